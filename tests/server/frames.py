"""Frames that nearly make sense: made from the wire's own types, then bent and broken; the same every time."""

import random
import string
from typing import Any

import msgspec

from fromagerie.server import wire

WORDS = (
    "",
    "x",
    "B7",
    "PASS",
    "ripe",
    "cheese-rescue",
    "hello",
    "a" * 600,
    "\u202e",
    "\ud83e",
    "\x00",
    "🧀",
    "-1",
    "null",
)
ODD: tuple[Any, ...] = (
    *(None, True, 0, -1, 15, 16, 2**31, 2**63, -(2**70), 0.5, 1e308, -0.0, "", "0", [], {}, [[]], {"a": {}}),
    *(["x"] * 50, {"do": "hello"}, "en", "fr", "de"),
)


class Frames:
    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.count = 0

    def frame(self) -> str | bytes:
        """One frame, as text or bytes."""
        self.count += 1
        made = self.command()
        for _ in range(self.luck.choice((0, 0, 1, 1, 2))):
            self.bend(made)
        text = self.spell(made)
        if self.luck.random() < 0.15:
            text = self.tear(text)
        if self.luck.random() < 0.1:
            raw = text.encode("utf-8", "replace")
            at = self.luck.randrange(len(raw) + 1)
            return raw[:at] + bytes([self.luck.randrange(256)]) + raw[at:]
        return text

    def command(self) -> dict[str, Any]:
        """A command with fitting fields."""
        kind: Any = self.luck.choice(wire.COMMANDS)
        made: dict[str, Any] = {"do": kind.__struct_config__.tag}
        for field in msgspec.structs.fields(kind):
            if field.required or self.luck.random() < 0.5:
                made[field.name] = self.fitting(field.name)
        return made

    def fitting(self, name: str) -> Any:
        choices: dict[str, Any] = {
            "id": f"f{self.count}",
            "seat": self.luck.randrange(4),
            "seen": self.luck.randrange(40),
            "move": self.luck.choice(WORDS),
            "options": {self.luck.choice(WORDS): self.luck.choice(ODD)},
            "players": self.luck.randrange(1, 6),
            "language": self.luck.choice(("en", "fr")),
            "what": self.luck.choice(("pause", "end")),
            "yes": False,
            "bot": self.luck.choice(("ripe", "random", None, "cheater")),
            "protocol": 1,
        }
        return choices.get(name, self.luck.choice(WORDS))

    def bend(self, made: dict[str, Any]) -> None:
        """Another value, a field too many, one too few, or one under another's name."""
        name = self.luck.choice(list(made) or ["do"])
        match self.luck.randrange(4):
            case 0:
                made[name] = self.luck.choice(ODD)
            case 1:
                made[self.luck.choice(WORDS)] = self.luck.choice(ODD)
            case 2:
                made.pop(name, None)
            case _:
                made[name] = self.fitting(self.luck.choice(("id", "seat", "move", "seen")))

    def spell(self, made: dict[str, Any]) -> str:
        import json

        text = json.dumps(made, ensure_ascii=self.luck.random() < 0.5)
        return text.encode("utf-8", "replace").decode() if self.luck.random() < 0.5 else json.dumps(made)

    def tear(self, text: str) -> str:
        """A piece missing, doubled, nested deeply, or noise."""
        at, to = sorted(self.luck.randrange(len(text) + 1) for _ in range(2))
        depth = self.luck.choice((1, 50, 2000))
        return self.luck.choice(
            (
                text[:at] + text[to:],
                text[:to] + text[at:],
                "[" * depth + text + "]" * depth,
                '{"do":' * depth + text,
                "".join(self.luck.choices(string.printable, k=40)),
                text.replace(":", ": 1e99999,", 1),
                text.replace('"', '"\\ud800', 1),
            )
        )[: wire.FRAME]
