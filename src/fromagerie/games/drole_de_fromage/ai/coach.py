"""What the coach knows of Drôle de Fromage beyond its rules: every end of a walk, and the odds of every worm.

Nothing is sampled. What a board promises was learnt by playing against oneself (evaluation.json), worms are counted
exactly, and the reference takes the end that looks best at first sight.
"""

from collections.abc import Sequence
from typing import Any, Final

from fromagerie.engine.coaching import Coaching, Comparison, Position, of_hundred
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.state import NOBODY, State, left_of
from fromagerie.engine.words import Words
from fromagerie.games.drole_de_fromage.ai.bots import make_planner
from fromagerie.games.drole_de_fromage.ai.planner import NO_PATH, Planner
from fromagerie.games.drole_de_fromage.model import ACTIONS, Looked, Step, Take
from fromagerie.games.drole_de_fromage.pieces import SIZES, WAYS
from fromagerie.games.drole_de_fromage.rules import DECLINE

DIE: Final = "die"
# How far a second opinion looks: turns of everybody, and ends of one's own walk.
PLIES: Final = 2
BREADTH: Final = 8
# Where a planner keeps the step before its thoughts: a level that they never come to.
OWN_STEP: Final = 7


class DroleDeFromageCoaching(Coaching):
    news = (Looked,)

    def can_judge(self, options: Any) -> bool:
        """A series is more than its games: what a lead of one is worth was never learnt."""
        return bool(options.games == 1)

    def start_value(self, game: Any, players: int, options: Any) -> list[float]:
        """Everybody's chance before it is known who begins, or before that seat's first roll."""
        state = game.deal(players, options, SeededDealer(0))
        planner = make_planner(game.view(state, None), game.box)
        openers = range(players) if options.first is None and options.ages is None else [state.first]
        totals = [0.0] * players
        for opener in openers:
            planner.judge(opener, 0)
            totals = [total + share for total, share in zip(totals, planner.share, strict=True)]
        return [total / len(openers) for total in totals]

    def value(self, position: Position) -> list[float]:
        view = position.view
        planner = make_planner(view, position.game.box)
        if view.bonus:
            taken = {number: bonus_shares(planner, view.turn, number) for number in bonus_actions(view)}
            return max(taken.values(), key=lambda shares: shares[view.turn])
        return walk_on(planner, view.turn, view.steps_left, NOBODY)

    def weigh(self, position: Position, legal: Sequence[int]) -> dict[int, list[float]]:
        view = position.view
        planner = make_planner(view, position.game.box)
        if view.bonus:
            shares = {number: bonus_shares(planner, position.seat, number) for number in legal}
        else:
            shares = {way: after_step(planner, position.seat, way, view.steps_left) for way in legal}
        first = max(shares, key=lambda number: (round(shares[number][position.seat], 9), -number))
        return {first: shares[first], **shares}

    def splits_luck(self, position: Position, drawn: Sequence[str], new_round: bool) -> bool:
        return DIE in drawn and position.view.turn is not None

    def before_luck(self, position: Position, state: State, dealer: Dealer) -> list[float]:
        planner = make_planner(position.view, position.game.box)
        planner.judge(position.view.turn, 0)
        return list(planner.share)

    def second_opinion(self, position: Position, actions: Sequence[int], dealer: Dealer) -> dict[int, float]:
        view = position.view
        planner = make_planner(view, position.game.box)
        if view.bonus:
            return {number: bonus_shares(planner, position.seat, number)[position.seat] for number in actions}
        return {way: think_on(planner, position.seat, way, view.steps_left) for way in actions}

    def reason(self, comparison: Comparison, words: Words, names: Sequence[str]) -> str:
        """What the other way harvests, how good that is likely to be, and whom this one helps most."""
        position = comparison.position
        seat, number_of = position.seat, position.game.number_of
        shares = self.weigh(position, [number_of[comparison.played], number_of[comparison.better]])
        after = [shares[number_of[action]] for action in (comparison.played, comparison.better)]
        others = [other for other in range(len(names)) if other != seat]
        helped = max(others, key=lambda other: after[0][other] - after[1][other])
        rival = words(
            "coach-rival", who=names[helped], played=of_hundred(after[0][helped]), better=of_hundred(after[1][helped])
        )
        return " ".join([*say_harvest(comparison, words), rival])


