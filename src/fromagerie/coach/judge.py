"""What positions and choices are worth to a seat, by what it could know: means over worlds it could be in.

All choices of a decision meet the same worlds and the same luck. The luck comes from the seed, the seat and the number
of the moment, never from what is hidden.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fromagerie.coach.estimate import Difference, difference, mean
from fromagerie.engine.coaching import Position
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.sampling import NO_ACTION, Futures, look_into, weigh_by_action
from fromagerie.engine.state import State

# Actions that reach the second half of the worlds, beside the one played and the reference's.
FINALISTS: Final = 3
# What nobody could gain by choosing otherwise is not worth more worlds.
AT_STAKE: Final = 0.02


class Budget(NamedTuple):
    """In how many worlds is looked."""

    value: int = 192  # for a moment at which somebody else decides
    first: int = 64  # for every choice, to begin with
    full: int = 384  # for those that matter


class Decision(NamedTuple):
    """One choice of the seat's, weighed."""

    actions: list[int]
    played: int
    reference: int
    shares: dict[int, list[float]]  # everybody's chance after each action weighed to the end
    against_reference: Difference  # played less reference
    best: int  # found with one half of the worlds ...
    loss: Difference  # ... and its lead over the one played measured with the other
    stake: float  # between the best and the worst at first sight


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
        dealer = SeededDealer(self.luck(moment, "worlds"))
        worlds = self.coaching.worlds(position, self.budget.full, dealer)
        worlds = weigh_by_action(worlds, mover, action, self.policy, dealer)
        futures = Futures(self.players)
        look_into(worlds, self.luck(moment, "luck"), mover, action, self.seat, self.policy, futures)
        return futures.means()

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
        futures = {action: Futures(self.players) for action in actions}
        luck = self.luck(moment, "luck")
        if len(actions) == 1:
            self.look(worlds[: self.budget.value], luck, actions, futures)
            return self.decide(actions, futures, played, reference, 0.0)
        self.look(worlds[: self.budget.first], luck, actions, futures)
        first = {action: mean(futures[action].outcomes()) for action in actions}
        stake = max(first.values()) - min(first.values())
        finalists = self.finalists(actions, futures, played, reference)
        # Every finalist meets the same worlds with the same luck.
        self.look(worlds[self.budget.first :], luck + self.budget.first, finalists, futures)
        return self.decide(finalists, futures, played, reference, stake)

    def look(self, worlds: list[State], luck: int, actions: Sequence[int], futures: dict[int, Futures]) -> None:
        for action in actions:
            look_into(worlds, luck, self.seat, action, self.seat, self.policy, futures[action])

    def finalists(self, actions: list[int], futures: dict[int, Futures], played: int, reference: int) -> list[int]:
        """Those that may still be best, the one played and the reference's."""
        outcomes = {action: futures[action].outcomes() for action in actions}
        leads = {action: difference(outcomes[action], outcomes[played]) for action in actions}
        hopeful = [action for action in actions if leads[action].high > AT_STAKE]
        hopeful.sort(key=lambda action: -leads[action].mean)
        return sorted({*hopeful[:FINALISTS], played, reference})

    def decide(
        self, actions: list[int], futures: dict[int, Futures], played: int, reference: int, stake: float
    ) -> Decision:
        outcomes = {action: futures[action].outcomes() for action in actions}
        half = len(outcomes[played]) // 2
        best = max(actions, key=lambda action: (mean(outcomes[action][:half]), action == played))
        return Decision(
            actions=actions,
            played=played,
            reference=reference,
            shares={action: futures[action].means() for action in actions},
            against_reference=difference(outcomes[played], outcomes[reference]),
            best=best,
            loss=difference(outcomes[best][half:], outcomes[played][half:]),
            stake=stake,
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
            stake=max(own.values()) - min(own.values()),
        )
