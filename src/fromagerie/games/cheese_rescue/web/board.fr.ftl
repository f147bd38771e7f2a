rescue-D = chien
rescue-C = chat
rescue-M = souris
rescue-S = carte de départ
rescue-cheese = fromage de { $value }
rescue-cheese-of = fromage de { $value } ({ $who })
rescue-on = { $cell } : { $card }
rescue-threat-0 = fuirait un chien
rescue-threat-1 = serait attrapée par un chat
rescue-threat-2 = serait mangé par une souris
rescue-gone = parti
rescue-square = Le carré
rescue-size = { $side } × { $side }
rescue-extent = Le carré fera { $side } sur { $side } ; il peut encore se trouver n’importe où sur la nappe.
rescue-settled = Le carré est fixé : { $side } sur { $side }.
rescue-placed = { $n } / { $of } cartes
rescue-pile = Pioche
rescue-unseen = Pas encore vus
rescue-hand = Votre main
rescue-held = { $card }, { $n } en main
rescue-choose = À poser sur une case éclairée.
rescue-about-D = Le chien fait fuir les chats voisins.
rescue-about-C = Le chat attrape les souris voisines, sauf près d’un chien.
rescue-about-M = La souris mange les fromages voisins, sauf près d’un chat.
rescue-about-cheese = { $n ->
    [one] Ce fromage vaut { $n } point si aucune souris ne l’a.
   *[other] Ce fromage vaut { $n } points si aucune souris ne l’a.
}
rescue-chain = Les chiens chassent les chats, les chats les souris, les souris mangent le fromage : dans cet ordre, quand le carré est plein.
rescue-waiting = Les autres réfléchissent.
rescue-watching = Vous regardez.
rescue-players = Joueurs
rescue-safe = à l’abri
rescue-safe-about = { $n ->
    [one] { $n } point à l’abri si tout s’arrêtait là
   *[other] { $n } points à l’abri si tout s’arrêtait là
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
rescue-wave-0 = Le carré est plein …
rescue-wave-1 = { $n ->
    [0] Les chiens aboient, mais aucun chat n’est là.
    [one] Les chiens chassent un chat !
   *[other] Les chiens chassent { $n } chats !
}
rescue-wave-2 = { $n ->
    [0] Les chats bondissent et n’attrapent rien.
    [one] Les chats bondissent sur une souris !
   *[other] Les chats bondissent sur { $n } souris !
}
rescue-wave-3 = { $n ->
    [0] Les souris cherchent à dîner, en vain.
    [one] Les souris grignotent un fromage !
   *[other] Les souris grignotent { $n } fromages !
}
rescue-wave-4 = On compte les fromages sauvés …
rescue-wave-5 = { $n ->
    [one] { $who } en a sauvé le plus !
   *[other] { $who } en ont sauvé le plus !
}
rescue-waves = Ce que les animaux ont fait
rescue-step-1 = Chiens
rescue-step-2 = Chats
rescue-step-3 = Souris
rescue-again = Revoir
