# Pourquoi quelque chose n’a pas été fait.
by-the-rules = { $why }
bad-options = { $why }
host-only = Seul l’hôte de la table peut faire cela.
unknown-command = Commande inconnue.
allowed = C’est permis : rien ne s’y oppose.
daily-alone = C’est le défi du jour : les mêmes robots pour tout le monde, et pas d’aide.
daily-sealed = C’est le défi du jour : ses cartes ne se montrent qu’à qui l’a terminé et, dès demain, à toutes les personnes qui peuvent voir cette partie.
not-paused = La partie n’est pas en pause.
not-over-yet = Attendez la fin de la partie.
nobody-there = Il n’y a personne à cette place.
seated-already = Vous avez déjà une place ici.
seat-taken = Cette place est prise.
game-is-on = Une partie est en cours.
table-full = Toutes les places sont prises. Regardez, ou remplacez un robot.
no-such-bot = Aucun robot de ce niveau ne joue à ce jeu.
nobody-seated = Personne n’a encore pris place.
starting-already = La partie va commencer.
not-starting = La partie n’est pas sur le point de commencer.
waited-already = Vous avez déjà arrêté le départ une fois ; l’hôte peut continuer.
no-name = Un nom doit avoir au moins une lettre.
name-hides = Ce nom contient un caractère invisible. Saisissez-le à nouveau.
name-too-long = Un nom compte 24 caractères au plus.
not-away = Cette personne est à table.
bot-sits-in = Un robot joue pour vous : reprenez d’abord votre place.
no-such-move = Le coup « { $move } » n’existe pas dans ce jeu.
moved-since = La partie a avancé avant l’arrivée de votre coup.
no-such-claim = « { $claim } » ne s’annonce pas dans ce jeu.
bots-saw-it = Trop tard : une nouvelle carte a été vue entre-temps.
nothing-to-undo = Vous n’avez aucun coup à reprendre.
vote-is-on = Un vote est déjà en cours.
no-vote = Ce vote ne vous concerne pas.
hand-stays = Quelqu’un jouait cette main : un robot la joue jusqu’au bout, et personne d’autre ne la voit.
turned-away = La table préfère finir cette partie sans changement. Il y aura peut-être une place à la prochaine.
kicked = L’hôte vous a fait quitter la table : vous restez dans le public jusqu’à la prochaine partie.
hands-closed = Cette partie a été arrêtée avant la fin : on ne peut la revoir que si toutes les personnes qui l’ont jouée sont d’accord, et qui ne dit mot ne consent pas.
too-few-in = Il faut deux personnes partantes, ou une seule et un robot.
too-many-people = { $game } se joue à { $most } au plus.
bad-menu = Un menu compte trois ou cinq jeux.
no-evening = Il n’y a pas encore de soirée à terminer.
not-played = C’est aux personnes qui ont joué cette partie d’en décider.
screen-shows = Un grand écran ne fait que montrer la table.
muted = L’hôte a coupé vos messages.
no-such-phrase = Ce message rapide n’existe pas.
nothing-said = Votre message est vide.
watchers-too-loud = Le public a beaucoup écrit : patientez une minute.
watchers-said-enough = Le public a atteint sa limite de messages jusqu’à la prochaine partie.
too-many-reactions = Une réaction à la fois : patientez un instant.
too-loud = Vous avez beaucoup écrit : patientez une minute.
said-enough = La discussion de cette partie est complète. Elle reprendra à la prochaine.
not-seated = Vous n’avez pas de place à cette table.
game-paused = La partie est en pause.
no-game = Aucune partie n’est en cours.
no-such-seat = { $seats ->
        [one] Cette table n’a que { $seats } place.
       *[other] Cette table n’a que { $seats } places.
    }
malformed = Message incompris : { $why }.
too-many-messages = Doucement : trop de messages d’un coup.
too-many-public = Vous avez ouvert beaucoup de tables publiques ces derniers temps. Patientez un peu, ou invitez avec le lien.
wrong-host = Ce serveur ne connaît pas le nom par lequel on l’appelle ; la personne qui le gère peut l’ajouter avec --host-name.
club-unknown = Aucun tournoi n’a ce code.
club-organiser-only = Seule la personne qui organise le tournoi peut faire cela.
club-not-in = Vous ne participez pas à ce tournoi.
club-nobody = Personne n’a ce numéro dans ce tournoi.
club-round-on = Cette ronde n’est pas terminée.
club-over = Le tournoi est terminé.
club-too-few = Il n’y a pas assez de monde pour une ronde.
club-full = Le tournoi est complet.
club-too-many = Vous avez lancé beaucoup de tournois aujourd’hui. Revenez demain.
club-no-table = Cette table n’existe pas dans cette ronde.
club-bad-places = Donnez à chacun une place, à partir de 1.
club-bad-size = Ce jeu ne se joue pas à ce nombre.
not-saved = Cela n’a pas pu être enregistré. Réessayez, s’il vous plaît.
house-full = Le serveur est complet : il n’a plus de code pour une nouvelle table. Réessayez plus tard.
exports-busy = Il y a du monde. Un instant…
review-superseded = Cette analyse est abandonnée : une autre a été demandée.
hint-daily = C’est le défi du jour : pas de conseil, il est le même pour tout le monde.
hint-people = L’entraîneur n’aide que contre des robots, pas à une table où il y a d’autres personnes.
hint-game = L’entraîneur n’a pas de conseils pour ce jeu.
hint-choice = Vous n’avez encore rien choisi dans cette partie.
hint-turn = L’entraîneur répond quand c’est à vous de jouer.
busy = Il y a du monde. Un instant…
slow-race = Ce jeu est une course : tout le monde y joue en même temps.
slow-stays = Cette partie se joue sur plusieurs jours : qui n’est pas là en ce moment perdrait son tour.
too-late = Quelqu’un a été plus rapide.
move-not-saved = Ce coup n’a pas pu être enregistré. Rejouez-le, s’il vous plaît.
no-such-circle = Ce lien ne mène plus nulle part. Demandez le nouveau.
circle-not-yours = Seule la personne qui a créé ce lien peut le modifier.
circle-not-seated = Prenez d’abord place à la table : le lien est pour qui s’y trouve.
too-many-circles = Vous avez déjà dix liens de ce genre. Supprimez-en un pour en créer un autre.
push-off = Cette maison n’envoie pas de notifications.
push-bad = Les notifications de ce navigateur ne conviennent pas ici.
push-turn = C’est à vous : { $game }
push-reminder = { $hours ->
        [one] Toujours à vous : { $game }, encore { $hours } heure
       *[other] Toujours à vous : { $game }, encore { $hours } heures
    }

