# Ce que dit l’entraîneur, quel que soit le jeu.
review-not-over = Cette partie n’est pas terminée : elle pourra être analysée ensuite.
review-series = L’entraîneur juge une partie isolée de { $game }, pas une série.
review-race = { $game } est une course : il n’y a rien à choisir, et l’entraîneur pèse des choix.
review-no-race = { $game } n’est pas une course : l’entraîneur y juge les choix.

# L’analyse, dans le terminal.
review-title = { $game }, analysée pour { $who }.
review-line = Départ à { $start }, chance { $luck }, les autres { $others }, vos choix { $own } : { $end }.
review-won = gagné
review-shared = victoire partagée
review-lost = perdu
review-lost-from = perdu, avec { $last } avant le dernier tour
review-curve = Les chances de gagner, en points sur 100 (vues par { $who }) :
review-truth = Ce qui était vrai, toutes cartes visibles (personne ne pouvait le savoir, aucune erreur n’en est tirée) :
review-swings = Ce qui a le plus changé :
review-swing = coup { $entry }, { $column } : { $before } → { $after }. { $what }
column-own = votre choix
column-others = les autres
column-chance = hasard
column-news = révélation
review-mistakes = Ce qui a coûté le plus :
review-no-mistakes = Aucun choix n’est une erreur à coup sûr.
review-mistake = coup { $entry }, { $kind } : { $played }. Mieux : { $better }. Coût : { $about } { $loss } (de { $low } à { $high }).
review-about = environ
kind-inaccuracy = une imprécision
kind-mistake = une erreur
kind-blunder = une grosse erreur
review-grade = { $decisions } décisions, dont { $at_stake } avec un enjeu : { $lost } ± { $error } points sur 100 perdus à chacune de celles-ci.
review-more = Le tableau de toutes les étapes : --steps ; en données : --json.
