# La page en français.
clock = Temps
clock-off = Sans limite de temps
clock-relaxed = Temps large
clock-brisk = Temps court
clock-half-day = 12 heures par coup
clock-day = Un jour par coup
clock-three-days = 3 jours par coup
quick-table = Trouver une table
quick-about = Jouez avec qui se trouve dans la maison. Si personne n’attend encore, vous ouvrez la table.
quick-waiting = { $n ->
    [one] { $n } personne attend quelqu’un pour jouer.
   *[other] { $n } personnes attendent quelqu’un pour jouer.
}
quick-people = { $n ->
    [one] { $n } en attente
   *[other] { $n } en attente
}
bell = Sonner quand quelqu’un attend
bell-rings = Quelqu’un attend une partie
circles = Rejouer avec
circle-title = Un lien qui reste
circle-about = Envoyez-le une fois : il mènera toujours là où vous jouez. Qui l’a peut s’asseoir avec vous.
circle-what = Comment vous appelez-vous ?
circle-name = Notre table
circle-make = Créer le lien
circle-renew = Nouveau lien, l’ancien ne marche plus
circle-delete = Supprimer ce lien
tell-me-ask = Vous prévenir à votre tour ?
tell-me = Prévenez-moi
tell-me-on = On vous préviendra quand c’est à vous, jamais la nuit.
tell-me-off = Cette maison n’envoie pas de notifications.
no-notices = Ce navigateur bloque les notifications. Vous pouvez les autoriser dans ses réglages.
needs-https = Il faut une adresse sécurisée (https). Parlez-en à qui tient la maison.
slow-waiting = Encore { $left } pour { $who }
slow-waiting-several = Encore { $left } pour jouer
make-public = Table publique
public-about = Sinon, il faut le lien ou le code pour la trouver.
by-default = par défaut

replay = Revoir la partie
search-rules = Chercher dans les règles
rules-found =
    { $n ->
        [0] Les règles n’en disent rien.
        [one] { $n } règle trouvée.
       *[other] { $n } règles trouvées.
    }
rules-table = Tableau
lesson = Leçon
lesson-of = Leçon : { $game }
replay-of = Revoir : { $game }
lesson-progress = Votre progression
lesson-your-move = À vous : { $move }
lesson-other = « { $tried } » est permis, mais pour cette leçon, essayez plutôt : { $meant }
lesson-next = Suivant
lesson-back = Retour
picture = { $n } sur { $of }
eyes = Vu par
eyes-of-watcher = le public
link-to-moment = Copier ce moment
replay-controls = Lecture de la partie
replay-first = Au début
replay-back = Coup précédent
replay-on = Coup suivant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
speed-slow = lente
speed-usual = normale
speed-fast = rapide
next-moment = Moment fort suivant
past-moment = Moment fort précédent
daily-of = défi du { $day }
daily-winners =
    { $n ->
        [0] personne n’a battu les robots
        [one] une personne a battu les robots
       *[other] { $n } personnes ont battu les robots
    }
daily-scores = Tous les scores
daily-star = Le défi vedette
daily-more-short = Plus
fork-title = Continuer à partir d’ici
fork-about = Une nouvelle table reprend la partie après le coup { $n }, avec des robots aux autres places.
fork-seat = Quelle place prenez-vous ?
fork = Jouer à partir d’ici
bots = Robots
save-game = Enregistrer la partie
save-game-tip = Un fichier avec tous les coups, pour revoir la partie ou en vérifier le hasard hors ligne.

connecting = Connexion…
reconnecting = Connexion perdue. Reconnexion…
no-such-table = Cette table a été débarrassée.
shut-out = Cette table n’est pas accessible d’ici.
code-is = code { $code }
watchers = { $n ->
    [one] { $n } personne dans le public
   *[other] { $n } personnes dans le public
}

board = La table
grid = Le plateau
details = Détails
your-moves = Vos coups
first-choose = D’abord, choisissez
tap-a-cell = Touchez une case du plateau, ou choisissez ici
filter = Chercher
seat = Joueur { $n }

