# Cheese Mafia in English.
card-number = the { $value } ({ $name })
card-special = { $name }
type-attack = attack
type-riposte = riposte
type-ruse = ruse
type-special = special
badge = FBI
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cheese = { $n } cheese
gangsters = { $n ->
    [one] 1 gangster
   *[other] { $n } gangsters
}
nothing = nothing
tokens-and = { $one } and { $other }

do-plot = Plot: draw a card, then play one
do-expose = Expose: everybody shows their hand
do-yes = Yes
do-no = No, thank you
do-left = Use it: everybody passes a card to the left
do-right = Use it: everybody passes a card to the right
do-target = Use it on the player in seat { $seat }
do-choose = { $card }

effect-steal = Steal { $what } from an opponent who has some
effect-lose = An opponent loses { $what }
effect-search = Show a random card of an opponent: steal { $what }, or { $special } if it is special
effect-swap = Swap one of your cards for a random card of an opponent
effect-look = Look at an opponent's hand
effect-give = Give a card to an opponent, who discards one; you draw 1
effect-extra_turn = { $turns ->
    [one] Take another turn
   *[other] Take { $turns } more turns
}
effect-reverse = Play goes the other way round for the rest of the round
effect-pass_round = Left or right: everybody passes a card that way
effect-draw_and_discard = Draw { $cards }, then discard { $cards }
effect-compare = { $war ->
    [gangsters] Most gangsters: gain { $cheese }; fewest: lose { $gangsters }; all equal: all lose
   *[cards] All show a card. Highest: gain { $cheese }; lowest: lose { $gangsters }; all equal: all lose
}
effect-pay = { $banker ->
    [gangsters] Gain { $cheese }; opponents under { $cap } cheese may pay you { $price } G for 1 cheese
   *[cheese] Gain { $cheese }; opponents under { $cap } gangsters may pay you { $price } C for 1 gangster
}
effect-cancel = When a card names you: cancel it and draw 1
effect-turn_back = When a card names you: draw 1, then use its effect on whoever played it
effect-acquit = In hand: if your other cards total { $total } or more, your total is 0
effect-charm = In hand: { $cheese } for each opponent at { $total } or more, { $most } at most
effect-protect = In hand, when somebody exposes: lose no gangsters; take { $cheese } of another's gain
effect-cling = Cannot be played or discarded: pass it, give it or swap it
effect-nothing = No effect

round-began = Round { $round }: { $who } begins. Everybody passes a card to the left.
dealt = { $who } picks up { $cards }.
chose = { $who } lays a card ready, face down.
asked-all = { $who } uses { $card }: everybody chooses a card { $way ->
    [left] to pass to the left
    [right] to pass to the right
   *[none] to show
}.
cards-passed = Everybody passes a card to the { $way ->
    [left] left
   *[right] right
}.
gave = { $who } gives { $card } to { $to }.
received = { $who } receives { $card } from { $giver }.
plotted = { $who } plots: a card from the pile.
drew = { $who } draws { $cards }.
drew-cards = { $who } draws { $cards }.
played = { $who } plays { $card }.
declined = { $who } leaves the effect.
targeted = { $who } aims { $card } at { $target }.
let-happen = { $who } does not answer.
riposted-cancel = { $who } answers with { $card }: cancelled!
riposted-turned = { $who } answers with { $card }: turned round!
stole = { $who } steals { $what } from { $target }.
lost = { $who } loses { $what }.
gained = { $who } gains { $what }.
paid = { $who } pays { $to } { $price } and takes { $what }.
did-not-pay = { $who } keeps their purse shut.
looked = { $who } looks at the hand of { $target }.
saw-hand = { $who } sees in the hand of { $target }: { $cards }.
found = { $who } pulls a card out of the hand of { $target }, for all to see: { $card }.
swapped = { $who } swaps a card with { $target }.
gave-card = { $who } hands { $target } a card.
discarded = { $who } discards { $card }.
reversed = Play now goes { $clockwise ->
    [yes] clockwise
   *[no] anticlockwise
}.
took-extra-turn = { $who } will have another turn.
war-cards = The gangs go to war: { $shown }.
war-gangsters = The gangs go to war, by gangsters: { $shown }.
war-all-equal = All equal: everybody loses.
last-round = This round is the last!
raided-plot = { $who } must draw, but the pile is empty: a police raid!
raided-effect = Too few cards for { $card }: its effect is cancelled. A police raid!
exposed = { $who } exposes!
revealed = All hands on the table:
seat-revealed = { $who }: { $cards } = { $total }
charmed = { $card } charms: { $who } gains { $cheese }.
scored-success = { $who } has the lowest hand. Success!
scored-failure = { $who } does not have the lowest hand. A failure!
scored-raid = The police take their share; the lowest hand is spared.
seat-scored = { $who }: { $cheese_change } cheese, { $gangsters_change } gangsters; now { $cheese } and { $gangsters }
game-won-badges = { $who } shows three badges: the FBI's own informer wins on the spot!
game-won-count = { $winners ->
    [0] Not a gangster left anywhere: everybody loses.
    [one] { $who } wins with { $cheese } cheese.
   *[other] { $who } share the win with { $cheese } cheese each. Settle it among yourselves.
}

