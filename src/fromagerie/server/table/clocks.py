"""How much time there is: for a move on a clock, and for an answer whose time is the same for every seat."""

# compiled with mypyc

from collections.abc import Iterator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fromagerie.engine.model import Seat
from fromagerie.server.domain.pace import beat_of
from fromagerie.server.domain.time_limits import CLOCKS
from fromagerie.server.services import Services
from fromagerie.server.table.live import LiveTable

SOON: Final = 300_000  # ms before a slow clock runs out, its table stays awake


@mypyc_attr(allow_interpreted_subclasses=True)
class Clocks:
    def __init__(self, live: LiveTable, services: Services) -> None:
        self.live = live
        self.clock = services.clock
        self.patience = services.timings.patience

    # Response windows

    def window(self) -> int | None:
        """Fixed response window in ms, identical for every seat."""
        room = self.live.room
        patience = room.table.state.response_window_ms() if room.table and room.phase == "playing" else None
        return None if patience is None else round(patience * beat_of(room).answer * self.patience)

    def window_ends(self) -> float:
        """When an answer in such a window may be sent, never sooner."""
        window = self.window()
        return 0.0 if window is None else self.live.since + window / 1000

    # Clocks

    def spent(self, seat: Any) -> int:
        """ms of the time bank that the move being made has cost."""
        room = self.live.room
        if room.clock == "off" or not isinstance(seat, int):
            return 0
        each, _ = CLOCKS[room.clock]
        return max(0, self.elapsed() - each)

    def time_left(self, seat: Seat) -> int | None:
        """ms until a bot moves for this seat; None if no clock runs for it."""
        room, table = self.live.room, self.live.room.table
        if room.clock == "off" or table is None or room.phase != "playing" or seat not in table.state.to_act():
            return None
        each, _ = CLOCKS[room.clock]
        return max(0, each + room.chairs[seat].bank - self.elapsed())

    def elapsed(self) -> int:
        return round((self.clock.monotonic() - self.live.since) * 1000)

    def left(self) -> int | None:
        """At a slow table: ms that those who are awaited have left, the same for all of them and told to everybody."""
        return min((left for _, left in self.running()), default=None) if self.live.room.slow else None

    def due(self, *, moved: bool) -> int | None:
        """At a slow table: when their time is up, in ms of steady time; `moved`: the position has just come about."""
        left = self.left()
        if left is None:
            return None
        each, _ = CLOCKS[self.live.room.clock]
        return round(self.clock.steady() * 1000) + (each if moved else left)

    def resume(self, due: int) -> None:
        """The table was put away, or the house closed: their time has run on."""
        each, _ = CLOCKS[self.live.room.clock]
        left = due / 1000 - self.clock.steady()
        self.live.since = self.clock.monotonic() - max(0.0, each / 1000 - left)

    def keep_awake(self) -> bool:
        """Whether something is due soon; a slow table is woken in time (TableRegistry.sweep)."""
        return any(not self.live.room.slow or left < SOON for _, left in self.running())

    def out_of_time(self) -> list[Seat]:
        return [seat for seat, left in self.running() if left == 0]

    def deadlines(self) -> Iterator[tuple[Seat, float]]:
        """When the time of each person who is awaited is up."""
        now = self.clock.monotonic()
        return ((seat, now + left / 1000) for seat, left in self.running())

    def running(self) -> Iterator[tuple[Seat, int]]:
        """People who are awaited, and how many ms they have left."""
        room, table = self.live.room, self.live.room.table
        for seat in table.state.to_act() if table is not None and room.clock != "off" else ():
            left = self.time_left(seat)
            if left is not None and room.played_by_bot(seat) is None:
                yield seat, left
