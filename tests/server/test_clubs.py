"""A tournament from its beginning to its end, over REST and at real tables; also across a restart."""

import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from fromagerie.server import wire
from fromagerie.server.clubs import book
from fromagerie.server.clubs.model import MOST_PEOPLE
from fromagerie.server.registry import TableRegistry
from fromagerie.server.storage.schema import clubs
from tests.server.guests import Guest, a_house, play_on
from tests.server.test_privacy import a_person, client_of
from tests.server.test_tables import run

pytestmark = [pytest.mark.once, pytest.mark.slow]
RESCUE = {"name": "Cheese club", "game": "cheese-rescue", "size": 2, "rounds": 3}


class People:
    """Those of a club, each with a browser; the first one organises it, and plays."""

    def __init__(self, house: TableRegistry, clients: Sequence[httpx.AsyncClient]) -> None:
        self.house = house
        self.clients = list(clients)
        self.code = ""

    async def look(self, nth: int = 0) -> dict[str, Any]:
        answer = await self.clients[nth].get(f"/api/clubs/{self.code}")
        assert answer.status_code == 200, answer.text
        return answer.json()  # type: ignore[no-any-return]

    async def ask(self, nth: int, what: str, body: Any = None) -> httpx.Response:
        return await self.clients[nth].post(f"/api/clubs/{self.code}/{what}", json=body)

    async def join(self, nth: int) -> int:
        answer = await self.ask(nth, "people", {"name": f"Player {nth}"})
        assert answer.status_code == 200, answer.text
        entrant: int = answer.json()["entrant"]
        return entrant

    async def play_round(self, leave_out: Sequence[int] = ()) -> None:
        """Everybody goes to their own table, found on their own page, and plays it to its end."""
        info = await self.look()
        at: dict[str, list[Guest]] = {}
        for nth in range(len(self.clients)):
            mine = await self.look(nth)
            tables = [table for table in mine["played"][-1]["tables"] if mine["entrant"] in table["entrants"]]
            if not tables or mine["played"][-1]["tables"].index(tables[0]) in leave_out:
                continue
            guest = await a_person(self.house, self.clients[nth], f"Player {nth}")
            await guest.come(tables[0]["table"])
            assert guest.seat == tables[0]["entrants"].index(mine["entrant"]), "the seat is theirs already"
            at.setdefault(tables[0]["table"], []).append(guest)
        assert len(at) == len(info["played"][-1]["tables"]) - len(leave_out)
        for guests in at.values():
            for guest in guests:
                await guest.do(wire.Ready)
            await play_on(guests, random.Random(1).choice)
            await guests[0].until(lambda one=guests[0]: one.room["phase"] == "over")  # type: ignore[misc]
            for guest in guests:
                await guest.leave()


async def a_club(house: TableRegistry, stack: AsyncExitStack, people: int, **given: Any) -> People:
    clients = [await stack.enter_async_context(client_of(house, f"203.0.113.{n}")) for n in range(people)]
    found = People(house, clients)
    made = await clients[0].post("/api/clubs", json=RESCUE | given)
    assert made.status_code == 201, made.text
    found.code = made.json()["code"]
    return found


