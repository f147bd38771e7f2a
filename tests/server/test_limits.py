"""Limits count networks, not addresses; and nobody fills the list of public tables."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.rate_limits import Limits, Rate, network_of
from fromagerie.server.request_guard import RequestGuard
from fromagerie.server.serve import GENEROUS
from fromagerie.server.ws.connection import Connection, Connections
from tests.server.guests import Guest, a_house
from tests.server.test_doors_of_the_server import Wire
from tests.server.test_privacy import client_of
from tests.server.test_tables import run

pytestmark = pytest.mark.once
PUBLIC = {"game": "cheese-rescue", "public": True}
NO_MORE = Rate(0, 1)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("203.0.113.7", "203.0.113.250", True),
        ("203.0.113.7", "203.0.114.7", False),
        ("::ffff:203.0.113.7", "203.0.113.8", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("::1", "::2", False),
        ("", "somewhere", False),
    ],
)
def test_addresses_of_one_network_are_counted_together(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_the_next_address_of_a_network_has_no_allowance_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        limits = GENEROUS._replace(guests=Rate(3, 3600))
        async with a_house(tmp_path) as house, client_of(house, "2001:db8::1", limits) as client:
            transport: Any = client._transport
            codes = []
            for number in range(1, 6):
                transport.client = (f"2001:db8::{number}", 4711)
                codes.append((await client.post("/api/guests")).status_code)
            assert codes == [200, 200, 200, 429, 429]
            transport.client = ("2001:db8:0:1::1", 4711)
            assert (await client.post("/api/guests")).status_code == 200

    run(story())


def test_a_network_and_a_person_make_few_tables_public(tmp_path: Path) -> None:
    async def story() -> None:
        limits = GENEROUS._replace(own_public=Limits().own_public, public=Rate(8, 3600))
        async with a_house(tmp_path) as house, client_of(house, limits=limits) as client:
            codes = [(await client.post("/api/tables", json=PUBLIC)).status_code for _ in range(7)]
            assert codes == [201] * 5 + [429] * 2
            client.cookies.clear()
            answers = [await client.post("/api/tables", json=PUBLIC) for _ in range(5)]
            assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
            assert "public" in answers[-1].json()["why"]
            private = await client.post("/api/tables", json=PUBLIC | {"public": False})
            assert private.status_code == 201

    run(story())


def test_a_table_is_not_made_public_later_by_somebody_who_may_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room = await house.open("anne", get_game("cheese-rescue"), 2, {})
            doors = RequestGuard(house, GENEROUS._replace(own_public=NO_MORE), frozenset())
            counter = Connections(doors)
            said: list[dict[str, Any]] = []

            def say(message: bytes) -> int:
                said.append(msgspec.json.decode(message))
                return 0

            protocol: Any = Wire()
            protocol.say = say
            line = Connection(counter, protocol, await house.actor(room.id), "anne", "2001:db8::/64")
            line.hear('{"do":"hello"}')
            line.hear('{"do":"configure","id":"a","public":true}')
            assert [(message["is"], message["code"]) for message in said] == [("refused", "too-many")]
            assert not room.public

    run(story())


def test_tables_with_people_come_before_fifty_empty_ones(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as client:
            anne = Guest(house, "Anne")
            room = await house.open(anne.person, get_game("cheese-rescue"), 2, {}, public=True)
            await anne.come(room.id)
            await anne.do(wire.Sit, seat=0, name="Anne")
            began = time.time()
            house.clock.now = lambda: began + 60
            for _ in range(50):
                await house.open("somebody", get_game("cheese-rescue"), 2, {}, public=True)
            listed = (await client.get("/api/tables")).json()
            assert len(listed) == 50
            assert listed[0]["table"] == room.id

    run(story())
