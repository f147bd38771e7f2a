"""docs/api.md, made from the docstrings of the names that `import fromagerie` offers.

`./dev types` writes it; a test says when it is out of date. What stands there is the public API, and the test suite
compares its signatures with tests/public_api.txt.
"""

import ast
import functools
import inspect
import textwrap
from pathlib import Path
from typing import Any, Final

import fromagerie

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "api.md"

# The page in its order: every name of the library, with what is public of it. Other members may change at any time.
CHAPTERS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "To begin with": dict.fromkeys(
        ("all_games", "get_game", "play", "replay", "review", "write_journal", "make_bot"), ()
    ),
    "At a table": {
        "Table": (
            *("game", "names", "journal", "options", "state", "to_act", "over", "winners", "scores"),
            *("legal", "view", "events", "board", "parse", "may", "why", "act", "ask", "undo", "sayable", "claim"),
        ),
        "Game": (
            *("key", "title", "minutes", "race", "box", "player_counts", "actions", "claims", "notation"),
            *("words", "say_action", "say_event", "rules"),
        ),
        "Bot": ("game", "seat", "choose", "plan", "reaction", "hear"),
    },
    "What is said there": dict.fromkeys(
        ("Action", "Event", "Told", "View", "Options", "Refusal", "Board", "Journal", "Review"), ()
    ),
    "What can go wrong": {
        "IllegalAction": (),
        **dict.fromkeys(("UnknownGame", "UnknownBot", "BadOptions", "BadJournal"), ("say",)),
        "BadBox": (),
    },
}

HEADING: Final = """<!-- Made by ./dev types from the docstrings; changes made here are lost. -->
# From Python

`import fromagerie` offers the names on this page. Cards, cells and moves are written in the notation of each game, as
players type them; seats are numbers that count from 0, in options and journals too. (Where people read and type them
they count from 1: in Cheese Mafia `>2` is seat 1, and `--option first=1` on the command line is `first=0` here.)

Names are typed (`py.typed`), and nothing is imported before it is used. In signatures a `Seat` is an `int`, and
`AnyGame` any `Game`.

## What stays as it is

Versions are [semantic](https://semver.org): `fromagerie.__version__`, `fromagerie --version`. Public are the names of
`fromagerie.__all__` with the members listed here, the command line, the wire
([its own number](protocol.md)), the format of journals and of each `box.toml`.

- A **patch** (0.1.1) repairs: no name, argument or default changes.
- A **minor** version (0.2.0) adds names, arguments with a default, options, games and bots. Sentences, boards, the
  `repr` of things and the strength of bots may change in it. Old journals are replayed, or refused with a sentence
  where a game's `rules_version` has changed.
- A **major** version may rename and remove. Until 1.0.0 a minor version may, and the [list of changes](../CHANGELOG.md)
  says so.

Whatever else can be imported, such as `fromagerie.engine`, may change at any time. A test compares this page's
names and arguments with `tests/public_api.txt`: whoever changes the API changes that file too.
"""


def outputs() -> dict[Path, str]:
    return {PAGE: page()}


def page() -> str:
    parts = [HEADING]
    for chapter, names in CHAPTERS.items():
        parts.append(f"## {chapter}\n")
        for name, members in names.items():
            thing = getattr(fromagerie, name)
            parts.append(f"### {name}\n\n{code(signature(name, thing))}\n\n{explained(thing)}\n")
            parts += [member_entry(thing, member) for member in members if has_doc(thing, member)]
    return "\n".join(parts)


def member_entry(thing: type, member: str) -> str:
    found = inspect.getattr_static(thing, member)
    return f"#### {thing.__name__}.{member}\n\n{code(signature(member, found))}\n\n{explained(found)}\n"


def has_doc(thing: type, member: str) -> bool:
    """Plain attributes are told of in the docstring of their class."""
    return function_in(inspect.getattr_static(thing, member, None)) is not None


def public_api() -> list[str]:
    """Every public name with its arguments, a line each."""
    lines = [f"__version__: {type(fromagerie.__version__).__name__}"]
    for names in CHAPTERS.values():
        for name, members in names.items():
            thing = getattr(fromagerie, name)
            lines.append(signature(name, thing))
            lines += [f"{name}.{signature(member, inspect.getattr_static(thing, member, None))}" for member in members]
    return lines


# One name


def signature(name: str, thing: Any) -> str:
    """As it is written in the source: the same for every version of Python."""
    if isinstance(thing, type):
        fields = getattr(thing, "__struct_fields__", getattr(thing, "_fields", ()))
        bases = ", ".join(base.__name__ for base in thing.__bases__ if base is not object)
        return f"class {name}" + (f"({bases})" if bases else "") + (f": {', '.join(fields)}" if fields else "")
    function = function_in(thing)
    if function is None:
        return name
    written = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(written, ast.FunctionDef)
    assert written.returns is not None, f"{name} does not say what it returns"
    arguments = "" if function is not thing else f"({ast.unparse(written.args)})"
    return f"{name}{arguments} -> {ast.unparse(written.returns)}".replace("(self, ", "(").replace("(self)", "()")


def function_in(thing: Any) -> Any:
    match thing:
        case property():
            return thing.fget
        case functools.cached_property():
            return thing.func
    return thing if inspect.isfunction(thing) else None


def explained(thing: Any) -> str:
    """The docstring: its text, and its example as code."""
    text, prompt, example = (inspect.getdoc(thing) or "").partition(">>> ")
    return text.strip() + (f"\n\n{code(prompt + example, 'pycon')}" if example else "")


def code(text: str, language: str = "python") -> str:
    return f"```{language}\n{text.strip()}\n```"
