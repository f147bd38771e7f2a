# Cheese Mafia in English.
card-valued = { $name } ({ $value })
type-attack = attack
type-riposte = riposte
type-ruse = ruse
type-special = special
badge = FBI
part-stakes = Stakes
part-badges = FBI badges
part-deck = Deck
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cheese = { $n } cheese
gangsters = { $n ->
    [one] { $n } gangster
   *[other] { $n } gangsters
}
nothing = nothing
tokens-and = { $one } and { $other }

do-plot = Plot: draw a card, then play one
do-expose = Expose: everybody shows their hand
do-yes = Yes
do-no = No
do-left = Everybody passes a card to the left
do-right = Everybody passes a card to the right
do-target = Target player { $seat }
do-choose = { $card }

effect-steal = Steal { $what } from an opponent who has some
effect-lose = An opponent loses { $what }
effect-search = { $plain ->
    [no] Pick a random card of an opponent: if it is special, steal { $special }
   *[yes] Pick a random card of an opponent: steal { $what }, or { $special } if it is special
}
effect-swap = Swap one of your cards for a random card of an opponent
effect-look = Look at an opponent’s hand
effect-give = Give a card to an opponent, who discards one; you draw 1
effect-extra_turn = { $turns ->
    [one] Take another turn
   *[other] Take { $turns } more turns
}
effect-reverse = Play goes the other way for the rest of the round
effect-pass_round = Left or right: everybody passes a card that way
effect-draw_and_discard = { $cards ->
    [one] Draw { $cards } card, then discard { $cards }
   *[other] Draw { $cards } cards, then discard { $cards }
}
effect-compare = { $war ->
    [gangsters] Most gangsters: gain { $cheese }; fewest: lose { $gangsters }; all equal: everybody loses { $gangsters }
   *[cards] All show a card. Highest: gain { $cheese }; lowest: lose { $gangsters }; all equal: everybody loses { $gangsters }
}
effect-pay = { $banker ->
    [gangsters] Gain { $cheese }; an opponent with fewer than { $cap } cheese may pay you { $price } for 1 cheese
   *[cheese] Gain { $cheese }; an opponent with fewer than { $cap } gangsters may pay you { $price } for 1 gangster
}
effect-cancel = When a card targets you: cancel it and draw 1 card
effect-turn_back = When a card targets you: draw 1 card, then use its effect on whoever played it
effect-acquit = In hand: if your other cards total { $total } or more, your total is 0
effect-charm = In hand, when hands are shown: { $cheese } for each opponent at { $total } or more, { $most } at most
effect-protect = In hand, at an EXPOSE: you lose no gangsters; take { $cheese } of another exposer’s gain
effect-cling = Cannot be played or discarded: pass it, give it or swap it
effect-nothing = No effect

round-began = Round { $round }: { $who } begins. Everybody passes a card to the left.
dealt = { $who } picks up { $cards }.
chose = { $who } chooses a card, face down.
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
plotted = { $who } plots and draws a card.
drew = { $who } draws { $cards }.
drew-cards = { $who } draws { $cards }.
played = { $who } plays { $card }.
declined = { $who } declines the effect.
targeted = { $who } targets { $target } with { $card }.
let-happen = { $who } does not answer.
riposted-cancel = { $who } answers with { $card }: cancelled!
riposted-turned = { $who } answers with { $card }: back to sender!
stole = { $who } steals { $what } from { $target }.
stole-nothing = { $who } steals nothing from { $target }.
lost = { $who } loses { $what }.
lost-nothing = { $who } loses nothing.
gained = { $who } gains { $what }.
gained-nothing = { $who } gains nothing.
paid = { $who } pays { $to } { $price } and takes { $what }.
did-not-pay = { $who } keeps their purse shut.
looked = { $who } targets { $target } and looks at their hand.
saw-hand = { $who } sees { $target }’s hand: { $cards }.
searched = { $who } picks a random card of { $target }’s: { $kind ->
    [special] it is special!
   *[numbered] it is a numbered card.
}
found = { $who } sees { $card } in { $target }’s hand. Nobody else knows.
swapped = { $who } swaps a card with { $target }.
gave-card = { $who } gives { $target } a card.
discarded = { $who } discards { $card }.
reversed = Play now goes { $clockwise ->
    [yes] clockwise
   *[no] anticlockwise
}.
took-extra-turn = { $who } will take another turn.
war-cards = The gangs go to war! { $shown }.
war-gangsters = The gangs go to war! Gangsters: { $shown }.
war-shown = { $who } shows { $card }
war-counted = { $who } { $gangsters }
war-all-equal = All equal: nobody gains, everybody loses.
last-round = This round is the last!
raided-plot = { $who } must draw, but the pile is empty: a police raid!
raided-effect = Not enough cards in the pile for { $card }: its effect is cancelled. A police raid!
exposed = { $who }: “I expose!”
revealed = All hands are shown:
seat-revealed = { $who }: { $cards } = { $total }
charmed = { $card } works her charm: { $who } gains { $cheese }.
scored-success = { $who } has the lowest total. Success!
scored-failure = { $who } does not have the lowest total alone. Failure!
scored-raid = The police help themselves; the lowest total is spared.
seat-scored = { $who }: cheese { $cheese_change }, now { $cheese }; gangsters { $gangsters_change }, now { $gangsters }
game-won-badges = { $who } shows { $badges } FBI badges: the FBI’s informer wins on the spot!
game-won-count = { $winners ->
    [0] Not a gangster left anywhere: everybody loses.
    [one] { $who } wins with { $cheese }.
   *[other] { $who } share the win with { $cheese } each. Settle it among yourselves.
}

