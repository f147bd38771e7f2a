"""A whole game on paper, to be read in review.

`python -m fromagerie.games.cheese_mafia.tests.test_playthrough` writes it anew.
"""

from pathlib import Path

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Action
from fromagerie.engine.table import fingerprint, open_table
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.reference import FirstGreedy
from fromagerie.games.cheese_mafia.tests.table import BOSSES, look

PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"


def play_through() -> str:
    """Four greedy bosses; every decision with what there was to choose from, and what everybody was told."""
    names = BOSSES[:4]
    table = open_table(GAME, names, GAME.options(), SeededDealer(2026), lambda: 0.0)
    bots = [FirstGreedy(GAME, seat) for seat in range(4)]
    words = GAME.words("en")
    lines = ["Cheese Mafia, four players, greedy bots; private news in brackets.", ""]

    def tell() -> None:
        for to, event in table.told[-1]:
            said = GAME.say_event(event, words, names)
            lines.append(f"  {said}" if to is None else f"  [{said}]")

    tell()
    while not table.over:
        seat = table.state.to_act()[0]
        legal = table.state.legal_actions(seat)
        action: Action = GAME.actions[bots[seat].choose(look(table, seat), legal, SeededDealer(1))]
        offered = " ".join(GAME.notation(GAME.actions[number]) for number in legal)
        lines.append(f"{names[seat]}: {GAME.notation(action)}   (of {offered})")
        table.act(seat, action)
        tell()
    lines += ["", GAME.board(look(table, None), [], words, names), "", fingerprint(table.state), ""]
    return "\n".join(lines)


def test_the_game_on_paper_is_played_like_this_today() -> None:
    assert PLAYTHROUGH.read_text(encoding="utf-8") == play_through()


if __name__ == "__main__":
    PLAYTHROUGH.write_text(play_through(), encoding="utf-8")
