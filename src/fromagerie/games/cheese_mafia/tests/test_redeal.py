"""What a seat cannot know is dealt anew: within what it does know, and evenly over all that remains.

The worlds are listed one by one, slowly and plainly: single cards, each into every place it may lie in.
"""

import itertools
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Seat
from fromagerie.engine.table import Table
from fromagerie.games.cheese_mafia import GAME, CheeseMafiaGame
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_cards import kinds_in
from fromagerie.games.cheese_mafia.tests.invariants import check_position
from fromagerie.games.cheese_mafia.tests.table import (
    CARLA,
    EVERY_TABLE,
    LUCA,
    VITO,
    design_game,
    look,
    open_up,
    play,
    printed_cards,
    sit,
    typed,
)
from fromagerie.games.cheese_mafia.view import CheeseMafiaView

# The hand of every seat, and the cards laid ready.
World = tuple[tuple[str, ...], ...]

# A designer's deck of nine cards, hands of two for three players, so that everything can be listed.
SMALL = {"C2": 1, "C4": 1, "C5": 2, "C6": 2, "C7": 2, "GUE": 1}
# Another, in which a hand is searched and two special cards are left to find.
SEARCHED = {"C2": 1, "C4": 1, "C5": 1, "C6": 2, "C7": 1, "DET": 1, "GUE": 1, "AVO": 1}


def small_game(deck: dict[str, int] = SMALL) -> CheeseMafiaGame:
    cards = printed_cards()
    chosen = {name: cards[name] | {"copies": copies} for name, copies in deck.items()}
    return design_game(chosen, players=(3,), hand=2)


# name: hands, draws, picks, moves
POSITIONS: dict[str, tuple[str, str, str, str]] = {
    "after the pass": ("C2 C4 | C5 C6 | C6 C7", "", "", ""),
    "an extra card in hand": ("C2 C4 | C5 C6 | C6 C7", "C7", "", "P"),
    "looked at a hand": ("C6 C4 | C2 C5 | C5 C7", "C7", "", "P C6 >3 -"),
    "known card played": ("C2 C4 | C5 C6 | C6 C7", "C7 C5", "", "P C4 - P C5 -"),
    "swapped": ("C5 C4 | C2 C6 | C5 C6", "C7", "C6", "P C5 >2 - C7"),
    "passed round": ("C7 C4 | C2 C6 | C5 C6", "C7", "", "P C7 R C7 C6 C5"),
    "shown": ("GUE C4 | C2 C6 | C5 C6", "C7", "", "P GUE + C7 C6 C5"),
    "found a special": ("DET C4 | C2 GUE | C5 C6", "C7", "GUE", "P DET >2 -"),
    "found a numbered": ("DET C4 | C2 GUE | C5 C6", "C7", "C2", "P DET >2 -"),
    "some have chosen": ("C7 C4 | C2 C6 | C5 C6", "C7", "", "P C7 L C4 C6"),
}


def deck_of(name: str) -> dict[str, int]:
    return SEARCHED if name.startswith("found") else SMALL


def set_position(name: str) -> Table:
    hands, draws, picks, moves = POSITIONS[name]
    table = sit(hands, draws=draws, picks=picks, game=small_game(deck_of(name)))
    play(table, moves)
    return table


def world_of(state: CheeseMafia) -> World:
    """How the cards lie and what everybody chose, cards of a kind not told apart."""
    hands = [tuple(state.names_of(kinds_in(cards))) for cards in state.hands]
    chosen = tuple(state.setup.names[card - 1] if card else "" for card in state.sealed)
    return (*hands, chosen)


def list_worlds(view: CheeseMafiaView, copies: dict[str, int]) -> Counter[World]:
    """Every way the cards may lie for this viewer, with the number of ways it comes about with single cards."""
    seen = Counter(view.hand) + Counter(view.discard) + Counter(card for known in view.known for card in known)
    unseen = Counter(copies) - seen
    loose = [f"{card}.{copy}" for card in unseen for copy in range(unseen[card])]
    others = [seat for seat in range(view.players) if seat != view.seat]
    rooms = [view.hand_sizes[seat] - len(view.known[seat]) for seat in others]
    worlds: Counter[World] = Counter()
    for dealt in deals(loose, rooms):
        hands = {seat: [*view.known[seat], *cards] for seat, cards in zip(others, dealt, strict=True)}
        if view.seat is not None:
            hands[view.seat] = view.hand
        if any(not set(kinds) <= natures(hands[seat]) for seat, kinds in enumerate(view.known_kinds)):
            continue
        for chosen in choices(view, hands):
            worlds[(*(plain(hands[seat], copies) for seat in range(view.players)), chosen)] += 1
    return worlds


def natures(cards: list[str]) -> set[str]:
    special = {name for name, card in printed_cards().items() if card["type"] == "special"}
    return {"special" if card.partition(".")[0] in special else "numbered" for card in cards}


