"""A page of one's own: what it counts, that the book agrees with the log, and that it shows nobody else anything."""

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, select, update

from fromagerie.engine.game import all_games, get_game
from fromagerie.engine.words import LANGUAGES
from fromagerie.server import my_page, wire
from fromagerie.server.bookkeeper import AT_ONCE, Ended
from fromagerie.server.domain.badges import HOUSE, Record
from fromagerie.server.domain.results import results_of
from fromagerie.server.registry import TableRegistry
from fromagerie.server.storage.schema import results, sitters
from fromagerie.server.words import server_words
from tests.server.guests import Guest, a_house, play_on
from tests.server.test_privacy import a_finished_game, a_person, client_of
from tests.server.test_tables import run

pytestmark = [pytest.mark.once, pytest.mark.slow]


async def written(house: TableRegistry, match: str) -> list[Any]:
    """What the book says of a game, once it is in it."""
    room, _, number = match.rpartition("-")
    asked = select(results).where(results.c.room == room, results.c.match == int(number)).order_by(results.c.person)
    guest = Guest(house, "reader")
    found: list[Any] = []

    async def read() -> bool:
        found[:] = await house.store.rows(asked)
        return bool(found)

    while not await read():
        await guest.until(lambda: True)
    return found


async def page_of(client: httpx.AsyncClient, language: str = "en") -> dict[str, Any]:
    answer = await client.get(f"/api/me/page?language={language}")
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.json()
    return page


def test_a_finished_game_is_on_the_pages_of_those_who_played_it_and_on_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            a_house(tmp_path) as house,
            client_of(house) as one,
            client_of(house) as two,
            client_of(house) as nil,
        ):
            guests, match = await a_finished_game(house, [one, two])
            await written(house, match)
            await a_person(house, nil, "Stranger")
            table = guests[0].actor.room.table
            assert table is not None
            scores, winners = table.scores, table.winners
            assert scores is not None
            for seat, client in enumerate((one, two)):
                page = await page_of(client)
                [line] = page["history"]["games"]
                assert (line["match"], line["seat"], line["won"]) == (match, seat, seat in winners)
                assert [then["name"] for then in line["seats"]] == ["Annabel", "Bertrand"]
                assert [then["score"] for then in line["seats"]] == scores
                assert line["place"] == (1 if seat in winners else 2)
                assert line["medal"]
                [game] = page["games"]
                assert (game["played"], game["won"], game["best"]) == (1, int(seat in winners), scores[seat])
                assert page["uncounted"] == 0
                assert {badge["badge"] for badge in page["badges"] if badge["earned"]} == {"first-crumb"}
            for client in (nil, client_of(house)):
                empty = await page_of(client)
                assert (empty["history"]["games"], empty["games"], empty["medals"]) == ([], [], [])
                assert not any(badge["earned"] for badge in empty["badges"])
            assert "Annabel" not in (await nil.get("/api/me/page")).text

    run(story())


def test_the_book_is_made_again_from_the_log_and_says_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            _, match = await a_finished_game(house, [one, two])
            before = await written(house, match)
            await house.store.execute(delete(results))
            page = await page_of(one)
            assert [line["match"] for line in page["history"]["games"]] == [match]
            assert await written(house, match) == before, "for the other one too"

    run(story())


def test_many_missing_games_are_looked_up_a_few_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            guest = await a_person(house, one, "Annabel")
            matches = []
            for _ in range(AT_ONCE + 1):
                room = await house.open(guest.person, get_game("cheese-rescue"), 2, {})
                await guest.come(room.id)
                await guest.do(wire.Sit, seat=0, name="Annabel")
                await guest.do(wire.SeatBot, seat=1, bot="random")
                await guest.do(wire.Ready)
                await play_on([guest], random.Random(2).choice)
                await guest.until(lambda: guest.room["phase"] == "over")
                matches.append(f"{room.id}-1")
                await written(house, matches[-1])
            await house.store.execute(delete(results))
            pages = [await page_of(one) for _ in range(2)]
            assert [page["uncounted"] for page in pages] == [1, 0]
            assert [page["games"][0]["played"] for page in pages] == [AT_ONCE, AT_ONCE + 1]

    run(story())


