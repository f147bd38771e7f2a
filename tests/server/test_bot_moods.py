"""Bots react to what everybody has seen, now and then, and by nothing that anybody holds."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, Game, all_games, get_game
from fromagerie.engine.model import heard_by
from fromagerie.engine.moods import Mood
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.commands import decide
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.moods import LATEST, SOONEST, moods_after_move
from fromagerie.server.domain.room import Room
from fromagerie.server.table.bot_moods import MOVES
from tests.every_table import many, of_every_game
from tests.server.still_house import Ear, StillHouse, keep_still, run_still
from tests.server.twins import dealer_for, keep, person_at, play, set_room, twin

pytestmark = pytest.mark.once
GAMES = many(6, interpreted=2)


def a_room(game: AnyGame, seed: int = 1, bots: int = 3) -> Room:
    return set_room(game, max(bots + 1, min(game.player_counts)), game.options(), 1 + 3 * seed, bots=bots)


def configure(room: Room, command: wire.Configure) -> None:
    keep(room, decide(room, person_at(0), command, "en"), person_at(0))


def moments(game: AnyGame, games: int = GAMES) -> Iterator[Room]:
    """A room at every move of some games."""
    for seed in range(games):
        room, luck = a_room(game, seed), SeededDealer(seed + 1)
        while play(room, luck, 1, talk=False) and room.phase == "playing" and room.seq < 200:
            yield room


def skip_without_moods(game: AnyGame) -> None:
    if type(game).moods is Game.moods:
        pytest.skip("its bots have no moods, and need none")


@of_every_game
def test_every_game_has_something_to_react_to(game: AnyGame) -> None:
    skip_without_moods(game)
    felt: Counter[str] = Counter()
    for room in moments(game, 8):
        assert room.table is not None
        felt.update(mood.feeling for mood in game.moods(heard_by(None, room.table.told[-1]), room.table.view(None)))
    assert len(felt) >= 2, felt


@of_every_game
def test_in_other_worlds_that_looked_the_same_bots_react_alike_and_at_the_same_moment(game: AnyGame) -> None:
    compared = 0
    for seed in range(GAMES):
        room, luck = a_room(game, seed), SeededDealer(seed + 1)
        for _ in range(200):
            if not play(room, luck, 1, talk=False) or room.phase != "playing":
                break
            shown = moods_after_move(room)
            for observer in (None, *range(len(room.chairs))):
                other = twin(room, observer, dealer_for(seed, compared))
                assert moods_after_move(other) == shown
                compared += 1
    assert compared > 100


def test_a_game_that_peeped_would_be_found_out() -> None:
    """The test above looks at what bots hold: one that reacts to its hand is seen to."""
    rescue = get_game("cheese-rescue")
    room, luck = a_room(rescue), SeededDealer(1)
    differed = 0
    for _ in range(12):
        play(room, luck, 1, talk=False)
        for seed in range(6):
            other = twin(room, None, dealer_for(seed))
            differed += peeping(room) != peeping(other)
    assert differed


def peeping(room: Room) -> list[Mood]:
    assert room.table is not None
    return [Mood(seat, "cheese", 100) for seat in range(4) if "D" in room.table.view(seat).hand]  # type: ignore[attr-defined]


@of_every_game
def test_only_bots_of_their_own_react_and_the_delay_is_within_its_bounds(game: AnyGame) -> None:
    for room in moments(game):
        for mood in moods_after_move(room):
            assert room.chairs[mood.seat].bot
            assert room.chairs[mood.seat].person is None
            assert SOONEST <= mood.after <= LATEST + 10


@pytest.mark.parametrize("change", [wire.Configure("x", talk="people"), wire.Configure("x", pace="instant")])
def test_where_bots_are_muted_or_lose_no_time_they_show_nothing(change: wire.Configure) -> None:
    for game in all_games().values():
        room, luck = a_room(game), SeededDealer(1)
        configure(room, change)
        while play(room, luck, 1, talk=False) and room.phase == "playing" and room.seq < 300:
            assert moods_after_move(room) == []


def test_the_host_mutes_bots_in_the_middle_of_a_game_and_it_stays_so() -> None:
    room = a_room(get_game("cheez-tricks"))
    assert room.talk == "all"
    configure(room, wire.Configure("x", talk="people"))
    configure(room, wire.Configure("x", pace="calm"))
    assert (room.talk, room.pace) == ("people", "calm")


def test_nothing_is_shown_when_the_game_is_over() -> None:
    """The board ends its story first."""
    for game in all_games().values():
        room, luck = a_room(game), SeededDealer(2)
        while room.phase == "playing":
            assert play(room, luck, 1, talk=False)
        assert moods_after_move(room) == []


async def an_evening(game: AnyGame, seed: int) -> tuple[Room, list[tuple[float, int]], int]:
    """A whole game with bots; who reacted when, in which round."""
    room = set_room(game, max(4, min(game.player_counts)), game.options(), 1 + 3 * seed, bots=4)
    actor = keep_still(room, StillHouse())
    ear = Ear(actor, None)
    ear.come()
    for _ in range(5_000):
        await asyncio.sleep(1)
        if room.phase != "playing":
            break
    await asyncio.sleep(30)
    await actor.stop()
    heard = [(at, json.loads(message)) for at, message in ear.heard]
    assert room.table is not None
    return room, [(at, each["seat"]) for at, each in heard if each["is"] == "reacted"], room.table.chapter + 1


@of_every_game
def test_in_a_whole_game_bots_react_sparingly(game: AnyGame) -> None:
    skip_without_moods(game)

    async def story() -> int:
        shown = 0
        for seed in range(3):
            room, reacted, rounds = await an_evening(game, seed)
            shown += len(reacted)
            for seat, times in Counter(seat for _, seat in reacted).items():
                assert room.table is not None
                assert times <= rounds + room.table.version // (MOVES * len(room.chairs)) + 1, (seat, times, rounds)
            moments = [at for at, _ in reacted]
            assert all(sum(at <= other < at + 2 for other in moments) <= 1 for at in moments)
            assert all(sum(at <= other < at + 30 for other in moments) <= 5 for at in moments)
        return shown

    assert run_still(story()) > 0


def test_a_bot_that_sits_in_for_somebody_keeps_a_straight_face() -> None:
    for game in all_games().values():
        room, luck = a_room(game), SeededDealer(3)
        for seat in range(len(room.chairs)):
            if room.chairs[seat].person:
                keep(room, Decision(was.SatIn(seat, "ripe")))
        while play(room, luck, 1, talk=False) and room.phase == "playing" and room.seq < 200:
            assert all(room.chairs[mood.seat].person is None for mood in moods_after_move(room))
