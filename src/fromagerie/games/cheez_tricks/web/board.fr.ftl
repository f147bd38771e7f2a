cheez-round = Manche { $n } sur { $of }
cheez-trick = Pli { $n } sur { $of }
cheez-trump = Atout
cheez-no-trump = Atout : à nommer
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
cheez-white = attrape qui a { $n } plis en premier
cheez-siamese = attrape qui prend le { $card }
cheez-tuxedo = attrape tous ceux qui ont { $n } plis tout juste
cheez-most-tricks = attrape qui gagne le plus de plis
cheez-most-value = attrape qui gagne le plus de { $n }
cheez-most-variety = attrape qui gagne le plus de { $variety }
cheez-fewest-tricks = attrape qui gagne le moins de plis
cheez-fewest-value = attrape qui gagne le moins de { $n }
cheez-fewest-variety = attrape qui gagne le moins de { $variety }
cheez-caught = tient { $who }
cheez-face-down = caché
cheez-tricks = { $n ->
    [one] { $n } pli
   *[other] { $n } plis
}
cheez-points = { $n } pts
cheez-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cheez-scored = La manche { $n } est comptée
cheez-sum = { $tricks } × { $pay } = { $points }
cheez-sum-about = { $cats ->
    [0] aucun chat
    [1] 1 chat
    [3] les trois chats !
   *[other] { $cats } chats
}
cheez-on-the-way = Les autres réfléchissent.
