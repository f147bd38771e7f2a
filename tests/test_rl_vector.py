"""Many games at once go as each would go alone."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from fromagerie.rl import VectorEnv, environments, make
from fromagerie.rl.batch import IllegalChoice
from fromagerie.rl.vector import APART
from tests.every_table import many

of_every_environment = pytest.mark.parametrize("name", environments())
SHORT: dict[str, dict[str, Any]] = {"drole_de_fromage_v1": {"max_turns": 20}}
GAMES = 5


def legal_at_random(masks: NDArray[np.int8], luck: np.random.Generator) -> NDArray[np.intp]:
    """One of the legal actions of every row, each equally likely."""
    chosen: NDArray[np.intp] = np.argmax(luck.random(masks.shape) * masks, axis=1)
    return chosen


@of_every_environment
def test_games_stepped_together_go_as_they_would_alone(name: str) -> None:
    together = VectorEnv(name, GAMES, **SHORT.get(name, {}))
    together.reset(seed=9)
    alone = [make(name).env(**SHORT.get(name, {})) for _ in range(GAMES)]
    for number, env in enumerate(alone):
        env.reset(seed=9 * APART + number)
    luck = np.random.default_rng(9)
    ended = 0
    for _ in range(many(1500, interpreted=350)):
        for number, env in enumerate(alone):
            assert env.agent_selection == f"player_{together.seats[number]}"
            seen = env.observe(env.agent_selection)
            assert (seen["observation"] == together.observations[number]).all()
            assert (seen["action_mask"] == together.action_masks[number]).all()
        actions = legal_at_random(together.action_masks, luck)
        together.step(actions)
        for number, env in enumerate(alone):
            env.step(int(actions[number]))
            assert together.rewards[number].tolist() == list(env.rewards.values())
            assert together.dones[number] == env.terminations["player_0"]
            if together.dones[number]:
                ended += 1
                env.reset()
    assert ended > GAMES


def test_arrays_are_the_memory_the_core_writes_to() -> None:
    env = VectorEnv("cheez_tricks_v1", 3)
    env.reset(seed=1)
    before, kept = env.observations, env.observations.copy()
    where = [array.ctypes.data for array in (env.observations, env.action_masks, env.seats, env.rewards, env.dones)]
    env.step_at_random()
    assert where == [
        array.ctypes.data for array in (env.observations, env.action_masks, env.seats, env.rewards, env.dones)
    ]
    assert env.observations is before
    assert (before != kept).any()
    with pytest.raises(ValueError, match="read-only"):
        before[0, 0] = 1


def test_one_illegal_action_and_nothing_is_done() -> None:
    env = VectorEnv("cheez_tricks_v1", 3)
    env.reset(seed=1)
    truths = [state.state_key() for state in env.batch.states]
    actions = env.action_masks.argmax(axis=1)
    for wrong in (int(env.action_masks[2].argmin()), -1, 44, 1000):
        actions[2] = wrong
        with pytest.raises(IllegalChoice, match=f"game 2: action {wrong} is not legal for seat {env.seats[2]}"):
            env.step(actions)
    assert [state.state_key() for state in env.batch.states] == truths
    with pytest.raises(ValueError, match="3 games need 3 actions, but 2 came"):
        env.step([1, 2])
    with pytest.raises(ValueError, match="at least one game"):
        VectorEnv("cheez_tricks_v1", 0)


def test_before_the_deal_it_says_so() -> None:
    env = VectorEnv("cheez_tricks_v1", 2)
    with pytest.raises(RuntimeError, match="reset"):
        env.step([0, 0])
    with pytest.raises(RuntimeError, match="reset"):
        env.step_at_random()


def test_the_same_seed_plays_the_same_and_another_another() -> None:
    stories = []
    for seed in (1, 1, 2):
        env = VectorEnv("cheese_mafia_v2", 4)
        env.reset(seed)
        for _ in range(200):
            env.step_at_random()
        stories.append(env.observations.tobytes())
    assert stories[0] == stories[1] != stories[2]


def test_the_true_states_are_those_of_single_games() -> None:
    env = VectorEnv("cheez_tricks_v1", 2)
    env.reset(seed=0)
    alone = make("cheez_tricks_v1").env()
    alone.reset(seed=1)
    assert (env.true_states()[1] == alone.true_state()).all()
