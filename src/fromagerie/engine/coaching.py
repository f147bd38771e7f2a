"""Coaching: what the coach may know of a game beyond its rules. A game's own is in its ai/coach.py."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.medals import Story
from fromagerie.engine.model import Action, Event, Seat
from fromagerie.engine.reference_policy import ReferencePolicy
from fromagerie.engine.sampling import draw_worlds
from fromagerie.engine.state import State
from fromagerie.engine.words import Words


class Position(NamedTuple):
    """What a seat knew at a moment: what it saw, and all it had heard. Nothing else is ever judged by."""

    game: Any
    seat: Seat
    view: Any
    heard: Sequence[Event]

    @property
    def remembered(self) -> Any:
        """What it saw, as somebody sees it who forgot nothing."""
        return self.game.remember(self.view, self.heard)


class Comparison(NamedTuple):
    """A choice and a better one, and what came of each, on average, in the worlds that were looked into."""

    position: Position
    played: Action
    better: Action
    of_played: Mapping[str, float]
    of_better: Mapping[str, float]

    def gain(self, fact: str) -> float:
        """How much more of it the better choice brings."""
        return self.of_better.get(fact, 0.0) - self.of_played.get(fact, 0.0)


class Coaching:
    """What is true of any game: worlds as likely as the heuristics think, judged by playing them on."""

    # Events that show what was hidden: after an own choice without them, and without luck, nothing new is known.
    news: tuple[type[Event], ...] = ()

    def __init__(self, policy: ReferencePolicy | None = None) -> None:
        """policy: what everybody is measured by; None: what the heuristics of the game think likely."""
        self.own_policy = policy

    def policy(self, game: Any) -> ReferencePolicy:
        return self.own_policy or ReferencePolicy(game.heuristics)

    def worlds(self, position: Position, n: int, dealer: Dealer) -> list[State]:
        """So many worlds this seat could be in, each as often as it is likely."""
        game = position.game
        root = game.imagine(position.remembered, dealer)
        return draw_worlds(root, position.seat, n, n, game.heuristics, dealer)

    def candidates(self, position: Position, legal: Sequence[int], dealer: Dealer) -> Sequence[int]:
        """The actions worth weighing, where there are too many to weigh all."""
        return legal

    def can_judge(self, options: Any) -> bool:
        """Whether games with these options can be judged."""
        return True

    def start_value(self, game: Any, players: int, options: Any) -> list[float] | None:
        """Everybody's chance before the first deal, where that can be told without playing; None: it must be played."""
        return None

    def exact_reference(self, position: Position, legal: Sequence[int]) -> int | None:
        """What the reference does where it follows from the view alone; None: its policy decides."""
        return None

    def value(self, position: Position) -> list[float] | None:
        """Everybody's chance to win, where that can be told without playing on; None: it must be played."""
        return None

    def open_value(self, game: Any, views: Sequence[Any]) -> list[float] | None:
        """Everybody's chance by what all seats see together, where that can be told; None: it must be played."""
        return None

    def weigh(self, position: Position, legal: Sequence[int]) -> dict[int, list[float]] | None:
        """The same for each action of the seat that decides, the one the policy would take first."""
        return None

    def before_luck(self, position: Position, state: State, dealer: Dealer) -> list[float]:
        """What a position was worth just before the luck that made it: between two rounds, what the score promises.

        `state` is imagined from the position.
        """
        return self.policy(position.game).shares(state, dealer)

    def splits_luck(self, position: Position, drawn: Sequence[str], new_round: bool) -> bool:
        """Whether that luck came to everybody, so that `before_luck` can tell it from the choice before it."""
        return new_round

    def is_public(self, action: Action) -> bool:
        """Whether everybody sees this action itself, so that what it shows can be told from what it does."""
        return False

    def after_action(self, position: Position, mover: Seat, action: int) -> list[float] | None:
        """Everybody's chance once another seat did this, before anything is shown; None: it must be played."""
        return None

    def second_opinion(self, position: Position, actions: Sequence[int], dealer: Dealer) -> dict[int, float] | None:
        """How a stronger player values these actions; None: whoever asks has to search."""
        return None

    def observe(self, events: Sequence[Event], position: Position) -> dict[str, float]:
        """What of a future is worth counting for reasons: which cats came, what was saved."""
        return {}

    def tell_race(self, story: Story, seat: Seat, words: Words) -> list[str]:
        """Of a race, where nothing is chosen: how quick and how right this seat was, sentence by sentence."""
        return []

    def say_choice(self, action: Action, position: Position, words: Words, names: Sequence[str]) -> str:
        """A choice in words that can be read without the question: a bare "No" tells nothing."""
        return str(position.game.say_action(action, words))

    def situation(self, position: Position, action: Action) -> str:
        """What kind of decision this was, as a key of the game's words (situation-...): losses are added up by it."""
        return ""

    def reason(self, comparison: Comparison, words: Words, names: Sequence[str]) -> str:
        """Why the better choice was better, in words of the game; nothing if nothing in particular can be said."""
        return ""


def of_hundred(share: float) -> int:
    """A chance as people say it: in so many of 100 cases."""
    return round(100 * share)


def odds_in_words(share: float, words: Words) -> str:
    """ "in 7 of 100 cases"."""
    return words("coach-odds", n=of_hundred(share))


def compare_odds(fact: str, comparison: Comparison, words: Words) -> dict[str, str]:
    """How often it came to that with each choice: what was played comes first in a sentence."""
    played, better = comparison.of_played.get(fact, 0.0), comparison.of_better.get(fact, 0.0)
    return {"played": odds_in_words(played, words), "better": words("coach-odds-then", n=of_hundred(better))}


def compare_means(fact: str, comparison: Comparison, words: Words) -> dict[str, str]:
    played, better = comparison.of_played.get(fact, 0.0), comparison.of_better.get(fact, 0.0)
    return {"played": one_decimal(played, words), "better": one_decimal(better, words)}


def one_decimal(number: float, words: Words) -> str:
    """A mean as it is written in a language."""
    text = f"{number:.1f}".replace("-", "−")
    return text.replace(".", ",") if words.language == "fr" else text
