"""What there was to choose: every move of one decision, played on at random in worlds the mover could be in."""

from collections.abc import Sequence
from typing import Final

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.playout import playout
from fromagerie.engine.state import State
from fromagerie.lab.record import Probe

WORLDS: Final = 24
# Of very many moves, so many are looked at.
MOST_MOVES: Final = 12


def look_into(state: State, seat: int, at: float, dealer: Dealer) -> Probe:
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
            playout(future, dealer)
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
