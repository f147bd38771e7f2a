"""What is due next at a table, of all that happens there by itself."""

# compiled with mypyc

import math
from collections.abc import Container

from fromagerie.engine.model import Seat
from fromagerie.server.table.clocks import Clocks
from fromagerie.server.table.ephemeral import Ephemera
from fromagerie.server.table.held_moves import HeldMoves
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.presence import Presence
from fromagerie.server.table.race import RaceCoordinator


class Agenda:
    """Asked after every message, so it is one loop after another and no chain of generators."""

    __slots__ = ("clocks", "ephemera", "held", "live", "presence", "race")

    def __init__(
        self,
        live: LiveTable,
        clocks: Clocks,
        presence: Presence,
        held: HeldMoves,
        race: RaceCoordinator,
        ephemera: Ephemera,
    ) -> None:
        self.live = live
        self.clocks = clocks
        self.presence = presence
        self.held = held
        self.race = race
        self.ephemera = ephemera

    def next_due(self, thinking: Container[Seat]) -> float:
        """When something is due; infinite if nothing is. `thinking`: for whom a bot is about to move."""
        due = math.inf
        for at in self.presence.deadlines():
            due = min(due, at)
        for held in self.held.moves:
            due = min(due, held.at)
        for at in self.race.deadlines():
            due = min(due, at)
        for at in self.ephemera.deadlines(thinking):
            due = min(due, at)
        if self.live.room.clock != "off":
            for seat, at in self.clocks.deadlines():
                if seat not in thinking:
                    due = min(due, at)
        return due
