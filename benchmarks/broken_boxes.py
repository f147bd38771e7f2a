"""Does a report name what is broken? Boxes with one part spoilt, and whether it is among the first three findings.

.venv/bin/python benchmarks/broken_boxes.py [--games 2000] [--seeds 1] [NAME ...]
"""

import argparse
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from fromagerie.engine.game import game_with, get_game
from fromagerie.jobs.workers import here
from fromagerie.lab.boxes import contents, write
from fromagerie.lab.findings import findings
from fromagerie.lab.study import Lineup, Plan, Version, report


class Broken(NamedTuple):
    game: str
    culprit: str  # a word of the finding that names it
    spoil: Callable[[dict[str, Any]], None]
    options: Mapping[str, Any] = MappingProxyType({})


def racketeer(box: dict[str, Any]) -> None:
    box["cards"]["C1"]["effect"] = {"do": "steal", "cheese": 4}


def gunman(box: dict[str, Any]) -> None:
    box["cards"]["C2"]["effect"] = {"do": "lose", "gangsters": 3}


def loaded_die(box: dict[str, Any]) -> None:
    box["dice"][0]["faces"] = ["cheese-1"] * 5 + ["cat"]


def idle_dog(box: dict[str, Any]) -> None:
    """No cats anywhere: a dog never matters."""
    for die in box["dice"]:
        die["faces"] = ["cheese-1" if face == "cat" else face for face in die["faces"]]


def idle_cat(box: dict[str, Any]) -> None:
    box["cats"]["TX3"] |= {"exactly": 10, "players": [4]}


BOXES = {
    "dominant thief": Broken("cheese-mafia", "Racketeer", racketeer),
    "dominant gunman": Broken("cheese-mafia", "Gunman", gunman),
    "die with five equal sides": Broken("cheese-master", "yellow-1", loaded_die),
    "side that never matters": Broken("cheese-master", "dog side", idle_dog, {"dice": 6}),
    "dead cat": Broken("cheez-tricks", "Tuxedo cat (=10)", idle_cat),
}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", default=list(BOXES), metavar="NAME")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seeds", type=int, default=1)
    given = parser.parse_args()
    for name in given.names:
        broken = BOXES[name]
        box = contents(get_game(broken.game))
        broken.spoil(box)
        text = write(box)
        version = Version(name, broken.game, text, game_with(broken.game, text).read_options(dict(broken.options)))
        for seed in range(1, given.seeds + 1):
            with tempfile.TemporaryDirectory() as folder:
                plan = Plan(given.games, 0.02, seed, Path(folder), lambda: here(1), runners={})
                (measured,) = report(plan, version, [Lineup(4, "light")])
            first = [finding.sentence for finding in findings(measured)[:3]]
            found = any(broken.culprit in sentence for sentence in first)
            print(f"{name}, seed {seed}: {'named' if found else 'MISSED'}", *first, sep="\n    ", flush=True)


if __name__ == "__main__":
    main()
