"""Secrets by the back door: a seat taken over, a rematch, a game given up, a move taken back. One test for each."""

import msgspec
import pytest

from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import deal
from fromagerie.server.domain.commands import decide, follow_up
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.moves import make_move, moves_back, undo_policy
from fromagerie.server.domain.room import Room
from fromagerie.server.updates.builder import UpdateBuilder
from fromagerie.server.updates.exports import finish_match
from fromagerie.server.updates.raw import encode
from tests.server.twins import keep, person_at

pytestmark = pytest.mark.once

C = "id"
ANNE, BOB, CLEO, SECOND_BROWSER = person_at(0), person_at(1), person_at(2), "the-second-browser-of-anne"


def a_table(game: str, *people: str, bots: int = 1, options: dict[str, object] | None = None) -> Room:
    room = Room("atable", lambda: 1_800_000_000.0)
    seats = len(people) + bots
    opened = was.Opened(*(game, seats, options or {}, False, "off", "bot", "BCDF", people[0]), secret="5" * 64)
    keep(room, Decision(opened), people[0])
    for seat in range(seats):
        if seat < len(people):
            keep(room, Decision(was.Sat(seat, people[seat], f"Name {seat}", "")), people[seat])
        else:
            keep(room, Decision(was.BotSeated(seat, "random")), people[0])
    keep(room, Decision(*deal(room)))
    return room


def do(room: Room, person: str, command: wire.Command) -> None:
    """As an actor does: the command, and all that follows by itself."""
    keep(room, decide(room, person, command, "en"), person)
    while (following := follow_up(room)) is not None:
        keep(room, following)


def refused(room: Room, person: str, command: wire.Command) -> str:
    with pytest.raises(CommandRejected) as error:
        decide(room, person, command, "en")
    return error.value.message


def all_told(room: Room, person: str) -> str:
    """All that somebody can get to hear of a table: the whole picture, and every event, from the beginning."""
    builder = UpdateBuilder(room, 1)
    fresh, events = (builder.update(person, "en", 0, fresh=fresh) for fresh in (True, False))
    return (encode(fresh) + encode(events)).decode()


def hand_at(room: Room, seat: int) -> str:
    """The hand of a seat, as it stands in views and in what the seat was told."""
    assert room.table is not None
    return msgspec.json.encode(room.table.view(seat).hand).decode()  # type: ignore[attr-defined]


def told_alone(room: Room, seat: int) -> list[str]:
    """What only this seat was told: the events, and the sentences about them."""
    assert room.table is not None
    game = room.game
    events = [each.event for told in room.table.told for each in told if each.to == seat]
    said = [game.say_event(event, game.words("en"), room.names()) for event in events]
    return [msgspec.json.encode(each).decode() for each in (*events, *filter(None, said))]


def move(room: Room, choice: int = 0) -> int:
    assert room.table is not None
    seat: int = room.table.state.to_act()[0]
    keep(room, make_move(room, seat, room.table.legal(seat)[choice]), room.chairs[seat].person)
    return seat


# Seats


def test_whoever_kicks_somebody_does_not_see_their_hand_from_a_second_browser() -> None:
    room = a_table("cheez-tricks", ANNE, BOB)
    do(room, ANNE, wire.Kick(C, 1))
    assert refused(room, SECOND_BROWSER, wire.Sit(C, 1, "Zoe")) == "hand-stays"
    assert room.chairs[1].bot
    assert hand_at(room, 1) not in all_told(room, SECOND_BROWSER)


def test_nor_when_the_game_is_given_up_afterwards() -> None:
    room = a_table("cheez-tricks", ANNE, BOB)
    do(room, ANNE, wire.Kick(C, 1))
    do(room, ANNE, wire.Propose(C, "end"))
    assert room.phase == "over"
    do(room, SECOND_BROWSER, wire.Sit(C, 1, "Zoe"))
    assert room.seat_of(SECOND_BROWSER) == 1
    assert hand_at(room, 1) not in all_told(room, SECOND_BROWSER)
    assert refused(room, SECOND_BROWSER, wire.Open(C)) == "not-played"


def test_somebody_who_was_kicked_keeps_what_they_knew_and_hears_no_more() -> None:
    room = a_table("cheese-rescue", ANNE, BOB)
    knew = told_alone(room, 1)
    do(room, ANNE, wire.Kick(C, 1))
    while not any(entry.seat == 1 for entry in room.table.standing):  # type: ignore[union-attr]
        move(room)
    heard = all_told(room, BOB)
    assert knew
    assert all(event in heard for event in knew)
    assert told_alone(room, 1) != knew
    assert not any(event in heard for event in told_alone(room, 1) if event not in knew)


