# What the coach says, whatever the game.
review-not-over = This game is not over yet: it can be reviewed when it is.
review-series = The coach judges single games of { $game }, not series.
review-race = { $game } is a race: there is nothing to choose, and the coach weighs choices.
review-no-race = { $game } is no race: its choices are what the coach weighs.

# The review, in the terminal.
review-title = { $game }, reviewed for { $who }.
review-line = Started at { $start }, luck { $luck }, others { $others }, your choices { $own }: { $end }.
review-won = won
review-shared = a shared win
review-lost = lost
review-lost-from = lost, with { $last } before the last turn
review-curve = The chance to win, in points of 100, by what { $who } could know:
review-truth = What was true, with all cards open (nobody could know it, and no mistake is named from it):
review-swings = What changed most:
review-swing = move { $entry }, { $column }: { $before } → { $after }. { $what }
column-own = your choice
column-others = others
column-chance = chance
column-news = news
review-mistakes = What cost most:
review-no-mistakes = No single choice was a mistake for certain.
review-mistake = move { $entry }, { $kind }: { $played }. Better: { $better }. It cost { $about } { $loss } ({ $low } to { $high }).
review-about = about
kind-inaccuracy = an inaccuracy
kind-mistake = a mistake
kind-blunder = a blunder
review-grade = { $decisions } decisions, something at stake in { $at_stake }: { $lost } ± { $error } points of 100 lost in each of those.
review-more = The table of all steps: --steps; as data: --json.