claim-expose = “Come on, expose!”
claim-low = “Pass me low cards!”
claim-peace = “{ $who }, I’ll leave you alone.”
claim-under = “I’m under { $total }.”
claim-at-least = “I have { $total } or more.”
claim-under-of = “{ $who } is under { $total }.”
claim-at-least-of = “{ $who } has { $total } or more.”
claim-card = “I hold { $card }.”
claim-card-of = “{ $who } holds { $card }.”
# In their own words, by temper.
claim-expose-bold = “Expose already, or shall I do it for you?”
claim-low-bold = “Low cards to me. That was not a question.”
claim-peace-bold = “{ $who }, you live another day.”
claim-under-bold = { $total ->
    [5] “Under { $total }. You may all go home.”
    [15] “Under { $total }. I’ve cracked dairies with worse.”
   *[other] “Under { $total }. Anybody care to bet their cheese?”
}
claim-at-least-bold = { $total ->
    [21] “{ $total } or more. I like a fair fight.”
   *[other] “{ $total } or more, and I’ll win this all the same.”
}
claim-under-of-bold = “{ $who } sits on less than { $total }. Look at that grin!”
claim-at-least-of-bold = “{ $who }? { $total } or more. A snack.”
claim-card-bold = “Right here: { $card }. Try me.”
claim-expose-careful = “Would somebody, perhaps… expose?”
claim-low-careful = “If anybody had a low card to spare…”
claim-peace-careful = “{ $who }, let us not do anything we would both regret.”
claim-under-careful = { $total ->
    [5] “Under { $total }. Oh dear. Did I say that aloud?”
    [15] “Under { $total }, if one rounds kindly.”
   *[other] “Under { $total }. I think. I counted twice.”
}
claim-at-least-careful = { $total ->
    [21] “{ $total } or more. I had rather not look again.”
   *[other] “{ $total } or more. Please don’t tell anybody.”
}
claim-under-of-careful = “I wouldn’t swear to it, but { $who } looks like under { $total }.”
claim-at-least-of-careful = “Between ourselves: { $who } has { $total } or more.”
claim-card-careful = “I only mention it: I hold { $card }.”
claim-expose-chatty = “So who exposes? You? You? My aunt would have exposed ages ago!”
claim-low-chatty = “Low cards, any low cards, I’m not choosy, my cellar is empty!”
claim-peace-chatty = “{ $who }, we’re friends, aren’t we? I won’t touch a crumb of yours!”
claim-under-chatty = { $total ->
    [5] “Under { $total }! I can count it on one paw and still scratch myself!”
    [15] “Under { $total }, and it was worse, ask anybody, no, don’t ask anybody!”
   *[other] “Did I mention that I’m under { $total }? I’m under { $total }!”
}
claim-at-least-chatty = { $total ->
    [21] “{ $total } or more! I’ve run out of paws to count on, lend me yours!”
   *[other] “{ $total } or more, and all of it rind, you wouldn’t believe it!”
}
claim-under-of-chatty = “Everybody says so, well, I say so: { $who } is under { $total }!”
claim-at-least-of-chatty = “{ $who } has { $total } or more, I can smell it from here!”
claim-card-chatty = “Guess what I hold, go on: { $card }! Oh. I said it.”
claim-expose-grudging = “Expose, and let us get it over with.”
claim-low-grudging = “A low card. For once in my life.”
claim-peace-grudging = “{ $who }, I’ll let you be. I forget nothing, but I’ll let you be.”
claim-under-grudging = { $total ->
    [5] “Under { $total }. And somebody will spoil it. Somebody always does.”
    [15] “Under { $total }. It could be less, with better neighbours.”
   *[other] “Under { $total }. Not that anybody asked.”
}
claim-at-least-grudging = { $total ->
    [21] “{ $total } or more. My grandchildren shall hear of this.”
   *[other] “{ $total } or more. Thanks to certain people.”
}
claim-under-of-grudging = “{ $who } is under { $total }. Of course. Always { $who }.”
claim-at-least-of-grudging = “{ $who } has { $total } or more. There is some justice.”
claim-card-grudging = “I hold { $card }. Remember that before you touch me.”
# The same, put in other words.
claim-expose-bold-2 = “Somebody expose. I have a table booked at eight.”
claim-low-bold-2 = “Anything above a 2, keep it. I only take small change.”
claim-peace-bold-2 = “{ $who }, today you may pass. Don’t make a habit of it.”
claim-under-bold-2 = { $total ->
    [5] “Under { $total }. Frame this hand.”
    [15] “Under { $total }. I’m giving you a head start.”
   *[other] “Under { $total }, and that’s with my eyes closed.”
}
claim-at-least-bold-2 = { $total ->
    [21] “{ $total } or more. That’s not a hand, that’s a weapon.”
   *[other] “{ $total } or more. I carry my own weight, thank you.”
}
claim-under-of-bold-2 = “{ $who }, under { $total }. Call that a poker face?”
claim-at-least-of-bold-2 = “{ $who } drags { $total } or more around. I can hear the chair creak.”
claim-card-bold-2 = “Touch my cheese and you’ll meet { $card }.”
claim-expose-bold-3 = “Expose! What are you waiting for, permission?”
claim-low-bold-3 = “Send me the small ones. The big ones come by themselves.”
claim-peace-bold-3 = “{ $who }, I have bigger wheels to crack.”
claim-under-bold-3 = { $total ->
    [5] “Under { $total }. I’d wish you luck, but it’s all over here.”
    [15] “Under { $total }. Plenty, against you lot.”
   *[other] “Under { $total }. Count yours again. Slowly.”
}
claim-at-least-bold-3 = { $total ->
    [21] “{ $total } or more. Go on, expose. I dare you.”
   *[other] “{ $total } or more. Somebody has to make it interesting.”
}
claim-under-of-bold-3 = “{ $who } has less than { $total }. Shall we, or do you need an invitation?”
claim-at-least-of-bold-3 = “{ $total } or more over at { $who }. Help yourselves.”
claim-card-bold-3 = “Up my sleeve: { $card }. Sleep well.”
claim-expose-careful-2 = “I don’t want to hurry anybody. Somebody might expose, though.”
claim-low-careful-2 = “A small card, please. My doctor insists.”
claim-peace-careful-2 = “{ $who }, I won’t if you won’t. I’d like that in writing.”
claim-under-careful-2 = { $total ->
    [5] “Under { $total }. I’m as surprised as you are.”
    [15] “Under { $total }. Let’s say so, and change the subject.”
   *[other] “Under { $total }, subject to correction.”
}
claim-at-least-careful-2 = { $total ->
    [21] “{ $total } or more. I may have been hoarding.”
   *[other] “{ $total } or more, I’m afraid. I shall take the lift.”
}
claim-under-of-careful-2 = “I don’t like to tell tales, but { $who } is under { $total }.”
claim-at-least-of-careful-2 = “{ $who } seems a little burdened. { $total } or more, I’d say.”
claim-card-careful-2 = “Before anybody gets hurt: I hold { $card }.”
claim-expose-careful-3 = “Has anybody considered exposing? Purely in theory?”
claim-low-careful-3 = “I’d take a low one, if nobody minds. Does anybody mind?”
claim-peace-careful-3 = “{ $who }, no trouble from my side. I bruise easily.”
claim-under-careful-3 = { $total ->
    [5] “Under { $total }. I should sit down. I am sitting down.”
    [15] “Somewhere under { $total }. I don’t like to be precise.”
   *[other] “Under { $total }, to the best of my knowledge.”
}
claim-at-least-careful-3 = { $total ->
    [21] “{ $total } or more. It’s the rind that weighs.”
   *[other] “{ $total } or more. They told me variety was healthy.”
}
claim-under-of-careful-3 = “Not that it’s any of my business: { $who }, under { $total }.”
claim-at-least-of-careful-3 = “I’d put { $who } at { $total } or more. In pencil.”
claim-card-careful-3 = “For the record, and quietly: I hold { $card }.”
claim-expose-chatty-2 = “Is nobody exposing? My family would have exposed by the soup!”
claim-low-chatty-2 = “Anybody got a 1? A 2? I’d settle for a 3! I’ve said too much!”
claim-peace-chatty-2 = “{ $who }, attack you? I wouldn’t dream of it! I do dream of it. But no!”
claim-under-chatty-2 = { $total ->
    [5] “Under { $total }! I must tell my cousin, she’ll melt!”
    [15] “Under { $total }, which is practically nothing in cheese years!”
   *[other] “Under { $total }! Who wants to see? Nobody? Nobody ever wants to see!”
}
claim-at-least-chatty-2 = { $total ->
    [21] “{ $total } or more! One more card and I’ll need a wheelbarrow!”
   *[other] “{ $total } or more! I never could say no to a card!”
}
claim-under-of-chatty-2 = “A little mouse told me: { $who } is under { $total }! Two mice, even!”
claim-at-least-of-chatty-2 = “Poor { $who }, { $total } or more! I shouldn’t say it! { $total }!”
claim-card-chatty-2 = “I’ve got { $card }! Oh, the things we’ve been through!”
claim-expose-chatty-3 = “Expose, expose, expose! There, three times, now it has to work!”
claim-low-chatty-3 = “Small cards here! I’ll tell you the one about the Brie and the radiator!”
claim-peace-chatty-3 = “{ $who }, sleep well, eat well, and love to your aunt!”
claim-under-chatty-3 = { $total ->
    [5] “Under { $total }, and I’m only telling you because I can’t stop!”
    [15] “Well under { $total }, well, under { $total }, well, you know what I mean!”
   *[other] “Under { $total }, I swear on my rind, and my rind is older than you are!”
}
claim-at-least-chatty-3 = { $total ->
    [21] “{ $total } or more, and that’s after the diet!”
   *[other] “{ $total } or more, don’t look, it’s such a mess in here!”
}
claim-under-of-chatty-3 = “{ $who }, under { $total }! You can tell by the whiskers! I always can!”
claim-at-least-of-chatty-3 = “You know who has { $total } or more? { $who }! You didn’t hear it from me!”
claim-card-chatty-3 = “You’ll never guess! All right, I’ll tell you: { $card }!”
claim-expose-grudging-2 = “Expose. I’ve aged enough at this table.”
claim-low-grudging-2 = “Something low, please. Like my expectations.”
claim-peace-grudging-2 = “{ $who }, I’ll spare you. It goes on the list.”
claim-under-grudging-2 = { $total ->
    [5] “Under { $total }. It won’t last. Nothing good does.”
    [15] “Under { $total }. In my day that was something.”
   *[other] “Under { $total }. Don’t all cheer at once.”
}
claim-at-least-grudging-2 = { $total ->
    [21] “{ $total } or more. I know exactly who shuffled.”
   *[other] “{ $total } or more. Of all the hands in the world.”
}
claim-under-of-grudging-2 = “{ $who } is under { $total }. Some are born lucky. I was just born.”
claim-at-least-of-grudging-2 = “{ $who }: { $total } or more. It couldn’t happen to a nicer wheel.”
claim-card-grudging-2 = “I hold { $card }. I’ve been saving it for one of you.”
claim-expose-grudging-3 = “Nobody exposes. Nobody ever does anything here.”
claim-low-grudging-3 = “A low card, if it isn’t too much to ask. It always is.”
claim-peace-grudging-3 = “{ $who }, peace. Until I remember what you did.”
claim-under-grudging-3 = { $total ->
    [5] “Under { $total }. Now they’ll all come for me. They always do.”
    [15] “Under { $total }. No thanks to anybody here.”
   *[other] “Under { $total }. Write it down, I won’t say it twice.”
}
claim-at-least-grudging-3 = { $total ->
    [21] “{ $total } or more. Laugh. I’ll remember who laughed.”
   *[other] “{ $total } or more. I’ve complained. Nobody listens.”
}
claim-under-of-grudging-3 = “{ $who } is under { $total }. I keep a list, you know.”
claim-at-least-of-grudging-3 = “{ $total } or more for { $who }. My day is looking up.”
claim-card-grudging-3 = “I’ve got { $card }. You wouldn’t be the first to try.”
# By the temper of whoever speaks; people, and bots without one, just say it.
claimed-even = { $who } says: { $claim }
claimed-bold = { $who } booms: { $claim }
claimed-careful = { $who } murmurs: { $claim }
claimed-chatty = { $who } chatters: { $claim }
claimed-grudging = { $who } grumbles: { $claim }
seat-number = player { $seat }

