"""PettingZoo's turn by turn: every game on the shelf, one agent a seat."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.state import State
from fromagerie.engine.tensors import MOST
from fromagerie.rl.batch import IllegalChoice, next_to_act, returns
from fromagerie.rl.config import EnvConfig
from fromagerie.rl.render import show_table

Observation = dict[str, NDArray[np.int8]]


def observation_space(setting: EnvConfig) -> spaces.Dict:
    """What a seat knows, and what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (setting.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (setting.actions,), np.int8),
        }
    )


class TurnsEnv(AECEnv[str, Observation, int | None]):
    """One game at a time. Where several are awaited, they act in the order of their seats; in a race, in any order."""

    def __init__(self, name: str, setting: EnvConfig, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = list(setting.agents)
        self.seat_of = {agent: seat for seat, agent in enumerate(setting.agents)}
        self.observation_spaces: dict[str, gymnasium.Space[Any]] = dict.fromkeys(
            setting.agents, observation_space(setting)
        )
        self.action_spaces = {agent: spaces.Discrete(setting.actions) for agent in setting.agents}
        self.state_space = spaces.Box(0, MOST, (setting.players * setting.size,), np.int8)
        self.dealer = SeededDealer(int(np.random.SeedSequence().generate_state(1)[0]))
        self.agents: list[str] = []
        self.game_state: State | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed always the same one, without it the luck goes on."""
        if seed is not None:
            self.dealer = SeededDealer(seed)
        self.game_state = self.setting.tensors.deal(self.dealer)
        self.agents = list(self.setting.agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.await_next(self.game_state)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        state = self.playing()
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        if action is None or not self.is_legal(state, seat, action):
            raise IllegalChoice(f"{agent} may not do {action!r} now; the mask offers {state.legal_actions(seat)}")
        self._cumulative_rewards[agent] = 0.0
        state.apply(seat, int(action), self.dealer)
        if state.next_seat() < 0:
            self.end(state)
        else:
            self.await_next(state)

    def is_legal(self, state: State, seat: int, action: int) -> bool:
        tensors = self.setting.tensors
        tensors.write_mask(state, seat, self.setting.mask_words, 0)
        return 0 <= action < self.setting.actions and self.setting.allowed[action] == 1

    def await_next(self, state: State) -> None:
        self.agent_selection = self.setting.agents[next_to_act(state, self.setting.game.race, self.dealer)]

    def end(self, state: State) -> None:
        """Everybody gets their reward; PettingZoo then asks each agent once more."""
        gains = returns(state, self.setting.players)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = gains[seat]
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        state, seat = self.playing(), self.seat_of[agent]
        return {"observation": self.setting.observe(state, seat), "action_mask": self.setting.mask(state, seat)}

    def playing(self) -> State:
        if self.game_state is None:
            raise RuntimeError("no game is being played yet: reset() deals one")
        return self.game_state

    def true_state(self) -> NDArray[np.int8]:
        """All hands on the table: what all seats know together. For training only; no player may ever see it."""
        return self.setting.true_state(self.playing())

    def state(self) -> NDArray[np.int8]:
        """PettingZoo's name for the true state."""
        return self.true_state()

    def render(self) -> str:
        """The table as the awaited seat sees it, in words."""
        return show_table(self.setting.game, self.playing(), self.seat_of[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""
