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

do-step = Faire un pas { $way }
do-decline = Renoncer à la prime
do-take = Prendre un { $piece } au joueur { $seat }

ages-told = Du plus jeune au plus âgé : { $who }.
game-began = La partie { $game } commence ; le premier tour est à { $who }.
rolled = { $who } lance { $faces } : { $steps } pas.
stuck = Mais cette souris ne peut pas bouger d’une moustache : le jet est perdu.
stepped = { $who } va { $way } en { $cell }{ $pushed ->
    [0] .
    [one] {" "}et pousse un morceau.
   *[other] {" "}et pousse { $pushed } morceaux.
}
fell = Un { $piece } tombe { $side } : il est à { $who }.
fell-to-nobody = Un { $piece } tombe { $side }, où personne n’est assis : il est perdu.
looked = { $who } regarde dessous en secret : { $wormy ->
    [True] véreux !
   *[other] bon fromage.
}
bonus-won = C’était le dernier morceau : { $who } a droit à une prime, un morceau à prendre à quelqu’un.
took = { $who } prend un { $piece } à { $victim }.
took-nothing = { $who } renonce à la prime.
stopped = La partie s’arrête au bout de { $turns } tours ; ce qui reste sur le plateau n’est à personne.
game-scored = La partie { $game } est finie ; on retourne tous les morceaux récoltés :
seat-scored = { $who } : { $pieces } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-won = Parties gagnées jusqu’ici : { $standing }
game-won = { $winners ->
    [1] { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Victoire partagée à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $who }.
}
series-over = La série est finie :
seat-series = { $who } : { $wins ->
    [one] { $wins } partie gagnée
   *[other] { $wins } parties gagnées
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
} en tout
series-won = { $winners ->
    [1] { $who } remporte la série{ $by ->
        [True] {" "}aux points.
       *[other] .
    }
   *[other] Série partagée : { $who }.
}

why-over = La partie est finie ; il n’y a plus rien à pousser.
why-not-your-turn = Ce n’est pas à vous de jouer : on attend { $who }.
why-no-more-steps = Le plateau est vide : il n’y a plus rien à pousser. Prenez un morceau, ou tapez PASSE.
why-no-such-way = Un pas se fait vers N, S, E ou O, pas vers « { $way } ».
why-edge = Votre souris tomberait du plateau { $side }.
why-mouse = Une souris s’y trouve. Contournez-la.
why-blocked = { $pieces ->
    [1] Une souris se tient derrière ce morceau, et on ne déplace jamais une autre souris.
   *[other] Une souris se tient derrière ces { $pieces } morceaux, et on ne déplace jamais une autre souris.
}
why-no-bonus = Il n’y a rien à prendre pour l’instant : la prime vient avec le dernier morceau.
why-no-such-seat = Il n’y a pas de joueur { $seat } à cette table.
why-no-such-size = Un morceau est gros (G), moyen (M) ou petit (P), pas « { $size } ».
why-own-cheese = C’est votre propre fromage. Prenez à quelqu’un d’autre, ou tapez PASSE.
why-none-of-size = { $who } n’a pas de { $piece }.

why-walk-harvests = { $count ->
    [one] cela rapporte { $count } morceau de fromage
   *[other] cela rapporte { $count } morceaux de fromage
}
why-walk-closer = cela rapproche du fromage de son bord
why-walk-place = la souris y est bien placée
why-bonus-taken = la prime est trop belle pour y renoncer
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
board-own = Votre fromage : { $pieces } = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
board-own-nothing = Votre fromage : encore rien
board-own-unseen = Votre fromage : { $pieces } ; personne ne regarde dessous avant la fin
board-unseen = Partout ailleurs : { $pieces }
board-roll = { $who } a lancé { $faces } : encore { $left } pas
board-steps = Vous pouvez aller :  { $ways }
board-push = { $way } en poussant { $pieces }
board-bonus = Le dernier morceau est à vous ! Prenez-en un à quelqu’un : { $takes } ou [PASSE]
board-bonus-other = { $who } a le dernier morceau et peut en prendre un à quelqu’un

# Manières de jouer que la maison propose.
preset-family = En famille
preset-family-about = Des robots doux, qui prennent leur temps.
preset-classic = Classique
preset-classic-about = Comme dans la règle : vous regardez sous votre récolte.
preset-expert = Expert
preset-expert-about = Personne ne regarde sous les fromages, les robots sont forts, une minute par coup.

