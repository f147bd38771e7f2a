"""Whatever people write is text: names, chat and options come out of the server as text in JSON, and hide nothing."""

import unicodedata
from pathlib import Path

import httpx
import msgspec
import pytest

from fromagerie.server import wire
from fromagerie.server.app import make_app
from fromagerie.server.names import LONGEST, clean, clean_name
from tests.server.guests import Guest, a_house
from tests.server.payloads import payloads
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
    assert clean_name("Ａｎ\u200bｎｅ\u202e") == "Anne"


def test_names_chat_and_options_come_out_as_text_in_json(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            from fromagerie.engine.game import game_called

            host = Guest(house, "host")
            room = await house.open(host.person, game_called("cheese-rescue"), 2, {})
            await host.come(room.id)
            for number, payload in enumerate(payloads()):
                answers = [
                    await host.do(wire.Sit, seat=number % 2, name=payload[:60] or "x"),
                    await host.do(wire.Say, text=payload),
                    await host.do(wire.Configure, options={payload: payload}),
                    await host.do(wire.Configure, game=payload[:40]),
                    await host.do(wire.Act, move=payload[:80], seen=0),
                ]
                assert [answer["is"] for answer in answers[2:]] == ["refused"] * 3
            assert house.failures == 0
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
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
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
