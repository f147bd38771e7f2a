mafia-round = Round { $n }
mafia-clockwise = clockwise
mafia-anticlockwise = anticlockwise
mafia-direction-tip = Play goes { $way } for now; a U-Turn changes that for the rest of the round.
mafia-last-round = Last round
mafia-last-round-tip = Somebody has 8 cheese or no gangster left: the game ends with this round.
mafia-hand = Your hand
mafia-total = Total { $n }
mafia-total-tip = What your cards add up to: whoever exposes must be below everybody else. 21 or more costs double.
mafia-cheese = { $n } cheese
mafia-cheese-tip = { $who } has { $n } cheese. The most cheese wins, and 8 make the round the last.
mafia-gangsters = { $n ->
    [one] 1 gangster
   *[other] { $n } gangsters
}
mafia-gangsters-tip = { $n ->
    [one] { $who } has 1 gangster left. Without any, one cannot win by cheese.
   *[other] { $who } has { $n } gangsters left. Without any, one cannot win by cheese.
}
mafia-first = begins the round
mafia-first-tip = { $who } had the first turn of this round.
mafia-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
mafia-known = known to you: { $cards }
mafia-unknown-tip = A card you cannot see.
mafia-eyes-tip = { $who } knows that you hold this card.
mafia-pile = Draw pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
mafia-pile-tip = When a card is needed and none is left, the police raid the table.
mafia-draw = Draw
mafia-discard = Discard
mafia-discard-open = Look through the discard pile: { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}
mafia-discard-order = Newest first
mafia-discard-none = Nothing has been laid down yet.
mafia-close = Close
mafia-table = The table
mafia-ready = has laid a card ready
mafia-thinking = is asked

mafia-kind-attack = attack
mafia-kind-riposte = riposte
mafia-kind-ruse = ruse
mafia-kind-special = special
mafia-tip = { $name }, { $value } ({ $kind }{ $badge ->
    [yes] , FBI badge
   *[no] {""}
}). { $does }
mafia-C1 = The Racketeer
mafia-C2 = The Trigger
mafia-C3 = The Bodyguard
mafia-C4 = The Driver
mafia-C5 = The Barterer
mafia-C6 = The Snitch
mafia-C7 = The Smuggler
mafia-C8 = The Affineur
mafia-C9 = The Double Agent
mafia-C10 = The Delivery Man
mafia-C11 = The U-Turn
mafia-AVO = The Lawyer
mafia-GUE = The Gang War
mafia-DET = The Detective
mafia-FEM = The Femme Fatale
mafia-PAR = The Godfather
mafia-BAN = The Banker
mafia-RIP = The Bent Cops
mafia-TON = The Stinking Uncles
mafia-does-C1 = Steal 1 cheese.
mafia-does-C2 = An opponent loses 1 gangster.
mafia-does-C3 = Aimed at you: cancel it, draw 1.
mafia-does-C4 = Take another turn.
mafia-does-C5 = Swap a card for a random one of theirs.
mafia-does-C6 = Look at somebody’s hand.
mafia-does-C7 = Left or right: all pass a card.
mafia-does-C8 = Draw 2, then discard 2.
mafia-does-C9 = Aimed at you: draw 1, turn it round.
mafia-does-C10 = Give a card; they discard one, you draw 1.
mafia-does-C11 = Play goes the other way.
mafia-does-AVO = In hand: if the others make 21 or more, your total is 0.
mafia-does-GUE = { $war ->
    [gangsters] Most gangsters gain 1 cheese, fewest lose 1 gangster.
   *[cards] All show a card: highest gain 1 cheese, lowest lose 1 gangster.
}
mafia-does-DET = Show a random card of theirs: steal 1 gangster, 2 if it is special.
mafia-does-FEM = In hand at the reveal: 1 cheese per opponent at 21 or more, 2 at most.
mafia-does-PAR = Show a random card of theirs: steal 1 cheese; special: 2 gangsters too.
mafia-does-BAN = { $banker ->
    [gangsters] Gain 1 cheese; others may pay you 1 gangster for 1 cheese.
   *[cheese] Gain 1 cheese; others may pay you 1 cheese for 1 gangster.
}
mafia-does-RIP = In hand when somebody exposes: lose no gangsters, take 1 of their cheese.
mafia-does-TON = Cannot be played or discarded. Pass them on!

mafia-plot = Plot
mafia-plot-small = draw 1, play 1
mafia-expose = Expose!
mafia-expose-small = show all hands
mafia-expose-not-yet = from your second turn on
mafia-expose-tip = You may expose from your second turn of the round on; turns from a Driver do not count.
mafia-yes = Use it
mafia-no = Leave it
mafia-pay-yes = Pay
mafia-pay-no = No, thanks
mafia-let = Let it happen
mafia-left = All to the left
mafia-right = All to the right

