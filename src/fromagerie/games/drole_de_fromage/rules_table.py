"""The table of Drôle de Fromage: what lies on it and around it, what a seat can know of it, and what it cannot.

Worms are not put into the cheese before the game: whether a piece is wormy is drawn when it is first turned over, out
of the undersides that are left. That is the same chance, and what nobody has seen exists nowhere, so it cannot leak.

The rules themselves are in rules.py.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, lowest, members_of
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, TurnState, add_up
from fromagerie.games.drole_de_fromage.model import DroleDeFromageOptions
from fromagerie.games.drole_de_fromage.pieces import STAR_FACE
from fromagerie.games.drole_de_fromage.rules_board import Board

# What chance answers: a face of the die, and an underside.
STAR: Final = 0
GOOD: Final = 0
WORMY: Final = 1


class Setup:
    """What the box and the options make of a table: the same for the whole series, shared by all clones."""

    def __init__(
        self,
        sides: list[int],
        start: Board,
        pieces: list[str],
        sizes: list[int],
        worms: list[int],
        points: list[int],
        faces: list[int],
        options: DroleDeFromageOptions,
    ) -> None:
        self.players: i64 = len(sides)
        self.sides = vec[i64](sides)  # the side each seat sits at
        self.owners = vec[i64]([NOBODY] * 4)  # the seat at each side
        for seat, side in enumerate(sides):
            self.owners[side] = seat
        self.start = start
        self.pieces = pieces  # their names
        self.sizes = sizes  # the size of each piece: 0 large, 1 medium, 2 small
        self.of_size = vec[i64]([0] * 3)  # the pieces of each size, as sets
        for piece, size in enumerate(sizes):
            self.of_size[size] |= bit(piece)
        self.all_pieces: i64 = self.of_size[0] | self.of_size[1] | self.of_size[2]
        self.worms = vec[i64](worms)  # how many pieces of each size are wormy
        self.points = vec[i64](points)
        self.faces = faces  # the numbers on the die; STAR for the star
        self.peek: bool = options.peek
        self.games: i64 = options.games
        self.max_turns: i64 = options.max_turns
        self.options = options
        self.nought = vec[i64]([0] * len(sides))


class BaseState(TurnState):
    """Everything there is at a table. Harvests are sets of pieces, a bit a piece."""

    def __init__(self, setup: Setup, board: Board) -> None:
        """An empty table: `sit_down` begins play, `clone` and `imagine` lay out their own."""
        self.event_sink = None
        self.setup = setup
        self.players: i64 = setup.players
        # The series.
        self.ages: list[int] = []  # the seats from the youngest to the oldest
        self.sheet: list[list[int]] = []  # points a game, a seat; replaced, never changed in place: clones share it
        # The game.
        self.first: i64 = 0
        self.board = board
        self.harvest = setup.nought  # the pieces of each seat
        self.gone: i64 = 0  # pieces that fell where nobody sits
        self.turned: i64 = 0  # pieces somebody has looked under
        self.wormy: i64 = 0  # the wormy ones among them
        self.turns: i64 = 0  # turns begun
        # The turn.
        self.turn = NOBODY
        self.stars: i64 = 0  # as the die came: so many stars, and then a number
        self.number: i64 = 0
        self.steps_left: i64 = 0
        self.bonus = False  # it remains to be seen whether the seat whose turn it is takes a piece

    def copy_to(self, twin: "BaseState") -> None:
        """Lay the same on another table. What changes in place is copied, what is only ever replaced is shared."""
        twin.ages = self.ages
        twin.sheet = self.sheet
        twin.first = self.first
        twin.harvest = self.harvest[:]
        twin.gone = self.gone
        twin.turned = self.turned
        twin.wormy = self.wormy
        twin.turns = self.turns
        twin.turn = self.turn
        twin.stars = self.stars
        twin.number = self.number
        twin.steps_left = self.steps_left
        twin.bonus = self.bonus

    def state_key(self) -> list[int]:
        facts = [int(self.first), int(self.turns), int(self.turn), int(self.bonus)]
        facts += [int(self.stars), int(self.number), int(self.steps_left)]
        facts += [int(self.gone), int(self.turned), int(self.wormy)]
        facts += [int(pieces) for pieces in self.harvest]
        facts += self.board.places(len(self.setup.pieces))
        facts += [int(cell) for cell in self.board.mice]
        facts += self.ages
        for points in self.sheet:
            facts += points
        return facts

    # What is under the cheese

    def turn_over(self, piece: i64, dealer: Dealer) -> None:
        """Look under a piece for the first time: one of the undersides that are left for its size."""
        size = self.setup.sizes[piece]
        others = self.setup.of_size[size]
        worms = self.setup.worms[size] - count(others & self.wormy)
        good = count(others & ~self.turned) - worms
        self.turned |= bit(piece)
        # Where worms are out of the question, nobody asks chance.
        if worms and dealer.one_of([GOOD] * good + [WORMY] * worms, "underside") == WORMY:
            self.wormy |= bit(piece)

    def redeal(self, seat: int | None, dealer: Dealer) -> None:
        """Turn over anew what the others have looked under. What nobody has looked under is not in the state at all."""
        if self.turn == NOBODY:
            return  # all harvested pieces lie open
        known: i64 = 0
        if seat is not None:
            known = self.harvest[seat]
        hidden = self.turned & ~known
        self.turned &= known
        self.wormy &= known
        while hidden:
            self.turn_over(lowest(hidden), dealer)
            hidden &= hidden - 1

    def seen_by(self, seat: int | None) -> i64:
        """The pieces under which this seat has looked: its own, or all of them once the points are counted."""
        if self.turn == NOBODY:
            return self.turned
        if seat is None:
            return 0
        return self.turned & self.harvest[seat]

    # What everybody sees

    def harvested(self) -> i64:
        """All pieces that belong to somebody."""
        pieces: i64 = 0
        for harvest in self.harvest:
            pieces |= harvest
        return pieces

    def on_board(self) -> i64:
        """All pieces that have not fallen."""
        return self.setup.all_pieces & ~self.gone & ~self.harvested()

    def faces(self) -> list[str]:
        """The roll as it came."""
        return [STAR_FACE] * self.stars + [str(self.number)]

    def names(self, pieces: i64) -> list[str]:
        return [self.setup.pieces[piece] for piece in members_of(pieces)]

    def wins(self) -> list[int]:
        """Games won so far; a shared win counts for each who shares it."""
        wins = [0] * self.players
        for points in self.sheet:
            for seat in best(points):
                wins[seat] += 1
        return wins

    def totals(self) -> list[int]:
        return add_up(self.sheet, self.players)


def best(points: list[int]) -> list[int]:
    """The seats with the most points."""
    return [seat for seat in range(len(points)) if points[seat] == max(points)]
