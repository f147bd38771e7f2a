"""Messages of the Fluent catalogues read as templates."""

from fluent.syntax import FluentParser, ast

from fromagerie.engine.templates import Choice, Placeholder, Template


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
    return Template(tuple([part_of(element) for element in pattern.elements]))


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
        return str(key.name)
    if not key.value.isdigit():
        raise NoTemplate
    return int(key.value)
