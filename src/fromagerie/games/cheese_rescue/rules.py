"""Cheese Rescue, by Eric Plotton and David Paput: keep your cheese out of reach of the mice.

Everybody holds six cheeses and two animals. In turn, place a card beside one on the table, inside a square that floats
until its edges are reached, and draw while the pile lasts. When the square is full every cat beside a dog goes, then
every mouse beside a cat that stayed, then every cheese beside a mouse that stayed. The cheese left is worth its points.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, first_seat, left_of
from fromagerie.games.cheese_rescue.cards import (
    ANIMALS,
    BESIDE,
    CELL_NAMES,
    CELLS,
    CHEESE_VALUES,
    FRAME,
    HAND_KINDS,
    KINDS,
    START,
)
from fromagerie.games.cheese_rescue.model import (
    Dealt,
    Drew,
    GameBegan,
    GameScored,
    GameWon,
    Lying,
    PickedUp,
    Placed,
    Removed,
)
from fromagerie.games.cheese_rescue.rules_table import BaseState, face_of, kind_of, owner_of, take_one

# More cheeses than anybody has: so many of them are less than one point.
MORE_THAN_CHEESES: Final = CELLS


class CheeseRescue(BaseState):
    """One game of Cheese Rescue."""

    # Who may do what

    def legal_actions(self, seat: i64) -> list[int]:
        actions = self.setup.no_actions[:]
        legal = self.legal_actions_into(seat, actions)
        return [int(actions[place]) for place in range(legal)]

    def legal_actions_into(self, seat: i64, actions: vec[i64]) -> i64:
        """Every kind of card in the hand on every free cell."""
        if seat != self.turn:
            return 0
        cells = self.free_cells_in_order()
        legal: i64 = 0
        for kind in range(i64(HAND_KINDS)):
            if self.hands[seat * HAND_KINDS + kind]:
                for cell in cells:
                    actions[legal] = kind * CELLS + cell
                    legal += 1
        return legal

    def random_action(self, seat: i64, dealer: Dealer) -> i64:
        kinds: i64 = 0
        for kind in range(i64(HAND_KINDS)):
            if self.hands[seat * HAND_KINDS + kind]:
                kinds += 1
        skip = dealer.below(kinds)
        chosen: i64 = 0
        while skip > 0 or not self.hands[seat * HAND_KINDS + chosen]:
            if self.hands[seat * HAND_KINDS + chosen]:
                skip -= 1
            chosen += 1
        return chosen * CELLS + self.free[dealer.below(self.free_cells)]

    def scores(self) -> list[int] | None:
        if self.turn != NOBODY:
            return None
        return self.points()

    def winners(self) -> list[int]:
        """The most points; among the tied the most cheeses left; then the win is shared."""
        if self.turn != NOBODY:
            return []
        left = self.removal()
        best: list[int] = []
        most: i64 = 0
        for seat in range(self.players):
            standing = left.points(seat) * MORE_THAN_CHEESES + left.cheeses(seat)
            if not best or standing > most:
                best = []
                most = standing
            if standing == most:
                best.append(int(seat))
        return best

    def points(self) -> list[int]:
        """What everybody would score if the game ended here."""
        left = self.removal()
        return [int(left.points(seat)) for seat in range(self.players)]

    # What happens

    def apply(self, seat: i64, action: i64, dealer: Dealer) -> None:
        self.place(seat, action)
        if self.placed <= self.setup.to_draw:
            self.draw(seat, dealer)
        if self.placed < self.setup.to_place:
            self.turn = left_of(seat, self.players)
            return
        self.end_game()

    def deal_game(self, first: int | None, dealer: Dealer) -> None:
        """Lay the start card if there is one, deal the cheese, and let everybody draw their first animals."""
        self.first = first_seat(first, self.players, dealer)
        self.clear()
        middle = self.setup.middle * FRAME + self.setup.middle
        if self.setup.start:
            self.lay(START, middle)
        if self.event_sink is not None:
            self.tell(GameBegan(first=int(self.first), start=CELL_NAMES[middle] if self.setup.start else None))
        self.pile = self.setup.animals[:]
        for seat in range(self.players):
            self.deal_hand(seat, dealer)
        self.turn = self.first

    def deal_hand(self, seat: i64, dealer: Dealer) -> None:
        for value in range(CHEESE_VALUES):
            self.hands[seat * HAND_KINDS + ANIMALS + value] = self.setup.cheeses[value]
        for _ in range(self.setup.opening):
            self.turn_up(seat, dealer)
        if self.event_sink is not None:
            self.tell_one(seat, Dealt(seat=int(seat), hand=self.hand_names(seat)))

    def place(self, seat: i64, action: i64) -> None:
        """The card goes from the hand to its cell."""
        kind = action // CELLS
        cell = action - kind * CELLS
        self.hands[seat * HAND_KINDS + kind] -= 1
        self.lay(face_of(kind, seat), cell)
        self.placed += 1
        if self.event_sink is not None:
            self.tell(Placed(seat=int(seat), card=KINDS[kind], cell=CELL_NAMES[cell]))

    def draw(self, seat: i64, dealer: Dealer) -> None:
        """One card of the pile; everybody sees that, but only this seat sees which."""
        kind = self.turn_up(seat, dealer)
        if self.event_sink is not None:
            self.tell(Drew(seat=int(seat), left=int(self.pile_size())))
            self.tell_one(seat, PickedUp(seat=int(seat), card=KINDS[kind]))

    def turn_up(self, seat: i64, dealer: Dealer) -> i64:
        """The next card of the pile goes to this hand; says of which kind it is."""
        if dealer.keeps_record():
            kind = dealer.one_of([0] * self.pile[0] + [1] * self.pile[1] + [2] * self.pile[2], "pile")
            self.pile[kind] -= 1
        else:
            kind = take_one(self.pile, dealer)
        self.hands[seat * HAND_KINDS + kind] += 1
        return kind

    def end_game(self) -> None:
        """The square is full: dogs, cats and mice do what they do, one wave after the other."""
        self.turn = NOBODY
        if self.event_sink is None:
            return
        removal = self.removal()
        self.tell(Removed(wave=1, cards=self.lying(removal.cats)))
        self.tell(Removed(wave=2, cards=self.lying(removal.mice)))
        self.tell(Removed(wave=3, cards=self.lying(removal.cheese)))
        cheeses = [int(removal.cheeses(seat)) for seat in range(self.players)]
        self.tell(GameScored(points=self.points(), cheeses=cheeses))
        self.tell(GameWon(seats=self.winners(), points=self.points()))

    # Telling

    def lying(self, cells: i64) -> list[Lying]:
        """The cards on a set of cells, as one would point at them."""
        return [self.card_on(cell) for cell in self.cells_in(cells)]

    def all_lying(self) -> list[Lying]:
        return [self.card_on(cell) for cell in range(CELLS) if self.board[cell] > BESIDE]

    def card_on(self, cell: i64) -> Lying:
        face = self.board[cell]
        owner = owner_of(face)
        return Lying(
            cell=CELL_NAMES[cell],
            card="S" if face == START else KINDS[kind_of(face)],
            seat=None if owner == NOBODY else int(owner),
        )

    def hand_names(self, seat: i64) -> list[str]:
        """A hand in order: dogs, cats, mice, cheese."""
        names: list[str] = []
        for kind in range(HAND_KINDS):
            names += [KINDS[kind]] * self.hands[seat * HAND_KINDS + kind]
        return names

    # Twins

    def clone(self) -> "CheeseRescue":
        twin = CheeseRescue(self.setup)
        self.copy_to(twin)
        return twin
