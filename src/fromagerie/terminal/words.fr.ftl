# Ce que dit le terminal lui-même.
welcome = { $game }. Tapez un coup ou une commande ; ? affiche l’aide, « quitter » arrête (la partie est gardée).
at-the-table = Autour de la table : { $who }.
prompt = { $who } >{" "}
not-understood = « { $typed } » n’est ni un coup ni une commande. Tapez ? pour l’aide.
refused = Refusé. { $sentence } (règle { $clause })
nothing-wrong = Rien ne s’y oppose : { $action }.
no-such-rule = Aucune règle ne parle de « { $wanted } ». Tapez ? pour voir les chapitres.
help = Vous pouvez taper :
      un coup comme il s’écrit ({ $move }), ou son numéro dans la liste ci-dessous
      ?              cette aide       ? 3        un chapitre des règles
      ? 3.3          une règle        ? fromage  toutes les règles avec ce mot
      pourquoi COUP  pourquoi un coup est refusé
      avant          ce qui s’est passé depuis votre dernier coup
      annuler        reprendre votre dernier coup et tout ce qui a suivi
                     (contre des robots, tant que personne n’a vu de carte ni de dé)
      sauver FICHIER garder une copie de la partie
      quitter        arrêter ; fromagerie play --resume reprend la partie
help-say = dire MOT       annoncer quelque chose ; dire tout court montre quoi
help-look = voir           regarder toute la défausse
help-moves = Vous pouvez maintenant :
help-rules = Les règles (? avec un numéro montre un chapitre) :
nothing-to-look-through = Dans ce jeu, il n’y a pas de défausse à regarder.
undone = C’est repris. Le journal s’en souvient ; les chats font comme si de rien n’était.
bots-saw-it = Trop tard : une carte ou les dés ont été vus entre-temps, et les robots ne reviennent sur rien.
nothing-to-undo = Vous n’avez aucun coup à reprendre.
save-where = Dites où : sauver FICHIER
saved = La partie est copiée dans { $file }.
save-failed = Impossible d’écrire { $file } : { $why }.
cannot-read = Impossible de lire { $file } : { $why }.
nothing-to-resume = Il n’y a pas de partie interrompue à reprendre.
bots-for-seats = { $named ->
    [0] Aucun robot n’est donné
    [one] { $named } robot est donné
   *[other] { $named } robots sont donnés
} ; il en faut { $seats }.
hand-over = Passez l’écran à { $who }, puis appuyez sur Entrée.
left = La partie est gardée dans { $file }.
    Pour reprendre : fromagerie play --resume
goodbye = Bien joué. Pour revoir la partie : fromagerie replay { $file }
replay-title = { $game }, { $players }
replay-undo = [{ $entry }] { $actions ->
    [0] aucun coup n’est repris
    [one] le dernier coup est repris
   *[other] les { $actions } derniers coups sont repris
}
replay-open = La partie n’a pas été jouée jusqu’au bout.
get-ready = C’est parti ? Appuyez sur Entrée et la course commence.
took = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s  { $what }
can-be-said = Vous pouvez annoncer, avec dire et un mot :
nothing-to-say = Il n’y a rien à annoncer maintenant.
medal = { $title } : { $words }
because = ({ $who } : { $why }.)
verify-title = { $game }, { $table } : le hasard de cette partie est bien celui qui était promis.
verify-doubt = { $game }, { $table } : non vérifié. Rien ne s’est révélé faux, mais tout n’a pas pu être vérifié :
verify-doubt-seed = - Une manche est finie, mais sa graine n’a pas été révélée.
verify-doubt-secret = - La partie est finie, mais son secret n’a pas été révélé.
verify-doubt-untold = - Des tirages de manches finies ne sont pas donnés.
verify-doubt-nothing = - Aucun tirage n’a pu être vérifié : aucune manche n’est finie, ou rien n’en est dit.
verify-rules = - Les { $entries } lignes du journal respectent les règles, qui demandaient chacun des tirages.
verify-draws = - { $draws ->
    [0] Aucun tirage ne découle
    [one] { $draws } tirage découle
   *[other] { $draws } tirages découlent
} des graines des manches et de celles des joueurs, un par un.
verify-secret = - Chaque graine est celle promise avant sa manche et vient du secret unique de la partie.
verify-open = - Chaque graine révélée est celle promise avant sa manche. La partie continue : { $waiting ->
    [0] aucun tirage n’attend
    [one] { $waiting } tirage attend
   *[other] { $waiting } tirages attendent
} la fin d’une manche.
verify-doubt-since = - Non vérifié : { $entries ->
    [0] aucune ligne
    [one] la première ligne
   *[other] les { $entries } premières lignes
}, avec { $draws ->
    [0] aucun tirage
    [one] { $draws } tirage
   *[other] { $draws } tirages
}, repris d’une autre partie.
verify-compare = Comparez avec ce qu’on vous a montré avant la donne ; si c’est différent, rien n’est prouvé :
verify-pledge = secret
verify-round = manche { $round }
verify-not-proved = Cela ne prouve pas que personne n’a regardé : qui tient le serveur a les graines pendant la manche
    et pourrait avoir lu les cartes. Voir docs/luck.md.

on-the-shelf = { $game }, de { $least } à { $most } joueurs, { $minutes } minutes
option-seats = le premier joueur, le deuxième, etc.