# Le déroulement.
line-opened = La table est mise.
line-configured = L’hôte a modifié les réglages.
line-sat = { $who } prend place.
line-rose = { $who } quitte la table.
line-kicked = L’hôte fait quitter la table à { $who }.
line-bot-seated = { $who } prend place.
line-bot-left = Un robot quitte la table.
line-waited = { $who } demande d’attendre un peu.
line-away = { $who } s’absente.
line-back = { $who } est de retour.
line-sat-in = Un robot joue pour { $who } en attendant.
line-coached = { $who } demande conseil à l’entraîneur.
line-host = C’est maintenant { $who } l’hôte de la table.
line-dealt = La partie commence.
line-undone = { $who } reprend un coup.
line-taken-back = { $n ->
        [one] { $n } coup repris.
       *[other] { $n } coups repris.
    }
line-clock = Temps écoulé : un robot joue pour { $who }.
line-asked =
    { $what ->
        [undo] { $who } voudrait reprendre un coup.
        [pause] { $who } voudrait faire une pause.
        [sit] { $who } voudrait prendre la place d’un robot.
       *[end] { $who } voudrait arrêter la partie ici.
    }
line-wished =
    { $what ->
        [next] { $who } veut bien refaire une partie.
        [surprise] { $who } voudrait une surprise pour la suite.
       *[game] { $who } voudrait jouer ensuite à { $game }.
    }
line-evening-ended = La soirée est terminée.
line-voted-no = { $who } dit non.
line-paused = La partie est en pause.
line-resumed = { $who } reprend la partie.
line-ended = La partie est arrêtée, sans vainqueur.
line-muted = L’hôte met { $who } en sourdine.
line-unmuted = { $who } a de nouveau la parole.
line-gathered = Encore une ! Chacun garde sa place.
line-gathered-turned = Encore une ! Tout le monde se décale d’une place.
line-replay-opened = Tout le monde peut maintenant revoir cette partie.
line-replay-agreed = { $who } accepte qu’on revoie cette partie ; il faut l’accord de toutes les personnes qui l’ont jouée.
line-replay-closed = Seules les personnes qui étaient à table peuvent revoir cette partie.
watcher = Quelqu’un du public
somebody = quelqu’un

# Messages rapides.
phrase-hello = Bonjour !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-good-game = Belle partie !
phrase-oops = Oups.
phrase-hurry = Quand vous voudrez…
phrase-one-moment = Un instant, s’il vous plaît.
phrase-hungry = Je commence à avoir faim.

# Badges, et autres appareils.
badge-first-crumb = La première miette
badge-first-crumb-why = Une première partie, jouée jusqu’au bout.
badge-whole-board = Le plateau complet
badge-whole-board-why = Tous les jeux de l’étagère, au moins une fois.
badge-regular = Fidèle au poste
badge-regular-why = Vingt-cinq parties.
badge-full-house = Tablée complète
badge-full-house-why = Quatre personnes autour d’une même table.
badge-week-of-deals = Une semaine de défis
badge-week-of-deals-why = Sept jours d’affilée avec un défi du jour ; un jour manqué est pardonné.
badge-vintage-year = Une grande année
badge-vintage-year-why = Une partie gagnée contre des robots extra-vieux.
badge-collector = Collection
badge-collector-why = Dix médailles différentes.
not-a-guest = Cet appareil n’est encore à personne : ouvrez d’abord la page.
no-such-pass = Ce code ou ce fichier ne fonctionne pas : il est peut-être mal tapé, déjà utilisé ou trop ancien. Faites-en un nouveau sur votre autre appareil.
own-pass = Cet appareil est déjà lié.
too-many-devices = Dix appareils sont déjà liés. Retirez-en un d’abord.
no-such-device = Cet appareil n’existe pas.
last-device = C’est le seul appareil qui ouvre votre page.
