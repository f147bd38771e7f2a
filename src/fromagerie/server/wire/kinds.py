"""What both sides of the wire have in common."""

from typing import Annotated, Final, Literal

from msgspec import Meta

PROTOCOL: Final = 1
FRAME: Final = 8 * 1024  # bytes a client may send at once

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$", description="made by the client")]
# What is too long is refused with a sentence (domain/names.py), not as nonsense.
Name = Annotated[str, Meta(min_length=1, max_length=500, description="at most 24 characters, all of them visible")]
Seed = Annotated[str, Meta(max_length=64, description="the player's own part of the luck: any text, best random")]
Face = Annotated[
    int, Meta(ge=0, le=191, description="one of 24 heads, times 8, plus one of 8 colours of what it wears")
]
Text = Annotated[str, Meta(max_length=500)]
Place = Annotated[int, Meta(ge=0, le=15, description="a seat, from 0")]
Language = Literal["en", "fr"]
# The last three are slow: hours for each move, and nobody is missed who is not here.
Clock = Literal["off", "relaxed", "brisk", "half-day", "day", "three-days"]
Leavers = Literal["wait", "bot"]
# How quickly bots play; "auto": briskly, or calmly where several people sit.
Pace = Literal["auto", "calm", "brisk", "instant"]
# Who is seen to react at the table: bots too, or people only.
Talk = Literal["all", "people"]
# A big screen that everybody at the table looks at.
Screen = Literal["tv"]
Phase = Literal["gathering", "playing", "paused", "over"]
Question = Literal["undo", "pause", "end", "sit", "rematch"]
# What one may wish to play next besides a game: the next one of the menu or else the same again, and a surprise.
NEXT: Final = ""
SURPRISE: Final = "surprise"
Menu = Annotated[
    list[Annotated[str, Meta(max_length=40)]],
    Meta(max_length=5, description="three or five games or surprises, one after the other; none: no menu"),
]
Channel = Literal["table", "watchers"]
Reaction = Literal["clap", "laugh", "gasp", "grumble", "cheese", "hurry"]
