"""Games for the coach: the reference policy against itself, and bots against each other."""

from collections.abc import Sequence

from fromagerie.bots import make_bot
from fromagerie.coach.judge import Budget, Judge
from fromagerie.engine.coaching import Position
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.journal import Journal
from fromagerie.engine.table import open_table

# Games in which choices can be weighed: the race is judged by time and accuracy.
WEIGHED = ("cheese-mafia", "cheese-rescue", "cheez-tricks", "drole-de-fromage")
QUICK = Budget(value=8, first=4, full=12, again=0)


def reference_game(key: str, players: int, seed: int) -> Journal:
    """The reference against itself; each seat's luck is that which the coach will judge it by with this seed."""
    game = get_game(key)
    table = open_table(game, [str(seat) for seat in range(players)], game.options(), SeededDealer(seed))
    judges = [Judge(game, seat, players, seed) for seat in range(players)]
    while table.to_act:
        seat = table.to_act[0]
        position = Position(game, seat, table.view(seat), table.events(seat))
        chosen = game.coaching.exact_reference(position, table.state.legal_actions(seat))
        if chosen is None:
            chosen = judges[seat].reference(position, len(table.standing) - 1)
        table.act(seat, game.actions[chosen])
    return table.journal


def bot_game(game: AnyGame, kinds: Sequence[str], seed: int) -> Journal:
    """These bots at one table."""
    table = open_table(game, list(kinds), game.options(), SeededDealer(seed))
    bots = [make_bot(kind, game, seat) for seat, kind in enumerate(kinds)]
    while table.to_act:
        seat = table.to_act[0]
        table.act(seat, table.ask(bots[seat], seed))
    return table.journal
