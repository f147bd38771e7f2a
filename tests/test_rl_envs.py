"""The games as PettingZoo and Gymnasium know games."""

import pickle
import re
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import msgspec
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import fromagerie.rl
import fromagerie.rl.openspiel
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import BadOptions
from fromagerie.rl import EnvConfig, UnknownEnvironment, environments, make
from fromagerie.rl.batch import IllegalChoice
from fromagerie.rl.registry import make_single
from tests.every_table import INTERPRETED

of_every_environment = pytest.mark.parametrize("name", environments())
CYCLES = 20 if INTERPRETED else 200
# Options that make a game short, where random players would go round in circles.
SHORT: dict[str, dict[str, Any]] = {"drole_de_fromage_v1": {"max_turns": 20}}


def env(name: str, **more: Any) -> fromagerie.rl.aec.TurnsEnv:
    return make(name).env(**SHORT.get(name, {}), **more)


def parallel(name: str, **more: Any) -> fromagerie.rl.parallel.AtOnceEnv:
    return make(name).parallel_env(**SHORT.get(name, {}), **more)


@pytest.fixture
def _as_masked_games_are() -> Iterator[None]:
    """PettingZoo warns of observations with a mask beside them, as its own card games have, and of an empty one."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        yield


@of_every_environment
@pytest.mark.usefixtures("_as_masked_games_are")
def test_pettingzoo_finds_nothing_amiss(name: str) -> None:
    api_test(env(name), num_cycles=CYCLES)
    parallel_api_test(parallel(name), num_cycles=CYCLES)


@of_every_environment
@pytest.mark.usefixtures("_as_masked_games_are")
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel(name, illegal="penalty"), num_cycles=CYCLES)
    assert story_of(parallel(name), 7) == story_of(parallel(name), 7)
    assert story_of(parallel(name), 7) != story_of(parallel(name), 8)


def story_of(playing: fromagerie.rl.parallel.AtOnceEnv, seed: int) -> list[Any]:
    """All that is seen and got in a game at random; PettingZoo's own test for this knows no masks and ends soon."""
    seen, _ = playing.reset(seed=seed)
    luck = np.random.default_rng(1)
    story: list[Any] = []
    while playing.agents:
        story.append([(look["observation"].tobytes(), look["action_mask"].tobytes()) for look in seen.values()])
        masks = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in playing.agents}
        seen, rewards, *_ = playing.step({agent: int(luck.choice(m)) for agent, m in masks.items() if len(m)})
        story.append(rewards)
    return story


@of_every_environment
def test_gymnasium_finds_nothing_amiss(name: str) -> None:
    """It knows no masks: for such clients an illegal action has a price instead of a refusal."""
    stem, _, version = name.rpartition("_")
    made = gymnasium.make(f"fromagerie/{stem}-{version}", illegal="penalty", **SHORT.get(name, {}))
    check_env(made.unwrapped)


@pytest.mark.once
def test_gymnasium_makes_it_by_its_name() -> None:
    made = gymnasium.make("fromagerie/cheez_tricks-v1", players=5, mode="wild", against="greedy", seat=2)
    _, info = made.reset(seed=1)
    assert info["seat"] == 2


@of_every_environment
def test_rewards_come_at_the_end_and_add_up_to_nothing(name: str) -> None:
    playing = env(name)
    for seed in range(3):
        rewards = play(playing, seed)
        state = playing.playing()
        winners = state.winners()
        assert sum(rewards.values()) == pytest.approx(0)
        for seat, agent in enumerate(playing.possible_agents):
            share = (seat in winners) / len(winners) if winners else 1 / len(playing.possible_agents)
            assert rewards[agent] == pytest.approx(share - 1 / len(playing.possible_agents))


def play(playing: fromagerie.rl.aec.TurnsEnv, seed: int) -> dict[str, float]:
    """A whole game at random: what every agent was told it got."""
    playing.reset(seed=seed)
    luck = np.random.default_rng(seed)
    got: dict[str, float] = {}
    for agent in playing.agent_iter():
        seen, reward, ended, _, _ = playing.last()
        if ended:
            got[agent] = reward
            playing.step(None)
        else:
            assert reward == 0
            playing.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@of_every_environment
def test_an_action_that_is_not_offered_is_refused_and_changes_nothing(name: str) -> None:
    playing = env(name)
    playing.reset(seed=1)
    truth = playing.playing().state_key()
    mask = playing.last()[0]["action_mask"]
    for action in (int(np.flatnonzero(mask == 0)[0]), -1, len(mask), None):
        with pytest.raises(IllegalChoice, match="the mask offers"):
            playing.step(action)
    at_once = parallel(name)
    at_once.reset(seed=1)
    with pytest.raises(IllegalChoice, match="must act"):
        at_once.step({})
    assert playing.playing().state_key() == truth


