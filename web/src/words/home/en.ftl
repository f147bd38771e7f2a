# The start page and what surrounds every page: the only words that come with the first load.
description = Five cheese games, with friends or bots.
language = Language
home-title = Come in, sit down, have some cheese
shelf = What would you like to play?
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-between = { $least }–{ $most } players
minutes = { $n } min
about-cheez-tricks = Take tricks, but mind which cats your cheese attracts.
about-cheese-rescue = Fill the square, and keep your cheese safe from the mice.
about-drole-de-fromage = Drop the cheese on your side of the board, and mind the worms!
about-cheese-master = Read the dice, count the cheese, be quick.
about-cheese-mafia = Plot, bluff, and expose at the right moment.
join-title = Join a table
code = Four-letter code
join = Join
my-tables = My tables
public-tables = Public tables
free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
privacy = A cookie keeps your seats and how your games ended; your name stays in this browser and at your tables. Nothing else is kept.
typeface = The typeface is
forget-me = Delete my data
forget-what = Your seats, names and messages will be deleted.
forget-sure = Yes, delete it all
forgotten = Deleted.
cancel = Cancel
no-server = The house isn’t answering. Please try again in a moment.
no-such-code = No table has the code { $code }. Check the letters with your host.
looking-for-table = Looking for the table…
go-home = Back to the start page
one-moment = One moment…
guest = Guest
rules = Rules
learn = Learn
daily = Deal of the day
daily-about = The same deal for everybody, against the same bots, once a day. Fancy your chances? It is played on trust: nobody is stopped from trying again in another browser.
daily-play = Play
daily-go-on = Continue
daily-look = Watch again
daily-play-of = { $what }: { $game }, deal of the day
daily-played =
    { $n ->
        [0] nobody has finished it yet
        [one] one person has finished it
       *[other] { $n } people have finished it
    }
daily-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, ranked { $place } of { $of }
phase-gathering = Getting ready
phase-playing = Game on
phase-paused = Paused
phase-over = Game over
your-turn = Your turn
your-name = Your name
name-needed = Please enter your name first.
settings = Settings
close = Close
play-now-of = Play now: { $game }
with-friends = With friends
continue = Continue
their-turn = { $who } is thinking…
several-awaited = Waiting for { $n } players
my-page = My page
privacy-title = Privacy
table-gone = This table has been cleared away.
play = Play
play-with-bots = Play with bots
learn-long = Learn (3 min)
who-play = Who’s playing?
who-sit = Take a seat with { $where }
who-change = You at this table
go-play = Go
go-sit = Sit down
go-change = Done
just-watch = Just watch
roll-face = Roll
pick-face = Choose
faces = Faces
face-nr = Face { $n }
colours = Colours
colour-nr = Colour { $n }
name-too-long = That’s too long: { $n } characters at most, please.
hours-short = { $n } h
minutes-short = { $n } min
time-left = { $left } left
find-somebody = Find a table
tournament = Tournament
to-tournament = A tournament for a club
just-now = just now
daily-share = Share
daily-more = More deals, and the week
daily-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
share-daily = { $n ->
    [one] { $n } point
   *[other] { $n } points
} · { $of ->
    [0] the first to finish
   *[other] better than { $beaten } of { $of }
}
sign = { $n } × { $sign ->
    [cheese] cheese
    [mouse] mouse
    [cat] cat
    [worm] worm
    [star] star
   *[plate] empty plate
}
