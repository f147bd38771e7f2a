# Les mots dont tous les jeux ont besoin.
list-nobody = personne
list-and = { $some } et { $last }
you = toi
bot = robot

# Pourquoi un robot a joué ainsi.
why-random = sans aucune raison
why-looked-best = c'était le mieux à un pas de distance
why-futures =
    { $futures ->
        [one] a imaginé un avenir
       *[other] a imaginé { $futures } avenirs
    } et a préféré celui-ci
