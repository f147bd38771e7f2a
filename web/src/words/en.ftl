# The page in English.
clock = Clock
clock-off = No time limit
clock-relaxed = Relaxed clock
clock-brisk = Brisk clock
clock-half-day = 12 hours a move
clock-day = A day a move
clock-three-days = 3 days a move
quick-table = Find a table
quick-about = Play with whoever is in the house. If nobody is waiting yet, you open the table.
quick-waiting = { $n ->
    [one] { $n } person is waiting for somebody to play with.
   *[other] { $n } people are waiting for somebody to play with.
}
quick-people = { $n } waiting
bell = Ring when somebody is waiting
bell-rings = Somebody is waiting for a game
circles = Play again with
circle-title = A link that stays
circle-about = Send it once: it will lead to wherever you play next. Whoever has it can sit down with you.
circle-what = What do you call yourselves?
circle-name = Our table
circle-make = Make the link
circle-renew = New link, the old one stops working
circle-delete = Delete this link
tell-me-ask = Tell you when it’s your turn?
tell-me = Tell me
tell-me-on = We’ll tell you when it’s your turn, never at night.
tell-me-off = This house sends no notifications.
no-notices = This browser is blocking notifications. You can allow them in its settings.
needs-https = This needs a secure address (https). Ask whoever runs this house.
slow-waiting = { $who } has { $left } left
slow-waiting-several = They have { $left } left
make-public = Public table
public-about = Otherwise only people with the link or the code can find it.
by-default = default

replay = Replay
search-rules = Search the rules
rules-found =
    { $n ->
        [0] The rules say nothing about that.
        [one] { $n } rule found.
       *[other] { $n } rules found.
    }
rules-table = Table
lesson = Lesson
lesson-of = Lesson: { $game }
replay-of = Replay: { $game }
lesson-progress = Your progress
lesson-your-move = Your move: { $move }
lesson-other = “{ $tried }” is allowed, but for this lesson, try this instead: { $meant }
lesson-next = Next
lesson-back = Back
picture = { $n } of { $of }
eyes = Seen by
eyes-of-watcher = the spectators
link-to-moment = Copy this moment
replay-controls = Watch the game
replay-first = To the beginning
replay-back = Previous move
replay-on = Next move
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
speed-slow = slow
speed-usual = normal
speed-fast = fast
next-moment = Next highlight
past-moment = Previous highlight
daily-of = deal of { $day }
daily-winners =
    { $n ->
        [0] nobody beat the bots
        [one] one person beat the bots
       *[other] { $n } people beat the bots
    }
daily-scores = All scores
daily-star = Today’s star deal
daily-more-short = More
fork-title = Continue from here
fork-about = A new table picks up the game after move { $n }, with bots in the other seats.
fork-seat = Which seat do you take?
fork = Play on from here
bots = Bots
save-game = Save game as a file
save-game-tip = A file with every move, to watch the game again or check its luck offline.

connecting = Connecting…
reconnecting = Connection lost. Reconnecting…
no-such-table = This table has been cleared away.
shut-out = This table cannot be reached from here.
code-is = code { $code }
watchers = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}

board = The table
grid = The board
details = Details
your-moves = Your moves
first-choose = First choose
tap-a-cell = Tap a cell on the board, or choose here
filter = Find
seat = Player { $n }

prompt = What’s going on?
rule = rule { $clause }
vote = { $what ->
    [undo] { $who } would like to take a move back.
    [pause] { $who } would like to take a break.
    [sit] { $who } would like to take a bot’s seat.
   *[end] { $who } would like to end the game here, without a winner; if everybody says yes, the game can be watched again with all hands shown.
}
yes = All right
no = No
choose-a-seat = Choose a seat, or stay with the spectators.
paused = Paused. Go on whenever you like.
resting = Nobody is at the table: the game resumes as soon as somebody comes back.
resume = Resume
over = The game is over.
bot-plays-for-you = A bot has been playing for you.
bot-holds-your-seat = A bot is keeping your seat.
take-back = Take my seat back
seconds-left = { $n } s left
seconds = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
milliseconds = { $n } ms
undo = Take back my move
ask-undo = Ask to take it back
shown = Taken back, but seen: { $what }

seats = Seats
free-seat = Free seat
you = you
host = host
bot = bot
bot-sits-in = stand-in
away = offline
muted = muted
bank = { $n } s in bank
sit-here = Sit here
take-seat = Take this seat
bot-in-seat = Bot in seat { $n }
replace = Hand over to a bot
seat-menu = Options for { $who }
stand-up = Leave my seat
hand-over = Make host
mute-for-all = Mute for everybody
unmute-for-all = Unmute for everybody
mute-for-me = Mute for me
unmute-for-me = Unmute
kick = Remove from the table

