"""What the coach knows of Cheese Mafia beyond its rules, and its reasons: who is lowest, what a round brings."""

from collections.abc import Sequence
from typing import Final

from fromagerie.engine.coaching import Coaching, Comparison, Position, of_hundred, one_decimal
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Action, Event
from fromagerie.engine.state import State
from fromagerie.engine.words import Words
from fromagerie.games.cheese_mafia.ai.bots import LEVELS
from fromagerie.games.cheese_mafia.ai.planner import Planner
from fromagerie.games.cheese_mafia.ai.worlds import Worlds
from fromagerie.games.cheese_mafia.model import (
    Expose,
    Found,
    GameWon,
    Received,
    Revealed,
    RoundScored,
    SawHand,
    WarFought,
)

LISTENS: Final = LEVELS["vintage"]  # follows cards that were passed on, and knows whom to believe
# Below this difference nothing is made of it.
SOME: Final = 0.08
LOWER: Final = 0.5


class CheeseMafiaCoaching(Coaching):
    """Worlds are dealt as the strongest bot imagines them: by the cards it saw pass, and by how low hands get."""

    news = (Revealed, SawHand, Found, Received, WarFought)

    def worlds(self, position: Position, n: int, dealer: Dealer) -> list[State]:
        return list(imagine(listen(position), position, dealer).draw(n, dealer))

    def is_public(self, action: Action) -> bool:
        return isinstance(action, Expose)

    def second_opinion(self, position: Position, actions: Sequence[int], dealer: Dealer) -> dict[int, float]:
        planner = listen(position)
        lookout = planner.look_out(imagine(planner, position, dealer))
        lookout.run(LISTENS.worlds, dealer)
        return {action: share for action, _, share in lookout.root_stats() if action in actions}

    def observe(self, events: Sequence[Event], position: Position) -> dict[str, float]:
        seat, view = position.seat, position.view
        facts: dict[str, float] = {}
        for event in events:
            match event:
                case Revealed(_, totals):
                    facts["total"] = totals[seat]
                    facts["lowest"] = float(totals[seat] < min(totals[:seat] + totals[seat + 1 :]))
                case RoundScored() | GameWon():
                    facts["cheese"] = event.cheese[seat] - view.cheese[seat]
                    facts["gangsters"] = event.gangsters[seat] - view.gangsters[seat]
                    break
        return facts

    def reason(self, comparison: Comparison, words: Words, names: Sequence[str]) -> str:
        return " ".join([*say_exposing(comparison, words), *say_stakes(comparison, words)])


def listen(position: Position) -> Planner:
    """The strongest bot, having heard all that this seat heard."""
    planner = Planner(position.game, position.seat, LISTENS)
    for event in position.heard:
        planner.hear(event)
    return planner


def imagine(planner: Planner, position: Position, dealer: Dealer) -> Worlds:
    return planner.imagine(position.view, *planner.bear_in_mind(position.view), dealer)


def say_exposing(comparison: Comparison, words: Words) -> list[str]:
    """Where it was about exposing: how often that total was the lowest."""
    for message, action, facts in (
        ("coach-exposed", comparison.played, comparison.of_played),
        ("coach-expose", comparison.better, comparison.of_better),
    ):
        if isinstance(action, Expose):
            odds = of_hundred(facts.get("lowest", 0.0))
            return [words(message, total=round(facts.get("total", 0.0)), odds=odds)]
    if comparison.gain("total") < -LOWER:
        played, better = comparison.of_played["total"], comparison.of_better["total"]
        return [words("coach-total", played=one_decimal(played, words), better=one_decimal(better, words))]
    return []


def say_stakes(comparison: Comparison, words: Words) -> list[str]:
    """What the round brings, in cheese or in gangsters, whichever changes more."""
    fact = max(("cheese", "gangsters"), key=comparison.gain)
    if comparison.gain(fact) < SOME:
        return []
    played, better = comparison.of_played.get(fact, 0.0), comparison.of_better.get(fact, 0.0)
    return [words(f"coach-{fact}", played=one_decimal(played, words), better=one_decimal(better, words))]
