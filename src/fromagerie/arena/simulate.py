"""Many games between bots, on as many cores as wanted; the same figures whatever their number."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from fromagerie.arena.match import Result, Watch, play
from fromagerie.engine.game import AnyGame, BadOptions, get_game
from fromagerie.engine.model import Options
from fromagerie.jobs.seeds import seed_of
from fromagerie.jobs.shares import Share, mean_by_deal, share_by_deal
from fromagerie.system import scratch_folder

BATCH = 20


class Notebook(Protocol):
    """Somebody who writes down what happens in some games."""

    def begin(self, number: int) -> Watch:
        """A game begins: what is to see its decisions."""

    def end(self, result: Result) -> None:
        """It ended like this."""

    def pages(self) -> Any:
        """What was written, fit to be sent from process to process."""


class BatchRecorder(Protocol):
    """Somebody who brings a notebook to a table, wherever it is played: it must survive being sent there."""

    def open(self, game: AnyGame, players: int, options: Options) -> Notebook: ...

    def collect(self, pages: Any) -> None:
        """The pages of some games, in the order of the games."""


class SummaryRow(Struct):
    """How a bot, or a seat, fared: share of the wins (a shared win is split) and mean score."""

    name: str
    wins: Share
    score: float


class Report(Struct):
    game: str
    players: int
    games: int
    seed: int
    options: dict[str, Any]
    bots: list[SummaryRow]
    seats: list[SummaryRow]
    decisions: Share


def seat_bots(players: int, names: Sequence[str]) -> list[str]:
    """One name fills the table; otherwise one for every seat."""
    seated = list(names) * players if len(names) == 1 else list(names)
    if len(seated) != players:
        why = f"{players} players need {players} bots (or one name for all), but {len(seated)} were named."
        raise BadOptions("bad-call", why=why)
    return seated


def simulate(
    game: AnyGame,
    names: Sequence[str],
    options: Options,
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    recorder: BatchRecorder | None = None,
) -> list[Result]:
    """Play the games: every deal once for each way round the table, so that nobody owes it to the seat."""
    box = None if game.box_file == game.folder / "box.toml" else game.box_file
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    # Here: it takes long to load, and most commands do without it.
    from joblib import Parallel, delayed

    work = (delayed(note_batch)(recorder, game.key, box, list(names), options, batch, seed) for batch in batches)
    results: list[Result] = []
    # In the order asked for, not as they finish: sums of floats must not depend on the number of jobs.
    for batch, pages in Parallel(n_jobs=jobs, return_as="generator", temp_folder=scratch_folder())(work):
        results += batch
        if recorder:
            recorder.collect(pages)
        progress(len(batch))
    return results


def play_batch(
    key: str, box: Path | None, names: list[str], options: Options, numbers: Iterable[int], seed: int
) -> list[Result]:
    game = get_game(key, box)
    return [
        play(game, around(names, number), options, seed_of(seed, number // len(names)), seed_of(seed, number, "bots"))
        for number in numbers
    ]


def note_batch(
    recorder: BatchRecorder | None,
    key: str,
    box: Path | None,
    names: list[str],
    options: Options,
    numbers: Iterable[int],
    seed: int,
) -> tuple[list[Result], Any]:
    """As `play_batch`, with somebody who takes notes, if there is one."""
    if recorder is None:
        return play_batch(key, box, names, options, numbers, seed), None
    game = get_game(key, box)
    notebook = recorder.open(game, len(names), options)
    results = []
    for number in numbers:
        deal, luck = seed_of(seed, number // len(names)), seed_of(seed, number, "bots")
        results.append(play(game, around(names, number), options, deal, luck, notebook.begin(number)))
        notebook.end(results[-1])
    return results, notebook.pages()


def around(names: Sequence[str], number: int) -> list[str]:
    """The seating of a game: the bots move on one seat from game to game."""
    shift = number % len(names)
    return [*names[-shift:], *names[:-shift]] if shift else list(names)


def report(
    game: AnyGame, names: Sequence[str], options: dict[str, Any], seed: int, results: Sequence[Result]
) -> Report:
    """What the games show."""
    players = len(names)
    numbered = list(enumerate(results))
    by_bot = [
        summary_row(
            name,
            [(n, r, seat) for n, r in numbered for seat, sat in enumerate(around(names, n)) if sat == name],
            players,
        )
        for name in dict.fromkeys(names)
    ]
    by_seat = [summary_row(str(seat + 1), [(n, r, seat) for n, r in numbered], players) for seat in range(players)]
    lengths = [(n // players, float(r.decisions)) for n, r in numbered]
    return Report(game.key, players, len(results), seed, options, by_bot, by_seat, mean_by_deal(lengths))


def summary_row(name: str, played: Sequence[tuple[int, Result, int]], players: int) -> SummaryRow:
    wins = [(n // players, r.win_of(seat)) for n, r, seat in played]
    return SummaryRow(name, share_by_deal(wins), sum(r.scores[seat] for _, r, seat in played) / len(played))