def test_a_bots_hand_is_taken_over_only_if_everybody_who_plays_says_yes() -> None:
    room = a_table("cheez-tricks", ANNE, BOB)
    keep(room, Decision(was.WentAway(1)))
    do(room, SECOND_BROWSER, wire.Sit(C, 2, "Zoe"))
    assert room.seat_of(SECOND_BROWSER) is None
    assert hand_at(room, 2) not in all_told(room, SECOND_BROWSER)
    do(room, ANNE, wire.Vote(C, True))
    assert room.seat_of(SECOND_BROWSER) is None, "Bob is away, and has said nothing"
    move(room)
    keep(room, Decision(was.CameBack(1)))
    do(room, BOB, wire.Vote(C, True))
    assert room.seat_of(SECOND_BROWSER) == 2
    assert hand_at(room, 2) in all_told(room, SECOND_BROWSER)
    assert not any(event in all_told(room, SECOND_BROWSER) for event in told_alone(room, 2)), "told to the bot"


def test_who_is_not_wanted_does_not_ask_again_and_stops_no_other_question() -> None:
    room = a_table("cheez-tricks", ANNE, BOB)
    do(room, SECOND_BROWSER, wire.Sit(C, 2, "Zoe"))
    do(room, BOB, wire.Vote(C, False))
    assert refused(room, SECOND_BROWSER, wire.Sit(C, 2, "Zoe")) == "turned-away"
    do(room, "another", wire.Sit(C, 2, "Zoe"))
    do(room, ANNE, wire.Propose(C, "pause"))
    do(room, BOB, wire.Vote(C, True))
    assert room.phase == "paused"


def test_whoever_left_keeps_their_hand_to_themselves() -> None:
    room = a_table("cheez-tricks", ANNE, BOB)
    do(room, BOB, wire.Stand(C))
    assert refused(room, SECOND_BROWSER, wire.Sit(C, 1, "Zoe")) == "seat-taken"


# The game before


def test_who_sits_down_after_a_rematch_reads_no_hand_of_the_game_before() -> None:
    room = a_table("cheez-tricks", ANNE, BOB, bots=2)
    dealt = [event for seat in range(4) for event in told_alone(room, seat)]
    do(room, ANNE, wire.Propose(C, "end"))
    do(room, BOB, wire.Vote(C, True))
    do(room, ANNE, wire.Rematch(C))
    do(room, BOB, wire.Rematch(C))
    assert room.phase == "gathering"
    for seat, chair in enumerate(room.chairs):
        if chair.person is None:
            do(room, f"stranger-{seat}", wire.Sit(C, seat, "Zoe"))
    assert dealt
    for again in (False, True):
        if again:
            keep(room, Decision(*deal(room)))
        for person in (chair.person for chair in room.chairs):
            assert person in (ANNE, BOB) or not any(event in all_told(room, person or "") for event in dealt)


def test_people_who_play_again_read_their_own_lines_again_and_no_others() -> None:
    room = a_table("cheez-tricks", ANNE, BOB, bots=2)
    hands = {person: told_alone(room, seat) for seat, person in enumerate((ANNE, BOB))}
    do(room, ANNE, wire.Propose(C, "end"))
    do(room, BOB, wire.Vote(C, True))
    do(room, ANNE, wire.Rematch(C))
    do(room, BOB, wire.Rematch(C))
    assert room.phase == "gathering"
    keep(room, Decision(*deal(room)))
    assert all(event in all_told(room, ANNE) for event in hands[ANNE])
    assert not any(event in all_told(room, ANNE) for event in hands[BOB])
    assert not any(event in all_told(room, "a-watcher") for event in hands[ANNE] + hands[BOB])


# A game given up


def finished(room: Room) -> tuple[bool, bool]:
    """Whether those who played it may see it, and everybody else."""
    rows = [
        (kept.seq, kept.at, was.encode(kept.record), kept.person, kept.command)
        for kept in (happened.kept for happened in room.log)
    ]
    found = finish_match(room.id, 1, rows)
    assert found is not None
    return found.hands, found.hands and found.opened


