"""Whoever is sent away or not to be heard is told so at once, and nobody else is told that it is they."""

import asyncio

import pytest

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from tests.server.guests import Guest
from tests.server.memory import a_quick_house

pytestmark = pytest.mark.once


def you(guest: Guest) -> tuple[bool, bool]:
    assert guest.update is not None
    return guest.update["you"]["kicked"], guest.update["you"]["muted"]


def test_kicked_and_muted_people_are_told_at_once_and_when_it_is_over() -> None:
    async def story() -> None:
        async with a_quick_house() as house:
            ada, ben, zoe = guests = [Guest(house, name) for name in ("Ada", "Ben", "Zoe")]
            room = await house.open(ada.person, get_game("cheese-rescue"), 2, {})
            for guest in guests:
                await guest.come(room.id)
            for seat, guest in enumerate((ada, ben)):
                await guest.do(wire.Sit, seat=seat, name=guest.name)
            await ada.do(wire.Mute, seat=1)
            await ben.until(lambda: you(ben) == (False, True))
            await ada.do(wire.Mute, seat=1, muted=False)
            await ben.until(lambda: you(ben) == (False, False))
            await ada.do(wire.Kick, seat=1)
            await ben.until(lambda: you(ben) == (True, False))
            # Two people who watch: only one of them was sent away.
            await zoe.until(lambda: zoe.update and zoe.update["seq"] == room_seq(ada))
            assert you(zoe) == (False, False)
            refused = await ben.do(wire.Sit, seat=1, name="Ben")
            assert refused["code"] == "not-yours"

    asyncio.run(story())


def room_seq(guest: Guest) -> int:
    return guest.actor.room.seq


@pytest.mark.parametrize("length", [25, 61, 400])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_name_that_is_too_long_is_refused_with_a_sentence_and_not_cut(length: int, language: str) -> None:
    async def story() -> None:
        async with a_quick_house() as house:
            guest = Guest(house, "Ada")
            room = await house.open(guest.person, get_game("cheese-rescue"), 2, {})
            await guest.come(room.id, language=language)
            refused = await guest.do(wire.Sit, seat=0, name="A" * length)
            assert refused["is"] == "refused"
            assert "24" in refused["why"]
            assert refused["why"].endswith(".")
            assert guest.actor.room.seat_of(guest.person) is None

    asyncio.run(story())
