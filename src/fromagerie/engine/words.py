"""Words in the player's language, from the Fluent catalogues: the shared one here and each game's own."""

import errno
import functools
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from babel import Locale

from fromagerie.engine.template_reader import read_template
from fromagerie.engine.templates import Plural, Template

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
SHARED: Final = Path(__file__).parent
REMEMBERED: Final = 2_000  # of the sentences said last: most are said again soon, and making one takes its time


# A message begins at the left edge with its name, and whatever belongs to it is indented.
ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:(?![a-zA-Z#-]).*\n?)*", re.MULTILINE)


def entries_in(text: str) -> dict[str, str]:
    """Every message of a catalogue, unread."""
    return {found[1]: found[0] for found in ENTRY.finditer(text)}


@functools.cache
def plural_of(language: str) -> Plural:
    plural: Plural = Locale.parse(language).plural_form
    return plural


class Words:
    """Messages of one language: `words("played", who="Anne", card="Brie 7")`."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self.files = [folder / f"words.{language}.ftl" for folder in folders]
        self.entries: dict[str, str] = {}
        for file in self.files:
            self.entries = entries_in(file.read_text(encoding="utf-8")) | self.entries
        self.templates: dict[str, Template | None] = {}
        self.plural = plural_of(language)
        self.said = functools.lru_cache(REMEMBERED, typed=True)(self.say)

    @functools.cached_property
    def bundle(self) -> "FluentBundle":
        # Here: it takes long to load, and most of what we say is a template.
        from fluent.runtime import FluentBundle

        # Isolation marks are for right-to-left text; terminals and tests show them as noise.
        return FluentBundle([self.language], use_isolating=False)

    def __call__(self, message: str, **arguments: Any) -> str:
        template = self.templates.get(message) or self.find(message)
        if template is not None and (sentence := template.say(arguments, self.plural)) is not None:
            return sentence
        return self.said(message, **arguments)

    def find(self, message: str) -> Template | None:
        """Parsed when first used: all of them together take a third of a second."""
        if message not in self.templates and message in self.entries:
            self.templates[message] = read_template(self.entries[message])
        return self.templates.get(message)  # None: only Fluent can say it, or `say` complains

    def say(self, message: str, **arguments: Any) -> str:
        # One by one: a whole catalogue takes a tenth of a second, in which a server would do nothing else. None of our
        # messages refers to another.
        if message in self.entries and not self.bundle.has_message(message):
            from fluent.runtime import FluentResource

            self.bundle.add_resource(FluentResource(self.entries[message]))
        # A missing word is a mistake of ours: it stops here instead of reaching a player as a blank.
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the message {message!r} has no text in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"the message {message!r} in {self.language}: {errors[0]}")
        return str(text)

    def list(self, items: list[str]) -> str:
        """Several things in a sentence: "Anne, Bob and Cleo"."""
        if not items:
            return self("list-nobody")
        if len(items) == 1:
            return items[0]
        return self("list-and", some=", ".join(items[:-1]), last=items[-1])

    def any_of(self, items: Sequence[object]) -> str:
        """Things to choose from: "2, 3 or 4"."""
        *some, last = map(str, items)
        return self("list-or", some=", ".join(some), last=last) if some else last


class Silence(Words):
    """Says nothing: for callers that ask only whether, and not why."""

    def __init__(self) -> None:
        self.language = "en"

    def __call__(self, message: str, **arguments: Any) -> str:
        return ""


SILENCE: Final = Silence()


@functools.cache
def words_for(language: str, folder: Path | None = None) -> Words:
    """The words of a game (its folder) or, without one, those all games share."""
    return Words(language, SHARED) if folder is None else Words(language, SHARED, folder)


class Worded(Exception):
    """An error that people read: a message of a catalogue, with its facts, said in their language.

    A fact may be such an error itself, one of the system's, several things to choose from, or a text in each language.
    `str` is for programmers: in English, with a `note` for them alone.
    """

    def __init__(self, message: str, folder: Path | None = None, *, note: str = "", **facts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.folder = folder
        self.note = note
        self.facts = facts

    def say(self, language: str) -> str:
        """The sentence in a language, "en" or "fr"; seats in it count from 1, as people count."""
        words = words_for(language, self.folder)
        return words(self.message, **{name: say_fact(fact, words) for name, fact in self.facts.items()})

    def __str__(self) -> str:
        sentence = self.say("en")
        return f"{sentence.removesuffix('.')} ({self.note})." if self.note else sentence


def say_fact(fact: Any, words: Words) -> Any:
    match fact:
        case Worded():
            return fact.say(words.language)
        case OSError():
            message = f"errno-{errno.errorcode.get(fact.errno or 0, '').lower()}"
            return words(message) if message in words.entries else fact.strerror or type(fact).__name__
        case list() | tuple():
            return words.any_of(fact)
        case dict():
            return fact[words.language]
    return fact