claim-expose = “Come on, expose!”
claim-low = “Pass me low cards!”
claim-peace = “{ $who }, I shall leave you alone.”
claim-under = “My total is under { $total }.”
claim-at-least = “My total is { $total } or more.”
claim-under-of = “{ $who } has a total under { $total }.”
claim-at-least-of = “{ $who } has a total of { $total } or more.”
claim-card = “I hold { $card }.”
claim-card-of = “{ $who } holds { $card }.”
claimed = { $who } says: { $claim }
seat-number = seat { $seat }

why-over = The game is over.
why-watching = You are watching; only those at the table play.
why-not-asked = You are not asked now: the table waits for { $who }.
why-chosen = Your card lies ready; now wait for { $who }.
why-too-soon = You may expose from your second regular turn on, and extra turns do not count.
why-turn = It is your turn: plot (P) or expose (X) first.
why-pass-first = First everybody passes a card to the left.
why-turn-taken = You are in the middle of a turn: { $question }
why-card = Type a card of your hand: { $question }
why-not-in-hand = You do not hold { $card }.
why-clings = { $card } cannot be played or discarded.
why-no-riposte = { $card } does not answer an attack; only ripostes do.
why-empty-riposte = With an empty pile there is no card to draw, so no riposte.
why-own-riposte = A riposte is for the one a card names, and none names you now.
why-yourself = You cannot aim a card at yourself.
why-no-seat = Nobody sits in seat { $seat }.
why-nothing-to-steal = { $who } has nothing of what this card steals.
why-names-nobody = { $card } names nobody.
why-names-somebody = { $card } needs an opponent, such as >2; or type - to leave it.
why-which-way = { $card }: which way? L, R, or - to leave it.
why-use-or-not = { $card }: + to use it, or - to leave it.
why-no-way = Nobody passes cards round now.
why-yes-or-no = Type + or -: { $question }
why-riposte-or-not = Answer with a riposte, or type - to let it happen.
question-pass = which card do you pass to the left?
question-play = which card do you play?
question-use = do you use its effect?
question-answer = do you answer the attack?
question-swap = which card do you swap?
question-give = which card do you give?
question-thin = which card do you discard?
question-discard = which card do you discard?
question-pass-round = which card do you pass on?
question-show = which card do you show?
question-pay = do you pay?
question-turn = do you plot or expose?
why-claim-watching = Only those at the table talk.
why-claim-card = You may lie about totals as you like, but never name a card in another hand.
why-claim-self = That is you: say it without the seat.

board-title = Cheese Mafia
board-round = round { $round }
board-pile = pile { $cards }
board-clockwise = clockwise
board-anticlockwise = anticlockwise
board-last = LAST ROUND
board-over = the game is over
board-players = Players
board-col-cheese = cheese
board-col-gangsters = gangsters
board-col-cards = cards
board-col-known = known to you
board-col-hands = hand
board-total = { $cards } = { $total }
board-token = first
board-turn = turn
board-awaited = asked
board-winner = winner
board-discard = Discard, newest first: { $cards }
board-discard-more = … and { $cards } more
board-discard-none = nothing yet
board-hand = Your hand, total { $total }:
board-they-know = known of it: { $known }
board-knows = { $who } { $cards }

ask-pass = Which card do you pass to { $left }, on your left?
ask-turn = Your turn: { $expose ->
    [yes] [P] plot or [X] expose?
   *[no] [P] plot. Exposing comes with your second turn.
}
ask-play = Which card do you play?
ask-use-target = You played { $card }. { $effect }. On whom? { $targets }, or [-] leave it
ask-use-way = You played { $card }. { $effect }. [L] left, [R] right, or [-] leave it
ask-use = You played { $card }. { $effect }. [+] use it or [-] leave it?
ask-answer = { $user } aims { $card } at you. { $effect }. { $cards ->
    [none] You have no answer: [-] let it happen
   *[some] Answer with { $answers }, or [-] let it happen?
}
ask-swap = Which card do you swap with { $target }?
ask-give = Which card do you give to { $target }?
ask-thin = You were given a card. Which card do you discard?
ask-discard = Which card do you discard? { $number ->
    [one] One to go.
   *[other] { $number } to go.
}
ask-pass-round = Everybody passes a card to the { $way ->
    [left] left
   *[right] right
}. Which one do you pass to { $to }?
ask-show = Gang war! Which card do you show?
ask-pay = { $banker ->
    [gangsters] { $user } sells cheese. Pay { $price } for one? [+] yes or [-] no
   *[cheese] { $user } sells gangsters. Pay { $price } for one? [+] yes or [-] no
}
ask-wait = The table waits for { $who }.

# What the table can agree on before it plays.
option-banker = The Banker is paid in
option-banker-about = What the others give whoever plays the Banker: a cheese, for a gangster; or a gangster, for a cheese.
option-banker-cheese = cheese
option-banker-gangsters = gangsters
option-war = The Gang War compares
option-war-about = Either a card that everybody shows, or how many gangsters everybody has.
option-war-cards = cards
option-war-gangsters = gangsters
option-first = First player
option-first-about = Who begins the first round: 1 is the first player, 2 the next, and so on.
option-first-none = drawn by lot

# The discard pile, looked through.
discard-whole = The discard pile, newest first: { $cards }
discard-empty = The discard pile is empty.
