"""The lab by the command line: taken up again, refused in a sentence."""

import sys
from pathlib import Path
from typing import Any

import pytest

from fromagerie.jobs.workers import KEPT
from fromagerie.lab import runner
from tests.at_the_door import Run

pytestmark = [pytest.mark.once, pytest.mark.slow]

MASTER = "cheese-master"


def made(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, *typed: object) -> dict[str, bytes]:
    """Everything a command writes, by the names of the files, with nothing kept from earlier."""
    monkeypatch.setenv("FROMAGERIE_HOME", str(folder / "home"))
    said = run("lab", *typed, "--out", folder / "out")
    assert (said.code, said.err) == (0, "")
    return {file.name: file.read_bytes() for file in (folder / "out").iterdir()}


def test_what_was_interrupted_goes_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["report", MASTER, "--players", 4, "--games", 120, "--jobs", 1]
    whole = made(run, tmp_path / "whole", monkeypatch, *typed)
    played: list[int] = []
    plain = runner.Runner.enter

    def count(self: runner.Runner, part: runner.Part) -> None:
        plain(self, part)
        played.append(len(part.numbers))
        if len(played) == 2:
            raise KeyboardInterrupt

    monkeypatch.setenv("FROMAGERIE_HOME", str(tmp_path / "part" / "home"))
    with monkeypatch.context() as patch:
        patch.setattr(runner.Runner, "enter", count)
        said = run("lab", *typed, "--out", tmp_path / "part" / "out")
    assert said.code == 130
    assert KEPT in said.err
    monkeypatch.setattr(runner, "play", count_calls := Counted(runner.play))
    assert made(run, tmp_path / "part", monkeypatch, *typed) == whole
    # 120 games of equals, and of one among random players 28, each from every seat.
    assert count_calls.calls == 120 + 28 - sum(played)


class Counted:
    def __init__(self, call: Any) -> None:
        self.call = call
        self.calls = 0

    def __call__(self, *given: Any) -> Any:
        self.calls += 1
        return self.call(*given)


def test_two_values_of_an_option_are_compared(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["compare", MASTER, "--option", "dice=1", "--option", "dice=6", "--games", 40, "--jobs", 1]
    digest = made(run, tmp_path, monkeypatch, *typed)["compare.md"].decode()
    assert "dice=1 against dice=6" in digest
    assert (
        "fromagerie lab compare cheese-master --tier light --option dice=1 --option dice=6 --games 40 --seed 1"
        in digest
    )


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        (
            ["report", MASTER, "--tier", "heavy"],
            "Bots are light, medium, strong or one that plays Cheese Master, not 'heavy'.",
        ),
        (["report", MASTER, "--players", "9"], "Cheese Master is for 2, 3, 4, 5, 6, 7 or 8 players, not 9."),
        (["report", MASTER, "--games", "0"], "At least one game is needed, not 0."),
        (["report", MASTER, "--swaps", "0"], "--swaps is 1 or more, not 0."),
        (["report", MASTER, "--precision", "2"], "A precision is a part of the wins, such as 0.01, not 2.0."),
        (["report", "chess"], "There is no game called “chess” on the shelf"),
        (["report", MASTER, "--option", "dice=9"], "Option “dice”: “9” is not one of the choices."),
        (["report", MASTER, "--option", "dice"], "An option is written name=value, not “dice”."),
        (["report", MASTER, "--option", "a-b=1", "--option", "a-b=2"], "The option a_b is given twice;"),
        (["compare", MASTER], "Say what to compare: --box A --box B, or --option x=1 --option x=2."),
        (["whatif", MASTER, "dice.blue.faces.1=cat"], "In dice there is no 'blue'; there are: yellow-1, yellow-2"),
        (["whatif", MASTER, "dice.king.faces.1=wolf"], "'wolf' is none of cheese, king, innkeeper"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(run: Run, typed: list[str], complaint: str) -> None:
    said = run("lab", *typed)
    assert said.code == 2
    assert complaint in said.err
    assert said.err.count("\n") == 1


def test_without_its_packages_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    said = run("lab", "report", MASTER)
    assert said.err == "fromagerie: The lab needs altair: pip install 'fromagerie[lab]'.\n"
