"""What the server itself says, in every language."""

from functools import lru_cache
from pathlib import Path

from fromagerie.engine.words import Words, words_for

HERE = Path(__file__).parent


@lru_cache
def server_words(language: str) -> Words:
    return words_for(language, HERE)
