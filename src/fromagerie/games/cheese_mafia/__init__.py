"""Cheese Mafia, by Florian Le Bodic and Martin Quay."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import Game, check_first
from fromagerie.engine.luck import Stock, part, whole
from fromagerie.engine.medals import Medal, Story
from fromagerie.engine.model import Action, Claimed, Event, Refusal, Seat, Told
from fromagerie.engine.presets import Preset
from fromagerie.engine.words import Words
from fromagerie.games.cheese_mafia import keepsakes, medals, moods, text, why
from fromagerie.games.cheese_mafia.ai.bots import BOTS
from fromagerie.games.cheese_mafia.ai.coach import CheeseMafiaCoaching
from fromagerie.games.cheese_mafia.ai.heuristics import CheeseMafiaHeuristics
from fromagerie.games.cheese_mafia.ai.learnt import learnt_tastes, learnt_value
from fromagerie.games.cheese_mafia.ai.reference import REFERENCES
from fromagerie.games.cheese_mafia.ai.reference_policy import CheeseMafiaReference
from fromagerie.games.cheese_mafia.board import Board, whole_discard
from fromagerie.games.cheese_mafia.box import Box, card_names, check_box, part_ids, set_up
from fromagerie.games.cheese_mafia.model import (
    CheeseMafiaOptions,
    Events,
    Exposed,
    GameWon,
    Riposted,
    RoundScored,
    WarFought,
    actions_for,
)
from fromagerie.games.cheese_mafia.notation import IN_FRENCH, notation
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.talk import claims_for
from fromagerie.games.cheese_mafia.talking import talking_points
from fromagerie.games.cheese_mafia.view import CheeseMafiaView, imagine, open_view, own_view


class CheeseMafiaGame(Game[CheeseMafia, CheeseMafiaView, CheeseMafiaOptions, Box]):
    """Bluff and backstabbing over a hand of three cards."""

    key = "cheese-mafia"
    title = "Cheese Mafia"
    rules_version = 1
    minutes = 35
    ease = 5
    presets = (
        Preset("family", bots="fresh", pace="calm"),
        Preset("classic", bots="ripe"),
        Preset("expert", bots="vintage", clock="relaxed"),
    )
    workshop = ("banker", "war", "first")
    options = CheeseMafiaOptions
    view_type = CheeseMafiaView
    box_type = Box
    event_type = Events
    moments = (Riposted, WarFought, Exposed, RoundScored, GameWon)
    badges = keepsakes.BADGES
    # Three cards got better names in English.
    same_boxes: ClassVar = {"c00532e1ef2bf4dc": "d7ed5bf872f4e69b"}
    bots = BOTS
    references = REFERENCES
    heuristics = CheeseMafiaHeuristics()
    coaching = CheeseMafiaCoaching(CheeseMafiaReference(heuristics, learnt_tastes(), learnt_value()))

    # As they are in the modules of this folder.
    check_box = staticmethod(check_box)
    part_ids = staticmethod(part_ids)
    own_view = staticmethod(own_view)
    moods = staticmethod(moods.moods)
    notation = staticmethod(notation)
    talking_points = staticmethod(talking_points)

    @functools.cached_property
    def actions(self) -> Sequence[Action]:
        """What can be done with the cards of the box."""
        return actions_for(self.box.cards)

    @functools.cached_property
    def claims(self) -> Sequence[Action]:
        """What can be said of them, and what must not be."""
        return claims_for(self.box.cards)

    @property
    def player_counts(self) -> Sequence[int]:
        return sorted(set(self.box.table.players))

    def check_options(self, players: int, options: CheeseMafiaOptions) -> None:
        super().check_options(players, options)
        check_first(players, options.first)

    def deal(
        self, players: int, options: CheeseMafiaOptions, dealer: Dealer, told: list[Told] | None = None
    ) -> CheeseMafia:
        state = CheeseMafia(set_up(self.box, players, options))
        state.event_sink = told
        state.deal_game(options.first, dealer)
        return state

    def view(self, state: CheeseMafia, seat: Seat | None) -> CheeseMafiaView:
        seen = open_view(state)
        return seen if seat is None else self.own_view(state, seat, seen)

    def imagine(self, view: CheeseMafiaView, dealer: Dealer) -> CheeseMafia:
        return imagine(view, self.box, dealer)

    @functools.cached_property
    def chance(self) -> Mapping[str, Sequence[str]]:
        cards = card_names(self.box)
        return {"first": "012345", "deal": cards, "pile": cards, "hand": cards}

    def stocks(self, players: int) -> Mapping[str, Stock]:
        cards = card_names(self.box)
        return {
            "first": whole("012345"[:players]),
            "deal": whole(cards, n=players * self.box.table.hand),
            "pile": part(cards, n=0),
            "hand": part(cards),
        }

    def read(self, typed: str, view: CheeseMafiaView) -> list[Action]:
        """Left and right in French too, unless a card of the box is called so."""
        return super().read(typed, view) or super().read(IN_FRENCH.get(typed.strip().upper(), ""), view)

    def say_part(self, part: str, words: Words) -> str:
        return text.say_part(part, self.box, words)

    def say_action(self, action: Action, words: Words) -> str:
        return text.say_action(action, self.box, words)

    def say_event(self, event: Event, words: Words, names: Sequence[str]) -> str:
        return text.say_event(event, self.box, words, names, self.claim_typed)

    def say_aloud(self, claimed: Claimed, words: Words, names: Sequence[str]) -> str:
        return text.say_aloud(claimed, self.box, words, names, self.claim_typed)

    def why(self, view: CheeseMafiaView, action: Action, words: Words, names: Sequence[str]) -> Refusal:
        return why.why(view, action, self.box, words, names)

    def why_not_say(self, view: CheeseMafiaView, claim: Action, words: Words, names: Sequence[str]) -> Refusal | None:
        return why.why_not_say(view, claim, words)

    signs = staticmethod(keepsakes.signs)

    def medals(self, story: Story) -> Sequence[Medal]:
        return medals.medals(story, self.claim_typed)

    def medal_facts(self, medal: Medal, words: Words) -> dict[str, Any]:
        return medals.medal_facts(medal, words, self.box, self.claim_typed)

    def board(self, view: CheeseMafiaView, legal: Sequence[Action], words: Words, names: Sequence[str]) -> str:
        return Board(view, legal, self.box, words, names, self.reconstructed).draw()

    def look_through(self, view: CheeseMafiaView, words: Words) -> str:
        return whole_discard(view, self.box, words)


GAME = CheeseMafiaGame()
