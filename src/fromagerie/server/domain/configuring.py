"""What the host may change of a table: the game, its options, the clock, the menu of the evening."""

from msgspec import UNSET, UnsetType

from fromagerie.bots import bots_for
from fromagerie.engine.game import AnyGame, BadOptions, UnknownGame, get_game
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision, refuse
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.seats import STAND_IN
from fromagerie.server.domain.time_limits import is_slow
from fromagerie.server.domain.wishes import check_menu, surprise


def configure(room: Room, command: wire.Configure) -> Decision:
    if room.table is not None and (command.game, command.players, command.options) != (UNSET, UNSET, UNSET):
        refuse("not-now", "game-is-on")
    try:
        menu = room.menu if command.menu is UNSET else check_menu(command.menu)
        key = configured_game(room, command, menu)
        game = room.game if key == room.game.key else get_game(key)
        players = seats_for(room, game, command.players)
        kept = room.options if game.key == room.game.key else {}
        options = kept if command.options is UNSET else command.options
        game.check_options(players, game.read_options(options))
    except (BadOptions, UnknownGame) as error:
        refuse("malformed", "bad-options", why=error)
    clock = room.clock if command.clock is UNSET else command.clock
    if is_slow(clock) and game.race:
        if command.clock is not UNSET:
            refuse("malformed", "slow-race")
        clock = "off"
    # Whoever went to bed must not wake up to a bot in their seat.
    if room.slow and not is_slow(clock) and room.phase in ("playing", "paused"):
        refuse("not-now", "slow-stays")
    level = (room.bots if room.bots in bots_for(game) else STAND_IN) if command.bots is UNSET else command.bots
    if level not in bots_for(game):
        refuse("malformed", "no-such-bot")
    return Decision(
        was.Configured(
            game=game.key,
            players=players,
            options=options,
            public=room.public if command.public is UNSET else command.public,
            clock=clock,
            leavers=room.leavers if command.leavers is UNSET else command.leavers,
            box=room.box if game is room.game else None,
            pace=room.pace if command.pace is UNSET else command.pace,
            talk=room.talk if command.talk is UNSET else command.talk,
            menu=menu,
            bots=level,
            kept=True,
        )
    )


def seats_for(room: Room, game: AnyGame, wanted: int | UnsetType) -> int:
    """How many seats the table has from now on: nobody who sits at it has to stand."""
    people = sum(chair.person is not None for chair in room.chairs)
    enough = [number for number in game.player_counts if number >= people]
    if not enough or (wanted is not UNSET and wanted < people):
        most = max(game.player_counts) if wanted is UNSET else min(wanted, max(game.player_counts))
        refuse("not-now", "too-many-people", game=game.title, most=most)
    if wanted is not UNSET:
        return wanted
    return min(enough, key=lambda number: abs(number - len(room.chairs)))


def configured_game(room: Room, command: wire.Configure, menu: list[str]) -> str:
    """In the lobby a new menu lays its first game on the table."""
    if command.game is not UNSET:
        return command.game
    if command.menu is UNSET or not menu or room.table is not None:
        return room.game.key
    return surprise(room, len(room.chairs)).key if menu[0] == wire.SURPRISE else menu[0]
