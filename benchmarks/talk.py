"""How bots of Cheese Mafia talk, and whether one can make anything of it.

python -m benchmarks.talk believable --games 400    # what each level says, and how much of it is so
python -m benchmarks.talk listeners --games 800     # one who is deaf, believes all, reverses all or learns
python -m benchmarks.talk foresight --games 200     # how well each of these tells whether exposing would succeed
python -m benchmarks.talk mute --games 800          # four who listen, one of them mute

Speakers move by taste and have the words of a level: what is said does not depend on how far ahead they look, and whole
matches take minutes instead of hours. So does whoever only listens: what it hears decides when it exposes.
"""

import argparse
import math
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from fromagerie.bots.driver import Driver
from fromagerie.bots.levels import LEVELS
from fromagerie.bots.names import CHEESES
from fromagerie.engine.bot import Bot
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.model import Action, Claimed, Event, Seat, Told, heard_by
from fromagerie.engine.temper import temper_of
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.bots import LEVELS as HOW
from fromagerie.games.cheese_mafia.ai.calibration import succeeds
from fromagerie.games.cheese_mafia.ai.credibility import Credit, Heard, Listener, faded, holds_of, plain_wording
from fromagerie.games.cheese_mafia.ai.learnt import learnt_tastes
from fromagerie.games.cheese_mafia.ai.planner import Level, Planner
from fromagerie.games.cheese_mafia.ai.policy import best_action
from fromagerie.games.cheese_mafia.ai.worlds import chance_to_expose
from fromagerie.games.cheese_mafia.model import Revealed, RoundBegan
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_legal import EXPOSE, PLOT
from fromagerie.games.cheese_mafia.rules_reveal import badges_in, total_of
from fromagerie.games.cheese_mafia.view import CheeseMafiaView
from fromagerie.jobs.seeds import seed_of
from fromagerie.jobs.shares import Dealt, Share, interval, mean_by_deal, percent, share_by_deal

WORLDS: Final = 60  # of those who listen
NERVE: Final = 0.3  # the chance of success from which on they expose
BANDS: Final = (5, 10, 15, 21)  # totals that claims speak of
BOOTSTRAP: Final = 200
OFTEN: Final = 400  # games after which a benchmark tells how it stands
GUESSES: Final = 400  # worlds in which a listener looks whether exposing would succeed


class Talker(Planner):
    """Moves by taste and talks as its level does."""

    def choose(self, view: CheeseMafiaView, legal: list[int], dealer: Dealer) -> int:
        if len(legal) == 1:
            return legal[0]
        return int(best_action(self.game.imagine(view, dealer), self.seat, learnt_tastes()))


class Mute(Planner):
    def say(self, view: CheeseMafiaView, dealer: Dealer) -> Action | None:
        return None


class Deaf(Listener):
    def likelihoods(self, one: Heard) -> list[float]:
        return [1.0 for _ in plain_wording(one.claim)[0]]


class Believer(Listener):
    """Takes everything for true that is said, nineteen times of twenty."""

    truth = 0.95

    def likelihoods(self, one: Heard) -> list[float]:
        honest, _ = plain_wording(one.claim)
        return faded([self.truth if so else 1 - self.truth for so in honest], one.freshness)


class Reverser(Believer):
    """Takes everything for a lie, as often."""

    truth = 0.05


LISTENERS: Final[Mapping[str, type[Listener]]] = {
    "deaf": Deaf,
    "believes all": Believer,
    "reverses all": Reverser,
    "learns whom": Listener,
}


class Ear(Mute):
    """Moves by taste, says nothing, and exposes by what its kind of listener makes of claims."""

    kind: type[Listener] = Listener

    def choose(self, view: CheeseMafiaView, legal: list[int], dealer: Dealer) -> int:
        heard = self.bear_in_mind(view)
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, dealer)
        if EXPOSE not in legal or badges_in(state, state.hands[self.seat]) >= state.setup.stakes.badges:
            return int(best_action(state, self.seat, learnt_tastes()))
        chance = chance_to_expose(self.imagine(view, *heard, dealer), self.level.worlds, dealer)
        return int(EXPOSE if chance > NERVE else PLOT)

    def make_listener(self, players: int) -> Listener:
        return self.kind(self.game.claim_typed, players, self.level.stranger)


