# Cheese Mafia en français.
card-number = le { $value } ({ $name })
card-special = { $name }
type-attack = attaque
type-riposte = riposte
type-ruse = ruse
type-special = spéciale
badge = FBI
cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
cheese = { $n ->
    [one] 1 fromage
   *[other] { $n } fromages
}
gangsters = { $n ->
    [one] 1 gangster
   *[other] { $n } gangsters
}
nothing = rien
tokens-and = { $one } et { $other }

do-plot = Comploter : piocher, puis jouer une carte
do-expose = Exposer : tout le monde montre sa main
do-yes = Oui
do-no = Non merci
do-left = S’en servir : chacun passe une carte à gauche
do-right = S’en servir : chacun passe une carte à droite
do-target = S’en servir contre la place { $seat }
do-choose = { $card }

effect-steal = Vole { $what } à un adversaire qui en a
effect-lose = Un adversaire perd { $what }
effect-search = Montre une carte au hasard d’un adversaire : vole { $what }, ou { $special } si elle est spéciale
effect-swap = Échange une de tes cartes contre une carte au hasard d’un adversaire
effect-look = Regarde la main d’un adversaire
effect-give = Donne une carte à un adversaire, qui en défausse une ; tu en pioches 1
effect-extra_turn = { $turns ->
    [one] Rejoue
   *[other] Rejoue { $turns } fois
}
effect-reverse = On joue dans l’autre sens jusqu’à la fin de la manche
effect-pass_round = Gauche ou droite : chacun passe une carte de ce côté
effect-draw_and_discard = Pioche { $cards }, puis défausse { $cards }
effect-compare = { $war ->
    [gangsters] Le plus de gangsters gagne { $cheese } ; le moins perd { $gangsters } ; tous égaux : tous perdent
   *[cards] Chacun montre une carte. La plus haute gagne { $cheese } ; la plus basse perd { $gangsters } ; toutes égales : tous perdent
}
effect-pay = { $banker ->
    [gangsters] Gagne { $cheese } ; sous { $cap } fromages, un adversaire peut te payer { $price } gangster pour 1 fromage
   *[cheese] Gagne { $cheese } ; sous { $cap } gangsters, un adversaire peut te payer { $price } fromage pour 1 gangster
}
effect-cancel = Quand une carte te nomme : annule-la et pioche 1
effect-turn_back = Quand une carte te nomme : pioche 1, puis retourne son effet contre qui l’a jouée
effect-acquit = En main : si tes autres cartes font { $total } ou plus, ton total est 0
effect-charm = En main : { $cheese } par adversaire à { $total } ou plus, { $most } au maximum
effect-protect = En main, quand on expose : aucun gangster perdu ; prends { $cheese } du gain d’un autre
effect-cling = Ni jouée ni défaussée : passe-la, donne-la ou échange-la
effect-nothing = Sans effet

