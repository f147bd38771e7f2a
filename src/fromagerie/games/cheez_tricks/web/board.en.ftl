cheez-round = Round { $n } of { $of }
cheez-trick = Trick { $n } of { $of }
cheez-trump = Trump
cheez-no-trump = No trump yet
cheez-cats = The cats on watch
cheez-hand = Your hand
cheez-table = The trick
cheez-last-trick = Last trick
cheez-taken = { $who } wins the trick
cheez-S = Swiss
cheez-R = Roquefort
cheez-P = Parmesan
cheez-B = Brie
cheez-card = { $variety } { $value }
cheez-laid = { $who }: the { $card }
cheez-name-trump = Choose trump for this round
cheez-family-black = Black cat
cheez-family-white = White cat
cheez-family-siamese = Siamese cat
cheez-family-grey = Grey cat
cheez-family-orange = Orange cat
cheez-family-tuxedo = Tuxedo cat
cheez-nth = no. { $n }
cheez-black = captures whoever wins trick { $n }
cheez-white = captures the first to { $n } { $n ->
    [one] trick
   *[other] tricks
}
cheez-siamese = captures whoever wins the { $card }
cheez-tuxedo = captures everybody with exactly { $n } { $n ->
    [one] trick
   *[other] tricks
}
cheez-most-tricks = captures whoever wins the most tricks
cheez-most-value = captures whoever wins the most { $n }s
cheez-most-variety = captures whoever wins the most { $variety } cards
cheez-fewest-tricks = captures whoever wins the fewest tricks
cheez-fewest-value = captures whoever wins the fewest { $n }s
cheez-fewest-variety = captures whoever wins the fewest { $variety } cards
cheez-caught = captured { $who }
cheez-face-down = face down
cheez-tricks = { $n } { $n ->
    [one] trick
   *[other] tricks
}
cheez-points = { $n } { $n ->
    [one] pt
   *[other] pts
}
cheez-token = First Player token
cheez-tip-token = First Player token: leads the first trick of the round.
cheez-open = Cards face up
cheez-open-none = no card
cheez-open-about = Won cards that matter to a cat stay face up.
cheez-void = no more { $varieties }
cheez-scored = Round { $n }: the score
cheez-sum = { $tricks } × { $pay } = { $points }
cheez-sum-none = no tricks
cheez-sum-about = { $cats ->
    [0] no cat
    [one] 1 cat
    [3] all three cats!
   *[other] { $cats } cats
}
cheez-tie = A tie at { $n } { $n ->
    [one] point
   *[other] points
}: the best single round decides ({ $rounds }).
cheez-of = { $who }: { $n }
cheez-why-not = { $card }: why not now?
cheez-tip-card = { $card }. The highest card of the cheese that was led wins the trick, unless somebody trumps.
cheez-tip-trump = { $card }, a trump: it beats every other cheese, and only a higher trump beats it.
cheez-tip-minded = Watched by: { $cats }.
cheez-tip-trumps = Trump beats every other cheese. Lead it whenever you like; otherwise play it only if you can’t follow.
cheez-tip-at-once = Captures at once, and nobody else this round.
cheez-tip-at-end = Waits for the end of the round, then counts.
cheez-tip-reconstructed = Reconstructed: the printed card may differ.
cheez-tip-pay = Points per trick: { $none } with no cat, { $one } with one, { $two } with two, { $three } with all three.
cheez-cue-trump = Name trump: { $counts }
cheez-cue-follow = Play a card: { $variety } was led
cheez-cue-lead = Lead a card: any you like
cheez-go-on = Go on
cheez-round-trick = Round { $round }/{ $rounds } · trick { $trick }/{ $tricks }
cheez-black-short = wins trick { $n }
cheez-white-short = first to { $n }
cheez-siamese-short = wins { $card }
cheez-tuxedo-short = exactly { $n }
cheez-most-tricks-short = most tricks
cheez-most-value-short = most { $n }s
cheez-most-variety-short = most { $variety }
cheez-fewest-tricks-short = fewest tricks
cheez-fewest-value-short = fewest { $n }s
cheez-fewest-variety-short = fewest { $variety }
