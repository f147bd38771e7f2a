"""What was true: everybody's chance to win by all that lay hidden, for those who may see the replay.

It stands apart from the ledger, and no mistake is ever named from it: nobody could know.
"""

from typing import Any, Final

from msgspec import Struct

from fromagerie.coach.assess import CannotReview, Point, Progress, nothing_to_tell
from fromagerie.coach.judge import Judge
from fromagerie.coach.ledger import millionths
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.journal import Journal
from fromagerie.engine.replay import read_options, steps
from fromagerie.engine.sampling import NO_ACTION, Futures, look_into
from fromagerie.engine.table import Table

FUTURES: Final = 64  # of each moment: the same cards, other luck
MOMENTS: Final = 60  # at most


class TrueCurve(Struct, frozen=True):
    """Everybody's chance, in millionths, with all cards open."""

    game: str
    title: str
    names: list[str]
    curve: list[Point]


def true_curve(
    journal: Journal, game: Any, *, seed: int = 0, futures: int = FUTURES, progress: Progress = nothing_to_tell
) -> TrueCurve:
    """The curve of a finished game. Raises CannotReview."""
    if game.race:
        raise CannotReview("review-race", game=game.title)
    if not game.coaching.can_judge(read_options(journal, game)):
        raise CannotReview("review-series", game=game.title)
    judge = Judge(game, 0, len(journal.seats), seed)
    moments = len(journal.entries)
    every = max(1, -(-moments // MOMENTS))
    curve: list[Point] = []
    table = None
    for number, table in enumerate(steps(journal, game, SeededDealer(0)), start=1):
        progress(number, moments)
        if number % every == 1 or every == 1 or number == moments:
            shares = shares_of(judge, table, futures, number)
            curve.append(Point(number, [millionths(share) for share in shares]))
    if table is None or not table.over:
        raise CannotReview("review-not-over")
    return TrueCurve(game.key, game.title, journal.names, curve)


def shares_of(judge: Judge, table: Table, futures: int, moment: int) -> list[float]:
    """Played on from the truth by the reference in every seat, or as the game can tell without playing."""
    if table.over:
        winners = table.state.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(judge.players)]
    views = [table.view(seat) for seat in range(judge.players)]
    exact: list[float] | None = judge.coaching.open_value(judge.game, views)
    if exact is not None:
        return exact
    found = Futures(judge.players)
    luck = judge.luck(moment, "truth")
    look_into([table.state] * futures, luck, NO_ACTION, NO_ACTION, judge.seat, judge.policy, found)
    return found.means()
