"""The inbox of a table and its log: nothing is lost, nothing changes its order."""

import asyncio

import pytest

from fromagerie.engine.game import get_game
from fromagerie.engine.journal import Entry
from fromagerie.engine.model import Claimed, Told
from fromagerie.server.domain.log import Around, Log, LogEntry
from fromagerie.server.domain.records import Acted, AnyRecord, Said, StoredRecord
from fromagerie.server.table.inbox import ROOM, Inbox
from fromagerie.server.table.messages import RemoteAppend

pytestmark = pytest.mark.once


def test_messages_come_in_order_and_wait_for_room() -> None:
    async def story() -> None:
        inbox = Inbox()
        assert all(inbox.offer(RemoteAppend(number)) for number in range(ROOM))
        assert not inbox.offer(RemoteAppend(-1))
        waiting = [asyncio.create_task(inbox.put(RemoteAppend(ROOM + number))) for number in range(3)]
        got = [await inbox.get() for _ in range(ROOM + 3)]
        assert got == [RemoteAppend(number) for number in range(ROOM + 3)]
        await asyncio.gather(*waiting)
        assert inbox.empty()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_whoever_gives_up_leaves_their_place_to_the_next() -> None:
    async def story() -> None:
        inbox = Inbox()
        while inbox.offer(RemoteAppend(0)):
            pass
        tasks = [asyncio.create_task(inbox.put(RemoteAppend(number))) for number in (1, 2, 3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
        await inbox.get()
        tasks[0].cancel()  # called, and gone before it could come
        await tasks[2]
        assert [await inbox.get() for _ in range(ROOM)][-1] == RemoteAppend(3)
        assert inbox.empty()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_consumer_that_was_cancelled_takes_nothing_along() -> None:
    async def story() -> None:
        inbox = Inbox()
        consumer = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.offer(RemoteAppend(1))
        consumer.cancel()
        await asyncio.gather(consumer, return_exceptions=True)
        assert await inbox.get() == RemoteAppend(1)

    asyncio.run(asyncio.wait_for(story(), 60))


RECORDS: list[AnyRecord] = [
    Said("table", 0, "Anne", "hello"),
    Acted(Entry(seat=1, do="R4", at=7, check="01234567")),
    Acted(Entry(seat=1, do="R4"), spent=3),
    Acted(Entry(seat=1, do="R4"), clock=True),
    Acted(Entry(seat=1, do="R4"), timing=(400, 20)),
    Acted(Entry(undo=2), by=3),
]


def test_a_log_tells_what_was_put_into_it() -> None:
    around = Around(get_game("cheez-tricks"), ["Anne", "Bob"], ("a", None))
    told = (Told(None, Claimed(0, "x")), Told(1, Claimed(1, "y")))
    entries = [
        LogEntry(StoredRecord(number + 5, 10**12 + number, record, "a" * (number % 2), f"c{number}"), around, told)
        for number, record in enumerate(RECORDS)
    ]
    log = Log(entries)
    assert list(log) == entries
    assert list(reversed(log)) == entries[::-1]
    assert log.after(7) == entries[3:]
    assert log.after(0) == entries
    assert log.after(10) == []
    assert list(log[-2:]) == entries[-2:]
    assert [log[-1], log[0], log[-len(log)]] == [entries[-1], entries[0], entries[0]]
    with pytest.raises(IndexError):
        Log()[-1]
