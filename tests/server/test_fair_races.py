"""Races at tables: lines are measured before the first one, each tab by itself, and one process judges."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from fromagerie.server import wire
from fromagerie.server.domain.records import StoredRecord
from fromagerie.server.domain.room import Room
from fromagerie.server.services import Services, Taken
from fromagerie.server.storage.cluster import SingleProcess
from fromagerie.server.table.actor import TableActor
from tests.server.still_house import Ear, StillHouse, StillStore, keep_still, run_still
from tests.server.test_clock_jumps import at_a_race, copied

pytestmark = pytest.mark.once


def come(actor: TableActor, seat: int, round_trip: float) -> Ear:
    """Somebody is there, whose line takes so many ms to answer."""
    ear = Ear(actor, seat)
    ear.listener.line.answered(round_trip)
    ear.come()
    return ear


def move(ear: Ear, seat: int, elapsed: int, number: int = 0) -> None:
    """One of the things this seat may do."""
    table = ear.actor.room.table
    assert table is not None
    name = ear.actor.room.game.notation(table.legal(seat)[number])
    ear.do(wire.Act(f"{seat}-after-{elapsed}", name, ear.actor.room.seq, elapsed))


def order(room: Room, since: int = 0) -> list[Any]:
    assert room.table is not None
    return [entry.seat for entry in room.table.standing[since:]]


def moves_so_far(room: Room) -> int:
    return len(order(room))


@pytest.mark.parametrize(("line", "first"), [("slow", "tabs"), ("quick", "rival")])
def test_of_two_tabs_the_one_that_was_used_counts(line: str, first: str) -> None:
    """400 ms after the dice, somebody says they took 150: that can be true over their slow line only."""

    async def story() -> None:
        room = at_a_race()
        assert room.table is not None
        tabs, rival = room.table.state.to_act()[:2]
        actor = keep_still(room, StillHouse())
        before = moves_so_far(room)
        lines = {"quick": come(actor, tabs, 20), "slow": come(actor, tabs, 300)}
        other = come(actor, rival, 20)
        await asyncio.sleep(0.22)
        move(other, rival, 200)
        await asyncio.sleep(0.18)
        move(lines[line], tabs, 150)
        await asyncio.sleep(2)
        assert order(room, before) == ([tabs, rival] if first == "tabs" else [rival, tabs])
        await actor.stop()

    run_still(story())


def test_a_tab_opened_during_a_race_starts_no_clock_of_its_own() -> None:
    async def story() -> None:
        room = at_a_race()
        assert room.table is not None
        late, rival = room.table.state.to_act()[:2]
        actor = keep_still(room, StillHouse())
        before = moves_so_far(room)
        come(actor, late, 20)
        other = come(actor, rival, 20)
        await asyncio.sleep(1.0)
        second = come(actor, late, 20)
        move(other, rival, 900)
        await asyncio.sleep(0.1)
        move(second, late, 80)
        await asyncio.sleep(2)
        assert order(room, before) == [rival, late]
        await actor.stop()

    run_still(story())


def test_who_comes_back_during_a_race_has_the_allowance_of_the_new_line() -> None:
    async def story() -> None:
        room = at_a_race()
        assert room.table is not None
        back, rival = room.table.state.to_act()[:2]
        actor = keep_still(room, StillHouse())
        before = moves_so_far(room)
        other = come(actor, rival, 20)
        await asyncio.sleep(0.5)
        again = come(actor, back, 300)
        await asyncio.sleep(0.72)
        move(other, rival, 1200)
        await asyncio.sleep(0.03)
        move(again, back, 950)
        await asyncio.sleep(2)
        assert order(room, before) == [back, rival]
        await actor.stop()

    run_still(story())


# Several processes

WORD = 0.03  # seconds from one process to another


class SharedStore(StillStore):
    """One log for several processes; a bell rings a little later."""

    def __init__(self) -> None:
        self.log: list[StoredRecord] = []
        self.tables: list[TableActor] = []
        self.first = 0

    async def append(self, room: str, kept: StoredRecord, *_: Any) -> None:
        if kept.seq <= self.first + len(self.log):
            raise Taken
        self.log.append(kept)
        for table in self.tables:
            asyncio.get_running_loop().call_later(WORD, table.append_elsewhere, kept.seq)

    async def read(self, room: str, after: int = 0) -> list[Any]:
        return [kept for kept in self.log if kept.seq > after]


class Several(SingleProcess):
    """One of several processes; `judge` is the table of the one that judges, None for that one itself."""

    shared = True

    def __init__(self) -> None:
        self.judge: Callable[[str], None] | None = None
        self.handed = 0
        self.others: list[TableActor] = []

    def is_ours(self, room: str) -> bool:
        return self.judge is None

    def hand_over(self, room: str, command: str) -> None:
        assert self.judge is not None
        self.handed += 1
        asyncio.get_running_loop().call_later(WORD, self.judge, command)

    def relay(self, room: str, message: str) -> None:
        for table in self.others:
            asyncio.get_running_loop().call_later(WORD, table.pass_on, message)


class OneOfSeveral(StillHouse):
    def __init__(self, store: SharedStore) -> None:
        super().__init__()
        self.store, self.cluster = store, Several()

    @property
    def services(self) -> Services:
        return super().services._replace(store=self.store, cluster=self.cluster)


def two_processes(room: Room) -> tuple[TableActor, TableActor, Several]:
    """The one that judges, the other one, and what that one has to say."""
    store = SharedStore()
    store.first = room.seq
    houses = [OneOfSeveral(store), OneOfSeveral(store)]
    here, there = (keep_still(copied(room), house) for house in houses)
    store.tables = [here, there]
    houses[0].cluster.others = [there]
    houses[1].cluster.judge = here.take_over
    return here, there, houses[1].cluster


@pytest.mark.parametrize("quicker", [True, False])
def test_across_processes_the_quicker_hand_is_first_whichever_is_stored_first(quicker: bool) -> None:
    """Whoever is far away and on the other process moves after 100 ms, or after 300; somebody here after 200."""

    async def story() -> None:
        room = at_a_race()
        assert room.table is not None
        far, near = room.table.state.to_act()[:2]
        here, there, said = two_processes(room)
        before, took = moves_so_far(room), 100 if quicker else 300
        at_hand, away = come(here, near, 20), come(there, far, 350)
        await asyncio.sleep(0.001)
        asyncio.get_running_loop().call_later(0.22, move, at_hand, near, 200)
        asyncio.get_running_loop().call_later(0.35 + took / 1000, move, away, far, took)
        await asyncio.sleep(5)
        expected = [far, near] if quicker else [near, far]
        assert order(here.room, before) == order(there.room, before) == expected
        assert said.handed == 1
        done = [message for _, message in away.heard if b'"is":"done"' in message]
        assert len(done) == 1, "and whoever heard it gives the answer"
        await asyncio.gather(here.stop(), there.stop())

    run_still(story())


def test_if_nobody_judges_a_move_is_made_all_the_same() -> None:
    async def story() -> None:
        room = at_a_race()
        assert room.table is not None
        seat = room.table.state.to_act()[0]
        here, there, said = two_processes(room)
        said.judge = lambda _: None  # it died, or did not hear
        before = moves_so_far(room)
        alone = come(there, seat, 20)
        await asyncio.sleep(0.2)
        move(alone, seat, 180)
        move(alone, seat, 180)
        await asyncio.sleep(5)
        assert order(here.room, before) == order(there.room, before) == [seat]
        assert said.handed == 1, "sent twice, handed over once"
        assert sum(b'"is":"done"' in message for _, message in alone.heard) == 1
        await asyncio.gather(here.stop(), there.stop())

    run_still(story())


def test_a_move_that_came_too_late_is_refused_by_the_process_that_heard_it() -> None:
    async def story() -> None:
        room = at_a_race()
        assert room.table is not None
        late, *others = room.table.state.to_act()
        here, there, _ = two_processes(room)
        slow, ears = come(there, late, 20), [come(here, seat, 20) for seat in others]
        await asyncio.sleep(0.2)
        for ear, seat in zip(ears, others, strict=True):
            move(ear, seat, 150, -1)
        move(slow, late, 190, -1)
        await asyncio.sleep(5)
        answers = [message for _, message in slow.heard if b'"is":"done"' in message or b'"is":"refused"' in message]
        assert len(answers) == 1
        await asyncio.gather(here.stop(), there.stop())

    run_still(story())
