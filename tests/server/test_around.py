"""What is around a game is described once and kept: never longer than it is true."""

import pytest

from fromagerie.engine.game import shelf
from fromagerie.server.room import CLOCKS
from fromagerie.server.telling import Teller, encode
from tests.server.twins import by_the_way, dealer_for, play, set_room

pytestmark = pytest.mark.once


@pytest.mark.parametrize("clock", ["off", *CLOCKS])
@pytest.mark.parametrize("key", shelf())
def test_what_is_kept_is_what_would_be_told_anew(key: str, clock: str) -> None:
    game = shelf()[key]
    room = set_room(game, max(game.seats), game.options(), 1)
    room.clock = clock  # type: ignore[assignment]
    dealer = dealer_for(1)
    for step in range(150):
        teller = Teller(room, step % 3)
        assert encode(teller.around()) == encode(teller.room_info())
        if step % 4 == 3:
            by_the_way(room, dealer)
        else:
            play(room, dealer, 1)
    assert room.seq > 100
