### Les Extra-Cochons : ils arrivent (1E), se battent, se promènent (3C). « cochons-monsters » les compte.

## Noms

cochons-extras-pirate = la bande de Pirates
cochons-extras-porcophage = la meute de Porcophages
cochons-extras-worm = le Ver des Glands
cochons-piece-pirate = Pirate
cochons-piece-porcophage = Porcophage
cochons-piece-worm = ver (c’était le seul)

## Arrivée (1E)

cochons-nobody-comes = 🎲 { $face } : pas d’Extra-Cochon à l’horizon ce tour-ci.
cochons-extras-arrived = 👾 Extra-Cochons en vue ! { cochons-monsters } en { $tile }.
cochons-extras-arrived-on = 👾 Extra-Cochons en vue ! { cochons-monsters } en { $tile }, sur le dos de ceux qui y étaient : { $pinned ->
    [one] 1 cochon bloqué.
   *[other] { $pinned } cochons bloqués.
}
cochons-extras-lost = Plus de place ni de pions : { cochons-monsters } { $number ->
    [one] se perd dans l’espace.
   *[other] se perdent dans l’espace.
}
cochons-worms-sated = Un Ver des Glands passe au large, repu : il n’en viendra plus.
cochons-ask-arrival = À toi de choisir : où { $number ->
    [one] débarque { cochons-monsters } ?
   *[other] débarquent { cochons-monsters } ?
} Les cochons qui s’y trouvent seront bloqués.
cochons-ask-arrival-settle = Faire débarquer →
cochons-ask-arrival-waiting = Au menu : des Extra-Cochons à caser.

## Promenades (3C)

cochons-ask-reins = { $leads ->
    [yes] Les Extra-Cochons s’ébrouent, et c’est toi qui les mènes, sauf si quelqu’un prend les rênes avec une carte. La tienne te les garde si personne avant toi dans l’ordre du tour n’en joue. La jouer ?
   *[no] Les Extra-Cochons s’ébrouent, et { $who } les mène. Une carte pour prendre les rênes ?
}
cochons-ask-reins-pass = Laisser faire
cochons-ask-reins-lead = Prendre les rênes →
cochons-ask-reins-waiting = Au menu : qui mène les Extra-Cochons.
cochons-extras-led = 👾 { $who } siffle { $card } : désormais, c’est à cette patte-là que les Extra-Cochons obéissent.
cochons-ask-steer = Les Extra-Cochons t’obéissent. Quelle pile part en promenade, et où ?
cochons-ask-steer-pass = Aucune
cochons-ask-steer-move = Déplacer une pile
cochons-ask-steer-waiting = Au menu : une promenade d’Extra-Cochons.
cochons-extras-moved = 👾 { $who } lâche { cochons-monsters } : { $origin } → { $target }.
cochons-planet-eaten = 🪱 Miam ! { $tile } est avalée toute crue et n’est plus qu’un astéroïde. Le Ver s’en va digérer ({ $eaten }/3).
cochons-ask-next-clash = Votre Grosseur, plusieurs combats d’Extra-Cochons sont servis. Lequel d’abord ?
cochons-ask-next-clash-fight = À l’attaque →
cochons-ask-next-clash-waiting = Au menu : quel combat d’Extra-Cochons d’abord.

## Combats

cochons-fight-extras = ⚔️ **Combat en { $tile } !** { $attacker } attaque avec { cochons-troops-attack }. En face : { cochons-monsters }.
cochons-extras-fight = ⚔️ **Combat en { $tile } !** { cochons-monsters } { $number ->
    [one] attaque.
   *[other] attaquent.
} { $defender } défend avec { cochons-troops-defence }.
cochons-extras-meet = ⚔️ **Combat en { $tile } !** Extra-Cochons contre Extra-Cochons : { $attacker } ({ $attack_number }) tombe sur { $defender } ({ $defence_number }).
cochons-extras-perished = 💥 { cochons-monsters } { $number ->
    [one] part en fumée
   *[other] partent en fumée
} en { $tile }.
cochons-extras-won = { cochons-monsters } { $number ->
    [one] reste
   *[other] restent
} en { $tile }, la panse pleine.
cochons-pack-grew = 🩸 L’odeur du sang en attire un autre. Porcophages dans la meute : { $number }.
cochons-ask-defence-extras = 🛡️ { cochons-monsters } { $number ->
    [one] t’attaque
   *[other] t’attaquent
} en { $tile } ({ $enemy_dice }). Toi : { cochons-troops } ({ $dice }). { cochons-odds-blind } { $doomed ->
    [0] Dès 6 de technologie, tous tes cochons d’ici meurent.
   *[other] Dès 6 de technologie, tout le monde ici meurt, monstres compris.
} Poses-tu des cartes, face cachée ?
cochons-ask-defence-extras-waiting = Au menu : des cartes contre les Extra-Cochons.
cochons-ask-attack-extras = ⚔️ Tu attaques { cochons-monsters } ({ $enemy_dice }) en { $tile }. Toi : { cochons-troops } ({ $dice }). { cochons-odds-blind } { $doomed ->
    [0] Dès 6 de technologie, tous tes cochons d’ici meurent.
   *[other] Dès 6 de technologie, tout le monde ici meurt, monstres compris.
} Poses-tu des cartes, face cachée ?
cochons-ask-attack-extras-waiting = Au menu : des cartes contre les Extra-Cochons.
cochons-ask-flee-extras = Round { $round } en { $tile }. Toi : { cochons-troops } ({ $dice }). En face : { cochons-monsters } ({ $enemy_dice }). { cochons-odds-open } Tenir bon, ou prendre la carapate ?
cochons-ask-flee-extras-pass = Rester pour ce round
cochons-ask-flee-extras-waiting = Au menu : du courage, ou la carapate.

## Carte

cochons-card-cho-boko = Cho Boko l’Extra-Cochon
cochons-effect-cho-boko = Les Extra-Cochons t’obéissent : c’est toi, et non le Porc Royal, qui en déplaces une pile ce tour-ci.

## Hasard, règles en cours

cochons-chance-arrivals = le dé des Extra-Cochons
cochons-chance-pirates = le dé des Pirates
cochons-step-arrivals = arrivée des Extra-Cochons
cochons-step-arrive = débarquement d’Extra-Cochons
cochons-step-extras = voyages et combats des Extra-Cochons
cochons-step-leader = qui mène les Extra-Cochons
cochons-step-stack_move = promenade d’une pile
cochons-step-clash = combats d’Extra-Cochons sur une tuile
