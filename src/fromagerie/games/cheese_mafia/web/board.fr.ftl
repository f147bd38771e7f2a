mafia-round = Manche { $n }
mafia-clockwise = sens horaire
mafia-anticlockwise = sens antihoraire
mafia-direction-tip = On joue dans le { $way } ; une carte peut inverser le sens jusqu’à la fin de la manche.
mafia-last-round = Dernière manche
mafia-last-round-tip = Quelqu’un a atteint { $last } fromages, ou n’a plus de gangster : la partie se termine avec cette manche.
mafia-hand = Votre main
mafia-total = Total { $n }
mafia-total-tip = Le total de votre main. Pour réussir un EXPOSER, il doit être strictement inférieur à tous les autres.
mafia-cheese = { $n ->
    [one] { $n } fromage
   *[other] { $n } fromages
}
mafia-cheese-tip = { $n ->
    [0] { $who } n’a aucun fromage.
    [one] { $who } a { $n } fromage.
   *[other] { $who } a { $n } fromages.
} Qui en a le plus gagne ; à { $last }, c’est la dernière manche.
mafia-gangsters = { $n ->
    [one] { $n } gangster
   *[other] { $n } gangsters
}
mafia-gangsters-tip = { $n ->
    [0] { $who } n’a plus de gangster.
    [one] Il reste { $n } gangster à { $who }.
   *[other] Il reste { $n } gangsters à { $who }.
} Sans gangster, pas de victoire au décompte final.
mafia-tokens = { $one } et { $other }
mafia-nothing = rien
mafia-first = carte 1er joueur / 1re joueuse
mafia-first-tip = { $who } a la carte 1er joueur / 1re joueuse : le premier tour de cette manche.
mafia-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
mafia-known = vous connaissez : { $cards }
mafia-unknown-tip = Une carte que vous ne voyez pas.
mafia-special-tip = Une carte spéciale : la table l’a appris, sans savoir laquelle.
mafia-eyes-tip = Carte déjà vue par : { $who }.
mafia-pile = Pioche : { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}
mafia-pile-tip = Si la pioche ne suffit plus, c’est la descente de police.
mafia-draw = Pioche
mafia-discard = Défausse
mafia-discard-open = Consulter la défausse : { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}
mafia-discard-order = la dernière d’abord
mafia-discard-none = La défausse est vide.
mafia-close = Fermer
mafia-table = La table
mafia-ready = a choisi sa carte
mafia-thinking = réfléchit

mafia-kind-attack = attaque
mafia-kind-riposte = riposte
mafia-kind-ruse = ruse
mafia-kind-special = spéciale
mafia-tip = { $name }, { $value } ({ $kind }{ $badge ->
    [yes] , badge FBI
   *[no] {""}
}). { $does }
mafia-reconstructed = Reconstitué : la carte imprimée peut différer.
mafia-does-steal = Volez { $what }.
mafia-does-lose = Un adversaire perd { $what }.
mafia-does-search = { $plain ->
    [no] Tirez une carte chez un adversaire : si elle est spéciale, volez { $special }.
   *[yes] Tirez une carte chez un adversaire : volez { $what }, ou { $special } si elle est spéciale.
}
mafia-does-swap = Échangez une carte contre une autre, au hasard.
mafia-does-look = Regardez la main d’un adversaire.
mafia-does-give = Donnez une carte ; l’adversaire en défausse une, vous en piochez 1.
mafia-does-extra_turn = { $turns ->
    [one] Rejouez.
   *[other] Rejouez { $turns } fois.
}
mafia-does-reverse = On joue dans l’autre sens.
mafia-does-pass_round = Gauche ou droite : chacun passe une carte.
mafia-does-draw_and_discard = { $cards ->
    [one] Piochez { $cards } carte, défaussez-en { $cards }.
   *[other] Piochez { $cards } cartes, défaussez-en { $cards }.
}
mafia-does-compare = { $war ->
    [gangsters] Qui a le plus de gangsters gagne { $cheese }, qui en a le moins perd { $gangsters }.
   *[cards] Chacun montre une carte : la plus haute rapporte { $cheese }, la plus basse coûte { $gangsters }.
}
mafia-does-pay = { $banker ->
    [gangsters] Gagnez { $cheese } ; un adversaire peut vous payer { $price } contre 1 fromage.
   *[cheese] Gagnez { $cheese } ; un adversaire peut vous payer { $price } contre 1 gangster.
}
mafia-does-cancel = Si une carte vous cible : annulez-la, piochez 1.
mafia-does-turn_back = Si une carte vous cible : piochez 1, retournez l’effet.
mafia-does-acquit = En main : si les autres font { $total } ou plus, votre total est 0.
mafia-does-charm = En main, à la révélation : { $cheese } par adversaire à { $total } ou plus, { $most } au maximum.
mafia-does-protect = En main, lors d’un EXPOSER : aucun gangster perdu, et { $cheese } du gain d’un autre.
mafia-does-cling = Ni à jouer ni à défausser : à refiler !
mafia-does-nothing = Sans effet.

mafia-plot = Comploter
mafia-plot-small = piocher 1, jouer 1
mafia-expose = Exposer !
mafia-expose-small = révéler les mains
mafia-expose-not-yet = dès votre deuxième tour
mafia-expose-tip = On expose à partir de son deuxième tour de la manche ; les tours supplémentaires ne comptent pas.
mafia-yes = Appliquer l’effet
mafia-no = Renoncer
mafia-pay-yes = Payer
mafia-pay-no = Ne pas payer
mafia-let = Laisser faire
mafia-left = Tous à gauche
mafia-right = Tous à droite

