# Words every game needs.
list-nobody = nobody
list-and = { $some } and { $last }
you = you
bot = bot
