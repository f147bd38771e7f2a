"""Looking into a hand: a whole one, or a card picked unseen. Who then knows what, and who is told.

The card a search finds is seen by the one who searches and by its owner; the table is told only whether it was a
numbered or a special one. That much everybody knows of the hand from then on, until such a card is laid down from it or
any card leaves it face down.
"""

# compiled with mypyc

from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.games.cheese_mafia.model import Found, Looked, SawHand, Searched
from fromagerie.games.cheese_mafia.rules_cards import kinds_in
from fromagerie.games.cheese_mafia.rules_table import BaseState


def look(table: BaseState) -> None:
    table.look_at(table.user, table.victim)
    if table.event_sink is not None:
        user, victim = int(table.user), int(table.victim)
        table.tell(Looked(seat=user, target=victim))
        hand = table.names_of(kinds_in(table.hands[victim]))
        table.tell_one(user, SawHand(seat=user, target=victim, hand=hand))


def find(table: BaseState, dealer: Dealer) -> i64:
    """A card of the victim's hand, picked unseen; it goes back."""
    card = table.any_card_of(table.victim, dealer)
    table.show_to(table.user, table.victim, card)
    table.found[table.victim] |= table.nature(card)
    if table.event_sink is not None:
        user, victim = int(table.user), int(table.victim)
        table.tell(Searched(seat=user, target=victim, special=table.card(card).special))
        for seat in (user, victim):
            table.tell_one(seat, Found(seat=user, target=victim, card=table.setup.names[card]))
    return card
