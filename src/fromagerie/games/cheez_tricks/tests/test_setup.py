"""Chapters 1 and 2 of RULES.md: the box, and setting up a round."""

import msgspec
import pytest

from fromagerie.engine.chance import ChanceRefused
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import BadOptions
from fromagerie.engine.model import Seat
from fromagerie.engine.table import Table, open_table
from fromagerie.games.cheez_tricks import GAME
from fromagerie.games.cheez_tricks.model import (
    ACTIONS,
    CatRevealed,
    CheezTricksOptions,
    Dealt,
    NameTrump,
    Play,
    TrumpDrawn,
    TrumpNamed,
)
from fromagerie.games.cheez_tricks.tests.table import (
    EACH_TAKES_ONE,
    EVERY_TABLE,
    JERRY,
    MICE,
    MINNIE,
    PINKY,
    REMY,
    awaited,
    can_play,
    cut,
    deal,
    lay_ready,
    look,
    play,
    play_drawing,
    play_game,
    play_round,
    refuse,
    show_hand,
    told,
)

HIGHEST = {2: 7, 3: 9, 4: 10, 5: 10}
HAND = {2: 10, 3: 12, 4: 10, 5: 8}


def cheese_up_to(value: int) -> set[str]:
    return {f"{variety}{number}" for variety in "SRPB" for number in range(1, value + 1)}


def dealt_cards(table: Table) -> list[str]:
    return [card for seat in range(len(table.names)) for card in show_hand(table, seat)]


# 1 The box


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_whole_cheese_is_dealt_to_three_and_more(players: int) -> None:
    assert sorted(dealt_cards(deal(players))) == sorted(cheese_up_to(HIGHEST[players]))


@pytest.mark.rule("1.1")
def test_two_players_use_every_cheese_from_1_to_7() -> None:
    without_low = deal(2, out="S1 R1 P1 B1 S2 R2 P2 B2")
    without_high = deal(2, out="S7 R7 P7 B7 S6 R6 P6 B6")
    assert {*dealt_cards(without_low), *dealt_cards(without_high)} == cheese_up_to(7)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(("players", "card"), [(2, "S8"), (2, "B10"), (3, "R10")])
def test_cheese_too_high_for_the_table_is_not_there_to_deal(players: int, card: str) -> None:
    with pytest.raises(ChanceRefused):
        deal(players, hands={JERRY: card})


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_everybody_gets_a_hand_of_the_size_for_this_table(players: int) -> None:
    table = deal(players)
    assert [len(show_hand(table, seat)) for seat in range(players)] == [HAND[players]] * players
    assert look(table, None).hand_sizes == [HAND[players]] * players
    assert look(table, None).tricks_a_round == HAND[players]


@pytest.mark.rule("1.3")
@pytest.mark.parametrize(("players", "out"), [(2, 8), (3, 0), (4, 0), (5, 0)])
def test_only_two_players_leave_cheese_out(players: int, out: int) -> None:
    assert len(cheese_up_to(HIGHEST[players]) - set(dealt_cards(deal(players)))) == out


@pytest.mark.rule("1.3")
def test_nobody_sees_or_hears_of_the_cards_left_out() -> None:
    out = "S7 R7 P7 B7 S6 R6 P6 B6"
    table = deal(2, out=out, cats="BK01 WH2 GRT")
    for seat in (JERRY, PINKY, None):
        known = msgspec.json.encode([table.view(seat), table.events(seat)])
        assert not [card for card in out.split() if f'"{card}"'.encode() in known]


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_a_cat_is_revealed_only_at_the_tables_its_entry_names(players: int) -> None:
    drawable = [cat for cat in GAME.box.cats if can_be_revealed(cat, players)]
    assert drawable == [cat for cat, entry in GAME.box.cats.items() if players in entry.players]


def can_be_revealed(cat: str, players: int) -> bool:
    try:
        return look(deal(players, cats=cat), None).cats[0].id == cat
    except ChanceRefused:
        return False


