"""The table of Cheez-Tricks: what lies on it, what a seat can know of it, and how the rest may lie.

The rules themselves are in rules.py.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, set_of
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.spread import Spread, some_of
from fromagerie.engine.state import NOBODY, TurnState, left_of
from fromagerie.games.cheez_tricks.cards import NAMES
from fromagerie.games.cheez_tricks.model import CheezTricksOptions
from fromagerie.games.cheez_tricks.rules_cats import Cat, SiameseCat, cards_of_variety

CARDS: Final = 40
BY_VARIETY: Final = [value * 4 + variety for variety in range(4) for value in range(10)]
NO_TRUMP: Final = -1
CATS_A_ROUND: Final = 3


class Setup:
    """What the box and the options make of a table: the same for the whole game, shared by all clones."""

    def __init__(
        self,
        players: int,
        values: int,
        hand: int,
        rounds: int,
        cats: list[Cat],
        cat_names: list[str],
        pay: list[int],
        options: CheezTricksOptions,
    ) -> None:
        self.players: i64 = players
        self.cheese = list(range(4 * values))
        self.hand: i64 = hand
        self.rounds: i64 = rounds
        self.cats = cats  # the pool for this number of players and this mode
        self.cat_names = cat_names  # of every cat in the box, by number
        self.pay = vec[i64](pay)
        self.options = options
        self.values: i64 = values
        self.piles_open = options.mode == "domestic"
        self.nought = vec[i64]([0] * players)

    def cat(self, number: i64) -> Cat:
        for cat in self.cats:
            if cat.number == number:
                return cat
        raise KeyError(int(number))


class BaseState(TurnState):
    """Everything there is at a table of Cheez-Tricks. Hands, tricks and piles are sets of cards, a bit a card."""

    def __init__(self, setup: Setup) -> None:
        """An empty table: `deal_game` begins play, `clone` and `imagine` lay their own cards."""
        self.event_sink = None
        self.setup = setup
        self.players: i64 = setup.players
        # The game.
        self.round: i64 = 0  # rounds scored so far
        self.sheet: list[list[int]] = []  # points a round, a seat; replaced, never changed in place: clones share it
        self.first: i64 = 0  # who holds the token
        self.used: i64 = 0  # cats out of the pool, by number
        # The round.
        self.cats: list[Cat] = []
        self.trump: i64 = NO_TRUMP
        self.hands = setup.nought
        self.won = setup.nought
        self.tricks = setup.nought
        self.captures = setup.nought  # for each seat, which of the three cats have it
        self.voids = setup.nought  # for each seat, the varieties it has shown it does not hold
        self.fed: i64 = 0  # which of the three cats have pounced already
        self.shown: i64 = 0  # cards that lie face up once won
        # The trick.
        self.turn = NOBODY
        self.trick: i64 = 0
        self.laid = setup.nought  # the card of each seat, where it has laid one
        self.cards_laid: i64 = 0
        self.tricks_taken: i64 = 0
        self.led: i64 = 0
        self.best_seat: i64 = 0
        self.best_card: i64 = 0
        # What somebody who imagines this table remembers of the round's plays, for their own use: no rule reads it.
        self.past_plays: object | None = None
        # Made on the first redeal, good until somebody acts.
        self.unknown: Spread | None = None
        self.unknown_to: int | None = None

    def copy_to(self, twin: "BaseState") -> None:
        """Lay the same on another table. What changes in place is copied, what is only ever replaced is shared."""
        twin.round = self.round
        twin.sheet = self.sheet
        twin.first = self.first
        twin.used = self.used
        twin.cats = self.cats
        twin.trump = self.trump
        twin.hands = self.hands[:]
        twin.won = self.won[:]
        twin.tricks = self.tricks[:]
        twin.captures = self.captures[:]
        twin.voids = self.voids[:]
        twin.fed = self.fed
        twin.shown = self.shown
        twin.turn = self.turn
        twin.trick = self.trick
        twin.laid = self.laid[:]
        twin.cards_laid = self.cards_laid
        twin.tricks_taken = self.tricks_taken
        twin.led = self.led
        twin.best_seat = self.best_seat
        twin.best_card = self.best_card
        twin.past_plays = self.past_plays
        twin.unknown = self.unknown
        twin.unknown_to = self.unknown_to

    def state_key(self) -> list[int]:
        facts = [int(self.round), int(self.first), int(self.used), int(self.trump), int(self.turn)]
        facts += [int(self.fed), int(self.shown), int(self.trick), int(self.cards_laid), int(self.tricks_taken)]
        facts += [int(self.leader()) if self.turn != NOBODY else NOBODY]
        for seat in range(self.players):
            facts += [int(self.hands[seat]), int(self.won[seat]), int(self.tricks[seat])]
            facts += [int(self.captures[seat]), int(self.voids[seat])]
        facts += [int(cat.number) for cat in self.cats]
        facts += [int(self.laid[seat]) for seat in self.laid_order()]
        for points in self.sheet:
            facts += points
        return facts

    def laid_order(self) -> list[int]:
        """The seats that have laid a card to the trick on the table, first the leader."""
        order: list[int] = []
        seat = self.leader()
        while len(order) < self.cards_laid:
            order.append(int(seat))
            seat = left_of(seat, self.players)
        return order

    def playable(self, seat: i64) -> i64:
        """The cards this seat may play: of the variety led if it holds any, else the whole hand."""
        hand = self.hands[seat]
        if self.cards_laid == 0:
            return hand
        following = hand & cards_of_variety(self.led)
        if following:
            return following
        return hand

    # What a seat cannot know

    def redeal(self, seat: int | None, dealer: Dealer) -> None:
        """Deal the cards this seat does not see into the other hands, the piles and, at two, what stays out."""
        if self.unknown is None or self.unknown_to != seat:
            self.unknown = self.unknown_cards(seat)
            self.unknown_to = seat
        places = self.unknown.deal(dealer)
        piles: i64 = places[self.players]
        for other in range(self.players):
            if other != seat:
                self.hands[other] = places[other]
            pile = some_of(piles, self.face_down(other), dealer)
            piles ^= pile
            self.won[other] = self.seen_won(other) | pile

    def unknown_cards(self, seat: int | None) -> Spread:
        """The cards the seat does not see, and where each may be. Places: every hand, the piles, what was left out."""
        hidden = set_of(self.setup.cheese) & ~self.trick
        room = [0] * (self.players + 2)
        for other in range(self.players):
            hidden &= ~self.seen_won(other)
            if other == seat:
                hidden &= ~self.hands[other]
            else:
                room[other] = int(self.hand_size(other))
            room[self.players] += int(self.face_down(other))
        room[self.players + 1] = int(len(self.setup.cheese) - self.players * self.setup.hand)
        groups: list[int] = []
        allowed: list[int] = []
        never_fell = self.shown | self.siamese_cards()
        for variety in range(4):
            holders = bit(self.players + 1)
            for other in range(self.players):
                if other != seat and not self.voids[other] & bit(variety):
                    holders |= bit(other)
            cards = hidden & cards_of_variety(variety)
            put_together(groups, allowed, cards & ~never_fell, holders | bit(self.players))
            put_together(groups, allowed, cards & never_fell, holders)
        return Spread(groups, allowed, room)

    def siamese_cards(self) -> i64:
        """The cards of the siamese cats: if one had been won, everybody would know whose pile it is in."""
        cards: i64 = 0
        for cat in self.cats:
            if isinstance(cat, SiameseCat):
                cards |= cat.cards
        return cards

    def seen_won(self, seat: i64) -> i64:
        """Cards everybody knows to be in this seat's pile: those that lie open, and the siamese cat's on one's back."""
        return self.won[seat] & (self.shown | self.siamese_cards())

    def face_down(self, seat: i64) -> i64:
        return self.tricks[seat] * self.players - count(self.seen_won(seat))

    def hand_size(self, seat: i64) -> i64:
        """Cards in hand, told from what everybody saw being played."""
        left = self.setup.hand - self.tricks_taken
        behind = seat - self.leader()
        if behind < 0:
            behind += self.players
        if behind < self.cards_laid:
            return left - 1
        return left

    def leader(self) -> i64:
        """Who led the trick on the table, or leads the next one."""
        leader = self.turn - self.cards_laid
        if leader < 0:
            leader += self.players
        return leader


def put_together(groups: list[int], allowed: list[int], cards: i64, places: i64) -> None:
    """Add cards that may lie in these places, to the group of the same places if there is one."""
    if not cards:
        return
    for group in range(len(groups)):
        if allowed[group] == places:
            groups[group] |= cards
            return
    groups.append(int(cards))
    allowed.append(int(places))


def card_names(cards: i64) -> list[str]:
    """Cards as one would sort them in hand: by variety, then by value."""
    return [NAMES[card] for card in BY_VARIETY if cards & bit(card)]
