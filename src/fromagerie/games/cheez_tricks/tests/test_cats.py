"""Chapter 4 of RULES.md: the cats."""

import pytest

from fromagerie.games.cheez_tricks.box import CatCard, Deck
from fromagerie.games.cheez_tricks.cards import NAMES
from fromagerie.games.cheez_tricks.model import Captured, TookTrick
from fromagerie.games.cheez_tricks.tests.table import (
    EACH_TAKES_ONE,
    EVERY_TABLE,
    JERRY,
    MICE,
    REMY,
    break_off,
    cut,
    deal,
    design_game,
    lay_ready,
    list_captives,
    look,
    play,
    play_drawing,
    play_round,
    told,
)

FOUR_TRICKS = """
    Jerry   Pinky    Remy
     >B9*      B2      B3
      >P7      P1     P8*
      R9*      R2     >R1
      >B4      B5     B7*
"""
FIVE_TRICKS = """
    Jerry   Pinky    Remy
     >B9*      B2      B3
      >B4    B10*      R1
       R2     >R3     R9*
       P1      B1    >P9*
      S9*      S4     >S2
"""

# Black


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(("cat", "mouse"), [("BK01", "Jerry"), ("BK02", "Remy"), ("BK03", "Jerry"), ("BK04", "Remy")])
def test_a_black_cat_captures_the_winner_of_its_trick(cat: str, mouse: str) -> None:
    table = play_drawing(FOUR_TRICKS, cats=f"{cat} SIS8 SIR8")
    assert list_captives(table)[cat] == [mouse]


@pytest.mark.rule("4.1")
def test_a_black_cat_counts_from_the_first_trick_of_its_own_round() -> None:
    table = deal(5, cats="BK08")
    lay_ready(table, cats="BK02")
    play_round(table)
    play_round(table)
    [_, second] = [trick for trick in told(table, TookTrick) if trick.nth == 2]
    assert list_captives(table, in_round=2)["BK02"] == [MICE[second.seat]]


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(("players", "cat"), [(2, "BK10"), (3, "BK12"), (4, "BK10"), (5, "BK08")])
def test_a_black_cat_can_wait_for_the_last_trick(players: int, cat: str) -> None:
    table = deal(players, cats=cat)
    play_round(table)
    assert list_captives(table)[cat] == [MICE[told(table, TookTrick)[-1].seat]]


# White


@pytest.mark.rule("4.2")
def test_a_white_cat_captures_the_first_to_its_number_of_tricks_and_not_the_second() -> None:
    table = play_drawing(FOUR_TRICKS, cats="WH2 SIS8 SIR8")
    assert look(table, None).tricks == [2, 0, 2]
    assert list_captives(table)["WH2"] == ["Jerry"]


@pytest.mark.rule("4.2")
def test_tricks_of_an_earlier_round_do_not_bring_a_white_cat_closer() -> None:
    table = deal(5, cats="BK01")
    lay_ready(table, cats="WH2")
    play_round(table)
    play_round(table)
    takers = [trick.seat for trick in told(table, TookTrick)][8:]
    first_to_two = next(seat for place, seat in enumerate(takers) if seat in takers[:place])
    assert list_captives(table, in_round=2)["WH2"] == [MICE[first_to_two]]


# Siamese


@pytest.mark.rule("4.3")
def test_a_siamese_cat_captures_who_takes_its_card_from_somebody_else() -> None:
    assert list_captives(play_drawing(FOUR_TRICKS, cats="SIP7 SIS8 SIR8"))["SIP7"] == ["Remy"]


@pytest.mark.rule("4.3")
def test_a_siamese_cat_captures_who_takes_a_trick_with_its_very_card() -> None:
    assert list_captives(play_drawing(FOUR_TRICKS, cats="SIB7 SIS8 SIR8"))["SIB7"] == ["Remy"]


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("card", NAMES)
def test_any_card_can_have_a_siamese_cat_looking_for_it_alone(card: str) -> None:
    other = NAMES[NAMES.index(card) - 1]
    cats = {
        "Looks": CatCard("siamese", card=card),
        "Elsewhere": CatCard("siamese", card=other),
        "Also": CatCard("siamese", card="S5" if "S5" not in (card, other) else "R5"),
    }
    thrown = "B1" if card[0] != "B" else "R1"
    table = play_drawing(
        f"""
        Jerry  Pinky
        >{card}* {thrown}
        """,
        trump=card[0],
        game=design_game(2, Deck(values=10, hand=1, rounds=1), cats),
        cats="Looks Elsewhere Also",
    )
    assert list_captives(table)["Looks"] == ["Jerry"]
    assert list_captives(table)["Elsewhere"] == (["Jerry"] if other == thrown else [])


