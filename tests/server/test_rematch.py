"""Another game: people are asked, whoever stays keeps seat and name, and the next game begins as its rules say."""

from typing import Any

import msgspec
import pytest

from fromagerie.engine.game import all_games, get_game
from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import apply_record
from fromagerie.server.domain.commands import decide, follow_up
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.records import StoredRecord
from fromagerie.server.domain.room import Room
from fromagerie.server.updates.builder import UpdateBuilder
from fromagerie.server.updates.raw import encode
from tests.server.twins import dealer_for, keep, person_at, play, set_room

pytestmark = pytest.mark.once
DROLE = "drole-de-fromage"


def ended(key: str = "cheese-rescue", players: int = 4, bots: int = 2) -> Room:
    """People and bots whose game was given up."""
    room = set_room(get_game(key), players, get_game(key).options(), 1, bots=bots)
    keep(room, Decision(was.Ended()))
    return room


def do(room: Room, seat: Seat, command: wire.Command) -> None:
    """As a actor does: the record, and whatever follows from it."""
    keep(room, decide(room, person_at(seat), command, "en"), person_at(seat))
    while (following := follow_up(room)) is not None:
        keep(room, following)


def again(room: Room, *seats: Seat, game: str | None = None) -> None:
    for seat in seats:
        do(room, seat, wire.Rematch("x", game))


def told(room: Room) -> dict[str, Any]:
    return msgspec.json.decode(encode(UpdateBuilder(room).room_info()))  # type: ignore[no-any-return]


@pytest.mark.parametrize("key", sorted(all_games()))
def test_one_wish_asks_and_pulls_nobody_off_the_result(key: str) -> None:
    room = ended(key, 3, 1)
    names = room.names()
    again(room, 1)
    assert told(room)["phase"] == "over"
    assert told(room)["vote"] == {"what": "rematch", "by": 1, "waiting": [0], "yes": [], "game": key, "newcomer": None}
    do(room, 0, wire.Vote("x", True))
    assert room.phase == "gathering"
    assert room.names() == names, "people and bots keep seat and name"
    assert [chair.person for chair in room.chairs] == [person_at(0), person_at(1), None]


def test_a_second_wish_is_a_yes_and_a_third_of_the_same_person_is_none() -> None:
    room = ended(bots=1)
    again(room, 0, 1)
    assert told(room)["vote"]["yes"] == [1]
    for seat, game in ((0, None), (1, None), (2, DROLE)):
        with pytest.raises(CommandRejected, match="vote-is-on"):
            again(room, seat, game=game)
    again(room, 2)
    assert room.phase == "gathering"


def test_whoever_says_no_gives_up_their_seat_and_the_others_keep_theirs() -> None:
    room = ended()
    bots = room.names()[2:]
    again(room, 1)
    do(room, 0, wire.Vote("x", False))
    assert room.phase == "gathering"
    assert room.chairs[0].free
    assert room.chairs[1].person == person_at(1)
    assert room.names()[2:] == bots
    assert room.host == person_at(1)


def test_whoever_said_no_may_think_better_of_it() -> None:
    room = ended(bots=1)
    again(room, 1)
    do(room, 0, wire.Vote("x", False))
    assert told(room)["vote"]["waiting"] == [2]
    again(room, 0)
    again(room, 2)
    assert not any(chair.free for chair in room.chairs)


def test_whoever_is_away_blocks_nothing_and_finds_their_seat_held_by_a_bot() -> None:
    room = ended()
    again(room, 1)
    keep(room, Decision(was.WentAway(0)))
    following = follow_up(room)
    assert following is not None
    keep(room, following)
    assert (room.chairs[0].person, room.chairs[0].bot) == (person_at(0), "ripe")
    with pytest.raises(CommandRejected, match="bot-sits-in"):
        do(room, 0, wire.Ready("x"))
    keep(room, Decision(was.CameBack(0)))
    assert room.chairs[0].bot is None
    do(room, 1, wire.Ready("x"))
    assert told(room)["phase"] == "gathering", "who is back is asked whether they are ready"
    do(room, 0, wire.Ready("x"))
    assert room.phase == "playing"


def test_a_game_begins_without_whoever_stays_away() -> None:
    room = ended()
    keep(room, Decision(was.WentAway(0)))
    again(room, 1)
    do(room, 1, wire.Ready("x"))
    assert room.phase == "playing"
    assert room.chairs[0].bot


def test_nobody_gathers_if_all_who_wanted_to_are_away() -> None:
    room = ended()
    again(room, 1)
    for seat in (1, 0):
        keep(room, Decision(was.WentAway(seat)))
    assert follow_up(room) is None
    assert room.phase == "over"


