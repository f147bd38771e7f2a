"""Bots at a table of the server: a name that nobody else has, a level beside it, and tables of old with both in one."""

from pathlib import Path

import msgspec
import pytest

from fromagerie.bots.names import CHEESES
from fromagerie.engine.game import get_game
from fromagerie.engine.journal import read_journal
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import deal
from fromagerie.server.domain.commands import decide
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.names import name_apart
from fromagerie.server.domain.room import Room
from fromagerie.server.updates.builder import UpdateBuilder
from fromagerie.server.updates.exports import finish_match, tell_frames
from tests.server.guests import a_house
from tests.server.test_tables import run
from tests.server.twins import keep, person_at, set_room

pytestmark = pytest.mark.once

OPENED = (
    b'{"was":"opened","game":"cheese-rescue","players":4,"options":{},"public":true,"clock":"off","leavers":"bot",'
    b'"code":"BCDF","host":"p0","secret":"' + b"5" * 64 + b'"}'
)


def gathering(*seats: str, first_cheese: int = 0) -> Room:
    """People, and "" where a bot sits, in the order in which they sit down."""
    room = Room("atable", lambda: 0.0)
    opened = was.decode(OPENED)
    assert isinstance(opened, was.Opened)
    keep(room, Decision(msgspec.structs.replace(opened, first_cheese=first_cheese)))
    for seat, name in enumerate(seats):
        if name:
            keep(room, Decision(was.Sat(seat, person_at(seat), name, "")))
        else:
            keep(room, Decision(was.BotSeated(seat, "ripe")))
    return room


def sit(room: Room, seat: int, name: str) -> None:
    keep(room, decide(room, person_at(seat), wire.Sit("x", seat, name), "en"), person_at(seat))


def test_the_level_is_sent_beside_the_name_and_told_in_no_line() -> None:
    room = set_room(get_game("cheese-rescue"), 3, get_game("cheese-rescue").options(), 1, bots=1)
    keep(room, Decision(was.BotSeated(2, "vintage")))
    seen = UpdateBuilder(room).update(person_at(0), "fr", 0, fresh=True)
    seats = UpdateBuilder(room).seats()
    assert [(seat.name, seat.bot) for seat in seats] == [("Anne", None), ("Bob", None), ("Gouda", "vintage")]
    lines = msgspec.json.encode(seen.lines).decode()
    assert "Gouda" in lines
    assert "Gouda (" not in lines
    assert room.journal().seats == ["Anne", "Bob", "Gouda"]
    assert room.journal().bots == [None, None, "random"]


def test_a_bot_takes_no_name_that_a_person_has() -> None:
    assert gathering("Gouda", "", "G0UDA", "").names() == ["Gouda", "Comté", "G0UDA", "Munster"]
    assert gathering("Gouda (ripe)", "").names() == ["Gouda (ripe)", "Comté", "", ""], "it would be listed like that"


def test_which_cheese_sits_down_first_differs_from_table_to_table() -> None:
    assert gathering("Anne", "", "", "", first_cheese=6).names() == ["Anne", "Reblochon", "Livarot", "Gouda"]
    assert gathering("Livarot", "", "", "", first_cheese=6).names() == ["Livarot", "Reblochon", "Gouda", "Comté"]


def test_one_meets_all_cheeses_but_the_deal_of_the_day_has_the_same_company(tmp_path: Path) -> None:
    async def story() -> None:
        game = get_game("cheese-rescue")
        async with a_house(tmp_path) as house:
            firsts = [(await house.open("p0", game, 4, {})).first_cheese for _ in range(60)]
            daily = [(await house.open("p0", game, 4, {}, daily="2027-01-15")).first_cheese for _ in range(5)]
        assert {*firsts} <= {*range(len(CHEESES))}
        assert len({*firsts}) > 3, "by luck once in 10^16 evenings"
        assert {*daily} == {0}

    run(story())


@pytest.mark.parametrize("name", ["Gouda", "gouda", "Gоuda", "Gouda (ripe)", "Gouda (vieux)", "Gouda(ripe)"])
def test_a_person_called_like_a_bot_gets_a_number(name: str) -> None:
    room = gathering("Anne", "")
    sit(room, 2, name)
    assert room.names() == ["Anne", "Gouda", f"{name} 2", ""]


def test_a_person_may_have_the_name_of_the_bot_whose_seat_they_take() -> None:
    room = gathering("Anne", "")
    sit(room, 1, "Gouda")
    assert room.names() == ["Anne", "Gouda", "", ""]
    assert name_apart("Anne (tired)", ["Anne"]) == "Anne (tired)", "people may"


def test_at_a_table_of_old_no_bot_is_called_like_a_person_now() -> None:
    """Nobody minded a person called Gouda when the bot was Edam (ripe). Their record stays; the bot moves on."""
    assert gathering("", "Gouda", "", "Anne").names() == ["Comté", "Gouda", "Munster", "Anne"]


def test_a_finished_game_is_told_with_bare_names_and_the_bots_beside_them() -> None:
    """Names of bots were never stored: a game of old gets those of today, and its journal's checks fit them."""
    room = gathering("Anne", "", "", "")
    dealt, _ = deal(room)
    people = [was.Sat(0, "p0", "Anne", ""), *(was.BotSeated(seat, "ripe") for seat in (1, 2, 3))]
    rows = [OPENED, *map(was.encode, [*people, dealt, was.Ended()])]
    done = finish_match("atable", 1, [(seq, 0, row, None, None) for seq, row in enumerate(rows, start=1)])
    assert done is not None
    assert read_journal(done.journal).seats == ["Anne", "Gouda", "Comté", "Munster"]
    frames = msgspec.json.decode(tell_frames(done, None, "fr", 1, 1))
    assert frames["seats"] == ["Anne", "Gouda", "Comté", "Munster"]
    assert frames["bots"] == [None, "ripe", "ripe", "ripe"]
