# Cheese Master en français.
face-cheese = { $amount ->
    [one] { $amount } fromage
   *[other] { $amount } fromages
}
face-mouse = { $amount } souris
face-cat = { $amount ->
    [one] { $amount } chat
   *[other] { $amount } chats
}
face-dog = { $amount ->
    [one] { $amount } chien
   *[other] { $amount } chiens
}
face-king = { $amount ->
    [1] le roi des souris
   *[other] { $amount } rois des souris
}
face-innkeeper = le tavernier

do-plate = Poser le plateau { $plate }
do-wheel = Prendre une meule et couvrir mon plateau
do-roll = Lancer les dés
do-name-roller = Confier les dés au joueur { $seat }

game-began = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} par joueur. { $who } lance en premier.
slam-game = Chelem Master : partie { $game } sur { $games }.
slam-decides = Chelem Master, partie décisive entre { $who }.
roller-is = { $who } lancera les dés.
roller-named = { $who } confie les dés à { $roller }.
rolled = { $who } lance les dés (lancer nº { $roll }).
plate-put = { $who } pose le plateau { $plate }.
plate-changed = { $who } change pour le plateau { $plate }.
wheel-taken = { $who } couvre son plateau (meule nº { $place }) : { $left ->
    [0] c’était la dernière.
    [1] il en reste une.
   *[other] il en reste { $left }.
}
penalised = { $who } prend une meule sans plateau à couvrir : elle repart, et 1 point avec ({ $points ->
    [0] il n’en reste plus
   *[other] il en reste { $points }
}).
round-ended = Lancer nº { $roll } : { $faces }.
counted = { $steps } : { $cheese ->
    [0] il ne reste rien.
    [one] il reste { $cheese } fromage.
   *[other] il reste { $cheese } fromages.
}
step-cheese = { $cheese ->
    [0] Aucun fromage
    [one] { $cheese } fromage
   *[other] { $cheese } fromages
}
step-king = { $cheese ->
    [0] le roi des souris ne trouve rien à retirer
    [one] le roi des souris retire { $cheese } fromage
   *[other] les rois des souris retirent { $cheese } fromages
}
step-innkeeper = le tavernier retire chiens, chats et souris
step-dog = { $cats ->
    [one] un chien retire { $cats } chat
   *[other] les chiens retirent { $cats } chats
}
step-cat = { $mice ->
    [one] un chat retire { $mice } souris
   *[other] les chats retirent { $mice } souris
}
step-mouse = { $mice ->
    [one] { $mice } souris { $cheese ->
        [0] ne trouve rien à retirer
        [one] retire { $cheese } fromage
       *[other] retire { $cheese } fromages
    }
   *[other] { $mice } souris { $cheese ->
        [0] ne trouvent rien à retirer
        [one] retirent { $cheese } fromage
       *[other] retirent { $cheese } fromages
    }
}
were-right = Juste : { $who }.
was-wrong = { $who } disait { $plate } : moins { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}, { $points ->
    [0] il n’en reste plus.
   *[other] il en reste { $points }.
}
was-without = { $who } n’a pas eu de meule : moins { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}, { $points ->
    [0] il n’en reste plus.
   *[other] il en reste { $points }.
}
eliminated = { $out ->
    [one] { $who } n’a plus de points : élimination !
   *[other] { $who } n’ont plus de points : élimination !
}
points-returned = Plus personne en lice : { $who } reprennent leurs points d’avant le lancer et rejouent la manche.
game-won = { $who } gagne la partie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : plus personne d’autre en lice.
slam-tied = { $who } sont à égalité avec { $wins ->
    [one] { $wins } partie gagnée
   *[other] { $wins } parties gagnées
} : une partie de plus pour les départager.
slam-won = { $who } remporte le Chelem Master avec { $wins ->
    [one] { $wins } partie gagnée
   *[other] { $wins } parties gagnées
} : voici le véritable Cheese Master !

why-over = La partie est finie ; on lave les plateaux.
why-nobody-there = Il n’y a pas de joueur { $seat } à cette table.
why-not-living = { $who } n’est plus en lice et ne peut pas lancer.
why-not-namer = C’est à { $who } de désigner qui lance.
why-nothing-to-name = Il n’y a personne à désigner pour le moment.
why-dice-lie = On ne touche pas aux dés avant la fin de la manche.
why-nobody-named = C’est d’abord à { $who } de désigner qui lance.
why-not-roller = C’est à { $who } de lancer les dés.
why-out = Vous n’êtes plus en lice.
why-early = Trop tôt : les dés ne sont pas encore lancés.
why-late = Trop tard : cette réponse concernait un autre lancer.
why-round-over = Trop tard : la dernière meule est prise, la manche est finie.
why-covered = Votre plateau est couvert : c’est définitif.
why-same-plate = Le plateau { $plate } est déjà devant vous.

