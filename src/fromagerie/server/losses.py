"""Over many games: where a person loses points, by kind of decision, and what there is to practise. For their own eyes.

Only games that the coach has reviewed for them count; nothing is told where the interval holds 0.
"""

import math
import zlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from fromagerie.coach.ledger import WHOLE
from fromagerie.coach.review import InWords, Mistake, Weighed
from fromagerie.engine.game import all_games
from fromagerie.engine.words import LANGUAGES
from fromagerie.server.domain.results import read_about
from fromagerie.server.registry import TableRegistry
from fromagerie.server.storage.reviews import own_reviews

GAMES: Final = 60  # the newest
LEAST: Final = 3  # games in which a kind of decision came up: of fewer nothing can be said
EXERCISES: Final = 12
SURE: Final = 1.96


class KindOfLoss(Struct, frozen=True):
    """A kind of decision that surely costs something: points of 100 at each, and how sure that is."""

    situation: str
    says: InWords
    games: int
    decisions: int
    lost: float
    error: float  # to either side, 95 %


class GameLosses(Struct, frozen=True):
    game: str
    title: str
    reviewed: int  # games
    kinds: list[KindOfLoss]


class Exercise(Struct, frozen=True):
    """A position of one's own in which something better was to be found: what to choose from, and the answer."""

    match: str
    seat: int
    entry: int  # the choice; the position is the picture before it
    game: str
    title: str
    choices: list[InWords]
    answer: int
    played: InWords
    loss: int
    reason: InWords


class MyLosses(Struct, frozen=True):
    games: list[GameLosses]
    exercises: list[Exercise]


class Kept(Struct):
    """Of a review, what is needed here."""

    game: str
    seat: int
    mistakes: list[Mistake]
    weighed: list[Weighed]


async def my_losses(registry: TableRegistry, person: str | None) -> MyLosses:
    """Raises ExportsBusy."""
    if person is None:
        return MyLosses([], [])
    rows = await registry.store.rows(own_reviews(person, 6 * GAMES))
    own = [row for row in rows if row.about and read_about(row.about).seat == row.seat]
    mine = [(f"{row.room}-{row.match}", row.data) for row in own]
    if not mine:
        return MyLosses([], [])
    told: bytes = await registry.exports.make(person, add_up, mine[:GAMES])
    return msgspec.json.decode(told, type=MyLosses)


def add_up(rows: Sequence[tuple[str, bytes]]) -> bytes:
    """Off the loop: reviews are large."""
    decode = msgspec.json.Decoder(Kept).decode
    found = [(match, decode(zlib.decompress(data))) for match, data in rows]
    games = [
        losses_in(game, [kept for _, kept in found if kept.game == key])
        for key, game in all_games().items()
        if any(kept.game == key for _, kept in found)
    ]
    exercises = [each for match, kept in found for each in exercises_in(match, kept)]
    return msgspec.json.encode(MyLosses(games, exercises[:EXERCISES]))


def losses_in(game: Any, reviews: Sequence[Kept]) -> GameLosses:
    by_kind: dict[str, list[list[float]]] = defaultdict(list)
    for kept in reviews:
        here: dict[str, list[float]] = defaultdict(list)
        for decision in kept.weighed:
            if decision.at_stake and decision.situation:
                here[decision.situation].append(100 * decision.loss / WHOLE)
        for situation, losses in here.items():
            by_kind[situation].append(losses)
    kinds = [kind for situation, games in by_kind.items() if (kind := kind_of_loss(game, situation, games))]
    kinds.sort(key=lambda kind: -kind.lost * kind.decisions)
    return GameLosses(game.key, game.title, len(reviews), kinds)


def kind_of_loss(game: Any, situation: str, games: Sequence[Sequence[float]]) -> KindOfLoss | None:
    """None if it cannot be told from nothing."""
    lost, error = clustered(games)
    if len(games) < LEAST or lost - error <= 0:
        return None
    says = {language: game.words(language)(f"situation-{situation}") for language in LANGUAGES}
    return KindOfLoss(situation, says, len(games), sum(map(len, games)), round(lost, 2), round(error, 2))


def clustered(games: Iterable[Sequence[float]]) -> tuple[float, float]:
    """A mean over decisions and its interval; those of one game are not independent."""
    each = [(sum(losses), len(losses)) for losses in games]
    n = sum(count for _, count in each)
    mean = sum(total for total, _ in each) / n
    if len(each) < 2:
        return mean, math.inf
    apart = sum((total - mean * count) ** 2 for total, count in each)
    return mean, SURE * math.sqrt(apart * len(each) / (len(each) - 1)) / n


def exercises_in(match: str, kept: Kept) -> list[Exercise]:
    title = all_games()[kept.game].title if kept.game in all_games() else kept.game
    return [
        Exercise(
            match=match,
            seat=kept.seat,
            entry=mistake.entry,
            game=kept.game,
            title=title,
            choices=mistake.choices,
            answer=mistake.answer,
            played=mistake.played,
            loss=mistake.loss,
            reason=mistake.reason,
        )
        for mistake in kept.mistakes
    ]
