"""What the coach knows of Cheez-Tricks beyond its rules, and its reasons: which cat came, what a trump was worth."""

from collections.abc import Iterator, Sequence
from typing import Final

from fromagerie.engine.coaching import Coaching, Comparison, Position, compare_means, compare_odds, odds_in_words
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Action, Event
from fromagerie.engine.reference_policy import ReferencePolicy
from fromagerie.engine.sampling import draw_worlds
from fromagerie.engine.state import State
from fromagerie.engine.words import Words
from fromagerie.games.cheez_tricks import text
from fromagerie.games.cheez_tricks.ai.belief import CheezTricksBelief
from fromagerie.games.cheez_tricks.model import Captured, NameTrump, Play, Played, RoundScored, TookTrick

ALL_CATS: Final = 3
FOR_NOTHING: Final = 2  # cats: tricks pay nothing then
# Worlds that are tried for each that is kept, and at least: of few, none may explain what was played.
TRIED: Final = 6
TRIES: Final = 256
LAST_TRICKS: Final = 3
# Below these differences nothing is made of them.
OFTEN: Final = 0.12
POINTS: Final = 0.25
A_TRICK: Final = 1.2
CAUSES: Final = 2  # that are told of one choice


class CheezTricksCoaching(Coaching):
    """Worlds are weighed by how well they explain what was named and played; a round is played to its end."""

    def __init__(self, policy: ReferencePolicy, belief: CheezTricksBelief) -> None:
        super().__init__(policy)
        self.belief = belief

    def worlds(self, position: Position, n: int, dealer: Dealer) -> list[State]:
        root = position.game.imagine(position.remembered, dealer)
        return draw_worlds(root, position.seat, n, max(TRIES, TRIED * n), self.belief, dealer)

    def observe(self, events: Sequence[Event], position: Position) -> dict[str, float]:
        seat = position.seat
        facts: dict[str, float] = {}
        laid = ""
        for event in events:
            match event:
                case Played(who, card) if who == seat:
                    laid = card
                case Captured(cat, seats) if seat in seats:
                    facts[f"cat {cat}"] = 1.0
                case TookTrick(winner):
                    facts.setdefault("takes", float(winner == seat))
                    if winner == seat:
                        facts[f"wins {laid}"] = 1.0
                case RoundScored():
                    facts |= observe_score(event, seat)
                    break
        return facts

    def situation(self, position: Position, action: Action) -> str:
        view = position.view
        if isinstance(action, NameTrump):
            return "trump"
        if sum(view.tricks) >= view.tricks_a_round - LAST_TRICKS:
            return "last-tricks"
        return "follow" if view.trick else "lead"

    def reason(self, comparison: Comparison, words: Words, names: Sequence[str]) -> str:
        causes = list(say_causes(comparison, words, names))[:CAUSES]
        said = [*causes, *say_points(comparison, words, names)]
        if not causes and abs(comparison.gain("tricks")) > POINTS:
            said.insert(0, words("coach-tricks", **compare_means("tricks", comparison, words)))
        return " ".join(said or [words("coach-close")])


def observe_score(event: RoundScored, seat: int) -> dict[str, float]:
    """How a round ended for this seat, and for the others one by one."""
    facts: dict[str, float] = {
        "tricks": event.tricks[seat],
        "points": event.points[seat],
        "three": float(event.cats[seat] == ALL_CATS),
        "two": float(event.cats[seat] == FOR_NOTHING),
    }
    for other, points in enumerate(event.points):
        if other != seat:
            facts[f"points {other}"] = points
            facts[f"three {other}"] = float(event.cats[other] == ALL_CATS)
    return facts


def say_causes(comparison: Comparison, words: Words, names: Sequence[str]) -> Iterator[str]:
    """What made the difference, what says most first: the jackpot, a cat, a card worth keeping, this trick."""
    if isinstance(comparison.played, NameTrump) and isinstance(comparison.better, NameTrump):
        yield words("coach-trump", **trumps(comparison, words), **compare_means("tricks", comparison, words))
    if comparison.gain("three") > OFTEN:
        yield words("coach-three", **compare_odds("three", comparison, words))
    rival = min(others(comparison, names), key=lambda other: comparison.gain(f"three {other}"))
    if comparison.gain(f"three {rival}") < -OFTEN:
        yield words("coach-three-of", who=names[rival], **compare_odds(f"three {rival}", comparison, words))
    box, view = comparison.position.game.box, comparison.position.view
    cat = min(facts_about("cat ", comparison), key=comparison.gain, default="")
    this_trick = False
    if cat and comparison.gain(cat) < -OFTEN and comparison.gain("three") > -OFTEN:
        card = box.cats[cat.removeprefix("cat ")]
        label = text.in_sentence(text.cat_label(card, words))
        yield words("coach-cat", cat=label, **compare_odds(cat, comparison, words))
        this_trick = card.trick == sum(view.tricks) + 1
    elif comparison.gain("two") < -OFTEN and box.points.per_trick[FOR_NOTHING] == 0:
        yield words("coach-two", **compare_odds("two", comparison, words))
    if abs(comparison.gain("takes")) > OFTEN and not this_trick and isinstance(comparison.played, Play):
        yield words("coach-trick", **cards(comparison, words), **compare_odds("takes", comparison, words))
    yield from say_kept(comparison, words)


def say_kept(comparison: Comparison, words: Words) -> Iterator[str]:
    """The card that was played would have taken a trick later on, where that is welcome; or more than one would."""
    played = comparison.played
    if isinstance(played, Play) and comparison.gain("tricks") > POINTS:
        if comparison.gain(f"wins {played.card}") > OFTEN:
            odds = odds_in_words(comparison.of_better[f"wins {played.card}"], words)
            yield words("coach-kept", card=text.card_name(played.card, words), odds=odds)
        if comparison.gain("tricks") > A_TRICK:
            yield words("coach-tricks", **compare_means("tricks", comparison, words))


def others(comparison: Comparison, names: Sequence[str]) -> list[int]:
    return [other for other in range(len(names)) if other != comparison.position.seat]


def facts_about(beginning: str, comparison: Comparison) -> list[str]:
    return sorted(fact for fact in {**comparison.of_played, **comparison.of_better} if fact.startswith(beginning))


def cards(comparison: Comparison, words: Words) -> dict[str, str]:
    laid = {"card": comparison.played, "other": comparison.better}
    return {name: text.card_name(action.card, words) for name, action in laid.items() if isinstance(action, Play)}


def trumps(comparison: Comparison, words: Words) -> dict[str, str]:
    named = {"was": comparison.played, "other": comparison.better}
    return {
        name: text.variety_name(action.variety, words)
        for name, action in named.items()
        if isinstance(action, NameTrump)
    }


def say_points(comparison: Comparison, words: Words, names: Sequence[str]) -> list[str]:
    """What it was worth, or what it was worth to somebody else."""
    if comparison.gain("points") > POINTS:
        return [words("coach-points", **compare_means("points", comparison, words))]
    rival = min(others(comparison, names), key=lambda other: comparison.gain(f"points {other}"))
    if comparison.gain(f"points {rival}") < -POINTS:
        return [words("coach-rival", who=names[rival], **compare_means(f"points {rival}", comparison, words))]
    return []
