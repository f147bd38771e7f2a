mafia-round = Manche { $n }
mafia-clockwise = sens horaire
mafia-anticlockwise = sens antihoraire
mafia-direction-tip = On joue en { $way } pour l’instant ; un Demi-tour change cela jusqu’à la fin de la manche.
mafia-last-round = Dernière manche
mafia-last-round-tip = Quelqu’un a 8 fromages ou plus aucun gangster : la partie finit avec cette manche.
mafia-hand = Votre main
mafia-total = Total { $n }
mafia-total-tip = La somme de vos cartes : qui expose doit être sous tous les autres. 21 ou plus coûte double.
mafia-cheese = { $n ->
    [one] { $n } fromage
   *[other] { $n } fromages
}
mafia-cheese-tip = { $n ->
    [one] { $who } a { $n } fromage.
   *[other] { $who } a { $n } fromages.
} Le plus de fromages gagne, et 8 annoncent la dernière manche.
mafia-gangsters = { $n ->
    [one] { $n } gangster
   *[other] { $n } gangsters
}
mafia-gangsters-tip = { $n ->
    [one] Il reste { $n } gangster à { $who }.
   *[other] Il reste { $n } gangsters à { $who }.
} Sans gangster, on ne gagne pas aux fromages.
mafia-first = commence la manche
mafia-first-tip = { $who } a eu le premier tour de cette manche.
mafia-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
mafia-known = connu de vous : { $cards }
mafia-unknown-tip = Une carte que vous ne voyez pas.
mafia-eyes-tip = { $who } sait que vous avez cette carte.
mafia-pile = Pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
mafia-pile-tip = S’il faut une carte et qu’il n’y en a plus, la police fait une descente.
mafia-draw = Pioche
mafia-discard = Défausse
mafia-discard-open = Regarder la défausse : { $n ->
    [0] vide
    [1] 1 carte
   *[other] { $n } cartes
}
mafia-discard-order = La dernière d’abord
mafia-discard-none = Rien n’a encore été posé.
mafia-close = Fermer
mafia-table = La table
mafia-ready = a préparé une carte
mafia-thinking = est attendu

mafia-kind-attack = attaque
mafia-kind-riposte = riposte
mafia-kind-ruse = ruse
mafia-kind-special = spéciale
mafia-tip = { $name }, { $value } ({ $kind }{ $badge ->
    [yes] , badge FBI
   *[no] {""}
}). { $does }
mafia-C1 = Le Racketteur
mafia-C2 = La Gâchette
mafia-C3 = Le Garde du corps
mafia-C4 = Le Chauffeur
mafia-C5 = Le Troqueur
mafia-C6 = La Balance
mafia-C7 = Le Passeur
mafia-C8 = L’Affineur
mafia-C9 = L’Agent double
mafia-C10 = Le Livreur
mafia-C11 = Le Demi-tour
mafia-AVO = L’Avocate
mafia-GUE = La Guerre des Gangs
mafia-DET = Le Détective
mafia-FEM = La Femme Fatale
mafia-PAR = Le Parrain
mafia-BAN = Le Banquier
mafia-RIP = Les Ripoux
mafia-TON = Les Tontons Schlingueurs
mafia-does-C1 = Volez 1 fromage.
mafia-does-C2 = Un adversaire perd 1 gangster.
mafia-does-C3 = Si l’on vous vise : annulez, piochez 1.
mafia-does-C4 = Rejouez.
mafia-does-C5 = Échangez une carte contre une au hasard.
mafia-does-C6 = Regardez la main d’un autre.
mafia-does-C7 = Gauche ou droite : tous passent une carte.
mafia-does-C8 = Piochez 2, puis défaussez 2.
mafia-does-C9 = Si l’on vous vise : piochez 1, retournez l’effet.
mafia-does-C10 = Donnez une carte ; on en défausse une, vous piochez 1.
mafia-does-C11 = On joue dans l’autre sens.
mafia-does-AVO = En main : si les autres font 21 ou plus, total 0.
mafia-does-GUE = { $war ->
    [gangsters] Le plus de gangsters gagne 1 fromage, le moins perd 1 gangster.
   *[cards] Chacun montre une carte : la plus haute gagne 1 fromage, la plus basse perd 1 gangster.
}
mafia-does-DET = Une carte d’un autre, au hasard : volez 1 gangster, 2 si elle est spéciale.
mafia-does-FEM = En main quand on montre : 1 fromage par adversaire à 21 ou plus, 2 au maximum.
mafia-does-PAR = Une carte d’un autre, au hasard : volez 1 fromage ; spéciale : 2 gangsters aussi.
mafia-does-BAN = { $banker ->
    [gangsters] Gagnez 1 fromage ; les autres peuvent payer 1 gangster pour 1 fromage.
   *[cheese] Gagnez 1 fromage ; les autres peuvent payer 1 fromage pour 1 gangster.
}
mafia-does-RIP = En main quand on expose : aucun gangster perdu, 1 fromage du gain d’un autre.
mafia-does-TON = Ni à jouer ni à défausser. Refilez-les !

mafia-plot = Comploter
mafia-plot-small = piocher 1, jouer 1
mafia-expose = Exposer !
mafia-expose-small = on montre tout
mafia-expose-not-yet = dès votre deuxième tour
mafia-expose-tip = On expose dès son deuxième tour de la manche ; les tours du Chauffeur ne comptent pas.
mafia-yes = S’en servir
mafia-no = Laisser
mafia-pay-yes = Payer
mafia-pay-no = Non merci
mafia-let = Laisser faire
mafia-left = Tous à gauche
mafia-right = Tous à droite

