"""What the games' own tests do at a table, whatever the game: each has a table.py that adds what is special to it."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest

from fromagerie.engine.award import story_of
from fromagerie.engine.chance import StackedDealer
from fromagerie.engine.medals import Heard, Medal, Story
from fromagerie.engine.model import Action, Event, Seat
from fromagerie.engine.table import IllegalAction, Table, fingerprint

EventT = TypeVar("EventT", bound=Event)


def luck_of(table: Table) -> StackedDealer:
    """Whom to tell what chance is to answer next."""
    dealer = table.luck.luck
    assert isinstance(dealer, StackedDealer)
    return dealer


def play(table: Table, moves: str) -> None:
    """Whoever is awaited makes the next move, as typed."""
    for move in moves.split():
        table.act(awaited(table), typed(table, move))


def typed(table: Table, move: str) -> Action:
    return table.game.action_typed[move.upper()]


def awaited(table: Table) -> Seat:
    return table.state.to_act()[0]


def can(table: Table, seat: Seat) -> str:
    """What a seat may do now, as typed."""
    return " ".join(table.game.notation(action) for action in table.legal(seat))


def told(table: Table, kind: type[EventT]) -> list[EventT]:
    """What the whole table heard of one kind of event."""
    return [event for event in table.events(None) if isinstance(event, kind)]


def refuse(table: Table, seat: Seat, move: str) -> str:
    """Try a move that must be refused and change nothing; says which clause is held against it."""
    return refuse_action(table, seat, typed(table, move))


def refuse_action(table: Table, seat: Seat, action: Action) -> str:
    before = fingerprint(table.state)
    with pytest.raises(IllegalAction):
        table.act(seat, action)
    assert fingerprint(table.state) == before
    refusals = [table.why(seat, action, language) for language in ("fr", "en")]
    clauses = {refusal.clause for refusal in refusals if refusal is not None and refusal.sentence}
    assert None not in refusals
    assert len(clauses) == 1
    return clauses.pop()


# Medals


def worthy(table: Table, key: str, raced: Mapping[int, int] | None = None) -> list[Medal]:
    """Whom the game would give this medal, as a finished table has it, the most deserving first."""
    return [medal for medal in table.game.medals(story_of(table, raced)) if medal.key == key]


def handmade(*events: Event, players: int, winners: Sequence[Seat] = (0,)) -> Story:
    """A story of these events alone, one for each entry of the journal, the first with entry 1."""
    heard = [Heard(number, event) for number, event in enumerate(events, start=1)]
    return Story(players, [0] * players, list(winners), heard, [(len(events), 0)])


def seats_of(medals: Sequence[Medal]) -> list[Seat]:
    return [medal.seat for medal in medals]
