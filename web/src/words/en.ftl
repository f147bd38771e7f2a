# The page in English.
language = Language
home-title = Come in, sit down, have some cheese
home-lead = Five games for friends and bots. No account: choose a game, send the link, play.
shelf = What would you like to play?
players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
players-between = { $least }–{ $most } players
minutes = { $n } min
about-cheez-tricks = Take tricks, but mind which cats your cheese attracts.
about-cheese-rescue = Lay out the square, and save your cheese from the mice.
about-drole-de-fromage = Push the cheese off the board on your side, worms and all.
about-cheese-master = Read the dice, count the cheese, be quick.
about-cheese-mafia = Plot, bluff, and expose the others at the right moment.
new-table = A table of { $game }
how-many = How many players?
more-options = Options
clock = Clock
clock-off = No clock
clock-relaxed = Relaxed clock
clock-brisk = Brisk clock
make-public = Show the table to everybody
public-about = Otherwise only those find it who have the link or the code.
set-the-table = Set the table
join-title = Join friends
code = Code of the table
join = Join
my-tables = My tables
no-tables-of-mine = None yet.
public-tables = Public tables
no-public-tables = None at the moment.
free-seats = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
privacy = A cookie remembers your seats and scores, this browser your name. Nothing else is kept about you.
forget-me = Forget me
forget-sure = Really forget me: seats, names, words
forgotten = Forgotten.
cancel = Cancel
no-server = The house does not answer. Please try again in a moment.
no-such-code = No table has the code { $code }.
looking-for-table = Looking for the table …
go-home = To the entrance
one-moment = One moment …
by-default = as usual
guest = Guest

replay = Replay
rules = Rules
rules-of = Rules: { $game }
search-rules = Search the rules
rules-found =
    { $n ->
        [0] Nothing like that in the rules.
        [one] One rule found.
       *[other] { $n } rules found.
    }
rules-table = Table
learn = Learn
learn-of = Learn: { $game }
lesson = Lesson
lesson-of = Lesson: { $game }
replay-of = Replay: { $game }
lesson-progress = How far you have come
lesson-your-move = Your move: { $move }
lesson-other = “{ $tried }” would be allowed, but in this lesson let us try: { $meant }
lesson-next = Next
lesson-back = Back
picture = { $n } of { $of }
eyes = Seen with the eyes of
eyes-of-watcher = a spectator
link-to-moment = Copy a link to this moment
replay-controls = Watch the game
replay-first = To the beginning
replay-back = One back
replay-on = One on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
speed-slow = slow
speed-usual = as usual
speed-fast = fast
next-moment = Next moment
past-moment = Moment before
daily = Deal of the day
daily-about = The same deal for everybody, against the same bots, once a day. Fancy your chances? It is played on trust: nobody is stopped from trying again in another browser.
daily-of = deal of { $day }
daily-play = Play
daily-go-on = Go on
daily-look = Look again
daily-play-of = { $what }: { $game }, deal of the day
daily-played =
    { $n ->
        [0] nobody has finished it yet
        [one] one person has finished it
       *[other] { $n } people have finished it
    }
daily-score = { $n } points, place { $place } of { $of }
daily-winners =
    { $n ->
        [0] nobody beat the bots
        [one] one person beat the bots
       *[other] { $n } people beat the bots
    }
daily-scores = Everybody's points
fork-title = Go on from here
fork-about = A new table as this one stood after entry { $n }, with bots in the other seats.
fork-seat = Whose seat do you take?
fork = Play on from here
bots = Bots
download-journal = Download the journal

connecting = Connecting …
reconnecting = The line is broken. Reconnecting …
no-such-table = There is no such table, or not any more.
shut-out = This table cannot be reached from here.
code-is = code { $code }
watchers = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
phase-gathering = Gathering
phase-playing = Playing
phase-paused = Paused
phase-over = Over

board = The table
grid = The board
details = Small print
your-moves = Your moves
first-choose = First choose
tap-a-cell = Tap a cell on the board, or choose here
filter = Find
seat = Seat { $n }

