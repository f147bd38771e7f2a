"""`./dev bench pace`: how long one waits for three bots, beside what was promised.

Real tables with one person who answers at once and three bots, at every pace. Pauses pass at once on a clock that jumps
to whatever is due next; thinking is counted as the seconds of a processor that it takes, and added to that clock. What
a database and a network add, a few milliseconds a move, is left out.
"""

import argparse
import asyncio
import math
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from fromagerie.engine.game import AnyGame, all_games, get_game
from fromagerie.server import wire
from fromagerie.server.bot_pool import speak, think
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.room import Room
from fromagerie.server.services import BotDecision, BotQuestion
from fromagerie.server.table.bots import make_question
from tests.server.still_house import Ear, StillHouse, StillLoop, keep_still
from tests.server.twins import keep, set_room

RESULTS: Final = Path(__file__).parent / "pace.md"
ME: Final = 0
PACES: Final[tuple[wire.Pace, ...]] = ("calm", "brisk", "instant")
SLACK: Final = 1.1  # by so much a promise may be missed
HOUR: Final = 3600.0
POLL: Final = 0.004  # seconds between two looks at the table


class Bar(NamedTuple):
    """What one waits for, and how long at most: median seconds at each pace, and at a brisk one for one in twenty."""

    what: str
    seconds: dict[str, float]
    p95: float
    page: dict[str, float] = dict.fromkeys(PACES, 0.0)  # what the page shows before it goes on, part of the promise


BARS: Final = {
    "cheez-tricks": Bar(
        "a trick",
        {"calm": 5.5, "brisk": 3.0, "instant": 0.7},
        3.8,
        {"calm": 1.6, "brisk": 0.9, "instant": 0.5},
    ),
    "cheese-rescue": Bar("a round of the table", {"calm": 4.2, "brisk": 2.3, "instant": 0.3}, 3.0),
    "drole-de-fromage": Bar("a round of the table", {"calm": 7.0, "brisk": 4.2, "instant": 0.6}, 6.0),
    "cheese-mafia": Bar("a round of the table", {"calm": 13.0, "brisk": 7.8, "instant": 3.2}, 11.0),
    "cheese-master": Bar("last wheel to next dice", {"calm": 8.0, "brisk": 5.0, "instant": 2.6}, 6.0),
}


class TimedBots:
    """Bots that take as long on the table's clock as they take a processor."""

    def __init__(self) -> None:
        self.thought: list[float] = []

    async def think(self, question: BotQuestion) -> BotDecision:
        began = time.process_time()
        decision = think(question)
        took = time.process_time() - began
        self.thought.append(took)
        await asyncio.sleep(took)
        return decision

    async def speak(self, question: BotQuestion) -> str | None:
        return speak(question)


class Waits:
    """How long somebody waited, by what they waited for."""

    def __init__(self) -> None:
        self.by_unit: defaultdict[Any, float] = defaultdict(float)
        self.last: tuple[float, Any] | None = None  # since when, and for what; None: they are not waiting

    def note(self, now: float, waiting_for: Any) -> None:
        if self.last is not None:
            since, unit = self.last
            self.by_unit[unit] += now - since
        self.last = None if waiting_for is None else (now, waiting_for)


def is_my_turn(room: Room) -> bool:
    """An answer in a response window is none: it is told when the window is over, however quick it was."""
    assert room.table is not None
    state = room.table.state
    return ME in state.to_act() and state.response_window_ms() is None


def waiting_for(room: Room, turns: int) -> Any:
    """What the person waits for now; None if they do not. Units are what BARS counts by."""
    assert room.table is not None
    view: Any = room.table.view(None)
    if room.phase != "playing":
        return None
    if room.game.race:
        # Rounds in which nobody but bots names and throws.
        return None if view.phase == "racing" or view.roll == 0 or ME in room.table.state.to_act() else view.roll
    if is_my_turn(room):
        return None
    return (view.round, sum(view.tricks)) if room.game.key == "cheez-tricks" else turns


def sit_down(game: AnyGame, pace: wire.Pace, bot: str, seed: int) -> Room:
    room = set_room(game, 4, game.options(), 3 * seed + 1, bots=3)
    for seat in range(1, 4):
        keep(room, Decision(was.BotSeated(seat, bot)))
    room.pace = pace
    return room