prompt = Où en est-on ?
rule = règle { $clause }
vote = { $what ->
    [undo] { $who } voudrait reprendre un coup.
    [pause] { $who } voudrait faire une pause.
    [sit] { $who } voudrait prendre la place d’un robot.
   *[end] { $who } voudrait arrêter la partie ici, sans vainqueur ; si tout le monde dit oui, on pourra revoir la partie avec toutes les mains.
}
yes = D’accord
no = Non
choose-a-seat = Choisissez une place, ou restez dans le public.
paused = En pause. Reprenez quand vous voulez.
resting = Il n’y a plus personne à table : la partie reprendra dès que quelqu’un reviendra.
resume = Reprendre
over = La partie est terminée.
bot-plays-for-you = Un robot a joué à votre place.
bot-holds-your-seat = Un robot garde votre place.
take-back = Reprendre ma place
seconds-left = encore { $n } s
seconds = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
milliseconds = { $n } ms
undo = Reprendre mon coup
ask-undo = Demander à reprendre
shown = Coup repris, mais on a vu : { $what }

seats = Places
free-seat = Place libre
you = vous
host = hôte
bot = robot
bot-sits-in = remplaçant
away = hors ligne
muted = en sourdine
bank = réserve { $n } s
sit-here = S’asseoir
take-seat = Prendre cette place
bot-in-seat = Robot à la place { $n }
replace = Confier à un robot
seat-menu = Options pour { $who }
stand-up = Quitter ma place
hand-over = Confier la table
mute-for-all = Mettre en sourdine
unmute-for-all = Rendre la parole
mute-for-me = Masquer ses messages
unmute-for-me = Afficher ses messages
kick = Faire quitter la table

log = Déroulement
older = { $n ->
    [one] { $n } ligne plus ancienne
   *[other] { $n } lignes plus anciennes
}
said-by = { $who } :
chat = Discussion
chat-watchers = Discussion du public
say-something = Votre message…
say = Envoyer
phrases = Messages rapides
claims = Annonces
claims-about = Annoncez quelque chose sur vos cartes. Rien ne vous oblige à dire vrai.
claim-choose = Qu’annoncez-vous ?
claim = Annoncer

invite = Inviter
qr = Code QR du lien vers cette table
link = Lien vers cette table
copy = Copier
copied = Copié
setup = Réglages de la table
game = Jeu
option-is = { $option } : { $value }
leavers = Si quelqu’un s’en va
leavers-bot = un robot prend la place
leavers-wait = la table attend
is-public = table publique
is-private = table privée
table-menu = Table
propose-pause = Une pause ?
propose-end = Arrêter la partie ?
bug-report = Rapport d’erreur
bug-report-about = Le rapport d’erreur est un fichier avec ce que vous voyez ici. Il n’est envoyé à personne.
luck = Hasard vérifiable
luck-about = Le hasard de chaque manche est fixé et scellé avant qu’elle commence. Une fois la graine révélée, tout le monde peut vérifier.
luck-round = Manche { $n }
luck-at-round = manche { $n }
luck-at-entry = ligne { $n } du journal
luck-at-seat = joueur { $n }
luck-check = Vérifier le hasard
luck-well = Tout est en ordre : { $n ->
    [one] { $n } tirage, conforme
   *[other] { $n } tirages, conformes
} { $kept ->
    [yes] à la promesse reçue.
   *[other] aux sceaux (vous n’étiez pas là pour recevoir la promesse).
}
luck-wrong = Quelque chose ne va pas : { $what }.
luck-what-table = ce hasard est celui d’une autre partie
luck-what-pledge = la promesse n’est pas celle que vous avez reçue
luck-what-commitment = un sceau n’est pas celui que vous avez reçu
luck-what-players-seed = la graine d’un joueur n’est pas celle qu’il a donnée
luck-what-seals = la suite des sceaux n’est pas dans l’ordre
luck-what-seed = une graine ne correspond pas à son sceau
luck-what-secret = le secret ne correspond pas à la promesse
luck-what-entry = le journal n’est pas tel qu’il a été écrit
luck-what-order = un tirage n’est pas de sa manche
luck-what-from = un tirage ne vient pas du contenu de la boîte
luck-what-draw = un tirage ne découle pas des graines, ou n’a pas été joué tel quel
luck-waiting = { $n ->
    [one] { $n } tirage reste scellé : sa manche n’a pas été jouée jusqu’au bout.
   *[other] { $n } tirages restent scellés : leur manche n’a pas été jouée jusqu’au bout.
}
luck-doubt = Non vérifié. { $why } « fromagerie verify » peut en dire plus, avec le fichier de la partie. { $n ->
    [0] Aucun tirage n’a pu être vérifié.
    [one] { $n } tirage est conforme.
   *[other] { $n } tirages sont conformes.
}
luck-doubt-since = La partie en continue une autre, dont le hasard n’est pas donné ici.
luck-doubt-seed = La graine d’une manche n’a pas été révélée.
luck-doubt-secret = Le secret de la partie n’a pas été révélé.
luck-doubt-untold = Certains tirages ne sont pas donnés.
luck-doubt-nothing = Il n’y avait rien à vérifier.
luck-doubt-no-luck = Cette partie n’a pas gardé trace de son hasard.
luck-doubt-box = Cette page ne connaît pas le contenu de la boîte de ce jeu.
luck-doubt-unreadable = Cette page ne sait pas lire le fichier de la partie.
luck-alarm = Le hasard de cette table n’est pas celui qu’on vous avait promis.
luck-alarm-pledge = Partie { $game } : la promesse a été remplacée.
luck-alarm-commitment = Partie { $game } : le sceau de la manche { $n } a été remplacé.
luck-alarm-game = Partie { $game } : une autre partie a été mise à sa place.
luck-alarm-then = La personne qui gère ce serveur a pu choisir les cartes. Enregistrez un rapport d’erreur depuis le menu « Table » : il contient la première promesse reçue.
luck-unable = La vérification demande https, ou d’être sur la machine du serveur ; « fromagerie verify » la fait partout, avec le fichier de la partie.
pledge = Promesse
commitment = Sceau
seed = Graine
still-sealed = encore scellée
timing = Temps de réponse
timing-about = Compté à partir de l’affichage des dés ; la tolérance compense les connexions lentes.
who = Qui
move = Coup
after-the-dice = Après les dés
allowance = Tolérance

