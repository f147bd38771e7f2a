"""A journal told again, from a seat's eyes or everyone's."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from fromagerie.bots.names import say_seats
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import Journal
from fromagerie.engine.model import Event, Seat, Told, heard_by
from fromagerie.engine.replay import steps
from fromagerie.engine.words import words_for


def tell(journal: Journal, game: AnyGame, seat: Seat | None, to: int | None, language: str) -> Iterator[str]:
    """The game line by line, then the table as it stands. Without a seat, everything is told: the game is over with."""
    house = words_for(language, Path(__file__).parent)
    words = game.words(language)
    yield house("replay-title", game=game.title, players=words.list(say_seats(journal.names, journal.bots, language)))
    table = None
    for table in steps(journal, game, SeededDealer(0), to):
        entry = table.journal.entries[-1]
        if entry.undo:
            yield house("replay-undo", entry=table.version, actions=entry.undo)
            continue
        lines = [game.say_event(event, words, journal.names) for event in seen(table.told[-1], seat)]
        yield f"[{table.version}] " + "\n    ".join(lines)
    if table is None:
        return
    board = game.board(table.view(seat), [], words, journal.names)
    yield "\n" + (str(table.view(seat)) if board is None else board)
    if not table.over:
        yield "\n" + house("replay-open")


def seen(told: Sequence[Told], seat: Seat | None) -> list[Event]:
    return [event for _, event in told] if seat is None else heard_by(seat, told)
