"""How fast the rules are, side by side with OpenSpiel in one run: `./dev bench [search|ladder] [--rounds N]`.

Machines are noisy, so nothing is compared across runs: ours and theirs take turns, each measured in CPU time, and what
counts is the median of the ratios. Theirs is measured at its best: a dealt game, cloned and played at random inside its
C++ core.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

try:
    import pyspiel
except ImportError:
    sys.exit("benchmarks: OpenSpiel is not installed; ./dev bench installs it first.")

from rich.console import Console
from rich.progress import track

from benchmarks import ladder
from benchmarks.search import BAR, HUNTS, Hunt, length_of_ours, search_ours, search_theirs
from fromagerie.engine import bits
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.playout import playouts
from fromagerie.engine.state import State

RESULTS = Path(__file__).parent / "results.md"


class Pair(NamedTuple):
    """A game of ours beside one of theirs, and the ratio of decisions per second that ours must reach."""

    game: str
    players: int
    peer: str
    core: float
    python: float | None = None


PAIRS = (
    Pair("cheez-tricks", 4, "hearts", core=2.0, python=1.5),
    Pair("cheez-tricks", 4, "spades", core=2.0, python=1.5),
    Pair("cheese-rescue", 4, "breakthrough", core=1.0),
    Pair("drole-de-fromage", 4, "connect_four", core=1.0),
    Pair("cheese-mafia", 4, "hearts", core=0.3),
)


def per_second(work: Callable[[], float]) -> float:
    """How many of whatever `work` counts it does in a second of CPU time."""
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def dealt(pair: Pair) -> State:
    """A dealt game of ours; of Cheez-Tricks a single round with all cats, as their trick games are single rounds."""
    game: AnyGame = get_game(pair.game)
    options: dict[str, str] = {}
    if pair.game == "cheez-tricks":
        game, options = type(game)(), {"mode": "wild"}
        deck = game.box.players[str(pair.players)]
        game.box.players[str(pair.players)] = msgspec.structs.replace(deck, rounds=1)
    state: State = game.deal(pair.players, game.read_options(options), SeededDealer(5))
    return state


def peer(name: str) -> Any:
    """A dealt game of OpenSpiel's."""
    state = pyspiel.load_game(name).new_initial_state()
    luck = random.Random(5)
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def mean_length(start: Any) -> float:
    """How many decisions a random game takes from here, on average."""
    games = 400
    return theirs_from_python(start, games) / games


def our_core(start: State, games: int) -> float:
    return float(playouts(start, games, SeededDealer(1)))


def their_core(start: Any, games: int, length: float) -> float:
    """OpenSpiel's own random rollouts: its evaluator clones the state and plays it out, in C++."""
    rollouts = pyspiel.RandomRolloutEvaluator(games, 1)
    # One simulation of a search evaluates its root, and nothing else.
    pyspiel.MCTSBot(start.get_game(), rollouts, 1.0, 1, 10, False, 3, False).step(start)
    return games * length


def ours_from_python(start: State, games: int) -> int:
    dealer = SeededDealer(1)
    chance = random.Random(1).random
    decisions = 0
    for _ in range(games):
        state = start.clone()
        while awaited := state.to_act():
            seat = awaited[0]
            legal = state.legal_actions(seat)
            state.apply(seat, legal[int(chance() * len(legal))], dealer)
            decisions += 1
    return decisions


def theirs_from_python(start: Any, games: int) -> int:
    chance = random.Random(1).random
    decisions = 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
            decisions += 1
    return decisions


def clone_many(start: State, times: int) -> int:
    for _ in range(times):
        start.clone()
    return times


def redeal_many(start: State, times: int) -> int:
    dealer = SeededDealer(1)
    for _ in range(times):
        start.redeal(0, dealer)
    return times


class Figures:
    """Every figure of every pair, once a round."""

    def __init__(self) -> None:
        self.seen: dict[tuple[Pair | Hunt, str], list[float]] = {}

    def note(self, pair: Pair | Hunt, name: str, figure: float) -> float:
        self.seen.setdefault((pair, name), []).append(figure)
        return figure

    def middle(self, pair: Pair | Hunt, name: str) -> float:
        return statistics.median(self.seen[pair, name])


def measure(rounds: int, only_search: bool) -> Figures:
    """Ours and theirs in turns, every pair in every round."""
    figures = Figures()
    starts = {pair: (dealt(pair), peer(pair.peer)) for pair in PAIRS}
    lengths = {pair: mean_length(theirs) for pair, (_, theirs) in starts.items()}
    for _ in track(range(rounds), "measuring", console=Console(stderr=True), transient=True):
        if not only_search:
            for pair, (ours, theirs) in starts.items():
                measure_playouts(pair, ours, theirs, lengths[pair], figures)
        for hunt in HUNTS:
            measure_search(hunt, figures)
    return figures


