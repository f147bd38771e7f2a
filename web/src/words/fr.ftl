# La page en français.
language = Langue
home-title = Entrez, asseyez-vous, prenez du fromage
home-lead = Cinq jeux entre amis ou avec des robots. Pas de compte : choisissez un jeu, envoyez le lien, jouez.
shelf = À quoi voulez-vous jouer ?
players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
players-between = { $least } à { $most } joueurs
minutes = { $n } min
about-cheez-tricks = Faites des plis, mais gare aux chats que votre fromage attire.
about-cheese-rescue = Formez le carré et sauvez vos fromages des souris.
about-drole-de-fromage = Poussez le fromage hors du plateau de votre côté, vers compris.
about-cheese-master = Lisez les dés, comptez les fromages, soyez rapide.
about-cheese-mafia = Complotez, bluffez et démasquez les autres au bon moment.
new-table = Une table de { $game }
how-many = Combien de joueurs ?
more-options = Options
clock = Pendule
clock-off = Sans pendule
clock-relaxed = Pendule tranquille
clock-brisk = Pendule vive
make-public = Montrer la table à tout le monde
public-about = Sinon, seuls la trouvent ceux qui ont le lien ou le code.
set-the-table = Dresser la table
join-title = Rejoindre des amis
code = Code de la table
join = Rejoindre
my-tables = Mes tables
no-tables-of-mine = Aucune pour l’instant.
public-tables = Tables publiques
no-public-tables = Aucune en ce moment.
free-seats = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
privacy = Un cookie retient vos places et vos scores, ce navigateur votre nom. Rien d’autre n’est gardé sur vous.
forget-me = Oubliez-moi
forget-sure = M’oublier vraiment : places, noms, paroles
forgotten = C’est oublié.
cancel = Annuler
no-server = La maison ne répond pas. Réessayez dans un instant.
no-such-code = Aucune table n’a le code { $code }.
looking-for-table = On cherche la table…
go-home = Vers l’entrée
one-moment = Un instant…
by-default = comme d’habitude
guest = Invité

replay = Revoir la partie
rules = Règles
rules-of = Règles : { $game }
search-rules = Chercher dans les règles
rules-found =
    { $n ->
        [0] Rien de tel dans les règles.
        [one] Une règle trouvée.
       *[other] { $n } règles trouvées.
    }
rules-table = Tableau
learn = Apprendre
learn-of = Apprendre : { $game }
lesson = Leçon
lesson-of = Leçon : { $game }
replay-of = Rediffusion : { $game }
lesson-progress = Où vous en êtes
lesson-your-move = À vous : { $move }
lesson-other = « { $tried } » serait permis, mais dans cette leçon essayons plutôt : { $meant }
lesson-next = Suite
lesson-back = Retour
picture = { $n } sur { $of }
eyes = Vu par les yeux de
eyes-of-watcher = un spectateur
link-to-moment = Copier le lien de ce moment
replay-controls = Regarder la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
speed-slow = lent
speed-usual = normal
speed-fast = rapide
next-moment = Moment suivant
past-moment = Moment before
daily = Donne du jour
daily-about = La même donne pour tous, contre les mêmes robots, une fois par jour. On s’y frotte ? Elle se joue en confiance : rien n’empêche de recommencer dans un autre navigateur.
daily-of = donne du { $day }
daily-play = Jouer
daily-go-on = Continuer
daily-look = Revoir
daily-play-of = { $what } : { $game }, donne du jour
daily-played =
    { $n ->
        [0] personne ne l’a encore finie
        [one] une personne l’a finie
       *[other] { $n } personnes l’ont finie
    }
daily-score = { $n } points, { $place }ᵉ sur { $of }
daily-winners =
    { $n ->
        [0] personne n’a battu les robots
        [one] une personne a battu les robots
       *[other] { $n } personnes ont battu les robots
    }
daily-scores = Les points de chacun
fork-title = Continuer à partir d’ici
fork-about = Une nouvelle table, telle qu’elle était après l’entrée { $n }, avec des robots aux autres places.
fork-seat = À quelle place jouez-vous ?
fork = Jouer à partir d’ici
bots = Robots
download-journal = Télécharger le journal

