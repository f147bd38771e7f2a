"""How bots think about Drôle de Fromage. The rules know nothing of it."""
