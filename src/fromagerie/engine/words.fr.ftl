# Les mots dont tous les jeux ont besoin.
list-nobody = personne
list-and = { $some } et { $last }
you = toi
bot = robot
