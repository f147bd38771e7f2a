"""A second opinion on a choice, by somebody stronger than the reference: quick playouts have their prejudices.

A policy that never collects badges calls collecting them a mistake. So whatever is about to be named is looked at again
by the game's own strongest way of thinking, or by search; a mistake is named only if both agree.
"""

from collections.abc import Sequence
from typing import Final

from fromagerie.bots.search import Search
from fromagerie.coach.judge import Judge
from fromagerie.engine.coaching import Position
from fromagerie.engine.dealer import SeededDealer

ITERATIONS: Final = 3000


def second_opinion(
    judge: Judge, position: Position, actions: Sequence[int], moment: int, iterations: int = ITERATIONS
) -> dict[int, float]:
    """What each of these actions is worth by the second opinion; those it never considered are missing.

    A search looks at nothing else: with all that is legal to try, it would try each too seldom to tell them apart.
    """
    dealer = SeededDealer(judge.luck(moment, "second opinion"))
    own: dict[int, float] | None = judge.coaching.second_opinion(position, actions, dealer)
    if own is not None:
        return own
    configs = judge.game.search_configs
    search = Search(len(judge.game.actions), configs[-1].exploration if configs else 0.7, judge.game.heuristics)
    if configs:
        search.sensible = configs[-1].sensible
        search.inference = configs[-1].inference
        search.solve_endgame = configs[-1].solve_endgame
        search.scale_exploration = configs[-1].scale_exploration
        search.widening = configs[-1].widening
    search.only = sorted(actions)
    root = judge.game.imagine(position.remembered, dealer)
    search.run(root, position.seat, iterations, 0.0, dealer)
    return {action: value for action, _, value in search.root_stats() if action in actions}
