"""Finding somebody: a quick table with whoever waits, and a link that stays for friends of an evening."""

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select

from fromagerie.server import wire
from fromagerie.server.circles import CODE_BYTES, IDLE, LENGTH, LETTERS, MOST, new_code, read_link
from fromagerie.server.quick import WAITED
from fromagerie.server.rate_limits import Limits, Rate
from fromagerie.server.registry import TableRegistry
from fromagerie.server.serve import GENEROUS
from fromagerie.server.storage.schema import circles, rooms
from tests.server.guests import Guest, a_house
from tests.server.test_privacy import a_person, client_of
from tests.server.test_tables import run

pytestmark = pytest.mark.once
GAME = "cheese-rescue"


async def quick(client: httpx.AsyncClient, game: str = GAME) -> str:
    answer = await client.post(f"/api/quick/{game}")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def sit(guest: Guest, table: str, seat: int = 0) -> None:
    await guest.come(table)
    assert (await guest.do(wire.Sit, seat=seat, name=guest.name))["is"] == "done"


async def waiting(client: httpx.AsyncClient) -> dict[str, int]:
    return {line["game"]: line["people"] for line in (await client.get("/api/quick")).json()}


def test_whoever_looks_for_a_table_finds_those_who_wait_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            ada, ben = await a_person(house, one, "Ada"), await a_person(house, two, "Ben")
            table = await quick(one)
            assert await waiting(two) == {}, "nobody sits there yet"
            await sit(ada, table)
            assert await waiting(two) == {GAME: 1}
            assert await quick(one) == table, "one's own, however often one taps"
            assert await quick(two, "cheez-tricks") != table
            assert await quick(two) == table
            await sit(ben, table, 1)
            assert await waiting(two) == {GAME: 2}
            # Those who play are not waiting, and nobody is sent to them.
            for seat in (2, 3):
                await ada.do(wire.SeatBot, seat=seat, bot="random")
            assert await waiting(two) == {}
            for guest in (ada, ben):
                await guest.do(wire.Ready)
            assert await quick(client_of(house)) != table

    run(story())


def test_a_quick_table_that_is_left_is_gone_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            ada = await a_person(house, one, "Ada")
            table = await quick(one)
            await sit(ada, table)
            await ada.leave()
            async with asyncio.timeout(60):
                while await waiting(two):
                    await asyncio.sleep(0.01)
            assert await quick(two) != table
            listed = [line["table"] for line in (await two.get("/api/tables")).json()]
            assert table in listed, "for those who come back in a moment"
            now = house.clock.now()
            house.clock.now = lambda: now + WAITED + 60
            listed = [line["table"] for line in (await two.get("/api/tables")).json()]
            assert table not in listed

    run(story())


def test_whom_the_host_sent_away_is_not_sent_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            ada, ben = await a_person(house, one, "Ada"), await a_person(house, two, "Ben")
            table = await quick(one)
            await sit(ada, table)
            await sit(ben, table, 1)
            await ada.do(wire.Kick, seat=1)
            assert await quick(two) != table

    run(story())


def test_nobodys_list_is_flooded(tmp_path: Path) -> None:
    async def story() -> None:
        limits = GENEROUS._replace(public=Rate(6, 3600), own_public=Rate(3, 3600))
        async with a_house(tmp_path) as house:
            made: list[int] = []
            for _ in range(4):
                async with client_of(house, limits=limits) as client:
                    # Nobody sits down, so each of them is a new table; the limits are those of public tables.
                    guard = client
                    for _ in range(5):
                        made.append((await guard.post(f"/api/quick/{GAME}")).status_code)
            # Each client here has limits of its own, as another server would: three of five.
            assert made == [201, 201, 201, 429, 429] * 4
            async with client_of(house, limits=Limits()) as client:
                refused = [await client.post(f"/api/quick/{GAME}") for _ in range(20)]
                assert sum(answer.status_code == 201 for answer in refused) == Limits().own_public.times
                assert "public tables" in refused[-1].json()["why"]
                assert len((await client.get("/api/quick")).json()) == 0
                assert len((await client.get("/api/tables")).json()) <= 50
            assert (await house.store.scalar(select(func.count()).select_from(rooms))) == 12 + Limits().own_public.times

    run(story())


# A link that stays