# 2 Set up a round


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_chance_gives_the_token_to_any_seat(players: int) -> None:
    tables = [deal(players, first=seat) for seat in range(players)]
    assert [look(table, None).first for table in tables] == list(range(players))
    assert all(table.journal.entries[0].chance[0].startswith("first ") for table in tables)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_host_may_name_the_first_player_and_then_no_lot_is_drawn(players: int) -> None:
    last = players - 1
    table = open_table(GAME, MICE[:players], CheezTricksOptions(first=last), SeededDealer(1))
    assert look(table, None).first == awaited(table) == last
    assert not [drawn for drawn in table.journal.entries[0].chance if drawn.startswith("first")]


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("seat", [-1, 3])
def test_the_first_player_must_sit_at_the_table(seat: Seat) -> None:
    with pytest.raises(BadOptions, match=f"0 to 2, not {seat}"):
        open_table(GAME, MICE[:3], CheezTricksOptions(first=seat), SeededDealer(1))


@pytest.mark.rule("2.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_every_round_deals_fresh_hands_from_all_the_cheese(players: int) -> None:
    table = deal(players, hands={JERRY: "S1 S2", PINKY: "S3 S4"})
    lay_ready(table, hands={JERRY: "S3 S4", PINKY: "S1 S2"})
    play_round(table)
    cards = dealt_cards(table)
    assert {"S3", "S4"} <= set(show_hand(table, JERRY))
    assert {"S1", "S2"} <= set(show_hand(table, PINKY))
    assert len(set(cards)) == len(cards) == players * HAND[players]


@pytest.mark.rule("2.2")
def test_cards_left_out_of_one_round_come_back_in_the_next() -> None:
    table = deal(2, out="S7 R7 P7 B7 S6 R6 P6 B6")
    lay_ready(table, hands={JERRY: "S7 R7 P7 B7 S6 R6 P6 B6"})
    play_round(table)
    assert {"S7", "R7", "P7", "B7", "S6", "R6", "P6", "B6"} <= set(show_hand(table, JERRY))


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_else_can_tell_who_of_two_seats_holds_which_cards(players: int) -> None:
    one = deal(players, hands={PINKY: "S5 S6", REMY: "P7 B7"})
    other = deal(players, hands={PINKY: "P7 B7", REMY: "S5 S6"})
    assert show_hand(one, PINKY) != show_hand(other, PINKY)
    for onlooker in (JERRY, *range(MINNIE, players), None):
        assert one.view(onlooker) == other.view(onlooker)
        assert one.events(onlooker) == other.events(onlooker)


@pytest.mark.rule("2.3")
def test_at_two_nobody_else_can_tell_a_hand_from_the_cards_left_out() -> None:
    one = deal(2, hands={PINKY: "S5 S6"}, out="P7 B7")
    other = deal(2, hands={PINKY: "P7 B7"}, out="S5 S6")
    assert show_hand(one, PINKY) != show_hand(other, PINKY)
    for onlooker in (JERRY, None):
        assert one.view(onlooker) == other.view(onlooker)
        assert one.events(onlooker) == other.events(onlooker)


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_each_seat_is_told_its_own_hand_and_an_onlooker_none(players: int) -> None:
    table = deal(players)
    for seat in range(players):
        hands = [event for event in table.events(seat) if isinstance(event, Dealt)]
        assert hands == [Dealt(seat=seat, hand=show_hand(table, seat))]
    assert told(table, Dealt) == []


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_three_cats_are_turned_up_each_round_and_none_comes_twice(players: int) -> None:
    table = deal(players)
    play_game(table)
    cats = [event.cat for event in told(table, CatRevealed)]
    assert len(set(cats)) == len(cats) == 3 * GAME.box.players[str(players)].rounds


@pytest.mark.rule("2.4")
def test_the_cats_of_the_round_before_are_put_away() -> None:
    table = deal(cats="BK01 WH2 SIS7")
    lay_ready(table, cats="BK02 WH3 SIS8")
    play_round(table)
    assert [cat.id for cat in look(table, None).cats] == ["BK02", "WH3", "SIS8"]
    assert [cat.captured for cat in look(table, None).cats] == [[], [], []]
    lay_ready(table, cats="BK01")
    with pytest.raises(ChanceRefused):
        play_round(table)


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("players", EVERY_TABLE)
@pytest.mark.parametrize("trump", "SRPB")
def test_chance_draws_trump_in_round_one_and_nobody_is_asked(players: int, trump: str) -> None:
    table = deal(players, trump=trump, first=PINKY)
    assert look(table, None).trump == trump
    assert told(table, TrumpDrawn) == [TrumpDrawn(variety=trump)]
    assert awaited(table) == PINKY
    assert set(can_play(table, PINKY).split()) == set(show_hand(table, PINKY))


def leave_one_without_points(players: int, trump: str = "S") -> Table:
    """A first round in which everybody takes a trick but the last mouse; the next round is dealt."""
    return play_drawing(cut(EACH_TAKES_ONE, players, tricks=players - 1), rounds=2, trump=trump)


@pytest.mark.rule("2.6")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_seat_with_the_fewest_points_names_trump(players: int) -> None:
    table = leave_one_without_points(players)
    last = players - 1
    assert awaited(table) == last
    assert look(table, None).trump is None
    play(table, "!P")
    assert look(table, None).trump == "P"
    assert told(table, TrumpNamed) == [TrumpNamed(seat=last, variety="P")]


@pytest.mark.rule("2.6")
def test_it_is_points_that_count_not_tricks() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy
         >B7*      B5      B4
         >P7*      P5      P4
          >R1     R5*      R4
           S1     >S2     S3*
        """,
        cats="BK01 WH2 SIS8",
        rounds=2,
    )
    assert look(table, None).totals == [0, 2, 2]
    assert awaited(table) == JERRY


@pytest.mark.rule("2.6")
def test_it_is_the_points_of_all_rounds_that_count() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy
          >B5     B7*      B4
           P1    >P7*      P4
        """,
        sheet=[[5, 0, 9]],
        rounds=2,
    )
    assert look(table, None).totals == [5, 4, 9]
    assert awaited(table) == PINKY


