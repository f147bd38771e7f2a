"""What the coach knows of Cheese Rescue beyond its rules, and its reasons: which cheese was saved, who ends ahead."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.coaching import Coaching, Comparison, Position, of_hundred, one_decimal
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Event
from fromagerie.engine.words import Words
from fromagerie.games.cheese_rescue.model import GameScored, GameWon, Removed

# Of the many places a card may go to, so many are weighed: those that look best at first sight.
PLACES: Final = 12
CHEESE_EATEN: Final = 3  # the removal in which mice eat
# Below this difference nothing is made of it.
SOME: Final = 0.3
OFTEN: Final = 0.1


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
        seat = position.seat
        facts: dict[str, float] = {"own eaten": 0.0, "others eaten": 0.0}
        for event in events:
            match event:
                case Removed(wave, cards) if wave == CHEESE_EATEN:
                    for lying in cards:
                        if lying.seat is not None:
                            facts["own eaten" if lying.seat == seat else "others eaten"] += int(lying.card)
                case GameScored(points):
                    facts["own"] = points[seat]
                    facts["rival"] = max(each for other, each in enumerate(points) if other != seat)
                case GameWon(seats):
                    facts["won"] = 1 / len(seats) if seat in seats else 0.0
        return facts

    def reason(self, comparison: Comparison, words: Words, names: Sequence[str]) -> str:
        sentences: list[str] = []
        causes = (("coach-eaten", "own eaten", -1), ("coach-feeds", "others eaten", 1))
        for message, fact, sign in causes:
            if sign * comparison.gain(fact) > SOME:
                sentences.append(words(message, **means(fact, comparison, words)))
                break
        if abs(comparison.gain("own") - comparison.gain("rival")) > SOME:
            own, rival = means("own", comparison, words), means("rival", comparison, words)
            sentences.append(
                words(
                    "coach-score",
                    played=own["played"],
                    better=own["better"],
                    rival_played=rival["played"],
                    rival_better=rival["better"],
                )
            )
        # Games are decided where means hardly differ, and level points are not the whole story.
        if comparison.gain("won") > OFTEN or not sentences:
            played, better = comparison.of_played.get("won", 0.0), comparison.of_better.get("won", 0.0)
            sentences.append(words("coach-wins", played=of_hundred(played), better=of_hundred(better)))
        return " ".join(sentences)


def means(fact: str, comparison: Comparison, words: Words) -> dict[str, str]:
    return {
        "played": one_decimal(comparison.of_played.get(fact, 0.0), words),
        "better": one_decimal(comparison.of_better.get(fact, 0.0), words),
    }
