"""What docs/research.md says is so."""

import re
from pathlib import Path

import pytest

from fromagerie.engine.game import AnyGame
from fromagerie.rl import EnvConfig, environments
from fromagerie.rl.config import tensors_module
from tests.at_the_door import Run
from tests.learners import of_every_game_learnt

GUIDE = Path(__file__).parent.parent / "docs" / "research.md"


@pytest.mark.once
@of_every_game_learnt
def test_every_part_is_in_the_guide(game: AnyGame) -> None:
    about = told_of(game)
    for name, _, _ in EnvConfig(game).tensors.parts:
        assert f"`{name}`" in about


def told_of(game: AnyGame) -> str:
    """Its chapter in the guide; a game that has none says it at the top of its own tensors.py."""
    chapters = re.split(r"^### ", GUIDE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return next((text for text in chapters if text.startswith(game.title)), tensors_module(game).__doc__ or "")


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
    for name, game in environments().items():
        assert f"`{name}`" in GUIDE.read_text(encoding="utf-8") or f"`{name}`" in told_of(game)
