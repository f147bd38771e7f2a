"""What holds at a table for now and is not kept: who would like to skip, the countdown before dice, reactions, and
whether there is a big screen.

The process that moves the bots of a table knows all of it. The others hand over what they hear, and pass on to their
listeners what it tells; a word that is lost does no harm.
"""

# compiled with mypyc

from collections.abc import Container, Iterator
from typing import Any

import msgspec

from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain.ephemeral import EPHEMERAL, permit
from fromagerie.server.services import Services
from fromagerie.server.table.bot_moods import BotMoods
from fromagerie.server.table.countdown import Countdown
from fromagerie.server.table.handed_over import hand_over
from fromagerie.server.table.hurry import Hurry
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import BotDecided, Commanded, Listener
from fromagerie.server.table.presence import Presence
from fromagerie.server.table.reactions import Reactions

encode = msgspec.json.Encoder().encode
NOTHING: tuple[Any, ...] = ((), None, False)


class Ephemera:
    __slots__ = (
        "clock",
        "cluster",
        "countdown",
        "hurry",
        "live",
        "moods",
        "passed_on",
        "presence",
        "reactions",
        "told",
    )

    def __init__(self, live: LiveTable, services: Services, presence: Presence) -> None:
        self.live = live
        self.clock = services.clock
        self.cluster = services.cluster
        self.hurry = Hurry(live, presence)
        self.countdown = Countdown(live, services)
        self.presence = presence
        self.reactions = Reactions()
        self.moods = BotMoods(live, services, self.hurry)
        self.told = NOTHING
        self.passed_on: bytes | None = None  # the last that the process that knows has told, if it is another one

    def takes(self, came: Commanded) -> bool:
        """Carry out and answer a command that leaves no record, or return False if it is none.

        Raises CommandRejected.
        """
        command, room, listener = came.command, self.live.room, came.listener
        if not isinstance(command, EPHEMERAL):
            return False
        seat = permit(room, listener.person, command)
        if not isinstance(command, wire.React) or self.reactions.add(
            listener.person, command.id, self.clock.monotonic(), watches=seat is None
        ):
            self.carry_out(came, seat)
        listener.send(encode(wire.Done(command.id, room.seq)))
        self.update()
        return True

    def carry_out(self, came: Commanded, seat: Seat | None) -> None:
        command = came.command
        if not self.is_ours():
            hand_over(self.cluster, self.live.room.id, came)
        elif isinstance(command, wire.React):
            self.send(encode(wire.Reacted(seat, command.what)))
        elif isinstance(command, wire.Hurry) and seat is not None:
            self.hurry.ask(seat)
        elif isinstance(command, wire.Thumbs) and seat is not None:
            self.countdown.tap(seat)

    def hold(self, came: Commanded) -> Commanded | None:
        """Hold a throw until the count is over; returns the other one that it replaces, if any."""
        if not self.is_ours():
            hand_over(self.cluster, self.live.room.id, came)
        replaced = self.countdown.hold(came)
        self.update()
        return replaced

    def takes_bot(self, decided: BotDecided) -> bool:
        """Hold a bot's throw, or return False if it throws nothing."""
        held = self.countdown.takes_bot(decided)
        self.update()
        return held

    def update(self) -> None:
        """Something changed at the table: tell everybody, if they do not know it yet."""
        self.hurry.update()
        self.countdown.update()
        if not self.is_ours():
            return
        self.moods.look()
        now = (tuple(sorted(self.hurry.asked)), self.countdown.stage(), self.presence.has_screen())
        if now != self.told or self.passed_on is not None:
            # If the process that knew is gone, what it told may hold no more.
            self.told, self.passed_on = now, None
            self.send(self.message())

    def message(self) -> bytes:
        countdown = self.countdown.describe(self.countdown.stage())
        return encode(wire.Ephemeral(sorted(self.hurry.asked), countdown, self.presence.has_screen()))

    def welcome(self, listener: Listener, known: tuple[Any, ...]) -> None:
        """A new connection is sent how it stands, if there is anything to tell that was `known` before it came."""
        if self.is_ours():
            if self.told != NOTHING and self.told == known:
                listener.send(self.message())
        elif self.passed_on is not None:
            listener.send(self.passed_on)

    def send(self, message: bytes) -> None:
        for listener in list(self.live.listeners):
            listener.send(message)
        self.cluster.relay(self.live.room.id, message.decode())

    def pass_on(self, message: str) -> None:
        """The process that knows has told this."""
        heard = message.encode()
        if msgspec.json.decode(heard).get("is") == "ephemeral":
            self.passed_on = heard
        for listener in list(self.live.listeners):
            listener.send(heard)

    def send_moods(self) -> None:
        """What bots would like to show by now."""
        for mood in self.moods.take_due():
            self.send(encode(wire.Reacted(mood.seat, mood.feeling)))

    def deadlines(self, thinking: Container[Seat]) -> Iterator[float]:
        """`thinking`: for whom a bot is about to throw."""
        yield from self.countdown.deadlines(thinking)
        yield from self.moods.deadlines()

    def is_ours(self) -> bool:
        return self.cluster.is_ours(self.live.room.id)
