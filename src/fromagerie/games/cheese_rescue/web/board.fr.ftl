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
rescue-extent = Le carré fera { $side } sur { $side } ; sa place sur la nappe n’est pas encore fixée.
rescue-settled = Le carré est fixé : { $side } sur { $side }.
rescue-pile = Pioche
rescue-unseen = Pas encore vus
rescue-hand = Votre main
rescue-held = { $card }, { $n } en main
rescue-about-D = Le chien fait fuir les chats voisins.
rescue-about-C = Le chat chasse les souris voisines ; mis en fuite par un chien, il n’en chasse aucune.
rescue-about-M = La souris mange les fromages voisins, sauf si un chat resté en place la chasse avant.
rescue-about-cheese = { $n ->
    [one] Ce fromage vaut { $n } point si aucune souris ne le mange.
   *[other] Ce fromage vaut { $n } points si aucune souris ne le mange.
}
rescue-chain = Les chiens font fuir les chats, les chats restés en place chassent les souris, les souris restantes mangent les fromages : dans cet ordre, quand le carré est plein.
rescue-players = Joueurs
rescue-safe = à l’abri
rescue-points = { $n ->
    [one] point
   *[other] points
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
rescue-waves = Ce que les animaux ont fait
rescue-step-1 = Chiens
rescue-step-2 = Chats
rescue-step-3 = Souris
rescue-again = Revoir
rescue-placed = { $n }/{ $of }
rescue-tip-placed = Cartes posées : { $n } sur { $of }.
rescue-tip-pile = { $n ->
    [0] La pioche est vide.
    [one] Il reste { $n } animal dans la pioche.
   *[other] Il reste { $n } animaux dans la pioche.
}
rescue-tip-unseen = Ni sur la table ni dans votre main : chiens { $dogs }, chats { $cats }, souris { $mice }.
rescue-tip-safe = { $n ->
    [one] { $who } : { $n } point si la partie s’arrêtait là.
   *[other] { $who } : { $n } points si la partie s’arrêtait là.
}
rescue-tip-home = { $n ->
    [one] { $who } : { $n } point. Fromages sauvés : { $values }.
   *[other] { $who } : { $n } points. Fromages sauvés : { $values }.
}
rescue-cheeses-held = Fromages en main : { $values }.
rescue-animals-held = Animaux en main : { $n }.
rescue-last-moves = Revoir les derniers coups
rescue-cue-D = Posez le chien : il fait fuir les chats
rescue-cue-C = Posez le chat : il chasse les souris
rescue-cue-M = Posez la souris : elle mange le fromage
rescue-cue-cheese = { $n ->
    [one] Posez ce fromage : { $n } point s’il survit
   *[other] Posez ce fromage : { $n } points s’il survit
}
