"""The box, and how a round is set up."""

from collections import Counter

import pytest

from fromagerie.engine.chance import StackedDealer
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import BadOptions
from fromagerie.engine.table import fingerprint, open_table
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.model import CardsPassed, Dealt, Gave, Received, RoundBegan
from fromagerie.games.cheese_mafia.rules_cards import kinds_in
from fromagerie.games.cheese_mafia.tests.table import (
    BOSSES,
    CARLA,
    EVERY_TABLE,
    LUCA,
    VITO,
    asked,
    can,
    cheese,
    gangsters,
    hand,
    hands,
    lay,
    lay_ready,
    look,
    open_up,
    play,
    refuse,
    sit,
    told,
    typed,
)


@pytest.mark.rule("1.1")
def test_there_are_four_of_each_number_and_one_of_each_special() -> None:
    numbers = {name: card for name, card in GAME.box.cards.items() if card.type != "special"}
    specials = {name: card for name, card in GAME.box.cards.items() if card.type == "special"}
    assert [(card.value, card.copies) for card in numbers.values()] == [(value, 4) for value in range(1, 12)]
    assert list(specials) == ["AVO", "GUE", "DET", "FEM", "PAR", "BAN", "RIP", "TON"]
    assert [card.value for card in specials.values()] == [0, 5, 7, 6, 8, 4, 9, 15]
    assert {card.copies for card in specials.values()} == {1}
    assert sum(GAME.box.copies) == 52


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_everybody_begins_with_a_cheese_and_six_gangsters(players: int) -> None:
    table = open_table(GAME, BOSSES[:players], GAME.options(), SeededDealer(1))
    assert cheese(table) == [1] * players
    assert gangsters(table) == [6] * players


@pytest.mark.rule("1.2")
def test_the_supply_never_runs_out() -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9", turns=2, cheese=[60, 0, 0])
    play(table, "X")
    assert cheese(table)[VITO] == 63


@pytest.mark.rule("1.3")
def test_six_cards_bear_the_badge() -> None:
    assert {name: card.copies for name, card in GAME.box.cards.items() if card.badge} == {"C9": 4, "DET": 1, "RIP": 1}


@pytest.mark.rule("1.4")
def test_it_makes_no_difference_which_7_is_which() -> None:
    names = list(GAME.chance["deal"])
    ends = set()
    for sevens in ("C7a C7b C7c", "C7d C7a C7b"):
        cards = f"C1a C2a C3a C4a C5a C6a {sevens}".split()
        stack = [("first", [VITO]), ("deal", [names.index(card) for card in cards])]
        table = open_table(GAME, BOSSES[:3], GAME.options(), StackedDealer(stack))
        play(table, "C1 C4 C7")
        ends.add(fingerprint(table.state))
        assert hand(table, LUCA) == "C4 C7 C7"
    assert len(ends) == 1


@pytest.mark.rule("1.5")
def test_an_attack_needs_an_opponent_while_the_gang_war_is_everybodys() -> None:
    attack = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="C11")
    play(attack, "P C2")
    assert can(attack, VITO) == ">2 >3 -"
    war = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="GUE")
    play(war, "P GUE +")
    assert asked(war) == "Vito Carla Luca show"


@pytest.mark.rule("2.1")
def test_chance_or_the_host_says_who_begins() -> None:
    lots = Counter(
        look(open_table(GAME, BOSSES[:4], GAME.options(), SeededDealer(seed)), None).first for seed in range(80)
    )
    assert set(lots) == {0, 1, 2, 3}
    for first in range(4):
        assert look(open_table(GAME, BOSSES[:4], GAME.options(first=first), SeededDealer(1)), None).first == first
    with pytest.raises(BadOptions, match="0 to 3"):
        open_table(GAME, BOSSES[:4], GAME.options(first=4), SeededDealer(1))


