"""A journal played again: the table as it stood, every move checked by the rules."""

import time
from collections.abc import Iterator

import msgspec
from msgspec import UNSET

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import AnyGame, BadOptions
from fromagerie.engine.journal import BadJournal, Entry, Journal, UnknownJournal
from fromagerie.engine.model import Options
from fromagerie.engine.table import IllegalAction, Table, Watch


def replay(journal: Journal, game: AnyGame, dealer: Dealer, to: int | None = None) -> Table:
    """The table as it stood after `to` entries (None: all), every move checked. The dealer serves whoever plays on."""
    *_, table = steps(journal, game, dealer, to)
    return table


def steps(
    journal: Journal, game: AnyGame, dealer: Dealer, to: int | None = None, watch: Watch | None = None
) -> Iterator[Table]:
    """The same table again and again, one entry further each time."""
    check_heading(journal, game)
    if not journal.entries:
        raise BadJournal("This journal has no entries, not even the deal.")
    heading = msgspec.structs.replace(journal, entries=[])
    table = Table(game, heading, read_options(journal, game), dealer, time.time)
    for number, entry in enumerate(journal.entries[:to], start=1):
        try:
            follow_entry(table, entry, watch)
        except IllegalAction as error:
            refusal = explain(table, error)
            raise BadJournal(
                f"Entry {number}: seat {error.seat + 1} cannot play {entry.do!r} there. {refusal}"
            ) from None
        except BadJournal:
            raise
        except ValueError as error:
            raise BadJournal(f"Entry {number}: {error}.") from None
        table.journal.entries.append(entry)
        # A game taken up again goes on from the time of its last entry, however long the pause was.
        table.began = table.clock() - entry.at / 1000
        yield table


def follow_entry(table: Table, entry: Entry, watch: Watch | None) -> None:
    if (entry.seat is UNSET and not entry.undo) != (not table.journal.entries):
        raise ValueError("a journal begins with the deal, and has one deal only")
    if entry.chance and (entry.undo or entry.say):
        raise ValueError("nothing is drawn where actions are taken back or something is said")
    if entry.undo:
        if not 0 < entry.undo < len(table.standing):
            raise ValueError(f"takes back {entry.undo} actions where there are {len(table.standing) - 1}")
        table.take_back(entry.undo)
        return
    if entry.say:
        claim = table.game.claim_typed.get(entry.say.upper())
        if claim is None or entry.seat is UNSET or not table.may_say(entry.seat, claim):
            raise ValueError(f"{entry.say!r} cannot be said there")
        table.say(entry.seat, claim)
        return
    table.follow(entry, watch)
    table.standing.append(entry)


def explain(table: Table, error: IllegalAction) -> str:
    """Why a move in a journal was refused."""
    if not 0 <= error.seat < len(table.names):
        return f"There are {len(table.names)} seats."
    if isinstance(error.action, str) or error.action not in table.game.number_of:
        return f"{table.game.title} knows no such action."
    refusal = table.why(error.seat, error.action, "en")
    return f"{refusal.sentence} (rule {refusal.clause})" if refusal else ""


def check_heading(journal: Journal, game: AnyGame) -> None:
    if journal.game != game.key:
        raise UnknownJournal(f"This is a journal of {journal.game}, not of {game.key}.")
    if journal.rules != game.rules_version:
        raise UnknownJournal(
            f"This game was played by version {journal.rules} of the rules of {game.title}; this program has version"
            f" {game.rules_version} and would tell it wrongly."
        )
    if not game.knows_box(journal.box):
        raise UnknownJournal(
            f"This game was played with another box ({journal.box}, not {game.box_hash}): give its box.toml with --box."
        )


def read_options(journal: Journal, game: AnyGame) -> Options:
    try:
        options: Options = game.read_options(journal.options)
        game.check_options(len(journal.seats), options)
    except BadOptions as error:
        raise BadJournal(f"The heading of this journal is damaged: {error}") from None
    return options
