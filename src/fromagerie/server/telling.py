"""What one person is told: made from the room by listing what may be known, never by leaving out what may not.

Everything here is a function of the room, the seat and the language. Two people with the same seat see the same bytes.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import UNSET, UnsetType

from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Action, Seat, Told, View, heard_by
from fromagerie.engine.sealed import pledge, seals
from fromagerie.engine.table import Table
from fromagerie.engine.words import Words, words_for
from fromagerie.server import records as was
from fromagerie.server import wire
from fromagerie.server.moves import undo_policy
from fromagerie.server.room import Happened, Room
from fromagerie.server.verdicts import NotDone

encode = msgspec.json.Encoder().encode
HERE = Path(__file__).parent


@lru_cache
def server_words(language: str) -> Words:
    return words_for(language, HERE)


class News(NamedTuple):
    """What somebody has not heard yet."""

    happened: list[Happened]
    only_talk: bool
    open: bool  # the whole table was told the same, and whoever watches too


class Stand(NamedTuple):
    """How the game stands, for everybody alike."""

    awaited: list[Seat]
    result: wire.Result | None
    timing: list[wire.TimingInfo]


class Teller:
    """Tells of one room at one moment. What several people are told alike is worded once."""

    def __init__(self, room: Room, watchers: int = 0, window: int | None = None) -> None:
        self.room = room
        self.watchers = watchers
        self.window = window
        self.said: dict[tuple[int, int, str], str] = {}
        self.heard: dict[int, News] = {}
        self.worded: dict[tuple[int, str], Any] = {}
        self.shown: dict[int, Any] = {}
        self.open_view: View | None = None
        self.places: dict[str, tuple[Seat | None, bool]] = {}
        self.stand: Stand | None = None

    def update(
        self, person: str, language: str, since: int, *, fresh: bool, deadline: int | None = None
    ) -> wire.Update:
        """What happened after update `since`. Whoever is fresh here gets the whole picture, but no events to watch."""
        room = self.room
        seat, host = self.place(person)
        news = self.news(since)
        game: wire.GameInfo | UnsetType | None = UNSET
        if fresh or not news.only_talk:
            game = self.game(seat, language, [] if fresh else self.events(since, seat), deadline)
        return wire.Update(
            seq=room.seq,
            you=wire.You(seat, host, room.chairs[seat].name if seat is not None else None),
            room=self.around(),
            lines=self.lines_since(since, seat, language),
            game=game,
        )

    def place(self, person: str) -> tuple[Seat | None, bool]:
        """Somebody's seat, and whether they are the host."""
        if person not in self.places:
            self.places[person] = self.room.seat_of(person), self.room.is_host(person)
        return self.places[person]

    def news(self, since: int) -> News:
        """What happened after this number."""
        if since not in self.heard:
            log = self.room.log
            start = len(log)
            while start and log[start - 1].kept.seq > since:
                start -= 1
            new = log[start:]
            only_talk = all(isinstance(happened.kept.record, was.Said) for happened in new)
            self.heard[since] = News(new, only_talk, all(is_open(happened) for happened in new))
        return self.heard[since]

    def events(self, since: int, seat: Seat | None) -> list[Any]:
        """What a seat was told by the game; put into bytes once, if it is the same for all."""
        news = self.news(since)
        if not news.open:
            return [event for happened in news.happened for event in heard_by(seat, happened.told)]
        if since not in self.shown:
            self.shown[since] = raw([told.event for happened in news.happened for told in happened.told])
        return cast(list[Any], self.shown[since])

    def lines_since(self, since: int, seat: Seat | None, language: str) -> list[wire.Line]:
        """The log in words; put into bytes once, if it is the same for all."""
        news = self.news(since)
        if not news.open:
            return [line for happened in news.happened for line in self.lines(happened, seat, language)]
        if (since, language) not in self.worded:
            lines = [line for happened in news.happened for line in self.lines(happened, None, language)]
            self.worded[since, language] = raw(lines)
        return cast(list[wire.Line], self.worded[since, language])

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

    def around(self) -> wire.RoomInfo:
        """The same for everybody, and seldom changed by a move: made once, and as bytes."""
        room = self.room
        if room.described is None or room.described[0] != self.watchers:
            room.described = (self.watchers, raw(self.room_info()))
        return cast(wire.RoomInfo, room.described[1])

    def room_info(self) -> wire.RoomInfo:
        room = self.room
        return wire.RoomInfo(
            table=room.id,
            code=room.code,
            phase=room.phase,
            game=room.game.key,
            title=room.game.title,
            players=len(room.chairs),
            options=room.options,
            public=room.public,
            daily=room.daily if room.matches == 1 and room.daily else None,
            clock=room.clock,
            leavers=room.leavers,
            seats=self.seats(),
            watchers=self.watchers,
            vote=wire.VoteInfo(room.ballot.what, room.ballot.by, room.waiting()) if room.ballot else None,
            match=room.match if room.table else None,
            number=room.matches,
            opened=room.opened,
            pledge=pledge(bytes.fromhex(room.secret), room.match),
            seals=[wire.SealInfo(seal.round, seal.commitment, seal.seed) for seal in self.seals()],
        )

    def seats(self) -> list[wire.SeatInfo]:
        room = self.room
        names = room.names()
        return [
            wire.SeatInfo(
                seat=seat,
                name=None if chair.free else names[seat],
                bot=chair.bot,
                person=chair.person is not None,
                ready=chair.ready,
                away=chair.away,
                muted=chair.muted,
                host=chair.person is not None and chair.person == room.host,
                bank=chair.bank if room.clock != "off" and room.table else None,
            )
            for seat, chair in enumerate(room.chairs)
        ]

    def seals(self) -> Sequence[Any]:
        room = self.room
        chapter = room.table.chapter if room.table else 0
        return seals(bytes.fromhex(room.secret), room.match, chapter, room.over)

    def game(self, seat: Seat | None, language: str, events: list[Any], deadline: int | None) -> wire.GameInfo | None:
        room, table = self.room, self.room.table
        if table is None:
            return None
        if self.stand is None:
            self.stand = stand_of(room, table)
        may_move = seat is not None and room.phase == "playing" and room.chairs[seat].bot is None
        return wire.GameInfo(
            version=table.version,
            view=self.view(seat),
            events=events,
            legal=legal_moves(table, seat, language) if may_move and seat is not None else [],
            claims=self.claims(seat, language) if may_move and seat is not None else [],
            awaited=self.stand.awaited,
            undo=undo_policy(room, seat) if seat is not None else None,
            deadline=deadline,
            window=self.window,
            result=self.stand.result,
            timing=self.stand.timing,
        )

    def claims(self, seat: Seat, language: str) -> list[wire.Move]:
        """What may be claimed depends on the table, not on the position: it is found out once."""
        table, known = self.room.table, self.room.sayable
        assert table is not None
        if not table.game.claims:
            return []
        if (seat, language) not in known:
            known[seat, language] = moves(table.game, table.sayable(seat), language)
        return known[seat, language]

    # The log in words

    def lines(self, happened: Happened, seat: Seat | None, language: str) -> list[wire.Line]:
        seq, at = happened.kept.seq, happened.kept.at // 1000
        record = happened.kept.record
        match record:
            case was.Said():
                if (record.channel == "watchers") != (seat is None) and record.channel == "watchers":
                    return []
                return [self.chat(seq, at, record, language)]
            case was.Dealt():
                opening = wire.Line(seq, at, "table", server_words(language)("line-dealt"))
                return [opening, *self.game_lines(happened, seat, language)]
            case was.Acted():
                return self.game_lines(happened, seat, language)
        text = self.table_line(happened, language)
        return [wire.Line(seq, at, "table", text)] if text else []

    def game_lines(self, happened: Happened, seat: Seat | None, language: str) -> list[wire.Line]:
        seq, at = happened.kept.seq, happened.kept.at // 1000
        words = server_words(language)
        lines = []
        match happened.kept.record:
            case was.Acted(entry, clock=True) if isinstance(entry.seat, int):
                lines.append(wire.Line(seq, at, "table", words("line-clock", who=name_of(entry.seat, happened, words))))
            case was.Acted(by=int(seat_back)):
                lines.append(wire.Line(seq, at, "table", words("line-undone", who=name_of(seat_back, happened, words))))
        for number, told in enumerate(happened.told):
            if told.to is None or told.to == seat:
                sentence = self.sentence(happened, number, told, language)
                if sentence:
                    lines.append(wire.Line(seq, at, "game", sentence))
        return lines

    def sentence(self, happened: Happened, number: int, told: Told, language: str) -> str:
        """What the game told, in words; said once for all who hear it."""
        key = (happened.kept.seq, number, language)
        if key not in self.said:
            game = happened.game
            self.said[key] = game.say_event(told.event, game.words(language), happened.names)
        return self.said[key]

    def chat(self, seq: int, at: int, record: was.Said, language: str) -> wire.Line:
        words = server_words(language)
        text = words(f"phrase-{record.phrase}") if record.phrase else record.text
        who = record.name or words("watcher")
        return wire.Line(seq, at, "chat" if record.channel == "table" else "watchers", text, who, record.seat)

    def table_line(self, happened: Happened, language: str) -> str:
        words = server_words(language)

        def who(seat: Seat) -> str:
            return name_of(seat, happened, words)

        match happened.kept.record:
            case was.Opened():
                return words("line-opened")
            case was.Configured():
                return words("line-configured")
            case was.Sat(_, _, name):
                return words("line-sat", who=name or words("somebody"))
            case was.Rose(seat, _, kicked):
                return words("line-kicked" if kicked else "line-rose", who=who(seat))
            case was.BotSeated(seat, bot):
                return words("line-bot-seated", who=who(seat)) if bot else words("line-bot-left")
            case was.WentAway(seat):
                return words("line-away", who=who(seat))
            case was.CameBack(seat):
                return words("line-back", who=who(seat))
            case was.SatIn(seat):
                return words("line-sat-in", who=who(seat))
            case was.HandedOver(seat):
                return words("line-host", who=who(seat))
            case was.Asked(what, by):
                return words("line-asked", what=what, who=who(by))
            case was.Voted(seat, yes):
                return "" if yes else words("line-voted-no", who=who(seat))
            case was.Paused():
                return words("line-paused")
            case was.Resumed(seat):
                return words("line-resumed", who=who(seat))
            case was.Ended():
                return words("line-ended")
            case was.Muted(seat, muted):
                return words("line-muted" if muted else "line-unmuted", who=who(seat))
            case was.Gathered():
                return words("line-gathered")
            case was.ReplayOpened(opened):
                return words("line-replay-opened" if opened else "line-replay-closed")
        return ""