log = What happened
older = { $n ->
    [one] { $n } earlier line
   *[other] { $n } earlier lines
}
said-by = { $who }:
chat = Chat
chat-watchers = Spectators’ chat
say-something = Your message…
say = Send
phrases = Quick messages
claims = Claims
claims-about = Claim something about your cards. It needn’t be true.
claim-choose = What do you claim?
claim = Claim

invite = Invite
qr = QR code of the link to this table
link = Link to this table
copy = Copy
copied = Copied
setup = Table settings
game = Game
option-is = { $option }: { $value }
leavers = If somebody leaves
leavers-bot = a bot takes the seat
leavers-wait = the table waits
is-public = public table
is-private = private table
table-menu = Table
propose-pause = Take a break?
propose-end = End the game?
bug-report = Save a bug report
bug-report-about = A bug report is a file with what you see here. It isn’t sent to anybody.
luck = Verifiable luck
luck-about = The luck of every round is fixed and sealed before it begins. Once the seed is revealed, anybody can check it.
luck-round = Round { $n }
luck-at-round = round { $n }
luck-at-entry = line { $n } of the journal
luck-at-seat = player { $n }
luck-check = Check the luck
luck-well = All correct: { $n ->
    [one] { $n } draw
   *[other] { $n } draws
} { $kept ->
    [yes] as promised to you beforehand.
   *[other] in keeping with the seals (you were not here to be promised anything).
}
luck-wrong = Something is wrong: { $what }.
luck-what-table = this is the luck of another game
luck-what-pledge = the pledge is not the one you were shown
luck-what-commitment = a seal is not the one you were shown
luck-what-players-seed = a player’s seed is not the one they gave
luck-what-seals = the chain of seals is out of order
luck-what-seed = a seed does not fit its seal
luck-what-secret = the secret does not fit the pledge
luck-what-entry = the journal is not as it was written
luck-what-order = a draw does not belong to its round
luck-what-from = a draw did not come from what is in the box
luck-what-draw = a draw does not follow from the seeds, or was not played as drawn
luck-waiting = { $n ->
    [one] { $n } draw stays sealed: its round was not played to the end.
   *[other] { $n } draws stay sealed: their round was not played to the end.
}
luck-doubt = Not verified. { $why } “fromagerie verify” can tell more, from the game’s file. { $n ->
    [0] No draw could be checked.
    [one] { $n } draw is as promised.
   *[other] { $n } draws are as promised.
}
luck-doubt-since = This game continues another one, whose luck is not given here.
luck-doubt-seed = The seed of a round was not revealed.
luck-doubt-secret = The secret of the game was not revealed.
luck-doubt-untold = Some draws are not given.
luck-doubt-nothing = There was nothing to check.
luck-doubt-no-luck = This game has no record of its luck.
luck-doubt-box = This page does not know what is in the box of this game.
luck-doubt-unreadable = This page cannot read the file of this game.
luck-alarm = The luck of this table is not what you were promised.
luck-alarm-pledge = Game { $game }: the pledge was replaced.
luck-alarm-commitment = Game { $game }: the seal of round { $n } was replaced.
luck-alarm-game = Game { $game }: another game was put in its place.
luck-alarm-then = Whoever runs this server could have chosen the cards. Save a bug report from the “Table” menu: it holds what you were promised first.
luck-unable = Checking needs https, or this very machine running the server; “fromagerie verify” checks anywhere, from the game’s file.
pledge = Pledge
commitment = Seal
seed = Seed
still-sealed = still sealed
timing = Response times
timing-about = Counted from when the dice are shown; the allowance makes up for slow connections.
who = Who
move = Move
after-the-dice = After the dice
allowance = Allowance

missed = { $n ->
    [one] { $n } move
   *[other] { $n } moves
} while you were away

