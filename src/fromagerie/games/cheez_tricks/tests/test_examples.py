"""The examples of the printed rulebook, with its four mice. Columns are hands, rows are tricks; > leads, * takes."""

from fromagerie.engine.table import Table
from fromagerie.games.cheez_tricks import GAME
from fromagerie.games.cheez_tricks.model import RoundScored, TookTrick
from fromagerie.games.cheez_tricks.tests.table import (
    JERRY,
    MICE,
    MINNIE,
    PINKY,
    REMY,
    can_play,
    list_captives,
    play,
    play_drawing,
    told,
)

# Examples 1 to 3 are one after the other; the rulebook's "Gorgonzola 10" can only be the Roquefort 10.
THREE_TRICKS = """
    Jerry   Pinky    Remy  Minnie
      >B7      B5     B9*      B2
       R9      B3     >P6     P8*
      R10      S2     S6*     >P1
"""


def test_example_1_the_highest_brie_takes_a_trick_of_brie() -> None:
    table = play_drawing(THREE_TRICKS, trump="S")
    assert told(table, TookTrick)[0] == TookTrick(seat=REMY, nth=1, cards=["B7", "B5", "B9", "B2"])


def test_example_2_without_trump_the_highest_parmesan_takes_whatever_else_is_thrown_in() -> None:
    table = play_drawing(THREE_TRICKS, trump="S")
    assert told(table, TookTrick)[1] == TookTrick(seat=MINNIE, nth=2, cards=["P6", "P8", "R9", "B3"])


def test_example_3_the_highest_trump_takes() -> None:
    table = play_drawing(THREE_TRICKS, trump="S")
    assert told(table, TookTrick)[2] == TookTrick(seat=REMY, nth=3, cards=["P1", "R10", "S2", "S6"])


def test_examples_2_and_3_a_mouse_without_parmesan_may_play_anything() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy  Minnie
          >B7      B5     B9*      B2
           R9      B3      P6      P8
          R10      S2      S6      P1
        """
    )
    play(table, "P6 P8")
    assert can_play(table, JERRY) == "R9 R10"
    play(table, "R9")
    assert can_play(table, PINKY) == "S2 B3"


# The little examples beside each family of cats.


def test_the_black_cat_7_captures_the_winner_of_the_seventh_trick() -> None:
    assert list_captives(play_whole_round("BK07 WH3 SIP7"))["BK07"] == ["Jerry"]


def test_the_white_cat_3_captures_the_first_to_three_tricks() -> None:
    assert list_captives(play_whole_round("BK07 WH3 SIP7"))["WH3"] == ["Pinky"]


def test_the_siamese_cat_captures_whoever_takes_the_parmesan_7() -> None:
    assert list_captives(play_whole_round("BK07 WH3 SIP7"))["SIP7"] == ["Remy"]


def test_the_grey_cat_8_captures_whoever_won_the_most_eights() -> None:
    assert list_captives(play_whole_round("GR08 ORB TX3"))["GR08"] == ["Remy"]


def test_the_orange_cat_captures_whoever_won_the_fewest_brie() -> None:
    assert list_captives(play_whole_round("GR08 ORB TX3"))["ORB"] == ["Minnie"]


def test_the_tuxedo_cat_3_captures_whoever_ends_with_three_tricks() -> None:
    assert list_captives(play_whole_round("GR08 ORB TX3"))["TX3"] == ["Pinky"]


def play_whole_round(cats: str) -> Table:
    """Ten tricks that are the same whatever cats look on."""
    return play_drawing(
        """
        Jerry   Pinky    Remy  Minnie
        >P10*      B6      P9      P5
         >P8*      R9      P1      P2
          >S5     S9*      S4      S1
           B5    >B7*      B1      B2
           R3    >B9*      R6      P4
           P6     >B4      S2    S10*
          S7*      R5      S3     >S6
        >R10*     B10      P3      R4
          >R1      B3     S8*      R8
           R7      B8    >P7*      R2
        """,
        game=GAME,
        cats=cats,
    )


# The longer examples tell whole rounds.


def test_example_4_a_black_a_siamese_and_a_grey_cat_that_takes_both_who_tie() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy  Minnie
          >P3      P1      P5     P8*
           R1    R10*      R2     >R5
           B6     >B4     B8*      B1
           P4      R4    >R8*      R7
          S3*      R9     >R3      S1
          >B3     B10    S10*      B5
           S6      P7     >R6     S8*
           B9     S9*      S2     >S4
           P2    >P10     S7*      P6
           B7      P9    >S5*      B2
        """,
        game=GAME,
        cats="BK05 SIR8 GR06",
        trump="S",
    )
    assert told(table, TookTrick)[4].seat == JERRY
    assert told(table, TookTrick)[3].seat == REMY
    assert "R8" in told(table, TookTrick)[3].cards
    assert count_won(table, "6") == {"Jerry": 0, "Pinky": 0, "Remy": 2, "Minnie": 2}
    assert list_captives(table) == {"BK05": ["Jerry"], "SIR8": ["Remy"], "GR06": ["Remy", "Minnie"]}


