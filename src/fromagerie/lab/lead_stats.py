"""Who leads, and since when."""

from collections.abc import Sequence
from typing import NamedTuple

Standing = Sequence[float]


class Story(NamedTuple):
    """How a game went for whoever won it in the end."""

    changes: int  # how often the sole lead went from one seat to another
    drama: float  # how far the winner was behind, on average over the game: 0 always first, 1 always last
    settled: float  # the part of the game after which the winner was never behind again


def tell(standings: Sequence[tuple[int, Standing]], winners: Sequence[int], decisions: int) -> Story | None:
    """From the standings, each with the decision after which it held; None if there is nobody to tell of."""
    if not standings or not winners or decisions == 0:
        return None
    ends = [at for at, _ in standings[1:]] + [decisions]
    changes, leader, behind, settled = 0, None, 0.0, 0
    for (at, standing), end in zip(standings, ends, strict=True):
        best, worst = max(standing), min(standing)
        ahead = [seat for seat, points in enumerate(standing) if points == best]
        if len(ahead) == 1:
            changes += leader is not None and ahead[0] != leader
            leader = ahead[0]
        mine = max(standing[seat] for seat in winners)
        if mine < best:
            behind += (end - at) * (best - mine) / (best - worst)
            settled = end
    return Story(changes, behind / decisions, settled / decisions)