bar-reconnecting = Reconnecting…
bar-paused = Paused
bar-ending = The end…
bar-over = Game over
bar-bot-for-you = A bot plays for you
bar-resting = Nobody is here
bar-everybody = Everybody: go!
bar-thinks = { $who } is thinking…
bar-plays = { $who } plays…
bar-bots = The bots are playing…
bar-several = Waiting for { $n } players
seconds-short = { $n } s
sending = Your move is on its way.
line-lost = Connection lost. Trying again; your game is safe.
you-unmuted = You can talk again.
you-muted = The host has muted you here. You can go on playing.
you-kicked = The host has freed your seat. You’re welcome to watch.
watching = You’re watching. Hands stay hidden.
gone-quiet = { $who } has gone quiet. A bot takes over in { $n } s.
alone = Nobody else yet. Send the code, or start with bots.
house-silent = The house isn’t answering. We’ll keep trying.
you-are-back = You’re back.
slow-line = The line is slow. Your move is on its way.
why = Why?
choose-move = Choose your move
replay-more = More about this game
lesson-skip = Skip the lesson
lesson-skip-short = Skip
sound-off = off
sound-soft = soft
sound-full = full
sound-on = Sound on
sound-mute = Sound off
lesson-you = You
skip-wait = Waiting for the others ({ $n })
skip = Skip »
react = React
react-clap = Applause
react-laugh = Laugh
react-gasp = Gasp
react-grumble = Grumble
react-cheese = Cheese!
react-hurry = Hurry up
talk-new = Chat, { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
no-talk = Nobody has said anything yet.
side = Beside the table
side-story = Story
side-chat = Chat
side-table = Table
for-the-curious = For the curious
missed-watch = Watch
last-moves = Watch the last moves
missed-skip = Skip

# What one sees on a table.
view-turn = Turn
view-first = First player
view-round = Round
view-rounds = Rounds
view-game = Game
view-games = Games
view-tricks-a-round = Tricks a round
view-trump = Trump
view-cats = Cats
view-cats-used = Cats used
view-hand = Your hand
view-hand-sizes = Cards
view-trick = Trick on the table
view-tricks = Tricks
view-won = Won cards, face up
view-voids = Has run out of
view-sheet = Points so far
view-totals = Total
view-winners = Winner
view-captured = Captured
view-side = Side
view-to-place = To place
view-cheeses = Cheeses in hand
view-pile = Pile
view-unseen = Dogs, cats, mice not seen yet
view-removed = Would be removed
view-points = Points
view-cheeses-left = Cheeses left
view-worth = Value of a large, medium, small piece
view-worms = Wormy ones by size
view-sides = Side
view-ages = Youngest to oldest
view-turns = Turns
view-faces = Die
view-steps-left = Steps left
view-bonus = Bonus
view-harvest = Harvest
view-gone = Lost
view-good = Good (you know)
view-wormy = Wormy (you know)
view-wins = Games won
view-playing = In the game
view-living = Still in
view-before = Before
view-phase = Phase
view-roll = Roll
view-dice = Dice
view-plates = Plate
view-covered = Have a wheel
view-wheels = Wheels
view-cheese = Cheese
view-gangsters = Gangsters
view-question = Asked
view-known = You know
view-known-of-mine = Knows of your hand
view-known-to-all = Known to all
view-may-know = May know (at most)
view-shown = Showed
view-revealed = Last hands revealed
view-discard = Discard
view-clockwise = Clockwise
view-last-round = Last round
view-extra-turns = Extra turns
view-card = Card
view-user = Played by
view-target = Target
view-left = Left
view-way = Direction
view-chosen = You chose
view-indic = Informer
view-name = Name
view-colour = Colour
view-face = Face
view-id = Code
view-family = Family
view-exactly = Exactly
view-fewest = Fewest
view-domestic = Domestic
view-most = Most
view-seat = Player
view-players = Players
inner-trick = Trick

# What dice, cards and moments say.
value-rolling = roll
value-racing = the race
value-naming = who rolls?
value-over = over
value-yellow = yellow
value-orange = orange
value-yellow-1 = yellow 1
value-yellow-2 = yellow 2
value-yellow-3 = yellow 3
value-cheese-1 = 1 cheese
value-cheese-2 = 2 cheeses
value-cheese-3 = 3 cheeses
value-mouse-1 = 1 mouse
value-mouse-2 = 2 mice
value-cat = cat
value-dog = dog
value-king = mouse king
value-innkeeper = innkeeper
value-white = white
value-black = black
value-grey = grey
value-siamese = siamese
value-tricks = tricks
value-tuxedo = tuxedo
value-left = to the left
value-right = to the right
value-pass = pass a card
value-turn = plot or expose
value-play = play a card
value-use = use the effect
value-answer = riposte
value-thin = discard a card
value-pass-round = pass a card
value-discard = discard
value-give = give
value-swap = swap
value-show = show
value-pay = pay

motion = Animations
motion-full = full
motion-gentle = gentle
motion-none = none
setting-sound = Sounds
setting-notify = Tell me when it’s my turn and the page is in the background
setting-confirm = Confirm every move
setting-contrast = Stronger contrast
setting-large = Larger cards
setting-memory = Memory aids: show which cards I already know of
confirm-move = Confirm the move

# A box of one's own
own-box = A box of your own
own-box-about = A box.toml with changed cards, dice or numbers. Everybody who sits down can look into it.
own-box-name = What it is called
plays-with-box = Played with a box of its own: { $name }
box-is = box: { $name }
pace = Bots play
pace-auto = briskly (calmly from 3 people)
pace-calm = calmly
pace-brisk = briskly
pace-instant = at once

# An evening of several games.
evening = The evening
wheels = { $n ->
    [one] { $n } wheel
   *[other] { $n } wheels
}
menu-of-evening = Menu for the evening
menu-games = How many games
menu-length = { $n ->
    [0] no menu
   *[other] { $n } games
}
menu-course = Game { $n }
a-surprise = A surprise

# Beside a big screen
show-on-screen = Show on a big screen
hand-ask = Is there a big screen in front of you?
hand-yes = Yes
hand-look = Show the board
hand-close = Close the board
hand-on = Only my hand here
hand-off = Show the board here too
setting-hand = Beside a big screen: only my hand here, the board on demand
talk-bots = Reactions
talk-all = of bots too
talk-people = of people only
ask-for-seat = Ask for a seat

# Before a game.
send-link = Send the link
copy-it = Please copy this:
bot-unless = bot, unless someone comes
one-seat-more = One more seat
one-seat-less = One seat fewer
change-game = { $game }: choose another game
how-to-play = How it is played
own-way = Played your own way.
make-your-own = Make your own
workshop = Workshop
set-with-box = Set a new table with this box
start = Start
start-with = Start, with { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
starting-in = Starting in { $n }. Not yet?
wait = Wait
sit-down = Sit down
guest-in-lobby = { $host } will start the game.
host-will-start = The host will start the game.
table-full = Every seat is taken. Watch, or take over from a bot.
lesson-real = Now for real
waiting-for = Waiting for { $who }
your-name-hint = What name shall we show?

# Hints, while one plays against bots.
hint = Hint
hint-much = A lot hangs on this choice: { $stake } points of winning chance lie between the best and the worst.
hint-some = Something hangs on this choice: { $stake } points of winning chance lie between the best and the worst.
hint-little = Nothing much hangs on this choice.
hint-reveal = What would you do?
hint-as-good = As good: { $moves }.
hint-instead = “{ $move }” is worth { $loss } points less.
hint-about = The coach knows what you can see and what you were told, and nothing else.
hint-marks = That it was asked is noted in the result.
light-switch = Traffic light before each move
light-thinking = …
light-green = Fine
light-amber = Not the best
light-red = A mistake
was-good = Was that good?
was-fine = Nothing was clearly better.
was-better = Better, by about { $loss } points of winning chance ({ $low } to { $high }):
with-coach = with the coach

# The coach.
coach = Coach
coach-for = Reviewed for
coach-thinks = The coach is going through the game. This takes a few seconds…
coach-progress = How far the coach is
coach-waits = Waiting for its turn…
coach-done = { $done } of { $of } decisions
coach-again = Looking again at what cost most…
coach-line = Started at { $start }, luck { $luck }, others { $others }, your choices { $own }:
coach-won = won
coach-shared = a shared win
coach-lost = lost
coach-lost-from = lost, with { $last } before the last turn
coach-curve-of = Chance to win, of 100
coach-curve = The chance to win, move by move: from { $from } to { $to } of 100
coach-swings = What changed most
coach-column-own = Your choice
coach-column-others = Others
coach-column-chance = Chance
coach-column-news = Revealed
coach-mistakes = What cost most
coach-no-mistakes = No single choice was a mistake for certain
coach-kind-inaccuracy = Inaccuracy
coach-kind-mistake = Mistake
coach-kind-blunder = Blunder
coach-cost = cost { $loss } points of winning chance ({ $low } to { $high })
coach-about = cost about { $loss } points of winning chance ({ $low } to { $high })
coach-played = Played:
coach-better = Better:
coach-show = Show it
coach-play-on = Play on from here
coach-grade = { $decisions } decisions; in { $stake } of them something was at stake. Everything is judged by what this player could know at the time.
coach-truth = What was true
coach-truth-about = The same with all cards open. Nobody could know this, so no mistake is named from it.
losses = Where you lose points
losses-of = { $n ->
    [one] { $n } game reviewed
   *[other] { $n } games reviewed
}
losses-each = { NUMBER($lost, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } points of 100 at each of { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
} with something at stake
losses-none = Nothing that can be told from chance yet.
losses-about = From the games that the coach has reviewed for you. Only what is certain is shown.
exercises = Exercises from your own games
exercise-of = { $n }: { $game }
exercise = Exercise
exercise-ask = What would you do here?
exercise-look = See the board
exercise-back = Choices
exercise-right = Right:
exercise-wrong = Better:
exercise-then = Then you played: { $move }. It cost { $loss } points of winning chance ({ $low } to { $high }).
exercise-gone = This exercise is no longer there: the coach sees that game with other eyes now.
coach-steps = All steps
coach-move = Move
coach-column = What
coach-chance = Chance to win