def test_example_5_a_white_an_orange_and_a_tuxedo_cat() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy  Minnie
          >R7    R10*      R4      R3
           P1    >P7*      P2      P6
           S5     >S8     S9*      S3
           R5      R2     >R8     R9*
           B6      B7      B1   >B10*
         S10*      S7      B2     >S2
          >P3      P8    P10*      P5
          B8*      P4     >B3      B5
          >S4      R6      B4     S6*
          S1*      R1      B9     >P9
        """,
        game=GAME,
        cats="WH2 OR03 TX3",
        trump="S",
    )
    assert count_won(table, "3") == {"Jerry": 1, "Pinky": 1, "Remy": 2, "Minnie": 0}
    assert told(table, RoundScored)[0].tricks == [3, 2, 2, 3]
    assert list_captives(table) == {"WH2": ["Pinky"], "OR03": ["Minnie"], "TX3": ["Jerry", "Minnie"]}


def test_example_6_no_cat_pays_2_a_trick_one_cat_1_two_cats_nothing() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy  Minnie
        >P10*      B9      P4      P3
          >B4    B10*      B8      B3
           B7     >B1      B2     S2*
           P6      R1      P5    >P7*
           R6      R2     R9*     >R8
          S6*      R3     >R4      R5
          >P1      R7     P9*      P8
           S4      B5    >R10    S10*
          S9*      S1      S3     >S7
          >B6     S8*      S5      P2
        """,
        game=GAME,
        cats="BK04 GR08 OR03",
        trump="S",
    )
    assert tally(table) == {
        "Jerry": "3 tricks, 0 cats: 6",
        "Pinky": "2 tricks, 1 cats: 2",
        "Remy": "2 tricks, 2 cats: 0",
        "Minnie": "3 tricks, 2 cats: 0",
    }


def test_example_7_all_three_cats_pay_3_a_trick() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy  Minnie
          >B7      B2      B9    B10*
           S1    S10*      S3     >S2
           P5     >P4      P8     P9*
           B1     B6*      B4     >B5
           R9   >R10*      R2      R4
           P3     >P6      P2    P10*
           S7      R7      S5    >S8*
          B8*      R6      R8     >B3
         >S9*      P1      S4      S6
         >R5*      R1      P7      R3
        """,
        game=GAME,
        cats="BK07 WH4 GR08",
        trump="S",
    )
    assert tally(table) == {
        "Jerry": "3 tricks, 1 cats: 3",
        "Pinky": "3 tricks, 0 cats: 6",
        "Remy": "0 tricks, 0 cats: 0",
        "Minnie": "4 tricks, 3 cats: 12",
    }


def tally(table: Table) -> dict[str, str]:
    """The score of round one, mouse by mouse."""
    scored = told(table, RoundScored)[0]
    lines = zip(MICE, scored.tricks, scored.cats, scored.points, strict=False)
    return {mouse: f"{tricks} tricks, {cats} cats: {points}" for mouse, tricks, cats, points in lines}


def count_won(table: Table, value: str) -> dict[str, int]:
    """How many cards of a value each mouse won."""
    won = dict.fromkeys(table.names, 0)
    for trick in told(table, TookTrick):
        won[MICE[trick.seat]] += sum(card[1:] == value for card in trick.cards)
    return won
