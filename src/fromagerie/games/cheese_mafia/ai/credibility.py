"""Whom to believe: what was claimed, how old it is, and how often each speaker told the truth so far.

A claim is about the hand of that moment: each time that hand changes it is believed half as much, and when hands are
shown it counts for its speaker's credit as far as it was still believed.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from fromagerie.engine.model import Action, Claimed, Event, Seat
from fromagerie.games.cheese_mafia.model import Revealed, RoundBegan, Targeted
from fromagerie.games.cheese_mafia.talk import (
    ClaimAtLeast,
    ClaimCard,
    ClaimUnder,
    PromisePeace,
    hands_changed,
    is_true,
)

# What is left of a claim's freshness when the hand changes, and below which it is forgotten.
FADES: Final = 0.5
STALE: Final = 0.1
# A promise of peace that was kept for a round counts less than one that was broken.
KEPT: Final = 0.5


class Credit(NamedTuple):
    """How often somebody's claims were shown to be true and false, before and since."""

    true: float
    false: float

    @property
    def credibility(self) -> float:
        return self.true / (self.true + self.false)


class Heard(NamedTuple):
    """Something that was claimed of a hand, true or not."""

    speaker: Seat
    about: Seat
    claim: Action
    freshness: float


class Listener:
    """Hears what everybody claims, and remembers who lied."""

    def __init__(self, claims: Mapping[str, Action], players: int, stranger: Credit) -> None:
        self.claims = claims
        self.players = players
        self.credits = [stranger] * players
        self.heard: list[Heard] = []
        self.promises: set[tuple[Seat, Seat]] = set()  # of peace in this round: by whom, to whom
        self.rounds = 0  # that it has heard begin
        self.last: dict[Seat, str] = {}  # what each said last

    def hear(self, event: Event) -> None:
        if isinstance(event, Claimed):
            self.last[event.seat] = event.claim
            claim = self.claims[event.claim.upper()]
            if isinstance(claim, PromisePeace):
                self.promises.add((event.seat, claim.seat))
            if isinstance(claim, ClaimUnder | ClaimAtLeast | ClaimCard):
                about = event.seat if isinstance(claim, ClaimCard) or claim.seat is None else claim.seat
                self.heard.append(Heard(event.seat, about, claim, 1.0))
        elif isinstance(event, Targeted):
            if (event.seat, event.target) in self.promises:
                self.promises.remove((event.seat, event.target))
                self.note(event.seat, 1.0, true=False)
        elif isinstance(event, Revealed):
            self.judge(event)
        elif isinstance(event, RoundBegan):
            self.heard.clear()
            self.promises.clear()
            self.rounds += 1
        elif changed := hands_changed(event, self.players):
            self.heard = [
                one._replace(freshness=one.freshness * FADES) if one.about in changed else one for one in self.heard
            ]
            self.heard = [one for one in self.heard if one.freshness >= STALE]

    def judge(self, shown: Revealed) -> None:
        """All hands are open: every claim that was still believed is found true or false."""
        for one in self.heard:
            true = holds_of(one.claim, shown.hands[one.about], shown.totals[one.about])
            self.note(one.speaker, one.freshness, true=true)
        for speaker, _ in sorted(self.promises):
            self.note(speaker, KEPT, true=True)

    def note(self, speaker: Seat, weight: float, *, true: bool) -> None:
        credit = self.credits[speaker]
        if true:
            self.credits[speaker] = credit._replace(true=credit.true + weight)
        else:
            self.credits[speaker] = credit._replace(false=credit.false + weight)

    def belief(self, one: Heard) -> float:
        """How likely a claim is true by its speaker alone; one half says nothing."""
        return 0.5 + (self.credits[one.speaker].credibility - 0.5) * one.freshness


def holds_of(claim: Action, hand: list[str], total: int) -> bool:
    """Whether a claim is so of the hand it speaks of."""
    match claim:
        case ClaimUnder(_, limit):
            return total < limit
        case ClaimAtLeast(_, limit):
            return total >= limit
    return bool(is_true(claim, hand, total))
