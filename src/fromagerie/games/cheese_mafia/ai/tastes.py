"""What a player of Cheese Mafia cares about, as numbers: each has a name, and a set of them is a way to play."""

# compiled with mypyc

from typing import Final

from librt.vecs import vec

from fromagerie.games.cheese_mafia.rules_setup import (
    CANCEL,
    CHARM,
    CLING,
    COMPARE,
    DRAW_AND_DISCARD,
    EXTRA_TURN,
    GIVE,
    LOOK,
    LOSE,
    PASS_ROUND,
    PAY,
    PROTECT,
    REVERSE,
    SEARCH,
    STEAL,
    SWAP,
    TURN_BACK,
)

# Effects by the names that numbers are given under.
EFFECTS: Final = {
    "steal": STEAL,
    "lose": LOSE,
    "swap": SWAP,
    "look": LOOK,
    "give": GIVE,
    "search": SEARCH,
    "extra_turn": EXTRA_TURN,
    "pass_round": PASS_ROUND,
    "draw_and_discard": DRAW_AND_DISCARD,
    "reverse": REVERSE,
    "compare": COMPARE,
    "pay": PAY,
}
ATTACKS: Final = {"steal": STEAL, "lose": LOSE, "swap": SWAP, "look": LOOK, "give": GIVE, "search": SEARCH}
KEPT: Final = {"cancel": CANCEL, "turn_back": TURN_BACK, "charm": CHARM, "protect": PROTECT}


class Tastes:
    """All in points of the hand, but for chances (daring, caution, pride) and counts (sell, buy)."""

    def __init__(self, numbers: dict[str, float]) -> None:
        """Missing numbers are 0."""
        # Using an effect; those that move cards are worth more the higher one's highest card is.
        self.worth = vec[float]([0.0] * (CLING + 1))
        for name, effect in EFFECTS.items():
            self.worth[effect] = numbers.get("worth_" + name, 0.0)
        self.moving = numbers.get("moving", 0.0)
        # Keeping a card beyond what it counts, and having one or two badges.
        self.keep = vec[float]([0.0] * (CLING + 1))
        for name, effect in KEPT.items():
            self.keep[effect] = numbers.get("keep_" + name, 0.0)
        self.badges = vec[float]([0.0, numbers.get("badge_1", 0.0), numbers.get("badge_2", 0.0)])
        self.gift = numbers.get("gift", 0.0)  # for each point of a card that goes to another hand
        self.show = numbers.get("show", 1.0)  # ... or is shown in a war
        # Exposing: how likely success must be, with gangsters to lose and without, and ahead of everybody by a cheese.
        self.daring = numbers.get("daring", 0.5)
        self.caution = numbers.get("caution", 0.65)
        self.pride = numbers.get("pride", 0.0)
        self.improvement = numbers.get("improvement", 0.7)  # how far a hand comes down in a turn, seen from outside
        # Whom to attack: for tokens, to lose gangsters, for cards.
        self.rob_cheese = numbers.get("rob_cheese", 1.0)
        self.rob_gangsters = numbers.get("rob_gangsters", 0.1)
        self.shoot_cheese = numbers.get("shoot_cheese", 1.0)
        self.shoot_gangsters = numbers.get("shoot_gangsters", 0.1)
        self.bother_cheese = numbers.get("bother_cheese", 1.0)
        self.bother_gangsters = numbers.get("bother_gangsters", 0.1)
        self.bother_turns = numbers.get("bother_turns", 0.0)
        # Answering an attack: what it would do, what the riposte counts above an average card, to turn it round.
        self.fend = vec[float]([0.0] * (CLING + 1))
        for name, effect in ATTACKS.items():
            self.fend[effect] = numbers.get("fend_" + name, 0.0)
        self.fend_last = numbers.get("fend_last", 0.0)  # more, with hardly a gangster left
        # ... more for each point the hand is below an average one, less for each other badge if the riposte is one.
        self.fend_hand = numbers.get("fend_hand", 0.0)
        self.fend_badge = numbers.get("fend_badge", 0.0)
        self.fend_value = numbers.get("fend_value", 0.0)
        self.turning = numbers.get("turning", 0.0)
        # The bank: sell with more gangsters than this, buy with fewer.
        self.sell = numbers.get("sell", 3.5)
        self.buy = numbers.get("buy", 1.5)


# The plain player that others are measured against; never changed.
CLASSIC: Final = {
    "worth_steal": 3.0,
    "worth_lose": 1.5,
    "worth_search": 3.0,
    "worth_look": 0.3,
    "worth_extra_turn": 2.5,
    "worth_draw_and_discard": 3.0,
    "worth_compare": 1.0,
    "worth_pay": 3.0,
    "worth_reverse": 0.1,
    "moving": 1.0,
    "show": 1.0,
    "daring": 0.5,
    "caution": 0.65,
    "improvement": 0.7,
    "rob_cheese": 1.0,
    "rob_gangsters": 0.1,
    "shoot_cheese": 1.0,
    "shoot_gangsters": 0.1,
    "bother_cheese": 1.0,
    "bother_gangsters": 0.1,
    "fend_steal": 1.0,
    "fend_search": 1.0,
    "fend_lose": -1.0,
    "fend_swap": -1.0,
    "fend_look": -1.0,
    "fend_give": -1.0,
    "fend_last": 2.0,
    "turning": 3.0,
    "sell": 3.5,
    "buy": 1.5,
}
