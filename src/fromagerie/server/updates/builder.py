"""What one person is told: made from the room by listing what may be known, never by leaving out what may not.

Everything here is a function of the room, the person and the language: the game as it stands is shown to the one whose
seat it is, and what happened is told to each as it was theirs to hear then (domain/hands.py), wherever they sit now.
"""

# compiled with mypyc

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from msgspec import UNSET
from mypy_extensions import mypyc_attr

from fromagerie.engine.model import Seat, Told, View, heard_by
from fromagerie.engine.sealed import pledge, seals
from fromagerie.engine.table import Table
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.fading import fading_at
from fromagerie.server.domain.hands import hands_open, has_held, seat_then
from fromagerie.server.domain.log import LogEntry
from fromagerie.server.domain.moves import UndoPolicy, undo_policy
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.starting import start_info
from fromagerie.server.updates.evenings import evening_info, next_info
from fromagerie.server.updates.honours_in_words import result_in_words
from fromagerie.server.updates.known import Known
from fromagerie.server.updates.log_lines import LogLines, is_open
from fromagerie.server.updates.moves_in_words import legal_moves, say_move, shared_moves, shown_in_words
from fromagerie.server.updates.raw import raw
from fromagerie.server.updates.stand import Stand, stand_of


class News(NamedTuple):
    """What a person has not heard yet."""

    happened: list[LogEntry]
    only_talk: bool
    open: bool  # the whole table was told the same, spectators too
    holders: frozenset[str | None]  # who heard more of it than others