def an_ear(kind: type[Listener], seat: Seat) -> Ear:
    ear = Ear(GAME, seat, HOW["vintage"]._replace(worlds=WORLDS))
    ear.kind = kind
    return ear


class Forked(Ear):
    """Moves as its own kind of listener does, and notes which others would have done otherwise somewhere."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(GAME, seat, HOW["vintage"]._replace(worlds=WORLDS))
        self.kind = Deaf
        self.others = {name: an_ear(kind, seat) for name, kind in LISTENERS.items() if kind is not Deaf}
        self.differs: set[str] = set()

    def hear(self, event: Event) -> None:
        super().hear(event)
        for ear in self.others.values():
            ear.hear(event)

    def choose(self, view: CheeseMafiaView, legal: list[int], dealer: Dealer) -> int:
        if EXPOSE not in legal:
            return super().choose(view, legal, dealer)  # by taste, whatever was said
        same = {name: ear for name, ear in self.others.items() if name not in self.differs}
        chosen = {name: ear.choose(view, legal, same_luck(dealer)) for name, ear in same.items()}
        action = super().choose(view, legal, dealer)
        self.differs |= {name for name, other in chosen.items() if other != action}
        return action


def same_luck(dealer: Dealer) -> Dealer:
    """As much luck again as this one is going to have."""
    assert isinstance(dealer, SeededDealer)
    twin = SeededDealer(0)
    twin.a, twin.b, twin.c, twin.counter = dealer.a, dealer.b, dealer.c, dealer.counter
    return twin


class Moment(NamedTuple):
    """Something that just happened, or was just said."""

    state: CheeseMafia
    seat: Seat
    claim: Action | None
    told: Sequence[Event]


Watch = Callable[[Moment], None]


def play(
    make: Callable[[Seat], Bot],
    deal: int,
    luck: int,
    watch: Watch | None = None,
    before: Callable[[CheeseMafia], None] | None = None,
) -> list[float]:
    """A game with talk; everybody's share of the win. `before` is shown the table before each move."""
    told: list[Told] = []
    dealer = SeededDealer(seed_of(deal, "cards"))
    state = GAME.deal(4, GAME.options(), dealer, told)
    bots = {seat: make(seat) for seat in range(4)}
    for seat, bot in bots.items():
        bot.temper = temper_of(CHEESES[seat])
    driver = Driver(GAME, bots, {seat: SeededDealer(seed_of(luck, seat)) for seat in bots})
    tongues = {seat: SeededDealer(seed_of(luck, "talk", seat)) for seat in bots}
    driver.hear(told)
    if watch:
        watch(Moment(state, 0, None, heard_by(None, told)))
    while True:
        if before:
            before(state)
        plan = driver.next_move(state)
        if not plan:
            break
        told.clear()
        state.apply(plan.seat, plan.action, dealer)
        driver.made(plan)
        driver.hear(told)
        if watch:
            watch(Moment(state, plan.seat, None, heard_by(None, told)))
        for seat, claim in driver.claims(state, tongues):
            if watch:
                watch(Moment(state, seat, claim, ()))
            driver.hear([Told(None, Claimed(seat, GAME.notation(claim)))])
    winners = state.winners() or list(range(4))
    return [(seat in winners) / len(winners) for seat in range(4)]


# What is said


