"""What cards do when they are played: each effect of the box, step by step.

An effect ends by setting what the table waits for next; TURN_OVER and RAID are taken up by rules.py at once. As a
riposte cannot be answered, the windows stacked on a turn are never more than two: the effect, and the answer on top.
"""

# compiled with mypyc

from typing import Literal

from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.games.cheese_mafia.model import (
    AskedAll,
    CardsPassed,
    DidNotPay,
    Discarded,
    Drew,
    Exposed,
    Gained,
    GaveCard,
    LetHappen,
    Lost,
    Paid,
    Reversed,
    Riposted,
    Stole,
    Swapped,
    Targeted,
    TookExtraTurn,
    WarFought,
)
from fromagerie.games.cheese_mafia.rules_looking import find, look
from fromagerie.games.cheese_mafia.rules_setup import (
    COMPARE,
    DRAW_AND_DISCARD,
    EXTRA_TURN,
    GIVE,
    LOOK,
    LOSE,
    PASS_ROUND,
    PAY,
    REVERSE,
    SEARCH,
    STEAL,
    SWAP,
    TURN_BACK,
    Card,
)
from fromagerie.games.cheese_mafia.rules_table import (
    ANSWERING,
    DISCARDING,
    GIVING,
    LEFT,
    PASSING_ROUND,
    PAYING,
    RAID,
    SHOWING,
    SWAPPING,
    THINNING,
    TURN_OVER,
    BaseState,
)


def may_target(table: BaseState, card: Card, seat: i64, target: i64) -> bool:
    """An opponent, and for a theft one who has something of what is stolen."""
    if target == seat:
        return False
    if card.effect != STEAL:
        return True
    return (card.cheese > 0 and table.cheese[target] > 0) or (card.gangsters > 0 and table.gangsters[target] > 0)


def can_be_used(table: BaseState, kind: i64, seat: i64) -> bool:
    """Is there anything to decide about the effect of a card just played?"""
    card = table.card(kind)
    if not card.names_an_opponent():
        return card.works_when_played()
    target: i64 = 0
    while target < table.players:
        if may_target(table, card, seat, target):
            return True
        target += 1
    return False


# The attack and its answer


def name_target(table: BaseState, target: i64) -> None:
    """The cards an effect needs are counted first; then the target is asked, whatever it holds."""
    table.victim = target
    if table.event_sink is not None:
        name = table.setup.names[table.played]
        table.tell(Targeted(seat=int(table.user), card=name, target=int(target)))
    if lacks_cards(table):
        return
    table.phase = ANSWERING


def let_happen(table: BaseState, dealer: Dealer) -> None:
    if table.event_sink is not None:
        table.tell(LetHappen(seat=int(table.victim)))
    carry_out(table, dealer)


def riposte(table: BaseState, kind: i64, dealer: Dealer) -> None:
    """The target's card cancels the effect or turns it on the one who played it; the target draws a card either way."""
    turned = table.card(kind).effect == TURN_BACK
    table.lay_down(table.victim, kind)
    if table.event_sink is not None:
        table.tell(Riposted(seat=int(table.victim), card=table.setup.names[kind], turned=turned))
    table.draw(table.victim, 1, dealer)
    if not turned:
        table.phase = TURN_OVER
        return
    table.user, table.victim = table.victim, table.user
    carry_out(table, dealer)


def lacks_cards(table: BaseState) -> bool:
    """If the pile does not hold all the cards an effect needs, the effect is cancelled and the police come."""
    if table.card(table.played).draws() <= table.pile_size:
        return False
    table.phase = RAID
    if table.event_sink is not None:
        table.tell(Exposed(seat=int(table.user), raid=True, cancelled=table.setup.names[table.played]))
    return True


# The effects


