"""Learn which cards people still hold after so many turns of Cheese Mafia, and write it into learnt.json.

python -m fromagerie.games.cheese_mafia.ai.learn_hands --games 6000 --seed 5
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.learnt import FILE, Learnt, learnt_tastes, plain_tastes
from fromagerie.games.cheese_mafia.ai.policy import best_action
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_cards import kinds_in, size, without
from fromagerie.games.cheese_mafia.rules_redeal import cards_not_placed
from fromagerie.games.cheese_mafia.rules_table import TURN

TURNS: Final = 6  # counted apart; later ones count as the last
# Cards that count as held and as expected before any were seen: a rare case says little.
BEFORE: Final = 20.0
ROUNDS: Final = 6


def play_games(games: int, seed: int) -> Iterator[tuple[CheeseMafia, int]]:
    """The beginning of every turn of games among people of both kinds, and whose it is."""
    people = [learnt_tastes(), plain_tastes()]
    for game in range(games):
        dealer = SeededDealer((seed << 32) + game)
        state = GAME.deal(4, GAME.options(), dealer)
        tastes = [people[dealer.below(2)] for _ in range(4)]
        while (seat := int(state.next_seat())) != NOBODY:
            if state.phase == TURN:
                yield state, seat
            state.apply(seat, best_action(state, seat, tastes[seat]), dealer)


class Tally:
    """How many cards of each kind were held that could not be seen, and how many a model expects."""

    def __init__(self) -> None:
        self.held: dict[int, float] = defaultdict(float)
        # Of all hands with so many turns: (how many cards, what they may be), often the same.
        self.hands: list[tuple[int, Sequence[int]]] = []


def fit(tally: Tally, kinds: int) -> list[float]:
    """The likings under which as many cards of each kind are expected as were held."""
    liking = [0.0] * kinds
    for _ in range(ROUNDS):
        expected = [0.0] * kinds
        weights = [math.exp(one) for one in liking]
        for missing, unseen in tally.hands:
            shares = [copies * weight for copies, weight in zip(unseen, weights, strict=True)]
            total = sum(shares)
            for kind, share in enumerate(shares):
                expected[kind] += missing * share / total
        for kind in range(kinds):
            liking[kind] += math.log((tally.held[kind] + BEFORE) / (expected[kind] + BEFORE))
    return liking


def learn(games: int, seed: int) -> dict[str, list[float]]:
    tallies = [Tally() for _ in range(TURNS)]
    names: Sequence[str] = list(GAME.box.cards)
    for state, seat in play_games(games, seed):
        unseen = list(cards_not_placed(state, seat))
        for other in range(4):
            known = state.known[seat * 4 + other]
            if other != seat:
                tally = tallies[min(int(state.turns[other]), TURNS - 1)]
                for kind in kinds_in(without(state.hands[other], known)):
                    tally.held[kind] += 1
                tally.hands.append((int(state.hand_size(other) - size(known)), unseen))
    rows = [fit(tally, len(names)) for tally in tallies]
    print("hands seen, by turns:", [len(tally.hands) for tally in tallies])
    return {name: [round(row[kind], 3) for row in rows] for kind, name in enumerate(names)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=5)
    given = parser.parse_args()
    learnt = msgspec.json.decode(FILE.read_bytes(), type=Learnt)
    learnt = msgspec.structs.replace(learnt, holding=learn(given.games, given.seed))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(learnt)) + b"\n")


if __name__ == "__main__":
    main()
