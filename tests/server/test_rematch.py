"""Another game: people wish for it, everybody stays who they are, and the next game begins as its rules say."""

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
from fromagerie.server.domain.wishes import call_together
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
def test_one_wish_pulls_nobody_off_the_result_and_everybody_moves_on_as_who_they_are(key: str) -> None:
    room = ended(key, 3, 1)
    who = [(seat["name"], seat["colour"], seat["bot"]) for seat in told(room)["seats"]]
    again(room, 1)
    assert told(room)["phase"] == "over"
    wish = {"wishes": [{"seat": 1, "game": key}], "out": [], "waiting": [0], "game": key, "may_begin": True}
    assert told(room)["next"] == wish
    again(room, 0)
    assert (room.phase, told(room)["called"], told(room)["next"]) == ("gathering", True, None)
    # Each one seat on, with name and colour: it is the person that one knows, not the place.
    assert [(seat["name"], seat["colour"], seat["bot"]) for seat in told(room)["seats"]] == [*who[1:], who[0]]
    assert [chair.person for chair in room.chairs] == [person_at(1), None, person_at(0)]
    ready(room, 0, 1)


def test_a_wish_may_change_and_be_taken_back() -> None:
    room = ended(bots=1)
    again(room, 0, 1)
    again(room, 0, game=DROLE)
    assert told(room)["next"]["wishes"] == [{"seat": 1, "game": "cheese-rescue"}, {"seat": 0, "game": DROLE}]
    do(room, 1, wire.Rematch("x", wish=False))
    assert (told(room)["next"]["out"], told(room)["next"]["waiting"]) == ([1], [2])
    again(room, 1)
    assert told(room)["next"]["out"] == []


def test_whoever_would_rather_not_is_not_waited_for_and_keeps_their_seat() -> None:
    room = ended()
    bots = room.names()[2:]
    again(room, 1)
    do(room, 0, wire.Rematch("x", wish=False))
    assert room.phase == "gathering"
    assert (room.chairs[3].person, room.chairs[3].bot) == (person_at(0), "ripe"), "a bot holds it"
    assert (room.chairs[0].person, room.chairs[0].bot) == (person_at(1), None)
    assert room.names()[1:3] == bots
    ready(room, 1)
    assert UpdateBuilder(room).place(person_at(0)) == (3, room.is_host(person_at(0)))
    do(room, 0, wire.Sit("x", 3, "Anne"))
    assert room.chairs[3].bot is None, "and it is theirs whenever they like"


def test_the_host_begins_with_those_who_are_in() -> None:
    room = ended(bots=1)
    with pytest.raises(CommandRejected, match="too-few-in"):
        do(room, 0, wire.Begin("x"))
    again(room, 1, 2)
    with pytest.raises(CommandRejected, match="host-only"):
        do(room, 1, wire.Begin("x"))
    do(room, 0, wire.Begin("x"))
    assert [chair.bot is None for chair in room.chairs] == [True, True, False, False]
    ready(room, 1, 2)


def test_one_person_and_nobody_else_is_too_few_but_one_and_a_bot_are_not() -> None:
    room = ended(players=2, bots=0)
    again(room, 0)
    assert not told(room)["next"]["may_begin"]
    with pytest.raises(CommandRejected, match="too-few-in"):
        do(room, 0, wire.Begin("x"))
    room = ended(players=3, bots=1)
    again(room, 0)
    do(room, 0, wire.Begin("x"))
    assert room.phase == "gathering"


def test_the_host_may_gather_them_in_the_lobby_where_late_guests_sit_down() -> None:
    room = ended()
    again(room, 1)
    do(room, 0, wire.Begin("x", lobby=True))
    assert (room.phase, told(room)["called"]) == ("gathering", False)
    assert [chair.bot for chair in room.chairs if chair.person] == [None, None], "the host is in"
    do(room, 0, wire.Configure("x", game="cheese-master", players=5))
    keep(room, decide(room, "late", wire.Sit("x", 4, "Zoe"), "en"), "late")
    assert sorted(chair.colour for chair in room.chairs) == [0, 1, 2, 3, 4]


def test_whoever_is_away_blocks_nothing_and_finds_their_seat_held_by_a_bot() -> None:
    room = ended()
    again(room, 1)
    keep(room, Decision(was.WentAway(0)))
    following = follow_up(room)
    assert following is not None
    keep(room, following)
    assert (room.chairs[3].person, room.chairs[3].bot) == (person_at(0), "ripe")
    with pytest.raises(CommandRejected, match="bot-sits-in"):
        do(room, 0, wire.Ready("x"))
    # A phone that wakes up is no wish.
    keep(room, Decision(was.CameBack(3)))
    assert (room.chairs[3].away, room.chairs[3].bot) == (False, "ripe")
    do(room, 0, wire.Sit("x", 3, "Anne"))
    assert room.chairs[3].bot is None
    do(room, 1, wire.Ready("x"))
    assert told(room)["phase"] == "gathering", "who is back gives their part of the luck too"
    do(room, 0, wire.Ready("x"))
    assert room.phase == "playing"


def test_a_game_begins_without_whoever_stays_away() -> None:
    room = ended()
    keep(room, Decision(was.WentAway(0)))
    again(room, 1)
    do(room, 1, wire.Ready("x"))
    assert room.phase == "playing"
    assert room.chairs[3].bot


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
    assert told(room)["next"]["wishes"] == []


def test_a_seat_that_is_given_up_before_the_deal_leaves_them_in_the_lobby() -> None:
    room = ended()
    again(room, 0, 1)
    do(room, 0, wire.Stand("x"))
    assert (room.phase, told(room)["called"]) == ("gathering", False)


