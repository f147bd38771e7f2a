"""What the environments share that play one game at a time."""

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import BadOptions
from fromagerie.engine.state import State
from fromagerie.engine.tensors import MOST
from fromagerie.rl.config import EnvConfig
from fromagerie.rl.frozen import freeze, freeze_luck, thaw, thaw_luck

Observation = dict[str, NDArray[np.int8]]

# An action that the mask does not offer is refused with a sentence and nothing happens, or it costs its player this
# much and ends the game, with nothing for the others: for clients that know no masks.
Illegal = Literal["raise", "penalty"]
PENALTY = -1.0


def observation_space(setting: EnvConfig) -> spaces.Dict:
    """What a seat knows, and what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (setting.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (setting.actions,), np.int8),
        }
    )


def observe(setting: EnvConfig, state: State, seat: int) -> Observation:
    return {"observation": setting.observe(state, seat), "action_mask": setting.mask(state, seat)}


def read_illegal(illegal: str) -> Illegal:
    if illegal not in ("raise", "penalty"):
        raise BadOptions("bad-call", why=f'illegal= is "raise" or "penalty", not {illegal!r}.')
    return "raise" if illegal == "raise" else "penalty"


class OneGame:
    """A game of this setting, once it is dealt. It can be copied and pickled, and goes on from there."""

    setting: EnvConfig
    illegal: Illegal = "raise"
    game_state: State | None = None
    dealer: SeededDealer

    def playing(self) -> State:
        if self.game_state is None:
            raise RuntimeError("no game is being played yet: reset() deals one")
        return self.game_state

    def __getstate__(self) -> dict[str, Any]:
        kept = dict(vars(self))
        if self.game_state is not None:
            kept["game_state"] = freeze(self.game_state)
        if "dealer" in kept:
            kept["dealer"] = freeze_luck(self.dealer)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        if self.game_state is not None:
            self.game_state = thaw(kept["game_state"], self.setting.fresh_table())
        if "dealer" in kept:
            self.dealer = thaw_luck(kept["dealer"])

    def true_state(self) -> NDArray[np.int8]:
        """All hands on the table: what all seats know together. For training only; no player may ever see it."""
        return self.setting.true_state(self.playing())


class AgentASeat(OneGame):
    """What PettingZoo asks of both its kinds of environments; stands before the one of PettingZoo among the bases."""

    def __init__(self, name: str, setting: EnvConfig, render_mode: str | None = None, illegal: str = "raise") -> None:
        super().__init__()
        self.setting = setting
        self.illegal = read_illegal(illegal)
        self.metadata: dict[str, Any] = {"name": name, "render_modes": ["ansi"]}
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

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> State:
        """Deal a new game; with a seed always the same one, without it the luck goes on."""
        if seed is not None:
            self.dealer = SeededDealer(seed)
        self.game_state = self.setting.tensors.deal(self.dealer)
        self.agents = list(self.setting.agents)
        return self.game_state

    def state(self) -> NDArray[np.int8]:
        """PettingZoo's name for the true state."""
        return self.true_state()

    def close(self) -> None:
        """There is nothing to close."""
