"""What positions and choices are worth to a seat, by what it could know: means over worlds it could be in.

All choices of a decision meet the same worlds and the same luck. The luck comes from the seed, the seat and the number
of the moment, never from what is hidden.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fromagerie.coach.estimate import Difference, difference, halves, mean
from fromagerie.engine.coaching import Position
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.sampling import NO_ACTION, Futures, look_into
from fromagerie.engine.state import State

# Actions that reach the second half of the worlds, beside the one played and the reference's.
FINALISTS: Final = 3
# What nobody could gain by choosing otherwise is not worth more worlds.
AT_STAKE: Final = 0.02
# To find worlds in which somebody would have done what they did, all are drawn so often at most, until one in so many
# of as many as are wanted does.
DRAWS: Final = 16
FITTING: Final = 8
# A loss is looked at more closely while its interval holds this.
SURELY: Final = 0.05


class Budget(NamedTuple):
    """In how many worlds is looked."""

    value: int = 192  # for a moment at which somebody else decides
    first: int = 64  # for every choice, to begin with
    full: int = 384  # for those that matter
    again: int = 3  # more futures of each of these worlds, while it is open whether something was a mistake


class Decision(NamedTuple):
    """One choice of the seat's, weighed."""

    actions: list[int]
    played: int
    reference: int
    shares: dict[int, list[float]]  # everybody's chance after each action weighed to the end
    against_reference: Difference  # played less reference
    best: int  # found with one half of the worlds ...
    loss: Difference  # ... and its lead over the one played measured with the other; with all, if both halves find it
    first: dict[int, float]  # what every choice was worth to the seat at first sight
    outcomes: dict[int, list[float]]  # of the best, the one played and the reference's, world by world
    alike: Sequence[int] = ()  # which of these outcomes come from one world, by its number
    measured: Sequence[int] = ()  # those that the loss is measured with

    @property
    def stake(self) -> float:
        """Between the best and the worst at first sight."""
        return max(self.first.values()) - min(self.first.values())

    @property
    def worst(self) -> int:
        return min(self.first, key=lambda action: (self.first[action], action))