class Book:
    """Writes down what was said in a game, and what was so."""

    def __init__(self) -> None:
        self.said = 0
        self.rounds = 0
        self.pairs: list[tuple[str, int]] = []  # of a claim about one's own total: which, and the band it was in
        self.checked: Counter[bool] = Counter()  # claims still fresh when hands were shown, as the listeners count
        self.repeated = 0
        self.last: dict[Seat, str] = {}
        self.ear = Listener(GAME.claim_typed, 4, Credit(1, 1))

    def watch(self, moment: Moment) -> None:
        if moment.claim is not None:
            self.note(moment.state, moment.seat, moment.claim)
        for event in moment.told:
            if isinstance(event, Revealed):
                for one in self.ear.heard:
                    if one.freshness == 1.0 and one.about == one.speaker:
                        self.checked[holds_of(one.claim, event.hands[one.about], event.totals[one.about])] += 1
            self.rounds += isinstance(event, RoundBegan)
            self.ear.hear(event)

    def note(self, state: CheeseMafia, seat: Seat, claim: Action) -> None:
        self.said += 1
        typed = GAME.notation(claim)
        self.repeated += self.last.get(seat) == typed
        self.last[seat] = typed
        if getattr(claim, "total", None) and getattr(claim, "seat", None) is None:
            total = int(total_of(state, state.hands[seat]))
            self.pairs.append((typed, sum(total >= edge for edge in BANDS)))
        self.ear.hear(Claimed(seat, typed))


def information(pairs: Sequence[tuple[str, int]]) -> tuple[float, float]:
    """Bits that a claim tells of the truth, and bits there are in the truth."""
    both, said, true, n = Counter(pairs), Counter(a for a, _ in pairs), Counter(b for _, b in pairs), len(pairs)
    told = sum(k / n * math.log2(k * n / (said[a] * true[b])) for (a, b), k in both.items())
    return told, -sum(k / n * math.log2(k / n) for k in true.values())


def believable(level: str, games: int, seed: int) -> str:
    books = []
    for game in range(games):
        book = Book()
        play(lambda seat: Talker(GAME, seat, HOW[level]), seed_of(seed, game), seed_of(seed, game, "bots"), book.watch)
        books.append(book)
    told, there = information([pair for book in books for pair in book.pairs])
    luck = random.Random(seed)
    again = sorted(
        information([pair for book in luck.choices(books, k=games) for pair in book.pairs])[0] for _ in range(BOOTSTRAP)
    )
    checked = sum((book.checked for book in books), Counter[bool]())
    each = sum(book.said for book in books) / sum(book.rounds for book in books) / 4
    false = checked[False] / max(1, checked.total())
    return (
        f"| {level} | {games} | {each:.2f} | {percent(false)} of {checked.total()} | {told:.3f} "
        f"({again[int(0.025 * BOOTSTRAP)]:.3f}-{again[int(0.975 * BOOTSTRAP)]:.3f}) of {there:.2f} "
        f"| {sum(book.repeated for book in books)} |"
    )


# Who listens