def test_seventeen_people_three_rounds_a_bye_in_each_and_a_restart_in_the_middle(tmp_path: Path) -> None:
    async def first_evening() -> tuple[str, list[httpx.Cookies], dict[str, Any]]:
        async with a_house(tmp_path) as house, AsyncExitStack() as stack:
            club = await a_club(house, stack, 17)
            for nth in range(17):
                assert await club.join(nth) == nth
            assert (await club.look())["ready"]
            assert (await club.ask(0, "rounds")).status_code == 200
            assert (await club.ask(0, "rounds")).status_code == 409, "a round ends first"
            await club.play_round()
            info = await club.look()
            assert info["ready"]
            assert all(table["places"] for table in info["played"][0]["tables"])
            # One leaves, one comes late; the second round begins, and the house is closed.
            assert (await club.ask(3, "leave", {})).status_code == 200
            late = await stack.enter_async_context(client_of(house, "203.0.113.99"))
            club.clients.append(late)
            assert await club.join(17) == 17
            assert (await club.ask(0, "rounds")).status_code == 200
            return club.code, [client.cookies for client in club.clients], await club.look()

    async def second_evening(code: str, cookies: list[httpx.Cookies], before: dict[str, Any]) -> None:
        async with a_house(tmp_path) as house, AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(client_of(house, f"203.0.113.{n}")) for n in range(len(cookies))]
            for client, cookie in zip(clients, cookies, strict=True):
                client.cookies = cookie
            club = People(house, clients)
            club.code = code
            assert await club.look() == before
            # One table is not played: somebody did not come, and the organiser says how it ended.
            await club.play_round(leave_out=[0])
            assert not (await club.look())["ready"]
            answer = await club.ask(0, "results", {"table": 0, "places": [2, 1]})
            assert answer.json()["played"][1]["tables"][0]["by_hand"]
            assert (await club.ask(0, "rounds")).status_code == 200
            await club.play_round()
            # 17 do not sit at tables of two.
            check_whole(await club.look(), people=18, byes=3)
            assert (await club.ask(0, "rounds")).status_code == 409

    async def story() -> None:
        await second_evening(*await first_evening())

    run(story())


def test_sixteen_people_need_no_bye_until_one_of_them_drops_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, AsyncExitStack() as stack:
            club = await a_club(house, stack, 16)
            for nth in range(16):
                await club.join(nth)
            await club.ask(0, "rounds")
            await club.play_round()
            first = (await club.look())["played"][0]
            assert (len(first["tables"]), first["byes"]) == (8, [])
            assert (await club.ask(3, "leave", {})).status_code == 200
            for number in (1, 2):
                assert (await club.ask(0, "rounds")).status_code == 200
                drawn = (await club.look())["played"][number]
                assert (len(drawn["tables"]), len(drawn["byes"])) == (7, 1)
                await club.play_round()
            check_whole(await club.look(), people=16, byes=2)
            # Whoever sat out is told so, and stands no worse than in the middle.
            sat_out = await club.look(drawn["byes"][0])
            mine = next(line for line in sat_out["people"] if line["entrant"] == sat_out["entrant"])
            assert (mine["byes"], mine["played"]) == (1, 2)
            assert mine["points"] >= 50

    run(story())


def check_whole(info: dict[str, Any], people: int, byes: int) -> None:
    """Three rounds of tables of two; number 3 has left after the first."""
    assert info["over"]
    assert len(info["played"]) == 3
    sat_out = [who for each in info["played"] for who in each["byes"]]
    assert len(sat_out) == byes == len(set(sat_out)), "nobody sits out twice"
    met = [frozenset(two) for each in info["played"] for t in each["tables"] for two in combinations(t["entrants"], 2)]
    assert len(met) == len(set(met)), "nobody met anybody twice"
    rounds_of_3 = [number for number, each in enumerate(info["played"]) for t in each["tables"] if 3 in t["entrants"]]
    assert set(rounds_of_3) <= {0}, "who has left plays no more"
    assert not any(3 in each["byes"] for each in info["played"][1:]), "nor has a bye"
    points = {line["entrant"]: line["points"] for line in info["people"]}
    assert len(points) == people
    for line in info["people"]:
        own = [
            table["points"][table["entrants"].index(line["entrant"])]
            for each in info["played"]
            for table in each["tables"]
            if line["entrant"] in table["entrants"]
        ]
        bye = max(50, round(sum(own) / len(own))) if own else 50
        assert line["points"] == sum(own) + bye * sat_out.count(line["entrant"])
        assert line["played"] == len(own)
    order = [(-line["points"], -line["wins"], -line["opponents"]) for line in info["people"]]
    assert order == sorted(order)


