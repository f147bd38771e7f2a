"""The game on paper is still the game."""

from fromagerie.games.cheese_master.tests.playthrough import FILE, playthrough


def test_the_game_on_paper_is_played_the_same_way_today() -> None:
    assert playthrough() == FILE.read_text(encoding="utf-8")
