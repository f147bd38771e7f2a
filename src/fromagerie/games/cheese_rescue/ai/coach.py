"""What the coach knows of Cheese Rescue beyond its rules."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.coaching import Coaching, Position
from fromagerie.engine.dealer import Dealer

# Of the many places a card may go to, so many are weighed: those that look best at first sight.
PLACES: Final = 12


class CheeseRescueCoaching(Coaching):
    """The whole game is played out; of all places those that put one ahead are weighed."""

    def candidates(self, position: Position, legal: Sequence[int], dealer: Dealer) -> Sequence[int]:
        if len(legal) <= PLACES:
            return legal
        state = position.game.imagine(position.view, dealer)
        priors = position.game.heuristics.action_priors(state, position.seat, vec[i64](legal))
        by_prior = sorted(range(len(legal)), key=lambda place: (-priors[place], place))
        return sorted(legal[place] for place in by_prior[:PLACES])
