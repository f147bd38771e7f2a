"""The games through OpenSpiel's door are the same games."""

import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from benchmarks.race_exact import Solved, anyhow, counts
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import BadOptions, get_game
from fromagerie.engine.state import State
from fromagerie.rl import EnvConfig, config, environments
from fromagerie.rl.batch import returns
from fromagerie.rl.config import with_box
from fromagerie.rl.openspiel import APART, SpielGame
from tests.every_table import many

of_every_environment = pytest.mark.parametrize("name", environments())
SHORT: dict[str, str] = {"drole_de_fromage_v1": "max_turns=12;peek=true"}


def load(name: str, **params: Any) -> SpielGame:
    game: SpielGame = pyspiel.load_game(f"fromagerie_{name}", {"options": SHORT.get(name, ""), **params})
    return game


class Mirror:
    """The same game, played by the rules themselves with the luck that OpenSpiel's chance nodes chose."""

    def __init__(self, game: SpielGame) -> None:
        self.setting = game.setting
        self.state: State | None = None
        self.pending: tuple[int, int] | None = None
        self.draws = 0

    def luck(self, outcome: int) -> None:
        self.draws += 1
        dealer = SeededDealer(self.draws * APART + outcome)
        if self.state is None:
            self.state = self.setting.game.deal(self.setting.players, self.setting.options, dealer)
        elif self.pending:
            self.state.apply(*self.pending, dealer)
            self.pending = None


@of_every_environment
def test_legal_actions_and_returns_are_those_of_the_rules(name: str) -> None:
    for seed in range(many(6, interpreted=1)):
        game, luck = load(name, seeds=50), random.Random(seed)
        spiel, mirror = game.new_initial_state(), Mirror(game)
        while not spiel.is_terminal():
            if spiel.is_chance_node():
                whose = spiel.play.waiting is None  # a race: only the order is drawn
                outcome = luck.choice([outcome for outcome, _ in spiel.chance_outcomes()])
                if not whose:
                    mirror.luck(outcome)
                spiel.apply_action(outcome)
                continue
            seat, state = spiel.current_player(), mirror.state
            assert state is not None
            assert spiel.legal_actions() == state.legal_actions(seat)
            parts = mirror.setting.parts(mirror.setting.observe(state, seat))
            assert spiel.observation_tensor(seat) == np.concatenate([part.ravel() for part in parts.values()]).tolist()
            assert spiel.returns() == [0.0] * mirror.setting.players
            action = luck.choice(spiel.legal_actions())
            assert spiel.action_to_string(seat, action) == mirror.setting.game.notation(
                mirror.setting.game.actions[action]
            )
            spiel.apply_action(action)
            if spiel.play.waiting is None:
                state.apply(seat, action, SeededDealer(0))
            else:
                mirror.pending = (seat, action)
        assert mirror.state is not None
        assert mirror.state.to_act() == []
        assert spiel.returns() == returns(mirror.state, mirror.setting.players)


@of_every_environment
def test_openspiel_finds_nothing_amiss(name: str) -> None:
    pyspiel.random_sim_test(load(name, seeds=3), num_sims=1, serialize=True, verbose=False)


