"""Nobody can freeze a table: seats vanish at any moment, and every game still ends (promise D8)."""

import asyncio
import random

import pytest

from fromagerie.engine.game import all_games, get_game
from fromagerie.server.domain import time_limits
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import BotDecision, BotQuestion
from tests.server.guests import QUICK, Guest, HereBots, a_table, play_on
from tests.server.memory import a_quick_house
from tests.server.test_tables import read_back
from tests.server.test_twice import BRIEF

pytestmark = [pytest.mark.once, pytest.mark.slow]

READ_BACK = 0.2  # of the tables; it takes as long as the game
GONE_AT_ONCE = QUICK._replace(away=0.0, grace=0.0)


class Thoughtless(HereBots):
    """Who sits in moves at once: here it matters that they move, not how well."""

    async def think(self, question: BotQuestion) -> BotDecision:
        return BotDecision(question.legal[question.luck % len(question.legal)], 1)


async def some_vanish(house: TableRegistry, key: str, luck: random.Random) -> None:
    """One stays and plays; the others vanish when it pleases them, and some come back for a while."""
    game = get_game(key)
    players = luck.choice([number for number in game.player_counts if number <= 4])
    guests = await a_table(house, key, players, options=BRIEF.get(key, {}))
    stays = luck.choice(guests)
    here = list(guests)
    while stays.actor.room.phase == "playing":
        if luck.random() < 0.3:
            await come_or_go(here, stays, luck)
        if luck.random() < 0.02 * len(here):
            for other in here:
                if other is not stays:
                    await other.leave()
            here = [stays]
        await play_on(here, luck.choice, luck.randrange(1, 6))
    if luck.random() < READ_BACK:
        await read_back(stays.actor)


async def come_or_go(here: list[Guest], stays: Guest, luck: random.Random) -> None:
    other = luck.choice(here)
    if other is not stays:
        await other.leave()
        here.remove(other)
    if luck.random() < 0.2:
        names = {guest.name for guest in here}
        absent = [chair.name for chair in stays.actor.room.chairs if chair.person and chair.name not in names]
        if absent:
            here.append(await Guest(stays.house, luck.choice(absent)).come(stays.room["table"]))


async def all_vanish(house: TableRegistry, key: str, luck: random.Random) -> None:
    """Nobody is left, but the clock runs."""
    players = min(get_game(key).player_counts)
    guests = await a_table(house, key, players, options=BRIEF.get(key, {}), clock="brisk")
    await play_on(guests, luck.choice, luck.randrange(10))
    for guest in guests:
        await guest.leave()
    actor = guests[0].actor
    while actor.room.phase == "playing":
        await asyncio.sleep(0.005)


def prove_every_game_ends(games: int, seed: int) -> int:
    """Games of every kind whose players vanish; says how many ended, which is all of them."""

    async def story() -> int:
        luck, ended = random.Random(seed), 0
        while ended < games:
            async with a_quick_house(GONE_AT_ONCE, Thoughtless()) as house:
                games_begun = [
                    (all_vanish if luck.random() < 0.4 else some_vanish)(house, key, random.Random(luck.random()))
                    for key in 4 * list(all_games())
                ]
                async with asyncio.timeout(300):
                    await asyncio.gather(*games_begun)
                ended += len(games_begun)
        return ended

    clock = time_limits.CLOCKS["brisk"]
    time_limits.CLOCKS["brisk"] = (1, 1)
    try:
        return asyncio.run(story())
    finally:
        time_limits.CLOCKS["brisk"] = clock


@pytest.mark.parametrize("seed", range(5))
def test_a_hundred_games_end_though_their_players_vanish(seed: int) -> None:
    """`./dev prove server --only D8` ends twenty thousand."""
    assert prove_every_game_ends(20, seed) >= 20
