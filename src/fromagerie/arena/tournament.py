"""Every named bot, alone, against tables full of every other one: the same deals for all, each from every seat."""

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from itertools import combinations, pairwise, permutations
from pathlib import Path
from socket import gethostname
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from fromagerie.arena.match import Result
from fromagerie.arena.simulate import BATCH, play_batch
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.model import Options
from fromagerie.jobs import program
from fromagerie.jobs.ledger import Ledger
from fromagerie.jobs.workers import WorkerRefused, as_they_finish


class Pair(NamedTuple):
    """A match: this one against the rest, who are all of the other kind."""

    one: str
    rest: str


class Part(Struct):
    """Some finished games of a match, by their numbers."""

    one: str
    rest: str
    numbers: list[int]
    results: list[Result]

    @property
    def pair(self) -> Pair:
        return Pair(self.one, self.rest)

    def numbered(self) -> dict[int, Result]:
        return dict(zip(self.numbers, self.results, strict=False))


class Terms(Struct, frozen=True):
    """What all games of a tournament have in common, as every worker is told."""

    game: str
    box: Path | None
    box_hash: str
    rules_version: int
    players: int
    options: Options
    seed: int
    sources: str

    def told_apart(self) -> dict[str, Any]:
        """What tells these terms from others: not where the box lies, but what is in it."""
        apart: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(self, box=None))
        return apart


Played = dict[Pair, list[Result]]


def agree(game: AnyGame, players: int, options: Options, seed: int) -> Terms:
    # Workers may run in another folder.
    box = None if game.box_file == game.folder / "box.toml" else game.box_file.resolve()
    return Terms(game.key, box, game.box_hash, game.rules_version, players, options, seed, program.sources())


def draw_up(names: Sequence[str], players: int) -> list[Pair]:
    """The matches to play, whatever the order of the names; a name given twice also plays itself."""
    kinds = sorted(set(names))
    # Of two players, each is the rest to the other: one match says it all.
    pairs = combinations(kinds, 2) if players == 2 else permutations(kinds, 2)
    return sorted([Pair(*pair) for pair in pairs] + [Pair(name, name) for name in kinds if names.count(name) > 1])


def alone(pairs: Sequence[Pair], one: str, players: int) -> list[Pair]:
    """Of these matches, the ones in which this bot sits alone: at a table for two, everybody does."""
    return [pair for pair in pairs if one == pair.one or (players == 2 and one == pair.rest)]


def rungs(pairs: Sequence[Pair], names: Sequence[str], players: int) -> list[Pair]:
    """Of these matches, each bot alone against the one named before it."""
    steps = {(upper, lower) for lower, upper in pairwise(names)}
    return [pair for pair in pairs if pair in steps or (players == 2 and pair[::-1] in steps)]


def against(names: Sequence[str], rest: str) -> list[Pair]:
    """Each of these bots alone against a table full of the same other one."""
    return [Pair(name, rest) for name in dict.fromkeys(names)]


def whole_deals(games: int, players: int) -> int:
    """So many games, or a few more: a deal not played from every seat would favour some."""
    return -(-games // players) * players


def hold(
    terms: Terms,
    pairs: Sequence[Pair],
    games: int,
    ledger: Ledger[Part],
    workers: AbstractContextManager[object],
    progress: Callable[[int], None] = lambda games: None,
    fresh: bool = False,
) -> Played:
    """Play what the ledger does not have yet (`fresh`: everything), and enter it there as it comes in."""
    known: dict[Pair, dict[int, Result]] = {pair: {} for pair in pairs}
    for part in [] if fresh else ledger.read():
        if part.pair in known:
            known[part.pair] |= part.numbered()
    parts = list(missing(known, games, terms.players))
    progress(games * len(pairs) - sum(len(numbers) for _, numbers in parts))
    if parts:
        tasks = ((terms, pair, numbers) for pair, numbers in parts)
        for part in as_they_finish(play_part, tasks, workers):
            ledger.enter(part)
            known[part.pair] |= part.numbered()
            progress(len(part.results))
    return {pair: [known[pair][number] for number in range(games)] for pair in pairs}


def missing(known: Mapping[Pair, Container[int]], games: int, players: int) -> Iterator[tuple[Pair, list[int]]]:
    """The games to play, in batches of whole deals; all pairs advance together."""
    batch = max(1, BATCH // players) * players
    for start in range(0, games, batch):
        for pair, done in known.items():
            numbers = [number for number in range(start, min(start + batch, games)) if number not in done]
            if numbers:
                yield pair, numbers


def play_part(terms: Terms, pair: Pair, numbers: list[int]) -> Part:
    """Some games of a match, wherever this runs."""
    game = get_game(terms.game, terms.box)
    if program.sources() != terms.sources or game.box_hash != terms.box_hash:
        raise WorkerRefused(f"The worker on {gethostname()} has another version of Fromagerie, or of the box.")
    seated = [pair.one, *[pair.rest] * (terms.players - 1)]
    results = play_batch(terms.game, terms.box, seated, terms.options, numbers, terms.seed)
    return Part(*pair, numbers, results)
