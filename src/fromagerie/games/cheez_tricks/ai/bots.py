"""Players with opinions about Cheez-Tricks."""

import functools
from typing import Final

from fromagerie.engine.bot import Bot, BotMaker, SearchConfig
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Event, Seat
from fromagerie.games.cheez_tricks.cards import NAMES, VARIETIES
from fromagerie.games.cheez_tricks.model import ACTIONS, NameTrump, Play, Played, RoundBegan
from fromagerie.games.cheez_tricks.view import CatOnTable, CheezTricksView

# How often somebody who could beat a card also wants to.
EAGERNESS: Final = 0.7


class Greedy(Bot):
    """Looks one trick ahead: what would taking it pay, and which cats would that bring?

    It remembers every card played this round and plays the card with the best expected round score, reading from the
    table alone how likely the card is to win and each cat is to come.
    """

    def __init__(self, game: object, seat: Seat) -> None:
        super().__init__(game, seat)
        self.gone: set[str] = set()
        self.unseen: list[str] = []

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self.gone = set()
            case Played():
                self.gone.add(event.card)

    def choose(self, view: CheezTricksView, legal: list[int], dealer: Dealer) -> int:
        if len(legal) == 1:
            return legal[0]
        cheese = NAMES[: len(VARIETIES) * self.game.box.players[str(view.players)].values]
        self.unseen = [card for card in cheese if card not in self.gone and card not in view.hand]
        # Among equals the lowest card, so that high ones stay for when they are wanted.
        return max(legal, key=lambda number: (self.worth(view, number), -number))

    def worth(self, view: CheezTricksView, number: int) -> float:
        match ACTIONS[number]:
            case NameTrump(variety):
                return strength(view.hand, variety)
            case Play(card):
                chance = self.chance_to_win(view, card)
                won = round_worth(view, card, takes=True) if chance > 0 else 0.0
                lost = round_worth(view, card, takes=False) if chance < 1 else 0.0
                return chance * won + (1 - chance) * lost
        raise TypeError(f"not an action of Cheez-Tricks: {number}")

    def chance_to_win(self, view: CheezTricksView, card: str) -> float:
        """How likely this card takes the trick, given the cards not seen yet and the players still to come."""
        trick = [laid.card for laid in view.trick]
        led = trick[0][0] if trick else card[0]
        power = [rank(other, led, view.trump) for other in trick]
        mine = rank(card, led, view.trump)
        if power and max(power) > mine:
            return 0.0
        to_come = view.players - len(trick) - 1
        if not to_come or not self.unseen:
            return 1.0
        beating = sum(rank(other, led, view.trump) > mine for other in self.unseen)
        holds_one = 1 - (1 - min(1.0, len(view.hand) / len(self.unseen))) ** beating
        return float((1 - EAGERNESS * holds_one) ** to_come)


@functools.cache
def rank(card: str, led: str, trump: str | None) -> int:
    """How strong a card is in a trick: trumps over the variety led over everything else."""
    value = int(card[1:])
    if card[0] == trump:
        return value + 20
    return value if card[0] == led else 0


def strength(hand: list[str], variety: str) -> float:
    """How good a variety would be as trump: long and high."""
    return sum(3 + int(card[1:]) for card in hand if card[0] == variety)


def round_worth(view: CheezTricksView, card: str, *, takes: bool) -> float:
    """The score to expect from the round if this card does, or does not, take the trick on the table."""
    left = view.tricks_a_round - sum(view.tricks) - 1
    me = view.seat if view.seat is not None else 0
    tricks = view.tricks[me] + takes + left / view.players
    trick = [*(laid.card for laid in view.trick), card]
    odds = [risk(cat, view, me, trick, card, takes=takes) for cat in view.cats]
    return tricks * expected_pay(odds)


def expected_pay(odds: list[float]) -> float:
    """What a trick pays on average when each cat comes with its own chance."""
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    for odd in odds:
        stays = 1 - odd
        three = three * stays + two * odd
        two = two * stays + one * odd
        one = one * stays + none * odd
        none *= stays
    return 2 * none + one + 3 * three


def risk(cat: CatOnTable, view: CheezTricksView, me: Seat, trick: list[str], card: str, *, takes: bool) -> float:
    """How likely this cat has me at the end of the round."""
    if me in cat.captured:
        return 1.0
    if cat.captured:
        return 0.0
    share = 1 / view.players
    tricks = view.tricks[me] + takes
    match cat.card.family:
        case "black":
            now = cat.card.trick == sum(view.tricks) + 1
            return float(takes) if now else share
        case "white":
            short = (cat.card.tricks or 0) - tricks
            return 1.0 if short <= 0 else share / short
        case "siamese":
            if cat.card.card in trick:
                return float(takes)
            return 2 * share if cat.card.card in view.hand else share
        case "tuxedo":
            away = abs((cat.card.exactly or 0) - tricks)
            return 0.5 / (1 + away)
    return counting_risk(cat, view, me, trick, takes=takes)


def counting_risk(cat: CatOnTable, view: CheezTricksView, me: Seat, trick: list[str], *, takes: bool) -> float:
    """A grey cat comes the likelier the more I have of what it counts, an orange one the fewer."""
    kind = cat.card.most or cat.card.fewest or "tricks"
    counts = list(view.tricks) if kind == "tricks" else [sum(kind in (c[0], c[1:]) for c in pile) for pile in view.won]
    gain = 1 if kind == "tricks" else sum(kind in (c[0], c[1:]) for c in trick)
    counts[me] += gain * takes
    others = counts[:me] + counts[me + 1 :]
    lead = counts[me] - max(others) if cat.card.most else min(others) - counts[me]
    return min(0.95, max(0.05, 1 / view.players + 0.2 * lead))


BOTS: dict[str, BotMaker] = {"greedy": Greedy}
# From somebody who has just learnt it to somebody who counts, reads the others, and looks far ahead.
SEARCH_CONFIGS: Final = (
    SearchConfig(iterations=20, temperature=0.08, blunder_rate=0.3, forget_rate=0.6),
    SearchConfig(iterations=60, temperature=0.04, blunder_rate=0.12, forget_rate=0.4),
    SearchConfig(iterations=150, temperature=0.02, blunder_rate=0.05, forget_rate=0.2),
    SearchConfig(iterations=600, temperature=0.005, solve_endgame=True, forget_rate=0.05),
    SearchConfig(
        iterations=4000, sensible=True, exploration=1.0, scale_exploration=True, solve_endgame=True, inference=1.0
    ),
)
