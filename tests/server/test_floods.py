"""Why floods do no harm: what is cut off, refused or made once. `./dev prove server --only FLOOD` times them."""

import asyncio
import os
import threading
from collections import OrderedDict, deque
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Close, Opcode
from websockets.protocol import State

from fromagerie.engine.game import all_games
from fromagerie.server import descriptors, export_pool, wire
from fromagerie.server.domain.commands import PERSON_A_GAME, PERSON_A_MINUTE, PLAYERS_A_GAME, decide
from fromagerie.server.domain.decisions import CommandRejected
from fromagerie.server.export_pool import ExportPool, ExportsBusy
from fromagerie.server.http import openapi
from fromagerie.server.http.protocol import patient
from fromagerie.server.http.shelf import boxes, lines
from fromagerie.server.rate_limits import Limits
from fromagerie.server.timeouts import BEHIND, PATIENCE, TOO_MUCH, WriteTimeout
from fromagerie.server.updates.exports import draw_qr
from fromagerie.server.updates.refusals import explain
from fromagerie.server.ws.fast_websocket import LINGERING, FastWebSocket
from tests.server.floods import masked
from tests.server.guests import a_house
from tests.server.test_line import HANDSHAKE, Wire, accept_and_wait
from tests.server.test_privacy import a_finished_game, client_of
from tests.server.test_tables import run
from tests.server.twins import keep, person_at, set_room

pytestmark = [pytest.mark.once, pytest.mark.slow]

CHUNK = 256 * 1024  # what asyncio reads at once
FRAMES = Limits().frames.times


class Tap(Wire):
    """A transport that says whether anything more would be read from it."""

    unread = 0
    reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_write_buffer_size(self) -> int:
        return self.unread


class Counted(FastWebSocket):
    """Counts the frames that are parsed or heard."""

    seen = 0

    def take_frame(self, text: bytes | None, frame: bytes) -> None:
        self.seen += 1
        super().take_frame(text, frame)


async def open_line(*, heard: bool = True) -> tuple[Counted, Tap]:
    config = uvicorn.Config(accept_and_wait, ws_max_size=8_192, ws_per_message_deflate=False, log_level="critical")
    config.load()
    line, tap = Counted(config, ServerState(), {}), Tap()
    line.connection_made(tap)
    line.data_received(HANDSHAKE)
    while line.conn.state is not State.OPEN:
        await asyncio.sleep(0)
    if heard:
        line.hears = lambda _: None
    return line, tap


async def hang_up(line: FastWebSocket) -> None:
    line.stop_keepalive()
    line.connection_lost(None)
    await asyncio.gather(*line.tasks, return_exceptions=True)


BEGUN = masked(Opcode.TEXT, b"x", fin=False)
POURED = {
    "empty pings": (b"", masked(Opcode.PING)),
    "full pings": (b"", masked(Opcode.PING, b"x" * 125)),
    "pongs": (b"", masked(Opcode.PONG)),
    "empty pieces": (BEGUN, masked(Opcode.CONT, fin=False)),
    "empty texts": (b"", masked(Opcode.TEXT)),
    "empty binaries": (b"", masked(Opcode.BINARY)),
}