@of_every_environment
def test_where_it_has_a_price_an_illegal_action_ends_the_game(name: str) -> None:
    """Minus one for whoever did it, and nothing for the others."""
    turns = env(name, illegal="penalty")
    turns.reset(seed=1)
    culprit = turns.agent_selection
    wrong = int(np.flatnonzero(turns.last()[0]["action_mask"] == 0)[0])
    turns.step(wrong)
    assert turns.rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in turns.possible_agents}
    assert all(turns.terminations.values())
    at_once = parallel(name, illegal="penalty")
    seen, told = at_once.reset(seed=1)
    awaited = [agent for agent in at_once.agents if told[agent]["awaited"]]
    legal = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in awaited}
    wrong = int(np.flatnonzero(seen[awaited[0]]["action_mask"] == 0)[0])
    _, rewards, ended, _, told = at_once.step({**legal, awaited[0]: wrong})
    assert rewards == {agent: -1.0 if agent == awaited[0] else 0.0 for agent in at_once.possible_agents}
    assert all(ended.values())
    assert told[awaited[0]]["illegal"]
    with pytest.raises(BadOptions, match="illegal= is"):
        env(name, illegal="ignore")


def test_a_learner_that_knows_masks_finds_them_where_it_looks() -> None:
    made = make_single("cheez_tricks_v1", illegal="penalty")
    seen, _ = made.reset(seed=1)
    assert made.action_masks().dtype == np.bool_
    assert (made.action_masks() == seen["action_mask"]).all()
    _, reward, ended, cut, told = made.step(int(np.flatnonzero(~made.action_masks())[0]))
    assert (reward, ended, cut, told["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(RuntimeError, match="reset"):
        made.step(0)


def test_sealed_choices_are_made_at_once() -> None:
    """Everybody passes a card before anything else happens in Cheese Mafia: one step, and nobody has seen another's."""
    playing = make("cheese_mafia_v2").parallel_env(players=4)
    seen, told = playing.reset(seed=3)
    assert all(told[agent]["awaited"] for agent in playing.agents)
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in playing.agents}
    _, _, _, _, told = playing.step(actions)
    assert sum(told[agent]["awaited"] for agent in playing.agents) == 1


def test_in_a_race_somebody_is_too_late() -> None:
    playing = make("cheese_master_v1").parallel_env(players=4)
    late = []
    for seed in range(4):
        seen, _ = playing.reset(seed=seed)
        luck = np.random.default_rng(seed)
        while playing.agents:
            masks = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in playing.agents}
            actions = {agent: int(luck.choice(legal)) for agent, legal in masks.items() if len(legal)}
            seen, _, _, _, told = playing.step(actions)
            late += [agent for agent, info in told.items() if info["late"]]
    assert set(late) == set(playing.possible_agents)


def test_in_a_race_taken_in_turns_nobody_is_always_first() -> None:
    playing = env("cheese_master_v1", players=3)
    first = set()
    for seed in range(12):
        playing.reset(seed=seed)
        while len(playing.playing().to_act()) < 3:
            playing.step(int(np.flatnonzero(playing.last()[0]["action_mask"])[0]))
        first.add(playing.agent_selection)
    assert first == set(playing.possible_agents)


@pytest.mark.parametrize(("name", "bot"), [("cheez_tricks_v1", "greedy"), ("cheese_master_v1", "random")])
def test_one_seat_plays_against_bots(name: str, bot: str) -> None:
    stem, _, version = name.rpartition("_")
    made = gymnasium.make(f"fromagerie/{stem}-{version}", against=bot, players=3, disable_env_checker=True)
    seats, gains = set(), []
    luck = np.random.default_rng(4)
    for seed in range(12):
        seen, info = made.reset(seed=seed)
        ended = False
        while not ended:
            assert (seen["action_mask"] == info["action_mask"]).all()
            seen, gain, ended, _, info = made.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
        seats.add(info["seat"])
        gains.append(float(gain))
    assert seats == {0, 1, 2}
    assert set(np.round(gains, 6)) <= {0.666667, 0.166667, 0.0, -0.333333}
    assert len(set(gains)) > 1


