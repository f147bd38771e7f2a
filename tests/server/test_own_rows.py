"""What is kept for people's own pages, in both kinds of database: the same rows, the same sums, one who gets a pass."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import insert

from fromagerie.server.domain.results import About, Result, SeatThen, read_about
from fromagerie.server.storage import results as book
from fromagerie.server.storage.keys import FIRST, devices_of, grant, redeem, unlink
from fromagerie.server.storage.migrate import upgrade_database
from fromagerie.server.storage.schema import people, rooms, sitters
from fromagerie.server.storage.store import Store
from tests.server.test_database import database

__all__ = ["database"]  # a fixture
pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")]

GAME = "a-game"
SEATS = [SeatThen("Ada", 7, None, 1, 9), SeatThen("Ben", 8, None, 2, 4), SeatThen("Edam", 9, "ripe", 3, 2)]


@asynccontextmanager
async def a_store(url: str) -> AsyncIterator[Store]:
    """With two people who have sat at a table that is over."""
    await upgrade_database(url)
    store = Store(url)
    for person in ("ada", "ben"):
        await store.add_person(person, f"token of {person}")
    room: dict[str, Any] = {"room": "r", "game": GAME, "phase": "over", "public": False, "players": 3, "free": 0}
    await store.execute(insert(rooms).values(**room, clock="off", touched=5))
    for person in ("ada", "ben"):
        await store.execute(insert(sitters).values(person=person, room="r", match=1))
    yield store
    await store.database.close()


def result(person: str, seat: int, **given: Any) -> Result:
    about = About(seat, SEATS, ["cheese"])
    plain = Result(person, "r", 1, GAME, 1000, seat + 1, seat == 0, 9 - 5 * seat, 2, "ripe", 700, "a-medal", about)
    return plain._replace(**given)


def test_results_are_written_once_renewed_and_summed(database: str) -> None:
    async def story() -> None:
        async with a_store(database) as store:
            assert [tuple(row)[:2] for row in await store.rows(book.missing("ada"))] == [("r", 1)]
            both = [result("ada", 0), result("ben", 1, answer=None, medal=None)]
            for _ in range(2):
                await store.change(lambda connection: book.write_results(connection, both))
            assert await store.rows(book.missing("ada")) == []
            for person, sums, wins in (("ada", (GAME, 1, 1, 9, 700), 1), ("ben", (GAME, 1, 0, 4, None), 0)):
                [row] = await store.rows(book.by_game(person))
                assert tuple(row) == sums
                assert len(await store.rows(book.wins_by_level(person))) == wins
                assert len(await store.rows(book.medals_of(person))) == wins
                assert await store.scalar(book.fullest(person)) == 2
            [(other, about)] = await store.rows(book.met("ada", 0))
            assert (other, read_about(about).seats[read_about(about).seat].name) == ("ben", "Ben")
            assert await store.rows(book.met("ada", 1001)) == []
            await store.change(lambda connection: book.write_results(connection, [result("ada", 0, score=12)]))
            assert [row.score for row in await store.rows(book.history("ada", None, 9))] == [12]
            assert await store.rows(book.history("ada", 1000, 9)) == []

    asyncio.run(story())


def test_who_is_forgotten_leaves_no_row_and_no_name(database: str) -> None:
    async def story() -> None:
        async with a_store(database) as store:
            both = [result("ada", 0), result("ben", 1)]
            await store.change(lambda connection: book.write_results(connection, both))
            await store.change(lambda connection: grant(connection, "ada", "code", "hash", 10, b"luggage"))
            await store.forget("ada")
            [row] = await store.rows(book.history("ben", None, 9))
            assert [seat.name for seat in read_about(row.about).seats] == ["", "Ben", "Edam"]
            # Told late, it is no different.
            await store.change(lambda connection: book.write_results(connection, both))
            [row] = await store.rows(book.history("ben", None, 9))
            assert [seat.name for seat in read_about(row.about).seats] == ["", "Ben", "Edam"]
            assert await store.rows(book.history("ada", None, 9)) == []

    asyncio.run(story())


def test_of_many_who_use_a_pass_at_once_one_gets_it(database: str) -> None:
    async def story() -> None:
        async with a_store(database) as store:
            await store.change(lambda connection: grant(connection, "ada", "code", "hash", 10, b"luggage"))

            async def use(number: int) -> Any:
                device = f"device{number}"
                return await store.change(lambda connection: redeem(connection, "hash", f"token {number}", device, 9))

            found = await asyncio.gather(*(use(number) for number in range(8)))
            assert [one.luggage for one in found if one is not None] == [b"luggage"]
            linked = await store.database.read(lambda connection: devices_of(connection, "ada"))
            assert [device.device == FIRST for device in linked] == [True, False]
            number = next(number for number, one in enumerate(found) if one is not None)
            assert await store.person_with(f"token {number}") == "ada"
            assert await store.change(lambda connection: unlink(connection, "ada", f"device{number}", "never"))
            assert await store.person_with(f"token {number}") is None
            assert not await store.change(lambda connection: unlink(connection, "ben", FIRST + "x", "never"))

    asyncio.run(story())


def test_a_token_opens_the_page_it_is_linked_to_and_its_own_when_that_is_undone(database: str) -> None:
    async def story() -> None:
        async with a_store(database) as store:
            await store.change(lambda connection: grant(connection, "ada", "file", "hash", 10, b""))
            await store.change(lambda connection: redeem(connection, "hash", "token of ben", "bens", 9))
            assert await store.person_with("token of ben") == "ada"
            assert await store.selves("ada") == ["ada", "ben"]
            await store.change(lambda connection: unlink(connection, "ada", "bens", "never"))
            assert await store.person_with("token of ben") == "ben"
            assert await store.selves("ada") == ["ada"]
            await store.change(lambda connection: unlink(connection, "ada", FIRST, "never"))
            assert await store.person_with("token of ada") is None
            assert await store.scalar(people.select().with_only_columns(people.c.token).where(people.c.person == "ada"))

    asyncio.run(story())
