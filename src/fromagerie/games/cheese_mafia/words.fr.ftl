# Cheese Mafia en français.
card-valued = { $name } ({ $value })
type-attack = attaque
type-riposte = riposte
type-ruse = ruse
type-special = spéciale
badge = FBI
part-stakes = Enjeux
part-badges = Badges FBI
part-deck = Paquet
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cheese = { $n ->
    [one] { $n } fromage
   *[other] { $n } fromages
}
gangsters = { $n ->
    [one] { $n } gangster
   *[other] { $n } gangsters
}
nothing = rien
tokens-and = { $one } et { $other }

do-plot = Comploter : piocher, puis jouer une carte
do-expose = Exposer : révéler toutes les mains
do-yes = Oui
do-no = Non
do-left = Chacun passe une carte à gauche
do-right = Chacun passe une carte à droite
do-target = Cibler le joueur { $seat }
do-choose = { $card }

effect-steal = Volez { $what } à un adversaire qui en a
effect-lose = Un adversaire perd { $what }
effect-search = { $plain ->
    [no] Tirez une carte au hasard chez un adversaire : si elle est spéciale, volez { $special }
   *[yes] Tirez une carte au hasard chez un adversaire : volez { $what }, ou { $special } si elle est spéciale
}
effect-swap = Échangez une de vos cartes contre une carte au hasard d’un adversaire
effect-look = Regardez la main d’un adversaire
effect-give = Donnez une carte à un adversaire, qui en défausse une ; vous en piochez 1
effect-extra_turn = { $turns ->
    [one] Rejouez
   *[other] Rejouez { $turns } fois
}
effect-reverse = On joue dans l’autre sens jusqu’à la fin de la manche
effect-pass_round = Gauche ou droite : chacun passe une carte de ce côté
effect-draw_and_discard = { $cards ->
    [one] Piochez { $cards } carte, puis défaussez-en { $cards }
   *[other] Piochez { $cards } cartes, puis défaussez-en { $cards }
}
effect-compare = { $war ->
    [gangsters] Qui a le plus de gangsters gagne { $cheese }, qui en a le moins perd { $gangsters } ; égalité générale : tout le monde perd { $gangsters }
   *[cards] Chacun montre une carte. La plus haute rapporte { $cheese }, la plus basse coûte { $gangsters } ; toutes égales : tout le monde perd { $gangsters }
}
effect-pay = { $banker ->
    [gangsters] Gagnez { $cheese } ; un adversaire qui a moins de { $cap } fromages peut vous payer { $price } contre 1 fromage
   *[cheese] Gagnez { $cheese } ; un adversaire qui a moins de { $cap } gangsters peut vous payer { $price } contre 1 gangster
}
effect-cancel = Si une carte vous cible : annulez-la et piochez 1 carte
effect-turn_back = Si une carte vous cible : piochez 1 carte, puis retournez l’effet contre qui l’a jouée
effect-acquit = En main : si vos autres cartes font { $total } ou plus, votre total est 0
effect-charm = En main, quand on révèle les mains : { $cheese } par adversaire à { $total } ou plus, { $most } au maximum
effect-protect = En main, lors d’un EXPOSER : vous ne perdez aucun gangster ; prenez { $cheese } du gain d’un autre exposant
effect-cling = Ne peut être ni jouée ni défaussée : passez-la, donnez-la ou échangez-la
effect-nothing = Sans effet

