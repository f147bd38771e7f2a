"""Three games with four people and two bots, one coming late and one leaving: everybody stays who they are."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.registry import TableRegistry
from tests.server.guests import Guest, a_house, play_on
from tests.server.test_tables import run

pytestmark = [pytest.mark.once, pytest.mark.slow]
# Heads that no cheese has: bots who are there already keep theirs, and Dan comes late.
FACES = {"Ada": 8, "Ben": 65, "Cleo": 78, "Dan": 167}
Looks = dict[str, tuple[int, int]]


class Company:
    """Those around the table, what they have won, and what each of them is told."""

    def __init__(self, house: TableRegistry) -> None:
        self.house = house
        self.guests: dict[str, Guest] = {}
        self.wheels: dict[str, int] = {}
        self.table = ""

    async def come(self, name: str) -> Guest:
        guest = self.guests[name] = Guest(self.house, name)
        await guest.come(self.table)
        await guest.do(wire.Sit, seat=None, name=name, seed=name, face=FACES[name])
        await self.heard(lambda room: name in names(room))
        return guest

    async def heard(self, true: Any) -> None:
        for guest in self.guests.values():
            await guest.until(lambda one=guest: true(one.room))  # type: ignore[misc]

    async def play(self, game: str, playing: Sequence[str]) -> None:
        """A whole game; then all of them are told what it was worth, as it is counted here once more."""
        for name in playing:
            await self.guests[name].do(wire.Ready)
        await self.heard(lambda room: room["phase"] == "playing" and room["game"] == game)
        await play_on([self.guests[name] for name in playing], random.Random(5).choice)
        await self.heard(lambda room: room["phase"] == "over")
        room = self.guests["Ada"].actor.room
        assert room.table is not None
        scores, winners = room.table.state.scores(), room.table.state.winners()
        assert scores is not None
        order = names(self.guests["Ada"].room)
        marks = {name: (order.index(name) in winners, scores[order.index(name)]) for name in playing}
        for name, mine in marks.items():
            # Whoever won has nobody before them, whatever the points say.
            ahead = 0 if mine[0] else sum(other > mine for other in marks.values())
            last = not any(other < mine for other in marks.values()) and ahead > 0
            self.wheels[name] = self.wheels.get(name, 0) + (0 if last else (3, 2, 1, 0)[ahead])
        self.check_told()

    def check_told(self) -> None:
        for guest in self.guests.values():
            told = guest.room["evening"]["people"]
            assert {one["name"]: one["wheels"] for one in told} == self.wheels
            assert {one["name"]: one["face"] for one in told} == {name: FACES[name] for name in self.wheels}
            for one in told:
                seat = one["seat"]
                assert (seat is None) == (one["name"] not in names(guest.room))
                if seat is not None:
                    there = guest.room["seats"][seat]
                    assert (there["name"], there["face"], there["colour"]) == (one["name"], one["face"], one["colour"])

    def looks(self) -> Looks:
        """What everybody around the table is known by; the same to all who look."""
        (told,) = {
            tuple((seat["name"], seat["colour"], seat["face"]) for seat in guest.room["seats"])
            for guest in self.guests.values()
        }
        assert len({colour for _, colour, _ in told}) == len(told), "no two have one colour"
        assert len({face // 8 for _, _, face in told}) == len(told), "no two have one head"
        return {name: (colour, face) for name, colour, face in told}

    def bots(self) -> list[str]:
        return [seat["name"] for seat in self.guests["Ada"].room["seats"] if not seat["person"]]


def names(room: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in room["seats"]]


def test_three_games_with_four_people_and_two_bots_one_late_and_one_leaving(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            company = Company(house)
            company.table = (await house.open("person-Ada", get_game("cheese-mafia"), 5, {})).id
            ada = await company.come("Ada")
            for name in ("Ben", "Cleo"):
                await company.come(name)
            for seat in (3, 4):
                await ada.do(wire.SeatBot, seat=seat, bot="curd")
            await company.heard(lambda room: None not in names(room))
            bots, first = company.bots(), company.looks()
            assert len(bots) == 2
            await company.play("cheese-mafia", ["Ada", "Ben", "Cleo"])
            order = names(ada.room)

            # Dan comes late: a chair more, nobody gets up for him, and he begins at nothing.
            for name in ("Ben", "Cleo"):
                await company.guests[name].do(wire.Rematch, game="cheese-master")
            await ada.do(wire.Begin, lobby=True)
            await company.heard(lambda room: room["phase"] == "gathering")
            await company.come("Dan")
            assert names(ada.room) == [*order[1:], order[0], "Dan"]
            second = company.looks()
            assert first.items() <= second.items()
            assert company.bots() == bots
            await company.play("cheese-master", ["Ada", "Ben", "Cleo", "Dan"])
            assert company.looks() == second
            order = names(ada.room)

            # Ben leaves, and keeps what he has; the next game has a chair less, and both bots stay.
            ben = company.guests.pop("Ben")
            await ben.do(wire.Stand)
            await ben.leave()
            for guest in company.guests.values():
                await guest.do(wire.Rematch, game="cheez-tricks")
            await company.heard(lambda room: room["game"] == "cheez-tricks")
            third = company.looks()
            assert third == {name: look for name, look in second.items() if name != "Ben"}
            assert company.bots() == [name for name in names(ada.room) if name in bots]
            after = company.wheels["Ben"]
            await company.play("cheez-tricks", ["Ada", "Cleo", "Dan"])
            assert company.wheels["Ben"] == after
            assert company.looks() == third
            evening = ada.room["evening"]
            assert evening["games"] == ["cheese-mafia", "cheese-master", "cheez-tricks"]
            assert [one["name"] for one in evening["people"] if one["seat"] is None] == ["Ben"]
            counted = sorted(company.wheels.values(), reverse=True)
            assert [one["wheels"] for one in evening["people"]] == counted
            assert [one["place"] for one in evening["people"]] == [1 + counted.index(won) for won in counted]

    run(story())
