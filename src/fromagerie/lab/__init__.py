"""What a rule or a card does to a game: metrics with intervals, comparisons, what-ifs, as a page to look at."""