round-began = Manche { $round } : { $who } commence. Chacun passe une carte à gauche.
dealt = { $who } reçoit { $cards }.
chose = { $who } prépare une carte, face cachée.
asked-all = { $who } utilise { $card } : chacun choisit une carte { $way ->
    [left] à passer à gauche
    [right] à passer à droite
   *[none] à montrer
}.
cards-passed = Chacun passe une carte à { $way ->
    [left] gauche
   *[right] droite
}.
gave = { $who } donne { $card } à { $to }.
received = { $who } reçoit { $card } de { $giver }.
plotted = { $who } complote : une carte de la pioche.
drew = { $who } pioche { $cards }.
drew-cards = { $who } pioche { $cards }.
played = { $who } joue { $card }.
declined = { $who } laisse l’effet.
targeted = { $who } vise { $target } avec { $card }.
let-happen = { $who } ne répond pas.
riposted-cancel = { $who } riposte avec { $card } : annulé !
riposted-turned = { $who } riposte avec { $card } : retour à l’envoyeur !
stole = { $who } vole { $what } à { $target }.
lost = { $who } perd { $what }.
gained = { $who } gagne { $what }.
paid = { $who } paie { $price } à { $to } et prend { $what }.
did-not-pay = { $who } garde sa bourse fermée.
looked = { $who } regarde la main de { $target }.
saw-hand = { $who } voit dans la main de { $target } : { $cards }.
found = { $who } tire une carte de la main de { $target }, et tout le monde la voit : { $card }.
swapped = { $who } échange une carte avec { $target }.
gave-card = { $who } donne une carte à { $target }.
discarded = { $who } défausse { $card }.
reversed = On joue maintenant dans le sens { $clockwise ->
    [yes] horaire
   *[no] antihoraire
}.
took-extra-turn = { $who } va rejouer.
war-cards = Guerre des gangs : { $shown }.
war-gangsters = Guerre des gangs, au nombre de gangsters : { $shown }.
war-all-equal = Tous égaux : tout le monde perd.
last-round = Cette manche est la dernière !
raided-plot = { $who } doit piocher, mais la pioche est vide : descente de police !
raided-effect = Trop peu de cartes pour { $card } : son effet est annulé. Descente de police !
exposed = { $who } expose !
revealed = Toutes les mains sur la table :
seat-revealed = { $who } : { $cards } = { $total }
charmed = { $card } fait son charme : { $who } gagne { $cheese }.
scored-success = { $who } a la main la plus basse. Réussite !
scored-failure = { $who } n’a pas la main la plus basse. Échec !
scored-raid = La police se sert ; la main la plus basse s’en tire.
seat-scored = { $who } : fromages { $cheese_change }, gangsters { $gangsters_change } ; maintenant { $cheese } et { $gangsters }
game-won-badges = { $who } montre trois badges : l’indic du FBI gagne sur-le-champ !
game-won-count = { $winners ->
    [0] Plus un gangster nulle part : tout le monde perd.
    [one] { $who } gagne avec { $cheese } { $cheese ->
        [one] fromage
       *[other] fromages
    }.
   *[other] { $who } partagent la victoire avec { $cheese } { $cheese ->
        [one] fromage
       *[other] fromages
    } chacun. À vous de régler ça.
}

claim-expose = « Allez, exposez ! »
claim-low = « Passez-moi des petites cartes ! »
claim-peace = « { $who }, je te laisse tranquille. »
claim-under = « Mon total est sous { $total }. »
claim-at-least = « Mon total est de { $total } ou plus. »
claim-under-of = « { $who } a un total sous { $total }. »
claim-at-least-of = « { $who } a un total de { $total } ou plus. »
claim-card = « J’ai { $card }. »
claim-card-of = « { $who } a { $card }. »
claimed = { $who } dit : { $claim }
seat-number = place { $seat }

why-over = La partie est finie.
why-watching = Tu regardes ; seuls ceux qui sont à table jouent.
why-not-asked = On ne t’attend pas : la table attend { $who }.
why-chosen = Ta carte est prête ; il faut attendre { $who }.
why-too-soon = On expose dès son deuxième tour normal, et les tours de plus ne comptent pas.
why-turn = C’est ton tour : complote (P) ou expose (X) d’abord.
why-pass-first = D’abord, chacun passe une carte à gauche.
why-turn-taken = Tu es au milieu d’un tour : { $question }
why-card = Tape une carte de ta main : { $question }
why-not-in-hand = Tu n’as pas { $card }.
why-clings = { $card } : ni jouable ni à défausser.
why-no-riposte = { $card } ne répond pas à une attaque ; il faut une riposte.
why-empty-riposte = La pioche est vide : pas de carte à piocher, donc pas de riposte.
why-own-riposte = Une riposte sert à qui une carte nomme, et aucune ne te nomme.
why-yourself = On ne se vise pas soi-même.
why-no-seat = Personne n’est assis à la place { $seat }.
why-nothing-to-steal = { $who } n’a rien de ce que vole cette carte.
why-names-nobody = { $card } ne nomme personne.
why-names-somebody = { $card } : il faut un adversaire, comme >2 ; ou - pour laisser.
why-which-way = { $card } : de quel côté ? L (gauche), R (droite), ou - pour laisser.
why-use-or-not = { $card } : + pour s’en servir, ou - pour laisser.
why-no-way = Personne ne passe de carte en ce moment.
why-yes-or-no = Tape + ou - : { $question }
why-riposte-or-not = Réponds avec une riposte, ou tape - pour laisser faire.
question-pass = quelle carte passes-tu à gauche ?
question-play = quelle carte joues-tu ?
question-use = te sers-tu de l’effet ?
question-answer = réponds-tu à l’attaque ?
question-swap = quelle carte échanges-tu ?
question-give = quelle carte donnes-tu ?
question-thin = quelle carte défausses-tu ?
question-discard = quelle carte défausses-tu ?
question-pass-round = quelle carte passes-tu ?
question-show = quelle carte montres-tu ?
question-pay = paies-tu ?
question-turn = complotes-tu ou exposes-tu ?
why-claim-watching = Seuls ceux qui sont à table parlent.
why-claim-card = Mens sur les totaux tant que tu veux, mais ne nomme jamais une carte d’une autre main.
why-claim-self = C’est toi : dis-le sans nommer la place.

