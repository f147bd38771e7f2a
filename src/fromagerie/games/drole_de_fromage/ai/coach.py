"""What the coach knows of Drôle de Fromage beyond its rules: every end of a walk, and the odds of every worm.

Nothing is sampled. What a board promises was learnt by playing against oneself (evaluation.json, chances.json), worms
are counted exactly, and the reference takes the end that looks best at first sight.
"""

from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import Any, Final

import msgspec

from fromagerie.engine.coaching import Coaching, Comparison, Position
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.model import Action, Seat
from fromagerie.engine.state import State, left_of
from fromagerie.engine.words import Words
from fromagerie.games.drole_de_fromage.ai.belief import SLIP, Belief, Mind, Trail, seen_with
from fromagerie.games.drole_de_fromage.ai.bots import make_planner
from fromagerie.games.drole_de_fromage.ai.chances import chances_for
from fromagerie.games.drole_de_fromage.ai.foresight import (
    Walk,
    after_ways,
    in_all_cases,
    next_way,
    whole_walk,
)
from fromagerie.games.drole_de_fromage.ai.planner import Planner
from fromagerie.games.drole_de_fromage.ai.reasons import explain
from fromagerie.games.drole_de_fromage.model import ACTIONS, Looked, Take
from fromagerie.games.drole_de_fromage.pieces import SIZES
from fromagerie.games.drole_de_fromage.rules import DECLINE

DIE: Final = "die"
LAST_PIECES: Final = 5
GOOD, WORMY = attrgetter("good"), attrgetter("wormy")
# How far a second opinion looks: turns of everybody, and ends of one's own walk.
PLIES: Final = 2
BREADTH: Final = 8


