"""What a seat sees of a game of Cheese Rescue, and a game it could be seeing."""

import msgspec

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Seat, View
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheese_rescue.box import Box, set_up
from fromagerie.games.cheese_rescue.cards import (
    ANIMALS,
    CELL_NAMES,
    CELL_NUMBERS,
    FRAME,
    HAND_KINDS,
    KINDS,
    START,
    Kind,
)
from fromagerie.games.cheese_rescue.model import CheeseRescueOptions, Lying
from fromagerie.games.cheese_rescue.rules import CheeseRescue
from fromagerie.games.cheese_rescue.rules_table import face_of


class CheeseRescueView(View, frozen=True):
    """What one seat may know; lists go by seat unless they say otherwise.

    Only animals are ever hidden: everybody can tell the cheeses in a hand from those on the table.
    """

    seat: Seat | None
    options: CheeseRescueOptions
    players: int
    side: int  # the square is this many cells wide and high
    first: Seat
    turn: Seat | None  # who is awaited; nobody once the game is over
    to_place: int  # cards that fill the square, the start card apart
    board: list[Lying]
    free: list[str]  # cells where a card may be placed
    reach: tuple[str, str]  # the first and the last cell that a square around all the cards can still hold
    hand: list[Kind]  # one's own; empty for a spectator
    hand_sizes: list[int]
    cheeses: list[list[int]]  # values of the cheeses still in each hand
    pile: int
    unseen: list[int]  # dogs, cats and mice that are neither on the table nor in one's own hand
    removed: list[list[str]]  # the cells that each of the three removals empties, were the game over as it stands
    points: list[int]  # what everybody would then have, and how many cheeses
    cheeses_left: list[int]
    winners: list[Seat]


def own_view(state: CheeseRescue, seat: Seat, open_view: CheeseRescueView) -> CheeseRescueView:
    """Look at the table from a seat: what everybody sees, and one's own hand."""
    unseen = list(state.unseen_animals(seat))
    return msgspec.structs.replace(open_view, seat=seat, hand=state.hand_names(seat), unseen=unseen)


def open_view(state: CheeseRescue) -> CheeseRescueView:
    """What everybody sees."""
    seats = range(state.players)
    removal = state.removal()
    removed = (removal.cats, removal.mice, removal.cheese)
    return CheeseRescueView(
        seat=None,
        options=state.setup.options,
        players=state.players,
        side=state.setup.side,
        first=state.first,
        turn=None if state.turn == NOBODY else state.turn,
        to_place=state.setup.to_place,
        board=state.all_lying(),
        free=[CELL_NAMES[cell] for cell in state.free_cells_in_order()],
        reach=reach(state),
        hand=[],
        hand_sizes=[state.hand_size(other) for other in seats],
        cheeses=[cheeses_held(state, other) for other in seats],
        pile=state.pile_size(),
        unseen=list(state.unseen_animals(None)),
        removed=[[CELL_NAMES[cell] for cell in state.cells_in(wave)] for wave in removed],
        points=[removal.points(other) for other in seats],
        cheeses_left=[removal.cheeses(other) for other in seats],
        winners=state.winners(),
    )


def reach(state: CheeseRescue) -> tuple[str, str]:
    return CELL_NAMES[state.top * FRAME + state.left], CELL_NAMES[state.bottom * FRAME + state.right]


def cheeses_held(state: CheeseRescue, seat: Seat) -> list[int]:
    return [int(card) for card in state.hand_names(seat) if card.isdigit()]


def imagine(seen: CheeseRescueView, box: Box, dealer: Dealer) -> CheeseRescue:
    """A whole game that looks like this view from its seat."""
    state = CheeseRescue(set_up(box, seen.players, seen.options))
    state.clear()
    state.first = seen.first
    state.turn = NOBODY if seen.turn is None else seen.turn
    for lying in seen.board:
        state.lay(face_named(lying), CELL_NUMBERS[lying.cell])
    state.placed = sum(lying.card != "S" for lying in seen.board)
    for seat, cheeses in enumerate(seen.cheeses):
        for value in cheeses:
            state.hands[seat * HAND_KINDS + ANIMALS + value - 1] += 1
    if seen.seat is not None:
        for kind in range(ANIMALS):
            state.hands[seen.seat * HAND_KINDS + kind] = seen.hand.count(KINDS[kind])
    state.redeal(seen.seat, dealer)
    return state


def face_named(lying: Lying) -> int:
    if lying.card == "S":
        return START
    return face_of(KINDS.index(lying.card), 0 if lying.seat is None else lying.seat)
