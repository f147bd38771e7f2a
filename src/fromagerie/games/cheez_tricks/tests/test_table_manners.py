"""Chapter 8 of RULES.md: what this program adds to the rulebook."""

import pytest

from fromagerie.engine.chance import ChanceRefused
from fromagerie.engine.model import Action, Seat
from fromagerie.engine.table import IllegalAction, Table, fingerprint
from fromagerie.games.cheez_tricks import GAME
from fromagerie.games.cheez_tricks.box import CatCard, Deck, pool
from fromagerie.games.cheez_tricks.model import CatRevealed, NameTrump, Play
from fromagerie.games.cheez_tricks.tests.table import (
    EACH_TAKES_ONE,
    EVERY_TABLE,
    JERRY,
    MINNIE,
    PINKY,
    REMY,
    awaited,
    break_off,
    can_play,
    cut,
    deal,
    design_game,
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

MODES = ("domestic", "wild")


# Cats that run out


def deal_with_few_cats(cats: int) -> Table:
    """Three rounds of a single trick at a table of three, with so many cats in the box; the first round shows three."""
    blacks = {f"Cat{number}": CatCard("black", trick=1) for number in range(cats)}
    return deal(3, game=design_game(3, Deck(values=9, hand=1, rounds=3), blacks), cats="Cat0 Cat1 Cat2")


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("players", EVERY_TABLE)
@pytest.mark.parametrize("mode", MODES)
def test_the_printed_box_never_runs_out_of_cats(players: int, mode: str) -> None:
    assert len(pool(GAME.box, players, mode)) >= 3 * GAME.box.players[str(players)].rounds


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("cats", [3, 4, 5])
def test_cats_put_away_come_back_when_fewer_than_three_are_left(cats: int) -> None:
    table = deal_with_few_cats(cats)
    lay_ready(table, cats="Cat1 Cat2 Cat0")
    play_round(table)
    assert [cat.id for cat in look(table, None).cats] == ["Cat1", "Cat2", "Cat0"]


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("back", ["Cat0", "Cat1", "Cat2"])
def test_cats_put_away_stay_away_while_three_are_left(back: str) -> None:
    table = deal_with_few_cats(6)
    lay_ready(table, cats=back)
    with pytest.raises(ChanceRefused):
        play_round(table)


@pytest.mark.rule("8.1")
def test_when_cats_come_back_all_of_them_do() -> None:
    table = deal_with_few_cats(7)
    lay_ready(table, cats="Cat3 Cat4 Cat5")
    lay_ready(table, cats="Cat6 Cat5 Cat0")
    play_game(table)
    assert [event.cat for event in told(table, CatRevealed)][6:] == ["Cat6", "Cat5", "Cat0"]


# What the table remembers


SHOWS_VOIDS = """
    Jerry   Pinky    Remy
     >B7*      P9      B3
      >R9      S1     S2*
       P1      P2     >P3
"""


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("mode", MODES)
def test_who_did_not_follow_is_known_to_be_out_of_that_variety(mode: str) -> None:
    table = play_drawing(break_off(SHOWS_VOIDS, after=2), mode=mode)
    for seat in (JERRY, PINKY, REMY, None):
        assert look(table, seat).voids == [[], ["R", "B"], ["R"]]


@pytest.mark.rule("8.2")
def test_it_is_known_as_soon_as_the_card_lies() -> None:
    table = play_drawing(break_off(SHOWS_VOIDS, after=1))
    play(table, "R9 S1")
    assert look(table, None).voids == [[], ["R", "B"], []]


@pytest.mark.rule("8.2")
def test_to_follow_or_to_lead_shows_nothing() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy
         >B7*      B6      B3
           P1      P2      P3
        """
    )
    assert look(table, None).voids == [[], [], []]


@pytest.mark.rule("8.2")
def test_a_new_round_forgets_who_was_out_of_what() -> None:
    table = play_drawing(
        """
        Jerry   Pinky    Remy
         >B7*      P9      B3
        """,
        rounds=2,
    )
    assert look(table, None).round == 2
    assert look(table, None).voids == [[], [], []]


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_everybody_sees_how_many_tricks_each_seat_has_won(players: int, mode: str) -> None:
    for tricks in range(1, players + 1):
        table = play_drawing(break_off(cut(EACH_TAKES_ONE, players, tricks=players), after=tricks), mode=mode)
        for seat in (*range(players), None):
            assert look(table, seat).tricks == [1] * tricks + [0] * (players - tricks)


# Who may do what


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_a_seat_may_act_only_in_its_turn(players: int) -> None:
    table = deal(players, first=PINKY)
    for seat in set(range(players)) - {PINKY}:
        assert can_play(table, seat) == ""
        assert refuse(table, seat, show_hand(table, seat)[0]) == "8.4"
        assert refuse(table, seat, "!S") == "8.4"


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_is_out_of_turn_hears_whose_turn_it_is(language: str) -> None:
    refusal = deal(first=REMY).why(JERRY, Play("S1"), language)
    assert refusal is not None
    assert "Remy" in refusal.sentence


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_does_not_exist_may_not_act(seat: Seat) -> None:
    table = deal(4)
    before = fingerprint(table.state)
    with pytest.raises(IllegalAction):
        table.act(seat, Play("S1"))
    assert fingerprint(table.state) == before


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_does_not_exist_is_told_it_may_not_act(seat: Seat) -> None:
    refusal = deal(4).why(seat, Play("S1"), "en")
    assert refusal is not None
    assert refusal.clause == "8.4"


@pytest.mark.rule("8.5")
def test_a_card_held_by_somebody_else_cannot_be_played() -> None:
    table = deal(hands={JERRY: "B7", PINKY: "B8"})
    assert refuse(table, JERRY, "B8") == "8.5"


@pytest.mark.rule("8.5")
@pytest.mark.parametrize(("players", "card"), [(2, "B8"), (3, "B10")])
def test_a_card_too_high_for_the_table_cannot_be_played(players: int, card: str) -> None:
    assert refuse(deal(players), JERRY, card) == "8.5"


@pytest.mark.rule("8.5")
def test_a_card_left_out_cannot_be_played() -> None:
    assert refuse(deal(2, out="S7"), JERRY, "S7") == "8.5"


@pytest.mark.rule("8.5")
def test_a_card_is_played_only_once() -> None:
    table = play_drawing(
        """
        Jerry   Pinky
         >B7*      B6
           P1      P2
        """
    )
    assert refuse(table, JERRY, "B7") == "8.5"


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("action", [Play("B11"), Play("Z9"), Play("")], ids=repr)
def test_a_card_that_does_not_exist_is_refused_like_any_that_one_does_not_hold(action: Action) -> None:
    refusal = deal().why(JERRY, action, "en")
    assert refusal is not None
    assert refusal.clause == "8.5"


@pytest.mark.rule("8.6")
def test_trump_drawn_by_chance_is_nobodys_to_name() -> None:
    table = deal(first=JERRY)
    assert refuse(table, JERRY, "!S") == "8.6"
    assert refuse(table, PINKY, "!S") == "8.4"


@pytest.mark.rule("8.6")
def test_only_the_seat_that_is_asked_names_trump_and_only_once() -> None:
    table = play_drawing(cut(EACH_TAKES_ONE, 4, tricks=3), rounds=2)
    assert awaited(table) == MINNIE
    assert [refuse(table, seat, "!R") for seat in (JERRY, PINKY, REMY)] == ["8.4", "8.4", "8.4"]
    play(table, "!R")
    assert awaited(table) == PINKY
    assert refuse(table, PINKY, "!S") == "8.6"
    assert refuse(table, MINNIE, "!S") == "8.4"


@pytest.mark.rule("2.9")
def test_there_is_no_trump_but_the_four_cheeses() -> None:
    table = play_drawing(cut(EACH_TAKES_ONE, 4, tricks=3), rounds=2)
    with pytest.raises(IllegalAction):
        table.act(MINNIE, NameTrump("Z"))
    refusal = table.why(MINNIE, NameTrump("Z"), "en")
    assert refusal is not None
    assert refusal.clause == "2.9"


# A designer's box


@pytest.mark.rule("8.7")
def test_values_hands_rounds_points_and_cats_are_those_of_the_box() -> None:
    cats = {
        "First": CatCard("black", trick=1),
        "Second": CatCard("black", trick=2),
        "Two": CatCard("tuxedo", exactly=2),
    }
    game = design_game(3, Deck(values=2, hand=2, rounds=2), cats, pay=(5, 7, 11, 13))
    table = deal(3, hands={JERRY: "S1 S2", PINKY: "R1 R2", REMY: "P1 P2"}, trump="S", game=game)
    seen = look(table, None)
    assert (seen.rounds, seen.tricks_a_round, seen.hand_sizes) == (2, 2, [2, 2, 2])
    assert {cat.id for cat in seen.cats} == {"First", "Second", "Two"}
    play(table, "S1 R1 P1 S2 R2 P2")
    assert look(table, None).sheet == [[26, 0, 0]]
    play_round(table)
    assert table.over
    with pytest.raises(ChanceRefused):
        deal(3, hands={JERRY: "S3"}, game=game)
