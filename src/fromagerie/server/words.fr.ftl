# Pourquoi quelque chose n'a pas été fait.
by-the-rules = { $why }
bad-options = { $why }
host-only = Seul l’hôte de la table peut faire cela.
unknown-command = Cette table ne connaît pas cette commande.
allowed = C’est permis : rien ne s’y oppose.
daily-alone = C’est la donne du jour : les mêmes robots pour tout le monde, et personne n’aide.
daily-sealed = C’est la donne du jour : ses cartes sont montrées à qui l’a terminée, et demain à tous ceux qui peuvent voir cette partie.
not-paused = La partie n’est pas en pause.
not-over-yet = Ce sera pour la fin de la partie.
nobody-there = Il n’y a personne à cette place.
seated-already = Vous avez déjà une place ici.
seat-taken = La place est prise.
game-is-on = Une partie est en cours.
no-name = Un nom a au moins une lettre.
name-hides = Ce nom contient un caractère que personne ne voit. Veuillez le saisir à nouveau.
name-too-long = Un nom compte 24 caractères au plus.
not-away = Cette personne est à table.
bot-sits-in = Un robot joue pour vous : reprenez d’abord votre place.
no-such-move = Le coup { $move } n’existe pas dans ce jeu.
moved-since = La partie avait avancé avant l’arrivée de votre coup.
no-such-claim = « { $claim } » ne s’annonce pas dans ce jeu.
bots-saw-it = Trop tard : une carte ou les dés ont été vus entre-temps, et les robots ne reviennent sur rien.
nothing-to-undo = Il n’y a rien que vous puissiez reprendre.
vote-is-on = Une question est déjà posée à la table.
no-vote = La question ne vous est pas posée.
hand-stays = Quelqu’un jouait cette main : un robot la joue jusqu’au bout, et personne d’autre ne la regarde.
turned-away = La table préfère finir cette partie telle quelle. Il y aura peut-être une place à la prochaine.
kicked = L’hôte vous a demandé de partir : vous pouvez regarder jusqu’à la prochaine partie.
hands-closed = Cette partie a été arrêtée avant la fin : sa rediffusion s’ouvre quand tous ceux qui l’ont jouée sont d’accord, et le silence n’est pas un oui.
not-played = C’est à ceux qui ont joué cette partie d’en décider.
muted = L’hôte vous a demandé de vous taire.
no-such-phrase = Cette phrase n’existe pas.
nothing-said = Vous n’avez rien dit.
watchers-too-loud = Le public a assez parlé pour une minute : patientez un peu.
watchers-said-enough = Le public a dit tout ce qui tient à cette table jusqu’à la prochaine partie.
too-loud = C’est assez pour une minute : patientez un peu avant d’en dire plus.
said-enough = Il n’y a plus de place pour la conversation dans cette partie. Il y en aura à la prochaine.
not-seated = Vous n’avez pas de place à cette table.
game-paused = La partie est en pause.
no-game = Aucune partie n’est en cours.
no-such-seat = Cette table a { $seats } places, comptées à partir de 0.
malformed = Message incompris : { $why }.
too-many-messages = Doucement : trop de messages.
too-many-public = Vous avez rendu beaucoup de tables publiques ces derniers temps. Veuillez patienter un peu, ou laissez celle-ci à qui en a le lien.
wrong-host = Cette maison ne répond pas au nom par lequel on l’appelle : qui la tient peut en ajouter un avec --host-name.
not-saved = Cela n’a pas pu être écrit et n’a donc pas eu lieu. Veuillez réessayer.
house-full = La maison est pleine : il ne reste aucun code pour une autre table. Veuillez réessayer plus tard.
exports-busy = Trop de choses sont demandées en même temps. Veuillez réessayer dans un instant.
busy = La table est occupée. Veuillez réessayer.
too-late = Quelqu’un a été plus rapide.

# Le journal.
line-opened = La table est mise.
line-configured = L’hôte a modifié la table.
line-sat = { $who } s’est assis.
line-rose = { $who } s’est levé.
line-kicked = { $who } a été prié de se lever.
line-bot-seated = { $who } s’est assis.
line-bot-left = Un robot s’est levé.
line-away = { $who } est absent.
line-back = { $who } est de retour.
line-sat-in = Un robot joue pour { $who }.
line-host = { $who } est maintenant l’hôte.
line-dealt = La partie commence.
line-undone = { $who } a repris un coup.
line-taken-back = { $n ->
        [one] Un coup a été repris.
       *[other] { $n } coups ont été repris.
    }
line-clock = Temps écoulé : un robot a joué pour { $who }.
line-asked =
    { $what ->
        [undo] { $who } voudrait reprendre un coup.
        [pause] { $who } voudrait faire une pause.
        [sit] { $who } voudrait s’asseoir et jouer la main d’un robot.
        [rematch] { $who } voudrait une autre partie de { $game }.
       *[end] { $who } voudrait arrêter la partie ici.
    }
line-voted-no = { $who } a dit non.
line-paused = La partie est en pause.
line-resumed = { $who } reprend la partie.
line-ended = La partie a été arrêtée sans vainqueur.
line-muted = { $who } a été prié de se taire.
line-unmuted = { $who } peut reparler.
line-gathered = Encore une ! Chacun garde sa place.
line-gathered-turned = Encore une ! Tout le monde se décale d’une place.
line-replay-opened = Le film de cette partie est ouvert à tous.
line-replay-agreed = { $who } veut bien ouvrir la rediffusion : elle s’ouvrira quand tous ceux qui ont joué l’auront dit.
line-replay-closed = Le film de cette partie est réservé à ses joueurs.
watcher = un spectateur
somebody = quelqu’un

# Phrases toutes faites.
phrase-hello = Bonjour !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-good-game = Belle partie !
phrase-oops = Oups.
phrase-hurry = Quand vous voudrez…
phrase-one-moment = Un instant, s’il vous plaît.
phrase-hungry = Je commence à avoir faim.
