"""Sentences as templates to be filled in. Fluent can do more, and takes ten times as long for what we mostly say.

A template is a message made of text, placeholders, and choices by one: `{ $tricks -> [one] trick *[other] tricks }`.
All else is left to Fluent, and so is whatever a language writes in its own way: large numbers, fractions.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

Plural = Callable[[int], str]


class Placeholder(NamedTuple):
    """To be filled with what has this name."""

    name: str

    def fill(self, arguments: Mapping[str, Any], plural: Plural) -> str:
        return str(arguments[self.name])


class Choice(NamedTuple):
    """One of several texts, by a number or a word: by itself, or by the plural it takes; else the usual one."""

    name: str
    variants: Mapping[str | int, "Template"]
    usual: "Template"

    def fill(self, arguments: Mapping[str, Any], plural: Plural) -> str:
        value = arguments[self.name]
        for key, template in self.variants.items():
            if key == value or (type(value) is int and type(key) is str and key == plural(value)):
                return template.fill(arguments, plural)
        return self.usual.fill(arguments, plural)


class Template(NamedTuple):
    """A whole sentence, or a part of one."""

    parts: tuple[str | Placeholder | Choice, ...]
    placeholders: frozenset[str]
    pattern: str | None  # for Python's % operator, where nothing is to be chosen

    def takes(self, arguments: Mapping[str, Any]) -> bool:
        """Everything is there, and is something that every language writes alike."""
        for argument in arguments.values():
            if type(argument) is not str and not (type(argument) is int and 0 <= argument < 1000):
                return False
        return self.placeholders <= arguments.keys()

    def fill(self, arguments: Mapping[str, Any], plural: Plural) -> str:
        if self.pattern is not None:
            return self.pattern % arguments
        return "".join([part if isinstance(part, str) else part.fill(arguments, plural) for part in self.parts])


class NoTemplate(Exception):
    """Something that only Fluent can say."""


def read_template(entry: str) -> Template | None:
    """A message as a template, if it is one."""
    message = FluentParser(with_spans=False).parse_entry(entry)
    if not isinstance(message, ast.Message) or message.value is None:
        return None
    try:
        return template_of(message.value)
    except NoTemplate:
        return None


def template_of(pattern: ast.Pattern) -> Template:
    parts = tuple(part_of(element) for element in pattern.elements)
    return Template(parts, frozenset(placeholders_in(parts)), pattern_of(parts))


def pattern_of(parts: Iterable[str | Placeholder | Choice]) -> str | None:
    texts: list[str] = []
    for part in parts:
        if isinstance(part, Choice):
            return None
        texts.append(f"%({part.name})s" if isinstance(part, Placeholder) else part.replace("%", "%%"))
    return "".join(texts)


def part_of(element: ast.TextElement | ast.Placeable) -> str | Placeholder | Choice:
    match element:
        case ast.TextElement(value=str(text)):
            return text
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return str(literal.parse()["value"])
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            return Placeholder(name)
        case ast.Placeable(expression=ast.SelectExpression(selector=ast.VariableReference() as by) as select):
            variants = {key_of(variant.key): template_of(variant.value) for variant in select.variants}
            usual = next(template_of(variant.value) for variant in select.variants if variant.default)
            return Choice(by.id.name, variants, usual)
    raise NoTemplate


def key_of(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    if isinstance(key, ast.Identifier):
        return key.name
    if not key.value.isdigit():
        raise NoTemplate
    return int(key.value)


def placeholders_in(parts: Iterable[str | Placeholder | Choice]) -> Iterable[str]:
    for part in parts:
        if isinstance(part, Placeholder | Choice):
            yield part.name
        if isinstance(part, Choice):
            yield from part.usual.placeholders.union(*(template.placeholders for template in part.variants.values()))
