"""Whoever comes back is where they were: a resumed view is a fresh view, whatever was seen before (promise D6)."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from fromagerie.engine.game import all_games, get_game
from fromagerie.server import wire
from fromagerie.server.registry import TableRegistry
from tests.server.guests import Guest, a_table, play_on
from tests.server.memory import a_quick_house
from tests.server.test_twice import BRIEF

pytestmark = [pytest.mark.once, pytest.mark.slow]

CUTS = 8


def view_of(guest: Guest) -> bytes:
    """The picture a line has drawn by now, byte for byte, but for what is told only once: the log and the events."""
    assert guest.update is not None
    game = dict(guest.game or {}) | {"events": []}
    return msgspec.json.encode([guest.update["seq"], guest.update["you"], guest.update["room"], game])


def numbers_seen(seq: int, luck: random.Random) -> int | None:
    """Old, current, of the future, or nothing that was ever said."""
    return luck.choice((None, seq, max(0, seq - 1), luck.randrange(seq + 1), seq + 1, seq + 10**6, -1, -(2**63), 2**63))


async def cut_and_resume(guest: Guest, others: list[Guest], luck: random.Random) -> Guest:
    """A line goes dead, the others play on, and its person is back in two tabs. Says which tab is kept."""
    table, seen = guest.room["table"], guest.actor.room.seq
    await guest.leave()
    await play_on(others, luck.choice, luck.randrange(4))
    await others[0].do(wire.Say, phrase="hello")
    tabs = [await Guest(guest.house, guest.name).come(table, numbers_seen(seen, luck)) for _ in range(2)]
    fresh = await Guest(guest.house, guest.name).come(table)
    for tab in (*tabs, others[0]):
        await tab.until(lambda tab=tab: tab.update["seq"] == guest.actor.room.seq)  # type: ignore[misc]
    assert view_of(tabs[0]) == view_of(tabs[1]) == view_of(fresh)
    assert_told_since(tabs[0])
    looked_on = await Guest(guest.house, others[0].name).come(table)
    assert view_of(others[0]) == view_of(looked_on), "who stayed sees something else than who comes"
    for line in (*tabs[1:], fresh, looked_on):
        await line.leave()
    return tabs[0]


def assert_told_since(tab: Guest) -> None:
    """At first the log since then, in order, and nothing to watch: that has happened already."""
    first = next(message for message in tab.heard if message["is"] == "update")
    numbers = [line["seq"] for line in first["lines"]]
    assert numbers == sorted(numbers)
    assert not first["game"]["events"]


async def one_table(house: TableRegistry, key: str, luck: random.Random) -> int:
    players = min(get_game(key).player_counts)
    guests: list[Any] = await a_table(house, key, players, options=BRIEF.get(key, {}))
    cuts = 0
    while cuts < CUTS and guests[0].actor.room.phase == "playing":
        number = luck.randrange(players)
        others = [other for other in guests if other is not guests[number]]
        guests[number] = await cut_and_resume(guests[number], others, luck)
        await play_on(guests, luck.choice, luck.randrange(6))
        cuts += 1
    return cuts


def prove_resumed(cuts: int, seed: int) -> int:
    """Cuts at tables of every game, until there were so many; says how many."""

    async def story() -> int:
        luck, made = random.Random(seed), 0
        while made < cuts:
            async with a_quick_house() as house:
                tables = [one_table(house, key, random.Random(luck.random())) for key in 4 * list(all_games())]
                made += sum(await asyncio.gather(*tables))
        return made

    return asyncio.run(story())


@pytest.mark.parametrize("seed", [1, 2])
def test_five_hundred_times_a_resumed_view_is_a_fresh_view(seed: int) -> None:
    assert prove_resumed(250, seed) >= 250
