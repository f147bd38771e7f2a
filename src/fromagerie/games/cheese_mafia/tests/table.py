"""A table for tests: hands are laid as they are after the opening pass, the pile and unseen picks are stacked by name.

    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="C11 AVO")
    play(table, "P C1 >2 -")

Everybody passed on the first card of their left neighbour's hand, so that is what they know. `play` lets whoever is
awaited make the next move; where all choose at once, the lowest seat first.
"""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from fromagerie.engine.chance import Drawn, StackedDealer
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Seat
from fromagerie.engine.table import Table, open_table
from fromagerie.games.cheese_mafia import GAME, CheeseMafiaGame
from fromagerie.games.cheese_mafia.box import Box, check_box
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_cards import kinds_in
from fromagerie.games.cheese_mafia.view import CheeseMafiaView
from tests.table_helpers import awaited, can, luck_of, play, refuse, told, typed

# The tests take these from here as well.
__all__ = ["awaited", "can", "play", "refuse", "told", "typed"]

BOSSES: Final = ("Vito", "Carla", "Luca", "Tess", "Fredo", "Nora")
VITO, CARLA, LUCA, TESS, FREDO, NORA = range(6)
EVERY_TABLE: Final = (3, 4, 5, 6)


# Set up


def design_game(cards: dict[str, Any], **changes: Any) -> CheeseMafiaGame:
    """The game with a designer's cards; changes go to the table and the stakes by name."""
    plain: dict[str, Any] = msgspec.to_builtins(GAME.box)
    plain["cards"] = cards
    for name, value in changes.items():
        plain["table" if name in plain["table"] else "stakes"][name] = value
    game = CheeseMafiaGame()
    box = msgspec.convert(plain, Box)
    check_box(box)
    game.box = box
    return game


def printed_cards(**changes: dict[str, Any]) -> dict[str, Any]:
    """The cards of the box, some of them changed."""
    cards: dict[str, Any] = msgspec.to_builtins(GAME.box.cards)
    for name, change in changes.items():
        cards[name] = cards[name] | change
    return cards


def write_box(folder: Path, text: str) -> Path:
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return file


def lay(hands: str, *, first: Seat = VITO, game: CheeseMafiaGame = GAME, **options: Any) -> Table:
    """A table just dealt, before the opening pass; hands of all seats, parted by bars."""
    dealt = [hand.split() for hand in hands.split("|")]
    stack = [("first", [first]), ("deal", things(game, [card for hand in dealt for card in hand]))]
    dealer = StackedDealer(stack, on=SeededDealer(1))
    return open_table(game, BOSSES[: len(dealt)], game.read_options(options), dealer)


def sit(
    hands: str,
    *,
    draws: str = "",
    picks: str = "",
    first: Seat = VITO,
    turns: int = 1,
    cheese: Sequence[int] = (),
    gangsters: Sequence[int] = (),
    pile: int | None = None,
    game: CheeseMafiaGame = GAME,
    **options: Any,
) -> Table:
    """A table where the first seat is about to take its turn, with these hands.

    `draws` come from the pile one by one, "C1+C2" are two at once; `picks` are cards picked unseen from a hand. With
    `turns=2` everybody is in their second turn. A smaller `pile` has its other cards on the discard pile.
    """
    wanted = [hand.split() for hand in hands.split("|")]
    passed = [wanted[(seat + 1) % len(wanted)][0] for seat in range(len(wanted))]
    dealt = [" ".join([*hand[1:], card]) for hand, card in zip(wanted, passed, strict=True)]
    table = lay(" | ".join(dealt), first=first, game=game, **options)
    play(table, " ".join(passed))
    state = open_up(table)
    for seat in range(len(wanted)):
        state.turns[seat] = turns if seat == first else turns - 1
        state.cheese[seat] = cheese[seat] if cheese else state.cheese[seat]
        state.gangsters[seat] = gangsters[seat] if gangsters else state.gangsters[seat]
    lay_ready(table, draws=draws, picks=picks)
    if pile is not None:
        shrink_pile(table, pile, keep=draws.replace("+", " ").split())
    return table


def lay_ready(table: Table, *, draws: str = "", picks: str = "", deal: str = "") -> None:
    """Stack what chance is to answer next."""
    dealer = luck_of(table)
    game: Any = table.game
    dealer.stack += [Drawn("pile", things(game, draw.split("+"))) for draw in draws.split()]
    dealer.stack += [Drawn("hand", things(game, [pick])) for pick in picks.split()]
    if deal:
        dealer.stack.append(Drawn("deal", things(game, deal.replace("|", " ").split())))


def things(game: CheeseMafiaGame, cards: Sequence[str]) -> list[int]:
    """Single cards as chance draws them: the first copy of a kind, then the second."""
    first = functools.reduce(lambda sums, copies: [*sums, sums[-1] + copies], game.box.copies, [0])
    kinds = [list(game.box.cards).index(card) for card in cards]
    return [first[kind] + kinds[:place].count(kind) for place, kind in enumerate(kinds)]


def shrink_pile(table: Table, size: int, keep: Sequence[str] = ()) -> None:
    """Leave so many cards in the pile, the ones to keep among them; the others have been played."""
    state = open_up(table)
    kept = [state.setup.names.index(card) for card in keep]
    while state.pile_size > size:
        kind = next(k for k in range(state.setup.kinds) if state.pile[k] > kept.count(k))
        state.pile[kind] -= 1
        state.pile_size -= 1
        state.discard.append(int(kind))


# Playing


def play_on(table: Table, seed: int, decisions: int = 10_000) -> None:
    """Everybody at random."""
    luck = SeededDealer(seed)
    for _ in range(decisions):
        if table.over:
            return
        seat = awaited(table)
        table.act(seat, table.game.actions[table.state.random_action(seat, luck)])


# Looking


def asked(table: Table) -> str:
    """Who is asked what: "Vito turn"."""
    names = " ".join(BOSSES[seat] for seat in table.state.to_act())
    return f"{names} {look(table, None).question}".strip()


def look(table: Table, seat: Seat | None) -> CheeseMafiaView:
    view = table.view(seat)
    assert isinstance(view, CheeseMafiaView)
    return view


def open_up(table: Table) -> CheeseMafia:
    """The whole truth, which nobody at the table sees."""
    assert isinstance(table.state, CheeseMafia)
    return table.state


def hand(table: Table, seat: Seat) -> str:
    return " ".join(look(table, seat).hand)


def hands(table: Table) -> str:
    """All hands: "C1 C2 C3 | C4 C5 C6 | ..." """
    state = open_up(table)
    return " | ".join(" ".join(state.names_of(kinds_in(cards))) for cards in state.hands)


def cheese(table: Table) -> list[int]:
    return look(table, None).cheese


def gangsters(table: Table) -> list[int]:
    return look(table, None).gangsters


def knows(table: Table, seat: Seat | None, other: Seat) -> str:
    """The cards a seat knows to be in another hand."""
    return " ".join(look(table, seat).known[other])
