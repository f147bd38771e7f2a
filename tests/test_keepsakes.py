"""Signs and badges: every game has a row of signs for every seat, which tells nothing that was not told before."""

import msgspec

from fromagerie.engine.award import story_of
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.journal import BadJournal
from fromagerie.engine.keepsakes import LONGEST_ROW, SIGNS, plain_signs
from fromagerie.engine.medals import Story
from fromagerie.engine.model import Options
from fromagerie.engine.replay import replay
from fromagerie.engine.words import LANGUAGES
from tests.every_table import at_every_table, many, of_every_game
from tests.test_medals import finished, otherwise, swapped


def rows_of(game: AnyGame, story: Story) -> bytes:
    """All that signs tell of a game."""
    return msgspec.json.encode([list(game.signs(story, seat)) for seat in range(story.players)])


@at_every_table
def test_every_seat_has_a_row_of_known_signs(game: AnyGame, players: int, options: Options) -> None:
    story = story_of(finished(game, players, options, 1))
    for seat in range(players):
        signs = list(game.signs(story, seat))
        assert signs, "an empty row would look like a mistake"
        assert set(signs) <= set(SIGNS)


def test_at_the_table_of_the_day_a_row_is_whole() -> None:
    """Four players, the usual options: hardly any game is cut off."""
    for game in all_games().values():
        players = 4 if 4 in game.player_counts else max(game.player_counts)
        rows = [
            len(list(game.signs(story_of(finished(game, players, game.options(), seed)), 0)))
            for seed in range(many(6, interpreted=2))
        ]
        assert sum(length <= LONGEST_ROW for length in rows) * 2 >= len(rows), game.key


@at_every_table
def test_in_games_that_sounded_the_same_the_signs_are_the_same(game: AnyGame, players: int, options: Options) -> None:
    for seed in range(many(2, interpreted=1)):
        table = finished(game, players, options, seed)
        assert rows_of(game, story_of(otherwise(table, seed))) == rows_of(game, story_of(table))


def test_in_other_deals_that_looked_the_same_the_signs_are_the_same() -> None:
    compared = 0
    for game in all_games().values():
        for seed in range(many(3, interpreted=2)):
            table = finished(game, min(game.player_counts), game.options(), seed)
            for journal in swapped(table.journal, SeededDealer(seed)):
                try:
                    other = replay(journal, game, SeededDealer(1))
                except BadJournal:
                    continue
                if other.over and other.events(None) == table.events(None) and list(other.told) != list(table.told):
                    compared += 1
                    assert rows_of(game, story_of(other)) == rows_of(game, story_of(table))
    assert compared, "no other deal looked the same: this proves nothing"


def test_a_game_that_says_nothing_of_itself_was_won_or_not() -> None:
    story = Story(2, [3, 1], [0], [], [(2, 0)])
    assert (plain_signs(story, 0), plain_signs(story, 1)) == (["cheese"], ["plate"])


@of_every_game
def test_badges_are_for_medals_there_are_and_have_words(game: AnyGame) -> None:
    for badge in game.badges:
        assert badge.times > 1, "one medal is a medal"
        for language in LANGUAGES:
            words = game.words(language)
            assert f"medal-{badge.medal}" in words.entries
            assert words(f"badge-{badge.key}")
            assert words(f"badge-{badge.key}-why").endswith(".")
