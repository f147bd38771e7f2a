cheez-round = Round { $n } of { $of }
cheez-trick = Trick { $n } of { $of }
cheez-trump = Trump
cheez-no-trump = Trump: to be named
cheez-cats = The cats on watch
cheez-hand = Your hand
cheez-table = The trick
cheez-last-trick = Last trick
cheez-taken = { $who } takes it
cheez-S = Swiss
cheez-R = Roquefort
cheez-P = Parmesan
cheez-B = Brie
cheez-card = { $variety } { $value }
cheez-name-trump = Name the trump of this round
cheez-family-black = Black cat
cheez-family-white = White cat
cheez-family-siamese = Siamese cat
cheez-family-grey = Grey cat
cheez-family-orange = Orange cat
cheez-family-tuxedo = Tuxedo cat
cheez-black = catches whoever wins trick { $n }
cheez-white = catches the first with { $n } tricks
cheez-siamese = catches whoever takes the { $card }
cheez-tuxedo = catches all with exactly { $n } tricks
cheez-most-tricks = catches who wins the most tricks
cheez-most-value = catches who wins the most { $n }s
cheez-most-variety = catches who wins the most { $variety }
cheez-fewest-tricks = catches who wins the fewest tricks
cheez-fewest-value = catches who wins the fewest { $n }s
cheez-fewest-variety = catches who wins the fewest { $variety }
cheez-caught = caught { $who }
cheez-face-down = face down
cheez-tricks = { $n ->
    [one] 1 trick
   *[other] { $n } tricks
}
cheez-points = { $n } pts
cheez-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cheez-scored = Round { $n } is counted
cheez-sum = { $tricks } × { $pay } = { $points }
cheez-sum-about = { $cats ->
    [0] no cat
    [one] 1 cat
    [3] all three cats!
   *[other] { $cats } cats
}
cheez-on-the-way = The others are thinking.
cheez-why-not = { $card }: why not now?
cheez-tip-card = { $card }. If it is of the cheese that was led, the highest takes the trick, unless somebody trumps.
cheez-tip-trump = { $card } is trump: it beats every other cheese, and only a higher trump beats it.
cheez-tip-minded = Who wins this card matters to: { $cats }.
cheez-tip-trumps = Trump beats every other cheese. You may play it only if you cannot follow, or if it was led.
cheez-tip-at-once = { $cat }: pounces at once, and on nobody else this round. No cat: 2 points a trick; one: 1; two: 0; all three: 3.
cheez-tip-at-end = { $cat }: sleeps until the round is over, then counts. No cat: 2 points a trick; one: 1; two: 0; all three: 3.
