"""A sixth game is one folder: laid out by `fromagerie new-game`, it goes through all that is said of every game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fromagerie import cli
from fromagerie.engine.medals import KIND
from fromagerie.engine.words import words_for
from tests.at_the_door import command, env

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROOT = Path(__file__).parent.parent
KEY = "tete-de-moine"
# Where the shelf is walked inside a test, its name is not among the ids.
WALKS = ("every_field_was_decided", "nothing_is_decided", "other_luck_gives", "up_to_date", "games_released")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the game lies, which is nowhere near the others."""
    folder = tmp_path_factory.mktemp("elsewhere")
    assert cli.main(["new-game", "Tête de Moine", "--folder", str(folder)]) == 0
    return folder


@pytest.fixture
def fromagerie(folder: Path, monkeypatch: pytest.MonkeyPatch) -> "Shelf":
    monkeypatch.setenv("FROMAGERIE_GAMES_PATH", str(folder))
    return Shelf()


class Shelf:
    """The command line with one more game on the shelf."""

    def __call__(self, *arguments: object, typed: str = "") -> str:
        done = subprocess.run(
            command(*arguments), env=env(), input=typed, capture_output=True, encoding="utf-8", timeout=120
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def test_it_stands_on_the_shelf_and_its_rules_are_at_hand(fromagerie: Shelf) -> None:
    assert "Tête de Moine, 2 to 4 players" in fromagerie("games")
    assert "3.2" in fromagerie("rules", KEY, "win", "is", "shared")


def test_it_is_played_to_the_end_and_told_again(fromagerie: Shelf) -> None:
    """With whoever sits down where nobody is named: it brings no bot of its own."""
    shown = fromagerie("play", KEY, "--players", "2", "--seed", "1", typed="c30\n" + "1\n" * 12)
    assert "No. You do not hold 30." in shown
    said = words_for("en")
    medals = [said(f"medal-{key}") for key in (*KIND, "photo-finish")]
    assert any(f"{medal}: " in shown for medal in medals), "it declares none, and everybody has one"
    (journal,) = (Path(os.environ["FROMAGERIE_HOME"]) / "finished").glob("*.json")
    told = fromagerie("replay", journal, "--lang", "fr")
    assert " remporte la partie" in told or " se partagent la victoire" in told


def test_bots_play_it_on_several_cores_with_another_box(fromagerie: Shelf, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("cards = 30\nhand = 7\n")
    typed = ("simulate", KEY, "--games", "60", "--box", box)
    assert fromagerie(*typed) == fromagerie(*typed, "--jobs", "2")


def test_learners_are_told_what_it_lacks(fromagerie: Shelf) -> None:
    ask = f"from fromagerie.rl import EnvConfig, environments; print(sorted(environments())); EnvConfig('{KEY}')"
    done = subprocess.run([sys.executable, "-c", ask], env=env(), capture_output=True, encoding="utf-8")
    assert "tete" not in done.stdout
    assert done.stderr.strip().endswith("has no tensors.py in its folder, which says what a learner sees of it.")


# As tests/server/test_secrecy.py asks it of all tables of all games at once.
ASK_THE_WIRE = f"""
from fromagerie.engine.game import get_game
from tests.server.doors import Door, search
game = get_game("{KEY}")
tables = [(players, seed) for players in game.player_counts for seed in range(3)]
found = [search(Door(), game, players, game.options(), seed, 3, 1) for players, seed in tables]
print(min(compared for compared, _ in found), [leak for _, leak in found if leak])
"""


def test_the_wire_tells_nobody_its_hidden_hands_and_would_be_caught(
    fromagerie: Shelf, folder: Path, tmp_path: Path
) -> None:
    assert ask_the_wire(folder).endswith(" []")
    shutil.copytree(folder / "tete_de_moine", tmp_path / "games" / "tete_de_moine")
    view = tmp_path / "games" / "tete_de_moine" / "view.py"
    honest = view.read_text(encoding="utf-8")
    view.write_text(honest.replace("for card in state.hands[seat]]", "for card in state.hands[0]]"), encoding="utf-8")
    assert "can tell" in ask_the_wire(tmp_path / "games")


def ask_the_wire(folder: Path) -> str:
    here = env(FROMAGERIE_GAMES_PATH=str(folder), PYTHONPATH=os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    done = subprocess.run(
        [sys.executable, "-c", ASK_THE_WIRE], cwd=ROOT, env=here, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_results_are_kept_under_its_rules_too(fromagerie: Shelf, folder: Path) -> None:
    ask = [sys.executable, "-c", "from fromagerie.jobs.program import sources; print(sources())"]
    before = subprocess.check_output(ask, env=env())
    rules = folder / "tete_de_moine" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(f"{text}\n", encoding="utf-8")
    assert subprocess.check_output(ask, env=env()) != before
    rules.write_text(text, encoding="utf-8")
    assert subprocess.check_output(ask, env=env()) == before


def test_a_folder_without_a_box_is_no_game_and_two_of_one_key_are_refused(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "no_game").mkdir()
    (tmp_path / "no_game" / "__init__.py").write_text("raise RuntimeError('this is no game')")
    together = env(FROMAGERIE_GAMES_PATH=os.pathsep.join([str(folder), str(tmp_path)]))
    done = subprocess.run(command("games"), env=together, capture_output=True, encoding="utf-8")
    assert done.stdout.count("Tête de Moine") == 1, done.stderr
    shutil.copytree(folder / "tete_de_moine", tmp_path / "copied")
    done = subprocess.run(command("games"), env=together, capture_output=True, encoding="utf-8")
    assert f"are both called {KEY}." in done.stderr


def test_what_is_said_of_every_game_is_true_of_it(fromagerie: Shelf, folder: Path) -> None:
    """One run over all tests of this folder, page included, for this game alone; and those in its own folder."""
    before = listing(folder)
    browser = [f"--ignore=tests/browser/{file.name}" for file in BROWSER if file.name != "test_play.py"]
    others = ["--ignore=tests/test_sixth_game.py", "--ignore=tests/test_new_game.py", *browser]
    asked = [
        "-k",
        " or ".join((KEY, "test_rules", *WALKS)),
        "-p",
        "no:cacheprovider",
        "-p",
        "no:schemathesis",
        "-n0",
        "-q",
    ]
    python = [sys.executable, "-m", "pytest", "-c", "pyproject.toml", *asked, *others, "tests", str(folder)]
    done = subprocess.run(python, cwd=ROOT, env=env(), capture_output=True, encoding="utf-8", timeout=280)
    assert done.returncode == 0, done.stdout[-6000:]
    passed = int(done.stdout.rpartition(" passed")[0].split()[-1])
    assert passed > 400, done.stdout[-1000:]
    assert listing(folder) == before


BROWSER = sorted((ROOT / "tests" / "browser").glob("test_*.py"))


def listing(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix != ".pyc" and file.name != "__pycache__")
