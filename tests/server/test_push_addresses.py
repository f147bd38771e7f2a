"""Web Push: where nothing is ever sent, whatever a browser says."""

import re
import socket
from pathlib import Path
from typing import Any

import pytest

from fromagerie.server.push.addresses import BadAddress, Target, post
from fromagerie.server.push.keys import PushKeys
from tests.server.push_scene import NOON, Scene, count, story
from tests.server.push_service import Browser, Came, PushService

pytestmark = pytest.mark.once


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
