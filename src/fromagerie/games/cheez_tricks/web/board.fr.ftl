cheez-round = Manche { $n } sur { $of }
cheez-trick = Pli { $n } sur { $of }
cheez-trump = Atout
cheez-no-trump = Atout : à nommer
cheez-cats = Les chats de garde
cheez-hand = Votre main
cheez-table = Le pli
cheez-last-trick = Dernier pli
cheez-taken = { $who } le ramasse
cheez-S = Suisse
cheez-R = Roquefort
cheez-P = Parmesan
cheez-B = Brie
cheez-card = { $variety } { $value }
cheez-name-trump = Nommez l’atout de cette manche
cheez-family-black = Chat noir
cheez-family-white = Chat blanc
cheez-family-siamese = Chat siamois
cheez-family-grey = Chat gris
cheez-family-orange = Chat roux
cheez-family-tuxedo = Chat bicolore
cheez-black = attrape qui gagne le pli { $n }
cheez-white = attrape qui a { $n } plis en premier
cheez-siamese = attrape qui prend le { $card }
cheez-tuxedo = attrape tous ceux qui ont { $n } plis tout juste
cheez-most-tricks = attrape qui gagne le plus de plis
cheez-most-value = attrape qui gagne le plus de { $n }
cheez-most-variety = attrape qui gagne le plus de { $variety }
cheez-fewest-tricks = attrape qui gagne le moins de plis
cheez-fewest-value = attrape qui gagne le moins de { $n }
cheez-fewest-variety = attrape qui gagne le moins de { $variety }
cheez-caught = tient { $who }
cheez-face-down = caché
cheez-tricks = { $n ->
    [one] { $n } pli
   *[other] { $n } plis
}
cheez-points = { $n } pts
cheez-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cheez-scored = La manche { $n } est comptée
cheez-sum = { $tricks } × { $pay } = { $points }
cheez-sum-about = { $cats ->
    [0] aucun chat
    [1] 1 chat
    [3] les trois chats !
   *[other] { $cats } chats
}
cheez-on-the-way = Les autres réfléchissent.
cheez-why-not = { $card } : pourquoi pas maintenant ?
cheez-tip-card = { $card }. Dans le fromage demandé, la plus forte emporte le pli, sauf si quelqu’un coupe.
cheez-tip-trump = { $card } est atout : il bat tous les autres fromages, seul un plus fort atout le bat.
cheez-tip-minded = Qui gagne cette carte intéresse : { $cats }.
cheez-tip-trumps = L’atout bat tous les autres fromages. On n’en joue que si l’on ne peut pas fournir, ou s’il est demandé.
cheez-tip-at-once = { $cat } : bondit aussitôt, et sur personne d’autre cette manche. Sans chat : 2 points le pli ; un : 1 ; deux : 0 ; les trois : 3.
cheez-tip-at-end = { $cat } : dort jusqu’à la fin de la manche, puis compte. Sans chat : 2 points le pli ; un : 1 ; deux : 0 ; les trois : 3.
