# Petit Suisse in English.
do-play = Play { $card }

dealt = { $who } is dealt { $cards }.
played = { $who } plays { $card }.
took-point = { $who } has the highest card and takes a point, which makes { $points }.
game-won = { $winners ->
    [one] { $who } wins the game
   *[other] Shared victory: { $who }
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).

why-over = The game is over.
why-not-your-turn = It is { $who }’s turn.
why-not-in-hand = You do not hold { $card }.
