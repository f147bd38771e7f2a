"""Refusals in words."""

from fromagerie.engine.words import say_fact
from fromagerie.server import wire
from fromagerie.server.domain.decisions import CommandRejected
from fromagerie.server.words import server_words


def explain(error: CommandRejected, command: str | None, language: str) -> wire.Refused:
    words = server_words(language)
    facts = {name: say_fact(fact, words) for name, fact in error.facts.items()}
    return wire.Refused(command, error.code, words(error.message, **facts), error.clause)