def listeners(games: int, seed: int, level: str) -> Iterator[str]:
    """One who listens in each of these ways, on the same deals, among three who talk."""
    won: dict[str, list[Dealt]] = {name: [] for name in LISTENERS}
    for game in range(games):
        for name, share in win_by_listener(game, seed, level).items():
            won[name].append((game // 4, share))
        if is_time_to_tell(game, games):
            yield from map(row, compare_wins(won))


def compare_wins(won: Mapping[str, list[Dealt]]) -> Iterator[Sequence[str]]:
    for name, shares in won.items():
        share, gap = share_by_deal(shares), gap_to_deaf(shares, won["deaf"])
        apart = f"{100 * gap.mean:+.1f} ({100 * gap.low:+.1f} to {100 * gap.high:+.1f})"
        yield name, f"{len(shares):,} games", f"{percent(share.mean)} ({interval(share)})", apart


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def is_time_to_tell(game: int, games: int) -> bool:
    """What takes hours says now and then how it stands."""
    return (game + 1) % OFTEN == 0 or game + 1 == games


def gap_to_deaf(some: Sequence[Dealt], deaf: Sequence[Dealt]) -> Share:
    return mean_by_deal([(deal, one - other) for (deal, one), (_, other) in zip(some, deaf, strict=True)])


def win_by_listener(game: int, seed: int, level: str) -> dict[str, float]:
    """What each of them wins of the same game. Who never moves otherwise than the deaf one has the same game."""
    seat, deal, luck = game % 4, seed_of(seed, game // 4), seed_of(seed, game, "bots")
    forked = Forked(seat)
    deaf = play(seat_ear(forked, level), deal, luck)[seat]
    return {
        name: play(seat_ear(an_ear(kind, seat), level), deal, luck)[seat] if name in forked.differs else deaf
        for name, kind in LISTENERS.items()
    }


def seat_ear(ear: Ear, level: str) -> Callable[[Seat], Bot]:
    return lambda at: ear if at == ear.seat else Talker(GAME, at, HOW[level])


class Foresight:
    """All kinds of listeners in one seat: what each thinks of exposing now, against what it would come to."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.ears = {name: an_ear(kind, seat) for name, kind in LISTENERS.items()}
        self.lost: dict[str, list[float]] = {name: [] for name in LISTENERS}

    def hear(self, moment: Moment) -> None:
        said = [] if moment.claim is None else [Claimed(moment.seat, GAME.notation(moment.claim))]
        for ear in self.ears.values():
            for event in (*moment.told, *said):
                ear.hear(event)

    def judge(self, state: CheeseMafia) -> None:
        if state.next_seat() != self.seat or EXPOSE not in state.legal_actions(self.seat):
            return
        view, true = GAME.view(state, self.seat), succeeds(state, self.seat)
        for name, ear in self.ears.items():
            luck = SeededDealer(len(self.lost[name]))
            worlds = ear.imagine(view, *ear.bear_in_mind(view), luck)
            chance = float(chance_to_expose(worlds, GUESSES, luck))
            sure = min(max(chance, 0.5 / GUESSES), 1 - 0.5 / GUESSES)
            self.lost[name].append(-math.log(sure if true else 1 - sure))


def foresight(games: int, seed: int, level: str) -> Iterator[str]:
    """Log-loss of "exposing would succeed now", of each kind of listener at the same moments of the same games."""
    lost: dict[str, list[Dealt]] = {name: [] for name in LISTENERS}
    for game in range(games):
        watching = Foresight(game % 4)
        talkers = lambda seat: Talker(GAME, seat, HOW[level])  # noqa: E731
        play(talkers, seed_of(seed, game // 4), seed_of(seed, game, "bots"), watching.hear, watching.judge)
        for name, losses in watching.lost.items():
            lost[name] += [(game // 4, loss) for loss in losses]
        if is_time_to_tell(game, games):
            yield from map(row, compare_losses(lost, game + 1))


def compare_losses(lost: Mapping[str, list[Dealt]], games: int) -> Iterator[Sequence[str]]:
    for name, losses in lost.items():
        mean, gap = sum(loss for _, loss in losses) / len(losses), gap_to_deaf(losses, lost["deaf"])
        apart = f"{gap.mean:+.4f} ({gap.low:+.4f} to {gap.high:+.4f})"
        yield name, f"{games:,} games, {len(losses):,} moments", f"{mean:.4f}", apart


def seat_mute(seat: Seat, how: Level) -> Callable[[Seat], Bot]:
    return lambda at: (Mute if at == seat else Planner)(GAME, at, how)


def mute(games: int, seed: int, level: str) -> Iterator[str]:
    """Four who look ahead and listen; one of them says nothing."""
    how: Level = HOW[level]._replace(worlds=WORLDS)
    shares: list[Dealt] = []
    for game in range(games):
        seat = game % 4
        won = play(seat_mute(seat, how), seed_of(seed, game // 4), seed_of(seed, game, "bots"))
        shares.append((game // 4, won[seat]))
        if is_time_to_tell(game, games):
            share = share_by_deal(shares)
            yield f"the mute one wins {percent(share.mean)} ({interval(share)}) of {len(shares):,} games; even is 25 %"


SHOWN: Final[Mapping[str, Callable[[int, int, str], Iterator[str]]]] = {
    "listeners": listeners,
    "foresight": foresight,
    "mute": mute,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("believable", *SHOWN))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="vintage", choices=LEVELS)
    given = parser.parse_args()
    if given.what == "believable":
        for level in LEVELS:
            print(believable(level, given.games, given.seed), flush=True)
    else:
        for line in SHOWN[given.what](given.games, given.seed, given.level):
            print(line, flush=True)


if __name__ == "__main__":
    main()
