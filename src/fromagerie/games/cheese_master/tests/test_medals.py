"""What earns a medal, and what does not."""

from fromagerie.engine.medals import Medal
from fromagerie.engine.table import Table
from fromagerie.games.cheese_master import GAME
from fromagerie.games.cheese_master.model import RoundEnded, Shown
from fromagerie.games.cheese_master.tests.table import (
    ADRIEN,
    CHARLIE,
    MAEVA,
    give_points,
    play_round,
    race,
    sit,
    throw,
)
from tests.table_helpers import handmade, seats_of, worthy


def raced(table: Table, *ms: int) -> dict[int, int]:
    """How long the moves of races took, one after the other."""
    answers = [number for number, entry in enumerate(table.journal.entries, start=1) if "@" in entry.do]
    return dict(zip(answers, ms, strict=True))


def last_round() -> Table:
    """Two cheeses are left: Charlie is right, Adrien and Maeva are not, Johan is too slow, and Charlie wins."""
    table = sit(4)
    give_points(table, "2 1 2 1")
    play_round(table, "A5 AW C2 CW M3 MW")
    assert table.over
    return table


def test_the_fastest_right_answer_is_timed_and_right() -> None:
    table = last_round()
    [medal] = worthy(table, "fastest-answer", raced(table, 700, 900, 1200, 1460, 1500, 1800))
    assert (medal.seat, medal.facts) == (CHARLIE, {"seconds": 1.46})
    assert table.journal.entries[medal.entry - 1].do.startswith("W")
    assert worthy(table, "fastest-answer") == [], "nobody knows how quick it was"
    some = raced(table, 700, 900, 1200, 1460, 1500, 1800)
    del some[max(some)]
    assert worthy(table, "fastest-answer", some) == [], "nobody knows whether it was the quickest"
    assert GAME.say_medal(medal, GAME.words("fr"), table.names).startswith("Charlie a juste en 1,46")


def test_by_a_whisker_is_under_a_tenth_of_a_second() -> None:
    table = last_round()
    [medal] = worthy(table, "whisker", raced(table, 700, 900, 950, 999, 1500, 1600))
    assert (medal.seat, medal.facts) == (ADRIEN, {"ms": 99, "other": CHARLIE})
    [medal] = worthy(table, "whisker", raced(table, 700, 900, 950, 999, 1000, 1001))
    assert (medal.seat, medal.facts) == (CHARLIE, {"ms": 2, "other": MAEVA}), "the closest of them"
    assert worthy(table, "whisker", raced(table, 700, 900, 950, 1000, 1500, 1600)) == []
    assert worthy(table, "whisker") == []


def ended(right: list[int], wrong: list[int], without: int, points: list[int] | None = None) -> RoundEnded:
    players = len(right) + len(wrong) + 1
    shown = Shown(2, 0, 0, 0, 0, 0)
    return RoundEnded(1, [], shown, 2, right, wrong, without, [None] * players, [0] * players, points or [5] * players)


def given(key: str, *rounds: RoundEnded, players: int = 3) -> list[Medal]:
    return [medal for medal in GAME.medals(handmade(*rounds, players=players)) if medal.key == key]


def test_the_longest_row_of_right_answers_is_three_at_least() -> None:
    both, adrien, charlie = ended([0, 1], [], 2), ended([0], [1], 2), ended([1], [0], 2)
    [medal] = given("longest-row", both, adrien, both, charlie)
    assert (medal.seat, medal.entry, medal.facts) == (ADRIEN, 3, {"n": 3})
    assert given("longest-row", both, adrien, charlie, both) == []
    assert seats_of(given("longest-row", both, both, both)) == [ADRIEN, CHARLIE]
    assert given("longest-row", both, both, ended([2], [1], 0), both) == [], "too slow is not right"


def test_a_trigger_finger_grabbed_the_most_wheels_too_early() -> None:
    table = sit(4)
    give_points(table, "7 1 1 1")
    throw(table)
    race(table, "AW AW CW MW JW")
    assert table.over
    [medal] = worthy(table, "trigger-finger")
    assert (medal.seat, medal.facts, medal.mocks) == (ADRIEN, {"n": 2}, True)
    assert worthy(last_round(), "trigger-finger") == []


def test_a_comeback_was_last_of_those_still_in_the_game() -> None:
    out = ended([0], [1], 2, points=[2, 6, 0])
    [medal] = given("comeback", out, ended([0], [1], 2, points=[2, 0, 0]))
    assert (medal.seat, medal.facts) == (ADRIEN, {"behind": 4})
    assert given("comeback", ended([0], [1], 2, points=[4, 3, 0]), ended([0], [1], 2, points=[4, 0, 0])) == []
