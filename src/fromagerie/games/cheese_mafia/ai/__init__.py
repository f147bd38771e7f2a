"""How bots think about Cheese Mafia. The rules know nothing of it."""
