"""Learn how Cheez-Tricks is played: let bots play, and find the odds that explain best which cards they chose.

`python tools/learn_manners.py [--games 150] [--seed 1] [--bot ismcts-1k] [--players 4]` writes manners.json into the
game's folder. The odds are those of Luce's model: a card is chosen as often as its odds say among those that could be
chosen. The same seed learns the same odds.
"""

import argparse
import itertools
import sys

import msgspec
from rich.progress import track

from fromagerie.arena.match import seed_of
from fromagerie.bots import make_bot
from fromagerie.bots.driver import Driver
from fromagerie.engine.bits import members_of
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, game_called
from fromagerie.engine.model import Told
from fromagerie.games.cheez_tricks.manners import FILE, Manners
from fromagerie.games.cheez_tricks.rules_manners import HEIGHTS, SITUATIONS, describe, open_to, place_of
from fromagerie.games.cheez_tricks.rules_table import CARDS

Choice = tuple[int, list[int]]  # the place of the card that was played, and of all that could be
ROUNDS = 60


def watch(game: AnyGame, bot: str, players: int, seed: int) -> list[Choice]:
    """One game, and every choice of a card in it."""
    dealer = SeededDealer(seed_of(seed, "cards"))
    told: list[Told] = []
    state = game.deal(players, game.options(), dealer, told)
    bots = {seat: make_bot(bot, game, seat) for seat in range(players)}
    driver = Driver(game, bots, {seat: SeededDealer(seed_of(seed, seat)) for seat in bots})
    driver.hear(told)
    choices: list[Choice] = []
    while plan := driver.next_move(state):
        if plan.action < CARDS:
            choice = describe(state, plan.seat)
            cards = members_of(open_to(choice, state.hands[plan.seat]))
            places = [int(place_of(choice, card, state.trump, state.setup.values)) for card in cards]
            if len(cards) > 1:
                choices.append((places[cards.index(plan.action)], places))
        told.clear()
        state.apply(plan.seat, plan.action, dealer)
        driver.made(plan)
        driver.hear(told)
    return choices


def fit(choices: list[Choice]) -> list[float]:
    """The odds under which these choices are likeliest, found by minorisation; unseen places keep odds near 1."""
    odds = [1.0] * (SITUATIONS * HEIGHTS)
    chosen = [0.5] * len(odds)
    for place, _ in choices:
        chosen[place] += 1
    for _ in track(range(ROUNDS), "learning"):
        offered = [0.5] * len(odds)
        for _, places in choices:
            total = sum(odds[place] for place in places)
            for place in places:
                offered[place] += 1 / total
        odds = [won / much for won, much in zip(chosen, offered, strict=True)]
    return odds


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=150)
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
    odds = fit(choices)
    rows = [[round(value, 4) for value in odds[start : start + HEIGHTS]] for start in range(0, len(odds), HEIGHTS)]
    command = (
        f"tools/learn_manners.py --games {given.games} --seed {given.seed} --bot {given.bot} --players {given.players}"
    )
    learnt = Manners(command, len(choices), rows)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(learnt), indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
