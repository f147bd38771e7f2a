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
drole-nobody = Nobody
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
drole-take-back = Take back
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
drole-no-worms = never wormy
drole-none-hidden = all known
drole-bonus = The last piece is yours!
drole-bonus-how = Take one from somebody else, without looking under it: tap their cheese.
drole-bonus-other = { $who } got the last piece and may take one from somebody.
drole-how = Drag your mouse, or tap an arrow
drole-game = Game { $n } of { $of }
drole-scored = Game { $n }: all cheese is turned over
drole-no-cheese = no cheese at all
