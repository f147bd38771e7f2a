# Cheez-Tricks en français.
variety-S = Suisse
variety-R = Roquefort
variety-P = Parmesan
variety-B = Brie
card = { $variety } { $value }

do-play = Jouer le { $card }
do-name-trump = Choisir le { $variety } comme atout

# Au milieu d’une phrase, un chat commence par une minuscule.
cat-black = Chat noir
cat-white = Chat blanc
cat-siamese = Chat siamois
cat-grey = Chat gris
cat-orange = Chat roux
cat-tuxedo = Chat bicolore
cat-label = { $family } ({ $mark })
cat-label-numbered = { $family } { $mark }
mark-trick = nº { $trick }
mark-first-to = 1er à { $tricks }
mark-most = +{ $kind }
mark-fewest = −{ $kind }
mark-exactly = ={ $tricks }
kind-tricks-short = plis
kind-tricks = de plis
kind-variety = de { $variety }
kind-value = de { $value }

captures-black = remporte le pli nº { $trick }
captures-white = arrive en premier à { $tricks } { $tricks ->
    [one] pli
   *[other] plis
}
captures-siamese = remporte le { $card }
captures-grey = remporte le plus { $kind }
captures-orange = remporte le moins { $kind }
captures-tuxedo = finit avec exactement { $tricks } { $tricks ->
    [one] pli
   *[other] plis
}

round-began = Manche { $round } : le jeton Premier Joueur va à { $who }.
dealt = { $who } prend en main { $cards }.
cat-revealed = Le { $cat } guette : il capture qui { $meaning }.
trump-drawn = L’atout est le { $variety } : le sort en a décidé.
trump-named = { $who } choisit le { $variety } comme atout.
played = { $who } joue le { $card }.
took-trick = { $who } remporte le pli nº { $nth } ({ $cards }).
took-trick-faded = { $who } remporte le pli nº { $nth }.
captured = Le { $cat } capture { $who } !
captured-nobody = Le { $cat } reste sur sa faim.
round-scored = Fin de la manche { $round } :
seat-scored = { $who } : { $tricks } { $tricks ->
    [one] pli
   *[other] plis
} × { $pay } ({ $cats ->
    [0] aucun chat
    [1] un chat
    [3] les trois chats !
   *[other] { $cats } chats
}) = { $points }, total { $total }
seat-scored-none = { $who } : aucun pli, donc 0 point, total { $total }
game-won = { $who } gagne la partie avec { $total } { $total ->
    [one] point
   *[other] points
}.
game-shared = Victoire partagée à { $total } { $total ->
    [one] point
   *[other] points
} : { $who }.
game-won-by-best-round = Égalité à { $total } { $total ->
    [one] point
   *[other] points
} ({ $tied }) : { $who } gagne grâce à sa meilleure manche.
game-shared-by-best-round = Égalité à { $total } { $total ->
    [one] point
   *[other] points
} ({ $tied }) ; la meilleure manche départage. Victoire partagée : { $who }.

why-over = La partie est finie ; même les chats sont rentrés.
why-not-your-turn = Ce n’est pas à vous de jouer : on attend { $who }.
why-trump-is-named = L’atout de la manche est le { $variety } ; ce n’est pas à vous de le choisir.
why-name-trump-first = Choisissez d’abord l’atout : tapez !S, !R, !P ou !B.
why-no-such-variety = La variété « { $variety } » n’existe pas : choisissez S, R, P ou B.
why-no-such-card = La carte « { $card } » n’existe pas.
why-not-in-hand = Vous n’avez pas le { $card } en main.
why-follow = Le pli est entamé en { $variety } et vous pouvez suivre : jouez { $cards }.
list-or = { $some } ou { $last }

board-title = Cheez-Tricks · { $mode ->
    [wild] Chat sauvage
   *[domestic] Chat domestique
}
board-round = manche { $round } sur { $rounds }
board-trick = pli { $trick } sur { $tricks }
board-trump = atout : le { $variety }
board-no-trump = atout à choisir
board-over = la partie est finie
board-cats = Les chats : chacun capture qui…
board-reconstructed = { $sign } chat reconstitué : la carte imprimée peut différer
board-caught = capture { $who }
board-hungry = reste sur sa faim
board-black-now = c’est ce pli-ci
board-black-later = dans { $tricks } { $tricks ->
    [one] pli
   *[other] plis
}
board-siamese-hand = dans votre main
board-siamese-table = sur la table
board-siamese-loose = rôde encore
board-of = { $who } : { $what }
board-face-down = piles face cachée : qui s’en souvient ?
board-players = Joueurs
board-col-tricks = plis
board-col-cats = chats
board-col-score = score
board-token = jeton Premier Joueur
board-to-act = à jouer
board-on-show = Cartes gagnées visibles et variétés épuisées :
board-void = plus de { $varieties }
board-trick-empty = Pli : pas encore de carte
board-trick-now = Pli :
board-leads = entame
board-wins = en tête
board-hand = Votre main ([jouables]) :
board-name-trump = À vous de choisir l’atout : !S Suisse, !R Roquefort, !P Parmesan, !B Brie

