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
drole-compass = Où va votre souris
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
drole-short-worms = { $wormy }/{ $pieces }
drole-no-worms = jamais véreux
drole-none-hidden = tous connus
drole-bonus = Le dernier morceau est à vous !
drole-bonus-other = { $who } a le dernier morceau et peut en prendre un à quelqu’un.
drole-scored = Partie { $n } : on retourne tous les morceaux
drole-no-cheese = pas le moindre fromage
drole-count = On retourne tous les morceaux
drole-go-on = Continuer
drole-others = Le fromage des autres
drole-gift-good = Cadeau, { $who } vous offre un bon morceau !
drole-gift-wormy = Cadeau, { $who } vous offre un ver !
drole-took = { $who } prend un morceau à { $victim }.
drole-cue-how = Faites { $n } pas : glissez ou touchez
drole-cue-walk = { $n ->
    [one] Faites le dernier pas
   *[other] Faites { $n } pas
}
drole-cue-final = Touchez encore : c’est définitif
drole-cue-bonus = Prenez un morceau, ou refusez
drole-tip-die = L’étoile double le nombre qui la suit.
drole-tip-tray = { $who }, { $side } : { $pieces }. Ce qui tombe de ce côté lui revient, peu importe qui pousse.
drole-tip-nobody = { $side } : personne. Ce qui tombe là est perdu. Pour l’instant : { $pieces }.
drole-tip-hidden = { $piece } : { $n } points s’il est bon. Parmi ceux que vous n’avez pas vus, { $wormy } sur { $pieces } véreux.
drole-tip-known = { $piece } : { $n } points s’il est bon. Vous les avez tous vus.
drole-tip-never = { $piece } : { $n } points, jamais véreux.
