"""What came of two choices in the same worlds, counted in things of the game: what reasons are made of."""

from collections import Counter
from typing import Final

from fromagerie.coach.judge import Judge
from fromagerie.engine.coaching import Comparison, Position
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Told
from fromagerie.engine.sampling import StreamDealer, play_on
from fromagerie.engine.state import State

WORLDS: Final = 120


def compare(
    judge: Judge, position: Position, played: int, better: int, moment: int, worlds: int = WORLDS
) -> Comparison:
    """Both choices in worlds of their own, not those they were judged by."""
    actions = judge.game.actions
    if judge.coaching.value(position) is not None:
        return Comparison(position, actions[played], actions[better], {}, {})
    imagined = judge.coaching.worlds(position, worlds, SeededDealer(judge.luck(moment, "evidence")))
    luck = judge.luck(moment, "luck of the evidence")
    counted = [count(judge, position, imagined, luck, action) for action in (played, better)]
    return Comparison(position, actions[played], actions[better], *counted)


def count(judge: Judge, position: Position, worlds: list[State], luck: int, action: int) -> dict[str, float]:
    """What each world tells of what happened in it, on average."""
    sums: Counter[str] = Counter()
    for number, world in enumerate(worlds):
        told: list[Told] = []
        state, dealer = world.clone(), StreamDealer(luck + number)
        state.event_sink = told
        began = state.round_index()
        state.apply(judge.seat, action, dealer)
        play_on(state, began, judge.policy, dealer)
        for fact, much in judge.coaching.observe([each.event for each in told], position).items():
            sums[fact] += much
    return {fact: much / len(worlds) for fact, much in sums.items()}