connecting = Connexion…
reconnecting = La ligne est coupée. Reconnexion…
no-such-table = Cette table n’existe pas, ou plus.
shut-out = Cette table n’est pas accessible d’ici.
code-is = code { $code }
watchers = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
phase-gathering = On s’installe
phase-playing = On joue
phase-paused = En pause
phase-over = Terminée

board = La table
grid = Le plateau
details = En détail
your-moves = Vos coups
first-choose = D’abord, choisissez
tap-a-cell = Touchez une case du plateau, ou choisissez ici
filter = Chercher
seat = Place { $n }

prompt = Où en est-on ?
close = Fermer
rule = règle { $clause }
vote = { $what ->
    [undo] { $who } voudrait reprendre un coup. D’accord ?
    [pause] { $who } voudrait faire une pause. D’accord ?
    [sit] { $who } voudrait s’asseoir et jouer la main d’un robot. D’accord ?
   *[end] { $who } voudrait arrêter la partie ici, sans vainqueur ; si tous disent oui, les mains se voient dans la rediffusion. D’accord ?
}
yes = Oui
no = Non
waiting-for = On attend { $who }
seats-free = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
are-you-ready = Tout le monde est là. Prêt ?
ready = Je suis prêt
not-ready = Pas encore
choose-a-seat = Choisissez une place, ou regardez.
table-is-full = Toutes les places sont prises : vous regardez.
paused = La partie est en pause.
resting = Tout le monde est parti : la table se repose, et la partie reprendra dès que quelqu’un reviendra.
resume = Continuer
over = La partie est terminée.
bot-plays-for-you = Un robot joue pour vous.
bot-holds-your-seat = Un robot garde votre place.
take-back = Reprendre ma place
your-turn = À vous
seconds-left = encore { $n } s
seconds = { $n } s
undo = Reprendre mon coup
ask-undo = Demander à reprendre
shown = Repris, mais vu : { $what }

seats = Places
your-name = Votre nom
your-name-hint = Comment vous appeler ?
name-needed = Écrivez d’abord votre nom.
free-seat = Libre
you = vous
host = hôte
bot = robot
bot-sits-in = un robot remplace
away = absent
muted = silencieux
is-ready = prêt
bank = { $n } s en réserve
sit-here = S’asseoir ici
take-seat = Prendre cette place
bot-in-seat = Robot à la place { $n }
no-bot = pas de robot
replace = Laisser jouer un robot
seat-menu = Plus sur { $who }
stand-up = Se lever
hand-over = Nommer hôte
mute-for-all = Faire taire pour tous
unmute-for-all = Laisser parler
mute-for-me = Ne plus lire
unmute-for-me = Lire à nouveau
kick = Prier de partir
fill-with-bots = Des robots à toutes les places libres

log = Ce qui s’est passé
older = { $n } lignes plus anciennes
chat = Discussion
chat-watchers = Discussion entre spectateurs
say-something = Dites quelque chose
say = Dire
phrases = Phrases toutes faites
claims = Annonces
claims-about = Dites quelque chose de vos cartes. Ce n’est pas forcément vrai.
claim-choose = Que prétendez-vous ?
claim = L’annoncer

