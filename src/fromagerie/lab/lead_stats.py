"""Who leads, and since when."""

from collections.abc import Sequence
from typing import Final, NamedTuple

Standing = Sequence[float]
# When it is asked who leads: parts of the game.
MOMENTS: Final = (0.2, 0.4, 0.6, 0.8)
HALF: Final = 0.5


class Story(NamedTuple):
    """How a game went for whoever won it in the end."""

    changes: int  # how often the sole lead went from one seat to another
    drama: float  # how far the winner was behind, on average over the game: 0 always first, 1 always last
    settled: float  # the part of the game after which the winner was never behind again
    held: list[float]  # at each of the moments, which part of those in the lead won in the end
    comeback: float  # 1 if, half-way, the winner was last and somebody else was not


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
    held = [leaders_who_win(standing_at(standings, part * decisions), winners) for part in MOMENTS]
    half = standing_at(standings, HALF * decisions)
    mine = max(half[seat] for seat in winners)
    comeback = float(mine == min(half) < max(half))
    return Story(changes, behind / decisions, settled / decisions, held, comeback)


def standing_at(standings: Sequence[tuple[int, Standing]], decision: float) -> Standing:
    """As it stood after so many decisions."""
    return [standing for at, standing in standings if at <= decision or at == standings[0][0]][-1]


def leaders_who_win(standing: Standing, winners: Sequence[int]) -> float:
    leaders = [seat for seat, points in enumerate(standing) if points == max(standing)]
    return sum(seat in winners for seat in leaders) / len(leaders)
