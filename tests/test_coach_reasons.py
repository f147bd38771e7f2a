"""The coach's reasons: what is told of two choices, from what came of each in the worlds that were looked into."""

import itertools
import re
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from fromagerie.coach.course import moments
from fromagerie.coach.hint import hint
from fromagerie.coach.judge import Budget
from fromagerie.engine.coaching import Comparison, Position
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.engine.model import Action
from fromagerie.engine.table import open_table
from fromagerie.engine.words import LANGUAGES
from fromagerie.games.cheese_mafia import model as mafia
from fromagerie.games.cheese_mafia.model import Choose, Expose, No, Plot, Revealed, Yes
from fromagerie.games.cheese_master.ai.coach import cheese_left, say_count
from fromagerie.games.cheese_master.model import Shown
from fromagerie.games.cheese_rescue.model import GameScored, Lying, Place, Removed
from fromagerie.games.cheez_tricks.model import NameTrump, Play, Played, RoundScored, TookTrick
from fromagerie.games.drole_de_fromage.ai.reasons import look_out
from fromagerie.games.drole_de_fromage.model import Step
from fromagerie.games.drole_de_fromage.pieces import SIZES, WAYS
from tests.coaching import WEIGHED, bot_game

NAMES = ("Anna", "Bea", "Carl")


def position_in(key: str, players: int = 3, **changes: Any) -> Position:
    """As the first seat sees it after the deal, but for the changes."""
    game = get_game(key)
    table = open_table(game, list(NAMES[:players]), game.options(), SeededDealer(1))
    view = msgspec.structs.replace(table.view(0), **changes)
    return Position(game, 0, view, table.events(0))


def reason(
    position: Position,
    played: Action,
    better: Action,
    of_played: Mapping[str, float],
    of_better: Mapping[str, float],
    language: str = "en",
) -> str:
    comparison = Comparison(position, played, better, of_played, of_better)
    return str(position.game.coaching.reason(comparison, position.game.words(language), NAMES))


@pytest.mark.parametrize("key", WEIGHED)
def test_a_hint_that_says_much_is_at_stake_says_why(key: str) -> None:
    game = get_game(key)
    course = moments(bot_game(game, ["greedy"] * 3, seed=5), game, 0)
    told = [
        hint(moment.position, moment.legal, NAMES, Budget(value=8, first=6, full=24, again=0))
        for moment in itertools.islice((moment for moment in course if len(moment.legal) > 1), 24)
    ]
    assert any(each.stake > 2 for each in told)
    for each in told:
        for language in LANGUAGES:
            assert each.stake <= 2 or each.reason[language].endswith(".")


# Cheez-Tricks


def test_a_card_thrown_away_is_told_by_the_trick_it_would_have_taken() -> None:
    position = position_in("cheez-tricks")
    observe = position.game.coaching.observe
    scored = RoundScored(1, [1, 2, 9], [0, 1, 2], [2, 2, 0], [2, 2, 0])
    kept = observe([Played(0, "S2"), TookTrick(1, 9, []), Played(0, "B7"), TookTrick(0, 10, []), scored], position)
    assert kept["wins B7"] == 1
    assert kept["takes"] == 0
    assert "wins S2" not in kept
    thrown = {"tricks": 0.0, "points": 0.0}
    said = reason(position, Play("B7"), Play("S2"), thrown, kept)
    assert said.startswith("Kept in hand, the Brie 7 still takes a trick in every case.")
    # Where no trick is gained by it, there is nothing to keep it for.
    assert "Kept" not in reason(position, Play("B7"), Play("S2"), {**thrown, "tricks": 1.0}, kept)


def test_a_jackpot_that_is_given_away_is_told_with_who_has_it() -> None:
    position = position_in("cheez-tricks")
    gives = {"three 2": 0.8, "points 2": 10.2, "points 1": 1.0}
    stops = {"three 2": 0.0, "points 2": 3.9, "points 1": 2.0}
    said = reason(position, Play("B8"), Play("S6"), gives, stops)
    assert said == (
        "All three cats, the jackpot, go to Carl in 80 of 100 cases; with the better choice in none. "
        "Carl makes 10.2 points in this round on average; with the better choice 3.9."
    )


