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
from fromagerie.engine.presets import Preset
from fromagerie.engine.words import Words
from fromagerie.games.drole_de_fromage import board, keepsakes, medals, moods, text
from fromagerie.games.drole_de_fromage.ai.bots import BOTS
from fromagerie.games.drole_de_fromage.ai.coach import DroleDeFromageCoaching
from fromagerie.games.drole_de_fromage.box import HIGHEST_FACE, PARTS, Box, check_box, piece_names, set_up
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
    ease = 3
    presets = (
        Preset("family", bots="fresh", pace="calm"),
        Preset("classic", bots="ripe"),
        Preset("expert", options={"peek": False}, bots="vintage", clock="relaxed"),
    )
    workshop = ("points", "ages", "empty", "max_turns", "first")
    actions = ACTIONS
    options = DroleDeFromageOptions
    view_type = DroleDeFromageView
    box_type = Box
    event_type = Events
    moments = (Fell, BonusWon, GameScored, Won)
    bots = BOTS
    coaching = DroleDeFromageCoaching()

    # As they are in the modules of this folder.
    check_box = staticmethod(check_box)
    own_view = staticmethod(own_view)
    medal_facts = staticmethod(medals.medal_facts)
    medals = staticmethod(medals.medals)
    badges = keepsakes.BADGES
    signs = staticmethod(keepsakes.signs)
    moods = staticmethod(moods.moods)
    notation = staticmethod(text.notation)
    say_action = staticmethod(text.say_action)
    say_event = staticmethod(text.say_event)
    why = staticmethod(text.why)
    board = staticmethod(board.draw)

    @property
    def player_counts(self) -> Sequence[int]:
        return (2, 3, 4)

    def part_ids(self, box: Box) -> Sequence[str]:
        return PARTS

    def say_part(self, part: str, words: Words) -> str:
        return text.say_part(part, self.box, words)

    def check_options(self, players: int, options: DroleDeFromageOptions) -> None:
        super().check_options(players, options)
        seats = "".join(map(str, range(players)))
        if options.ages is not None and sorted(options.ages) != list(seats):
            note = f"seats count from 0 here: each of the seats {seats} once, not {options.ages!r}"
            raise self.bad_options("bad-ages", players=players, note=note)
        check_first(players, options.first)
        if options.empty is not None and "empty" not in self.options_for(players):
            raise self.bad_options("bad-empty")

    def options_for(self, players: int) -> Sequence[str]:
        return [option for option in super().options_for(players) if option != "empty" or players == 3]

    def legacy(self, state: DroleDeFromage) -> dict[str, Any]:
        """Who was how old, and what the last game paid, if it was played to its end."""
        points = None if state.scores() is None else state.sheet[-1]
        return {"ages": state.ages, "points": points, "newcomers": "oldest"}

    def inherit(
        self, options: DroleDeFromageOptions, legacy: dict[str, Any], before: Sequence[Seat | None]
    ) -> DroleDeFromageOptions:
        """As in a series: whoever stays and scored least opens, of several the youngest. Ages stay with people.

        Ages that the host named anew hold; otherwise newcomers count as older than those who stay.
        """
        now = {then: seat for seat, then in enumerate(before) if then is not None}
        staying = [then for then in legacy["ages"] if then in now]
        if not staying:
            return options
        ages, first, points = options.ages, options.first, legacy["points"]
        newcomers = [seat for seat, then in enumerate(before) if then is None]
        # Tables of old drew lots for everybody if there was a newcomer, and their journals say so.
        if ages in (None, "".join(map(str, legacy["ages"]))) and (not newcomers or "newcomers" in legacy):
            ages = "".join(map(str, [*(now[then] for then in staying), *newcomers]))
        if points is not None:
            first = now[min(staying, key=lambda then: points[then])]
        return msgspec.structs.replace(options, first=first, ages=ages)

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
