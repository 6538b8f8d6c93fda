### La rencontre, les mains et les aliens en mots ; les titres des images. Sans Markdown.

cosmic-summary-planet = { $planet } : { $ships }
cosmic-summary-gate = { $who } attaque : { $planet }, vaisseaux { $offense } contre { $defense }
cosmic-summary-aim = Le portail vise { $planet }, vaisseaux dedans : { $ships }
cosmic-summary-in-gate = Dans le portail : { $ships }
cosmic-summary-offense = Offensive : { $letter } · { $who } ({ $aliens }), vaisseaux { $ships }
cosmic-summary-defense = Défense : { $letter } · { $who } ({ $aliens }), vaisseaux { $ships }
cosmic-summary-allies = Alliés de { $who } : { $seats }
cosmic-summary-cards = { $who } montre { $cards }
cosmic-summary-own = Tu as posé face cachée : { $cards }
cosmic-summary-kicker = { $who } a annoncé un multiplicateur
cosmic-summary-down = { $number ->
    [one] { $who } a une carte face cachée
   *[other] { $who } a { $number } cartes face cachée
}
cosmic-summary-down-back = { $number ->
    [one] { $who } a une carte de la pioche { $back } face cachée
   *[other] { $who } a { $number } cartes de la pioche { $back } face cachée
}
cosmic-summary-sum = { $who } : { $card } + { $own } + { $allies } + { $reinforcements } + { $bonus } = { $total } (carte, vaisseaux, alliés, renforts, pouvoirs et le reste)
cosmic-summary-sum-less = { $who } : { $card } − { $bases } − { $own } − { $allies } − { $reinforcements } − { $bonus } = { $total } (carte, bases, vaisseaux, alliés, renforts, pouvoirs et le reste)
cosmic-looked-displayed = Étalées : { $cards }
cosmic-looked-deserted = { $planet } : personne
cosmic-summary-deck = Pioche { $deck }, défausse { $discards }
cosmic-summary-warp = Dans le warp : { $ships }
cosmic-summary-code = α4 : quatre vaisseaux du joueur α.
cosmic-summary-home = Planètes, { $letter } : { $planets }
cosmic-summary-idle = { $who } est sans pouvoir : { $aliens }
cosmic-summary-zapped = Zappé chez { $who } : { $aliens }
cosmic-lies-tokens = { $number ->
    [0] { $alien } : plus aucun jeton
    [one] { $alien } : { $number } jeton
   *[other] { $alien } : { $number } jetons
}
cosmic-lies-wild = { $alien } : le joker est { $card }
cosmic-lies-by-flare = { $alien } : le joker est { $card } tant que l’éruption est en main, sinon { $usual }
cosmic-lies-up = { $number ->
    [one] { $alien } : { $number } jeton visible ({ $cards })
   *[other] { $alien } : { $number } jetons visibles ({ $cards })
}
cosmic-lies-with = { $alien } : des jetons sont chez { $players }
cosmic-saboteur-lies = Saboteur : des jetons sont sous { $planets }
cosmic-tourist-lies = { $number ->
    [0] Touriste : le paquebot est dans le système de { $who }, sans vaisseau à bord
    [one] Touriste : le paquebot est dans le système de { $who }, avec { $number } vaisseau à bord
   *[other] Touriste : le paquebot est dans le système de { $who }, avec { $number } vaisseaux à bord
}
cosmic-summary-policy = Tu annules si tu peux : pouvoirs { $aliens } ; cartes { $sorts }
cosmic-summary-ready = Prêtes à être jouées : { $cards }
cosmic-summary-bid = Mise : { $cards }
cosmic-offer-stands = Sur la table, de { $who } :
cosmic-sheet = { $who }, { $alien }{ $zapped ->
    [0] { $works ->
        [0] { " " }(sans pouvoir)
       *[other] { "" }
    }
   *[other] { " " }(zappé)
} : { $power }
cosmic-sheet-alone = { $alien } : { $power }
cosmic-sheet-flares = { $alien }. Éruption sauvage : { $wild } Super-éruption : { $strong }
cosmic-card-artifact = { $effect }
cosmic-card-flare = Sauvage : { $wild } Super : { $strong }
cosmic-does-attack = Carte rencontre : sa valeur s’ajoute à tes vaisseaux.
cosmic-does-negotiate = Carte rencontre : perd contre une attaque, mais prend des cartes ; deux permettent un accord.
cosmic-does-morph = Carte rencontre : devient ce qu’est l’autre carte. Deux morphes perdent tout.
cosmic-does-reinforcement = Après la révélation, dans la rencontre : ajoute sa valeur à un camp.
cosmic-does-kicker = Annoncé face cachée avant le choix des cartes : multiplie ton attaque, ta compensation, ou ce qu’un accord manqué coûte à l’adversaire.
cosmic-board-title = La galaxie
cosmic-hand-title = Ta main
cosmic-hand-count = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
cosmic-aliens-title = Les extraterrestres
cosmic-encounter-title = La rencontre
cosmic-encounter-higher = Le plus haut total gagne, l’égalité va à la défense
cosmic-encounter-lower = Le plus bas total gagne, l’égalité va à la défense
cosmic-outcome-offense = { $who } gagne, à l’offensive.
cosmic-outcome-defense = { $who } gagne, en défense.
cosmic-outcome-deal = Deux négociations : il faut s’accorder.
cosmic-outcome-nobody = Les deux camps perdent.
cosmic-sum-bases = Bases des protagonistes
cosmic-sum-own = Vaisseaux des protagonistes
cosmic-sum-allies = Vaisseaux des alliés
cosmic-sum-reinforcements = Renforts
cosmic-sum-bonus = Pouvoirs et éruptions
cosmic-sum-cards = Cartes rencontre
cosmic-sum-changed = Changées par des pouvoirs
