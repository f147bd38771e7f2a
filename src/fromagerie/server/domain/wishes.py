"""What is played next: who wishes for another game, which one it will be, and who begins it."""

import secrets
from collections import Counter
from collections.abc import Iterator
from typing import Final

from fromagerie.engine.game import AnyGame, UnknownGame, all_games, get_game
from fromagerie.engine.model import Seat
from fromagerie.engine.sealed import new_secret
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision, refuse
from fromagerie.server.domain.evening import places
from fromagerie.server.domain.room import Room
from fromagerie.server.wire import NEXT, SURPRISE

MENUS: Final = (0, 3, 5)  # games that a host may plan


def wish(room: Room, seat: Seat, command: wire.Rematch) -> Decision:
    if room.phase != "over":
        refuse("not-now", "not-over-yet")
    wanted = command.game or NEXT
    if wanted not in (NEXT, SURPRISE, room.game.key):
        try:
            game = get_game(wanted)
        except UnknownGame as error:
            refuse("malformed", "bad-options", why=error)
        if room.slow and game.race:
            refuse("malformed", "slow-race")
        people = sum(chair.present for chair in room.chairs)
        if max(game.player_counts) < people:
            refuse("not-now", "too-many-people", game=game.title, most=max(game.player_counts))
    return Decision(was.Wished(seat, wanted if command.wish else NEXT, command.wish))


def check_menu(menu: list[str]) -> list[str]:
    """Raises UnknownGame."""
    if len(menu) not in MENUS:
        refuse("malformed", "bad-menu")
    return [key if key == SURPRISE else get_game(key).key for key in menu]


# Who is in


def willing(room: Room) -> list[Seat]:
    """Who wishes for another game and is here."""
    return [seat for seat in room.wishes if room.chairs[seat].comes]


def waiting(room: Room) -> list[Seat]:
    """Whose wish is waited for: those who are here and play."""
    return [n for n, chair in enumerate(room.chairs) if chair.present and n not in room.wishes and n not in room.out]


def all_wish(room: Room) -> bool:
    """Everybody has answered, and somebody is in."""
    return room.phase == "over" and bool(willing(room)) and not waiting(room)


def may_begin(room: Room) -> bool:
    """Enough for the host not to wait: two people, or one and bots."""
    able = willing(room)
    return len(able) > 1 or (len(able) == 1 and any(chair.bot for n, chair in enumerate(room.chairs) if n not in able))


# What is played


def planned(room: Room) -> str:
    """The next of the menu, or the same again."""
    rest = room.menu[room.course + 1 :]
    return rest[0] if rest else room.game.key


def most_wished(room: Room) -> str:
    """A game or a surprise. Of those wished for as often, what whoever came last would like; else the first said."""
    able = willing(room) or list(room.wishes)
    wanted = {seat: room.wishes[seat] or planned(room) for seat in able}
    if not wanted:
        return planned(room)
    counted = Counter(wanted.values())
    most = [game for game, votes in counted.items() if votes == max(counted.values())]
    return next((wanted[seat] for seat in last_first(room) if wanted.get(seat) in most), most[0])


def last_first(room: Room) -> Iterator[Seat]:
    """Seats from the last of the game to its winner; none if there was no result."""
    table = room.table
    scores = table.state.scores() if table is not None else None
    if table is None or scores is None:
        return iter(())
    found = places(range(len(scores)), scores, table.state.winners())
    return iter(sorted(found, key=lambda seat: -found[seat]))


def is_fit(room: Room, game: AnyGame, people: int) -> bool:
    """A seat for everybody; and nobody races who comes by once a day."""
    return max(game.player_counts) >= people and not (room.slow and game.race)


def surprise(room: Room, people: int) -> AnyGame:
    """A game that fits: everybody gets a seat, best without adding or taking chairs, best one not played tonight."""
    fit = [game for game in all_games().values() if is_fit(room, game, people)]
    played = {*room.evening.games, room.game.key}
    as_many = [game for game in fit if len(room.chairs) in game.player_counts]
    choices = (
        [game for game in as_many if game.key not in played],
        [game for game in fit if game.key not in played],
        [game for game in as_many if game.key != room.game.key],
        [game for game in fit if game.key != room.game.key],
        fit or [room.game],
    )
    return secrets.choice(next(some for some in choices if some))


# Beginning


def begin(room: Room, person: str, command: wire.Begin) -> Decision:
    """The host waits no longer."""
    if room.phase != "over":
        refuse("not-now", "not-over-yet")
    if command.lobby:
        own = room.seat_of(person)
        return call_together(room, {*willing(room), *([] if own is None else [own])}, called=False)
    if not may_begin(room):
        refuse("not-now", "too-few-in")
    return call_together(room, set(willing(room)), called=True)


def call_together(room: Room, able: set[Seat], *, called: bool) -> Decision:
    assert room.table is not None
    wanted = most_wished(room)
    game = (
        surprise(room, len(able)) if wanted == SURPRISE else room.game if wanted == room.game.key else get_game(wanted)
    )
    if not is_fit(room, game, len(able)):
        game = surprise(room, len(able))  # planned for fewer, or wished for before somebody else sat down
    same = game is room.game
    players = min(game.player_counts, key=lambda number: abs(number - len(room.chairs)))
    # As they were played: ages that went to other seats with their people are the ages by now.
    options = {key: getattr(room.table.options, key) for key in room.options} if same else {}
    legacy = game.legacy(room.table.state) if same else {}
    box = room.box if same else None
    secret = new_secret().hex()
    return Decision(
        was.Gathered(game.key, players, options, secret, False, legacy, box, willing=sorted(able), called=called)
    )


def end_evening(room: Room) -> Decision:
    if room.phase not in ("over", "gathering") or room.evening_ended or not room.evening_now().games:
        refuse("not-now", "no-evening")
    return Decision(was.EveningEnded())