def test_a_black_cat_and_its_own_trick_are_told_once() -> None:
    takes = {"cat BK02": 1.0, "takes": 1.0, "points": 2.9}
    ducks = {"points": 4.7, "takes": 0.0}
    now = reason(position_in("cheez-tricks", tricks=[0, 1, 0]), Play("P9"), Play("P2"), takes, ducks)
    assert "black cat" in now
    assert "this trick" not in now
    later = reason(position_in("cheez-tricks"), Play("P9"), Play("P2"), takes, ducks)
    assert "The Parmesan 9 takes this trick in every case; the Parmesan 2 in none." in later


def test_where_nothing_tells_them_apart_nothing_is_made_up() -> None:
    same = {"tricks": 1.3, "points": 2.6, "points 1": 2.0}
    said = reason(position_in("cheez-tricks"), Play("R2"), Play("R6"), same, same)
    assert said == "No single trick or cat decides it: many small differences add up."


def test_a_trump_is_told_by_its_tricks() -> None:
    said = reason(
        position_in("cheez-tricks"),
        NameTrump("S"),
        NameTrump("R"),
        {"tricks": 2.9, "takes": 0.2, "points": 2.8},
        {"tricks": 3.5, "takes": 0.9, "points": 3.6},
        "fr",
    )
    assert said.startswith("Plis remportés en moyenne avec le Roquefort comme atout\N{NO-BREAK SPACE}: 3,5")


# Cheese Rescue


def test_the_fate_of_cheese_is_told_by_its_cell() -> None:
    board = [Lying("f7", "3", 0), Lying("h8", "2", 2), Lying("e5", "M", None)]
    position = position_in("cheese-rescue", board=board)
    eaten = [Lying("f7", "3", 0), Lying("d8", "1", 0)]
    observed = position.game.coaching.observe([Removed(3, eaten), GameScored([2, 3, 5], [1, 1, 2])], position)
    assert observed["gone f7"] == observed["gone d8"] == 1
    assert observed["own eaten"] == 4
    better = {"gone h8": 0.35, "own": 6.0, "rival": 4.0}
    said = reason(position, Place("1", "d8"), Place("1", "g9"), observed, better)
    assert said == (
        "On d8 that 1-point cheese is eaten in every case; on g9 in none. "
        "Your 3-point cheese on f7 is eaten in every case; with the better choice in none. "
        "On average you end at 2.0 and the best of the others at 5.0; with the better choice at 6.0 and 4.0."
    )
    french = reason(position, Place("M", "d8"), Place("M", "g9"), {}, {"gone h8": 0.35}, "fr")
    assert french.startswith("Les souris mangent à Carl le fromage à 2\N{NO-BREAK SPACE}points en h8 dans")


def test_cheese_that_is_mostly_eaten_is_not_praised() -> None:
    position = position_in("cheese-rescue", board=[])
    mouse, cheese = Place("M", "d8"), Place("2", "g9")
    assert "2-point cheese on g9 is still there" in reason(position, mouse, cheese, {}, {"gone g9": 0.2})
    assert "g9" not in reason(position, mouse, cheese, {}, {"gone g9": 0.6})


# Cheese Mafia


def test_exposing_too_early_is_told_by_what_the_others_had() -> None:
    position = position_in("cheese-mafia")
    scored = mafia.RoundScored("failure", 0, [0, 1, 1], [-2, 0, 0], [1, 2, 2], [4, 6, 6])
    exposed = position.game.coaching.observe([Revealed([[], [], []], [24, 9, 30]), scored], position)
    assert (exposed["total"], exposed["low"], exposed["lowest"]) == (24, 9, 0)
    waited = {"total": 15.0, "low": 9.0, "lowest": 0.3, "gangsters": -0.8}
    assert reason(position, Expose(), Plot(), exposed, waited) == (
        "Exposing at 24, you are the lowest in no case: the lowest of the others has 9.0 on average. "
        "Plotting on, your hand comes down to 15.0 by the end of the round on average. "
        "Gangsters gained or lost by the end of the round, on average: −2.0; with the better choice −0.8."
    )


def test_a_card_that_is_let_go_of_is_told_with_what_it_does() -> None:
    passes = position_in("cheese-mafia", question="pass")
    assert reason(passes, Choose("RIP"), Choose("C7"), {}, {}).startswith(
        "Worth keeping: the Bent Cops. In hand, at an EXPOSE: you lose no gangsters"
    )
    # It is played for what it does, so nothing is let go of; and who would keep the Uncles?
    plays = position_in("cheese-mafia", question="play")
    assert "keeping" not in reason(plays, Choose("BAN"), Choose("C7"), {}, {})
    assert "keeping" in reason(passes, Choose("BAN"), Choose("C7"), {}, {})
    assert "keeping" not in reason(passes, Choose("TON"), Choose("C7"), {}, {})


