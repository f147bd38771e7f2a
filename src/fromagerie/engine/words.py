"""Words in the player's language, from the Fluent catalogues: the shared one here and each game's own."""

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from babel import Locale
from fluent.syntax import FluentParser

from fromagerie.engine.forms import Form, forms_in

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
SHARED: Final = Path(__file__).parent
REMEMBERED: Final = 2_000  # of the sentences said last: most are said again soon, and making one takes its time


class Words:
    """Messages of one language: `words("played", who="Anne", card="Brie 7")`."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self.forms: dict[str, Form] = {}
        self.plural = Locale.parse(language).plural_form
        texts = [(folder / f"words.{language}.ftl").read_text(encoding="utf-8") for folder in folders]
        self.catalogues = [FluentParser().parse(text) for text in texts]
        for catalogue in self.catalogues:
            self.forms = forms_in(catalogue) | self.forms
        self.said = functools.lru_cache(REMEMBERED, typed=True)(self.say)

    @functools.cached_property
    def bundle(self) -> "FluentBundle":
        # Here: it takes long to load, and most of what we say is a form.
        from fluent.runtime import FluentBundle

        # Isolation marks are for right-to-left text; terminals and tests show them as noise.
        bundle = FluentBundle([self.language], use_isolating=False)
        for catalogue in self.catalogues:
            bundle.add_resource(catalogue)
        return bundle

    def __call__(self, message: str, **arguments: Any) -> str:
        form = self.forms.get(message)
        if form is not None and form.takes(arguments):
            return form.fill(arguments, self.plural)
        return self.said(message, **arguments)

    def say(self, message: str, **arguments: Any) -> str:
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


class Silence(Words):
    """Says nothing: for whoever asks only whether, and not why."""

    def __init__(self) -> None:
        self.language = "en"

    def __call__(self, message: str, **arguments: Any) -> str:
        return ""


SILENCE: Final = Silence()


@functools.cache
def words_for(language: str, folder: Path | None = None) -> Words:
    """The words of a game (its folder) or, without one, of the house."""
    return Words(language, SHARED) if folder is None else Words(language, SHARED, folder)
