"""All the ways the cards may lie for somebody who sees only this, listed one by one: slow, short and plain to check."""

from collections.abc import Iterator

from fromagerie.engine.bits import bit, count, set_of
from fromagerie.games.cheez_tricks.box import Box
from fromagerie.games.cheez_tricks.cards import NAMES, NUMBERS, VARIETIES
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.view import CheezTricksView

# Sets of cards, a bit a card: every hand, every pile of won cards, and what was left out.
World = tuple[int, ...]


def world_of(state: CheezTricks) -> World:
    """How the cards really lie."""
    places = [*state.hands, *state.won]
    return (*places, set_of(state.setup.cheese) - state.trick - sum(places))


def list_worlds(view: CheezTricksView, box: Box) -> set[World]:
    """Every way the cards may lie."""
    deck = box.players[str(view.players)]
    cheese = NAMES[: len(VARIETIES) * deck.values]
    seats = range(view.players)
    hands = [view.hand if seat == view.seat else [] for seat in seats]
    sizes = [*view.hand_sizes, *(tricks * view.players for tricks in view.tricks)]
    sizes += [len(cheese) - view.players * deck.hand]
    seen = {card for cards in (*hands, *view.won, [laid.card for laid in view.trick]) for card in cards}
    places = [set_of([NUMBERS[card] for card in cards]) for cards in (*hands, *view.won, [])]
    return set(fill(view, places, sizes, [card for card in cheese if card not in seen]))


def fill(view: CheezTricksView, places: list[int], sizes: list[int], hidden: list[str]) -> Iterator[World]:
    """Put the hidden cards, one after the other, into every place that may hold them."""
    if not hidden:
        yield tuple(places)
        return
    card, *others = hidden
    for place in range(len(places)):
        if count(places[place]) < sizes[place] and may_lie(view, card, place):
            places[place] ^= bit(NUMBERS[card])
            yield from fill(view, places, sizes, others)
            places[place] ^= bit(NUMBERS[card])


def may_lie(view: CheezTricksView, card: str, place: int) -> bool:
    """A hand void in a variety does not hold it; a pile does not hide a card that everybody saw go in."""
    if place < view.players:
        return card[0] not in view.voids[place]
    if place < 2 * view.players:
        return not would_show(view, card)
    return True


def would_show(view: CheezTricksView, card: str) -> bool:
    """Would everybody see who won this card? A siamese cat tells always, the others where piles lie open."""
    if card in [cat.card.card for cat in view.cats]:
        return True
    asked = [cat.card.most or cat.card.fewest for cat in view.cats]
    return view.options.mode == "domestic" and (card[0] in asked or card[1:] in asked)


def merge_piles(world: World, players: int) -> World:
    """The same world for somebody who does not care whose pile a card is in."""
    return (*world[:players], sum(world[players : 2 * players]), world[-1])
