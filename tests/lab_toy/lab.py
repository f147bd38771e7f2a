"""What the lab writes down of the toy."""

from typing import Any, ClassVar

from fromagerie.engine.model import Action, Event
from fromagerie.engine.recorder import Box, GameRecorder
from tests.lab_toy import Dealt, Show


def shows(state: Any, action: Action) -> bool:
    return isinstance(action, Show)


class ToyNotes(GameRecorder):
    mechanics: ClassVar = {"showing": shows}

    def hear(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self.has(event.seat, event.card)

    @classmethod
    def swapped(cls, box: Box, thing: str, other: str) -> Box:
        cards = dict(box["cards"])
        cards[thing] = cards[thing] | {"value": cards[other]["value"]}
        return box | {"cards": cards}


RECORDER = ToyNotes
