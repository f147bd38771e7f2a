# Les mots dont tous les jeux ont besoin.
list-nobody = personne
list-and = { $some } et { $last }
you = vous
bot = robot

# Pourquoi un robot a joué ainsi.
why-random = au hasard
why-looked-best = c’était le meilleur coup à court terme
why-futures =
    { $futures ->
        [one] a imaginé { $futures } suite possible
       *[other] a imaginé { $futures } suites possibles
    } et a préféré ce coup

# Ce qu’on peut choisir.
list-or = { $some } ou { $last }
yes = oui
no = non

# Pourquoi une table ne peut pas être mise ainsi. La dernière est pour les programmes.
unknown-game = Il n’y a pas de jeu « { $game } » sur l’étagère. Il y a : { $games }.
unknown-bot = Aucun robot « { $name } » ne joue à { $game }. Il y a : { $known }.
broken-bot = Le robot « { $name } », venu d’un autre paquet, ne peut pas être chargé : { $why }
cheater-elsewhere = Le tricheur voit ce qui est caché : il ne joue que dans l’arène.
bad-players = { $game } se joue à { $counts } joueurs, pas à { $players }.
bad-first = Le premier joueur se choisit entre 1 et { $players }.
unknown-option = { $game } n’a pas de réglage « { $option } ». Il y a : { $options }.
bad-option-choice = Réglage « { $option } » : « { $value } » n’est pas un choix possible. Choisissez { $choices }.
bad-option-flag = Réglage « { $option } » : « { $value } » n’est pas un choix possible. Répondez oui ou non.
bad-option-range = Réglage « { $option } » : « { $value } » ne convient pas. Il faut un nombre entier, de { $least } à { $most }.
bad-option-number = Réglage « { $option } » : « { $value } » ne convient pas. Il faut un nombre entier.
bad-option-seat = Réglage « { $option } » : « { $value } » ne convient pas. Il faut des numéros de joueurs, comptés à partir de 1.
bad-option-text = Réglage « { $option } » : « { $value } » ne convient pas. Il faut un texte.
bad-call = { $why }

# Ce que le système dit d’un fichier.
errno-enoent = il n’existe pas
errno-eacces = l’accès est refusé
errno-eperm = l’accès est refusé
errno-eisdir = c’est un dossier
errno-enotdir = une partie du chemin est un fichier, pas un dossier
errno-enospc = le disque est plein
errno-erofs = le disque est en lecture seule
errno-enametoolong = le nom est trop long

# Ce qui ne va pas dans un journal.
journal-format = Ce journal est au format { $found } ; ce programme lit le format { $known }.
journal-heading-changed = L’en-tête de ce journal n’est plus tel qu’il a été écrit. Quelqu’un l’a-t-il modifié ?
journal-entry-changed = La ligne { $entry } n’est plus telle qu’elle a été écrite. Quelqu’un l’a-t-il modifiée, ou a-t-il effacé une ligne plus haut ?
journal-not-text = Ce n’est pas un journal : ce n’est même pas du texte.
journal-other = Ce n’est pas un journal de Fromagerie.
journal-heading-damaged = L’en-tête de ce journal est abîmé : { $why }
journal-entry-damaged = La ligne { $entry } de ce journal est abîmée : { $why }.
journal-breaks-off = Ce journal s’arrête après la ligne { $entry } : la fin manque.
journal-empty = Ce journal n’a aucune ligne, pas même la donne.
journal-illegal = Ligne { $entry } : le joueur { $seat } ne peut pas y jouer « { $move } ». { $why }
journal-no-such-seat = Il y a { $seats } joueurs.
journal-no-such-move = Ce coup n’existe pas dans { $game }.
journal-by-the-rules = { $sentence } (règle { $clause })
journal-entry-wrong = Ligne { $entry } : { $why }.
journal-of-another-game = C’est un journal de { $found }, pas de { $game }.
journal-other-rules = Cette partie suivait la version { $found } des règles de { $game } ; ce programme en est à la version { $known } et la raconterait de travers.
journal-other-box = Cette partie s’est jouée avec une autre boîte ({ $found }, pas { $known }) : donnez son box.toml avec --box.
entry-deal = un journal commence par la donne et n’en contient qu’une
entry-drawn = rien ne se tire quand on reprend un coup ou qu’on parle
entry-undo =
    { $actions ->
        [one] { $actions } coup y est repris
       *[other] { $actions } coups y sont repris
    } alors qu’il y en a { $standing }
