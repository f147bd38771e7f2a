"""Web Push, against a push service of our own: who is told what and when, and what nobody learns from it."""

import asyncio
import json
import re
import socket
import stat
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from http_ece import ECEException
from py_vapid import Vapid02
from sqlalchemy import func, select

from fromagerie.cli import main
from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.push.addresses import BadAddress, Target, post
from fromagerie.server.push.hours import is_night, remind_at
from fromagerie.server.push.keys import NoKeys, PushKeys, make_keys, read_keys, write_keys
from fromagerie.server.push.notifier import Notifier
from fromagerie.server.push.subscriptions import MOST, claim_reminder, claim_turn
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import NotSaved
from fromagerie.server.storage.schema import notices, subscriptions
from tests.server.guests import Guest
from tests.server.push_service import Browser, Came, PushService, claims_of
from tests.server.test_privacy import a_person, client_of
from tests.server.test_slow_tables import DAY, HOUR, Times, a_house, to_sleep

pytestmark = pytest.mark.once
NOON = 4 * HOUR  # from the moment at which these houses open, 08:00 UTC


@pytest.fixture
def service() -> Iterator[PushService]:
    here = PushService()
    yield here
    here.close()


@pytest.fixture(scope="module")
def keys() -> PushKeys:
    return make_keys("mailto:house@example.org")


class Scene(NamedTuple):
    """Two people at a slow table, each with a cookie; the first one has a browser that is told."""

    house: TableRegistry
    notifier: Notifier
    times: Times
    guests: list[Guest]
    clients: list[httpx.AsyncClient]
    browsers: list[Browser]
    room: str

    async def round(self) -> None:
        """The notifier looks round, and what it sends arrives."""
        await self.notifier.look_round()
        async with asyncio.timeout(60):
            while self.notifier.errands:
                await asyncio.gather(*self.notifier.errands)

    async def awaited(self) -> int:
        room = await self.house.load(self.room)
        assert room.table is not None
        return room.table.state.to_act()[0]

    async def move(self) -> None:
        """Whoever is awaited comes, makes a move and leaves."""
        seat = await self.awaited()
        guest = self.guests[seat]
        await self.notifier.seen(guest.person, self.room)
        await guest.come(self.room)
        await guest.until(lambda: guest.game and guest.game["legal"])
        assert guest.game
        await guest.act(guest.game["legal"][0]["move"])
        await guest.leave()
        await to_sleep(self.house, self.room)


@asynccontextmanager
async def at_a_slow_table(
    folder: Path, service: PushService, keys: PushKeys, minutes: int = 0, language: str = "en"
) -> AsyncIterator[Scene]:
    times = Times()
    async with a_house(folder, times) as house, client_of(house) as one, client_of(house) as two:
        notifier = Notifier(house, keys, anywhere=True)
        house.notices, notifier.again = notifier, (0.01, 0.01)
        guests = [await a_person(house, client, name) for client, name in ((one, "Annabel"), (two, "Bertrand"))]
        room = await house.open(guests[0].person, get_game("cheese-rescue"), 2, {}, clock="day")
        for seat, guest in enumerate(guests):
            await guest.come(room.id)
            await guest.do(wire.Sit, seat=seat, name=guest.name)
        for guest in guests:
            await guest.do(wire.Ready)
        await guests[0].until(lambda: guests[0].game)
        for guest in guests:
            await guest.leave()
        await to_sleep(house, room.id)
        browsers = [Browser(service, name) for name in ("one", "two")]
        scene = Scene(house, notifier, times, guests, [one, two], browsers, room.id)
        # The one who is awaited has a browser that is told.
        seat = await scene.awaited()
        mine = browsers[seat].subscription(language, minutes)
        assert (await scene.clients[seat].post("/api/push", json=mine)).status_code == 201
        yield scene
        await notifier.stop()


def story(scene: Callable[[Scene], Any], folder: Path, service: PushService, keys: PushKeys, **given: Any) -> None:
    async def whole() -> None:
        async with at_a_slow_table(folder, service, keys, **given) as here:
            await scene(here)

    asyncio.run(whole())


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


async def count(house: TableRegistry, table: Any = subscriptions) -> int:
    return int(await house.store.scalar(select(func.count()).select_from(table)))


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


