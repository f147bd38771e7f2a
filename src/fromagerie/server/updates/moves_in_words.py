"""Actions as moves a person can read and choose, each worded and encoded once."""

# compiled with mypyc

from collections.abc import Callable, Sequence
from functools import lru_cache

from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Action, Event, Seat
from fromagerie.engine.table import Table
from fromagerie.server import wire
from fromagerie.server.updates.raw import raw


def moves(game: AnyGame, actions: Sequence[Action], language: str) -> list[wire.Move]:
    word = mover(game, language)
    return [word(action) for action in actions]


@lru_cache(maxsize=1_000)
def shared_moves(game: AnyGame, actions: tuple[Action, ...], language: str) -> list[wire.Move]:
    """The same, once for all tables."""
    return moves(game, actions, language)


def legal_moves(table: Table, seat: Seat, language: str) -> list[wire.Move]:
    word = numbered_mover(table.game, language)
    return [word(number) for number in table.state.legal_actions(seat)]


def shown_in_words(
    table: Table, seat: Seat | None, language: str, names: Sequence[str], *, fading: bool = False
) -> list[str]:
    """What this seat saw this round of moves that were taken back; `fading`: unless it must be remembered."""
    game = table.game
    shown: list[Event] = table.shown(seat)
    if fading:
        shown = [left for event in shown if (left := game.faded(event)) is not None]
    said = [game.say_event(event, game.words(language), names) for event in shown]
    return [sentence for sentence in said if sentence]


@lru_cache(maxsize=5_000)
def say_move(game: AnyGame, notation: str, language: str) -> str:
    return game.say_action(game.action_typed[notation.upper()], game.words(language))


@lru_cache(maxsize=64)
def mover(game: AnyGame, language: str) -> Callable[[Action], wire.Move]:
    """Words a game's moves and claims, each once, as bytes."""
    words = game.words(language)

    @lru_cache(maxsize=20_000)
    def word(action: Action) -> wire.Move:
        move: wire.Move = raw(wire.Move(game.notation(action), game.say_action(action, words), action))
        return move

    return word


@lru_cache(maxsize=64)
def numbered_mover(game: AnyGame, language: str) -> Callable[[int], wire.Move]:
    """The same by number, which is found sooner."""
    return lru_cache(maxsize=20_000)(lambda number: mover(game, language)(game.actions[number]))