invite = Inviter
invite-about = Envoyez le lien, montrez l’image ou dites le code :
qr = Code QR du lien vers cette table
link = Lien vers cette table
copy = Copier
copied = Copié
setup = Comment on joue
game = Jeu
leavers = Quand quelqu’un s’en va
leavers-bot = un robot le remplace
leavers-wait = la table attend
is-public = publique
is-private = privée
host-decides = C’est l’hôte qui décide.
table-menu = Table
propose-pause = Une pause ?
propose-end = Arrêter la partie ?
bug-report = Enregistrer un rapport d’erreur
bug-report-about = Le rapport est un fichier avec ce que vous voyez ici. Il n’est envoyé à personne.
luck = Chance scellée
luck-about = La chance de chaque manche est fixée et scellée avant qu’elle commence. Une fois la graine connue, chacun peut vérifier.
luck-round = Manche { $n }
luck-entry = entrée { $n }
luck-check = Vérifier la chance de cette partie
luck-well = { $kept ->
    [yes] Tout est en ordre : { $n } tirages, comme on vous l’avait promis avant.
   *[other] Tout est en ordre : { $n } tirages conformes aux sceaux. Vous n’étiez pas là pour recevoir de promesse.
}
luck-wrong = Quelque chose ne va pas : { $what }.
luck-what-table = la chance d’une autre partie
luck-what-pledge = la promesse n’est pas celle qu’on vous a montrée
luck-what-commitment = un sceau n’est pas celui qu’on vous a montré
luck-what-players-seed = la graine d’un joueur n’est pas celle qu’il a donnée
luck-what-seals = les sceaux ne sont pas donnés dans l’ordre
luck-what-seed = une graine ne correspond pas à son sceau
luck-what-secret = le secret ne correspond pas à la promesse
luck-what-entry = le journal n’est pas tel qu’il a été écrit
luck-what-order = un tirage n’est pas de sa manche
luck-what-from = un tirage a été fait parmi autre chose que le contenu de la boîte
luck-what-draw = un tirage ne découle pas des graines, ou a été joué autrement
luck-waiting = { $n ->
    [one] Un tirage reste scellé
   *[other] { $n } tirages restent scellés
} : leur manche n’a pas été jouée jusqu’au bout.
luck-doubt = Non vérifié. { $why } « fromagerie verify » peut en dire plus, avec le journal. { $n ->
    [0] Aucun tirage n’a été trouvé conforme.
    [one] Un tirage a été trouvé conforme.
   *[other] { $n } tirages ont été trouvés conformes.
}
luck-doubt-since = La partie en continue une autre, dont la chance n’est pas donnée ici.
luck-doubt-seed = La graine d’une manche n’a pas été révélée.
luck-doubt-secret = Le secret de la partie n’a pas été révélé.
luck-doubt-untold = Des tirages ne sont pas donnés.
luck-doubt-nothing = Il n’y avait rien à vérifier.
luck-doubt-no-luck = Cette partie ne dit rien de sa chance.
luck-doubt-box = Cette page ne connaît pas le contenu de la boîte de ce jeu.
luck-doubt-unreadable = Cette page ne sait pas lire le journal.
luck-alarm = La chance de cette table n’est pas celle qui vous a été promise.
luck-alarm-pledge = Partie { $game } : la promesse a été échangée.
luck-alarm-commitment = Partie { $game } : le sceau de la manche { $n } a été échangé.
luck-alarm-game = Partie { $game } : une autre partie a été mise à sa place.
luck-alarm-then = Qui tient ce serveur a pu choisir les cartes. Enregistrez un rapport d’erreur depuis le menu de la table : il contient ce qui vous a d’abord été promis.
luck-unable = Un navigateur ne peut le vérifier qu’en https ou sur la machine du serveur ; « fromagerie verify » le peut partout, avec le journal.
pledge = Promesse
commitment = Sceau
seed = Graine
still-sealed = encore scellée
timing = Qui a été rapide
timing-about = Compté dès que les dés sont vus ; la tolérance compense les lignes lentes.
who = Qui
move = Coup
after-the-dice = Après les dés
allowance = Tolérance

ended-without-winner = Arrêtée sans vainqueur
nobody-won = Personne n’a gagné
won = { $n ->
    [one] { $who } gagne !
   *[other] Victoire partagée : { $who }
}
winner = gagne
rematch = Revanche
another-wanted = { $who } voudrait une autre partie.
other-wanted = { $who } voudrait jouer à { $game } ensuite.
also-in = Partants : { $who }
another-game = Un autre jeu…
open-replay = Ouvrir à tous
close-replay = Réserver aux joueurs
replay-is-open = Tous ceux qui ont le lien peuvent revoir la partie.
replay-is-closed = Seuls ceux qui étaient à table peuvent revoir la partie.
missed = { $n ->
    [one] Une chose s’est passée depuis
   *[other] { $n } choses se sont passées depuis
}