def name_of(seat: Seat, happened: Happened, words: Words) -> str:
    """Who sat there when it happened."""
    return happened.names[seat] if 0 <= seat < len(happened.names) else words("somebody")


def stand_of(room: Room, table: Table) -> Stand:
    scores = table.state.scores()
    return Stand(
        table.state.to_act() if room.phase != "over" else [],
        wire.Result(scores, table.state.winners()) if scores is not None else None,
        [wire.TimingInfo(*timing) for timing in room.timing],
    )


def is_open(happened: Happened) -> bool:
    """Told alike to everybody, seated or not."""
    record = happened.kept.record
    to_watchers = isinstance(record, was.Said) and record.channel == "watchers"
    return not to_watchers and all(told.to is None for told in happened.told)


def raw(message: Any) -> Any:
    """As bytes, that are put into messages as they are."""
    return msgspec.Raw(encode(message))


def moves(game: AnyGame, actions: Sequence[Action], language: str) -> list[wire.Move]:
    word = mover(game, language)
    return [word(action) for action in actions]


def legal_moves(table: Table, seat: Seat, language: str) -> list[wire.Move]:
    word = numbered_mover(table.game, language)
    return [word(number) for number in table.state.legal_actions(seat)]


@lru_cache(maxsize=64)
def mover(game: AnyGame, language: str) -> Callable[[Action], wire.Move]:
    """Words a game's moves and claims, each once, as bytes."""
    words = game.words(language)

    @lru_cache(maxsize=20_000)
    def word(action: Action) -> wire.Move:
        move: wire.Move = raw(wire.Move(game.notation(action), game.say_action(action, words), action))
        return move

    return word


@lru_cache(maxsize=64)
def numbered_mover(game: AnyGame, language: str) -> Callable[[int], wire.Move]:
    """The same by number, which is found sooner."""
    return lru_cache(maxsize=20_000)(lambda number: mover(game, language)(game.actions[number]))


def explain(error: NotDone, command: str | None, language: str) -> wire.Refused:
    return wire.Refused(command, error.code, server_words(language)(error.message, **error.facts), error.clause)
