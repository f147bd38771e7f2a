"""What the box and the options make of a table: what each card does, and the numbers of the game."""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.games.cheese_mafia.model import CheeseMafiaOptions
from fromagerie.games.cheese_mafia.rules_cards import MOST_CARDS

# What a card can do. The first six name an opponent, who may answer.
NOTHING: Final = 0
STEAL: Final = 1
LOSE: Final = 2
SWAP: Final = 3
LOOK: Final = 4
GIVE: Final = 5
SEARCH: Final = 6
# These name nobody.
EXTRA_TURN: Final = 7
PASS_ROUND: Final = 8
DRAW_AND_DISCARD: Final = 9
REVERSE: Final = 10
COMPARE: Final = 11
PAY: Final = 12
# Answers to a card that names you.
CANCEL: Final = 13
TURN_BACK: Final = 14
# These work in the hand.
ACQUIT: Final = 15
CHARM: Final = 16
PROTECT: Final = 17
CLING: Final = 18


class Card:
    """A kind of card: its value, its marks and its effect with the numbers the effect needs."""

    def __init__(self, value: int, badge: bool, special: bool, effect: int) -> None:
        self.value: i64 = value
        self.badge = badge
        self.special = special
        self.effect: i64 = effect
        self.cheese: i64 = 0
        self.gangsters: i64 = 0
        self.special_cheese: i64 = 0
        self.special_gangsters: i64 = 0
        self.cards: i64 = 0
        self.turns: i64 = 0
        self.total: i64 = 0
        self.most: i64 = 0
        self.price: i64 = 0
        self.cap: i64 = 0

    def names_an_opponent(self) -> bool:
        return STEAL <= self.effect <= SEARCH

    def works_when_played(self) -> bool:
        return STEAL <= self.effect <= PAY

    def draws(self) -> i64:
        """Cards its effect takes from the pile."""
        if self.effect == GIVE:
            return 1
        if self.effect == DRAW_AND_DISCARD:
            return self.cards
        return 0


class Stakes:
    """The numbers of the game: what one begins with, what a reveal pays, when the game ends."""

    def __init__(
        self,
        hand: int,
        cheese: int,
        gangsters: int,
        success: int,
        loss: int,
        heavy: int,
        heavy_loss: int,
        failure: int,
        consolation: int,
        badges: int,
        last_at: int,
    ) -> None:
        self.hand: i64 = hand  # cards
        self.cheese: i64 = cheese  # of each at the start
        self.gangsters: i64 = gangsters
        self.success: i64 = success  # cheese for an exposer who succeeds, and for the lowest in a raid
        self.loss: i64 = loss  # gangsters the others then lose
        self.heavy: i64 = heavy  # ... or, with this total or more,
        self.heavy_loss: i64 = heavy_loss  # this many
        self.failure: i64 = failure  # gangsters an exposer who fails loses
        self.consolation: i64 = consolation  # cheese for each of the others then
        self.badges: i64 = badges  # badges that win
        self.last_at: i64 = last_at  # cheese that makes the round the last


class Setup:
    """The same for the whole game, shared by all clones."""

    def __init__(
        self,
        players: int,
        names: list[str],
        cards: list[Card],
        copies: list[int],
        stakes: Stakes,
        options: CheeseMafiaOptions,
    ) -> None:
        self.players: i64 = players
        self.names = names
        self.cards = cards
        self.kinds: i64 = len(cards)
        self.stakes = stakes
        self.options = options
        self.pay_gangsters = options.banker == "gangsters"
        self.count_gangsters = options.war == "gangsters"
        self.copies = vec[i64](copies)
        self.effects = vec[i64]([int(card.effect) for card in cards])
        self.values = vec[i64]([int(card.value) for card in cards])
        # Chance draws single cards: the first n of a kind stand for the n that are there, whichever they are.
        self.first_of = vec[i64]([sum(copies[:kind]) for kind in range(len(copies))])
        self.deck = list(range(sum(copies)))
        self.kind_of = vec[i64]([kind for kind in range(len(copies)) for _ in range(copies[kind])])
        # Never more to choose from than the cards of a hand, or the other seats, and saying no.
        self.no_choices = vec[i64]([0] * (MOST_CARDS + 1))
        self.nought = vec[i64]([0] * players)
        self.no_pile = vec[i64]([0] * len(cards))
        self.nothing_known = vec[i64]([0] * ((players + 1) * players))