def say_harvest(comparison: Comparison, words: Words) -> list[str]:
    """Pieces that only the better of two walks brings home, and how likely they are good."""
    position, played, better = comparison.position, comparison.played, comparison.better
    if not isinstance(played, Step) or not isinstance(better, Step):
        return []
    planner = make_planner(position.view, position.game.box)
    steps = position.view.steps_left
    was, would = (harvest_of(planner, position.seat, WAYS.index(step.to), steps) for step in (played, better))
    more = [size for size in range(len(SIZES)) if would[size] > was[size]]
    if not more:
        return []
    size = more[0]
    good = planner.by_size[size] / float(planner.worms.points[size])
    piece = words(f"piece-{SIZES[size]}")
    return [words("coach-harvest", piece=piece, odds=of_hundred(good))]


def harvest_of(planner: Planner, seat: int, way: int, steps: int) -> list[int]:
    """Pieces of each size this seat has after a step and the best end that follows."""
    path = NO_PATH * 4 + way
    planner.go(seat, path, OWN_STEP)
    ends = planner.think(seat, steps - 1, 0, 0) if steps > 1 and planner.field.pieces else []
    if ends:
        planner.go(seat, ends[0][1], 1)
    harvest = [int(planner.harvest[seat * 3 + size]) for size in range(3)]
    if ends:
        planner.go_back(seat, ends[0][1], 1)
    planner.go_back(seat, path, OWN_STEP)
    return harvest


def after_step(planner: Planner, seat: int, way: int, steps: int) -> list[float]:
    """Everybody's chance if this seat steps so and then takes the end that looks best."""
    path = NO_PATH * 4 + way
    planner.go(seat, path, 0)
    shares = walk_on(planner, seat, steps - 1, planner.owners[way])
    planner.go_back(seat, path, 0)
    return shares


def walk_on(planner: Planner, mover: int, steps: int, last_owner: int) -> list[float]:
    """Everybody's chance at the best end of the rest of a walk; `last_owner`: whose side was stepped towards."""
    if not planner.field.pieces:
        planner.settle(last_owner)
        return list(planner.share)
    ends = planner.think(mover, steps, 0, 0) if steps else []
    if not ends:
        planner.judge(left_of(mover, planner.players), 1)
        return list(planner.share)
    path = ends[0][1]
    # The step before it was noted on level 0.
    planner.go(mover, path, 1)
    if planner.field.pieces:
        planner.judge(left_of(mover, planner.players), 1)
    else:
        planner.settle(planner.owners[path % 4])
    shares = list(planner.share)
    planner.go_back(mover, path, 1)
    return shares


def think_on(planner: Planner, seat: int, way: int, steps: int) -> float:
    """This seat's chance after a step, some turns of the others thought through."""
    path = NO_PATH * 4 + way
    planner.go(seat, path, OWN_STEP)
    if not planner.field.pieces:
        planner.settle(planner.owners[way])
        value = planner.share[seat]
    else:
        ends = planner.think(seat, steps - 1, PLIES, BREADTH) if steps > 1 else []
        if ends:
            value = ends[0][0]
        else:
            planner.outcome(left_of(seat, planner.players), 1, PLIES)
            value = planner.result[planner.players + seat]
    planner.go_back(seat, path, OWN_STEP)
    return value


def bonus_actions(view: Any) -> list[int]:
    """What whoever won the bonus may do with it."""
    takes = [
        number
        for number, action in enumerate(ACTIONS)
        if isinstance(action, Take)
        and action.seat != view.turn
        and action.seat < view.players
        and any(piece[0] == action.size for piece in view.harvest[action.seat])
    ]
    return [DECLINE, *takes]


def bonus_shares(planner: Planner, seat: int, number: int) -> list[float]:
    action: Any = ACTIONS[number]
    if isinstance(action, Take):
        return list(planner.after_taking(seat, action.seat, SIZES.index(action.size)))
    return list(planner.worms.shares())
