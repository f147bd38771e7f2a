# Les tournois, en français : lu quand on y va.
club-new = Un tournoi pour un club
club-new-about = Pas de compte : ce navigateur organise. Les autres entrent avec le code, sur leur téléphone.
club-name = Son nom
club-usual-name = Tournoi fromager
club-size = Joueurs par table
club-rounds = Rondes
club-begin = Commencer
club-shape = { $rounds ->
    [1] une ronde, tables de { $size }
   *[other] { $rounds } rondes, tables de { $size }
}
club-code-is = Code
club-wall = Affichage mural
club-enter = Participer
club-your-table = Votre table est prête.
club-to-my-table = À ma table
club-look-in = Jeter un œil
club-your-bye = Vous êtes exempt de cette ronde, avec des points équitables.
club-you-came = Vous terminez à la place { $place }, avec { $n } points.
club-you-done = { $last ->
    [yes] Votre table a fini. Les autres jouent encore.
   *[no] Votre table a fini. La suivante s’affichera ici au début de la prochaine ronde.
}
club-you-wait = Vous participez. Votre table s’affichera ici au début de la ronde.
club-drop-out = Me retirer
club-organiser = Vous organisez
club-organiser-about = { $n ->
    [one] Une personne participe.
   *[other] { $n } personnes participent.
} On peut arriver avant chaque ronde ; qui s’en va garde ses points.
club-next-round = Lancer la ronde { $n } sur { $of }
club-round = Ronde { $n } sur { $of }
club-gathering = { $n ->
    [0] personne ne participe encore
    [1] une personne participe
   *[other] { $n } personnes participent
}
club-standings = Classement
club-final = Classement final
club-nobody-yet = Personne pour l’instant.
club-about-points = 100 points pour avoir battu toute sa table, 50 pour la moitié. Une exemption vaut votre moyenne, au moins 50. À égalité : tables gagnées, puis points des adversaires.
club-place = Place
club-player = Nom
club-points = Points
club-wins = Gagnées
club-opponents = Adv.
club-drop = Ne participe plus
club-drop-who = { $who } ne participe plus
club-table = Table { $n }
club-done = terminée
club-by-hand = saisie par l’organisation
club-came = { $place }. · { $n }
club-byes = { $n ->
    [one] Exemption : { $who }
   *[other] Exemptions : { $who }
}
club-settle = Saisir le résultat
club-settle-about = Si quelqu’un n’est pas venu, ou si la partie s’est jouée ailleurs. La même place pour deux : égalité.
club-settle-save = Enregistrer le résultat
club-nth = place { $n }
club-wall-join = Pour participer : { $address }
club-thanks = Merci d’avoir joué !
club-tables-open = { $n ->
    [one] Une table joue encore.
   *[other] { $n } tables jouent encore.
}
club-next-soon = La ronde { $n } sur { $of } commence bientôt.
club-have-code = Code d’un tournoi
club-find = Y aller
club-at = Table