# The token moves on to the seat left of the leader drawn.
TIES_FOR_THE_FEWEST = {
    "both of two: the new token": (
        """
        Jerry   Pinky
         >B7*      B5
          >P1     P3*
        """,
        PINKY,
    ),
    "of three, past the token": (
        """
        Jerry   Pinky    Remy
          >B5     B7*      B4
        """,
        REMY,
    ),
    "of four, the token itself": (
        """
        Jerry   Pinky    Remy  Minnie
         >B7*      B5      B4      B3
        """,
        PINKY,
    ),
    "of four, past the token": (
        """
        Jerry   Pinky    Remy  Minnie
          >B5     B7*      B4      B3
        """,
        REMY,
    ),
    "of four, round the end of the table": (
        """
        Jerry   Pinky    Remy  Minnie
           B4      B3     >B7     B9*
        """,
        JERRY,
    ),
    "of five, round the end of the table": (
        """
        Jerry   Pinky    Remy  Minnie   Basil
           B4      B3      B2     >B1    B10*
        """,
        JERRY,
    ),
}


@pytest.mark.rule("2.7")
@pytest.mark.parametrize(("drawing", "namer"), TIES_FOR_THE_FEWEST.values(), ids=TIES_FOR_THE_FEWEST)
def test_of_several_with_the_fewest_points_the_first_from_the_new_token_names_trump(drawing: str, namer: Seat) -> None:
    table = play_drawing(drawing, rounds=2)
    totals = look(table, None).totals
    assert totals.count(min(totals)) > 1
    assert awaited(table) == namer


@pytest.mark.rule("2.8")
def test_nobody_leads_before_trump_is_named() -> None:
    table = leave_one_without_points(4)
    assert refuse(table, MINNIE, show_hand(table, MINNIE)[0]) == "2.8"
    assert refuse(table, PINKY, show_hand(table, PINKY)[0]) == "8.4"


@pytest.mark.rule("2.8")
def test_who_names_trump_sees_the_hand_and_the_cats_first() -> None:
    table = deal(cats="BK01 WH2 SIS7")
    lay_ready(table, cats="BK02 WH3 SIS8")
    play_round(table)
    seen = look(table, awaited(table))
    assert len(seen.hand) == HAND[4]
    assert [cat.id for cat in seen.cats] == ["BK02", "WH3", "SIS8"]
    assert seen.trump is None


@pytest.mark.rule("2.9")
def test_any_of_the_four_cheeses_may_be_named_and_nothing_else() -> None:
    table = leave_one_without_points(4)
    assert can_play(table, MINNIE) == "!S !R !P !B"
    assert [action for action in ACTIONS if not isinstance(action, Play)] == [NameTrump(variety) for variety in "SRPB"]


@pytest.mark.rule("2.9")
@pytest.mark.parametrize("trump", "SRPB")
def test_trump_may_stay_what_it_was(trump: str) -> None:
    table = leave_one_without_points(2, trump=trump)
    play(table, f"!{trump}")
    assert look(table, None).trump == trump
