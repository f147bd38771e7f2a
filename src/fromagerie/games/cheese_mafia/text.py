"""Cheese Mafia in words: cards and their effects, moves and events. Why a move is refused is in why.py."""

from collections.abc import Sequence
from typing import Final

from fromagerie.engine.model import Action, Claimed, Event
from fromagerie.engine.temper import temper_of
from fromagerie.engine.words import Words
from fromagerie.games.cheese_mafia.box import Box, CardKind, EffectCard
from fromagerie.games.cheese_mafia.model import (
    AskedAll,
    CardsPassed,
    Charmed,
    Choose,
    Chose,
    Dealt,
    Declined,
    DidNotPay,
    Discarded,
    Drew,
    DrewCards,
    Expose,
    Exposed,
    Found,
    Gained,
    GameWon,
    Gave,
    GaveCard,
    LastRound,
    LetHappen,
    Looked,
    Lost,
    No,
    Paid,
    PassLeft,
    PassRight,
    Played,
    Plot,
    Plotted,
    Received,
    Revealed,
    Reversed,
    Riposted,
    RoundBegan,
    RoundScored,
    SawHand,
    Searched,
    Stole,
    Swapped,
    Target,
    Targeted,
    TookExtraTurn,
    WarFought,
    Yes,
)
from fromagerie.games.cheese_mafia.talk import (
    AskLow,
    CallExpose,
    ClaimAtLeast,
    ClaimCard,
    ClaimCardOf,
    ClaimUnder,
    PromisePeace,
)


def say_action(action: Action, box: Box, words: Words) -> str:
    match action:
        case Plot():
            return words("do-plot")
        case Expose():
            return words("do-expose")
        case Yes():
            return words("do-yes")
        case No():
            return words("do-no")
        case PassLeft():
            return words("do-left")
        case PassRight():
            return words("do-right")
        case Target(seat):
            return words("do-target", seat=seat + 1)
        case Choose(card):
            return words("do-choose", card=capitalise(card_name(card, box, words)))
    return say_claim(action, box, words, None)


