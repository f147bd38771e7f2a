"""Does a report name what is broken? Boxes with one part spoilt, and whether it is among the first three findings.

.venv/bin/python benchmarks/broken_boxes.py [--games 2000] [--seeds 5] [--same 20] [--first 1] [NAME ...]

Rankings were tuned on the first six; the last three were chosen before any of them was tried, and are only measured.
`--same N`: instead, the published box with N pairs of different luck, between which nothing should be found.
"""

import argparse
import re
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from fromagerie.engine.game import all_games, game_with, get_game
from fromagerie.jobs.workers import here
from fromagerie.lab.boxes import contents, write
from fromagerie.lab.findings import findings, what_changed
from fromagerie.lab.study import Lineup, Plan, Version, compare, report

OTHER_LUCK = 1000


class Broken(NamedTuple):
    game: str
    culprit: str  # what a sentence that names it, and what is wrong with it, looks like
    spoil: Callable[[dict[str, Any]], None]
    options: Mapping[str, Any] = MappingProxyType({})
    tuned: bool = True


def racketeer(box: dict[str, Any]) -> None:
    box["cards"]["C1"]["effect"] = {"do": "steal", "cheese": 4}


def gunman(box: dict[str, Any]) -> None:
    box["cards"]["C2"]["effect"] = {"do": "lose", "gangsters": 6}


def femme_fatale(box: dict[str, Any]) -> None:
    box["cards"]["FEM"]["effect"] = {"do": "charm", "cheese": 3, "total": 10, "most": 9}


def loaded_die(box: dict[str, Any]) -> None:
    box["dice"][0]["faces"] = ["cheese-1"] * 5 + ["cat"]


def idle_dog(box: dict[str, Any]) -> None:
    """No cats anywhere: a dog never matters."""
    for die in box["dice"]:
        die["faces"] = ["cheese-1" if face == "cat" else face for face in die["faces"]]


def idle_tuxedo(box: dict[str, Any]) -> None:
    box["cats"]["TX3"] |= {"exactly": 10, "players": [4]}


def godfather(box: dict[str, Any]) -> None:
    box["cards"]["PAR"]["effect"] |= {"cheese": 5, "special_cheese": 5}


def idle_white(box: dict[str, Any]) -> None:
    box["cats"]["WH3"] |= {"tricks": 10, "players": [4]}


def idle_cats(box: dict[str, Any]) -> None:
    """No mice anywhere: a cat never matters."""
    for die in box["dice"]:
        die["faces"] = ["cheese-3" if face.startswith("mouse") else face for face in die["faces"]]


BOXES = {
    "dominant thief": Broken("cheese-mafia", "^Who (gets|uses) The Racketeer wins .* more", racketeer),
    "dominant gunman": Broken("cheese-mafia", "^Who (gets|uses) The Gunman wins .* more", gunman),
    "dominant held card": Broken("cheese-mafia", "^Who (gets|uses) The Femme Fatale wins .* more", femme_fatale),
    "die with five equal sides": Broken("cheese-master", "^The die yellow-1 shows", loaded_die),
    "dogs that never matter": Broken("cheese-master", "^Without the dog side", idle_dog, {"dice": 6}),
    "dead tuxedo cat": Broken("cheez-tricks", r"^Tuxedo cat \(=10\) captures 0.0", idle_tuxedo),
    "dominant search": Broken("cheese-mafia", "^Who (gets|uses) The Godfather wins .* more", godfather, tuned=False),
    "dead white cat": Broken("cheez-tricks", r"^White cat \(.*10.*\) captures 0.0", idle_white, tuned=False),
    "cats that never matter": Broken("cheese-master", "^Without the cat side", idle_cats, tuned=False),
}


def plan_of(games: int, seed: int, folder: str) -> Plan:
    return Plan(games, 0.02, seed, Path(folder), lambda: here(1), runners={})


def first_findings(name: str, games: int, seed: int) -> list[str]:
    broken = BOXES[name]
    box = contents(get_game(broken.game))
    broken.spoil(box)
    text = write(box)
    version = Version(name, broken.game, text, game_with(broken.game, text).read_options(dict(broken.options)))
    with tempfile.TemporaryDirectory() as folder:
        (measured,) = report(plan_of(games, seed, folder), version, [Lineup(4, "light")])
    return [finding.sentence for finding in findings(measured)[:3]]


def finds_nothing(key: str, games: int, seed: int) -> bool:
    """Whether the published box, played with two kinds of luck, shows no difference."""
    version = Version("the published box", key, None, get_game(key).options())
    with tempfile.TemporaryDirectory() as folder:
        mine, others = (
            compare(plan_of(games, luck, folder), version, version, [Lineup(4, "light")])[0][0]
            for luck in (seed, seed + OTHER_LUCK)
        )
    found = [finding.sentence for finding in what_changed(mine, others) if finding.sure]
    print(*found, sep="\n    ", end="\n" if found else "")
    return not found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", metavar="NAME", help="boxes; with --same, games")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--same", type=int, metavar="N")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    given = parser.parse_args()
    if given.same:
        for key in given.names or all_games():
            nothing = sum(
                finds_nothing(key, given.games, seed) for seed in range(given.first, given.first + given.same)
            )
            print(f"{key}, {given.games} games: nothing found at {nothing} of {given.same} seeds", flush=True)
        return
    for name in given.names or BOXES:
        named = 0
        for seed in range(given.first, given.first + given.seeds):
            first = first_findings(name, given.games, seed)
            found = any(re.search(BOXES[name].culprit, sentence) for sentence in first)
            named += found
            print(f"{name}, seed {seed}: {'named' if found else 'MISSED'}", *first, sep="\n    ", flush=True)
        print(f"{name}: named at {named} of {given.seeds} seeds, {given.games} games", flush=True)


if __name__ == "__main__":
    main()