# Ce que contient la boîte, pour dire ce qu’on en sait.
part-deck = Fromages, mains et manches
part-points = Points par pli
part-player-counts = Nombres de joueurs marqués sur les chats
part-domestic = Chats laissés de côté au niveau Chat domestique

# Manières de jouer que la maison propose.
preset-family = En famille
preset-family-about = Chats domestiques et robots doux ; ce qui compte reste visible.
preset-classic = Classique
preset-classic-about = Chats domestiques, contre des robots qui savent jouer.
preset-expert = Expert
preset-expert-about = Chats sauvages, tout face cachée, robots très forts, une minute par carte.

# Ce dont la table peut convenir avant de jouer.
option-mode = Niveau
option-mode-about = Chat domestique : sans les chats les plus durs, et les cartes gagnées qui intéressent un chat restent visibles. Chat sauvage : tous les chats, toutes les piles face cachée.
option-mode-domestic = Chat domestique
option-mode-wild = Chat sauvage
option-grey-of-nothing = Chat gris que rien ne départage
option-grey-of-nothing-about = Ce que fait un chat gris quand personne n’a gagné ce qu’il compte (possible à deux).
option-grey-of-nothing-nobody = ne capture personne
option-grey-of-nothing-everybody = capture tout le monde
option-first = Premier joueur
option-first-about = Qui a le jeton Premier Joueur à la première manche.
option-first-none = au sort

# Médailles.
medal-three-cats = Trois chats d’un coup
medal-three-cats-why = { $name } affronte les trois chats à la manche { $round } et repart avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
medal-no-cat = Pas un chat
medal-no-cat-why = { $rounds ->
    [one] { $rounds } manche, et pas un chat ne met la patte sur { $name }.
   *[other] { $rounds } manches, et pas un chat ne met la patte sur { $name }.
}
medal-smallest-card = Petit mais costaud
medal-smallest-card-why = Avec le { $card }, plus petite carte du pli, { $name } remporte des cartes dont la somme fait { $caught }.
medal-cat-magnet = Aimant à chats
medal-cat-magnet-why = { $cats } chats n’ont pas résisté. { $name } doit sentir le Roquefort.
badge-cat-whisperer = Complice des chats
badge-cat-whisperer-why = Trois parties sans un seul chat.

# L’entraîneur.
coach-trump = Plis remportés en moyenne avec le { $other } comme atout : { $better } ; avec le { $was }, { $played }.
coach-three = Les trois chats à la fois, le pactole, sont pour vous { $played } ; avec le meilleur choix, { $better }.
coach-three-of = Les trois chats à la fois, le pactole, vont à { $who } { $played } ; avec le meilleur choix, { $better }.
coach-two = Deux chats vous capturent, et vos plis ne rapportent rien, { $played } ; avec le meilleur choix, { $better }.
coach-cat = Le { $cat } vous capture { $played } ; avec le meilleur choix, { $better }.
coach-trick = Le { $card } remporte ce pli { $played } ; le { $other }, { $better }.
coach-kept = Gardé en main, le { $card } remporte encore un pli { $odds }.
coach-points = En points, la manche vous rapporte en moyenne { $played } ; avec le meilleur choix, { $better }.
coach-rival = En points, la manche rapporte à { $who } { $played } en moyenne ; avec le meilleur choix, { $better }.
coach-close = Aucun pli, aucun chat ne décide à lui seul : ce sont de petites différences qui s’ajoutent.
coach-tricks = Plis remportés en moyenne dans cette manche : { $played } ; avec le meilleur choix, { $better }.
situation-trump = Choisir l’atout
situation-lead = Entamer un pli
situation-follow = Suivre
situation-last-tricks = Les derniers plis d’une manche