missed = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
} en votre absence

# Ce qu’on voit sur une table.
view-turn = Tour
view-first = Premier joueur
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
view-won = Cartes gagnées visibles
view-voids = N’a plus de
view-sheet = Points jusqu’ici
view-totals = Total
view-winners = Victoire
view-captured = Captures
view-side = Côté
view-to-place = À poser
view-cheeses = Fromages en main
view-pile = Pioche
view-unseen = Chiens, chats, souris pas encore vus
view-removed = Seraient retirés
view-points = Points
view-cheeses-left = Fromages restants
view-worth = Valeur d’un gros, moyen, petit morceau
view-worms = Véreux par taille
view-sides = Côté
view-ages = Du plus jeune au plus âgé
view-turns = Tours
view-faces = Dé
view-steps-left = Pas restants
view-bonus = Prime
view-harvest = Récolte
view-gone = Perdus
view-good = Bons (vous le savez)
view-wormy = Véreux (vous le savez)
view-wins = Parties gagnées
view-playing = En jeu
view-living = En lice
view-before = Avant
view-phase = Phase
view-roll = Lancer
view-dice = Dés
view-plates = Plateau
view-covered = Ont une meule
view-wheels = Meules
view-cheese = Fromages
view-gangsters = Gangsters
view-question = Question
view-known = Vous connaissez
view-known-of-mine = Connaît de votre main
view-known-to-all = Connues de tous
view-may-know = Peut en connaître (au plus)
view-shown = A montré
view-revealed = Dernières mains révélées
view-discard = Défausse
view-clockwise = Sens horaire
view-last-round = Dernière manche
view-extra-turns = Tours en plus
view-card = Carte
view-user = Jouée par
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
view-domestic = Chat domestique
view-most = Le plus de
view-seat = Joueur
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
value-king = roi des souris
value-innkeeper = tavernier
value-white = blanc
value-black = noir
value-grey = gris
value-siamese = siamois
value-tricks = plis
value-tuxedo = bicolore
value-left = à gauche
value-right = à droite
value-pass = passer une carte
value-turn = comploter ou exposer
value-play = jouer une carte
value-use = appliquer l’effet
value-answer = riposter
value-thin = défausser une carte
value-pass-round = passer une carte
value-discard = défausser
value-give = donner
value-swap = échanger
value-show = montrer
value-pay = payer

