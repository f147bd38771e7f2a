# Une page à soi, et ce qu’il y a derrière le défi du jour.
mine-me = Vous
mine-you = Vous
mine-somebody = Quelqu’un
mine-private = Cette page n’est visible que par vous.
mine-played = Parties
mine-won = Gagnées
mine-answer = Bonne réponse la plus rapide
mine-streak-label = Jours de suite
mine-longest-label = Plus longue série
mine-streak = { $n ->
    [0] Pas encore de série
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
}
mine-longest = record : { $n }
mine-forgiven = Les jours de suite comptent les défis du jour ; un jour manqué par semaine est pardonné.
mine-unfinished = Parties en cours
mine-counting = { $n ->
    [1] Une partie plus ancienne est en cours de recherche…
   *[other] { $n } parties plus anciennes sont en cours de recherche…
}
mine-nothing = Vos parties se retrouveront ici, rien que pour vous.
mine-by-game = Jeu par jeu
mine-of-game = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
mine-best = record { $n }
mine-quickest = bonne réponse la plus rapide : { $time }
mine-levels = Victoires contre les robots :
mine-finished = Parties terminées
mine-replay = Revoir : { $game }, { $day }
mine-place = { $place ->
    [1] 1re place sur { $of }
   *[other] { $place }e place sur { $of }
}
mine-more = Parties plus anciennes
mine-badges = Badges
mine-no-badges = Les badges viennent en jouant.
mine-to-come = { $n ->
    [1] Encore un à gagner
   *[other] Encore { $n } à gagner
}
mine-medals = Médailles
mine-kept = Ce que nous gardons de vous
mine-kept-about = Votre page est reconnue par un cookie et n’est montrée à personne d’autre. Vous pouvez tout emporter dans un fichier, ou tout faire effacer.
mine-download = Tout télécharger
mine-forget-what = Tout disparaît, ici et sur chaque appareil lié : votre page, vos places, vos noms, vos messages, vos badges, et ce que les appareils liés avaient avant. Les coups restent aux personnes avec qui vous avez joué, sans votre nom.

devices = Vos autres appareils
devices-about = Emportez votre page : un code ou un fichier en donne l’accès à un autre appareil.
device-code = Afficher un code
device-code-about = Tapez-le sur votre autre appareil, dans « Ma page », avant { $time }. Il sert une seule fois. Avec lui, on peut ouvrir votre page : ne le montrez à personne.
device-code-hide = Annuler ce code
device-void = Les codes et fichiers créés jusqu’ici ne fonctionnent plus.
device-file = Enregistrer une clé
device-file-made = Ouvrez ce fichier sur votre autre appareil dans la semaine. Il sert une seule fois et, jusque-là, c’est une clé de votre page : gardez-le pour vous.
device-file-about = Une clé de votre page chez Fromagerie : ouvrez-la dans « Ma page » sur un autre appareil. Elle sert une seule fois, pendant une semaine. Gardez-la pour vous.
device-here = J’ai un code ou un fichier
device-here-about = Cet appareil ouvrira la page de la personne qui a créé le code. Ce qu’il avait avant est mis de côté et revient quand vous retirez le lien.
device-type = Code
device-link = Lier
device-open = Fichier de clé
device-no-key = Ce fichier n’est pas une clé de Fromagerie.
device-this = Cet appareil, depuis le { $day }
device-other = Appareil lié depuis le { $day }
device-undo = Retirer
device-undo-of = Retirer l’appareil du { $day }

daily-done = C’était le défi du jour. Le prochain arrive à minuit.
daily-midnight = Le jour change à minuit UTC : { $time } chez vous.
daily-others = Les autres défis du jour
daily-copy = Copier le texte
daily-copied = Copié
daily-save = Enregistrer l’image
daily-file = fromagerie-{ $day }.png
week = La semaine
week-who = Qui
week-none = pas joué
week-done = joué
week-points = { $won ->
    [yes] points : { $n }, défi gagné
   *[no] points : { $n }
}
week-about = Vous, et les personnes avec qui vous avez terminé une partie à une table privée. Elles voient aussi vos points dans leur tableau, une fois le défi joué.
