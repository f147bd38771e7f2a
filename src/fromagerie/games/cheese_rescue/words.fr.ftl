# Cheese Rescue en français.
animal-D = chien
animal-C = chat
animal-M = souris
cheese = fromage à { $value } { $value ->
    [one] point
   *[other] points
}

do-place = Poser { $card ->
    [souris] une { $card }
   *[other] un { $card }
} en { $cell }

game-began = { $who } commence : la première carte se pose au milieu de la table vide.
game-began-start = La carte départ est en { $cell } ; { $who } commence.
dealt = { $who } a en main : { $cards }.
placed = { $who } pose { $card ->
    [souris] une { $card }
   *[other] un { $card }
} en { $cell }.
drew = { $who } pioche ; { $left ->
    [0] c’était la dernière carte de la pioche.
    [one] il reste une carte dans la pioche.
   *[other] il reste { $left } cartes dans la pioche.
}
picked-up = { $who } regarde sa carte : { $card ->
    [souris] une { $card }
   *[other] un { $card }
}.
removed-1 = D’abord, les chiens aboient : { $count ->
    [1] le chat en { $cards } décampe.
   *[other] les chats en { $cards } décampent.
}
removed-1-none = D’abord, les chiens aboient, mais aucun chat n’est assez près pour s’en soucier.
removed-2 = Puis les chats bondissent : { $count ->
    [1] adieu, la souris en { $cards } !
   *[other] adieu, les souris en { $cards } !
}
removed-2-none = Puis les chats bondissent, et rentrent bredouilles.
removed-3 = Enfin, les souris qui restent passent à table. Au menu : { $cards }.
removed-3-none = Enfin, les souris cherchent leur dîner et ne trouvent rien.
game-scored = Les fromages sauvés :
points = { $points } { $points ->
    [one] point
   *[other] points
}
seat-scored = { $who } : { $score } ({ $cheeses ->
    [0] aucun fromage
    [one] { $cheeses } fromage
   *[other] { $cheeses } fromages
})
game-won = { $winners ->
    [1] { $who } remporte la partie avec { $score }.
   *[other] Victoire partagée avec { $score } : { $who }.
}
game-won-by-cheeses = { $winners ->
    [1] Égalité à { $score } ; { $who } l’emporte avec le plus de fromages sauvés.
   *[other] Égalité à { $score } ; avec le plus de fromages sauvés, { $who } se partagent la victoire.
}

why-over = La partie est finie ; les souris ont débarrassé la table.
why-not-your-turn = Ce n’est pas à vous de jouer : on attend { $who }.
why-not-in-hand = Vous n’avez { $card ->
    [souris] aucune { $card }
   *[other] aucun { $card }
} en main.
why-no-such-cell = La case { $cell } n’existe pas : une case, c’est une lettre et un nombre, comme e5.
why-taken = Il y a déjà une carte en { $cell }.
why-first-card = La table est vide et toutes les cases se valent : commencez en { $cell }.
why-out-of-reach = Avec une carte en { $cell }, les cartes ne tiendraient plus dans le carré de { $side } sur { $side }.
why-not-beside = Aucune carte n’a de côté commun avec la case { $cell }.

board-title = Cheese Rescue · carré de { $side } sur { $side }
board-placed = cartes posées : { $placed } sur { $cards }
board-over = la partie est finie
board-signs = D chien   C chat   M souris   { $shapes } fromage
board-sign-start = ✶ carte départ
board-sign-free = · libre
board-brackets = (entre parenthèses : retiré si la partie s’arrêtait là)
board-brackets-over = (entre parenthèses : retiré)
board-players = Joueurs
board-col-cheeses = fromages en main
board-col-animals = animaux
board-col-points = à l’abri
board-col-score = score
board-to-act = à jouer
board-won = victoire
board-unseen = Pioche : { $pile }. Pas encore vus, là ou dans d’autres mains : { $dogs } D, { $cats } C, { $mice } M.
board-hand = Votre main : { $cards }
board-how-to = Tapez une carte et une case, par exemple { $example } ; 1, 2 et 3 sont vos fromages.

# Manières de jouer que la maison propose.
preset-family = En famille
preset-family-about = Des robots doux, qui prennent leur temps.
preset-classic = Classique
preset-classic-about = Comme dans la règle, contre des robots qui savent jouer.
preset-expert = Expert
preset-expert-about = Les robots les plus forts, et une minute par coup.

# Ce dont la table peut convenir avant de jouer.
option-centre = Carte départ au centre
option-centre-about = La carte départ occupe le centre exact du carré, à deux ou à quatre. Sinon, le carré se place au fil des cartes, jusqu’à ce qu’elles en atteignent les bords.
option-first = Premier joueur
option-first-about = Qui pose la première carte.
option-first-none = au sort

# Ce qu’il y a dans la boîte.
part-dog = { $count ->
    [one] { $count } chien
   *[other] { $count } chiens
}
part-cat = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
}
part-mouse = { $count } souris
part-cheese = Par joueur, des fromages à { $values } points
part-start = Carte départ

# Pourquoi une table ne peut pas être mise ainsi.
bad-centre = À { $players ->
    [3] trois
   *[other] { $players }
}, il n’y a pas de carte départ : le centre ne se règle pas.

# Médailles.
medal-good-shepherd = Bonne garde
medal-good-shepherd-why = Avec ses propres chats, { $name } garde son fromage à l’abri des souris : { $points ->
    [one] { $points } point sauvé.
   *[other] { $points } points sauvés.
}
medal-hungriest-mouse = Souris affamée
medal-hungriest-mouse-why = { $name } pose une souris, et { $cheeses } fromages des adversaires disparaissent. Pas une miette.
medal-last-cheese = Dernier fromage debout
medal-last-cheese-why = Pour { $name }, un seul fromage a tout vu et tient encore : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
medal-friendly-fire = Tir ami
medal-friendly-fire-why = Les souris posées par { $name } ont trouvé son propre fromage : { $points ->
    [one] { $points } point bien nourrissant.
   *[other] { $points } points bien nourrissants.
}
badge-head-shepherd = Garde d’honneur
badge-head-shepherd-why = Trois fois la meilleure garde de ses propres fromages.

# L’entraîneur.
coach-eaten = Ce que les souris vous mangent en moyenne, en points : { $played } ; avec le meilleur choix, { $better }.
coach-feeds = Ce que les souris mangent aux autres en moyenne, en points : { $played } ; avec le meilleur choix, { $better }.
coach-score = En moyenne, vous finissez à { $played } et le meilleur des autres à { $rival_played } ; avec le meilleur choix, à { $better } et { $rival_better }.
coach-placed = En { $cell }, ce { $card } est mangé { $played } ; en { $there }, { $better }.
coach-placed-other = Le { $card } en { $cell } est mangé { $played } ; le { $other } en { $there }, { $better }.
coach-safe = Le { $card } en { $cell } est encore là à la fin { $odds }.
coach-own = Votre { $card } en { $cell } est mangé { $played } ; avec le meilleur choix, { $better }.
coach-other = Les souris mangent à { $who } le { $card } en { $cell } { $played } ; avec le meilleur choix, { $better }.
coach-close = Aucun fromage ne décide à lui seul : ce sont de petites différences qui s’ajoutent.
situation-cheese = Poser du fromage
situation-animal = Poser des animaux
situation-last-cards = Les trois dernières cartes