def test_where_the_next_game_has_fewer_seats_bots_give_up_theirs() -> None:
    room = set_room(get_game("cheese-master"), 6, get_game("cheese-master").options(), 1)
    for seat in (0, 2):
        keep(room, Decision(was.Rose(seat, "ripe", kicked=True)))
    keep(room, Decision(was.Ended()))
    colours = {chair.person: chair.colour for chair in room.chairs if chair.person}
    again(room, 1, 3, 4, 5, game=DROLE)
    assert sorted(chair.person or "" for chair in room.chairs) == [person_at(seat) for seat in (1, 3, 4, 5)]
    assert {chair.person: chair.colour for chair in room.chairs} == colours


def test_nobody_wishes_for_a_game_that_has_no_seat_for_somebody() -> None:
    room = set_room(get_game("cheese-master"), 6, get_game("cheese-master").options(), 1)
    keep(room, Decision(was.Ended()))
    with pytest.raises(CommandRejected, match="too-many-people"):
        again(room, 1, game=DROLE)


def test_where_the_next_game_has_more_seats_bots_take_them() -> None:
    room = ended("cheese-rescue", 2, 0)
    again(room, 0, 1, game="cheese-mafia")
    ready(room, 0, 1)
    assert [(chair.person is None, chair.colour) for chair in room.chairs] == [(False, 1), (False, 0), (True, 2)]


@pytest.mark.parametrize(
    ("wishes", "chosen"),
    [
        ({0: None, 1: DROLE, 2: DROLE, 3: "cheez-tricks"}, DROLE),
        ({0: "cheez-tricks", 1: DROLE, 2: DROLE, 3: "cheez-tricks"}, "cheez-tricks"),
    ],
)
def test_the_game_that_most_wish_for_is_played_and_of_equals_the_first_said(
    wishes: dict[Seat, str | None], chosen: str
) -> None:
    room = ended(bots=0)
    for seat, game in wishes.items():
        again(room, seat, game=game)
    assert room.game.key == chosen


def test_of_two_games_wished_for_as_often_whoever_came_last_chooses() -> None:
    room = finished()
    assert room.table is not None
    scores = room.table.state.scores()
    assert scores is not None
    last, middle, best = sorted(range(3), key=lambda seat: scores[seat])
    again(room, best, game="cheese-master")
    again(room, last, game="cheese-rescue")
    assert told(room)["next"]["game"] == "cheese-rescue"
    do(room, middle, wire.Rematch("x", wish=False))
    assert room.game.key == "cheese-rescue"


def test_a_surprise_is_another_game_that_has_a_seat_for_everybody() -> None:
    for _ in range(10):
        room = set_room(get_game("cheese-master"), 6, get_game("cheese-master").options(), 1)
        keep(room, Decision(was.Ended()))
        again(room, *range(6), game="surprise")
        assert room.game.key == "cheese-mafia", "the only other one for six"


def test_votes_of_old_still_mean_what_they_meant() -> None:
    room = ended()
    for old in (
        b'{"was":"asked","what":"rematch","by":1,"game":"cheese-rescue"}',
        b'{"was":"voted","seat":0,"yes":false}',
        b'{"was":"gathered","game":"cheese-rescue","players":4,"options":{},"secret":"55","turned":false}',
    ):
        keep(room, Decision(was.decode(old)))
    assert room.chairs[0].free
    assert (room.chairs[1].person, room.chairs[1].bot, room.host) == (person_at(1), None, person_at(1))


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
    # Seats have turned: the lowest scorer sits one before where they sat.
    assert opener(room) == (scores.index(min(scores)) - 1) % 3
    assert ages(room) == [(seat - 1) % 3 for seat in before]
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
    do(room, last, wire.Stand("x"))
    keep(room, call_together(room, {best, middle}, called=False))
    free, left = (last - 1) % 3, (middle - 1) % 3
    do(room, middle, wire.Sit("x", free, "Moved"))
    keep(room, Decision(was.Sat(left, "somebody-new", "New", "")), "somebody-new")
    keep(room, Decision(was.Readied(left, True, "")), "somebody-new")
    ready(room, best, middle)
    assert opener(room) == free


def test_people_who_change_seats_keep_their_age_and_their_score_from_one_rematch_to_the_next() -> None:
    options = get_game(DROLE).options(max_turns=20, ages="10")
    room = set_room(get_game(DROLE), 2, options, 6)
    young, old = person_at(1), person_at(0)

    def play_to_the_end() -> str | None:
        """Who is to open the next game."""
        play(room, dealer_for(6), 1000, talk=False)
        assert room.table is not None
        points = room.table.state.scores()
        assert points is not None
        return room.chairs[min(ages(room), key=lambda seat: points[seat])].person

    opens = play_to_the_end()
    assert opens == old, "or this game tells nothing"
    # They change seats once more than everybody does, so that they sit as they did: one gets up for a moment.
    keep(room, call_together(room, {0, 1}, called=False))
    do(room, 0, wire.Stand("x"))
    do(room, 1, wire.Sit("x", 1, "Bob"))
    do(room, 0, wire.Sit("x", 0, "Anne"))
    ready(room, 0, 1)
    assert [chair.person for chair in room.chairs] == [old, young]
    assert (ages(room), room.chairs[opener(room)].person) == ([1, 0], opens)
    opens = play_to_the_end()
    again(room, 0, 1)
    ready(room, 0, 1)
    # The option still says 10, the seats of the first game: these are not their ages any more.
    assert (ages(room), room.chairs[opener(room)].person) == ([0, 1], opens)


def test_a_game_that_was_given_up_says_nothing_about_the_next() -> None:
    room = ended(DROLE, 3, 0)
    again(room, 0, 1, 2)
    ready(room, 0, 1, 2)
    assert opener(room) == ages(room)[0]
