"""Whole runs in two worlds that an observer cannot tell apart: what is done looks the same, what is hidden is not.

The law compares what the observer heard: every message, its bytes, its place and its moment.
"""

import asyncio
from typing import NamedTuple

import msgspec

from fromagerie.engine.chance import ChanceRefused, StackedDealer
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Options, Seat, Told, heard_by
from fromagerie.engine.state import State
from fromagerie.server import wire
from fromagerie.server.domain.room import Room
from fromagerie.server.table.actor import TableActor
from tests.every_table import length_of, observers, one_of
from tests.leaks import Drew, Witness, act_and_tell, spell, stack
from tests.server.still_house import Ear, StillHouse, keep_still, run_still
from tests.server.twins import dealer_for, play, set_room, twin

PAUSE = 0.7  # seconds between two moves


class Step(NamedTuple):
    """The same step in two worlds, as far as the observer can see."""

    seat: Seat
    moves: tuple[int, int]
    luck: tuple[list[Drew], list[Drew]]


def same_step(game: AnyGame, one: State, other: State, observer: Seat | None, dealer: Dealer) -> Step | None:
    """Something that can be done in both worlds and looks the same; a sealed choice may be another one in the other."""
    seat = one_of(one.to_act(), dealer)
    for _ in range(8):
        move = one.random_action(seat, dealer)
        witness = Witness(dealer)
        after = one.clone()
        told = act_and_tell(after, seat, move, witness)
        for same in {other.random_action(seat, dealer), move} if seat != observer else {move}:
            if same not in other.legal_actions(seat):
                continue
            world = other.clone()
            try:
                retold = act_and_tell(world, seat, same, stack(witness.drew))
            except ChanceRefused:
                continue
            if look(game, after, observer, told) == look(game, world, observer, retold):
                return Step(seat, (move, same), (witness.drew, witness.drew))
    return None


def look(game: AnyGame, state: State, observer: Seat | None, told: list[Told]) -> bytes:
    """What the rules let the observer see and hear of a step; the server may add nothing to it."""
    return msgspec.json.encode((game.view(state, observer), state.to_act(), heard_by(observer, told)))


class Twins:
    """Two keepers, each with the observer listening, and everybody ready to move."""

    def __init__(self, room: Room, observer: Seat | None, dealer: Dealer, kind: type[TableActor]) -> None:
        self.observer = observer
        self.dealer = dealer
        self.house = StillHouse()
        other = twin(room, observer, dealer)
        # Same people on both sides: they all have lines now.
        other.chairs, other.host = [msgspec.structs.replace(chair) for chair in room.chairs], room.host
        other.around = room.around
        other.evening, other.gained = room.evening, room.gained
        other.colours, other.waited = room.colours, room.waited
        self.actors = [keep_still(world, self.house, kind) for world in (room, other)]
        seats = observers(len(room.chairs))
        self.ears = [{seat: Ear(actor, seat) for seat in seats} for actor in self.actors]
        for ears in self.ears:
            ears[observer].come()

    async def step(self, number: int) -> bool:
        """Everybody does the same; False if the game is over. Where the worlds would part, another one is taken up."""
        one, other = (actor.room for actor in self.actors)
        assert one.table is not None
        assert other.table is not None
        if one.over or one.phase != "playing":
            return False
        found = same_step(one.game, one.table.state, other.table.state, self.observer, self.dealer)
        if found is None:
            other.table.state = one.table.state.clone()
            other.table.state.redeal(self.observer, self.dealer)
            return True
        for side, actor in enumerate(self.actors):
            table = actor.room.table
            assert table is not None
            table.luck.luck = StackedDealer((what, came) for what, _, came in found.luck[side])
            move = actor.room.game.notation(actor.room.game.actions[found.moves[side]])
            odd = actor.room.game.actions[number % len(actor.room.game.actions)]
            if self.observer is None or not table.may(self.observer, odd):
                # A move that cannot be made: its refusal is part of what the observer hears.
                typed = actor.room.game.notation(odd)
                self.ears[side][self.observer].do(wire.Act(f"r{number}", typed, actor.room.seq))
            self.ears[side][found.seat].do(wire.Act(f"c{number}", move, actor.room.seq))
        await self.moved(one.table.version)
        return one.table.version == other.table.version

    async def moved(self, version: int) -> None:
        """A riposte takes its time."""
        for _ in range(60):
            await asyncio.sleep(PAUSE)
            if all(actor.room.table and actor.room.table.version > version for actor in self.actors):
                return

    async def stop(self) -> None:
        for actor in self.actors:
            await actor.stop()


async def run_twins(
    room: Room, observer: Seat | None, dealer: Dealer, steps: int, kind: type[TableActor]
) -> tuple[int, str | None]:
    twins = Twins(room, observer, dealer, kind)
    await asyncio.sleep(0.01)
    for number in range(steps):
        if not await twins.step(number):
            break
    await twins.stop()
    assert twins.house.counts.failures == 0
    heard, otherwise = (ears[observer].heard for ears in twins.ears)
    for number, (mine, yours) in enumerate(zip(heard, otherwise, strict=False)):
        if mine != yours:
            return number, f"{spell(observer)} can tell by message {number}: {mine} or {yours}"
    if len(heard) != len(otherwise):
        return len(heard), f"{spell(observer)} hears {len(heard)} messages or {len(otherwise)}"
    return len(heard), None


def compare_runs(
    game: AnyGame, players: int, options: Options, seed: int, steps: int = 12, kind: type[TableActor] = TableActor
) -> tuple[int, str | None]:
    """How many messages were compared, and what an observer of the run could tell; from some moment of a game on."""
    dealer = dealer_for(seed, players)
    room = set_room(game, players, options, seed * 3 + 1)
    play(room, dealer, dealer.below(40) % length_of(game), talk=False)
    everybody = observers(players)
    return run_still(run_twins(room, everybody[seed % len(everybody)], dealer, steps, kind))