def capitalise(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


# Cards


def card_name(name: str, box: Box, words: Words) -> str:
    """A card in a sentence: "the Smuggler (7)", "the Lawyer"."""
    card = box.cards[name]
    return in_sentence(title(card, words)) if card.type == "special" else valued(name, box, words)


def valued(name: str, box: Box, words: Words) -> str:
    """A card where values are compared or added up: "the Godfather (8)"."""
    card = box.cards[name]
    return words("card-valued", value=card.value, name=in_sentence(title(card, words)))


def in_sentence(name: str) -> str:
    """A printed name in running text: its article is small, "les Tontons Schlingueurs"; said.ts does the same."""
    return name[:1].lower() + name[1:]


def title(card: CardKind, words: Words) -> str:
    return card.fr if words.language == "fr" else card.en


def effect_text(name: str, box: Box, words: Words, options: dict[str, str]) -> str:
    """What a card does, in a line, from the numbers in the box."""
    effect = box.cards[name].effect
    numbers = {parameter: getattr(effect, parameter) for parameter in effect.given}
    match effect.do:
        case "steal" | "lose":
            numbers = {"what": tokens(effect.cheese, effect.gangsters, words)}
        case "search":
            numbers = {
                "what": tokens(effect.cheese, effect.gangsters, words),
                "special": tokens(effect.special_cheese, effect.special_gangsters, words),
                "plain": "yes" if effect.cheese or effect.gangsters else "no",
            }
        case "compare":
            cheese, gangsters = tokens(effect.cheese, 0, words), tokens(0, effect.gangsters, words)
            numbers = {"cheese": cheese, "gangsters": gangsters, "war": options["war"]}
        case "pay":
            price = price_of(effect, words, options["banker"])
            numbers |= {"cheese": tokens(effect.cheese, 0, words), "banker": options["banker"], "price": price}
        case "charm" | "protect":
            numbers |= {"cheese": tokens(effect.cheese, 0, words)}
    return words(f"effect-{effect.do}", **numbers)


def tokens(cheese: int | None, gangsters: int | None, words: Words) -> str:
    """ "1 cheese and 2 gangsters" """
    if cheese and gangsters:
        return words("tokens-and", one=words("cheese", n=cheese), other=words("gangsters", n=gangsters))
    if cheese:
        return words("cheese", n=cheese)
    if gangsters:
        return words("gangsters", n=gangsters)
    return words("nothing")


def price_of(effect: EffectCard, words: Words, banker: str) -> str:
    """What a banker asks for."""
    return tokens(0, effect.price, words) if banker == "gangsters" else tokens(effect.price, 0, words)


def total_of(cards: Sequence[str], box: Box) -> int:
    """What a hand counts at a reveal."""
    total = sum(box.cards[card].value for card in cards)
    for card in cards:
        effect = box.cards[card].effect
        if effect.do == "acquit" and total - box.cards[card].value >= (effect.total or 0):
            return 0
    return total


# Claims

# How many sentences everybody with a temper has for the same claim.
WAYS_TO_PUT_IT: Final = 3


def say_claim(claim: Action, box: Box, words: Words, names: Sequence[str] | None, voice: str = "") -> str:
    """What somebody says at the table; without names, seats are called by their number.

    `voice`: of those with a temper, who have their own way to put it.
    """

    def who(seat: int) -> str:
        return words("seat-number", seat=seat + 1) if names is None or seat >= len(names) else names[seat]

    match claim:
        case CallExpose():
            return words(f"claim-expose{voice}")
        case AskLow():
            return words(f"claim-low{voice}")
        case PromisePeace(seat):
            return words(f"claim-peace{voice}", who=who(seat))
        case ClaimUnder(None, total):
            return words(f"claim-under{voice}", total=total)
        case ClaimAtLeast(None, total):
            return words(f"claim-at-least{voice}", total=total)
        case ClaimUnder(seat, total) if seat is not None:
            return words(f"claim-under-of{voice}", who=who(seat), total=total)
        case ClaimAtLeast(seat, total) if seat is not None:
            return words(f"claim-at-least-of{voice}", who=who(seat), total=total)
        case ClaimCard(card):
            return words(f"claim-card{voice}", card=card_name(card, box, words))
        case ClaimCardOf(seat, card):
            return words("claim-card-of", who=who(seat), card=card_name(card, box, words))
    raise TypeError(f"not an action of Cheese Mafia: {claim!r}")


def say_aloud(claimed: Claimed, box: Box, words: Words, names: Sequence[str], claims: dict[str, Action]) -> str:
    """A claim in the words of whoever made it; people say it plainly."""
    temper = temper_of(names[claimed.seat])
    way = claimed.moves % WAYS_TO_PUT_IT
    voice = "" if temper == "even" else f"-{temper}" + (f"-{way + 1}" if way else "")
    return say_claim(claims[claimed.claim.upper()], box, words, names, voice)


# Events


def say_event(event: Event, box: Box, words: Words, names: Sequence[str], claims: dict[str, Action]) -> str:
    match event:
        case RoundBegan():
            return words("round-began", round=event.round, who=names[event.first])
        case Dealt():
            return words("dealt", who=names[event.seat], cards=listed(event.hand, box, words))
        case CardsPassed():
            return words("cards-passed", way=event.way)
        case Gave():
            card = card_name(event.card, box, words)
            return words("gave", who=names[event.seat], card=card, to=names[event.to])
        case Received():
            card = card_name(event.card, box, words)
            return words("received", who=names[event.seat], card=card, giver=names[event.giver])
        case Chose(seat):
            return words("chose", who=names[seat])
        case AskedAll(seat, card, way):
            return words("asked-all", who=names[seat], card=card_name(card, box, words), way=way or "none")
        case Plotted(seat):
            return words("plotted", who=names[seat])
        case Drew():
            return words("drew", who=names[event.seat], cards=words("cards", n=event.cards))
        case DrewCards():
            return words("drew-cards", who=names[event.seat], cards=listed(event.cards, box, words))
        case Played(seat, card):
            return words("played", who=names[seat], card=card_name(card, box, words))
        case Declined(seat):
            return words("declined", who=names[seat])
        case Discarded(seat, card):
            return words("discarded", who=names[seat], card=card_name(card, box, words))
        case Claimed():
            who = names[event.seat]
            said = say_aloud(event, box, words, names, claims)
            return words(f"claimed-{temper_of(who)}", who=who, claim=said)
    return say_effect(event, box, words, names)


def say_effect(event: Event, box: Box, words: Words, names: Sequence[str]) -> str:
    """What cards do to hands and turns."""
    match event:
        case Targeted(seat, card, target):
            return words("targeted", who=names[seat], card=card_name(card, box, words), target=names[target])
        case LetHappen(seat):
            return words("let-happen", who=names[seat])
        case Looked(seat, target):
            return words("looked", who=names[seat], target=names[target])
        case Searched(seat, target, special):
            kind = "special" if special else "numbered"
            return words("searched", who=names[seat], target=names[target], kind=kind)
        case Found(seat, target, card):
            return words("found", who=names[seat], target=names[target], card=card_name(card, box, words))
        case Swapped(seat, target):
            return words("swapped", who=names[seat], target=names[target])
        case GaveCard(seat, target):
            return words("gave-card", who=names[seat], target=names[target])
        case TookExtraTurn(seat):
            return words("took-extra-turn", who=names[seat])
        case Reversed(clockwise):
            return words("reversed", clockwise="yes" if clockwise else "no")
        case SawHand():
            cards = listed(event.hand, box, words)
            return words("saw-hand", who=names[event.seat], target=names[event.target], cards=cards)
        case Riposted():
            card = card_name(event.card, box, words)
            return words("riposted-turned" if event.turned else "riposted-cancel", who=names[event.seat], card=card)
    return say_tokens(event, box, words, names)


def listed(cards: Sequence[str], box: Box, words: Words) -> str:
    return words.list([card_name(card, box, words) for card in cards])


def say_tokens(event: Event, box: Box, words: Words, names: Sequence[str]) -> str:
    """Events about cheese and gangsters, and those of the whole table."""
    match event:
        case Stole():
            return say_change("stole", event, words, who=names[event.seat], target=names[event.target])
        case Lost():
            return say_change("lost", event, words, who=names[event.seat])
        case Gained():
            return say_change("gained", event, words, who=names[event.seat])
        case Paid():
            price = tokens(event.cheese_paid, event.gangsters_paid, words)
            what = tokens(event.cheese_bought, event.gangsters_bought, words)
            return words("paid", who=names[event.seat], to=names[event.to], price=price, what=what)
        case DidNotPay(seat):
            return words("did-not-pay", who=names[seat])
        case Exposed(seat, False):
            return words("exposed", who=names[seat])
        case Exposed(seat, True, None):
            return words("raided-plot", who=names[seat])
        case Exposed(_, True, card):
            return words("raided-effect", card=card_name(card or "", box, words))
        case WarFought():
            return say_war(event, box, words, names)
        case LastRound():
            return words("last-round")
        case Revealed():
            return say_revealed(event, box, words, names)
        case Charmed():
            cheese = tokens(event.cheese, 0, words)
            card = capitalise(card_name(event.card, box, words))
            return words("charmed", who=names[event.seat], card=card, cheese=cheese)
        case RoundScored():
            return say_scored(event, words, names)
        case GameWon():
            return say_won(event, box, words, names)
    raise TypeError(f"not an event of Cheese Mafia: {event!r}")


def say_change(change: str, event: Stole | Lost | Gained, words: Words, **who: str) -> str:
    """A sentence of its own if there was nothing to take."""
    if not event.cheese and not event.gangsters:
        return words(f"{change}-nothing", **who)
    return words(change, what=tokens(event.cheese, event.gangsters, words), **who)


def say_war(event: WarFought, box: Box, words: Words, names: Sequence[str]) -> str:
    if event.cards is None:
        counts = zip(names, event.strengths, strict=True)
        told = ", ".join(words("war-counted", who=name, gangsters=count) for name, count in counts)
        sentence = words("war-gangsters", shown=told)
    else:
        shown = zip(names, event.cards, strict=True)
        told = ", ".join(words("war-shown", who=name, card=valued(card, box, words)) for name, card in shown)
        sentence = words("war-cards", shown=told)
    return sentence if event.highest else f"{sentence} {words('war-all-equal')}"


def say_revealed(event: Revealed, box: Box, words: Words, names: Sequence[str]) -> str:
    lines = [words("revealed")]
    for name, hand, total in zip(names, event.hands, event.totals, strict=True):
        cards = words.list([valued(card, box, words) for card in hand])
        lines.append(words("seat-revealed", who=name, cards=cards, total=total))
    return "\n  ".join(lines)


def say_scored(event: RoundScored, words: Words, names: Sequence[str]) -> str:
    """What the reveal brought, a line a seat."""
    who = "" if event.exposer is None else names[event.exposer]
    lines = [words(f"scored-{event.outcome}", who=who)]
    for seat, name in enumerate(names):
        lines.append(
            words(
                "seat-scored",
                who=name,
                cheese_change=signed(event.cheese_change[seat]),
                gangsters_change=signed(event.gangsters_change[seat]),
                cheese=event.cheese[seat],
                gangsters=event.gangsters[seat],
            )
        )
    return "\n  ".join(lines)


def signed(number: int) -> str:
    """A change, with a minus that is one."""
    return f"{number:+d}".replace("-", "−") if number else "±0"


def say_won(event: GameWon, box: Box, words: Words, names: Sequence[str]) -> str:
    who = words.list([names[seat] for seat in event.seats])
    if event.by == "badges":
        return words("game-won-badges", who=who, badges=box.stakes.badges)
    best = max((event.cheese[seat] for seat in event.seats), default=0)
    return words("game-won-count", who=who, winners=len(event.seats), cheese=words("cheese", n=best))


# Parts of the box


def say_part(part: str, box: Box, words: Words) -> str:
    """A card by its printed name, the rest of the box in a word."""
    return title(box.cards[part], words) if part in box.cards else words(f"part-{part}")
