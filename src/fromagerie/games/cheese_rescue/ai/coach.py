"""What the coach knows of Cheese Rescue beyond its rules, and its reasons: which cheese was saved, who ends ahead."""

from collections.abc import Iterator, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.coaching import (
    Coaching,
    Comparison,
    Position,
    compare_means,
    compare_odds,
    odds_in_words,
    of_hundred,
)
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Action, Event
from fromagerie.engine.words import Words
from fromagerie.games.cheese_rescue import text
from fromagerie.games.cheese_rescue.model import GameScored, Lying, Place, Removed

# Of the many places a card may go to, so many are weighed: those that look best at first sight.
PLACES: Final = 12
LAST_CARDS: Final = 3  # of each player
CHEESE_EATEN: Final = 3  # the removal in which mice eat
# Below these differences nothing is made of them: points, and cases.
SOME: Final = 0.3
LEAD: Final = 0.1
OFTEN: Final = 0.1
MOSTLY: Final = 0.4  # eaten less often than this
CAUSES: Final = 2  # that are told of one choice


class CheeseRescueCoaching(Coaching):
    """The whole game is played out; of all places those that put one ahead are weighed."""

    def candidates(self, position: Position, legal: Sequence[int], dealer: Dealer) -> Sequence[int]:
        if len(legal) <= PLACES:
            return legal
        state = position.game.imagine(position.view, dealer)
        priors = position.game.heuristics.action_priors(state, position.seat, vec[i64](legal))
        by_prior = sorted(range(len(legal)), key=lambda place: (-priors[place], place))
        return sorted(legal[place] for place in by_prior[:PLACES])

    def observe(self, events: Sequence[Event], position: Position) -> dict[str, float]:
        """What became of each card on the table, by its cell, and what everybody had in the end."""
        seat = position.seat
        facts: dict[str, float] = {"own eaten": 0.0, "others eaten": 0.0}
        for event in events:
            match event:
                case Removed(wave, cards):
                    for lying in cards:
                        facts[f"gone {lying.cell}"] = 1.0
                        if wave == CHEESE_EATEN and lying.seat is not None:
                            facts["own eaten" if lying.seat == seat else "others eaten"] += int(lying.card)
                case GameScored(points):
                    facts["own"] = points[seat]
                    facts["rival"] = max(each for other, each in enumerate(points) if other != seat)
        return facts

    def situation(self, position: Position, action: Action) -> str:
        """By what is placed, and whether the square is nearly full."""
        view = position.view
        if view.to_place - sum(lying.card != "S" for lying in view.board) <= LAST_CARDS * view.players:
            return "last-cards"
        return "cheese" if isinstance(action, Place) and action.card.isdigit() else "animal"

    def reason(self, comparison: Comparison, words: Words, names: Sequence[str]) -> str:
        causes = [*say_placed(comparison, words), *say_lying(comparison, words, names)][:CAUSES]
        said = [*(causes or say_eaten(comparison, words)), *say_score(comparison, words)]
        return " ".join(said or [words("coach-close")])


def say_placed(comparison: Comparison, words: Words) -> Iterator[str]:
    """What becomes of the cheese that was to be placed, where it was put and where it should have been."""
    played, better = comparison.played, comparison.better
    assert isinstance(played, Place)
    assert isinstance(better, Place)
    if not better.card.isdigit():
        return
    card = text.card_name(better.card, words)
    saved = comparison.of_better.get(f"gone {better.cell}", 0.0)
    lost = comparison.of_played.get(f"gone {played.cell}", 0.0)
    if not played.card.isdigit():
        if saved < MOSTLY:
            yield words("coach-safe", card=card, cell=better.cell, odds=odds_in_words(1 - saved, words))
    elif lost - saved > OFTEN:
        message = "coach-placed" if played.card == better.card else "coach-placed-other"
        yield words(
            message,
            card=text.card_name(played.card, words),
            cell=played.cell,
            other=card,
            there=better.cell,
            played=odds_in_words(lost, words),
            better=words("coach-odds-then", n=of_hundred(saved)),
        )


def say_lying(comparison: Comparison, words: Words, names: Sequence[str]) -> Iterator[str]:
    """The cheeses on the table to which it makes most of a difference: one's own saved, or others' eaten."""
    seat = comparison.position.seat

    def gain(lying: Lying) -> float:
        """In points."""
        eaten = int(lying.card) * comparison.gain(f"gone {lying.cell}")
        return -eaten if lying.seat == seat else eaten

    cheeses = [lying for lying in comparison.position.view.board if lying.seat is not None]
    for lying in sorted(cheeses, key=lambda lying: -gain(lying)):
        if gain(lying) > SOME:
            message = "coach-own" if lying.seat == seat else "coach-other"
            odds = compare_odds(f"gone {lying.cell}", comparison, words)
            yield words(message, card=text.card_name(lying.card, words), cell=lying.cell, who=names[lying.seat], **odds)


def say_eaten(comparison: Comparison, words: Words) -> Iterator[str]:
    """Where no single cheese tells it: what mice eat of all there will be."""
    for message, fact, sign in (("coach-eaten", "own eaten", -1), ("coach-feeds", "others eaten", 1)):
        if sign * comparison.gain(fact) > SOME:
            yield words(message, **compare_means(fact, comparison, words))
            return


def say_score(comparison: Comparison, words: Words) -> Iterator[str]:
    """How it ends between oneself and the best of the others, if that tells which is better."""
    if comparison.gain("own") - comparison.gain("rival") > LEAD:
        own, rival = (compare_means(fact, comparison, words) for fact in ("own", "rival"))
        yield words("coach-score", **own, **{f"rival_{choice}": points for choice, points in rival.items()})
