"""Refusals in words."""

from fromagerie.server import wire
from fromagerie.server.domain.decisions import CommandRejected
from fromagerie.server.words import server_words


def explain(error: CommandRejected, command: str | None, language: str) -> wire.Refused:
    return wire.Refused(command, error.code, server_words(language)(error.message, **error.facts), error.clause)
