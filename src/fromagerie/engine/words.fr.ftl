# Les mots dont tous les jeux ont besoin.
list-nobody = personne
list-and = { $some } et { $last }
you = vous
bot = robot

# Pourquoi un robot a joué ainsi.
why-random = au hasard
why-looked-best = c’était le meilleur coup à court terme
why-futures =
    { $futures ->
        [one] a imaginé { $futures } suite possible
       *[other] a imaginé { $futures } suites possibles
    } et a préféré ce coup
