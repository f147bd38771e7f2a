"""Reactions: sent to everybody at the table, kept nowhere, and not too many of them."""

from typing import Final

from fromagerie.server.domain.decisions import refuse
from fromagerie.server.rate_limits import Rate

PERSON: Final = (Rate(1, 2.0), Rate(5, 30.0))
# Anybody may watch, any number of them, and each reaction goes to all of them.
WATCHERS: Final = Rate(15, 30.0)


class Reactions:
    """When people reacted lately, and the ids of those commands: sent again, one is not shown again."""

    __slots__ = ("by_person", "watchers")

    def __init__(self) -> None:
        self.by_person: dict[str, list[tuple[float, str]]] = {}
        self.watchers: list[float] = []

    def add(self, person: str, command: str, now: float, *, watches: bool) -> bool:
        """Count a reaction; False if it was counted before. Raises CommandRejected."""
        self.forget(now)
        lately = self.by_person.get(person, [])
        if any(command == earlier for _, earlier in lately):
            return False
        if any(sum(now - at < rate.seconds for at, _ in lately) >= rate.times for rate in PERSON):
            refuse("too-many", "too-many-reactions")
        if watches:
            if len(self.watchers) >= WATCHERS.times:
                refuse("too-many", "too-many-reactions")
            self.watchers.append(now)
        self.by_person[person] = [*lately, (now, command)]
        return True

    def forget(self, now: float) -> None:
        """What is longer ago than any limit looks back."""
        horizon = now - max(rate.seconds for rate in (*PERSON, WATCHERS))
        self.watchers = [at for at in self.watchers if at > horizon]
        self.by_person = {
            person: recent
            for person, lately in self.by_person.items()
            if (recent := [reacted for reacted in lately if reacted[0] > horizon])
        }
