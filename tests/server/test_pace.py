"""How quickly bots play: as the host chose, and never by what anybody holds."""

from statistics import correlation, mean

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.server import wire
from fromagerie.server.domain.commands import decide
from fromagerie.server.domain.pace import BEATS, beat_of, thinking_time
from fromagerie.server.domain.room import Room
from fromagerie.server.table.bots import make_question
from tests.every_table import of_every_game
from tests.server.twins import dealer_for, keep, person_at, play, positions, set_room, twin

pytestmark = pytest.mark.once
CHEEZ = get_game("cheez-tricks")


def room_of(game: AnyGame = CHEEZ, players: int = 4, people: int = 1, seed: int = 1) -> Room:
    return set_room(game, players, game.options(), seed, bots=players - people)


def choose(room: Room, pace: wire.Pace) -> None:
    keep(room, decide(room, person_at(0), wire.Configure("x", pace=pace), "en"), person_at(0))


def test_bots_play_briskly_and_calmly_where_three_people_sit() -> None:
    assert beat_of(room_of(people=2)) == BEATS["brisk"]
    assert beat_of(room_of(people=3)) == BEATS["calm"]


@pytest.mark.parametrize("pace", ["calm", "brisk", "instant"])
def test_the_host_chooses_even_while_the_game_is_on(pace: wire.Pace) -> None:
    room = room_of()
    choose(room, pace)
    assert room.pace == pace
    assert beat_of(room) == BEATS[pace]


def test_a_first_decision_is_drawn_evenly_and_a_further_one_is_quick() -> None:
    drole = get_game("drole-de-fromage")
    room = room_of(drole, 4, 1)
    choose(room, "brisk")
    assert room.table is not None
    (seat,) = room.table.state.to_act()
    taken = [thinking_time(room, seat, luck) for luck in range(997)]
    assert min(taken) == 0.45
    assert 0.94 < max(taken) <= 0.95
    assert abs(mean(taken) - 0.7) < 0.01
    play(room, SeededDealer(2), 1, talk=False)
    if room.table.state.to_act() == [seat]:
        assert thinking_time(room, seat, 5) == 0.24


def test_the_last_card_of_a_round_is_laid_at_once() -> None:
    room = room_of()
    choose(room, "calm")
    assert room.table is not None
    dealer = SeededDealer(4)
    while not CHEEZ.is_forced(room.table.view(None)):
        assert play(room, dealer, 1, talk=False)
    seat = next(other for other in range(4) if other != room.table.standing[-1].seat)
    assert thinking_time(room, seat, 400) == 0.25


def test_a_throw_is_forced_and_after_a_race_there_is_time_to_read() -> None:
    room = room_of(get_game("cheese-master"))
    choose(room, "brisk")
    assert room.table is not None
    (seat,) = room.table.state.to_act()
    assert thinking_time(room, seat, 400) == 0.14
    room.timing = [(seat, "W@1", 900, 0)]
    assert thinking_time(room, seat, 400) == 3.8


@pytest.mark.slow
def test_over_five_thousand_moves_the_time_a_bot_takes_does_not_go_with_how_many_moves_it_has() -> None:
    """First decisions that are not forced for all to see: those are the ones whose time is drawn."""
    taken: list[tuple[float, int]] = []
    for seed in range(1, 100_000):
        room = room_of(seed=seed)
        dealer = dealer_for(seed)
        while play(room, dealer, 1, talk=False) and room.phase == "playing" and room.table:
            for seat in room.table.state.to_act():
                if seat != room.table.standing[-1].seat and not CHEEZ.is_forced(room.table.view(None)):
                    luck = make_question(room, seat, "random", room.table.version).luck
                    taken.append((thinking_time(room, seat, luck), len(room.table.state.legal_actions(seat))))
        if len(taken) >= 5_000:
            break
    times, moves = zip(*taken, strict=True)
    assert len(set(moves)) > 5
    # Four standard deviations of what chance does to as many.
    assert abs(correlation(times, moves)) < 4 / len(taken) ** 0.5


@of_every_game
def test_a_bot_takes_the_same_time_whatever_is_hidden(game: AnyGame) -> None:
    players = max(game.player_counts)
    dealer = dealer_for(players, 7)
    for room in positions(set_room(game, players, game.options(), 7), dealer, 6):
        assert room.table is not None
        for seat in room.table.state.to_act():
            other = twin(room, seat, dealer)
            other.secret = room.secret
            luck = make_question(room, seat, "random", 3).luck
            assert thinking_time(room, seat, luck) == thinking_time(other, seat, luck)