why-over = The game is over.
why-watching = You are watching; only the players play.
why-not-asked = It isn’t your move: the table is waiting for { $who }.
why-chosen = You have chosen your card; the table is waiting for { $who }.
why-too-soon = You can expose only from your second turn on; extra turns do not count.
why-turn = It’s your turn: plot (P) or expose (X).
why-pass-first = Before the first turn everybody passes a card to the left.
why-turn-taken = You are in the middle of a turn: { $question }
why-card = Type a card of your hand: { $question }
why-not-in-hand = You do not hold { $card }.
why-clings = { $card } cannot be played or discarded.
why-no-riposte = { $card } is no riposte.
why-empty-riposte = The pile is empty: there is no card to draw, so no riposte.
why-own-riposte = A riposte works only when a card targets you, and none does now.
why-yourself = You cannot target yourself.
why-no-seat = There is no player { $seat }.
why-nothing-to-steal = { $who } has nothing this card could steal.
why-names-nobody = { $card } targets nobody.
why-names-somebody = { $card }: choose an opponent, such as >2, or type - to decline.
why-which-way = { $card }: which way? L, R, or - to decline.
why-use-or-not = { $card }: + to use the effect, - to decline it.
why-no-way = Nobody is passing cards right now.
why-yes-or-no = Type + or -: { $question }
why-riposte-or-not = Answer with a riposte, or type - to let it happen.
question-pass = which card do you pass to the left?
question-play = which card do you play?
question-use = do you use the effect?
question-answer = do you answer the attack?
question-swap = which card do you swap?
question-give = which card do you give?
question-thin = which card do you discard?
question-discard = which card do you discard?
question-pass-round = which card do you pass on?
question-show = which card do you show?
question-pay = do you pay?
question-turn = do you plot or expose?
why-claim-watching = You are watching; only the players may make claims.
why-claim-card = Lie about totals as much as you like, but never name a card an opponent holds.
why-claim-self = That’s you: say it without naming yourself.

