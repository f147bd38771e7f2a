"""The rules of Petit Suisse. Inside, a card is the number of the action that plays it: card 1 is 0."""

# compiled with mypyc

from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Told
from fromagerie.engine.state import NOBODY, State
from fromagerie.games.petit_suisse.model import Dealt, GameWon, Played, TookPoint


class PetitSuisseState(State):
    """The whole truth of one game. Cards left over are not kept: they are the ones that are nowhere else."""

    def __init__(self, players: int, cards: int, hand: int) -> None:
        super().__init__()
        self.players = players
        self.cards = cards
        self.hand = hand
        self.turn = 0  # NOBODY's once the game is over
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.table: list[int] = []  # played this time round, the beginner's first
        self.gone: list[int] = []  # played before
        self.points = [0] * players

    def deal_hands(self, dealer: Dealer) -> None:
        dealt = dealer.draw(list(range(self.cards)), self.players * self.hand, "cards")
        for seat in range(self.players):
            self.hands[seat] = sorted(dealt[seat * self.hand : (seat + 1) * self.hand])
            if self.event_sink is not None:
                self.event_sink.append(Told(seat, Dealt(seat, [card + 1 for card in self.hands[seat]])))

    # Playing

    def to_act(self) -> list[int]:
        return [] if self.turn == NOBODY else [self.turn]

    def legal_actions(self, seat: i64) -> list[int]:
        return self.hands[seat][:] if seat == self.turn else []

    def apply(self, seat: i64, action: i64, dealer: Dealer) -> None:
        self.hands[seat].remove(action)
        self.table.append(action)
        self.turn = (self.turn + 1) % self.players
        if self.event_sink is not None:
            self.event_sink.append(Told(None, Played(seat, action + 1)))
        if len(self.table) == self.players:
            self.give_point()

    def give_point(self) -> None:
        """All have played, so it is the beginner's turn again: from there one counts to the highest card."""
        best = (self.turn + self.table.index(max(self.table))) % self.players
        self.points[best] += 1
        self.gone += self.table
        self.table = []
        self.turn = best if self.hands[best] else NOBODY
        if self.event_sink is not None:
            self.event_sink.append(Told(None, TookPoint(best, self.points[best])))
            if self.turn == NOBODY:
                self.event_sink.append(Told(None, GameWon(self.winners(), self.points[:])))

    # The end

    def scores(self) -> list[int] | None:
        return self.points[:] if self.turn == NOBODY else None

    def winners(self) -> list[int]:
        if self.turn != NOBODY:
            return []
        best = max(self.points)
        return [seat for seat in range(self.players) if self.points[seat] == best]

    # For whoever thinks about it

    def clone(self) -> "PetitSuisseState":
        twin = PetitSuisseState(self.players, self.cards, self.hand)
        twin.turn = self.turn
        twin.hands = [hand[:] for hand in self.hands]
        twin.table = self.table[:]
        twin.gone = self.gone[:]
        twin.points = self.points[:]
        return twin

    def redeal(self, seat: int | None, dealer: Dealer) -> None:
        """The others' cards, from all that this seat has not seen. How many somebody holds, everybody sees."""
        seen = self.gone + self.table
        if seat is not None:
            seen += self.hands[seat]
        unseen = [card for card in range(self.cards) if card not in seen]
        others = [other for other in range(self.players) if other != seat]
        dealt = dealer.draw(unseen, sum([len(self.hands[other]) for other in others]), "cards")
        for other in others:
            size = len(self.hands[other])
            self.hands[other] = sorted(dealt[:size])
            dealt = dealt[size:]

    def state_key(self) -> list[int]:
        hands = [number for hand in self.hands for number in [len(hand), *hand]]
        return [self.turn, *hands, len(self.table), *self.table, *self.gone, *self.points]
