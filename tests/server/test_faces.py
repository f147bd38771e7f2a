"""Faces: chosen by people, given to bots by their name, and no two alike at one table."""

import re
from pathlib import Path

import msgspec
import pytest

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.commands import decide
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.faces import COLOURS, FACES, HEADS, face_of, free_face
from fromagerie.server.domain.room import Room
from fromagerie.server.storage.forgetting import without
from fromagerie.server.updates.builder import UpdateBuilder
from tests.server.guests import Guest, a_house
from tests.server.test_bot_names import OPENED, gathering
from tests.server.test_tables import run
from tests.server.twins import keep, person_at

pytestmark = pytest.mark.once

DRAWN = Path(__file__).parents[2] / "web/src/kit/faces.ts"


def sit(room: Room, seat: int, name: str, face: int | None) -> None:
    keep(room, decide(room, person_at(seat), wire.Sit("x", seat, name, "", face), "en"), person_at(seat))


def faces(room: Room) -> list[int | None]:
    return [seat.face for seat in UpdateBuilder(room).seats()]


def heads(room: Room) -> list[int]:
    return [face // COLOURS for face in faces(room) if face is not None]


def test_a_chosen_face_is_shown_and_a_free_seat_has_none() -> None:
    room = gathering()
    sit(room, 0, "Anne", 77)
    assert faces(room) == [77, None, None, None]


def test_the_later_one_gets_the_next_head_in_the_same_colour() -> None:
    room = gathering()
    for seat, name in enumerate(("Anne", "Bob", "Zoe", "Leo")):
        sit(room, seat, name, 191 if seat < 3 else 189)
    assert faces(room) == [191, 7, 15, 16 + 5], "after the last head comes the first"


def test_a_face_is_changed_by_sitting_down_again() -> None:
    room = gathering()
    sit(room, 0, "Anne", 3)
    sit(room, 0, "Anna", 3)
    assert faces(room)[0] == 3, "nobody is in one's own way"
    sit(room, 0, "Anna", 100)
    assert faces(room)[0] == 100
    assert room.names()[0] == "Anna"


def test_everybody_is_told_apart_by_the_head_bots_too() -> None:
    for _ in range(20):
        room = gathering("Anne", "", "Anne 2", "")
        assert len(set(heads(room))) == 4
        # Bots keep their faces when their level is changed, and lose them with the seat.
        before = faces(room)
        keep(room, Decision(was.BotSeated(1, "curd")))
        assert faces(room) == before
        keep(room, Decision(was.BotSeated(1, None)))
        assert faces(room)[1] is None


def test_a_bots_face_follows_from_its_name() -> None:
    room = gathering("", "", "", "")
    assert faces(room)[0] == face_of("Gouda")
    again = gathering("", "", "", "")
    assert faces(again) == faces(room)


def test_more_people_than_heads_still_have_a_face() -> None:
    assert free_face(5, [head * COLOURS for head in range(HEADS)]) == 5


def test_records_from_before_people_chose_have_faces() -> None:
    old = was.decode(b'{"was":"sat","seat":0,"person":"p0","name":"Anne","seed":"","before":null}')
    room = Room("atable", lambda: 0.0)
    keep(room, Decision(was.decode(OPENED)))
    keep(room, Decision(old))
    assert faces(room)[0] == face_of("Anne")


def test_a_forgotten_person_has_no_face_of_their_own() -> None:
    blank = without(was.Sat(0, "p0", "Anne", "seed", None, 77), "p0", 3)
    assert isinstance(blank, was.Sat)
    assert (blank.face, blank.name) == (None, "")


def test_whoever_was_kicked_takes_the_face_along() -> None:
    room = gathering("Anne", "Bob", "", "")
    mine = faces(room)[1]
    keep(room, Decision(was.Rose(1, "ripe", kicked=True)))
    assert faces(room)[1] != mine


@pytest.mark.parametrize("face", [-1, FACES, "1", 1.5])
def test_what_is_no_face_is_refused(face: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "sit", "id": "x", "seat": 0, "name": "Anne", "face": face}, wire.Sit)


def test_the_page_draws_as_many_heads_and_colours() -> None:
    text = DRAWN.read_text(encoding="utf-8")
    assert f"HEADS = {HEADS};" in text
    colours = re.search(r"COLOURS = \[(.*)\]", text)
    assert colours
    assert colours[1].count("#") == COLOURS
    drawn = text[text.index("const drawn") :]
    assert len(re.findall(r"^  \(c\) =>", drawn, re.MULTILINE)) == HEADS


def test_everybody_at_the_table_sees_the_same_faces(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            anne, bob = Guest(house, "anne"), Guest(house, "bob")
            room = await house.open(anne.person, get_game("cheese-rescue"), 2, {})
            for seat, guest in enumerate((anne, bob)):
                await guest.come(room.id)
                assert (await guest.do(wire.Sit, seat=seat, name=guest.person, face=50))["is"] == "done"
            await anne.until(lambda: anne.room["seats"][1]["name"] is not None)
            assert [seat["face"] for seat in anne.room["seats"]] == [50, 58]
            assert anne.room["seats"] == bob.room["seats"]

    run(story())
