"""All the ways the cards may lie for somebody who sees only this, listed one by one: slow, short and plain to check."""

from collections.abc import Iterator

from fromagerie.engine.model import Seat
from fromagerie.games.cheez_tricks.box import Box
from fromagerie.games.cheez_tricks.cards import NAMES, VARIETIES
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.rules_table import card_names
from fromagerie.games.cheez_tricks.view import CheezTricksView

# The hands, then the piles of won cards, then what was left out.
World = tuple[frozenset[str], ...]


def world_of(state: CheezTricks) -> World:
    """How the cards really lie."""
    hands = [frozenset(card_names(hand)) for hand in state.hands]
    piles = [frozenset(card_names(pile)) for pile in state.won]
    deck = frozenset(NAMES[card] for card in state.setup.cheese)
    return (*hands, *piles, deck.difference(card_names(state.trick), *hands, *piles))


def list_worlds(view: CheezTricksView, box: Box) -> set[World]:
    """Every way the cards may lie."""
    deck = box.players[str(view.players)]
    cheese = NAMES[: len(VARIETIES) * deck.values]
    seats = range(view.players)
    seen = {*view.hand, *(laid.card for laid in view.trick), *(card for pile in view.won for card in pile)}
    hands: list[set[str]] = [set(view.hand) if seat == view.seat else set() for seat in seats]
    piles = [set(view.won[seat]) for seat in seats]
    sizes = [
        *view.hand_sizes,
        *(view.tricks[seat] * view.players for seat in seats),
        len(cheese) - view.players * deck.hand,
    ]
    hidden = [card for card in cheese if card not in seen]
    return set(fill(view, [*hands, *piles, set()], sizes, hidden))


def fill(view: CheezTricksView, places: list[set[str]], sizes: list[int], hidden: list[str]) -> Iterator[World]:
    """Put the hidden cards, one after the other, into every place that may hold them."""
    if not hidden:
        yield tuple(map(frozenset, places))
        return
    card, *others = hidden
    for number, place in enumerate(places):
        if len(place) < sizes[number] and may_lie(view, card, number):
            place.add(card)
            yield from fill(view, places, sizes, others)
            place.remove(card)


def may_lie(view: CheezTricksView, card: str, place: int) -> bool:
    """A hand void in a variety does not hold it; a pile does not hide what would lie open, or on a siamese cat."""
    if place < view.players:
        return card[0] not in view.voids[place]
    if place < 2 * view.players:
        return not would_show(view, card)
    return True


def would_show(view: CheezTricksView, card: str) -> bool:
    """Would everybody know who won this card?"""
    if card in [cat.card.card for cat in view.cats]:
        return True
    asked = [cat.card.most or cat.card.fewest for cat in view.cats]
    return view.options.mode == "domestic" and (card[0] in asked or card[1:] in asked)


def hide_whose_pile(world: World, players: int) -> World:
    """The same with all the piles thrown together."""
    return (*world[:players], frozenset().union(*world[players : 2 * players]), world[-1])


def onlookers(players: int) -> list[Seat | None]:
    return [*range(players), None]
