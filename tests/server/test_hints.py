"""Hints: alone among bots and when it is one's turn, from what the seat can know and from nothing else."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fromagerie.engine.game import get_game
from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.bot_pool import think_of_hint, think_of_verdict
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import deal
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.hints import permit_hint
from fromagerie.server.domain.room import Room
from fromagerie.server.http.hints import before_last_choice, make_question
from fromagerie.server.services import HintQuestion
from fromagerie.server.updates.raw import encode
from tests.server.guests import a_house
from tests.server.plants import number_of
from tests.server.test_privacy import a_person, client_of
from tests.server.test_tables import run
from tests.server.twins import dealer_for, keep, positions, set_room, twin

pytestmark = pytest.mark.once

ME, OTHER = "me", "other"


def a_room(game: str = "cheese-rescue", *, daily: str = "", people: int = 1) -> Room:
    room = Room("atable", lambda: 1_800_000_000.0)
    opened = was.Opened(game, 3, {}, False, "off", "bot", "BCDF", ME, secret="5" * 64, daily=daily)
    keep(room, Decision(opened), ME)
    for seat, person in enumerate((ME, OTHER)[:people]):
        keep(room, Decision(was.Sat(seat, person, person.title(), "")), person)
    for seat in range(people, 3):
        keep(room, Decision(was.BotSeated(seat, "random")), ME)
    keep(room, Decision(*deal(room)))
    return room


def until_turn(room: Room, seat: Seat = 0) -> Room:
    assert room.table is not None
    while seat not in room.table.to_act:
        mover = room.table.to_act[0]
        room.table.act(mover, room.table.legal(mover)[0])
    return room


def refusal(room: Room, person: str) -> str:
    with pytest.raises(CommandRejected) as refused:
        permit_hint(room, person)
    return str(refused.value)


def test_who_plays_alone_against_bots_gets_one() -> None:
    assert permit_hint(until_turn(a_room()), ME) == 0


def test_nobody_else_does_nor_anywhere_else() -> None:
    alone = until_turn(a_room())
    for person in (OTHER, "watcher", ""):
        assert refusal(alone, person) == "not-seated"
    together = until_turn(a_room(people=2))
    assert refusal(together, ME) == refusal(together, OTHER) == "hint-people"
    keep(together, Decision(was.Rose(1, "ripe")), OTHER)
    assert refusal(together, ME) == "hint-people", "who got up has seen cards, and may come back"
    keep(together, Decision(was.Rose(1, "ripe", kicked=True)), ME)
    assert refusal(together, ME) == "hint-people"
    assert refusal(until_turn(a_room(daily="2026-11-18")), ME) == "hint-daily"
    assert refusal(until_turn(a_room("cheese-master")), ME) == "hint-game"
    assert refusal(until_turn(a_room(), seat=1), ME) == "hint-turn"
    for record, why in ((was.SatIn(0, "ripe"), "bot-sits-in"), (was.Paused(), "game-paused"), (was.Ended(), "no-game")):
        room = until_turn(a_room())
        keep(room, Decision(record))
        assert refusal(room, ME) == why


def make_hint_question(room: Room, seat: Seat) -> HintQuestion:
    assert room.table is not None
    return make_question(room, seat, room.table)


def test_a_table_of_a_tournament_is_no_table_of_bots_though_nobody_else_came() -> None:
    room = a_room(people=2)
    waiting = Room("atable", lambda: 1_800_000_000.0)
    opened = was.Opened("cheese-rescue", 2, {}, False, "off", "bot", "BCDF", ME, secret="5" * 64)
    keep(waiting, Decision(opened), ME)
    for seat, person in enumerate((ME, OTHER)):
        keep(waiting, Decision(was.Sat(seat, person, person.title(), "")), person)
    # The other one never came: a bot has the seat before the cards are dealt.
    keep(waiting, Decision(was.Rose(1, None)), OTHER)
    keep(waiting, Decision(was.BotSeated(1, "random")), ME)
    keep(waiting, Decision(*deal(waiting)))
    assert waiting.played == {ME}
    assert refusal(until_turn(waiting), ME) == "hint-people"
    assert room.played == {ME, OTHER}


def test_the_last_choice_is_judged_by_what_was_known_before_it() -> None:
    room = until_turn(a_room())
    assert room.table is not None
    assert before_last_choice(room, 0) is None
    view = room.table.view(0)
    chosen = room.table.legal(0)[3]
    room.table.act(0, chosen)
    until_turn(room)
    found = before_last_choice(room, 0)
    assert found is not None
    then, action = found
    assert then.view(0) == view
    assert room.game.actions[action] == chosen
    told = think_of_verdict(make_question(room, 0, then), action, True)
    assert told.light in ("green", "amber", "red")
    assert (told.better is None) == (told.light == "green")
    before = think_of_verdict(make_question(room, 0, then), action, False)
    assert (before.light, before.better, before.reason, before.loss) == (told.light, None, {}, 0)


def check_nothing_hidden(ask: Callable[[Room, Seat], HintQuestion], game: str) -> None:
    """The same question, and the same hint, in any world this seat could be in."""
    dealer = dealer_for(3, 4)
    looked = 0
    for room in positions(set_room(get_game(game), 3, get_game(game).options(), 4), dealer, 4, 20):
        assert room.table is not None
        for seat in room.table.state.to_act():
            other = twin(room, seat, dealer)
            question = ask(room, seat)._replace(names=[])
            again = ask(other, seat)._replace(names=[])
            assert question == again
            names = ["Anne", "Bob", "Cleo"]
            assert think_of_hint(question._replace(names=names)) == think_of_hint(again._replace(names=names))
            lights = [think_of_verdict(each._replace(names=names), each.legal[0], True) for each in (question, again)]
            assert lights[0] == lights[1]
            looked += 1
    assert looked


@pytest.mark.parametrize("game", ["cheez-tricks", "cheese-mafia", "cheese-rescue"])
def test_no_hint_comes_from_a_hidden_card(game: str) -> None:
    check_nothing_hidden(make_hint_question, game)


def neighbours_ears(room: Room, seat: Seat) -> HintQuestion:
    assert room.table is not None
    heard = encode(room.table.events((seat + 1) % len(room.chairs)))
    return make_hint_question(room, seat)._replace(heard=heard)


def neighbours_eyes(room: Room, seat: Seat) -> HintQuestion:
    assert room.table is not None
    return make_hint_question(room, seat)._replace(view=encode(room.table.view((seat + 1) % len(room.chairs))))


def neighbours_moves(room: Room, seat: Seat) -> HintQuestion:
    return make_hint_question(room, seat)._replace(legal=[number_of(room) % 7])


@pytest.mark.parametrize("leak", [neighbours_ears, neighbours_eyes, neighbours_moves])
def test_a_hint_that_knew_more_would_be_caught(leak: Callable[[Room, Seat], HintQuestion]) -> None:
    with pytest.raises(AssertionError):
        check_nothing_hidden(leak, "cheez-tricks")


def test_a_question_has_no_room_for_anything_else() -> None:
    assert HintQuestion._fields == ("game", "box", "seat", "names", "view", "legal", "heard")


def test_over_http_who_sits_there_gets_a_move_they_can_make(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as mine, client_of(house) as strangers:
            me = await a_person(house, mine, "Annabel")
            room = await house.open(me.person, get_game("cheese-rescue"), 2, {})
            await me.come(room.id)
            await me.do(wire.Sit, seat=0, name="Annabel", seed="")
            assert (await mine.get(f"/api/tables/{room.id}/hint")).status_code == 404
            await me.do(wire.SeatBot, seat=1, bot="random")
            await me.do(wire.Ready)
            table = me.actor.room
            await me.until(lambda: table.table is not None and 0 in table.table.to_act)
            answer = await mine.get(f"/api/tables/{room.id}/hint")
            assert answer.status_code == 200, answer.text
            assert table.table is not None
            assert answer.json()["move"] in [table.game.notation(action) for action in table.table.legal(0)]
            move = answer.json()["move"]
            light = await mine.get(f"/api/tables/{room.id}/light?move={move}")
            assert light.json()["light"] == "green", "what the coach advises is fine by the coach"
            assert (await mine.get(f"/api/tables/{room.id}/light?move=Zz9")).status_code == 400
            assert (await mine.get(f"/api/tables/{room.id}/last-choice")).status_code == 409
            await me.until(lambda: table.chairs[0].coached)
            assert not table.chairs[1].coached
            await me.do(wire.Act, move=move, seen=table.seq, elapsed=None)
            assert (await mine.get(f"/api/tables/{room.id}/last-choice")).json()["light"] == "green"
            marked = [each for each in table.log if isinstance(each.kept.record, was.Coached)]
            assert len(marked) == 1
            for what in ("light?move=1a1", "last-choice"):
                assert (await strangers.get(f"/api/tables/{room.id}/{what}")).status_code == 404
            await a_person(house, strangers, "Bertrand")
            assert (await strangers.get(f"/api/tables/{room.id}/hint")).status_code == 404
            assert (await mine.get("/api/tables/elsewhere/hint")).status_code == 404

    run(story())
