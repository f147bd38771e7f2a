"""Gymnasium's single agent: one seat, with bots of your choice around the table."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fromagerie.bots import make_bot
from fromagerie.bots.driver import Driver, Plan
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import BadOptions
from fromagerie.engine.model import Told
from fromagerie.engine.state import State
from fromagerie.rl.batch import IllegalChoice, returns
from fromagerie.rl.config import EnvConfig
from fromagerie.rl.frozen import freeze_luck, thaw_luck
from fromagerie.rl.one_game import PENALTY, Observation, OneGame, observation_space, observe, read_illegal
from fromagerie.rl.render import show_table

SEEDS = 1 << 62


class OneSeatEnv(OneGame, gymnasium.Env[Observation, int]):
    """The learner sits at one seat, drawn anew for every game unless agreed on; the others are named bots.

    In a race the learner's hand takes `reaction` milliseconds; a bot may be quicker.
    """

    def __init__(
        self,
        name: str,
        setting: EnvConfig,
        against: str = "random",
        seat: int | None = None,
        reaction: int = 1000,
        render_mode: str | None = None,
        illegal: str = "raise",
    ) -> None:
        self.name = name
        self.setting = setting
        self.illegal = read_illegal(illegal)
        self.forfeited = False
        self.names = seat_names(against, setting.players)
        for place, bot in enumerate(self.names):
            make_bot(bot, setting.game, place)
        if seat is not None and seat not in setting.seats:
            why = f"The seat is one of 0 to {setting.players - 1}, or drawn by lot (None); not {seat}."
            raise BadOptions("bad-call", why=why)
        self.agreed = seat
        self.reaction = reaction
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self.observation_space: gymnasium.Space[Any] = observation_space(setting)
        self.action_space: gymnasium.Space[Any] = spaces.Discrete(setting.actions)
        self.seat = 0
        self.told: list[Told] = []  # by the last move
        self.all_told: list[Told] = []  # since the deal: what bots that take over have to hear
        self.driver = Driver(setting.game, {}, {})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play until the learner is awaited."""
        super().reset(seed=seed)
        game = self.setting.game
        while True:
            # Seeds of their own for the cards and for every bot: what one draws does not move the other.
            luck = [SeededDealer(int(part)) for part in self.np_random.integers(SEEDS, size=self.setting.players + 1)]
            drawn = int(self.np_random.integers(self.setting.players))
            self.seat = drawn if self.agreed is None else self.agreed
            self.dealer = luck[-1]
            self.forfeited = False
            self.told, self.all_told = [], []
            state = game.deal(self.setting.players, self.setting.options, self.dealer, self.told)
            self.seat_bots(luck[:-1])
            self.hear()
            self.game_state = state
            self.let_bots_play(state)
            # A game that is over before the learner was asked teaches nothing.
            if state.to_act():
                return self.look(state), self.tell(state)

    def seat_bots(self, luck: list[SeededDealer]) -> None:
        bots = {}
        for place in self.setting.seats:
            if place != self.seat:
                name = self.names[(place - self.seat - 1) % self.setting.players]
                bots[place] = make_bot(name, self.setting.game, place)
        self.driver = Driver(self.setting.game, bots, dict(enumerate(luck)))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.playing()
        if self.forfeited:
            raise RuntimeError("this game ended with an illegal action: reset() deals the next")
        legal = state.legal_actions(self.seat)
        if action not in legal:
            if self.illegal == "raise":
                raise IllegalChoice(f"seat {self.seat} may not do {action!r} now; the mask offers {legal}")
            self.forfeited = True
            return self.look(state), PENALTY, True, False, {**self.tell(state), "illegal": True}
        plan = Plan(self.driver.now + self.reaction, self.seat, int(action))
        if self.setting.game.race:
            self.driver.propose(plan)
        else:
            self.make(state, plan)
        self.let_bots_play(state)
        over = not state.to_act()
        gain = returns(state, self.setting.players)[self.seat]
        return self.look(state), gain, over, False, self.tell(state)

    def let_bots_play(self, state: State) -> None:
        """Until the learner is awaited, with nothing in hand."""
        while state.to_act() and not self.is_asked(state):
            plan = self.driver.next_move(state)
            if plan is None:
                return
            self.make(state, plan)

    def is_asked(self, state: State) -> bool:
        if self.seat not in state.to_act():
            return False
        if not self.setting.game.race:
            return True
        self.driver.drop_late(state)
        return self.seat not in self.driver.plans

    def make(self, state: State, plan: Plan) -> None:
        self.told.clear()
        state.apply(plan.seat, plan.action, self.dealer)
        self.driver.made(plan)
        self.hear()

    def hear(self) -> None:
        self.driver.hear(self.told)
        self.all_told += self.told

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now, where sb3-contrib's maskable learners look for it."""
        return self.setting.mask(self.playing(), self.seat).astype(np.bool_)

    def __getstate__(self) -> dict[str, Any]:
        kept = super().__getstate__()
        driver = kept.pop("driver")
        luck = [freeze_luck(dealer) for dealer in driver.luck.values()]
        return {**kept, "told": [], "driving": (luck, driver.now, dict(driver.plans))}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Other bots of the same names take over; they are told all that was heard since the deal."""
        luck, now, plans = kept["driving"]
        super().__setstate__({name: value for name, value in kept.items() if name != "driving"})
        self.seat_bots([thaw_luck(each) for each in luck])
        self.driver.hear(self.all_told)
        self.driver.now, self.driver.plans = now, dict(plans)
        if self.game_state is not None:
            self.game_state.event_sink = self.told

    def look(self, state: State) -> Observation:
        return observe(self.setting, state, self.seat)

    def tell(self, state: State) -> dict[str, Any]:
        """The mask once more, where some libraries look for it, and the seat."""
        return {"action_mask": self.setting.mask(state, self.seat), "seat": self.seat}

    def render(self) -> str:
        """The table as the learner sees it, in words."""
        return show_table(self.setting.game, self.playing(), self.seat, self.setting.players)


def seat_names(against: str, players: int) -> list[str]:
    """One bot for all other seats, or one for each, from the learner's left: "greedy" or "greedy,random,curd"."""
    named = against.split(",")
    if len(named) == 1:
        named *= players - 1
    if len(named) != players - 1:
        why = f"{players - 1} opponents need {players - 1} bots (or one name for all), not {against!r}."
        raise BadOptions("bad-call", why=why)
    return named
