"""What is said of the game, in both languages: cards by name, nothing as nothing, and what is only reconstructed."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from fromagerie.engine.model import Claimed, Event
from fromagerie.engine.words import LANGUAGES
from fromagerie.games.cheese_mafia import GAME, CheeseMafiaGame
from fromagerie.games.cheese_mafia.model import Events, Found, Gained, Lost, RoundScored, Searched, Stole
from fromagerie.games.cheese_mafia.talk import ClaimCardOf
from fromagerie.games.cheese_mafia.tests.table import BOSSES, VITO, design_game, look, play, printed_cards, sit
from fromagerie.games.cheese_mafia.text import WAYS_TO_PUT_IT, card_name, in_sentence, signed

NAMES = BOSSES[:3]
CARDS = list(GAME.box.cards)
AN_ID = re.compile(rf"(?<!\[)\b({'|'.join(CARDS)})\b(?!\])")
A_CAPITAL = re.compile(r"[a-zé,] (The|Le|La|Les) (?=[A-ZÉ])|[a-zé,] L’(?=[A-Z])")
BOUND = re.compile(r"\b(de|à) (le|les)\b")

# What fields of events hold, for a sentence with this card.
FACTS: dict[str, Any] = {"way": "left", "outcome": "success", "by": "count"}


def events_about(card: str) -> Iterator[Event]:
    """Every event there is, about this card wherever one is named."""
    for kind in get_args(Events):
        facts: dict[str, Any] = {}
        for field in msgspec.structs.fields(kind):
            if "str" in str(field.type) and field.name != "hands" and "list" in str(field.type):
                facts[field.name] = [card] * 3
            elif field.name in FACTS:
                facts[field.name] = FACTS[field.name]
            elif field.name in ("card", "cancelled"):
                facts[field.name] = card
            elif field.name == "hands":
                facts[field.name] = [[card] * 3] * 3
            elif "list" in str(field.type):
                facts[field.name] = [0, 1, 2]
            else:
                facts[field.name] = 1
        facts |= {"raid": True} if "raid" in facts else {}
        yield msgspec.convert(facts, kind, strict=False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_event_calls_a_card_by_its_name_as_one_does_in_a_sentence(card: str, language: str) -> None:
    words = GAME.words(language)
    name = card_name(card, GAME.box, words)
    told = [GAME.say_event(event, words, NAMES) for event in events_about(card)]
    assert sum(name.lower() in sentence.lower() for sentence in told) >= 14
    for sentence in told:
        assert not AN_ID.search(sentence), sentence
        assert not A_CAPITAL.search(sentence), sentence
        assert not BOUND.search(sentence), sentence


def test_a_card_in_a_sentence_has_a_small_article() -> None:
    said = {language: [card_name(card, GAME.box, GAME.words(language)) for card in CARDS] for language in LANGUAGES}
    assert {"le Passeur (7)", "l’Avocate", "la Guerre des Gangs", "les Tontons Schlingueurs"} <= set(said["fr"])
    assert {"the Gunman (2)", "the Trader (5)", "the Courier (10)", "the Lawyer"} <= set(said["en"])
    assert in_sentence("") == ""


def test_nothing_is_said_as_nothing() -> None:
    said = [
        GAME.say_event(event, GAME.words(language), NAMES)
        for language in ("en", "fr")
        for event in (Stole(0, 1, 0, 0), Lost(0, 0, 0), Gained(0, 0, 0), Lost(0, 0, 1), Stole(0, 1, 1, 2))
    ]
    assert said[:5] == [
        "Vito steals nothing from Carla.",
        "Vito loses nothing.",
        "Vito gains nothing.",
        "Vito loses 1 gangster.",
        "Vito steals 1 cheese and 2 gangsters from Carla.",
    ]
    assert [sentence.replace("\u00a0", " ") for sentence in said[5:]] == [
        "Vito ne vole rien à Carla.",
        "Vito ne perd rien.",
        "Vito ne gagne rien.",
        "Vito perd 1 gangster.",
        "Vito vole 1 fromage et 2 gangsters à Carla.",
    ]


def test_a_loss_has_a_true_minus_and_counts_no_gangsters_by_one() -> None:
    assert [signed(number) for number in (-2, -1, 0, 3)] == ["−2", "−1", "±0", "+3"]
    scored = RoundScored("success", 0, [3, 0, 0], [0, -1, -2], [4, 1, 1], [6, 5, 4])
    assert "−1 gangsters" not in GAME.say_event(scored, GAME.words("en"), NAMES)
    assert "gangsters −1, now 5" in GAME.say_event(scored, GAME.words("en"), NAMES)


@pytest.mark.rule("6.7")
def test_the_table_hears_a_kind_and_two_hear_a_card() -> None:
    french = GAME.words("fr")
    said = [GAME.say_event(Searched(0, 1, special), french, NAMES).replace("\u00a0", " ") for special in (False, True)]
    assert said == [
        "Vito tire une carte au hasard chez Carla : c’est une carte numérotée.",
        "Vito tire une carte au hasard chez Carla : c’est une carte spéciale !",
    ]
    assert "le Banquier" in GAME.say_event(Found(0, 1, "BAN"), french, NAMES)


@pytest.mark.parametrize(("typed", "means"), [("G", "L"), ("g", "L"), ("D", "R"), (" d ", "R"), ("L", "L"), ("R", "R")])
def test_left_and_right_may_be_typed_in_french(typed: str, means: str) -> None:
    table = sit("C1 C2 C4 | C9 C5 C6 | C7 C8 C10", draws="C7")
    play(table, "P C7")
    assert GAME.read(typed, look(table, VITO)) == [GAME.action_typed[means]]
    words = GAME.words("fr")
    board = GAME.board(look(table, VITO), table.legal(VITO), words, NAMES)
    assert "[G] gauche, [D] droite" in " ".join(board.replace("\u00a0", " ").split())


def test_a_card_called_g_is_that_card() -> None:
    game = design_game(printed_cards() | {"G": printed_cards()["C1"]})
    assert game.notation(game.read("g", look(sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9"), VITO))[0]) == "G"


# What is only reconstructed

RECONSTRUCTED = [card for card in CARDS if card != "AVO"]
# Clauses about what nobody has seen printed.
CLAUSES = "1.3 5.1 5.2 5.3 5.4 5.6 5.7 5.8 5.9 5.10 5.12 5.13 6.2 6.5 6.6 6.8 6.9 6.12 6.13 6.15"
# What the rulebook says itself, or says with other words.
PRINTED = (
    "1.1 1.5 2.2 2.4 2.7 3.1 3.2 3.3 3.4 3.7 3.8 3.9 4.6 6.1 6.3 7.1 7.2 7.3 7.4 7.6 8.1 8.3 9.1 9.3 9.5 9.6 9.7 10.3"
)


def test_every_part_of_the_box_has_a_status() -> None:
    assert set(GAME.status) == set(GAME.part_ids(GAME.box)) == {*CARDS, "deck", "badges", "stakes"}
    assert GAME.reconstructed == [*RECONSTRUCTED, "badges"]
    assert {part for part, status in GAME.status.items() if status == "found"} == {"AVO", "deck"}
    for language in LANGUAGES:
        words = GAME.words(language)
        named = [GAME.say_part(part, words) for part in GAME.part_ids(GAME.box)]
        assert len(set(named)) == len(named) == 22
    assert GAME.say_part("TON", GAME.words("fr")) == "Les Tontons Schlingueurs"


@pytest.mark.parametrize(("language", "mark"), [("en", "(reconstructed"), ("fr", "(reconstitué")])
def test_the_rules_mark_every_card_and_clause_that_is_reconstructed(language: str, mark: str) -> None:
    rules = GAME.rules(language)
    marked = re.findall(r"^\| (\w+) \| [^|]* ° \|", rules, re.MULTILINE)
    assert marked == RECONSTRUCTED
    assert re.search("^° reconst", rules, re.MULTILINE)
    clauses = dict(re.findall(r"^\*\*([\d.]+)\*\* (.*)$", rules, re.MULTILINE))
    assert [clause for clause, said in clauses.items() if mark in said] == CLAUSES.split()
    for clause in PRINTED.split():
        assert "our ruling" not in clauses[clause], clause
        assert "notre décision" not in clauses[clause], clause


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_the_board_marks_a_card_that_is_reconstructed_and_says_what_the_mark_means(card: str, language: str) -> None:
    words = GAME.words(language)
    board = GAME.board(look(sit(f"{card} C1 C2 | C4 C5 C6 | C7 C8 C9"), VITO), [], words, NAMES)
    title = GAME.say_part(card, words)
    assert (f"{title}°" in board) == (card in RECONSTRUCTED)
    assert words("board-reconstructed") in board
    for line in board.splitlines():
        assert len(line) <= 100


def test_a_designers_own_cards_carry_no_mark(tmp_path: Path) -> None:
    box = GAME.box_file.read_text(encoding="utf-8")
    status = box[box.index("\n[status]\n") : box.index("\n[table]\n")]
    file = tmp_path / "box.toml"
    file.write_text(box.replace(status, ""), encoding="utf-8")
    game = CheeseMafiaGame(file)
    assert (game.box_hash, game.reconstructed) == (GAME.box_hash, [])
    board = game.board(look(sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9"), VITO), [], GAME.words("en"), NAMES)
    assert "The Racketeer " in board
    assert "°" not in board


@pytest.mark.parametrize(
    ("name", "en", "fr"),
    [
        ("Gouda", "booms", "tonne"),
        ("Beaufort 2", "murmurs", "murmure"),
        ("Morbier", "chatters", "papote"),
        ("Livarot", "grumbles", "grommelle"),
        ("Anne", "says", "dit"),
    ],
)
def test_a_cheese_says_it_in_its_own_voice(name: str, en: str, fr: str) -> None:
    said = [GAME.say_event(Claimed(0, "<10"), GAME.words(language), [name]) for language in ("en", "fr")]
    assert said[0].startswith(f"{name} {en}: ")
    assert said[1].startswith(f"{name} {fr}\N{NO-BREAK SPACE}: ")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["Gouda", "Comté", "Munster", "Livarot"])
def test_a_cheese_has_several_ways_to_put_the_same_thing(name: str, language: str) -> None:
    words, names = GAME.words(language), [name, "Anne", "Brie"]
    said = [
        GAME.say_event(Claimed(0, GAME.notation(claim), moves), words, names)
        for claim in GAME.claims
        if not isinstance(claim, ClaimCardOf) and getattr(claim, "seat", None) in (None, 1, 2)
        for moves in range(WAYS_TO_PUT_IT)
    ]
    assert len(set(said)) == len(said) > 40
    # No longer than what bubbles have room for on a phone, whoever boomed or murmured it.
    assert max(map(len, said)) <= 96
