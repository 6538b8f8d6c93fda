### Les coups entiers, le nom des choses, et ce qu’on dit à côté d’un choix.

cosmic-move-launch = { $planet } : { $number } contre { $there } de { $who }
cosmic-move-launch-home = { $number ->
    [one] { $planet } : 1 vaisseau contre { $there }
   *[other] { $planet } : { $number } vaisseaux contre { $there }
}
cosmic-move-refound = { $number ->
    [one] { $planet } avec 1 vaisseau
   *[other] { $planet } avec { $number } vaisseaux
}
cosmic-move-ally = { $number ->
    [one] { $stance }, avec 1 vaisseau
   *[other] { $stance }, avec { $number } vaisseaux
}
cosmic-move-invite = { $who }
cosmic-move-invite-all = Tout le monde
cosmic-move-invite-but = Tout le monde sauf { $seats }
cosmic-move-card = { $card }
cosmic-move-no-card = Aucune
cosmic-move-card-again = { $card }, et une autre rencontre si je gagne
cosmic-move-bid = { $cards } pour le camp : { $stance }
cosmic-move-reward = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
}
cosmic-move-reward-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cosmic-move-reward-ships = { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
}
cosmic-move-ships = { $number ->
    [0] Aucun vaisseau
    [one] 1 vaisseau : { $places }
   *[other] { $number } vaisseaux : { $places }
}
cosmic-move-ships-around = { $number } vaisseaux, pris à { $places } endroits
cosmic-move-home = { $number ->
    [one] Le vaisseau va sur { $planet }
   *[other] Les { $number } vont sur { $planet }
}
cosmic-move-homes = { $number } vaisseaux, répartis sur { $places } colonies
cosmic-move-colonies = { $other } ⇄ { $planet }
cosmic-move-give-card = { $number ->
    [0] { $cards } contre rien
    [one] { $cards } contre 1 carte au hasard
   *[other] { $cards } contre { $number } cartes au hasard
}
cosmic-move-swap = { $number ->
    [one] Chacun une carte au hasard
   *[other] Chacun { $number } cartes au hasard
}

# Ce que vaut un coup, à côté de lui dans un menu

cosmic-worth-wins = 🏆 tu gagnes avec ce coup
cosmic-worth-hands = ⚠️ { $number ->
    [one] { $who } gagne avec ce coup
   *[other] { $who } gagnent avec ce coup
}
cosmic-worth-hands-if = ⚠️ { $number ->
    [one] { $who } gagne avec ce coup si l’offensive réussit
   *[other] { $who } gagnent avec ce coup si l’offensive réussit
}
cosmic-worth-colony = ta colonie étrangère { $have } sur { $need }
cosmic-worth-chance = gagne environ { $percent } fois sur 100
cosmic-worth-show = il leur faudrait montrer { $number }
cosmic-worth-show-less = il leur faudrait montrer { $number } ou moins
cosmic-worth-show-against = contre { $card }, il leur faudrait montrer { $number }
cosmic-worth-beats-all = aucune attaque ne la bat
cosmic-worth-beats-none = n’importe quelle attaque la bat
cosmic-worth-beats-shown = bat ce qu’ils montrent
cosmic-worth-loses-shown = perd contre ce qu’ils montrent
cosmic-worth-ahead = fait passer ce camp devant
cosmic-worth-behind = ne suffit pas à elle seule
cosmic-worth-from = depuis { $places }
cosmic-worth-empties = vide { $places }
cosmic-worth-stays-out = s’abstient si { $who } vient, qui gagnerait
cosmic-worth-other-decks = { $number ->
    [one] 1 carte d’une autre pioche
   *[other] { $number } cartes d’autres pioches
}

# Le nom des choses

cosmic-called-planet = { $who } · { $number }
cosmic-called-moon = { $who } · { $number }, lune
cosmic-called-nowhere = aucune planète
cosmic-called-ship = { $planet } (vaisseau { $number })
cosmic-called-ship-in = { $place } (vaisseau { $number })
cosmic-called-berth = vers { $planet } (vaisseau { $number })
cosmic-called-ships = { $planet } ({ $number } vaisseaux)
cosmic-called-ships-in = { $place } ({ $number } vaisseaux)
cosmic-called-berths = vers { $planet } ({ $number } vaisseaux)
cosmic-called-joined = { $who } y est : { $stance }
cosmic-called-thing = { $thing }
cosmic-called-system = { $who } · système
cosmic-note-planet = vaisseaux : { $fleets }
cosmic-note-empty = personne
cosmic-note-seat = colonies { $colonies }, main { $hand }, warp { $warp }
cosmic-note-alien = { $power }
cosmic-place-warp = le warp
cosmic-place-gate = le portail
cosmic-place-beside = près de la planète
cosmic-place-regrouped = de retour du warp
cosmic-place-removed = hors du jeu