prompt = What is going on
close = Close
rule = rule { $clause }
vote = { $what ->
    [undo] { $who } would like to take back a move. All right?
    [pause] { $who } would like to pause. All right?
    [sit] { $who } would like to sit down and play a bot’s hand. All right?
   *[end] { $who } would like to end the game here, without a winner; if all say yes, the replay shows the hands. All right?
}
yes = Yes
no = No
waiting-for = Waiting for { $who }
seats-free = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
are-you-ready = Everybody is here. Ready?
ready = I am ready
not-ready = Not yet
choose-a-seat = Choose a seat, or just watch.
table-is-full = All seats are taken: you are watching.
paused = The game is paused.
resting = Everybody has left: the table rests, and goes on when somebody comes back.
resume = Go on
over = The game is over.
bot-plays-for-you = A bot is playing for you.
bot-holds-your-seat = A bot holds your seat.
take-back = Take my seat back
your-turn = Your turn
seconds-left = { $n } s left
seconds = { $n } s
undo = Take back
ask-undo = Ask to take back
shown = Taken back, but seen: { $what }

seats = Seats
your-name = Your name
your-name-hint = What shall we call you?
name-needed = Please write your name first.
free-seat = Free
you = you
host = host
bot = bot
bot-sits-in = a bot sits in
away = away
muted = muted
is-ready = ready
bank = { $n } s in reserve
sit-here = Sit here
take-seat = Take this seat
bot-in-seat = Bot in seat { $n }
no-bot = no bot
replace = Let a bot play
seat-menu = More about { $who }
stand-up = Get up
hand-over = Make host
mute-for-all = Mute for everybody
unmute-for-all = Let talk again
mute-for-me = Mute for me
unmute-for-me = Hear again
kick = Ask to leave
fill-with-bots = Bots in all free seats

log = What happened
older = { $n } earlier lines
chat = Talk
chat-watchers = Talk among spectators
say-something = Say something
say = Say
phrases = Quick phrases
claims = Claims
claims-about = Say something about your cards. It need not be true.
claim-choose = What do you claim?
claim = Claim it

invite = Invite
invite-about = Send the link, show the picture, or say the code:
qr = QR code of the link to this table
link = Link to this table
copy = Copy
copied = Copied
setup = How it is played
game = Game
leavers = When somebody leaves
leavers-bot = a bot sits in
leavers-wait = the table waits
is-public = public
is-private = private
host-decides = The host decides these.
table-menu = Table
propose-pause = Pause?
propose-end = End the game?
bug-report = Save a bug report
bug-report-about = A bug report is a file with what you see here. It is sent to nobody.
luck = Sealed luck
luck-about = The luck of every round was fixed and sealed before it began. Once the seed is told, anybody can check it.
luck-round = Round { $n }
luck-entry = entry { $n }
luck-check = Check the luck of this game
luck-well = { $kept ->
    [yes] All is well: { $n } draws came as was promised to you before.
   *[other] All is well: { $n } draws fit the seals. You were not here to be promised anything before.
}
luck-wrong = Something is wrong: { $what }.
luck-what-table = the luck of another game
luck-what-pledge = the pledge is not the one you were shown
luck-what-commitment = a seal is not the one you were shown
luck-what-players-seed = a player’s seed is not what was thrown in
luck-what-seals = the seals are not told in order
luck-what-seed = a seed does not fit its seal
luck-what-secret = the secret does not fit the pledge
luck-what-entry = the journal is not as it was written
luck-what-order = a draw does not belong to its round
luck-what-from = a draw was from other things than lie in the box
luck-what-draw = a draw does not follow from the seeds, or was played otherwise
luck-waiting = { $n ->
    [one] One draw stays
   *[other] { $n } draws stay
} sealed: their round did not come to its end.
luck-doubt = Not verified. { $why } “fromagerie verify” can tell more, from the journal. { $n ->
    [0] No draw was
    [one] One draw was
   *[other] { $n } draws were
} found as promised.
luck-doubt-since = The game goes on from another, whose luck is not told here.
luck-doubt-seed = The seed of a round was not made known.
luck-doubt-secret = The secret of the game was not made known.
luck-doubt-untold = Some draws are not told.
luck-doubt-nothing = There was nothing to check.
luck-doubt-no-luck = This game tells nothing of its luck.
luck-doubt-box = This page does not know what lies in the box of this game.
luck-doubt-unreadable = This page cannot read the journal.
luck-alarm = The luck of this table is not as it was promised to you.
luck-alarm-pledge = Game { $game }: the pledge was exchanged.
luck-alarm-commitment = Game { $game }: the seal of round { $n } was exchanged.
luck-alarm-game = Game { $game }: another game was put in its place.
luck-alarm-then = Whoever runs this server could have chosen the cards. Save a bug report from the menu of the table: what you were promised first is in it.
luck-unable = A browser can check this only over https or on the machine of the server; “fromagerie verify” can anywhere, from the journal.
pledge = Pledge
commitment = Seal
seed = Seed
still-sealed = still sealed
timing = Who was when
timing-about = Counted from the moment the dice were seen; the allowance makes up for slow lines.
who = Who
move = Move
after-the-dice = After the dice
allowance = Allowance