# Ce qu’on voit sur une table.
view-turn = Tour
view-first = Premier
view-round = Manche
view-rounds = Manches
view-game = Partie
view-games = Parties
view-tricks-a-round = Plis par manche
view-trump = Atout
view-cats = Chats
view-cats-used = Chats déjà vus
view-hand = Votre main
view-hand-sizes = Cartes
view-trick = Pli en cours
view-tricks = Plis
view-won = Gagnées, visibles
view-voids = N’a pas de
view-sheet = Points jusqu’ici
view-totals = Total
view-winners = Vainqueurs
view-captured = Capturés
view-side = Côté
view-to-place = À poser
view-cheeses = Fromages en main
view-pile = Pioche
view-unseen = Chiens, chats, souris pas encore vus
view-removed = Seraient retirées
view-points = Points
view-cheeses-left = Fromages restants
view-worth = Valeur d’une grande, moyenne, petite pièce
view-worms = Véreuses de chaque taille
view-sides = Côté
view-ages = Du plus jeune au plus vieux
view-turns = Tours
view-faces = Dés
view-steps-left = Pas restants
view-bonus = Bonus
view-harvest = Récolte
view-gone = Perdues
view-good = Bonnes, vous le savez
view-wormy = Véreuses, vous le savez
view-wins = Parties gagnées
view-playing = En jeu
view-living = Encore en jeu
view-before = Avant
view-phase = Phase
view-roll = Lancer
view-dice = Dés
view-plates = Assiette
view-covered = Couvertes
view-wheels = Meules
view-cheese = Fromages
view-gangsters = Gangsters
view-question = Question
view-known = Vous connaissez
view-known-of-mine = Connaît de vous
view-known-to-all = Connues de tous
view-may-know = Peut connaître, au plus
view-shown = A montré
view-revealed = Dernière révélation
view-discard = Défausse
view-clockwise = Sens horaire
view-last-round = Dernière manche
view-extra-turns = Tours en plus
view-card = Carte
view-user = Utilisée par
view-target = Cible
view-left = Reste
view-way = Sens
view-chosen = Vous avez choisi
view-indic = Indic
view-name = Nom
view-colour = Couleur
view-face = Face
view-id = Code
view-family = Famille
view-exactly = Exactement
view-fewest = Le moins de
view-domestic = Domestique
view-most = Le plus de
view-seat = Place
view-players = Joueurs
inner-trick = Pli

# Ce que disent dés, cartes et moments.
value-rolling = lancer
value-racing = la course
value-naming = qui lance ?
value-over = terminé
value-yellow = jaune
value-orange = orange
value-yellow-1 = jaune 1
value-yellow-2 = jaune 2
value-yellow-3 = jaune 3
value-cheese-1 = 1 fromage
value-cheese-2 = 2 fromages
value-cheese-3 = 3 fromages
value-mouse-1 = 1 souris
value-mouse-2 = 2 souris
value-cat = chat
value-dog = chien
value-king = roi
value-innkeeper = aubergiste
value-white = blanc
value-black = noir
value-grey = gris
value-siamese = siamois
value-tricks = plis
value-tuxedo = bicolore
value-left = à gauche
value-right = à droite
value-pass = passer une carte
value-turn = comploter ou démasquer
value-play = jouer une carte
value-use = utiliser l’effet
value-answer = riposter
value-thin = se défaire d’une carte
value-pass-round = passer une carte
value-discard = défausser
value-give = donner
value-swap = échanger
value-show = montrer
value-pay = payer

settings = Réglages
motion = Animations
motion-off = aucune
motion-fast = rapides
motion-calm = calmes
setting-sound = Sons
setting-notify = Me prévenir quand c’est mon tour et que la page est cachée
notify-refused = Ce navigateur n’autorise pas les notifications d’ici.
setting-confirm = Demander avant de jouer un coup
setting-contrast = Contraste renforcé
setting-large = Cartes plus grandes
setting-memory = Aide-mémoire : afficher les cartes que je connais déjà
confirm-move = Confirmer le coup
play-now = Jouer tout de suite
play-now-of = Jouer tout de suite : { $game }
with-friends = Entre amis
with-friends-of = Entre amis : { $game }

# Une autre boîte
own-box = Une autre boîte
own-box-about = Un fichier box.toml : d’autres cartes, d’autres dés, d’autres nombres. Toute la table peut regarder dedans.
own-box-name = Son nom
plays-with-box = On joue avec une autre boîte : { $name }
box-is = boîte : { $name }
