"""People who all talk at once: lines into a table's inbox that wait for nothing, and a note of every answer."""

import asyncio
from collections import defaultdict
from itertools import count
from typing import Any

import msgspec

from fromagerie.server import wire
from fromagerie.server.registry import TableRegistry
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.messages import Commanded, Connected, Disconnected, Listener

ids = (f"c{number}" for number in count())


class Crowd:
    """Everybody at one table. `answers`: by person and id of the command, all that was ever answered to it."""

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.sent: dict[tuple[str, str], wire.Command] = {}
        self.answers: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
        self.lines: dict[str, list[Listener]] = defaultdict(list)
        self.answered = asyncio.Event()

    def connect(self, person: str, seen: int | None = None) -> Listener:
        """One more line for this person."""

        def hear(*messages: bytes) -> None:
            if not messages[0].startswith((b'{"is":"done"', b'{"is":"refused"')):
                return
            answer = msgspec.json.decode(messages[0])
            self.answers[person, answer["id"]].append(answer)
            self.answered.set()

        line = Listener(person, hear)
        self.lines[person].append(line)
        assert self.actor.post(Connected(line, wire.Hello("en", seen)))
        return line

    def cut(self, person: str, line: Listener) -> None:
        self.lines[person].remove(line)
        assert self.actor.post(Disconnected(line))

    def send(self, line: Listener, command: wire.Command) -> None:
        self.sent[line.person, command.id] = command
        assert self.actor.post(Commanded(line, command, self.actor.clock.monotonic()))

    async def settle(self) -> None:
        """Until every command has been answered."""
        async with asyncio.timeout(30):
            while any(not self.answers[key] for key in self.sent):
                self.answered.clear()
                await self.answered.wait()

    async def rest(self) -> None:
        """Until nothing happens any more: what was refused at first and came again may have been done since."""
        seq = -1
        while not self.actor.inbox.empty() or self.actor.room.seq != seq:
            seq = self.actor.room.seq
            await asyncio.sleep(0.02)

    async def check(self) -> int:
        """What was done is in the log, once, where it was said to be; what was refused is not. Says how many were."""
        where: dict[tuple[str, str], list[int]] = defaultdict(list)
        for kept in await self.actor.services.store.read(self.actor.room.id):
            if kept.person and kept.command:
                where[kept.person, kept.command].append(kept.seq)
        for key in self.sent:
            done = {answer["seq"] for answer in self.answers[key] if answer["is"] == "done"}
            assert len(done) <= 1, f"{key} was done more than once: {done}"
            assert where[key] == sorted(done), f"{key} is in the log at {where[key]}, and was answered {done}"
        return len(self.sent)


async def crowd_at(house: TableRegistry, room: str, people: list[str]) -> Crowd:
    """Everybody with one line."""
    crowd = Crowd(await house.actor(room))
    for person in people:
        crowd.connect(person)
    return crowd


async def seat_all(house: TableRegistry, crowd: Crowd, people: list[str]) -> None:
    """Everybody sits, is ready, and the game is dealt."""
    for seat, person in enumerate(people):
        crowd.send(crowd.lines[person][0], wire.Sit(next(ids), seat, person))
    await crowd.settle()
    for person in people:
        crowd.send(crowd.lines[person][0], wire.Ready(next(ids)))
    await crowd.settle()
    assert crowd.actor.room.phase == "playing"
