"""Cheese Rescue, by Eric Plotton and David Paput."""

import functools
from collections.abc import Mapping, Sequence

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import Game, check_first
from fromagerie.engine.luck import Stock, rest, whole
from fromagerie.engine.model import Action, Seat, Told
from fromagerie.engine.presets import Preset
from fromagerie.engine.words import Words
from fromagerie.games.cheese_rescue import board, keepsakes, medals, moods, text
from fromagerie.games.cheese_rescue.ai.bots import BOTS, SEARCH_CONFIGS
from fromagerie.games.cheese_rescue.ai.coach import CheeseRescueCoaching
from fromagerie.games.cheese_rescue.ai.heuristics import CheeseRescueHeuristics
from fromagerie.games.cheese_rescue.ai.reference_policy import CheeseRescueReference
from fromagerie.games.cheese_rescue.box import PARTS, Box, check_box, set_up
from fromagerie.games.cheese_rescue.cards import ANIMALS, KINDS
from fromagerie.games.cheese_rescue.model import ACTIONS, CheeseRescueOptions, Events, GameWon, Removed
from fromagerie.games.cheese_rescue.rules import CheeseRescue
from fromagerie.games.cheese_rescue.view import CheeseRescueView, imagine, open_view, own_view


class CheeseRescueGame(Game[CheeseRescue, CheeseRescueView, CheeseRescueOptions, Box]):
    """Fill a square with cheese and animals, so that your cheese is what the mice do not reach."""

    key = "cheese-rescue"
    title = "Cheese Rescue"
    rules_version = 1
    minutes = 15
    ease = 2
    presets = (
        Preset("family", bots="fresh", pace="calm"),
        Preset("classic", bots="ripe"),
        Preset("expert", bots="vintage", clock="relaxed"),
    )
    workshop = ("first",)
    actions = ACTIONS
    options = CheeseRescueOptions
    view_type = CheeseRescueView
    box_type = Box
    event_type = Events
    moments = (Removed, GameWon)
    bots = BOTS
    search_configs = SEARCH_CONFIGS
    heuristics = CheeseRescueHeuristics()
    coaching = CheeseRescueCoaching(CheeseRescueReference(heuristics, len(ACTIONS)))

    # As they are in the modules of this folder.
    check_box = staticmethod(check_box)
    own_view = staticmethod(own_view)
    medals = staticmethod(medals.medals)
    badges = keepsakes.BADGES
    signs = staticmethod(keepsakes.signs)
    moods = staticmethod(moods.moods)
    notation = staticmethod(text.notation)
    say_action = staticmethod(text.say_action)
    say_event = staticmethod(text.say_event)
    why = staticmethod(text.why)

    @property
    def player_counts(self) -> Sequence[int]:
        return self.box.player_counts

    def part_ids(self, box: Box) -> Sequence[str]:
        return PARTS

    def say_part(self, part: str, words: Words) -> str:
        return text.say_part(part, self.box, words)

    def check_options(self, players: int, options: CheeseRescueOptions) -> None:
        super().check_options(players, options)
        check_first(players, options.first)
        if options.centre and "centre" not in self.options_for(players):
            raise self.bad_options("bad-centre", players=players)

    def options_for(self, players: int) -> Sequence[str]:
        centre = self.box.players[str(players)].has_centre
        return [option for option in super().options_for(players) if option != "centre" or centre]

    def deal(
        self, players: int, options: CheeseRescueOptions, dealer: Dealer, told: list[Told] | None = None
    ) -> CheeseRescue:
        state = CheeseRescue(set_up(self.box, players, options))
        state.event_sink = told
        state.deal_game(options.first, dealer)
        return state

    def view(self, state: CheeseRescue, seat: Seat | None) -> CheeseRescueView:
        seen = open_view(state)
        return seen if seat is None else self.own_view(state, seat, seen)

    def imagine(self, view: CheeseRescueView, dealer: Dealer) -> CheeseRescue:
        return imagine(view, self.box, dealer)

    @functools.cached_property
    def chance(self) -> Mapping[str, Sequence[str]]:
        return {"first": "0123", "pile": KINDS[:ANIMALS]}

    def stocks(self, players: int) -> Mapping[str, Stock]:
        animals = zip(KINDS, self.box.animals_at(players), strict=False)
        return {"first": whole("0123"[:players]), "pile": rest([kind for kind, n in animals for _ in range(n)])}

    def board(self, view: CheeseRescueView, legal: Sequence[Action], words: Words, names: Sequence[str]) -> str:
        return board.draw(view, words, names)


GAME = CheeseRescueGame()