round-began = Manche { $round } : { $who } commence. Chacun passe une carte à gauche.
dealt = { $who } reçoit { $cards }.
chose = { $who } choisit une carte, face cachée.
asked-all = { $who } joue { $card } : chacun choisit une carte { $way ->
    [left] à passer à gauche
    [right] à passer à droite
   *[none] à montrer
}.
cards-passed = Chacun passe une carte à { $way ->
    [left] gauche
   *[right] droite
}.
gave = { $who } passe { $card } à { $to }.
received = { $giver } donne { $card } à { $who }.
plotted = { $who } complote et pioche une carte.
drew = { $who } pioche { $cards }.
drew-cards = { $who } pioche { $cards }.
played = { $who } joue { $card }.
declined = { $who } renonce à l’effet.
targeted = { $who } cible { $target } avec { $card }.
let-happen = { $who } ne riposte pas.
riposted-cancel = { $who } riposte avec { $card } : effet annulé !
riposted-turned = { $who } riposte avec { $card } : retour à l’envoyeur !
stole = { $who } vole { $what } à { $target }.
stole-nothing = { $who } ne vole rien à { $target }.
lost = { $who } perd { $what }.
lost-nothing = { $who } ne perd rien.
gained = { $who } gagne { $what }.
gained-nothing = { $who } ne gagne rien.
paid = { $who } paie { $price } à { $to } et prend { $what }.
did-not-pay = { $who } garde sa bourse fermée.
looked = { $who } cible { $target } et regarde sa main.
saw-hand = { $who } voit la main adverse ({ $target }) : { $cards }.
searched = { $who } tire une carte au hasard chez { $target } : { $kind ->
    [special] c’est une carte spéciale !
   *[numbered] c’est une carte numérotée.
}
found = { $who } voit chez { $target } : { $card }. Personne d’autre ne le sait.
swapped = { $who } échange une carte avec { $target }.
gave-card = { $who } donne une carte à { $target }.
discarded = { $who } défausse { $card }.
reversed = On joue maintenant dans le sens { $clockwise ->
    [yes] horaire
   *[no] antihoraire
}.
took-extra-turn = { $who } va rejouer.
war-cards = C’est la guerre ! { $shown }.
war-gangsters = C’est la guerre ! Gangsters : { $shown }.
war-shown = { $who } montre { $card }
war-counted = { $who } { $gangsters }
war-all-equal = Égalité générale : personne ne gagne, tout le monde perd.
last-round = Cette manche est la dernière !
raided-plot = { $who } doit piocher, mais la pioche est vide : descente de police !
raided-effect = Pas assez de cartes dans la pioche pour { $card } : effet annulé. Descente de police !
exposed = { $who } : « J’expose ! »
revealed = Toutes les mains sont révélées :
seat-revealed = { $who } : { $cards } = { $total }
charmed = { $card } fait son charme : { $who } gagne { $cheese }.
scored-success = { $who } a le plus petit total. Réussite !
scored-failure = { $who } n’a pas, sans partage, le plus petit total. Échec !
scored-raid = La police se sert ; le plus petit total s’en tire.
seat-scored = { $who } : fromages { $cheese_change }, soit { $cheese } ; gangsters { $gangsters_change }, soit { $gangsters }
game-won-badges = { $who } révèle { $badges } badges FBI : l’Indic du FBI gagne immédiatement !
game-won-count = { $winners ->
    [0] Plus un seul gangster à table : tout le monde perd.
    [one] { $who } gagne avec { $cheese }.
   *[other] Victoire partagée avec { $cheese } : { $who }. On vous laisse gérer les conflits.
}