async def play_a_game(room: Room, bots: TimedBots, enough: Callable[[int], bool]) -> list[float]:
    """The waits of one game, or of as much of it as is enough."""
    house = StillHouse()
    house.bots = bots  # type: ignore[assignment]
    actor = keep_still(room, house)
    me = Ear(actor, ME)
    clock = asyncio.get_running_loop().time
    waits, turns, version, mine = Waits(), 0, -1, False
    me.come()
    me.do(wire.Thumbs("thumbs"))
    give_up = clock() + HOUR
    while room.phase == "playing" and not enough(len(waits.by_unit)) and clock() < give_up:
        assert room.table is not None
        if room.table.version != version:
            version = room.table.version
            turns += mine and not is_my_turn(room)
            mine = is_my_turn(room)
            waits.note(clock(), waiting_for(room, turns))
            if ME in room.table.state.to_act():
                answer(room, me, version)
        await asyncio.sleep(POLL)
    waits.note(clock(), None)
    await actor.stop()
    units = list(waits.by_unit.values())
    # The first began before the person had moved, the last may not be over.
    return units[1:-1]


def answer(room: Room, me: Ear, version: int) -> None:
    """The person's move, without a moment's thought, and sensible."""
    bot = "ripe" if room.game.race else "fresh"
    decision = think(make_question(room, ME, bot, version))
    move = room.game.notation(room.game.actions[decision.action])
    loop = asyncio.get_running_loop()
    command = wire.Act(f"move-{version}", move, room.seq)
    # In a race as quick as anybody.
    loop.call_later(decision.reaction / 1000 if len(room.table.state.to_act()) > 1 else 0.0, me.do, command)  # type: ignore[union-attr]


def measure(game: AnyGame, pace: wire.Pace, bot: str, rounds: int) -> tuple[list[float], list[float]]:
    """Seconds of each wait, and of each thought."""
    bots = TimedBots()
    waits: list[float] = []
    for seed in range(1000):
        with asyncio.Runner(loop_factory=StillLoop) as runner:
            room = sit_down(game, pace, bot, seed)
            missing = rounds - len(waits)
            waits += runner.run(play_a_game(room, bots, lambda units, missing=missing: units > missing + 2))  # type: ignore[misc]
        if len(waits) >= rounds:
            break
    page = BARS[game.key].page[pace]
    return [wait + page for wait in waits[:rounds]], bots.thought


def p95(values: Sequence[float]) -> float:
    return sorted(values)[math.ceil(0.95 * len(values)) - 1]


def row(key: str, bot: str, rounds: int) -> tuple[str, bool]:
    """One game at every pace, and whether it keeps all it promises."""
    bar, cells, kept = BARS[key], [], True
    slowest = thinking = 0.0
    for pace in PACES:
        waits, thought = measure(get_game(key), pace, bot, rounds)
        middle = median(waits)
        kept = kept and middle <= bar.seconds[pace] * SLACK
        cells.append(f"{middle:.2f} ({bar.seconds[pace]:g})")
        thinking = max(thinking, median(thought))
        if pace == "brisk":
            slowest = p95(waits)
            kept = kept and slowest <= bar.p95 * SLACK
    cells += [f"{slowest:.2f} ({bar.p95:g})", f"{thinking * 1000:.0f}", "yes" if kept else "NO"]
    return f"| {get_game(key).title} | {bar.what} | {' | '.join(cells)} |", kept


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="ripe", help="who sits in the other three seats")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--game", choices=sorted(all_games()), help="this one alone; nothing is written down")
    given = parser.parse_args()
    lines, all_kept = [], True
    for key in [given.game] if given.game else BARS:
        line, kept = row(key, given.bot, given.rounds)
        print(line, flush=True)
        lines.append(line)
        all_kept = all_kept and kept
    if not given.game:
        RESULTS.write_text(page(lines, given.bot, given.rounds), encoding="utf-8")
    return 0 if all_kept else 1


def page(lines: list[str], bot: str, rounds: int) -> str:
    today = datetime.now(UTC).date().isoformat()
    return f"""# How long one waits for three bots

`./dev bench pace --bot {bot} --rounds {rounds}`, {today}. Median seconds per pace, and what one wait in
twenty exceeds at a brisk one; in brackets what was promised, which may be missed by a tenth.
A trick of Cheez-Tricks includes the time it stays on the table.

| game | one waits for | calm | brisk | instant | brisk p95 | ms a thought | kept |
|---|---|---:|---:|---:|---:|---:|---|
{chr(10).join(lines)}
"""


if __name__ == "__main__":
    raise SystemExit(main())
