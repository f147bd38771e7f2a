"""What is kept beside the tables is kept alike in SQLite and PostgreSQL: notices, links, who waits, tournaments."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from fromagerie.engine.game import get_game
from fromagerie.server import circles, quick
from fromagerie.server.clubs import book
from fromagerie.server.push import subscriptions as of
from fromagerie.server.push.subscriptions import NotYours, Subscription
from fromagerie.server.registry import TableRegistry
from fromagerie.server.storage.migrate import upgrade_database
from fromagerie.server.storage.store import Store
from tests.server.guests import QUICK, HereBots, a_table
from tests.server.test_clubs import a_club
from tests.server.test_database import database  # noqa: F401  (a fixture)

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")]


def test_notices_subscriptions_links_and_who_waits(database: str) -> None:  # noqa: F811
    async def story() -> None:
        await upgrade_database(database)
        house = TableRegistry(Store(database), HereBots(), QUICK)  # type: ignore[arg-type]
        await house.start()
        await notices(house)
        await browsers(house)
        await links(house)
        guests = await a_table(house, "cheese-rescue", 2, clock="day")
        slow = await of.tables_to_look_at(house.store)
        assert slow == [], "nobody there would like to be told"
        await of.subscribe(house.store, browser("b1", guests[0].person))
        ((row, people),) = await of.tables_to_look_at(house.store)
        assert (row.room, people) == (guests[0].actor.room.id, {guests[0].person})
        assert row.due is not None
        assert await house.store.due_before(row.due + 1) == [row.room]
        assert await house.store.due_before(row.due) == []
        assert await quick.waiting(house) == {}
        assert await quick.find(house, "anybody", get_game("cheese-rescue")) is None
        await house.store.forget(guests[0].person)
        assert await of.of_person(house.store, guests[0].person) == []
        await house.stop()

    asyncio.run(story())


async def notices(house: TableRegistry) -> None:
    store = house.store
    assert await of.claim_turn(store, "ada", "room", 1)
    assert not await of.claim_turn(store, "ada", "room", 1)
    assert not await of.claim_turn(store, "ada", "room", 2), "the first one is unread"
    assert await of.claim_reminder(store, "ada", "room", 2)
    assert not await of.claim_reminder(store, "ada", "room", 2)
    await of.seen(store, "ada", "room", 2)
    assert not await of.claim_reminder(store, "ada", "room", 2), "once for a turn, read or not"
    assert await of.claim_turn(store, "ada", "room", 3)


def browser(name: str, person: str, auth: str = "a") -> Subscription:
    return Subscription(name, person, f"https://push.example.org/{name}", "key", auth, "fr", 60, 1)


async def browsers(house: TableRegistry) -> None:
    store = house.store
    await of.subscribe(store, browser("b0", "ada"))
    await of.subscribe(store, browser("b0", "ben"))
    assert await of.of_person(store, "ada") == []
    with pytest.raises(NotYours):
        await of.subscribe(store, browser("b0", "zoe", auth="other"))
    for number in range(of.MOST + 2):
        await of.subscribe(store, browser(f"c{number}", "ben")._replace(made=number + 2))
    assert len(await of.of_person(store, "ben")) == of.MOST


async def links(house: TableRegistry) -> None:
    room = await house.open("ada", get_game("cheese-rescue"), 2, {})
    made = await circles.make(house, "ada", "Mondays", room.id)
    assert await circles.find(house, made.code) == made
    assert not await circles.change(house, "ben", made.code, made._replace(name="Mine"))
    renewed = made._replace(code=circles.new_code())
    assert await circles.change(house, "ada", made.code, renewed)
    assert await circles.find(house, made.code) is None
    assert (await circles.sit_together(house, renewed, "zoe")).id == room.id
    assert await circles.remove(house, "ada", renewed.code)
    assert await circles.of_person(house, "ada") == []


def test_a_tournament_with_a_bye_joined_by_all_at_once_and_whoever_is_forgotten(database: str) -> None:  # noqa: F811
    async def story() -> None:
        await upgrade_database(database)
        house = TableRegistry(Store(database), HereBots(), QUICK)  # type: ignore[arg-type]
        await house.start()
        async with AsyncExitStack() as stack:
            club = await a_club(house, stack, 5, rounds=2)
            # Everybody taps in the same second: one row is changed by all of them, and nobody is lost.
            assert sorted(await asyncio.gather(*(club.join(nth) for nth in range(5)))) == [0, 1, 2, 3, 4]
            drawn = await asyncio.gather(club.ask(0, "rounds"), club.ask(0, "rounds"))
            assert sorted(answer.status_code for answer in drawn) == [200, 409], "drawn once, if tapped twice"
            first = (await club.look())["played"][0]
            assert (len(first["tables"]), len(first["byes"])) == (2, 1)
            await club.play_round(leave_out=[1])
            settled = await club.ask(0, "results", {"table": 1, "places": [1, 1]})
            assert settled.json()["ready"]
            me = (await club.look(4))["entrant"]
            person = (await book.load(house, club.code))[0].entrants[me].person
            assert [code for code, _ in await book.of_person(house, person)] == [club.code]
            assert (await club.clients[4].request("DELETE", "/api/me")).status_code == 200
            assert await book.of_person(house, person) == []
            info = await club.look()
            assert [(line["name"], line["here"]) for line in info["people"] if line["entrant"] == me] == [("?", False)]
            assert (await club.ask(0, "rounds")).status_code == 200
            await club.play_round()
            info = await club.look(1)
            assert (info["over"], info["played"][1]["byes"]) == (True, [])
        await house.stop()

    asyncio.run(story())
