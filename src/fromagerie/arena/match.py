"""One game between bots."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from fromagerie.arena.cheater import OpenTable, seat_bot
from fromagerie.bots.light import all_light, play_light
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Claimed, Options, Told
from fromagerie.engine.state import State
from fromagerie.jobs.seeds import seed_of


class Result(Struct):
    """How a game ended: who won, the scores, how many decisions it took."""

    winners: list[int]
    scores: list[int]
    decisions: int

    def win_of(self, seat: int) -> float:
        """A seat's share of the win; where all lost, all share, so that the shares of a table add up to one."""
        winners = self.winners or range(len(self.scores))
        return (seat in winners) / len(winners)


# Sees every decision before it is carried out: the state, the seat and the action.
Watch = Callable[[State, int, int], None]


def play(
    game: AnyGame,
    bots: Sequence[str],
    options: Options,
    deal: int,
    luck: int,
    watch: Watch | None = None,
    *,
    talk: bool = False,
) -> Result:
    """Seat these bots and play to the end. `deal` seeds the cards, `luck` whatever the bots decide by chance.

    Where all of them are light and nobody looks on, the game is played inside the core: it is the same game.

    `talk`: they may claim things, and hear each other's claims.
    """
    dealer = SeededDealer(seed_of(deal, "cards"))
    light = None if watch or talk else all_light(game, bots)
    if light is not None:
        table = game.deal(len(bots), options, dealer)
        made = play_light(game, table, light, [seed_of(luck, seat) for seat in range(len(bots))], dealer)
        return Result(table.winners(), table.scores() or [], made)
    told: list[Told] = []
    state = game.deal(len(bots), options, dealer, told)
    seated = {seat: seat_bot(name, game, seat) for seat, name in enumerate(bots)}
    driver = OpenTable(game, seated, {seat: SeededDealer(seed_of(luck, seat)) for seat in seated})
    tongues = {seat: SeededDealer(seed_of(luck, "talk", seat)) for seat in seated}
    decisions = 0
    driver.hear(told)
    while plan := driver.next_move(state):
        told.clear()
        if watch:
            watch(state, plan.seat, plan.action)
        state.apply(plan.seat, plan.action, dealer)
        driver.made(plan)
        driver.hear(told)
        for seat, claim in driver.claims(state, tongues) if talk else ():
            driver.hear([Told(None, Claimed(seat=seat, claim=game.notation(claim)))])
        decisions += 1
    return Result(state.winners(), state.scores() or [], decisions)
