"""Beginning a game: the host starts it, bots take the free seats, and whoever is not there yet stops the count."""

from pathlib import Path

import pytest

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.registry import TableRegistry
from tests.server.guests import QUICK, Guest, a_house
from tests.server.test_tables import run

pytestmark = pytest.mark.once

LONG = QUICK._replace(start=3600.0)
SHORT = QUICK._replace(start=0.05)


async def sit_down(house: TableRegistry, *names: str, game: str = "cheese-rescue", players: int = 4) -> list[Guest]:
    guests = [Guest(house, name) for name in names]
    room = await house.open(guests[0].person, get_game(game), players, {}, bots="curd")
    for guest in guests:
        await guest.come(room.id)
        assert (await guest.do(wire.Sit, seat=None, name=guest.name))["is"] == "done"
    return guests


def test_alone_the_game_begins_at_once_with_bots_of_the_level_of_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, LONG) as house:
            (host,) = await sit_down(house, "anne")
            assert (await host.do(wire.Start))["is"] == "done"
            assert host.room["phase"] == "playing"
            assert [seat["bot"] for seat in host.room["seats"]] == [None, "curd", "curd", "curd"]

    run(story())


def test_with_somebody_else_it_is_counted_and_bots_come_at_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, SHORT) as house:
            anne, bob = await sit_down(house, "anne", "bob")
            await anne.do(wire.Start)
            await bob.until(lambda: bob.room["phase"] == "playing")
            counts = [heard["room"]["starting"] for heard in bob.heard if heard["is"] == "update"]
            assert {"ms": 3000, "by": 0, "may_wait": [0, 1]} in counts
            assert counts[-1] is None
            assert [seat["bot"] for seat in bob.room["seats"]] == [None, None, "curd", "curd"]

    run(story())


def test_anybody_seated_stops_it_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, LONG) as house:
            anne, bob = await sit_down(house, "anne", "bob")
            await anne.do(wire.Start)
            assert (await anne.do(wire.Start))["code"] == "not-now"
            assert (await bob.do(wire.Wait))["is"] == "done"
            await anne.until(lambda: anne.room["starting"] is None)
            assert anne.room["phase"] == "gathering"
            assert (await bob.do(wire.Wait))["code"] == "not-now", "there is nothing to stop"
            await anne.do(wire.Start)
            await bob.until(lambda: bob.room["starting"] is not None)
            assert bob.room["starting"]["may_wait"] == [0]
            refused = await bob.do(wire.Wait)
            assert refused["why"].startswith("You have stopped the start once")

    run(story())


def test_only_the_host_starts_and_only_those_who_sit_stop_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, LONG) as house:
            anne, bob = await sit_down(house, "anne", "bob")
            watcher = Guest(house, "zoe")
            await watcher.come(anne.room["table"])
            assert (await bob.do(wire.Start))["code"] == "not-yours"
            await anne.do(wire.Start)
            assert (await watcher.do(wire.Wait))["code"] == "not-yours"
            assert (await watcher.do(wire.Start))["code"] == "not-yours"

    run(story())


def test_whoever_comes_while_it_is_counted_has_a_seat_instead_of_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, LONG) as house:
            anne, bob = await sit_down(house, "anne", "bob")
            await anne.do(wire.Start)
            zoe = Guest(house, "zoe")
            await zoe.come(anne.room["table"])
            assert (await zoe.do(wire.Sit, seat=None, name="Zoe"))["is"] == "done"
            assert zoe.room["starting"] is not None
            assert zoe.seat == 2
            assert bob.room["phase"] == "gathering"

    run(story())


def test_what_is_changed_while_it_is_counted_stops_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, LONG) as house:
            anne, bob = await sit_down(house, "anne", "bob")
            await anne.do(wire.Start)
            await anne.do(wire.Configure, game="cheese-mafia")
            await bob.until(lambda: bob.room["game"] == "cheese-mafia")
            assert bob.room["starting"] is None

    run(story())


def test_nobody_starts_an_empty_table_and_it_stops_when_all_have_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, LONG) as house:
            host = Guest(house, "anne")
            room = await house.open(host.person, get_game("cheese-rescue"), 2, {})
            await host.come(room.id)
            assert (await host.do(wire.Start))["why"] == "Nobody sits at the table yet."
            await host.do(wire.Sit, seat=None, name="Anne")
            bob = Guest(house, "bob")
            await bob.come(room.id)
            await bob.do(wire.Sit, seat=None, name="Bob")
            await host.do(wire.Start)
            await host.do(wire.Stand)
            await bob.do(wire.Stand)
            await bob.until(lambda: bob.room["starting"] is None)

    run(story())


def test_a_count_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, LONG) as house:
            anne, _bob = await sit_down(house, "anne", "bob")
            await anne.do(wire.Start)
            table = anne.room["table"]
        async with a_house(tmp_path, SHORT) as house:
            again = Guest(house, "anne")
            await again.come(table)
            await again.until(lambda: again.room["phase"] == "playing")

    run(story())


# Seats


def test_the_next_free_seat_and_a_table_that_grows_while_its_game_allows(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, LONG) as house:
            guests = await sit_down(house, "anne", "bob", "zoe", "leo", game="cheese-rescue", players=2)
            assert [guest.seat for guest in guests] == [0, 1, 2, 3]
            assert guests[-1].room["players"] == 4
            late = Guest(house, "max")
            await late.come(guests[0].room["table"])
            refused = await late.do(wire.Sit, seat=None, name="Max")
            assert refused["why"] == "Every seat is taken. Watch, or take over from a bot."
            # Again: one's own seat, under another name.
            await guests[1].do(wire.Sit, seat=None, name="Robert")
            assert [seat["name"] for seat in guests[1].room["seats"]] == ["anne", "Robert", "zoe", "leo"]

    run(story())


def test_everybody_keeps_a_seat_when_the_game_or_the_size_changes(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, LONG) as house:
            anne, *_others = await sit_down(house, "anne", "bob", "zoe", game="cheese-master", players=8)
            moved = Guest(house, "zoe")
            await moved.come(anne.room["table"])
            await moved.do(wire.Sit, seat=7, name="Zoe")
            assert (await anne.do(wire.Configure, game="cheez-tricks"))["is"] == "done"
            names = [seat["name"] for seat in anne.room["seats"]]
            assert sorted(filter(None, names)) == ["Zoe", "anne", "bob"]
            refused = await anne.do(wire.Configure, players=2)
            assert (refused["code"], "2" in refused["why"]) == ("not-now", True)

    run(story())


def test_a_level_that_no_bot_has_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, LONG) as house:
            (anne,) = await sit_down(house, "anne")
            assert (await anne.do(wire.Configure, bots="vintage"))["is"] == "done"
            assert anne.room["bots"] == "vintage"
            assert (await anne.do(wire.Configure, bots="emperor"))["code"] == "malformed"
            assert (await anne.do(wire.Configure, game="cheese-mafia"))["is"] == "done"
            assert anne.room["bots"] == "vintage", "it is theirs, whatever is played"

    run(story())


def test_a_seed_is_kept_by_whoever_sits_down_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, LONG) as house:
            (anne,) = await sit_down(house, "anne")
            await anne.do(wire.Ready, ready=False, seed="my own luck")
            await anne.do(wire.Sit, seat=2, name="Anna", face=9)
            await anne.do(wire.Start)
            assert (await house.load(anne.room["table"])).seeds[2] == "my own luck"

    run(story())
