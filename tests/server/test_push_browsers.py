"""Web Push: which browsers are told, until when, and that they are their owner's alone."""

import asyncio
from pathlib import Path

import pytest

from fromagerie.server.push.keys import PushKeys
from fromagerie.server.push.notifier import Notifier
from fromagerie.server.push.subscriptions import MOST, of_person
from fromagerie.server.storage.schema import notices
from tests.server.push_scene import NOON, Scene, count, story
from tests.server.push_service import Browser, PushService
from tests.server.slow_house import Times, a_house
from tests.server.test_links import make, use
from tests.server.test_privacy import client_of

pytestmark = pytest.mark.once


@pytest.mark.parametrize("status", [404, 410, 401, 403])
def test_a_browser_that_is_gone_or_has_other_keys_is_not_told_again(
    tmp_path: Path, service: PushService, keys: PushKeys, status: int
) -> None:
    async def scene(here: Scene) -> None:
        here.times.passed += NOON
        service.answers = [status]
        await here.round()
        assert len(service.came) == 1
        assert await count(here.house) == 0

    story(scene, tmp_path, service, keys)


def test_a_push_service_in_trouble_is_asked_again_a_few_times(
    tmp_path: Path, service: PushService, keys: PushKeys
) -> None:
    async def scene(here: Scene) -> None:
        here.times.passed += NOON
        service.answers = [503, 429]
        await here.round()
        assert len(service.came) == 3
        assert await count(here.house) == 1
        assert not here.house.supervisor.failing

    story(scene, tmp_path, service, keys)


def test_two_processes_tell_it_once(tmp_path: Path, service: PushService, keys: PushKeys) -> None:
    async def scene(here: Scene) -> None:
        here.times.passed += NOON
        other = Notifier(here.house, keys, anywhere=True)
        await asyncio.gather(here.notifier.look_round(), other.look_round())
        while here.notifier.errands | other.errands:
            await asyncio.gather(*here.notifier.errands, *other.errands)
        assert len(service.came) == 1
        await other.stop()

    story(scene, tmp_path, service, keys)


def test_who_is_forgotten_is_told_nothing_and_nothing_is_kept(
    tmp_path: Path, service: PushService, keys: PushKeys
) -> None:
    async def scene(here: Scene) -> None:
        here.times.passed += NOON
        await here.round()
        client = here.clients[await here.awaited()]
        assert (await client.get("/api/me")).json()["push"] == [{"service": "127.0.0.1", "language": "en"}]
        await client.request("DELETE", "/api/me")
        assert await count(here.house) == 0
        assert await count(here.house, notices) == 0

    story(scene, tmp_path, service, keys)


def test_subscriptions_are_ones_own_few_and_can_be_ended(tmp_path: Path, service: PushService, keys: PushKeys) -> None:
    async def scene(here: Scene) -> None:
        seat = await here.awaited()
        mine, other = here.clients[seat], here.clients[1 - seat]
        for number in range(MOST + 3):
            more = Browser(service, f"more-{number}").subscription()
            assert (await mine.post("/api/push", json=more)).status_code == 201
        assert await count(here.house) == MOST
        # Somebody who knows an address, but not the keys, takes nothing over and ends nothing.
        thief = Browser(service, f"more-{MOST + 2}").subscription()
        assert (await other.post("/api/push", json=thief)).status_code == 409
        ended = await other.request("DELETE", "/api/push", json={"endpoint": more["endpoint"]})
        assert ended.json() == {"browsers": 0}
        ended = await mine.request("DELETE", "/api/push", json={"endpoint": more["endpoint"]})
        assert ended.json() == {"browsers": 1}
        assert "set-cookie" not in ended.headers, "only who is forgotten loses the cookie"
        assert await count(here.house) == MOST - 1
        nobody = client_of(here.house)
        assert (await nobody.post("/api/push", json=more)).status_code == 403
        assert (await nobody.request("DELETE", "/api/push", json={"endpoint": more["endpoint"]})).status_code == 403

    story(scene, tmp_path, service, keys)


@pytest.mark.parametrize("lost", ["first", "second"])
def test_a_device_that_is_taken_out_of_ones_devices_is_told_nothing_more(
    tmp_path: Path, service: PushService, keys: PushKeys, lost: str
) -> None:
    async def scene(here: Scene) -> None:
        seat = await here.awaited()
        phone, tablet = here.clients[seat], client_of(here.house)
        await use(tablet, await make(phone))
        own = Browser(service, "tablet").subscription()
        assert (await tablet.post("/api/push", json=own)).status_code == 201
        assert await count(here.house) == 2
        stays = tablet if lost == "first" else phone
        [gone] = [one["device"] for one in (await stays.get("/api/me/devices")).json() if not one["this"]]
        assert (await stays.request("DELETE", f"/api/me/devices/{gone}")).status_code == 200
        [left] = [one.endpoint for one in await of_person(here.house.store, here.guests[seat].person)]
        assert (left == own["endpoint"]) == (stays is tablet)
        here.times.passed += NOON
        await here.round()
        assert len(service.came) == 1, "and whoever stays is told"

    story(scene, tmp_path, service, keys)


def test_a_house_without_keys_takes_nothing(tmp_path: Path, service: PushService) -> None:
    async def whole() -> None:
        async with a_house(tmp_path, Times()) as house, client_of(house) as client:
            await client.post("/api/guests")
            assert (await client.get("/api/push")).json() == {"key": None}
            refused = await client.post(
                "/api/push", json=Browser(service, "x").subscription(), headers={"accept-language": "fr"}
            )
            assert refused.status_code == 404
            assert "notifications" in refused.json()["why"]

    asyncio.run(whole())