motion = Animations
motion-full = complètes
motion-gentle = douces
motion-none = aucune
setting-sound = Sons
setting-notify = Me prévenir quand c’est à moi et que la page est en arrière-plan
setting-confirm = Confirmer chaque coup
setting-contrast = Contraste renforcé
setting-large = Cartes plus grandes
setting-memory = Aide-mémoire : afficher les cartes que je connais déjà
confirm-move = Confirmer le coup

# Une autre boîte
own-box = Une autre boîte
own-box-about = Un fichier box.toml : d’autres cartes, d’autres dés, d’autres nombres. Toute la table peut regarder dedans.
own-box-name = Son nom
plays-with-box = On joue avec une autre boîte : { $name }
box-is = boîte : { $name }
pace = Les robots jouent
pace-auto = vivement (posément dès 3)
pace-calm = posément
pace-brisk = vivement
pace-instant = aussitôt

bar-reconnecting = Reconnexion…
bar-paused = En pause
bar-ending = La fin…
bar-over = Partie terminée
bar-bot-for-you = Un robot vous remplace
bar-resting = Il n’y a personne
bar-everybody = À vous tous !
bar-thinks = { $who } réfléchit…
bar-plays = { $who } joue…
bar-bots = Les robots jouent…
bar-several = On attend { $n } joueurs
seconds-short = { $n } s
sending = Votre coup est en route.
line-lost = Connexion perdue. Nouvel essai ; votre partie est en sécurité.
you-unmuted = Vous pouvez de nouveau écrire.
you-muted = L’hôte a coupé vos messages ici. Vous pouvez continuer à jouer.
you-kicked = L’hôte a libéré votre place. Vous pouvez regarder la partie.
watching = Vous regardez. Les mains restent cachées.
gone-quiet = { $who } ne répond plus. Un robot prend le relais dans { $n } s.
alone = Personne d’autre pour l’instant. Envoyez le code, ou commencez avec des robots.
house-silent = La maison ne répond pas. On continue d’essayer.
you-are-back = Vous revoilà.
slow-line = La connexion est lente. Votre coup est en route.
why = Pourquoi ?
choose-move = Choisissez un coup
replay-more = Plus sur cette partie
lesson-skip = Passer la leçon
lesson-skip-short = Passer
sound-off = coupé
sound-soft = doux
sound-full = fort
sound-on = Remettre le son
sound-mute = Couper le son
lesson-you = Vous
skip-wait = On attend les autres ({ $n })
skip = Passer »
react = Réagir
react-clap = Bravo
react-laugh = Rire
react-gasp = Surprise
react-grumble = Grogner
react-cheese = Fromage !
react-hurry = On se presse
talk-new = Discussion, { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
no-talk = Personne n’a encore rien dit.
side = À côté de la table
side-story = Récit
side-chat = Discussion
side-table = Table
for-the-curious = Pour les curieux
missed-watch = Revoir
last-moves = Revoir les derniers coups
missed-skip = Passer

# Une soirée de plusieurs parties.
evening = La soirée
wheels = { $n ->
    [one] { $n } meule
   *[other] { $n } meules
}
menu-of-evening = Menu de la soirée
menu-games = Nombre de parties
menu-length = { $n ->
    [0] pas de menu
   *[other] { $n } parties
}
menu-course = Partie { $n }
a-surprise = Une surprise

# À côté d’un grand écran
show-on-screen = Montrer sur un grand écran
hand-ask = Y a-t-il un grand écran devant vous ?
hand-yes = Oui
hand-look = Voir le plateau
hand-close = Fermer le plateau
hand-on = Seulement ma main ici
hand-off = Montrer aussi le plateau ici
setting-hand = À côté d’un grand écran : seulement ma main ici, le plateau sur demande
talk-bots = Réactions
talk-all = des robots aussi
talk-people = des joueurs seulement
ask-for-seat = Demander une place

# Avant une partie.
send-link = Envoyer le lien
copy-it = Copiez ceci :
bot-unless = robot, sauf si quelqu’un vient
one-seat-more = Une place de plus
one-seat-less = Une place de moins
change-game = { $game } : choisir un autre jeu
how-to-play = Manière de jouer
own-way = Joué à votre manière.
make-your-own = À votre manière
workshop = Atelier
set-with-box = Mettre une table avec cette boîte
start = Commencer
start-with = Commencer, avec { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}
starting-in = Début dans { $n }. Pas encore ?
wait = Attendre
sit-down = Prendre place
guest-in-lobby = { $host } va lancer la partie.
host-will-start = L’hôte va lancer la partie.
table-full = Toutes les places sont prises. Regardez, ou remplacez un robot.
lesson-real = Maintenant, pour de vrai
waiting-for = On attend { $who }
your-name-hint = Quel nom afficher ?

# Conseils, pendant une partie contre des robots.
hint = Conseil
hint-much = Ce choix compte beaucoup : il y a { $stake } points de chances de gagner entre le meilleur et le pire.
hint-some = Ce choix compte un peu : il y a { $stake } points de chances de gagner entre le meilleur et le pire.
hint-little = Ce choix ne change presque rien.
hint-reveal = Que feriez-vous ?
hint-as-good = Tout aussi bien : { $moves }.
hint-instead = « { $move } » vaut { $loss } points de moins.
hint-about = L’entraîneur sait ce que vous voyez et ce qu’on vous a dit, rien d’autre.
hint-marks = Le résultat dira qu’il a été consulté.
light-switch = Un feu avant chaque coup
light-thinking = …
light-green = Bien
light-amber = Il y a mieux
light-red = Une erreur
was-good = Était-ce bien joué ?
was-fine = Rien n’était nettement mieux.
was-better = Mieux, d’environ { $loss } points de chances de gagner (de { $low } à { $high }) :
with-coach = avec l’entraîneur

# L’entraîneur.
coach = Entraîneur
coach-for = Analyse pour
coach-thinks = L’entraîneur reprend la partie. Cela prend quelques secondes…
coach-progress = Où en est l’entraîneur
coach-waits = En attente de son tour…
coach-done = { $done } décisions sur { $of }
coach-again = Nouveau regard sur ce qui a coûté le plus…
coach-line = Départ à { $start }, chance { $luck }, les autres { $others }, vos choix { $own } :
coach-won = gagné
coach-shared = victoire partagée
coach-lost = perdu
coach-lost-from = perdu, avec { $last } avant le dernier tour
coach-curve-of = Chances de gagner, sur 100
coach-curve = Les chances de gagner, coup par coup : de { $from } à { $to } sur 100
coach-swings = Ce qui a le plus changé
coach-column-own = Votre choix
coach-column-others = Les autres
coach-column-chance = Hasard
coach-column-news = Révélation
coach-mistakes = Ce qui a coûté le plus
coach-no-mistakes = Aucun choix n’est une erreur à coup sûr
coach-kind-inaccuracy = Imprécision
coach-kind-mistake = Erreur
coach-kind-blunder = Grosse erreur
coach-cost = { $loss } points de chances de gagner perdus (de { $low } à { $high })
coach-about = environ { $loss } points de chances de gagner perdus (de { $low } à { $high })
coach-played = Joué :
coach-better = Mieux :
coach-show = Voir
coach-play-on = Reprendre d’ici
coach-grade = { $decisions } décisions, dont { $stake } avec un enjeu. Tout est jugé d’après ce que ce joueur pouvait savoir à ce moment-là.
coach-truth = Ce qui était vrai
coach-truth-about = La même courbe, toutes cartes visibles. Personne ne pouvait le savoir : aucune erreur n’en est tirée.
losses = Où vous perdez des points
losses-of = { $n ->
    [one] { $n } partie analysée
   *[other] { $n } parties analysées
}
losses-each = { NUMBER($lost, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } points sur 100 par décision avec un enjeu ({ $n })
losses-none = Rien encore qui se distingue du hasard.
losses-about = D’après les parties que l’entraîneur a analysées pour vous. Seul ce qui est certain est affiché.
exercises = Exercices tirés de vos parties
exercise-of = { $n } : { $game }
exercise = Exercice
exercise-ask = Que feriez-vous ici ?
exercise-look = Voir le plateau
exercise-back = Les choix
exercise-right = C’est juste :
exercise-wrong = Mieux :
exercise-then = Vous aviez joué : { $move }. Coût : { $loss } points de chances de gagner (de { $low } à { $high }).
exercise-gone = Cet exercice n’existe plus : l’entraîneur juge autrement cette partie.
coach-steps = Toutes les étapes
coach-move = Coup
coach-column = Quoi
coach-chance = Chances de gagner
