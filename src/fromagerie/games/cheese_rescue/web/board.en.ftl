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
rescue-extent = The square will be { $side } by { $side }; its place on the cloth is not settled yet.
rescue-settled = The square is settled: { $side } by { $side }.
rescue-pile = Pile
rescue-unseen = Not seen yet
rescue-hand = Your hand
rescue-held = { $card }, { $n } in hand
rescue-about-D = The dog chases away the cats beside it.
rescue-about-C = The cat catches the mice beside it; once a dog has chased it away, it catches none.
rescue-about-M = The mouse eats the cheese beside it, unless a cat that is still there catches it first.
rescue-about-cheese = { $n ->
    [one] This cheese is worth 1 point if no mouse eats it.
   *[other] This cheese is worth { $n } points if no mouse eats it.
}
rescue-chain = Dogs chase cats away, the cats that stay catch mice, the mice that are left eat cheese: in this order, when the square is full.
rescue-players = Players
rescue-safe = safe now
rescue-points = { $n ->
    [one] point
   *[other] points
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
rescue-waves = What the animals did
rescue-step-1 = Dogs
rescue-step-2 = Cats
rescue-step-3 = Mice
rescue-again = Again
rescue-placed = { $n }/{ $of }
rescue-tip-placed = Placed so far: { $n } of { $of } cards.
rescue-tip-pile = { $n ->
    [0] The pile is empty.
    [one] 1 animal is left in the pile.
   *[other] { $n } animals are left in the pile.
}
rescue-tip-unseen = Neither on the table nor in your hand: dogs { $dogs }, cats { $cats }, mice { $mice }.
rescue-tip-safe = { $n ->
    [one] { $who }: 1 point if the game ended now.
   *[other] { $who }: { $n } points if the game ended now.
}
rescue-tip-home = { $n ->
    [one] { $who }: 1 point. Cheese brought home: { $values }.
   *[other] { $who }: { $n } points. Cheese brought home: { $values }.
}
rescue-cheeses-held = Cheese in hand: { $values }.
rescue-animals-held = Animals in hand: { $n }.
rescue-last-moves = See the last moves again
rescue-cue-D = Place the dog: it chases cats away
rescue-cue-C = Place the cat: it catches mice
rescue-cue-M = Place the mouse: it eats cheese
rescue-cue-cheese = { $n ->
    [one] Place your cheese: 1 point if not eaten
   *[other] Place your cheese: { $n } points if not eaten
}
