"""What bots are called: a cheese at the table, and with its level, in the reader's language, where seats are listed."""

from collections.abc import Sequence

import pytest

from fromagerie.bots import CHEATER, bots_for
from fromagerie.bots.levels import LEVELS
from fromagerie.bots.names import CHEESES, free_cheeses, name_all, say_bot, say_seats
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import all_games, get_game
from fromagerie.engine.journal import Journal, read_journal, write_journal
from fromagerie.engine.lesson import lesson_of
from fromagerie.engine.table import Table, open_table
from fromagerie.engine.words import LANGUAGES
from fromagerie.games.cheez_tricks.text import variety_name
from fromagerie.terminal.replay import tell
from fromagerie.terminal.shelf import tell_options
from tests.at_the_door import Run, Typist, read_saved

pytestmark = pytest.mark.once

KINDS = sorted({CHEATER, *(bot for game in all_games().values() for bot in bots_for(game))})
GAME = get_game("cheez-tricks")


def old_table(names: Sequence[str], bots: Sequence[str | None]) -> Table:
    kinds = {seat: bot for seat, bot in enumerate(bots) if bot}
    return open_table(GAME, list(names), GAME.options(), SeededDealer(7), bots=kinds)


def test_bots_are_called_as_was_agreed() -> None:
    # All masculine: whoever adds one looks it up, or "Feta (affiné)" is what people read.
    assert CHEESES == ("Gouda", "Comté", "Munster", "Chaource", "Beaufort", "Morbier", "Reblochon", "Livarot")
    assert max(max(game.player_counts) for game in all_games().values()) <= len(CHEESES)
    assert not [cheese for cheese in CHEESES if cheese[0] in "AEIOUYHÉ"], "one would say d’, not de"
    learners = {name for game in all_games().values() if (lesson := lesson_of(game)) for name in lesson.names}
    suits = {variety_name(suit, GAME.words(language)) for suit in "SRPB" for language in LANGUAGES}
    assert "Mimolette" in learners
    assert "Brie" in suits
    assert not {*learners, *suits} & {*CHEESES}


def test_no_bot_is_called_like_a_person_and_there_are_enough_names() -> None:
    assert name_all(["Anne", None, "gouda", None]) == ["Anne", "Comté", "gouda", "Munster"]
    assert len({*name_all([*CHEESES[:4], *[None] * 4])}) == 8
    cheeses = free_cheeses([])
    assert len({next(cheeses) for _ in range(20)}) == 20, "a game of more players has names for them too"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_of_every_game_has_its_words(language: str) -> None:
    named = [say_seats(["Gouda"], [kind], language)[0] for kind in KINDS]
    chosen = [say_bot(kind, language) for kind in KINDS]
    assert len({*named}) == len({*chosen}) == len(KINDS)
    assert not [said for said in (*named, *chosen) if "ismcts" in said.lower()]
    assert all(said == f"Gouda {said[6:].lower()}" for said in named), "within a name: no capitals"
    assert all(said[0].isupper() for said in chosen)


def test_levels_are_worded_for_who_reads() -> None:
    seats = ["Anne", "Gouda", "Comté"], [None, "ripe", "ismcts-100"]
    assert say_seats(*seats, "fr") == ["Anne", "Gouda (affiné)", "Comté (calculateur rapide)"]
    assert say_seats(*seats, "en") == ["Anne", "Gouda (ripe)", "Comté (quick thinker)"]
    assert [say_bot(level, "fr") for level in LEVELS] == [
        *("Caillé (le plus doux)", "Frais", "Affiné", "Vieux", "Extra-vieux (le plus fort)")
    ]
    assert [say_bot(level, "en") for level in LEVELS] == [
        *("Curd (the mildest)", "Fresh", "Ripe", "Aged", "Vintage (the strongest)")
    ]
    assert say_seats(["Gouda"], ["sly"], "fr") == ["Gouda (sly)"], "a bot that a game brought along"
    assert say_seats(["Anne", "Bob"], [], "fr") == ["Anne", "Bob"]


def test_a_new_journal_has_bare_names(run: Run) -> None:
    asked = ["play", "cheez-tricks", "--players", 3, "--bots", "ripe,greedy", "--seed", 1, "--lang", "fr"]
    said = run(*asked, typed=Typist("quit"))
    journal = read_saved("unfinished")
    assert (journal.seats, journal.bots) == (["Souris", "Gouda", "Comté"], [None, "ripe", "greedy"])
    assert "Autour de la table\N{NO-BREAK SPACE}: Souris, Gouda (affiné) et Comté (gourmand)." in said.out
    assert said.out.count("(affiné)") == 1, "sentences and boards have the bare name"


def test_an_old_journal_is_told_as_if_it_had_them_too() -> None:
    old = old_table(["Mouse (ripe)", "Edam (ripe)", "Feta (greedy)"], [None, "ripe", "greedy"])
    assert old.journal.seats[1] == "Edam (ripe)"
    assert old.names == ["Mouse (ripe)", "Edam", "Feta"]
    told = list(tell(read_journal(write_journal(old.journal)), GAME, None, None, "fr"))
    assert told[0] == "Cheez-Tricks, Mouse (ripe), Edam (affiné) et Feta (gourmand)"
    assert "Edam" in "".join(told[1:])
    assert "Edam (" not in "".join(told[1:])


@pytest.mark.parametrize("bots", [[], ["ripe"], [None, "ripe", "ripe", "ripe"]])
def test_a_journal_with_too_few_or_many_bots_still_has_a_name_for_each_seat(bots: list[str | None]) -> None:
    heading = old_table(["Anne", "Bob"], []).journal
    journal = Journal(**{field: getattr(heading, field) for field in heading.__struct_fields__} | {"bots": bots})
    assert journal.names == ["Anne", "Bob"]


def test_the_shelf_says_which_bots_can_be_asked_for() -> None:
    said = "\n".join(tell_options(GAME, "fr"))
    assert "--bots greedy" in said
    assert "curd       Caillé (le plus doux)" in said
    assert "ismcts-100 Calculateur rapide" in said
    assert "ismcts" not in "\n".join(tell_options(get_game("cheese-master"), "fr"))
