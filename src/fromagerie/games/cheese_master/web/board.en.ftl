master-players = The players and their plates
master-player = { $who }: { $said }
master-dice = The dice
master-pad = The plates, and the wheels in the middle
master-crib = Who does what, in this order
master-count = How it was counted
master-roll = roll { $n }
master-game = Slam { $n }/{ $of }
master-deciding = Slam: deciding game
master-throw = Roll the dice
master-throws = { $who ->
    [You] You roll…
   *[other] { $who } rolls…
}
master-names = { $who ->
    [You] You say who rolls next…
   *[other] { $who } says who rolls next…
}
master-cue-roll = Roll the dice: the race is on at once.
master-cue-name = Tap whoever shall roll next.
master-cue-plate = Count: how much cheese is left?
master-cue-wheel = Take the wheel, or change your plate.
master-cue-done = Covered: now watch the others.
master-cue-out = You’re out: enjoy the race.
master-cue-thumbs = Thumbs ready…
master-cue-late = Too late: the last wheel is gone.
master-cue-scolded = A plate comes first: that cost 1 point.
master-choose-plate = Choose a plate
master-cover = Cover plate { $plate }
master-name = Have { $who } roll next
master-last = Last round
master-thumbs = Thumbs ready…
master-thumbs-tap = Tap when your thumbs are ready
master-ready = Ready…
master-news-won = { $who } wins game { $n }!
master-news-tied = A tie: one more game decides.
master-news-returned = Everybody would be out: this round doesn’t count.
master-news-out = { $n ->
    [one] { $who } is out
   *[other] Out: { $who }
}
master-news-you-out = You’re out of the game
master-plate = Plate { $plate }
master-space = space
master-wheels = { $n ->
    [0] No wheel left in the middle
    [one] One wheel in the middle
   *[other] { $n } wheels in the middle
}
master-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
master-no-plate = no plate yet
master-has-plate = plate { $plate }
master-has-wheel = wheel { $place }
master-right = right
master-wrong = wrong
master-without = no wheel
master-none = no wheel
master-out = out
master-waits = not in this game
master-out-short = out
master-waits-short = waits
master-wins = { $n ->
    [one] { $n } game won
   *[other] { $n } games won
}
master-left = { $n ->
    [0] No cheese is left.
    [one] { $n } cheese is left.
   *[other] { $n } cheeses are left.
}
master-faces = Faces
master-faces-title = The faces of the dice
master-reconstructed = Reconstructed: the printed die may differ.
master-part-yellow = Yellow die { $number }
master-part-dog = Orange dog die
master-part-innkeeper = Orange innkeeper die
master-part-king = Orange mouse king die
master-part-yellow-die = Yellow die “{ $name }”
master-part-orange-die = Orange die “{ $name }”
master-die = A die, not rolled yet
master-face-cheese = { $n ->
    [one] { $n } cheese
   *[other] { $n } cheeses
}
master-face-king = { $n ->
    [1] the mouse king
   *[other] { $n } mouse kings
}
master-face-innkeeper = the innkeeper
master-face-dog = { $n ->
    [one] { $n } dog
   *[other] { $n } dogs
}
master-face-cat = { $n ->
    [one] { $n } cat
   *[other] { $n } cats
}
master-face-mouse = { $n ->
    [one] { $n } mouse
   *[other] { $n } mice
}
master-step-cheese = { $n ->
    [0] no cheese on the dice
    [one] { $n } cheese on the dice
   *[other] { $n } cheeses on the dice
}
master-step-king = { $cheese ->
    [0] the mouse king finds nothing to take
    [one] the mouse king takes { $cheese } cheese
   *[other] the mouse kings take { $cheese } cheeses
}
master-step-innkeeper = the innkeeper sends dogs, cats and mice away
master-step-dog = { $n ->
    [one] a dog chases off { $n } cat
   *[other] dogs chase off { $n } cats
}
master-step-cat = { $n ->
    [one] a cat catches { $n } mouse
   *[other] cats catch { $n } mice
}
master-step-mouse = { $n ->
    [one] { $n } mouse { $cheese ->
        [0] finds nothing to take
        [one] takes { $cheese } cheese
       *[other] takes { $cheese } cheeses
    }
   *[other] { $n } mice { $cheese ->
        [0] find nothing to take
        [one] take { $cheese } cheese
       *[other] take { $cheese } cheeses
    }
}
master-tip-cheese = Cheese: all of it is added up first.
master-tip-king = The mouse king takes 1 cheese, and nothing can stop him.
master-tip-innkeeper = The innkeeper sends dogs, cats and mice away, but not their king.
master-tip-dog = A dog chases off 1 cat.
master-tip-cat = Each cat still there catches 1 mouse, never the mouse king.
master-tip-mouse = Each mouse still there takes 1 cheese.
master-tip-die = Nobody knows yet what it will show.
master-tip-plate = Plate { $plate }: your answer is “{ $plate } left”. You may change it until it is covered.
master-tip-wheel = The wheel covers your plate: your answer is final. There isn’t one for everybody.
master-tip-bare-wheel = First a plate, then a wheel: a wheel without a plate costs 1 point.
master-tip-throw = The race begins for everybody at the same moment.
