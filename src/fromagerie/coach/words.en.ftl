# What the coach says, whatever the game.
review-not-over = This game is not over yet: it can be reviewed when it is.
review-series = The coach judges single games of { $game }, not series.