def test_the_silence_of_somebody_away_opens_no_replay() -> None:
    room = a_table("cheez-tricks", ANNE, BOB)
    keep(room, Decision(was.WentAway(1)))
    do(room, ANNE, wire.Propose(C, "end"))
    assert finished(room) == (False, False)
    do(room, ANNE, wire.Open(C))
    assert finished(room) == (False, False)
    assert not UpdateBuilder(room).room_info().opened
    do(room, BOB, wire.Open(C))
    assert finished(room) == (True, True)
    assert UpdateBuilder(room).room_info().opened
    do(room, BOB, wire.Open(C, open=False))
    assert finished(room) == (False, False)


def test_who_says_yes_to_ending_a_game_agrees_to_its_replay() -> None:
    room = a_table("cheez-tricks", ANNE, BOB)
    do(room, ANNE, wire.Propose(C, "end"))
    do(room, BOB, wire.Vote(C, True))
    assert finished(room) == (True, False)


def test_a_game_played_to_its_end_is_open_to_those_who_played_it() -> None:
    room = a_table("cheese-rescue", ANNE, BOB, bots=0)
    keep(room, Decision(was.WentAway(1)))
    while room.phase == "playing":
        move(room)
    assert finished(room) == (True, False)


# Moves taken back


def test_against_bots_nothing_is_taken_back_that_showed_a_card() -> None:
    """Not a card drawn after one's own, not those passed round, not one laid on the table."""
    for game in ("cheese-rescue", "cheese-mafia", "cheez-tricks"):
        room = a_table(game, ANNE, bots=2)
        while not any(entry.seat == 0 for entry in room.table.standing):  # type: ignore[union-attr]
            move(room)
        assert undo_policy(room, 0, moves_back(room)) is None
        assert refused(room, ANNE, wire.Undo(C)) == "bots-saw-it"


def test_a_card_that_all_saw_is_not_taken_back_freely_though_it_is_ones_turn_again() -> None:
    room = a_table("cheez-tricks", ANNE, BOB, CLEO, bots=0)
    for _ in range(90):
        seat = move(room)
        assert room.table is not None
        if room.phase != "playing" or room.table.state.to_act() == [seat]:
            break
    assert room.table is not None
    assert room.table.state.to_act() == [seat], "nobody took a trick with the last card"
    assert undo_policy(room, seat, moves_back(room)) == "ask"


def test_steps_on_an_open_board_are_taken_back_freely_also_against_bots() -> None:
    room = a_table("drole-de-fromage", ANNE, bots=1)
    free = 0
    for _ in range(60):
        seat = move(room)
        assert room.table is not None
        last = room.table.standing[-1]
        quiet = not last.chance and room.table.state.to_act() == [seat]
        assert (undo_policy(room, 0, moves_back(room)) == "free") == (
            seat == 0 and quiet and room.table.showed_nothing(1)
        )
        free += undo_policy(room, 0, moves_back(room)) == "free"
    assert free


def shown_to(room: Room, person: str) -> set[str]:
    game = UpdateBuilder(room).update(person, "en", 0, fresh=True).game
    assert isinstance(game, wire.GameInfo)
    return set(game.shown)


def test_what_was_shown_stays_known_when_all_agree_to_take_it_back() -> None:
    room = a_table("cheese-rescue", ANNE, BOB, CLEO, bots=0)
    seat = move(room)
    assert room.table is not None
    others = [person_at(other) for other in range(3) if other != seat]
    game, names = room.game, room.names()
    said = [(told.to, game.say_event(told.event, game.words("en"), names)) for told in room.table.told[-1]]
    seen, drew = ({sentence for to, sentence in said if to == whom and sentence} for whom in (None, seat))
    assert seen
    assert drew
    do(room, person_at(seat), wire.Undo(C))
    keep(room, Decision(was.WentAway(int(others[1][-1]))))
    do(room, others[0], wire.Vote(C, True))
    assert not room.table.withdrawn, "one of them is away, and has said nothing"
    do(room, others[1], wire.Vote(C, True))
    assert room.table.withdrawn
    for person in (*others, "a-watcher"):
        assert shown_to(room, person) == seen
    assert shown_to(room, person_at(seat)) == seen | drew


def test_a_bot_that_sits_in_meanwhile_was_not_asked() -> None:
    room = a_table("cheese-rescue", ANNE, BOB, CLEO, bots=0)
    seat = move(room)
    others = [other for other in range(3) if other != seat]
    do(room, person_at(seat), wire.Undo(C))
    keep(room, Decision(was.Rose(others[1], "ripe", kicked=True)))
    assert room.ballot is None
    assert undo_policy(room, seat, moves_back(room)) is None
