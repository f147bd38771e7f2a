"""Forgotten: nothing of a person is left, in no table of the database and on none of their devices."""

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from fromagerie.server import daily
from fromagerie.server.bookkeeper import GameResults
from fromagerie.server.registry import TableRegistry
from fromagerie.server.request_guard import COOKIE
from tests.server.guests import a_house, play_on
from tests.server.kept import holding
from tests.server.test_links import make, use, who
from tests.server.test_mine import page_of, written
from tests.server.test_privacy import a_finished_game, a_person, client_of
from tests.server.test_tables import run

pytestmark = [pytest.mark.once, pytest.mark.slow]


def test_who_is_forgotten_is_in_no_table_of_the_database_and_on_none_of_their_devices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "BOT", "random")

    async def story() -> None:
        async with (
            a_house(tmp_path) as house,
            client_of(house) as one,
            client_of(house) as two,
            client_of(house) as new,
        ):
            guests, match = await a_finished_game(house, [one, two])
            await written(house, match)
            tables = {table for table, _ in holding(tmp_path, "Annabel", guests[0].person)}
            assert {"log", "people", "results", "sitters"} <= tables, "or this would prove nothing"
            # The second device had a life of its own before, with a deal of the day and a name.
            other = await a_person(house, new, "Colette")
            made = (await new.post("/api/daily/cheese-rescue", json={"name": "Colette"})).json()
            await other.come(made["table"])
            await play_on([other], random.Random(1).choice)
            await other.until(lambda: other.room["phase"] == "over")
            await written(house, f"{made['table']}-1")
            # Each runs a tournament, and takes part in the other's.
            codes = [await a_tournament(client, name) for client, name in ((one, "Annabel"), (new, "Colette"))]
            for client, code, name in ((one, codes[1], "Annabel"), (new, codes[0], "Colette")):
                entered = await client.post(f"/api/clubs/{code}/people", json={"name": name, "face": 5})
                assert entered.status_code == 200
            assert "clubs" in {table for table, _ in holding(tmp_path, "Annabel")}
            kept = (await one.get("/api/me")).json()["clubs"]
            assert [(line["code"] == codes[0], line["organiser"], line.get("you")) for line in kept] == [
                (False, False, "Annabel"),
                (True, True, None),
            ]
            await use(new, await make(one, luggage="Annabel's luggage"))
            await make(one, luggage="Annabel's luggage")
            await make(new, "file")
            tokens = [await hashed(house, client) for client in (one, new)]
            assert {"devices", "passes"} <= {table for table, _ in holding(tmp_path, guests[0].person, *tokens)}
            assert (await new.request("DELETE", "/api/me")).status_code == 200
            gone = (guests[0].person, other.person, "Annabel", "Colette", "luggage", *tokens)
            assert holding(tmp_path, *gone) == set()
            # The one who stays has the game still, with an empty name in it.
            [line] = (await page_of(two))["history"]["games"]
            assert [then["name"] for then in line["seats"]] == ["", "Bertrand"]
            assert next(then["face"] for then in line["seats"]) is None
            for client in (one, new):
                assert await who(house, client) is None
                assert (await page_of(client))["history"]["games"] == []

    run(story())


async def a_tournament(client: httpx.AsyncClient, name: str) -> str:
    made = await client.post(
        "/api/clubs", json={"name": f"{name}'s club", "game": "cheese-rescue", "size": 2, "rounds": 1}
    )
    assert made.status_code == 201, made.text
    code: str = made.json()["code"]
    return code


async def hashed(house: TableRegistry, client: httpx.AsyncClient) -> str:
    from fromagerie.server.registry import hash_token

    return hash_token(client.cookies[COOKIE])


def test_who_is_forgotten_while_the_book_is_being_written_comes_into_no_book(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            held: list[Any] = []
            house.book.note = lambda *noted: held.append(noted)  # type: ignore[method-assign]
            guests, match = await a_finished_game(house, [one, two])
            from fromagerie.server.domain.results import results_of

            room = guests[0].actor.room
            late = results_of(room, 1)
            assert {result.person for result in late} == {guest.person for guest in guests}
            await one.request("DELETE", "/api/me")
            await house.book.write([GameResults(late)])
            [row] = await written(house, match)
            assert row.person == guests[1].person
            assert b"Annabel" not in row.about
            assert b"Bertrand" in row.about
            assert holding(tmp_path, "Annabel", guests[0].person) == set()

    run(story())


def test_forgetting_leaves_alone_who_was_only_linked_to_for_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            await a_person(house, one, "Annabel")
            bertrand = await a_person(house, two, "Bertrand")
            await use(two, await make(one))
            device = next(device for device in (await two.get("/api/me/devices")).json() if device["this"])
            await two.request("DELETE", f"/api/me/devices/{device['device']}")
            await one.request("DELETE", "/api/me")
            assert await who(house, two) == bertrand.person

    run(story())


def test_a_page_is_told_that_it_was_forgotten_elsewhere_and_a_new_guest_is_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            assert (await one.post("/api/guests")).json() == {"tables": [], "forgotten": False}
            await use(two, await make(one))
            await one.request("DELETE", "/api/me")
            # The answer took the cookie away where it was asked; elsewhere it is still shown.
            assert COOKIE not in one.cookies
            assert (await two.post("/api/guests")).json()["forgotten"] is True
            assert (await one.post("/api/guests")).json()["forgotten"] is False

    run(story())