# At once, or at the end


@pytest.mark.rule("4.4")
@pytest.mark.parametrize(("cat", "trick", "seat"), [("BK02", 2, REMY), ("WH2", 3, JERRY), ("SIP7", 2, REMY)])
def test_a_cat_that_pounces_does_so_the_moment_the_trick_is_taken(cat: str, trick: int, seat: int) -> None:
    before = play_drawing(break_off(FOUR_TRICKS, after=trick - 1), cats=f"{cat} SIS8 SIR8")
    play(before, {"BK02": "P7 P1", "WH2": "R1 R9", "SIP7": "P7 P1"}[cat])
    assert look(before, None).cats[0].captured == []
    after = play_drawing(break_off(FOUR_TRICKS, after=trick), cats=f"{cat} SIS8 SIR8")
    assert look(after, None).cats[0].captured == [seat]
    assert after.events(None)[-2:] == [told(after, TookTrick)[-1], Captured(cat=cat, seats=[seat])]


@pytest.mark.rule("4.4")
def test_a_cat_that_has_pounced_captures_nobody_else_in_the_round() -> None:
    table = play_drawing(FOUR_TRICKS, cats="BK01 WH2 SIP7")
    assert [event.cat for event in told(table, Captured)] == ["BK01", "SIP7", "WH2"]
    assert [cat.captured for cat in look(table, None).cats] == [[JERRY], [JERRY], [REMY]]


@pytest.mark.rule("4.8")
def test_grey_orange_and_tuxedo_cats_sleep_until_every_hand_is_empty() -> None:
    table = play_drawing(break_off(FOUR_TRICKS, after=3), cats="GRB ORB TX2")
    play(table, "B4 B5")
    assert [cat.captured for cat in look(table, None).cats] == [[], [], []]
    assert told(table, Captured) == []
    play(table, "B7")
    assert list_captives(table) == {"GRB": ["Jerry", "Remy"], "ORB": ["Pinky"], "TX2": ["Jerry", "Remy"]}


# Grey and orange


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(("cat", "mouse"), [("GR09", "Jerry"), ("GRB", "Remy"), ("GRT", "Remy")])
def test_a_grey_cat_captures_whoever_won_the_most(cat: str, mouse: str) -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy
         >R9*      P9      R2
          >B2      B3     B4*
           P1      B5    >B6*
          P4*      B7     >P3
          >P5     B10     S2*
        """,
        cats=f"{cat} SIS8 SIR8",
    )
    assert list_captives(table)[cat] == [mouse]


@pytest.mark.rule("4.6")
@pytest.mark.parametrize(("cat", "mouse"), [("OR01", "Jerry"), ("ORB", "Remy"), ("ORT", "Pinky")])
def test_an_orange_cat_captures_whoever_won_the_fewest(cat: str, mouse: str) -> None:
    assert list_captives(play_drawing(FIVE_TRICKS, cats=f"{cat} SIS8 SIR8"))[cat] == [mouse]


@pytest.mark.rule("4.6")
@pytest.mark.parametrize("cat", ["OR01", "ORB", "ORT"])
def test_an_orange_cat_counts_nothing_at_all_as_zero_even_without_a_trick(cat: str) -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy
         >B9*      B1      B3
        """,
        cats=f"{cat} SIS8 SIR8",
    )
    assert list_captives(table)[cat] == ["Pinky", "Remy"]


@pytest.mark.rule("4.5")
@pytest.mark.rule("4.6")
@pytest.mark.parametrize("value", range(1, 11))
def test_a_cat_that_counts_a_value_counts_no_other(value: int) -> None:
    cats = {
        "Grey": CatCard("grey", most=str(value)),
        "Orange": CatCard("orange", fewest=str(value)),
        "Black": CatCard("black", trick=1),
    }
    for other in {*range(1, 11)} - {value}:
        table = play_drawing(
            f"""
            Jerry         Pinky
            >S{value}*    R{value}
            >B{other}     P{other}*
            """,
            trump="P",
            game=design_game(2, Deck(values=10, hand=2, rounds=1), cats),
            cats="Grey Orange Black",
        )
        assert list_captives(table) == {"Grey": ["Jerry"], "Orange": ["Pinky"], "Black": ["Jerry"]}


@pytest.mark.rule("4.5")
@pytest.mark.rule("4.6")
@pytest.mark.parametrize("value", [1, 7, 8, 10])
@pytest.mark.parametrize("variety", "SRPB")
def test_a_cat_that_counts_a_variety_counts_no_other(variety: str, value: int) -> None:
    thrown, led = [other for other in "SRPB" if other != variety][:2]
    table = play_drawing(
        f"""
        Jerry              Pinky
        >{variety}{value}* {thrown}1
        >{led}1            {led}{value + 1 if value < 10 else 9}*
        """,
        trump=variety,
        cats=f"GR{variety} OR{variety} BK01",
    )
    assert list_captives(table) == {"BK01": ["Jerry"], f"GR{variety}": ["Jerry"], f"OR{variety}": ["Pinky"]}


