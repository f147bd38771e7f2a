"""Petit Suisse."""

from collections.abc import Mapping, Sequence

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import Game
from fromagerie.engine.model import Action, Event, Refusal, Seat, Told
from fromagerie.engine.words import Words
from fromagerie.games.petit_suisse import text
from fromagerie.games.petit_suisse.box import HIGHEST, PLAYER_COUNTS, PetitSuisseBox, check_box
from fromagerie.games.petit_suisse.model import ACTIONS, EVENTS, MOMENTS, PetitSuisseOptions
from fromagerie.games.petit_suisse.rules import PetitSuisseState
from fromagerie.games.petit_suisse.view import PetitSuisseView, imagine, look


class PetitSuisseGame(
    Game[
        PetitSuisseState,
        PetitSuisseView,
        PetitSuisseOptions,
        PetitSuisseBox,
    ]
):
    """Have the highest card on the table as often as you can."""

    key = "petit-suisse"
    title = "Petit Suisse"
    rules_version = 1
    minutes = 2
    player_counts = PLAYER_COUNTS
    actions = ACTIONS
    options = PetitSuisseOptions
    view_type = PetitSuisseView
    box_type = PetitSuisseBox
    event_type = EVENTS
    moments = MOMENTS
    chance: Mapping[str, Sequence[str]] = {"cards": [str(card) for card in range(1, HIGHEST + 1)]}

    def check_box(self, box: PetitSuisseBox) -> None:
        check_box(box)

    def deal(
        self,
        players: int,
        options: PetitSuisseOptions,
        dealer: Dealer,
        told: list[Told] | None = None,
    ) -> PetitSuisseState:
        state = PetitSuisseState(players, self.box.cards, self.box.hand)
        state.event_sink = told
        state.deal_hands(dealer)
        return state

    def view(self, state: PetitSuisseState, seat: Seat | None) -> PetitSuisseView:
        return look(state, seat)

    def imagine(self, view: PetitSuisseView, dealer: Dealer) -> PetitSuisseState:
        return imagine(view, self.box, dealer)

    def notation(self, action: Action) -> str:
        return text.notation(action)

    def say_action(self, action: Action, words: Words) -> str:
        return text.say_action(action, words)

    def say_event(self, event: Event, words: Words, names: Sequence[str]) -> str:
        return text.say_event(event, words, names)

    def why(
        self,
        view: PetitSuisseView,
        action: Action,
        words: Words,
        names: Sequence[str],
    ) -> Refusal:
        return text.why(view, action, words, names)


GAME = PetitSuisseGame()
