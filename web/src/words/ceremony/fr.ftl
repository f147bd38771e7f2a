# La fin d’une partie, en français : lue quand une partie se termine.
ended-without-winner = Partie arrêtée, sans vainqueur
nobody-won = Personne n’a gagné
won = { $n ->
    [one] { $who } gagne !
   *[other] Victoire partagée : { $who }
}
won-by-many = Victoire partagée entre { $n } joueurs
you-win = Vous gagnez !
my-place = { $place ->
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
    [6] Sixième
    [7] Septième
   *[8] Huitième
}{ $tied ->
    [yes] { " " }à égalité
   *[no] { "" }
}, { $n ->
    [1] un point
    [2] deux points
    [3] trois points
   *[other] { $n } points
} derrière { $who }
my-place-level = { $place ->
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
    [6] Sixième
    [7] Septième
   *[8] Huitième
}, avec autant de points ; le départage va à { $who }
my-place-shared = À partager avec { $who }
my-place-first = { $n ->
    [1] Un point
    [2] Deux points
    [3] Trois points
   *[other] { $n } points
} devant { $who }
my-place-first-level = Autant de points pour { $who }, mais la victoire est à vous
ceremony = Le résultat
podium = Podium
points-of = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
the-others = Les autres
medals = Médailles
medal-of = { $title } : { $who }
medal-moment = { $title } : { $who }. { $words } Revoir ce moment
another-round = Refaire une partie
another-wanted = { $who } veut bien refaire une partie.
other-wanted = { $who } voudrait jouer à { $game } ensuite.
also-in = D’accord aussi : { $who }
no-thanks = Non merci
wish-made = C’est noté. { $who ->
    [none] On y va…
   *[other] On attend { $who }
}
watch-again = Revoir
share = Partager
more = Plus
after-the-game = Après la partie
another-game = Un autre jeu…
another-game-about = Le jeu le plus demandé l’emporte ; à égalité, c’est au dernier de choisir.
open-replay = Ouvrir à tout le monde
close-replay = Réserver à la table
replay-is-open = Toute personne qui a le lien peut revoir la partie.
replay-is-closed = Seules les personnes qui étaient à table peuvent revoir la partie.
share-title = Une image à partager
share-picture = Image du résultat
share-no-names = Sans les noms
share-no-names-about = Rien que des visages et des points : bien pour les enfants.
share-save = Garder l’image
share-copy = Copier le texte
share-copied = Copié
share-making = L’image se dessine…
share-file = fromagerie-{ $game }.png
share-line = { $place }. { $names } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
share-players = { $n ->
    [1] une souris
   *[other] { $n } souris
}
begin-now = Commencer avec les partants
join-in = J’y vais
stay-here = Je reste ici
watch-next = Regarder
next-began = La partie suivante a commencé. Votre place vous attend.
next-began-watching = La partie suivante a commencé.
wished-by = { $n ->
    [one] { $n } souhait
   *[other] { $n } souhaits
}
to-lobby = Se retrouver d’abord à table
to-lobby-about = Pour changer de place ou de réglages, ou accueillir quelqu’un de plus. Les autres restent ici.
evening-so-far = { $n ->
    [1] La soirée après une partie
   *[other] La soirée après { $n } parties
}
evening-over = La soirée est terminée
evening-podium = Podium de la soirée
evening-title = Une soirée ensemble
evening-games = { $n ->
    [one] Une partie : { $games }
   *[other] { $n } parties : { $games }
}
evening-about = Trois meules au premier d’une partie, deux au deuxième, une au troisième, aucune au dernier ; les robots ne comptent pas.
share-evening = Partager l’image
end-evening = Terminer la soirée
