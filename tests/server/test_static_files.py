"""The page is sent small, and not again to whoever has it."""

import json
from pathlib import Path

import httpx
import pytest

from fromagerie.server.app import make_app
from fromagerie.server.http.static_files import in_page
from tests.server.guests import a_house
from tests.server.test_tables import run

pytestmark = pytest.mark.once


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><head></head>" + "<p>cheese</p>" * 200)
    (folder / "assets" / "index-abc.js").write_text("console.log('cheese');" * 100)
    (folder / "icon.png").write_bytes(bytes(range(256)) * 4)
    return folder


def test_words_come_compressed_pictures_as_they_are_and_names_with_a_hash_are_kept_for_good(
    tmp_path: Path, static: Path
) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            transport = httpx.ASGITransport(app=make_app(house, static=static))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                page = await client.get("/t/anytable")
                assert page.headers["content-encoding"] == "gzip"
                assert page.headers["cache-control"] == "no-cache"
                brought = json.loads(page.text.split('id="shelf">')[1].split("</script>")[0])
                # What home needs of each game; the rest is asked for when a table is set.
                shelf = (await client.get("/api/games")).json()
                assert [line.items() <= game.items() for line, game in zip(brought, shelf, strict=True)] == [True] * 5
                assert {"game", "title", "seats", "minutes", "bots"} <= brought[0].keys()
                assert in_page(b'["</script>"]') == b'["\\u003c/script>"]'
                plain = await client.get("/", headers={"accept-encoding": "identity"})
                assert "content-encoding" not in plain.headers
                assert plain.text == page.text
                again = await client.get("/", headers={"if-none-match": plain.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
                script = await client.get("/assets/index-abc.js")
                assert "immutable" in script.headers["cache-control"]
                assert script.headers["content-type"].startswith("text/javascript")
                picture = await client.get("/icon.png")
                assert picture.content == (static / "icon.png").read_bytes()
                assert "content-encoding" not in picture.headers
                assert (await client.get("/assets/../house.db")).status_code == 404
                assert "content-security-policy" in script.headers

    run(story())


def test_without_a_page_the_house_says_so_and_works(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            transport = httpx.ASGITransport(app=make_app(house, static=tmp_path / "nothing"))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                assert (await client.get("/")).status_code == 503
                assert (await client.get("/api/games")).status_code == 200

    run(story())
