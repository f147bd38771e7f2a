"""A sixth game is one folder: added to a copy of the program, it plays through every door, and nothing else changes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.once, pytest.mark.slow]

HERE = Path(__file__).parent
ROOT = HERE.parent


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program as it is, compiled modules and all, with one more folder in it."""
    root = tmp_path_factory.mktemp("sixth")
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(HERE / "sixth_game" / "gruyere", root / "src" / "fromagerie" / "games" / "gruyere")
    return root


def run(copy: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(copy / "src"), "FROMAGERIE_HOME": str(copy / "home"), "LANG": "C"}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, input=typed, capture_output=True, text=True, timeout=120
    )


def fromagerie(copy: Path, *arguments: str, typed: str = "") -> str:
    done = run(copy, "-m", "fromagerie.cli", *arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_stands_on_the_shelf(copy: Path) -> None:
    assert "Gruyère, 2 to 3 players" in fromagerie(copy, "games")


def test_it_is_played_to_the_end_and_told_again(copy: Path) -> None:
    shown = fromagerie(copy, "play", "gruyere", "--bots", "random", "--seed", "1", typed="e3\nE9\n" + "1\n" * 12)
    assert "No: " in shown
    assert " wins." in shown
    (journal,) = (copy / "home" / "finished").glob("*.json")
    assert " gagne." in fromagerie(copy, "replay", str(journal), "--lang", "fr")


def test_bots_play_it_on_several_cores_with_another_box(copy: Path) -> None:
    box = copy / "box.toml"
    box.write_text("holes = 5\nbites = [2, 3]\n")
    alone = fromagerie(copy, "simulate", "gruyere", "--games", "60", "--box", str(box))
    together = fromagerie(copy, "simulate", "gruyere", "--games", "60", "--box", str(box), "--jobs", "2")
    assert alone == together
    assert "random" in alone


def test_its_rules_are_at_hand(copy: Path) -> None:
    assert "Whoever eats the last hole wins." in fromagerie(copy, "rules", "gruyere", "last")


def test_the_types_for_its_board_come_to_lie_in_its_folder(copy: Path) -> None:
    ask = "from tools.make_game_types import outputs; print(*(f'{path}: {text}' for path, text in outputs().items()))"
    made = run(copy, "-c", ask).stdout
    assert str(copy / "src" / "fromagerie" / "games" / "gruyere" / "web" / "generated.ts") in made
    assert "export interface GruyereGame {" in made


def test_the_laws_of_every_game_hold_for_it(copy: Path) -> None:
    laws = ("tests/test_every_game.py", "tests/test_every_secret.py")
    done = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n0", *laws, "-k", "gruyere")
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_learners_are_told_what_it_lacks_and_see_it_once_it_says_what_they_see(copy: Path) -> None:
    ask = "from fromagerie.rl import Setting, environments; print(sorted(environments())); Setting('gruyere')"
    done = run(copy, "-c", ask)
    assert "gruyere" not in done.stdout
    assert done.stderr.strip().endswith(
        "Gruyère has no tensors.py in its folder, which says what a learner sees of it."
    )
    tensors = copy / "src" / "fromagerie" / "games" / "gruyere" / "tensors.py"
    shutil.copyfile(HERE / "sixth_game" / "tensors_of_gruyere.py", tensors)
    try:
        play = "from fromagerie.rl import VectorEnv; env = VectorEnv('gruyere_v1', 3); env.reset(1)\n"
        play += "while not env.dones.any(): env.step_at_random()\nprint(env.observations.shape, env.rewards.sum())"
        done = run(copy, "-c", play)
        assert done.stdout == "(3, 16) 0.0\n", done.stderr
    finally:
        tensors.unlink()
