"""What becomes of a command before it is judged: answered already, carried out without a record, or made to wait."""

# compiled with mypyc

from collections.abc import Callable

from fromagerie.server.domain.decisions import CommandRejected
from fromagerie.server.table.broadcast import Broadcaster
from fromagerie.server.table.ephemeral import Ephemera
from fromagerie.server.table.held_moves import HeldMoves
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import Commanded, HeldMove
from fromagerie.server.table.race import RaceCoordinator


class Intake:
    __slots__ = ("broadcaster", "ephemera", "held", "live", "race", "wake")

    def __init__(
        self,
        live: LiveTable,
        broadcaster: Broadcaster,
        race: RaceCoordinator,
        held: HeldMoves,
        ephemera: Ephemera,
        wake: Callable[[], None],
    ) -> None:
        self.live = live
        self.broadcaster = broadcaster
        self.race = race
        self.held = held
        self.ephemera = ephemera
        self.wake = wake

    def takes(self, came: Commanded) -> bool:
        """Take a command, or return False if it is to be judged now."""
        if came.listener.is_screen:
            self.broadcaster.send_refusal(came.listener, came.command, CommandRejected("not-yours", "screen-shows"))
            return True
        answered = self.live.room.answer_to(came.listener.person, came.command.id)
        if answered is not None:
            self.broadcaster.send_done(came.listener, came.command, answered)
            return True
        try:
            if self.ephemera.takes(came):
                return True
        except CommandRejected as error:
            self.broadcaster.send_refusal(came.listener, came.command, error)
            return True
        if self.race.takes(came):
            self.wake()
            return True
        return self.holds(came)

    def holds(self, came: Commanded) -> bool:
        """Hold a move whose moment has not come: in a response window, or before the dice of a race."""
        replaced: HeldMove | Commanded | None
        if self.held.must_wait(came):
            replaced = self.held.hold(came)
        elif self.ephemera.countdown.must_wait(came):
            replaced = self.ephemera.hold(came)
        else:
            return False
        if replaced is not None:
            late = CommandRejected("late", "moved-since")
            self.broadcaster.send_refusal(replaced.listener, replaced.command, late)
        return True
