"""The table of Cheese Rescue: what lies on it, what a seat can know of it, and how the rest may lie.

The rules themselves are in rules.py.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, lowest
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, TurnState
from fromagerie.games.cheese_rescue.cards import (
    ANIMALS,
    BESIDE,
    CELLS,
    CHEESE,
    CHEESE_VALUES,
    DOG,
    FACES,
    FRAME,
    HAND_KINDS,
    NOTHING,
)
from fromagerie.games.cheese_rescue.model import CheeseRescueOptions
from fromagerie.games.cheese_rescue.rules_removal import ROW, Removal

# However the cards lie, fewer cells than this are free and beside a card: the square and a rim around it.
MOST_FREE: Final = 64


class Setup:
    """What the box and the options make of a table: the same for the whole game, shared by all clones."""

    def __init__(
        self,
        players: int,
        side: int,
        start: bool,
        animals: list[int],
        cheeses: list[int],
        opening: int,
        options: CheeseRescueOptions,
    ) -> None:
        """animals: dogs, cats and mice that play; cheeses: how many of each value everybody has."""
        self.players: i64 = players
        self.side: i64 = side
        self.start = start
        self.to_place: i64 = side * side - int(start)  # cards that fill the square
        self.animals = vec[i64](animals)
        self.cheeses = vec[i64](cheeses)
        self.opening: i64 = opening  # animals drawn before the first turn
        self.to_draw: i64 = sum(animals) - players * opening  # cards in the pile before the first turn
        self.options = options
        self.middle: i64 = side - 1  # row and column of the first card in the frame
        self.no_animals = vec[i64]([0] * ANIMALS)
        self.empty_hands = vec[i64]([0] * (players * HAND_KINDS))
        self.empty_board = vec[i64]([NOTHING] * CELLS)
        self.no_cells = vec[i64]([0] * MOST_FREE)
        self.no_actions = vec[i64]([0] * (HAND_KINDS * CELLS))
        self.no_faces = vec[i64]([0] * FACES)


class BaseState(TurnState):
    """Everything there is at a table of Cheese Rescue. The pile has no order: luck is asked when a card is drawn."""

    def __init__(self, setup: Setup) -> None:
        """An empty table: `deal_game` begins play, `clone` and `imagine` lay their own cards."""
        self.event_sink = None
        self.setup = setup
        self.players: i64 = setup.players
        self.first: i64 = 0
        self.turn = NOBODY
        self.placed: i64 = 0  # cards placed by the players so far
        self.board = setup.empty_board  # what lies on each cell of the frame
        self.free = setup.no_cells  # the cells where a card may be placed: the first `free_cells` of these
        self.free_cells: i64 = 0
        # The rows and columns where cards may still lie. They close in as cards are placed, until the square is fixed.
        self.top: i64 = 0
        self.bottom: i64 = 0
        self.left: i64 = 0
        self.right: i64 = 0
        self.hands = setup.empty_hands  # cards of each kind, seat after seat
        self.pile = setup.no_animals  # dogs, cats and mice in it

    def copy_to(self, twin: "BaseState") -> None:
        twin.first = self.first
        twin.turn = self.turn
        twin.placed = self.placed
        twin.board = self.board[:]
        twin.free = self.free[:]
        twin.free_cells = self.free_cells
        twin.top = self.top
        twin.bottom = self.bottom
        twin.left = self.left
        twin.right = self.right
        twin.hands = self.hands[:]
        twin.pile = self.pile[:]

    def state_key(self) -> list[int]:
        facts = [int(self.first), int(self.turn), int(self.placed)]
        facts += [int(cards) for cards in self.pile]
        facts += [int(cards) for cards in self.hands]
        for cell in range(CELLS):
            if self.board[cell] > BESIDE:
                facts += [int(cell), int(self.board[cell])]
        return facts

    # The square

    def clear(self) -> None:
        """An empty frame, only its middle free. With the option `centre` the square is fixed around it."""
        side = self.setup.side
        reach = side - 1
        if self.setup.options.centre:
            reach = side // 2
        self.board = self.setup.empty_board[:]
        self.free = self.setup.no_cells[:]
        self.free_cells = 0
        self.hands = self.setup.empty_hands[:]
        self.pile = self.setup.no_animals[:]
        self.top = self.setup.middle - reach
        self.bottom = self.setup.middle + reach
        self.left = self.top
        self.right = self.bottom
        self.set_free(self.setup.middle, self.setup.middle)

    def lay(self, face: i64, cell: i64) -> None:
        """Put a card on a free cell. The square closes in on it, and the cells around it become free."""
        row = cell // FRAME
        column = cell - row * FRAME
        self.board[cell] = face
        closed_in = self.close_in(row, column)
        self.drop_taken(cell, closed_in)
        self.set_free(row - 1, column)
        self.set_free(row, column - 1)
        self.set_free(row, column + 1)
        self.set_free(row + 1, column)

    def close_in(self, row: i64, column: i64) -> bool:
        """No card may ever lie as far from this one as the square is wide; says whether any cell went out of reach."""
        reach = self.setup.side - 1
        top = max(self.top, row - reach)
        bottom = min(self.bottom, row + reach)
        left = max(self.left, column - reach)
        right = min(self.right, column + reach)
        closed_in = top != self.top or bottom != self.bottom or left != self.left or right != self.right
        self.top = top
        self.bottom = bottom
        self.left = left
        self.right = right
        return closed_in

    def drop_taken(self, taken: i64, closed_in: bool) -> None:
        """Free cells stay free, but for the one just taken and those now out of reach of the square."""
        free = self.free
        kept: i64 = 0
        for place in range(self.free_cells):
            cell = free[place]
            if cell != taken and (not closed_in or self.in_reach(cell // FRAME, cell % FRAME)):
                free[kept] = cell
                kept += 1
        self.free_cells = kept

    def set_free(self, row: i64, column: i64) -> None:
        if not self.in_reach(row, column):
            return
        cell = row * FRAME + column
        if self.board[cell] == NOTHING:
            self.board[cell] = BESIDE
            self.free[self.free_cells] = cell
            self.free_cells += 1

    def in_reach(self, row: i64, column: i64) -> bool:
        """Can a square that holds all the cards hold this cell too?"""
        return self.top <= row <= self.bottom and self.left <= column <= self.right

    def free_cells_in_order(self) -> vec[i64]:
        """Row by row. Of the cells beside a card those still in reach are free."""
        cells = self.setup.no_cells[:]
        found: i64 = 0
        for row in range(self.top, self.bottom + 1):
            for cell in range(row * FRAME + self.left, row * FRAME + self.right + 1):
                if self.board[cell] == BESIDE:
                    cells[found] = cell
                    found += 1
        return cells[:found]

    def removal(self) -> Removal:
        """What the three removals would take from the table as it lies."""
        lying = self.setup.no_faces[:]
        side = self.setup.side
        # Wherever the square will be, the cards so far lie in the one that ends at the last row and column in reach.
        cell = (self.bottom - side + 1) * FRAME + self.right - side + 1
        board = self.board
        for row in range(side):
            for column in range(side):
                lying[board[cell + row * FRAME + column]] |= bit(row * ROW + column)
        return Removal(lying)

    def cells_in(self, removed: i64) -> list[int]:
        """The cells of the frame that a set of a removal means."""
        side = self.setup.side
        corner = (self.bottom - side + 1) * FRAME + self.right - side + 1
        cells: list[int] = []
        while removed:
            place = lowest(removed)
            cells.append(int(corner + place // ROW * FRAME + place % ROW))
            removed &= removed - 1
        return cells

    # What a seat cannot know

    def redeal(self, seat: int | None, dealer: Dealer) -> None:
        """Shuffle the animals this seat has not seen, deal them to the other hands; the rest is the pile."""
        unseen = self.unseen_animals(seat)
        for other in range(self.players):
            if other == seat:
                continue
            held = self.animals_held(other)
            for kind in range(i64(ANIMALS)):
                self.hands[other * HAND_KINDS + kind] = 0
            while held > 0:
                kind = take_one(unseen, dealer)
                self.hands[other * HAND_KINDS + kind] += 1
                held -= 1
        self.pile = unseen

    def unseen_animals(self, seat: int | None) -> vec[i64]:
        """The dogs, cats and mice that are neither on the table nor in this seat's hand."""
        unseen = self.setup.animals[:]
        for cell in range(i64(CELLS)):
            face = self.board[cell]
            if DOG <= face < CHEESE:
                unseen[face - DOG] -= 1
        if seat is not None:
            for kind in range(ANIMALS):
                unseen[kind] -= self.hands[seat * HAND_KINDS + kind]
        return unseen

    def animals_held(self, seat: i64) -> i64:
        """Animals in a hand, told from what everybody saw."""
        held = self.hand_size(seat)
        for kind in range(i64(ANIMALS), i64(HAND_KINDS)):
            held -= self.hands[seat * HAND_KINDS + kind]
        return held

    def hand_size(self, seat: i64) -> i64:
        """Cards in hand, told from what everybody saw: six cheeses, the opening draw, then one placed for one drawn."""
        size = (
            self.setup.opening + self.turns(seat, min(self.placed, self.setup.to_draw)) - self.turns(seat, self.placed)
        )
        for value in range(i64(CHEESE_VALUES)):
            size += self.setup.cheeses[value]
        return size

    def turns(self, seat: i64, of: i64) -> i64:
        """How many of the first so many turns are this seat's."""
        behind = seat - self.first
        if behind < 0:
            behind += self.players
        return (of - behind + self.players - 1) // self.players

    def pile_size(self) -> i64:
        return max(0, self.setup.to_draw - self.placed)


def face_of(kind: i64, seat: i64) -> i64:
    """What a card of this kind shows when this seat places it."""
    if kind < ANIMALS:
        return DOG + kind
    return CHEESE + CHEESE_VALUES * seat + kind - ANIMALS


def kind_of(face: i64) -> i64:
    """The kind of a placed card, whoever placed it."""
    if face < CHEESE:
        return face - DOG
    return ANIMALS + (face - CHEESE) % CHEESE_VALUES


def owner_of(face: i64) -> i64:
    """Whose cheese this is; NOBODY for animals and the start card."""
    if face < CHEESE:
        return NOBODY
    return (face - CHEESE) // CHEESE_VALUES


def take_one(animals: vec[i64], dealer: Dealer) -> i64:
    """Take one of these animals at random; says of which kind."""
    total: i64 = 0
    for kind in range(i64(ANIMALS)):
        total += animals[kind]
    ticket = dealer.below(total)
    taken: i64 = 0
    while ticket >= animals[taken]:
        ticket -= animals[taken]
        taken += 1
    animals[taken] -= 1
    return taken
