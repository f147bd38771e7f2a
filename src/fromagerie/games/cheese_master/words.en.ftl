# Cheese Master in English.
face-cheese = { $amount ->
    [one] { $amount } cheese
   *[other] { $amount } cheeses
}
face-mouse = { $amount ->
    [one] { $amount } mouse
   *[other] { $amount } mice
}
face-cat = { $amount ->
    [one] { $amount } cat
   *[other] { $amount } cats
}
face-dog = { $amount ->
    [one] { $amount } dog
   *[other] { $amount } dogs
}
face-king = { $amount ->
    [1] the mouse king
   *[other] { $amount } mouse kings
}
face-innkeeper = the innkeeper

do-plate = Put down plate { $plate }
do-wheel = Take a wheel and cover my plate
do-roll = Roll the dice
do-name-roller = Have player { $seat } roll next

game-began = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each. { $who } rolls first.
slam-game = Slam: game { $game } of { $games }.
slam-decides = Slam: the deciding game, between { $who }.
roller-is = { $who } rolls next.
roller-named = { $who } asks { $roller } to roll next.
rolled = { $who } rolls the dice (roll { $roll }).
plate-put = { $who } puts down plate { $plate }.
plate-changed = { $who } changes to plate { $plate }.
wheel-taken = { $who } covers it with wheel { $place }: { $left ->
    [0] that was the last one.
    [one] { $left } is left.
   *[other] { $left } are left.
}
penalised = { $who } grabs a wheel with no plate to cover: it goes back, and 1 point is lost ({ $points ->
    [0] none left
   *[other] { $points } left
}).
round-ended = Roll { $roll } was { $faces }.
counted = { $steps }: { $cheese ->
    [0] no cheese is left.
    [one] { $cheese } cheese is left.
   *[other] { $cheese } cheeses are left.
}
step-cheese = { $cheese ->
    [0] No cheese
    [one] { $cheese } cheese
   *[other] { $cheese } cheeses
}
step-king = { $cheese ->
    [0] the mouse king finds nothing to take
    [one] the mouse king takes { $cheese } cheese
   *[other] the mouse kings take { $cheese } cheeses
}
step-innkeeper = the innkeeper sends dogs, cats and mice away
step-dog = { $cats ->
    [one] a dog chases off { $cats } cat
   *[other] dogs chase off { $cats } cats
}
step-cat = { $mice ->
    [one] a cat catches { $mice } mouse
   *[other] cats catch { $mice } mice
}
step-mouse = { $mice ->
    [one] { $mice } mouse { $cheese ->
        [0] finds nothing to take
        [one] takes { $cheese } cheese
       *[other] takes { $cheese } cheeses
    }
   *[other] { $mice } mice { $cheese ->
        [0] find nothing to take
        [one] take { $cheese } cheese
       *[other] take { $cheese } cheeses
    }
}
were-right = Right: { $who }.
was-wrong = { $who } said { $plate }: minus { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}, { $points ->
    [0] none left.
   *[other] { $points } left.
}
was-without = { $who } got no wheel: minus { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}, { $points ->
    [0] none left.
   *[other] { $points } left.
}
eliminated = { $out ->
    [one] { $who } has no points left and is out!
   *[other] { $who } have no points left and are out!
}
points-returned = Nobody would be left: { $who } take back the points they had before the roll and play the round again.
game-won = { $who } wins the game with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: nobody else is still in.
slam-tied = { $who } are tied with { $wins ->
    [one] { $wins } game
   *[other] { $wins } games
} won: one more game will decide.
slam-won = { $who } wins the Slam with { $wins ->
    [one] { $wins } game
   *[other] { $wins } games
} won: behold the true Cheese Master!

why-over = The game is over; the plates are being washed.
why-nobody-there = There is no player { $seat } at this table.
why-not-living = { $who } is no longer in the game and can’t roll.
why-not-namer = It’s up to { $who } to say who rolls next.
why-nothing-to-name = There is nobody to name right now.
why-dice-lie = Nobody touches the dice before the round is over.
why-nobody-named = First { $who } has to say who rolls next.
why-not-roller = It’s { $who }’s turn to roll.
why-out = You are no longer in the game.
why-early = Too early: the dice haven’t been rolled yet.
why-late = Too late: that answer was for another roll.
why-round-over = Too late: the last wheel is gone and the round is over.
why-covered = Your plate is covered, and that is final.
why-same-plate = Plate { $plate } is already in front of you.

