"""Over HTTP too, what is hidden changes no byte: the same tables with other luck, and what may be asked of them."""

from pathlib import Path

import httpx
import pytest

from fromagerie.server import records as was
from fromagerie.server.app import COOKIE
from fromagerie.server.house import House, hash_token
from fromagerie.server.room import Room
from tests.server.guests import a_house
from tests.server.test_privacy import client_of
from tests.server.test_tables import run

pytestmark = pytest.mark.once

GAMES = ("cheez-tricks", "cheese-mafia", "cheese-rescue")


async def set_tables(house: House, secret: str) -> None:
    """The same people at the same tables, their cards dealt from this secret."""
    house.now = lambda: 1_800_000_000.0
    for person in ("anne", "bob", "cleo", "dan"):
        await house.store.add_person(person, hash_token(f"token of {person}"))
    for number, key in enumerate(GAMES):
        room = Room(f"table{number}", house.now)
        opened = was.Opened(*(key, 3, {}, True, "off", "bot", f"BCD{'FGH'[number]}", "anne"), secret=secret)
        await house.add(room, opened, "anne")
        for seat, person in enumerate(("anne", "bob", "cleo")):
            await house.add(room, was.Sat(seat, person, person.title(), f"seed {seat}"), person)
        record, _ = Room.deal(room)
        room.table = None
        await house.add(room, record)


async def all_answers(house: House, person: str) -> list[tuple[str, int, bytes]]:
    paths = ["/api/games", "/api/tables", "/api/me", "/health"]
    for number in range(len(GAMES)):
        paths += [f"/api/codes/BCD{'FGH'[number]}", f"/api/tables/table{number}/qr.svg"]
        paths += [f"/api/replays/table{number}-1", f"/api/replays/table{number}-2", f"/api/replays/table{number}"]
    answers = []
    async with client_of(house) as client:
        client.cookies.set(COOKIE, f"token of {person}")
        for path in paths:
            answer: httpx.Response = await client.get(path)
            answers.append((path, answer.status_code, answer.content))
        for number in range(len(GAMES)):
            answer = await client.post(f"/api/replays/table{number}-1/fork", json={"entries": 1})
            answers.append(("fork", answer.status_code, answer.content))
    return answers


def test_other_luck_gives_the_same_answers(tmp_path: Path) -> None:
    async def story() -> None:
        heard = []
        for world, secret in enumerate(("ab" * 32, "cd" * 32)):
            folder = tmp_path / str(world)
            folder.mkdir()
            async with a_house(folder) as house:
                await set_tables(house, secret)
                hands = [(await house.load(f"table{number}")).table for number in range(len(GAMES))]
                truth = [table.state.truth() for table in hands if table]
                everybody = ("anne", "bob", "cleo", "dan", "nobody")
                heard.append((truth, [await all_answers(house, person) for person in everybody]))
        (one, told), (other, retold) = heard
        assert all(mine != yours for mine, yours in zip(one, other, strict=True))
        assert told == retold
        assert {status for answers in told for path, status, _ in answers if "replays" in path} == {404}

    run(story())
