# Petit Suisse en français.
do-play = Jouer { $card }

dealt = { $who } reçoit { $cards }.
played = { $who } joue { $card }.
took-point = { $who } avait la carte la plus haute et marque un point, ce qui fait { $points }.
game-won = { $winners ->
    [one] { $who } remporte la partie avec { $points }.
   *[other] { $who } se partagent la victoire avec { $points } chacun.
}

why-over = La partie est finie.
why-not-your-turn = C’est à { $who } de jouer.
why-not-in-hand = Vous n’avez pas { $card } en main.
