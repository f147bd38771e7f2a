"""Over HTTP too, what is hidden changes no byte: the same tables with other luck, and what may be asked of them."""

import re
from pathlib import Path

import httpx
import pytest

from fromagerie.engine.game import all_games
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import deal
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.index import index_row, seated_by
from fromagerie.server.domain.moves import make_move
from fromagerie.server.domain.room import Room
from fromagerie.server.registry import TableRegistry, hash_token
from fromagerie.server.request_guard import COOKIE
from tests.every_table import at_most
from tests.server.guests import a_house
from tests.server.test_privacy import client_of
from tests.server.test_tables import run
from tests.server.twins import keep

pytestmark = [pytest.mark.once, pytest.mark.slow]

GAMES = sorted(all_games())
CODES = [f"BCD{letter}" for letter in "FGHJKLMNPQRSTVWXZ"]
MOVES = 12  # until luck has come into every game


async def set_tables(house: TableRegistry, secret: str) -> list[Room]:
    """The same people at the same tables, some moves into games whose luck comes from this secret."""
    house.clock.now = lambda: 1_800_000_000.0
    for person in ("anne", "bob", "cleo", "dan"):
        await house.store.add_person(person, hash_token(f"token of {person}"))
    rooms = [play_some(Room(f"table{number}", house.clock.now), number, secret) for number in range(len(GAMES))]
    for room in rooms:
        for happened in room.log:
            kept = happened.kept
            await house.store.append(room.id, kept, index_row(room, kept.at), seated_by(room, kept.record))
    return rooms


def play_some(room: Room, number: int, secret: str) -> Room:
    game = all_games()[GAMES[number]]
    players = 3 if 3 in game.player_counts else min(game.player_counts)
    opened = was.Opened(*(game.key, players, {}, True, "off", "bot", CODES[number], "anne"), secret=secret)
    keep(room, Decision(opened), "anne")
    for seat, person in enumerate(("anne", "bob", "cleo", "dan", "eve", "finn")[:players]):
        keep(room, Decision(was.Sat(seat, person, person.title(), f"seed {seat}")), person)
    keep(room, Decision(*deal(room)))
    assert room.table is not None
    for _ in range(at_most(MOVES, game)):
        seat = room.table.state.to_act()[0]
        keep(room, make_move(room, seat, room.table.legal(seat)[0]))
    return room


async def all_answers(house: TableRegistry, person: str) -> list[tuple[str, int, bytes]]:
    paths = ["/api/games", "/api/tables", "/api/me", "/health"]
    for number in range(len(GAMES)):
        paths += [f"/api/codes/{CODES[number]}", f"/api/tables/table{number}/qr.svg"]
        paths += [f"/api/replays/table{number}-1", f"/api/replays/table{number}-2", f"/api/replays/table{number}"]
        paths += [f"/api/replays/table{number}-1/frames", f"/api/replays/table{number}-1/frames?seat=0"]
        paths += [f"/api/replays/table{number}-1/review"]
    answers = []
    async with client_of(house) as client:
        client.cookies.set(COOKIE, f"token of {person}")
        for path in paths:
            answer: httpx.Response = await client.get(path)
            # Since when a device is known goes by the clock of this machine.
            answers.append((path, answer.status_code, re.sub(rb'"since":\d+', b"", answer.content)))
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
                truth = [room.table.state.state_key() for room in await set_tables(house, secret) if room.table]
                everybody = ("anne", "bob", "cleo", "dan", "nobody")
                heard.append((truth, [await all_answers(house, person) for person in everybody]))
        (one, told), (other, retold) = heard
        assert all(mine != yours for mine, yours in zip(one, other, strict=True))
        assert told == retold
        assert {status for answers in told for path, status, _ in answers if "replays" in path} == {404}

    run(story())
