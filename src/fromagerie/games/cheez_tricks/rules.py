"""Cheez-Tricks, by Mauricio Torselli: take tricks, dodge the cats - or face all three.

Each round three cats lie open and the cheese is dealt. The token holder leads; follow the variety led if you can, else
play anything. The highest trump takes the trick, or else the highest card of the variety led, and its winner leads the
next. Cats capture whoever fits their description, during the round or at its end, everybody tied. A trick is worth 2
points to a player no cat has captured, 1 with one cat, nothing with two - and 3 to the player captured by all three.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, lowest, members_of, nth, set_of
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Event, Told
from fromagerie.engine.spread import Spread, some_of
from fromagerie.engine.state import NOBODY, State
from fromagerie.games.cheez_tricks.cards import NAMES, VARIETIES
from fromagerie.games.cheez_tricks.model import (
    Captured,
    CatRevealed,
    CheezTricksOptions,
    Dealt,
    GameWon,
    Played,
    RoundBegan,
    RoundScored,
    TookTrick,
    TrumpDrawn,
    TrumpNamed,
)
from fromagerie.games.cheez_tricks.rules_cats import Cat, SiameseCat, cards_of_variety

CARDS: Final = 40
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
        self.piles_open = options.mode == "domestic"
        self.nought = vec[i64]([0] * players)

    def cat(self, number: i64) -> Cat:
        for cat in self.cats:
            if cat.number == number:
                return cat
        raise KeyError(int(number))


class CheezTricks(State):
    """One game of Cheez-Tricks. Hands, tricks and piles are sets of cards, a bit a card."""

    def __init__(self, setup: Setup) -> None:
        """An empty table: `deal_game` begins play, `clone` and `imagine` lay their own cards."""
        self.told = None
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
        self.turn: i64 = NOBODY
        self.trick: i64 = 0
        self.laid = setup.nought  # the card of each seat, where it has laid one
        self.cards_laid: i64 = 0
        self.tricks_taken: i64 = 0
        self.led: i64 = 0
        self.best_seat: i64 = 0
        self.best_card: i64 = 0
        # Made on the first redeal, good until somebody acts.
        self.unknown: Spread | None = None
        self.unknown_to: int | None = None

    # Who may do what

    def to_act(self) -> list[int]:
        if self.turn == NOBODY:
            return []
        return [int(self.turn)]

    def next_seat(self) -> i64:
        return self.turn

    def legal_actions(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        if self.trump == NO_TRUMP:
            return [CARDS, CARDS + 1, CARDS + 2, CARDS + 3]
        return members_of(self.playable(seat))

    def playable(self, seat: i64) -> i64:
        """The cards this seat may play: of the variety led if it holds any, else the whole hand."""
        hand = self.hands[seat]
        if self.cards_laid == 0:
            return hand
        following = hand & cards_of_variety(self.led)
        if following:
            return following
        return hand

    def any_action(self, seat: i64, dealer: Dealer) -> i64:
        if self.trump == NO_TRUMP:
            return CARDS + dealer.below(4)
        cards = self.playable(seat)
        return nth(cards, dealer.below(count(cards)))

    def scores(self) -> list[int] | None:
        if self.turn != NOBODY:
            return None
        return self.totals()

    def winners(self) -> list[int]:
        """The highest total; among the tied the best single round; then the win is shared."""
        if self.turn != NOBODY:
            return []
        standing = [(total, self.best_round(seat)) for seat, total in enumerate(self.totals())]
        return [seat for seat in range(len(standing)) if standing[seat] == max(standing)]

    def best_round(self, seat: int) -> int:
        return max([points[seat] for points in self.sheet])

    def totals(self) -> list[int]:
        totals = [0] * self.players
        for points in self.sheet:
            for seat in range(len(points)):
                totals[seat] += points[seat]
        return totals

    # What happens

    def apply(self, seat: i64, action: i64, dealer: Dealer) -> None:
        self.unknown = None
        if action >= CARDS:
            self.name_trump(seat, action - CARDS)
            return
        self.play(seat, action)
        if self.cards_laid < self.players:
            self.turn = self.left_of(seat)
            return
        self.take_trick()
        if self.tricks_taken < self.setup.hand:
            return
        self.end_round()
        if self.round == self.setup.rounds:
            self.end_game()
            return
        self.first = self.left_of(self.first)
        self.begin_round(dealer)

    def deal_game(self, first: int | None, dealer: Dealer) -> None:
        """The token goes to the seat agreed on, or is drawn by lot."""
        if first is None:
            self.first = dealer.one_of(list(range(self.players)), "first")
        else:
            self.first = first
        self.begin_round(dealer)

    def begin_round(self, dealer: Dealer) -> None:
        self.clear_table()
        if self.told is not None:
            self.tell(RoundBegan(round=int(self.round) + 1, first=int(self.first)))
        self.deal_hands(dealer)
        self.reveal_cats(dealer)
        if self.round == 0:
            self.draw_trump(dealer)
        else:
            self.turn = self.lowest_score()

    def clear_table(self) -> None:
        nought = self.setup.nought
        self.trump = NO_TRUMP
        self.won = nought[:]
        self.tricks = nought[:]
        self.captures = nought[:]
        self.voids = nought[:]
        self.laid = nought[:]
        self.fed = 0
        self.trick = 0
        self.cards_laid = 0
        self.tricks_taken = 0

    def deal_hands(self, dealer: Dealer) -> None:
        cards = dealer.draw(self.setup.cheese, self.players * self.setup.hand, "cheese")
        self.hands = self.setup.nought[:]
        for seat in range(self.players):
            hand = set_of(cards[seat * self.setup.hand : (seat + 1) * self.setup.hand])
            self.hands[seat] = hand
            if self.told is not None:
                self.told.append(Told(int(seat), Dealt(seat=int(seat), hand=card_names(hand))))

    def reveal_cats(self, dealer: Dealer) -> None:
        """Three new cats; those of earlier rounds stay out, unless a small box runs dry and all go back in."""
        if len(self.setup.cats) - count(self.used) < CATS_A_ROUND:
            self.used = 0
        pool = [int(cat.number) for cat in self.setup.cats if not self.used & bit(cat.number)]
        self.cats = [self.setup.cat(number) for number in dealer.draw(pool, CATS_A_ROUND, "cats")]
        self.shown = 0
        for cat in self.cats:
            self.used |= bit(cat.number)
            if self.setup.piles_open:
                self.shown |= cat.cards
            if self.told is not None:
                self.tell(CatRevealed(cat=self.setup.cat_names[cat.number]))

    def draw_trump(self, dealer: Dealer) -> None:
        self.trump = dealer.one_of([0, 1, 2, 3], "trump")
        self.turn = self.first
        if self.told is not None:
            self.tell(TrumpDrawn(variety=VARIETIES[self.trump]))

    def name_trump(self, seat: i64, variety: i64) -> None:
        self.trump = variety
        self.turn = self.first
        if self.told is not None:
            self.tell(TrumpNamed(seat=int(seat), variety=VARIETIES[variety]))

    def lowest_score(self) -> i64:
        """Who names trump: the lowest total; of several, the first clockwise from the token, its holder included."""
        totals = self.totals()
        seat = self.first
        while totals[seat] > min(totals):
            seat = self.left_of(seat)
        return seat

    def play(self, seat: i64, card: i64) -> None:
        variety = card & 3
        self.hands[seat] ^= bit(card)
        self.trick |= bit(card)
        self.laid[seat] = card
        self.cards_laid += 1
        if self.told is not None:
            self.tell(Played(seat=int(seat), card=NAMES[card]))
        if self.cards_laid == 1:
            self.led = variety
            self.best_seat = seat
            self.best_card = card
            return
        if variety != self.led:
            self.voids[seat] |= bit(self.led)
        if self.beats(card, self.best_card):
            self.best_seat = seat
            self.best_card = card

    def beats(self, card: i64, best: i64) -> bool:
        """Does a card laid later beat the best one so far? Higher of the same variety, or a trump on anything else."""
        if card & 3 == best & 3:
            return card > best
        return card & 3 == self.trump

    def take_trick(self) -> None:
        winner = self.best_seat
        self.won[winner] |= self.trick
        self.tricks[winner] += 1
        self.tricks_taken += 1
        if self.told is not None:
            self.tell(TookTrick(seat=int(winner), nth=int(self.tricks_taken), cards=self.laid_names()))
        self.let_cats_pounce(winner)
        self.trick = 0
        self.cards_laid = 0
        self.turn = winner

    def let_cats_pounce(self, winner: i64) -> None:
        """Cats that do not wait: each captures once, at once, and only the winner of the trick."""
        place: i64 = 0
        for cat in self.cats:
            if not self.fed & bit(place) and cat.pounces(self.tricks_taken, self.tricks[winner], self.trick):
                self.fed |= bit(place)
                self.capture(place, cat, bit(winner))
            place += 1

    def capture(self, place: i64, cat: Cat, seats: i64) -> None:
        if self.told is not None:
            self.tell(Captured(cat=self.setup.cat_names[cat.number], seats=members_of(seats)))
        while seats:
            self.captures[lowest(seats)] |= bit(place)
            seats &= seats - 1

    def end_round(self) -> None:
        """The cats that waited make up their minds, then tricks are paid by the number of cats on one's back."""
        place: i64 = 0
        for cat in self.cats:
            if not self.fed & bit(place):
                self.capture(place, cat, cat.catches(self.won, self.tricks))
            place += 1
        points = [int(self.tricks[seat] * self.setup.pay[count(self.captures[seat])]) for seat in range(self.players)]
        self.sheet = [*self.sheet, points]
        self.round += 1
        if self.told is not None:
            self.tell(
                RoundScored(
                    round=int(self.round),
                    tricks=[int(taken) for taken in self.tricks],
                    cats=[int(count(cats)) for cats in self.captures],
                    points=points,
                    totals=self.totals(),
                )
            )

    def end_game(self) -> None:
        self.turn = NOBODY
        if self.told is not None:
            self.tell(GameWon(seats=self.winners(), totals=self.totals()))

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

    # Twins and telling

    def clone(self) -> "CheezTricks":
        twin = CheezTricks(self.setup)
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
        twin.unknown = self.unknown
        twin.unknown_to = self.unknown_to
        return twin

    def truth(self) -> list[int]:
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
            seat = self.left_of(seat)
        return order

    def laid_names(self) -> list[str]:
        """The cards of a full trick, first the one led."""
        first = self.left_of(self.turn)
        return [NAMES[self.laid[(first + i) % self.players]] for i in range(self.players)]

    def left_of(self, seat: i64) -> i64:
        seat += 1
        if seat == self.players:
            return 0
        return seat

    def tell(self, event: Event) -> None:
        """Tell the whole table."""
        if self.told is not None:
            self.told.append(Told(None, event))


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
    return [NAMES[card] for card in sorted(members_of(cards), key=by_variety)]


def by_variety(card: int) -> int:
    return (card & 3) * CARDS + card
