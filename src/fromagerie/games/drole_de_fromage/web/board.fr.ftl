drole-board = Le plateau, vu de votre côté
drole-mouse = Souris ({ $who }) en { $cell }
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
drole-worms = { $n } véreux
drole-at = { $what } en { $cell }
drole-side-S = Sud
drole-side-W = Ouest
drole-side-N = Nord
drole-side-E = Est
drole-nobody = Vide
drole-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
drole-so-far = { $n ->
    [one] déjà { $n } pt
   *[other] déjà { $n } pts
}
drole-games = { $n ->
    [one] { $n } gagnée
   *[other] { $n } gagnées
}
drole-left = encore { $n } pas
drole-roll = { $who } a lancé { $faces }
drole-star = étoile
drole-take-back = Reprendre
drole-why-not = Pourquoi pas { $way ->
    [S] vers le sud
    [W] vers l’ouest
    [N] vers le nord
   *[E] vers l’est
} ?
drole-stuck = Souris coincée : { $who } perd son jet.
drole-good = Bon fromage !
drole-wormy = Véreux !
drole-worth = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
drole-hidden-worms = { $wormy } véreux sur { $pieces }
drole-no-worms = jamais véreux
drole-none-hidden = tous connus
drole-bonus = Le dernier morceau est à vous !
drole-bonus-how = Prenez-en un à quelqu’un, sans regarder dessous : touchez son fromage.
drole-bonus-other = { $who } a le dernier morceau et peut en prendre un à quelqu’un.
drole-how = Faites glisser votre souris, ou touchez une flèche
drole-game = Partie { $n } sur { $of }
drole-scored = Partie { $n } : on retourne tous les morceaux
drole-no-cheese = pas le moindre fromage