def carry_out(table: BaseState, dealer: Dealer) -> None:
    """The user's card does what it does, to the victim if it names one."""
    if lacks_cards(table):
        return
    card = table.card(table.played)
    effect = card.effect
    table.phase = TURN_OVER
    if effect == STEAL:
        steal(table, card.cheese, card.gangsters)
    elif effect == LOSE:
        lose(table, table.victim, card.cheese, card.gangsters)
    elif effect == SWAP:
        table.phase = SWAPPING
    elif effect == LOOK:
        look(table)
    elif effect == GIVE:
        table.phase = GIVING
    elif effect == SEARCH:
        search(table, card, dealer)
    elif effect == EXTRA_TURN:
        take_extra_turn(table, card.turns)
    elif effect == PASS_ROUND:
        ask_all(table, PASSING_ROUND)
    elif effect == DRAW_AND_DISCARD:
        draw_and_discard(table, card.cards, dealer)
    elif effect == REVERSE:
        reverse(table)
    elif effect == COMPARE:
        begin_war(table)
    elif effect == PAY:
        open_bank(table, card)


def steal(table: BaseState, cheese: i64, gangsters: i64) -> None:
    """Take what is there, up to so much."""
    user, victim = table.user, table.victim
    cheese = min(cheese, table.cheese[victim])
    gangsters = min(gangsters, table.gangsters[victim])
    if table.event_sink is not None:
        table.tell(Stole(seat=int(user), target=int(victim), cheese=int(cheese), gangsters=int(gangsters)))
    table.change(victim, -cheese, -gangsters)
    table.change(user, cheese, gangsters)


def lose(table: BaseState, seat: i64, cheese: i64, gangsters: i64) -> None:
    if table.event_sink is not None:
        lost = Lost(
            seat=int(seat),
            cheese=int(min(cheese, table.cheese[seat])),
            gangsters=int(min(gangsters, table.gangsters[seat])),
        )
        table.tell(lost)
    table.change(seat, -cheese, -gangsters)


def gain(table: BaseState, seat: i64, cheese: i64, gangsters: i64) -> None:
    if table.event_sink is not None:
        table.tell(Gained(seat=int(seat), cheese=int(cheese), gangsters=int(gangsters)))
    table.change(seat, cheese, gangsters)


def search(table: BaseState, card: Card, dealer: Dealer) -> None:
    """A card picked unseen decides what is stolen."""
    if table.card(find(table, dealer)).special:
        steal(table, card.special_cheese, card.special_gangsters)
    else:
        steal(table, card.cheese, card.gangsters)


def swap(table: BaseState, kind: i64, dealer: Dealer) -> None:
    """One's own card, chosen, for one of the victim's, picked unseen."""
    other = table.any_card_of(table.victim, dealer)
    if table.event_sink is not None:
        table.tell(Swapped(seat=int(table.user), target=int(table.victim)))
    table.swap(table.user, kind, table.victim, other)
    table.phase = TURN_OVER


def give(table: BaseState, kind: i64) -> None:
    if table.event_sink is not None:
        table.tell(GaveCard(seat=int(table.user), target=int(table.victim)))
    table.hand_over(table.user, kind, table.victim)
    table.phase = THINNING


def thin_out(table: BaseState, kind: i64, dealer: Dealer) -> None:
    """The receiver of a gift discards a card, and the giver draws one."""
    discard(table, table.victim, kind)
    draw(table, 1, dealer)
    table.phase = TURN_OVER


def take_extra_turn(table: BaseState, turns: i64) -> None:
    table.extra += turns
    if table.event_sink is not None:
        table.tell(TookExtraTurn(seat=int(table.user)))


def draw_and_discard(table: BaseState, cards: i64, dealer: Dealer) -> None:
    draw(table, cards, dealer)
    table.left = cards
    table.phase = DISCARDING


def discard_drawn(table: BaseState, kind: i64) -> None:
    discard(table, table.user, kind)
    table.left -= 1
    if table.left == 0:
        table.phase = TURN_OVER


def draw(table: BaseState, cards: i64, dealer: Dealer) -> None:
    if table.event_sink is not None:
        table.tell(Drew(seat=int(table.user), cards=int(cards)))
    table.draw(table.user, cards, dealer)


def discard(table: BaseState, seat: i64, kind: i64) -> None:
    """Away with a card, without its effect."""
    table.lay_down(seat, kind)
    if table.event_sink is not None:
        table.tell(Discarded(seat=int(seat), card=table.setup.names[kind]))


def reverse(table: BaseState) -> None:
    table.direction = -table.direction
    if table.event_sink is not None:
        table.tell(Reversed(clockwise=table.direction == LEFT))


