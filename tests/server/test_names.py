"""Whatever people write is text: names, chat and options come out of the server as text in JSON, and hide nothing."""

import unicodedata
from pathlib import Path

import httpx
import msgspec
import pytest

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.app import make_app
from fromagerie.server.domain import commands
from fromagerie.server.domain.names import LONGEST, BadName, clean, name_apart, read_name
from tests.server.guests import Guest, a_house
from tests.server.payloads import payloads
from tests.server.test_privacy import client_of
from tests.server.test_tables import run

pytestmark = pytest.mark.once


def test_there_are_as_many_payloads_as_promised() -> None:
    assert len(payloads()) >= 200


@pytest.mark.parametrize("longest", [LONGEST, 500])
def test_what_is_left_hides_and_disguises_nothing(longest: int) -> None:
    for payload in payloads():
        left = clean(payload, longest)
        assert not any(unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp") for sign in left)
        assert left == unicodedata.normalize("NFKC", left) or len(payload) > 20
        assert len(left) <= longest + 2
        assert clean(left, longest) == left


def test_names_chat_and_options_come_out_as_text_in_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "PERSON_A_MINUTE", len(payloads()) + 1)

    async def story() -> None:
        async with a_house(tmp_path) as house:
            host = Guest(house, "host")
            room = await house.open(host.person, get_game("cheese-rescue"), 2, {})
            await host.come(room.id)
            for number, payload in enumerate(payloads()):
                answers = [
                    await host.do(wire.Sit, seat=number % 2, name=payload[:LONGEST] or "x"),
                    await host.do(wire.Say, text=payload),
                    await host.do(wire.Configure, options={payload: payload}),
                    await host.do(wire.Configure, game=payload[:40]),
                    await host.do(wire.Act, move=payload[:80], seen=0),
                ]
                assert [answer["is"] for answer in answers[2:]] == ["refused"] * 3
            assert house.counts.failures == 0
            for message in host.raw:
                # One JSON document each, in UTF-8: nothing that was written could end it or begin another.
                assert msgspec.json.encode(msgspec.json.decode(message)) == message or b"\\u" in message
            last = await Guest(house, "late").come(room.id)
            said = {line["text"] for line in last.heard[-1]["lines"] if line["kind"] == "chat"}
            assert said == {clean(payload, 500) for payload in payloads() if clean(payload, 500)}

    run(story())


def test_rest_answers_are_json_that_no_browser_takes_for_a_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            transport = httpx.ASGITransport(app=make_app(house))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                for payload in payloads()[:60]:
                    for answer in (
                        await client.post("/api/tables", json={"game": payload[:40]}),
                        await client.post("/api/tables", json={"game": "cheese-rescue", "options": {payload: payload}}),
                    ):
                        assert answer.status_code in (404, 422, 429)
                        assert answer.headers["content-type"] == "application/json"
                        assert answer.headers["x-content-type-options"] == "nosniff"
                        assert "unsafe" not in answer.headers["content-security-policy"]

    run(story())


# Each would make a second Anne, or somebody with no name at all.
INVISIBLE = (
    *("\ufe0f", "\ufe00", "\U000e0100", "\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f", "\u17b4", "\u180b"),
    *("\u200b", "\u200d", "\u2060", "\u00ad", "\u202e", "\ufeff", "\U000e0041", "\u2028", "\x00", "\ue000", "\ufffc"),
    *("\u061c", "\U0001d159", "\U0001d173", "\u2065", "\U00016fe4", "\u180e"),
)


@pytest.mark.parametrize("sign", INVISIBLE, ids=[f"U+{ord(sign):04X}" for sign in INVISIBLE])
def test_what_nobody_can_see_is_refused_in_a_name(sign: str) -> None:
    for name in (sign, sign * 3, f"An{sign}ne", f"Anne{sign}", f"{sign}Anne", f" {sign} "):
        with pytest.raises(BadName):
            read_name(name)


@pytest.mark.parametrize("name", ["", " ", "\u00a0\u3000", "\u0301", "Anne \u0301", "A" + "\u0301" * 30])
def test_what_is_blank_or_stands_on_nothing_is_no_name(name: str) -> None:
    with pytest.raises(BadName):
        read_name(name)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Zoé", "Zoé"),
        ("  Ａｎｎｅ   Marie ", "Anne Marie"),
        ("Анна", "Анна"),
        ("अनुष्का", "अनुष्का"),
        ("Anne \u2764\ufe0f", "Anne \u2764"),
        ("\U0001f469\u200d\U0001f373", "\U0001f469\U0001f373"),
    ],
)
def test_names_that_people_have_are_names(typed: str, name: str) -> None:
    assert read_name(typed) == name


@pytest.mark.parametrize("twin", ["Аnnе", "ANNE", "Αnne", "Anne", "Ann\u0435", "A n n e", "Anṇe", "Аnne".upper()])
def test_a_look_alike_is_marked_in_all_that_is_seen_of_the_seat(twin: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            anne, other = Guest(house, "anne"), Guest(house, "other")
            room = await house.open(anne.person, get_game("cheese-rescue"), 2, {})
            for seat, (guest, name) in enumerate(((anne, "Anne"), (other, twin))):
                await guest.come(room.id)
                assert (await guest.do(wire.Sit, seat=seat, name=name))["is"] == "done"
            await other.do(wire.Say, text="it is me")
            await anne.until(lambda: b"it is me" in anne.raw[-1])
            assert anne.update is not None
            seen = [seat["name"] for seat in anne.room["seats"]]
            assert seen == ["Anne", f"{read_name(twin)} 2"]
            assert anne.update["lines"][-1]["who"] == seen[1]

    run(story())


def test_names_that_differ_are_left_alone() -> None:
    assert name_apart("Zoé", ["Zoe", "Anne"]) == "Zoé"
    assert name_apart("Guest1", ["Guest2", "Guest3"]) == "Guest1"
    assert name_apart("Анна", ["Anna"]) == "Анна"
    assert name_apart("Bob", ["ВОВ", "Вob 2"]) == "Bob 3"
    assert name_apart("x" * LONGEST, ["X" * LONGEST]) == "x" * LONGEST + " 2"


def test_a_name_that_is_too_long_or_hides_something_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as client:
            guest = Guest(house, "anne")
            room = await house.open(guest.person, get_game("cheese-rescue"), 2, {})
            await guest.come(room.id, language="fr")
            answer = await guest.do(wire.Sit, seat=0, name="x" * 25)
            assert (answer["code"], answer["why"]) == ("malformed", "Un nom compte 24\u00a0caractères au plus.")
            said = await client.post("/api/daily/cheese-rescue", json={"name": "An\u2800ne"})
            assert (said.status_code, said.json()["error"]) == (422, "name")
            assert said.json()["why"] == "This name contains an invisible character. Please type it again."
            assert (await guest.do(wire.Say, text="\u2800 \ufe0f\u3164"))["code"] == "malformed"

    run(story())
