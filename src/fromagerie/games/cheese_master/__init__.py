"""Cheese Master, by Johan Benvenuto and Alexandre Droit."""

import functools
from collections.abc import Mapping, Sequence

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import Game
from fromagerie.engine.luck import Stock, part, rest, whole
from fromagerie.engine.model import Action, Seat, Told
from fromagerie.engine.presets import Preset
from fromagerie.engine.words import Words
from fromagerie.games.cheese_master import board, keepsakes, medals, moods, text
from fromagerie.games.cheese_master.ai.bots import BOTS
from fromagerie.games.cheese_master.ai.coach import CheeseMasterCoaching
from fromagerie.games.cheese_master.box import Box, check_box, set_up
from fromagerie.games.cheese_master.model import (
    ACTIONS,
    CheeseMasterOptions,
    Eliminated,
    Events,
    GameWon,
    Penalised,
    Roll,
    SlamWon,
)
from fromagerie.games.cheese_master.rules import CheeseMaster
from fromagerie.games.cheese_master.view import CheeseMasterView, imagine, open_view, own_view

TRAINING = CheeseMasterOptions().dice


class CheeseMasterGame(Game[CheeseMaster, CheeseMasterView, CheeseMasterOptions, Box]):
    """A race to count what the animals leave of the cheese."""

    key = "cheese-master"
    title = "Cheese Master"
    rules_version = 1
    minutes = 10
    ease = 1
    presets = (
        Preset("family", options={"dice": 2}, bots="fresh", pace="calm"),
        Preset("classic", bots="ripe"),
        Preset("expert", options={"dice": 6}, bots="vintage", pace="brisk"),
    )
    actions = ACTIONS
    options = CheeseMasterOptions
    view_type = CheeseMasterView
    box_type = Box
    event_type = Events
    moments = (Penalised, Eliminated, GameWon, SlamWon)
    bots = BOTS
    coaching = CheeseMasterCoaching()
    race = True
    race_starters = (Roll,)

    # As they are in the modules of this folder.
    check_box = staticmethod(check_box)
    medals = staticmethod(medals.medals)
    badges = keepsakes.BADGES
    signs = staticmethod(keepsakes.signs)
    answer_time = staticmethod(keepsakes.answer_time)
    moods = staticmethod(moods.moods)
    notation = staticmethod(text.notation)
    say_action = staticmethod(text.say_action)
    say_event = staticmethod(text.say_event)
    why = staticmethod(text.why)

    def part_ids(self, box: Box) -> Sequence[str]:
        return [*(die.name for die in box.dice), "points", "wheels", "plates", "order"]

    def say_part(self, part: str, words: Words) -> str:
        return text.say_part(part, self.box, words)

    @property
    def player_counts(self) -> Sequence[int]:
        return self.box.player_counts

    def check_options(self, players: int, options: CheeseMasterOptions) -> None:
        super().check_options(players, options)
        if options.slam and options.dice != TRAINING:
            raise self.bad_options("bad-slam-dice")
        if not options.slam and options.dice > len(self.box.dice):
            raise self.bad_options("bad-dice", dice=len(self.box.dice))

    def deal(
        self, players: int, options: CheeseMasterOptions, dealer: Dealer, told: list[Told] | None = None
    ) -> CheeseMaster:
        state = CheeseMaster(set_up(self.box, players, options))
        state.event_sink = told
        state.begin(dealer)
        return state

    def view(self, state: CheeseMaster, seat: Seat | None) -> CheeseMasterView:
        seen = open_view(state, self.box)
        return seen if seat is None else self.own_view(state, seat, seen)

    def own_view(self, state: CheeseMaster, seat: Seat, open_view: CheeseMasterView) -> CheeseMasterView:
        return own_view(seat, open_view)

    def is_forced(self, view: CheeseMasterView) -> bool:
        """The throw."""
        return view.phase == "rolling"

    def imagine(self, view: CheeseMasterView, dealer: Dealer) -> CheeseMaster:
        return imagine(view, self.box)

    @functools.cached_property
    def chance(self) -> Mapping[str, Sequence[str]]:
        dice = {die.name: self.box.faces for die in self.box.dice}
        return {"roller": "01234567", "yellow": [die.name for die in self.box.dice], **dice}

    def stocks(self, players: int) -> Mapping[str, Stock]:
        yellow = [die.name for die in self.box.dice if die.colour == "yellow"]
        dice = {die.name: whole(die.faces) for die in self.box.dice}
        return {"roller": part("01234567"[:players]), "yellow": rest(yellow, n=0), **dice}

    def read(self, typed: str, view: CheeseMasterView) -> list[Action]:
        return text.read(typed, view) or super().read(typed, view)

    def board(self, view: CheeseMasterView, legal: Sequence[Action], words: Words, names: Sequence[str]) -> str:
        return board.draw(view, legal, self.box, self.reconstructed, words, names)


GAME = CheeseMasterGame()