@mypyc_attr(allow_interpreted_subclasses=True)
class UpdateBuilder:
    """Tells of one room at one moment. What several people are told alike is worded once."""

    wording: ClassVar[type[LogLines]] = LogLines

    def __init__(self, room: Room, watchers: int = 0, window: int | None = None, left: int | None = None) -> None:
        self.room = room
        self.watchers = watchers
        self.window = window
        self.left = left
        self.fading = fading_at(room)
        self.log_lines = self.wording(self.fading)
        self.heard: dict[int, News] = {}
        self.worded: dict[tuple[int, str], Any] = {}
        self.shown: dict[int, Any] = {}
        self.open_view: View | None = None
        self.host = room.acting_host()
        self.holders: Sequence[str | None] = room.around.holders
        self.stand: Stand | None = None

    def update(
        self,
        person: str,
        language: str,
        since: int,
        *,
        fresh: bool,
        deadline: int | None = None,
        says: Known | None = None,
    ) -> wire.Update:
        """What happened after update `since`. A new listener gets the whole picture, but no events to watch.

        `says`: what is to be said of the person and of what is around the game; all of it, if it is not given.
        """
        room = self.room
        seat, _ = self.place(person)
        news = self.news(since)
        if says is None:
            says = self.knowable(person)
        game: Any = UNSET
        if fresh or not news.only_talk:
            events = [] if fresh else self.events(since, news, person)
            hand = seat if seat is not None and has_held(room, person, seat) else None
            game = self.game(hand, language, events, deadline)
        return wire.Update(
            seq=room.seq,
            lines=self.lines_since(since, news, person, language),
            you=UNSET if says.you is None else says.you,
            room=UNSET if says.room is None else says.room,
            game=game,
            faded=self.fading.until if self.fading else UNSET,
        )

    def place(self, person: str) -> tuple[Seat | None, bool]:
        """A person's seat, and whether they are the host."""
        holders = self.holders
        return holders.index(person) if person in holders else None, person == self.host

    def knowable(self, person: str) -> Known:
        """What a person knows once they are told how it stands."""
        seat, host = self.place(person)
        name = self.room.chairs[seat].name if seat is not None else None
        return Known(wire.You(seat, host, name, *self.unwanted(person)), self.around())

    def unwanted(self, person: str) -> tuple[bool, bool]:
        """Whether the host has sent this person away, and whether they are not to be heard."""
        return person in self.room.kicked, person in self.room.silenced

    def news(self, since: int) -> News:
        """What happened after this number."""
        found = self.heard.get(since)
        if found is None:
            new = self.room.log.after(since)
            only_talk = all(isinstance(happened.kept.record, was.Said) for happened in new)
            private = [happened.holders for happened in new if not is_open(happened)]
            found = self.heard[since] = News(new, only_talk, not private, frozenset().union(*private))
        return found

    def ear(self, person: str, since: int) -> str | None:
        """Whose ears are needed to hear the news; None if theirs are everybody's."""
        return person if person in self.news(since).holders else None

    def events(self, since: int, news: News, person: str) -> Any:
        """What the game told a person; encoded once, if it is the same for all."""
        if not news.open:
            return [
                event
                for happened in news.happened
                for event in heard_by(seat_then(happened, person), self.told(happened))
            ]
        if since not in self.shown:
            self.shown[since] = raw([told.event for happened in news.happened for told in self.told(happened)])
        return self.shown[since]

    def told(self, happened: LogEntry) -> Sequence[Told]:
        """What the game told, as far as it is told again."""
        return self.fading.told(happened) if self.fading else happened.told

    def lines_since(self, since: int, news: News, person: str, language: str) -> Any:
        """The log in words; encoded once, if it is the same for all."""
        if not news.open:
            return [
                line
                for happened in news.happened
                for line in self.log_lines.lines(happened, seat_then(happened, person), language)
            ]
        if (since, language) not in self.worded:
            lines = [line for happened in news.happened for line in self.log_lines.lines(happened, None, language)]
            self.worded[since, language] = raw(lines)
        return self.worded[since, language]

    def view(self, seat: Seat | None) -> View:
        """What everybody sees is put together once."""
        table = self.room.table
        assert table is not None
        if self.open_view is None:
            self.open_view = table.view(None)
        if seat is None:
            return self.open_view
        view: View = table.game.own_view(table.state, seat, self.open_view)
        return view

    def around(self) -> Any:
        """The same for everybody, and seldom changed by a move: made once, and as bytes."""
        room = self.room
        if room.described is None or room.described[0] != self.watchers:
            room.described = (self.watchers, raw(self.room_info()))
        return room.described[1]

    def room_info(self) -> wire.RoomInfo:
        room = self.room
        return wire.RoomInfo(
            table=room.id,
            code=room.code,
            phase=room.phase,
            resting=room.resting,
            game=room.game.key,
            title=room.game.title,
            box=room.box.name if room.box else None,
            players=len(room.chairs),
            options=room.options,
            public=room.public,
            daily=room.daily if room.matches == 1 and room.daily else None,
            clock=room.clock,
            leavers=room.leavers,
            pace=room.pace,
            talk=room.talk,
            bots=room.bots,
            starting=start_info(room),
            seats=self.seats(),
            watchers=self.watchers,
            vote=self.vote_info(),
            match=room.match if room.table else None,
            number=room.matches,
            opened=room.opened and hands_open(room),
            pledge=pledge(bytes.fromhex(room.secret), room.match),
            seals=[wire.SealInfo(seal.round, seal.commitment, seal.seed) for seal in self.seals()],
            next=next_info(room),
            called=room.called,
            evening=evening_info(room),
        )

    def vote_info(self) -> wire.VoteInfo | None:
        ballot = self.room.ballot
        if ballot is None:
            return None
        name = (ballot.newcomer.name or None) if ballot.newcomer else None
        return wire.VoteInfo(ballot.what, ballot.by, self.room.waiting(), sorted(ballot.yes), name)

    def seats(self) -> list[wire.SeatInfo]:
        room = self.room
        return [
            wire.SeatInfo(
                seat=seat,
                name=None if chair.free else chair.shown_name,
                bot=chair.bot,
                person=chair.person is not None,
                ready=chair.ready,
                away=chair.away,
                muted=chair.muted,
                host=chair.person is not None and chair.person == room.host,
                bank=chair.bank if room.clock != "off" and room.table else None,
                colour=chair.colour,
                face=chair.face,
                coached=chair.coached,
            )
            for seat, chair in enumerate(room.chairs)
        ]

    def seals(self) -> Sequence[Any]:
        room = self.room
        chapter = room.table.chapter if room.table else 0
        return seals(bytes.fromhex(room.secret), room.match, chapter, room.over)

    def game(self, seat: Seat | None, language: str, events: Any, deadline: int | None) -> wire.GameInfo | None:
        room, table = self.room, self.room.table
        if table is None:
            return None
        if self.stand is None:
            self.stand = stand_of(room, table)
        legal: list[wire.Move] = []
        claims: list[wire.Move] = []
        if seat is not None and room.phase == "playing" and room.chairs[seat].bot is None:
            if seat in self.stand.awaited:
                legal = legal_moves(table, seat, language)
            if table.game.claims:
                claims = self.claims(seat, language)
        return wire.GameInfo(
            version=table.version,
            view=self.view(seat),
            events=events,
            legal=legal,
            claims=claims,
            awaited=self.stand.awaited,
            undo=self.undo(seat, self.stand) if seat is not None else None,
            deadline=deadline,
            window=self.window,
            left=self.left,
            result=result_in_words(self.stand.result, room, language, self.stand.worded),
            timing=[wire.TimingInfo(*one, say_move(table.game, one[1], language)) for one in room.timing],
            shown=self.shown_again(table, seat, language) if table.withdrawn else [],
        )

    def undo(self, seat: Seat, stand: Stand) -> UndoPolicy:
        """Whether it is free has to be worked out for the one whose turn it is; for all others it is never so."""
        if seat in stand.backs and stand.awaited != [seat]:
            return "ask" if stand.only_people else None
        return undo_policy(self.room, seat, stand.backs)

    def shown_again(self, table: Table, seat: Seat | None, language: str) -> list[str]:
        return shown_in_words(table, seat, language, self.room.around.names, fading=self.fading is not None)

    def claims(self, seat: Seat, language: str) -> list[wire.Move]:
        """What may be claimed depends on the table, not on the position: it is found out once."""
        table, known = self.room.table, self.room.sayable
        assert table is not None
        if (seat, language) not in known:
            known[seat, language] = shared_moves(table.game, tuple(table.sayable(seat)), language)
        return known[seat, language]