claim-expose = « Allez, exposez ! »
claim-low = « Passez-moi des petites cartes ! »
claim-peace = « { $who }, je vous laisse tranquille. »
claim-under = « J’ai moins de { $total }. »
claim-at-least = « J’ai { $total } ou plus. »
claim-under-of = « { $who } a moins de { $total }. »
claim-at-least-of = « { $who } a { $total } ou plus. »
claim-card = « J’ai { $card }. »
claim-card-of = « { $who } a { $card }. »
# Dans leurs propres mots, selon leur tempérament.
claim-expose-bold = « Exposez donc, ou je m’en charge ! »
claim-low-bold = « Les petites cartes, c’est pour moi. Ce n’était pas une question. »
claim-peace-bold = « { $who }, vous avez un jour de plus à vivre. »
claim-under-bold = { $total ->
    [5] « Moins de { $total }. Vous pouvez tous rentrer chez vous. »
    [15] « Moins de { $total }. J’ai pris des villes avec moins que ça. »
   *[other] « Moins de { $total }. Qui veut parier son fromage ? »
}
claim-at-least-bold = { $total ->
    [21] « { $total } ou plus. J’aime les combats équitables. »
   *[other] « { $total } ou plus, et je gagne quand même. »
}
claim-under-of-bold = « { $who } a moins de { $total }. Regardez-moi ce sourire ! »
claim-at-least-of-bold = « { $who } ? { $total } ou plus. Une bouchée. »
claim-card-bold = « Juste ici : { $card }. Essayez un peu. »
claim-expose-careful = « Quelqu’un voudrait-il, peut-être… exposer ? »
claim-low-careful = « Si quelqu’un avait une petite carte en trop… »
claim-peace-careful = « { $who }, ne faisons rien que nous puissions regretter. »
claim-under-careful = { $total ->
    [5] « Moins de { $total }. Aïe. J’ai dit ça tout haut ? »
    [15] « Moins de { $total }, en arrondissant gentiment. »
   *[other] « Moins de { $total }. Je crois. J’ai compté deux fois. »
}
claim-at-least-careful = { $total ->
    [21] « { $total } ou plus. Je préfère ne pas recompter. »
   *[other] « { $total } ou plus. Ne le répétez pas, s’il vous plaît. »
}
claim-under-of-careful = « Je n’en jurerais pas, mais { $who } doit avoir moins de { $total }. »
claim-at-least-of-careful = « Entre nous : { $who } a { $total } ou plus. »
claim-card-careful = « Je dis ça comme ça : j’ai { $card }. »
claim-expose-chatty = « Alors, qui expose ? Vous ? Vous ? Ma tante aurait exposé depuis longtemps ! »
claim-low-chatty = « Des petites cartes, n’importe lesquelles, ma cave est vide ! »
claim-peace-chatty = « { $who }, entre nous, c’est pour la vie ! Je ne toucherai pas une miette de chez vous ! »
claim-under-chatty = { $total ->
    [5] « Moins de { $total } ! { $total } ! Ça se compte sur une patte, et il me reste un doigt pour me gratter ! »
    [15] « Moins de { $total }, et c’était pire, demandez à tout le monde, enfin non, ne demandez rien ! »
   *[other] « Je vous ai dit que j’ai moins de { $total } ? J’ai moins de { $total } ! »
}
claim-at-least-chatty = { $total ->
    [21] « { $total } ou plus ! Je n’ai plus assez de pattes pour compter, prêtez-moi les vôtres ! »
   *[other] « { $total } ou plus, et rien que de la croûte, vous n’imaginez pas ! »
}
claim-under-of-chatty = « Tout le monde le dit, enfin, moi je le dis : { $who } a moins de { $total } ! »
claim-at-least-of-chatty = « { $who } a { $total } ou plus, ça se sent d’ici ! »
claim-card-chatty = « Devinez ce que j’ai… { $card } ! Oh. Je l’ai dit. »
claim-expose-grudging = « Exposez, qu’on en finisse. »
claim-low-grudging = « Une petite carte. Pour une fois dans ma vie. »
claim-peace-grudging = « { $who }, je vous laisse tranquille. Je n’oublie rien, mais je vous laisse tranquille. »
claim-under-grudging = { $total ->
    [5] « Moins de { $total }. Quelqu’un va tout gâcher. Il y a toujours quelqu’un. »
    [15] « Moins de { $total }. Avec de meilleurs voisins, ce serait mieux. »
   *[other] « Moins de { $total }. Non que ça intéresse quelqu’un. »
}
claim-at-least-grudging = { $total ->
    [21] « { $total } ou plus. Qui m’a passé ça en entendra parler par mes petits-enfants. »
   *[other] « { $total } ou plus. Merci à qui vous savez. »
}
claim-under-of-grudging = « { $who } a moins de { $total }. Évidemment. Toujours { $who }. »
claim-at-least-of-grudging = « { $who } a { $total } ou plus. Il y a une justice. »
claim-card-grudging = « J’ai { $card }. Pensez-y avant de me toucher. »
# Selon le tempérament de qui parle ; les personnes, et les robots qui n’en ont pas, le disent simplement.
claimed-even = { $who } dit : { $claim }
claimed-bold = { $who } tonne : { $claim }
claimed-careful = { $who } murmure : { $claim }
claimed-chatty = { $who } papote : { $claim }
claimed-grudging = { $who } grommelle : { $claim }
seat-number = joueur { $seat }

