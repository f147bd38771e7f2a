mafia-round = Round { $n }
mafia-clockwise = clockwise
mafia-anticlockwise = anticlockwise
mafia-direction-tip = Play goes { $way }; a card may reverse it for the rest of the round.
mafia-last-round = Last round
mafia-last-round-tip = Somebody has reached { $last } cheese, or has no gangster left: the game ends with this round.
mafia-hand = Your hand
mafia-watching = You’re watching. Hands stay hidden.
mafia-total = Total { $n }
mafia-total-tip = The total of your hand. For an EXPOSE to succeed, it must be below every other total.
mafia-cheese = { $n } cheese
mafia-cheese-tip = { $who } has { $n ->
    [0] no
   *[other] { $n }
} cheese. Whoever has the most wins; at { $last } it’s the last round.
mafia-gangsters = { $n ->
    [one] { $n } gangster
   *[other] { $n } gangsters
}
mafia-gangsters-tip = { $n ->
    [0] { $who } has no gangster left.
    [one] { $who } has { $n } gangster left.
   *[other] { $who } has { $n } gangsters left.
} Without one, nobody wins the final count.
mafia-tokens = { $one } and { $other }
mafia-nothing = nothing
mafia-first = first-player card
mafia-first-tip = { $who } has the first-player card: the first turn of this round.
mafia-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
mafia-known = you know of: { $cards }
mafia-special-tip = A special card: the table was told so, but not which.
mafia-eyes-tip = Card seen by: { $who }.
mafia-pile = Draw pile: { $n ->
    [0] empty
    [one] { $n } card
   *[other] { $n } cards
}
mafia-pile-tip = When a card is needed and none is left, the police raid the table.
mafia-draw = Draw
mafia-discard = Discard
mafia-discard-open = Look through the discard pile: { $n ->
    [0] empty
    [one] { $n } card
   *[other] { $n } cards
}
mafia-discard-order = newest first
mafia-discard-none = The discard pile is empty.
mafia-table = The table
mafia-ready = has chosen a card
mafia-thinking = is thinking

mafia-kind-attack = attack
mafia-kind-riposte = riposte
mafia-kind-ruse = ruse
mafia-kind-special = special
mafia-tip = { $name }, { $value } ({ $kind }{ $badge ->
    [yes] , FBI badge
   *[no] {""}
}). { $does }
mafia-reconstructed = Reconstructed: the printed card may differ.
mafia-does-steal = Steal { $what }.
mafia-does-lose = An opponent loses { $what }.
mafia-does-search = { $plain ->
    [no] Pick a random card of an opponent: if it is special, steal { $special }.
   *[yes] Pick a random card of an opponent: steal { $what }, or { $special } if it is special.
}
mafia-does-swap = Swap a card for a random one of theirs.
mafia-does-look = Look at an opponent’s hand.
mafia-does-give = Give a card; they discard one, you draw 1.
mafia-does-extra_turn = { $turns ->
    [one] Take another turn.
   *[other] Take { $turns } more turns.
}
mafia-does-reverse = Play goes the other way.
mafia-does-pass_round = Left or right: all pass a card.
mafia-does-draw_and_discard = { $cards ->
    [one] Draw { $cards } card, discard { $cards }.
   *[other] Draw { $cards } cards, discard { $cards }.
}
mafia-does-compare = { $war ->
    [gangsters] Most gangsters: gain { $cheese }; fewest: lose { $gangsters }.
   *[cards] All show a card. Highest: gain { $cheese }; lowest: lose { $gangsters }.
}
mafia-does-pay = { $banker ->
    [gangsters] Gain { $cheese }; an opponent may pay you { $price } for 1 cheese.
   *[cheese] Gain { $cheese }; an opponent may pay you { $price } for 1 gangster.
}
mafia-does-cancel = When a card targets you: cancel it, draw 1.
mafia-does-turn_back = When a card targets you: draw 1, turn it back.
mafia-does-acquit = In hand: if the others make { $total } or more, your total is 0.
mafia-does-charm = In hand at the reveal: { $cheese } per opponent at { $total } or more, { $most } at most.
mafia-does-protect = In hand at an EXPOSE: lose no gangsters, take { $cheese } of another’s gain.
mafia-does-cling = Cannot be played or discarded: pass it on!
mafia-does-nothing = No effect.

mafia-plot = Plot
mafia-expose = Expose!
mafia-yes = Use the effect
mafia-no = Decline
mafia-pay-yes = Pay
mafia-pay-no = Don’t pay
mafia-let = Let it happen
mafia-no-riposte = No riposte
mafia-left = Left
mafia-right = Right
mafia-target = Target { $who }

