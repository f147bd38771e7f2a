# Cheez-Tricks in English.
variety-S = Swiss
variety-R = Roquefort
variety-P = Parmesan
variety-B = Brie
card = { $variety } { $value }

do-play = Play the { $card }
do-name-trump = Choose { $variety } as trump

# In the middle of a sentence a cat begins with a small letter.
cat-black = Black cat
cat-white = White cat
cat-siamese = Siamese cat
cat-grey = Grey cat
cat-orange = Orange cat
cat-tuxedo = Tuxedo cat
cat-label = { $family } ({ $mark })
cat-label-numbered = { $family } ({ $mark })
mark-trick = trick { $trick }
mark-first-to = 1st to { $tricks }
mark-most = +{ $kind }
mark-fewest = −{ $kind }
mark-exactly = ={ $tricks }
kind-tricks-short = tricks
kind-tricks = tricks
kind-variety = { $variety } cards
kind-value = { $value }s

captures-black = wins trick { $trick }
captures-white = is first to { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}
captures-siamese = wins the { $card }
captures-grey = wins the most { $kind }
captures-orange = wins the fewest { $kind }
captures-tuxedo = ends with exactly { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}

round-began = Round { $round }: the First Player token goes to { $who }.
dealt = { $who } picks up { $cards }.
cat-revealed = The { $cat } is watching: it captures whoever { $meaning }.
trump-drawn = Trump is { $variety }, by the luck of the draw.
trump-named = { $who } chooses { $variety } as trump.
played = { $who } plays the { $card }.
took-trick = { $who } wins trick { $nth } ({ $cards }).
took-trick-faded = { $who } wins trick { $nth }.
captured = The { $cat } captures { $who }!
captured-nobody = The { $cat } goes hungry.
round-scored = End of round { $round }:
seat-scored = { $who }: { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
} × { $pay } ({ $cats ->
    [0] no cat
    [one] one cat
    [3] all three cats!
   *[other] { $cats } cats
}) = { $points }, total { $total }
seat-scored-none = { $who }: no tricks, so 0 points, total { $total }
game-won = { $who } wins the game with { $total } { $total ->
    [one] point
   *[other] points
}.
game-shared = A shared win at { $total } { $total ->
    [one] point
   *[other] points
}: { $who }.
game-won-by-best-round = A tie at { $total } { $total ->
    [one] point
   *[other] points
} ({ $tied }): { $who } wins with the best single round.
game-shared-by-best-round = A tie at { $total } { $total ->
    [one] point
   *[other] points
} ({ $tied }); the best single round decides. A shared win: { $who }.

why-over = The game is over; even the cats have gone home.
why-not-your-turn = It’s not your turn: we’re waiting for { $who }.
why-trump-is-named = Trump is { $variety } this round; it’s not for you to choose now.
why-name-trump-first = Choose trump first: type !S, !R, !P or !B.
why-no-such-variety = There is no cheese “{ $variety }”: choose S, R, P or B.
why-no-such-card = There is no card “{ $card }”.
why-not-in-hand = You do not hold the { $card }.
why-follow = { $variety } was led and you can follow: play { $cards }.
list-or = { $some } or { $last }

board-title = Cheez-Tricks · { $mode ->
    [wild] wild cats
   *[domestic] domestic cats
}
board-round = round { $round } of { $rounds }
board-trick = trick { $trick } of { $tricks }
board-trump = trump: { $variety }
board-no-trump = trump not chosen yet
board-over = the game is over
board-cats = Cats: each captures the player who…
board-reconstructed = { $sign } reconstructed: the printed card may differ
board-caught = captured { $who }
board-hungry = went hungry
board-black-now = this very trick
board-black-later = in { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}
board-siamese-hand = in your hand
board-siamese-table = on the table
board-siamese-loose = still about
board-of = { $who }: { $what }
board-face-down = piles are face down: who remembers?
board-players = Players
board-col-tricks = tricks
board-col-cats = cats
board-col-score = score
board-token = First Player token
board-to-act = to play
board-on-show = Won cards that lie face up, and cheeses that ran out:
board-void = no more { $varieties }
board-trick-empty = Trick: no card yet
board-trick-now = Trick:
board-leads = led
board-wins = winning
board-hand = Your hand ([playable]):
board-name-trump = You choose trump: !S Swiss, !R Roquefort, !P Parmesan, !B Brie

# What the box holds, to say what is known of it.
part-deck = Cheese, hands and rounds
part-points = Points per trick
part-player-counts = Player counts marked on the cats
part-domestic = Cats left out of a domestic game

# Ways of playing that the house proposes.
preset-family = Family
preset-family-about = Domestic cats and mild bots; what matters lies face up.
preset-classic = Classic
preset-classic-about = Domestic cats, against bots that know what they do.
preset-expert = Expert
preset-expert-about = Wild cats, everything face down, the strongest bots, a minute for each card.

# What the table can agree on before it plays.
option-mode = Cats
option-mode-about = Domestic: without the hardest cats, and won cards that matter to a cat stay face up. Wild: all cats, all piles face down.
option-mode-domestic = domestic
option-mode-wild = wild
option-grey-of-nothing = Grey cat with nothing to count
option-grey-of-nothing-about = What a grey cat does when nobody has won anything it counts (possible with two players).
option-grey-of-nothing-nobody = captures nobody
option-grey-of-nothing-everybody = captures everybody
option-first = First player
option-first-about = Who has the First Player token in the first round.
option-first-none = drawn by lot

# Medals.
medal-three-cats = Three cats at once
medal-three-cats-why = { $name } faced all three cats in round { $round } and walked away with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
medal-no-cat = No cat all game
medal-no-cat-why = { $rounds ->
    [one] A whole round, and not one cat laid a paw on { $name }.
   *[other] { $rounds } rounds, and not one cat laid a paw on { $name }.
}
medal-smallest-card = Small but mighty
medal-smallest-card-why = With the { $card }, the smallest in the trick, { $name } took cards that add up to { $caught }.
medal-cat-magnet = Cat magnet
medal-cat-magnet-why = { $cats } cats could not stay away. { $name } must smell of Roquefort.
badge-cat-whisperer = Cat whisperer
badge-cat-whisperer-why = Three games without a single cat.

# The coach. “It” is what was played.
coach-trump = With { $other } as trump you take { $better } tricks on average, with { $was } { $played }.
coach-three = All three cats, the jackpot, come to you { $played }; with the better choice { $better }.
coach-three-of = All three cats, the jackpot, go to { $who } { $played }; with the better choice { $better }.
coach-two = Two cats capture you, so that your tricks pay nothing, { $played }; with the better choice { $better }.
coach-cat = The { $cat } captures you { $played }; with the better choice { $better }.
coach-trick = The { $card } takes this trick { $played }; the { $other } { $better }.
coach-kept = Kept in hand, the { $card } still takes a trick { $odds }.
coach-points = You make { $played } points in this round on average; with the better choice { $better }.
coach-rival = { $who } makes { $played } points in this round on average; with the better choice { $better }.
coach-tricks = You take { $played } tricks in this round on average; with the better choice { $better }.
coach-close = No single trick or cat decides it: many small differences add up.
situation-trump = Naming trump
situation-lead = Leading a trick
situation-follow = Following
situation-last-tricks = The last tricks of a round
