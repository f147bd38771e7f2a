"""Many games of one table at once, stepped and written down inside the compiled core."""

# compiled with mypyc

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.state import NOBODY, State
from fromagerie.engine.tensors import SHIFTS, Tensors


class IllegalChoice(ValueError):
    """An action that the mask does not offer."""


class Batch:
    """So many games; each has its own luck, so that it goes as it would go alone.

    What is seen of them lies in memory that is made once and written over at every step: a row a game.
    """

    def __init__(self, tensors: Tensors, games: int, race: bool, penalty: float = 0.0) -> None:
        """With a penalty, an action that is not legal costs that much and ends the game; without, it is refused."""
        self.tensors = tensors
        self.games: i64 = games
        self.race = race
        self.penalty = penalty
        self.states: list[State] = []
        self.luck: list[SeededDealer] = []
        self.observations = vec[i64]([0] * (games * tensors.words))
        self.masks = vec[i64]([0] * (games * tensors.mask_words))
        self.seats = vec[i64]([0] * games)  # who is to act
        self.rewards = vec[float]([0.0] * (games * tensors.players))
        self.ended = vec[i64]([0] * games)  # 1: the last step ended a game, and this row shows the next one
        self.actors = vec[i64]([0] * games)  # who acted in the last step
        self.finals = vec[i64]([0] * (games * tensors.words))  # what they saw in the end of the last game that ended

    def reset(self, seeds: list[int]) -> None:
        """Deal every game anew, each with the luck of its own seed."""
        self.luck = [SeededDealer(seed) for seed in seeds]
        self.states = [self.tensors.deal(dealer) for dealer in self.luck]
        for game in range(self.games):
            self.ended[game] = 0
            self.settle(game, self.states[game])
            self.show(game, self.states[game])

    def lay_out(self, states: list[State], luck: list[SeededDealer], seats: list[int], ended: list[int]) -> None:
        """Go on with other games: those of a batch that was copied."""
        self.states = states
        self.luck = luck
        for game in range(self.games):
            self.ended[game] = ended[game]
            self.seats[game] = seats[game]
            self.write(game, states[game])

    def step(self, actions: list[int]) -> None:
        """In every game, whoever is awaited does this; a game that ends is followed by the next one at once."""
        game: i64 = 0
        if self.penalty == 0.0:
            for action in actions:
                if not self.offers(game, action):
                    raise IllegalChoice(
                        f"game {int(game)}: action {int(action)} is not legal for seat {self.seats[game]}"
                    )
                game += 1
            game = 0
        for action in actions:
            if self.penalty == 0.0 or self.offers(game, action):
                self.advance(game, action)
            else:
                self.forfeit(game)
            game += 1

    def step_at_random(self) -> None:
        """As `step`, with any legal action for everybody, by the luck of each game."""
        for game in range(self.games):
            self.advance(game, self.states[game].random_action(self.seats[game], self.luck[game]))

    def offers(self, game: i64, action: i64) -> bool:
        if action < 0 or action >= self.tensors.actions:
            return False
        word = self.masks[game * self.tensors.mask_words + (action >> 3)]
        return (word >> SHIFTS[action & 7]) & 1 == 1

    def advance(self, game: i64, action: i64) -> None:
        state = self.states[game]
        dealer = self.luck[game]
        if self.ended[game]:
            self.settle(game, state)
        self.actors[game] = self.seats[game]
        state.apply(self.seats[game], action, dealer)
        if state.next_seat() == NOBODY:
            self.settle(game, state)
            state = self.deal_next(game, state)
        else:
            self.ended[game] = 0
        self.show(game, state)

    def forfeit(self, game: i64) -> None:
        """Whoever was awaited pays for what was not legal; nobody else gets anything."""
        at = game * self.tensors.players
        for seat in range(self.tensors.players):
            self.rewards[at + seat] = 0.0
        self.actors[game] = self.seats[game]
        self.rewards[at + self.seats[game]] = self.penalty
        self.show(game, self.deal_next(game, self.states[game]))

    def deal_next(self, game: i64, over: State) -> State:
        self.tensors.write(over, self.actors[game], self.finals, game * self.tensors.words)
        self.ended[game] = 1
        state = self.tensors.deal(self.luck[game])
        self.states[game] = state
        return state

    def show(self, game: i64, state: State) -> None:
        """Write down what whoever acts next sees, and may do."""
        self.seats[game] = next_to_act(state, self.race, self.luck[game])
        self.write(game, state)

    def write(self, game: i64, state: State) -> None:
        seat = self.seats[game]
        self.tensors.write(state, seat, self.observations, game * self.tensors.words)
        self.tensors.write_mask(state, seat, self.masks, game * self.tensors.mask_words)

    def settle(self, game: i64, state: State) -> None:
        """Write down what everybody gets: nothing before the end."""
        at = game * self.tensors.players
        shares = returns(state, self.tensors.players)
        for seat in range(self.tensors.players):
            self.rewards[at + seat] = shares[seat]


def next_to_act(state: State, race: bool, dealer: Dealer) -> i64:
    """The first of those awaited; in a race anybody's hand may be the quickest."""
    if not race:
        return state.next_seat()
    awaited = state.to_act()
    if len(awaited) == 1:
        return awaited[0]
    return awaited[dealer.below(len(awaited))]


def returns(state: State, players: i64) -> list[float]:
    """What each seat gets: its share of the win less an even share, so that it all adds up to 0; 0 before the end.

    A shared win is split; where all lost, nobody gets anything.
    """
    winners = state.winners()
    gains = [0.0] * players
    if not winners:
        return gains
    for seat in range(players):
        gains[seat] = -1.0 / float(players)
    for winner in winners:
        gains[winner] += 1.0 / len(winners)
    return gains
