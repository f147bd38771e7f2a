"""Sentences as templates to be filled in. Fluent can do more, and takes ten times as long for what we mostly say.

A template is a message made of text, placeholders, and choices by one: `{ $tricks -> [one] trick *[other] tricks }`.
All else is left to Fluent, and so is whatever a language writes in its own way: large numbers, fractions.
"""

# compiled with mypyc

from collections.abc import Callable, Iterable
from typing import Any

Plural = Callable[[int], str]


class Placeholder:
    """To be filled with what has this name."""

    def __init__(self, name: str) -> None:
        self.name = name


class Choice:
    """One of several texts, by a number or a word: by itself, or by the plural it takes; else the usual one."""

    def __init__(self, name: str, variants: "dict[str | int, Template]", usual: "Template") -> None:
        self.name = name
        self.variants = variants
        self.usual = usual

    def fill(self, arguments: dict[str, Any], plural: Plural) -> str:
        value = arguments[self.name]
        for key, template in self.variants.items():
            if key == value or (type(value) is int and type(key) is str and key == plural(value)):
                return template.fill(arguments, plural)
        return self.usual.fill(arguments, plural)


class Template:
    """A whole sentence, or a part of one."""

    def __init__(self, parts: tuple[str | Placeholder | Choice, ...]) -> None:
        self.parts = parts
        self.placeholders = frozenset(placeholders_in(parts))
        self.pattern = pattern_of(parts)  # for Python's % operator, where nothing is to be chosen

    def say(self, arguments: dict[str, Any], plural: Plural) -> str | None:
        """The sentence; None unless everything is there, and is something that every language writes alike."""
        for argument in arguments.values():
            if type(argument) is not str and not (type(argument) is int and 0 <= argument < 1000):
                return None
        for name in self.placeholders:
            if name not in arguments:
                return None
        return self.fill(arguments, plural)

    def fill(self, arguments: dict[str, Any], plural: Plural) -> str:
        if self.pattern is not None:
            return self.pattern % arguments
        texts = []
        for part in self.parts:
            if isinstance(part, str):
                texts.append(part)
            elif isinstance(part, Placeholder):
                texts.append(str(arguments[part.name]))
            else:
                texts.append(part.fill(arguments, plural))
        return "".join(texts)


def pattern_of(parts: Iterable[str | Placeholder | Choice]) -> str | None:
    texts: list[str] = []
    for part in parts:
        if isinstance(part, Choice):
            return None
        texts.append(f"%({part.name})s" if isinstance(part, Placeholder) else part.replace("%", "%%"))
    return "".join(texts)


def placeholders_in(parts: Iterable[str | Placeholder | Choice]) -> Iterable[str]:
    for part in parts:
        if isinstance(part, Placeholder | Choice):
            yield part.name
        if isinstance(part, Choice):
            yield from part.usual.placeholders.union(*(template.placeholders for template in part.variants.values()))
