"""Web Push: the keys that the operator makes."""

import stat
from pathlib import Path

import pytest

from fromagerie.cli import main
from fromagerie.server.push.keys import NoKeys, PushKeys, make_keys, read_keys, write_keys

pytestmark = pytest.mark.once


def test_the_operator_makes_keys_once_and_for_themselves_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "keys" / "push.json"
    assert main(["push-keys", str(file), "--contact", "mailto:you@example.org"]) == 0
    said = capsys.readouterr().out
    assert f"--push-keys {file}" in said
    keys = read_keys(file)
    assert keys.private not in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert main(["push-keys", str(file), "--contact", "mailto:you@example.org"]) != 0
    assert "is there already" in capsys.readouterr().err
    assert read_keys(file) == keys
    for contact in ("you@example.org", "mailto:", "mailto:@x", "ftp://x.org", "https://", "mailto:a b@c.d"):
        with pytest.raises(NoKeys):
            make_keys(contact)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"private": "x", "public": "y", "contact": "mailto:a@b.c"}', "\x00"])
def test_a_file_without_keys_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "push.json"
    file.write_text(text)
    with pytest.raises(NoKeys, match="push-keys"):
        read_keys(file)
    with pytest.raises(NoKeys, match="cannot be read"):
        read_keys(tmp_path / "none.json")


def test_keys_are_never_written_over_others(tmp_path: Path, keys: PushKeys) -> None:
    file = tmp_path / "push.json"
    file.write_text("mine")
    with pytest.raises(NoKeys):
        write_keys(file, keys)
    assert file.read_text() == "mine"
