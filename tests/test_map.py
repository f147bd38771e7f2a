"""docs/architecture.md shows every module, in its place, and none that is not there."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "fromagerie"
MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1]
# Their shape is shown once: a game is a folder, and so is every step of the database.
FOLDERS = ("games", "template", "server/static", "server/storage/migrations/versions")


def is_shown_once(path: Path) -> bool:
    return any(path.is_relative_to(SRC / folder) for folder in FOLDERS)


def part(package: str) -> str:
    """What the map says of a package: its line, and those below it that are further in."""
    found = re.search(rf"^( *){re.escape(package)} .*\n(?:\1 +.*\n)*", MAP, re.MULTILINE)
    assert found, f"{package} is not on the map"
    return found[0]


def words_in(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


MODULES = [path for path in sorted(SRC.rglob("*.py")) if path.name != "__init__.py" and not is_shown_once(path)]
SCRIPTS = sorted((ROOT / "web" / "src" / "lib").glob("*.ts"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SRC)))
def test_every_module_is_shown_in_its_package(path: Path) -> None:
    package = path.parent.relative_to(SRC).parts
    shown = part(f"{package[0]}/") if package else MAP
    assert path.stem in words_in(part(f"{package[1]}/") if len(package) == 2 else shown)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_every_script_of_the_page_is_shown(path: Path) -> None:
    assert path.name in part("src/lib/")


def test_nothing_is_shown_that_is_not_there() -> None:
    there = {path.name for folder in ("src", "tools", "web/src") for path in (ROOT / folder).rglob("*.*")}
    named = set(re.findall(r"\w[\w.]*\.(?:py|ts|js|json)\b", MAP)) - {"rules_*.py"}
    assert named - there - {path.name for path in ROOT.glob("*.py")} == set()
