# Ce que dit la ligne de commande. Seules play, replay, verify, rules et games parlent français ; les autres s’adressent à
# qui mesure, invente ou tient un serveur.
complaint = fromagerie : { $why }
interrupted = fromagerie : interruption
reviewing = analyse pour { $who }
mouse = Souris

# L’aide.
help-usage = usage :
help-positional = arguments{ "\u00A0" }
help-options = options{ "\u00A0" }
help-commands = commandes{ "\u00A0" }
metavar-command = COMMANDE
metavar-file = FICHIER
metavar-game = JEU
metavar-name = NOM
metavar-about = QUOI
help-help = afficher cette aide
help-version = afficher la version
help-top = Cinq jeux de fromage à jouer, à revoir, à mesurer.
help-epilog = Sans commande, ouvre la maison et un navigateur : des tables pour les amis et les robots.
help-play = jouer dans le terminal, contre des robots et entre amis
help-simulate = faire jouer des robots et compter qui gagne (en anglais)
help-arena = robots contre robots : qui joue mieux, et est-ce bien sûr ? (en anglais)
help-lab = pour qui invente : ce que change une règle ou une carte (en anglais)
help-serve = ouvrir la maison : des tables pour les amis et les robots, sur le web
help-backup = copier toutes les tables dans un fichier, sans arrêter le serveur
help-restore = remettre une copie en place, serveur arrêté
help-push-keys = créer les clés pour prévenir les gens que c’est à eux de jouer (Web Push)
help-replay = raconter une partie enregistrée
help-review = la part de la chance et celle du jeu dans une partie gardée
help-review-seat = pour ce joueur (à partir de 1) ; sinon pour chaque personne à la table
help-review-truth = avec la courbe toutes cartes visibles
help-review-steps = avec le tableau de toutes les étapes
help-verify = vérifier que le hasard d’une partie est bien celui qui était promis
help-rules = lire les règles d’un jeu
help-games = voir les jeux, et les réglages de chacun
help-new-game = préparer le dossier d’un nouveau jeu (en anglais)
help-game = le jeu (voir : fromagerie games)
help-which-game = le jeu
help-options-of = le jeu dont on veut les réglages
help-players = nombre de joueurs, robots compris
help-seat = quel joueur vous êtes, à partir de 1 ; à plusieurs, on partage l’écran
help-name = le nom de chaque personne devant l’écran
help-bots = les robots des autres places (par défaut : { $usual }, s’il y en a un)
help-explain = les robots expliquent leurs coups
help-mute = les robots n’affirment rien, dans un jeu où l’on parle
help-resume = reprendre la partie interrompue, ou FICHIER
help-mode = raccourci pour --option mode=MODE
help-option = un réglage du jeu (voir : fromagerie games JEU) ; les joueurs se comptent à partir de 1
help-seed = une même graine donne les mêmes cartes
help-lang = langue (par défaut ici : { $language })
help-box = votre propre box.toml à la place de celui du jeu
help-file = une partie enregistrée
help-luck-file = une partie enregistrée, avec son hasard
help-json = donner le résultat en JSON
help-eyes = ce qu’a vu ce joueur (à partir de 1) ; sinon, tout est dit
help-to = s’arrêter après N lignes
help-about = une règle (3.3), un chapitre (3) ou un mot

# Ce qui est mal tapé.
usage-missing = Il manque quelque chose : { $what } (voir { $command } --help).
usage-unknown = Ceci n’est pas compris : { $what } (voir { $command } --help).
usage-ambiguous = { $what } peut vouloir dire { $choices } (voir { $command } --help).
usage-command = Il n’y a pas de commande « { $what } ». Il y a : { $choices } (voir { $command } --help).
usage-choice = { $where } : « { $what } » n’est pas un choix possible ; choisissez parmi { $choices } (voir { $command } --help).
usage-number = { $where } : il faut un nombre, pas « { $what } » (voir { $command } --help).
usage-no-value = { $where } : il manque la valeur (voir { $command } --help).
usage-no-value-wanted = { $where } s’écrit sans valeur, pas avec « { $what } » (voir { $command } --help).
usage-not-both = { $where } et { $what } ne vont pas ensemble (voir { $command } --help).
usage-other = { $what } (voir { $command } --help).

# Ce qui ne peut pas se faire.
which-game = À quel jeu jouez-vous ? Il y a : { $games }.
bad-seed = Une graine est un nombre à partir de 0, pas { $seed }.
bad-seat = Les joueurs sont numérotés de 1 à { $players } ; il n’y a pas de joueur « { $typed } ».
bad-pair = Un réglage s’écrit nom=valeur, pas « { $typed } ».
seat-twice = À chacun sa place : « { $seats } » cite deux fois la même.
too-many-names = Il y a { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} devant cet écran (voir --seat).
finished-game = La partie { $file } est finie. Pour la revoir : fromagerie replay { $file }
no-such-entry = Ce journal a les lignes 1 à { $entries } ; il n’y a pas de ligne { $asked }.
no-file = { $file } n’est pas un fichier lisible.
no-such-rule = Aucune règle ne parle de « { $wanted } ».
bad-box = Cette boîte ne convient pas (détail en anglais) : { $why }
