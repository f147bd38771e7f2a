"""Finds the bots of a game that can decide inside the core, and lets them sit with others."""

import functools
import importlib
import importlib.util
from collections.abc import Mapping, Sequence

from fromagerie.bots.driver import Driver, Plan
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.light import Anyhow, Light, play_on, race_on
from fromagerie.engine.model import Seat, Told
from fromagerie.engine.state import State


@functools.lru_cache(maxsize=64)
def light_bots(game: AnyGame) -> Mapping[str, type[Light]]:
    """Those that can, by name: `ai/light.py` in the folder of the game offers them. None without such a file."""
    place = f"{type(game).__module__}.ai.light"
    try:
        if importlib.util.find_spec(place) is None:
            return {}
    except ModuleNotFoundError:
        return {}
    bots: Mapping[str, type[Light]] = importlib.import_module(place).BOTS
    return {"random": Anyhow, **bots}


def all_light(game: AnyGame, names: Sequence[str]) -> list[Light] | None:
    """A bot for every seat, if all of these can decide inside the core."""
    known = light_bots(game)
    if not all(name in known for name in names):
        return None
    made = {name: known[name]() for name in dict.fromkeys(names)}
    return [made[name] for name in names]


def play_light(game: AnyGame, state: State, bots: list[Light], luck: Sequence[int], cards: Dealer) -> int:
    """Play to the end, each seat with the luck of its own seed; returns the number of decisions."""
    own: list[Dealer] = [SeededDealer(seed) for seed in luck]
    return int((race_on if game.race else play_on)(state, bots, own, cards))


class LightDriver(Driver):
    """A driver of light bots, for games at which somebody looks on: no views, and nobody has to be told anything."""

    def __init__(self, game: AnyGame, light: Sequence[Light], luck: Mapping[Seat, Dealer]) -> None:
        super().__init__(game, {}, luck)
        self.light = light

    def hear(self, told: Sequence[Told]) -> None:
        """They read the table."""

    def next_move(self, state: State) -> Plan | None:
        awaited = state.to_act()
        if not self.game.race:
            return self.think(state, awaited[0]) if awaited else None
        self.drop_late(state)
        for seat in awaited:
            if seat not in self.plans:
                self.plans[seat] = self.think(state, seat)
        return min((self.plans[seat] for seat in awaited), default=None)

    def think(self, state: State, seat: Seat) -> Plan:
        action = self.light[seat].choose(state, seat, self.luck[seat])
        delay = self.light[seat].reaction(state, seat, action, self.luck[seat]) if self.game.race else 0
        return Plan(self.now + delay, seat, action)
