"""What a board of Drôle de Fromage promises each seat: a sum over the pieces, weighted by what self-play has taught.

A piece counts by what it is worth on average. It is the likelier to be harvested by a seat the nearer it lies to that
seat's edge, the fewer steps that seat's mouse needs to push it over, and the more the quickest of the others needs. A
mouse can be in one place only, so the piece it has best in hand counts extra.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.games.drole_de_fromage.ai.reachability import FALLEN, Field
from fromagerie.games.drole_de_fromage.pieces import CELLS, ROW, SIDE_LENGTH

# Where a piece lies, as a side sees it: rows from the edge, columns from the nearer corner.
COLUMN_KINDS: Final = 4
PLACES: Final = 32
# How many steps a mouse needs: each number to 8, then fewer kinds; OUT_OF_REACH on the far row, which has no behind.
NEARNESSES: Final = 12
OUT_OF_REACH: Final = 11
# The weights: by place; by own steps, in turn and not; by the others' steps, likewise; for the piece best in hand.
OWN_STEPS: Final = PLACES
OTHERS_STEPS: Final = OWN_STEPS + 2 * NEARNESSES
IN_HAND: Final = OTHERS_STEPS + 2 * NEARNESSES
A_PHASE: Final = IN_HAND + 2 * NEARNESSES
# All of these once for a full board, and once for the last few pieces.
LAST_FEW: Final = 4
WEIGHTS: Final = 2 * A_PHASE
# A piece so many steps away is not as good as in hand.
FADING: Final = 0.85
GOING_ROUND: Final = 2


def place_of(side: i64, cell: i64) -> i64:
    """Where a side sees a piece on this cell: rows away first, then how far from a corner."""
    row = cell // ROW
    column = cell % ROW
    away = row - 1
    across = column
    if side == 0:
        away = SIDE_LENGTH - row
    elif side == 1:
        away = column - 1
        across = row
    elif side == 3:
        away = SIDE_LENGTH - column
        across = row
    across -= 1
    if across >= COLUMN_KINDS:
        across = SIDE_LENGTH - 1 - across
    return away * COLUMN_KINDS + across


def distance(cells: i64) -> i64:
    return max(cells, -cells)


def nearness_of(side: i64, mouse: i64, cell: i64) -> i64:
    """How many steps a mouse of this side needs to push a piece from this cell over its own edge, roughly."""
    to_push = place_of(side, cell) // COLUMN_KINDS
    if to_push == SIDE_LENGTH - 1:
        return OUT_OF_REACH
    down = mouse // ROW - cell // ROW
    across = mouse % ROW - cell % ROW
    if side == 1 or side == 3:
        down, across = across, down
    if side == 1 or side == 2:
        down = -down
    # Now `down` is how much nearer to the edge the mouse is than the piece; it must get one row behind it.
    steps = distance(down + 1) + distance(across) + to_push + 1
    if across == 0 and down > 0:
        steps += GOING_ROUND
    if steps <= 8:
        return steps - 1
    return min(8 + (steps - 9) // 2, OUT_OF_REACH - 1)


def draw_places() -> "vec[i64]":
    places = vec[i64]([0] * (4 * CELLS))
    for side in range(4):
        for row in range(1, SIDE_LENGTH + 1):
            for column in range(1, SIDE_LENGTH + 1):
                places[side * CELLS + row * ROW + column] = place_of(side, row * ROW + column)
    return places


def draw_nearness() -> "vec[i64]":
    near = vec[i64]([OUT_OF_REACH] * (4 * CELLS * CELLS))
    for side in range(4):
        for mouse in range(ROW, CELLS - ROW):
            for row in range(1, SIDE_LENGTH + 1):
                for column in range(1, SIDE_LENGTH + 1):
                    cell = row * ROW + column
                    near[(side * CELLS + mouse) * CELLS + cell] = nearness_of(side, mouse, cell)
    return near


PLACE: Final = draw_places()
NEAR: Final = draw_nearness()


class Evaluation:
    """What everybody may hope for on a board."""

    def __init__(self, sides: list[int], weights: list[float]) -> None:
        self.players: i64 = len(sides)
        self.sides: vec[i64] = vec[i64](sides)
        self.weights: vec[float] = vec[float](weights)
        self.fading: vec[float] = vec[float]([FADING**steps for steps in range(NEARNESSES)])
        self.hopes: vec[float] = vec[float]([0.0] * len(sides))  # what each seat will still harvest
        self.left: float = 0.0  # what all pieces on the board are worth
        # What the last evaluation for one seat was made of: which weights, how often.
        self.features: vec[float] = vec[float]([0.0] * WEIGHTS)

    def evaluate(self, field: Field, values: vec[float], mover: i64) -> None:
        """Work out everybody's hopes. values: what each piece is worth on average; mover: whose turn comes next."""
        self.left = 0.0
        for seat in range(self.players):
            self.hopes[seat] = self.hope(field, values, seat, mover)

    def hope(self, field: Field, values: vec[float], seat: i64, mover: i64) -> float:
        weights = self.weights
        phase: i64 = 0
        if field.pieces <= LAST_FEW:
            phase = A_PHASE
        side = self.sides[seat]
        own = (side * CELLS + field.mice[seat]) * CELLS
        later: i64 = NEARNESSES
        if seat == mover:
            later = 0
        hope = 0.0
        left = 0.0
        best_value = 0.0
        best_in_hand = 0.0
        best_near: i64 = OUT_OF_REACH
        for piece in range(len(field.where)):
            cell = field.where[piece]
            if cell == FALLEN:
                continue
            value = values[piece]
            near = NEAR[own + cell]
            others: i64 = OUT_OF_REACH
            for other in range(self.players):
                if other != seat:
                    theirs = NEAR[(self.sides[other] * CELLS + field.mice[other]) * CELLS + cell]
                    if theirs < others:
                        others = theirs
            hope += value * (
                weights[phase + PLACE[side * CELLS + cell]]
                + weights[phase + OWN_STEPS + later + near]
                + weights[phase + OTHERS_STEPS + later + others]
            )
            left += value
            in_hand = value * self.fading[near]
            if in_hand > best_in_hand:
                best_in_hand = in_hand
                best_value = value
                best_near = near
        self.left = left
        return hope + best_value * weights[phase + IN_HAND + later + best_near]

    # Learning

    def note_features(self, field: Field, values: vec[float], seat: i64, mover: i64) -> None:
        """Which weights a seat's hope is made of, and how often each."""
        for place in range(WEIGHTS):
            self.features[place] = 0.0
        phase: i64 = 0
        if field.pieces <= LAST_FEW:
            phase = A_PHASE
        side = self.sides[seat]
        later: i64 = NEARNESSES
        if seat == mover:
            later = 0
        best_value = 0.0
        best_in_hand = 0.0
        best_near: i64 = OUT_OF_REACH
        for piece in range(len(field.where)):
            cell = field.where[piece]
            if cell == FALLEN:
                continue
            near = NEAR[(side * CELLS + field.mice[seat]) * CELLS + cell]
            others: i64 = OUT_OF_REACH
            for other in range(self.players):
                if other != seat:
                    others = min(others, NEAR[(self.sides[other] * CELLS + field.mice[other]) * CELLS + cell])
            self.features[phase + PLACE[side * CELLS + cell]] += values[piece]
            self.features[phase + OWN_STEPS + later + near] += values[piece]
            self.features[phase + OTHERS_STEPS + later + others] += values[piece]
            in_hand = values[piece] * self.fading[near]
            if in_hand > best_in_hand:
                best_in_hand = in_hand
                best_value = values[piece]
                best_near = near
        self.features[phase + IN_HAND + later + best_near] += best_value
