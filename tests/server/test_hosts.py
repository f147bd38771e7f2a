"""A house answers to its own names: localhost, the local network, its machine, and what it was told to go by."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from fromagerie.server.app import make_app
from fromagerie.server.host_names import HostNames
from fromagerie.server.ws import connection as sockets
from tests.server.guests import a_house
from tests.server.lines import become_a_guest, closed_with
from tests.server.real_server import PATIENCE, RealServer
from tests.server.test_tables import run

pytestmark = pytest.mark.once
DOMAIN = "cheese.example.org"


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8000", "LOCALHOST.", "127.0.0.1:8000", "[::1]:8000", "192.168.1.5:8000", "10.0.0.2"),
        *(
            "172.20.0.3",
            "[fe80::1]",
            "[fd12::1]:80",
            "100.101.102.103",
            "dairy",
            "dairy.local:8000",
            "dairy.home.example",
        ),
        *("dairy.home.example", DOMAIN, f"{DOMAIN}:443", "app.localhost", "198.51.100.7:8000"),
    ],
)
def test_it_answers_to_its_own_names(host: str) -> None:
    assert HostNames([DOMAIN], "dairy.home.example").allow(host, "198.51.100.7")


@pytest.mark.parametrize(
    "host",
    [
        *(None, "", "rebound.example", "rebound.example:8000", f"{DOMAIN}.rebound.example", f"not{DOMAIN}", "8.8.8.8"),
        *(
            "dairy.rebound.example",
            "localhost.rebound.example",
            "127.0.0.1.rebound.example",
            "[::1",
            "a@localhost.example",
        ),
        *("[2001:4860:4860::8888]:80", "2130706433.example", "a@localhost.example"),
    ],
)
def test_it_answers_to_no_other(host: str | None) -> None:
    assert not HostNames([DOMAIN], "dairy.home.example").allow(host, "rebound.example")


def test_rest_refuses_in_a_sentence_and_shows_the_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            names = {"host_names": frozenset({DOMAIN}), "origins": frozenset({"https://named.example.org"})}
            transport = httpx.ASGITransport(app=make_app(house, **names))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://rebound.example") as client:
                for path in ("/api/games", "/api/tables", "/api/me"):
                    refused = await client.get(path, headers={"accept-language": "fr"})
                    assert (refused.status_code, refused.json()["error"]) == (421, "host")
                    assert "--host-name" in refused.json()["why"]
                    assert "serveur" in refused.json()["why"]
                assert (await client.post("/api/guests")).status_code == 421
                assert "set-cookie" not in (await client.post("/api/guests")).headers
                assert (await client.get("/health")).status_code == 200
                # As a proxy passes it on, with the settings of docs/club.md.
                for host in (DOMAIN, "named.example.org", "127.0.0.1:8000"):
                    answer = await client.post("/api/guests", headers={"host": host})
                    assert answer.status_code == 200

    run(story())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with RealServer(tmp_path_factory.mktemp("named")) as server:
        yield server.address


def called(name: str, address: str, table: str, cookie: str) -> Any:
    """A socket to the same address under any name, as after a trick with the name server."""
    host, _, port = address.partition(":")
    where = f"ws://{name}:{port}/api/tables/{table}/socket"
    headers = {"cookie": cookie, "origin": f"http://{name}:{port}"}
    return connect(where, host=host, port=int(port), additional_headers=headers, open_timeout=PATIENCE)


def test_the_socket_refuses_too(address: str) -> None:
    async def story() -> None:
        cookie, table = become_a_guest(address)
        async with called("rebound.example", address, table, cookie) as line:
            assert await closed_with(line) == sockets.NOT_OURS
            assert "--host-name" in (line.close_reason or "")
        async with called("localhost", address, table, cookie) as line:
            await line.send('{"do":"ping"}')
            assert "pong" in str(await line.recv())

    run(story())
