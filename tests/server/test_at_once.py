"""Two people at once: one clear result. Everybody fires at one position, and the log is one story (promise D5)."""

import asyncio
import random

import pytest

from fromagerie.engine.game import all_games, get_game
from fromagerie.server import wire
from fromagerie.server.registry import TableRegistry
from tests.server.crowd import Crowd, crowd_at, ids, seat_all
from tests.server.memory import HOLDING, a_quick_house
from tests.server.test_tables import read_back
from tests.server.test_twice import BRIEF

pytestmark = [pytest.mark.once, pytest.mark.slow]

POSITIONS = 12
NAMES = ("anne", "bob", "cleo", "dan", "eve")


def fire(crowd: Crowd, people: list[str], luck: random.Random) -> dict[str, list[str]]:
    """Everybody at once, over two lines each: moves they may make, a move they may not; says whose ids are whose."""
    room = crowd.actor.room
    assert room.table is not None
    shots = []
    for person in people:
        seat = room.seat_of(person)
        assert seat is not None
        moves = room.table.legal(seat)
        for move in luck.sample(moves, min(3, len(moves))) or [luck.choice(room.game.actions)]:
            shots.append((person, wire.Act(next(ids), room.game.notation(move), room.seq)))
    luck.shuffle(shots)
    fired: dict[str, list[str]] = {person: [] for person in people}
    for person, shot in shots:
        crowd.send(luck.choice(crowd.lines[person]), shot)
        fired[person].append(shot.id)
    return fired


async def race_for_moves(house: TableRegistry, key: str, luck: random.Random) -> int:
    """A game in which every position is fought for; says how many were."""
    game = get_game(key)
    people = list(NAMES[: luck.choice([players for players in game.player_counts if players <= len(NAMES)])])
    room = await house.open(people[0], game, len(people), BRIEF.get(key, {}))
    crowd = await crowd_at(house, room.id, people)
    for person in people:
        crowd.connect(person)
    await seat_all(house, crowd, people)
    races = 0
    while races < POSITIONS and crowd.actor.room.phase == "playing":
        before = crowd.actor.room.seq
        fired = fire(crowd, people, luck)
        await crowd.settle()
        races += 1
        assert crowd.actor.room.seq > before, "of all the moves that were allowed, none was made"
        for person, shots in fired.items():
            done = [shot for shot in shots if crowd.answers[person, shot][0]["is"] == "done"]
            assert len(done) <= 1 or game.race, f"{person} moved {len(done)} times at one position"
    await check_story(house, crowd)
    return races


async def race_for_the_last_seat(house: TableRegistry, luck: random.Random) -> int:
    """One seat is free and everybody wants it."""
    people = list(NAMES)
    room = await house.open(people[0], get_game("cheese-rescue"), 2, {})
    crowd = await crowd_at(house, room.id, people)
    crowd.send(crowd.lines["anne"][0], wire.Sit(next(ids), 0, "anne"))
    await crowd.settle()
    others = people[1:]
    luck.shuffle(others)
    wanted = {person: wire.Sit(next(ids), 1, person) for person in others}
    for person, sit in wanted.items():
        crowd.send(crowd.lines[person][0], sit)
    await crowd.settle()
    answers = [crowd.answers[person, sit.id][0] for person, sit in wanted.items()]
    assert [answer["is"] for answer in answers] == ["done", "refused", "refused", "refused"]
    assert {answer["code"] for answer in answers[1:]} == {"not-yours"}
    await check_story(house, crowd)
    return 1


async def check_story(house: TableRegistry, crowd: Crowd) -> None:
    """The log, followed by one reader from the beginning, is the table as everybody sees it."""
    await crowd.check()
    await read_back(crowd.actor)
    numbers = [kept.seq for kept in await house.store.read(crowd.actor.room.id)]
    assert numbers == list(range(1, len(numbers) + 1))


def prove_one_result(races: int, seed: int) -> int:
    """Races of every kind, until there were so many; says how many."""

    async def story() -> int:
        luck, run = random.Random(seed), 0
        while run < races:
            async with a_quick_house(HOLDING) as house:
                for key in all_games():
                    run += await race_for_moves(house, key, luck)
                run += await race_for_the_last_seat(house, luck)
        return run

    return asyncio.run(story())


def test_a_thousand_races_have_one_result_each() -> None:
    assert prove_one_result(1_000, seed=1) >= 1_000


def test_the_last_seat_goes_to_one_of_those_who_want_it() -> None:
    async def story() -> None:
        async with a_quick_house() as house:
            for seed in range(20):
                await race_for_the_last_seat(house, random.Random(seed))

    asyncio.run(story())
