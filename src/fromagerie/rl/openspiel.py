"""The games as OpenSpiel knows games: importing this registers them, `pyspiel.load_game("fromagerie_cheez_tricks_v1")`.

Chance is honest: nothing that is still to be drawn lies in a state. Where the rules need luck there is a chance node,
whose equally likely outcomes are seeds: so many (`seeds`) ways the draw may come out stand for all of them. In a race
there is one more, which says whose hand is the quickest; sealed choices are made in the order of the seats.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.model import Told, heard_by
from fromagerie.engine.state import State
from fromagerie.rl.batch import returns
from fromagerie.rl.config import EnvConfig, environments
from fromagerie.rl.extras import require
from fromagerie.rl.frozen import freeze, thaw

require("pyspiel")

import pyspiel  # noqa: E402 - after the sentence that says how to install it

LONGEST = 10_000  # decisions: no game of ours is as long, but OpenSpiel wants a bound
APART = 1 << 32
SEEDS = 1024


class LuckNeeded(Exception):
    """The rules ask for luck."""


class NoLuck(Dealer):
    """Finds out whether an action needs luck at all."""

    def below(self, n: int) -> int:
        raise LuckNeeded

    def draw(self, things: list[int], n: int, what: str) -> list[int]:
        raise LuckNeeded


class Deed(NamedTuple):
    """What a seat does; or, with nobody in it, the deal."""

    seat: int | None = None
    action: int = 0


class Play:
    """A game being played, what is to be decided by luck, and what every seat was told. OpenSpiel copies it deeply."""

    def __init__(self, setting: EnvConfig) -> None:
        self.setting = setting
        self.state: State | None = None  # nothing before the deal
        self.waiting: Deed | None = Deed()  # for luck
        self.racing = False  # it remains to be drawn whose hand is the quickest
        self.seat = 0
        self.draws = 0
        self.heard: list[list[Any]] = [[] for _ in setting.seats]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        twin = Play(self.setting)
        # A state is never changed once it lies here, and neither is an event: twins may share both.
        twin.state, twin.waiting, twin.racing = self.state, self.waiting, self.racing
        twin.seat, twin.draws = self.seat, self.draws
        twin.heard = [list(events) for events in self.heard]
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "state": None if self.state is None else freeze(self.state)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        if kept["state"] is not None:
            self.state = thaw(kept["state"], self.setting.fresh_table())

    def playing(self) -> State:
        assert self.state is not None, "nothing is dealt yet"
        return self.state

    def act(self, action: int) -> None:
        """The awaited seat acts; if that needs luck, it waits for it."""
        deed = Deed(self.seat, action)
        self.heard[self.seat].append(action)
        try:
            state = self.carry_out(deed, NoLuck())
        except LuckNeeded:
            self.waiting = deed
        else:
            self.settle(state)

    def carry_out(self, deed: Deed, dealer: Dealer) -> State:
        """The state after it, which holds what was told."""
        told: list[Told] = []
        if deed.seat is None:
            dealt: State = self.setting.game.deal(self.setting.players, self.setting.options, dealer, told)
            return dealt
        after = self.playing().clone()
        after.event_sink = told
        after.apply(deed.seat, deed.action, dealer)
        return after

    def draw(self, outcome: int) -> None:
        """Luck decides, by one of its seeds or by the place of a hand."""
        if self.waiting is None:
            self.racing = False
            self.seat = self.playing().to_act()[outcome]
            return
        self.draws += 1
        deed, self.waiting = self.waiting, None
        self.settle(self.carry_out(deed, SeededDealer(self.draws * APART + outcome)))

    def settle(self, state: State) -> None:
        """Everybody hears what happened, and somebody is awaited."""
        told = state.event_sink or []
        for seat in self.setting.seats:
            self.heard[seat] += heard_by(seat, told)
        state.event_sink = None
        self.state = state
        awaited = state.to_act()
        self.racing = self.setting.game.race and len(awaited) > 1
        self.seat = awaited[0] if awaited else 0

    def memory(self, seat: int) -> Any:
        """The view of a seat that forgets nothing."""
        events = [event for event in self.heard[seat] if not isinstance(event, int)]
        return self.setting.game.remember(self.setting.game.view(self.playing(), seat), events)

    def another(self, seat: int, dealer: Dealer) -> "Play":
        """A game this seat cannot tell from this one."""
        twin = self.__deepcopy__({})
        twin.state = self.setting.game.imagine(self.memory(seat), dealer)
        return twin


class SpielState(pyspiel.State):
    """OpenSpiel's side of it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.play = Play(game.setting)
        self.seeds = game.seeds

    def current_player(self) -> int:
        if self.play.waiting is not None or self.play.racing:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.play.seat

    def is_terminal(self) -> bool:
        return self.play.waiting is None and not self.play.playing().to_act()

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.playing().legal_actions(player) if player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = self.seeds if self.play.waiting is not None else len(self.play.playing().to_act())
        return [(outcome, 1 / ways) for outcome in range(ways)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.play.draw(action)
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        game = self.play.setting.game
        return game.notation(game.actions[action])

    def returns(self) -> list[float]:
        players = self.play.setting.players
        return [0.0] * players if self.play.state is None else returns(self.play.state, players)

    def resample_from_infostate(self, player: int, fraction: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from this one."""
        other: SpielState = self.clone()
        other.play = self.play.another(player, SeededDealer(int(fraction() * (1 << 62))))
        return other

    def __str__(self) -> str:
        return str(self.history_str())


class SpielGame(pyspiel.Game):
    """Parameters: players, seeds (outcomes of a chance node), options ("mode:wild;first:0"), box (a box.toml's path).

    They are part of the game's name for OpenSpiel, in which "=" has a meaning of its own: hence the colons.
    """

    kind: Any
    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {"players": 0, "seeds": SEEDS, "options": "", "box": "", **(params or {})}
        spelt = str(given["options"]).replace("=", ":")
        options = dict(pair.partition(":")[::2] for pair in spelt.split(";") if pair)
        self.setting = EnvConfig(self.key, given["players"] or None, options, given["box"])
        self.seeds = int(given["seeds"])
        if self.seeds < 1:
            raise ValueError(f"a chance node has at least one seed, not {self.seeds}")
        even = 1 / self.setting.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=max(self.seeds, self.setting.players),
            num_players=self.setting.players,
            min_utility=-even,
            max_utility=1 - even,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, {**(params or {}), "options": spelt})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.setting, bool(iig_obs_type and iig_obs_type.perfect_recall), params)


class Observer:
    """What a seat sees, as a tensor and as text.

    With perfect recall there is only text, which tells apart all that was ever heard: no tensor holds all that.
    """

    tensor: NDArray[np.float32] | None

    def __init__(self, setting: EnvConfig, recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations here, but {params} came")
        self.setting = setting
        self.recall = recall
        self.tensor = None
        self.dict: dict[str, NDArray[Any]] = {}
        if not recall:
            self.tensor = np.zeros(setting.size, np.float32)
            self.dict = setting.parts(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("these games have no information state tensor: observation_tensor is what a player sees")
        if state.play.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.setting.observe(state.play.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.play.state is None:
            return ""
        if not self.recall:
            return msgspec.json.encode(state.play.memory(player)).decode()
        heard = hashlib.sha256(msgspec.json.encode(state.play.heard[player])).hexdigest()[:16]
        return f"{msgspec.json.encode(state.play.memory(player)).decode()} after {heard}"


def register_all() -> None:
    known = pyspiel.registered_names()
    for name, game in environments().items():
        if f"fromagerie_{name}" not in known:
            kind = pyspiel.GameType(
                short_name=f"fromagerie_{name}",
                long_name=game.title,
                dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
                chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
                information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
                utility=pyspiel.GameType.Utility.ZERO_SUM,
                reward_model=pyspiel.GameType.RewardModel.TERMINAL,
                max_num_players=max(game.player_counts),
                min_num_players=min(game.player_counts),
                provides_information_state_string=True,
                provides_information_state_tensor=False,
                provides_observation_string=True,
                provides_observation_tensor=True,
                parameter_specification={"players": 0, "seeds": SEEDS, "options": "", "box": ""},
            )
            # A class, not a function: OpenSpiel lets go of it after Python has ended, and a class stays where it is.
            made = type(f"{name}_game", (SpielGame,), {"kind": kind, "key": game.key})
            globals()[made.__name__] = made  # where pickle looks for it
            pyspiel.register_game(kind, made)


register_all()
