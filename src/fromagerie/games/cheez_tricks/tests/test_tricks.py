"""Chapter 3 of RULES.md: playing a trick."""

import pytest

from fromagerie.games.cheez_tricks.model import Played, RoundBegan, TookTrick
from fromagerie.games.cheez_tricks.tests.table import (
    EVERY_TABLE,
    JERRY,
    MINNIE,
    PINKY,
    REMY,
    awaited,
    can_play,
    deal,
    play,
    play_drawing,
    play_game,
    refuse,
    show_hand,
    told,
    turn_over,
)

# Brie is led and Swiss is trump; the last in the row is to play.
BRIE_IS_LED = {JERRY: "B7 R1 R2", PINKY: "B5 B9 S3 P1"}
NO_BRIE = {JERRY: "B7 R1 R2", PINKY: "S4 P2", REMY: "S3 S9 R8 P1"}


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_token_leads_every_round_and_each_taker_the_next_trick(players: int) -> None:
    table = deal(players, first=PINKY)
    play_game(table)
    leader, laid = PINKY, 0
    for event in table.events(None):
        match event:
            case RoundBegan():
                leader = event.first
            case Played() if laid == 0:
                assert event.seat == leader
                laid = players - 1
            case Played():
                laid -= 1
            case TookTrick():
                leader = event.seat


@pytest.mark.rule("3.1")
def test_the_token_leads_even_if_somebody_else_names_trump() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy  Minnie
          >B5     B7*      B4      B3
        """,
        rounds=2,
    )
    assert awaited(table) == REMY
    play(table, "!P")
    assert awaited(table) == PINKY


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_play_goes_clockwise_one_card_a_seat(players: int) -> None:
    last = players - 1
    table = deal(players, first=last)
    for expected in (last, *range(last)):
        assert awaited(table) == expected
        hand = show_hand(table, expected)
        play(table, can_play(table, expected).split()[0])
        assert len(show_hand(table, expected)) == len(hand) - 1
    assert [event.seat for event in told(table, Played)] == [last, *range(last)]
    assert len(told(table, TookTrick)) == 1


@pytest.mark.rule("3.2")
def test_a_second_card_in_the_same_trick_is_refused() -> None:
    table = deal(hands=BRIE_IS_LED)
    play(table, "B7")
    assert refuse(table, JERRY, "R1") == "8.4"


@pytest.mark.rule("3.3")
def test_who_holds_the_variety_led_must_play_it() -> None:
    table = deal(hands={**BRIE_IS_LED, PINKY: "B5 B9 S3 S4 S5 P1 P2 P3 R8 R9"})
    play(table, "B7")
    assert can_play(table, PINKY) == "B5 B9"
    assert refuse(table, PINKY, "P1") == "3.3"


@pytest.mark.rule("3.3")
def test_trump_is_no_way_out_of_following() -> None:
    table = deal(hands=BRIE_IS_LED, trump="S")
    play(table, "B7")
    assert refuse(table, PINKY, "S3") == "3.3"


@pytest.mark.rule("3.3")
def test_trump_led_must_be_followed_too() -> None:
    table = deal(hands={JERRY: "S7", PINKY: "S1 B9"}, trump="S")
    play(table, "S7")
    assert refuse(table, PINKY, "B9") == "3.3"


@pytest.mark.rule("3.4")
def test_a_void_player_may_play_any_card() -> None:
    table = deal(hands={JERRY: "B7", PINKY: "S1 S2 S3 R1 R2 R3 P1 P2 P3 P4"})
    play(table, "B7")
    assert set(can_play(table, PINKY).split()) == set(show_hand(table, PINKY))


@pytest.mark.rule("3.4")
def test_a_void_player_need_not_trump() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy
         >B7*      R9      B5
           P1     S10      P3
        """
    )
    assert show_hand(table, PINKY) == ["S10"]


@pytest.mark.rule("3.4")
def test_a_void_player_need_not_beat_a_trump() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy
          >B7     S4*      S3
           P1      P2     S10
        """
    )
    assert show_hand(table, REMY) == ["S10"]


@pytest.mark.rule("3.5")
def test_the_leader_may_lead_anything_even_trump_in_the_first_trick() -> None:
    table = deal(hands={JERRY: "S1 S2 S3 R1 R2 R3 P1 P2 P3 B4"}, trump="S")
    assert set(can_play(table, JERRY).split()) == set(show_hand(table, JERRY))
    play(table, "S3")
    assert told(table, Played) == [Played(seat=JERRY, card="S3")]


HIGHEST_OF_THE_VARIETY_LED = {
    "two, second beats first": """
        Jerry   Pinky
          >B5     B6*
        """,
    "two, other cheese never beats": """
        Jerry   Pinky
         >B1*     R10
        """,
    "three, the leader stays ahead": """
        Jerry   Pinky    Remy
           B9      B5   >B10*
        """,
    "four, ten is more than nine": """
        Jerry   Pinky    Remy  Minnie
          >R9      R2    R10*      R3
        """,
    "four, high cards of other cheese do not count": """
        Jerry   Pinky    Remy  Minnie
          P10     >B2     R10     B3*
        """,
    "five, the last may take": """
        Jerry   Pinky    Remy  Minnie   Basil
          >P1      P2     B10      P3     P4*
        """,
}


@pytest.mark.rule("3.6")
@pytest.mark.parametrize("drawing", HIGHEST_OF_THE_VARIETY_LED.values(), ids=HIGHEST_OF_THE_VARIETY_LED)
def test_without_trump_the_highest_of_the_variety_led_takes(drawing: str) -> None:
    play_drawing(drawing, trump="S")


HIGHEST_TRUMP = {
    "two, the lowest trump beats the highest cheese": """
        Jerry   Pinky
         >B10     S1*
        """,
    "three, a higher trump beats a trump": """
        Jerry   Pinky    Remy
          >B9      S1     S2*
        """,
    "four, a lower trump does not": """
        Jerry   Pinky    Remy  Minnie
          B10     >B9     S7*      S6
        """,
    "five, trump led": """
        Jerry   Pinky    Remy  Minnie   Basil
           S9      B9     >S3    S10*     R10
        """,
}


@pytest.mark.rule("3.7")
@pytest.mark.parametrize("drawing", HIGHEST_TRUMP.values(), ids=HIGHEST_TRUMP)
def test_with_trump_in_it_a_trick_goes_to_the_highest_trump(drawing: str) -> None:
    play_drawing(drawing, trump="S")


@pytest.mark.rule("3.7")
@pytest.mark.parametrize("trump", "SRPB")
def test_each_of_the_four_cheeses_can_be_trump(trump: str) -> None:
    led = "RPBS"["SRPB".index(trump)]
    play_drawing(f"Jerry Pinky \n >{led}7 {trump}1*", trump=trump)


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("mode", ["domestic", "wild"])
def test_the_taker_owns_every_card_of_the_trick(mode: str) -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy  Minnie
          >B7      B5     B9*      R2
           R9      B3     >P6     P8*
           R1      B1      P2     S10
        """,
        mode=mode,
        rounds=2,
    )
    assert turn_over(table, REMY) == ["R2", "B5", "B7", "B9"]
    assert turn_over(table, MINNIE) == ["R9", "P6", "P8", "B3"]
    assert turn_over(table, JERRY) == turn_over(table, PINKY) == []
