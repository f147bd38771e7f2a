"""The game on paper is the game that is played."""

from fromagerie.games.cheese_rescue.tests.playthrough import FILE, tell


def test_the_playthrough_is_up_to_date() -> None:
    """If a change is meant: python -m fromagerie.games.cheese_rescue.tests.playthrough, and read the difference."""
    assert FILE.read_text(encoding="utf-8").splitlines() == "\n".join(tell()).splitlines()
