"""Presets: ways of playing that a game proposes by name, so that nobody has to read options before the first game.

A game's own catalogues name them: the preset `family` is called `preset-family`, and explained in
`preset-family-about`.
"""

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, field

from fromagerie.engine.words import Words

if TYPE_CHECKING:
    from fromagerie.engine.game import AnyGame


class Preset(Struct, frozen=True):
    """A table set in one tap: what is agreed on, and who takes the seats where nobody sits."""

    key: str
    options: dict[str, Any] = field(default_factory=dict)  # what is left out has its default
    bots: str = "ripe"  # their level
    clock: Literal["off", "relaxed", "brisk"] = "off"
    pace: Literal["auto", "calm", "brisk", "instant"] = "auto"


class PresetSaid(Struct, frozen=True):
    """A preset in words."""

    title: str
    about: str


def say_presets(game: "AnyGame", words: Words) -> dict[str, PresetSaid]:
    return {
        preset.key: PresetSaid(words(f"preset-{preset.key}"), words(f"preset-{preset.key}-about"))
        for preset in game.presets
    }
