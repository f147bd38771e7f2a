"""Where the cards may be that one saw: a card passed on is in one of two hands, not anywhere."""

from typing import NamedTuple

from fromagerie.engine.model import Event, Seat
from fromagerie.games.cheese_mafia.model import (
    CardsPassed,
    Discarded,
    Found,
    Gave,
    GaveCard,
    Played,
    Received,
    Riposted,
    RoundBegan,
    SawHand,
    Swapped,
    WarFought,
)


class Trace(NamedTuple):
    """A card that was seen in a hand, and the hands it may be in now."""

    card: str
    hands: set[Seat]


class CardFlow:
    """Follows the cards of a round through the other hands, from what one seat was told."""

    def __init__(self, seat: Seat, players: int) -> None:
        self.seat = seat
        self.players = players
        self.traces: list[Trace] = []

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self.traces.clear()
            case CardsPassed(way):
                step = 1 if way == "left" else -1
                self.move({seat: (seat + step) % self.players for seat in range(self.players)})
            case Swapped(seat, target):
                self.move({seat: target, target: seat})
            case GaveCard(seat, target):
                self.move({seat: target})
            case Gave(_, card, to):
                self.traces.append(Trace(card, {to}))
            case Received(_, card, giver):
                self.drop(card, giver)
            case Played(seat, card) | Discarded(seat, card) | Riposted(seat, card):
                self.drop(card, seat)
            case Found(_, target, card):
                self.see(card, target)
            case SawHand(_, target, hand):
                self.see_hand(target, hand)
            case WarFought(cards):
                for seat, card in enumerate(cards or ()):
                    self.see(card, seat)

    def move(self, ways: dict[Seat, Seat]) -> None:
        """A card that nobody else saw went from each of these hands to another. What comes to oneself one sees."""
        for trace in self.traces:
            trace.hands.update([ways[seat] for seat in trace.hands if ways.get(seat, self.seat) != self.seat])

    def drop(self, card: str, seat: Seat) -> None:
        """A card like that left this hand openly: most likely the one whose place was surest."""
        if found := self.of(card, seat):
            self.traces.remove(min(found, key=lambda trace: len(trace.hands)))

    def see(self, card: str, seat: Seat) -> None:
        """A card is in this hand for certain."""
        if seat != self.seat:
            self.drop(card, seat)
            self.traces.append(Trace(card, {seat}))

    def see_hand(self, seat: Seat, hand: list[str]) -> None:
        for trace in self.traces:
            if trace.card not in hand:
                trace.hands.discard(seat)
        self.traces = [trace for trace in self.traces if trace.hands and trace.hands != {seat}]
        for card in hand:
            self.see(card, seat)

    def of(self, card: str, seat: Seat) -> list[Trace]:
        return [trace for trace in self.traces if trace.card == card and seat in trace.hands]
