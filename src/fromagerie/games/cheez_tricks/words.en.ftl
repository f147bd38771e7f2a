# Cheez-Tricks in English.
variety-S = Swiss
variety-R = Roquefort
variety-P = Parmesan
variety-B = Brie
card = { $variety } { $value }

do-play = Play { $card }
do-name-trump = Name { $variety } as trump

cat-black = Black cat
cat-white = White cat
cat-siamese = Siamese cat
cat-grey = Grey cat
cat-orange = Orange cat
cat-tuxedo = Tuxedo cat
cat-label = { $family } { $mark }
mark-first-to = 1st to { $tricks }
kind-tricks-short = tricks
kind-tricks = tricks
kind-variety = { $variety } cards
kind-value = { $value }s

captures-black = wins trick number { $trick }
captures-white = is first to { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}
captures-siamese = takes the { $card }
captures-grey = wins the most { $kind }
captures-orange = wins the fewest { $kind }
captures-tuxedo = ends with exactly { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}

round-began = Round { $round }: the token goes to { $who }.
dealt = { $who } picks up { $cards }.
cat-revealed = { $cat } sits down: it captures whoever { $meaning }.
trump-drawn = Trump is { $variety }, by the luck of the draw.
trump-named = { $who } names { $variety } as trump.
played = { $who } plays { $card }.
took-trick = { $who } takes trick { $nth } ({ $cards }).
captured = { $cat } captures { $who }!
captured-nobody = { $cat } goes hungry.
round-scored = Round { $round } is over:
seat-scored = { $who }: { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
} × { $pay } ({ $cats ->
    [0] no cat
    [one] one cat
    [3] all three cats!
   *[other] { $cats } cats
}) = { $points }, total { $total }
game-won = { $winners ->
    [one] { $who } wins the game with { $total } points.
   *[other] { $who } share the win with { $total } points each.
}
game-won-by-best-round = { $total } points each at the top; { $who } wins by the best single round.

why-over = The game is over; even the cats have gone home.
why-not-your-turn = It is not your turn: { $who } is to act.
why-trump-is-named = Trump is { $variety } this round; it is not for you to name now.
why-name-trump-first = First name the trump: type !S, !R, !P or !B.
why-no-such-variety = There is no cheese “{ $variety }”: name S, R, P or B.
why-not-in-hand = You do not hold the { $card }.
why-follow = { $variety } was led and you can follow it: play one of { $cards }.

board-title = Cheez-Tricks · { $mode ->
    [wild] wild cats
   *[domestic] domestic cats
}
board-round = round { $round } of { $rounds }
board-trick = trick { $trick } of { $tricks }
board-trump = trump { $variety }
board-no-trump = trump still to be named
board-over = the game is over
board-cats = Cats: each captures the player who...
board-caught = has { $who }
board-hungry = went hungry
board-black-now = this very trick
board-black-later = { $tricks ->
    [one] in 1 trick
   *[other] in { $tricks } tricks
}
board-siamese-hand = in your hand
board-siamese-table = on the table
board-siamese-loose = still about
board-face-down = piles are face down: who remembers?
board-players = Players
board-col-tricks = tricks
board-col-cats = cats
board-col-score = score
board-col-hand = hand
board-token = token
board-to-act = to act
board-spent = (spent)
board-trick-empty = Trick: nothing yet
board-trick-now = Trick:
board-leads = led
board-wins = winning
board-hand = Your hand ([playable]):
board-name-trump = You name the trump: !S Swiss, !R Roquefort, !P Parmesan, !B Brie
board-open = Won and open

# What the table can agree on before it plays.
option-mode = Cats
option-mode-about = Domestic: the easier cats, and won cards that matter to one of them lie open. Wild: all cats, all piles face down.
option-mode-domestic = domestic
option-mode-wild = wild
option-grey-of-nothing = Grey cat of nothing captures
option-grey-of-nothing-about = Whom a grey cat takes when nobody won a single card of its kind; it can happen with two players.
option-grey-of-nothing-nobody = nobody
option-grey-of-nothing-everybody = everybody
option-first = First player
option-first-about = Who holds the token in the first round: 1 is the first player, 2 the next, and so on.
option-first-none = drawn by lot
