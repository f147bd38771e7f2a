"""What is around a game is described once and kept: never longer than it is true."""

import pytest

from fromagerie.engine.game import all_games
from fromagerie.engine.words import LANGUAGES
from fromagerie.server.updates.builder import UpdateBuilder
from fromagerie.server.updates.raw import encode
from tests.every_table import length_of
from tests.server.twins import by_the_way, dealer_for, play, set_room

pytestmark = pytest.mark.once


@pytest.mark.parametrize("seed", [0, 1], ids=["with a clock", "without"])
@pytest.mark.parametrize("key", all_games())
def test_what_is_kept_is_what_would_be_told_anew(key: str, seed: int) -> None:
    game = all_games()[key]
    room = set_room(game, max(game.player_counts), game.options(), seed)
    dealer = dealer_for(1)
    for step in range(150):
        teller = UpdateBuilder(room, step // 40)
        assert encode(teller.around()) == encode(teller.room_info())
        if step % 4 == 3:
            by_the_way(room, dealer)
        else:
            play(room, dealer, 1)
    assert room.seq > min(100, 5 * length_of(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_fast_somebody_was_is_told_with_the_move_in_words(language: str) -> None:
    game = all_games()["cheese-master"]
    room = set_room(game, 3, game.options(), 1)
    room.timing = [(1, "3@0", 400, 20)]
    told = UpdateBuilder(room).game(None, language, [], None)
    assert told is not None
    assert [(one.move, one.words) for one in told.timing] == [
        ("3@0", game.say_action(game.action_typed["3@0"], game.words(language)))
    ]