def test_who_is_slower_loses_races() -> None:
    """A learner that always counts right wins against the best there are, but not at a snail's pace."""
    gains = {}
    for reaction in (1, 100_000):
        made = fromagerie.rl.registry.make_single("cheese_master_v1", "vintage", 0, reaction, players=2)
        gains[reaction] = 0.0
        for seed in range(4):
            _, info = made.reset(seed=seed)
            ended = False
            while not ended:
                _, gain, ended, _, info = made.step(count_right(made.playing(), info["action_mask"]))
            gains[reaction] += gain
    assert gains == {1: 2.0, 100_000: -2.0}


def count_right(state: Any, mask: Any) -> int:
    """The right plate, and then the wheel; whatever else there is to do, the first that can be done."""
    legal = np.flatnonzero(mask).tolist()
    if len(legal) < 8:
        return int(legal[0])
    plate = min(7, state.tally().cheese_left())
    return int(legal[-1] if state.plates[0] == plate else next(a for a in legal if a % 9 == plate))


@of_every_environment
def test_the_true_state_is_asked_for_by_its_name_alone(name: str) -> None:
    playing, setting = env(name), EnvConfig(environments()[name])
    playing.reset(seed=5)
    seen = playing.last()[0]
    assert set(seen) == {"observation", "action_mask"}
    assert playing.infos[playing.agent_selection] == {}
    assert playing.true_state().shape == (len(playing.possible_agents) * len(seen["observation"]),)
    assert playing.state_space.contains(playing.state())
    assert setting.size == len(seen["observation"])


def test_the_table_can_be_looked_at() -> None:
    playing = env("cheez_tricks_v1", render_mode="ansi")
    playing.reset(seed=1)
    assert "player_1" in playing.render()


def test_without_a_seed_the_luck_goes_on() -> None:
    playing = env("cheez_tricks_v1")
    playing.reset(seed=1)
    first = playing.playing().state_key()
    playing.reset()
    assert playing.playing().state_key() != first
    dealer = SeededDealer(1)
    assert playing.setting.tensors.deal(dealer).state_key() == first
    assert playing.setting.tensors.deal(dealer).state_key() == playing.playing().state_key()


def test_every_door_takes_a_box_of_ones_own(tmp_path: Path) -> None:
    """By its path, as text, or as what is in it."""
    file = tmp_path / "box.toml"
    game = environments()["cheese_master_v1"]
    text = re.sub(r"^points = \d+", "points = 3", game.box_text, flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")
    doors = [
        make("cheese_master_v1").env(box=file).setting,
        make("cheese_master_v1").parallel_env(box=str(file)).setting,
        make_single("cheese_master_v1", box=text).setting,
        fromagerie.rl.VectorEnv("cheese_master_v1", 2, box=msgspec.structs.replace(game.box, points=3)).setting,
        pyspiel.load_game("fromagerie_cheese_master_v1", {"box": str(file)}).setting,
        pickle.loads(pickle.dumps(make("cheese_master_v1").env(box=file))).setting,
    ]
    with pytest.raises(BadOptions, match="not 7"):
        make("cheese_master_v1").env(box=7)
    for setting in doors:
        seen = setting.observe(setting.tensors.deal(SeededDealer(1)), 0)
        assert setting.parts(seen)["points"].tolist() == [3, 3, 3, 3]


def test_what_there_is_not_is_told_with_what_there_is() -> None:
    with pytest.raises(UnknownEnvironment, match=r"'bridge_v1'; there are: cheese_mafia_v2, .*cheez_tricks_v1"):
        make("bridge_v1")
    with pytest.raises(AttributeError, match="there are: cheese_mafia_v2"):
        fromagerie.rl.bridge_v1  # noqa: B018 - asking is the point
    with pytest.raises(BadOptions, match="is for 2, 3, 4 or 5 players, not 9"):
        env("cheez_tricks_v1", players=9)
    with pytest.raises(BadOptions, match="3 opponents need 3 bots"):
        gymnasium.make("fromagerie/cheez_tricks-v1", against="random,random")


@pytest.mark.once
def test_without_the_extra_it_says_what_to_install() -> None:
    """And everything else works: the program itself asks for none of it."""
    block = "import sys; sys.modules['pettingzoo'] = None; import fromagerie.cli; import fromagerie.rl"
    done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True)
    last = done.stderr.strip().splitlines()[-1]
    assert (
        last == "ImportError: fromagerie.rl needs pettingzoo, which is not installed here: pip install 'fromagerie[rl]'"
    )


@pytest.mark.once
def test_the_program_itself_needs_no_numpy() -> None:
    block = "import sys; sys.modules['numpy'] = None; import fromagerie.cli; print('fine')"
    assert subprocess.run([sys.executable, "-c", block], capture_output=True, text=True).stdout == "fine\n"