mafia-ask-pass = Pass a card to { $left }, on your left.
mafia-ask-turn = Your turn. Plot, or blow the whistle?
mafia-ask-turn-first = Your turn: draw a card, then play one.
mafia-ask-play = Which card do you play?
mafia-ask-target = { $card }: tap whoever shall have it.
mafia-ask-way = { $card }: which way?
mafia-ask-use = { $card }: { $does }
mafia-ask-answer = { $user } aims { $card } at you!
mafia-ask-answer-with = Answer with a riposte, or let it happen.
mafia-ask-answer-none = No riposte in your hand: let it happen.
mafia-ask-swap = Which card do you swap with { $target }?
mafia-ask-give = Which card do you give to { $target }?
mafia-ask-thin = You were given a card. Which one do you discard?
mafia-ask-discard = { $n ->
    [one] Which card do you discard?
   *[other] Discard { $n } cards, one by one.
}
mafia-ask-pass-round = Which card do you pass to { $to }?
mafia-ask-show = Gang war! Which card do you show?
mafia-ask-pay = { $banker ->
    [gangsters] { $user } sells cheese: 1 gangster for 1 cheese?
   *[cheese] { $user } sells gangsters: 1 cheese for 1 gangster?
}
mafia-wait = { $who } …
mafia-wait-answer = { $user } aims { $card } at { $target }. An answer?
mafia-sealed = Your card lies ready, face down.
mafia-window = The answer is told when this time is up, whatever it is.
mafia-held = Answered: it is told when the time is up.
mafia-over = The game is over.

mafia-say-played = { $who } plays { $card }
mafia-say-targeted = { $who } aims { $card } at { $target }
mafia-say-declined = { $who } leaves it at that
mafia-say-cancelled = { $who }: cancelled!
mafia-say-turned = { $who }: back to sender!
mafia-say-let = { $who } lets it happen
mafia-say-stole = { $who } steals from { $target }
mafia-say-lost = { $who } loses { $what }
mafia-say-gained = { $who } gains { $what }
mafia-say-found = In the hand of { $target }: { $card }
mafia-say-looked = { $who } looks at the hand of { $target }
mafia-say-swapped = { $who } swaps a card with { $target }
mafia-say-gave = { $who } gives { $target } a card
mafia-say-discarded = { $who } discards { $card }
mafia-say-drew = { $who } draws
mafia-say-passed = { $way ->
    [left] Everybody passed a card to the left
   *[right] Everybody passed a card to the right
}
mafia-say-reversed = All change: play goes { $way }
mafia-say-extra = { $who } has another turn
mafia-say-paid = { $who } pays { $target }
mafia-say-unpaid = { $who } keeps their purse shut
mafia-say-war = The gangs go to war
mafia-say-war-won = Gang war: { $who } gains, { $target } loses
mafia-say-war-equal = Gang war: all equal, everybody loses
mafia-say-round = Round { $n }: { $who } begins
mafia-cancelled = cancelled
mafia-turned = turned round

mafia-claim-expose = Come on, expose!
mafia-claim-low = Pass me low cards!
mafia-claim-peace = { $who }, I shall leave you alone.
mafia-claim-under = My total is under { $total }.
mafia-claim-least = My total is { $total } or more.
mafia-claim-under-of = { $who } is under { $total }.
mafia-claim-least-of = { $who } has { $total } or more.
mafia-claim-card = I hold { $card }.
mafia-talk = Say something
mafia-talk-of = About whom
mafia-talk-me = Of me
mafia-said-again = What { $who } said

mafia-stamp = EXPOSED!
mafia-stamp-raid = POLICE RAID!
mafia-stamp-badges = FBI!
mafia-stamp-by = { $who } blows the whistle
mafia-stamp-raid-by = No cards left for { $who }
mafia-stamp-badges-by = { $who } was the informer all along
mafia-reveal = Last reveal
mafia-reveal-success = { $who } is lowest: it worked!
mafia-reveal-failure = { $who } is not the lowest: it backfired!
mafia-reveal-raid = The raid spares the lowest.
mafia-reveal-badges = Three badges: { $who } wins on the spot!
mafia-reveal-bare = The hands at the last reveal
mafia-heavy = heavy
mafia-heavy-tip = 21 or more: in a reveal that is lost it costs 2 gangsters.
mafia-acquitted = acquitted
mafia-lowest = lowest
mafia-charmed = charmed
mafia-now = now { $cheese } and { $gangsters }
mafia-go-on = Go on

mafia-truth = Who told the truth?
mafia-truth-about = What was said at the table while this page was open, and what the cards you saw say to it.
mafia-truth-so = true
mafia-truth-not = a lie
mafia-truth-unknown = never shown
mafia-truth-words = only words
