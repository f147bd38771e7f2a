"""The runner on which games are tried: which games to play, spread over workers, kept as they come in."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from socket import gethostname
from typing import Final

import msgspec
from msgspec import Struct

from fromagerie.bots import bots_for
from fromagerie.engine.game import AnyGame, game_with
from fromagerie.engine.model import Options
from fromagerie.jobs import program
from fromagerie.jobs.ledger import Ledger
from fromagerie.jobs.seeds import seed_of
from fromagerie.jobs.workers import WorkerRefused, as_they_finish
from fromagerie.lab.record import Record
from fromagerie.lab.table import Use, Watched, recorder_of

TIERS: Final = {"light": ("greedy", "random"), "medium": ("fresh",), "strong": ("ripe",)}
BATCH: Final = 40
# One game in so many is looked into, as long as it is one of the first: each costs as much as dozens of games.
PROBE_EVERY: Final = 10
PROBE_UNTIL: Final = 5000

# The studies: games of equals, the same where only the wins are asked for, the same where no choice is looked into, one
# among random players, one that does without a mechanic.
PLAY: Final = "play"
SWAP: Final = "swap"
TUNE: Final = "tune"
SKILL: Final = "skill"
WITHOUT: Final = "without "


class Terms(Struct, frozen=True):
    """What all games of a runner have in common, as every worker is told."""

    game: str
    box: str | None  # a box.toml; None: the published one
    box_hash: str
    rules_version: int
    players: int
    options: Options
    tier: str
    seed: int
    sources: str


class Part(Struct):
    """Some finished games of a study, by their numbers."""

    study: str
    numbers: list[int]
    records: list[Record]


def agree(game: AnyGame, box: str | None, players: int, options: Options, tier: str, seed: int) -> Terms:
    return Terms(game.key, box, game.box_hash, game.rules_version, players, options, tier, seed, program.sources())


def bot_of(game: AnyGame, tier: str) -> str:
    """The bot that stands for a tier in this game; or a bot by its own name."""
    return next(name for name in (*TIERS.get(tier, (tier,)), "random") if name in bots_for(game))


Known = dict[str, dict[int, Record]]
# A study of a runner, and the numbers of the games it wants.
Wanted = tuple["Runner", str, Sequence[int]]


class Runner:
    """All the games tried on one set of terms."""

    def __init__(self, terms: Terms, folder: Path) -> None:
        self.terms = terms
        self.game = game_with(terms.game, terms.box)
        # Not the text of the box, but what is in it.
        apart = msgspec.structs.replace(terms, box=None)
        self.ledger = Ledger(folder, f"{terms.game}-{terms.players}-{terms.tier}", Part, apart, program.build())
        self.known: Known = {}
        self.read = False

    def recall(self) -> None:
        if not self.read:
            self.read = True
            for part in self.ledger.read():
                self.enter(part)

    def enter(self, part: Part) -> None:
        self.known.setdefault(part.study, {}).update(zip(part.numbers, part.records, strict=True))

    def records(self, study: str, numbers: Sequence[int]) -> list[Record]:
        """In the order of their numbers, whoever played them."""
        known = self.known[study]
        return [known[number] for number in numbers]

    def missing(self, study: str, numbers: Sequence[int]) -> list[int]:
        known = self.known.get(study, {})
        return [number for number in numbers if number not in known]


def carry_out(
    wanted: Sequence[Wanted],
    crew: Callable[[], AbstractContextManager[object]],
    progress: Callable[[int], None] = lambda games: None,
) -> None:
    """Have all these games played that nobody has played yet."""
    for runner, _, _ in wanted:
        runner.recall()
    tasks = list(batches(wanted))
    progress(sum(len(numbers) for _, _, numbers in wanted) - sum(len(numbers) for _, _, numbers in tasks))
    if not tasks:
        return
    by_terms = {runner.terms: runner for runner, _, _ in wanted}
    for terms, part in as_they_finish(play_part, tasks, crew()):
        runner = by_terms[terms]
        runner.ledger.enter(part)
        runner.enter(part)
        progress(len(part.numbers))


def batches(wanted: Sequence[Wanted]) -> Iterator[tuple[Terms, str, list[int]]]:
    """All studies advance together, so that an interrupted evening has something of each."""
    queues = [(runner.terms, study, runner.missing(study, numbers)) for runner, study, numbers in wanted]
    longest = max((len(numbers) for _, _, numbers in queues), default=0)
    for start in range(0, longest, BATCH):
        for terms, study, numbers in queues:
            if numbers[start : start + BATCH]:
                yield terms, study, numbers[start : start + BATCH]


def play_part(terms: Terms, study: str, numbers: list[int]) -> tuple[Terms, Part]:
    """Some games of a study, wherever this runs."""
    game = game_with(terms.game, terms.box)
    if program.sources() != terms.sources or game.box_hash != terms.box_hash:
        raise WorkerRefused(f"The worker on {gethostname()} has another version of Fromagerie, or of the box.")
    return terms, Part(study, numbers, [play(game, terms, study, number) for number in numbers])


def play(game: AnyGame, terms: Terms, study: str, number: int) -> Record:
    """Game so-and-so of a study. Where somebody sits alone, every deal is played with them in every seat."""
    own = bot_of(game, terms.tier)
    bots = [own] * terms.players
    deal, alone = number, number % terms.players
    banned: dict[int, Use] = {}
    if study not in (PLAY, SWAP, TUNE):
        deal = number // terms.players
    if study == SKILL:
        bots = ["random"] * terms.players
        bots[alone] = own
    if study.startswith(WITHOUT):
        banned[alone] = recorder_of(game).mechanics[study.removeprefix(WITHOUT)]
    cards, luck = seed_of(terms.seed, deal), seed_of(terms.seed, number, "bots")
    table = Watched(game, bots, terms.options, cards, luck, banned)
    if study not in (PLAY, TUNE):
        return table.play_unwatched()
    return table.play(study == PLAY and number % PROBE_EVERY == 0 and number < PROBE_UNTIL)
