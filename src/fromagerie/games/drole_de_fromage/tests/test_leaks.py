"""Leaks planted on purpose, one at a time: the laws of secrecy find every one of them."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fromagerie.engine.bits import count, members_of
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.model import Action, Options, Refusal, Seat, Told
from fromagerie.engine.playout import playout
from fromagerie.engine.state import State
from fromagerie.engine.table import fingerprint
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.rules import DroleDeFromage
from fromagerie.games.drole_de_fromage.tests.table import design_game
from fromagerie.games.drole_de_fromage.view import DroleDeFromageView
from tests.every_table import observers, random_positions
from tests.leaks import Door, Drew, leaks, leaks_in_news

PLAYERS = 3
PEEK = GAME.options()
NO_PEEK = GAME.options(peek=False)


# Much cheese about to fall, so that there is news at every other step.
ABOUT_TO_FALL = design_game(
    """
    3 2 2 3 2 2 3 2
    2 N . . . . . 2
    3 . . . . . . 3
    2 . . . . . . 2
    3 . . W . . . 3
    2 . . . . . . 2
    3 S . . . . . 3
    2 3 2 3 2 3 2 2
    """,
    worms=(5, 8, 0),
)


def find_leak(door: Door, options: Options = PEEK) -> str | None:
    """What the laws find out about a door, looking through it at random positions."""
    dealer = SeededDealer(1)
    for state in random_positions(GAME, PLAYERS, options, 1, 16):
        for seat in observers(PLAYERS):
            found = leaks(GAME, door.shows, state, seat, dealer)
            if found:
                return found
    return find_leaky_news(door, options)


def find_leaky_news(door: Door, options: Options) -> str | None:
    dealer = SeededDealer(1)
    door.game = ABOUT_TO_FALL
    for state in random_positions(ABOUT_TO_FALL, PLAYERS, options, 1, 64):
        for seat in observers(PLAYERS):
            for _ in range(4):
                found = leaks_in_news(door, state, seat, dealer)
                if found:
                    return found
    return None


def find_leaky_answer(door: Door) -> str | None:
    dealer = SeededDealer(2)
    for state in random_positions(GAME, PLAYERS, PEEK, 2, 8):
        for seat in observers(PLAYERS):
            found = leaks(GAME, door.answers, state, seat, dealer)
            if found:
                return found
    return None


# What a view might show by mistake

Plant = Callable[[DroleDeFromageView, DroleDeFromage, Seat | None], Any]
plants: list[Plant] = []


def plant(shown: Plant) -> Plant:
    plants.append(shown)
    return shown


@plant
def all_the_worms_that_were_found(view: DroleDeFromageView, state: DroleDeFromage, seat: Seat | None) -> Any:
    return msgspec.structs.replace(view, wormy=state.names(state.wormy))


@plant
def all_the_good_cheese_that_was_found(view: DroleDeFromageView, state: DroleDeFromage, seat: Seat | None) -> Any:
    return msgspec.structs.replace(view, good=state.names(state.turned & ~state.wormy))


@plant
def how_many_worms_were_found(view: DroleDeFromageView, state: DroleDeFromage, seat: Seat | None) -> Any:
    return view, int(count(state.wormy))


@plant
def how_many_worms_the_left_neighbour_has(view: DroleDeFromageView, state: DroleDeFromage, seat: Seat | None) -> Any:
    left = ((seat or 0) + 1) % state.players
    return view, len(members_of(state.wormy & state.harvest[left]))


@plant
def everybodys_points_so_far(view: DroleDeFromageView, state: DroleDeFromage, seat: Seat | None) -> Any:
    return view, [int(state.worth(pieces)) for pieces in state.harvest]


@plant
def who_leads(view: DroleDeFromageView, state: DroleDeFromage, seat: Seat | None) -> Any:
    points = [int(state.worth(pieces)) for pieces in state.harvest]
    return view, points.index(max(points))


@plant
def the_harvest_sorted_by_what_it_is_worth(view: DroleDeFromageView, state: DroleDeFromage, seat: Seat | None) -> Any:
    wormy = state.names(state.wormy)
    harvest = [sorted(pieces, key=lambda piece: piece in wormy) for pieces in view.harvest]
    return msgspec.structs.replace(view, harvest=harvest)


@plant
def a_hash_of_the_state(view: DroleDeFromageView, state: DroleDeFromage, seat: Seat | None) -> Any:
    return view, fingerprint(state)


@plant
def the_view_of_the_first_seat_to_a_spectator(
    view: DroleDeFromageView, state: DroleDeFromage, seat: Seat | None
) -> Any:
    return view if seat is not None else (view, GAME.view(state, 0).wormy)


@plant
def worms_left_on_the_board_reckoned_with_the_truth(
    view: DroleDeFromageView, state: DroleDeFromage, seat: Seat | None
) -> Any:
    return view, [int(worms) for worms in state.setup.worms], 6 - len(members_of(state.wormy))


@plant
def who_has_any_worm_at_all(view: DroleDeFromageView, state: DroleDeFromage, seat: Seat | None) -> Any:
    return view, [bool(members_of(state.wormy & pieces)) for pieces in state.harvest]


@plant
def the_chance_to_win_reckoned_with_the_true_worms(
    view: DroleDeFromageView, state: DroleDeFromage, seat: Seat | None
) -> Any:
    if not state.to_act():
        return view
    return view, [mean_score(state, SeededDealer(number)) for number in range(3)]


def mean_score(state: State, dealer: Dealer) -> list[int] | None:
    world = state.clone()
    playout(world, dealer)
    return world.scores()


@pytest.mark.parametrize("shown", plants, ids=lambda shown: shown.__name__.replace("_", " "))
def test_the_view_law_finds(shown: Plant) -> None:
    class Leaky(Door):
        def view(self, state: Any, seat: Seat | None) -> Any:
            return shown(super().view(state, seat), state, seat)

    found = find_leak(Leaky(GAME, PLAYERS))
    assert found is not None
    assert "by the view" in found


# What might be said beside the view


class EveryLookToldToEverybody(Door):
    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        return [event for _, event in told]


class LooksToldToTheFirstSeat(Door):
    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        return [event for to, event in told if to in (None, seat) or seat == 0]


class TheLengthOfWhatOthersWereTold(Door):
    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        return super().news(told, drew, seat), [len(str(event)) for _, event in told]


class WhatChanceAnsweredInTheNews(Door):
    def news(self, told: list[Told], drew: list[Drew], seat: Seat | None) -> Any:
        return super().news(told, drew, seat), [drawn for drawn in drew if drawn.what == "underside"]


class LegalActionsInAnOrderThatTells(Door):
    def legal(self, state: Any, seat: Seat | None) -> list[Action]:
        legal = super().legal(state, seat)
        return legal[::-1] if len(members_of(state.wormy)) % 2 else legal


class MessagesOfALengthThatTells(Door):
    def encode(self, message: Any, state: Any, seat: Seat | None) -> bytes:
        return super().encode(message, state, seat) + b" " * len(members_of(state.wormy))


@pytest.mark.parametrize(
    "door",
    [
        EveryLookToldToEverybody,
        LooksToldToTheFirstSeat,
        TheLengthOfWhatOthersWereTold,
        WhatChanceAnsweredInTheNews,
        LegalActionsInAnOrderThatTells,
        MessagesOfALengthThatTells,
    ],
)
def test_the_laws_find(door: type[Door]) -> None:
    assert find_leak(door(GAME, PLAYERS)) is not None


class RefusalThatKnowsTheWorms(Door):
    def refusal(self, state: Any, seat: Seat | None, action: Action) -> Refusal:
        refusal = super().refusal(state, seat, action)
        return Refusal(refusal.clause, refusal.sentence + " It is wormy anyway." * (len(members_of(state.wormy)) % 2))


class BoardWithAHint(Door):
    def board(self, state: Any, seat: Seat | None) -> str | None:
        return f"{super().board(state, seat)}\n{state.names(state.wormy)}"


@pytest.mark.parametrize("door", [RefusalThatKnowsTheWorms, BoardWithAHint])
def test_the_law_on_answers_finds(door: type[Door]) -> None:
    assert find_leaky_answer(door(GAME, PLAYERS)) is not None


@pytest.mark.parametrize("options", [PEEK, NO_PEEK], ids=["peek", "no peek"])
def test_the_laws_find_nothing_in_an_honest_door(options: Options) -> None:
    assert find_leak(Door(GAME, PLAYERS), options) is None
    assert find_leaky_answer(Door(GAME, PLAYERS)) is None
