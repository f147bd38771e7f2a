"""What a game is, and what it means to play one. Imports nothing else of ours."""
