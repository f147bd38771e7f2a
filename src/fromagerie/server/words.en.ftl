# Why something was not done.
by-the-rules = { $why }
bad-options = { $why }
host-only = Only the host of the table may do that.
unknown-command = This table knows no such command.
allowed = That is allowed now: nothing stands in the way.
daily-alone = This is the deal of the day: the same bots for everybody, and nobody helps.
daily-sealed = This is the deal of the day: its cards are shown to those who have finished it, and tomorrow to everybody who may see this game.
not-paused = The game is not paused.
not-over-yet = That is for when the game is over.
nobody-there = There is nobody in that seat.
seated-already = You have a seat here already.
seat-taken = Somebody sits there.
game-is-on = A game is being played.
no-name = A name needs at least one letter.
name-hides = There is something in this name that nobody can see. Please type it anew.
name-too-long = A name has at most 24 characters.
not-away = They are at the table.
bot-sits-in = A bot is playing for you: take your seat back first.
no-such-move = There is no move { $move } in this game.
moved-since = The game had moved on before your move arrived.
no-such-claim = “{ $claim }” is nothing one can claim in this game.
bots-saw-it = Too late: somebody has seen a card or the dice since, and bots take nothing back.
nothing-to-undo = There is nothing that you could take back.
vote-is-on = The table is being asked something already.
no-vote = You are not being asked.
hand-stays = Somebody played this hand: a bot plays it to its end, and nobody else looks at it.
turned-away = The table would rather finish this game as it is. There may be a seat in the next one.
kicked = The host has asked you to leave: you may watch until the next game.
hands-closed = This game was given up: its replay opens when all who played it agree, and silence is no yes.
not-played = That is for those who played this game.
muted = The host has asked you to be quiet.
no-such-phrase = There is no such phrase.
nothing-said = You have said nothing.
watchers-too-loud = Those who watch have said enough for a minute: please wait a little.
watchers-said-enough = Those who watch have said all that fits at this table until the next game.
too-loud = That is enough for a minute: please wait a little before you say more.
said-enough = No more chat fits into this game. There is room again in the next one.
not-seated = You have no seat at this table.
game-paused = The game is paused.
no-game = No game is being played.
no-such-seat = There are { $seats } seats at this table, counted from 0.
malformed = The message was not understood: { $why }.
too-many-messages = Slowly: that was too many messages.
too-many-public = You have made many tables public lately. Please wait a little, or leave this one to those who have its link.
wrong-host = This house does not go by the name it was called by: whoever runs it can add one with --host-name.
not-saved = That could not be written down, so it did not happen. Please try again.
house-full = The house is full: there is no code left for another table. Please try again later.
exports-busy = Too much is being asked for at once. Please try again in a moment.
busy = The table is busy. Please try again.
too-late = Somebody was quicker.

# The log.
line-opened = The table is set.
line-configured = The host changed the table.
line-sat = { $who } sat down.
line-rose = { $who } got up.
line-kicked = { $who } was asked to get up.
line-bot-seated = { $who } sat down.
line-bot-left = A bot got up.
line-away = { $who } is away.
line-back = { $who } is back.
line-sat-in = A bot plays for { $who }.
line-host = { $who } is the host now.
line-dealt = The game begins.
line-undone = { $who } took back a move.
line-taken-back = { $n ->
        [one] A move was taken back.
       *[other] { $n } moves were taken back.
    }
line-clock = Time is up: a bot moved for { $who }.
line-asked =
    { $what ->
        [undo] { $who } would like to take back a move.
        [pause] { $who } would like to pause.
        [sit] { $who } would like to sit down and play a bot’s hand.
        [rematch] { $who } would like another game of { $game }.
       *[end] { $who } would like to end the game here.
    }
line-voted-no = { $who } said no.
line-paused = The game is paused.
line-resumed = { $who } goes on with the game.
line-ended = The game was ended without a winner.
line-muted = { $who } was asked to be quiet.
line-unmuted = { $who } may talk again.
line-gathered = Another one! Everybody keeps their seat.
line-gathered-turned = Another one! Everybody moves one seat further.
line-replay-opened = The replay of this game is open to everybody.
line-replay-agreed = { $who } is willing to open the replay: it opens when all who played have said so.
line-replay-closed = The replay of this game is for its players only.
watcher = a spectator
somebody = somebody

# Quick phrases.
phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-oops = Oops.
phrase-hurry = Whenever you like…
phrase-one-moment = One moment, please.
phrase-hungry = I’m getting hungry.
