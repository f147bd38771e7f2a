"""The last moves of a running game, told again: to who sits there, as that seat saw them, and nothing face down."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import heard_by
from fromagerie.engine.replay import steps
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.index import index_row, seated_by
from fromagerie.server.domain.room import Room
from fromagerie.server.http.last_moves import MOST, moves_after, own_last, tell_last
from fromagerie.server.registry import TableRegistry, hash_token
from fromagerie.server.request_guard import COOKIE
from fromagerie.server.updates.raw import encode
from fromagerie.server.updates.replay_frames import told_by
from tests.every_table import at_most, of_every_game
from tests.server.guests import a_house
from tests.server.test_fading import GAME, face_down, full_name, wild_room
from tests.server.test_privacy import client_of
from tests.server.test_rest_secrecy import GAMES, play_some
from tests.server.test_tables import run
from tests.server.twins import keep, person_at, play, set_room

pytestmark = pytest.mark.once


def told(room: Room, seat: int, after: int) -> dict[str, Any]:
    assert room.table is not None
    moves, before = moves_after(room, after, room.chairs[seat].person or "")
    answer: dict[str, Any] = msgspec.json.decode(tell_last(room.table.journal, None, seat, "en", moves, before))
    return answer


@of_every_game
def test_they_are_what_that_seat_saw_and_no_better(game: AnyGame) -> None:
    """With talk between the moves, and moves that were taken back."""
    room = set_room(game, max(game.player_counts), game.options(), 3)
    play(room, SeededDealer(5), at_most(14, game))
    assert room.table is not None
    acted = [happened.kept.seq for happened in room.log if isinstance(happened.kept.record, was.Acted)]
    tables = steps(room.table.journal, game, SeededDealer(1))
    seen = [
        [(encode(table.view(seat)), encode(heard_by(seat, told_by(table)))) for seat in range(len(room.chairs))]
        for table in tables
    ]
    for seat in range(len(room.chairs)):
        for after in (0, acted[-3] - 1, acted[-1] - 1):
            answer = told(room, seat, after)
            moves, frames = answer["moves"], answer["frames"]
            assert moves == min(sum(seq > after for seq in acted), MOST) == len(frames) - 1
            pictures = [(encode(frame["game"]["view"]), encode(frame["game"]["events"])) for frame in frames]
            assert pictures[1:] == [picture[seat] for picture in seen[-moves:]]
            assert pictures[0] == (seen[-moves - 1][seat][0], b"[]")
            assert frames[0]["lines"] == []
            assert not any(frame["game"]["legal"] or frame["moment"] for frame in frames)


def test_they_begin_after_ones_own_last_move() -> None:
    room = set_room(GAME, 3, GAME.options(), 1)
    play(room, SeededDealer(2), 7, talk=False)
    assert room.table is not None
    made = [entry.seat for entry in room.table.journal.entries if entry.do]
    for seat in range(3):
        since = moves_after(room, own_last(room, seat), person_at(seat))[0]
        assert since == made[::-1].index(seat)
        assert told(room, seat, room.seq) == {"frames": [], "moves": 0}


def test_what_lies_face_down_stays_so() -> None:
    room = wild_room()
    dealer = SeededDealer(3)
    for _ in range(30):
        play(room, dealer, 1, talk=False)
        for seat in range(4):
            hidden = face_down(room, seat)
            answer = told(room, seat, 0)
            assert answer["moves"] == len(answer["frames"]) <= 4
            names = [name for card in hidden for name in (card, full_name(card, "en"))]
            if names:
                found = re.findall(rf"(?<!\w)({'|'.join(names)})(?!\d)", encode(answer["frames"]).decode())
                assert not found, found


def test_who_sits_down_in_the_middle_is_told_nothing_from_before() -> None:
    """A bot held that hand then: what it held and gave away was never theirs to know."""
    room = set_room(GAME, 3, GAME.options(), 1, bots=1)
    play(room, SeededDealer(2), 7, talk=False)
    keep(room, Decision(was.Sat(2, "a-newcomer", "Zoe", "seed")), "a-newcomer")
    assert moves_after(room, 0, "a-newcomer") == (0, False)
    play(room, SeededDealer(3), 4, talk=False)
    assert moves_after(room, 0, "a-newcomer") == (4, False)
    assert told(room, 2, 0)["moves"] == len(told(room, 2, 0)["frames"]) == 4
    assert moves_after(room, 0, person_at(0)) == (11, True)


async def set_down(house: TableRegistry, number: int) -> Room:
    for person in ("anne", "bob", "eve"):
        await house.store.add_person(person, hash_token(f"token of {person}"))
    room = play_some(Room(f"table{number}", house.clock.now), number, "ab" * 32)
    for happened in room.log:
        kept = happened.kept
        await house.store.append(room.id, kept, index_row(room, kept.at), seated_by(room, kept.record))
    return room


def test_who_does_not_sit_there_is_told_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            number = GAMES.index("cheese-rescue")
            room = await set_down(house, number)
            path = f"/api/tables/{room.id}/moves"
            for person, status in (("anne", 200), ("bob", 200), ("eve", 404), (None, 404)):
                async with client_of(house) as client:
                    if person:
                        client.cookies.set(COOKIE, f"token of {person}")
                    answer = await client.get(path, params={"after": 0})
                    assert answer.status_code == status, (person, answer.text)
                    if status == 200:
                        seat = ("anne", "bob").index(person or "")
                        assert answer.json() == told(room, seat, 0)
                        assert (await client.get(f"{path}?after=x")).status_code == 400
                        since = moves_after(room, own_last(room, seat), person or "")
                        assert (await client.get(path)).json()["moves"] == since[0]
                        assert (await client.get("/api/tables/nowhere/moves")).status_code == 404

    run(story())
