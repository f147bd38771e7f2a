"""What the coach knows of Cheese Mafia beyond its rules, and its reasons: who is lowest, what a round brings."""

from collections.abc import Iterator, Sequence
from typing import Final

from fromagerie.engine.coaching import Coaching, Comparison, Position, compare_odds, odds_in_words, one_decimal
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Action, Event
from fromagerie.engine.state import State
from fromagerie.engine.words import Words
from fromagerie.games.cheese_mafia import text
from fromagerie.games.cheese_mafia.ai.bots import LEVELS
from fromagerie.games.cheese_mafia.ai.planner import Planner
from fromagerie.games.cheese_mafia.ai.worlds import Worlds
from fromagerie.games.cheese_mafia.model import (
    Choose,
    Expose,
    Found,
    GameWon,
    No,
    Received,
    Revealed,
    RoundScored,
    SawHand,
    Target,
    WarFought,
    Yes,
)

LISTENS: Final = LEVELS["vintage"]  # follows cards that were passed on, and knows whom to believe
# Below this difference nothing is made of it.
SOME: Final = 0.08
LOWER: Final = 0.5
ENOUGH: Final = 1.5  # gangsters
CAUSES: Final = 2  # that are told of one choice
IN_HAND: Final = ("acquit", "charm", "protect")  # effects of cards that are never played for them
GIVES_AWAY: Final = ("pass", "give", "swap", "thin", "discard", "pass-round")  # questions


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
                    others = totals[:seat] + totals[seat + 1 :]
                    facts |= {"total": totals[seat], "low": min(others), "lowest": float(totals[seat] < min(others))}
                case RoundScored() | GameWon():
                    facts["cheese"] = event.cheese[seat] - view.cheese[seat]
                    facts["gangsters"] = event.gangsters[seat] - view.gangsters[seat]
                    facts["ruined"] = float(event.gangsters[seat] == 0)
                    if isinstance(event, GameWon):
                        facts["badges"] = float(event.by == "badges" and seat in event.seats)
                    elif event.outcome == "success":
                        facts["exposes" if event.exposer == seat else "exposed"] = 1.0
                    break
        return facts

    def say_choice(self, action: Action, position: Position, words: Words, names: Sequence[str]) -> str:
        game, view = position.game, position.view
        card = action.card if isinstance(action, Choose) else view.card
        who = action.seat if isinstance(action, Target) else view.user
        facts = {
            "card": "" if card is None else text.card_name(card, game.box, words),
            "who": "" if who is None else names[who],
            "target": "" if view.target is None else names[view.target],
        }
        match action:
            case Choose():
                return words(f"chose-{view.question}", **facts)
            case Yes() | No() | Target():
                return words(f"chose-{view.question}-{type(action).__name__.lower()}", **facts)
        return str(game.say_action(action, words))

    def situation(self, position: Position, action: Action) -> str:
        question = position.view.question
        if question == "turn":
            return "expose" if isinstance(action, Expose) else "plot"
        return question if question in ("play", "use", "answer") else "other"

    def reason(self, comparison: Comparison, words: Words, names: Sequence[str]) -> str:
        causes = [
            *say_badges(comparison, words),
            *say_exposing(comparison, words),
            *say_given_up(comparison, words),
            *say_paying(comparison, words),
            *say_total(comparison, words),
            *say_exposures(comparison, words),
        ]
        stakes = list(say_stakes(comparison, words))
        return " ".join([*causes[:CAUSES], *stakes] if causes or stakes else [say_lowest(comparison, words)])


def listen(position: Position) -> Planner:
    """The strongest bot, having heard all that this seat heard."""
    planner = Planner(position.game, position.seat, LISTENS)
    for event in position.heard:
        planner.hear(event)
    return planner


def imagine(planner: Planner, position: Position, dealer: Dealer) -> Worlds:
    return planner.imagine(position.view, *planner.bear_in_mind(position.view), dealer)


def say_badges(comparison: Comparison, words: Words) -> Iterator[str]:
    if comparison.gain("badges") > SOME:
        yield words("coach-badges", **compare_odds("badges", comparison, words))


