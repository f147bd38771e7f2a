"""The games: one folder each, found by walking this package and the folders that FROMAGERIE_GAMES_PATH names."""

import os

# Whoever has a game of their own says where it lies, for this process and those it starts. Its modules are named like
# ours, fromagerie.games.<game>, so that nothing need know where a game comes from.
__path__ += [folder for folder in os.environ.get("FROMAGERIE_GAMES_PATH", "").split(os.pathsep) if folder]
