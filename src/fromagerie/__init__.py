"""Fromagerie: five cheese games, one rules core, many doors.

What is listed in `__all__` is the library, explained in docs/api.md.
"""

from fromagerie import _compiled

# The rules come compiled where a compiler was at hand. FROMAGERIE_PURE=1 runs the same source interpreted: the test
# suite does both and compares.
_compiled.decide()

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadBox",
    "BadJournal",
    "BadOptions",
    "Board",
    "Bot",
    "Event",
    "Game",
    "IllegalAction",
    "Journal",
    "Options",
    "Refusal",
    "Review",
    "Table",
    "Told",
    "UnknownBot",
    "UnknownGame",
    "View",
    "__version__",
    "all_games",
    "get_game",
    "make_bot",
    "play",
    "replay",
    "review",
    "write_journal",
]

TYPE_CHECKING = False  # as in typing, which takes longer to import than all of this
if TYPE_CHECKING:
    from fromagerie.library import (
        Action,
        BadBox,
        BadJournal,
        BadOptions,
        Board,
        Bot,
        Event,
        Game,
        IllegalAction,
        Journal,
        Options,
        Refusal,
        Review,
        Table,
        Told,
        UnknownBot,
        UnknownGame,
        View,
        all_games,
        get_game,
        make_bot,
        play,
        replay,
        review,
        write_journal,
    )
else:
    # Nothing is imported before it is asked for: the command line and compiled rules come through here too. Type
    # checkers do not see this function, so that they notice names that are not there.
    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'fromagerie' has no attribute {name!r}")
        from fromagerie import library

        found = globals()[name] = getattr(library, name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
