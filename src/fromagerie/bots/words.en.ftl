# Bots in a list to choose from, from the mildest to the strongest; then those that are no level.
bot-curd = Curd (the mildest)
bot-fresh = Fresh
bot-ripe = Ripe
bot-aged = Aged
bot-vintage = Vintage (the strongest)
bot-random = At random
bot-greedy = Greedy
bot-ismcts-100 = Quick thinker
bot-ismcts-1k = Thinker
bot-cheater = Cheater (arena)

# The same after a name: Gouda (ripe).
level-curd = curd
level-fresh = fresh
level-ripe = ripe
level-aged = aged
level-vintage = vintage
level-random = at random
level-greedy = greedy
level-ismcts-100 = quick thinker
level-ismcts-1k = thinker
level-cheater = cheater