mafia-cue-pass = Pass a card left, to { $left }
mafia-cue-turn = Plot, or expose everybody
mafia-cue-turn-first = Plot: draw a card, then play one
mafia-cue-play = Play a card
mafia-cue-target = Tap your target: { $title }
mafia-cue-way = Choose which way the cards are passed
mafia-cue-use = Use the effect, or decline
mafia-cue-answer = Answer with a riposte, or let it happen
mafia-cue-answer-none = Let it happen: you hold no riposte
mafia-cue-held = Wait: all answers show when time is up
mafia-cue-swap = Swap a card with { $target }
mafia-cue-give = Give a card to { $target }
mafia-cue-thin = Discard a card: you were given one
mafia-cue-discard = { $n ->
    [1] Discard a card
   *[other] Discard { $n } cards, one by one
}
mafia-cue-pass-round = Pass a card to { $to }
mafia-cue-show = Choose the card to show
mafia-cue-pay = { $banker ->
    [gangsters] Pay { $price } for 1 cheese?
   *[cheese] Pay { $price } for 1 gangster?
}
mafia-sealed = You have chosen this card, face down.
mafia-window = The answer is shown when time is up, whatever it is.
mafia-why-not = { $card }: why not this one?

mafia-say-played = { $who } plays { $card }
mafia-say-targeted = { $who } targets { $target } with { $card }
mafia-say-declined = { $who } declines the effect
mafia-say-cancelled = { $who }: cancelled!
mafia-say-turned = { $who }: back to sender!
mafia-say-let = { $who } lets it happen
mafia-say-stole = { $who } steals { $what } from { $target }
mafia-say-stole-nothing = { $who } steals nothing from { $target }
mafia-say-lost = { $who } loses { $what }
mafia-say-lost-nothing = { $who } loses nothing
mafia-say-gained = { $who } gains { $what }
mafia-say-gained-nothing = { $who } gains nothing
mafia-say-searched = { $kind ->
    [special] { $who } picks a card of { $target }’s: special!
   *[numbered] { $who } picks a card of { $target }’s: numbered
}
mafia-say-found = In { $target }’s hand: { $card }
mafia-say-looked = { $who } looks at { $target }’s hand
mafia-say-swapped = { $who } swaps a card with { $target }
mafia-say-gave = { $who } gives { $target } a card
mafia-say-discarded = { $who } discards { $card }
mafia-say-drew = { $who } draws
mafia-say-passed = { $way ->
    [left] Everybody passed a card to the left
   *[right] Everybody passed a card to the right
}
mafia-say-reversed = Play now goes { $way }
mafia-say-extra = { $who } takes another turn
mafia-say-paid = { $who } pays { $target }
mafia-say-unpaid = { $who } keeps their purse shut
mafia-say-war = { $title }!
mafia-say-war-won = { $title }: a gain for { $who }, a loss for { $target }
mafia-say-war-equal = { $title }: all equal, everybody loses
mafia-say-round = Round { $n }: { $who ->
    [You] you begin
   *[other] { $who } begins
}
mafia-cancelled = cancelled
mafia-turned = turned back

mafia-claim-expose = Come on, expose!
mafia-claim-low = Pass me low cards!
mafia-claim-peace = { $who }, I’ll leave you alone.
mafia-claim-under = I’m under { $total }.
mafia-claim-least = I have { $total } or more.
mafia-claim-under-of = { $who } is under { $total }.
mafia-claim-least-of = { $who } has { $total } or more.
mafia-claim-card = I hold { $card }.
mafia-talk = Say something
mafia-talk-more = More…
mafia-talk-total = My total
mafia-talk-card = A card
mafia-talk-words = Pleas and promises
mafia-talk-others = Other people’s totals
mafia-said = said “{ $said }”

mafia-stamp = “I EXPOSE!”
mafia-stamp-raid = POLICE RAID!
mafia-stamp-badges = FBI!
mafia-stamp-by = { $who } puts the cards on the table
mafia-stamp-raid-by = Not enough cards for { $who }
mafia-stamp-badges-by = { $who } was the informer all along
mafia-reveal = Last reveal
mafia-reveal-opens = { $who } exposes: the hands are opened
mafia-reveal-success = { $who } has the lowest total: success!
mafia-reveal-failure = { $who }’s total was matched or beaten: failure!
mafia-reveal-raid = The raid spares the lowest total.
mafia-reveal-badges = { $n } FBI badges: { $who } was the informer!
mafia-reveal-bare = The hands at the last reveal
mafia-heavy = heavy
mafia-heavy-tip = { $n } or more: if you lose the reveal, it costs { $loss } { $loss ->
    [one] gangster
   *[other] gangsters
}.
mafia-acquitted = acquitted
mafia-lowest = lowest
mafia-charmed = charmed
mafia-now = now { $cheese } and { $gangsters }

mafia-truth = Who told the truth?
mafia-truth-about = What was said while this page was open, against the cards you saw.
mafia-truth-so = true
mafia-truth-not = a lie
mafia-truth-unknown = never shown
mafia-truth-words = only words