def test_only_whoever_began_it_runs_it_and_nobody_is_told_who_anybody_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, AsyncExitStack() as stack:
            club = await a_club(house, stack, 5)
            for nth in range(4):
                await club.join(nth)
            for nth in (1, 4):
                assert (await club.ask(nth, "rounds")).status_code == 403
                assert (await club.ask(nth, "leave", {"entrant": 0})).status_code == 403
                assert (await club.ask(nth, "results", {"table": 0, "places": [1, 2]})).status_code == 403
            assert (await club.ask(4, "leave", {})).status_code == 403
            assert (await club.ask(0, "leave", {"entrant": 99})).status_code == 409
            assert (await club.ask(0, "rounds")).status_code == 200
            info = await club.look(4)
            assert [table["table"] for table in info["played"][0]["tables"]] == ["", ""], "seats are for their people"
            kept, _ = await book.load(house, club.code)
            text = (await club.clients[4].get(f"/api/clubs/{club.code}")).text
            assert not any(secret in text for secret in (kept.secret, *(one.person for one in kept.entrants)))
            for places in ([1], [1, 3], [0, 1], [1, 2, 2]):
                assert (await club.ask(0, "results", {"table": 0, "places": places})).status_code in (400, 409)
            assert (await club.ask(0, "results", {"table": 9, "places": [1, 2]})).status_code == 409
            assert (await club.clients[0].get("/api/clubs/ZZZZZ")).status_code == 404
            assert (await club.clients[0].get("/api/clubs/1-or-1")).status_code == 404

    run(story())


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"size": 7}, 422),
        ({"size": 1}, 400),
        ({"rounds": 0}, 400),
        ({"rounds": 13}, 400),
        ({"game": "no-such"}, 404),
        ({"name": "\u200b"}, 422),
    ],
)
def test_what_cannot_be_played_is_not_begun(tmp_path: Path, wrong: dict[str, Any], status: int) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            assert (await one.post("/api/clubs", json=RESCUE | wrong)).status_code == status

    run(story())


def test_whoever_is_forgotten_leaves_results_and_no_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, AsyncExitStack() as stack:
            club = await a_club(house, stack, 3)
            for nth in range(3):
                await club.join(nth)
            await club.ask(0, "rounds")
            person = (await book.load(house, club.code))[0].entrants[1].person
            await club.clients[1].request("DELETE", "/api/me")
            ((data,),) = await house.store.rows(select(clubs.c.data))
            assert person.encode() not in data
            assert b"Player 1" not in data
            info = await club.look()
            assert [line["name"] for line in info["people"] if line["entrant"] == 1] == ["?"]
            await club.clients[0].request("DELETE", "/api/me")
            assert not (await club.look(2))["organiser"]
            ((organiser,),) = await house.store.rows(select(clubs.c.organiser))
            assert organiser == "gone"

    run(story())


def test_a_tournament_and_its_organiser_have_their_bounds(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, AsyncExitStack() as stack:
            club = await a_club(house, stack, 2)

            def crowd(now: Any) -> None:
                for n in range(MOST_PEOPLE):
                    book.join(now, f"person-{n}", "Anne", None)

            await book.change(house, club.code, crowd)
            assert (await club.ask(1, "people", {"name": "Zoe"})).status_code == 409
            kept, _ = await book.load(house, club.code)
            assert len({one.name for one in kept.entrants}) == MOST_PEOPLE, "no two are called the same"
            for _ in range(book.CLUBS - 1):
                assert (await club.clients[0].post("/api/clubs", json=RESCUE)).status_code == 201
            assert (await club.clients[0].post("/api/clubs", json=RESCUE)).status_code == 429

    run(story())


def test_a_server_that_stopped_while_it_set_tables_sets_the_rest(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, AsyncExitStack() as stack:
            club = await a_club(house, stack, 4)
            for nth in range(4):
                await club.join(nth)
            await club.ask(0, "rounds")

            def lose(now: Any) -> None:
                now.played[0].tables[1].room = ""

            await book.change(house, club.code, lose)
            assert all(table["table"] for table in (await club.look())["played"][0]["tables"])

    run(story())
