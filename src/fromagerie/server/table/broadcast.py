"""Every listener is sent what they have not seen yet; people who see the same are sent the same bytes."""

# compiled with mypyc

from typing import Any

from fromagerie.server import wire
from fromagerie.server.domain.decisions import CommandRejected
from fromagerie.server.table.clocks import Clocks
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import Listener
from fromagerie.server.updates.builder import UpdateBuilder
from fromagerie.server.updates.known import NOTHING
from fromagerie.server.updates.raw import encode
from fromagerie.server.updates.refusals import explain
from fromagerie.server.updates.welcome import make_welcome


class Broadcaster:
    __slots__ = ("answers", "clocks", "live")

    def __init__(self, live: LiveTable, clocks: Clocks) -> None:
        self.live = live
        self.clocks = clocks
        self.answers: dict[Listener, bytes] = {}  # go out in one piece with the news that the command made

    def send_updates(self) -> None:
        room = self.live.room
        builder = UpdateBuilder(room, self.live.count_watchers(), self.clocks.window(), self.clocks.left())
        made: dict[tuple[Any, ...], bytes] = {}
        around = builder.around()
        for listener in list(self.live.listeners):
            if listener.seen == room.seq and not listener.fresh:
                continue
            person, language, since, fresh = listener.person, listener.language, listener.seen, listener.fresh
            seat, host = builder.place(person)
            if not fresh and listener.knows.room is around:
                # Whatever changes who somebody is at a table is a record, after which this is said anew as well.
                now, says = listener.knows, NOTHING
            else:
                now = builder.knowable(person)
                says = now.since(NOTHING if fresh else listener.knows)
            alike = (seat, host, builder.unwanted(person), builder.ear(person, since), language, since, fresh)
            key = (*alike, says.you is None, says.room is None)
            update = made.get(key)
            if update is None:
                deadline = self.clocks.time_left(seat) if seat is not None else None
                told = builder.update(person, language, since, fresh=fresh, deadline=deadline, says=says)
                update = made[key] = encode(told)
            listener.seen, listener.fresh, listener.knows = room.seq, False, now
            answer = self.answers.pop(listener, None)
            if answer is None:
                listener.send(update)
            else:
                listener.send(answer, update)
        self.send_answers()

    def send_answers(self) -> None:
        """To those for whom there is no news: they have hung up, or were told already."""
        while self.answers:
            listener, answer = self.answers.popitem()
            listener.send(answer)

    def send_welcome(self, listener: Listener) -> None:
        listener.send(make_welcome(listener.language, self.live.room.game))

    def send_done(self, listener: Listener, command: wire.Command, seq: int) -> None:
        listener.send(encode(wire.Done(command.id, seq)))

    def hold_done(self, listener: Listener, command: wire.Command, seq: int) -> None:
        self.send_answers()
        self.answers[listener] = encode(wire.Done(command.id, seq))

    def send_refusal(self, listener: Listener, command: wire.Command, error: CommandRejected) -> None:
        listener.send(encode(explain(error, command.id, listener.language)))
