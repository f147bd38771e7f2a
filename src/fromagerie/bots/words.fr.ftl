# Les robots dans une liste, du plus doux au plus fort ; puis ceux qui n’ont pas de niveau.
bot-curd = Caillé (le plus doux)
bot-fresh = Frais
bot-ripe = Affiné
bot-aged = Vieux
bot-vintage = Extra-vieux (le plus fort)
bot-random = Au hasard
bot-greedy = Gourmand
bot-ismcts-100 = Calculateur rapide
bot-ismcts-1k = Calculateur
bot-cheater = Tricheur (arène)

# Les mêmes après un nom : Gouda (affiné).
level-curd = caillé
level-fresh = frais
level-ripe = affiné
level-aged = vieux
level-vintage = extra-vieux
level-random = au hasard
level-greedy = gourmand
level-ismcts-100 = calculateur rapide
level-ismcts-1k = calculateur
level-cheater = tricheur
