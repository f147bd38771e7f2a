"""Not only from a clone: a wheel holds the page and the compiled rules, and needs neither compiler nor Node."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.starting import started
from tools import build_page, compile_rules

pytestmark = [
    pytest.mark.once,
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="the venv is laid out by hand, for POSIX"),
]

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (compile_rules.rules_are_current() and build_page.page_is_current()):
        pytest.skip("the page or the rules are not built as they are now: ./dev build")
    folder = tmp_path_factory.mktemp("wheel")
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def venv(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As empty as can be without a network: the wheel, and what it depends on from here."""
    folder = tmp_path_factory.mktemp("venv")
    subprocess.run((sys.executable, "-m", "venv", "--without-pip", folder), check=True)
    site = next(folder.glob("lib/python*/site-packages"))
    zipfile.ZipFile(wheel).extractall(site)
    others = [path for path in sys.path if path.endswith("site-packages")]
    # Plain paths, no link files: this clone must not be found through them.
    (site / "sitecustomize.py").write_text(f"import sys\nsys.path += {others!r}\n")
    script = folder / "bin" / "fromagerie"
    guard = 'if __name__ == "__main__":\n    sys.exit(main())\n'  # as pip writes it
    script.write_text(f"#!{folder}/bin/python\nimport sys\nfrom fromagerie.__main__ import main\n{guard}")
    script.chmod(0o755)
    return folder


def ask(venv: Path, question: str) -> str:
    done = subprocess.run(
        (venv / "bin" / "python", "-c", question), cwd=venv, env={}, capture_output=True, encoding="utf-8", check=True
    )
    return done.stdout.strip()


def test_the_wheel_holds_what_it_needs_and_no_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "fromagerie/server/static/index.html" in names
    assert "fromagerie/py.typed" in names
    assert "fromagerie/games/cheese_mafia/box.toml" in names
    assert "fromagerie/games/cheese_mafia/mini.toml" in names
    assert {f"fromagerie/lab/studio_page/{name}" for name in ("index.html", "studio.js", "studio.css")} <= set(names)
    tests = [name for name in names if "/tests/" in name or name.startswith(("tests", "tools", "web"))]
    assert tests == [name for name in tests if name.startswith("fromagerie/template/")], "but those of a new game"
    assert "fromagerie/template/petit_suisse/tests/decided.txt" in names
    compiled = [name for name in names if name.endswith((".so", ".pyd"))]
    assert bool(compiled) == bool(compile_rules.compiled_libraries())
    assert len(compiled) == len(compile_rules.compiled_libraries())


def test_its_rules_are_compiled_where_they_could_be(venv: Path) -> None:
    file = ask(venv, "import fromagerie.games.cheez_tricks.rules as rules; print(rules.__file__)")
    assert file.startswith(str(venv))
    assert file.endswith(".py") != bool(compile_rules.compiled_libraries())


def test_without_a_word_it_opens_the_house_and_one_can_play(venv: Path, tmp_path: Path) -> None:
    nothing = {"PATH": "/nonexistent", "FROMAGERIE_HOME": str(tmp_path / "home"), "CI": "1"}
    with started((venv / "bin" / "fromagerie",), tmp_path, nothing) as start:
        start.wait_until_playable()
        assert "Ctrl-C closes it; tables are kept." in start.said
    assert "Traceback" not in start.said


def test_a_pure_wheel_is_for_every_system(tmp_path: Path) -> None:
    if not build_page.page_is_current():
        pytest.skip("the page is not built as it is now: ./dev build")
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path)
    subprocess.run(command, cwd=ROOT, env=os.environ | {"FROMAGERIE_PURE_WHEEL": "1"}, capture_output=True, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]


def test_the_container_takes_what_is_locked_and_runs_without_rights() -> None:
    lines = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    commands = [command.strip() for line in lines if line.startswith("RUN") for command in line[3:].split("&&")]
    for command in commands:
        if "pip install" in command or "pip wheel" in command:
            assert "--require-hashes" in command or "--no-deps" in command
        assert "apt-get" not in command
    assert "USER fromagerie" in lines
    assert "VOLUME /data" in lines