why-over = La partie est finie.
why-watching = Vous êtes dans le public ; seuls les joueurs jouent.
why-not-asked = Ce n’est pas à vous : la table attend { $who }.
why-chosen = Votre carte est choisie ; on attend { $who }.
why-too-soon = On n’expose qu’à partir de son deuxième tour ; les tours supplémentaires ne comptent pas.
why-turn = C’est votre tour : complotez (P) ou exposez (X).
why-pass-first = Avant le premier tour, chacun passe une carte à gauche.
why-turn-taken = Votre tour est en cours : { $question }
why-card = Tapez une carte de votre main : { $question }
why-not-in-hand = Vous n’avez pas { $card }.
why-clings = { $card } : ni à jouer ni à défausser.
why-no-riposte = { $card } n’est pas une riposte.
why-empty-riposte = La pioche est vide : impossible de piocher, donc de riposter.
why-own-riposte = Une riposte ne sert que si une carte vous cible, et aucune ne vous cible.
why-yourself = On ne se cible pas soi-même.
why-no-seat = Il n’y a pas de joueur { $seat }.
why-nothing-to-steal = { $who } n’a rien que cette carte puisse voler.
why-names-nobody = { $card } ne cible personne.
why-names-somebody = { $card } : choisissez un adversaire, par exemple >2, ou - pour renoncer.
why-which-way = { $card } : de quel côté ? G (gauche), D (droite), ou - pour renoncer.
why-use-or-not = { $card } : + pour appliquer l’effet, - pour y renoncer.
why-no-way = Personne ne passe de carte en ce moment.
why-yes-or-no = Tapez + ou - : { $question }
why-riposte-or-not = Ripostez, ou tapez - pour laisser faire.
question-pass = quelle carte passez-vous à gauche ?
question-play = quelle carte jouez-vous ?
question-use = appliquez-vous l’effet ?
question-answer = ripostez-vous ?
question-swap = quelle carte échangez-vous ?
question-give = quelle carte donnez-vous ?
question-thin = quelle carte défaussez-vous ?
question-discard = quelle carte défaussez-vous ?
question-pass-round = quelle carte passez-vous ?
question-show = quelle carte montrez-vous ?
question-pay = payez-vous ?
question-turn = complotez-vous ou exposez-vous ?
why-claim-watching = Vous êtes dans le public ; la parlotte est réservée aux joueurs.
why-claim-card = Mentez sur les totaux autant que vous voulez, mais ne nommez jamais une carte d’un adversaire.
why-claim-self = C’est vous : dites-le sans vous nommer.

board-title = Cheese Mafia
board-round = manche { $round }
board-pile = { $cards ->
    [one] { $cards } carte en pioche
   *[other] { $cards } cartes en pioche
}
board-clockwise = sens horaire
board-anticlockwise = sens antihoraire
board-last = DERNIÈRE MANCHE
board-over = la partie est finie
board-players = Joueurs
board-col-cheese = fromages
board-col-gangsters = gangsters
board-col-cards = cartes
board-known = vous connaissez : { $cards }
board-special = tout le monde sait : une carte spéciale
board-total = main : { $cards } = { $total }
board-token = 1er joueur
board-turn = tour
board-awaited = à jouer
board-winner = victoire
board-discard = Défausse, la dernière d’abord : { $cards }
board-discard-more = { $cards ->
    [one] … et { $cards } autre
   *[other] … et { $cards } autres
}
board-discard-none = rien encore
board-hand = Votre main, total { $total } :
board-they-know = déjà vues par { $who } : { $cards }
board-reconstructed = ° Reconstitué : la carte imprimée peut différer.

