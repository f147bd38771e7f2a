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
from fromagerie.engine.words import LANGUAGES, Worded


class EntryRefused(Worded, ValueError):
    """An entry that cannot stand where it does."""


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
        raise BadJournal("journal-empty")
    heading = msgspec.structs.replace(journal, entries=[])
    table = Table(game, heading, read_options(journal, game), dealer, time.time)
    for number, entry in enumerate(journal.entries[:to], start=1):
        try:
            follow_entry(table, entry, watch)
        except IllegalAction as error:
            why = explain(table, error)
            raise BadJournal(
                "journal-illegal", entry=str(number), seat=str(error.seat + 1), move=entry.do, why=why
            ) from None
        except BadJournal:
            raise
        except ValueError as error:
            wrong = error if isinstance(error, Worded) else str(error)
            raise BadJournal("journal-entry-wrong", entry=str(number), why=wrong) from None
        table.journal.entries.append(entry)
        # A game taken up again goes on from the time of its last entry, however long the pause was.
        table.began = table.clock() - entry.at / 1000
        yield table


def follow_entry(table: Table, entry: Entry, watch: Watch | None) -> None:
    if (entry.seat is UNSET and not entry.undo) != (not table.journal.entries):
        raise EntryRefused("entry-deal")
    if entry.chance and (entry.undo or entry.say):
        raise EntryRefused("entry-drawn")
    if entry.undo:
        if not 0 < entry.undo < len(table.standing):
            raise EntryRefused("entry-undo", actions=entry.undo, standing=len(table.standing) - 1)
        table.take_back(entry.undo)
        return
    if entry.say:
        claim = table.game.claim_typed.get(entry.say.upper())
        if claim is None or entry.seat is UNSET or not table.may_say(entry.seat, claim):
            raise EntryRefused("entry-say", claim=entry.say)
        table.say(entry.seat, claim)
        return
    table.follow(entry, watch)
    table.standing.append(entry)


def explain(table: Table, error: IllegalAction) -> EntryRefused:
    """Why a move in a journal was refused."""
    if not 0 <= error.seat < len(table.names):
        return EntryRefused("journal-no-such-seat", seats=len(table.names))
    if isinstance(error.action, str) or error.action not in table.game.number_of:
        return EntryRefused("journal-no-such-move", game=table.game.title)
    refusals = {language: table.why(error.seat, error.action, language) for language in LANGUAGES}
    sentence = {language: refusal.sentence if refusal else "" for language, refusal in refusals.items()}
    clause = {language: refusal.clause if refusal else "" for language, refusal in refusals.items()}
    return EntryRefused("journal-by-the-rules", sentence=sentence, clause=clause)


def check_heading(journal: Journal, game: AnyGame) -> None:
    if journal.game != game.key:
        raise UnknownJournal("journal-of-another-game", found=journal.game, game=game.key)
    if journal.rules != game.rules_version:
        raise UnknownJournal(
            "journal-other-rules", found=str(journal.rules), game=game.title, known=str(game.rules_version)
        )
    if not game.knows_box(journal.box):
        raise UnknownJournal("journal-other-box", found=journal.box, known=game.box_hash)


def read_options(journal: Journal, game: AnyGame) -> Options:
    try:
        options: Options = game.read_options(journal.options)
        game.check_options(len(journal.seats), options)
    except BadOptions as error:
        raise BadJournal("journal-heading-damaged", why=error) from None
    return options
