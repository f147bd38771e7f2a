"""What earns a medal, and what does not, in drawings as in table.py.

Which of the players lays an animal is found by `play_square`; the tests read it off the table.
"""

from fromagerie.engine.table import Table
from fromagerie.games.cheese_rescue import GAME
from fromagerie.games.cheese_rescue.model import GameScored, Lying, Placed, Removed
from fromagerie.games.cheese_rescue.tests.table import ANNE, BOB, play_square, told
from tests.table_helpers import handmade, seats_of, worthy


def layer(table: Table, cell: str) -> int:
    """Who laid the card on this cell."""
    return next(event.seat for event in told(table, Placed) if event.cell == cell)


def cell(row: int, column: int) -> str:
    """A cell by its place in a drawing of three by three, with the start card in the middle."""
    return f"{'cde'[column]}{row + 3}"


def test_a_good_shepherd_saved_own_cheese_with_a_cat_of_their_own() -> None:
    laid = [Placed(ANNE, "2", "c3"), Placed(BOB, "M", "d3"), Placed(ANNE, "C", "e3"), Placed(BOB, "1", "c5")]
    caught = Removed(2, [Lying("d3", "M", None)])
    [medal] = [m for m in GAME.medals(handmade(*laid, caught, players=2)) if m.key == "good-shepherd"]
    assert (medal.seat, medal.facts) == (ANNE, {"cheeses": 1, "points": 2})
    theirs = [*laid[:2], Placed(BOB, "C", "e3"), laid[3]]
    assert "good-shepherd" not in keys(*theirs, caught)
    assert "good-shepherd" not in keys(laid[0], laid[2], laid[3]), "there was no mouse to be saved from"


def test_every_mouse_beside_the_cheese_must_be_the_shepherds() -> None:
    laid = [Placed(ANNE, "2", "d4"), Placed(BOB, "M", "d3"), Placed(ANNE, "C", "d2"), Placed(BOB, "M", "d5")]
    gone = Removed(2, [Lying("d3", "M", None), Lying("d5", "M", None)])
    assert "good-shepherd" in keys(*laid, Placed(ANNE, "C", "d6"), gone)
    assert "good-shepherd" not in keys(*laid, Placed(BOB, "C", "d6"), gone)


def keys(*events: Placed | Removed | GameScored) -> list[str]:
    return [medal.key for medal in GAME.medals(handmade(*events, players=2))]


def test_the_hungriest_mouse_had_two_cheeses_of_others_at_least() -> None:
    table = play_square(
        """
        B1 M  B2
        A1 *  A1
        D  D  D
        """
    )
    assert layer(table, cell(0, 1)) == ANNE
    [medal] = worthy(table, "hungriest-mouse")
    assert (medal.seat, medal.entry, medal.facts) == (ANNE, table.version, {"cheeses": 2, "points": 3})


def test_a_mouse_is_not_hungry_for_its_own_cheese_or_a_single_one() -> None:
    laid = [Placed(BOB, "1", "c3"), Placed(ANNE, "M", "d3"), Placed(BOB, "2", "e3"), Placed(ANNE, "1", "d4")]
    eaten = [Lying("c3", "1", BOB), Lying("e3", "2", BOB), Lying("d4", "1", ANNE)]
    [medal] = [m for m in GAME.medals(handmade(*laid, Removed(3, eaten), players=2)) if m.key == "hungriest-mouse"]
    assert (medal.seat, medal.facts) == (ANNE, {"cheeses": 2, "points": 3}), "its own cheese does not count"
    assert "hungriest-mouse" not in keys(*laid[:2], Removed(3, eaten[:1]))


def test_friendly_fire_is_ones_own_mouse_at_ones_own_cheese() -> None:
    laid = [Placed(ANNE, "3", "c3"), Placed(ANNE, "M", "d3"), Placed(BOB, "1", "e3")]
    eaten = [Lying("c3", "3", ANNE), Lying("e3", "1", BOB)]
    [medal] = [m for m in GAME.medals(handmade(*laid, Removed(3, eaten), players=2)) if m.key == "friendly-fire"]
    assert (medal.seat, medal.facts, medal.mocks) == (ANNE, {"cheeses": 1, "points": 3}, True)
    theirs = [laid[0], Placed(BOB, "M", "d3"), laid[2]]
    [medal] = [m for m in GAME.medals(handmade(*theirs, Removed(3, eaten), players=2)) if m.key == "friendly-fire"]
    assert medal.seat == BOB
    caught = Removed(2, [Lying("d3", "M", None)])
    assert "friendly-fire" not in keys(*laid, caught), "a caught mouse eats nothing"


def test_the_last_cheese_standing_is_the_only_one_somebody_has_left() -> None:
    table = play_square(
        """
        A3 D  B1
        D  *  B1
        D  D  D
        """
    )
    assert seats_of(worthy(table, "last-cheese")) == [ANNE]
    assert worthy(table, "last-cheese")[0].facts == {"points": 3}
    assert worthy(table, "friendly-fire") == worthy(table, "hungriest-mouse") == worthy(table, "good-shepherd") == []