async def evening(house: TableRegistry, client: httpx.AsyncClient, name: str = "Mondays") -> tuple[Guest, str, str]:
    """Somebody at a table, and the link they made there."""
    ada = await a_person(house, client, "Ada")
    table = (await client.post("/api/tables", json={"game": GAME, "players": 3})).json()["table"]
    await sit(ada, table)
    made = await client.post("/api/circles", json={"name": name, "table": table})
    assert made.status_code == 201, made.text
    return ada, table, made.json()["link"]


async def follow(client: httpx.AsyncClient, link: str) -> str:
    answer = await client.post(f"/api/circles/{link}/table")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def test_the_link_leads_to_where_they_sit_and_when_they_are_gone_to_a_new_table_of_the_same_game(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            ada, table, link = await evening(house, one)
            assert link.startswith("mondays-")
            assert (await two.get(f"/api/circles/{link}")).json() == {"link": link, "name": "Mondays", "yours": False}
            assert await follow(two, link) == table
            assert await follow(two, link.upper()) == table, "typed from paper"
            await ada.leave()
            now = house.clock.now()
            async with asyncio.timeout(60):
                while any(chair.comes for chair in (await house.actor(table)).room.chairs):
                    await asyncio.sleep(0.01)
            assert await follow(two, link) == table, "until it is another day"
            house.clock.now = lambda: now + IDLE + 60
            new, same = await asyncio.gather(follow(two, link), follow(client_of(house), link))
            assert new != table
            assert await follow(one, link) == new
            assert same in (new, table) or same == await follow(one, link), "at the same moment: one table"
            room = await house.load(new)
            assert (room.game.key, len(room.chairs), room.public) == (GAME, 3, False)

    run(story())


def test_the_link_is_renamed_renewed_and_deleted_by_whoever_made_it_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            _, table, link = await evening(house, one)
            await two.post("/api/guests")
            for method in ("PATCH", "DELETE"):
                refused = await two.request(method, f"/api/circles/{link}", json={"name": "Mine"})
                assert refused.status_code == 403
            named = (await one.patch(f"/api/circles/{link}", json={"name": "Le club d’à côté"})).json()
            assert named["name"] == "Le club d’à côté"
            assert read_link(named["link"]) == read_link(link)
            assert (await one.patch(f"/api/circles/{link}", json={"name": "x" * 30})).status_code == 422
            renewed = (await one.patch(f"/api/circles/{link}", json={"renew": True})).json()["link"]
            assert (await two.get(f"/api/circles/{link}")).status_code == 404
            assert (await two.post(f"/api/circles/{link}/table")).status_code == 404
            assert await follow(two, renewed) == table
            assert (await one.delete(f"/api/circles/{renewed}")).json() == {"circles": 1}
            assert (await two.get(f"/api/circles/{renewed}")).status_code == 404
            assert (await one.get("/api/circles")).json() == []

    run(story())


def test_links_are_for_those_who_sit_there_few_and_forgotten_with_their_maker(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            _, table, link = await evening(house, one)
            await two.post("/api/guests")
            stranger = await two.post("/api/circles", json={"name": "Mine", "table": table})
            nowhere = await two.post("/api/circles", json={"name": "Mine", "table": "nosuchtable"})
            assert (
                (stranger.status_code, stranger.json())
                == (nowhere.status_code, nowhere.json())
                == (404, stranger.json())
            )
            for _ in range(MOST + 3):
                last = await one.post("/api/circles", json={"name": "More", "table": table})
            assert last.status_code == 429
            assert len((await one.get("/api/circles")).json()) == MOST
            assert len((await one.get("/api/me")).json()["circles"]) == MOST
            await one.request("DELETE", "/api/me")
            assert await house.store.scalar(select(func.count()).select_from(circles)) == 0
            assert (await two.get(f"/api/circles/{link}")).status_code == 404

    run(story())


def test_nobody_guesses_a_link() -> None:
    assert CODE_BYTES * 8 >= 64
    assert len(LETTERS) == 32
    assert LENGTH * 5 >= 64
    drawn = {new_code() for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(read_link(f"any-name-{code}") == code for code in drawn)
    for broken in (
        "",
        "mondays",
        "mondays-",
        f"mondays-{'l' * LENGTH}",
        "x" * 500,
        "a-b'; drop table circles",
        "é" * LENGTH,
    ):
        assert read_link(broken) is None
