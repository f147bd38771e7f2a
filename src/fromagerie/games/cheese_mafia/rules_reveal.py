"""What a reveal pays: totals, who succeeds, and what cards held in the hand make of it.

The order: all hands are shown; an exposer with enough badges wins at once; totals are counted, and a lawyer may bring
one down to nothing; charmers collect; then gains and losses come together, less what those under protection are spared.
"""

# compiled with mypyc

from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.state import NOBODY
from fromagerie.games.cheese_mafia.model import Charmed, Revealed, RoundScored
from fromagerie.games.cheese_mafia.rules_cards import MASK, SLOT, kinds_in
from fromagerie.games.cheese_mafia.rules_setup import ACQUIT, CHARM, PROTECT
from fromagerie.games.cheese_mafia.rules_table import BaseState


def total_of(table: BaseState, cards: i64) -> i64:
    """The sum of the values, or nothing if a lawyer finds enough in the other cards."""
    total: i64 = 0
    rest = cards
    while rest:
        total += table.setup.values[(rest & MASK) - 1]
        rest >>= SLOT
    rest = cards
    while rest:
        kind = (rest & MASK) - 1
        if table.setup.effects[kind] == ACQUIT:
            card = table.card(kind)
            if total - card.value >= card.total:
                return 0
        rest >>= SLOT
    return total


def badges_in(table: BaseState, cards: i64) -> i64:
    badges: i64 = 0
    while cards:
        if table.card((cards & MASK) - 1).badge:
            badges += 1
        cards >>= SLOT
    return badges


def wins_by_badges(table: BaseState, exposer: i64) -> bool:
    return badges_in(table, table.hands[exposer]) >= table.setup.stakes.badges


def show_hands(table: BaseState) -> vec[i64]:
    """All hands on the table; says their totals."""
    table.revealed = table.hands[:]
    totals = table.setup.nought[:]
    for seat in range(table.players):
        totals[seat] = total_of(table, table.hands[seat])
    if table.event_sink is not None:
        hands = [table.names_of(kinds_in(cards)) for cards in table.hands]
        table.tell(Revealed(hands=hands, totals=[int(total) for total in totals]))
    return totals


def charm(table: BaseState, totals: vec[i64]) -> None:
    """Cheese for every opponent with a heavy hand, before gains and losses."""
    for seat in range(table.players):
        cards = table.hands[seat]
        while cards:
            kind = (cards & MASK) - 1
            if table.setup.effects[kind] == CHARM:
                collect(table, seat, kind, totals)
            cards >>= SLOT


def collect(table: BaseState, seat: i64, charmer: i64, totals: vec[i64]) -> None:
    card = table.card(charmer)
    heavy: i64 = 0
    for other in range(table.players):
        if other != seat and totals[other] >= card.total:
            heavy += 1
    cheese = min(heavy * card.cheese, card.most)
    if cheese == 0:
        return
    if table.event_sink is not None:
        table.tell(Charmed(seat=int(seat), card=table.setup.names[charmer], cheese=int(cheese)))
    table.change(seat, cheese, 0)


def settle(table: BaseState, exposer: i64, totals: vec[i64]) -> None:
    """Gains and losses, all at once. NOBODY exposes in a raid."""
    cheese = table.setup.nought[:]
    gangsters = table.setup.nought[:]
    outcome: Literal["success", "failure", "raid"] = "raid"
    if exposer == NOBODY:
        pay_lowest(table, totals, cheese, gangsters)
    elif succeeds(exposer, totals):
        outcome = "success"
        pay_lowest(table, totals, cheese, gangsters)
    else:
        outcome = "failure"
        pay_for_failure(table, exposer, cheese, gangsters)
    if exposer != NOBODY:
        protect(table, exposer, cheese, gangsters)
    for seat in range(table.players):
        cheese[seat] = max(cheese[seat], -table.cheese[seat])
        gangsters[seat] = max(gangsters[seat], -table.gangsters[seat])
    if table.event_sink is not None:
        seats = range(int(table.players))
        table.tell(
            RoundScored(
                outcome=outcome,
                exposer=None if exposer == NOBODY else int(exposer),
                cheese_change=[int(change) for change in cheese],
                gangsters_change=[int(change) for change in gangsters],
                cheese=[int(table.cheese[seat] + cheese[seat]) for seat in seats],
                gangsters=[int(table.gangsters[seat] + gangsters[seat]) for seat in seats],
            )
        )
    for seat in range(table.players):
        table.change(seat, cheese[seat], gangsters[seat])


def succeeds(exposer: i64, totals: vec[i64]) -> bool:
    """Only a total below every other one will do."""
    for seat in range(i64(len(totals))):
        if seat != exposer and totals[seat] <= totals[exposer]:
            return False
    return True


def pay_lowest(table: BaseState, totals: vec[i64], cheese: vec[i64], gangsters: vec[i64]) -> None:
    """The lowest gain, all others lose, more of it with a heavy hand. An exposer who succeeds is the only lowest."""
    stakes = table.setup.stakes
    lowest = totals[0]
    for total in totals:
        lowest = min(lowest, total)
    for seat in range(table.players):
        if totals[seat] == lowest:
            cheese[seat] = stakes.success
        elif totals[seat] >= stakes.heavy:
            gangsters[seat] = -stakes.heavy_loss
        else:
            gangsters[seat] = -stakes.loss


def pay_for_failure(table: BaseState, exposer: i64, cheese: vec[i64], gangsters: vec[i64]) -> None:
    for seat in range(table.players):
        cheese[seat] = table.setup.stakes.consolation
    cheese[exposer] = 0
    gangsters[exposer] = -table.setup.stakes.failure


def protect(table: BaseState, exposer: i64, cheese: vec[i64], gangsters: vec[i64]) -> None:
    """Who holds protection loses no gangster, and takes a share of what another exposer gains."""
    for behind in range(table.players):
        seat = (exposer + behind) % table.players
        cards = table.hands[seat]
        while cards:
            kind = (cards & MASK) - 1
            if table.setup.effects[kind] == PROTECT:
                gangsters[seat] = max(gangsters[seat], 0)
                if seat != exposer:
                    share = min(table.card(kind).cheese, cheese[exposer])
                    cheese[exposer] -= share
                    cheese[seat] += share
            cards >>= SLOT
