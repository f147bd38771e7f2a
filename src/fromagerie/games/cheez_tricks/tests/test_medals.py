"""What earns a medal, and what does not."""

import pytest

from fromagerie.engine.medals import Medal
from fromagerie.games.cheez_tricks import GAME
from fromagerie.games.cheez_tricks.model import RoundScored
from fromagerie.games.cheez_tricks.tests.table import HUNGRY, JERRY, MINNIE, PINKY, REMY, play_drawing
from tests.table_helpers import handmade, seats_of, worthy

# Jerry takes two tricks, the first of them; Remy the last.
THREE_TRICKS = """
    Jerry   Pinky    Remy
     >R9*      R1      R2
     >P9*      P1      P2
      >B1      B2     B7*
"""
# Pinky cannot follow and takes two high cards with the Swiss 1, which is trump.
TRUMPED = """
    Jerry   Pinky    Remy
      >R9     S1*      R8
      B1    >P2*      P1
"""


def rounds(*cats: list[int], totals: list[list[int]] | None = None) -> list[Medal]:
    """The medals of a game of which only this is known: the cats of everybody, round by round."""
    players = len(cats[0])
    scored = [
        RoundScored(number, [1] * players, cats, [2] * players, (totals or [[0] * players] * 9)[number - 1])
        for number, cats in enumerate(cats, start=1)
    ]
    return GAME.medals(handmade(*scored, players=players))


def given(medals: list[Medal], key: str) -> list[Medal]:
    return [medal for medal in medals if medal.key == key]


def test_three_cats_in_one_round() -> None:
    [medal] = worthy(play_drawing(THREE_TRICKS, cats="BK01 BK02 WH2"), "three-cats")
    assert (medal.seat, medal.facts["round"]) == (JERRY, 1)
    assert medal.facts["points"] == 6
    assert worthy(play_drawing(THREE_TRICKS, cats="BK01 BK02 SIP8"), "three-cats") == []


def test_three_cats_in_several_rounds_are_not_three_in_one() -> None:
    assert given(rounds([1, 0], [2, 0]), "three-cats") == []
    [medal] = given(rounds([0, 0], [0, 3]), "three-cats")
    assert (medal.seat, medal.entry) == (PINKY, 2)


def test_no_cat_all_game_goes_first_to_whoever_took_most_tricks() -> None:
    assert seats_of(worthy(play_drawing(THREE_TRICKS, cats=HUNGRY), "no-cat")) == [JERRY, REMY, PINKY]
    assert seats_of(worthy(play_drawing(THREE_TRICKS, cats="BK01 SIR8 SIP8"), "no-cat")) == [REMY, PINKY]
    assert given(rounds([0, 1], [1, 0]), "no-cat") == []


def test_the_smallest_card_of_a_trick_takes_it() -> None:
    table = play_drawing(TRUMPED)
    [medal] = worthy(table, "smallest-card")
    assert (medal.seat, medal.facts) == (PINKY, {"card": "S1", "caught": 17})
    assert medal.entry == 4, "the deal, and the three cards of the trick"
    assert GAME.say_medal(medal, GAME.words("en"), table.names) == (
        "With the Swiss 1, the smallest in the trick, Pinky took cards that add up to 17."
    )
    assert worthy(play_drawing(THREE_TRICKS), "smallest-card") == []


@pytest.mark.parametrize(
    ("cats", "magnets"),
    [
        (([2, 0], [2, 0]), [JERRY]),
        (([2, 0], [1, 0]), []),  # not many
        (([2, 2], [2, 2]), []),  # nobody more than the other
        (([0, 0, 0, 3], [1, 0, 0, 3]), [MINNIE]),
    ],
)
def test_a_cat_magnet_has_more_cats_than_anybody_else(cats: tuple[list[int], ...], magnets: list[int]) -> None:
    found = given(rounds(*cats), "cat-magnet")
    assert seats_of(found) == magnets
    assert all(medal.mocks for medal in found)


def test_the_best_comeback_is_that_of_a_winner_who_was_last() -> None:
    none = [0, 0, 0]
    [medal] = given(rounds(none, none, none, totals=[[2, 6, 4], [6, 8, 8], [14, 9, 9]]), "comeback")
    assert (medal.seat, medal.entry, medal.facts) == (JERRY, 1, {"behind": 4})
    assert given(rounds(none, none, totals=[[4, 6, 2], [14, 9, 9]]), "comeback") == [], "never last"
    assert given(rounds(none, none, totals=[[5, 6, 5], [14, 9, 9]]), "comeback") == [], "hardly behind"
