# Cheese Master in English.
face-cheese = { $amount } { $amount ->
    [one] cheese
   *[other] cheeses
}
face-mouse = { $amount } { $amount ->
    [one] mouse
   *[other] mice
}
face-cat = { $amount ->
    [one] cat
   *[other] { $amount } cats
}
face-dog = { $amount ->
    [one] dog
   *[other] { $amount } dogs
}
face-king = { $amount ->
    [one] mouse king
   *[other] { $amount } mouse kings
}
face-innkeeper = innkeeper

do-plate = Put down the plate { $plate } (roll mark { $roll })
do-wheel = Take a wheel and cover your plate (roll mark { $roll })
do-roll = Throw the dice
do-name-roller = Seat { $seat } throws next

game-began = { $dice ->
    [one] One die
   *[other] { $dice } dice
}, { $points } { $points ->
    [one] point
   *[other] points
} each. { $who } throws first.
slam-game = Game { $game } of the { $games } of the Slam.
slam-decides = The game that decides the Slam, between { $who }.
roller-is = { $who } throws next.
roller-named = { $who } asks { $roller } to throw next.
rolled = { $who } throws the dice (roll { $roll }).
plate-put = { $who } puts down { $plate }.
plate-changed = { $who } changes to { $plate }.
wheel-taken = { $who } covers it: wheel number { $place }, { $left ->
    [0] the last one.
   *[other] { $left } left.
}
penalised = { $who } grabs a wheel with no plate to cover: it goes back, and a point is lost ({ $points } left).
round-ended = Roll { $roll } was { $faces }.
counted = { $steps }: { $cheese ->
    [0] no cheese is left.
    [one] 1 cheese is left.
   *[other] { $cheese } cheeses are left.
}
step-cheese = { $cheese ->
    [0] no cheese
    [one] 1 cheese
   *[other] { $cheese } cheeses
}
step-king = the king takes { $kings }
step-innkeeper = the innkeeper sends all the animals away
step-dog = the dog chases off { $cats ->
    [one] 1 cat
   *[other] { $cats } cats
}
step-cat = cats catch { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
}
step-mouse = { $mice ->
    [one] 1 mouse takes 1
   *[other] { $mice } mice take { $mice }
}
were-right = Right: { $who }.
was-wrong = { $who } said { $plate }: minus { $lost }, { $points ->
    [0] nothing left.
   *[other] { $points } left.
}
was-without = { $who } got no wheel: minus { $lost }, { $points ->
    [0] nothing left.
   *[other] { $points } left.
}
eliminated = { $out ->
    [one] { $who } is out of the game.
   *[other] { $who } are out of the game.
}
points-returned = Nobody would be left: { $who } take back the points they had, and the round is played again.
game-won = { $who } is the last one in the game and wins it with { $points } { $points ->
    [one] point.
   *[other] points.
}
slam-tied = { $who } have won { $wins } { $wins ->
    [one] game
   *[other] games
} each: the Slam needs one more.
slam-won = { $who } wins the Slam with { $wins } { $wins ->
    [one] game
   *[other] games
} and is the true Cheese Master!

nobody-there = Seat { $seat }
why-over = The game is over; the plates are being washed.
why-not-living = { $who } is not in the game and cannot throw.
why-not-namer = It is for { $who } to say who throws next.
why-nothing-to-name = Nobody is to be named now.
why-dice-lie = The dice stay where they lie until the round is over.
why-nobody-named = First { $who } says who throws.
why-not-roller = It is { $who } who throws.
why-out = You are out of this game.
why-late = Too late: that was for a roll that is not on the table.
why-round-over = Too late: the last wheel is gone and the round is over.
why-covered = Your plate is covered, and that is final.
why-same-plate = The plate { $plate } already lies before you.

board-title = Cheese Master
board-slam = Slam, game { $game } of { $games }
board-deciding = Slam, deciding game
board-roll = roll { $roll }
board-over = the game is over
board-count = Count from top to bottom
board-cheese = adds up
board-king = takes 1 cheese, come what may
board-innkeeper = sends dogs, cats and mice away (not the king)
board-dog = chases off 1 cat
board-cat = each catches 1 mouse (not the king)
board-mouse = each takes 1 cheese
kind-cheese = cheese
kind-king = king
kind-innkeeper = innkeeper
kind-dog = dog
kind-cat = cat
kind-mouse = mouse
kind-mice = mice
board-players = Players
board-points = points
board-plate = plate
board-wheel = wheel
board-wins = games
board-out = out
board-waits = not in this game
board-right = right
board-wrong = wrong
board-throws = throws
board-names = says who throws
board-wheels = Wheels in the middle:
board-no-dice = The dice are still in the cup.
board-cheese-left = Cheese left: { $cheese }
board-ask-roll = Your throw: type R.
board-ask-name = Who throws next? Type a number: { $seats }.
board-ask-plate = How many cheeses are left? Type 0 to 7 (7 is seven or more), then W for the wheel; or both, 3W.
board-ask-wheel = W, or the same number again, covers your plate; another number changes it.

# Why a bot answered as it did.
why-counted = counted { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, and was sure enough
why-counted-again = counted { $steps ->
        [one] one step
       *[other] { $steps } steps
    } twice, to be on the safe side

# What the table can agree on before it plays.
option-dice = Dice
option-dice-about = How many dice are thrown: first the three yellow ones, then the dog’s, the innkeeper’s and the king’s.
option-dice-1 = 1
option-dice-2 = 2
option-dice-3 = 3: all the yellow ones
option-dice-4 = 4: the dog’s too
option-dice-5 = 5: the innkeeper’s too
option-dice-6 = 6: the king’s too
option-slam = Grand slam
option-slam-about = A game with one die, one with two, and so on up to all of them; whoever wins most games wins.

# Why a table cannot be set so.
bad-slam-dice = A Slam is played with every number of dice in turn: do not say how many.
bad-dice =
    There { $dice ->
        [one] is only 1 die
       *[other] are only { $dice } dice
    } in this box.
