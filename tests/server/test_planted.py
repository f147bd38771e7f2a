"""The leak tests of the server work: leaks planted in what it says, and in when it says it, are all found."""

import asyncio
from typing import Any

import pytest

from fromagerie.engine.game import get_game
from fromagerie.server.domain.room import Room
from fromagerie.server.services import Services
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.clocks import Clocks
from fromagerie.server.table.messages import Listener
from tests.server.doors import Door, search
from tests.server.plants import PLANTED, number_of, table
from tests.server.transcripts import compare_runs

pytestmark = pytest.mark.once


@pytest.mark.parametrize(("door", "key"), PLANTED)
def test_the_law_of_the_wire_finds(door: Door, key: str) -> None:
    game = get_game(key)
    for seed in range(1, 12):
        _, found = search(door, game, 3, game.options(), seed, moments=4, share=7)
        if found:
            return
    raise AssertionError("this leak was not found")


class ToldTwice(TableActor):
    """Says everything once more, if somebody holds a certain card."""

    def broadcast(self) -> None:
        super().broadcast()
        if number_of(self.room) % 2:
            for listener in self.live.listeners:
                listener.fresh = True
            super().broadcast()


class ToldLate(TableActor):
    """Takes its time, as long as the cards are good."""

    async def carry_out(self, *given: Any) -> None:
        await asyncio.sleep(number_of(self.room) % 5 / 100)
        await super().carry_out(*given)


class ToldBeforeItsAnswer(TableActor):
    """The order of messages depends on the cards."""

    async def carry_out(self, listener: Listener, *given: Any) -> None:
        if number_of(self.room) % 2:
            listener.fresh = True
            self.broadcast()
        await super().carry_out(listener, *given)


class HastyClocks(Clocks):
    """A window is over at once where everybody who is awaited has one answer only."""

    def window_ends(self) -> float:
        state = table(self.live.room).state
        waiting = any(len(state.legal_actions(seat)) > 1 for seat in state.to_act())
        return super().window_ends() if waiting else 0.0


class NotWaitedFor(TableActor):
    """A riposte that could not come is not waited for."""

    def __init__(self, services: Services, room: Room) -> None:
        super().__init__(services, room)
        self.held.clocks = self.bots.clocks = HastyClocks(self.live, services)


class Padded(TableActor):
    """Updates of a length that depends on the cards."""

    def broadcast(self) -> None:
        for listener in self.live.listeners:
            if listener.seen != self.room.seq:
                listener.send(b" " * (number_of(self.room) % 3))
        super().broadcast()


@pytest.mark.parametrize("kind", [ToldTwice, ToldLate, ToldBeforeItsAnswer, NotWaitedFor, Padded])
def test_the_law_of_runs_finds(kind: type[TableActor]) -> None:
    game = get_game("cheese-mafia")
    for seed in range(60):
        _, found = compare_runs(game, 3, game.options(), seed, steps=10, kind=kind)
        if found:
            return
    raise AssertionError("this leak was not found")


def test_there_are_as_many_leaks_as_promised() -> None:
    assert len(PLANTED) >= 45
