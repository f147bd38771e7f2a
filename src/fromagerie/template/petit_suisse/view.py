"""What a seat sees of a game of Petit Suisse, and a game it could be seeing."""

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Seat, View
from fromagerie.engine.state import NOBODY
from fromagerie.games.petit_suisse.box import PetitSuisseBox
from fromagerie.games.petit_suisse.rules import PetitSuisseState


class PetitSuisseView(View, frozen=True):
    """What one seat may know; lists go by seat unless they say otherwise."""

    seat: Seat | None
    players: int
    turn: Seat | None  # who is awaited; nobody once the game is over
    hand: list[int]  # one's own; empty for a spectator
    hand_sizes: list[int]
    table: list[int]  # the cards of this turn round the table, in the order played
    gone: list[int]  # the cards of those before
    points: list[int]
    winners: list[Seat]


def look(state: PetitSuisseState, seat: Seat | None) -> PetitSuisseView:
    return PetitSuisseView(
        seat=seat,
        players=state.players,
        turn=None if state.turn == NOBODY else state.turn,
        hand=[] if seat is None else [card + 1 for card in state.hands[seat]],
        hand_sizes=[len(hand) for hand in state.hands],
        table=[card + 1 for card in state.table],
        gone=[card + 1 for card in state.gone],
        points=state.points[:],
        winners=state.winners(),
    )


def imagine(view: PetitSuisseView, box: PetitSuisseBox, dealer: Dealer) -> PetitSuisseState:
    """A whole game that looks like this view from its seat: laid out as seen, the rest dealt."""
    state = PetitSuisseState(view.players, box.cards, box.hand)
    state.hands = [[0] * size for size in view.hand_sizes]
    if view.seat is not None:
        state.hands[view.seat] = [card - 1 for card in view.hand]
    state.table = [card - 1 for card in view.table]
    state.gone = [card - 1 for card in view.gone]
    state.points = view.points[:]
    state.turn = NOBODY if view.turn is None else view.turn
    state.redeal(view.seat, dealer)
    return state
