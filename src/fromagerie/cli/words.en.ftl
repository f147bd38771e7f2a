# What the command line says. Only play, replay, verify, rules and games speak French; the others are for those who
# measure, design and run servers.
complaint = fromagerie: { $why }
interrupted = fromagerie: interrupted
reviewing = reviewing for { $who }
mouse = Mouse

# Help.
help-usage = usage:
help-positional = positional arguments
help-options = options
help-commands = commands
metavar-command = COMMAND
metavar-file = FILE
metavar-game = GAME
metavar-name = NAME
metavar-about = WHAT
help-help = show this help and exit
help-version = show the version and exit
help-top = Five cheese games: play them, watch them, measure them.
help-epilog = Without a command it opens the house and a browser: tables for friends and bots.
help-play = play in the terminal, against bots and with friends
help-simulate = let bots play many games and see who wins
help-arena = bots against bots: who plays better, and how sure that is
help-lab = for designers: what a rule or a card does to a game
help-serve = open the house: tables for friends and bots, on the web
help-backup = copy all tables into a file, while the server runs
help-restore = put a backup in place, while no server runs
help-push-keys = make the keys for telling people that it is their turn (Web Push)
help-replay = tell a saved game again
help-review = what was luck and what was skill in a saved game
help-review-seat = for this player (from 1); else for every person at the table
help-review-truth = the curve with all cards open too
help-review-steps = the table of all steps too
help-verify = check that the luck of a saved game is what was promised
help-rules = read the rules of a game
help-games = what is on the shelf, and what the tables of a game can agree on
help-new-game = lay out the folder of a new game
help-game = which game (see: fromagerie games)
help-which-game = which game
help-options-of = which game, for its options
help-players = people and bots together
help-seat = which player you are, from 1; several share this screen
help-name = what the people at this screen are called
help-bots = bots for the other players (default: { $usual }, if there is one)
help-explain = bots say why they did what they did
help-mute = bots claim nothing, in a game with talk
help-resume = go on with the interrupted game, or with FILE
help-mode = short for --option mode=MODE
help-option = an option of the game (see: fromagerie games GAME); players count from 1
help-seed = the same seed deals the same cards
help-lang = language (default here: { $language })
help-box = a box.toml of your own in place of the game’s
help-file = a saved game
help-luck-file = a saved game that tells its luck
help-json = what was found as JSON
help-eyes = as this player saw it (from 1); else everything is told
help-to = stop after N entries
help-about = a clause (3.3), a section (3) or a word

# What was typed wrongly.
usage-missing = Something is missing: { $what } (see { $command } --help).
usage-unknown = This is not understood: { $what } (see { $command } --help).
usage-ambiguous = { $what } could mean { $choices } (see { $command } --help).
usage-command = There is no command called “{ $what }”; there are: { $choices } (see { $command } --help).
usage-choice = { $where } cannot be “{ $what }”; choose from { $choices } (see { $command } --help).
usage-number = { $where } takes a number, not “{ $what }” (see { $command } --help).
usage-no-value = { $where } needs a value after it (see { $command } --help).
usage-no-value-wanted = { $where } takes no value; “{ $what }” was given (see { $command } --help).
usage-not-both = { $where } and { $what } do not go together (see { $command } --help).
usage-other = { $what } (see { $command } --help).

# What cannot be done.
which-game = Say which game to play: { $games }.
bad-seed = A seed is a number from 0 up, not { $seed }.
bad-seat = Players are numbered 1 to { $players }, not “{ $typed }”.
bad-pair = An option is written name=value, not “{ $typed }”.
seat-twice = Everybody is a player of their own; “{ $seats }” names one twice.
too-many-names = { $names ->
    [one] { $names } name was given
   *[other] { $names } names were given
} for { $people ->
    [one] { $people } person
   *[other] { $people } people
} at this screen (see --seat).
finished-game = { $file } is a finished game; watch it with: fromagerie replay { $file }
no-such-entry = This journal has entries 1 to { $entries }, not { $asked }.
no-file = { $file } is no file that can be read.
no-such-rule = No rule speaks of “{ $wanted }”.
bad-box = { $why }
