"""A tournament on the page: begun, joined with the code, drawn, looked at on the wall."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.walk_company import post

pytestmark = [pytest.mark.once, pytest.mark.slow]

Invite = Callable[..., Person]
# What is smaller than it can be read from afar, or does not fit on the wall.
WRONG_ON_WALL = """
() => {
  const out = [];
  for (const one of document.querySelectorAll('[data-wall] *')) {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || !one.checkVisibility() || one.closest('thead, .unseen')) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < 28) out.push(`${size}: ${one.textContent}`);
    const { right, bottom } = one.getBoundingClientRect();
    if (right > innerWidth + 1 || bottom > innerHeight + 1) out.push(`off: ${one.textContent}`);
  }
  if (document.documentElement.scrollHeight > innerHeight) out.push('it scrolls');
  return out;
}
"""


def crowd(invite: Invite, code: str, people: int) -> None:
    """Others who join from elsewhere: each a cookie of their own, without a browser window for each."""
    helper = invite("Helper")
    helper.visit("/")
    for n in range(people):
        helper.context.clear_cookies()
        post(helper, f"/api/clubs/{code}/people", {"name": f"Player {n}"})


def test_a_club_begins_joins_and_reads_the_wall(invite: Invite) -> None:
    olga, ada = invite("Olga"), invite("Ada", phone=True)
    # From home: at a desk in sight, on a phone where tables are found.
    olga.visit("/")
    olga.page.locator("footer a[href='/club']").click()
    olga.page.locator("input[maxlength='60']").fill("Thursday club")
    olga.page.locator("form select").first.select_option("cheese-rescue")
    olga.page.locator("form select").nth(1).select_option("2")
    olga.page.locator("[data-action='begin-club']").click()
    olga.page.wait_for_url(re.compile("/club/[A-Z]{5}$"))
    code = olga.page.url.rsplit("/", 1)[1]
    # Ada has the code and her phone.
    ada.visit("/")
    ada.page.locator("[data-action=find]").tap()
    ada.page.locator("dialog [data-action=club]").tap()
    ada.page.locator("input.code").fill(code.lower())
    ada.page.locator("[data-action='find-club']").tap()
    ada.page.locator("form input").fill("Ada")
    ada.page.locator("[data-action='enter']").tap()
    expect(ada.page.locator("tr.me")).to_contain_text("Ada")
    crowd(invite, code, 16)
    olga.page.reload()
    expect(olga.page.locator("[data-entrant]")).to_have_count(17)
    olga.page.locator("[data-action='next-round']").click()
    expect(olga.page.locator("[data-club-table]")).to_have_count(8)
    expect(olga.page.locator("body")).to_contain_text("Bye:")
    # The wall tells it from afar, by itself.
    olga.page.set_viewport_size({"width": 1920, "height": 1080})
    olga.visit(f"/wall/{code}")
    expect(olga.page.locator("[data-club-table]")).to_have_count(8)
    olga.wait_until(f"({WRONG_ON_WALL})().length === 0")
    first = olga.page.locator("[data-club-table='0'] code")
    expect(first).to_have_text(re.compile("^[A-Z]{4,5}$"))
    post(olga, f"/api/clubs/{code}/results", {"table": 0, "places": [1, 2]})
    expect(first).to_have_text("✓")
    # Ada sits at her table with one tap, or sits this round out.
    ada.page.reload()
    ada.page.locator(".now").wait_for()
    if ada.page.locator("[data-action='my-table']").count():
        ada.page.locator("[data-action='my-table']").tap()
        expect(ada.page.locator("[data-phase]")).to_be_attached()
        expect(ada.page.locator("body")).to_contain_text("Ada")
    else:
        expect(ada.page.locator(".now")).to_contain_text(re.compile("sit out|has finished"))
    # The organiser settles the others, and the next round may begin.
    olga.page.set_viewport_size({"width": 1280, "height": 720})
    olga.visit(f"/club/{code}")
    olga.page.locator("[data-club-table='1'] [data-action='settle']").click()
    olga.page.locator("dialog select").first.select_option("2")
    olga.page.locator("dialog select").nth(1).select_option("1")
    olga.page.locator("[data-action='settled']").click()
    expect(olga.page.locator("[data-club-table='1']")).to_contain_text("by the organiser")
    for table in range(2, 8):
        post(olga, f"/api/clubs/{code}/results", {"table": table, "places": [1, 2]})
    olga.page.reload()
    expect(olga.page.locator("[data-action='next-round']")).to_be_enabled()
    for person in (olga, ada):
        person.check_width()


@pytest.mark.parametrize("people", [64])
def test_the_wall_holds_a_large_club(invite: Invite, people: int) -> None:
    olga = invite("Olga", "fr")
    olga.visit("/")
    body = {"name": "Le tournoi du jeudi", "game": "cheese-rescue", "size": 4, "rounds": 3}
    code = post(olga, "/api/clubs", body)["code"]
    crowd(invite, code, people)
    post(olga, f"/api/clubs/{code}/rounds")
    olga.page.set_viewport_size({"width": 1920, "height": 1080})
    olga.visit(f"/wall/{code}")
    expect(olga.page.locator("[data-entrant]")).to_have_count(people)
    expect(olga.page.locator("[data-club-table]")).to_have_count(people // 4)
    olga.wait_until(f"({WRONG_ON_WALL})().length === 0")
