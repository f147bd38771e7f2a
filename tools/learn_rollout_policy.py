"""Learn how Cheez-Tricks is played: let bots play, and find the weights that explain best which cards they chose.

`python tools/learn_rollout_policy.py [--games 200] [--seed 1] [--bot ismcts-1k] [--players 4]` writes weights.json into
the game's folder ai/. A card is as likely as the exponential of its score, among those that could be played; what is
learnt is how much each feature of the context raises the score of each feature of a card. The same seed, the same file.
"""

import argparse
import itertools
import math
import random
import sys
from typing import NamedTuple

import msgspec
from librt.vecs import vec
from rich.progress import track

from fromagerie.bots import make_bot
from fromagerie.bots.driver import Driver
from fromagerie.engine.bits import members_of
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.model import Told
from fromagerie.games.cheez_tricks.ai.card_features import CARD_FEATURES
from fromagerie.games.cheez_tricks.ai.rollout_policy import (
    CONTEXT_FEATURES,
    OCCASIONS,
    choice_of,
    context_features,
    occasion,
)
from fromagerie.games.cheez_tricks.ai.weights import FILE, Learnt, read_weights
from fromagerie.games.cheez_tricks.rules_table import CARDS, BaseState
from fromagerie.jobs.seeds import seed_of

WEIGHTS = vec[float](read_weights())  # a choice has some; its features do not depend on them
TIMES = 12  # how often it goes over all choices
PACE = 0.02  # how far a weight moves at a time, in the beginning
MODESTY = 3e-5  # how much weights are held near nothing
TOGETHER = 64  # choices looked at before weights move


class Seen(NamedTuple):
    """A choice: on which occasion, the features of the context and of each card, and which one was played."""

    occasion: int
    context: list[float]
    cards: list[list[float]]
    played: int


def watch(game: AnyGame, bot: str, players: int, seed: int) -> list[Seen]:
    """One game, and every choice of a card in it."""
    dealer = SeededDealer(seed_of(seed, "cards"))
    told: list[Told] = []
    state = game.deal(players, game.options(), dealer, told)
    bots = {seat: make_bot(bot, game, seat) for seat in range(players)}
    driver = Driver(game, bots, {seat: SeededDealer(seed_of(seed, seat)) for seat in bots})
    driver.hear(told)
    choices: list[Seen] = []
    while plan := driver.next_move(state):
        if plan.action < CARDS:
            cards = members_of(state.playable(plan.seat))
            if len(cards) > 1:
                choices.append(describe(state, plan.seat, cards, cards.index(plan.action)))
        told.clear()
        state.apply(plan.seat, plan.action, dealer)
        driver.made(plan)
        driver.hear(told)
    return choices


def describe(state: BaseState, seat: int, cards: list[int], played: int) -> Seen:
    choice = choice_of(state, seat, WEIGHTS)
    features: list[list[float]] = []
    for card in cards:
        choice.extract_features(card, state.hands[seat])
        features.append(list(choice.features))
    return Seen(int(occasion(state)), list(context_features(state, seat)), features, played)


def fit(choices: list[Seen], seed: int) -> list[list[float]]:
    """The weights under which these choices are likeliest, by stochastic descent (Adam); rows as in weights.py."""
    rows = OCCASIONS * CONTEXT_FEATURES
    weights = [[0.0] * CARD_FEATURES for _ in range(rows)]
    mean = [[0.0] * CARD_FEATURES for _ in range(rows)]
    square = [[0.0] * CARD_FEATURES for _ in range(rows)]
    luck = random.Random(seed)
    order = list(range(len(choices)))
    batches = [range(start, min(start + TOGETHER, len(order))) for start in range(0, len(order), TOGETHER)]
    step = 0
    for time in track(range(TIMES), "learning"):
        luck.shuffle(order)
        pace = PACE * (1 - time / TIMES)
        for batch in batches:
            step += 1
            slope = [[0.0] * CARD_FEATURES for _ in range(rows)]
            for place in batch:
                add_slope(choices[order[place]], weights, slope)
            for row in range(rows):
                for feature in range(CARD_FEATURES):
                    g = slope[row][feature] / len(batch) + MODESTY * weights[row][feature]
                    mean[row][feature] += 0.1 * (g - mean[row][feature])
                    square[row][feature] += 0.001 * (g * g - square[row][feature])
                    size = math.sqrt(square[row][feature] / (1 - 0.999**step)) + 1e-8
                    weights[row][feature] -= pace * mean[row][feature] / (1 - 0.9**step) / size
    return weights


def add_slope(seen: Seen, weights: list[list[float]], slope: list[list[float]]) -> None:
    """How the unlikeliness of one choice changes with each weight."""
    first = seen.occasion * CONTEXT_FEATURES
    context = [(first + number, much) for number, much in enumerate(seen.context) if much]
    summed = [sum(much * weights[row][feature] for row, much in context) for feature in range(CARD_FEATURES)]
    odds = [math.exp(sum(map(float.__mul__, summed, card))) for card in seen.cards]
    total = sum(odds)
    surprise = [0.0] * CARD_FEATURES
    for number, card in enumerate(seen.cards):
        off = odds[number] / total - (number == seen.played)
        for feature in range(CARD_FEATURES):
            surprise[feature] += off * card[feature]
    for row, much in context:
        for feature in range(CARD_FEATURES):
            slope[row][feature] += much * surprise[feature]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="ismcts-1k")
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    game = get_game("cheez-tricks")
    choices = list(
        itertools.chain.from_iterable(
            watch(game, given.bot, given.players, seed_of(given.seed, number))
            for number in track(range(given.games), "playing")
        )
    )
    weights = [[round(weight, 4) for weight in row] for row in fit(choices, given.seed)]
    agreed = f"--games {given.games} --seed {given.seed} --bot {given.bot} --players {given.players}"
    by_occasion = [weights[start : start + CONTEXT_FEATURES] for start in range(0, len(weights), CONTEXT_FEATURES)]
    learnt = Learnt(f"tools/learn_rollout_policy.py {agreed}", len(choices), by_occasion)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(learnt), indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
