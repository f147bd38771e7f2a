"""Bots that talk at a table: a claim of theirs is a fact of the log as a person's is, and its moment tells nothing."""

import asyncio
from collections import Counter
from typing import NamedTuple

import pytest
from msgspec import UNSET

from fromagerie.bots import bots_for
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.medals import Heard, Story
from fromagerie.engine.model import Claimed, heard_by
from fromagerie.engine.replay import replay
from fromagerie.engine.talk import TalkingPoint
from fromagerie.games.cheese_mafia.medals import proved_claims
from fromagerie.server import wire
from fromagerie.server.bot_pool import speak
from fromagerie.server.domain import records as was
from fromagerie.server.domain.bot_talk import LATEST, PRESSING, SOONEST, may_still_say, turns_to_speak
from fromagerie.server.domain.commands import decide
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.room import Room
from fromagerie.server.services import BotQuestion
from fromagerie.server.table.bots import make_question
from fromagerie.server.updates.log_lines import LogLines
from tests.every_table import many
from tests.server.still_house import Ear, StillHouse, StillThinkers, keep_still, run_still
from tests.server.twins import dealer_for, keep, person_at, play, set_room, twin

pytestmark = pytest.mark.once
MAFIA: AnyGame = get_game("cheese-mafia")
GAMES = many(4, interpreted=1)


def a_room(seed: int = 1, bots: int = 3, kind: str = "curd") -> Room:
    return set_room(MAFIA, 4, MAFIA.options(), 1 + 3 * seed, bots=bots, kind=kind)


def configure(room: Room, command: wire.Configure) -> None:
    keep(room, decide(room, person_at(0), command, "en"), person_at(0))


class Noted(StillThinkers):
    """Notes when each bot was asked what it would like to say."""

    def __init__(self) -> None:
        super().__init__()
        self.speakers: list[tuple[float, int]] = []

    async def speak(self, question: BotQuestion) -> str | None:
        self.speakers.append((asyncio.get_running_loop().time(), question.seat))
        return await super().speak(question)


class Evening(NamedTuple):
    room: Room
    asked: list[tuple[float, int]]
    heard: bytes  # by somebody who watches


async def an_evening(room: Room, seconds: int = 4_000) -> Evening:
    """Four bots play to the end, and somebody watches."""
    house = StillHouse()
    house.bots = noted = Noted()
    actor = keep_still(room, house)
    ear = Ear(actor, None)
    ear.come()
    for _ in range(seconds):
        await asyncio.sleep(1)
        if room.phase != "playing":
            break
    await asyncio.sleep(5)
    await actor.stop()
    return Evening(room, noted.speakers, b"".join(message for _, message in ear.heard))


def claims_of(room: Room) -> list[Claimed]:
    assert room.table is not None
    return [event for told in room.table.told for event in heard_by(None, told) if isinstance(event, Claimed)]


def test_in_a_whole_game_bots_talk_about_as_much_as_people_would() -> None:
    evening = run_still(an_evening(a_room(bots=4)))
    assert evening.room.phase == "over"
    table = evening.room.table
    assert table is not None
    claims = claims_of(evening.room)
    rounds = table.chapter + 1
    assert 0.3 <= len(claims) / rounds / 4 <= 1.8, (len(claims), rounds)
    assert len({claim.seat for claim in claims}) == 4
    spoken: dict[int, str] = {}
    for claim in claims:
        assert spoken.get(claim.seat) != claim.claim
        spoken[claim.seat] = claim.claim


def test_what_a_bot_says_is_told_in_its_own_words_for_the_bubble_over_it() -> None:
    room = run_still(an_evening(a_room(bots=4))).room
    lines = [line for one in room.log for line in LogLines().lines(one, None, "en")]
    spoken = [(line.seat, line.said) for line in lines if line.said is not UNSET]
    assert [seat for seat, _ in spoken] == [claim.seat for claim in claims_of(room)]
    assert all(line.said in line.text for line in lines if isinstance(line.said, str))
    assert all(line.said is not UNSET for line in lines if "“" in line.text and "I expose" not in line.text)


def test_what_a_bot_says_is_in_the_journal_and_the_records_as_what_a_person_says() -> None:
    room = run_still(an_evening(a_room(bots=4))).room
    said = [entry for entry in room.table.journal.entries if entry.say] if room.table else []
    assert said
    kept = [one.kept for one in room.log if isinstance(one.kept.record, was.Acted) and one.kept.record.entry.say]
    assert [one.record.entry for one in kept if isinstance(one.record, was.Acted)] == said
    assert all(one.person is None for one in kept)
    assert room.table is not None
    again = replay(room.table.journal, MAFIA, SeededDealer(1))
    assert again.told[-1] == room.table.told[-1]


def test_the_hands_that_are_shown_judge_bots_too() -> None:
    """What "Who told the truth?" and medals go by."""
    found: Counter[bool] = Counter()
    for seed in range(4):
        table = run_still(an_evening(a_room(seed, bots=4, kind="curd"))).room.table
        assert table is not None
        heard = [Heard(number, event) for number, told in enumerate(table.told) for event in heard_by(None, told)]
        found.update(one.true for one in proved_claims(Story(4, [0] * 4, [], heard, []), MAFIA.claim_typed))
    assert found[True] > found[False], found


def test_a_spectator_hears_it_in_words() -> None:
    evening = run_still(an_evening(a_room(bots=4)))
    assert evening.room.table is not None
    assert evening.room.table.names[0] == "Gouda"
    assert b"Gouda booms: " in evening.heard


