"""What a seat sees of a game of Drôle de Fromage, and a game it could be seeing."""

import msgspec

from fromagerie.engine.bits import set_of
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Seat, View
from fromagerie.engine.state import NOBODY
from fromagerie.games.drole_de_fromage.box import Box, piece_names, set_up
from fromagerie.games.drole_de_fromage.model import DroleDeFromageOptions
from fromagerie.games.drole_de_fromage.pieces import SIZES, STAR_FACE, WAYS, Way, cell_called, cell_name
from fromagerie.games.drole_de_fromage.rules import DroleDeFromage
from fromagerie.games.drole_de_fromage.rules_board import Board, lay_out


class DroleDeFromageView(View, frozen=True):
    """What one seat may know; lists go by seat unless they say otherwise.

    Where every piece lies, and whose it is, everybody sees. What is under it, `good` and `wormy` tell: of the viewer's
    own pieces, and of all harvested ones once the last game is scored.
    """

    seat: Seat | None
    options: DroleDeFromageOptions
    players: int
    worth: list[int]  # points of a good large, medium and small piece
    worms: list[int]  # how many of each size are wormy
    sides: list[Way]
    ages: list[Seat]  # from the youngest to the oldest
    game: int  # counted from 1
    first: Seat  # who opened it
    turns: int  # turns begun in it
    turn: Seat | None  # who is awaited; nobody once the series is over
    faces: list[str]  # the last roll, stars first
    steps_left: int
    bonus: bool  # whoever is awaited may take a piece
    board: dict[str, str]  # the cell of each piece
    mice: list[str]  # the cell of each mouse
    harvest: list[list[str]]
    gone: list[str]  # pieces that fell where nobody sits
    good: list[str]
    wormy: list[str]
    sheet: list[list[int]]  # points, a line a game
    wins: list[int]
    totals: list[int]
    winners: list[Seat]


def own_view(state: DroleDeFromage, seat: Seat, open_view: DroleDeFromageView) -> DroleDeFromageView:
    """Look at the table from a seat: what everybody sees, and what is under one's own pieces."""
    seen = state.seen_by(seat)
    good, wormy = state.names(seen & ~state.wormy), state.names(seen & state.wormy)
    return msgspec.structs.replace(open_view, seat=seat, good=good, wormy=wormy)


def open_view(state: DroleDeFromage) -> DroleDeFromageView:
    """What everybody sees."""
    setup = state.setup
    over = state.turn == NOBODY
    seen = state.seen_by(None)
    return DroleDeFromageView(
        seat=None,
        options=setup.options,
        players=state.players,
        worth=list(setup.points),
        worms=list(setup.worms),
        sides=[WAYS[side] for side in setup.sides],
        ages=state.ages,
        game=len(state.sheet) + (not over),
        first=state.first,
        turns=state.turns,
        turn=None if over else state.turn,
        faces=state.faces(),
        steps_left=state.steps_left,
        bonus=state.bonus,
        board={setup.pieces[piece]: cell_name(cell) for piece, cell in sorted(state.board.pieces().items())},
        mice=[cell_name(cell) for cell in state.board.mice],
        harvest=[state.names(pieces) for pieces in state.harvest],
        gone=state.names(state.gone),
        good=state.names(seen & ~state.wormy),
        wormy=state.names(seen & state.wormy),
        sheet=state.sheet,
        wins=state.wins(),
        totals=state.totals(),
        winners=state.winners(),
    )


def imagine(seen: DroleDeFromageView, box: Box, dealer: Dealer) -> DroleDeFromage:
    """A whole game that looks like this view from its seat."""
    names = piece_names(box)
    state = DroleDeFromage(set_up(box, seen.players, seen.options), lay_board(seen, names))
    state.ages = seen.ages
    state.sheet = seen.sheet
    state.first = seen.first
    state.harvest = state.harvest[:]
    for seat, pieces in enumerate(seen.harvest):
        state.harvest[seat] = numbers(pieces, names)
    state.gone = numbers(seen.gone, names)
    state.turns = seen.turns
    state.turn = NOBODY if seen.turn is None else seen.turn
    state.stars = seen.faces.count(STAR_FACE)
    state.number = int(seen.faces[-1])
    state.steps_left = seen.steps_left
    state.bonus = seen.bonus
    if seen.options.peek or seen.turn is None:
        state.turned = state.harvested()
    state.wormy = numbers(seen.wormy, names)
    state.redeal(seen.seat, dealer)
    return state


def lay_board(seen: DroleDeFromageView, names: list[str]) -> Board:
    """The board of a view, which everybody sees alike."""
    pieces = {names.index(piece): cell_called(cell) for piece, cell in seen.board.items()}
    return lay_out(pieces, [cell_called(cell) for cell in seen.mice])


def numbers(pieces: list[str], names: list[str]) -> int:
    return set_of([names.index(piece) for piece in pieces])


def unseen_worms(seen: DroleDeFromageView) -> list[tuple[int, int]]:
    """Large, medium and small: how many pieces the viewer has not looked under, and how many of them are wormy."""
    everywhere = [*seen.board, *seen.gone, *(piece for pieces in seen.harvest for piece in pieces)]
    unseen = [piece[0] for piece in everywhere if piece not in seen.good and piece not in seen.wormy]
    found = [piece[0] for piece in seen.wormy]
    return [(unseen.count(size), worms - found.count(size)) for size, worms in zip(SIZES, seen.worms, strict=True)]