def say_exposing(comparison: Comparison, words: Words) -> Iterator[str]:
    """Where it was about exposing: how often that total was the lowest, and what it had to be lower than."""
    played, better = comparison.of_played, comparison.of_better
    for message, action, facts in (
        ("coach-exposed", comparison.played, played),
        ("coach-expose", comparison.better, better),
    ):
        if isinstance(action, Expose) and "low" in facts:
            low = one_decimal(facts["low"], words)
            odds = odds_in_words(facts["lowest"], words)
            yield words(message, total=round(facts["total"]), odds=odds, low=low)
    if isinstance(comparison.played, Expose) and comparison.gain("total") < -LOWER:
        yield words("coach-plot-on", total=one_decimal(better["total"], words))


def say_given_up(comparison: Comparison, words: Words) -> Iterator[str]:
    """What a card does that was let go of, or an effect that was declined."""
    position, played, better = comparison.position, comparison.played, comparison.better
    view, box = position.view, position.game.box
    if isinstance(played, Choose) and isinstance(better, Choose):
        card = box.cards[played.card]
        useful = card.type in ("special", "riposte") and card.effect.do not in ("cling", "nothing")
        if card.effect.do in IN_HAND or (useful and view.question in GIVES_AWAY):
            yield words(
                "coach-let-go",
                card=text.card_name(played.card, box, words),
                effect=effect_of(played.card, position, words),
            )
    elif isinstance(played, No) and view.question == "use":
        effect = text.in_sentence(effect_of(view.card, position, words))
        yield words("coach-declined", effect=effect)


def effect_of(card: str, position: Position, words: Words) -> str:
    options = position.view.options
    return text.effect_text(card, position.game.box, words, {"banker": options.banker, "war": options.war})


def say_paying(comparison: Comparison, words: Words) -> Iterator[str]:
    """A gangster bought: whether it was needed."""
    view, seat = comparison.position.view, comparison.position.seat
    if view.question != "pay" or view.options.banker != "cheese":
        return
    if isinstance(comparison.played, Yes):
        left = view.gangsters[seat] + comparison.of_better.get("gangsters", 0.0)
        if left > ENOUGH:
            yield words("coach-no-need", left=one_decimal(left, words))
    elif comparison.gain("ruined") < -SOME:
        yield words("coach-ruined", **compare_odds("ruined", comparison, words))


def say_total(comparison: Comparison, words: Words) -> Iterator[str]:
    exposes = isinstance(comparison.played, Expose) or isinstance(comparison.better, Expose)
    if not exposes and comparison.gain("total") < -LOWER:
        played, better = comparison.of_played["total"], comparison.of_better["total"]
        yield words("coach-total", played=one_decimal(played, words), better=one_decimal(better, words))


def say_exposures(comparison: Comparison, words: Words) -> Iterator[str]:
    """Who exposes with success in the end."""
    if comparison.gain("exposes") > SOME and not isinstance(comparison.better, Expose):
        yield words("coach-exposes", **compare_odds("exposes", comparison, words))
    if comparison.gain("exposed") < -SOME:
        yield words("coach-exposed-by", **compare_odds("exposed", comparison, words))


def say_lowest(comparison: Comparison, words: Words) -> str:
    """Where nothing else tells them apart: how often one is the lowest when the round ends."""
    return words("coach-lowest", **compare_odds("lowest", comparison, words))


def say_stakes(comparison: Comparison, words: Words) -> Iterator[str]:
    """What the round brings, in cheese or in gangsters, whichever changes more."""
    fact = max(("cheese", "gangsters"), key=comparison.gain)
    if comparison.gain(fact) >= SOME:
        played, better = comparison.of_played.get(fact, 0.0), comparison.of_better.get(fact, 0.0)
        yield words(f"coach-{fact}", played=signed(played, words), better=signed(better, words))


def signed(number: float, words: Words) -> str:
    said = one_decimal(number, words)
    return f"+{said}" if round(number, 1) > 0 else said
