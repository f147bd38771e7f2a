"""What the coach knows of Cheez-Tricks beyond its rules, and its reasons: which cat came, what a trump was worth."""

from collections.abc import Sequence
from typing import Final

from fromagerie.engine.coaching import Coaching, Comparison, Position, of_hundred, one_decimal
from fromagerie.engine.model import Event
from fromagerie.engine.words import Words
from fromagerie.games.cheez_tricks import text
from fromagerie.games.cheez_tricks.model import Captured, NameTrump, RoundScored, TookTrick

ALL_CATS: Final = 3
# Below these differences nothing is made of them.
OFTEN: Final = 0.12
POINTS: Final = 0.25


class CheezTricksCoaching(Coaching):
    """Worlds are weighed by how well they explain what was played; a round is played to its end."""

    def observe(self, events: Sequence[Event], position: Position) -> dict[str, float]:
        seat = position.seat
        facts: dict[str, float] = {}
        for event in events:
            match event:
                case Captured(cat, seats) if seat in seats:
                    facts[f"cat {cat}"] = 1.0
                case TookTrick(winner) if "takes" not in facts:
                    facts["takes"] = float(winner == seat)
                case RoundScored():
                    facts["tricks"] = event.tricks[seat]
                    facts["points"] = event.points[seat]
                    facts["three"] = float(event.cats[seat] == ALL_CATS)
                    facts["rival"] = max(points for other, points in enumerate(event.points) if other != seat)
                    break
        return facts

    def reason(self, comparison: Comparison, words: Words, names: Sequence[str]) -> str:
        return " ".join([*self.say_cause(comparison, words), *say_points(comparison, words)])

    def say_cause(self, comparison: Comparison, words: Words) -> list[str]:
        if isinstance(comparison.played, NameTrump) and isinstance(comparison.better, NameTrump):
            return [say_means("coach-trump", "tricks", comparison, words, **trumps(comparison, words))]
        cats = [fact for fact in {**comparison.of_played, **comparison.of_better} if fact.startswith("cat ")]
        cat = max(cats, key=lambda fact: (-comparison.gain(fact), fact), default="")
        if comparison.gain("three") > OFTEN:
            return [say_odds("coach-three", "three", comparison, words)]
        if cat and comparison.gain(cat) < -OFTEN:
            label = text.cat_label(comparison.position.game.box.cats[cat.removeprefix("cat ")], words)
            return [say_odds("coach-cat", cat, comparison, words, cat=label[0].lower() + label[1:])]
        if abs(comparison.gain("takes")) > OFTEN:
            return [say_odds("coach-trick", "takes", comparison, words)]
        return []


def trumps(comparison: Comparison, words: Words) -> dict[str, str]:
    named = {"was": comparison.played, "other": comparison.better}
    return {
        name: text.variety_name(action.variety, words)
        for name, action in named.items()
        if isinstance(action, NameTrump)
    }


def say_points(comparison: Comparison, words: Words) -> list[str]:
    """What it was worth, or what it was worth to somebody else."""
    if comparison.gain("points") > POINTS:
        return [say_means("coach-points", "points", comparison, words)]
    if comparison.gain("rival") < -POINTS:
        return [say_means("coach-rival", "rival", comparison, words)]
    return []


def say_odds(message: str, fact: str, comparison: Comparison, words: Words, **facts: str) -> str:
    played, better = comparison.of_played.get(fact, 0.0), comparison.of_better.get(fact, 0.0)
    return words(message, played=of_hundred(played), better=of_hundred(better), **facts)


def say_means(message: str, fact: str, comparison: Comparison, words: Words, **facts: str) -> str:
    played, better = comparison.of_played.get(fact, 0.0), comparison.of_better.get(fact, 0.0)
    return words(message, played=one_decimal(played, words), better=one_decimal(better, words), **facts)
