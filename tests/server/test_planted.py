"""The leak tests of the server work: leaks planted in what it says, and in when it says it, are all found."""

import asyncio
from typing import Any

import pytest

from fromagerie.engine.game import game_called
from fromagerie.server.keeper import Keeper
from fromagerie.server.mail import Listener
from tests.server.doors import Door, search
from tests.server.plants import PLANTED, number_of, table
from tests.server.transcripts import compare_runs

pytestmark = pytest.mark.once


@pytest.mark.parametrize(("door", "key"), PLANTED)
def test_the_law_of_the_wire_finds(door: Door, key: str) -> None:
    game = game_called(key)
    for seed in range(1, 12):
        _, found = search(door, game, 3, game.options(), seed, moments=4, share=7)
        if found:
            return
    raise AssertionError("this leak was not found")


class ToldTwice(Keeper):
    """Says everything once more, if somebody holds a certain card."""

    def tell(self) -> None:
        super().tell()
        if number_of(self.room) % 2:
            for listener in self.listeners:
                listener.fresh = True
            super().tell()


class ToldLate(Keeper):
    """Takes its time, as long as the cards are good."""

    async def carry_out(self, *given: Any) -> None:
        await asyncio.sleep(number_of(self.room) % 5 / 100)
        await super().carry_out(*given)


class ToldBeforeItsAnswer(Keeper):
    """The order of messages depends on the cards."""

    async def carry_out(self, listener: Listener, *given: Any) -> None:
        if number_of(self.room) % 2:
            listener.fresh = True
            self.tell()
        await super().carry_out(listener, *given)


class NotWaitedFor(Keeper):
    """A riposte that could not come is not waited for."""

    def window_ends(self) -> float:
        state = table(self.room).state
        waiting = any(len(state.legal_actions(seat)) > 1 for seat in state.to_act())
        return super().window_ends() if waiting else 0.0


class Padded(Keeper):
    """Updates of a length that depends on the cards."""

    def tell(self) -> None:
        for listener in self.listeners:
            if listener.seen != self.room.seq:
                listener.send(b" " * (number_of(self.room) % 3))
        super().tell()


@pytest.mark.parametrize("kind", [ToldTwice, ToldLate, ToldBeforeItsAnswer, NotWaitedFor, Padded])
def test_the_law_of_runs_finds(kind: type[Keeper]) -> None:
    game = game_called("cheese-mafia")
    for seed in range(60):
        _, found = compare_runs(game, 3, game.options(), seed, steps=10, kind=kind)
        if found:
            return
    raise AssertionError("this leak was not found")


def test_there_are_as_many_leaks_as_promised() -> None:
    assert len(PLANTED) >= 45