def deals(cards: list[str], rooms: list[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Every way to fill the rooms with these cards."""
    if not rooms:
        yield ()
        return
    for hand in itertools.combinations(cards, rooms[0]):
        rest = [card for card in cards if card not in hand]
        for others in deals(rest, rooms[1:]):
            yield (hand, *others)


def choices(view: CheeseMafiaView, hands: dict[Seat, list[str]]) -> Iterator[tuple[str, ...]]:
    """Every way the others may have chosen a card of those hands."""
    sealed = view.question in ("pass", "pass-round", "show")
    each = []
    for seat in range(view.players):
        if seat == view.seat:
            each.append([view.chosen or ""])
        elif sealed and seat not in view.awaited:
            each.append([card.partition(".")[0] for card in hands[seat]])
        else:
            each.append([""])
    yield from itertools.product(*each)


def plain(cards: list[str], copies: dict[str, int]) -> tuple[str, ...]:
    order = list(copies)
    return tuple(sorted((card.partition(".")[0] for card in cards), key=order.index))


def onlookers(players: int) -> list[Seat | None]:
    return [*range(players), None]


# Against every world there is


@pytest.mark.parametrize("name", POSITIONS)
def test_redeals_fall_evenly_on_every_possible_world(name: str) -> None:
    table = set_position(name)
    luck = SeededDealer(7)
    for seat in onlookers(3):
        worlds = list_worlds(look(table, seat), deck_of(name))
        assert world_of(open_up(table)) in worlds
        twin = open_up(table).clone()
        hits: Counter[World] = Counter()
        for _ in range(min(6 * len(worlds) + 200, 1600)):
            twin.redeal(seat, luck)
            hits[world_of(twin)] += 1
        assert set(hits) <= set(worlds)
        assert_shares(hits, worlds)


@pytest.mark.parametrize("name", ["looked at a hand", "some have chosen", "found a special"])
def test_imagining_finds_the_same_worlds(name: str) -> None:
    table = set_position(name)
    luck = SeededDealer(8)
    view = look(table, LUCA if name == "found a special" else VITO)
    worlds = list_worlds(view, deck_of(name))
    hits = Counter(world_of(table.game.imagine(view, luck)) for _ in range(1200))
    assert set(hits) <= set(worlds)
    assert_shares(hits, worlds)


def test_the_numbers_of_worlds_are_those_one_counts_by_hand() -> None:
    # Vito sees his two cards and knows one of Carla's: 6 cards are loose, 1 of them Carla's, 2 Luca's.
    worlds = list_worlds(look(set_position("after the pass"), VITO), SMALL)
    assert worlds.total() == 6 * 10
    # Having looked at Luca's hand and knowing one card of Carla's, there are 3 that may be her other one.
    worlds = list_worlds(look(set_position("looked at a hand"), VITO), SMALL)
    assert worlds.total() == 3


def assert_shares(hits: Counter[World], worlds: Counter[World]) -> None:
    """Pearson's chi-square against the shares due, rare worlds thrown together; fair deals pass 999 times of 1000."""
    due = {world: hits.total() * ways / worlds.total() for world, ways in worlds.items()}
    common = [world for world in due if due[world] >= 5]
    rare = [world for world in due if due[world] < 5]
    cells = [(hits[world], due[world]) for world in common]
    # Rare worlds by the dozen, so that each heap can be expected to be hit a few times.
    heap = max(1, round(8 * len(rare) / max(1.0, sum(due[world] for world in rare))))
    for start in range(0, len(rare), heap):
        some = rare[start : start + heap]
        cells.append((sum(hits[world] for world in some), sum(due[world] for world in some)))
    chi_square = sum((hit - share) ** 2 / share for hit, share in cells if share > 0)
    assert chi_square <= chi_square_limit(len(cells) - 1)


def chi_square_limit(freedom: int) -> float:
    """Wilson and Hilferty's approximation; 3.09 standard deviations leave one case in a thousand above."""
    if freedom == 0:
        return 1e-9
    third = 2 / (9 * freedom)
    return float(freedom * (1 - third + 3.09 * third**0.5) ** 3)


# What the others know


def test_what_others_know_of_me_stays_and_what_they_know_of_each_other_is_any_of_their_cards() -> None:
    table = set_position("after the pass")
    state = open_up(table).clone()
    of_vito = look(table, VITO).known_of_mine
    luck = SeededDealer(1)
    seen: Counter[int] = Counter()
    for _ in range(600):
        state.redeal(VITO, luck)
        check_position(state)
        assert GAME.view(state, VITO).known_of_mine == of_vito
        known = kinds_in(state.known[CARLA * 3 + LUCA])
        seen[len(known)] += 1
        assert state.known[LUCA * 3 + CARLA] == 0
    # Carla may know one of Luca's two cards: neither, or either, each equally often.
    assert set(seen) == {0, 1}
    assert 160 < seen[0] < 240


def test_a_redeal_leaves_the_sealed_choice_of_the_viewer_alone() -> None:
    table = sit("C7 C4 C5 | C2 C6 C8 | C5 C6 C9", draws="C7")
    play(table, "P C7 L")
    table.act(CARLA, typed(table, "C8"))
    for seed in range(20):
        state = open_up(table).clone()
        state.redeal(CARLA, SeededDealer(seed))
        assert GAME.view(state, CARLA).chosen == "C8"


# With the printed box


@pytest.mark.parametrize("players", EVERY_TABLE)
def test_redealt_and_imagined_games_look_the_same_to_the_byte_and_add_up(players: int) -> None:
    for seed in range(3):
        luck = SeededDealer(seed)
        state = GAME.deal(players, GAME.options(), luck)
        decision = 0
        while (awaited := state.next_seat()) >= 0:
            if decision % 11 == 0:
                for seat in onlookers(players):
                    assert_same_look(state, seat, luck)
            state.apply(awaited, state.random_action(awaited, luck), luck)
            decision += 1


def assert_same_look(state: CheeseMafia, seat: Seat | None, luck: SeededDealer) -> None:
    view = GAME.view(state, seat)
    twin = state.clone()
    twin.redeal(seat, luck)
    for other in (twin, GAME.imagine(view, luck)):
        assert msgspec.json.encode(GAME.view(other, seat)) == msgspec.json.encode(view)
        assert seat is None or other.legal_actions(seat) == state.legal_actions(seat)
        check_position(other)
