# Words every game needs.
list-nobody = nobody
list-and = { $some } and { $last }
you = you
bot = bot

# Why a bot moved as it did.
why-random = for no reason at all
why-looked-best = it looked best, one step ahead
why-futures =
    { $futures ->
        [one] imagined one future
       *[other] imagined { $futures } futures
    }, and liked this best