def ask_all(table: BaseState, phase: i64) -> None:
    """Everybody chooses a card, to pass it or to show it."""
    table.phase = phase
    if table.event_sink is not None:
        way: Literal["left", "right"] | None = None
        if phase == PASSING_ROUND:
            way = "left" if table.way == LEFT else "right"
        table.tell(AskedAll(seat=int(table.user), card=table.setup.names[table.played], way=way))


def pass_on(table: BaseState, way: i64) -> None:
    """Everybody has chosen: the cards go to the neighbours."""
    if table.event_sink is not None:
        table.tell(CardsPassed(way="left" if way == LEFT else "right"))
    table.pass_all(way)


# The gangs' war


def begin_war(table: BaseState) -> None:
    if not table.setup.count_gangsters:
        ask_all(table, SHOWING)
        return
    decide_war(table, [int(gangsters) for gangsters in table.gangsters], None)


def show_cards(table: BaseState) -> None:
    """Everybody has chosen: the cards are shown, compared, and go back to the hands."""
    strengths: list[int] = []
    names: list[str] = []
    for seat in range(table.players):
        card = table.sealed[seat] - 1
        table.show(seat, card)
        strengths.append(int(table.setup.values[card]))
        names.append(table.setup.names[card])
    table.phase = TURN_OVER
    decide_war(table, strengths, names)


def decide_war(table: BaseState, strengths: list[int], names: list[str] | None) -> None:
    """The highest gain, the lowest lose; if all are equal, all lose and nobody gains."""
    highest = [seat for seat in range(len(strengths)) if strengths[seat] == max(strengths)]
    lowest = [seat for seat in range(len(strengths)) if strengths[seat] == min(strengths)]
    if len(highest) == len(strengths):
        highest = []
    if table.event_sink is not None:
        table.tell(WarFought(cards=names, strengths=strengths, highest=highest, lowest=lowest))
    card = table.card(table.played)
    for seat in highest:
        gain(table, seat, card.cheese, 0)
    for seat in lowest:
        lose(table, seat, 0, card.gangsters)


# The bank


def open_bank(table: BaseState, card: Card) -> None:
    gain(table, table.user, card.cheese, 0)
    table.victim = table.user
    ask_next_payer(table, card)


def ask_next_payer(table: BaseState, card: Card) -> None:
    """Clockwise, whichever way play goes: the next who could pay and has room for what is bought."""
    payer = table.beside(table.victim, LEFT)
    while payer != table.user:
        if can_pay(table, card, payer):
            table.victim = payer
            table.phase = PAYING
            return
        payer = table.beside(payer, LEFT)
    table.phase = TURN_OVER


def can_pay(table: BaseState, card: Card, seat: i64) -> bool:
    if table.setup.pay_gangsters:
        return table.gangsters[seat] >= card.price and table.cheese[seat] < card.cap
    return table.cheese[seat] >= card.price and table.gangsters[seat] < card.cap


def pay(table: BaseState) -> None:
    """The price goes to the banker; one of the other token comes from the supply."""
    card = table.card(table.played)
    payer, banker = table.victim, table.user
    cheese = card.price
    gangsters: i64 = 0
    if table.setup.pay_gangsters:
        cheese = 0
        gangsters = card.price
    bought_cheese: i64 = 0
    bought_gangsters: i64 = 1
    if table.setup.pay_gangsters:
        bought_cheese = 1
        bought_gangsters = 0
    if table.event_sink is not None:
        table.tell(
            Paid(
                seat=int(payer),
                to=int(banker),
                cheese_paid=int(cheese),
                gangsters_paid=int(gangsters),
                cheese_bought=int(bought_cheese),
                gangsters_bought=int(bought_gangsters),
            )
        )
    table.change(payer, bought_cheese - cheese, bought_gangsters - gangsters)
    table.change(banker, cheese, gangsters)
    ask_next_payer(table, card)


def do_not_pay(table: BaseState) -> None:
    if table.event_sink is not None:
        table.tell(DidNotPay(seat=int(table.victim)))
    ask_next_payer(table, table.card(table.played))