ended-without-winner = Ended without a winner
nobody-won = Nobody won
won = { $n ->
    [one] { $who } won!
   *[other] Shared victory: { $who }
}
winner = winner
rematch = Rematch
another-wanted = { $who } would like another game.
other-wanted = { $who } would like to play { $game } next.
also-in = Also in: { $who }
another-game = Another game …
open-replay = Open the replay to all
close-replay = Close the replay
replay-is-open = Everybody with the link may see the replay.
replay-is-closed = The replay is for those who were at the table.
missed = { $n ->
    [one] One thing happened since you looked
   *[other] { $n } things happened since you looked
}

# What one sees on a table.
view-turn = Turn
view-first = First
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
view-won = Won, open
view-voids = Has none of
view-sheet = Points so far
view-totals = Total
view-winners = Winners
view-captured = Captured
view-side = Side
view-to-place = To place
view-cheeses = Cheeses in hand
view-pile = Pile
view-unseen = Dogs, cats, mice not seen
view-removed = Would be removed
view-points = Points
view-cheeses-left = Cheeses left
view-worth = Worth of a large, medium, small piece
view-worms = Wormy ones of each size
view-sides = Side
view-ages = From young to old
view-turns = Turns
view-faces = Dice
view-steps-left = Steps left
view-bonus = Bonus
view-harvest = Harvest
view-gone = Gone
view-good = Good ones you know
view-wormy = Wormy ones you know
view-wins = Won games
view-playing = In the game
view-living = Still in
view-before = Before
view-phase = Phase
view-roll = Roll
view-dice = Dice
view-plates = Plate
view-covered = Covered
view-wheels = Wheels
view-cheese = Cheese
view-gangsters = Gangsters
view-question = Asked
view-known = You know of
view-known-of-mine = Knows of yours
view-known-to-all = All know of
view-may-know = May know, at most
view-shown = Showed
view-revealed = Last reveal
view-discard = Discard
view-clockwise = Clockwise
view-last-round = Last round
view-extra-turns = Extra turns
view-card = Card
view-user = Used by
view-target = Target
view-left = Left
view-way = Way
view-chosen = You chose
view-indic = Informer
view-name = Name
view-colour = Colour
view-face = Face
view-id = Id
view-family = Family
view-exactly = Exactly
view-fewest = Fewest
view-domestic = Domestic
view-most = Most
view-seat = Seat
view-players = Players
inner-trick = Trick

settings = Settings
motion = Movement
motion-off = none
motion-fast = fast
motion-calm = calm
setting-sound = Sounds
setting-notify = Tell me when it is my turn and the page is hidden
notify-refused = This browser does not allow notifications from here.
setting-confirm = Ask before a move is made
setting-contrast = Stronger contrast
setting-large = Larger cards
setting-memory = Memory aids: show which cards I already know of
confirm-move = Confirm the move
play-now = Play now
play-now-of = Play now: { $game }
with-friends = With friends
with-friends-of = With friends: { $game }

# A box of one's own
own-box = A box of your own
own-box-about = A box.toml with changed cards, dice or numbers. Everybody who sits down can look into it.
own-box-name = What it is called
plays-with-box = Played with a box of its own: { $name }
box-is = box: { $name }
