# Why something was not done.
by-the-rules = { $why }
bad-options = { $why }
host-only = Only the host of the table may do that.
unknown-command = Unknown command.
allowed = That is allowed: nothing stands in the way.
daily-alone = This is the deal of the day: the same bots for everybody, and no help.
daily-sealed = This is the deal of the day: its cards are shown only to those who have finished it and, from tomorrow, to everybody who may see this game.
not-paused = The game is not paused.
not-over-yet = Wait until the game is over.
nobody-there = There is nobody in that seat.
seated-already = You already have a seat here.
seat-taken = That seat is taken.
game-is-on = A game is being played.
table-full = Every seat is taken. Watch, or take over from a bot.
no-such-bot = No bot of this level plays this game.
nobody-seated = Nobody sits at the table yet.
starting-already = The game is about to begin.
not-starting = The game is not about to begin.
waited-already = You have stopped the start once; the host may go on now.
no-name = A name needs at least one letter.
name-hides = This name contains an invisible character. Please type it again.
name-too-long = A name has at most 24 characters.
not-away = They are at the table.
bot-sits-in = A bot is playing for you: take your seat back first.
no-such-move = There is no move “{ $move }” in this game.
moved-since = The game had moved on before your move arrived.
no-such-claim = You can’t claim “{ $claim }” in this game.
bots-saw-it = Too late: somebody has seen a new card since.
nothing-to-undo = You have no move to take back.
vote-is-on = A vote is already under way.
no-vote = This vote is not for you.
hand-stays = Somebody was playing this hand: a bot plays it to the end, and nobody else sees it.
turned-away = The table would rather finish this game as it is. There may be a seat in the next one.
kicked = The host has removed you from the table: you are a spectator until the next game.
hands-closed = This game was stopped before its end: it can be watched again only if everybody who played it agrees, and silence is not a yes.
too-few-in = Two people must be in, or one and a bot.
too-many-people = { $game } seats { $most } at most.
bad-menu = A menu has three games or five.
no-evening = There is no evening to end yet.
not-played = That is up to the people who played this game.
screen-shows = A big screen only shows the table.
muted = The host has muted you.
no-such-phrase = There is no such quick message.
nothing-said = Your message is empty.
watchers-too-loud = Spectators have written a lot: please wait a minute.
watchers-said-enough = Spectators have reached their limit of messages until the next game.
too-many-reactions = One at a time: please wait a moment.
too-loud = You have written a lot: please wait a minute.
said-enough = The chat of this game is full. There is room again in the next one.
not-seated = You have no seat at this table.
game-paused = The game is paused.
no-game = No game is being played.
no-such-seat = { $seats ->
        [one] This table has only { $seats } seat.
       *[other] This table has only { $seats } seats.
    }
malformed = The message was not understood: { $why }.
too-many-messages = Slow down: too many messages at once.
too-many-public = You have opened many public tables lately. Please wait a little, or invite with the link.
wrong-host = This server does not go by the name it was called by: whoever runs it can add one with --host-name.
club-unknown = No tournament has this code.
club-organiser-only = Only the organiser may do that.
club-not-in = You are not in this tournament.
club-nobody = Nobody in this tournament has that number.
club-round-on = This round is not over yet.
club-over = The tournament is over.
club-too-few = Too few people for a round.
club-full = The tournament is full.
club-too-many = You have begun many tournaments today. Please wait until tomorrow.
club-no-table = There is no such table in this round.
club-bad-places = Give each of them a place, from 1.
club-bad-size = This game is not played by that many.
not-saved = That couldn’t be saved. Please try again.
house-full = The server is full: there is no code left for another table. Please try again later.
exports-busy = It’s busy here. One moment…
review-superseded = This review is no longer being made: another one was asked for.
hint-daily = In the deal of the day nobody gets a hint: it is the same for everybody.
hint-people = The coach helps against bots only, not at a table with other people.
hint-game = The coach has no hints for this game.
hint-choice = There is no choice of yours in this game yet.
hint-turn = The coach can be asked when it is your turn.
busy = It’s busy here. One moment…
too-late = Somebody was quicker.
move-not-saved = That move couldn’t be saved. Please play it again.
slow-race = This game is a race: everybody plays it at the same time.
slow-stays = This game is played over days: people who are not here now would lose their turn.
no-such-circle = This link leads nowhere any more. Ask for the new one.
circle-not-yours = Only whoever made this link may change it.
circle-not-seated = Sit down at the table first: the link is for those who sit there.
too-many-circles = You have ten such links already. Delete one to make another.
push-off = This house sends no notifications.
push-bad = This browser’s notifications cannot be used here.
push-turn = Your turn at { $game }
push-reminder = { $hours ->
        [one] Still your turn at { $game }: { $hours } hour left
       *[other] Still your turn at { $game }: { $hours } hours left
    }

