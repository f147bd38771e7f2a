"""What a seat cannot know, dealt again: as often as counting all the ways says it should be."""

import itertools
from collections import Counter
from fractions import Fraction

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Seat
from fromagerie.games.cheese_rescue import GAME
from fromagerie.games.cheese_rescue.cards import ANIMALS, HAND_KINDS
from fromagerie.games.cheese_rescue.rules import CheeseRescue
from fromagerie.games.cheese_rescue.tests.table import ANNE, deal, design_game, look, open_up, play, play_on

World = tuple[str, ...]  # the animals of every hand, then of the pile


def world(state: CheeseRescue) -> World:
    hands = ["".join(state.hand_names(seat)).rstrip("123") for seat in range(state.players)]
    return (*hands, "".join(kind * state.pile[number] for number, kind in enumerate("DCM")))


def every_world(state: CheeseRescue, seat: Seat | None) -> dict[World, Fraction]:
    """How likely each look of the unseen cards is, by all the ways they can lie, each card a card of its own."""
    truth = world(state)
    places = [place for place in range(len(truth)) if place != seat]
    unseen = "".join(truth[place] for place in places)
    found: Counter[World] = Counter()
    for cards in set(itertools.permutations(range(len(unseen)))):
        dealt = list(truth)
        rest = [unseen[card] for card in cards]
        for place in places:
            size = len(truth[place])
            dealt[place] = "".join(sorted(rest[:size], key="DCM".index))
            rest = rest[size:]
        found[tuple(dealt)] += 1
    return {look: Fraction(ways, found.total()) for look, ways in found.items()}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_every_possible_world_comes_as_often_as_there_are_ways_to_it(seat: Seat | None) -> None:
    game = design_game(3, 3, animals="DCCMMMM" if seat is None else "DDCCMMMM", start=False, cheeses=(1, 2), drawn=2)
    table = deal(3, game=game)
    if seat is not None:
        play(table, "1c3")
    state = open_up(table)
    expected = every_world(state, seat)
    worlds = 6000
    luck = SeededDealer(2)
    found: Counter[World] = Counter()
    for _ in range(worlds):
        state.redeal(seat, luck)
        found[world(state)] += 1
    assert set(found) == set(expected)
    # Chi-squared, with room for five standard deviations.
    surprise = sum(float((found[look] - worlds * share) ** 2 / (worlds * share)) for look, share in expected.items())
    freedom = len(expected) - 1
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_imagined_games_are_spread_like_redealt_ones(seat: Seat | None) -> None:
    game = design_game(3, 3, animals="DCCMMMM", start=False, cheeses=(1, 2), drawn=2)
    table = deal(3, game=game)
    expected = every_world(open_up(table), seat)
    luck = SeededDealer(3)
    found = Counter(world(game.imagine(look(table, seat), luck)) for _ in range(1500))
    assert set(found) == set(expected)
    for lying, share in expected.items():
        mean = float(1500 * share)
        assert abs(found[lying] - mean) < 5 * mean**0.5 + 1


def test_a_redeal_reads_nothing_hidden() -> None:
    """With all hidden cards wiped out beforehand, the same luck deals the same world."""
    table = deal(4)
    play_on(table, 17)
    for seat in (0, 1, 2, 3, None):
        state, wiped = open_up(table).clone(), open_up(table).clone()
        for other in set(range(4)) - {seat}:
            for kind in range(ANIMALS):
                wiped.hands[other * HAND_KINDS + kind] = 99
        for kind in range(ANIMALS):
            wiped.pile[kind] = 99
        state.redeal(seat, SeededDealer(9))
        wiped.redeal(seat, SeededDealer(9))
        assert state.state_key() == wiped.state_key()


def test_two_players_know_everything_once_the_pile_is_empty() -> None:
    table = deal(2)
    play_on(table, 14)
    state = open_up(table)
    truth = state.state_key()
    state.redeal(ANNE, SeededDealer(1))
    assert state.state_key() == truth


def test_a_seat_keeps_its_own_hand_and_everybody_their_cheese() -> None:
    table = deal(4)
    play_on(table, 10)
    state = open_up(table)
    hands = [state.hand_names(seat) for seat in range(4)]
    for _ in range(50):
        state.redeal(ANNE, SeededDealer(1))
        assert state.hand_names(ANNE) == hands[ANNE]
        for seat in range(4):
            assert [c for c in state.hand_names(seat) if c.isdigit()] == [c for c in hands[seat] if c.isdigit()]
            assert len(state.hand_names(seat)) == len(hands[seat])
    assert GAME.view(state, ANNE) == look(table, ANNE)
