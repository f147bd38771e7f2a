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

# What can be chosen.
list-or = { $some } or { $last }
yes = yes
no = no

# Why a table cannot be set so. The last of these is for programmers.
unknown-game = There is no game called “{ $game }” on the shelf; there are: { $games }.
unknown-bot = No bot called “{ $name }” plays { $game }; there are: { $known }.
broken-bot = The bot “{ $name }” of another package cannot be loaded: { $why }
cheater-elsewhere = The cheater sees what is hidden: it can only be named in the arena.
bad-players = { $game } is for { $counts } players, not { $players }.
bad-first = The first player is one of 1 to { $players }.
unknown-option = { $game } has no option called “{ $option }”; there are: { $options }.
bad-option-choice = Option “{ $option }”: “{ $value }” is not one of the choices. Choose { $choices }.
bad-option-flag = Option “{ $option }”: “{ $value }” is not one of the choices. Say yes or no.
bad-option-range = Option “{ $option }”: “{ $value }” will not do. It takes a whole number from { $least } to { $most }.
bad-option-number = Option “{ $option }”: “{ $value }” will not do. It takes a whole number.
bad-option-seat = Option “{ $option }”: “{ $value }” will not do. It takes players’ numbers, counted from 1.
bad-option-text = Option “{ $option }”: “{ $value }” will not do. It takes a text.
bad-call = { $why }

# What a system says of a file.
errno-enoent = no such file or folder
errno-eacces = permission denied
errno-eperm = permission denied
errno-eisdir = it is a folder
errno-enotdir = part of its path is a file and not a folder
errno-enospc = the disk is full
errno-erofs = the disk can only be read
errno-enametoolong = the name is too long

# What is wrong with a journal.
journal-format = This journal is written in format { $found }; this program reads format { $known }.
journal-heading-changed = The heading of this journal is not as it was written: was it edited?
journal-entry-changed = Entry { $entry } is not as it was written: was it edited, or an entry above it removed?
journal-not-text = This is not a journal: it is not even text.
journal-other = This is not a journal of Fromagerie.
journal-heading-damaged = The heading of this journal is damaged: { $why }
journal-entry-damaged = Entry { $entry } of this journal is damaged: { $why }.
journal-breaks-off = This journal breaks off after entry { $entry }: its end is missing.
journal-empty = This journal has no entries, not even the deal.
journal-illegal = Entry { $entry }: player { $seat } cannot play “{ $move }” there. { $why }
journal-no-such-seat = There are { $seats } players.
journal-no-such-move = { $game } knows no such move.
journal-by-the-rules = { $sentence } (rule { $clause })
journal-entry-wrong = Entry { $entry }: { $why }.
journal-of-another-game = This is a journal of { $found }, not of { $game }.
journal-other-rules = This game was played by version { $found } of the rules of { $game }; this program has version { $known } and would tell it wrongly.
journal-other-box = This game was played with another box ({ $found }, not { $known }): give its box.toml with --box.
entry-deal = a journal begins with the deal, and has one deal only
entry-drawn = nothing is drawn where actions are taken back or something is said
entry-undo =
    takes back { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } where there are { $standing }
entry-say = “{ $claim }” cannot be said there

# What is wrong with luck.
luck-untold = This journal does not tell the seeds of its luck: there is nothing to check it by.
luck-seeds = { $seeds } players’ seeds are told for { $players } players.
luck-since = The luck told begins at entry { $entry }, where there are { $entries }.
luck-unexpected = Entry { $entry }: a draw is told there that the rules did not ask for.
luck-after-end = Entry { $entry }: something is drawn there after the game was over and its secret known.
luck-drawn = Entry { $entry }: from { $what } the seeds draw { $expected }, and not what is written.
luck-told = Entry { $entry }: the draw from { $what } is told otherwise, or not in its place.
luck-order = The seals of the rounds are not told in order, one for each.
luck-seed-promised = The seed of round { $round } is not the one that was promised before it.
luck-secret-promised = The secret of this match is not the one that was promised at its beginning.
luck-seed-made = The seed of round { $round } was not made from the secret of this match.
luck-digits = A seed is { $digits } digits from 0 to f, not “{ $found }”.
luck-secret-early = The secret of this match was made known, but the game is not over.
luck-seed-early = The seed of round { $round } was made known, but that round is not over.

# Medals that any game may give.
medal-comeback = Best comeback
medal-comeback-why = { $name } was last, { $behind } behind, and won all the same.
medal-photo-finish = Photo finish
medal-photo-finish-why = { $name } { $mine }, { $other } { $theirs }: bring a magnifying glass.
medal-quickest-hand = Quickest hand
medal-quickest-hand-why = { $name } usually needed { NUMBER($seconds, maximumFractionDigits: 1) } s for a move. Nobody needed less.
medal-deep-thinker = Deep thinker
medal-deep-thinker-why = { $name } gave one move { $seconds } s to ripen.
medal-good-company = Good company
medal-good-company-why = With { $name } at it, this is a better table.
medal-by-the-book = By the book
medal-by-the-book-why = No rulebook was harmed in { $name }’s moves.
medal-table-manners = Table manners
medal-table-manners-why = As far as we know, { $name } kept both elbows out of the cheese.
medal-last-crumb = To the last crumb
medal-last-crumb-why = { $name } kept the seat warm to the last move.
medal-patience = Patience of an affineur
medal-patience-why = Good cheese takes its time, and { $name } let it.
medal-appetite = Healthy appetite
medal-appetite-why = So much cheese on the table, and { $name } still looks hungry.
medal-to-be-continued = To be continued
medal-to-be-continued-why = The next chapter has { $name } in it.
medal-soft-heart = Soft heart
medal-soft-heart-why = Firm rind, soft heart: that is { $name }.

# Of a reason of the coach’s: in how many cases, and after that in how many with another choice.
coach-odds = { $n ->
    [0] in no case
    [100] in every case
   *[other] in { $n } of 100 cases
}
coach-odds-then = { $n ->
    [0] in none
    [100] in every case
   *[other] in { $n } of 100
}
