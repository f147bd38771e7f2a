"""The count before a game: the process that has the table says when it is over."""

import math
from collections.abc import Iterator

from fromagerie.server.domain import records as was
from fromagerie.server.services import Services
from fromagerie.server.table.live import LiveTable


class StartCount:
    """Runs from when this process first saw it: what is stored says that it began, and clocks on walls are set."""

    __slots__ = ("clock", "cluster", "ends", "known", "lasts", "live")

    def __init__(self, live: LiveTable, services: Services) -> None:
        self.live = live
        self.clock = services.clock
        self.cluster = services.cluster
        self.lasts = services.timings.start
        self.known: int | None = None  # the count that is running, as the room knows it
        self.ends = math.inf

    def deadlines(self) -> Iterator[float]:
        starting = self.live.room.starting
        if starting != self.known:
            self.known, self.ends = starting, self.clock.monotonic() + self.lasts
        if starting is not None and self.cluster.is_ours(self.live.room.id):
            yield self.ends

    def overdue(self) -> Iterator[was.AnyRecord]:
        if any(at <= self.clock.monotonic() for at in self.deadlines()):
            yield was.Started(counted=True)
