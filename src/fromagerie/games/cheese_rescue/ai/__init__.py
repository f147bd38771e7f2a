"""How bots think about Cheese Rescue. The rules know nothing of it."""
