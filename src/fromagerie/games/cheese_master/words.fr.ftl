# Cheese Master en français.
face-cheese = { $amount } { $amount ->
    [one] fromage
   *[other] fromages
}
face-mouse = { $amount } souris
face-cat = { $amount ->
    [one] chat
   *[other] { $amount } chats
}
face-dog = { $amount ->
    [one] chien
   *[other] { $amount } chiens
}
face-king = { $amount ->
    [one] roi des souris
   *[other] { $amount } rois des souris
}
face-innkeeper = tavernier

do-plate = Poser le plateau { $plate } (marque { $roll })
do-wheel = Prendre une meule et couvrir son plateau (marque { $roll })
do-roll = Lancer les dés
do-name-roller = La place { $seat } lance ensuite

game-began = { $dice ->
    [one] Un dé
   *[other] { $dice } dés
}, { $points } { $points ->
    [one] point
   *[other] points
} chacun. { $who } lance en premier.
slam-game = Partie { $game } sur { $games } du Chelem.
slam-decides = La partie qui départage le Chelem, entre { $who }.
roller-is = { $who } lance ensuite.
roller-named = { $who } confie les dés à { $roller }.
rolled = { $who } lance les dés (lancer { $roll }).
plate-put = { $who } pose { $plate }.
plate-changed = { $who } change pour { $plate }.
wheel-taken = { $who } le couvre : meule numéro { $place }, { $left ->
    [0] la dernière.
   *[other] il en reste { $left }.
}
penalised = { $who } attrape une meule sans plateau à couvrir : elle repart, et un point avec (reste { $points }).
round-ended = Le lancer { $roll } donnait { $faces }.
counted = { $steps } : { $cheese ->
    [0] il ne reste rien.
   *[other] il reste { $cheese }.
}
step-cheese = { $cheese ->
    [0] aucun fromage
    [1] 1 fromage
   *[other] { $cheese } fromages
}
step-king = le roi en prend { $kings }
step-innkeeper = le tavernier chasse tous les animaux
step-dog = le chien fait fuir { $cats ->
    [one] 1 chat
   *[other] { $cats } chats
}
step-cat = les chats attrapent { $mice } souris
step-mouse = { $mice ->
    [one] 1 souris en prend 1
   *[other] { $mice } souris en prennent { $mice }
}
were-right = Juste : { $who }.
was-wrong = { $who } disait { $plate } : moins { $lost }, { $points ->
    [0] plus rien.
   *[other] reste { $points }.
}
was-without = { $who } n’a pas eu de meule : moins { $lost }, { $points ->
    [0] plus rien.
   *[other] reste { $points }.
}
eliminated = { $out ->
    [one] { $who } quitte la partie.
   *[other] { $who } quittent la partie.
}
points-returned = Plus personne ne resterait : { $who } reprennent leurs points d’avant, et la manche est à rejouer.
game-won = { $who } reste seul en jeu et gagne la partie avec { $points } { $points ->
    [one] point.
   *[other] points.
}
slam-tied = { $who } ont gagné { $wins } { $wins ->
    [one] partie
   *[other] parties
} chacun : il en faut une de plus pour le Chelem.
slam-won = { $who } remporte le Chelem avec { $wins } { $wins ->
    [one] partie
   *[other] parties
} et mérite le nom de Cheese Master !

nobody-there = La place { $seat }
why-over = La partie est finie ; on lave les plateaux.
why-not-living = { $who } n’est plus en jeu et ne peut pas lancer.
why-not-namer = C’est à { $who } de dire qui lance.
why-nothing-to-name = Il n’y a personne à désigner maintenant.
why-dice-lie = On ne touche pas aux dés avant la fin de la manche.
why-nobody-named = Que { $who } dise d’abord qui lance.
why-not-roller = C’est { $who } qui lance.
why-out = Tu n’es plus dans cette partie.
why-late = Trop tard : cela répondait à un lancer qui n’est pas sur la table.
why-round-over = Trop tard : la dernière meule est partie, la manche est finie.
why-covered = Ton plateau est couvert, on n’y revient pas.
why-same-plate = Le plateau { $plate } est déjà devant toi.

board-title = Cheese Master
board-slam = Chelem, partie { $game } sur { $games }
board-deciding = Chelem, partie décisive
board-roll = lancer { $roll }
board-over = la partie est finie
board-count = Compte de haut en bas
board-cheese = s’ajoute
board-king = prend 1 fromage, quoi qu’il arrive
board-innkeeper = chasse chiens, chats et souris (pas le roi)
board-dog = fait fuir 1 chat
board-cat = chacun attrape 1 souris (pas le roi)
board-mouse = chacune prend 1 fromage
kind-cheese = fromage
kind-king = roi
kind-innkeeper = tavernier
kind-dog = chien
kind-cat = chat
kind-mouse = souris
kind-mice = souris
board-players = Joueurs
board-points = points
board-plate = plateau
board-wheel = meule
board-wins = parties
board-out = hors jeu
board-waits = ne joue pas celle-ci
board-right = juste
board-wrong = faux
board-throws = lance
board-names = dit qui lance
board-wheels = Meules au centre :
board-no-dice = Les dés sont encore dans le gobelet.
board-cheese-left = Fromages restants : { $cheese }
board-ask-roll = À toi de lancer : tape R.
board-ask-name = Qui lance ensuite ? Tape un numéro : { $seats }.
board-ask-plate = Combien de fromages restent ? Tape 0 à 7 (7 : sept ou plus), puis M pour la meule ; ou les deux, 3M.
board-ask-wheel = M, ou le même chiffre encore, couvre ton plateau ; un autre chiffre le change.

# Pourquoi un robot a répondu ainsi.
why-counted = a compté { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }, assez sûr de lui
why-counted-again = a compté { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } deux fois, par prudence

# Ce dont la table peut convenir avant de jouer.
option-dice = Dés
option-dice-about = Combien de dés on lance : d’abord les trois jaunes, puis celui du chien, celui du tavernier et celui du roi.
option-dice-1 = 1
option-dice-2 = 2
option-dice-3 = 3 : tous les jaunes
option-dice-4 = 4 : celui du chien aussi
option-dice-5 = 5 : celui du tavernier aussi
option-dice-6 = 6 : celui du roi aussi
option-slam = Grand chelem
option-slam-about = Une partie avec un dé, une avec deux, et ainsi de suite jusqu’à tous ; qui gagne le plus de parties l’emporte.

# Pourquoi une table ne peut pas être mise ainsi.
bad-slam-dice = Le Chelem Master fixe lui-même le nombre de dés.
bad-dice =
    Il n’y a { $dice ->
        [one] qu’un dé
       *[other] que { $dice } dés
    } dans cette boîte.