mafia-ask-pass = Passez une carte à { $left }, à votre gauche.
mafia-ask-turn = À vous : comploter ou exposer ?
mafia-ask-turn-first = À vous : piochez, puis jouez une carte.
mafia-ask-play = Quelle carte jouez-vous ?
mafia-ask-target = { $title } : touchez votre cible.
mafia-ask-way = { $title } : de quel côté ?
mafia-ask-use = { $title }. { $does }
mafia-ask-answer = { $user } vous cible : { $card } !
mafia-ask-answer-with = Ripostez, ou laissez faire.
mafia-ask-answer-none = Pas de riposte en main : laissez faire.
mafia-ask-swap = Quelle carte échangez-vous avec { $target } ?
mafia-ask-give = Quelle carte donnez-vous à { $target } ?
mafia-ask-thin = On vous a donné une carte. Laquelle défaussez-vous ?
mafia-ask-discard = { $n ->
    [1] Quelle carte défaussez-vous ?
   *[other] Défaussez { $n } cartes, l’une après l’autre.
}
mafia-ask-pass-round = Quelle carte passez-vous à { $to } ?
mafia-ask-show = { $title } ! Quelle carte montrez-vous ?
mafia-ask-pay = { $banker ->
    [gangsters] { $user } vend du fromage : { $price } contre 1 fromage ?
   *[cheese] { $user } vend des gangsters : { $price } contre 1 gangster ?
}
mafia-wait = On attend { $who }…
mafia-wait-answer = { $user } cible { $target } : { $card }. Une riposte ?
mafia-sealed = Votre carte est choisie, face cachée.
mafia-window = La réponse s’affichera à la fin du délai, quelle qu’elle soit.
mafia-held = C’est noté : la réponse s’affichera à la fin du délai.
mafia-over = La partie est finie.

mafia-say-played = { $who } joue { $card }
mafia-say-targeted = { $who } cible { $target } : { $card }
mafia-say-declined = { $who } renonce à l’effet
mafia-say-cancelled = { $who } : annulé !
mafia-say-turned = { $who } : retour à l’envoyeur !
mafia-say-let = { $who } laisse faire
mafia-say-stole = { $who } vole { $what } à { $target }
mafia-say-stole-nothing = { $who } ne vole rien à { $target }
mafia-say-lost = { $who } perd { $what }
mafia-say-lost-nothing = { $who } ne perd rien
mafia-say-gained = { $who } gagne { $what }
mafia-say-gained-nothing = { $who } ne gagne rien
mafia-say-searched = { $kind ->
    [special] { $who } tire une carte chez { $target } : une spéciale !
   *[numbered] { $who } tire une carte chez { $target } : une numérotée
}
mafia-say-found = Chez { $target } : { $card }
mafia-say-looked = { $who } regarde chez { $target }
mafia-say-swapped = { $who } échange une carte avec { $target }
mafia-say-gave = { $who } donne une carte à { $target }
mafia-say-discarded = { $who } défausse { $card }
mafia-say-drew = { $who } pioche
mafia-say-passed = { $way ->
    [left] Chacun a passé une carte à gauche
   *[right] Chacun a passé une carte à droite
}
mafia-say-reversed = On joue maintenant dans le { $way }
mafia-say-extra = { $who } rejoue
mafia-say-paid = { $who } paie { $target }
mafia-say-unpaid = { $who } garde sa bourse fermée
mafia-say-war = { $title } !
mafia-say-war-won = { $title } : gain pour { $who }, perte pour { $target }
mafia-say-war-equal = { $title } : égalité générale, tout le monde perd
mafia-say-round = Manche { $n } : { $who } commence
mafia-cancelled = annulée
mafia-turned = retournée

mafia-claim-expose = Allez, exposez !
mafia-claim-low = Passez-moi des petites cartes !
mafia-claim-peace = { $who }, je vous laisse tranquille.
mafia-claim-under = J’ai moins de { $total }.
mafia-claim-least = J’ai { $total } ou plus.
mafia-claim-under-of = { $who } a moins de { $total }.
mafia-claim-least-of = { $who } a { $total } ou plus.
mafia-claim-card = J’ai { $card }.
mafia-talk = La parlotte
mafia-talk-of = À propos de
mafia-talk-me = moi
mafia-said-again = Ce qu’a dit { $who }

mafia-stamp = « J’EXPOSE ! »
mafia-stamp-raid = DESCENTE !
mafia-stamp-badges = FBI !
mafia-stamp-by = { $who } joue cartes sur table
mafia-stamp-raid-by = Pas assez de cartes pour { $who }
mafia-stamp-badges-by = L’Indic du FBI, c’était { $who }
mafia-reveal = Dernières mains
mafia-reveal-success = { $who } a le plus petit total : réussite !
mafia-reveal-failure = { $who } : total égalé ou battu. Échec !
mafia-reveal-raid = La descente épargne le plus petit total.
mafia-reveal-badges = { $n } badges FBI : { $who } gagne immédiatement !
mafia-reveal-bare = Les dernières mains révélées
mafia-heavy = lourde
mafia-heavy-tip = { $n } ou plus : en cas de perte, cette main coûte { $loss } { $loss ->
    [one] gangster
   *[other] gangsters
}.
mafia-acquitted = acquittée
mafia-lowest = le plus bas
mafia-charmed = charme
mafia-now = soit { $cheese } et { $gangsters }
mafia-go-on = Continuer

mafia-truth = Qui disait vrai ?
mafia-truth-about = Ce qui s’est dit pendant que cette page était ouverte, comparé aux cartes que vous avez vues.
mafia-truth-so = vrai
mafia-truth-not = mensonge
mafia-truth-unknown = jamais révélé
mafia-truth-words = paroles en l’air
