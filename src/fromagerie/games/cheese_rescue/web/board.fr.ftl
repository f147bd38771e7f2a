rescue-D = chien
rescue-C = chat
rescue-M = souris
rescue-S = carte départ
rescue-cheese = fromage à { $value } { $value ->
    [one] point
   *[other] points
}
rescue-cheese-of = fromage à { $value } { $value ->
    [one] point
   *[other] points
} ({ $who })
rescue-on = { $cell } : { $card }
rescue-threat-0 = fuirait devant un chien
rescue-threat-1 = serait chassée par un chat
rescue-threat-2 = serait mangé par une souris
rescue-gone = carte retirée
rescue-square = Le carré
rescue-size = { $side } × { $side }
rescue-extent = Le carré fera { $side } sur { $side } ; sa place sur la nappe n’est pas encore fixée.
rescue-settled = Le carré est fixé : { $side } sur { $side }.
rescue-placed = { $n } / { $of } cartes
rescue-pile = Pioche
rescue-unseen = Pas encore vus
rescue-hand = Votre main
rescue-held = { $card }, { $n } en main
rescue-choose = Posez cette carte sur une case éclairée.
rescue-about-D = Le chien fait fuir les chats voisins.
rescue-about-C = Le chat chasse les souris voisines ; mis en fuite par un chien, il n’en chasse aucune.
rescue-about-M = La souris mange les fromages voisins, sauf si un chat resté en place la chasse avant.
rescue-about-cheese = { $n ->
    [one] Ce fromage vaut { $n } point si aucune souris ne le mange.
   *[other] Ce fromage vaut { $n } points si aucune souris ne le mange.
}
rescue-chain = Les chiens font fuir les chats, les chats restés en place chassent les souris, les souris restantes mangent les fromages : dans cet ordre, quand le carré est plein.
rescue-waiting = Les autres réfléchissent.
rescue-watching = Vous êtes dans le public.
rescue-players = Joueurs
rescue-safe = à l’abri
rescue-safe-about = { $n ->
    [one] { $n } point à l’abri si la partie s’arrêtait là
   *[other] { $n } points à l’abri si la partie s’arrêtait là
}
rescue-points = { $n ->
    [one] point
   *[other] points
}
rescue-cheeses-held = Fromages en main : { $values }
rescue-cheeses-home = Fromages sauvés : { $values }
rescue-animals-held = { $n ->
    [one] { $n } animal en main
   *[other] { $n } animaux en main
}
rescue-wave-0 = Le carré est plein…
rescue-wave-1 = { $n ->
    [0] Les chiens aboient, mais aucun chat n’est à portée.
    [one] Les chiens font fuir un chat !
   *[other] Les chiens font fuir { $n } chats !
}
rescue-wave-2 = { $n ->
    [0] Les chats bondissent, et rentrent bredouilles.
    [one] Les chats bondissent sur une souris !
   *[other] Les chats bondissent sur { $n } souris !
}
rescue-wave-3 = { $n ->
    [0] Les souris cherchent leur dîner, en vain.
    [one] Les souris grignotent un fromage !
   *[other] Les souris grignotent { $n } fromages !
}
rescue-wave-4 = On compte les fromages sauvés…
rescue-wave-5 = { $n ->
    [1] { $who } remporte la partie !
   *[other] Victoire partagée : { $who } !
}
rescue-waves = Ce que les animaux ont fait
rescue-step-1 = Chiens
rescue-step-2 = Chats
rescue-step-3 = Souris
rescue-again = Revoir
