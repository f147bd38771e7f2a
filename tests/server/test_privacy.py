"""What is kept of people: a hash, what they did, and that only until they ask; and who may ask for what over HTTP."""

import random
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.engine.journal import read_journal
from fromagerie.engine.replay import replay
from fromagerie.server import wire
from fromagerie.server.app import make_app
from fromagerie.server.http.mine import Mine
from fromagerie.server.http.routes import ROUTES
from fromagerie.server.rate_limits import Limits
from fromagerie.server.registry import DAY, TableRegistry
from fromagerie.server.request_guard import COOKIE
from fromagerie.server.serve import GENEROUS
from tests.server.guests import Guest, a_house, play_on
from tests.server.kept import holding
from tests.server.test_tables import run

pytestmark = [pytest.mark.once, pytest.mark.slow]


def client_of(house: TableRegistry, address: str = "203.0.113.77", limits: Limits = GENEROUS) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=make_app(house, limits), client=(address, 4711))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")


async def a_person(house: TableRegistry, client: httpx.AsyncClient, name: str) -> Guest:
    """Somebody with a cookie in this client, and a line to tables."""
    await client.post("/api/guests")
    guest = Guest(house, name)
    person = await house.person_with(client.cookies[COOKIE])
    assert person is not None
    guest.person = person
    return guest


async def a_finished_game(house: TableRegistry, clients: list[httpx.AsyncClient]) -> tuple[list[Guest], str]:
    guests = [
        await a_person(house, client, name) for client, name in zip(clients, ("Annabel", "Bertrand"), strict=True)
    ]
    room = await house.open(guests[0].person, get_game("cheese-rescue"), 2, {})
    for seat, guest in enumerate(guests):
        await guest.come(room.id)
        await guest.do(wire.Sit, seat=seat, name=guest.name, seed=f"luck {seat}")
        await guest.do(wire.Say, text=f"these are words of {guest.name}")
    for guest in guests:
        await guest.do(wire.Ready)
    await play_on(guests, random.Random(2).choice)
    await guests[0].until(lambda: guests[0].room["phase"] == "over")
    return guests, f"{room.id}-1"


def is_whole(update: dict[str, Any] | None) -> bool:
    """From the first line on."""
    return bool(update and update["lines"] and update["lines"][0]["seq"] == 1)


def database(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.glob("house.db*")))


