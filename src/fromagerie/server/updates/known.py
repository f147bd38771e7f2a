"""What a listener knows from the last update: it is not said again while it stays the same."""

# compiled with mypyc

from typing import Any, Final, NamedTuple

from fromagerie.server import wire


class Known(NamedTuple):
    """None: nothing was said of it, or there is nothing to say."""

    you: wire.You | None
    room: Any  # encoded

    def since(self, before: "Known") -> "Known":
        """What of this is to be said to somebody who knows that."""
        if self == before:
            return NOTHING
        return Known(None if self.you == before.you else self.you, None if self.room == before.room else self.room)


NOTHING: Final = Known(None, None)
