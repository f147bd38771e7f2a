"""What is said at a table fits its place on a small phone, in both languages."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from fromagerie.engine.game import all_games
from tests.browser.at_a_table import MOVE, Invite, likes, with_bots
from tools import build_page

pytestmark = [pytest.mark.once, pytest.mark.slow]

WORDS = build_page.CLIENT / "src" / "words"
# As long as phones show them, and as many as play.
GIVEN = {"who": "Camembert", "n": 8}
GIVEN |= dict.fromkeys(("left", "target", "to", "banker"), "Camembert")
BAR, CUE = 24, 42  # characters
IN_BAR = ("your-turn", "over", "connecting")
OVER_STRIP = (
    *("slow-line", "line-lost", "you-are-back", "house-silent", "gone-quiet", "you-kicked", "you-muted", "you-unmuted"),
    *("tell-me-on", "tell-me-off", "needs-https"),
)


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """All that the page and the boards of the games say, with what stands in them."""
    folders = [
        (WORDS / "home", f"{language}.ftl"),
        (WORDS, f"{language}.ftl"),
        *((game.folder / "web", f"board.{language}.ftl") for game in all_games().values()),
    ]
    for folder, name in folders:
        resource = FluentResource((folder / name).read_text(encoding="utf-8"))
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(resource)
        for entry in resource.body:
            pattern = bundle.get_message(entry.id.name).value if isinstance(entry, ast.Message) else None
            if isinstance(entry, ast.Message) and pattern:
                said, troubles = bundle.format_pattern(pattern, GIVEN)
                # What is told of cards is as long as the cards; the board's own tests look at it.
                if not troubles:
                    yield entry.id.name, str(said)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sentence_fits_its_place_at_360(language: str, invite: Invite) -> None:
    ada = invite("Ada", language, phone=True)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    likes(ada)
    with_bots(ada, all_games()["cheez-tricks"], 2)
    ada.wait_until(f"!!document.querySelector('{MOVE}')")
    said = dict(sentences(language))
    bar = {name: words for name, words in said.items() if name.startswith("bar-") or name in IN_BAR}
    cue = {name: words for name, words in said.items() if "-cue-" in name or name == "sending"}
    assert len(bar) > 10
    assert len(cue) > 20
    assert {name: words for name, words in bar.items() if len(words) > BAR} == {}
    assert {name: words for name, words in cue.items() if len(words) > CUE} == {}
    for place, words in (("bar", bar), ("cue", cue)):
        cut = ada.page.evaluate(
            """([place, said]) => {
                 const line = document.querySelector(`[data-slot=${place}] .words`);
                 return Object.entries(said).filter(([, words]) => {
                   line.textContent = words;
                   return line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 1;
                 });
               }""",
            [place, words],
        )
        assert cut == []
    over = {name: said[name] for name in OVER_STRIP}
    # As app/table/OverStrip.svelte draws it: over the strip, two lines at most.
    long = ada.page.evaluate(
        """(said) => {
             const strip = document.querySelector('[data-slot=strip]');
             const note = Object.assign(document.createElement('p'), { className: 'measured' });
             const look = { position: 'absolute', padding: '4px 12px', fontSize: '0.95rem', lineHeight: '1.25' };
             Object.assign(note.style, look, { width: `${strip.clientWidth}px`, boxSizing: 'border-box', margin: '0' });
             strip.append(note);
             const lines = (words) => {
               note.textContent = words;
               return Math.round((note.clientHeight - 8) / (parseFloat(getComputedStyle(note).fontSize) * 1.25));
             };
             const found = Object.entries(said).filter(([, words]) => lines(words) > 2);
             note.remove();
             return found;
           }""",
        over,
    )
    assert long == []
