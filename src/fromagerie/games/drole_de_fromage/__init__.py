"""Drôle de Fromage, by Wolfgang Riedesser."""

import functools
import itertools
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import Game, check_first
from fromagerie.engine.luck import Stock, part, whole
from fromagerie.engine.model import Action, Seat, Told
from fromagerie.games.drole_de_fromage import board, text
from fromagerie.games.drole_de_fromage.ai.bots import BOTS
from fromagerie.games.drole_de_fromage.box import HIGHEST_FACE, Box, check_box, piece_names, set_up
from fromagerie.games.drole_de_fromage.model import (
    ACTIONS,
    BonusWon,
    DroleDeFromageOptions,
    Events,
    Fell,
    GameScored,
    Won,
)
from fromagerie.games.drole_de_fromage.pieces import STAR_FACE
from fromagerie.games.drole_de_fromage.rules import DroleDeFromage
from fromagerie.games.drole_de_fromage.view import DroleDeFromageView, imagine, open_view, own_view


class DroleDeFromageGame(Game[DroleDeFromage, DroleDeFromageView, DroleDeFromageOptions, Box]):
    """Mice push cheese off the board, each to their own side, and half of it is wormy."""

    key = "drole-de-fromage"
    title = "Drôle de Fromage"
    rules_version = 1
    minutes = 30
    actions = ACTIONS
    options = DroleDeFromageOptions
    view_type = DroleDeFromageView
    box_type = Box
    event_type = Events
    moments = (Fell, BonusWon, GameScored, Won)
    bots = BOTS

    # As they are in the modules of this folder.
    check_box = staticmethod(check_box)
    own_view = staticmethod(own_view)
    notation = staticmethod(text.notation)
    say_action = staticmethod(text.say_action)
    say_event = staticmethod(text.say_event)
    why = staticmethod(text.why)
    board = staticmethod(board.draw)

    @property
    def player_counts(self) -> Sequence[int]:
        return (2, 3, 4)

    def check_options(self, players: int, options: DroleDeFromageOptions) -> None:
        super().check_options(players, options)
        seats = "".join(map(str, range(players)))
        if options.ages is not None and sorted(options.ages) != list(seats):
            note = f"seats count from 0 here: each of the seats {seats} once, not {options.ages!r}"
            raise self.bad_options("bad-ages", players=players, note=note)
        check_first(players, options.first)
        if options.empty is not None and players != 3:
            raise self.bad_options("bad-empty")

    def legacy(self, state: DroleDeFromage) -> dict[str, Any]:
        return {"ages": state.ages, "points": state.sheet[-1]} if state.scores() is not None else {}

    def inherit(
        self, options: DroleDeFromageOptions, legacy: dict[str, Any], before: Sequence[Seat | None]
    ) -> DroleDeFromageOptions:
        """As in a series: whoever stays and scored least opens, of several the youngest. Ages stay with people."""
        now = {then: seat for seat, then in enumerate(before) if then is not None}
        staying = [then for then in legacy["ages"] if then in now]
        if not staying:
            return options
        opener = min(staying, key=lambda then: legacy["points"][then])
        ages = options.ages
        if len(staying) == len(before) and ages in (None, "".join(map(str, legacy["ages"]))):
            ages = "".join(str(now[then]) for then in staying)
        return msgspec.structs.replace(options, first=now[opener], ages=ages)

    def deal(
        self, players: int, options: DroleDeFromageOptions, dealer: Dealer, told: list[Told] | None = None
    ) -> DroleDeFromage:
        setup = set_up(self.box, players, options)
        state = DroleDeFromage(setup, setup.start)
        state.event_sink = told
        state.sit_down(dealer)
        return state

    def view(self, state: DroleDeFromage, seat: Seat | None) -> DroleDeFromageView:
        seen = open_view(state)
        return seen if seat is None else self.own_view(state, seat, seen)

    def imagine(self, view: DroleDeFromageView, dealer: Dealer) -> DroleDeFromage:
        return imagine(view, self.box, dealer)

    @functools.cached_property
    def chance(self) -> Mapping[str, Sequence[str]]:
        return {
            "ages": "0123",
            "die": [STAR_FACE, *map(str, range(1, HIGHEST_FACE + 1))],
            "underside": ("good", "wormy"),
            "piece": piece_names(self.box),
        }

    def stocks(self, players: int) -> Mapping[str, Stock]:
        by_size = [list(names) for _, names in itertools.groupby(piece_names(self.box), lambda name: name[0])]
        undersides = [
            ["good"] * (len(pieces) - worms) + ["wormy"] * worms
            for pieces, worms in zip(by_size, self.box.worms.each, strict=True)
        ]
        return {
            "ages": whole("0123"[:players], n=players),
            "die": whole(self.box.die.faces),
            "underside": part(*undersides),
            "piece": part(*by_size),
        }

    @functools.cached_property
    def action_typed(self) -> dict[str, Action]:
        """As everywhere, and the way one abbreviates in French."""
        return {text.notation(action): action for action in self.actions} | {
            text.french_notation(action): action for action in self.actions
        }


GAME = DroleDeFromageGame()
