"""Web Push, against a push service of our own: who is told what and when, and what nobody learns from it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from http_ece import ECEException
from py_vapid import Vapid02

from fromagerie.server.push.hours import is_night, remind_at
from fromagerie.server.push.keys import PushKeys
from fromagerie.server.push.subscriptions import claim_reminder, claim_turn
from fromagerie.server.services import NotSaved
from tests.server.push_scene import NOON, Scene, story
from tests.server.push_service import PushService, claims_of
from tests.server.slow_house import DAY, HOUR, to_sleep

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Your turn at Cheese Rescue"), ("fr", "C’est à vous\u00a0: Cheese Rescue")]
)
def test_it_is_delivered_encrypted_signed_and_says_no_more_than_whose_turn_it_is_not(
    tmp_path: Path, service: PushService, keys: PushKeys, language: str, text: str
) -> None:
    async def scene(here: Scene) -> None:
        here.times.passed += NOON
        await here.round()
        (came,) = service.came
        seat = await here.awaited()
        told = here.browsers[seat].read(came)
        assert told == {"text": text, "table": here.room}
        assert text.encode() not in came.body
        with pytest.raises(ECEException):
            here.browsers[1 - seat].read(came)
        assert Vapid02.verify(came.headers["Authorization"])
        claims = claims_of(came)
        assert claims["aud"] == service.address
        assert claims["sub"] == keys.contact
        assert came.headers["Content-Encoding"] == "aes128gcm"
        assert 0 < int(came.headers["TTL"]) <= DAY
        assert re.fullmatch("[A-Za-z0-9_-]{1,32}", came.headers["Topic"])
        # Nothing of the table, its people or their cards, in what the push service sees or in what is shown.
        room = await here.house.load(here.room)
        seen = repr(came).encode() + came.body + json.dumps(told["text"]).encode()
        for guest in here.guests:
            assert guest.name.encode() not in seen
            assert guest.person.encode() not in seen
        for secret in (room.secret, room.code, here.room, keys.private):
            assert secret.encode() not in repr(came).encode() + came.body

    story(scene, tmp_path, service, keys, language=language)


def test_one_notice_a_table_until_it_is_read_and_one_reminder(
    tmp_path: Path, service: PushService, keys: PushKeys
) -> None:
    async def scene(here: Scene) -> None:
        here.times.passed += NOON
        for _ in range(3):
            await here.round()
        assert len(service.came) == 1
        # Whoever looks, and leaves without a move, is not told again; but reminded once.
        seat = await here.awaited()
        await here.notifier.seen(here.guests[seat].person, here.room)
        for _ in range(3):
            await here.round()
        assert len(service.came) == 1
        here.times.passed += 13 * HOUR  # 01:00, and 5 hours left: at night nobody is told
        await here.round()
        assert len(service.came) == 1

    story(scene, tmp_path, service, keys)


def test_the_reminder_comes_before_the_night_in_which_the_time_is_up(
    tmp_path: Path, service: PushService, keys: PushKeys
) -> None:
    async def scene(here: Scene) -> None:
        here.times.passed += NOON
        await here.round()
        here.times.passed += 9 * HOUR  # 21:00
        await here.round()
        assert len(service.came) == 1
        here.times.passed += HOUR / 2 + 60
        for _ in range(2):
            await here.round()
        assert len(service.came) == 2
        seat = await here.awaited()
        assert here.browsers[seat].read(service.came[1])["text"] == "Still your turn at Cheese Rescue: 10 hours left"

    story(scene, tmp_path, service, keys)


def test_the_next_turn_is_told_when_the_last_notice_was_read(
    tmp_path: Path, service: PushService, keys: PushKeys
) -> None:
    async def scene(here: Scene) -> None:
        here.times.passed += NOON
        await here.round()
        told = await here.awaited()
        for number in (2, 3):
            await here.move()
            await here.move()
            assert await here.awaited() == told
            await here.round()
            assert len(service.came) == number
        # A turn that a bot took because the time was up leaves the notice unread: it says as much of the next one.
        person, store = here.guests[told].person, here.house.store
        assert not await claim_turn(store, person, here.room, position=1)
        assert await claim_reminder(store, person, here.room, position=1), "which has a reminder of its own"
        assert not await claim_reminder(store, person, here.room, position=1)
        await here.notifier.seen(person, here.room)
        assert await claim_turn(store, person, here.room, position=2)

    story(scene, tmp_path, service, keys)


def test_at_night_nobody_is_told_and_it_is_night_where_they_are(
    tmp_path: Path, service: PushService, keys: PushKeys
) -> None:
    async def scene(here: Scene) -> None:
        here.times.passed += NOON  # midnight, twelve hours further east
        await here.round()
        assert service.came == []
        here.times.passed += 8 * HOUR
        await here.round()
        assert len(service.came) == 1

    story(scene, tmp_path, service, keys, minutes=720)


def test_whoever_is_at_the_table_needs_no_notice(tmp_path: Path, service: PushService, keys: PushKeys) -> None:
    async def scene(here: Scene) -> None:
        here.times.passed += NOON
        guest = here.guests[await here.awaited()]
        await guest.come(here.room)
        await here.round()
        await guest.leave()
        await to_sleep(here.house, here.room)
        await here.round()
        assert service.came == []

    story(scene, tmp_path, service, keys)


def test_a_database_in_trouble_keeps_nobody_from_the_table(
    tmp_path: Path, service: PushService, keys: PushKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(here: Scene) -> None:
        async def fail(*_: Any) -> None:
            raise NotSaved("the disk is full")

        monkeypatch.setattr(here.house.store, "execute", fail)
        await here.notifier.seen(here.guests[0].person, here.room)

    story(scene, tmp_path, service, keys)


# When


def test_night_is_from_ten_to_eight_where_they_are() -> None:
    midnight = 1_800_000_000 - 1_800_000_000 % DAY
    assert [hour for hour in range(24) if not is_night(midnight + hour * HOUR, 0)] == list(range(8, 22))
    assert [hour for hour in range(24) if not is_night(midnight + hour * HOUR, -300)] == [0, 1, 2, *range(13, 24)]


@pytest.mark.parametrize("offset", [-600, -60, 0, 330, 720])
@pytest.mark.parametrize("each", [12 * HOUR, DAY, 3 * DAY])
def test_a_reminder_is_never_due_at_night_and_always_before_the_end(each: float, offset: int) -> None:
    for hour in range(48):
        ends = 1_800_000_000 + hour * HOUR
        moment = remind_at(ends, each, offset)
        assert not is_night(moment, offset)
        assert ends - each / 6 - 10.5 * HOUR <= moment <= ends - each / 6
