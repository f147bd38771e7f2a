"""How bots think about Cheese Master. The rules know nothing of it."""
