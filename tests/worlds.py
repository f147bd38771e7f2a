"""The worlds an observer must think possible: does redealing find them all, the true one among them, and no others?"""

import itertools
from collections.abc import Iterator
from typing import Any

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Options, Seat
from fromagerie.engine.state import State
from tests.every_table import late_positions, many, observers

WORLDS = many(600, interpreted=400)
# A value that comes up as rarely as this, among so few, would be a strange one.
FEW = WORLDS // 20

Watched = tuple[State, Seat | None]


def narrow_positions(game: AnyGame, players: int, options: Options, dealer: Dealer) -> Iterator[Watched]:
    """Positions in which some hidden fact has few values left, so that trying them all does not take long."""
    states = late_positions(game, players, options, 25, many(24, interpreted=8))
    found: list[tuple[int, int, Watched]] = []
    for number, watched in enumerate(zip(states, itertools.cycle(observers(players)), strict=False)):
        varieties = [len(values) for values in redealt_values(*watched, dealer, worlds=20) if len(values) > 1]
        if varieties:
            found.append((min(varieties), number, watched))
    for _, _, watched in sorted(found, key=lambda one: one[:2])[: many(8, interpreted=2)]:
        yield watched


def never_redealt(state: State, seat: Seat | None, dealer: Dealer) -> list[str]:
    """The facts of the true world that redeals never come upon, though they come upon few other values of them."""
    found = redealt_values(state, seat, dealer, WORLDS)
    return [
        f"fact {number} is {fact}, but never for {seat}, always one of {values}"
        for number, (fact, values) in enumerate(zip(facts_of(state), found, strict=True))
        if fact not in values and len(values) <= FEW
    ]


def redealt_otherwise(game: AnyGame, state: State, seat: Seat | None, dealer: Dealer) -> list[str]:
    """The facts that come out differently when the one who redeals holds the truth, and when it is only imagined."""
    knowing = redealt_values(state, seat, dealer, WORLDS)
    imagined = game.imagine(game.view(state, seat), dealer)
    guessing = redealt_values(imagined, seat, dealer, WORLDS)
    return [
        f"fact {number} is one of {known} or one of {guessed}"
        for number, (known, guessed) in enumerate(zip(knowing, guessing, strict=True))
        if known != guessed and min(len(known), len(guessed)) <= FEW
    ]


def redealt_values(state: State, seat: Seat | None, dealer: Dealer, worlds: int) -> list[set[Any]]:
    """For every fact, the values it has in that many worlds this observer must think possible."""
    twin = state.clone()
    found: set[tuple[int, ...]] = set()
    for _ in range(worlds):
        twin.redeal(seat, dealer)
        found.add(tuple(twin.state_key()))
    # In a world with more or fewer facts there is no telling which is which.
    size = len(state.state_key())
    alike = {world for world in found if len(world) == size}
    return [*map(set, zip(*alike, strict=True)), set(alike)] if alike else [set() for _ in range(size + 1)]


def facts_of(state: State) -> list[Any]:
    """Every number of the truth, and the truth as a whole."""
    truth = state.state_key()
    return [*truth, tuple(truth)]