def test_a_game_given_up_or_left_is_no_result(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests = [await a_person(house, client, name) for client, name in ((one, "Annabel"), (two, "Bertrand"))]
            room = await house.open(guests[0].person, get_game("cheese-rescue"), 2, {})
            for seat, guest in enumerate(guests):
                await guest.come(room.id)
                await guest.do(wire.Sit, seat=seat, name=guest.name)
            for guest in guests:
                await guest.do(wire.Ready)
            await guests[0].do(wire.Propose, what="end")
            await guests[1].do(wire.Vote, yes=True)
            rows = await written(house, f"{room.id}-1")
            assert [row.place for row in rows] == [None, None]
            for client in (one, two):
                page = await page_of(client)
                assert (page["history"]["games"], page["games"], page["uncounted"]) == ([], [], 0)

    run(story())


def test_who_left_before_the_end_has_no_result_and_who_stayed_has(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests = [await a_person(house, client, name) for client, name in ((one, "Annabel"), (two, "Bertrand"))]
            room = await house.open(guests[0].person, get_game("cheese-rescue"), 2, {})
            for seat, guest in enumerate(guests):
                await guest.come(room.id)
                await guest.do(wire.Sit, seat=seat, name=guest.name)
            for guest in guests:
                await guest.do(wire.Ready)
            await guests[1].do(wire.Stand)
            await play_on(guests[:1], random.Random(1).choice)
            await guests[0].until(lambda: guests[0].room["phase"] == "over")
            await written(house, f"{room.id}-1")
            assert len((await page_of(one))["history"]["games"]) == 1
            assert (await page_of(two))["history"]["games"] == []

    run(story())


def test_the_next_game_may_begin_before_the_last_is_in_the_book(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests, match = await a_finished_game(house, [one, two])
            first = await written(house, match)
            room = guests[0].actor.room
            at = first[0].ended
            await house.store.execute(delete(results))
            for guest in guests:
                await guest.do(wire.Rematch)
            await guests[0].until(lambda: guests[0].room["number"] == 2)
            # As if the end of the first game had been noted late.
            house.book.waiting.append(Ended(room, 1, at))
            house.book.news.set()
            assert await written(house, match) == first

    run(story())


def test_a_book_that_cannot_be_written_stops_no_game_and_is_mended_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:

            async def fails(*_: Any) -> None:
                raise OSError("no room on the disk")

            house.book.write = fails  # type: ignore[assignment,method-assign]
            _, match = await a_finished_game(house, [one, two])
            assert house.supervisor.failing == []
            del house.book.write
            page = await page_of(one)
            assert [line["match"] for line in page["history"]["games"]] == [match]

    run(story())


def test_finished_games_come_page_by_page_and_each_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            _, match = await a_finished_game(house, [one, two])
            [mine, _] = sorted(await written(house, match), key=lambda row: row.score, reverse=True)
            many = 2 * my_page.PAGE + 3
            for number in range(2, many + 1):
                row = dict(mine._mapping) | {"match": number, "ended": mine.ended + number}
                await house.store.execute(house.store.insert(results).values(**row))
                await house.store.execute(
                    house.store.insert(sitters).values(person=mine.person, room=mine.room, match=number)
                )
            client = one if (await page_of(one))["games"][0]["played"] == many else two
            page = (await page_of(client))["history"]
            seen = [line["match"] for line in page["games"]]
            while page["before"] is not None:
                page = (await client.get(f"/api/me/games?before={page['before']}")).json()
                seen += [line["match"] for line in page["games"]]
            assert seen == [f"{mine.room}-{number}" for number in range(many, 0, -1)]
            for wrong in ("-1", "1e3", "x", "9" * 20):
                assert (await client.get(f"/api/me/games?before={wrong}")).status_code == 400

    run(story())


def test_a_game_that_left_the_shelf_breaks_no_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            _, match = await a_finished_game(house, [one, two])
            await written(house, match)
            await house.store.execute(update(results).values(game="no-longer-here", medal="no-such-medal"))
            page = await page_of(one)
            assert (page["history"]["games"], page["games"], page["medals"]) == ([], [], [])
            await house.store.execute(update(results).values(game="cheese-rescue"))
            page = await page_of(one)
            assert page["history"]["games"][0]["medal"] is None
            assert page["medals"] == []

    run(story())


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_game_can_be_read_in_both_languages(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            guest = await a_person(house, one, "Annabel")
            players = max(min(get_game(game).player_counts), 2)
            room = await house.open(guest.person, get_game(game), players, {})
            await guest.come(room.id)
            await guest.do(wire.Sit, seat=0, name="Annabel")
            for seat in range(1, players):
                await guest.do(wire.SeatBot, seat=seat, bot="curd")
            await guest.do(wire.Ready)
            await play_on([guest], random.Random(3).choice)
            await guest.until(lambda: guest.room["phase"] == "over")
            [row] = await written(house, f"{room.id}-1")
            assert row.level == "curd"
            live = guest.actor.room
            assert [tuple(result)[:5] for result in results_of(live, row.ended)] == [tuple(row)[:5]]
            for language in LANGUAGES:
                page = await page_of(one, language)
                [line] = page["history"]["games"]
                assert line["signs"]
                assert [medal["title"] for medal in page["medals"]] == [line["medal"]]
                assert page["games"][0]["levels"] == ([{"level": "curd", "won": 1}] if line["won"] else [])
                if get_game(game).race:
                    assert "answer" in page["games"][0]

    run(story())


def test_badges_of_the_house_are_earned_by_play_and_have_words() -> None:
    shelf = set(all_games())
    nothing = Record({}, (), {}, 0, 0, shelf)
    everything = Record(
        dict.fromkeys(shelf, 25), ("vintage",), {("one", f"medal {n}"): 1 for n in range(10)}, 7, 4, shelf
    )
    assert [key for key, earned in HOUSE.items() if earned(nothing)] == []
    assert [key for key, earned in HOUSE.items() if earned(everything)] == list(HOUSE)
    almost = Record({"one": 24}, ("aged",), {("one", f"medal {n}"): 3 for n in range(9)}, 6, 3, shelf)
    assert [key for key, earned in HOUSE.items() if earned(almost)] == ["first-crumb"]
    for language in LANGUAGES:
        for key in HOUSE:
            assert server_words(language)(f"badge-{key}")
            assert server_words(language)(f"badge-{key}-why").endswith(".")
