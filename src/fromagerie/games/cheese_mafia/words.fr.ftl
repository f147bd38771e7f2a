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
claim-low-bold = « Les petites cartes, c’est pour moi. Et ce n’est pas une question. »
claim-peace-bold = « { $who }, je vous fais grâce. Jusqu’à demain. »
claim-under-bold = { $total ->
    [5] « Moins de { $total }. Vous pouvez tous rentrer chez vous. »
    [15] « Moins de { $total }. J’ai fait sauter des coffres avec pire. »
   *[other] « Moins de { $total }. Qui veut parier son fromage ? »
}
claim-at-least-bold = { $total ->
    [21] « { $total } ou plus. J’aime les combats à armes égales. »
   *[other] « { $total } ou plus, et je gagne quand même. »
}
claim-under-of-bold = « { $who } a moins de { $total }. Regardez-moi ce sourire ! »
claim-at-least-of-bold = « { $who } ? { $total } ou plus. Je n’en fais qu’une bouchée. »
claim-card-bold = « J’ai { $card } sous la main. Essayez un peu. »
claim-expose-careful = « Quelqu’un voudrait-il, peut-être… exposer ? »
claim-low-careful = « Si quelqu’un avait une petite carte en trop… »
claim-peace-careful = « { $who }, ne faisons pas de bêtises, vous et moi. »
claim-under-careful = { $total ->
    [5] « Moins de { $total }. Aïe. J’ai dit ça tout haut ? »
    [15] « Moins de { $total }, à la louche. »
   *[other] « Moins de { $total }. Je crois. J’ai compté deux fois. »
}
claim-at-least-careful = { $total ->
    [21] « { $total } ou plus. Je préfère ne pas recompter. »
   *[other] « { $total } ou plus. Ne le répétez pas, s’il vous plaît. »
}
claim-under-of-careful = « Je n’en jurerais pas, mais { $who } doit avoir moins de { $total }. »
claim-at-least-of-careful = « Entre nous : { $who } a { $total } ou plus. »
claim-card-careful = « Je dis ça, je ne dis rien : j’ai { $card }. »
claim-expose-chatty = « Alors, qui expose ? Vous ? Vous ? Ma tante aurait déjà exposé ! »
claim-low-chatty = « Des petites cartes, n’importe lesquelles, ma cave est vide ! »
claim-peace-chatty = « { $who }, vous et moi, c’est pour la vie ! Pas touche à vos miettes, promis ! »
claim-under-chatty = { $total ->
    [5] « Moins de { $total } ! Ça se compte sur une patte, et il me reste un doigt ! »
    [15] « Moins de { $total }, et c’était pire, demandez à tout le monde, enfin non ! »
   *[other] « Je vous ai dit que j’ai moins de { $total } ? J’ai moins de { $total } ! »
}
claim-at-least-chatty = { $total ->
    [21] « { $total } ou plus ! Prêtez-moi vos pattes, je n’ai plus de quoi compter ! »
   *[other] « { $total } ou plus, et rien que de la croûte, vous n’imaginez pas ! »
}
claim-under-of-chatty = « Tout le monde le dit, enfin, moi : { $who } a moins de { $total } ! »
claim-at-least-of-chatty = « { $who } a { $total } ou plus, ça se sent d’ici ! »
claim-card-chatty = « Devinez ce que j’ai… { $card } ! Oh. Je l’ai dit. »
claim-expose-grudging = « Exposez, qu’on en finisse. »
claim-low-grudging = « Une petite carte. Pour une fois dans ma vie. »
claim-peace-grudging = « { $who }, je vous laisse tranquille. Mais je n’oublie rien. »
claim-under-grudging = { $total ->
    [5] « Moins de { $total }. Quelqu’un va tout gâcher. Il y a toujours quelqu’un. »
    [15] « Moins de { $total }. Avec d’autres voisins, ce serait mieux. »
   *[other] « Moins de { $total }. Mais tout le monde s’en moque. »
}
claim-at-least-grudging = { $total ->
    [21] « { $total } ou plus. Mes petits-enfants vous en reparleront. »
   *[other] « { $total } ou plus. Et on dit merci qui ? »
}
claim-under-of-grudging = « { $who } a moins de { $total }. Évidemment. Toujours { $who }. »
claim-at-least-of-grudging = « { $who } a { $total } ou plus. Il y a quand même une justice. »
claim-card-grudging = « J’ai { $card }. À bon entendeur… »
# La même chose, en d’autres mots.
claim-expose-bold-2 = « Exposez, quoi ! J’ai une table à vingt heures. »
claim-low-bold-2 = « Au-dessus de 2, gardez tout. Je ne prends que la petite monnaie. »
claim-peace-bold-2 = « { $who }, passez, ça ira. N’en prenez pas l’habitude. »
claim-under-bold-2 = { $total ->
    [5] « Moins de { $total }. C’est à encadrer. »
    [15] « Moins de { $total }. Je vous laisse de l’avance. »
   *[other] « Moins de { $total }, et les yeux fermés. »
}
claim-at-least-bold-2 = { $total ->
    [21] « { $total } ou plus. Ce n’est pas une main, c’est une arme. »
   *[other] « { $total } ou plus. J’ai les épaules pour. »
}
claim-under-of-bold-2 = « { $who }, moins de { $total }. Vous appelez ça bluffer ? »
claim-at-least-of-bold-2 = « { $who } traîne { $total } ou plus. J’entends la chaise craquer. »
claim-card-bold-2 = « Touchez à mon fromage, et je vous présente { $card }. »
claim-expose-bold-3 = « Exposez ! Vous attendez quoi, une autorisation ? »
claim-low-bold-3 = « Les petites, c’est par ici. Les grosses viennent toutes seules. »
claim-peace-bold-3 = « { $who }, j’ai d’autres meules à fouetter. »
claim-under-bold-3 = { $total ->
    [5] « Moins de { $total }. La chance ? J’ai tout pris. »
    [15] « Moins de { $total }. Contre vous, ça suffira. »
   *[other] « Moins de { $total }. Recomptez les vôtres. Lentement. »
}
claim-at-least-bold-3 = { $total ->
    [21] « { $total } ou plus. Allez-y, exposez. Chiche. »
   *[other] « { $total } ou plus. Il faut bien mettre un peu de piment. »
}
claim-under-of-bold-3 = « { $who } a moins de { $total }. On y va, ou il vous faut un carton d’invitation ? »
claim-at-least-of-bold-3 = « { $total } ou plus chez { $who }. Servez-vous. »
claim-card-bold-3 = « Dans ma manche : { $card }. Dormez bien. »
claim-expose-careful-2 = « Prenez votre temps. Mais si quelqu’un exposait… »
claim-low-careful-2 = « Une petite carte, s’il vous plaît. Mon médecin y tient. »
claim-peace-careful-2 = « { $who }, je ne vous fais rien, et réciproquement. Par écrit ? »
claim-under-careful-2 = { $total ->
    [5] « Moins de { $total }. Ça me surprend autant que vous. »
    [15] « Moins de { $total }. Disons cela, et parlons d’autre chose. »
   *[other] « Moins de { $total }, sauf erreur ou omission. »
}
claim-at-least-careful-2 = { $total ->
    [21] « { $total } ou plus. J’ai peut-être fait des réserves. »
   *[other] « { $total } ou plus, je le crains. Je prendrai l’ascenseur. »
}
claim-under-of-careful-2 = « Je n’aime pas rapporter, mais { $who } a moins de { $total }. »
claim-at-least-of-careful-2 = « { $who } m’a l’air de peiner. { $total } ou plus, je dirais. »
claim-card-careful-2 = « Avant qu’il n’y ait des blessés : j’ai { $card }. »
claim-expose-careful-3 = « Quelqu’un a-t-il songé à exposer ? En théorie, bien sûr. »
claim-low-careful-3 = « Une petite carte, si ça ne gêne personne. Ça gêne quelqu’un ? »
claim-peace-careful-3 = « { $who }, rien à craindre de moi. J’ai peur des coups. »
claim-under-careful-3 = { $total ->
    [5] « Moins de { $total }. Il faut que je m’assoie. Ah, c’est déjà fait. »
    [15] « Quelque part sous { $total }. Je n’aime pas les détails. »
   *[other] « Moins de { $total }, pour autant que je sache. »
}
claim-at-least-careful-3 = { $total ->
    [21] « { $total } ou plus. C’est la croûte qui pèse. »
   *[other] « { $total } ou plus. On m’a dit de manger varié. »
}
claim-under-of-careful-3 = « Ça ne me regarde pas, mais { $who } a moins de { $total }. »
claim-at-least-of-careful-3 = « Pour { $who }, je noterais { $total } ou plus. Au crayon. »
claim-card-careful-3 = « Soit dit en passant, et tout bas : j’ai { $card }. »
claim-expose-chatty-2 = « Personne n’expose ? Chez moi, on aurait exposé dès la soupe ! »
claim-low-chatty-2 = « Qui a un 1 ? Un 2 ? Un 3 ferait l’affaire ! J’en ai déjà trop dit ! »
claim-peace-chatty-2 = « { $who }, vous attaquer ? Jamais ! J’en rêve la nuit. Mais jamais ! »
claim-under-chatty-2 = { $total ->
    [5] « Moins de { $total } ! Il faut que je le dise à ma cousine, elle va fondre ! »
    [15] « Moins de { $total }, autant dire une miette ! »
   *[other] « Moins de { $total } ! Qui veut voir ? Personne ? C’est toujours pareil ! »
}
claim-at-least-chatty-2 = { $total ->
    [21] « { $total } ou plus ! Encore une carte et il me faut une brouette ! »
   *[other] « { $total } ou plus ! Je n’ai jamais su dire non à une carte ! »
}
claim-under-of-chatty-2 = « Mon petit doigt me l’a dit : { $who } a moins de { $total } ! L’autre aussi ! »
claim-at-least-of-chatty-2 = « { $who }, quelle misère, { $total } ou plus ! Oups ! Je le redis : { $total } ! »
claim-card-chatty-2 = « J’ai { $card } ! On en a vécu, des choses, ensemble ! »
claim-expose-chatty-3 = « Exposez, exposez, exposez ! Voilà, trois fois, ça doit marcher ! »
claim-low-chatty-3 = « Les petites, par ici ! Je vous raconte celle du camembert au radiateur ! »
claim-peace-chatty-3 = « { $who }, dormez bien, mangez bien, et le bonjour à votre tante ! »
claim-under-chatty-3 = { $total ->
    [5] « Moins de { $total }, je ne devrais pas le dire, c’est plus fort que moi ! »
    [15] « Bien moins de { $total }, enfin, moins de { $total }, enfin, vous me comprenez ! »
   *[other] « Moins de { $total }, je le jure sur ma croûte, et ma croûte a de l’âge ! »
}
claim-at-least-chatty-3 = { $total ->
    [21] « { $total } ou plus, et encore, c’est après le régime ! »
   *[other] « { $total } ou plus, ne regardez pas, c’est un tel désordre ! »
}
claim-under-of-chatty-3 = « { $who }, moins de { $total } ! Ça se voit aux moustaches ! »
claim-at-least-of-chatty-3 = « Vous savez qui a { $total } ou plus ? { $who } ! Je n’ai rien dit ! »
claim-card-chatty-3 = « Vous ne devinerez jamais ! Bon, d’accord : { $card } ! »
claim-expose-grudging-2 = « Exposez. J’ai assez vieilli à cette table. »
claim-low-grudging-2 = « Donnez-moi du petit. C’est tout ce qu’on m’a jamais donné. »
claim-peace-grudging-2 = « { $who }, je vous épargne. Vous restez sur la liste. »
claim-under-grudging-2 = { $total ->
    [5] « Moins de { $total }. Ça ne durera pas. Ça ne dure jamais. »
    [15] « Moins de { $total }. De mon temps, c’était quelque chose. »
   *[other] « Moins de { $total }. Inutile de faire ces têtes. »
}
claim-at-least-grudging-2 = { $total ->
    [21] « { $total } ou plus. Je sais très bien qui a mélangé. »
   *[other] « { $total } ou plus. Il fallait que ça tombe sur moi. »
}
claim-under-of-grudging-2 = « { $who } a moins de { $total }. Il y en a qui naissent coiffés. »
claim-at-least-of-grudging-2 = « { $who } : { $total } ou plus. Ça lui fera les pattes. »
claim-card-grudging-2 = « J’ai { $card }. Je gardais ça pour l’un de vous. »
claim-expose-grudging-3 = « Personne n’expose. Personne ne fait jamais rien, ici. »
claim-low-grudging-3 = « Une petite carte, si ce n’est pas trop demander. C’est toujours trop. »
claim-peace-grudging-3 = « { $who }, la paix. Jusqu’à ce que la mémoire me revienne. »
claim-under-grudging-3 = { $total ->
    [5] « Moins de { $total }. Vous allez tous me tomber dessus. Comme d’habitude. »
    [15] « Moins de { $total }. Je ne remercie personne. »
   *[other] « Moins de { $total }. Notez-le, je ne le dirai pas deux fois. »
}
claim-at-least-grudging-3 = { $total ->
    [21] « { $total } ou plus. Riez. Je note qui rit. »
   *[other] « { $total } ou plus. Je me suis plaint. Personne n’écoute. »
}
claim-under-of-grudging-3 = « { $who } a moins de { $total }. Je tiens une liste, vous savez. »
claim-at-least-of-grudging-3 = « { $total } ou plus pour { $who }. Ma journée s’arrange. »
claim-card-grudging-3 = « J’ai { $card }. D’autres ont essayé. Paix à leur croûte. »
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
coach-exposed = En exposant à { $total }, vous êtes au plus bas { $odds } : le plus petit total des autres est de { $low } en moyenne.
coach-badges = Trois badges FBI vous font gagner { $played } ; avec le meilleur choix, { $better }.
coach-expose = À { $total }, vous êtes au plus bas { $odds }, et le plus petit total des autres est de { $low } en moyenne : c’est le moment d’exposer.
coach-plot-on = En complotant encore, votre main descend à { $total } en moyenne à la fin de la manche.
coach-let-go = À garder : { $card }. { $effect }.
coach-declined = L’effet : { $effect }.
coach-no-need = Ce n’est pas nécessaire. Gangsters qui vous restent sans cela, en moyenne, à la fin de la manche : { $left }.
coach-ruined = Il ne vous reste plus de gangster à la fin de la manche { $played } ; avec le meilleur choix, { $better }.
coach-total = Votre main finit la manche à { $played } en moyenne ; avec le meilleur choix, à { $better }.
coach-exposes = Vous exposez avec succès { $played } ; avec le meilleur choix, { $better }.
coach-exposed-by = Un adversaire expose avec succès { $played } ; avec le meilleur choix, { $better }.
coach-cheese = Fromages gagnés ou perdus à la fin de la manche, en moyenne : { $played } ; avec le meilleur choix, { $better }.
coach-gangsters = Gangsters gagnés ou perdus à la fin de la manche, en moyenne : { $played } ; avec le meilleur choix, { $better }.
coach-lowest = À la fin de la manche, vous êtes au plus bas { $played } ; avec le meilleur choix, { $better }.
chose-pass = Passer { $card } à gauche
chose-play = Jouer { $card }
chose-swap = Échanger { $card } avec { $target }
chose-give = Donner { $card } à { $target }
chose-thin = Défausser { $card }
chose-discard = Défausser { $card }
chose-pass-round = Passer { $card }
chose-show = Montrer { $card }
chose-use-yes = Appliquer l’effet : { $card }
chose-use-no = Renoncer à l’effet : { $card }
chose-use-target = Cibler { $who } avec { $card }
chose-answer = Riposter avec { $card }
chose-answer-no = Laisser faire : { $who } vous cible avec { $card }
chose-pay-yes = Payer { $who }
chose-pay-no = Ne pas payer { $who }
situation-plot = Comploter plutôt qu’exposer
situation-expose = Exposer
situation-play = Le choix de la carte à jouer
situation-use = Appliquer un effet, et sur qui
situation-answer = Riposter à une attaque
situation-other = Passer, donner, défausser
