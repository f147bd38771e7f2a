"""What docs/research.md says is so."""

import re
from pathlib import Path

import pytest

from fromagerie.engine.game import AnyGame, shelf
from fromagerie.rl import Setting, environments
from tests.at_the_door import Run

GUIDE = Path(__file__).parent.parent / "docs" / "research.md"


@pytest.mark.once
@pytest.mark.parametrize("game", shelf().values(), ids=shelf())
def test_every_part_is_in_the_guide(game: AnyGame) -> None:
    chapter = re.split(r"^### ", GUIDE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    (about,) = [text for text in chapter if text.startswith(game.title)]
    for name, _, _ in Setting(game).tensors.parts:
        assert f"`{name}`" in about


@pytest.mark.once
def test_every_piece_of_python_in_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("simulate", "cheez-tricks", "--games", "2", "--record", "games.parquet").code == 0
    pieces = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(pieces) == 6
    for piece in pieces:
        exec(compile(piece, str(GUIDE), "exec"), {})


@pytest.mark.once
def test_every_environment_is_in_it() -> None:
    for name in environments():
        assert f"`{name}`" in GUIDE.read_text(encoding="utf-8")
