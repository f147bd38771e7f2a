# Drôle de Fromage en français.
way-S = vers le sud
way-W = vers l’ouest
way-N = vers le nord
way-E = vers l’est
side-S = du côté sud
side-W = du côté ouest
side-N = du côté nord
side-E = du côté est
piece-L = gros morceau
piece-M = morceau moyen
piece-S = petit morceau
count-L = { $count } gros
count-M = { $count } { $count ->
    [one] moyen
   *[other] moyens
}
count-S = { $count } { $count ->
    [one] petit
   *[other] petits
}
count-wormy = {" "}({ $count } véreux)
no-cheese = pas le moindre fromage

do-step = Avancer { $way }
do-decline = Ne rien prendre
do-take = Prendre un { $piece } au joueur { $seat }

ages-told = Du plus jeune au plus âgé : { $who }.
game-began = La partie { $game } commence ; { $who } ouvre.
rolled = { $who } lance { $faces } : { $steps ->
    [one] un pas.
   *[other] { $steps } pas.
}
stuck = Mais cette souris ne peut bouger une moustache, et le jet est perdu.
stepped = { $who } avance { $way } jusqu’en { $cell }{ $pushed ->
    [0] .
    [one] {" "}et pousse un morceau.
   *[other] {" "}et pousse { $pushed } morceaux.
}
fell = Un { $piece } tombe { $side } : il est à { $who }.
fell-to-nobody = Un { $piece } tombe { $side }, où personne n’est assis : il est perdu.
looked = { $who } regarde dessous en secret : { $wormy ->
    [True] un ver !
   *[other] bon fromage.
}
bonus-won = C’était le dernier morceau : { $who } peut en prendre un à quelqu’un.
took = { $who } prend un { $piece } à { $victim }.
took-nothing = { $who } ne prend rien.
stopped = La partie s’arrête après { $turns } tours ; ce qui reste sur le plateau n’est à personne.
game-scored = La partie { $game } est finie, et tout le fromage récolté est retourné :
seat-scored = { $who } : { $pieces } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-won = Parties gagnées jusqu’ici : { $standing }
game-won = { $winners ->
    [one] { $who } gagne avec { $points } points.
   *[other] { $who } se partagent la victoire avec { $points } points chacun.
}
series-over = La série est finie :
seat-series = { $who } : { $wins ->
    [one] { $wins } partie gagnée
   *[other] { $wins } parties gagnées
}, { $total } points en tout
series-won = { $winners ->
    [one] { $who } gagne la série{ $by ->
        [True] {" "}aux points.
       *[other] .
    }
   *[other] { $who } se partagent la série.
}

why-over = La partie est finie, et le plateau est essuyé.
why-not-your-turn = Ce n’est pas à toi de jouer : on attend { $who }.
why-no-more-steps = Le plateau est vide : il n’y a plus rien à pousser. Prends un morceau, ou PASSE.
why-no-such-way = Un pas va vers N, S, E ou O, pas vers « { $way } ».
why-edge = Ta souris tomberait du plateau { $side }.
why-mouse = Une souris s’y trouve. Contourne-la.
why-blocked = { $pieces ->
    [one] Une souris se tient derrière ce morceau, et aucune souris n’en déplace une autre.
   *[other] Une souris se tient derrière ces { $pieces } morceaux, et aucune souris n’en déplace une autre.
}
why-no-bonus = Il n’y a rien à prendre maintenant : la prime vient avec le dernier morceau.
why-no-such-seat = Il n’y a pas de joueur { $seat } à cette table.
why-no-such-size = Un morceau est gros (G), moyen (M) ou petit (P), pas « { $size } ».
why-own-cheese = C’est ton propre fromage. Prends à quelqu’un d’autre, ou PASSE.
why-none-of-size = { $who } n’a pas de { $piece }.

why-walk-harvests = { $count ->
    [one] cela rapporte un morceau de fromage
   *[other] cela rapporte { $count } morceaux de fromage
}
why-walk-closer = cela rapproche du fromage de son bord
why-walk-place = la souris y est bien placée
why-bonus-taken = la prime est trop belle pour la laisser
why-bonus-left = on peut s’en passer

board-title = Drôle de Fromage
board-game = partie { $game } sur { $games }
board-turn = tour { $turn }
board-over = la partie est finie
board-side-S = Sud
board-side-W = Ouest
board-side-N = Nord
board-side-E = Est
board-nobody = personne
board-signs = (1) la souris du joueur 1 · G gros, M moyen, P petit morceau · N, S, E, O : un pas par là
board-piece-L = G
board-piece-M = M
board-piece-S = P
board-players = Joueurs
board-col-large = gros
board-col-medium = moyens
board-col-small = petits
board-col-points = points
board-col-wins = gagnées
board-col-total = total
board-to-act = à jouer
board-gone = Perdus : { $pieces }
board-own = Ton fromage : { $pieces } = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
board-own-nothing = Ton fromage : rien encore
board-own-unseen = Ton fromage : { $pieces } ; personne ne regarde avant la fin
board-unseen = Partout ailleurs : { $pieces }
board-roll = { $who } a lancé { $faces } : { $left ->
    [one] encore un pas
   *[other] encore { $left } pas
}
board-steps = Tu peux avancer :  { $ways }
board-push = { $way } en poussant { $pieces }
board-bonus = Tu as le dernier morceau ! Prends-en un à quelqu’un : { $takes } ou [PASSE]
board-bonus-other = { $who } a le dernier morceau et peut en prendre un

# Ce dont la table peut convenir avant de jouer.
option-peek = Regarder sous le fromage récolté
option-peek-about = Chacun regarde sous le fromage qu’il récolte. Sinon personne ne regarde avant le décompte.
option-points = Points d’un morceau
option-points-about = Ce que rapportent un bon gros, un bon moyen et un bon petit morceau.
option-points-none = ce que dit la boîte
option-points-4-2-2 = 4/2/2 (comme imprimé)
option-points-3-2-1 = 3/2/1 (d’après une critique de l’édition allemande)
option-points-4-2-1 = 4/2/1 (entre les deux)
option-games = Parties de la série
option-games-about = Qui en gagne le plus gagne la série.
option-ages = Joueurs, du plus jeune au plus âgé
option-ages-about = Les numéros des joueurs à la suite, comme 3124 : le plus jeune commence.
option-ages-none = tirés au sort
option-first = Premier joueur
option-first-about = Qui commence la première partie : 1 pour le premier joueur, 2 pour le suivant, etc.
option-first-none = le plus jeune
option-empty = Côté vide (à trois)
option-empty-about = À trois, le côté où personne n’est assis.
option-empty-none = comme d’habitude : l’est
option-empty-south = sud
option-empty-west = ouest
option-empty-north = nord
option-empty-east = est
option-max-turns = Tours au plus
option-max-turns-about = Une partie s’arrête après autant de tours, pour que des robots ne jouent pas sans fin.

# Pourquoi une table ne peut pas être mise ainsi.
bad-ages = Citez chaque joueur, de 1 à { $players }, une seule fois, du plus jeune au plus âgé.
bad-empty = Le côté vide ne se choisit qu’à trois.
