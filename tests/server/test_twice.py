"""Nothing is played twice: doubled, reordered and resent commands over lines that come and go (promise D3)."""

import asyncio
import random

import pytest

from fromagerie.engine.game import all_games, get_game
from fromagerie.server import wire
from fromagerie.server.registry import TableRegistry
from tests.server.crowd import Crowd, crowd_at, ids, seat_all
from tests.server.memory import HOLDING, a_quick_house
from tests.server.test_tables import read_back

pytestmark = [pytest.mark.once, pytest.mark.slow]

BURSTS = 25
BRIEF = {"drole-de-fromage": {"max_turns": 30}}


def send_badly(crowd: Crowd, people: list[str], luck: random.Random) -> None:
    """A burst as a bad network delivers it: some new, some old, some twice, in any order, over any line of theirs."""
    burst = [(person, new_command(crowd, person, luck)) for person in luck.choices(people, k=6)]
    old = luck.choices(list(crowd.sent), k=3)
    burst += [(person, crowd.sent[person, number]) for person, number in old]
    burst += luck.choices(burst, k=5)
    luck.shuffle(burst)
    for person, command in burst:
        crowd.send(luck.choice(crowd.lines[person]), command)


def new_command(crowd: Crowd, person: str, luck: random.Random) -> wire.Command:
    room = crowd.actor.room
    seat = room.seat_of(person)
    number = next(ids)
    chance = luck.random()
    if chance < 0.1:
        return wire.Say(number, text=f"number {number}")
    if chance < 0.13:
        return wire.Undo(number)
    if chance < 0.2:
        return wire.Vote(number, yes=True)
    if room.phase == "over":
        return wire.Rematch(number)
    if room.table is None or seat is None:
        return wire.Ready(number)
    moves = room.table.legal(seat) or list(room.game.actions[:3])
    return wire.Act(number, room.game.notation(luck.choice(moves)), max(0, room.seq - luck.choice((0, 0, 0, 1, 5))))


def reconnect(crowd: Crowd, person: str, luck: random.Random) -> None:
    """A line is cut or one more is made; whatever had no answer is sent again, with the same ids."""
    if len(crowd.lines[person]) > 1 and luck.random() < 0.7:
        crowd.cut(person, luck.choice(crowd.lines[person]))
        return
    line = crowd.connect(person, luck.choice((None, 0, crowd.actor.room.seq)))
    for (who, number), command in list(crowd.sent.items())[-20:]:
        if who == person and not crowd.answers[who, number]:
            crowd.send(line, command)


async def one_table(house: TableRegistry, key: str, luck: random.Random) -> int:
    """A table on a bad network; says how many commands were sent to it, each at least once."""
    people = [f"{name}{luck.randrange(10**9)}" for name in ("anne", "bob", "cleo")][: min(get_game(key).player_counts)]
    room = await house.open(people[0], get_game(key), len(people), BRIEF.get(key, {}))
    crowd = await crowd_at(house, room.id, people)
    await seat_all(house, crowd, people)
    for _ in range(BURSTS):
        send_badly(crowd, people, luck)
        if luck.random() < 0.5:
            reconnect(crowd, luck.choice(people), luck)
        await crowd.settle()
    await crowd.rest()
    await read_back(crowd.actor)
    return await crowd.check()


def prove_once_each(commands: int, seed: int) -> int:
    """Tables of all games, until so many commands were sent; says how many."""

    async def story() -> int:
        luck, sent = random.Random(seed), 0
        while sent < commands:
            async with a_quick_house(HOLDING) as house:
                for key in all_games():
                    sent += await one_table(house, key, luck)
        return sent

    return asyncio.run(story())


def test_five_thousand_commands_on_a_bad_network_are_done_once_or_not_at_all() -> None:
    assert prove_once_each(5_000, seed=1) >= 5_000


def test_two_people_may_use_the_same_ids() -> None:
    async def story() -> None:
        async with a_quick_house() as house:
            room = await house.open("anne", get_game("cheese-rescue"), 2, {})
            crowd = await crowd_at(house, room.id, ["anne", "bob"])
            for seat, person in enumerate(("anne", "bob")):
                crowd.send(crowd.lines[person][0], wire.Sit("1", seat, person))
            await crowd.settle()
            assert [chair.person for chair in crowd.actor.room.chairs] == ["anne", "bob"]

    asyncio.run(story())
