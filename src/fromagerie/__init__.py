"""Fromagerie: five cheese games, one rules core, many doors."""

from fromagerie import _compiled

# The rules come compiled where a compiler was at hand. FROMAGERIE_PURE=1 runs the same source interpreted: the test
# suite does both and compares.
_compiled.decide()
