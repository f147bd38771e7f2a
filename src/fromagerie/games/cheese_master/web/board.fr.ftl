master-players = Les joueurs et leurs plateaux
master-player = { $who } : { $said }
master-dice = Les dés
master-pad = Les plateaux, et les meules au centre
master-crib = Qui fait quoi, dans cet ordre
master-count = Le compte
master-roll = lancer nº { $n }
master-game = Chelem { $n }/{ $of }
master-deciding = Chelem : partie décisive
master-throw = Lancer les dés
master-throws = { $who ->
    [Vous] Vous lancez…
   *[other] { $who } lance…
}
master-names = { $who ->
    [Vous] Vous désignez qui lance…
   *[other] { $who } désigne qui lance…
}
master-cue-roll = Lancez les dés : la course part.
master-cue-name = Touchez qui lancera les dés.
master-cue-plate = Comptez les fromages qui restent.
master-cue-wheel = Prenez la meule, ou changez de plateau.
master-cue-done = C’est couvert : regardez les autres.
master-cue-out = Hors jeu : profitez de la course.
master-cue-thumbs = Pouces prêts…
master-cue-late = Trop tard : la dernière meule est partie.
master-cue-scolded = Le plateau d’abord : cela coûte 1 point.
master-choose-plate = Choisir un plateau
master-cover = Couvrir le plateau { $plate }
master-name = { $who } lancera les dés
master-last = Dernière manche
master-thumbs = Pouces prêts…
master-thumbs-tap = Touchez dès que vos pouces sont prêts
master-ready = Attention…
master-news-won = { $who } gagne la partie { $n } !
master-news-tied = Égalité : une partie de plus décide.
master-news-returned = Plus personne en jeu : cette manche ne compte pas.
master-news-out = { $n ->
    [one] { $who } : hors jeu
   *[other] Hors jeu : { $who }
}
master-news-you-out = Vous voilà hors jeu
master-plate = Plateau { $plate }
master-space = espace
master-wheels = { $n ->
    [0] Plus de meule au centre
    [1] Une meule au centre
   *[other] { $n } meules au centre
}
master-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
master-no-plate = pas encore de plateau
master-has-plate = plateau { $plate }
master-has-wheel = meule nº { $place }
master-right = juste
master-wrong = faux
master-without = sans meule
master-none = sans meule
master-out = hors jeu
master-waits = ne joue pas cette partie
master-out-short = hors jeu
master-waits-short = attend
master-wins = { $n ->
    [one] { $n } partie gagnée
   *[other] { $n } parties gagnées
}
master-left = { $n ->
    [0] Il ne reste pas de fromage.
    [one] Il reste { $n } fromage.
   *[other] Il reste { $n } fromages.
}
master-faces = Les faces
master-faces-title = Les faces des dés
master-reconstructed = Reconstitué : le dé imprimé peut différer.
master-part-yellow = Dé jaune { $number }
master-part-dog = Dé orange du chien
master-part-innkeeper = Dé orange du tavernier
master-part-king = Dé orange du roi des souris
master-part-yellow-die = Dé jaune « { $name } »
master-part-orange-die = Dé orange « { $name } »
master-die = Un dé, pas encore lancé
master-face-cheese = { $n ->
    [one] { $n } fromage
   *[other] { $n } fromages
}
master-face-king = { $n ->
    [1] le roi des souris
   *[other] { $n } rois des souris
}
master-face-innkeeper = le tavernier
master-face-dog = { $n ->
    [one] { $n } chien
   *[other] { $n } chiens
}
master-face-cat = { $n ->
    [one] { $n } chat
   *[other] { $n } chats
}
master-face-mouse = { $n } souris
master-step-cheese = { $n ->
    [0] pas de fromage sur les dés
    [one] { $n } fromage sur les dés
   *[other] { $n } fromages sur les dés
}
master-step-king = { $cheese ->
    [0] le roi des souris ne trouve rien à retirer
    [one] le roi des souris retire { $cheese } fromage
   *[other] les rois des souris retirent { $cheese } fromages
}
master-step-innkeeper = le tavernier retire chiens, chats et souris
master-step-dog = { $n ->
    [one] un chien retire { $n } chat
   *[other] les chiens retirent { $n } chats
}
master-step-cat = { $n ->
    [one] un chat retire { $n } souris
   *[other] les chats retirent { $n } souris
}
master-step-mouse = { $n ->
    [one] { $n } souris { $cheese ->
        [0] ne trouve rien à retirer
        [one] retire { $cheese } fromage
       *[other] retire { $cheese } fromages
    }
   *[other] { $n } souris { $cheese ->
        [0] ne trouvent rien à retirer
        [one] retirent { $cheese } fromage
       *[other] retirent { $cheese } fromages
    }
}
master-tip-cheese = Fromages : on commence par les additionner.
master-tip-king = Le roi des souris retire 1 fromage, quoi qu’il en croûte.
master-tip-innkeeper = Le tavernier retire chiens, chats et souris, sauf leur roi.
master-tip-dog = Un chien retire 1 chat.
master-tip-cat = Chaque chat encore là retire 1 souris, jamais le roi des souris.
master-tip-mouse = Chaque souris encore là retire 1 fromage.
master-tip-die = Personne ne sait encore ce qu’il montrera.
master-tip-plate = Plateau { $plate } : c’est votre réponse. Vous pouvez en changer tant qu’il n’est pas couvert.
master-tip-wheel = La meule couvre votre plateau : votre réponse est définitive. Il n’y en a pas pour tout le monde.
master-tip-bare-wheel = D’abord un plateau, ensuite une meule : une meule sans plateau coûte 1 point.
master-tip-throw = La course commence pour tout le monde au même moment.
