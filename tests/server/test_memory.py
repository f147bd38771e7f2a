"""A live table takes at most 64 KiB after 70 moves, with four people at it who listen: a thousand tables are 64 MiB.

What is free again when the tables are put away was theirs. So nothing is counted that all tables share, nor what stands
for the database.
"""

import asyncio
import gc
import random
import tracemalloc

import pytest

from fromagerie.engine import told_log
from fromagerie.engine.game import AnyGame, all_games, get_game
from fromagerie.server import wire
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import Timings
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.messages import Commanded, Connected, Listener
from tests.server.memory import a_quick_house

pytestmark = [pytest.mark.once, pytest.mark.slow]

LIMIT = 64 * 1024
MOVES = 70
TABLES = 2
AT_ONCE = Timings(bots=0, patience=0, countdown=0)
OPTIONS = {"drole-de-fromage": {"max_turns": 200}}  # longer than 70 moves


class Person:
    """Hears everything and keeps nothing."""

    __slots__ = ("answer", "listener")

    def __init__(self, name: str) -> None:
        self.listener = Listener(name, self.hear)
        self.answer: asyncio.Future[None] | None = None

    def hear(self, *messages: bytes) -> None:
        if self.answer is not None and messages[0][:16].find(b'"done"') > 0:
            self.answer.set_result(None)
            self.answer = None


async def play(house: TableRegistry, game: AnyGame, luck: random.Random) -> None:
    """A table that is not put away."""
    name = f"{luck.getrandbits(80):020x}"
    opened = await house.open(f"{name}0", game, 4, OPTIONS.get(game.key, {}))
    actor = await house.actor(opened.id)
    people = [Person(f"{name}{seat}") for seat in range(4)]

    async def send(person: Person, command: wire.Command) -> None:
        answer = person.answer = asyncio.get_running_loop().create_future()
        actor.post(Commanded(person.listener, command, house.clock.monotonic()))
        await answer

    for seat, person in enumerate(people):
        actor.post(Connected(person.listener, wire.Hello()))
        await send(person, wire.Sit(f"s{seat}", seat, f"Anne {seat}", ""))
    for seat, person in enumerate(people):
        await send(person, wire.Ready(f"r{seat}"))
    while actor.room.phase != "playing":
        await asyncio.sleep(0)
    for _ in range(MOVES):
        table = actor.room.table
        if table is None or table.over:
            break
        seat = table.to_act[0]
        move = game.notation(game.actions[luck.choice(table.state.legal_actions(seat))])
        await send(people[seat], wire.Act(f"{luck.getrandbits(32):08x}", move, actor.room.seq))


async def weigh(game: AnyGame) -> float:
    """Bytes a table."""
    luck = random.Random(7)
    async with a_quick_house(AT_ONCE) as house:
        tracemalloc.start()
        try:
            await asyncio.gather(*(play(house, game, luck) for _ in range(TABLES)))
            before = traced()
            await asyncio.gather(*(actor.stop() for actor in house.actors.values()))
            house.actors.clear()
            return (before - traced()) / TABLES
        finally:
            tracemalloc.stop()


def traced() -> int:
    # Events that happened lately are known to all tables; here they count for those where they happened.
    told_log.known.clear()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.parametrize("key", sorted(all_games()))
def test_a_live_table_is_small(key: str) -> None:
    assert asyncio.run(weigh(get_game(key))) <= LIMIT


def test_memory_is_looked_through_when_as_many_tables_were_put_away_as_is_worth_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sockets of people who left hold each other, and the interpreter looks there as seldom as it can be told to."""
    looks: list[int] = []
    monkeypatch.setattr("fromagerie.server.registry.LITTER", 2)
    monkeypatch.setattr("fromagerie.server.registry.gc.collect", lambda: looks.append(len(looks)))
    monkeypatch.setattr(TableActor, "idle", property(lambda actor: actor.room.public))

    async def story() -> None:
        async with a_quick_house(AT_ONCE._replace(idle=3600)) as house:
            await house.actor((await house.open("stays", get_game("cheese-rescue"), 4, {})).id)
            for expected in ([], [0], [0], [0, 1]):
                for number in range(2):
                    room = await house.open(f"leaves{number}", get_game("cheese-rescue"), 4, {}, public=True)
                    assert (await house.actor(room.id)).idle
                await house.sweep()
                assert len(house.actors) == 1
                assert looks == expected

    asyncio.run(story())
