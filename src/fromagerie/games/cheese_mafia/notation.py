"""What a person types for every action and every claim of Cheese Mafia."""

from typing import Final

from fromagerie.engine.model import Action
from fromagerie.games.cheese_mafia.model import Choose, Expose, No, PassLeft, PassRight, Plot, Target, Yes
from fromagerie.games.cheese_mafia.talk import (
    AskLow,
    CallExpose,
    ClaimAtLeast,
    ClaimCard,
    ClaimCardOf,
    ClaimUnder,
    PromisePeace,
)

IN_FRENCH: Final = {"G": "L", "D": "R"}


def notation(action: Action) -> str:
    """A card is typed as it is called ("C7"), a seat with an arrow (">2"), yes and no are + and -."""
    match action:
        case Plot():
            return "P"
        case Expose():
            return "X"
        case Yes():
            return "+"
        case No():
            return "-"
        case PassLeft():
            return "L"
        case PassRight():
            return "R"
        case Target(seat):
            return f">{seat + 1}"
        case Choose(card):
            return card
    return claim_notation(action)


def claim_notation(claim: Action) -> str:
    """What follows `say`: "<10" is about oneself, ">2:<10" about seat 2, "C9" claims a card, "low" asks for some."""
    match claim:
        case CallExpose():
            return "X"
        case AskLow():
            return "low"
        case PromisePeace(seat):
            return f">{seat + 1}peace"
        case ClaimUnder(seat, total):
            return f"{about(seat)}<{total}"
        case ClaimAtLeast(seat, total):
            return f"{about(seat)}{total}+"
        case ClaimCard(card):
            return card
        case ClaimCardOf(seat, card):
            return f">{seat + 1}{card}"
    raise TypeError(f"not an action of Cheese Mafia: {claim!r}")


def about(seat: int | None) -> str:
    return "" if seat is None else f">{seat + 1}:"
