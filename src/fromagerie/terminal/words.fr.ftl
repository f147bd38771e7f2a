# Ce que dit le terminal lui-même.
welcome = { $game }. Tape une carte ou une commande ; ? explique tout, quitter s’en va (la partie est gardée).
at-the-table = Autour de la table : { $who }.
prompt = { $who } >{" "}
not-understood = « { $typed } » n’est ni un coup ni une commande ici. Tape ? pour de l’aide.
refused = Non : { $sentence } (règle { $clause })
nothing-wrong = Rien ne s’y oppose : { $action }.
no-such-rule = Aucune règle ne parle de « { $wanted } ». Tape ? pour voir les chapitres.
help = Tu peux taper :
      un coup comme il s’écrit (B7), ou son numéro dans la liste ci-dessous
      ?              cette aide       ? 3      un chapitre des règles
      ? 3.3          une règle        ? atout  toutes les règles avec ce mot
      pourquoi B7    pourquoi un coup est refusé
      avant          ce qui s’est passé depuis ton dernier coup
      annuler        reprendre ton dernier coup ; contre des robots, si rien n’a été vu
      sauver FICHIER garder une copie de la partie
      quitter        s’en aller ; fromagerie play --resume reprend
help-moves = Tu peux maintenant :
help-rules = Les règles (? avec un numéro montre un chapitre) :
undone = C’est repris. Le journal s’en souvient, les chats font semblant de rien.
bots-saw-it = Trop tard : une carte ou les dés ont été vus entre-temps, et les robots ne reviennent sur rien.
nothing-to-undo = Tu n’as rien à reprendre.
save-where = Dis où : sauver FICHIER
saved = Gardé dans { $file }.
save-failed = Impossible d’écrire { $file } : { $reason }.
hand-over = Passe l’écran à { $who }, puis appuie sur Entrée.
left = La partie est gardée dans { $file }.
    Pour reprendre : fromagerie play --resume
goodbye = Bien joué. Pour revoir la partie : fromagerie replay { $file }
replay-title = { $game }, { $players }
replay-undo = [{ $entry }] { $actions ->
    [one] le dernier coup est repris
   *[other] les { $actions } derniers coups sont repris
}
replay-open = La partie n’a pas été jouée jusqu’au bout.
get-ready = On y va ? Entrée, et la course commence.
took = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s  { $what }
nothing-to-say = Cela ne se dit pas ici. Ce qui se dit : { $known }.
because = ({ $who } : { $why }.)
verify-title = { $game }, { $table } : le hasard de cette partie est bien celui qui était promis.
verify-doubt = { $game }, { $table } : non vérifié. Rien ne s’est révélé faux, mais tout n’a pas pu être vérifié :
verify-doubt-seed = - Une manche est finie, mais sa graine n’a pas été révélée.
verify-doubt-secret = - La partie est finie, mais son secret n’a pas été révélé.
verify-doubt-untold = - Des tirages de manches finies ne sont pas donnés.
verify-doubt-nothing = - Aucun tirage n’a pu être vérifié : aucune manche n’est finie, ou rien n’en est dit.
verify-rules = - Les règles permettent les { $entries } lignes du journal et demandaient chacun de leurs tirages.
verify-draws = - { $draws ->
    [one] Un tirage découle
   *[other] { $draws } tirages découlent
} des graines des manches et de celles des joueurs, pièce par pièce.
verify-secret = - Chaque graine est celle promise avant sa manche et vient du secret unique de la partie.
verify-open = - Chaque graine révélée est celle promise avant sa manche. La partie continue : { $waiting ->
    [one] un tirage attend
   *[other] { $waiting } tirages attendent
} la fin d’une manche.
verify-doubt-since = - Non vérifié : { $entries ->
    [one] la première ligne
   *[other] les { $entries } premières lignes
}, avec { $draws ->
    [one] un tirage
   *[other] { $draws } tirages
}, repris d’une autre partie.
verify-compare = Comparez avec ce qu’on vous a montré avant la donne ; si ce n’est pas pareil, rien n’est prouvé :
verify-pledge = secret
verify-round = manche { $round }
verify-not-proved = Cela ne prouve pas que personne n’a regardé : qui tient le serveur a les graines pendant la manche
    et pourrait avoir lu les cartes. Voir docs/luck.md.

on-the-shelf = { $game }, de { $least } à { $most } joueurs, { $minutes } minutes
