master-players = Les joueurs et leurs plateaux
master-dice = Les dés
master-pad = Les plateaux, et les meules au centre
master-crib = Qui fait quoi, dans cet ordre
master-count = Le compte
master-roll = Lancer { $n }
master-game = Chelem : partie { $n } sur { $of }
master-deciding = Chelem : la partie décisive
master-throw = Lancez les dés !
master-throws = { $who } lance…
master-names = { $who } dit qui lance ensuite…
master-ask-name = Qui lance ensuite ? Touchez une souris.
master-ask-plate = Combien de fromage reste-t-il ?
master-ask-wheel = …et maintenant la meule !
master-done = Couvert ! Regardez les autres.
master-you-are-out = Hors jeu : profitez de la course.
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
master-has-wheel = meule numéro { $place }
master-right = juste
master-wrong = faux
master-without = sans meule
master-none = sans meule
master-out = hors jeu
master-waits = pas de celle-ci
master-wins = { $n ->
    [one] { $n } partie gagnée
   *[other] { $n } parties gagnées
}
master-left = { $n ->
    [0] Il ne reste pas de fromage.
    [1] Il reste 1 fromage.
   *[other] Il reste { $n } fromages.
}
master-die = Un dé, pas encore lancé
master-face-cheese = { $n ->
    [one] { $n } fromage
   *[other] { $n } fromages
}
master-face-king = le roi des souris
master-face-innkeeper = le tavernier
master-face-dog = { $n ->
    [one] un chien
   *[other] { $n } chiens
}
master-face-cat = { $n ->
    [one] un chat
   *[other] { $n } chats
}
master-face-mouse = { $n } souris
master-step-cheese = { $n ->
    [0] pas de fromage sur les dés
    [1] 1 fromage sur les dés
   *[other] { $n } fromages sur les dés
}
master-step-king = le roi en prend { $n }
master-step-innkeeper = le tavernier chasse tous les animaux
master-step-dog = le chien fait fuir { $n ->
    [one] { $n } chat
   *[other] { $n } chats
}
master-step-cat = les chats attrapent { $n } souris
master-step-mouse = { $n ->
    [one] { $n } souris en prend { $n }
   *[other] { $n } souris en prennent { $n }
}
master-tip-cheese = Fromage : on l’additionne d’abord.
master-tip-king = Le roi des souris prend 1 fromage, et rien ne l’arrête.
master-tip-innkeeper = Le tavernier chasse chiens, chats et souris. Le roi des souris reste.
master-tip-dog = Un chien fait fuir 1 chat.
master-tip-cat = Chaque chat encore là attrape 1 souris, jamais le roi.
master-tip-mouse = Chaque souris encore là prend 1 fromage.
master-tip-die = Personne ne sait encore ce qu’il montrera.
master-tip-plate = Le plateau { $plate } : dites qu’il reste autant de fromage. Tant qu’il n’est pas couvert, on peut en changer.
master-tip-wheel = Une meule couvre votre plateau : c’est votre réponse, pour de bon. Il y en a une de moins que de joueurs.
master-tip-bare-wheel = D’abord un plateau, ensuite une meule : une meule sans plateau coûte un point.
master-tip-throw = Lancez les dés : la course commence pour tous au même moment.
