"""PettingZoo's turn by turn: every game on the shelf, one agent a seat."""

from typing import Any

from pettingzoo import AECEnv

from fromagerie.engine.state import State
from fromagerie.rl.batch import IllegalChoice, next_to_act, returns
from fromagerie.rl.config import EnvConfig
from fromagerie.rl.one_game import PENALTY, AgentASeat, Observation, observe
from fromagerie.rl.render import show_table


class TurnsEnv(AgentASeat, AECEnv[str, Observation, int | None]):
    """One game at a time. Where several are awaited, they act in the order of their seats; in a race, in any order."""

    def __init__(self, name: str, setting: EnvConfig, render_mode: str | None = None, illegal: str = "raise") -> None:
        super().__init__(name, setting, render_mode, illegal)
        self.metadata["is_parallelizable"] = False

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed always the same one, without it the luck goes on."""
        state = self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.await_next(state)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        state = self.playing()
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        if action is None or not self.is_legal(state, seat, action):
            if self.illegal == "raise":
                raise IllegalChoice(f"{agent} may not do {action!r} now; the mask offers {state.legal_actions(seat)}")
            self.forfeit(seat)
            return
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
        self.pay_out(returns(state, self.setting.players))

    def forfeit(self, culprit: int) -> None:
        """The game ends with what was not legal."""
        self._cumulative_rewards[self.setting.agents[culprit]] = 0.0
        self.infos[self.setting.agents[culprit]] = {"illegal": True}
        self.pay_out([PENALTY if seat == culprit else 0.0 for seat in self.setting.seats])

    def pay_out(self, gains: list[float]) -> None:
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = gains[seat]
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        return observe(self.setting, self.playing(), self.seat_of[agent])

    def render(self) -> str:
        """The table as the awaited seat sees it, in words."""
        return show_table(self.setting.game, self.playing(), self.seat_of[self.agent_selection], self.setting.players)
