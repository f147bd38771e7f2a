"""Another game after this one: the first wish asks everybody, and those who want it gather again in their seats."""

from fromagerie.engine.game import UnknownGame, get_game
from fromagerie.engine.model import Seat
from fromagerie.engine.sealed import new_secret
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision, refuse
from fromagerie.server.domain.room import Room


def wish(room: Room, seat: Seat, key: str | None) -> Decision:
    """Ask for another game, or agree to the one that is being asked for."""
    if room.phase != "over":
        refuse("not-now", "not-over-yet")
    try:
        game = get_game(key) if key and key != room.game.key else room.game
    except UnknownGame as error:
        refuse("malformed", "bad-options", why=error)
    ballot = room.ballot
    if ballot is None:
        return Decision(was.Asked("rematch", seat, game=game.key))
    if seat in ballot.willing or (key and game.key != ballot.game):
        refuse("not-now", "vote-is-on")
    return Decision(was.Voted(seat, True))


def call_together(room: Room) -> Decision:
    """All who are here have answered."""
    assert room.table is not None
    assert room.ballot is not None
    same = room.ballot.game == room.game.key
    game = room.game if same else get_game(room.ballot.game)
    players = min(game.player_counts, key=lambda number: abs(number - len(room.chairs)))
    options = room.options if same else {}
    legacy = game.legacy(room.table.state) if same else {}
    box = room.box if same else None
    return Decision(was.Gathered(game.key, players, options, new_secret().hex(), turned=False, legacy=legacy, box=box))