ask-pass = Quelle carte passez-vous à { $left }, à votre gauche ?
ask-turn = À vous : { $expose ->
    [yes] [P] comploter ou [X] exposer ?
   *[no] [P] comploter. On expose à partir de son deuxième tour.
}
ask-play = Quelle carte jouez-vous ?
ask-use-target = Vous avez joué { $card }. { $effect }. Qui ciblez-vous ? { $targets }, ou [-] renoncer
ask-use-way = Vous avez joué { $card }. { $effect }. [G] gauche, [D] droite, ou [-] renoncer
ask-use = Vous avez joué { $card }. { $effect }. [+] appliquer l’effet, ou [-] renoncer
ask-answer = { $user } vous cible avec { $card }. { $effect }. { $cards ->
    [none] Vous n’avez pas de riposte : [-] laisser faire
   *[some] Ripostez avec { $answers }, ou [-] laisser faire
}
ask-swap = Quelle carte échangez-vous avec { $target } ?
ask-give = Quelle carte donnez-vous à { $target } ?
ask-thin = On vous a donné une carte. Laquelle défaussez-vous ?
ask-discard = Quelle carte défaussez-vous ? { $number ->
    [one] Encore { $number }.
   *[other] Encore { $number }.
}
ask-pass-round = Chacun passe une carte à { $way ->
    [left] gauche
   *[right] droite
}. Laquelle passez-vous à { $to } ?
ask-show = C’est la guerre ! Quelle carte montrez-vous ?
ask-pay = { $banker ->
    [gangsters] { $user } vend du fromage. Payez-vous { $price } pour en avoir un ? [+] oui, [-] non
   *[cheese] { $user } vend des gangsters. Payez-vous { $price } pour en avoir un ? [+] oui, [-] non
}
ask-wait = La table attend { $who }.

# Manières de jouer que la maison propose.
preset-family = En famille
preset-family-about = Des gangs menés par des robots doux, qui prennent leur temps.
preset-classic = Classique
preset-classic-about = Comme dans la règle, contre des robots qui savent jouer.
preset-expert = Expert
preset-expert-about = Les robots les plus forts, et une minute par décision.

# Ce dont la table peut convenir avant de jouer.
option-banker = Monnaie du Banquier
option-banker-about = Ce que les autres paient à qui joue le Banquier : un fromage contre un gangster, ou un gangster contre un fromage.
option-banker-cheese = fromages
option-banker-gangsters = gangsters
option-war = Guerre des Gangs : on compare
option-war-about = Soit une carte que chacun montre, soit le nombre de gangsters de chacun.
option-war-cards = les cartes
option-war-gangsters = les gangsters
option-first = Premier joueur
option-first-about = Qui commence la première manche.
option-first-none = au sort

# La défausse, regardée en entier.
discard-whole = La défausse, la dernière carte d’abord : { $cards }
discard-empty = La défausse est vide.

# Médailles.
medal-best-lie = Le plus beau mensonge
medal-best-lie-why = { $name } dit : { $claim } La main révélée dit le contraire, et cela rapporte { $cheese ->
    [one] { $cheese } fromage.
   *[other] { $cheese } fromages.
}
medal-honest = Trop honnête
medal-honest-why = { $name } annonce { $n } choses vérifiables, et toutes sont vraies. Dans ce métier !
medal-whistle = Exposé à point
medal-whistle-why = { $name } expose avec { $total }, et la main suivante compte { $margin } de plus.
medal-riposte = Riposte de la soirée
medal-riposte-why = { $turned ->
    [yes] { $other } attaque. { $name } sort { $card } et renvoie le tout.
   *[no] { $other } attaque. { $name } sort { $card }, et l’affaire est close.
}
medal-three-badges = Trois badges
medal-three-badges-why = Depuis le début, { $name } travaille pour le FBI.
badge-poker-face = Visage de marbre
badge-poker-face-why = Trois mensonges qui ont rapporté.

# L’entraîneur.
coach-exposed = En exposant à { $total }, vous étiez au plus bas dans { $odds } cas sur 100.
coach-expose = À { $total }, vous étiez au plus bas dans { $odds } cas sur 100 : c’est le moment d’exposer.
coach-total = Votre main finissait la manche à { $played } en moyenne ; avec le meilleur choix, à { $better }.
coach-cheese = À la fin de la manche, vos fromages avaient varié de { $played } en moyenne ; avec le meilleur choix, de { $better }.
coach-gangsters = À la fin de la manche, vos gangsters avaient varié de { $played } en moyenne ; avec le meilleur choix, de { $better }.
