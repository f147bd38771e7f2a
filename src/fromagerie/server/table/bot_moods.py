"""Bots that react, sparingly: each about once in a round, and all of them together no more than one person may."""

# compiled with mypyc

from collections.abc import Iterator
from typing import Final

from fromagerie.engine.model import Seat
from fromagerie.server.domain.moods import BotMood, are_lively, may_react, moods_after_move
from fromagerie.server.services import Services
from fromagerie.server.table.hurry import Hurry
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.news import News
from fromagerie.server.table.reactions import PERSON

MOVES: Final = 12  # of each player, after which a bot may react again though the round goes on


class BotMoods:
    """What bots are about to show, and when each of them did so last."""

    __slots__ = ("clock", "hurry", "lately", "live", "news", "pending", "quiet", "unhurried")

    def __init__(self, live: LiveTable, services: Services, hurry: Hurry) -> None:
        self.live = live
        self.clock = services.clock
        self.hurry = hurry
        self.unhurried = services.timings.bots > 0
        self.news = News()
        self.pending: list[tuple[float, BotMood]] = []
        self.quiet: dict[Seat, tuple[int, int, int]] = {}  # the game, round and move at which a bot reacted last
        self.lately: list[float] = []  # when any of them did

    def look(self) -> None:
        """Something may have happened at the table."""
        room = self.live.room
        if self.news.one_more(room) and self.unhurried and self.live.listeners and not self.hurry.skipping.is_set():
            at = self.clock.monotonic()
            for mood in moods_after_move(room):
                if self.is_rested(mood.seat):
                    self.note(mood.seat)
                    self.pending.append((at + mood.after, mood))

    def is_rested(self, seat: Seat) -> bool:
        """At most about once in a round; in a game that is one long round, after some moves."""
        room, table = self.live.room, self.live.room.table
        if table is None or seat not in self.quiet:
            return True
        match, round_, version = self.quiet[seat]
        later = table.chapter > round_ or table.version >= version + MOVES * len(room.chairs)
        return match != room.matches or later

    def note(self, seat: Seat) -> None:
        room, table = self.live.room, self.live.room.table
        assert table is not None
        self.quiet[seat] = (room.matches, table.chapter, table.version)

    def take_due(self) -> list[BotMood]:
        """What is to be shown now; of whoever was muted or relieved meanwhile, or overtaken by the end, nothing is."""
        now, room = self.clock.monotonic(), self.live.room
        due = [mood for at, mood in self.pending if at <= now]
        self.pending = [(at, mood) for at, mood in self.pending if at > now]
        return [mood for mood in due if are_lively(room) and may_react(room, mood.seat) and self.may_show(now)]

    def may_show(self, now: float) -> bool:
        """All bots of a table together have the limits that one person has."""
        self.lately = [at for at in self.lately if now - at < max(rate.seconds for rate in PERSON)]
        if any(sum(now - at < rate.seconds for at in self.lately) >= rate.times for rate in PERSON):
            return False
        self.lately.append(now)
        return True

    def deadlines(self) -> Iterator[float]:
        return (at for at, _ in self.pending)
