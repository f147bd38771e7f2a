# Cheese Rescue en français.
animal-D = chien
animal-C = chat
animal-M = souris
cheese = fromage de { $value }

do-place = Poser { $card ->
    [souris] la { $card }
   *[other] le { $card }
} en { $cell }

game-began = { $who } commence : la première carte va au milieu de la table vide.
game-began-start = La carte départ est en { $cell } ; { $who } commence.
dealt = { $who } prend en main { $cards }.
placed = { $who } pose { $card ->
    [souris] une { $card }
   *[other] un { $card }
} en { $cell }.
drew = { $who } pioche ; { $left ->
    [0] la pioche est vide.
    [one] il reste une carte dans la pioche.
   *[other] il reste { $left } cartes dans la pioche.
}
picked-up = { $who } regarde sa carte : { $card ->
    [souris] une { $card }
   *[other] un { $card }
}.
removed-1 = D’abord les chiens aboient : { $count ->
    [one] le chat en { $cards } décampe.
   *[other] les chats en { $cards } décampent.
}
removed-1-none = D’abord les chiens aboient, mais aucun chat n’est assez près pour s’en soucier.
removed-2 = Puis les chats bondissent : { $count ->
    [one] adieu la souris en { $cards }.
   *[other] adieu les souris en { $cards }.
}
removed-2-none = Puis les chats bondissent, et n’attrapent rien.
removed-3 = Enfin, les souris qui restent passent à table et mangent { $cards }.
removed-3-none = Enfin, les souris cherchent leur dîner et ne trouvent rien.
game-scored = Le fromage sauvé :
points = { $points } { $points ->
    [one] point
   *[other] points
}
seat-scored = { $who } : { $score } ({ $cheeses ->
    [0] aucun fromage
    [1] 1 fromage
   *[other] { $cheeses } fromages
})
game-won = { $winners ->
    [one] { $who } gagne la partie avec { $score }.
   *[other] { $who } se partagent la victoire avec { $score } chacun.
}
game-won-by-cheeses = { $winners ->
    [one] Égalité à { $score } ; { $who } gagne, car il lui reste plus de fromages.
   *[other] Égalité à { $score } ; { $who } se partagent la victoire, car il leur reste plus de fromages.
}

why-over = La partie est finie ; les souris ont débarrassé la table.
why-not-your-turn = Ce n’est pas à toi de jouer : on attend { $who }.
why-not-in-hand = Tu n’as pas de { $card } en main.
why-no-such-cell = La case { $cell } n’existe pas : une case est une lettre et un nombre, comme e5.
why-taken = Il y a déjà une carte en { $cell }.
why-first-card = La table est vide et toutes les places se valent : commence en { $cell }.
why-out-of-reach = Avec une carte en { $cell }, les cartes ne tiendraient plus dans le carré de { $side } sur { $side }.
why-not-beside = Aucune carte n’a de côté commun avec { $cell }.

board-title = Cheese Rescue · carré de { $side } sur { $side }
board-placed = cartes posées : { $placed } sur { $cards }
board-over = la partie est finie
board-signs = D chien   C chat   M souris   { $shapes } fromage
board-sign-start = ✶ départ
board-sign-free = · libre
board-brackets = (entre parenthèses : parti si la partie s’arrêtait là)
board-brackets-over = (entre parenthèses : parti)
board-players = Joueurs
board-col-cheeses = fromage en main
board-col-animals = animaux
board-col-points = à l’abri
board-col-score = score
board-to-act = à jouer
board-won = a gagné
board-unseen = Pioche : { $pile }. Pas encore vus, là ou dans les autres mains : { $dogs } D, { $cats } C, { $mice } M.
board-hand = Ta main : { $cards }
board-how-to = Tape une carte et une case, par exemple { $example } ; 1, 2 et 3 sont tes fromages.

# Ce dont la table peut convenir avant de jouer.
option-centre = Carte de départ au centre
option-centre-about = La carte départ est le milieu exact du carré, à deux ou à quatre. Sinon le carré flotte jusqu’à ce que ses côtés soient pleins.
option-first = Premier joueur
option-first-about = Qui pose la première carte : 1 pour le premier joueur, 2 pour le suivant, etc.
option-first-none = tiré au sort

# Pourquoi une table ne peut pas être mise ainsi.
bad-centre = À { $players ->
    [3] trois
   *[other] { $players }
}, il n’y a pas de carte départ : le centre ne se règle pas.