board-title = Cheese Mafia
board-round = round { $round }
board-pile = { $cards ->
    [one] { $cards } card in the pile
   *[other] { $cards } cards in the pile
}
board-clockwise = clockwise
board-anticlockwise = anticlockwise
board-last = LAST ROUND
board-over = the game is over
board-players = Players
board-col-cheese = cheese
board-col-gangsters = gangsters
board-col-cards = cards
board-known = you know of: { $cards }
board-special = everybody knows of: a special card
board-total = hand: { $cards } = { $total }
board-token = first player
board-turn = turn
board-awaited = to play
board-winner = winner
board-discard = Discard, newest first: { $cards }
board-discard-more = … and { $cards } more
board-discard-none = nothing yet
board-hand = Your hand, total { $total }:
board-they-know = seen by { $who }: { $cards }
board-reconstructed = ° Reconstructed: the printed card may differ.

ask-pass = Which card do you pass to { $left }, on your left?
ask-turn = Your turn: { $expose ->
    [yes] [P] plot or [X] expose?
   *[no] [P] plot. You can expose from your second turn on.
}
ask-play = Which card do you play?
ask-use-target = You played { $card }. { $effect }. Whom do you target? { $targets }, or [-] decline
ask-use-way = You played { $card }. { $effect }. [L] left, [R] right, or [-] decline
ask-use = You played { $card }. { $effect }. [+] use the effect, or [-] decline
ask-answer = { $user } targets you with { $card }. { $effect }. { $cards ->
    [none] You have no riposte: [-] let it happen
   *[some] Answer with { $answers }, or [-] let it happen
}
ask-swap = Which card do you swap with { $target }?
ask-give = Which card do you give to { $target }?
ask-thin = You were given a card. Which one do you discard?
ask-discard = Which card do you discard? { $number ->
    [one] { $number } to go.
   *[other] { $number } to go.
}
ask-pass-round = Everybody passes a card to the { $way ->
    [left] left
   *[right] right
}. Which one do you pass to { $to }?
ask-show = The gangs go to war! Which card do you show?
ask-pay = { $banker ->
    [gangsters] { $user } sells cheese. Do you pay { $price } for one? [+] yes, [-] no
   *[cheese] { $user } sells gangsters. Do you pay { $price } for one? [+] yes, [-] no
}
ask-wait = The table is waiting for { $who }.

