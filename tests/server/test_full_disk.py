"""A full disk or a failing write is a clear refusal, never a lie (promise D2)."""

import asyncio
import errno
import random
import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.domain.records import StoredRecord
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import NotSaved
from fromagerie.server.storage.database import SQLiteFile, sqlite_url
from fromagerie.server.storage.migrate import upgrade_database
from fromagerie.server.storage.store import Store
from fromagerie.server.storage.writer import Wanted
from tests.server.guests import Guest, a_house, ids
from tests.server.test_tables import read_back

pytestmark = [pytest.mark.once, pytest.mark.slow]

MOVES = 12


class FailingStore(Store):
    """Fails at one of its writes: before it or, as a broken line would, after it. Then reading may fail too."""

    def __init__(self, url: str, nth: int) -> None:
        super().__init__(url)
        self.until_failure = nth
        self.failed = 0
        self.reading_fails = 0
        self.nth = nth
        self.really_write = self.writer.write
        self.writer.write = self.write_or_fail  # type: ignore[method-assign]

    async def write_or_fail(self, batch: list[Wanted]) -> set[tuple[str, int]]:
        self.until_failure -= 1
        if self.until_failure != 0:
            return await self.really_write(batch)
        self.failed += 1
        self.reading_fails = (0, 0, 1, 2)[self.nth // 3 % 4]
        if self.nth % 3 == 2:
            await self.really_write(batch)
        raise OSError((errno.EIO, errno.ENOSPC, errno.EIO)[self.nth % 3], "the disk failed")

    async def read(self, room: str, after: int = 0) -> list[StoredRecord]:
        if self.reading_fails:
            self.reading_fails -= 1
            raise OSError(errno.EIO, "the disk failed")
        return await super().read(room, after)


async def insist(guest: Guest, kind: type[wire.Command], **given: Any) -> None:
    """Try again with the same id until it is done. What is refused is not there, and the reason is told."""
    number = next(ids)
    for _ in range(5):
        answer = await guest.do(kind, id=number, **given)
        if answer["is"] == "done":
            return
        assert answer["code"] == "not-saved"
        assert "couldn’t be saved. Please" in answer["why"]
        kept = await really_read(guest)
        assert number not in [record.command for record in kept], "what was refused is there all the same"
    raise AssertionError("the table did not go on")


async def really_read(guest: Guest) -> list[StoredRecord]:
    return await Store.read(guest.house.store, guest.actor.room.id)


async def play_through_a_failure(folder: Path, nth: int) -> None:
    """A table from its first chair to some moves with a bot; the nth write fails."""
    url = sqlite_url(folder / "house.db")
    store = FailingStore(url, nth)
    async with a_house(folder, store=store) as house:
        try:
            room = await house.open("person-Anne", get_game("cheese-rescue"), 3, {})
        except NotSaved:
            room = await house.open("person-Anne", get_game("cheese-rescue"), 3, {})
        guests = [await Guest(house, name).come(room.id) for name in ("Anne", "Bob")]
        for seat, guest in enumerate(guests):
            await insist(guest, wire.Sit, seat=seat, name=guest.name)
        await insist(guests[0], wire.SeatBot, seat=2, bot="random")
        for guest in guests:
            await insist(guest, wire.Ready)
        await guests[0].until(lambda: guests[0].actor.room.phase != "gathering")
        while (store.failed == 0 or len(await really_read(guests[0])) < MOVES) and not guests[0].actor.room.over:
            await move_or_wait(guests)
        await read_back(guests[0].actor)
        numbers = [kept.seq for kept in await really_read(guests[0])]
        assert numbers == list(range(1, len(numbers) + 1))


async def move_or_wait(guests: list[Guest]) -> None:
    """Whoever was told that they may move does so; what nobody was told has not happened."""
    for guest in guests:
        if guest.update and guest.game and guest.game["legal"]:
            seq = guest.update["seq"]
            move = random.Random(seq).choice(guest.game["legal"])["move"]
            await insist(guest, wire.Act, move=move, seen=seq)
            return
    heard = len(guests[0].heard)
    await guests[0].until(lambda: len(guests[0].heard) > heard or guests[0].actor.room.over)


def prove_no_lie(folder: Path, first: int, last: int) -> int:
    """The nth write fails, for every n from first to last; says how many failures that were."""

    async def story() -> int:
        await upgrade_database(sqlite_url(folder / "empty.db"))
        for nth in range(first, last + 1):
            place = folder / str(nth)
            place.mkdir()
            shutil.copy(folder / "empty.db", place / "house.db")
            await play_through_a_failure(place, nth)
            shutil.rmtree(place)
        return last + 1 - first

    return asyncio.run(story())


@pytest.mark.parametrize("first", [1, 25])
def test_whichever_write_fails_nothing_is_lost_and_no_refusal_lies(first: int, tmp_path: Path) -> None:
    """Every kind of failure twelve in a row have; `./dev prove server --only D2` fails a thousand times."""
    assert prove_no_lie(tmp_path, first, first + 11) == 12


def test_a_disk_that_is_really_full_refuses_until_there_is_room_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room = await house.open("person-Anne", get_game("cheese-rescue"), 2, {})
            guest = await Guest(house, "Anne").come(room.id)
            await guest.do(wire.Sit, seat=0, name="Anne")
            await limit_pages(house.store, 1)
            answers = [await guest.do(wire.Say, text="x" * 500) for _ in range(20)]
            refused = [answer for answer in answers if answer["is"] == "refused"]
            assert {answer["code"] for answer in refused} == {"not-saved"}
            with pytest.raises(NotSaved):
                await add_guests(house, 100)
            await read_back(guest.actor)
            await limit_pages(house.store, 1_000_000)
            assert (await guest.do(wire.Say, text="and on we go"))["is"] == "done"
            done = sum(answer["is"] == "done" for answer in answers)
            assert len(await really_read(guest)) == 2 + done + 1

    asyncio.run(story())


async def add_guests(house: TableRegistry, number: int) -> None:
    for _ in range(number):
        await house.new_guest()


async def limit_pages(store: Store, pages: int) -> None:
    """As if the disk ended there: SQLite says that the database is full. Never less than what there is."""
    assert isinstance(store.database, SQLiteFile)
    for engine in store.database.engines:

        @event.listens_for(engine, "connect")
        def limit(connection: Any, _: object) -> None:
            connection.cursor().execute(f"PRAGMA max_page_count={pages}")

        engine.dispose()
