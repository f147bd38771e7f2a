"""The table of Cheese Mafia: what lies on it, who saw which card go where, and how the rest may lie.

What a seat knows of the other hands: a card it passed, gave or swapped there, one shown to all or found, a hand it saw.
It goes on knowing until the card is played, or until a card it did not see leaves that hand: then any known one may be
gone, and of each kind one fewer is certain. The rules themselves are in rules.py.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Told
from fromagerie.engine.state import State
from fromagerie.games.cheese_mafia.model import Dealt, DrewCards, Gave, Received
from fromagerie.games.cheese_mafia.rules_cards import (
    MASK,
    SLOT,
    holds,
    kinds_in,
    nth_card,
    one_fewer_of_each,
    pick_out,
    put,
    size,
    take,
)
from fromagerie.games.cheese_mafia.rules_setup import Card, Setup

# What the table waits for.
PASSING: Final = 0  # everybody: the card to pass at the start of the round
TURN: Final = 1  # plot or expose
PLAYING: Final = 2  # the card to play
USING: Final = 3  # its effect: on whom, or which way, or at all
ANSWERING: Final = 4  # the target's riposte
SWAPPING: Final = 5  # the card to swap
GIVING: Final = 6  # the card to give
THINNING: Final = 7  # the receiver's card to discard
DISCARDING: Final = 8  # the drawer's card to discard
PASSING_ROUND: Final = 9  # everybody: the card to pass on
SHOWING: Final = 10  # everybody: the card to show
PAYING: Final = 11  # whether to pay
OVER: Final = 12
# Passed through, never waited in.
TURN_OVER: Final = 13
RAID: Final = 14

# More than any hand, packed into a number, can be.
HAND: Final = 1 << 54

# What everybody is told of a card that was found.
NUMBERED: Final = 1
SPECIAL: Final = 2

LEFT: Final = 1
RIGHT: Final = -1


class BaseState(State):
    """Everything there is at a table of Cheese Mafia, and the ways cards and tokens move over it."""

    def __init__(self, setup: Setup) -> None:
        """An empty table: `deal_game` begins play, `clone` and `imagine` lay their own cards."""
        self.event_sink = None
        self.setup = setup
        self.players: i64 = setup.players
        # The game.
        self.round: i64 = 0  # counted from 1
        self.first: i64 = 0
        self.cheese = setup.nought
        self.gangsters = setup.nought
        self.last_round = False
        self.indic: i64 = -1  # who won by badges
        self.revealed = setup.nought  # the hands at the last reveal; replaced, never changed in place: clones share it
        # The round.
        self.hands = setup.nought
        self.pile = setup.no_pile  # how many of each kind; no order, as nobody has seen one
        self.pile_size: i64 = 0
        self.discard: list[int] = []
        self.turns = setup.nought  # regular turns each seat has begun
        self.direction: i64 = LEFT
        self.known = setup.nothing_known  # a row an observer, the public last: cards known to be in each hand
        self.shown = setup.nought  # the card each seat showed to all in the last turn, + 1; 0: none
        self.found = setup.nought  # what a search found in each hand and may still be there: NUMBERED, SPECIAL, both
        self.may_know = setup.nothing_known  # as the table can tell, how many cards of each hand a seat knows at most
        # The turn.
        self.turn: i64 = 0
        self.extra: i64 = 0  # turns still to take after this one
        self.phase: i64 = OVER
        self.played: i64 = 0  # the card whose effect is in question
        self.user: i64 = 0  # who uses it
        self.victim: i64 = 0  # on whom; also who is asked to pay
        self.left: i64 = 0  # cards still to discard
        self.way: i64 = LEFT
        self.sealed = setup.nought  # chosen face down by each seat: the card + 1; 0: still to choose

    # Twins and truth

    def copy_to(self, twin: "BaseState") -> None:
        """Lay the same on another table. What changes in place is copied, what is only ever replaced is shared."""
        twin.round = self.round
        twin.first = self.first
        twin.cheese = self.cheese[:]
        twin.gangsters = self.gangsters[:]
        twin.last_round = self.last_round
        twin.indic = self.indic
        twin.revealed = self.revealed
        twin.hands = self.hands[:]
        twin.pile = self.pile[:]
        twin.pile_size = self.pile_size
        twin.discard = self.discard[:]
        twin.turns = self.turns[:]
        twin.direction = self.direction
        twin.known = self.known[:]
        twin.shown = self.shown[:]
        twin.found = self.found[:]
        twin.may_know = self.may_know[:]
        twin.turn = self.turn
        twin.extra = self.extra
        twin.phase = self.phase
        twin.played = self.played
        twin.user = self.user
        twin.victim = self.victim
        twin.left = self.left
        twin.way = self.way
        twin.sealed = self.sealed[:]

    def state_key(self) -> list[int]:
        facts = [int(self.round), int(self.first), int(self.last_round), int(self.indic), int(self.direction)]
        facts += [int(self.turn), int(self.extra), int(self.phase), int(self.played), int(self.user)]
        facts += [int(self.victim), int(self.left), int(self.way), int(self.pile_size)]
        for seat in range(self.players):
            facts += [int(self.cheese[seat]), int(self.gangsters[seat]), int(self.turns[seat])]
            facts += [int(self.revealed[seat]), int(self.shown[seat] | (self.found[seat] << SLOT))]
            facts.append(join([int(self.hands[seat]), int(self.sealed[seat])]))
        # Who knows which cards means nothing without the hands they are in.
        facts.append(join([int(cards) for cards in self.hands] + [int(cards) for cards in self.known]))
        facts.append(join([int(cards) for cards in self.may_know]))
        facts.append(join([int(copies) for copies in self.pile]))
        return facts + self.discard

    # The table is laid

    def clear_table(self) -> None:
        nought = self.setup.nought
        self.hands = nought[:]
        self.turns = nought[:]
        self.sealed = nought[:]
        self.shown = nought[:]
        self.found = nought[:]
        self.discard = []
        self.known = self.setup.nothing_known[:]
        self.may_know = self.setup.nothing_known[:]
        self.direction = LEFT
        self.turn = self.first
        self.extra = 0
        self.left = 0
        self.forget_effect()

    def deal_hands(self, dealer: Dealer) -> None:
        hand = self.setup.stakes.hand
        self.pile = self.setup.copies[:]
        self.pile_size = len(self.setup.deck)
        if dealer.keeps_record():
            dealt: i64 = 0
            for thing in dealer.draw(self.setup.deck, hand * self.players, "deal"):
                self.move_from_pile(dealt // hand, self.setup.kind_of[thing])
                dealt += 1
        else:
            deck = self.setup.kind_of[:]
            for card in range(hand * self.players):
                self.move_from_pile(card // hand, pick_out(deck, self.pile_size, dealer))
        if self.event_sink is not None:
            for seat in range(self.players):
                hand_names = self.names_of(kinds_in(self.hands[seat]))
                self.event_sink.append(Told(int(seat), Dealt(seat=int(seat), hand=hand_names)))

    def forget_effect(self) -> None:
        self.played = 0
        self.user = self.turn
        self.victim = self.turn
        self.way = LEFT

    # Cards move

    def draw(self, seat: i64, n: i64, dealer: Dealer) -> None:
        """n cards from the pile, which must hold them, into a hand."""
        if dealer.keeps_record() or self.event_sink is not None:
            self.draw_by_name(seat, n, dealer)
            return
        kinds = self.kinds_in_pile()
        while n > 0:
            self.move_from_pile(seat, pick_out(kinds, self.pile_size, dealer))
            n -= 1

    def draw_by_name(self, seat: i64, n: i64, dealer: Dealer) -> None:
        kinds: list[int] = []
        for thing in dealer.draw(self.cards_in_pile(), n, "pile"):
            kind = self.setup.kind_of[thing]
            self.move_from_pile(seat, kind)
            kinds.append(int(kind))
        if self.event_sink is not None:
            self.tell_one(seat, DrewCards(seat=int(seat), cards=self.names_of(kinds)))

    def move_from_pile(self, seat: i64, kind: i64) -> None:
        self.pile[kind] -= 1
        self.pile_size -= 1
        self.hands[seat] = put(self.hands[seat], kind)

    def kinds_in_pile(self) -> vec[i64]:
        """The pile card by card: what each of them is, and something after the last."""
        kinds = self.setup.kind_of[:]
        place: i64 = 0
        for kind in range(self.setup.kinds):
            end = place + self.pile[kind]
            while place < end:
                kinds[place] = kind
                place += 1
        return kinds

    def cards_in_pile(self) -> list[int]:
        """The pile as single cards for chance to draw from."""
        things: list[int] = []
        kind: i64 = 0
        while kind < self.setup.kinds:
            thing = self.setup.first_of[kind]
            end = thing + self.pile[kind]
            while thing < end:
                things.append(int(thing))
                thing += 1
            kind += 1
        return things

    def any_card_of(self, seat: i64, dealer: Dealer) -> i64:
        """A card picked unseen from a hand."""
        cards = self.hands[seat]
        if not dealer.keeps_record():
            return nth_card(cards, dealer.below(size(cards)))
        things: list[int] = []
        before: i64 = 0
        copy: i64 = 0
        while cards:
            copy += 1
            if cards & MASK != before:
                copy = 0
            before = cards & MASK
            things.append(int(self.setup.first_of[before - 1] + copy))
            cards >>= SLOT
        return self.setup.kind_of[dealer.one_of(things, "hand")]

    def lay_down(self, seat: i64, card: i64) -> None:
        """A card goes from a hand to the discard pile: everybody sees it."""
        self.hands[seat] = take(self.hands[seat], card)
        self.discard.append(int(card))
        self.found[seat] &= ~self.nature(card)
        observer: i64 = 0
        while observer <= self.players:
            self.see_leaving(observer, seat, card)
            observer += 1

    def show(self, seat: i64, card: i64) -> None:
        """Everybody sees a card, which goes back to its hand."""
        self.shown[seat] = card + 1
        observer: i64 = 0
        while observer <= self.players:
            if observer != seat:
                self.show_to(observer, seat, card)
            observer += 1

    def show_to(self, observer: i64, seat: i64, card: i64) -> None:
        """One observer sees a card: it may be the one like it that was known before."""
        at = observer * self.players + seat
        if not holds(self.known[at], card):
            self.known[at] = put(self.known[at], card)
        self.may_know[at] = min(self.may_know[at] + 1, size(self.hands[seat]))

    def look_at(self, seat: i64, target: i64) -> None:
        """One seat sees a whole hand."""
        at = seat * self.players + target
        self.known[at] = self.hands[target]
        self.may_know[at] = size(self.hands[target])

    def show_all(self) -> None:
        """All hands lie open, for good."""
        for seat in range(self.players):
            for observer in range(self.players + 1):
                if observer != seat:
                    at = observer * self.players + seat
                    self.known[at] = self.hands[seat]
                    self.may_know[at] = size(self.hands[seat])

    def swap(self, seat: i64, card: i64, target: i64, other: i64) -> None:
        """Both cards leave before either arrives, as in every exchange: what comes in cannot be what went out."""
        self.leave(seat, card, target)
        self.leave(target, other, seat)
        self.arrive(target, card, seat)
        self.arrive(seat, other, target)

    def hand_over(self, giver: i64, card: i64, receiver: i64) -> None:
        self.leave(giver, card, receiver)
        self.arrive(receiver, card, giver)

    def pass_all(self, way: i64) -> None:
        """Everybody's sealed card goes to the neighbour on this side, all at once."""
        giver: i64 = 0
        while giver < self.players:
            self.leave(giver, self.sealed[giver] - 1, self.beside(giver, way))
            giver += 1
        giver = 0
        while giver < self.players:
            self.arrive(self.beside(giver, way), self.sealed[giver] - 1, giver)
            giver += 1

    def leave(self, giver: i64, card: i64, receiver: i64) -> None:
        """A card leaves a hand face down: only giver and receiver see which."""
        self.hands[giver] = take(self.hands[giver], card)
        self.found[giver] = 0
        observer: i64 = 0
        while observer <= self.players:
            if observer == receiver:
                self.see_leaving(observer, giver, card)
            elif observer != giver:
                at = observer * self.players + giver
                self.known[at] = one_fewer_of_each(self.known[at])
                self.may_know[at] = max(self.may_know[at] - 1, 0)
            observer += 1

    def arrive(self, receiver: i64, card: i64, giver: i64) -> None:
        """... and arrives in another: the giver knows that it is there."""
        self.hands[receiver] = put(self.hands[receiver], card)
        at = giver * self.players + receiver
        self.known[at] = put(self.known[at], card)
        self.may_know[at] = min(self.may_know[at] + 1, size(self.hands[receiver]))
        if self.event_sink is not None:
            name = self.setup.names[card]
            self.tell_one(giver, Gave(seat=int(giver), card=name, to=int(receiver)))
            self.tell_one(receiver, Received(seat=int(receiver), card=name, giver=int(giver)))

    def see_leaving(self, observer: i64, seat: i64, card: i64) -> None:
        """An observer sees a card leave a hand: if it knew of one like it, it cannot tell that another one is left."""
        at = observer * self.players + seat
        self.known[at] = take(self.known[at], card)
        self.may_know[at] = min(self.may_know[at], size(self.hands[seat]))

    # Tokens move

    def change(self, seat: i64, cheese: i64, gangsters: i64) -> None:
        """Tokens come and go; nobody has fewer than none, and a mark once reached stays reached."""
        self.cheese[seat] = max(self.cheese[seat] + cheese, 0)
        self.gangsters[seat] = max(self.gangsters[seat] + gangsters, 0)
        if self.cheese[seat] >= self.setup.stakes.last_at or self.gangsters[seat] == 0:
            self.last_round = True

    # Round the table

    def hand_size(self, seat: i64) -> i64:
        """Cards in hand, told from what everybody sees: all have the same but who is in the middle of something."""
        cards = self.setup.stakes.hand
        if self.phase == PLAYING and seat == self.turn:
            return cards + 1
        if self.phase == DISCARDING and seat == self.user:
            return cards + self.left
        if self.phase == THINNING:
            if seat == self.user:
                return cards - 1
            if seat == self.victim:
                return cards + 1
        return cards

    def beside(self, seat: i64, way: i64) -> i64:
        seat += way
        if seat == self.players:
            return 0
        if seat < 0:
            return self.players - 1
        return seat

    def card(self, kind: i64) -> Card:
        return self.setup.cards[kind]

    def nature(self, kind: i64) -> i64:
        return SPECIAL if self.setup.cards[kind].special else NUMBERED

    def names_of(self, kinds: list[int]) -> list[str]:
        return [self.setup.names[kind] for kind in kinds]


def join(numbers: list[int]) -> int:
    """Numbers that belong together as one."""
    joined = 0
    for number in numbers:
        joined = joined * HAND + number
    return joined