def test_a_bot_is_asked_at_once_and_heard_after_a_time_of_its_own() -> None:
    room = a_room(bots=4)
    luck = SeededDealer(3)
    waits = set()
    while room.phase == "playing" and play(room, luck, 1, talk=False):
        for turn in turns_to_speak(room):
            assert SOONEST <= turn.after <= (PRESSING if turn.point.pressing else LATEST)
            waits.add(turn.after)
    assert len(waits) > 20


def test_when_and_whom_is_the_same_in_every_world_that_looks_the_same() -> None:
    compared = 0
    for seed in range(GAMES):
        room, luck = a_room(seed), SeededDealer(seed + 1)
        while room.phase == "playing" and room.seq < 150 and play(room, luck, 1, talk=False):
            turns = turns_to_speak(room)
            for observer in (None, *range(4)):
                assert turns_to_speak(twin(room, observer, dealer_for(seed, compared))) == turns
                compared += bool(turns)
    assert compared > 30


@pytest.mark.parametrize("bot", ["curd", "aged", "vintage"])
def test_a_bot_says_the_same_whatever_is_hidden_from_it(bot: str) -> None:
    said = 0
    for seed in range(GAMES):
        room, luck = a_room(seed, bots=4, kind=bot), SeededDealer(seed + 1)
        while room.phase == "playing" and room.seq < 120 and play(room, luck, 1, talk=False):
            assert room.table is not None
            for turn in turns_to_speak(room):
                seat = turn.point.seat
                other = twin(room, seat, dealer_for(seed, room.seq))
                other.secret = room.secret  # a bot's luck is made from it
                question = make_question(room, seat, bot, room.table.version, "words")
                assert question == make_question(other, seat, bot, room.table.version, "words")
                claim = speak(question)
                assert claim == speak(question)
                said += claim is not None
    assert said > 5


def test_words_have_other_luck_than_moves() -> None:
    room = a_room()
    assert make_question(room, 1, "curd", 5).luck != make_question(room, 1, "curd", 5, "words").luck


@pytest.mark.parametrize("change", [wire.Configure("x", talk="people"), wire.Configure("x", pace="instant")])
def test_where_bots_are_muted_or_lose_no_time_they_say_nothing(change: wire.Configure) -> None:
    room = a_room()
    configure(room, change)
    luck = SeededDealer(1)
    while room.phase == "playing" and play(room, luck, 1, talk=False):
        assert turns_to_speak(room) == []


def test_a_muted_table_is_silent_to_its_end() -> None:
    room = a_room(bots=3)
    configure(room, wire.Configure("x", talk="people"))
    keep(room, Decision(was.SatIn(0, "curd")))
    assert not claims_of(run_still(an_evening(room)).room)


def test_who_sits_in_for_a_person_claims_nothing_in_their_name() -> None:
    room = a_room(bots=3)
    keep(room, Decision(was.SatIn(0, "curd")))
    evening = run_still(an_evening(room))
    assert evening.asked
    assert all(seat != 0 for _, seat in evening.asked)
    assert all(claim.seat != 0 for claim in claims_of(evening.room))


def test_what_was_overtaken_is_not_said() -> None:
    room = a_room(bots=4)
    assert room.table is not None
    play(room, SeededDealer(1), 8, talk=False)
    moves, match = len(room.table.standing), room.matches
    seat = room.table.state.to_act()[0]
    point = TalkingPoint(seat, "now")
    assert may_still_say(room, point, match, moves)
    assert not may_still_say(room, point, match + 1, moves)
    play(room, SeededDealer(2), 1, talk=False)
    moved = room.table.standing[-1].seat
    assert not may_still_say(room, TalkingPoint(moved, "now"), match, moves)  # type: ignore[arg-type]
    configure(room, wire.Configure("x", talk="people"))
    assert not may_still_say(room, point, match, len(room.table.standing))


def test_what_was_thought_of_the_last_round_is_not_said_in_the_next() -> None:
    room = a_room(bots=4)
    assert room.table is not None
    luck, chapter, moves = SeededDealer(1), room.chapter, 0
    while room.chapter == chapter:
        moves = len(room.table.standing)
        assert play(room, luck, 1, talk=False)
    ended = room.table.standing[-1].seat
    other = next(seat for seat in range(4) if seat != ended)
    assert not may_still_say(room, TalkingPoint(other, "now"), room.matches, moves)
    assert may_still_say(room, TalkingPoint(other, "now"), room.matches, len(room.table.standing))


def test_nobody_waits_longer_because_a_bot_spoke() -> None:
    """A claim of a bot starts no clock and no window anew, and who was thinking takes no more time for it."""

    async def lasts(talk: wire.Talk) -> float:
        room = a_room(2, bots=3, kind="curd")
        keep(room, Decision(was.SatIn(0, "curd")))
        configure(room, wire.Configure("x", talk=talk, pace="calm"))
        house = StillHouse()
        actor = keep_still(room, house)
        Ear(actor, None).come()
        began = asyncio.get_running_loop().time()
        assert room.table is not None
        while len(room.table.standing) < 25:
            await asyncio.sleep(0.05)
        await actor.stop()
        took = asyncio.get_running_loop().time() - began
        return took / 25

    silent, spoken = run_still(lasts("people")), run_still(lasts("all"))
    assert spoken < silent * 1.25


def test_every_bot_may_be_asked_even_if_it_has_nothing_to_say() -> None:
    room = a_room()
    assert room.table is not None
    for bot in bots_for(MAFIA):
        claim = speak(make_question(room, 1, bot, 5, "words"))
        assert claim is None or claim.upper() in MAFIA.claim_typed
