"""How quick the best answer was: of right ones only, and only where the race was timed."""

import msgspec

from fromagerie.engine.medals import Heard, Story
from fromagerie.games.cheese_master.keepsakes import answer_time, signs
from fromagerie.games.cheese_master.model import RoundEnded, Shown, WheelTaken

END = RoundEnded(1, [], Shown(0, 0, 0, 0, 0, 0), 0, right=[1], wrong=[0], without=2, plates=[], lost=[], points=[])
TOLD = [WheelTaken(0, 1, 1), WheelTaken(1, 2, 0), END]
STORY = Story(4, [0, 1, 0, 0], [1], [Heard(entry, event) for entry, event in enumerate(TOLD, start=5)], [])


def test_the_best_answer_is_the_quickest_right_one() -> None:
    timed = msgspec.structs.replace(STORY, raced={5: 400, 6: 900})
    assert [answer_time(timed, seat) for seat in range(4)] == [None, 900, None, None]
    assert answer_time(STORY, 1) is None


def test_signs_say_right_wrong_without_a_wheel_and_nothing_of_who_is_out() -> None:
    assert [list(signs(STORY, seat)) for seat in range(4)] == [["mouse"], ["cheese"], ["plate"], []]
