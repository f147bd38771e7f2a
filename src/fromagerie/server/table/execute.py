"""Commands of people and moves of bots, from the verdict to the answer."""

from fromagerie.server import wire
from fromagerie.server.domain.commands import decide
from fromagerie.server.domain.decisions import CommandRejected, Decision, own_seat
from fromagerie.server.domain.moves import Timed, act, claim, make_move
from fromagerie.server.table.broadcast import Broadcaster
from fromagerie.server.table.clocks import Clocks
from fromagerie.server.table.commit import CommitPipeline
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import BotDecided, BotSpoke, Listener


class CommandExecutor:
    __slots__ = ("broadcaster", "clocks", "live", "pipeline")

    def __init__(self, live: LiveTable, clocks: Clocks, pipeline: CommitPipeline, broadcaster: Broadcaster) -> None:
        self.live = live
        self.clocks = clocks
        self.pipeline = pipeline
        self.broadcaster = broadcaster

    async def execute(self, listener: Listener, command: wire.Command, timing: Timed = None) -> bool:
        """Commit and answer; returns whether it was done. If so, the answer goes out with the next updates."""

        def judge() -> Decision:
            room = self.live.room
            if isinstance(command, wire.Act):
                seat = own_seat(room, listener.person)
                spent = self.clocks.spent(seat)
                return act(room, seat, command, listener.language, spent=spent, timing=timing)
            return decide(room, listener.person, command, listener.language)

        try:
            await self.pipeline.commit(listener.person, command.id, judge)
        except CommandRejected as error:
            self.broadcaster.send_refusal(listener, command, error)
            return False
        self.broadcaster.hold_done(listener, command, self.live.room.answered[listener.person][command.id])
        return True

    async def execute_bot(self, decided: BotDecided, timing: Timed = None) -> None:
        """Make a bot's move, if it is still allowed."""
        seat, clock, room = decided.seat, decided.clock, self.live.room
        action = room.game.actions[decided.decision.action]
        if room.table is None or not room.table.may(seat, action):
            return
        spent = self.clocks.spent(seat) if clock else 0
        await self.pipeline.try_commit(
            lambda: make_move(self.live.room, seat, action, spent=spent, clock=clock, timing=timing)
        )

    async def execute_claim(self, spoke: BotSpoke) -> None:
        """A bot says something, as a person would."""
        await self.pipeline.try_commit(lambda: claim(self.live.room, spoke.point.seat, spoke.claim, "en"))

    def answer_from_store(self, listener: Listener, command: wire.Command) -> None:
        """After a failure: whether it was stored all the same."""
        stored = self.live.room.answer_to(listener.person, command.id)
        if stored is None:
            self.broadcaster.send_refusal(listener, command, CommandRejected("not-saved", "not-saved"))
        else:
            self.broadcaster.send_done(listener, command, stored)
