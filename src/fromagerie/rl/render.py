"""A table in text, for whoever looks over a learner's shoulder."""

from fromagerie.engine.game import AnyGame
from fromagerie.engine.state import State
from fromagerie.engine.words import LANGUAGES

SHOWN_IN = LANGUAGES[0]


def show_table(game: AnyGame, state: State, seat: int, players: int) -> str:
    """What this seat sees: the game's own board, or else its view as it is."""
    view = game.view(state, seat)
    legal = [game.actions[number] for number in state.legal_actions(seat)]
    names = [f"player_{other}" for other in range(players)]
    return game.board(view, legal, game.words(SHOWN_IN), names) or repr(view)
