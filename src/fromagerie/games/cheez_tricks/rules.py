"""Cheez-Tricks, by Mauricio Torselli: take tricks, dodge the cats - or face all three.

Each round three cats lie open and the cheese is dealt. The token holder leads; follow the variety led if you can, else
play anything. The highest trump takes the trick, or else the highest card of the variety led, and its winner leads the
next. Cats capture whoever fits their description, during the round or at its end, everybody tied. A trick is worth 2
points to a player no cat has captured, 1 with one cat, nothing with two - and 3 to the player captured by all three.
"""

# compiled with mypyc

from typing import Final

from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, lowest, members_of, nth, set_of
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, add_up, first_seat, left_of
from fromagerie.games.cheez_tricks.cards import NAMES, VARIETIES
from fromagerie.games.cheez_tricks.model import (
    Captured,
    CatRevealed,
    Dealt,
    GameWon,
    Played,
    RoundBegan,
    RoundScored,
    TookTrick,
    TrumpDrawn,
    TrumpNamed,
)
from fromagerie.games.cheez_tricks.rules_cats import Cat
from fromagerie.games.cheez_tricks.rules_table import CARDS, CATS_A_ROUND, NO_TRUMP, BaseState, card_names

# The best round of somebody who has played none: below any other.
NO_ROUND: Final = -(1 << 18)


class CheezTricks(BaseState):
    """One game of Cheez-Tricks: who may do what, and what then happens."""

    def clone(self) -> "CheezTricks":
        twin = CheezTricks(self.setup)
        self.copy_to(twin)
        return twin

    # Who may do what

    def legal_actions(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        if self.trump == NO_TRUMP:
            return [CARDS, CARDS + 1, CARDS + 2, CARDS + 3]
        return members_of(self.playable(seat))

    def random_action(self, seat: i64, dealer: Dealer) -> i64:
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
        return max([points[seat] for points in self.sheet], default=NO_ROUND)

    def totals(self) -> list[int]:
        return add_up(self.sheet, self.players)

    def round_index(self) -> i64:
        return self.round

    # What happens

    def apply(self, seat: i64, action: i64, dealer: Dealer) -> None:
        self.unknown = None
        if action >= CARDS:
            self.name_trump(seat, action - CARDS)
            return
        self.play(seat, action)
        if self.cards_laid < self.players:
            self.turn = left_of(seat, self.players)
            return
        self.take_trick()
        if self.tricks_taken < self.setup.hand:
            return
        self.end_round()
        if self.round == self.setup.rounds:
            self.end_game()
            return
        self.first = left_of(self.first, self.players)
        self.begin_round(dealer)

    def deal_game(self, first: int | None, dealer: Dealer) -> None:
        """The token goes to the seat agreed on, or is drawn by lot."""
        self.first = first_seat(first, self.players, dealer)
        self.begin_round(dealer)

    def begin_round(self, dealer: Dealer) -> None:
        self.clear_table()
        if self.event_sink is not None:
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
            if self.event_sink is not None:
                self.tell_one(seat, Dealt(seat=int(seat), hand=card_names(hand)))

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
            if self.event_sink is not None:
                self.tell(CatRevealed(cat=self.setup.cat_names[cat.number]))

    def draw_trump(self, dealer: Dealer) -> None:
        self.trump = dealer.one_of([0, 1, 2, 3], "trump")
        self.turn = self.first
        if self.event_sink is not None:
            self.tell(TrumpDrawn(variety=VARIETIES[self.trump]))

    def name_trump(self, seat: i64, variety: i64) -> None:
        self.trump = variety
        self.turn = self.first
        if self.event_sink is not None:
            self.tell(TrumpNamed(seat=int(seat), variety=VARIETIES[variety]))

    def lowest_score(self) -> i64:
        """Who names trump: the lowest total; of several, the first clockwise from the token, its holder included."""
        totals = self.totals()
        seat = self.first
        while totals[seat] > min(totals):
            seat = left_of(seat, self.players)
        return seat

    def play(self, seat: i64, card: i64) -> None:
        variety = card & 3
        self.hands[seat] ^= bit(card)
        self.trick |= bit(card)
        self.laid[seat] = card
        self.cards_laid += 1
        if self.event_sink is not None:
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
        if self.event_sink is not None:
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
        if self.event_sink is not None:
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
        if self.event_sink is not None:
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
        if self.event_sink is not None:
            self.tell(GameWon(seats=self.winners(), totals=self.totals()))

    # Telling

    def laid_names(self) -> list[str]:
        """The cards of a full trick, first the one led."""
        first = left_of(self.turn, self.players)
        return [NAMES[self.laid[(first + i) % self.players]] for i in range(self.players)]
