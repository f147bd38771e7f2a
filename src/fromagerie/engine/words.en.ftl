# Words every game needs.
list-nobody = nobody
list-and = { $some } and { $last }
you = you
bot = bot

# Why a bot moved as it did.
why-random = at random
why-looked-best = it looked best in the short term
why-futures =
    { $futures ->
        [one] imagined { $futures } way the game could go
       *[other] imagined { $futures } ways the game could go
    }, and liked this move best