# Ways of playing that the house proposes.
preset-family = Family
preset-family-about = Gangs led by mild bots that take their time.
preset-classic = Classic
preset-classic-about = As in the rulebook, against bots that know what they do.
preset-expert = Expert
preset-expert-about = The strongest bots, and a minute for each plot.

# What the table can agree on before it plays.
option-banker = The Banker is paid in
option-banker-about = What the others pay whoever plays the Banker: a cheese for a gangster, or a gangster for a cheese.
option-banker-cheese = cheese
option-banker-gangsters = gangsters
option-war = The Gang War compares
option-war-about = Either a card that everybody shows, or how many gangsters everybody has.
option-war-cards = cards
option-war-gangsters = gangsters
option-first = First player
option-first-about = Who begins the first round.
option-first-none = drawn by lot

# The discard pile, looked through.
discard-whole = The discard pile, newest first: { $cards }
discard-empty = The discard pile is empty.

# Medals.
medal-best-lie = Best lie
medal-best-lie-why = { $name } said { $claim } The hand said otherwise, and it paid { $cheese } cheese.
medal-honest = Honest to a fault
medal-honest-why = { $name } said { $n } things that the hands could prove, and all of them were true. In this business!
medal-whistle = Best-timed whistle
medal-whistle-why = { $name } exposed with { $total }, and the next lowest hand was { $margin } higher.
medal-riposte = Riposte of the night
medal-riposte-why = { $turned ->
    [yes] { $other } attacked. { $name } produced { $card } and sent it straight back.
   *[no] { $other } attacked. { $name } produced { $card } and that was that.
}
medal-three-badges = Three badges
medal-three-badges-why = { $name } was with the FBI all along.
badge-poker-face = Poker face
badge-poker-face-why = Three lies that paid.

