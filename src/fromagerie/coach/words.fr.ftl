# Ce que dit l’entraîneur, quel que soit le jeu.
review-not-over = Cette partie n’est pas terminée : elle pourra être analysée ensuite.
review-series = L’entraîneur juge une partie isolée de { $game }, pas une série.
