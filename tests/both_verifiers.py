"""The two programs that check luck, asked about the same files: `fromagerie verify`, and the page's in node."""

import json
import subprocess
from pathlib import Path
from typing import Any

from fromagerie.engine.game import get_game
from fromagerie.engine.journal import BadJournal, UnknownJournal, read_journal
from fromagerie.engine.verify import verify

WEB = Path(__file__).parent.parent / "web" / "src"
# All files in one go: node takes longer to start than to check one.
ASK = """
import { readFileSync } from "node:fs";
const { verifyLuck } = await import(process.argv[1]);
const stocks = JSON.parse(readFileSync(process.argv[2]));
const asked = JSON.parse(readFileSync(0)).map(([file, kept]) => verifyLuck(JSON.parse(file), stocks, kept));
console.log(JSON.stringify(await Promise.all(asked)));
"""

# The games whose boxes the page knows. A game may say nothing of its stocks, or lie where no page was built for it.
KNOWN_TO_THE_PAGE = frozenset(json.loads((WEB / "generated" / "stocks.json").read_text(encoding="utf-8")))

Asked = tuple[str, dict[str, Any]]  # a file, and what the browser kept while the game was played


def ask_the_browser(*asked: Asked) -> list[dict[str, Any]]:
    verifier, stocks = WEB / "verify.js", WEB / "generated" / "stocks.json"
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", ASK, verifier.as_uri(), stocks],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    verdicts: list[dict[str, Any]] = json.loads(done.stdout)
    return verdicts


def ask_the_program(file: str) -> str:
    """What `fromagerie verify` answers, in the words of its --json."""
    try:
        journal = read_journal(file)
        report = verify(journal, get_game(journal.game))
    except UnknownJournal:
        return "not verified"
    except BadJournal:
        return "not as promised"
    return "not verified" if report.doubts else "as promised"
