"""The player everybody should beat."""

from typing import Any

from fromagerie.engine.bot import Bot, Reason
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.light import SLOWEST
from fromagerie.engine.model import Event


class Random(Bot):
    """Any legal action, each equally likely, at any time."""

    def choose(self, view: Any, legal: list[int], dealer: Dealer) -> int:
        return legal[dealer.below(len(legal))]

    def reason(self, seen: Any, heard: list[Event]) -> Reason:
        return Reason("why-random", {})

    def reaction(self, view: Any, action: int, dealer: Dealer) -> int:
        # Equal times would give every race to the first seat.
        return 1 + dealer.below(SLOWEST)
