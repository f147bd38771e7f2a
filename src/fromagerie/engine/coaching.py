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
        return draw_worlds(root, position.seat, n, game.heuristics, dealer)

    def candidates(self, position: Position, legal: Sequence[int], dealer: Dealer) -> Sequence[int]:
        """The actions worth weighing, where there are too many to weigh all."""
        return legal

    def can_judge(self, options: Any) -> bool:
        """Whether games with these options can be judged."""
        return True

    def start_value(self, game: Any, players: int, options: Any) -> list[float] | None:
        """Everybody's chance before the first deal, where that can be told without playing; None: it must be played."""
        return None

    def value(self, position: Position) -> list[float] | None:
        """Everybody's chance to win, where that can be told without playing on; None: it must be played."""
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

    def second_opinion(self, position: Position, actions: Sequence[int], dealer: Dealer) -> dict[int, float] | None:
        """How a stronger player values these actions; None: whoever asks has to search."""
        return None

    def observe(self, events: Sequence[Event], position: Position) -> dict[str, float]:
        """What of a future is worth counting for reasons: which cats came, what was saved."""
        return {}

    def tell_race(self, story: Story, seat: Seat, words: Words) -> list[str]:
        """Of a race, where nothing is chosen: how quick and how right this seat was, sentence by sentence."""
        return []

    def reason(self, comparison: Comparison, words: Words, names: Sequence[str]) -> str:
        """Why the better choice was better, in words of the game; nothing if nothing in particular can be said."""
        return ""


def of_hundred(share: float) -> int:
    """A chance as people say it: in so many of 100 cases."""
    return round(100 * share)


def one_decimal(number: float, words: Words) -> str:
    """A mean as it is written in a language."""
    text = f"{number:.1f}".replace("-", "−")
    return text.replace(".", ",") if words.language == "fr" else text