mafia-ask-pass = Passez une carte à { $left }, à votre gauche.
mafia-ask-turn = À vous : comploter, ou tout révéler ?
mafia-ask-turn-first = À vous : piochez, puis jouez une carte.
mafia-ask-play = Quelle carte jouez-vous ?
mafia-ask-target = { $card } : touchez qui vous visez.
mafia-ask-way = { $card } : de quel côté ?
mafia-ask-use = { $card } : { $does }
mafia-ask-answer = { $user } vous vise : { $card } !
mafia-ask-answer-with = Répondez par une riposte, ou laissez faire.
mafia-ask-answer-none = Pas de riposte en main : laissez faire.
mafia-ask-swap = Quelle carte échangez-vous avec { $target } ?
mafia-ask-give = Quelle carte donnez-vous à { $target } ?
mafia-ask-thin = On vous a donné une carte. Laquelle défaussez-vous ?
mafia-ask-discard = { $n ->
    [1] Quelle carte défaussez-vous ?
   *[other] Défaussez { $n } cartes, l’une après l’autre.
}
mafia-ask-pass-round = Quelle carte passez-vous à { $to } ?
mafia-ask-show = Guerre des gangs ! Quelle carte montrez-vous ?
mafia-ask-pay = { $banker ->
    [gangsters] { $user } vend du fromage : 1 gangster contre 1 fromage ?
   *[cheese] { $user } vend des gangsters : 1 fromage contre 1 gangster ?
}
mafia-wait = { $who } …
mafia-wait-answer = { $user } vise { $target } : { $card }. Une riposte ?
mafia-sealed = Votre carte est prête, face cachée.
mafia-window = La réponse est dite quand ce temps est passé, quelle qu’elle soit.
mafia-held = Répondu : ce sera dit quand le temps sera passé.
mafia-over = La partie est finie.

mafia-say-played = { $who } joue { $card }
mafia-say-targeted = { $who } vise { $target } : { $card }
mafia-say-declined = { $who } en reste là
mafia-say-cancelled = { $who } : annulé !
mafia-say-turned = { $who } : retour à l’envoyeur !
mafia-say-let = { $who } laisse faire
mafia-say-stole = { $who } vole { $target }
mafia-say-lost = { $who } perd { $what }
mafia-say-gained = { $who } gagne { $what }
mafia-say-found = Dans la main de { $target } : { $card }
mafia-say-looked = { $who } regarde la main de { $target }
mafia-say-swapped = { $who } échange une carte avec { $target }
mafia-say-gave = { $who } donne une carte à { $target }
mafia-say-discarded = { $who } défausse { $card }
mafia-say-drew = { $who } pioche
mafia-say-passed = { $way ->
    [left] Chacun a passé une carte à gauche
   *[right] Chacun a passé une carte à droite
}
mafia-say-reversed = Demi-tour : { $way }
mafia-say-extra = { $who } rejoue
mafia-say-paid = { $who } paie { $target }
mafia-say-unpaid = { $who } garde sa bourse fermée
mafia-say-war = C’est la guerre des gangs
mafia-say-war-won = Guerre des gangs : { $who } gagne, { $target } perd
mafia-say-war-equal = Guerre des gangs : tous égaux, tous perdent
mafia-say-round = Manche { $n } : { $who } commence
mafia-cancelled = annulé
mafia-turned = retourné

mafia-claim-expose = Allez, exposez !
mafia-claim-low = Passez-moi des petites cartes !
mafia-claim-peace = { $who }, je vous laisse tranquille.
mafia-claim-under = Mon total est sous { $total }.
mafia-claim-least = Mon total est de { $total } ou plus.
mafia-claim-under-of = { $who } est sous { $total }.
mafia-claim-least-of = { $who } a { $total } ou plus.
mafia-claim-card = J’ai { $card }.
mafia-talk = Dire quelque chose
mafia-talk-of = De qui
mafia-talk-me = De moi
mafia-said-again = Ce qu’a dit { $who }

mafia-stamp = EXPOSÉ !
mafia-stamp-raid = DESCENTE !
mafia-stamp-badges = FBI !
mafia-stamp-by = { $who } siffle la fin
mafia-stamp-raid-by = Plus de cartes pour { $who }
mafia-stamp-badges-by = L’indic, c’était { $who }
mafia-reveal = Dernières mains
mafia-reveal-success = { $who } a la main la plus basse : réussi !
mafia-reveal-failure = { $who } n’a pas la plus basse : raté !
mafia-reveal-raid = La descente épargne la main la plus basse.
mafia-reveal-badges = Trois badges : { $who } gagne sur-le-champ !
mafia-reveal-bare = Les dernières mains montrées
mafia-heavy = lourd
mafia-heavy-tip = 21 ou plus : une main perdante coûte alors 2 gangsters.
mafia-acquitted = acquitté
mafia-lowest = basse
mafia-charmed = charme
mafia-now = maintenant { $cheese } et { $gangsters }
mafia-go-on = Continuer

mafia-truth = Qui disait vrai ?
mafia-truth-about = Ce qui s’est dit pendant que cette page était ouverte, et ce qu’en disent les cartes que vous avez vues.
mafia-truth-so = vrai
mafia-truth-not = mensonge
mafia-truth-unknown = jamais montré
mafia-truth-words = des mots
