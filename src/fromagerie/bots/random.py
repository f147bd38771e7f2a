"""The player everybody should beat."""

from typing import Any

from fromagerie.engine.bot import Bot
from fromagerie.engine.dealer import Dealer


class Random(Bot):
    """Any legal action, each equally likely."""

    def choose(self, view: Any, legal: list[int], dealer: Dealer) -> int:
        return legal[dealer.below(len(legal))]
