"""Petit Suisse in words: what one types, what one reads, why something is refused."""

from collections.abc import Sequence

from fromagerie.engine.model import Action, Event, Refusal
from fromagerie.engine.words import Words
from fromagerie.games.petit_suisse.model import Dealt, GameWon, Play, Played, TookPoint
from fromagerie.games.petit_suisse.view import PetitSuisseView


def notation(action: Action) -> str:
    """C and the card: a number alone would be one of a numbered list."""
    match action:
        case Play(card):
            return f"C{card}"
    raise TypeError(f"not an action of Petit Suisse: {action!r}")


def say_action(action: Action, words: Words) -> str:
    match action:
        case Play(card):
            return words("do-play", card=card)
    raise TypeError(f"not an action of Petit Suisse: {action!r}")


def say_event(event: Event, words: Words, names: Sequence[str]) -> str:
    match event:
        case Dealt(seat, hand):
            return words("dealt", who=names[seat], cards=words.list([str(card) for card in hand]))
        case Played(seat, card):
            return words("played", who=names[seat], card=card)
        case TookPoint(seat, points):
            return words("took-point", who=names[seat], points=points)
        case GameWon(seats, points):
            winners = words.list([names[seat] for seat in seats])
            return words("game-won", who=winners, winners=len(seats), points=max(points))
    raise TypeError(f"not an event of Petit Suisse: {event!r}")


def why(view: PetitSuisseView, action: Action, words: Words, names: Sequence[str]) -> Refusal:
    """Why the viewer may not do this now, from what the viewer sees."""
    if view.turn is None:
        return Refusal("3.1", words("why-over"))
    if view.turn != view.seat:
        return Refusal("2.1", words("why-not-your-turn", who=names[view.turn]))
    match action:
        case Play(card):
            return Refusal("2.2", words("why-not-in-hand", card=card))
    raise TypeError(f"not an action of Petit Suisse: {action!r}")
