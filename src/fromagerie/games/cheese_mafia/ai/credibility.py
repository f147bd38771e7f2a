"""Whom to believe: what was claimed, how old it is, and how often each speaker told the truth so far.

A claim is about the hand of that moment: each time that hand changes it is believed half as much, and when hands are
shown it counts for its speaker's credit as far as it was still believed. Some words tell more than others, whoever says
them: everybody would like to be low, and hardly anybody claims a heavy hand for nothing. How often each is said of
which hands, by somebody honest and by somebody who lies, was learnt.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fromagerie.engine.model import Action, Claimed, Event, Seat
from fromagerie.games.cheese_mafia.ai.learnt import wording_of
from fromagerie.games.cheese_mafia.model import Revealed, RoundBegan, Targeted
from fromagerie.games.cheese_mafia.talk import (
    TOTALS,
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
            if (about := told_of(event.seat, claim)) is not None:
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

    def likelihoods(self, one: Heard) -> list[float]:
        """How well each kind of hand explains these words, by their speaker's credit; all alike says nothing.

        Kinds of hands: by the band of their total, or for a card those that lack it and those that have it.
        """
        honest, lying = wording_of(kind_of(one.claim)) or plain_wording(one.claim)
        truth = self.credits[one.speaker].credibility
        said = [truth * true + (1 - truth) * false for true, false in zip(honest, lying, strict=True)]
        return faded(said, one.freshness)


def plain_wording(claim: Action) -> tuple[Sequence[float], Sequence[float]]:
    """Of words that were never heard in play, all that is known is where they would be true."""
    if isinstance(claim, ClaimCard):
        so = [False, True]
    else:
        so = [holds_of(claim, [], total) for total in (0, *TOTALS)]
    return [float(one) for one in so], [float(not one) for one in so]


def faded(likelihoods: Sequence[float], freshness: float) -> list[float]:
    """The older a claim, the more alike; 1 on average."""
    mean = sum(likelihoods) / len(likelihoods)
    return [1 + (one / mean - 1) * freshness for one in likelihoods]


def told_of(speaker: Seat, claim: Action) -> Seat | None:
    """Whose hand a claim is about; None if it is about none."""
    match claim:
        case ClaimCard():
            return speaker
        case ClaimUnder(seat, _) | ClaimAtLeast(seat, _):
            return speaker if seat is None else seat
    return None


def kind_of(claim: Action) -> str:
    """Claims that tell alike: of one's own total, of another one's, of a card."""
    match claim:
        case ClaimUnder(seat, total):
            return f"{'own' if seat is None else 'other'} under {total}"
        case ClaimAtLeast(seat, total):
            return f"{'own' if seat is None else 'other'} at least {total}"
        case ClaimCard(card):
            return f"card {card}"
    raise TypeError(f"says nothing of a hand: {claim}")


def holds_of(claim: Action, hand: list[str], total: int) -> bool:
    """Whether a claim is so of the hand it speaks of."""
    match claim:
        case ClaimUnder(_, limit):
            return total < limit
        case ClaimAtLeast(_, limit):
            return total >= limit
    return bool(is_true(claim, hand, total))
