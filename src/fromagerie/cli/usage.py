"""How the command line is read, and what it says of itself, in the language of whoever typed."""

import argparse
import re
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NoReturn

from fromagerie import system
from fromagerie.cli.common import WordedUsage, cli_words
from fromagerie.engine.words import LANGUAGES

# argparse's own complaints, and the message that says each of them; what it found stands in the named groups.
COMPLAINTS: Final = {
    r"the following arguments are required: (?P<what>.+)": "usage-missing",
    r"unrecognized arguments: (?P<what>.+)": "usage-unknown",
    r"ambiguous option: (?P<what>\S+) could match (?P<choices>.+)": "usage-ambiguous",
    r"argument COMMANDE?: invalid choice: '(?P<what>.*)' \(choose from (?P<choices>.+)\)": "usage-command",
    r"argument (?P<where>\S+): invalid choice: '?(?P<what>.*?)'? \(choose from (?P<choices>.+)\)": "usage-choice",
    r"argument (?P<where>\S+): invalid int value: '(?P<what>.*)'": "usage-number",
    r"argument (?P<where>\S+): invalid float value: '(?P<what>.*)'": "usage-number",
    r"argument (?P<where>\S+): expected one argument": "usage-no-value",
    r"argument (?P<where>\S+): ignored explicit argument '(?P<what>.*)'": "usage-no-value-wanted",
    r"argument (?P<where>\S+): not allowed with argument (?P<what>\S+)": "usage-not-both",
}


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for, or else that of the system; needed before anything else is understood."""
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            asked = value or "".join(arguments[place + 1 : place + 2])
            if asked in LANGUAGES:
                return asked
    return "fr" if system.language().startswith("fr") else "en"


class Formatter(argparse.HelpFormatter):
    """Help whose first word is in the reader's language."""

    def __init__(self, prog: str, usage: str, **how: Any) -> None:
        super().__init__(prog, **how)
        self.usage_word = usage

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """argparse that complains in one sentence."""

    def __init__(self, *, language: str = "en", **how: Any) -> None:
        say = cli_words(language)
        how |= {"add_help": False, "formatter_class": partial(Formatter, usage=say("help-usage") + " ")}
        super().__init__(**how)
        self._positionals.title = say("help-positional")
        self._optionals.title = say("help-options")
        self.add_argument("-h", "--help", action="help", help=say("help-help"))

    def error(self, message: str) -> NoReturn:
        for pattern, key in COMPLAINTS.items():
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                facts = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                raise WordedUsage(key, command=self.prog, **facts)
        raise WordedUsage("usage-other", command=self.prog, what=f"{message[:1].upper()}{message[1:]}")
