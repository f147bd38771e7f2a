"""Fromagerie: five cheese games, one rules core, many doors."""

import os

# The rules come compiled where a compiler was at hand. FROMAGERIE_PURE=1 runs the same source interpreted: the test
# suite does both and compares.
if os.environ.get("FROMAGERIE_PURE"):
    from fromagerie._pure import prefer_source

    prefer_source()