# Tuxedo


@pytest.mark.rule("4.7")
@pytest.mark.parametrize(("cat", "mice"), [("TX1", ["Pinky"]), ("TX2", ["Jerry", "Remy"]), ("TX3", [])])
def test_a_tuxedo_cat_captures_all_who_end_on_its_number_of_tricks(cat: str, mice: list[str]) -> None:
    assert list_captives(play_drawing(FIVE_TRICKS, cats=f"{cat} SIS8 SIR8"))[cat] == mice


@pytest.mark.rule("4.7")
def test_passing_a_tuxedo_cats_number_on_the_way_is_harmless() -> None:
    table = play_drawing(
        """
        Jerry   Pinky
         >B9*      B1
         >P9*      P1
        """,
        cats="TX1 SIS8 SIR8",
    )
    assert list_captives(table)["TX1"] == []


# Ties


@pytest.mark.rule("4.9")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_all_who_tie_are_captured_be_it_the_whole_table(players: int) -> None:
    table = play_drawing(cut(EACH_TAKES_ONE, players, tricks=players), cats="GRT ORT TX1")
    everybody = list(MICE[:players])
    assert list_captives(table) == {"GRT": everybody, "ORT": everybody, "TX1": everybody}


@pytest.mark.rule("4.9")
@pytest.mark.parametrize(
    ("cat", "mice"), [("GR07", ["Remy"]), ("GRB", ["Jerry", "Remy"]), ("GR09", ["Jerry"]), ("OR04", ["Jerry", "Pinky"])]
)
def test_only_those_who_tie_are_captured(cat: str, mice: list[str]) -> None:
    assert list_captives(play_drawing(FOUR_TRICKS, cats=f"{cat} SIS8 SIR8"))[cat] == mice


# Nobody to capture


@pytest.mark.rule("4.10")
@pytest.mark.parametrize(("cat", "out"), [("GR07", "S7 R7 P7 B7"), ("GRS", "S1 S2 S3 S4 S5 S6 S7")])
@pytest.mark.parametrize(("option", "mice"), [("nobody", []), ("everybody", ["Jerry", "Pinky"])])
def test_the_most_of_nothing_captures_nobody_or_by_option_everybody(
    cat: str, out: str, option: str, mice: list[str]
) -> None:
    table = deal(2, out=out, cats=f"{cat} BK01 BK02", grey_of_nothing=option)
    play_round(table)
    assert list_captives(table)[cat] == mice


@pytest.mark.rule("4.10")
@pytest.mark.parametrize("option", ["nobody", "everybody"])
def test_the_option_changes_nothing_once_somebody_won_one(option: str) -> None:
    table = play_drawing(FOUR_TRICKS, cats="GR09 GR07 GRT", grey_of_nothing=option)
    assert list_captives(table) == {"GR09": ["Jerry"], "GR07": ["Remy"], "GRT": ["Jerry", "Remy"]}


@pytest.mark.rule("4.11")
def test_a_siamese_cat_goes_hungry_if_its_card_was_left_out() -> None:
    table = deal(2, out="S7", cats="SIS7")
    play_round(table)
    assert list_captives(table)["SIS7"] == []


@pytest.mark.rule("4.11")
@pytest.mark.parametrize("cat", ["WH3", "TX3"])
def test_a_white_or_tuxedo_cat_goes_hungry_if_nobody_gets_to_its_number(cat: str) -> None:
    assert list_captives(play_drawing(FOUR_TRICKS, cats=f"{cat} SIS8 SIR8"))[cat] == []


# Two of a kind


@pytest.mark.rule("4.12")
@pytest.mark.parametrize("cats", ["BK01 BK03 SIS8", "GR09 GRR SIS8"])
def test_two_cats_of_one_family_are_two_cats_on_ones_back(cats: str) -> None:
    table = play_drawing(FOUR_TRICKS, cats=cats)
    assert look(table, None).sheet[0][JERRY] == 0


@pytest.mark.rule("4.12")
def test_two_cats_of_one_family_may_capture_two_mice() -> None:
    table = play_drawing(FOUR_TRICKS, cats="BK01 BK02 SIS8")
    assert list_captives(table) == {"BK01": ["Jerry"], "BK02": ["Remy"], "SIS8": []}
    assert look(table, None).sheet == [[2, 0, 2]]
