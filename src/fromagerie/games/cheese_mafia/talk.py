"""Talk at the table: what can be claimed about the game. A claim may be a lie; it never touches the game."""

from collections.abc import Collection, Iterable
from typing import Final

from fromagerie.engine.model import Action, Event, Seat
from fromagerie.games.cheese_mafia.model import (
    MOST_PLAYERS,
    CardsPassed,
    Discarded,
    Drew,
    GaveCard,
    Played,
    Plotted,
    Riposted,
    RoundBegan,
    Swapped,
)

TOTALS: Final = (5, 10, 15, 21)
TOTALS_OF_OTHERS: Final = (10, 21)


class ClaimUnder(Action, frozen=True):
    """ "My total is under 10", or that of another seat."""

    seat: Seat | None
    total: int


class ClaimAtLeast(Action, frozen=True):
    """ "My total is 21 or more", or that of another seat."""

    seat: Seat | None
    total: int


class ClaimCard(Action, frozen=True):
    """ "I hold the Lawyer"."""

    card: str


class ClaimCardOf(Action, frozen=True):
    """ "Anne holds a 9": what nobody may say. It is listed so that it can be refused with its clause."""

    seat: Seat
    card: str


class CallExpose(Action, frozen=True):
    """ "Expose them!"."""


class AskLow(Action, frozen=True):
    """ "Pass me low cards"."""


class PromisePeace(Action, frozen=True):
    """ "I shall leave you alone"."""

    seat: Seat


def claims_for(cards: Iterable[str]) -> tuple[Action, ...]:
    """Everything that can be said, and what cannot but might be tried."""
    seats = range(MOST_PLAYERS)
    cards = list(cards)
    return (
        CallExpose(),
        AskLow(),
        *(kind(None, total) for total in TOTALS for kind in (ClaimUnder, ClaimAtLeast)),
        *map(PromisePeace, seats),
        *(kind(seat, total) for seat in seats for total in TOTALS_OF_OTHERS for kind in (ClaimUnder, ClaimAtLeast)),
        *map(ClaimCard, cards),
        *(ClaimCardOf(seat, card) for seat in seats for card in cards),
    )


# What becomes of a claim


def hands_changed(event: Event, players: int) -> Collection[Seat]:
    """Whose hands may be others after this."""
    match event:
        case Plotted(seat) | Played(seat) | Drew(seat) | Riposted(seat):
            return (seat,)
        case Swapped(seat, target) | GaveCard(seat, target):
            return (seat, target)
        case RoundBegan() | CardsPassed() | Discarded():
            # After a discard, whoever gave that card away draws another, unheard.
            return range(players)
    return ()


def is_true(claim: Action, hand: list[str], total: int) -> bool | None:
    """Whether this is so of one's own hand; None if it says nothing of that."""
    match claim:
        case ClaimUnder(None, limit):
            return total < limit
        case ClaimAtLeast(None, limit):
            return total >= limit
        case ClaimCard(card):
            return card in hand
    return None