entry-say = « { $claim } » ne peut pas s’y annoncer

# Ce qui ne va pas dans le hasard.
luck-untold = Ce journal ne donne pas les graines de son hasard : il n’y a rien à vérifier.
luck-seeds = Il y a { $seeds } graines de joueurs pour { $players } joueurs.
luck-since = Le hasard donné commence à la ligne { $entry }, alors qu’il y a { $entries } lignes.
luck-unexpected = Ligne { $entry } : un tirage y figure que les règles n’ont pas demandé.
luck-after-end = Ligne { $entry } : on y tire quelque chose alors que la partie est finie et son secret connu.
luck-drawn = Ligne { $entry } : les graines donnent { $expected } pour le tirage « { $what } », pas ce qui est écrit.
luck-told = Ligne { $entry } : le tirage « { $what } » est donné autrement, ou n’est pas à sa place.
luck-order = Les sceaux des manches ne sont pas dans l’ordre, un par manche.
luck-seed-promised = La graine de la manche { $round } n’est pas celle qui était promise avant elle.
luck-secret-promised = Le secret de cette partie n’est pas celui qui était promis au début.
luck-seed-made = La graine de la manche { $round } ne vient pas du secret de cette partie.
luck-digits = Une graine a { $digits } chiffres de 0 à f ; « { $found } » n’en est pas une.
luck-secret-early = Le secret de cette partie est révélé alors que la partie n’est pas finie.
luck-seed-early = La graine de la manche { $round } est révélée alors que cette manche n’est pas finie.

# Médailles que tout jeu peut donner.
medal-comeback = La remontée
medal-comeback-why = { $name } ferme la marche avec { $behind } de retard, et gagne quand même.
medal-photo-finish = Photo-finish
medal-photo-finish-why = { $name } { $mine }, { $other } { $theirs } : apportez une loupe.
medal-quickest-hand = Main la plus vive
medal-quickest-hand-why = D’habitude, { $name } joue en { NUMBER($seconds, maximumFractionDigits: 1) } s. Personne ne fait mieux.
medal-deep-thinker = Mûre réflexion
medal-deep-thinker-why = { $name } laisse mûrir un coup pendant { $seconds } s.
medal-good-company = Bonne compagnie
medal-good-company-why = Avec { $name }, la table est plus gaie.
medal-by-the-book = Dans les règles
medal-by-the-book-why = { $name } joue, et aucun livret de règles n’a souffert.
medal-table-manners = Bonnes manières
medal-table-manners-why = À notre connaissance, { $name } n’a pas mis les coudes dans le fromage.
medal-last-crumb = Jusqu’à la dernière miette
medal-last-crumb-why = { $name } garde sa place au chaud jusqu’au dernier coup.
medal-patience = Patience d’affinage
medal-patience-why = Un bon fromage prend son temps, et { $name } le lui laisse.
medal-appetite = Bel appétit
medal-appetite-why = Tant de fromage sur la table, et { $name } a encore faim.
medal-to-be-continued = À suivre
medal-to-be-continued-why = On retrouve { $name } au prochain chapitre.
medal-soft-heart = Cœur tendre
medal-soft-heart-why = Croûte ferme, cœur tendre : c’est tout { $name }.

# Dans les raisons de l’entraîneur : dans combien de cas, puis dans combien avec un autre choix.
coach-odds = { $n ->
    [100] dans tous les cas
   *[other] dans { $n } cas sur 100
}
coach-odds-then = { $n ->
    [0] dans aucun
    [100] dans tous les cas
   *[other] dans { $n } sur 100
}
