"""Bad input: 20,000 frames that nearly make sense. Typed answers, no mistake of ours, no change without a record."""

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from fromagerie.engine.game import all_games, get_game
from fromagerie.engine.table import fingerprint
from fromagerie.server import wire
from fromagerie.server.domain import race
from fromagerie.server.serve import GENEROUS
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.messages import Pulse
from fromagerie.server.ws.connection import Connection
from fromagerie.server.ws.fast_websocket import FastWebSocket
from tests.server.frames import Frames
from tests.server.still_house import StillHouse, keep_still, run_still
from tests.server.test_tables import everything
from tests.server.twins import WATCHER, person_at, set_room

pytestmark = [pytest.mark.once, pytest.mark.slow]
FRAMES = 20_000
answers = msgspec.json.Decoder(wire.FromServer)


class Wire:
    """The line of one person, with nothing at its other end: what is sent is kept."""

    def __init__(self, actor: TableActor, house: StillHouse, person: str) -> None:
        sockets: Any = SimpleNamespace(guard=SimpleNamespace(registry=house, limits=GENEROUS), received=0, dropped=0)
        self.kept: list[bytes] = []
        self.line = Connection(sockets, cast(FastWebSocket, self), actor, person)
        self.line.strikes = -(10**9)

    def take(self, frame: str | bytes) -> None:
        self.line.take(frame)

    def heard(self) -> list[Any]:
        found = [answers.decode(message) for message in self.kept]
        self.kept.clear()
        return found

    # What a line is to the server

    round_trips = race.LatencyEstimator()
    pulse = Pulse()

    def say(self, *messages: bytes) -> int:
        self.kept += messages
        return 0

    def hang_up(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")


async def storm(key: str, seed: int, frames: int) -> tuple[int, int]:
    """Everybody at a table sends nonsense, and now and then a move; how many answers came, and how many records."""
    game = get_game(key)
    house = StillHouse()
    room = set_room(game, 2 if 2 in game.player_counts else 3, game.options(), seed)
    actor = keep_still(room, house)
    wires = [Wire(actor, house, person) for person in (*(person_at(seat) for seat in range(len(room.chairs))), WATCHER)]
    for one in wires:
        one.take(b'{"do":"hello"}')
    await asyncio.sleep(0.01)
    made, luck, answered = Frames(seed), random.Random(seed), 0
    for number in range(frames):
        sender = luck.choice(wires)
        seq, before = room.seq, everything(room) if number % 50 == 0 else []
        sender.take(made.frame())
        await asyncio.sleep(0.002)
        if before and room.seq == seq:
            assert everything(room) == before
        for one in wires:
            answered += len(one.heard())
            assert one.line.closing is None
        assert actor.room is room, "the table had to be read anew"
    assert house.counts.failures == 0
    assert room.seq == len(room.log) or room.matches > 1
    if room.table:
        assert fingerprint(room.table.state)
    await actor.stop()
    return answered, room.seq


@pytest.mark.parametrize("key", sorted(all_games()))
def test_nonsense_gets_a_typed_answer_and_does_no_harm(key: str) -> None:
    frames = FRAMES // len(all_games())
    answered = 0
    for seed in range(4):
        some, _ = run_still(storm(key, seed, frames // 4))
        answered += some
    assert answered > frames / 2


def test_the_frames_are_not_all_nonsense() -> None:
    made, decoder = Frames(1), msgspec.json.Decoder(wire.FromClient)
    understood = 0
    for _ in range(1000):
        try:
            decoder.decode(made.frame())
            understood += 1
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            continue
    assert 150 < understood < 800


def test_nobody_says_anything_before_hello(tmp_path: Path) -> None:
    async def story() -> None:
        house = StillHouse()
        room = set_room(get_game("cheese-rescue"), 2, get_game("cheese-rescue").options())
        actor = keep_still(room, house)
        one = Wire(actor, house, person_at(0))
        seq = room.seq
        one.take('{"do":"stand","id":"1"}')
        await asyncio.sleep(1)
        assert [answer.code for answer in one.heard()] == ["malformed"]
        assert room.seq == seq
        await actor.stop()

    run_still(story())


def test_five_hundred_spectators_may_come_in_the_same_moment() -> None:
    async def story() -> None:
        game, house = get_game("cheez-tricks"), StillHouse()
        room = set_room(game, 4, game.options(), 1)
        actor = keep_still(room, house)
        crowd = [Wire(actor, house, f"spectator-{number}") for number in range(500)]
        for one in crowd:
            one.take(b'{"do":"hello"}')
        await asyncio.sleep(0.1)
        assert [type(one.heard()[-1]) for one in crowd] == [wire.Update] * 500
        await actor.stop()

    run_still(story())
