"""What earns a medal, and what does not."""

from fromagerie.engine.medals import Medal
from fromagerie.engine.model import Event
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.model import Fell, GameScored, Rolled, Stepped
from fromagerie.games.drole_de_fromage.tests.table import lay_ready, luck_of, put, sit_around, walk
from tests.table_helpers import handmade, seats_of, worthy

SOPHIE, NORA, WIM = 0, 1, 1  # at a table of two and of three


def given(key: str, *events: Event, players: int = 2) -> list[Medal]:
    return [medal for medal in GAME.medals(handmade(*events, players=players)) if medal.key == key]


def scored(*harvest: str, wormy: str = "", points: list[int] | None = None, game: int = 1) -> GameScored:
    pieces = [each.split() for each in harvest]
    return GameScored(game, 1, pieces, wormy.split(), points or [0] * len(pieces), [0] * len(pieces))


def stepped(seat: int, *pushed: str) -> Stepped:
    return Stepped(seat, "N", "e4", list(pushed), 0)


def test_most_worms_are_two_at_least_and_tease() -> None:
    [medal] = given("most-worms", scored("L1 L2 M1", "S1 M2", wormy="L1 L2 M2"))
    assert (medal.seat, medal.facts, medal.mocks) == (SOPHIE, {"worms": 2}, True)
    assert given("most-worms", scored("L1 S2", "S1 M2", wormy="L1 M2")) == []
    series = [scored("L1", "S1", wormy="L1", game=1), scored("L2", "S1", wormy="L2", game=2)]
    assert seats_of(given("most-worms", *series)) == [SOPHIE], "in all games of a series"


def test_the_longest_train_is_three_pieces_at_least() -> None:
    pushes = [stepped(0, "L1"), stepped(1, "L1", "M1", "M2"), stepped(0, "L1", "M1", "M2", "S1")]
    [medal] = given("longest-train", *pushes)
    assert (medal.seat, medal.entry, medal.facts) == (SOPHIE, 3, {"pieces": 4})
    assert seats_of(given("longest-train", *pushes[:2])) == [NORA]
    assert given("longest-train", stepped(0, "L1", "M1")) == []


def test_the_kindest_push_gives_somebody_else_the_largest_good_piece() -> None:
    to_wim, to_nobody, to_herself = (Fell("L1", "W", seat) for seat in (WIM, None, SOPHIE))
    [medal] = given("kindest-push", stepped(0, "L1"), to_wim, scored("", "L1", ""), players=3)
    assert (medal.seat, medal.entry, medal.facts) == (SOPHIE, 2, {"size": "L", "other": WIM})
    for fell, wormy in ((to_wim, "L1"), (to_nobody, ""), (to_herself, "")):
        assert given("kindest-push", stepped(0, "L1"), fell, scored("", "", "", wormy=wormy), players=3) == []
    small = Fell("S1", "N", 2)
    larger = given("kindest-push", stepped(1, "S1"), small, stepped(0, "L1"), to_wim, scored("", "L1", "S1"), players=3)
    assert seats_of(larger) == [SOPHIE]


def test_a_piece_is_good_or_wormy_in_its_own_game_of_a_series() -> None:
    first = (stepped(0, "L1"), Fell("L1", "N", NORA), scored("", "L1"))
    second = (stepped(1, "L1"), Fell("L1", "S", SOPHIE), scored("L1", "", wormy="L1", game=2))
    assert seats_of(given("kindest-push", *first, *second)) == [SOPHIE]


def test_a_lucky_star_is_the_most_stars_and_two_at_least() -> None:
    rolls = [Rolled(0, ["*", "*", "3"], 6, False), Rolled(1, ["*", "1"], 2, False), Rolled(0, ["2"], 2, False)]
    [medal] = given("lucky-star", *rolls)
    assert (medal.seat, medal.entry, medal.facts) == (SOPHIE, 1, {"stars": 2})
    assert given("lucky-star", *rolls[1:]) == []


def test_a_clean_plate_has_three_pieces_and_no_worm() -> None:
    assert seats_of(given("clean-plate", scored("L1 L2 M1", "S1 M2 M3 S2", wormy="L1"))) == [NORA]
    assert seats_of(given("clean-plate", scored("L1 L2 M1", "S1 M2 M3 S2"))) == [NORA, SOPHIE], "the fullest first"
    assert given("clean-plate", scored("L1 L2", "S1 M2 M3", wormy="M2")) == []


def test_a_comeback_takes_a_series() -> None:
    lost, won = scored("", "", points=[0, 6]), scored("", "", points=[9, 1], game=2)
    [medal] = given("comeback", lost, won)
    assert (medal.seat, medal.entry, medal.facts) == (SOPHIE, 1, {"behind": 6})
    assert given("comeback", won) == []


def test_a_whole_game_at_a_table() -> None:
    """Sophie pushes four pieces north in a row: each falls to Nora, who bites into the first two."""
    board = put({"e5": "S", "a8": "N", "e4": "3", "e3": "3", "e2": "3", "e1": "3"})
    table = sit_around(board, worms=(2, 0, 0), rolls="* * 3 1 1 1", max_turns=1)
    lay_ready(luck_of(table), undersides="wormy wormy good good")
    walk(table, "N N N N")
    assert table.over
    assert seats_of(worthy(table, "longest-train")) == [SOPHIE]
    [worms] = worthy(table, "most-worms")
    assert (worms.seat, worms.facts) == (NORA, {"worms": 2})
    [star] = worthy(table, "lucky-star")
    assert (star.seat, star.entry, star.facts) == (SOPHIE, 1, {"stars": 2})
    kind = worthy(table, "kindest-push")
    assert {(medal.seat, medal.facts["other"]) for medal in kind} == {(SOPHIE, NORA)}
    assert GAME.say_medal(kind[0], GAME.words("en"), table.names) == (
        "Sophie pushed Nora a large piece, and there was no worm in it."
    )
