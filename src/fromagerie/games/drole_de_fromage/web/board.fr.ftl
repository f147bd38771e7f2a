drole-board = Le plateau, vu de votre côté
drole-mouse = La souris de { $who } en { $cell }
drole-piece = { $size ->
    [L] Gros morceau
    [M] Morceau moyen
   *[S] Petit morceau
}
drole-heap = { $size ->
    [L] { $n } gros
    [M] { $n } { $n ->
        [one] moyen
       *[other] moyens
    }
   *[S] { $n } { $n ->
        [one] petit
       *[other] petits
    }
}
drole-worms = { $n ->
    [one] { $n } véreux
   *[other] { $n } véreux
}
drole-at = { $what } en { $cell }
drole-side-S = Sud
drole-side-W = Ouest
drole-side-N = Nord
drole-side-E = Est
drole-nobody = Personne
drole-points = { $n } pts
drole-so-far = { $n } pts déjà
drole-games = { $n ->
    [one] { $n } gagnée
   *[other] { $n } gagnées
}
drole-left = { $n ->
    [one] encore { $n } pas
   *[other] encore { $n } pas
}
drole-roll = { $who } a lancé { $faces }
drole-star = étoile
drole-take-back = Reprendre
drole-why-not = Pourquoi pas { $way ->
    [S] vers le sud
    [W] vers l’ouest
    [N] vers le nord
   *[E] vers l’est
} ?
drole-stuck = { $who } est coincé et perd son jet
drole-good = Bon fromage !
drole-wormy = Un ver !
drole-worth = { $n } pts
drole-hidden-worms = { $wormy } sur { $pieces } véreux
drole-no-worms = jamais véreux
drole-none-hidden = tous connus
drole-bonus = Le dernier morceau est à vous !
drole-bonus-how = Prenez-en un à quelqu’un, sans voir : touchez son fromage.
drole-bonus-other = { $who } a eu le dernier morceau et peut en prendre un à quelqu’un.
drole-how = Tirez votre souris, ou touchez une flèche
drole-game = Partie { $n } sur { $of }
drole-scored = Partie { $n } : tout le fromage est retourné
drole-no-cheese = pas le moindre fromage