def measure_playouts(pair: Pair, ours: State, theirs: Any, length: float, figures: Figures) -> None:
    core = figures.note(pair, "core", per_second(partial(our_core, ours, 3_000)))
    peer_core = per_second(partial(their_core, theirs, 2_500, length))
    figures.note(pair, "core ratio", core / figures.note(pair, "peer core", peer_core))
    figures.note(pair, "clone", 1e6 / per_second(partial(clone_many, ours, 20_000)))
    figures.note(pair, "redeal", 1e6 / per_second(partial(redeal_many, ours, 2_000)))
    if pair.python is not None:
        python = figures.note(pair, "python", per_second(partial(ours_from_python, ours, 1_500)))
        peer_python = per_second(partial(theirs_from_python, theirs, 600))
        figures.note(pair, "python ratio", python / figures.note(pair, "peer python", peer_python))


def measure_search(hunt: Hunt, figures: Figures) -> None:
    ours, theirs = dealt(Pair(hunt.game, hunt.players, hunt.peer, 0)), peer(hunt.peer)
    lengths = length_of_ours(ours), mean_length(theirs)
    fast = figures.note(hunt, "search", per_second(partial(search_ours, hunt.game, ours)))
    peer_fast = figures.note(hunt, "peer search", per_second(partial(search_theirs, theirs)))
    figures.note(hunt, "length", lengths[0])
    figures.note(hunt, "peer length", lengths[1])
    figures.note(hunt, "search ratio", fast * lengths[0] / (peer_fast * lengths[1]))


def playout_tables(figures: Figures) -> list[str]:
    """Decisions per second, each ratio against its bar; and what single calls take."""
    rows = ["| random playouts, decisions/s | ours | OpenSpiel | | ratio | bar |", "|---|---|---|---|---|---|"]
    for kind, title in (("core", "inside the core"), ("python", "driven from Python")):
        for pair in PAIRS:
            bar = pair.core if kind == "core" else pair.python
            if bar is None:
                continue
            ours = f"{figures.middle(pair, kind) / 1e6:.2f} M"
            theirs = f"{figures.middle(pair, f'peer {kind}') / 1e6:.2f} M"
            ratio = figures.middle(pair, f"{kind} ratio")
            verdict = "reached" if ratio >= bar else "MISSED"
            rows.append(f"| {pair.game}, {title} | {ours} | {pair.peer} | {theirs} | {ratio:.2f} | {bar} {verdict} |")
    rows += ["", "| one call from Python | clone | redeal for one seat |", "|---|---|---|"]
    for pair in {pair.game: pair for pair in PAIRS}.values():
        rows.append(
            f"| {pair.game} | {figures.middle(pair, 'clone'):.2f} µs | {figures.middle(pair, 'redeal'):.2f} µs |"
        )
    return [*rows, ""]


def search_table(figures: Figures) -> list[str]:
    """Simulations per second, each ratio against its bar."""
    rows = [
        "| search, simulations/s | ours | OpenSpiel | | ratio, at equal length | bar |",
        "|---|---|---|---|---|---|",
    ]
    for hunt in HUNTS:
        ours, theirs = (
            f"{figures.middle(hunt, speed) / 1e3:.0f} k of {figures.middle(hunt, length):.0f} decisions"
            for speed, length in (("search", "length"), ("peer search", "peer length"))
        )
        ratio = figures.middle(hunt, "search ratio")
        verdict = "reached" if ratio >= BAR else "MISSED"
        rows.append(
            f"| {hunt.game}, {hunt.players} players | {ours} | {hunt.peer} | {theirs} | {ratio:.2f} | {BAR} {verdict} |"
        )
    return [*rows, ""]


def ladder_table(games: int) -> list[str]:
    """The published ladder, a few games of each contest."""
    rows = [*ladder.HEADING]
    for contest in ladder.CONTESTS:
        total = -(-games // contest.players) * contest.players
        played = ladder.play(contest, games)
        *_, shown = track(played, contest.game, total, console=Console(stderr=True), transient=True)
        rows.append(ladder.row(contest, shown))
    return [*rows, "", "Few games, wide intervals: the published figures and their commands are in docs/bots.md."]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="./dev bench", description="Ours and OpenSpiel's speed, side by side; the bots' ladder in short."
    )
    parser.add_argument("part", nargs="?", choices=["search", "ladder"], help="only this, and nothing is written down")
    parser.add_argument("--rounds", type=int, default=15, help="interleaved rounds (default 15)")
    parser.add_argument("--games", type=int, default=12, help="games of each contest of the ladder (default 12)")
    asked = parser.parse_args()
    rounds, games = max(1, asked.rounds), max(1, asked.games)
    if bits.__file__.endswith(".py"):
        print("benchmarks: the rules run interpreted here; a compiler makes them many times faster.", file=sys.stderr)
    if asked.part == "ladder":
        print("\n".join(ladder_table(games)))
        return
    figures = measure(rounds, only_search=asked.part == "search")
    if asked.part == "search":
        print("\n".join(search_table(figures)))
        return
    rows = playout_tables(figures) + search_table(figures)
    rows.append(
        f"Medians of {rounds} interleaved rounds, CPU time, one core; playouts with {PAIRS[0].players} players."
    )
    rows.append("Cheez-Tricks: one round with its cats; the bar for its clone is 0.5 µs. The others: whole games.")
    rows += ["", *ladder_table(games)]
    shown = "\n".join(rows)
    print(shown)
    RESULTS.write_text(f"# Speed\n\nMade by `./dev bench --rounds {rounds}`.\n\n{shown}\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nbenchmarks: interrupted, nothing written.")
