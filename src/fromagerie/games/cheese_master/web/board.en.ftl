master-players = The players and their plates
master-dice = The dice
master-pad = The plates, and the wheels in the middle
master-crib = Who does what, in this order
master-count = How it was counted
master-roll = Throw { $n }
master-game = Slam: game { $n } of { $of }
master-deciding = Slam: the game that decides
master-throw = Throw the dice!
master-throws = { $who } throws…
master-names = { $who } says who throws next…
master-ask-name = Who throws next? Tap a mouse.
master-ask-plate = How much cheese is left?
master-ask-wheel = …and now the wheel!
master-done = Covered! Now watch the others.
master-you-are-out = You are out: enjoy the race.
master-plate = Plate { $plate }
master-space = space
master-wheels = { $n ->
    [one] One wheel in the middle
   *[other] { $n } wheels in the middle
}
master-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
master-no-plate = no plate yet
master-has-plate = plate { $plate }
master-has-wheel = wheel number { $place }
master-right = right
master-wrong = wrong
master-without = no wheel
master-none = no wheel
master-out = out
master-waits = not in this one
master-wins = { $n ->
    [one] 1 game won
   *[other] { $n } games won
}
master-left = { $n ->
    [0] No cheese is left.
    [one] 1 cheese is left.
   *[other] { $n } cheeses are left.
}
master-die = A die, not thrown yet
master-face-cheese = { $n ->
    [one] 1 cheese
   *[other] { $n } cheeses
}
master-face-king = the mouse king
master-face-innkeeper = the innkeeper
master-face-dog = { $n ->
    [one] a dog
   *[other] { $n } dogs
}
master-face-cat = { $n ->
    [one] a cat
   *[other] { $n } cats
}
master-face-mouse = { $n ->
    [one] 1 mouse
   *[other] { $n } mice
}
master-step-cheese = { $n ->
    [0] no cheese on the dice
    [one] 1 cheese on the dice
   *[other] { $n } cheeses on the dice
}
master-step-king = the king takes { $n }
master-step-innkeeper = the innkeeper sends all the animals away
master-step-dog = the dog chases off { $n ->
    [one] 1 cat
   *[other] { $n } cats
}
master-step-cat = cats catch { $n ->
    [one] 1 mouse
   *[other] { $n } mice
}
master-step-mouse = { $n ->
    [one] 1 mouse takes 1
   *[other] { $n } mice take { $n }
}
master-tip-cheese = Cheese: all of it is added up first.
master-tip-king = The mouse king takes 1 cheese, and nothing can stop him.
master-tip-innkeeper = The innkeeper sends dogs, cats and mice away. The mouse king stays.
master-tip-dog = A dog chases off 1 cat.
master-tip-cat = Each cat that is still there catches 1 mouse, never the king.
master-tip-mouse = Each mouse that is still there takes 1 cheese.
master-tip-die = Nobody knows yet what it will show.
master-tip-plate = The plate { $plate }: say that so much cheese is left. Until it is covered you may change it.
master-tip-wheel = A wheel covers your plate: that is your answer for good. There is one fewer than players.
master-tip-bare-wheel = First a plate, then a wheel: a wheel without a plate costs a point.
master-tip-throw = Throw the dice: the race begins for everybody at once.
