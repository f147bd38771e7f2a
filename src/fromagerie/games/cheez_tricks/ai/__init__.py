"""How bots think about Cheez-Tricks. The rules know nothing of it."""
