"""Steps per second for learners, side by side with PettingZoo, RLCard and OpenSpiel: `./dev bench rl [--rounds N]`.

Everybody does the same from Python: ask for what the awaited player sees and may do, take any legal action, step; new
games included. Ours and theirs take turns, each measured in CPU time, and what counts is the median of the ratios.
"""

import argparse
import os
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

try:
    import pyspiel
    import rlcard
    from pettingzoo.classic import hanabi_v5, leduc_holdem_v4
except ImportError as error:
    sys.exit(f"benchmarks: {error.name} is not installed; ./dev bench rl installs it first.")

import numpy as np
from rich.console import Console
from rich.progress import track

from fromagerie.engine import bits
from fromagerie.rl import VectorEnv, cheez_tricks_v1

RESULTS = Path(__file__).parent / "rl.md"
OURS = "ours: PettingZoo, Cheez-Tricks, 4 players"
BATCHES = (64, 256, 1024)
LEAST = 3.0  # times the best of PettingZoo and RLCard
AT_LEAST = 1_000_000  # decisions a second in batches


def pettingzoo_steps(env: Any, steps: int) -> int:
    """Any environment of PettingZoo's kind, turn by turn."""
    chance = random.Random(1).random
    done = 0
    while done < steps:
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance() * len(legal))]))
            done += 1
    return done


def rlcard_steps(env: Any, steps: int) -> int:
    chance = random.Random(1).random
    done = 0
    while done < steps:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance() * len(legal))])
            done += 1
    return done


def openspiel_steps(game: Any, steps: int) -> int:
    chance = random.Random(1).random
    done = 0
    while done < steps:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                np.asarray(state.information_state_tensor(), np.float32)
                np.asarray(state.legal_actions_mask(), np.int8)
                done += 1
            state.apply_action(legal[int(chance() * len(legal))])
    return done


def random_batches(env: VectorEnv, steps: int) -> int:
    """Observations and masks for every decision; any legal action, chosen inside the core."""
    rounds = max(1, steps // env.games)
    for _ in range(rounds):
        env.step_at_random()
    return rounds * env.games


def chosen_batches(env: VectorEnv, luck: np.random.Generator, steps: int) -> int:
    """The same with actions chosen by numpy from the masks."""
    rounds = max(1, steps // env.games)
    for _ in range(rounds):
        lots = luck.random(env.action_masks.shape, np.float32)
        env.advance((lots * env.action_masks).argmax(axis=1))
    return rounds * env.games


def per_second(work: Callable[[int], int], steps: int) -> float:
    start = time.process_time()
    done = work(steps)
    return done / (time.process_time() - start)


def runners() -> dict[str, tuple[Callable[[int], int], int]]:
    """Everybody in the race, and how many steps they take a round."""
    hands: dict[str, tuple[Callable[[int], int], int]] = {
        OURS: (partial(pettingzoo_steps, cheez_tricks_v1.env(players=4, mode="wild")), 8_000),
        "PettingZoo, Leduc hold'em": (partial(pettingzoo_steps, leduc_holdem_v4.env()), 3_000),
        "PettingZoo, Hanabi": (partial(pettingzoo_steps, hanabi_v5.env()), 1_500),
        "RLCard, bridge": (partial(rlcard_steps, rlcard.make("bridge")), 1_000),
        "RLCard, uno": (partial(rlcard_steps, rlcard.make("uno")), 1_000),
        "RLCard, Leduc hold'em": (partial(rlcard_steps, rlcard.make("leduc-holdem")), 3_000),
        "OpenSpiel, hearts": (partial(openspiel_steps, pyspiel.load_game("hearts")), 3_000),
    }
    for games in BATCHES:
        env = VectorEnv("cheez_tricks_v1", games, players=4, mode="wild")
        env.reset(seed=1)
        hands[f"ours: VectorEnv of {games}"] = (partial(random_batches, env), 200_000)
        hands[f"ours: VectorEnv of {games}, actions chosen by numpy"] = (
            partial(chosen_batches, env, np.random.default_rng(1)),
            100_000,
        )
    return hands


def measure(rounds: int) -> dict[str, list[float]]:
    figures: dict[str, list[float]] = {}
    hands = runners()
    for _ in track(range(rounds), "measuring", console=Console(stderr=True), transient=True):
        for name, (work, steps) in hands.items():
            figures.setdefault(name, []).append(per_second(work, steps))
    return figures


def table(figures: dict[str, list[float]]) -> list[str]:
    rows = ["| from Python, one core | steps/s | ours is so many times as fast |", "|---|---|---|"]
    for name, speeds in figures.items():
        ratio = statistics.median(ours / theirs for ours, theirs in zip(figures[OURS], speeds, strict=True))
        shown = "" if name.startswith("ours") else f"{ratio:.1f}"
        rows.append(f"| {name} | {statistics.median(speeds):,.0f} | {shown} |")
    return [*rows, "", *verdicts(figures)]


def verdicts(figures: dict[str, list[float]]) -> list[str]:
    peers = [speeds for name, speeds in figures.items() if name.startswith(("PettingZoo", "RLCard"))]
    lead = statistics.median(ours / max(theirs) for ours, *theirs in zip(figures[OURS], *peers, strict=True))
    batched = max(statistics.median(figures[f"ours: VectorEnv of {games}"]) for games in BATCHES)
    ahead = "reached" if lead >= LEAST else "MISSED"
    fast = "reached" if batched >= AT_LEAST else "MISSED"
    return [
        f"Against the best of PettingZoo and RLCard: {lead:.1f} times; the bar is {LEAST:.0f}: {ahead}.",
        f"In batches, with observations and masks: {batched / 1e6:.2f} M decisions/s; the bar is 1 M: {fast}.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench rl", description="Steps per second for learners, side by side.")
    parser.add_argument("--rounds", type=int, default=15, help="interleaved rounds (default 15)")
    rounds = max(1, parser.parse_args().rounds)
    if bits.__file__.endswith(".py"):
        print("benchmarks: the rules run interpreted here; a compiler makes them many times faster.", file=sys.stderr)
    # Theirs warn of their own age.
    warnings.simplefilter("ignore")
    shown = "\n".join(table(measure(rounds)))
    print(shown)
    told = f"Made by `./dev bench rl --rounds {rounds}`: medians of interleaved rounds, CPU time, one core."
    RESULTS.write_text(f"# Speed for learners\n\n{told}\n\n{shown}\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nbenchmarks: interrupted, nothing written.")