@pytest.mark.rule("2.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_three_cards_each_and_the_rest_is_the_pile(players: int) -> None:
    table = open_table(GAME, BOSSES[:players], GAME.options(), SeededDealer(players))
    assert look(table, None).hand_sizes == [3] * players
    assert look(table, None).pile == {3: 43, 4: 40, 5: 37, 6: 34}[players]
    state = open_up(table)
    dealt = Counter(kind for cards in state.hands for kind in kinds_in(cards))
    assert [dealt[kind] + state.pile[kind] for kind in range(19)] == GAME.box.copies


@pytest.mark.rule("2.2")
def test_a_new_round_is_dealt_from_all_the_cards() -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9", turns=2, draws="C11")
    play(table, "P C1 -")
    lay_ready(table, deal="C1 C1 C1 | C1 C2 C2 | C2 C2 C3")
    play(table, "X")
    assert hands(table) == "C1 C1 C1 | C1 C2 C2 | C2 C2 C3"
    assert look(table, None).pile == 43
    assert look(table, None).discard == []


@pytest.mark.rule("2.3")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = lay("C1 C2 C3 | C4 C5 C6 | C7 C8 C9")
    assert hand(table, CARLA) == "C4 C5 C6"
    assert look(table, None).hand == []
    for seat in (VITO, LUCA, None):
        assert look(table, seat).known[CARLA] == []
        assert not [event for event in table.events(seat) if isinstance(event, Dealt) and event.seat == CARLA]
    assert [event.hand for event in table.events(CARLA) if isinstance(event, Dealt)] == [["C4", "C5", "C6"]]


@pytest.mark.rule("2.4")
def test_everybody_passes_a_card_to_the_left_at_once() -> None:
    table = lay("C1 C2 C3 | C4 C5 C6 | C7 C8 C9")
    assert asked(table) == "Vito Carla Luca pass"
    play(table, "C3 C6")
    assert hands(table) == "C1 C2 C3 | C4 C5 C6 | C7 C8 C9"
    play(table, "C9")
    assert hands(table) == "C1 C2 C9 | C3 C4 C5 | C6 C7 C8"
    assert asked(table) == "Vito turn"


@pytest.mark.rule("2.4")
def test_what_was_received_cannot_be_passed_on() -> None:
    table = lay("C1 C2 C3 | C4 C5 C6 | C7 C8 C9")
    table.act(VITO, typed(table, "C3"))
    assert can(table, CARLA) == "C4 C5 C6"
    assert refuse(table, CARLA, "C3") == "11.2"
    assert refuse(table, CARLA, "P") == "2.4"


@pytest.mark.rule("2.5")
def test_the_pass_goes_left_even_after_a_round_that_went_the_other_way() -> None:
    table = sit("C11 C1 C2 | C4 C5 C6 | C7 C8 C9", turns=2, draws="C3")
    play(table, "P C11 +")
    assert asked(table) == "Luca turn"
    lay_ready(table, deal="C1 C2 C3 | C4 C5 C6 | C7 C8 C9")
    play(table, "X C3 C6 C9")
    assert hands(table) == "C1 C2 C9 | C3 C4 C5 | C6 C7 C8"
    assert [event.way for event in told(table, CardsPassed)] == ["left", "left"]


@pytest.mark.rule("2.6")
def test_a_sealed_choice_is_seen_by_nobody_else_and_stands() -> None:
    table = lay("C1 C2 C3 | C4 C5 C6 | C7 C8 C9")
    before = {seat: look(table, seat) for seat in (CARLA, LUCA, None)}
    table.act(VITO, typed(table, "C2"))
    assert look(table, VITO).chosen == "C2"
    assert refuse(table, VITO, "C3") == "2.6"
    for seat, view in before.items():
        assert view.awaited == [VITO, CARLA, LUCA]
        assert look(table, seat).awaited == [CARLA, LUCA]
        assert look(table, seat).chosen is None
        assert look(table, seat).known == view.known


@pytest.mark.rule("2.6")
def test_it_makes_no_difference_who_chooses_first() -> None:
    ends = set()
    for order in ((VITO, CARLA, LUCA), (LUCA, VITO, CARLA), (CARLA, LUCA, VITO)):
        table = lay("C1 C2 C3 | C4 C5 C6 | C7 C8 C9")
        for seat in order:
            table.act(seat, typed(table, {VITO: "C1", CARLA: "C5", LUCA: "C9"}[seat]))
        ends.add(fingerprint(table.state))
    assert len(ends) == 1


@pytest.mark.rule("2.6")
def test_giver_and_receiver_are_told_which_card_and_nobody_else() -> None:
    table = lay("C1 C2 C3 | C4 C5 C6 | C7 C8 C9")
    play(table, "C3 C6 C9")
    assert [event for event in table.events(VITO) if isinstance(event, Gave | Received)] == [
        Gave(seat=VITO, card="C3", to=CARLA),
        Received(seat=VITO, card="C9", giver=LUCA),
    ]
    assert not [event for event in table.events(None) if isinstance(event, Gave | Received)]


@pytest.mark.rule("2.7")
def test_the_first_player_card_moves_to_the_left() -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9", turns=2, first=LUCA)
    play(table, "X")
    assert told(table, RoundBegan)[-1] == RoundBegan(round=2, first=VITO)
    play(table, " ".join(look(table, seat).hand[0] for seat in range(3)))
    assert asked(table) == "Vito turn"