def test_whoever_asked_and_got_up_asks_no_more() -> None:
    room = ended()
    again(room, 1)
    do(room, 1, wire.Stand("x"))
    assert told(room)["vote"] is None


def test_where_the_next_game_has_fewer_seats_bots_give_up_theirs() -> None:
    room = set_room(get_game("cheese-master"), 6, get_game("cheese-master").options(), 1)
    for seat in (0, 2):
        keep(room, Decision(was.Rose(seat, "ripe", kicked=True)))
    keep(room, Decision(was.Ended()))
    again(room, 1, 3, 4, game=DROLE)
    do(room, 5, wire.Vote("x", True))
    assert sorted(chair.person or "" for chair in room.chairs) == [person_at(seat) for seat in (1, 3, 4, 5)]
    assert [room.chairs[seat].person for seat in (1, 3)] == [person_at(1), person_at(3)]


def test_a_rematch_of_old_still_turns_the_seats() -> None:
    room = ended(players=3, bots=0)
    old = b'{"was":"gathered","game":"cheese-rescue","players":3,"options":{},"secret":"' + b"5" * 64 + b'"}'
    keep(room, Decision(was.decode(old)))
    assert [chair.person for chair in room.chairs] == [person_at(seat) for seat in (1, 2, 0)]
    assert was.decode(b'{"was":"asked","what":"pause","by":1}') == was.Asked("pause", 1)


def test_bots_keep_their_names_whoever_comes_and_goes() -> None:
    room = set_room(get_game("cheese-rescue"), 4, get_game("cheese-rescue").options(), 1, bots=2)
    assert room.names()[2:] == ["Gouda", "Comté"]
    keep(room, Decision(was.Rose(0, "ripe", kicked=True)))
    assert room.names() == ["Munster", "Bob", "Gouda", "Comté"]
    keep(room, Decision(was.BotSeated(2, "vintage")))
    assert (room.names()[2], room.chairs[2].bot) == ("Gouda", "vintage")


# Drôle de Fromage: a rematch counts like the next game of a series


def finished() -> Room:
    options = get_game(DROLE).options(max_turns=12)
    for seed in range(1, 100, 3):
        room = set_room(get_game(DROLE), 3, options, seed)
        play(room, dealer_for(seed), 1000, talk=False)
        assert room.table is not None
        scores = room.table.state.scores()
        assert scores is not None
        if len(set(scores)) == 3 and min(scores) != scores[room.table.state.ages[0]]:  # type: ignore[attr-defined]
            return room
    raise AssertionError("no game without a tie")


def opener(room: Room) -> Seat:
    assert room.table is not None
    return int(room.table.state.first)  # type: ignore[attr-defined]


def ages(room: Room) -> list[Seat]:
    assert room.table is not None
    return list(room.table.state.ages)  # type: ignore[attr-defined]


def ready(room: Room, *seats: Seat) -> None:
    for seat in seats:
        do(room, seat, wire.Ready("x"))
    assert room.phase == "playing"


def test_the_lowest_score_opens_the_rematch_and_everybody_keeps_their_age() -> None:
    room = finished()
    assert room.table is not None
    scores, before = room.table.state.scores(), ages(room)
    assert scores is not None
    again(room, 0, 1, 2)
    ready(room, 0, 1, 2)
    assert opener(room) == scores.index(min(scores))
    assert ages(room) == before
    # The journal says so too, wherever it is replayed; and the room is the sum of its records.
    assert room.journal().options["first"] == opener(room)
    other = Room(room.id, room.now)
    for happened in room.log:
        kept = happened.kept
        record = was.decode(was.encode(kept.record))
        apply_record(other, StoredRecord(kept.seq, kept.at, record, kept.person, kept.command))
    assert opener(other) == opener(room)


def test_the_opener_may_sit_down_elsewhere_and_of_those_who_stay_the_lowest_score_opens() -> None:
    room = finished()
    assert room.table is not None
    scores = room.table.state.scores()
    assert scores is not None
    last, middle, best = sorted(range(3), key=lambda seat: scores[seat])
    again(room, best, middle)
    do(room, last, wire.Vote("x", False))
    free = last
    do(room, middle, wire.Sit("x", free, "Moved"))
    keep(room, Decision(was.Sat(middle, "somebody-new", "New", "")), "somebody-new")
    keep(room, Decision(was.Readied(middle, True, "")), "somebody-new")
    ready(room, best, middle)
    assert opener(room) == free


def test_a_game_that_was_given_up_says_nothing_about_the_next() -> None:
    room = ended(DROLE, 3, 0)
    again(room, 0, 1, 2)
    ready(room, 0, 1, 2)
    assert opener(room) == ages(room)[0]
