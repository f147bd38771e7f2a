# What the terminal itself says.
welcome = { $game }. Type a move or a command; ? explains everything, quit leaves (the game is kept).
at-the-table = At the table: { $who }.
prompt = { $who } >{" "}
not-understood = “{ $typed }” is neither a move nor a command. Type ? for help.
refused = No. { $sentence } (rule { $clause })
nothing-wrong = Nothing against it: { $action }.
no-such-rule = No rule speaks of “{ $wanted }”. Type ? for the sections.
help = You can type:
      a move as it is written ({ $move }), or its number in the list below
      ?            this help        ? 3       a section of the rules
      ? 3.3        one rule         ? cheese  every rule with that word
      why MOVE     why a move is refused
      last         what happened since your last move
      undo         take back your last move and all that followed
                   (against bots: while nobody has seen a card or the dice)
      save FILE    keep a copy of the game
      quit         leave; fromagerie play --resume goes on
help-say = say WORD     claim something; say alone lists what can be said
help-look = look         look through the discard pile
help-moves = You may now:
help-rules = The rules (? with a number shows a section):
nothing-to-look-through = There is nothing to look through in this game.
undone = Taken back. The journal remembers; the cats pretend not to.
bots-saw-it = Too late: a card or the dice have been seen since, and bots take nothing back.
nothing-to-undo = You have no move to take back.
save-where = Say where to: save FILE
saved = Saved to { $file }.
save-failed = { $file } cannot be written: { $why }.
cannot-read = { $file } cannot be read: { $why }.
nothing-to-resume = There is no interrupted game to go on with.
bots-for-seats = { $named ->
    [one] { $named } bot was named
   *[other] { $named } bots were named
} where { $seats ->
    [one] { $seats } is
   *[other] { $seats } are
} needed.
hand-over = Hand the screen to { $who }, then press Enter.
left = The game is kept in { $file }.
    Go on with: fromagerie play --resume
goodbye = Good game. To see it again: fromagerie replay { $file }
replay-title = { $game }, { $players }
replay-undo = [{ $entry }] the last { $actions ->
    [one] move is
   *[other] { $actions } moves are
} taken back
replay-open = The game was not played to its end.
get-ready = Ready? Press Enter, and the race is on.
took = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s  { $what }
can-be-said = You can claim, with say and a word:
nothing-to-say = There is nothing to claim now.
medal = { $title }: { $words }
because = ({ $who }: { $why }.)
verify-title = { $game }, { $table }: the luck of this game is what was promised.
verify-doubt = { $game }, { $table }: not verified. Nothing was found wrong, but not all could be checked:
verify-doubt-seed = - A round is over, but its seed was not made known.
verify-doubt-secret = - The game is over, but the secret of the match was not made known.
verify-doubt-untold = - Draws of rounds that are over are not told.
verify-doubt-nothing = - Not one draw could be checked: no round is over, or nothing is told of it.
verify-rules = - The rules allow all { $entries } entries, and asked for every draw in them.
verify-draws = - { $draws ->
    [one] One draw follows
   *[other] { $draws } draws follow
} from the seeds of the rounds and those of the players, one by one.
verify-secret = - Every seed fits what was promised before its round, and comes from the one secret of the match.
verify-open = - Every seed made known fits what was promised before its round. The game still goes on: { $waiting ->
    [one] one draw waits
   *[other] { $waiting } draws wait
} for the end of a round.
verify-doubt-since = - Not checked: { $entries ->
    [one] the first entry
   *[other] the first { $entries } entries
}, with { $draws ->
    [one] one draw
   *[other] { $draws } draws
}: brought along from another game.
verify-compare = Compare with what you were shown before the deal; if it differs, nothing is proved:
verify-pledge = secret
verify-round = round { $round }
verify-not-proved = This does not prove that nobody looked: whoever runs the server holds the seeds while a round is played,
    and could have read the cards. See docs/luck.md.

on-the-shelf = { $game }, { $least } to { $most } players, { $minutes } minutes
option-seats = the first player, the second, and so on
