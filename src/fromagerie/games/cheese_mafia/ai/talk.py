"""What to say at a table of Cheese Mafia, and how true it is.

A bot speaks after its turn, or when it is attacked, at most once each time. What there is to gain decides what it
would like everybody to believe; its level, its temper and the credit it has left, whether that is the truth. No
situation is always or never a lie, or it would tell as much as an open hand.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fromagerie.engine.dealer import Dealer, fraction
from fromagerie.engine.model import Action, Seat
from fromagerie.engine.temper import Temper
from fromagerie.games.cheese_mafia.ai.credibility import Listener
from fromagerie.games.cheese_mafia.box import Box
from fromagerie.games.cheese_mafia.talk import (
    AskLow,
    CallExpose,
    ClaimAtLeast,
    ClaimCard,
    ClaimUnder,
    PromisePeace,
)
from fromagerie.games.cheese_mafia.text import total_of
from fromagerie.games.cheese_mafia.view import CheeseMafiaView

LOW: Final = 10  # a total that may well win
VERY_LOW: Final = 5
HIGH: Final = 15
HEAVY: Final = 21


class Tongue(NamedTuple):
    """How much somebody talks, and how often it is not true."""

    talks: float  # the chance to speak after one's turn
    lies: float  # how often it says what is not so, where both would do


# What a temper makes of it: as a factor on how much is said, and on how much of it is not so.
TEMPERS: Final[dict[Temper, tuple[float, float]]] = {
    "even": (1.0, 1.0),
    "bold": (1.0, 1.25),
    "careful": (0.7, 0.7),
    "chatty": (1.5, 1.0),
    "grudging": (0.9, 1.0),
}
# Nobody lies more often than this, or one would only have to turn it round.
MOST_LIES: Final = 0.45
# Who was found out lies that much less, until the truth has made up for it; in the last round it no longer matters.
FOUND_OUT: Final = 0.5


class Mouth(NamedTuple):
    """Whose words they are."""

    tongue: Tongue
    temper: Temper
    offender: Seat | None  # who attacked them last

    def talks(self) -> float:
        return min(0.9, self.tongue.talks * TEMPERS[self.temper][0])

    def lies(self, credit: float, *, last_round: bool) -> float:
        lies = self.tongue.lies * TEMPERS[self.temper][1]
        if credit < FOUND_OUT and not last_round:
            lies *= FOUND_OUT
        return min(MOST_LIES, lies)


class Thought(NamedTuple):
    """Something one might say: how much it is to the point, and whether it is true."""

    claim: Action
    weight: float
    true: bool | None  # None: neither


def what_to_say(
    view: CheeseMafiaView, box: Box, listener: Listener, mouth: Mouth, notation: Callable[[Action], str], dealer: Dealer
) -> Action | None:
    """A claim, or nothing. The same view, memory and luck give the same words."""
    if view.seat is None or fraction(dealer) >= mouth.talks():
        return None
    credit = listener.credits[view.seat].credibility
    lies = fraction(dealer) < mouth.lies(credit, last_round=view.last_round)
    thoughts = fitting(thoughts_of(view, box, mouth), lies=lies)
    # Nobody says the same thing twice in a row.
    thoughts = [one for one in thoughts if notation(one.claim) != listener.last.get(view.seat)]
    left = fraction(dealer) * sum(one.weight for one in thoughts)
    for one in thoughts:
        left -= one.weight
        if left < 0:
            return one.claim
    return None


def fitting(thoughts: Sequence[Thought], *, lies: bool) -> list[Thought]:
    """What there is to say for somebody who lies now, or does not."""
    return [one for one in thoughts if one.true is None or one.true is not lies]


def thoughts_of(view: CheeseMafiaView, box: Box, mouth: Mouth) -> list[Thought]:
    """All that comes to one's mind, true and false, the more to the point the heavier."""
    if view.question == "answer" and view.target == view.seat:
        return [*of_ripostes(view, box, 3.0), *of_total(view, box), Thought(CallExpose(), 0.3, None)]
    return [
        *of_total(view, box),
        *of_ripostes(view, box, 1.5 if leads(view) else 0.4),
        *of_others(view, box, mouth),
        *of_friends(view),
    ]


def of_total(view: CheeseMafiaView, box: Box) -> list[Thought]:
    """Who is low says so to deter, or plays the heavy one to be taken for prey; who is not would like to be low."""
    total = total_of(view.hand, box)
    return [
        Thought(ClaimUnder(None, LOW), 1.4 if total < LOW else 1.0, total < LOW),
        Thought(ClaimUnder(None, VERY_LOW), 0.7 if total < LOW else 0.5, total < VERY_LOW),
        Thought(ClaimUnder(None, HIGH), 0.5, total < HIGH),
        Thought(ClaimAtLeast(None, HIGH), 0.8 if total < VERY_LOW else 0.5, total >= HIGH),
        Thought(ClaimAtLeast(None, HEAVY), 0.6 if badges(view, box) >= box.stakes.badges - 1 else 0.2, total >= HEAVY),
    ]


def of_ripostes(view: CheeseMafiaView, box: Box, weight: float) -> list[Thought]:
    """A riposte that one names keeps others away; with two badges nobody speaks of the third."""
    close = badges(view, box) >= box.stakes.badges - 1
    answers = [
        name
        for name, card in box.cards.items()
        if card.works == "answering" and card.copies > 1 and not (close and card.badge)
    ]
    return [Thought(ClaimCard(name), weight / max(1, len(answers)), name in view.hand) for name in answers]


def of_others(view: CheeseMafiaView, box: Box, mouth: Mouth) -> list[Thought]:
    """Accuse whoever leads of a low hand, as far as one knows; or let people think it is a heavy one.

    Of a hand one does not know, that is a guess; somebody with a grudge guesses aloud.
    """
    thoughts: list[Thought] = []
    for seat in ahead_of(view):
        cards = view.known[seat]
        if len(cards) == view.hand_sizes[seat]:
            total = total_of(cards, box)
            thoughts.append(Thought(ClaimUnder(seat, LOW), 1.2, total < LOW))
            thoughts.append(Thought(ClaimAtLeast(seat, HEAVY), 0.5, total >= HEAVY))
        elif view.turns[seat] > 1:
            thoughts.append(Thought(ClaimUnder(seat, LOW), 0.15, None))
    if mouth.temper == "grudging" and mouth.offender is not None:
        thoughts.append(Thought(ClaimUnder(mouth.offender, LOW), 1.0, None))
    return thoughts


def of_friends(view: CheeseMafiaView) -> list[Thought]:
    """Peace with somebody who is not in the lead, and something for whoever is about to play."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    best = max(view.cheese[seat] for seat in others)
    thoughts = [Thought(AskLow(), 0.2, None)]
    if not leads(view):
        thoughts.append(Thought(CallExpose(), 0.4, None))
        friends = [seat for seat in others if view.cheese[seat] < best]
        thoughts += [Thought(PromisePeace(seat), 0.5 / len(friends), None) for seat in friends]
    return thoughts


def badges(view: CheeseMafiaView, box: Box) -> int:
    return sum(box.cards[card].badge for card in view.hand)


def leads(view: CheeseMafiaView) -> bool:
    return view.seat is not None and view.cheese[view.seat] >= max(view.cheese)


def ahead_of(view: CheeseMafiaView) -> Sequence[Seat]:
    """The others with the most cheese."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    best = max(view.cheese[seat] for seat in others)
    return [seat for seat in others if view.cheese[seat] == best]
