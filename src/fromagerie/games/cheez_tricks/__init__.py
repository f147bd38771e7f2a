"""Cheez-Tricks, by Mauricio Torselli."""

import functools
from collections.abc import Mapping, Sequence

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import Game, check_first
from fromagerie.engine.luck import Stock, rest, whole
from fromagerie.engine.model import Action, Event, Seat, Told
from fromagerie.engine.presets import Preset
from fromagerie.engine.words import Words
from fromagerie.games.cheez_tricks import board, keepsakes, medals, moods, text
from fromagerie.games.cheez_tricks.ai.belief import CheezTricksBelief
from fromagerie.games.cheez_tricks.ai.bots import BOTS, SEARCH_CONFIGS
from fromagerie.games.cheez_tricks.ai.coach import CheezTricksCoaching
from fromagerie.games.cheez_tricks.ai.heuristics import CheezTricksHeuristics
from fromagerie.games.cheez_tricks.ai.recall import recall_plays
from fromagerie.games.cheez_tricks.ai.reference_policy import CheezTricksReference
from fromagerie.games.cheez_tricks.ai.round_scores import match_values, round_swings
from fromagerie.games.cheez_tricks.ai.weights import read_weights
from fromagerie.games.cheez_tricks.box import PARTS, Box, check_box, pool, set_up
from fromagerie.games.cheez_tricks.cards import NAMES, VARIETIES
from fromagerie.games.cheez_tricks.model import ACTIONS, CheezTricksOptions, Events, GameWon, RoundBegan, RoundScored
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.rules_table import CATS_A_ROUND
from fromagerie.games.cheez_tricks.shown import open_view, own_view
from fromagerie.games.cheez_tricks.view import CheezTricksView, imagine, remember


class CheezTricksGame(Game[CheezTricks, CheezTricksView, CheezTricksOptions, Box]):
    """Trick-taking while dodging cats, or facing all three for the jackpot."""

    key = "cheez-tricks"
    title = "Cheez-Tricks"
    rules_version = 1
    minutes = 30
    ease = 4
    presets = (
        Preset("family", bots="fresh", pace="calm"),
        Preset("classic", bots="ripe"),
        Preset("expert", options={"mode": "wild"}, bots="vintage", clock="relaxed"),
    )
    workshop = ("grey_of_nothing", "first")
    actions = ACTIONS
    options = CheezTricksOptions
    view_type = CheezTricksView
    box_type = Box
    event_type = Events
    moments = (RoundScored, GameWon)
    bots = BOTS
    search_configs = SEARCH_CONFIGS
    heuristics = CheezTricksHeuristics(read_weights(), round_swings())
    reference_heuristics = CheezTricksHeuristics(read_weights(), {})
    coaching = CheezTricksCoaching(
        CheezTricksReference(heuristics, read_weights(), match_values()),
        CheezTricksBelief(read_weights(), round_swings()),
    )
    landmarks = (RoundBegan,)

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
    why = staticmethod(text.why)

    @property
    def player_counts(self) -> Sequence[int]:
        return self.box.player_counts

    def check_options(self, players: int, options: CheezTricksOptions) -> None:
        super().check_options(players, options)
        check_first(players, options.first)

    def deal(
        self, players: int, options: CheezTricksOptions, dealer: Dealer, told: list[Told] | None = None
    ) -> CheezTricks:
        state = CheezTricks(set_up(self.box, players, options))
        state.event_sink = told
        state.deal_game(options.first, dealer)
        return state

    def view(self, state: CheezTricks, seat: Seat | None) -> CheezTricksView:
        seen = open_view(state, self.box)
        return seen if seat is None else self.own_view(state, seat, seen)

    def imagine(self, view: CheezTricksView, dealer: Dealer) -> CheezTricks:
        state = imagine(view, self.box, dealer)
        state.past_plays = recall_plays(state, view.recalled, self.heuristics.weights, dealer)
        return state

    def remember(self, view: CheezTricksView, heard: Sequence[Event]) -> CheezTricksView:
        return remember(view, heard)

    def is_forced(self, view: CheezTricksView) -> bool:
        """The last card of a round."""
        return view.trump is not None and sum(view.tricks) == view.tricks_a_round - 1

    def fresh(self, state: CheezTricks) -> int | None:
        """What lies face down is not told again: only the trick on the table is, or the one that was just taken."""
        if state.setup.piles_open:
            return None
        return int(state.cards_laid or state.players)

    def faded(self, event: Event) -> Event | None:
        return text.faded(event)

    def part_ids(self, box: Box) -> Sequence[str]:
        return [*PARTS, *box.cats]

    def say_part(self, part: str, words: Words) -> str:
        return words(f"part-{part}") if part in PARTS else text.cat_label(self.box.cats[part], words)

    @functools.cached_property
    def chance(self) -> Mapping[str, Sequence[str]]:
        return {"first": "01234", "cheese": NAMES, "cats": list(self.box.cats), "trump": VARIETIES}

    def stocks(self, players: int) -> Mapping[str, Stock]:
        deck = self.box.players[str(players)]
        return {
            "first": whole("01234"[:players]),
            "cheese": whole(NAMES[: len(VARIETIES) * deck.values], n=players * deck.hand),
            "cats": rest(*(pool(self.box, players, mode) for mode in ("domestic", "wild")), n=CATS_A_ROUND),
            "trump": whole(VARIETIES),
        }

    def board(self, view: CheezTricksView, legal: Sequence[Action], words: Words, names: Sequence[str]) -> str:
        return board.draw(view, legal, words, names, self.reconstructed)

    def say_event(self, event: Event, words: Words, names: Sequence[str]) -> str:
        return text.say_event(event, self.box, words, names)


GAME = CheezTricksGame()
