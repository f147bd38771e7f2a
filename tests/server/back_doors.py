"""Laws about the back doors: what a bot says of its move, what a newcomer is told, what is taken back freely.

Each takes what the program does there as an argument; test_back_doors_planted.py puts something wrong in its place.
"""

from collections.abc import Callable, Iterator

from fromagerie.bots import make_bot
from fromagerie.engine.chance import ChanceRefused
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Seat, Told, heard_by
from fromagerie.engine.state import State
from fromagerie.engine.table import Table, open_table
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.room import Room
from fromagerie.server.updates.builder import UpdateBuilder
from fromagerie.server.updates.raw import encode
from tests.every_table import NAMES, brief, observers, one_of
from tests.leaks import Witness, act_and_tell, spell, stack
from tests.server.doors import LANGUAGES
from tests.server.transcripts import look
from tests.server.twins import dealer_for, keep, masked, masks, person_at, play, set_room, twin

NEWCOMER = "a-newcomer"

# What a bot (its name) in a seat says of a move: the game before it, and what was told of it.
Speech = Callable[[AnyGame, str, Seat, State, list[Told]], str]


def honest_speech(game: AnyGame, bot: str, seat: Seat, before: State, told: list[Told]) -> str:
    """As a sitting in a terminal lets a bot's speaker say it."""
    return make_bot(bot, game, seat).reason(game.view(before, None), heard_by(None, told)).say(game.words("en"))


def told_by_reason(speech: Speech, game: AnyGame, bot: str, seed: int) -> tuple[int, str | None]:
    """How many moves were compared, and who can tell worlds apart by what a bot says of the same move in both."""
    dealer = dealer_for(seed, 7)
    players = max(game.player_counts) if seed % 2 else min(game.player_counts)
    state = game.deal(players, brief(game.options()), dealer, [])
    compared = 0
    for _ in range(40):
        if not state.to_act():
            break
        seat = one_of(state.to_act(), dealer)
        move = state.random_action(seat, dealer)
        witness, after = Witness(dealer), state.clone()
        told = act_and_tell(after, seat, move, witness)
        for observer in (other for other in observers(players) if other != seat):
            before = state.clone()
            before.redeal(observer, dealer)
            if move not in before.legal_actions(seat):
                continue
            world = before.clone()
            try:
                retold = act_and_tell(world, seat, move, stack(witness.drew))
            except ChanceRefused:
                continue
            if look(game, after, observer, told) != look(game, world, observer, retold):
                continue
            compared += 1
            truly, otherwise = (speech(game, bot, seat, *was_so) for was_so in ((state, told), (before, retold)))
            if truly != otherwise:
                return compared, f"{spell(observer)} can tell by {truly!r} or {otherwise!r}"
        state = after
    return compared, None


def with_newcomers(game: AnyGame, seed: int) -> Iterator[Room]:
    """Tables at which somebody sits who did not when the cards were dealt: in the next game, or in one given up."""
    for given_up in (True, False):
        room = set_room(game, 3 if 3 in game.player_counts else max(game.player_counts), game.options(), seed, bots=1)
        play(room, dealer_for(seed), 12, talk=False)
        room_says: list[was.AnyRecord] = [was.Rose(1, "ripe", kicked=True), was.Ended()]
        if not given_up:
            room_says.append(was.Gathered(game.key, len(room.chairs), room.options, "ab" * 32))
        for record in room_says:
            keep_record(room, record)
        # The seat of whoever was kicked; in the next game everybody sits one further.
        keep_record(room, was.Sat(1 if given_up else 0, NEWCOMER, "Zoe", ""))
        yield room


def keep_record(room: Room, record: was.AnyRecord) -> None:
    keep(room, Decision(record), person_at(0))


def told_to_newcomers(teller: type[UpdateBuilder], game: AnyGame, seed: int) -> str | None:
    """What a newcomer can tell of the game they did not play; None if nothing."""
    for room in with_newcomers(game, seed):
        other = twin(room, None, dealer_for(seed, 1))
        for language in LANGUAGES:
            for since, fresh in ((0, True), (0, False), (room.seq // 2, False)):
                truly, otherwise = (
                    masked(encode(teller(world, 1).update(NEWCOMER, language, since, fresh=fresh)), masks(world))
                    for world in (room, other)
                )
                if truly != otherwise:
                    return f"a newcomer can tell after {since} in {language}"
    return None


# Whether the last action of a table may be taken back freely.
Free = Callable[[Table], bool]


def learnt_from_taking_back(free: Free, game: AnyGame, seed: int) -> tuple[int, str | None]:
    """How many moves were free to be taken back, and who had learnt something from one of them."""
    dealer = dealer_for(seed, 9)
    players = 3 if 3 in game.player_counts else max(game.player_counts)
    table = open_table(game, NAMES[:players], brief(game.options()), dealer)
    checked = 0
    for _ in range(60):
        if table.over:
            break
        before = table.state.clone()
        seat = one_of(table.to_act, dealer)
        move = table.state.random_action(seat, dealer)
        told = table.act(seat, game.actions[move])
        if free(table):
            checked += 1
            for observer in (other for other in observers(players) if other != seat):
                if learns(before, seat, move, told, observer, dealer):
                    return checked, f"{spell(observer)} saw {game.notation(game.actions[move])}"
    return checked, None


def learns(before: State, seat: Seat, move: int, told: list[Told], observer: Seat | None, dealer: Dealer) -> bool:
    """Whether there is a world that was possible for the observer before this move, and is not after it."""
    for _ in range(6):
        world = before.clone()
        world.redeal(observer, dealer)
        if move not in world.legal_actions(seat):
            return True
        # Luck of its own: what chance brought is something learnt.
        if heard_by(observer, act_and_tell(world, seat, move, dealer)) != heard_by(observer, told):
            return True
    return False


def honest_free(table: Table) -> bool:
    return table.showed_nothing(1)
