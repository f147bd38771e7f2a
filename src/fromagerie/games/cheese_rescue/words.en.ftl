# Cheese Rescue in English.
animal-D = dog
animal-C = cat
animal-M = mouse
cheese = { $value }-point cheese

do-place = Place a { $card } on { $cell }

game-began = { $who } starts: the first card goes in the middle of the empty table.
game-began-start = The start card lies on { $cell }; { $who } starts.
dealt = { $who } has in hand: { $cards }.
placed = { $who } places a { $card } on { $cell }.
drew = { $who } draws; { $left ->
    [0] that was the last card of the pile.
    [one] one card is left in the pile.
   *[other] { $left } cards are left in the pile.
}
picked-up = { $who } looks at the card: a { $card }.
removed-1 = First the dogs bark: { $count ->
    [one] the cat on { $cards } runs off.
   *[other] the cats on { $cards } run off.
}
removed-1-none = First the dogs bark, but no cat is near enough to care.
removed-2 = Then the cats pounce: { $count ->
    [one] farewell to the mouse on { $cards }!
   *[other] farewell to the mice on { $cards }!
}
removed-2-none = Then the cats pounce, and catch nothing.
removed-3 = Last, the mice that are left sit down to dinner. On the menu: { $cards }.
removed-3-none = Last, the mice look for dinner and find none.
game-scored = The rescued cheese:
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
seat-scored = { $who }: { $score } ({ $cheeses ->
    [0] no cheese
    [one] 1 cheese
   *[other] { $cheeses } cheeses
})
game-won = { $winners ->
    [one] { $who } wins the game with { $score }.
   *[other] { $who } share the win with { $score } each.
}
game-won-by-cheeses = { $winners ->
    [one] A tie at { $score }; { $who } wins with more cheeses rescued.
   *[other] A tie at { $score }; with more cheeses rescued, { $who } share the win.
}

why-over = The game is over; the mice have cleared the table.
why-not-your-turn = It’s { $who }’s turn, not yours.
why-not-in-hand = You have no { $card } in hand.
why-no-such-cell = There is no cell { $cell }: a cell is a letter and a number, as in e5.
why-taken = There is already a card on { $cell }.
why-first-card = The table is empty and all cells are alike: start on { $cell }.
why-out-of-reach = With a card on { $cell } the cards would no longer fit into the square of { $side } by { $side }.
why-not-beside = No card shares a side with { $cell }.

board-title = Cheese Rescue · square of { $side } by { $side }
board-placed = { $placed } of { $cards } cards placed
board-over = the game is over
board-signs = D dog   C cat   M mouse   { $shapes } cheese
board-sign-start = ✶ start card
board-sign-free = · free
board-brackets = (in brackets: removed if the game ended now)
board-brackets-over = (in brackets: removed)
board-players = Players
board-col-cheeses = cheeses in hand
board-col-animals = animals
board-col-points = safe now
board-col-score = score
board-to-act = to play
board-won = wins
board-unseen = Pile: { $pile }. Not seen yet, there or in other hands: { $dogs } D, { $cats } C, { $mice } M.
board-hand = Your hand: { $cards }
board-how-to = Type a card and a cell, as in { $example }; 1, 2 and 3 are your cheeses.

# Ways of playing that the house proposes.
preset-family = Family
preset-family-about = Mild bots that take their time.
preset-classic = Classic
preset-classic-about = As in the rulebook, against bots that know what they do.
preset-expert = Expert
preset-expert-about = The strongest bots, and a minute for each move.

# What the table can agree on before it plays.
option-centre = Start card in the centre
option-centre-about = The start card is the exact centre of the square, with two or four players. Otherwise the square floats until the cards have reached its edges.
option-first = First player
option-first-about = Who places the first card.
option-first-none = drawn by lot

# What is in the box.
part-dog = { $count ->
    [one] { $count } dog
   *[other] { $count } dogs
}
part-cat = { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
part-mouse = { $count ->
    [one] { $count } mouse
   *[other] { $count } mice
}
part-cheese = For each player, cheeses worth { $values } points
part-start = Start card

# Why a table cannot be set so.
bad-centre = With { $players } players there is no start card to be the centre: leave out the option centre.

# Medals.
medal-good-shepherd = Good shepherd
medal-good-shepherd-why = { $name }’s own cats kept the mice off { $name }’s own cheese: { $points ->
    [one] { $points } point
   *[other] { $points } points
} brought home.
medal-hungriest-mouse = Hungriest mouse
medal-hungriest-mouse-why = One mouse of { $name }’s, and { $cheeses } cheeses of other people are gone. No crumbs were found.
medal-last-cheese = Last cheese standing
medal-last-cheese-why = One cheese of { $name }’s saw it all and stayed, { $points ->
    [one] worth { $points } point.
   *[other] worth { $points } points.
}
medal-friendly-fire = Friendly fire
medal-friendly-fire-why = { $name }’s mice found { $name }’s cheese: { $points ->
    [one] { $points } point
   *[other] { $points } points
} well fed.
badge-head-shepherd = Head shepherd
badge-head-shepherd-why = Three times the good shepherd of one’s own cheese.

# The coach.
coach-eaten = Mice eat { $played } points of your cheese on average; with the better choice { $better }.
coach-feeds = Mice eat { $played } points of the others’ cheese on average; with the better choice { $better }.
coach-score = On average you end at { $played } and the best of the others at { $rival_played }; with the better choice at { $better } and { $rival_better }.
coach-placed = On { $cell } that { $card } is eaten { $played }; on { $there } { $better }.
coach-placed-other = The { $card } on { $cell } is eaten { $played }; the { $other } on { $there } { $better }.
coach-safe = The { $card } on { $cell } is still there in the end { $odds }.
coach-own = Your { $card } on { $cell } is eaten { $played }; with the better choice { $better }.
coach-other = The { $card } of { $who } on { $cell } is eaten { $played }; with the better choice { $better }.
coach-close = No single cheese decides it: many small differences add up.
situation-cheese = Placing cheese
situation-animal = Placing animals
situation-last-cards = The last three cards
