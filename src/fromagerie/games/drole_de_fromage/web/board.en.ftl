drole-board = The board, seen from your side
drole-mouse = Mouse ({ $who }) on { $cell }
drole-piece = { $size ->
    [L] Large piece
    [M] Medium piece
   *[S] Small piece
}
drole-heap = { $size ->
    [L] { $n } large
    [M] { $n } medium
   *[S] { $n } small
}
drole-worms = { $n } wormy
drole-at = { $what } on { $cell }
drole-side-S = South
drole-side-W = West
drole-side-N = North
drole-side-E = East
drole-nobody = Empty
drole-points = { $n ->
    [one] 1 pt
   *[other] { $n } pts
}
drole-so-far = { $n ->
    [one] 1 pt so far
   *[other] { $n } pts so far
}
drole-games = { $n } won
drole-left = { $n ->
    [one] 1 step left
   *[other] { $n } steps left
}
drole-roll = { $who } rolled { $faces }
drole-star = star
drole-compass = Where your mouse goes
drole-why-not = Why not { $way ->
    [S] south
    [W] west
    [N] north
   *[E] east
}?
drole-stuck = A stuck mouse: { $who } loses the roll.
drole-good = Good cheese!
drole-wormy = Wormy!
drole-worth = { $n ->
    [one] 1 pt
   *[other] { $n } pts
}
drole-hidden-worms = { $wormy } of { $pieces } wormy
drole-short-worms = { $wormy }/{ $pieces }
drole-no-worms = never wormy
drole-none-hidden = all known
drole-bonus = The last piece is yours!
drole-bonus-other = { $who } got the last piece and may take one from somebody.
drole-scored = Game { $n }: all cheese is turned over
drole-no-cheese = no cheese at all
drole-count = All cheese is turned over
drole-go-on = Continue
drole-others = The others’ cheese
drole-gift-good = A gift from { $who }: good cheese!
drole-gift-wormy = A gift from { $who }: wormy!
drole-took = { $who } takes a piece from { $victim }.
drole-cue-how = { $n ->
    [one] Walk 1 step: drag or tap
   *[other] Walk { $n } steps: drag or tap
}
drole-cue-walk = { $n ->
    [one] Walk the last step
   *[other] Walk { $n } steps
}
drole-cue-final = Tap again: there is no way back
drole-cue-bonus = Take a piece, or decline
drole-tip-die = A star doubles the number that follows.
drole-tip-tray = { $who }, { $side }: { $pieces }. What falls over that edge is theirs, whoever pushes it.
drole-tip-nobody = { $side }: nobody sits there. What falls there is lost. So far: { $pieces }.
drole-tip-hidden = { $piece }: { $n } points if good. Of those you have not looked under, { $wormy } of { $pieces } are wormy.
drole-tip-known = { $piece }: { $n } points if good. You know what is under all of them.
drole-tip-never = { $piece }: { $n } points, never wormy.