@pytest.mark.parametrize("heard", [True, False], ids=["heard", "not yet"])
@pytest.mark.parametrize(("first", "frame"), POURED.values(), ids=list(POURED))
def test_too_many_frames_are_cut_off_before_they_are_parsed(first: bytes, frame: bytes, heard: bool) -> None:
    async def story() -> None:
        line, tap = await open_line(heard=heard)
        for _ in range(3):
            line.data_received(first + frame * (CHUNK // len(frame)))
            assert line.seen <= FRAMES + 1
            assert not tap.reading
        assert Close(TOO_MUCH, "").serialize() in tap.sent
        # Nor does the application make it go on.
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not tap.reading
        await hang_up(line)

    run(story())


def test_whoever_comes_again_after_being_cut_off_leaves_few_lines_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(Counted, "lingering", deque())
        lines = [await open_line() for _ in range(LINGERING + 4)]
        for line, _ in lines:
            line.data_received(masked(Opcode.PING) * 1_000)
        assert [tap.closing for _, tap in lines] == [True] * 4 + [False] * LINGERING
        for line, _ in lines:
            await hang_up(line)

    run(story())


def test_frames_byte_by_byte_and_long_ones_count_as_several() -> None:
    async def story() -> None:
        line, tap = await open_line()
        for byte in masked(Opcode.TEXT, b"x" * 8_000):
            line.data_received(bytes((byte,)))
        assert (line.seen, tap.reading) == (0, False)
        await hang_up(line)
        line, tap = await open_line()
        line.data_received(masked(Opcode.TEXT, b"x" * 8_190) * FRAMES)
        assert (line.seen, tap.reading) == (FRAMES // 3, False)
        await hang_up(line)

    run(story())


def test_all_the_messages_there_may_be_and_a_browsers_pongs_are_not_too_many() -> None:
    async def story() -> None:
        line, tap = await open_line()
        for _ in range(Limits().messages.times):
            line.data_received(masked(Opcode.TEXT, b'{"do":"ping"}'))
        line.data_received(masked(Opcode.PONG, b"1234") * 20)
        assert (line.seen, tap.reading) == (120, True)
        await hang_up(line)

    run(story())


def test_whoever_does_not_read_their_pongs_is_cut_off() -> None:
    async def story() -> None:
        line, tap = await open_line()
        tap.unread = BEHIND + 1
        line.data_received(masked(Opcode.PING) * 3)
        assert tap.closing
        assert line.seen == 1
        await hang_up(line)

    run(story())


class Stalled(WriteTimeout):
    """A protocol whose client reads as little as the test wants."""

    def __init__(self) -> None:
        self.unread, self.aborted, self.timers = 0, False, list[Any]()
        self.loop: Any = SimpleNamespace(call_later=self.call_later)
        self.transport = SimpleNamespace(get_write_buffer_size=lambda: self.unread, abort=self.abort)

    def call_later(self, delay: float, call: Any, *given: Any) -> Any:
        assert delay == PATIENCE
        self.timers.append(lambda: call(*given))
        return SimpleNamespace(cancel=lambda: None)

    def abort(self) -> None:
        self.aborted = True


def test_whoever_reads_nothing_of_an_answer_is_let_go_and_whoever_is_slow_is_not() -> None:
    client = Stalled()
    client.unread = 1_000_000
    client.check_progress(client.unread + 1)
    for unread in (900_000, 899_999):
        client.unread = unread
        client.timers.pop()()
        assert not client.aborted
    client.timers.pop()()
    assert client.aborted


# Descriptors


def a_connection(kind: Any, state: ServerState) -> Tap:
    """Accepted, and has not said anything yet."""
    config = uvicorn.Config(accept_and_wait, log_level="critical")
    config.load()
    protocol, tap = kind(config, state, {}), Tap()
    protocol.connection_made(tap)
    return tap


def test_where_descriptors_run_short_the_longest_half_open_connection_makes_room() -> None:
    async def story() -> None:
        kind, state = patient(2_000, most_open=6), ServerState()
        taps = [a_connection(kind, state) for _ in range(10)]
        assert [tap.closing for tap in taps] == [True] * 4 + [False] * 6
        for protocol in list(kind.waiting):
            protocol.wait_no_more()
        # Nobody else is half open: then it is the new one.
        assert a_connection(kind, state).closing
        assert kind.waiting == OrderedDict()

    run(story())


def test_the_house_keeps_descriptors_for_itself_and_accepts_few_connections_at_once() -> None:
    for most in (64, 128, 1024, 65_536, None):
        reserve = descriptors.reserve(most)
        assert descriptors.at_once(most) * descriptors.IN_FLIGHT <= reserve / 2 <= descriptors.RESERVE / 2
        assert descriptors.connections(most) == (None if most is None else most - reserve)


def test_that_nothing_could_be_accepted_is_told_once_a_minute() -> None:
    now = 0.0
    errors = descriptors.AcceptErrors(lambda: now)
    loop: Any = SimpleNamespace(default_exception_handler=lambda context: others.append(context))
    others: list[Any] = []
    context = {"message": "socket.accept() out of system resource", "exception": OSError(24, "Too many open files")}
    with structlog.testing.capture_logs() as told:
        for _ in range(119):
            for _ in range(2_048):
                errors.hear(loop, context)
            now += 1
    assert [each["times"] for each in told] == [1, 60 * 2_048]
    errors.hear(loop, {"message": "something else"})
    assert len(others) == 1


# Replays and lists


def test_replays_are_made_in_a_process_of_their_own() -> None:
    async def story() -> None:
        pool = ExportPool(1)
        try:
            assert await pool.make("anne", os.getpid) != os.getpid()
        finally:
            pool.stop()

    run(story())


def test_a_person_is_refused_sooner_than_the_house_is_busy() -> None:
    async def story() -> None:
        pool, wait = ExportPool(), threading.Event()
        tasks = []
        for person in "abcd":
            tasks += [asyncio.create_task(pool.make(person, wait.wait)) for _ in range(export_pool.EACH)]
            await asyncio.sleep(0)
            with pytest.raises(ExportsBusy):
                await pool.make(person, wait.wait)
        with pytest.raises(ExportsBusy):
            await pool.make("e", wait.wait)
        wait.set()
        await asyncio.gather(*tasks)
        assert await pool.make("e", wait.wait)
        assert not pool.running

    run(story())


def test_a_replay_is_made_once_while_the_game_is_unchanged_and_busy_is_told_as_such(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            (anne, _), match = await a_finished_game(house, [one, two])
            made = []

            async def make(person: str | None, work: Any, *given: Any) -> Any:
                made.append(work.__name__)
                return work(*given)

            house.exports.make = make  # type: ignore[method-assign, assignment]
            paths = (f"/api/replays/{match}", f"/api/replays/{match}/frames?seat=1", f"/api/replays/{match}/frames")
            first = [(await one.get(path)).content for path in paths]
            assert [(await two.get(path)).content for path in paths] == first
            assert made == ["finish_match", "tell_frames", "tell_frames"]
            await house.forget(anne.person)
            again = await two.get(paths[0])
            assert b"Annabel" in first[0]
            assert b"Annabel" not in again.content
            del house.exports.make
            house.exports.running.update({"others": export_pool.AT_ONCE})
            refused = await two.get(f"{paths[2]}?first=2")
            assert (refused.status_code, refused.json()["error"]) == (503, "busy")

    run(story())


def test_lists_that_do_not_change_are_made_once() -> None:
    assert boxes() is boxes()
    assert lines() is lines()
    assert openapi.encoded() is openapi.encoded()
    assert draw_qr("http://here/t/x").startswith(b"<svg")


# Chat


def test_nobody_with_a_seat_can_fill_the_log_of_a_table() -> None:
    def say(person: str, language: str = "en") -> tuple[str, str] | None:
        try:
            keep(room, decide(room, person, wire.Say("x", text="well!"), language), person)
        except CommandRejected as refused:
            return refused.code, explain(refused, "x", language).why
        return None

    room = set_room(all_games()["cheese-rescue"], 2, all_games()["cheese-rescue"].options())
    room.now = lambda: room.log[-1].kept.at / 1000
    loud = ("too-many", "You have written a lot: please wait a minute.")
    assert [say(person_at(0)) for _ in range(35)] == [None] * PERSON_A_MINUTE + [loud] * 5
    assert say(person_at(1)) is None, "others may talk on"
    room.now = lambda: room.log[-1].kept.at / 1000 + 61
    said = PERSON_A_MINUTE
    while say(person_at(0)) is None:
        said += 1
        assert said <= PERSON_A_GAME
    assert said == PERSON_A_GAME
    enough = "La discussion de cette partie est complète. Elle reprendra à la prochaine."
    assert say(person_at(0), "fr") == ("too-many", enough)
    assert say(person_at(1)) is None
    assert said + 2 < PLAYERS_A_GAME