class Judge:
    """Judges the moments of one game for one seat."""

    def __init__(self, game: Any, seat: int, players: int, seed: int = 0, budget: Budget | None = None) -> None:
        self.game = game
        self.seat = seat
        self.players = players
        self.seed = seed
        self.budget = budget or Budget()
        self.coaching = game.coaching
        self.policy = game.coaching.policy(game)

    def luck(self, moment: int, purpose: str) -> int:
        """A seed of its own for each purpose of each moment."""
        text = f"{self.seed}/{self.seat}/{moment}/{purpose}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:11])

    def start(self, options: Any) -> list[float]:
        """Everybody's chance before the first deal."""
        exact: list[float] | None = self.coaching.start_value(self.game, self.players, options)
        if exact is not None:
            return exact
        dealer = SeededDealer(self.luck(0, "deals"))
        return self.play_out([self.game.deal(self.players, options, dealer) for _ in range(self.budget.full)], 0)

    def value(self, position: Position, moment: int) -> list[float]:
        """Everybody's chance at a moment when this seat does not decide."""
        exact: list[float] | None = self.coaching.value(position)
        if exact is not None:
            return exact
        worlds = self.coaching.worlds(position, self.budget.value, SeededDealer(self.luck(moment, "worlds")))
        return self.play_out(worlds, moment)

    def play_out(self, worlds: list[State], moment: int) -> list[float]:
        futures = Futures(self.players)
        look_into(worlds, self.luck(moment, "luck"), NO_ACTION, NO_ACTION, self.seat, self.policy, futures)
        return futures.means()

    def after_action(self, position: Position, mover: int, action: int, moment: int) -> list[float]:
        """Everybody's chance once another seat has done openly what it did, before anything else is shown."""
        exact: list[float] | None = self.coaching.after_action(position, mover, action)
        if exact is not None:
            return exact
        worlds = self.worlds_with(position, mover, action, SeededDealer(self.luck(moment, "worlds")))
        futures = Futures(self.players)
        look_into(worlds, self.luck(moment, "luck"), mover, action, self.seat, self.policy, futures)
        return futures.means()

    def worlds_with(self, position: Position, mover: int, action: int, dealer: SeededDealer) -> list[State]:
        """Worlds in which the reference would do what this seat did.

        Drawn until there are some: in those in which it would not, whoever exposes has too much in hand to do so, and
        what is then shown would seem bad news.
        """
        worlds: list[State] = []
        fitting: list[State] = []
        for _ in range(DRAWS):
            worlds = self.coaching.worlds(position, self.budget.full, dealer)
            fitting += [world for world in worlds if self.policy.act(world, mover, dealer) == action]
            if len(fitting) * FITTING >= self.budget.full:
                break
        return fitting or [world for world in worlds if action in world.legal_actions(mover)]

    def reference(self, position: Position, moment: int) -> int:
        """What the reference would do in this seat: the same for the same moment, whatever is hidden."""
        dealer = SeededDealer(self.luck(moment, "reference"))
        root = self.game.imagine(position.remembered, dealer)
        return int(self.policy.act(root, self.seat, dealer))

    def weigh(self, position: Position, legal: Sequence[int], played: int, moment: int) -> Decision:
        """Weigh the choices of this seat against each other."""
        exact = self.coaching.weigh(position, legal)
        if exact is not None:
            return self.weigh_exactly(exact, played)
        reference = self.reference(position, moment)
        dealer = SeededDealer(self.luck(moment, "worlds"))
        chosen = {int(each) for each in self.coaching.candidates(position, legal, dealer)}
        actions = sorted(chosen | {played, reference})
        worlds = self.coaching.worlds(position, self.budget.full, dealer)
        alike = same_worlds(worlds)
        futures = {action: Futures(self.players) for action in actions}
        luck = self.luck(moment, "luck")
        if len(actions) == 1:
            self.look(worlds[: self.budget.value], luck, actions, futures)
            return self.decide(actions, futures, played, reference, alike, {played: mean(futures[played].outcomes())})
        self.look(worlds[: self.budget.first], luck, actions, futures)
        first = {action: mean(futures[action].outcomes()) for action in actions}
        finalists = self.finalists(actions, futures, played, reference, alike)
        # Every finalist meets the same worlds with the same luck.
        self.look(worlds[self.budget.first :], luck + self.budget.first, finalists, futures)
        decision = self.decide(finalists, futures, played, reference, alike, first)
        for more in range(self.budget.again):
            if not is_open(decision.loss):
                break
            again = {action: Futures(self.players) for action in {played, reference, decision.best}}
            self.look(worlds, self.luck(moment, f"more luck {more}"), list(again), again)
            decision = look_closer(decision, again, more + 1)
        return decision

    def look(self, worlds: list[State], luck: int, actions: Sequence[int], futures: dict[int, Futures]) -> None:
        for action in actions:
            look_into(worlds, luck, self.seat, action, self.seat, self.policy, futures[action])

    def finalists(
        self,
        actions: list[int],
        futures: dict[int, Futures],
        played: int,
        reference: int,
        alike: Sequence[int],
    ) -> list[int]:
        """Those that may still be best, the one played and the reference's."""
        outcomes = {action: futures[action].outcomes() for action in actions}
        seen = alike[: len(outcomes[played])]
        leads = {action: difference(outcomes[action], outcomes[played], seen) for action in actions}
        hopeful = [action for action in actions if leads[action].high > AT_STAKE]
        hopeful.sort(key=lambda action: -leads[action].mean)
        return sorted({*hopeful[:FINALISTS], played, reference})

    def decide(
        self,
        actions: list[int],
        futures: dict[int, Futures],
        played: int,
        reference: int,
        alike: Sequence[int],
        first: dict[int, float],
    ) -> Decision:
        outcomes = {action: futures[action].outcomes() for action in actions}
        alike = alike[: len(outcomes[played])]
        one, other = halves(alike)
        best, again = (
            max(actions, key=lambda action: (mean([outcomes[action][place] for place in half]), action == played))
            for half in (one, other or one)
        )
        # Each half measures what the other found: if it is the same, all of them do.
        measured = range(len(alike)) if again == best else other
        return Decision(
            actions=actions,
            played=played,
            reference=reference,
            shares={action: futures[action].means() for action in actions},
            against_reference=difference(outcomes[played], outcomes[reference], alike),
            best=best,
            loss=measure(outcomes[best], outcomes[played], alike, measured),
            first=first,
            outcomes={action: outcomes[action] for action in {played, reference, best}},
            alike=alike,
            measured=measured,
        )

    def weigh_exactly(self, shares: dict[int, list[float]], played: int) -> Decision:
        """Where nothing is sampled, nothing is in doubt but the judgement itself."""
        own = {action: everybody[self.seat] for action, everybody in shares.items()}
        reference = next(iter(shares))
        best = max(own, key=lambda action: (own[action], action == played))
        return Decision(
            actions=sorted(shares),
            played=played,
            reference=reference,
            shares=shares,
            against_reference=Difference(own[played] - own[reference], 0.0),
            best=best,
            loss=Difference(own[best] - own[played], 0.0),
            first=own,
            outcomes={},
        )


def is_open(loss: Difference) -> bool:
    """Whether a loss may be a mistake, and may be none."""
    return loss.low <= SURELY < loss.high


def look_closer(decision: Decision, again: dict[int, Futures], before: int) -> Decision:
    """With another future of each world: most of what blurs a choice is the luck to come, not what is hidden."""
    outcomes, shares = {}, dict(decision.shares)
    for action, futures in again.items():
        outcomes[action] = add_mean(decision.outcomes[action], futures.outcomes(), before)
        shares[action] = add_mean(decision.shares[action], futures.means(), before)
    best, played, reference = decision.best, decision.played, decision.reference
    return decision._replace(
        shares=shares,
        against_reference=difference(outcomes[played], outcomes[reference], decision.alike),
        loss=measure(outcomes[best], outcomes[played], decision.alike, decision.measured),
        outcomes=outcomes,
    )


def same_worlds(worlds: Sequence[State]) -> list[int]:
    """A number for each, the same for those that were drawn once and kept several times.

    Where few explain what others did, hundreds of worlds are few.
    """
    numbers: dict[int, int] = {}
    return [numbers.setdefault(id(world), len(numbers)) for world in worlds]


def measure(best: list[float], played: list[float], alike: Sequence[int], places: Sequence[int]) -> Difference:
    """The lead in some of the worlds."""
    return difference(
        [best[place] for place in places], [played[place] for place in places], [alike[place] for place in places]
    )


def add_mean(means: list[float], more: list[float], before: int) -> list[float]:
    """Means over so many, and one more of each."""
    return [(before * one + other) / (before + 1) for one, other in zip(means, more, strict=True)]