@of_every_environment
def test_openspiels_own_tests_pass(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those it runs over every registered game: the interface at sampled states, and a game pickled on its way."""
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", many(1000, interpreted=40))
    game = load(name, seeds=3)
    states = some_states(name, 1, many(40, interpreted=4))
    facts = {"game": game, "game_type": game.get_type(), "game_name": name, "some_states": states}
    interface = type(name, (api_test.EnforceAPIOnPartialTreeBase,), facts)
    for each in unittest.defaultTestLoader.getTestCaseNames(interface):
        getattr(interface(each), each)()
    games_sim_test.GamesSimTest().sim_game(game)


@pytest.mark.once
@pytest.mark.parametrize("name", ["cheez_tricks_v1", "cheese_rescue_v1", "drole_de_fromage_v1", "cheese_mafia_v2"])
def test_exact_methods_can_walk_the_whole_tree_of_a_mini_box(name: str) -> None:
    """CFR and exploitability need every node; benchmarks/exploitability.py uses them."""
    game = load(name, players=2, seeds=1, box="mini", options="max_turns:3;ages:01" if "drole" in name else "first:0")
    nodes, waiting = 0, [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        nodes += 1
        waiting += [state.child(action) for action in state.legal_actions()]
    assert 20 < nodes < 5000


@pytest.mark.once
def test_a_game_without_a_mini_box_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "MINI", "tiny")
    with pytest.raises(BadOptions, match=r"Cheese Mafia has no tiny\.toml"):
        EnvConfig("cheese-mafia", box="tiny")


@pytest.mark.once
def test_the_mini_race_is_solved_and_counting_right_cannot_be_beaten() -> None:
    """Its tree has no end, but its positions do: benchmarks/race_exact.py goes over all of them."""
    solved = Solved(with_box(get_game("cheese-master"), "mini"), {"dice": 1})
    assert solved.value({}) == pytest.approx(0.5)
    assert solved.value({0: counts(0.0)}) == pytest.approx(0.5)
    assert solved.value({0: counts(0.2)}) < 0.46
    assert solved.value({0: anyhow}) < 0.1


def test_there_is_no_tensor_that_remembers_everything_and_none_is_given() -> None:
    state = load("cheez_tricks_v1", seeds=3).new_initial_state()
    state.apply_action(0)
    with pytest.raises(ValueError, match="no information state tensor"):
        state.information_state_tensor(0)


def some_states(name: str, seed: int, n: int) -> list[Any]:
    """States where somebody is awaited, of one random game."""
    luck = random.Random(seed)
    state = load(name, seeds=20).new_initial_state()
    found = []
    while not state.is_terminal():
        if not state.is_chance_node():
            found.append(state.clone())
        state.apply_action(luck.choice(state.legal_actions()))  # at a chance node: its outcomes
    return luck.sample(found, min(n, len(found)))


@of_every_environment
def test_a_resampled_state_cannot_be_told_apart_by_the_player(name: str) -> None:
    luck = random.Random(2)
    for state in some_states(name, 2, many(20, interpreted=5)):
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.current_player() == player


def test_a_resampled_state_is_another_one() -> None:
    luck = random.Random(3)
    state = some_states("cheez_tricks_v1", 3, 1)[0]
    player = state.current_player()
    others = {state.resample_from_infostate(player, luck.random).observation_string((player + 1) % 4) for _ in range(8)}
    assert len(others) > 1


def test_what_was_heard_tells_information_states_apart() -> None:
    """The same view by another way is another information state, but the same observation."""
    state = load("cheese_master_v1", players=2, seeds=4).new_initial_state()
    while len(state.play.playing().to_act() if state.play.state else []) < 2 or state.is_chance_node():
        state.apply_action(0 if state.is_chance_node() else state.legal_actions()[0])
    seat = state.current_player()
    straight, roundabout = state.clone(), state.clone()
    plates = state.legal_actions()
    put(straight, seat, plates[2])
    for plate in (plates[1], plates[2]):
        put(roundabout, seat, plate)
    assert straight.observation_string(seat) == roundabout.observation_string(seat)
    assert straight.information_state_string(seat) != roundabout.information_state_string(seat)


def put(state: Any, seat: int, action: int) -> None:
    """Let this seat's hand be the quickest."""
    if state.is_chance_node():
        state.apply_action(state.play.playing().to_act().index(seat))
    state.apply_action(action)


def test_luck_is_drawn_when_it_is_needed_and_not_before() -> None:
    """After the last card of a round the same position leads to other deals: nothing was drawn before."""
    state = load("cheez_tricks_v1", players=4, seeds=20).new_initial_state()
    state.apply_action(0)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    hands = set()
    for outcome, chance in state.chance_outcomes():
        assert chance == pytest.approx(1 / 20)
        hands.add(state.child(outcome).observation_string(0))
    assert len(hands) == 20


def test_its_searches_play_our_games() -> None:
    game = load("cheez_tricks_v1", players=2, seeds=8)
    state = game.new_initial_state()
    state.apply_action(1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    blind = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2, max_simulations=many(30, interpreted=3))
    seeing = mcts.MCTSBot(game, 2, many(30, interpreted=3), evaluator, random_state=np.random.RandomState(1))
    for bot in (blind, seeing):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.once
def test_parameters_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one seed, not 0"):
        made("cheez_tricks_v1", {"seeds": 0})


def made(name: str, params: dict[str, Any]) -> SpielGame:
    return type(load(name))(params)
