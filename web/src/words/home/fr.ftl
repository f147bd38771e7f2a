# La page d’accueil et ce qui entoure chaque page : les seuls mots qui viennent au premier chargement.
description = Cinq jeux de fromage, entre amis ou contre des robots.
language = Langue
home-title = Entrez, asseyez-vous, prenez du fromage
shelf = À quoi voulez-vous jouer ?
players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
players-between = { $least } à { $most } joueurs
minutes = { $n } min
about-cheez-tricks = Faites des plis, mais gare aux chats que votre fromage attire.
about-cheese-rescue = Remplissez le carré et mettez vos fromages à l’abri des souris.
about-drole-de-fromage = Faites tomber les fromages de votre côté, et gare aux vers !
about-cheese-master = Lisez les dés, comptez les fromages, soyez rapide.
about-cheese-mafia = Complotez, bluffez et exposez au bon moment.
join-title = Rejoindre une table
code = Code à quatre lettres
join = Rejoindre
my-tables = Mes tables
public-tables = Tables publiques
free-seats = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
privacy = Un cookie garde vos places et la fin de vos parties ; votre nom reste dans ce navigateur et à vos tables. Nous ne conservons rien d’autre.
typeface = La police de caractères est
forget-me = Effacer mes données
forget-what = Vos places, vos noms et vos messages seront effacés.
forget-sure = Oui, tout effacer
forgotten = C’est effacé.
cancel = Annuler
no-server = La maison ne répond pas. Réessayez dans un instant.
no-such-code = Aucune table n’a le code { $code }. Vérifiez les lettres avec votre hôte.
looking-for-table = On cherche la table…
go-home = Retour à l’accueil
one-moment = Un instant…
guest = Convive
rules = Règles
learn = Apprendre
daily = Défi du jour
daily-about = La même donne pour tout le monde, contre les mêmes robots, une fois par jour. Relevez-vous le défi ? On se fait confiance : rien n’empêche de recommencer dans un autre navigateur.
daily-play = Jouer
daily-go-on = Continuer
daily-look = Revoir
daily-play-of = { $what } : { $game }, défi du jour
daily-played =
    { $n ->
        [0] personne ne l’a encore terminé
        [one] une personne l’a terminé
       *[other] { $n } personnes l’ont terminé
    }
daily-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $of }
phase-gathering = On s’installe
phase-playing = Partie en cours
phase-paused = En pause
phase-over = Partie terminée
your-turn = À vous
your-name = Votre nom
name-needed = Écrivez d’abord votre nom.
settings = Réglages
close = Fermer
play-now-of = Jouer tout de suite : { $game }
with-friends = Entre amis
continue = Reprendre
their-turn = { $who } réfléchit…
several-awaited = On attend { $n } joueurs
my-page = Ma page
privacy-title = Vie privée
table-gone = Cette table a été débarrassée.
play = Jouer
play-with-bots = Jouer contre des robots
learn-long = Apprendre (3 min)
who-play = Qui joue ?
who-sit = Prenez place avec { $where }
who-change = Vous, à cette table
go-play = C’est parti
go-sit = Prendre place
go-change = Valider
just-watch = Regarder seulement
roll-face = Au hasard
pick-face = Choisir
faces = Visages
face-nr = Visage { $n }
colours = Couleurs
colour-nr = Couleur { $n }
name-too-long = C’est trop long : { $n } caractères au plus.
hours-short = { $n } h
minutes-short = { $n } min
time-left = il reste { $left }
find-somebody = Trouver une table
tournament = Tournoi
to-tournament = Un tournoi pour un club
just-now = à l’instant
daily-share = Partager
daily-more = Les autres défis, et la semaine
daily-streak = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
}
share-daily = { $n ->
    [one] { $n } point
   *[other] { $n } points
} · { $of ->
    [0] personne d’autre encore
   *[other] mieux que { $beaten } sur { $of }
}
sign = { $n } × { $sign ->
    [cheese] fromage
    [mouse] souris
    [cat] chat
    [worm] ver
    [star] étoile
   *[plate] case vide
}
