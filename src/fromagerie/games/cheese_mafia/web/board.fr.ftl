mafia-round = Manche { $n }
mafia-clockwise = sens horaire
mafia-anticlockwise = sens antihoraire
mafia-direction-tip = On joue dans le { $way } ; une carte peut inverser le sens jusqu’à la fin de la manche.
mafia-last-round = Dernière manche
mafia-last-round-tip = Quelqu’un a atteint { $last } fromages, ou n’a plus de gangster : la partie se termine avec cette manche.
mafia-hand = Votre main
mafia-watching = Vous regardez. Les mains restent cachées.
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
mafia-expose = Exposer !
mafia-yes = Appliquer l’effet
mafia-no = Renoncer
mafia-pay-yes = Payer
mafia-pay-no = Ne pas payer
mafia-let = Laisser faire
mafia-no-riposte = Sans riposte
mafia-left = À gauche
mafia-right = À droite
mafia-target = Cibler { $who }

mafia-cue-pass = Passez une carte à gauche, à { $left }
mafia-cue-turn = Complotez, ou exposez
mafia-cue-turn-first = Complotez : piochez, puis jouez
mafia-cue-play = Jouez une carte
mafia-cue-target = Touchez votre cible : { $title }
mafia-cue-way = Choisissez le sens où passent les cartes
mafia-cue-use = Appliquez l’effet, ou renoncez-y
mafia-cue-answer = Ripostez, ou laissez faire
mafia-cue-answer-none = Laissez faire : pas de riposte en main
mafia-cue-held = Patientez : réponse à la fin du délai
mafia-cue-swap = Échangez une carte avec { $target }
mafia-cue-give = Donnez une carte à { $target }
mafia-cue-thin = Défaussez une carte : vous en recevez une
mafia-cue-discard = { $n ->
    [1] Défaussez une carte
   *[other] Défaussez { $n } cartes, une par une
}
mafia-cue-pass-round = Passez une carte à { $to }
mafia-cue-show = Choisissez la carte à montrer
mafia-cue-pay = { $banker ->
    [gangsters] Payez { $price } pour 1 fromage ?
   *[cheese] Payez { $price } pour 1 gangster ?
}
mafia-sealed = Vous avez choisi cette carte, face cachée.
mafia-window = La réponse s’affichera à la fin du délai, quelle qu’elle soit.
mafia-why-not = { $card } : pourquoi pas celle-ci ?

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
mafia-say-round = Manche { $n } : { $who ->
    [Vous] vous commencez
   *[other] { $who } commence
}
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
mafia-talk-more = Autres annonces…
mafia-talk-total = Mon total
mafia-talk-card = Une carte
mafia-talk-words = Demandes et promesses
mafia-talk-others = Le total des autres
mafia-said = a dit « { $said } »

mafia-stamp = « J’EXPOSE ! »
mafia-stamp-raid = DESCENTE !
mafia-stamp-badges = FBI !
mafia-stamp-by = { $who } joue cartes sur table
mafia-stamp-raid-by = Pas assez de cartes pour { $who }
mafia-stamp-badges-by = L’Indic du FBI, c’était { $who }
mafia-reveal = Dernières mains
mafia-reveal-opens = { $who } expose : les mains s’ouvrent
mafia-reveal-success = { $who } a le plus petit total : réussite !
mafia-reveal-failure = { $who } : total égalé ou battu. Échec !
mafia-reveal-raid = La descente épargne le plus petit total.
mafia-reveal-badges = { $n } badges FBI : l’Indic, c’était { $who } !
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

mafia-truth = Qui disait vrai ?
mafia-truth-about = Ce qui s’est dit pendant que cette page était ouverte, comparé aux cartes que vous avez vues.
mafia-truth-so = vrai
mafia-truth-not = mensonge
mafia-truth-unknown = jamais révélé
mafia-truth-words = paroles en l’air
