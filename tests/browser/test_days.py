"""Over days, finding somebody, and what is said at once: slow tables, "Tell me", quick tables, links that stay."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fromagerie.engine.game import all_games
from fromagerie.server.push.keys import make_keys, write_keys
from tests.browser.at_a_table import MOVE, Invite, likes, open_table, sit_down_with, step
from tests.browser.people import Person
from tests.server.real_server import RealServer

pytestmark = [pytest.mark.once, pytest.mark.slow]
RESCUE = all_games()["cheese-rescue"]


@pytest.fixture
def telling_house(house: str, tmp_path: Path) -> Iterator[str]:
    """A house whose operator has made keys."""
    keys = tmp_path / "push-keys.json"
    write_keys(keys, make_keys("mailto:you@example.org"))
    server = RealServer(tmp_path)
    server.options = (*server.options, "--push-keys", str(keys))
    with server:
        yield f"http://{server.address}"


def over_days(invite: Invite, to: str, language: str = "en") -> tuple[Person, Person]:
    """Two people at a slow table; the first one returned is to move."""
    ada, ben = invite("Ada", language, phone=True, to=to), invite("Ben", language, phone=True, to=to)
    for person in (ada, ben):
        likes(person)
    sit_down_with(ada, ben, RESCUE, clock="day")
    for person in (ada, ben):
        person.wait_until("document.querySelector('[data-slot=bar] .words')?.textContent.length > 0")
    mine = f"!!document.querySelector('{MOVE}')"
    ada.wait_until(f"({mine}) || /23|24/.test(document.querySelector('[data-slot=cue]').textContent)")
    return (ada, ben) if ada.page.evaluate(mine) else (ben, ada)


@pytest.mark.parametrize(("language", "left"), [("en", "left"), ("fr", "Encore")])
def test_a_slow_table_says_how_long_there_is_and_offers_to_tell_after_a_move(
    invite: Invite, telling_house: str, language: str, left: str
) -> None:
    mover, other = over_days(invite, telling_house, language)
    expect(mover.page.locator("[data-slot=bar] .clock")).to_contain_text("h")
    expect(other.page.locator("[data-slot=cue]")).to_contain_text(left)
    offer = mover.page.locator("[data-action=tell-me]")
    expect(offer).to_have_count(0)
    step(mover)
    expect(offer).to_be_visible()
    box = offer.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    expect(other.page.locator("[data-action=tell-me]")).to_have_count(0)
    # This browser has no permission to give: it says so, in place, and is not asked again.
    offer.click()
    said = "blocking notifications" if language == "en" else "bloque les notifications"
    expect(mover.page.locator("[data-slot=strip]")).to_contain_text(said)
    mover.page.reload()
    mover.wait_until("document.querySelector('[data-slot=bar] .words')?.textContent.length > 0")
    expect(offer).to_have_count(0)


def test_where_nobody_has_made_keys_nothing_is_offered(invite: Invite, house: str) -> None:
    mover, other = over_days(invite, house)
    with mover.page.expect_response("**/api/push") as asked:
        step(mover)
    assert asked.value.json() == {"key": None}
    other.wait_until(f"!!document.querySelector('{MOVE}')")
    expect(mover.page.locator("[data-action=tell-me]")).to_have_count(0)


def test_without_a_network_and_without_the_page_a_page_says_so(invite: Invite) -> None:
    ada = invite("Ada")
    ada.visit("/")
    ada.wait_until("navigator.serviceWorker.ready.then((worker) => !!worker.active)")
    # As after a first visit: the shell is there, and not what it needs.
    ada.page.evaluate(
        """async () => {
             const cache = await caches.open('fromagerie-shell');
             const assets = (await cache.keys()).filter((key) => new URL(key.url).pathname.startsWith('/assets/'));
             for (const key of assets) await cache.delete(key);
           }"""
    )
    with ada.without_network():
        ada.page.goto(f"{ada.house}/t/anytable")
        expect(ada.page.get_by_role("heading", name="You’re offline.")).to_be_visible()
        expect(ada.page.get_by_role("heading", name="Vous êtes hors ligne.")).to_be_visible()
        assert ada.page.evaluate("getComputedStyle(document.querySelector('a')).minHeight") == "48px"
        ada.troubles = [trouble for trouble in ada.troubles if "Failed to" not in trouble]
    ada.visit("/")


def test_the_page_can_be_installed(invite: Invite) -> None:
    ada = invite("Ada")
    ada.visit("/")
    manifest = ada.page.evaluate("fetch('/manifest.webmanifest').then((found) => found.json())")
    assert {"name", "short_name", "start_url", "display", "icons", "id"} <= set(manifest)
    assert manifest["display"] == "standalone"
    purposes = {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert {"any", "maskable"} <= {word for purpose in purposes for word in purpose.split()}
    for icon in manifest["icons"]:
        if icon["sizes"] != "any":
            size = ada.page.evaluate(
                "(path) => createImageBitmap ? fetch(path).then((found) => found.blob()).then(createImageBitmap)"
                ".then(({ width, height }) => `${width}x${height}`) : ''",
                icon["src"],
            )
            assert size == icon["sizes"]


def test_while_it_is_my_turn_title_and_icon_say_so(invite: Invite, house: str) -> None:
    mover, other = over_days(invite, house)
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    assert mover.page.title().startswith("● Your turn")
    assert mover.page.evaluate(icon) == "/favicon-turn.svg"
    assert other.page.evaluate(icon) == "/favicon.svg"
    assert mover.page.evaluate("fetch('/favicon-turn.svg').then((found) => found.status)") == 200
    step(mover)
    mover.wait_until(f"{icon} === '/favicon.svg'")


def test_a_notice_from_the_house_is_shown_and_leads_to_its_table(invite: Invite, house: str) -> None:
    """The worker is asked directly: a browser without a window keeps no notifications."""
    ada = invite("Ada")
    ada.visit("/")
    ada.wait_until("navigator.serviceWorker.ready.then((worker) => !!worker.active)")
    ada.wait_until("true")
    worker = ada.context.service_workers[0]
    worker.evaluate(
        """() => {
             self.shown = [];
             self.registration.showNotification = async (text, look) => void self.shown.push([text, look]);
             self.clients.openWindow = async (path) => void self.shown.push(path);
           }"""
    )
    worker.evaluate("tell('Your turn at Cheese Rescue', 'atable')")
    worker.evaluate("goTo('/t/atable')")
    (text, look), path = worker.evaluate("self.shown")
    assert text == "Your turn at Cheese Rescue"
    assert (look["tag"], look["data"]) == ("turn-atable", {"table": "atable"})
    assert path == "/t/atable"
    # Whoever looks at that table needs no sign.
    ada.page.goto(f"{house}/t/atable")
    worker.evaluate("tell('Your turn at Cheese Rescue', 'atable')")
    assert len(worker.evaluate("self.shown")) == 2


def test_one_tap_leads_to_where_somebody_waits(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    for person in (ada, ben):
        person.visit("/")
    ada.touch(ada.page.locator("[data-action=find]"))
    ada.touch(ada.page.locator("[data-quick=cheese-rescue]"))
    ada.introduce()
    ada.wait_until("location.pathname.startsWith('/t/')")
    ada.wait_until("document.body.textContent.includes('Nobody else yet')")
    ben.page.reload()
    ben.touch(ben.page.locator("[data-action=find]"))
    expect(ben.page.locator("[data-part=quick]")).to_contain_text("1 waiting")
    ben.touch(ben.page.locator("[data-quick=cheese-rescue]"))
    ben.introduce()
    ben.wait_until("location.pathname.startsWith('/t/')")
    assert ben.page.url == ada.page.url


def test_a_link_that_stays_leads_to_the_table_and_can_be_made_to_stop(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    path = open_table(ada, RESCUE, 3)
    ada.touch(ada.page.locator("[data-part=stay-link] summary"))
    ada.touch(ada.page.get_by_role("button", name="Make the link"))
    field = ada.page.locator("[data-part=stay-link] input[readonly]")
    expect(field).to_have_value(ada.house + "/with/our-table-" + field.input_value().rpartition("-")[2])
    link = field.input_value().removeprefix(ada.house)
    ben.visit(link)
    ben.wait_until("location.pathname.startsWith('/t/')")
    assert ben.page.url.endswith(path)
    ada.touch(ada.page.get_by_role("button", name="Delete this link"))
    expect(field).to_have_count(0)
    ben.visit(link)
    expect(ben.page.get_by_role("alert")).to_contain_text("leads nowhere any more")
    ben.troubles = [trouble for trouble in ben.troubles if "404" not in trouble]


def test_whoever_is_sent_away_is_told_at_once_and_kindly(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    sit_down_with(ada, ben, RESCUE)
    ben.wait_until("document.querySelector('[data-slot=bar] .words')?.textContent.length > 0")
    ada.look_beside("table")
    ada.ask_of("Ben", "Mute for everybody")
    expect(ben.page.locator("[data-slot=strip]")).to_contain_text("muted you here")
    assert json.dumps(ben.troubles) == "[]"
