# Ce que dit un grand écran.
tv-join = Jouez avec nous : ouvrez { $address } et tapez { $code }
tv-join-short = Jouez avec nous
tv-sound = Touchez l’écran ou une touche pour entendre les sons.
tv-seats = Qui joue
tv-story = Ce qui s’est passé
tv-ready = à table
tv-no-table = Aucune table n’a le code { $code }.
tv-gone = Cette table a été débarrassée.
tv-looking = On cherche la table…
