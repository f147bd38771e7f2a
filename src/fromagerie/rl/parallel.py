"""PettingZoo's all at once: in every step, each seat that is awaited acts."""

from typing import Any

from pettingzoo import ParallelEnv

from fromagerie.engine.state import State
from fromagerie.rl.batch import IllegalChoice, returns
from fromagerie.rl.one_game import PENALTY, AgentASeat, Observation, observe
from fromagerie.rl.render import show_table


class AtOnceEnv(AgentASeat, ParallelEnv[str, Observation, int]):
    """Made for races and sealed choices; in games by turns only one seat is awaited, and the others look on.

    Whoever is awaited must act; what the others send is passed over. In a race the order of hands is drawn by lot,
    and an action that has come too late, because another's made it impossible, does nothing.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game; with a seed always the same one, without it the luck goes on."""
        state = self.deal(seed)
        return self.look(state), self.tell(state, {})

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        state = self.playing()
        awaited = state.to_act()
        culprits = [seat for seat in awaited if not self.check(state, seat, actions)]
        late = {} if culprits else self.carry_out(state, awaited, actions)
        over = bool(culprits) or not state.to_act()
        gains = [0.0] * self.setting.players if culprits else returns(state, self.setting.players)
        seen, told = self.look(state), self.tell(state, late)
        for culprit in culprits:
            gains[culprit] = PENALTY
            told[self.setting.agents[culprit]]["illegal"] = True
        rewards = {agent: gains[seat] for agent, seat in self.seat_of.items()}
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, rewards, ended, cut, told

    def check(self, state: State, seat: int, actions: dict[str, int]) -> bool:
        """Whether an awaited seat does what it may; where a culprit pays for it, nothing else is done in this step."""
        agent = self.setting.agents[seat]
        legal = state.legal_actions(seat)
        if self.illegal == "penalty":
            return actions.get(agent) in legal
        if agent not in actions:
            raise IllegalChoice(f"{agent} is awaited and must act; the mask offers {legal}")
        if actions[agent] not in legal:
            raise IllegalChoice(f"{agent} may not do {actions[agent]!r} now; the mask offers {legal}")
        return True

    def carry_out(self, state: State, awaited: list[int], actions: dict[str, int]) -> dict[str, bool]:
        """One after the other, in a race in the order of a draw; says for whom it was too late."""
        order = self.dealer.draw(awaited, len(awaited), "race") if self.setting.game.race else awaited
        late = {}
        for seat in order:
            action = int(actions[self.setting.agents[seat]])
            in_time = action in state.legal_actions(seat)
            late[self.setting.agents[seat]] = not in_time
            if in_time:
                state.apply(seat, action, self.dealer)
        return late

    def look(self, state: State) -> dict[str, Observation]:
        return {agent: observe(self.setting, state, seat) for agent, seat in self.seat_of.items()}

    def tell(self, state: State, late: dict[str, bool]) -> dict[str, dict[str, Any]]:
        """Who is awaited now, and whose last action came too late."""
        awaited = state.to_act()
        return {
            agent: {"awaited": seat in awaited, "late": late.get(agent, False)} for agent, seat in self.seat_of.items()
        }

    def playing(self) -> State:
        if self.game_state is None or not self.agents:
            raise RuntimeError("no game is being played: reset() deals one")
        return self.game_state

    def render(self) -> str:
        """The table as the first awaited seat sees it, in words."""
        state = self.playing()
        return show_table(self.setting.game, state, state.to_act()[0], self.setting.players)
