rescue-D = dog
rescue-C = cat
rescue-M = mouse
rescue-S = start card
rescue-cheese = cheese worth { $value } { $value ->
    [one] point
   *[other] points
}
rescue-cheese-of = cheese worth { $value } { $value ->
    [one] point
   *[other] points
} ({ $who })
rescue-on = { $cell }: { $card }
rescue-threat-0 = would run from a dog
rescue-threat-1 = would be caught by a cat
rescue-threat-2 = would be eaten by a mouse
rescue-gone = removed
rescue-square = The square
rescue-size = { $side } × { $side }
rescue-extent = The square will be { $side } by { $side }; its place on the cloth is not settled yet.
rescue-settled = The square is settled: { $side } by { $side }.
rescue-placed = { $n } / { $of } cards
rescue-pile = Pile
rescue-unseen = Not seen yet
rescue-hand = Your hand
rescue-held = { $card }, { $n } in hand
rescue-choose = Tap a highlighted cell.
rescue-about-D = The dog chases away the cats beside it.
rescue-about-C = The cat catches the mice beside it; once a dog has chased it away, it catches none.
rescue-about-M = The mouse eats the cheese beside it, unless a cat that is still there catches it first.
rescue-about-cheese = { $n ->
    [one] This cheese is worth 1 point if no mouse eats it.
   *[other] This cheese is worth { $n } points if no mouse eats it.
}
rescue-chain = Dogs chase cats away, the cats that stay catch mice, the mice that are left eat cheese: in this order, when the square is full.
rescue-waiting = The others are thinking.
rescue-watching = You are watching.
rescue-players = Players
rescue-safe = safe now
rescue-safe-about = { $n ->
    [one] 1 point safe if the game ended now
   *[other] { $n } points safe if the game ended now
}
rescue-points = { $n ->
    [one] point
   *[other] points
}
rescue-cheeses-held = Cheese in hand: { $values }
rescue-cheeses-home = Cheese brought home: { $values }
rescue-animals-held = { $n ->
    [one] 1 animal in hand
   *[other] { $n } animals in hand
}
rescue-wave-0 = The square is full…
rescue-wave-1 = { $n ->
    [0] The dogs bark, but no cat is near.
    [one] The dogs chase one cat away!
   *[other] The dogs chase { $n } cats away!
}
rescue-wave-2 = { $n ->
    [0] The cats pounce, and catch nothing.
    [one] The cats pounce on one mouse!
   *[other] The cats pounce on { $n } mice!
}
rescue-wave-3 = { $n ->
    [0] The mice look for dinner and find none.
    [one] The mice nibble one cheese!
   *[other] The mice nibble { $n } cheeses!
}
rescue-wave-4 = The rescued cheese is counted…
rescue-wave-5 = { $n ->
    [one] { $who } wins the game!
   *[other] A shared win: { $who }!
}
rescue-waves = What the animals did
rescue-step-1 = Dogs
rescue-step-2 = Cats
rescue-step-3 = Mice
rescue-again = Again
