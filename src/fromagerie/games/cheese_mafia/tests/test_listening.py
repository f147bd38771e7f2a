"""Bots that listen: the same words weigh as much as whoever says them told the truth before."""

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Claimed, Seat
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.bots import LEVELS
from fromagerie.games.cheese_mafia.ai.learnt import learnt_tastes
from fromagerie.games.cheese_mafia.ai.planner import Planner
from fromagerie.games.cheese_mafia.ai.worlds import Worlds, chance_to_expose
from fromagerie.games.cheese_mafia.model import Revealed, RoundBegan
from fromagerie.games.cheese_mafia.rules_cards import holds
from fromagerie.games.cheese_mafia.rules_redeal import cards_not_placed
from fromagerie.games.cheese_mafia.rules_table import SPECIAL
from fromagerie.games.cheese_mafia.tests.table import look, shrink_pile, sit

pytestmark = pytest.mark.once
SPEAKERS = (2, 3)
CHECKED = 5  # claims of each that hands have proved
# A total of 8 against hands that had time to get low; what was high has been played.
POSITION = sit("C2 C3 C3 | C7 C5 C6 | C4 C8 C7 | C6 C8 C9", turns=6, gangsters=[2, 4, 4, 4], cheese=[4, 4, 4, 4])
shrink_pile(POSITION, 13, keep=["C1", "C1", "C1", "C1", "C2", "C2", "C2", "AVO"])


def sitting(honest: Seat, says: Seat | None, worlds: int = 120) -> Planner:
    """Somebody who has heard one speaker tell the truth five times, and the other lie as often; then one speaks."""
    bot = Planner(GAME, 0, LEVELS["vintage"]._replace(worlds=worlds))
    for number in range(CHECKED):
        bot.hear(RoundBegan(number + 1, 0))
        for speaker in SPEAKERS:
            bot.hear(Claimed(speaker, "<5" if speaker == honest else "21+"))
        bot.hear(Revealed([["C1"] * 3] * 4, [3] * 4))
    bot.hear(RoundBegan(CHECKED + 1, 0))
    if says is not None:
        bot.hear(Claimed(says, "<5"))
    return bot


def chance(bot: Planner) -> float:
    view = look(POSITION, 0)
    flow, listener = bot.bear_in_mind(view)
    return float(chance_to_expose(bot.imagine(view, flow, listener, SeededDealer(1)), 20000, SeededDealer(2)))


@pytest.mark.parametrize("says", SPEAKERS)
def test_who_told_the_truth_is_believed_and_who_lied_is_not(says: Seat) -> None:
    other = sum(SPEAKERS) - says
    deaf, warned, calmed = (chance(sitting(*way)) for way in ((says, None), (says, says), (other, says)))
    assert warned < calmed - 0.15, (warned, calmed)
    assert warned < deaf - 0.05, (warned, deaf)


@pytest.mark.parametrize("says", SPEAKERS)
def test_one_exposes_less_often_against_somebody_who_is_believed(says: Seat) -> None:
    view, legal = look(POSITION, 0), POSITION.state.legal_actions(0)
    expose = GAME.number_of[GAME.action_typed["X"]]

    def exposes(honest: Seat) -> int:
        return sum(sitting(honest, says).choose(view, legal, SeededDealer(luck)) == expose for luck in range(200))

    believed, doubted = exposes(says), exposes(sum(SPEAKERS) - says)
    # Two hundred times each: a difference of forty would be luck once in ten thousand times.
    assert believed < doubted - 40, (believed, doubted)


def test_what_a_search_found_counts_for_more_than_where_a_card_was_seen_going() -> None:
    """One special card is left, a search found one in the second hand, and it was last seen going to the third."""
    table = sit("C2 C3 C3 | C5 AVO C6 | C4 C8 C7 | C6 C8 C9")
    shrink_pile(table, 8, keep=["C1", "C1", "C1", "C2", "C2", "C2", "C4", "C4"])
    root = GAME.imagine(look(table, 0), SeededDealer(1))
    root.found[1] = SPECIAL
    lawyer = root.setup.names.index("AVO")
    left = cards_not_placed(root, 0)
    assert [kind for kind in range(root.setup.kinds) if left[kind] and root.nature(kind) == SPECIAL] == [lawyer]
    worlds = Worlds(root, 0, learnt_tastes(), [])
    worlds.kinds.append(lawyer)
    worlds.holders.append([2])
    drawn = worlds.draw(5, SeededDealer(2))
    assert drawn
    assert all(holds(world.hands[1], lawyer) for world in drawn)
