"""fromagerie new-game: a folder with the author's name for the game everywhere, or a sentence that says why not."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fromagerie.cli.new_game import TEMPLATE
from fromagerie.engine.game import Game
from tests.at_the_door import Run

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
GUIDE = ROOT / "docs" / "adding-a-game.md"


def test_the_guide_lists_everything_a_game_may_say() -> None:
    chapter = GUIDE.read_text(encoding="utf-8").partition("## What a game may say")[2].partition("\n## ")[0]
    rows, _, made = chapter.partition("Made from these")
    listed = [name for row in re.findall(r"^\| (`.*?) \|", rows, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)]
    listed += re.findall(r"`(\w+)`", made)
    there = {
        name
        for name in {*vars(Game), *Game.__annotations__, "box", "box_file", "box_text", "status", "in_words"}
        if name[0] != "_"
    }
    assert sorted(listed) == sorted(there)
    needed = re.findall(r"^\| (`.*?) \|.*\| yes \|$", rows, re.MULTILINE)
    assert Game.__abstractmethods__ <= {name for row in needed for name in re.findall(r"`(\w+)`", row)}


@pytest.mark.parametrize(
    ("title", "package", "key", "prefix"),
    [
        ("Petit Suisse", "petit_suisse", "petit-suisse", "PetitSuisse"),
        ("Tomme d’Auvergne", "tomme_d_auvergne", "tomme-d-auvergne", "TommeDAuvergne"),
        ("Époisses 2", "epoisses_2", "epoisses-2", "Epoisses2"),
        ("Game", "game", "game", "Game"),
    ],
)
def test_the_name_stands_everywhere(run: Run, tmp_path: Path, title: str, package: str, key: str, prefix: str) -> None:
    said = run("new-game", title, "--folder", tmp_path)
    assert (said.code, said.err) == (0, "")
    assert f"FROMAGERIE_GAMES_PATH={tmp_path}" in said.out
    assert f"fromagerie play {key}" in said.out
    laid = {file.relative_to(tmp_path / package) for file in (tmp_path / package).rglob("*") if file.is_file()}
    assert laid == {
        file.relative_to(TEMPLATE) for file in TEMPLATE.rglob("*") if file.is_file() and file.suffix != ".pyc"
    }
    text = "".join((tmp_path / package / file).read_text(encoding="utf-8") for file in laid)
    for name in (f'key = "{key}"', f'title = "{title}"', f"class {prefix}State(State)", f"fromagerie.games.{package}."):
        assert name in text
    assert title == "Petit Suisse" or "etit" not in text.replace("étit", "etit")


def test_a_name_in_small_letters_is_written_as_on_a_box(run: Run, tmp_path: Path) -> None:
    assert run("new-game", "bleu-de-gex", "--folder", tmp_path).code == 0
    assert '"Bleu De Gex"' in (tmp_path / "bleu_de_gex" / "__init__.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("title", ["A", "Zzz", "Quatre mots pour un jeu"])
def test_whatever_its_name_it_is_in_order(run: Run, tmp_path: Path, title: str) -> None:
    """The linter's rules for names that come first, and last, and are as long as can be."""
    assert run("new-game", title, "--folder", tmp_path).code == 0
    for how in (["check"], ["format", "--check"]):
        command = [
            sys.executable,
            "-m",
            "ruff",
            *how,
            "--no-cache",
            "--config",
            str(ROOT / "pyproject.toml"),
            str(tmp_path),
        ]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("title", "complaint"),
    [
        ("", "A game is called by letters"),
        ("../x", "A game is called by letters"),
        ('Say "cheese"', "A game is called by letters"),
        ("2 Cheeses", "'2_cheeses' cannot be its name"),
        ("Class", "'class' cannot be its name"),
        ("奶酪", "cannot be its name"),
        ("A name that is much too long for a box", "has 24 letters at most"),
        ("Cheez-Tricks", "There is a game called cheez-tricks on the shelf already."),
        ("cheez tricks", "There is a game called cheez-tricks on the shelf already."),
        ("There Already", "is there already"),
        ("In A File", "cannot be written"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence_and_nothing_is_laid_out(
    run: Run, tmp_path: Path, title: str, complaint: str
) -> None:
    folder = tmp_path / "games"
    (folder / "there_already").mkdir(parents=True)
    if title == "In A File":
        folder = tmp_path / "file"
        folder.write_text("no folder")
    said = run("new-game", title, "--folder", folder)
    assert said.code == 2
    assert complaint in said.err
    assert said.err.count("\n") == 1
    assert [file for file in (tmp_path / "games").rglob("*") if file.is_file()] == []
