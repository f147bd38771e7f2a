"""Cheez-Tricks in words: what one types, what one reads, why something is refused."""

import functools
from collections.abc import Sequence

from fromagerie.engine.model import Action, Event, Refusal
from fromagerie.engine.words import Words
from fromagerie.games.cheez_tricks.box import Box, CatCard
from fromagerie.games.cheez_tricks.cards import NUMBERS, VARIETIES
from fromagerie.games.cheez_tricks.model import (
    Captured,
    CatRevealed,
    Dealt,
    GameWon,
    NameTrump,
    Play,
    Played,
    RoundBegan,
    RoundScored,
    TookTrick,
    TrumpDrawn,
    TrumpNamed,
)
from fromagerie.games.cheez_tricks.view import CheezTricksView


def notation(action: Action) -> str:
    """A card is typed as it is written, trump is named with an exclamation: "B7", "!P"."""
    match action:
        case Play(card):
            return card
        case NameTrump(variety):
            return f"!{variety}"
    raise TypeError(f"not an action of Cheez-Tricks: {action!r}")


def say_action(action: Action, words: Words) -> str:
    match action:
        case Play(card):
            return words("do-play", card=card_name(card, words))
        case NameTrump(variety):
            return words("do-name-trump", variety=variety_name(variety, words))
    raise TypeError(f"not an action of Cheez-Tricks: {action!r}")


@functools.lru_cache(maxsize=500)
@functools.cache
def card_name(card: str, words: Words) -> str:
    return words("card", variety=variety_name(card[0], words), value=int(card[1:]))


def variety_name(variety: str, words: Words) -> str:
    return words(f"variety-{variety}")


def cat_label(card: CatCard, words: Words) -> str:
    """What is printed on a cat: its family and its number, sign or card."""
    key = "cat-label-numbered" if card.family == "black" else "cat-label"
    return words(key, family=words(f"cat-{card.family}"), mark=cat_mark(card, words))


def cat_mark(card: CatCard, words: Words) -> str:
    match card.family:
        case "black":
            return words("mark-trick", trick=card.trick)
        case "white":
            return words("mark-first-to", tricks=card.tricks)
        case "siamese":
            return card_name(card.card or "", words)
        case "grey":
            return words("mark-most", kind=kind_mark(card.most or "", words))
        case "orange":
            return words("mark-fewest", kind=kind_mark(card.fewest or "", words))
    return words("mark-exactly", tricks=card.exactly)


def in_sentence(name: str) -> str:
    """A name as it stands in the middle of a sentence."""
    return name[:1].lower() + name[1:]


def kind_mark(kind: str, words: Words) -> str:
    """What a grey or an orange cat counts, short: 8, Brie, tricks."""
    if kind == "tricks":
        return words("kind-tricks-short")
    return variety_name(kind, words) if kind in VARIETIES else kind


def cat_meaning(card: CatCard, words: Words) -> str:
    """Whom a cat captures, in a sentence."""
    match card.family:
        case "black":
            return words("captures-black", trick=card.trick)
        case "white":
            return words("captures-white", tricks=card.tricks)
        case "siamese":
            return words("captures-siamese", card=card_name(card.card or "", words))
        case "grey":
            return words("captures-grey", kind=kind_name(card.most or "", words))
        case "orange":
            return words("captures-orange", kind=kind_name(card.fewest or "", words))
    return words("captures-tuxedo", tricks=card.exactly)


def kind_name(kind: str, words: Words) -> str:
    if kind == "tricks":
        return words("kind-tricks")
    if kind in VARIETIES:
        return words("kind-variety", variety=variety_name(kind, words))
    return words("kind-value", value=int(kind))


