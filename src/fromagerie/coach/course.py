"""A journal as a course of moments: what a seat knew before each action, taken-back ones left out."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from fromagerie.engine.coaching import Position
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.journal import Entry, Journal
from fromagerie.engine.model import Event
from fromagerie.engine.replay import steps


class Moment(NamedTuple):
    """What a seat knew just before an action (None: at the end), and what made it so."""

    number: int  # of the action before it, 0 is the deal
    entry: int  # where that stands in the journal, counted from 1
    made_by: Entry
    told: list[Event]  # to this seat, with it
    position: Position
    round_index: int
    next_action: Entry | None
    next_entry: int  # where it stands in the journal
    legal: list[int]  # what this seat may do, if the next action is its own


def standing_entries(journal: Journal) -> list[tuple[int, Entry]]:
    """The entries that were not taken back, each with its number; what was said stays said."""
    kept: list[tuple[int, Entry]] = []
    for number, entry in enumerate(journal.entries, start=1):
        if not entry.undo:
            kept.append((number, entry))
            continue
        left = entry.undo
        for place in range(len(kept) - 1, -1, -1):
            if left and not kept[place][1].say:
                del kept[place]
                left -= 1
    return kept


def moments(journal: Journal, game: Any, seat: int) -> Iterator[Moment]:
    """Each moment of the game as this seat knew it."""
    entries = standing_entries(journal)
    standing = msgspec.structs.replace(journal, entries=[entry for _, entry in entries])
    number = -1
    last, last_entry = entries[0][1], 1
    told_from = 0
    for place, table in enumerate(steps(standing, game, SeededDealer(0))):
        where, entry = entries[place]
        if not entry.say:
            number += 1
            last, last_entry = entry, where
        following = entries[place + 1] if place + 1 < len(entries) else None
        if following is not None and following[1].say:
            continue
        heard = table.events(seat)
        yield Moment(
            number=number,
            entry=last_entry,
            made_by=last,
            told=heard[told_from:],
            position=Position(game, seat, table.view(seat), heard),
            round_index=table.state.round_index(),
            next_action=following[1] if following else None,
            next_entry=following[0] if following else 0,
            legal=table.state.legal_actions(seat) if following and following[1].seat == seat else [],
        )
        told_from = len(heard)
