"""Time tells nothing: a riposte takes as long, held or not; a bot takes its time whatever it holds."""

import asyncio
import json

import pytest

from fromagerie.engine.game import AnyGame, all_games, get_game
from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain.room import Room
from fromagerie.server.services import Services, Timings
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.messages import BotDecided, Message
from tests.server.still_house import Ear, StillHouse, keep_still, run_still
from tests.server.twins import dealer_for, play, set_room, twin

pytestmark = pytest.mark.once
MAFIA: AnyGame = get_game("cheese-mafia")


def ripostes(n: int) -> list[tuple[Room, Seat]]:
    """Tables where somebody is asked for a riposte."""
    found = []
    for seed in range(10_000):
        dealer = dealer_for(seed)
        room = set_room(MAFIA, 3, MAFIA.options(), seed * 3 + 1)
        for _ in range(40):
            play(room, dealer, 1, talk=False)
            if room.table and room.table.state.response_window_ms() is not None:
                found.append((room, room.table.state.to_act()[0]))
                break
        if len(found) == n:
            return found
    return found


def worlds(room: Room, observer: Seat | None, able: bool, target: Seat) -> Room | None:
    """A world this observer thinks possible in which the target holds a riposte, or none."""
    for seed in range(200):
        other = twin(room, observer, dealer_for(seed, 7))
        other.chairs, other.host, other.secret = room.chairs, room.host, room.secret
        other.around = room.around
        assert other.table is not None
        if (len(other.table.state.legal_actions(target)) > 1) == able:
            return other
    return None


def test_the_target_is_asked_and_the_answer_told_at_the_same_moment_with_or_without_the_card() -> None:
    async def told_at(world: Room, target: Seat, observer: Seat, after: float) -> tuple[float, list[Seat]]:
        actor = keep_still(world, StillHouse())
        watching, answering = Ear(actor, observer), Ear(actor, target)
        watching.come()
        await asyncio.sleep(after)
        assert world.table is not None
        awaited = world.table.state.to_act()
        let_it_be = world.game.notation(world.game.actions[world.table.state.legal_actions(target)[-1]])
        before = len(watching.heard)
        answering.do(wire.Act("answer", let_it_be, world.seq))
        await asyncio.sleep(60)
        await actor.stop()
        return watching.heard[before][0], awaited

    compared = 0
    for room, target in ripostes(12):
        observer = next(seat for seat in range(3) if seat != target)
        both = [worlds(room, observer, able, target) for able in (False, True)]
        for after in (0.2, 3.0):
            moments = [run_still(told_at(copy_of(world), target, observer, after)) for world in both if world]
            compared += len(moments) - 1
            assert len({(moment, tuple(awaited)) for moment, awaited in moments}) == 1
    assert compared >= 10


@pytest.mark.parametrize("patience", [1.0, 0.5])
def test_everybody_is_told_the_same_window_with_or_without_the_card(patience: float) -> None:
    async def told(world: Room) -> list[int | None]:
        actor = keep_still(world, StillHouse(Timings(away=1e9, patience=patience)))
        ears = [Ear(actor, seat) for seat in (*range(3), None)]
        for ear in ears:
            ear.come()
        await asyncio.sleep(0.1)
        await actor.stop()
        # The welcome comes first, then the table.
        return [json.loads(ear.heard[1][1])["game"]["window"] for ear in ears]

    for room, target in ripostes(3):
        for able in (False, True):
            world = worlds(room, None, able, target)
            assert world
            assert run_still(told(world)) == 4 * [round(3000 * patience)]


def copy_of(room: Room) -> Room:
    other = twin(room, None, dealer_for(1))
    other.chairs, other.host, other.secret = room.chairs, room.host, room.secret
    other.around = room.around
    assert other.table is not None
    assert room.table is not None
    other.table.state = room.table.state.clone()
    return other


class Delays(TableActor):
    """Notes when the decisions of bots came in."""

    def __init__(self, services: Services, room: Room) -> None:
        super().__init__(services, room)
        self.delays: list[float] = []

    async def handle(self, message: Message) -> None:
        if isinstance(message, BotDecided):
            self.delays.append(round(self.clock.monotonic(), 4))


@pytest.mark.parametrize("key", sorted(key for key, game in all_games().items() if not game.race))
def test_a_bots_delay_is_the_same_whatever_it_holds(key: str) -> None:
    """As the people at the table see it: with the same observations, other cards."""

    async def delays(world: Room) -> list[float]:
        actor = keep_still(world, StillHouse(), Delays)
        assert isinstance(actor, Delays)
        await asyncio.sleep(20)
        await actor.stop()
        return actor.delays

    game, compared = get_game(key), 0
    for seed in range(1, 25):
        dealer = dealer_for(seed)
        room = set_room(game, 3, game.options(), seed * 3 + 1, bots=1)
        while room.phase == "playing" and room.table and room.table.state.to_act() != [2]:
            play(room, dealer, 1, talk=False)
        if room.phase != "playing":
            continue
        other = twin(room, 0, dealer)
        other.secret = room.secret
        first, second = run_still(delays(copy_of(room))), run_still(delays(other))
        assert first == second
        assert len(first) == 1
        compared += 1
    assert compared > 5