# The coach.
coach-exposed = Exposing at { $total }, you are the lowest { $odds }: the lowest of the others has { $low } on average.
coach-badges = You win with three FBI badges { $played }; with the better choice { $better }.
coach-expose = At { $total } you are the lowest { $odds }, and the lowest of the others has { $low } on average: that is when to expose.
coach-plot-on = Plotting on, your hand comes down to { $total } by the end of the round on average.
coach-let-go = Worth keeping: { $card }. { $effect }.
coach-declined = The effect: { $effect }.
coach-no-need = There is no need for it: without it you still have { $left } gangsters at the end of the round on average.
coach-ruined = You have no gangster left at the end of the round { $played }; with the better choice { $better }.
coach-total = Your hand ends the round at { $played } on average; with the better choice at { $better }.
coach-exposes = You expose with success { $played }; with the better choice { $better }.
coach-exposed-by = Somebody else exposes with success { $played }; with the better choice { $better }.
coach-cheese = Cheese gained or lost by the end of the round, on average: { $played }; with the better choice { $better }.
coach-gangsters = Gangsters gained or lost by the end of the round, on average: { $played }; with the better choice { $better }.
coach-lowest = When the round ends you are the lowest { $played }; with the better choice { $better }.
chose-pass = Pass { $card } to the left
chose-play = Play { $card }
chose-swap = Swap { $card } with { $target }
chose-give = Give { $card } to { $target }
chose-thin = Discard { $card }
chose-discard = Discard { $card }
chose-pass-round = Pass on { $card }
chose-show = Show { $card }
chose-use-yes = Use the effect: { $card }
chose-use-no = Decline the effect: { $card }
chose-use-target = Target { $who } with { $card }
chose-answer = Answer with { $card }
chose-answer-no = Let it happen: { $who } targets you with { $card }
chose-pay-yes = Pay { $who }
chose-pay-no = Don’t pay { $who }
situation-plot = Plotting rather than exposing
situation-expose = Exposing
situation-play = Which card to play
situation-use = Whether and on whom to use an effect
situation-answer = Answering an attack
situation-other = Passing, giving and discarding
