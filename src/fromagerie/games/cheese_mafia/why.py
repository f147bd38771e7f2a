"""Why a move of Cheese Mafia is refused, and why something may not be said, with the clause, from the view alone."""

from collections.abc import Sequence

from fromagerie.engine.model import Action, Refusal
from fromagerie.engine.words import Words
from fromagerie.games.cheese_mafia.box import VOCABULARY, Box
from fromagerie.games.cheese_mafia.model import Choose, Expose, PassLeft, PassRight, Plot, Target
from fromagerie.games.cheese_mafia.talk import ClaimAtLeast, ClaimCardOf, ClaimUnder, PromisePeace
from fromagerie.games.cheese_mafia.text import capitalise, card_name
from fromagerie.games.cheese_mafia.view import CheeseMafiaView

SEALED = ("pass", "pass-round", "show")
YES_OR_NO = ("use", "answer", "pay")
CARD_LEAVES = ("play", "thin", "discard")


def why(view: CheeseMafiaView, action: Action, box: Box, words: Words, names: Sequence[str]) -> Refusal:
    """Why the viewer may not do this now."""
    if view.question == "over":
        return Refusal("9.4", words("why-over"))
    if view.seat is None:
        return Refusal("11.1", words("why-watching"))
    if view.seat not in view.awaited:
        return why_not_asked(view, action, box, words, names)
    match action:
        case Expose() if view.question == "turn":
            return Refusal("3.5", words("why-too-soon"))
        case Choose(card) if view.question == "turn":
            return Refusal("3.1", words("why-turn"))
        case Choose(card) if view.question not in ("use", "pay"):
            return why_not_this_card(view, card, box, words)
        case Target(seat) if view.question == "use":
            return why_not_this_target(view, seat, box, words, names)
    return why_not_this_answer(view, action, box, words)


def why_not_asked(view: CheeseMafiaView, action: Action, box: Box, words: Words, names: Sequence[str]) -> Refusal:
    who = words.list([names[seat] for seat in view.awaited])
    if view.question in SEALED:
        return Refusal("2.6", words("why-chosen", who=who))
    if isinstance(action, Choose) and box.cards[action.card].works == "answering" and action.card in view.hand:
        return Refusal("4.3", words("why-own-riposte"))
    return Refusal("11.1", words("why-not-asked", who=who))


def why_not_this_card(view: CheeseMafiaView, card: str, box: Box, words: Words) -> Refusal:
    name = capitalise(card_name(card, box, words))
    if card not in view.hand:
        return Refusal("11.2", words("why-not-in-hand", card=card_name(card, box, words)))
    if view.question in CARD_LEAVES:
        return Refusal("6.15", words("why-clings", card=name))
    if box.cards[card].works == "answering":
        return Refusal("4.5", words("why-empty-riposte"))
    return Refusal("4.3", words("why-no-riposte", card=name))


def why_not_this_target(view: CheeseMafiaView, seat: int, box: Box, words: Words, names: Sequence[str]) -> Refusal:
    card = view.card or ""
    if not names_an_opponent(card, box):
        return Refusal("4.6", words("why-names-nobody", card=capitalise(card_name(card, box, words))))
    if seat >= view.players:
        return Refusal("11.3", words("why-no-seat", seat=seat + 1))
    if seat == view.seat:
        return Refusal("4.1", words("why-yourself"))
    return Refusal("5.1", words("why-nothing-to-steal", who=names[seat]))


def why_not_this_answer(view: CheeseMafiaView, action: Action, box: Box, words: Words) -> Refusal:
    """The action answers another question than the one that is asked."""
    asked = words(f"question-{view.question}")
    match view.question, action:
        case "turn", PassLeft() | PassRight():
            return Refusal("11.3", words("why-no-way"))
        case "turn", _:
            return Refusal("3.1", words("why-turn"))
        case "pass", Plot() | Expose():
            return Refusal("2.4", words("why-pass-first"))
        case _, Plot() | Expose():
            return Refusal("3.1", words("why-turn-taken", question=asked))
        case "use", _:
            return Refusal("11.3", words(why_use(view, box), card=capitalise(card_name(view.card or "", box, words))))
        case "answer", _:
            return Refusal("4.2", words("why-riposte-or-not"))
        case "pay", _:
            return Refusal("11.3", words("why-yes-or-no", question=asked))
    return Refusal("11.3", words("why-card", question=asked))


def why_use(view: CheeseMafiaView, box: Box) -> str:
    """What should have been said about the effect of the card just played."""
    card = view.card or ""
    if names_an_opponent(card, box):
        return "why-names-somebody"
    return "why-which-way" if box.cards[card].effect.do == "pass_round" else "why-use-or-not"


def names_an_opponent(card: str, box: Box) -> bool:
    """What may be an attack names somebody; nothing else does."""
    return box.cards[card].works == "played" and "attack" in VOCABULARY[box.cards[card].effect.do].types


def why_not_say(view: CheeseMafiaView, claim: Action, words: Words) -> Refusal | None:
    """Anything may be said, true or not, but what names a card in another hand."""
    if view.seat is None:
        return Refusal("11.1", words("why-claim-watching"))
    match claim:
        case ClaimCardOf(seat) | PromisePeace(seat) | ClaimUnder(int(seat)) | ClaimAtLeast(int(seat)):
            if seat >= view.players:
                return Refusal("11.3", words("why-no-seat", seat=seat + 1))
            if seat == view.seat:
                return Refusal("11.3", words("why-claim-self"))
    if isinstance(claim, ClaimCardOf):
        return Refusal("10.3", words("why-claim-card"))
    return None