def test_a_gangster_is_called_needless_only_if_some_are_left() -> None:
    position = position_in("cheese-mafia", question="pay", gangsters=[3, 6, 6])
    assert "no need" in reason(position, Yes(), No(), {}, {"gangsters": -0.5})
    assert "no need" not in reason(position, Yes(), No(), {}, {"gangsters": -2.5})
    assert "no gangster left" in reason(position, No(), Yes(), {"ruined": 0.5}, {"ruined": 0.1})


# Drôle de Fromage


def on_board(board: dict[str, str], mice: list[str], steps: int = 1) -> Position:
    """South to move, against north."""
    return position_in("drole-de-fromage", 2, board=board, mice=mice, turn=0, steps_left=steps, turns=2)


def test_what_a_mouse_may_bring_home_is_counted_by_the_die() -> None:
    outlook = look_out(on_board({"L1": "e7", "M1": "b3"}, ["e5", "b4"]), WAYS.index("N"))
    # From e4 it takes four steps to push e7 over the edge: only a star and a 2 or a 3 are as many.
    large, medium = SIZES.index("L"), 4
    assert outlook.odds[0][large] == pytest.approx(4 / 6 / 5)
    # Three steps north for the other mouse.
    assert outlook.odds[1][medium] == pytest.approx(2 / 6 + 4 / 6 / 5)
    assert outlook.ahead == 1


def test_what_the_others_can_take_next_is_told_with_its_cell_and_its_odds() -> None:
    position = on_board({"L1": "e2", "M1": "b7"}, ["e4", "f3"])
    said = reason(position, Step("W"), Step("N"), {}, {})
    assert said.startswith(
        "After the other way Bea can bring home the large piece on e2 with the next roll in 47 of 100 cases; "
        "after the better one in none."
    )


def test_a_piece_nobody_else_can_take_waits_for_the_bonus() -> None:
    position = on_board({"L1": "g8", "M1": "b5", "M2": "h5"}, ["g7", "c2"], steps=2)
    said = reason(position, Step("S"), Step("W"), {}, {})
    assert "the other at its best: 1 south, 1 " in said
    assert "The large piece on g8 can wait: nobody else can take it with one roll" in said
    # Early in a game there is no bonus to wait for.
    many = {f"M{number}": f"{column}3" for number, column in enumerate("abcdef", start=3)}
    early = on_board({"L1": "g8", "M1": "b5", "M2": "h5"} | many, ["g7", "c2"], steps=2)
    assert "can wait" not in reason(early, Step("S"), Step("W"), {}, {})


def test_a_mouse_in_front_of_the_cheese_is_told_to_get_behind_it() -> None:
    block = {"M1": "d5", "M2": "e5", "M3": "d6", "M4": "e6"}
    said = reason(on_board(block, ["g5", "a1"]), Step("S"), Step("N"), {}, {}, "fr")
    assert "Morceaux entre votre souris et votre côté" in said
    assert "4 après le meilleur chemin, 0 après l’autre" in said
    in_front = reason(on_board(block, ["g8", "a1"]), Step("W"), Step("N"), {}, {})
    assert "still in front of all the cheese: the better way gets it a row nearer" in in_front
    assert "in front" not in reason(on_board(block, ["g2", "a1"]), Step("W"), Step("N"), {}, {})


# Cheese Master


def test_the_count_of_a_roll_that_went_wrong_adds_up() -> None:
    words = get_game("cheese-master").words("en")
    for numbers in itertools.product(range(5), *[range(3)] * 5):
        shown = Shown(*numbers)
        said = say_count(shown, words)
        has, taken = re.match(r"The count: (\d+) cheese", said), re.findall(r"takes? (\d+)", said)
        assert (int(has[1]) if has else 0) - sum(map(int, taken)) == cheese_left(shown), said
    assert say_count(Shown(4, 1, 0, 1, 2, 3), words) == (
        "The count: 4 cheese, dogs leave 1 of 2 cats, cats leave 2 of 3 mice, the mouse king takes 1, mice take 2."
    )