# The log.
line-opened = The table is set.
line-configured = The host changed the settings.
line-sat = { $who } sits down.
line-rose = { $who } leaves the table.
line-kicked = The host removes { $who } from the table.
line-bot-seated = { $who } sits down.
line-bot-left = A bot leaves the table.
line-waited = { $who } asks to wait a little.
line-away = { $who } is away.
line-back = { $who } is back.
line-sat-in = A bot is playing for { $who } for now.
line-coached = { $who } asked the coach.
line-host = { $who } is now the host.
line-dealt = The game begins.
line-undone = { $who } takes back a move.
line-taken-back = { $n ->
        [one] { $n } move taken back.
       *[other] { $n } moves taken back.
    }
line-clock = Time is up: a bot plays for { $who }.
line-asked =
    { $what ->
        [undo] { $who } would like to take back a move.
        [pause] { $who } would like to take a break.
        [sit] { $who } would like to take a bot’s seat.
       *[end] { $who } would like to end the game here.
    }
line-wished =
    { $what ->
        [next] { $who } is up for another round.
        [surprise] { $who } would like a surprise next.
       *[game] { $who } would like to play { $game } next.
    }
line-evening-ended = The evening is over.
line-voted-no = { $who } says no.
line-paused = The game is paused.
line-resumed = { $who } resumes the game.
line-ended = The game was ended without a winner.
line-muted = The host mutes { $who }.
line-unmuted = { $who } may talk again.
line-gathered = Another one! Everybody keeps their seat.
line-gathered-turned = Another one! Everybody moves up one seat.
line-replay-opened = Everybody can now watch this game again.
line-replay-agreed = { $who } agrees to let this game be watched again; everybody who played it must agree.
line-replay-closed = Only the people who were at the table can watch this game again.
watcher = A spectator
somebody = somebody

# Quick messages.
phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-oops = Oops.
phrase-hurry = Whenever you like…
phrase-one-moment = One moment, please.
phrase-hungry = I’m getting hungry.

# Badges, and other devices.
badge-first-crumb = First crumb
badge-first-crumb-why = A first game, played to its end.
badge-whole-board = The whole cheeseboard
badge-whole-board-why = Every game on the shelf, at least once.
badge-regular = Regular
badge-regular-why = Twenty-five games.
badge-full-house = Full house
badge-full-house-why = Four people around one table.
badge-week-of-deals = A week of deals
badge-week-of-deals-why = Seven days in a row with a deal of the day; one missed day is forgiven.
badge-vintage-year = A good year
badge-vintage-year-why = A game won against vintage bots.
badge-collector = Collector
badge-collector-why = Ten different medals.
not-a-guest = This device is nobody’s yet: open the page first.
no-such-pass = This code or file does not work: it may be mistyped, used or too old. Make a new one on your other device.
own-pass = This device is linked already.
too-many-devices = Ten devices are linked already. Remove one first.
no-such-device = There is no such device.
last-device = This is the only device that opens your page.
