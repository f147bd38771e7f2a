# Tournaments, in English: read when somebody goes to one.
club-new = A tournament for a club
club-new-about = No account: this browser organises it. Everybody else joins with the code, on their own phone.
club-name = What it is called
club-usual-name = Cheese tournament
club-size = Players at a table
club-rounds = Rounds
club-begin = Begin
club-shape = { $rounds ->
    [one] one round, tables of { $size }
   *[other] { $rounds } rounds, tables of { $size }
}
club-code-is = Code
club-wall = On the wall
club-enter = Take part
club-your-table = Your table is set.
club-to-my-table = To my table
club-look-in = Look in
club-your-bye = You sit out this round: a bye, with fair points.
club-you-came = You finish in place { $place }, with { $n } points.
club-you-done = { $last ->
    [yes] Your table has finished. The others are still playing.
   *[no] Your table has finished. Your next one will be shown here when the next round begins.
}
club-you-wait = You are in. Your table will be shown here when the round begins.
club-drop-out = Drop out
club-organiser = You organise it
club-organiser-about = { $n ->
    [one] One person is in.
   *[other] { $n } people are in.
} Latecomers join before any round; whoever leaves keeps their points.
club-next-round = Begin round { $n } of { $of }
club-round = Round { $n } of { $of }
club-gathering = { $n ->
    [one] one person is in
   *[other] { $n } people are in
}
club-standings = Standings
club-final = Final standings
club-nobody-yet = Nobody has joined yet.
club-about-points = 100 points for beating everybody at your table, 50 for half of them. A bye is worth your own average, at least 50. Ties: tables won, then the points of those you met.
club-place = Place
club-player = Player
club-points = Points
club-wins = Won
club-opponents = Met
club-drop = Takes part no more
club-drop-who = { $who } takes part no more
club-table = Table { $n }
club-done = over
club-by-hand = by the organiser
club-came = { $place }. · { $n }
club-byes = { $n ->
    [one] Bye: { $who }
   *[other] Byes: { $who }
}
club-settle = Give the result
club-settle-about = If somebody did not come, or the game was played elsewhere. The same place for two is a tie.
club-settle-save = Save the result
club-nth = place { $n }
club-wall-join = Join in: { $address }
club-thanks = Thank you for playing!
club-tables-open = { $n ->
    [one] One table is still playing.
   *[other] { $n } tables are still playing.
}
club-next-soon = Round { $n } of { $of } begins soon.
club-have-code = Code of a tournament
club-find = Go there
club-at = Table