class DroleDeFromageCoaching(Coaching):
    news = (Looked,)

    def __init__(self) -> None:
        super().__init__()
        self.trails: dict[Seat, Trail] = {}

    def can_judge(self, options: Any) -> bool:
        """A series is more than its games: what a lead of one is worth was never learnt."""
        return bool(options.games == 1)

    def start_value(self, game: Any, players: int, options: Any) -> list[float]:
        """Everybody's chance before it is known who begins, or before that seat's first roll."""
        state = game.deal(players, options, SeededDealer(0))
        planner = appraiser(game.view(state, None), game.box)
        openers = range(players) if options.first is None and options.ages is None else [state.first]
        totals = [0.0] * players
        for opener in openers:
            planner.judge(opener, 0)
            totals = [total + share for total, share in zip(totals, planner.share, strict=True)]
        return [total / len(openers) for total in totals]

    def belief(self, position: Position) -> Belief:
        """What the others may have found, by how they walked. Trails are kept: moments come one after another."""
        view, seat, box = position.view, position.seat, position.game.box
        if not view.options.peek:
            return Belief(view, seat, None)
        trail = self.trails.get(seat)
        if trail is None or not trail.goes_on_to(position.heard, box):
            trail = self.trails[seat] = Trail(view, box)
        trail.watch(view, seat, position.heard)
        return Belief(view, seat, trail)

    def value(self, position: Position) -> list[float]:
        """Everybody's chance if whoever moves does what the reference would, knowing what they may know."""
        view, belief = position.view, self.belief(position)
        planner = appraiser(view, position.game.box)
        held = list(planner.worms.held)
        totals = [0.0] * view.players
        for mind in belief.minds(view.turn):
            parts = [(weight / mind.weight, case) for weight, case in mind.cases]
            if view.bonus:
                taken = [
                    in_all_cases(planner, held, parts, partial(bonus_shares, planner, view.turn, number))
                    for number in bonus_actions(view)
                ]
                shares = max(taken, key=lambda shares: shares[view.turn])
            else:
                ways = whole_walk(self.planner_of(position, view.turn, mind), view.turn, [], view.steps_left)
                shares = after_ways(planner, view.turn, looker(position), ways, parts)
            totals = [total + mind.weight * share for total, share in zip(totals, shares, strict=True)]
        return totals

    def after_action(self, position: Position, mover: Seat, action: int) -> list[float]:
        """Everybody's chance after what somebody else did openly, before this seat looks under anything."""
        view, belief = position.view, self.belief(position)
        planner = appraiser(view, position.game.box)
        if view.bonus:
            held = list(planner.worms.held)
            return in_all_cases(planner, held, belief.cases, lambda: bonus_shares(planner, mover, action))
        totals, whole = [0.0] * view.players, 0.0
        for mind in belief.minds(mover):
            thinker = self.planner_of(position, mover, mind)
            as_expected = next_way(thinker, mover, view.steps_left) == action
            weight = mind.weight * (1.0 if as_expected else SLIP)
            parts = [(each / mind.weight, case) for each, case in mind.cases]
            ways = whole_walk(thinker, mover, [action], view.steps_left)
            shares = after_ways(planner, mover, looker(position), ways, parts)
            totals = [total + weight * share for total, share in zip(totals, shares, strict=True)]
            whole += weight
        return [total / whole for total in totals]

    def planner_of(self, position: Position, mover: Seat, mind: Mind) -> Planner:
        """How somebody thinks who knows that; where nobody looks, what all know."""
        view = position.view
        if view.options.peek:
            view = seen_with(view, mover, mind.worms)
        return make_planner(view, position.game.box)

    def is_public(self, action: Action) -> bool:
        return True

    def open_value(self, game: Any, views: Sequence[Any]) -> list[float]:
        """Whatever anybody has looked under is known."""
        good, wormy = (sorted({piece for view in views for piece in found(view)}) for found in (GOOD, WORMY))
        seen = msgspec.structs.replace(views[views[0].turn], good=good, wormy=wormy)
        return self.value(Position(game, seen.turn, seen, ()))

    def weigh(self, position: Position, legal: Sequence[int]) -> dict[int, list[float]]:
        view, seat = position.view, position.seat
        planner = appraiser(view, position.game.box)
        cases = self.belief(position).cases
        if view.bonus:
            held = list(planner.worms.held)
            shares = {
                number: in_all_cases(planner, held, cases, partial(bonus_shares, planner, seat, number))
                for number in legal
            }
        else:
            thinker = make_planner(view, position.game.box)
            ways = {way: whole_walk(thinker, seat, [way], view.steps_left) for way in legal}
            shares = {way: after_ways(planner, seat, looker(position), ways[way], cases) for way in legal}
        first = self.exact_reference(position, legal)
        return {first: shares[first], **shares}

    def exact_reference(self, position: Position, legal: Sequence[int]) -> int:
        view, seat = position.view, position.seat
        planner = make_planner(view, position.game.box)
        if not view.bonus:
            return next_way(planner, seat, view.steps_left)
        alone = {number: bonus_shares(planner, seat, number)[seat] for number in legal}
        return max(alone, key=lambda number: (round(alone[number], 9), -number))

    def splits_luck(self, position: Position, drawn: Sequence[str], new_round: bool) -> bool:
        return DIE in drawn and position.view.turn is not None

    def before_luck(self, position: Position, state: State, dealer: Dealer) -> list[float]:
        planner = appraiser(position.view, position.game.box)

        def judge() -> list[float]:
            planner.judge(position.view.turn, 0)
            return list(planner.share)

        return in_all_cases(planner, list(planner.worms.held), self.belief(position).cases, judge)

    def second_opinion(self, position: Position, actions: Sequence[int], dealer: Dealer) -> dict[int, float]:
        view = position.view
        planner = appraiser(view, position.game.box)
        if view.bonus:
            return {number: bonus_shares(planner, position.seat, number)[position.seat] for number in actions}
        return {way: think_on(planner, position.seat, way, view.steps_left) for way in actions}

    def say_choice(self, action: Action, position: Position, words: Words, names: Sequence[str]) -> str:
        if isinstance(action, Take):
            return words("chose-take", piece=words(f"piece-{action.size}"), who=names[action.seat])
        return super().say_choice(action, position, words, names)

    def situation(self, position: Position, action: Action) -> str:
        view = position.view
        if view.bonus:
            return "bonus"
        return "last-pieces" if len(view.board) <= LAST_PIECES else "walk"

    def reason(self, comparison: Comparison, words: Words, names: Sequence[str]) -> str:
        return explain(comparison, words, names)


def appraiser(view: Any, box: Any) -> Planner:
    """A planner whose judgements are chances to win. The reference goes by another: what looks best at first sight."""
    return make_planner(view, box, learnt=chances_for(view.players))


def looker(position: Position) -> int | None:
    """This seat, if pieces are looked under when they are harvested."""
    return position.seat if position.view.options.peek else None


def think_on(planner: Planner, seat: int, way: int, steps: int) -> float:
    """This seat's chance after a step, some turns of the others thought through."""
    walk = Walk(planner, seat)
    walk.go(way)
    if not planner.field.pieces:
        planner.settle(walk.last_owner)
        value = planner.share[seat]
    else:
        ends = planner.think(seat, steps - 1, PLIES, BREADTH) if steps > 1 else []
        if ends:
            value = ends[0][0]
        else:
            planner.outcome(left_of(seat, planner.players), 1, PLIES)
            value = planner.result[planner.players + seat]
    walk.go_back()
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
