"""Other devices: a code or a file links one to the same person, once and not for long; and it can be undone."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from fromagerie.server import wire
from fromagerie.server.codes import LETTERS
from fromagerie.server.links import CODE, LIVES, draw_pass, typed
from fromagerie.server.rate_limits import Limits
from fromagerie.server.registry import TableRegistry
from fromagerie.server.request_guard import COOKIE
from fromagerie.server.serve import GENEROUS
from fromagerie.server.storage.keys import MOST
from fromagerie.server.storage.schema import devices, passes
from tests.server.guests import a_house
from tests.server.test_mine import page_of, written
from tests.server.test_privacy import a_finished_game, a_person, client_of, database
from tests.server.test_tables import run

pytestmark = [pytest.mark.once, pytest.mark.slow]


async def make(client: httpx.AsyncClient, kind: str = "code", luggage: str = "") -> str:
    answer = await client.post("/api/me/passes", json={"kind": kind, "luggage": luggage})
    assert answer.status_code == 201, answer.text
    key: str = answer.json()["key"]
    return key


async def use(client: httpx.AsyncClient, key: str) -> httpx.Response:
    return await client.post("/api/me/link", json={"key": key})


async def who(house: TableRegistry, client: httpx.AsyncClient) -> str | None:
    return await house.person_with(client.cookies.get(COOKIE) or "")


@pytest.mark.parametrize("kind", ["code", "file"])
def test_a_second_device_opens_the_same_page_and_is_the_same_person_at_a_table(tmp_path: Path, kind: str) -> None:
    async def story() -> None:
        async with (
            a_house(tmp_path) as house,
            client_of(house) as one,
            client_of(house) as two,
            client_of(house) as new,
        ):
            guests, match = await a_finished_game(house, [one, two])
            await written(house, match)
            key = await make(one, kind, '{"name":"Annabel"}')
            answer = await use(new, key if kind == "file" else f" {key.lower().replace('-', ' ')} ")
            assert answer.json() == {"luggage": '{"name":"Annabel"}'}
            assert await who(house, new) == guests[0].person
            assert await page_of(new) == await page_of(one)
            assert (await new.get(f"/api/replays/{match}")).status_code == 200
            ours, theirs = [(await client.get("/api/me/devices")).json() for client in (one, new)]
            assert [device["this"] for device in ours] == [True, False]
            assert [device["this"] for device in theirs] == [False, True]
            assert [device["device"] for device in ours] == [device["device"] for device in theirs]

    run(story())


def test_a_pass_works_once_even_for_two_at_the_same_moment(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            await a_person(house, one, "Annabel")
            others = [client_of(house) for _ in range(4)]
            key = await make(one)
            answers = await asyncio.gather(*(use(other, key) for other in others))
            assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]
            assert (await use(client_of(house), key)).status_code == 404

    run(story())


def test_a_pass_is_soon_too_old_and_a_new_one_or_a_wish_voids_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            await a_person(house, one, "Annabel")
            began = house.clock.now()
            for kind, seconds in LIVES.items():
                house.clock.now = lambda: began
                late, early = await make(one, kind), seconds - 1
                house.clock.now = lambda seconds=seconds: began + seconds  # type: ignore[misc]
                assert (await use(client_of(house), late)).status_code == 404
                house.clock.now = lambda early=early: began + early  # type: ignore[misc]
                assert (await use(client_of(house), late)).status_code == 200
                house.clock.now = lambda: began
                first, second = await make(one, kind), await make(one, kind)
                assert (await use(client_of(house), first)).status_code == 404
                await one.request("DELETE", "/api/me/passes")
                assert (await use(client_of(house), second)).status_code == 404
            # What nobody used does not lie about for ever.
            await make(one)
            house.clock.now = lambda: began + LIVES["code"] + 1
            house.swept = -1e9
            await house.sweep()
            assert await house.store.scalar(select(func.count()).select_from(passes)) == 0

    run(story())


def test_undone_a_device_is_who_it_was_before_with_all_it_had(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests, match = await a_finished_game(house, [one, two])
            await written(house, match)
            before = await page_of(two)
            await use(two, await make(one))
            assert await who(house, two) == guests[0].person
            device = next(device for device in (await two.get("/api/me/devices")).json() if device["this"])
            hung_up = []
            guests[0].listener.hang_up = lambda: hung_up.append("the person's lines")
            assert (await one.request("DELETE", f"/api/me/devices/{device['device']}")).status_code == 200
            assert hung_up, "whoever is on that device stops hearing what is ours"
            assert await who(house, two) == guests[1].person
            assert await page_of(two) == before
            assert "set-cookie" not in (await two.get("/api/me/devices")).headers

    run(story())


def test_a_lost_first_device_can_be_shut_out_from_the_second_but_not_the_last(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            annabel = await a_person(house, one, "Annabel")
            assert (await one.request("DELETE", "/api/me/devices/first")).status_code == 409
            await use(two, await make(one))
            assert (await two.request("DELETE", "/api/me/devices/first")).status_code == 200
            assert await who(house, one) is None
            assert await who(house, two) == annabel.person
            # The page there is told to forget what it keeps.
            guest = (await one.post("/api/guests")).json()
            assert guest["forgotten"] is True
            assert (await one.post("/api/guests")).json()["forgotten"] is False

    run(story())


def test_nobody_undoes_a_link_of_somebody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            a_house(tmp_path) as house,
            client_of(house) as one,
            client_of(house) as two,
            client_of(house) as nil,
        ):
            await a_person(house, one, "Annabel")
            await a_person(house, nil, "Stranger")
            await use(two, await make(one))
            for device in (await one.get("/api/me/devices")).json():
                answer = await nil.request("DELETE", f"/api/me/devices/{device['device']}")
                assert answer.status_code in (404, 409), "of that name one has at most one's own first"
            assert len((await one.get("/api/me/devices")).json()) == 2
            assert len((await nil.get("/api/me/devices")).json()) == 1

    run(story())


def test_ones_own_pass_is_refused_and_not_used_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            await a_person(house, one, "Annabel")
            key = await make(one)
            assert (await use(one, key)).status_code == 409
            assert (await use(two, key)).status_code == 200

    run(story())


def test_ten_devices_are_enough_for_anybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            await a_person(house, one, "Annabel")
            answers = [(await use(client_of(house), await make(one))).status_code for _ in range(MOST)]
            assert answers == [200] * (MOST - 1) + [409]

    run(story())


def test_a_device_that_moves_from_one_person_to_another_is_of_the_latter_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            a_house(tmp_path) as house,
            client_of(house) as one,
            client_of(house) as two,
            client_of(house) as new,
        ):
            annabel, bertrand = await a_person(house, one, "Annabel"), await a_person(house, two, "Bertrand")
            await use(new, await make(one))
            assert await who(house, new) == annabel.person
            await use(new, await make(two))
            assert await who(house, new) == bertrand.person
            assert len((await one.get("/api/me/devices")).json()) == 1
            # And a first device that was lent out comes home by a pass of its own person.
            await use(two, await make(one))
            assert await who(house, two) == annabel.person
            assert (await use(two, await make(new))).status_code == 200
            assert await who(house, two) == bertrand.person
            assert len((await two.get("/api/me/devices")).json()) == 2

    run(story())


# What cannot be guessed


def test_passes_are_long_random_and_kept_as_hashes(tmp_path: Path) -> None:
    assert len(LETTERS) ** CODE > 2**51
    assert len({draw_pass("code") for _ in range(1000)}) == 1000
    assert len(draw_pass("file")) * 6 > 250

    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            await a_person(house, one, "Annabel")
            keys = [await make(one, kind) for kind in LIVES]
            kept = database(tmp_path)
            for key in keys:
                assert key.encode() not in kept
                assert key.replace("-", "").encode() not in kept
            # And it is shown once: nothing one can ask for has it.
            for path in ("/api/me", "/api/me/page", "/api/me/devices"):
                shown = (await one.get(path)).text
                assert not any(key in shown for key in keys)

    run(story())


def test_trying_codes_has_a_limit_and_a_wrong_one_tells_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            await a_person(house, one, "Annabel")
            key = await make(one)
            limits = GENEROUS._replace(links=Limits().links)
            async with client_of(house, "198.51.100.7", limits) as thief:
                answers = [await use(thief, draw_pass("code")) for _ in range(limits.links.times + 5)]
                assert [answer.status_code for answer in answers] == [404] * limits.links.times + [429] * 5
                # The right one is refused too by then; nothing says how near a guess was.
                assert (await use(thief, key)).status_code == 429
                assert len({answer.text for answer in answers[: limits.links.times]}) == 1
                nearly = key[:-1] + ("B" if key[-1] != "B" else "C")
            async with client_of(house, "198.51.101.7", limits) as thief:
                assert (await use(thief, nearly)).text == answers[0].text
            # At that pace, in the life of a code: one in a billion, from a thousand networks.
            assert 1000 * limits.links.times / len(LETTERS) ** CODE < 1e-9
            # Its owner, elsewhere, is not kept from using it.
            assert (await use(client_of(house), key)).status_code == 200

    run(story())


def test_making_passes_has_a_limit(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            limits = GENEROUS._replace(passes=Limits().passes)
            async with client_of(house, limits=limits) as one:
                await a_person(house, one, "Annabel")
                asked = [
                    await one.post("/api/me/passes", json={"kind": "code"}) for _ in range(limits.passes.times + 3)
                ]
                assert [answer.status_code for answer in asked] == [201] * limits.passes.times + [429] * 3
                assert await house.store.scalar(select(func.count()).select_from(passes)) == 1

    run(story())


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("bcdfghjklmnp", "BCDF-GHJK-LMNP"),
        (" BCDF GHJK\u2009LMNP\n", "BCDF-GHJK-LMNP"),
        ("BCDF-GHJK-LMN", "BCDF-GHJK-LMN"),
        ("BCDF-GHJK-LMNA", "BCDF-GHJK-LMNA"),
        (" x_-Y ", "x_-Y"),
    ],
)
def test_a_code_may_be_typed_in_any_way(text: str, read: str) -> None:
    assert typed(text) == read


@pytest.mark.parametrize("body", [{}, {"key": ""}, {"key": "x" * 101}, {"key": 7}, {"key": "x", "person": "y"}])
def test_nonsense_is_refused(tmp_path: Path, body: dict[str, Any]) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            assert (await one.post("/api/me/link", json=body)).status_code == 400
            assert await house.store.scalar(select(func.count()).select_from(devices)) == 0

    run(story())


def test_whoever_is_nobody_has_no_page_to_link_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            for cookies in ({}, {COOKIE: "made-up"}):
                async with client_of(house) as nobody:
                    nobody.cookies.update(cookies)
                    assert (await nobody.post("/api/me/passes", json={"kind": "code"})).status_code == 401
                    assert (await nobody.get("/api/me/devices")).json() == []
                    assert (await nobody.request("DELETE", "/api/me/devices/first")).status_code == 404
            assert await house.store.scalar(select(func.count()).select_from(passes)) == 0

    run(story())


def test_luggage_has_a_size(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            await a_person(house, one, "Annabel")
            answer = await one.post("/api/me/passes", json={"kind": "code", "luggage": "x" * 2001})
            assert answer.status_code == 400
            assert (await one.post("/api/me/passes", json={"kind": "token"})).status_code == 400

    run(story())


def test_undoing_a_link_takes_no_cookie_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            await a_person(house, one, "Annabel")
            await use(two, await make(one))
            device = (await one.get("/api/me/devices")).json()[1]["device"]
            answer = await one.request("DELETE", f"/api/me/devices/{device}")
            assert "set-cookie" not in answer.headers
            assert "clear-site-data" not in answer.headers
            assert (await one.request("DELETE", "/api/me")).headers["clear-site-data"]

    run(story())


def test_open_lines_of_a_device_that_is_linked_are_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests, _ = await a_finished_game(house, [one, two])
            hung_up = []
            guests[1].listener.hang_up = lambda: hung_up.append(True)
            await use(two, await make(one))
            assert hung_up
            assert (await guests[0].do(wire.Say, text="still here"))["is"] == "done"

    run(story())