board-title = Cheese Master
board-slam = Chelem Master : partie { $game } sur { $games }
board-deciding = Chelem Master : partie décisive
board-roll = lancer nº { $roll }
board-over = la partie est finie
board-count = Comptez de haut en bas
board-cheese = on commence par les additionner
board-king = retire 1 fromage, quoi qu’il en croûte
board-innkeeper = retire chiens, chats et souris (pas le roi des souris)
board-dog = retire 1 chat
board-cat = chacun retire 1 souris (pas le roi des souris)
board-mouse = chacune retire 1 fromage
kind-cheese = fromage
kind-cheeses = fromages
kind-king = roi des souris
kind-innkeeper = tavernier
kind-dog = chien
kind-cat = chat
kind-cats = chats
kind-mouse = souris
kind-mice = souris
board-players = Joueurs
board-points = points
board-plate = plateau
board-wheel = meule
board-wins = parties
board-out = hors jeu
board-waits = ne joue pas cette partie
board-right = juste
board-wrong = faux
board-throws = va lancer
board-names = désigne qui lance
board-wheels = Meules au centre :
board-no-dice = Les dés sont encore dans le gobelet. Vous pouvez les examiner :
board-die = { $dice } : { $faces }
board-times = { $face } ({ $times } fois)
board-reconstructed = ° Reconstitué : le dé imprimé peut différer.
board-cheese-left = Fromages restants : { $cheese }
board-ask-roll = À vous de lancer : tapez R.
board-ask-name = Qui lance ensuite ? Tapez un numéro : { $seats }.
board-ask-plate = Combien de fromages reste-t-il ? Tapez un chiffre de 0 à 7 (7 : sept ou plus), puis M pour la meule ; ou les deux : 3M.
board-ask-wheel = M, ou le même chiffre, couvre votre plateau ; un autre chiffre le change.

# Ce qu’il y a dans la boîte.
part-yellow = dé jaune { $number }
part-dog = dé orange du chien
part-innkeeper = dé orange du tavernier
part-king = dé orange du roi des souris
part-yellow-die = dé jaune « { $name } »
part-orange-die = dé orange « { $name } »
part-points = points au départ
part-wheels = nombre de meules
part-plates = plateaux de 0 à 7+
part-order = ordre d’entrée des dés

# Pourquoi un robot a répondu ainsi.
why-counted = a compté { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }, sans hésiter
why-counted-again = a compté { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    } deux fois, par prudence

# Manières de jouer que la maison propose.
preset-family = En famille
preset-family-about = Deux dés, des robots doux : pour découvrir, et pour les enfants.
preset-classic = Classique
preset-classic-about = Trois dés, comme dans la règle.
preset-expert = Expert
preset-expert-about = Les six dés, et des robots qui ne se trompent presque jamais.

# Ce dont la table peut convenir avant de jouer.
option-dice = Dés
option-dice-about = Combien de dés on lance : d’abord les trois jaunes, puis celui du chien, celui du tavernier et celui du roi des souris.
option-dice-1 = 1
option-dice-2 = 2
option-dice-3 = 3 : tous les jaunes
option-dice-4 = 4 : et celui du chien
option-dice-5 = 5 : et celui du tavernier
option-dice-6 = 6 : et celui du roi des souris
option-slam = Chelem Master
option-slam-about = Une partie avec un dé, une avec deux, et ainsi de suite jusqu’à ce qu’ils y soient tous ; qui gagne le plus de parties l’emporte.

# Pourquoi une table ne peut pas être mise ainsi.
bad-slam-dice = Le Chelem Master fixe lui-même le nombre de dés.
bad-dice =
    Il n’y a { $dice ->
        [1] qu’un dé
       *[other] que { $dice } dés
    } dans cette boîte.

# Médailles.
medal-fastest-answer = Bonne réponse la plus rapide
medal-fastest-answer-why = { $name } a juste en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s. Personne ne fait mieux.
medal-longest-row = La plus longue série juste
medal-longest-row-why = { $n } bonnes réponses de suite : { $name } sait compter.
medal-whisker = À une moustache près
medal-whisker-why = { $name } prend une meule { $ms } ms avant { $other }.
medal-trigger-finger = Main leste
medal-trigger-finger-why = { $n ->
    [one] { $n } meule prise par { $name } sans plateau à couvrir.
   *[other] { $n } meules prises par { $name } sans plateau à couvrir.
}
badge-greased-lightning = Éclair au fromage
badge-greased-lightning-why = Trois fois la bonne réponse la plus rapide de la partie.

# L’entraîneur.
coach-race = Manches : { $rounds }. Justes : { $right }, fausses : { $wrong }, sans meule : { $slow }.
coach-race-times = La moitié de vos réponses justes ont pris moins de { $own } s ; celles des autres, moins de { $others } s.
coach-race-hasty = Vos réponses fausses sont venues plus vite que les justes : { $wrong } s au lieu de { $right } s. Un second regard peut payer.
coach-race-slow = Vos réponses fausses ont pris { $wrong } s, les justes { $right } s : ce n’est pas le temps qui a manqué.
coach-race-wrong = Lancer { $roll } : vous avez posé { $given }, il en restait { $right }.
coach-count = Le compte : { $parts }.
coach-count-cheese = { $n ->
    [0] aucun fromage
    [one] { $n } fromage
   *[other] { $n } fromages
}
coach-count-innkeepers = le tavernier retire chiens, chats et souris
coach-count-dogs = { $n ->
    [0] les chiens retirent tous les chats
    [one] les chiens laissent { $n } chat sur { $of }
   *[other] les chiens laissent { $n } chats sur { $of }
}
coach-count-cats = { $n ->
    [0] les chats retirent toutes les souris
   *[other] les chats laissent { $n } souris sur { $of }
}
coach-count-kings = le roi des souris en prend { $n }
coach-count-mice = les souris en prennent { $n }
coach-slip-kings = Le vôtre est le compte sans le roi des souris, qui prend toujours un fromage.
coach-slip-innkeepers = Le vôtre est le compte sans le tavernier, qui retire chiens, chats et souris.
coach-slip-dogs = Le vôtre est le compte sans les chiens, dont chacun retire un chat.
coach-slip-cats = Le vôtre est le compte sans les chats, dont chacun retire une souris.
coach-slip-mice = Le vôtre est le compte sans les souris qui restaient.
coach-kind-kings = le roi des souris
coach-kind-innkeepers = le tavernier
coach-kind-dogs = les chiens
coach-kind-cats = les chats
coach-kind-mice = les souris
coach-race-often = Oubli le plus fréquent : { $kind }, { $times } fois.
