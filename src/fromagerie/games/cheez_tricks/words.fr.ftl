# Cheez-Tricks en français.
variety-S = Suisse
variety-R = Roquefort
variety-P = Parmesan
variety-B = Brie
card = { $variety } { $value }

do-play = Jouer { $card }
do-name-trump = Choisir { $variety } comme atout

cat-black = Chat noir
cat-white = Chat blanc
cat-siamese = Chat siamois
cat-grey = Chat gris
cat-orange = Chat roux
cat-tuxedo = Chat bicolore
cat-label = { $family } { $mark }
mark-first-to = 1er à { $tricks }
kind-tricks-short = plis
kind-tricks = de plis
kind-variety = de { $variety }
kind-value = de { $value }

captures-black = gagne le pli numéro { $trick }
captures-white = arrive en premier à { $tricks } { $tricks ->
    [one] pli
   *[other] plis
}
captures-siamese = ramasse le { $card }
captures-grey = gagne le plus { $kind }
captures-orange = gagne le moins { $kind }
captures-tuxedo = finit avec exactement { $tricks } { $tricks ->
    [one] pli
   *[other] plis
}

round-began = Manche { $round } : le jeton va à { $who }.
dealt = { $who } prend en main { $cards }.
cat-revealed = { $cat } s’installe : il capture qui { $meaning }.
trump-drawn = L’atout est { $variety }, ainsi en a décidé le sort.
trump-named = { $who } choisit { $variety } comme atout.
played = { $who } joue { $card }.
took-trick = { $who } remporte le pli { $nth } ({ $cards }).
captured = { $cat } capture { $who } !
captured-nobody = { $cat } reste sur sa faim.
round-scored = La manche { $round } est finie :
seat-scored = { $who } : { $tricks } { $tricks ->
    [one] pli
   *[other] plis
} × { $pay } ({ $cats ->
    [0] aucun chat
    [1] un chat
    [3] les trois chats !
   *[other] { $cats } chats
}) = { $points }, total { $total }
game-won = { $winners ->
    [one] { $who } gagne la partie avec { $total } points.
   *[other] { $who } se partagent la victoire avec { $total } points chacun.
}
game-won-by-best-round = Égalité à { $total } points ; { $who } gagne grâce à sa meilleure manche.

why-over = La partie est finie ; même les chats sont rentrés.
why-not-your-turn = Ce n’est pas à toi de jouer : on attend { $who }.
why-trump-is-named = L’atout de la manche est { $variety } ; ce n’est pas à toi de le choisir maintenant.
why-name-trump-first = Choisis d’abord l’atout : tape !S, !R, !P ou !B.
why-no-such-variety = Il n’y a pas de fromage « { $variety } » : choisis S, R, P ou B.
why-not-in-hand = Tu n’as pas le { $card } en main.
why-follow = On a ouvert en { $variety } et tu peux fournir : joue { $cards }.

board-title = Cheez-Tricks · { $mode ->
    [wild] chats sauvages
   *[domestic] chats domestiques
}
board-round = manche { $round } sur { $rounds }
board-trick = pli { $trick } sur { $tricks }
board-trump = atout { $variety }
board-no-trump = atout à choisir
board-over = la partie est finie
board-cats = Les chats : chacun capture qui...
board-caught = tient { $who }
board-hungry = est resté sur sa faim
board-black-now = c’est ce pli-ci
board-black-later = { $tricks ->
    [one] dans 1 pli
   *[other] dans { $tricks } plis
}
board-siamese-hand = dans ta main
board-siamese-table = sur la table
board-siamese-loose = rôde encore
board-face-down = piles face cachée : qui s’en souvient ?
board-players = Joueurs
board-col-tricks = plis
board-col-cats = chats
board-col-score = score
board-col-hand = main
board-token = jeton
board-to-act = à jouer
board-spent = (passé)
board-trick-empty = Pli : rien encore
board-trick-now = Pli :
board-leads = ouvre
board-wins = gagne
board-hand = Ta main ([jouables]) :
board-name-trump = À toi de choisir l’atout : !S Suisse, !R Roquefort, !P Parmesan, !B Brie
board-open = Gagnées et visibles

# Ce dont la table peut convenir avant de jouer.
option-mode = Chats
option-mode-about = Domestiques : les chats plus faciles, et les cartes gagnées qui comptent pour l’un d’eux restent visibles. Sauvages : tous les chats, toutes les piles face cachée.
option-mode-domestic = domestiques
option-mode-wild = sauvages
option-grey-of-nothing = Le chat gris de rien capture
option-grey-of-nothing-about = Qui un chat gris attrape quand nul n’a gagné la moindre carte de son genre ; cela peut arriver à deux.
option-grey-of-nothing-nobody = personne
option-grey-of-nothing-everybody = tout le monde
option-first = Premier joueur
option-first-about = Qui a le jeton Premier Joueur à la première manche : 1 pour le premier joueur, 2 pour le suivant, etc.
option-first-none = tiré au sort
