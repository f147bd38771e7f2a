cheez-round = Manche { $n } sur { $of }
cheez-trick = Pli { $n } sur { $of }
cheez-trump = Atout
cheez-no-trump = Atout à choisir
cheez-cats = Les chats qui guettent
cheez-hand = Votre main
cheez-table = Le pli
cheez-last-trick = Dernier pli
cheez-taken = { $who } remporte le pli
cheez-S = Suisse
cheez-R = Roquefort
cheez-P = Parmesan
cheez-B = Brie
cheez-card = { $variety } { $value }
cheez-laid = { $who } : le { $card }
cheez-name-trump = Choisissez l’atout de la manche
cheez-family-black = Chat noir
cheez-family-white = Chat blanc
cheez-family-siamese = Chat siamois
cheez-family-grey = Chat gris
cheez-family-orange = Chat roux
cheez-family-tuxedo = Chat bicolore
cheez-nth = nº { $n }
cheez-black = capture qui remporte le pli nº { $n }
cheez-white = capture qui arrive en premier à { $n } { $n ->
    [one] pli
   *[other] plis
}
cheez-siamese = capture qui remporte le { $card }
cheez-tuxedo = capture qui finit avec exactement { $n } { $n ->
    [one] pli
   *[other] plis
}
cheez-most-tricks = capture qui remporte le plus de plis
cheez-most-value = capture qui remporte le plus de { $n }
cheez-most-variety = capture qui remporte le plus de { $variety }
cheez-fewest-tricks = capture qui remporte le moins de plis
cheez-fewest-value = capture qui remporte le moins de { $n }
cheez-fewest-variety = capture qui remporte le moins de { $variety }
cheez-caught = capture { $who }
cheez-face-down = face cachée
cheez-tricks = { $n } { $n ->
    [one] pli
   *[other] plis
}
cheez-points = { $n } { $n ->
    [one] pt
   *[other] pts
}
cheez-token = jeton Premier Joueur
cheez-tip-token = Jeton Premier Joueur : entame le premier pli de la manche.
cheez-open = Cartes visibles
cheez-open-none = aucune carte
cheez-open-about = Les cartes gagnées qui intéressent un chat restent visibles.
cheez-void = n’a plus de { $varieties }
cheez-scored = Score de la manche { $n }
cheez-sum = { $tricks } × { $pay } = { $points }
cheez-sum-none = aucun pli
cheez-sum-about = { $cats ->
    [0] aucun chat
    [1] 1 chat
    [3] les trois chats !
   *[other] { $cats } chats
}
cheez-tie = Égalité à { $n } { $n ->
    [one] point
   *[other] points
} : la meilleure manche départage ({ $rounds }).
cheez-of = { $who } : { $n }
cheez-why-not = { $card } : pourquoi pas maintenant ?
cheez-tip-card = { $card }. La plus forte carte de la variété demandée remporte le pli, sauf si quelqu’un coupe.
cheez-tip-trump = { $card }, un atout : il bat toutes les autres variétés, et seul un atout plus fort le bat.
cheez-tip-minded = Carte surveillée par : { $cats }.
cheez-tip-trumps = L’atout bat les autres variétés. Entamez-en quand vous voulez ; sinon, jouez-en si vous ne pouvez pas suivre.
cheez-tip-at-once = Capture aussitôt, et personne d’autre de la manche.
cheez-tip-at-end = Attend la fin de la manche, puis compte.
cheez-tip-reconstructed = Reconstitué : la carte imprimée peut différer.
cheez-tip-pay = Points par pli : { $none } sans chat, { $one } avec un chat, { $two } avec deux, { $three } avec les trois.
cheez-cue-trump = Nommez l’atout : { $counts }
cheez-cue-follow = Jouez une carte : { $variety } demandé
cheez-cue-lead = Entamez : la carte de votre choix
cheez-go-on = Continuer
cheez-round-trick = Manche { $round }/{ $rounds } · pli { $trick }/{ $tricks }
cheez-black-short = prend le pli { $n }
cheez-white-short = premier à { $n } { $n ->
    [one] pli
   *[other] plis
}
cheez-siamese-short = prend { $card }
cheez-tuxedo-short = { $n } pile
cheez-most-tricks-short = le plus de plis
cheez-most-value-short = le plus de { $n }
cheez-most-variety-short = le plus de { $variety }
cheez-fewest-tricks-short = le moins de plis
cheez-fewest-value-short = le moins de { $n }
cheez-fewest-variety-short = le moins de { $variety }
