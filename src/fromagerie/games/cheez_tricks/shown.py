"""Cheez-Tricks as it is shown: what everybody sees, and what a seat sees besides. A server shows it with every move."""

# compiled with mypyc

import msgspec

from fromagerie.engine.bits import bit, members_of
from fromagerie.engine.model import Seat
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheez_tricks.box import Box
from fromagerie.games.cheez_tricks.cards import NAMES, VARIETIES
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.rules_table import NO_TRUMP, card_names
from fromagerie.games.cheez_tricks.view import CatOnTable, CheezTricksView, Laid


def own_view(state: CheezTricks, seat: Seat, open_view: CheezTricksView) -> CheezTricksView:
    """Look at the table from a seat: what everybody sees, and one's own hand."""
    return msgspec.structs.replace(open_view, seat=seat, hand=card_names(state.hands[seat]))


def open_view(state: CheezTricks, box: Box) -> CheezTricksView:
    """What everybody sees."""
    seats = range(state.players)
    over = state.turn == NOBODY
    return CheezTricksView(
        seat=None,
        options=state.setup.options,
        players=state.players,
        round=state.round if over else state.round + 1,
        rounds=state.setup.rounds,
        tricks_a_round=state.setup.hand,
        first=state.first,
        turn=None if over else state.turn,
        trump=None if state.trump == NO_TRUMP else VARIETIES[state.trump],
        cats=[cat_on_table(state, place, box) for place in range(len(state.cats))],
        cats_used=[state.setup.cat_names[number] for number in members_of(state.used)],
        hand=[],
        hand_sizes=[state.hand_size(other) for other in seats],
        trick=[Laid(other, NAMES[state.laid[other]]) for other in state.laid_order()],
        tricks=list(state.tricks),
        won=[card_names(state.seen_won(other)) for other in seats],
        voids=[[VARIETIES[variety] for variety in members_of(state.voids[other])] for other in seats],
        sheet=state.sheet,
        totals=state.totals(),
        winners=state.winners(),
    )


def cat_on_table(state: CheezTricks, place: int, box: Box) -> CatOnTable:
    name = state.setup.cat_names[state.cats[place].number]
    captured = [seat for seat in range(state.players) if state.captures[seat] & bit(place)]
    return CatOnTable(name, box.cats[name], captured)
