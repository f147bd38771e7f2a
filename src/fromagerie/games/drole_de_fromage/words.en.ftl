# Drôle de Fromage in English.
way-S = south
way-W = west
way-N = north
way-E = east
side-S = the south side
side-W = the west side
side-N = the north side
side-E = the east side
piece-L = large piece
piece-M = medium piece
piece-S = small piece
count-L = { $count } large
count-M = { $count } medium
count-S = { $count } small
count-wormy = {" "}({ $count } wormy)
no-cheese = no cheese at all

do-step = Step { $way }
do-decline = Decline the bonus
do-take = Take a { $piece } from player { $seat }

ages-told = From the youngest to the oldest: { $who }.
game-began = Game { $game } begins; { $who } goes first.
rolled = { $who } rolls { $faces }: { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
stuck = But that mouse cannot move a whisker: the roll is lost.
stepped = { $who } steps { $way } to { $cell }{ $pushed ->
    [0] .
    [one] , pushing a piece.
   *[other] , pushing { $pushed } pieces.
}
fell = A { $piece } falls on { $side }: it goes to { $who }.
fell-to-nobody = A { $piece } falls on { $side }, where nobody sits: it is lost.
looked = { $who } looks under it in secret: { $wormy ->
    [True] wormy!
   *[other] good cheese.
}
bonus-won = That was the last piece: as a bonus, { $who } may take a piece from somebody else.
took = { $who } takes a { $piece } from { $victim }.
took-nothing = { $who } declines the bonus.
stopped = The game is stopped after { $turns } turns; what is left on the board is nobody’s.
game-scored = Game { $game } is over, and all harvested cheese is turned over:
seat-scored = { $who }: { $pieces } = { $points ->
    [one] 1 point
   *[other] { $points } points
}
games-won = Games won so far: { $standing }
game-won = { $winners ->
    [one] { $who } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $who } share the win with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
}
series-over = The series is over:
seat-series = { $who }: { $wins ->
    [one] 1 game
   *[other] { $wins } games
} won, { $total ->
    [one] 1 point
   *[other] { $total } points
} in all
series-won = { $winners ->
    [one] { $who } wins the series{ $by ->
        [True] {" "}on points.
       *[other] .
    }
   *[other] { $who } share the series.
}

why-over = The game is over; there is nothing left to push.
why-not-your-turn = It’s { $who }’s turn, not yours.
why-no-more-steps = The board is empty: there is nothing left to push. Take a piece, or type PASS.
why-no-such-way = A step goes N, S, E or W, not “{ $way }”.
why-edge = Your mouse would fall off the board: that way is { $side }.
why-mouse = A mouse stands there. Go round it.
why-blocked = { $pieces ->
    [one] A mouse stands behind that piece, and no mouse may be moved by another.
   *[other] A mouse stands behind those { $pieces } pieces, and no mouse may be moved by another.
}
why-no-bonus = There is nothing to take now: the bonus comes with the last piece of cheese.
why-no-such-seat = There is no player { $seat } at this table.
why-no-such-size = Cheese is large (L), medium (M) or small (S), not “{ $size }”.
why-own-cheese = That is your own cheese. Take from somebody else, or type PASS.
why-none-of-size = { $who } has no { $piece }.

why-walk-harvests = { $count ->
    [one] it brings in a piece of cheese
   *[other] it brings in { $count } pieces of cheese
}
why-walk-closer = it moves cheese towards its own edge
why-walk-place = the mouse stands well there
why-bonus-taken = the bonus is too good to decline
why-bonus-left = it can do without

board-title = Drôle de Fromage
board-game = game { $game } of { $games }
board-turn = turn { $turn }
board-over = the game is over
board-side-S = South
board-side-W = West
board-side-N = North
board-side-E = East
board-nobody = nobody
board-signs = (1) the mouse of player 1 · L large, M medium, S small piece · N, S, E, W: a step that way
board-piece-L = L
board-piece-M = M
board-piece-S = S
board-players = Players
board-col-large = large
board-col-medium = medium
board-col-small = small
board-col-points = points
board-col-wins = won
board-col-total = total
board-to-act = to play
board-gone = Lost: { $pieces }
board-own = Your cheese: { $pieces } = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
board-own-nothing = Your cheese: nothing yet
board-own-unseen = Your cheese: { $pieces }; nobody looks before the end
board-unseen = Everywhere else: { $pieces }
board-roll = { $who } rolled { $faces }: { $left ->
    [one] one step to go
   *[other] { $left } steps to go
}
board-steps = You can step  { $ways }
board-push = { $way } pushing { $pieces }
board-bonus = The last piece is yours! Take one of somebody else’s: { $takes } or [PASS]
board-bonus-other = { $who } got the last piece and may take one from somebody

# Ways of playing that the house proposes.
preset-family = Family
preset-family-about = Mild bots that take their time.
preset-classic = Classic
preset-classic-about = As in the rulebook: you look under what you harvest.
preset-expert = Expert
preset-expert-about = Nobody looks under the cheese, the bots are strong, and there is a minute for each move.

