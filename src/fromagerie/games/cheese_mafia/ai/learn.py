"""Tune the tastes of Cheese Mafia's bots by playing, and write them into learnt.json.

python -m fromagerie.games.cheese_mafia.ai.learn --minutes 10 --seed 1
"""

import argparse
import random
import time
from collections.abc import Sequence

import msgspec

from fromagerie.engine.dealer import SeededDealer
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.learnt import FILE, Learnt
from fromagerie.games.cheese_mafia.ai.self_play import play_game
from fromagerie.games.cheese_mafia.ai.tastes import CLASSIC, Tastes
from fromagerie.games.cheese_mafia.rules import CheeseMafia

Numbers = dict[str, float]
# What may change, and by how much a step changes it; what is not listed stays as it is.
STEPS: Numbers = {
    **dict.fromkeys(("worth_steal", "worth_lose", "worth_search", "worth_look", "worth_extra_turn"), 1.2),
    **dict.fromkeys(("worth_draw_and_discard", "worth_compare", "worth_pay", "worth_reverse"), 1.2),
    **dict.fromkeys(("worth_swap", "worth_give", "worth_pass_round"), 1.2),
    **dict.fromkeys(("keep_cancel", "keep_turn_back", "keep_charm", "keep_protect", "badge_1", "badge_2"), 1.0),
    **dict.fromkeys(("moving", "gift", "fend_value"), 0.3),
    **dict.fromkeys(("daring", "caution"), 0.06),
    "pride": 0.02,
    "improvement": 0.3,
    **dict.fromkeys(("rob_gangsters", "shoot_gangsters", "bother_gangsters", "bother_turns"), 0.3),
    **dict.fromkeys(("fend_steal", "fend_lose", "fend_swap", "fend_look", "fend_give", "fend_search"), 0.7),
    **dict.fromkeys(("fend_last", "turning", "sell", "buy"), 0.7),
    "fend_hand": 0.2,
    "fend_badge": 1.0,
}
# Where to begin: worths that were found by an earlier search with other means.
FIRST: Numbers = CLASSIC | {
    "worth_pay": 8.0,
    "worth_search": 6.4,
    "worth_draw_and_discard": 5.6,
    "worth_extra_turn": 4.6,
    "worth_swap": 4.0,
    "worth_give": -3.0,
    "worth_reverse": -5.0,
    "worth_steal": 2.0,
    "worth_lose": 0.8,
    "badge_2": 5.5,
    "keep_turn_back": 3.4,
    "keep_protect": 4.7,
    "fend_hand": 0.2,
    "fend_badge": 2.0,
}


def share_of(numbers: Numbers, others: Sequence[Tastes], games: int, seed: int, players: int = 4) -> list[float]:
    """Of each game the share of the win, one against tables full of each of the others, in every seat in turn."""
    mine = Tastes(numbers)
    shares = []
    for game in range(games):
        deal, seat = divmod(game, players)
        dealer = SeededDealer((seed << 32) + deal)
        state = GAME.deal(players, GAME.options(), dealer)
        assert isinstance(state, CheeseMafia)
        other = others[deal % len(others)]
        play_game(state, [mine if place == seat else other for place in range(players)], dealer)
        winners = state.winners() or range(players)
        shares.append((seat in winners) / len(winners))
    return shares


def tune(numbers: Numbers, others: Sequence[Tastes], games: int, end: float, seed: int) -> Numbers:
    """Random steps, on common deals; a step is kept if it wins more, and is told at once if it does not."""
    luck = random.Random(seed)
    trial = 0
    while time.monotonic() < end:
        trial += 1
        deals = seed * 1000 + trial
        step = dict(numbers)
        for name in luck.sample(sorted(STEPS), luck.choice((1, 1, 2, 4))):
            step[name] = round(step.get(name, 0.0) + luck.gauss(0, STEPS[name]), 3)
        gain = 0.0
        for part in range(4):
            before = share_of(numbers, others, games // 4, deals * 4 + part)
            after = share_of(step, others, games // 4, deals * 4 + part)
            gain += (sum(after) - sum(before)) / games
            if gain < 0.0:
                break
        if gain > 0.0015:
            numbers = step
            print(f"trial {trial}: +{100 * gain:.2f} points", flush=True)
    return numbers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=8000, help="for each trial")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", action="store_true", help="from what was learnt before, not from the beginning")
    given = parser.parse_args()
    began = time.monotonic()
    classic = Tastes(CLASSIC)
    learnt = msgspec.json.decode(FILE.read_bytes(), type=Learnt)
    tuned = FIRST | learnt.tastes if given.on else dict(FIRST)
    # First against the plain player and the first idea; then, in two rounds, against what came of it as well.
    for turn, part in enumerate((0.4, 0.7, 1.0)):
        others = [classic, Tastes(tuned)]
        tuned = tune(tuned, others, given.games, began + 60 * given.minutes * part, given.seed + turn)
        share = share_of(tuned, [classic], 8000, 999)
        print(f"against the plain player: {100 * sum(share) / len(share):.1f} %", flush=True)
    command = f"--minutes {given.minutes} --games {given.games} --seed {given.seed}"
    if given.on:
        command = f"{learnt.learnt_with}; --on {command}"
    learnt = msgspec.structs.replace(learnt, learnt_with=command, tastes=tuned)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(learnt)) + b"\n")


if __name__ == "__main__":
    main()
