"""The game on paper is the game that is played."""

from fromagerie.games.drole_de_fromage.tests.playthrough import FILE, play_through


def test_a_whole_game_goes_as_it_stands_on_paper() -> None:
    """If the rules, the bot or the words changed on purpose, write it anew, and read what changed before committing."""
    assert play_through() == FILE.read_text(encoding="utf-8")