board-title = Cheese Mafia
board-round = manche { $round }
board-pile = pioche { $cards }
board-clockwise = sens horaire
board-anticlockwise = sens antihoraire
board-last = DERNIÈRE MANCHE
board-over = la partie est finie
board-players = Joueurs
board-col-cheese = fromages
board-col-gangsters = gangsters
board-col-cards = cartes
board-col-known = connu de toi
board-col-hands = main
board-total = { $cards } = { $total }
board-token = premier
board-turn = tour
board-awaited = attendu
board-winner = gagne
board-discard = Défausse, la dernière d’abord : { $cards }
board-discard-more = … et { $cards } autres
board-discard-none = rien encore
board-hand = Ta main, total { $total } :
board-they-know = on en connaît : { $known }
board-knows = { $who } { $cards }

ask-pass = Quelle carte passes-tu à { $left }, à ta gauche ?
ask-turn = À toi : { $expose ->
    [yes] [P] comploter ou [X] exposer ?
   *[no] [P] comploter. On expose à partir de son deuxième tour.
}
ask-play = Quelle carte joues-tu ?
ask-use-target = Tu as joué { $card }. { $effect }. Contre qui ? { $targets }, ou [-] laisser
ask-use-way = Tu as joué { $card }. { $effect }. [L] gauche, [R] droite, ou [-] laisser
ask-use = Tu as joué { $card }. { $effect }. [+] t’en servir ou [-] laisser ?
ask-answer = { $user } te vise avec { $card }. { $effect }. { $cards ->
    [none] Tu n’as pas de riposte : [-] laisser faire
   *[some] Riposte avec { $answers }, ou [-] laisser faire ?
}
ask-swap = Quelle carte échanges-tu avec { $target } ?
ask-give = Quelle carte donnes-tu à { $target } ?
ask-thin = On t’a donné une carte. Laquelle défausses-tu ?
ask-discard = Quelle carte défausses-tu ? { $number ->
    [one] Encore une.
   *[other] Encore { $number }.
}
ask-pass-round = Chacun passe une carte à { $way ->
    [left] gauche
   *[right] droite
}. Laquelle passes-tu à { $to } ?
ask-show = Guerre des gangs ! Quelle carte montres-tu ?
ask-pay = { $banker ->
    [gangsters] { $user } vend du fromage. Payer { $price } pour en avoir un ? [+] oui ou [-] non
   *[cheese] { $user } vend des gangsters. Payer { $price } pour en avoir un ? [+] oui ou [-] non
}
ask-wait = La table attend { $who }.

# Ce dont la table peut convenir avant de jouer.
option-banker = On paie le Banquier en
option-banker-about = Ce que les autres donnent à qui joue le Banquier : un fromage, contre un gangster ; ou un gangster, contre un fromage.
option-banker-cheese = fromages
option-banker-gangsters = gangsters
option-war = La Guerre des Gangs compare
option-war-about = Soit une carte que chacun montre, soit le nombre de gangsters de chacun.
option-war-cards = les cartes
option-war-gangsters = les gangsters
option-first = Premier joueur
option-first-about = Qui commence la première manche : 1 pour le premier joueur, 2 pour le suivant, etc.
option-first-none = tiré au sort

# La défausse, regardée en entier.
discard-whole = La défausse, la dernière carte d’abord : { $cards }
discard-empty = La défausse est vide.
