"""What there was to choose: every move of one decision, played on with sense in worlds the mover could be in.

Worlds are those of a player who forgets nothing: a card that fell lies where it fell, whatever the table shows of it.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from fromagerie.bots.light import light_bots
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.light import Light, play_on
from fromagerie.engine.model import Event
from fromagerie.engine.state import State
from fromagerie.lab.record import Probe

WORLDS: Final = 24
# Of very many moves, so many are looked at.
MOST_MOVES: Final = 12


class Sensible(Light):
    """Plays on as search would, where a game has no bot that decides inside the core."""

    def __init__(self, heuristics: Heuristics) -> None:
        self.heuristics = heuristics

    def choose(self, state: State, seat: i64, dealer: Dealer) -> i64:
        return self.heuristics.rollout_action(state, seat, dealer)


def sensible(game: AnyGame) -> Light:
    """Who plays on."""
    known = light_bots(game).get("greedy")
    return Sensible(game.heuristics) if known is None else known()


def imagined(game: AnyGame, state: State, seat: int, heard: Sequence[Event], dealer: Dealer) -> State:
    """A world that this seat, who has heard all that and forgotten nothing, could be in; `redeal` makes others."""
    world: State = game.imagine(game.remember(game.view(state, seat), heard), dealer)
    return world


def look_into(state: State, players: int, seat: int, at: float, dealer: Dealer, bot: Light) -> Probe:
    """Moves are picked by half of the worlds and measured in the others: the best by luck alone shows no spread."""
    moves = state.legal_actions(seat)
    while len(moves) > MOST_MOVES:
        moves.pop(dealer.below(len(moves)))
    wins: list[list[list[float]]] = [[] for _ in moves]
    for _ in range(WORLDS):
        world = state.clone()
        world.redeal(seat, dealer)
        for move, won in zip(moves, wins, strict=True):
            future = world.clone()
            future.apply(seat, move, dealer)
            play_on(future, [bot] * players, [dealer] * players, dealer)
            won.append(shares(future))
    picked = [means(won[::2]) for won in wins]
    measured = [means(won[1::2]) for won in wins]
    order = sorted(range(len(moves)), key=lambda move: picked[move][seat])
    spread = measured[order[-1]][seat] - measured[order[(len(order) - 1) // 2]][seat]
    chance = sum(mean[seat] for mean in picked + measured) / (2 * len(moves))
    return Probe(len(moves), spread, chance, sway(picked, measured, seat), at)


def sway(picked: Sequence[Sequence[float]], measured: Sequence[Sequence[float]], seat: int) -> float:
    """How much the choice means to the other player to whom it means most."""
    most = (-1.0, 0, 0, 0)
    for other in range(len(picked[0])):
        if other != seat:
            chances = [mean[other] for mean in picked]
            high, low = chances.index(max(chances)), chances.index(min(chances))
            most = max(most, (chances[high] - chances[low], other, high, low))
    _, other, high, low = most
    return measured[high][other] - measured[low][other]


def shares(state: State) -> list[float]:
    """The win, divided among the winners; where all lost, among all."""
    players = len(state.scores() or [])
    winners = state.winners() or list(range(players))
    return [(seat in winners) / len(winners) for seat in range(players)]


def means(lists: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(lists) for column in zip(*lists, strict=True)]
