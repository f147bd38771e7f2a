"""What a listener knows is not said again: who they are, and what is around the game.

That nothing is lost by it is proved in test_resume.py.
"""

import asyncio

import msgspec
import pytest

from fromagerie.server import wire
from fromagerie.server.table.messages import Connected
from tests.server.guests import Guest, a_table, play_on
from tests.server.memory import a_quick_house

pytestmark = pytest.mark.once


def said_last(guest: Guest) -> set[str]:
    """The parts of the last update, as it came over the line."""
    updates = [message for message in map(msgspec.json.decode, guest.raw) if message["is"] == "update"]
    return {part for part in ("you", "room", "game") if part in updates[-1]}


async def told(guest: Guest) -> set[str]:
    """The same, once everything has been told."""
    await guest.until(lambda: guest.update and guest.update["seq"] == guest.actor.room.seq)
    return said_last(guest)


def test_what_stays_the_same_is_said_once() -> None:
    async def story() -> None:
        async with a_quick_house() as house:
            one, two = await a_table(house, "cheez-tricks", 2)
            late = await Guest(house, "Late").come(one.room["table"])
            assert said_last(late) == {"you", "room", "game"}
            await play_on([one, two], min, 1)
            # Somebody who watches is news to those who sit there.
            assert [await told(guest) for guest in (one, two, late)] == [{"room", "game"}] * 2 + [{"game"}]
            await play_on([one, two], min, 1)
            assert [await told(guest) for guest in (one, two, late)] == [{"game"}] * 3
            await one.do(wire.Say, phrase="hello")
            assert [await told(guest) for guest in (one, two, late)] == [set()] * 3
            await one.do(wire.Configure, public=True)
            assert [await told(guest) for guest in (one, two, late)] == [{"room", "game"}] * 3

    asyncio.run(story())


def test_the_first_update_after_hello_says_everything() -> None:
    async def story() -> None:
        async with a_quick_house() as house:
            one, two = await a_table(house, "cheez-tricks", 2)
            await play_on([one, two], min, 2)
            assert await told(one) == {"game"}
            before = len(one.raw)
            await one.actor.inbox.put(Connected(one.listener, wire.Hello("fr", one.actor.room.seq)))
            await one.until(lambda: len(one.raw) > before)
            assert said_last(one) == {"you", "room", "game"}

    asyncio.run(story())
