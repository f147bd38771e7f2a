"""Leaks planted in Cheese Rescue on purpose, one at a time: the laws of secrecy find them all, and nothing else."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Action, Refusal, Seat, Told
from fromagerie.engine.playout import playout
from fromagerie.engine.table import fingerprint
from fromagerie.games.cheese_rescue import GAME
from fromagerie.games.cheese_rescue.cards import HAND_KINDS
from fromagerie.games.cheese_rescue.model import PickedUp
from fromagerie.games.cheese_rescue.rules import CheeseRescue
from tests.every_table import observers, random_positions
from tests.leaks import Door, Drew, leaks, leaks_in_deal, leaks_in_news

OPTIONS = GAME.read_options({})

Plant = Callable[[Any, CheeseRescue, Seat | None], Any]
plants: list[Any] = []


def find_leak(door: Door, players: int) -> str | None:
    """What the laws of secrecy find out about a door, looking through it at some random positions."""
    dealer = SeededDealer(1)
    finished = GAME.deal(players, OPTIONS, dealer)
    playout(finished, dealer)
    for state in [finished, *random_positions(GAME, players, OPTIONS, 1, 12)]:
        for seat in observers(players):
            found = (
                leaks(GAME, door.shows, state, seat, dealer)
                or leaks_in_news(door, state, seat, dealer)
                or leaks_in_deal(door, players, OPTIONS, seat, dealer)
            )
            if found:
                return found
    return None


def find_leaky_answer(door: Door, players: int, positions: int = 4) -> str | None:
    dealer = SeededDealer(2)
    for state in random_positions(GAME, players, OPTIONS, 2, positions):
        for seat in observers(players):
            found = leaks(GAME, door.answers, state, seat, dealer)
            if found:
                return found
    return None


# Leaks in the view


def plant(shown: Plant) -> Plant:
    """Something a view is made to show: a function of the honest view, the true state, and who looks."""
    plants.append(pytest.param(shown, id=shown.__name__.replace("_", " ")))
    return shown


def animals(state: CheeseRescue, seat: Seat) -> list[str]:
    return [card for card in state.hand_names(seat) if not card.isdigit()]


@plant
def the_hand_of_the_next_seat(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    return view, state.hand_names(((seat or 0) + 1) % state.players)


@plant
def what_is_in_the_pile(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    return view, list(state.pile)


@plant
def how_many_dogs_are_in_the_other_hands(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    return view, sum(state.hands[other * HAND_KINDS] for other in range(state.players) if other != seat)


@plant
def the_likeliest_next_card(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    return view, max(range(3), key=lambda kind: state.pile[kind])


@plant
def unseen_animals_without_those_in_other_hands(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    return msgspec.structs.replace(view, unseen=list(state.pile))


@plant
def the_hand_of_the_first_seat_to_a_spectator(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    return view if seat is not None else msgspec.structs.replace(view, hand=state.hand_names(state.first))


@plant
def a_hash_of_the_state(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    return view, fingerprint(state)


@plant
def seats_in_the_order_of_their_mice(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    return view, sorted(range(state.players), key=lambda other: state.hands[other * HAND_KINDS + 2])


@plant
def ones_own_hand_in_an_order_that_tells_who_has_a_dog(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    dog = any("D" in animals(state, other) for other in range(state.players) if other != seat)
    return msgspec.structs.replace(view, hand=view.hand[::-1] if dog else view.hand)


@plant
def the_cards_put_away_at_the_end(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    return view if state.to_act() else (view, [state.hand_names(other) for other in range(state.players)])


@plant
def the_number_of_kinds_in_a_hand_instead_of_its_cards(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    kinds = [len(set(state.hand_names(other))) for other in range(state.players)]
    return msgspec.structs.replace(view, hand_sizes=kinds)


@plant
def the_chance_to_win_reckoned_with_the_true_hands(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    if seat is None or not state.to_act():
        return view
    points = 0
    for number in range(3):
        world = state.clone()
        playout(world, SeededDealer(number))
        points += (world.scores() or [])[seat]
    return view, points


@plant
def cells_that_a_dog_of_the_next_hand_threatens(view: Any, state: CheeseRescue, seat: Seat | None) -> Any:
    dog = "D" in animals(state, ((seat or 0) + 1) % state.players)
    return msgspec.structs.replace(view, removed=[view.free if dog else [], *view.removed[1:]])


@pytest.mark.parametrize("shown", plants)
@pytest.mark.parametrize("players", [3, 4])
def test_the_view_law_finds(shown: Plant, players: int) -> None:
    class Leaky(Door):
        def view(self, state: Any, seat: Seat | None) -> Any:
            return shown(super().view(state, seat), state, seat)

    found = find_leak(Leaky(GAME, players), players)
    assert found is not None
    assert "by the view" in found


# Leaks beside the view


class LegalActionsOfWhoeverIsAwaited(Door):
    def legal(self, state: Any, seat: Seat | None) -> list[Action]:
        awaited = state.to_act()
        return super().legal(state, awaited[0] if awaited else None)


class LegalActionsInAnOrderThatTells(Door):
    def legal(self, state: Any, seat: Seat | None) -> list[Action]:
        legal = super().legal(state, seat)
        return legal[::-1] if state.pile[0] % 2 else legal


class MessagesOfALengthThatTells(Door):
    def encode(self, message: Any, state: Any, seat: Seat | None) -> bytes:
        return super().encode(message, state, seat) + bytes(state.pile[2])


class EveryEventToldToEverybody(Door):
    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        return [event for _, event in told]


class TheDrawnCardToldToTheNextSeat(Door):
    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        peeks = [event for _, event in told if isinstance(event, PickedUp) and event.seat + 1 == seat]
        return super().news(told, drew, seat), peeks


class TheLengthOfWhatOthersWereTold(Door):
    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        kinds = {"D": "dog", "C": "cat", "M": "mouse"}
        length = [len(kinds[event.card]) for _, event in told if isinstance(event, PickedUp)]
        return super().news(told, drew, seat), length


class WhatChanceAnsweredInTheNews(Door):
    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        return super().news(told, drew, seat), drew


@pytest.mark.parametrize(
    "door",
    [
        LegalActionsOfWhoeverIsAwaited,
        LegalActionsInAnOrderThatTells,
        MessagesOfALengthThatTells,
        EveryEventToldToEverybody,
        TheDrawnCardToldToTheNextSeat,
        TheLengthOfWhatOthersWereTold,
        WhatChanceAnsweredInTheNews,
    ],
)
def test_the_laws_find(door: type[Door]) -> None:
    assert find_leak(door(GAME, 3), 3) is not None


class RefusalThatKnowsWhoHoldsTheCard(Door):
    def refusal(self, state: Any, seat: Seat | None, action: Any) -> Refusal:
        refusal = super().refusal(state, seat, action)
        held = any(action.card in state.hand_names(other) for other in range(state.players))
        return Refusal(refusal.clause, refusal.sentence + " Nobody has one." * (not held))


class BoardWithAHint(Door):
    def board(self, state: Any, seat: Seat | None) -> str | None:
        return f"{super().board(state, seat)}\n{'woof' * state.pile[0]}"


@pytest.mark.parametrize("door", [RefusalThatKnowsWhoHoldsTheCard, BoardWithAHint])
def test_the_law_on_answers_finds(door: type[Door]) -> None:
    assert find_leaky_answer(door(GAME, 3), 3) is not None


def test_the_laws_find_nothing_in_an_honest_door() -> None:
    assert find_leak(Door(GAME, 3), 3) is None
    assert find_leaky_answer(Door(GAME, 2), 2, positions=1) is None