# Ce dont la table peut convenir avant de jouer.
option-peek = Regarder sous le fromage récolté
option-peek-about = Chacun regarde sous les morceaux qu’il récolte. Sinon, personne ne regarde avant le décompte.
option-points = Points d’un morceau
option-points-about = Ce que valent un gros, un moyen et un petit morceau, s’ils sont bons.
option-points-none = valeurs de la boîte
option-points-4-2-2 = 4/2/2 (règle imprimée)
option-points-3-2-1 = 3/2/1 (d’après une critique de l’édition allemande)
option-points-4-2-1 = 4/2/1 (entre les deux)
option-games = Parties de la série
option-games-about = Qui en gagne le plus remporte la série.
option-ages = Joueurs, du plus jeune au plus âgé
option-ages-about = Les numéros des joueurs à la suite, comme 3124 : le plus jeune commence.
option-ages-none = au sort
option-first = Premier joueur
option-first-about = Qui commence la première partie.
option-first-none = le plus jeune
option-empty = Côté vide (à trois)
option-empty-about = À trois, le côté où personne n’est assis.
option-empty-none = par défaut : l’est
option-empty-south = sud
option-empty-west = ouest
option-empty-north = nord
option-empty-east = est
option-max-turns = Nombre maximal de tours
option-max-turns-about = La partie s’arrête au bout d’autant de tours : des robots pourraient jouer sans fin.

# Ce qu’il y a dans la boîte.
part-board = Plateau de { $side } cases sur { $side }
part-block = Place des morceaux au départ
part-start = Cases-départ des souris
part-die = Dé : { $faces }
part-large = { $count ->
    [one] { $count } gros morceau
   *[other] { $count } gros morceaux
}, { $wormy ->
    [0] tous bons
   *[other] dont { $wormy } véreux
} ; un bon gros vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-medium = { $count ->
    [one] { $count } morceau moyen
   *[other] { $count } morceaux moyens
}, { $wormy ->
    [0] tous bons
   *[other] dont { $wormy } véreux
} ; un bon moyen vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-small = { $count ->
    [one] { $count } petit morceau
   *[other] { $count } petits morceaux
}, { $wormy ->
    [0] tous bons
   *[other] dont { $wormy } véreux
} ; un bon petit vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-mice = { $count } souris

# Pourquoi une table ne peut pas être mise ainsi.
bad-ages = Citez chaque joueur, de 1 à { $players }, une seule fois, du plus jeune au plus âgé.
bad-empty = Le côté vide ne se choisit qu’à trois.

# Médailles.
medal-most-worms = Le plus de vers
medal-most-worms-why = { $name } croque { $worms } morceaux véreux et garde le sourire.
medal-longest-train = Le plus long train
medal-longest-train-why = D’une seule poussée, { $name } met { $pieces } morceaux en route. Attention au départ.
medal-kindest-push = La poussée la plus aimable
medal-kindest-push-why = { $name } pousse un { $piece } chez { $other }, et sans ver dedans.
medal-lucky-star = Bonne étoile
medal-lucky-star-why = { $stars } étoiles ont brillé pour { $name }.
medal-clean-plate = Récolte impeccable
medal-clean-plate-why = { $pieces } morceaux pour { $name }, et pas un seul ver.
badge-engine-driver = Chef de train
badge-engine-driver-why = Trois fois le plus long train de la partie.

# L’entraîneur.
coach-harvest = Le meilleur chemin ramène un { $piece } ce tour-ci, { $odds ->
    [0] véreux à coup sûr
    [100] bon à coup sûr
   *[other] bon dans { $odds } cas sur 100
}.
coach-loses = L’autre chemin pousse un { $piece } du côté où personne ne joue : il est perdu.
coach-waits = Le { $piece } en { $cell } peut attendre : aucun autre joueur ne peut le ramener d’un seul lancer, et le tout dernier morceau rapporte la prime.
coach-threat = Après l’autre chemin, { $who } peut ramener le { $piece } en { $cell } au prochain lancer { $first } ; après le meilleur, { $then }.
coach-reach = Après le meilleur chemin, vous pouvez ramener le { $piece } en { $cell } à votre prochain lancer { $first }, si personne ne s’interpose ; après l’autre, { $then }.
coach-ahead = Morceaux entre votre souris et votre côté, là où vous pouvez les pousser chez vous : { $better } après le meilleur chemin, { $played } après l’autre.
coach-nearer = Votre souris est encore devant tout le fromage : le meilleur chemin la rapproche { $rows ->
    [1] d’un rang
   *[other] de { $rows } rangs
} de là où elle pourra en pousser chez vous.
coach-rival = L’autre chemin laisse à { $who } { $played } chances sur 100 de gagner ; le meilleur, { $better }.
coach-walk = Le meilleur chemin : { $ways } ; l’autre, au mieux : { $other }.
coach-safe = Le { $piece } en { $cell } peut attendre : aucun autre joueur ne peut le ramener d’un seul lancer. D’abord le fromage que les autres convoitent.
coach-run = { $n } { $way }
coach-gives = L’autre chemin pousse un { $piece } chez { $who }.
coach-hopes = Points que le plateau vous promet encore : { $better } après le meilleur chemin, { $played } après l’autre.
coach-hopes-of = Points que le plateau promet encore à { $who } : { $played } après l’autre chemin, { $better } après le meilleur.
coach-bonus = Un { $piece } pris à { $who } est { $odds ->
    [0] véreux à coup sûr
    [100] bon à coup sûr
   *[other] bon dans { $odds } cas sur 100
}.
chose-take = Prendre un { $piece } à { $who }
situation-walk = Les déplacements
situation-last-pieces = Les déplacements pour les cinq derniers morceaux
situation-bonus = La prime
