"""How fast the rules are, side by side with OpenSpiel in one run: `./dev bench [--rounds N]`.

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
from typing import Any

import msgspec

try:
    import pyspiel
except ImportError:
    sys.exit("benchmarks: OpenSpiel is not installed; ./dev bench installs it first.")

from rich.console import Console
from rich.progress import track

from fromagerie.engine import bits
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, game_called
from fromagerie.engine.playout import playouts
from fromagerie.engine.state import State

RESULTS = Path(__file__).parent / "results.md"
PEERS = ("hearts", "spades")


def per_second(work: Callable[[], int]) -> float:
    """How many of whatever `work` counts it does in a second of CPU time."""
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def one_round(players: int) -> State:
    """A dealt game of Cheez-Tricks that ends after one round, all cats in the pool."""
    game: AnyGame = game_called("cheez-tricks")
    deck = game.box.players[str(players)]
    game.box.players[str(players)] = msgspec.structs.replace(deck, rounds=1)
    state: State = game.deal(players, game.read_options({"mode": "wild"}), SeededDealer(5))
    game.box.players[str(players)] = deck
    return state


def peer(name: str) -> Any:
    """A dealt game of OpenSpiel's."""
    state = pyspiel.load_game(name).new_initial_state()
    luck = random.Random(5)
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def decisions_in(state: Any) -> int:
    """How many decisions a game takes from here; the same for every way of playing it."""
    state = state.clone()
    decisions = 0
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        decisions += 1
    return decisions


def their_core(start: Any, games: int) -> int:
    """OpenSpiel's own random rollouts: its evaluator clones the state and plays it out, in C++."""
    rollouts = pyspiel.RandomRolloutEvaluator(games, 1)
    # One simulation of a search evaluates its root, and nothing else.
    pyspiel.MCTSBot(start.get_game(), rollouts, 1.0, 1, 10, False, 3, False).step(start)
    return games * decisions_in(start)


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


def measure(rounds: int) -> dict[str, list[float]]:
    """Every figure, once a round, ours and theirs in turns."""
    ours = one_round(4)
    theirs = {name: peer(name) for name in PEERS}
    dealer = SeededDealer(1)
    figures: dict[str, list[float]] = {}

    def note(name: str, figure: float) -> float:
        figures.setdefault(name, []).append(figure)
        return figure

    for _ in track(range(rounds), "measuring", console=Console(stderr=True), transient=True):
        core = note("core", per_second(lambda: playouts(ours, 10_000, dealer)))
        from_python = note("python", per_second(lambda: ours_from_python(ours, 1_500)))
        for name, start in theirs.items():
            note(f"core/{name}", core / note(f"{name} core", per_second(partial(their_core, start, 2_500))))
            theirs_python = note(f"{name} python", per_second(partial(theirs_from_python, start, 600)))
            note(f"python/{name}", from_python / theirs_python)
        note("clone", 1e6 / per_second(lambda: clone_many(ours, 50_000)))
        note("redeal", 1e6 / per_second(lambda: redeal_many(ours, 5_000)))
    return figures


def table(figures: dict[str, list[float]], rounds: int) -> str:
    """The figures as a table, each against its bar."""
    middle = {name: statistics.median(values) for name, values in figures.items()}
    rows = ["| what | ours | theirs | ratio | bar |", "|---|---|---|---|---|"]
    for kind, title, bar in (("core", "inside the core", 2.0), ("python", "driven from Python", 1.5)):
        for name in PEERS:
            ratio = middle[f"{kind}/{name}"]
            mine, other = f"{middle[kind] / 1e6:.2f} M/s", f"{middle[f'{name} {kind}'] / 1e6:.2f} M/s"
            verdict = "reached" if ratio >= bar else "MISSED"
            rows.append(f"| decisions {title}, OpenSpiel {name} | {mine} | {other} | {ratio:.2f} | {bar} {verdict} |")
    verdict = "reached" if middle["clone"] <= 0.5 else "MISSED"
    rows.append(f"| clone of a dealt game, from Python | {middle['clone']:.2f} µs | | | at most 0.5 µs {verdict} |")
    rows.append(f"| redeal for one seat, from Python | {middle['redeal']:.2f} µs | | | |")
    rows.append("")
    rows.append(
        f"Medians of {rounds} interleaved rounds, CPU time, one core."
        " Ours: a round of Cheez-Tricks with its cats, 4 players."
    )
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench", description="Ours and OpenSpiel's speed, side by side.")
    parser.add_argument("--rounds", type=int, default=15, help="interleaved rounds (default 15)")
    rounds = max(1, parser.parse_args().rounds)
    if bits.__file__.endswith(".py"):
        print(
            "benchmarks: the rules run interpreted here; a compiler makes them some fifty times faster.",
            file=sys.stderr,
        )
    shown = table(measure(rounds), rounds)
    print(shown)
    RESULTS.write_text(f"# Speed\n\nMade by `./dev bench --rounds {rounds}`.\n\n{shown}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