def say_event(event: Event, box: Box, words: Words, names: Sequence[str]) -> str:
    match event:
        case RoundBegan():
            return words("round-began", round=event.round, who=names[event.first])
        case Dealt():
            return words("dealt", who=names[event.seat], cards=" ".join(event.hand))
        case CatRevealed():
            cat = box.cats[event.cat]
            return words("cat-revealed", cat=in_sentence(cat_label(cat, words)), meaning=cat_meaning(cat, words))
        case TrumpDrawn():
            return words("trump-drawn", variety=variety_name(event.variety, words))
        case TrumpNamed():
            return words("trump-named", who=names[event.seat], variety=variety_name(event.variety, words))
        case Played():
            return words("played", who=names[event.seat], card=card_name(event.card, words))
        case TookTrick():
            key = "took-trick" if event.cards else "took-trick-faded"
            return words(key, who=names[event.seat], nth=event.nth, cards=" ".join(event.cards))
        case Captured():
            return say_captured(event, box, words, names)
        case RoundScored():
            return say_scored(event, words, names)
        case GameWon():
            return say_won(event, words, names)
    raise TypeError(f"not an event of Cheez-Tricks: {event!r}")


def faded(event: Event) -> Event | None:
    """What is still told of an event when its trick lies face down: who won it, and no card of it."""
    match event:
        case Played() | Dealt():
            return None
        case TookTrick():
            return TookTrick(event.seat, event.nth, [])
    return event


def say_captured(event: Captured, box: Box, words: Words, names: Sequence[str]) -> str:
    cat = in_sentence(cat_label(box.cats[event.cat], words))
    if not event.seats:
        return words("captured-nobody", cat=cat)
    return words("captured", cat=cat, who=words.list([names[seat] for seat in event.seats]))


def say_scored(event: RoundScored, words: Words, names: Sequence[str]) -> str:
    """The round's arithmetic, a line a seat: tricks times what a trick pays with that many cats."""
    lines = [words("round-scored", round=event.round)]
    for name, tricks, cats, points, total in zip(
        names, event.tricks, event.cats, event.points, event.totals, strict=True
    ):
        if not tricks:
            lines.append(words("seat-scored-none", who=name, total=total))
            continue
        pay = points // tricks
        lines.append(words("seat-scored", who=name, tricks=tricks, cats=cats, pay=pay, points=points, total=total))
    return "\n  ".join(lines)


def say_won(event: GameWon, words: Words, names: Sequence[str]) -> str:
    """Who won, and if totals were tied, what broke the tie for whom."""
    best = max(event.totals)
    tied = [name for name, total in zip(names, event.totals, strict=True) if total == best]
    key = "game-won" if len(event.seats) == 1 else "game-shared"
    if len(tied) > len(event.seats):
        key += "-by-best-round"
    return words(key, who=words.list([names[seat] for seat in event.seats]), tied=words.list(tied), total=best)


def why(view: CheezTricksView, action: Action, words: Words, names: Sequence[str]) -> Refusal:
    """Why the viewer may not do this now, from what the viewer sees."""
    if view.turn is None:
        return Refusal("6.1", words("why-over"))
    if view.turn != view.seat:
        return Refusal("8.4", words("why-not-your-turn", who=names[view.turn]))
    match action:
        case NameTrump() if view.trump is not None:
            return Refusal("8.6", words("why-trump-is-named", variety=variety_name(view.trump, words)))
        case NameTrump(variety):
            return Refusal("2.9", words("why-no-such-variety", variety=variety))
        case Play() if view.trump is None:
            return Refusal("2.8", words("why-name-trump-first"))
        case Play(card) if card not in NUMBERS:
            return Refusal("8.5", words("why-no-such-card", card=card))
        case Play(card) if card not in view.hand:
            return Refusal("8.5", words("why-not-in-hand", card=card_name(card, words)))
    led = view.trick[0].card[0]
    holding = [card for card in view.hand if card[0] == led]
    return Refusal("3.3", words("why-follow", variety=variety_name(led, words), cards=any_of(holding, words)))


def any_of(cards: Sequence[str], words: Words) -> str:
    """Cards to choose from, as they are typed: "S2, S5 or S9"."""
    return words("list-or", some=", ".join(cards[:-1]), last=cards[-1]) if len(cards) > 1 else cards[0]
