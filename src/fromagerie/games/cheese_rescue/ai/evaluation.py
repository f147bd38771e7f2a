"""Who would be how far ahead in Cheese Rescue, were the game over with one more card on the table: a look of one ply.

The cards are sets of cells here, a row after the other, counted from the first row and column that hold a card. A cell
before those moves everything up instead: the square that floats around the cards has room for both.
"""

# compiled with mypyc

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count
from fromagerie.games.cheese_rescue.cards import CAT, CHEESE, CHEESE_VALUES, DOG, FRAME, MOUSE
from fromagerie.games.cheese_rescue.rules_removal import ROW, beside
from fromagerie.games.cheese_rescue.rules_table import BaseState, face_of


class Lead:
    """The table as it lies, ready to be asked about one more card."""

    def __init__(self, table: BaseState) -> None:
        side = table.setup.side
        self.players: i64 = table.players
        self.top: i64 = table.bottom - side + 1
        self.left: i64 = table.right - side + 1
        lying = table.setup.no_faces[:]
        corner = self.top * FRAME + self.left
        for row in range(side):
            for column in range(side):
                lying[table.board[corner + row * FRAME + column]] |= bit(row * ROW + column)
        self.lying: vec[i64] = lying

    def after(self, seat: i64, kind: i64, cell: i64) -> i64:
        """How many points this seat would be ahead of the best of the others with this card of its own on the cell."""
        lying = self.lying
        row = cell // FRAME - self.top
        column = cell % FRAME - self.left
        up: i64 = 0
        if row < 0:
            up -= row * ROW
            row = 0
        if column < 0:
            up -= column
            column = 0
        card = bit(row * ROW + column)
        face = face_of(kind, seat)
        dogs = lying[DOG] << up
        cats = lying[CAT] << up
        mice = lying[MOUSE] << up
        if face == DOG:
            dogs |= card
        elif face == CAT:
            cats |= card
        elif face == MOUSE:
            mice |= card
        cats &= ~beside(dogs)
        eaten = beside(mice & ~beside(cats))
        own: i64 = 0
        if face >= CHEESE and not card & eaten:
            own = face - CHEESE - CHEESE_VALUES * seat + 1
        best: i64 = -1
        for other in range(self.players):
            first = CHEESE + CHEESE_VALUES * other
            points = (
                count((lying[first] << up) & ~eaten)
                + 2 * count((lying[first + 1] << up) & ~eaten)
                + 3 * count((lying[first + 2] << up) & ~eaten)
            )
            if other == seat:
                own += points
            elif points > best:
                best = points
        return own - best