def test_the_cookie_is_for_us_alone_and_the_token_is_kept_as_a_hash(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as client:
            answer = await client.post("/api/guests")
            cookie = answer.headers["set-cookie"]
            assert re.search("HttpOnly", cookie)
            assert re.search("SameSite=lax", cookie, re.IGNORECASE)
            assert "Path=/" in cookie
            assert "Domain" not in cookie
            token = client.cookies[COOKIE]
            assert len(token) * 6 >= 128
            again = await client.post("/api/guests")
            assert "set-cookie" not in again.headers
            other = (await client_of(house).post("/api/guests")).cookies[COOKIE]
            assert other != token
            await client.post("/api/tables", json={"game": "cheese-rescue"})
            kept = database(tmp_path)
            assert token.encode() not in kept
            # Nor is there an address, in what is kept or in what is printed.
            assert b"203.0.113.77" not in kept
        assert "203.0.113.77" not in "".join(capfd.readouterr())

    run(story())


def test_over_https_the_cookie_never_travels_in_the_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            transport = httpx.ASGITransport(app=make_app(house))
            async with httpx.AsyncClient(transport=transport, base_url="https://localhost") as client:
                answer = await client.post("/api/guests")
                assert "Secure" in answer.headers["set-cookie"]
                assert answer.headers["set-cookie"].startswith("__Host-")
                assert (await client.post("/api/tables", json={"game": "cheese-rescue"})).status_code == 201
                assert len((await client.get("/api/me")).json()["records"]) == 1
                assert "max-age=" in answer.headers["strict-transport-security"]

    run(story())


def test_no_route_takes_a_token_from_an_address() -> None:
    assert not any("token" in route.path for route in ROUTES)


def test_a_cookie_somebody_made_up_is_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            for token in ("made-up", "x" * 5000, "' OR 1=1", "%00"):
                async with client_of(house) as client:
                    answer = await client.get("/api/me", headers={"cookie": f"{COOKIE}={token}"})
                    assert sorted(answer.json()) == sorted(Mine.__struct_fields__)
                    assert not any(answer.json().values())

    run(story())


def test_who_is_forgotten_is_gone_from_database_memory_and_journals_and_the_game_still_replays(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests, match = await a_finished_game(house, [one, two])
            before = read_journal((await two.get(f"/api/replays/{match}")).text)
            assert "Annabel" in before.seats
            assert (await one.request("DELETE", "/api/me")).json() == {"tables": 1}
            late = await Guest(house, "late").come(match.rpartition("-")[0])
            await late.until(lambda: "Annabel" not in str(late.update))
            # Whoever is still there is told everything anew: nothing of it stays on their page.
            await guests[1].until(lambda: is_whole(guests[1].update))
            assert "Annabel" not in str(guests[1].update)
            assert holding(tmp_path, "Annabel", guests[0].person) == set()
            assert ("log", "data") in holding(tmp_path, "Bertrand")
            text = (await two.get(f"/api/replays/{match}")).text
            assert "Annabel" not in text
            journal = read_journal(text)
            assert replay(journal, get_game("cheese-rescue"), SeededDealer(1)).over
            assert [entry.do for entry in journal.entries] == [entry.do for entry in before.entries]
            assert await house.person_with(one.cookies.get(COOKIE) or "") is None

    run(story())


def test_a_table_does_not_wait_for_who_was_forgotten_and_has_a_host_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests = [await a_person(house, client, name) for client, name in ((one, "Annabel"), (two, "Bertrand"))]
            room = await house.open(guests[0].person, get_game("cheese-rescue"), 2, {})
            for seat, guest in enumerate(guests):
                await guest.come(room.id)
                await guest.do(wire.Sit, seat=seat, name=guest.name)
            for guest in guests:
                await guest.do(wire.Ready)
            hung_up = []
            guests[0].listener.hang_up = lambda: hung_up.append(True)
            await one.request("DELETE", "/api/me")
            assert hung_up
            await guests[1].until(lambda: guests[1].update and guests[1].update["you"]["host"])
            await play_on(guests[1:], random.Random(1).choice)
            await guests[1].until(lambda: guests[1].room["phase"] == "over")
            loaded = await house.load(room.id)
            assert loaded.is_host(guests[1].person)

    run(story())


def test_what_was_said_is_gone_after_thirty_days_also_where_people_still_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests, match = await a_finished_game(house, [one, two])
            now = house.clock.now()
            await house.forget_chat(int((now - 29 * DAY) * 1000))
            assert holding(tmp_path, "words of Annabel")
            house.clock.now = lambda: now + 31 * DAY
            await guests[1].do(wire.Say, text="still here")
            await house.forget_chat(int((house.clock.now() - 30 * DAY) * 1000))
            assert holding(tmp_path, "words of Annabel") == set()
            assert holding(tmp_path, "still here")
            late = await Guest(house, "late").come(match.rpartition("-")[0])
            await late.until(lambda: "words of" not in str(late.update))

    run(story())


def test_i_can_read_all_that_is_kept_of_me_and_nothing_of_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests, _ = await a_finished_game(house, [one, two])
            mine = (await one.get("/api/me")).json()["records"]
            text = str(mine)
            assert "words of Annabel" in text
            assert "luck 0" in text
            assert any(record["record"].get("do") for record in mine)
            room = guests[0].actor.room
            for hidden in ("Bertrand", guests[1].person, room.secret, "chance"):
                assert hidden not in text
            assert len(mine) == len(await house.store.records_by(guests[0].person))

    run(story())


# Who may ask for what

ASKED: dict[tuple[str, str], dict[str, int]] = {
    # callers:                        nobody, made up cookie, stranger, player, sat down after the game
    ("GET", "/api/games/{game}/box"): {},
    ("GET", "/api/tables/{table}/box"): {},
    ("GET", "/api/games"): {},
    ("GET", "/api/games/{game}/rules"): {},
    ("GET", "/api/games/{game}/lesson"): {},
    # Without a move there is nothing to explain.
    ("GET", "/api/games/{game}/lesson/why"): dict.fromkeys(("nobody", "made up", "stranger", "player", "late"), 404),
    ("POST", "/api/guests"): {},
    # The game is over, and even its players have its replay now.
    ("GET", "/api/tables/{table}/moves"): dict.fromkeys(("nobody", "made up", "stranger", "player", "late"), 404),
    ("GET", "/api/tables/{table}/hint"): {"nobody": 404, "made up": 404, "stranger": 404, "late": 409, "player": 409},
    ("GET", "/api/tables/{table}/light"): {"nobody": 404, "made up": 404, "stranger": 404, "late": 409, "player": 409},
    ("GET", "/api/tables/{table}/last-choice"): {
        **dict.fromkeys(("nobody", "made up", "stranger"), 404),
        **dict.fromkeys(("late", "player"), 409),
    },
    ("POST", "/api/tables"): dict.fromkeys(("nobody", "made up", "stranger", "player", "late"), 201),
    ("GET", "/api/tables"): {},
    ("GET", "/api/codes/{code}"): {},
    ("GET", "/api/tables/{table}/qr.svg"): {},
    ("GET", "/api/replays/{match}"): {"nobody": 404, "made up": 404, "stranger": 404, "late": 404},
    ("GET", "/api/replays/{match}/box"): {"nobody": 404, "made up": 404, "stranger": 404, "late": 404},
    ("GET", "/api/replays/{match}/frames"): {"nobody": 404, "made up": 404, "stranger": 404, "late": 404},
    ("GET", "/api/replays/{match}/review"): {"nobody": 404, "made up": 404, "stranger": 404, "late": 404},
    ("GET", "/api/replays/{match}/review/progress"): {"nobody": 404, "made up": 404, "stranger": 404, "late": 404},
    ("GET", "/api/replays/{match}/truth"): {"nobody": 404, "made up": 404, "stranger": 404, "late": 404},
    # It was no race.
    ("GET", "/api/replays/{match}/race"): {"nobody": 404, "made up": 404, "stranger": 404, "late": 404, "player": 422},
    ("POST", "/api/replays/{match}/fork"): {"nobody": 404, "made up": 404, "stranger": 404, "late": 404, "player": 201},
    ("GET", "/api/daily"): {},
    ("GET", "/api/daily/week"): {},
    ("POST", "/api/daily/{game}"): dict.fromkeys(("nobody", "made up", "stranger", "player", "late"), 201),
    ("GET", "/api/quick"): {},
    ("POST", "/api/quick/{game}"): dict.fromkeys(("nobody", "made up", "stranger", "player", "late"), 201),
    ("GET", "/api/circles"): {},
    # Only those who sit there; others are told no more than of a table that is not there.
    ("POST", "/api/circles"): {"nobody": 404, "made up": 404, "stranger": 404, "late": 201, "player": 201},
    ("GET", "/api/circles/{link}"): {},
    ("POST", "/api/circles/{link}/table"): dict.fromkeys(("nobody", "made up", "stranger", "player", "late"), 201),
    ("PATCH", "/api/circles/{link}"): {"nobody": 403, "made up": 403, "stranger": 403, "late": 403},
    ("DELETE", "/api/circles/{link}"): {"nobody": 403, "made up": 403, "stranger": 403, "late": 403},
    ("POST", "/api/clubs"): dict.fromkeys(("nobody", "made up", "stranger", "player", "late"), 201),
    ("GET", "/api/clubs/{code}"): {},
    ("POST", "/api/clubs/{code}/people"): {},
    ("POST", "/api/clubs/{code}/leave"): {},
    # The player organises it. Everybody has left by then, and there is no table.
    ("POST", "/api/clubs/{code}/rounds"): {
        **dict.fromkeys(("nobody", "made up", "stranger", "late"), 403),
        "player": 409,
    },
    ("POST", "/api/clubs/{code}/results"): {
        **dict.fromkeys(("nobody", "made up", "stranger", "late"), 403),
        "player": 409,
    },
    # This house has no keys; tests/server/test_push.py asks one that has.
    ("GET", "/api/push"): {},
    ("POST", "/api/push"): dict.fromkeys(("nobody", "made up", "stranger", "player", "late"), 404),
    ("DELETE", "/api/push"): dict.fromkeys(("nobody", "made up", "stranger", "player", "late"), 404),
    ("GET", "/api/me"): {},
    ("DELETE", "/api/me"): {},
    ("GET", "/api/me/page"): {},
    ("GET", "/api/me/games"): {},
    ("GET", "/api/me/coach"): {},
    # By then everybody is a guest; of whoever is none, test_links.py.
    ("POST", "/api/me/passes"): dict.fromkeys(("nobody", "made up", "stranger", "player", "late"), 201),
    ("DELETE", "/api/me/passes"): {},
    # Nobody has that code, and nobody has a device of that name.
    ("POST", "/api/me/link"): dict.fromkeys(("nobody", "made up", "stranger", "player", "late"), 404),
    ("GET", "/api/me/devices"): {},
    ("DELETE", "/api/me/devices/{device}"): dict.fromkeys(("nobody", "made up", "stranger", "player", "late"), 404),
    ("GET", "/health"): {},
}
A_CLUB = {"name": "Club", "game": "cheese-rescue", "size": 4, "rounds": 2}
BODIES: dict[tuple[str, str], Any] = {
    ("POST", "/api/tables"): {"game": "cheese-rescue"},
    ("POST", "/api/replays/{match}/fork"): {"entries": 1},
    ("POST", "/api/daily/{game}"): {},
    ("POST", "/api/quick/{game}"): None,
    ("POST", "/api/circles"): {"name": "Mondays", "table": "{table}"},
    ("PATCH", "/api/circles/{link}"): {"name": "Tuesdays"},
    ("POST", "/api/push"): {"endpoint": "https://push.example.org/x", "p256dh": "", "auth": ""},
    ("DELETE", "/api/push"): {"endpoint": "https://push.example.org/x"},
    ("POST", "/api/me/passes"): {"kind": "code"},
    ("POST", "/api/me/link"): {"key": "BCDF-GHJK-LMNP"},
    ("POST", "/api/clubs"): A_CLUB,
    ("POST", "/api/clubs/{code}/people"): {"name": "Zoe"},
    ("POST", "/api/clubs/{code}/leave"): {},
    ("POST", "/api/clubs/{code}/results"): {"table": 0, "places": [1, 2]},
}


def test_every_route_has_its_row() -> None:
    assert list(ASKED) == [(route.method, route.path) for route in ROUTES]


def test_routes_answer_those_who_may_ask_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests, match = await a_finished_game(house, [one, two])
            table, code = guests[0].room["table"], guests[0].room["code"]
            late_client, stranger, made_up = client_of(house), client_of(house), client_of(house)
            late = await a_person(house, late_client, "Late")
            await late.come(table)
            await guests[1].do(wire.Stand)
            await guests[0].do(wire.SeatBot, seat=1, bot="random")
            assert (await late.do(wire.Sit, seat=1, name="Late"))["is"] == "done"
            assert (await late.do(wire.Open))["code"] == "not-yours"
            await stranger.post("/api/guests")
            made_up.cookies.set(COOKIE, "made-up")
            callers = {
                "nobody": client_of(house),
                "made up": made_up,
                "stranger": stranger,
                "late": late_client,
                "player": one,
            }
            mine = await one.post("/api/circles", json={"name": "Mondays", "table": table})
            link = mine.json()["link"]
            BODIES["POST", "/api/circles"]["table"] = table
            club = (await one.post("/api/clubs", json=A_CLUB)).json()["code"]
            for (method, path), expected in ASKED.items():
                for name, client in callers.items():
                    known = club if path.startswith("/api/clubs") else code
                    there = {"code": known, "table": table, "match": match, "link": link, "device": "elsewhere"}
                    address = path.format(game="cheez-tricks", **there)
                    if (method, path) == ("DELETE", "/api/me"):
                        continue
                    answer = await client.request(method, address, json=BODIES.get((method, path)))
                    assert answer.status_code == expected.get(name, 200), (name, method, path, answer.text)
                    if method != "GET":
                        foreign = await client.request(method, address, headers={"origin": "https://elsewhere"})
                        assert foreign.status_code == 403
            assert house.counts.failures == 0

    run(story())


def test_before_the_end_nobody_reads_the_journal(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests = [await a_person(house, client, name) for client, name in ((one, "Annabel"), (two, "Bertrand"))]
            room = await house.open(guests[0].person, get_game("cheez-tricks"), 2, {})
            for seat, guest in enumerate(guests):
                await guest.come(room.id)
                await guest.do(wire.Sit, seat=seat, name=guest.name)
            for guest in guests:
                await guest.do(wire.Ready)
            for client in (one, two, client_of(house)):
                for path in (f"/api/replays/{room.id}-1", f"/api/replays/{room.id}-0", f"/api/replays/{room.id}-2"):
                    assert (await client.get(path)).status_code == 404
                assert (await client.post(f"/api/replays/{room.id}-1/fork", json={"entries": 1})).status_code == 404

    run(story())