board-title = Cheese Master
board-slam = Slam: game { $game } of { $games }
board-deciding = Slam: deciding game
board-roll = roll { $roll }
board-over = the game is over
board-count = Count from top to bottom
board-cheese = add it all up first
board-king = takes 1 cheese, come what may
board-innkeeper = sends dogs, cats and mice away (not the mouse king)
board-dog = chases off 1 cat
board-cat = each catches 1 mouse (not the mouse king)
board-mouse = each takes 1 cheese
kind-cheese = cheese
kind-cheeses = cheese
kind-king = mouse king
kind-innkeeper = innkeeper
kind-dog = dog
kind-cat = cat
kind-cats = cats
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
board-throws = to roll
board-names = says who rolls next
board-wheels = Wheels in the middle:
board-no-dice = The dice are still in the cup. You may look at them:
board-die = { $dice }: { $faces }
board-times = { $face } ({ $times } times)
board-reconstructed = ° Reconstructed: the printed die may differ.
board-cheese-left = Cheese left: { $cheese }
board-ask-roll = Your roll: type R.
board-ask-name = Who rolls next? Type a number: { $seats }.
board-ask-plate = How many cheeses are left? Type a digit from 0 to 7 (7: seven or more), then W for the wheel; or both: 3W.
board-ask-wheel = W, or the same digit again, covers your plate; another digit changes it.

# What is in the box.
part-yellow = yellow die { $number }
part-dog = orange dog die
part-innkeeper = orange innkeeper die
part-king = orange mouse king die
part-yellow-die = yellow die “{ $name }”
part-orange-die = orange die “{ $name }”
part-points = points to start with
part-wheels = number of wheels
part-plates = plates 0 to 7+
part-order = order in which the dice join

# Why a bot answered as it did.
why-counted = counted { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } and didn’t hesitate
why-counted-again = counted { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } twice, to be on the safe side

# Ways of playing that the house proposes.
preset-family = Family
preset-family-about = Two dice, mild bots: for the first time, and for children.
preset-classic = Classic
preset-classic-about = Three dice, as in the rulebook.
preset-expert = Expert
preset-expert-about = All six dice, and bots that hardly ever err.

# What the table can agree on before it plays.
option-dice = Dice
option-dice-about = How many dice are rolled: first the three yellow ones, then the dog’s, the innkeeper’s and the mouse king’s.
option-dice-1 = 1
option-dice-2 = 2
option-dice-3 = 3: all the yellow ones
option-dice-4 = 4: and the dog’s
option-dice-5 = 5: and the innkeeper’s
option-dice-6 = 6: and the mouse king’s
option-slam = Slam
option-slam-about = A game with one die, one with two, and so on until all are in; whoever wins the most games wins.

# Why a table cannot be set so.
bad-slam-dice = The Slam itself sets the number of dice.
bad-dice =
    There { $dice ->
        [one] is only 1 die
       *[other] are only { $dice } dice
    } in this box.

# Medals.
medal-fastest-answer = Fastest right answer
medal-fastest-answer-why = { $name } had it right after { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s. Nobody was quicker.
medal-longest-row = Longest row of right ones
medal-longest-row-why = { $n } right answers in a row: { $name } can count.
medal-whisker = By a whisker
medal-whisker-why = { $name } beat { $other } to a wheel by { $ms } ms.
medal-trigger-finger = Trigger finger
medal-trigger-finger-why = { $n ->
    [one] A wheel was
   *[other] { $n } wheels were
} in { $name }’s hand before there was a plate to cover.
badge-greased-lightning = Greased lightning
badge-greased-lightning-why = Three times the quickest right answer of the game.

# The coach.
coach-race = Rounds: { $rounds }. Right: { $right }, wrong: { $wrong }, without a wheel: { $slow }.
coach-race-times = Half of your right answers took less than { $own } s; of those of the others, less than { $others } s.
coach-race-hasty = Your wrong answers came sooner than your right ones: { $wrong } s instead of { $right } s. A second look may pay.
coach-race-slow = Your wrong answers took { $wrong } s, your right ones { $right } s: time was not what was missing.
coach-race-wrong = Roll { $roll }: you put { $given }, it was { $right }.
coach-count = The count: { $parts }.
coach-count-cheese = { $n ->
    [0] no cheese at all
   *[other] { $n } cheese
}
coach-count-innkeepers = the innkeeper sends dogs, cats and mice away
coach-count-dogs = { $n ->
    [0] dogs chase off every cat
   *[other] dogs leave { $n } of { $of } cats
}
coach-count-cats = { $n ->
    [0] cats catch every mouse
   *[other] cats leave { $n } of { $of } mice
}
coach-count-kings = the mouse king takes { $n }
coach-count-mice = mice take { $n }
coach-slip-kings = Yours is the count without the mouse king, who always takes one.
coach-slip-innkeepers = Yours is the count without the innkeeper, who sends all animals away.
coach-slip-dogs = Yours is the count without the dogs, each of which chases off a cat.
coach-slip-cats = Yours is the count without the cats, each of which catches a mouse.
coach-slip-mice = Yours is the count without the mice that were left.
coach-kind-kings = the mouse king
coach-kind-innkeepers = the innkeeper
coach-kind-dogs = dogs
coach-kind-cats = cats
coach-kind-mice = mice
coach-race-often = Left out most often: { $kind }, { $times } times.
