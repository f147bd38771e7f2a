# Petit Suisse in English.
do-play = Play { $card }

dealt = { $who } picks up { $cards }.
played = { $who } plays { $card }.
took-point = { $who } had the highest card and takes a point: { $points } now.
game-won = { $winners ->
    [one] { $who } wins the game with { $points }.
   *[other] { $who } share the win with { $points } each.
}

why-over = The game is over.
why-not-your-turn = It is { $who }'s turn.
why-not-in-hand = You do not hold { $card }.