# Where nothing is sent


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.com/x",
        "https://localhost/x",
        "https://localhost.localdomain.local/x",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://10.0.0.5/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/x",
        "https://[::1]/x",
        "https://[fe80::1]/x",
        "https://[fd00::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://224.0.0.1/x",
        "https://router/x",
        "https://printer.local/x",
        "https://vault.internal/x",
        "https://push.example.com:8443/x",
        "https://user:secret@push.example.com/x",
        "https:///x",
        "https://push.example.com/\r\nx: y",
        "https://push.exämple.com/x",
        "file:///etc/passwd",
        "gopher://push.example.com/",
        "https://push.example.com/" + "x" * 1000,
        "",
    ],
)
def test_nothing_is_sent_into_the_network_around_this_machine(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def system_answers(host: str, port: int, **_: Any) -> Any:
        """Names that only look like names: whatever the system makes of them."""
        where = "127.0.0.1" if re.fullmatch("[0-9a-fx.]+", host) else "192.168.0.7"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (where, port))]

    monkeypatch.setattr(socket, "getaddrinfo", system_answers)
    with pytest.raises(BadAddress):
        Target(url).look_up()


@pytest.mark.parametrize("found", [["10.1.2.3"], ["93.184.216.34", "127.0.0.1"], ["::1"], ["fd00::5"]])
def test_a_name_that_has_become_one_of_ours_is_not_called(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What a name stands for is looked at each time, and no other address is called than the one looked at."""
    answers = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in found]
    called: list[Any] = []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answers)
    monkeypatch.setattr(socket, "create_connection", lambda *to: called.append(to))
    with pytest.raises(BadAddress):
        post(Target("https://push.example.com/x"), b"", {})
    assert called == []


def test_a_push_service_of_the_internet_is_called_at_the_address_that_was_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    called: list[Any] = []

    def connect(to: Any, *_: Any) -> Any:
        called.append(to)
        raise ConnectionRefusedError

    answers = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answers)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        post(Target("https://push.example.com/x"), b"", {})
    assert called == [("93.184.216.34", 443)]


def test_redirects_are_not_followed(service: PushService) -> None:
    service.answers = [302]
    assert post(Target(f"{service.address}/x", anywhere=True), b"hello", {}) == 302
    assert service.came == [Came("/x", service.came[0].headers, b"hello")]


def test_an_address_of_ours_is_refused_over_the_wire(tmp_path: Path, service: PushService, keys: PushKeys) -> None:
    async def scene(here: Scene) -> None:
        here.notifier.anywhere = False
        mine = Browser(service, "x").subscription()
        for broken in (
            mine,
            mine | {"endpoint": "https://10.0.0.1/x"},
            mine | {"endpoint": "https://a.example/x", "auth": "AA"},
        ):
            answer = await here.clients[0].post("/api/push", json=broken)
            assert answer.status_code == 422, answer.text
        point = mine | {"endpoint": "https://a.example/x", "p256dh": mine["p256dh"][:-4] + "AAAA"}
        assert (await here.clients[0].post("/api/push", json=point)).status_code == 422
        # One that was let in under other rules is not called now, and goes.
        here.times.passed += NOON
        await here.round()
        assert service.came == []
        assert await count(here.house) == 0

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


# Keys


def test_the_operator_makes_keys_once_and_for_themselves_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "keys" / "push.json"
    assert main(["push-keys", str(file), "--contact", "mailto:you@example.org"]) == 0
    said = capsys.readouterr().out
    assert f"--push-keys {file}" in said
    keys = read_keys(file)
    assert keys.private not in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert main(["push-keys", str(file), "--contact", "mailto:you@example.org"]) != 0
    assert "is there already" in capsys.readouterr().err
    assert read_keys(file) == keys
    for contact in ("you@example.org", "mailto:", "mailto:@x", "ftp://x.org", "https://", "mailto:a b@c.d"):
        with pytest.raises(NoKeys):
            make_keys(contact)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"private": "x", "public": "y", "contact": "mailto:a@b.c"}', "\x00"])
def test_a_file_without_keys_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "push.json"
    file.write_text(text)
    with pytest.raises(NoKeys, match="push-keys"):
        read_keys(file)
    with pytest.raises(NoKeys, match="cannot be read"):
        read_keys(tmp_path / "none.json")


def test_keys_are_never_written_over_others(tmp_path: Path, keys: PushKeys) -> None:
    file = tmp_path / "push.json"
    file.write_text("mine")
    with pytest.raises(NoKeys):
        write_keys(file, keys)
    assert file.read_text() == "mine"
