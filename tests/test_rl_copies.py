"""A game in any door can be copied, pickled and taken up again, and goes on as it would have gone."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from fromagerie.rl import VectorEnv, environments, make
from fromagerie.rl.registry import make_single
from tests.every_table import many

of_every_environment = pytest.mark.parametrize("name", environments())
SHORT: dict[str, dict[str, Any]] = {"drole_de_fromage_v1": {"max_turns": 20}}
AWAY: dict[str, Callable[[Any], Any]] = {
    "copied": copy.deepcopy,
    "pickled": lambda env: pickle.loads(pickle.dumps(env)),
}
taken_along = pytest.mark.parametrize("away", AWAY.values(), ids=AWAY)


def go_on(env: Any, seed: int, steps: int) -> list[Any]:
    """Random steps in turns: all that was seen and got."""
    luck = np.random.default_rng(seed)
    story: list[Any] = []
    for _ in range(steps):
        if env.terminations[env.agent_selection]:
            break
        seen = env.last()[0]
        env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        story.append((env.agent_selection, seen["observation"].tobytes(), dict(env.rewards), env.state().tobytes()))
    return story


@of_every_environment
@taken_along
def test_a_game_in_turns(name: str, away: Callable[[Any], Any]) -> None:
    env = make(name).env(**SHORT.get(name, {}))
    away(env).reset(seed=1)
    env.reset(seed=3)
    for part in range(4):
        twin = away(env)
        untouched = env.state().tobytes()
        there = go_on(twin, part, 25)
        assert env.state().tobytes() == untouched
        assert there == go_on(env, part, 25)
    env.reset()
    twin.reset()
    assert (env.state() == twin.state()).all()


@of_every_environment
@taken_along
def test_a_game_at_once(name: str, away: Callable[[Any], Any]) -> None:
    env = make(name).parallel_env(**SHORT.get(name, {}))
    seen, _ = env.reset(seed=3)
    luck = np.random.default_rng(3)
    twin = away(env)
    for _ in range(40):
        if not env.agents:
            break
        legal = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
        actions = {agent: int(luck.choice(each)) for agent, each in legal.items() if len(each)}
        (seen, *ours), (theirs_seen, *theirs) = env.step(actions), twin.step(actions)
        assert ours == theirs
        for agent, look in seen.items():
            assert (look["observation"] == theirs_seen[agent]["observation"]).all()


@of_every_environment
@taken_along
def test_one_seat_against_bots(name: str, away: Callable[[Any], Any]) -> None:
    """Bots that take over have heard all that those before them heard."""
    env = make_single(name, against="greedy", **SHORT.get(name, {}))
    seen, _ = env.reset(seed=2)
    luck, ended, twin = np.random.default_rng(2), False, away(env)
    for number in range(many(60, interpreted=25)):
        if ended:
            break
        if number % 10 == 9:
            twin = away(twin)
        action = int(luck.choice(np.flatnonzero(seen["action_mask"])))
        seen, gain, ended, _, _ = env.step(action)
        other, other_gain, other_ended, _, _ = twin.step(action)
        assert (gain, ended) == (other_gain, other_ended)
        assert (seen["observation"] == other["observation"]).all()


@pytest.mark.once
def test_bots_that_remember_play_on_alike() -> None:
    env = make_single("cheez_tricks_v1", against="ismcts-100", mode="wild", seat=0)
    seen, _ = env.reset(seed=2)
    for _ in range(4):
        twin = copy.deepcopy(env)
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen = env.step(action)[0]
        assert (twin.step(action)[0]["observation"] == seen["observation"]).all()


@of_every_environment
@taken_along
def test_many_games(name: str, away: Callable[[Any], Any]) -> None:
    env = VectorEnv(name, 4, **SHORT.get(name, {}))
    assert isinstance(env, gymnasium.vector.VectorEnv)
    away(env).reset(seed=1)
    env.reset(seed=1)
    for _ in range(3):
        twin = away(env)
        for _ in range(many(150, interpreted=30)):
            actions = env.action_masks.argmax(axis=1)
            for ours, theirs in zip(env.step(actions)[:4], twin.step(actions)[:4], strict=True):
                assert pickle.dumps(ours) == pickle.dumps(theirs)


def test_many_games_as_gymnasium_wants_them() -> None:
    """Rewards of whoever acted, the last look at a game that ended, and a price for what is not legal."""
    env = VectorEnv("cheez_tricks_v1", 3, players=2, illegal="penalty")
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    while True:
        actions = env.action_masks.argmax(axis=1)
        seen, gains, ended, cut, told = env.step(actions)
        assert not cut.any()
        if ended.any():
            break
        assert not gains.any()
    game = int(np.flatnonzero(ended)[0])
    assert gains[game] == told["rewards"][game][env.actors[game]]
    last = told["final_obs"][game]
    assert env.single_observation_space.contains(last)
    assert env.setting.parts(last["observation"])["hand"].sum() == 0
    assert told["_final_obs"].tolist() == ended.tolist()
    wrong = env.action_masks.argmin(axis=1)
    _, gains, ended, _, _ = env.step(wrong)
    assert gains.tolist() == [-1.0] * 3
    assert ended.all()
    assert env.rewards.sum() == -3
