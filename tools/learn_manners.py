"""Learn how Cheez-Tricks is played: let bots play, and find the tastes that explain best which cards they chose.

`python tools/learn_manners.py [--games 200] [--seed 1] [--bot ismcts-1k] [--players 4]` writes manners.json into the
game's folder. A card is as likely as the exponential of how much it is liked, among those that could be played; what is
learnt is how much each aspect of a situation makes people like each trait of a card. The same seed learns the same.
"""

import argparse
import itertools
import math
import random
import sys
from typing import NamedTuple

import msgspec
from rich.progress import track

from fromagerie.bots import make_bot
from fromagerie.bots.driver import Driver
from fromagerie.engine.bits import members_of
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, game_called
from fromagerie.engine.model import Told
from fromagerie.games.cheez_tricks.manners import FILE, Manners
from fromagerie.games.cheez_tricks.rules_choice import LOOKS
from fromagerie.games.cheez_tricks.rules_manners import ASPECTS, OCCASIONS, choice_of, occasion, situation
from fromagerie.games.cheez_tricks.rules_table import CARDS, OnTheTable
from fromagerie.work.seeds import seed_of

TIMES = 12  # how often it goes over all choices
PACE = 0.02  # how far a taste moves at a time, in the beginning
MODESTY = 3e-5  # how much tastes are held near nothing
TOGETHER = 64  # choices looked at before tastes move


class Seen(NamedTuple):
    """A choice: on which occasion, how the situation was, how each card looked, and which one was played."""

    occasion: int
    situation: list[float]
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


def describe(state: OnTheTable, seat: int, cards: list[int], played: int) -> Seen:
    choice = choice_of(state, seat)
    looks: list[list[float]] = []
    for card in cards:
        choice.look(card, state.hands[seat])
        looks.append(list(choice.seen))
    return Seen(int(occasion(state)), list(situation(state, seat)), looks, played)


def fit(choices: list[Seen], seed: int) -> list[list[float]]:
    """The tastes under which these choices are likeliest, by stochastic descent (Adam); rows as in manners.py."""
    rows = OCCASIONS * ASPECTS
    tastes = [[0.0] * LOOKS for _ in range(rows)]
    mean = [[0.0] * LOOKS for _ in range(rows)]
    square = [[0.0] * LOOKS for _ in range(rows)]
    luck = random.Random(seed)
    order = list(range(len(choices)))
    batches = [range(start, min(start + TOGETHER, len(order))) for start in range(0, len(order), TOGETHER)]
    step = 0
    for time in track(range(TIMES), "learning"):
        luck.shuffle(order)
        pace = PACE * (1 - time / TIMES)
        for batch in batches:
            step += 1
            slope = [[0.0] * LOOKS for _ in range(rows)]
            for place in batch:
                add_slope(choices[order[place]], tastes, slope)
            for row in range(rows):
                for look in range(LOOKS):
                    g = slope[row][look] / len(batch) + MODESTY * tastes[row][look]
                    mean[row][look] += 0.1 * (g - mean[row][look])
                    square[row][look] += 0.001 * (g * g - square[row][look])
                    size = math.sqrt(square[row][look] / (1 - 0.999**step)) + 1e-8
                    tastes[row][look] -= pace * mean[row][look] / (1 - 0.9**step) / size
    return tastes


def add_slope(seen: Seen, tastes: list[list[float]], slope: list[list[float]]) -> None:
    """How the unlikeliness of one choice changes with each taste."""
    first = seen.occasion * ASPECTS
    aspects = [(first + number, much) for number, much in enumerate(seen.situation) if much]
    liked = [sum(much * tastes[row][look] for row, much in aspects) for look in range(LOOKS)]
    appeal = [math.exp(sum(map(float.__mul__, liked, card))) for card in seen.cards]
    total = sum(appeal)
    surprise = [0.0] * LOOKS
    for number, card in enumerate(seen.cards):
        off = appeal[number] / total - (number == seen.played)
        for look in range(LOOKS):
            surprise[look] += off * card[look]
    for row, much in aspects:
        for look in range(LOOKS):
            slope[row][look] += much * surprise[look]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="ismcts-1k")
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    game = game_called("cheez-tricks")
    choices = list(
        itertools.chain.from_iterable(
            watch(game, given.bot, given.players, seed_of(given.seed, number))
            for number in track(range(given.games), "playing")
        )
    )
    tastes = [[round(taste, 4) for taste in row] for row in fit(choices, given.seed)]
    command = (
        f"tools/learn_manners.py --games {given.games} --seed {given.seed} --bot {given.bot} --players {given.players}"
    )
    by_occasion = [tastes[start : start + ASPECTS] for start in range(0, len(tastes), ASPECTS)]
    learnt = Manners(command, len(choices), by_occasion)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(learnt), indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
