"""The log of a table in words."""

# compiled with mypyc

from msgspec import UNSET, UnsetType
from mypy_extensions import mypyc_attr

from fromagerie.engine.game import get_game
from fromagerie.engine.model import Claimed, Seat, Told
from fromagerie.engine.words import Words
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.fading import Fading
from fromagerie.server.domain.log import LogEntry
from fromagerie.server.words import server_words


@mypyc_attr(allow_interpreted_subclasses=True)
class LogLines:
    """Words what happened, for one seat in one language; what several people hear alike is worded once."""

    def __init__(self, fading: Fading | None = None) -> None:
        self.fading = fading
        self.said: dict[tuple[int, int, str], str] = {}

    def lines(self, happened: LogEntry, seat: Seat | None, language: str) -> list[wire.Line]:
        """`seat` is where the reader sat then."""
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

    def game_lines(self, happened: LogEntry, seat: Seat | None, language: str) -> list[wire.Line]:
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
                left = self.left(happened, number, told, language)
                if self.fading and self.fading.has(happened) and left is not UNSET:
                    sentence, left = left, UNSET
                if sentence:
                    speaker, said = self.aloud(happened, told, language)
                    lines.append(wire.Line(seq, at, "game", sentence, seat=speaker, said=said, faded=left))
        return lines

    def aloud(self, happened: LogEntry, told: Told, language: str) -> tuple[Seat | None, str | UnsetType]:
        """Who spoke, and what: a page shows it over the speaker."""
        event = told.event
        if not isinstance(event, Claimed):
            return None, UNSET
        return event.seat, happened.game.say_aloud(event, happened.game.words(language), happened.names) or UNSET

    def left(self, happened: LogEntry, number: int, told: Told, language: str) -> str | UnsetType:
        """What is left of a sentence once it must be remembered; unset if all of it is."""
        if self.fading is None or happened.kept.seq <= self.fading.after:
            return UNSET
        left = happened.game.faded(told.event)
        if left is told.event:
            return UNSET
        return "" if left is None else self.sentence(happened, ~number, told._replace(event=left), language)

    def sentence(self, happened: LogEntry, number: int, told: Told, language: str) -> str:
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

    def table_line(self, happened: LogEntry, language: str) -> str:
        words = server_words(language)

        def who(seat: Seat) -> str:
            return name_of(seat, happened, words)

        match happened.kept.record:
            case was.Opened():
                return words("line-opened")
            case was.Configured():
                return words("line-configured")
            case was.Sat(name=name):
                return words("line-sat", who=name or words("somebody"))
            case was.Rose(seat, _, kicked):
                return words("line-kicked" if kicked else "line-rose", who=who(seat))
            case was.BotSeated(seat, bot):
                return words("line-bot-seated", who=who(seat)) if bot else words("line-bot-left")
            case was.Waited(seat):
                return words("line-waited", who=who(seat))
            case was.WentAway(seat):
                return words("line-away", who=who(seat))
            case was.CameBack(seat):
                return words("line-back", who=who(seat))
            case was.SatIn(seat):
                return words("line-sat-in", who=who(seat))
            case was.Coached(seat):
                return words("line-coached", who=who(seat))
            case was.HandedOver(seat):
                return words("line-host", who=who(seat))
            case was.Asked(newcomer=was.Sat(name=name)):
                return words("line-asked", what="sit", who=name or words("somebody"))
            case was.Asked("rematch", by, game=game) | was.Wished(by, game, willing=True):
                return words("line-wished", who=who(by), what=wished(game), game=title_of(game))
            case was.Asked(what, by):
                return words("line-asked", what=what, who=who(by))
            case was.EveningEnded():
                return words("line-evening-ended")
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
            case was.Gathered(turned=turned, willing=willing):
                return words("line-gathered-turned" if turned or willing is not None else "line-gathered")
            case was.ReplayOpened(open=True, seat=int(seat), waits=True):
                return words("line-replay-agreed", who=who(seat))
            case was.ReplayOpened(opened):
                return words("line-replay-opened" if opened else "line-replay-closed")
        return ""


def wished(game: str) -> str:
    return game if game == wire.SURPRISE else "game" if game else "next"


def title_of(game: str) -> str:
    return get_game(game).title if wished(game) == "game" else ""


def name_of(seat: Seat, happened: LogEntry, words: Words) -> str:
    """Who sat there when it happened."""
    return happened.names[seat] if 0 <= seat < len(happened.names) else words("somebody")


def is_open(happened: LogEntry) -> bool:
    """Told alike to everybody, seated or not."""
    record = happened.kept.record
    to_watchers = isinstance(record, was.Said) and record.channel == "watchers"
    return not to_watchers and all(told.to is None for told in happened.told)