# What the table can agree on before it plays.
option-peek = Look under harvested cheese
option-peek-about = Everybody looks under the pieces they harvest. Otherwise nobody looks before the points are counted.
option-points = Points of a piece
option-points-about = What a good large, medium and small piece are worth.
option-points-none = as in the box
option-points-4-2-2 = 4/2/2 (as printed)
option-points-3-2-1 = 3/2/1 (after a review of the German edition)
option-points-4-2-1 = 4/2/1 (in between)
option-games = Games in the series
option-games-about = Whoever wins most of them wins the series.
option-ages = Players from youngest to oldest
option-ages-about = The players’ numbers in a row, such as 3124: the youngest goes first.
option-ages-none = drawn by lot
option-first = First player
option-first-about = Who begins the first game.
option-first-none = the youngest
option-empty = Empty side (three players)
option-empty-about = With three players, the side where nobody sits.
option-empty-none = default: east
option-empty-south = south
option-empty-west = west
option-empty-north = north
option-empty-east = east
option-max-turns = Turn limit
option-max-turns-about = A game is stopped after so many turns: bots might play for ever.

# What is in the box.
part-board = Board of { $side } by { $side } cells
part-block = Where the pieces start
part-start = Where the mice start
part-die = Die: { $faces }
part-large = { $count ->
    [one] { $count } large piece
   *[other] { $count } large pieces
}, { $wormy ->
    [0] none wormy
   *[other] { $wormy } of them wormy
}; a good one is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-medium = { $count ->
    [one] { $count } medium piece
   *[other] { $count } medium pieces
}, { $wormy ->
    [0] none wormy
   *[other] { $wormy } of them wormy
}; a good one is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-small = { $count ->
    [one] { $count } small piece
   *[other] { $count } small pieces
}, { $wormy ->
    [0] none wormy
   *[other] { $wormy } of them wormy
}; a good one is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-mice = { $count ->
    [one] { $count } mouse
   *[other] { $count } mice
}

# Why a table cannot be set so.
bad-ages = The ages name each player from 1 to { $players } once, from the youngest to the oldest.
bad-empty = A side can be chosen to stay empty with three players only.

# Medals.
medal-most-worms = Most worms
medal-most-worms-why = { $name } bit into { $worms } worms and kept smiling.
medal-longest-train = Longest train
medal-longest-train-why = { $name } set { $pieces } pieces rolling with one push. Mind the gap.
medal-kindest-push = Kindest push
medal-kindest-push-why = { $name } pushed { $other } a { $piece }, and there was no worm in it.
medal-lucky-star = Lucky star
medal-lucky-star-why = { $stars } stars shone for { $name }.
medal-clean-plate = Clean plate
medal-clean-plate-why = { $pieces } pieces for { $name }, and not a single worm.
badge-engine-driver = Engine driver
badge-engine-driver-why = Three times the longest train of the game.

# The coach.
coach-harvest = The better way brings home a { $piece } on this walk, { $odds ->
    [0] wormy for certain
    [100] good cheese for certain
   *[other] good cheese in { $odds } of 100 cases
}.
coach-loses = The other way pushes a { $piece } over the side where nobody sits: it is lost.
coach-waits = The { $piece } on { $cell } can wait: nobody else can take it with one roll, and whoever brings home the very last piece gets the bonus.
coach-threat = After the other way { $who } can bring home the { $piece } on { $cell } with the next roll { $first }; after the better one { $then }.
coach-reach = After the better way you can bring home the { $piece } on { $cell } with your next roll { $first }, if nobody gets in the way; after the other { $then }.
coach-ahead = After the better way { $better ->
    [one] { $better } piece lies
   *[other] { $better } pieces lie
} between your mouse and your side, where you can push cheese home; after the other { $played }.
coach-nearer = Your mouse is still in front of all the cheese: the better way gets it { $rows ->
    [one] a row
   *[other] { $rows } rows
} nearer to where it can push some home.
coach-rival = The other way leaves { $who } { $played } chances in 100 to win, the better one { $better }.
coach-walk = The better walk: { $ways }; the other at its best: { $other }.
coach-safe = The { $piece } on { $cell } can wait: nobody else can take it with one roll. Cheese that others are after comes first.
coach-run = { $n } { $way }
coach-gives = The other way pushes a { $piece } over to { $who }.
coach-hopes = What is left on the board promises you { $better } points after the better way, { $played } after the other.
coach-hopes-of = What is left on the board promises { $who } { $played } points after the other way, { $better } after the better one.
coach-bonus = A { $piece } taken from { $who } is { $odds ->
    [0] wormy for certain
    [100] good cheese for certain
   *[other] good cheese in { $odds } of 100 cases
}.
chose-take = Take a { $piece } from { $who }
situation-walk = Walks
situation-last-pieces = Walks for the last five pieces
situation-bonus = The bonus
