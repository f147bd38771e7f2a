# Petit Suisse en français.
do-play = Jouer le { $card }

dealt = { $who } reçoit ces cartes : { $cards }.
played = { $who } joue le { $card }.
took-point = { $who } a la carte la plus haute et marque un point, ce qui fait { $points }.
game-won = { $winners ->
    [one] { $who } remporte la partie
   *[other] Victoire partagée : { $who }
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).

why-over = La partie est terminée.
why-not-your-turn = C’est à { $who } de jouer.
why-not-in-hand = Vous n’avez pas le { $card } en main.
