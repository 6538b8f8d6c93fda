### Les planétoïdes : des planètes qui se promènent. Les lettres sont celles des personnes sur le plateau.

cosmic-group-expansions = Extensions
cosmic-option-planetoids = Planétoïdes
cosmic-option-planetoids-false = aucun
cosmic-option-planetoids-true = se promènent
cosmic-option-planetoids-help = De petites planètes qui bougent avant chaque rencontre ; chaque repère chez toi est une colonie de plus à réunir.
cosmic-played-planetoids = des planétoïdes se promènent
cosmic-wins-with-planetoids = { $number ->
    [one] 🎯 **Pour gagner.** { $number } colonie hors de ton système, et une de plus par repère d’origine chez toi : il y en a un dès le début. Qui y arrive au même instant gagne aussi.
   *[other] 🎯 **Pour gagner.** { $number } colonies hors de ton système, et une de plus par repère d’origine chez toi : il y en a un dès le début. Qui y arrive au même instant gagne aussi.
}

## Les questions

cosmic-choice-planetoid-ships = Quels deux vaisseaux poses-tu sur le planétoïde de ton système ?
cosmic-ask-drift = Un planétoïde où tu as des vaisseaux passe au système suivant. Lequel, et que pousse-t-il ?
cosmic-ask-drift-drift = Déplacer →
cosmic-ask-drift-waiting = Au menu : un planétoïde qui bouge.
cosmic-ask-drift-create = Le planétoïde { $number } naît dans ton système, où il est le troisième. Que pousse-t-il ?
cosmic-ask-drift-create-create = Créer →
cosmic-ask-drift-create-waiting = Au menu : un nouveau planétoïde.
cosmic-planetoid-signs = « 1 → β » : le planétoïde 1 va dans le système de β ; « ✕ » : il y rentre chez lui et disparaît ; « + » : il est créé. Les lettres α, β, γ… sont, dans cet ordre, { $seats }.
cosmic-field-planetoid = planétoïde
cosmic-field-bump-1 = il pousse
cosmic-field-bump-2 = qui pousse
cosmic-field-bump-3 = 3e poussé
cosmic-field-bump-4 = 4e poussé
cosmic-field-bump-5 = 5e poussé
cosmic-field-bump-6 = 6e poussé
cosmic-field-bump-7 = 7e poussé
cosmic-field-chain = comment
cosmic-chain-gain = ce qui me rapporte le plus
cosmic-chain-spare = sans perdre de vaisseaux
cosmic-order-drift = Planétoïdes : lequel, et comment
cosmic-question-drift = quel planétoïde je déplace
cosmic-question-drift-create = ce que pousse un nouveau planétoïde
cosmic-step-settle_planetoids = des vaisseaux pour les planétoïdes
cosmic-step-planetoid_step = les planétoïdes se promènent

## Ce qui arrive

cosmic-planetoid-settles = { $ships ->
    [one] { $who } pose { $ships } vaisseau sur le planétoïde { $number }.
   *[other] { $who } pose { $ships } vaisseaux sur le planétoïde { $number }.
}
cosmic-planetoid-creates = ☄️ { $who } crée le planétoïde { $number }, et il lui faut une colonie de plus.
cosmic-planetoid-creates-only = ☄️ { $who } crée le planétoïde { $number }.
cosmic-planetoid-moves = ☄️ { $who } déplace le planétoïde { $number } vers le système de { $other }.
cosmic-planetoid-bumped = ☄️ Le planétoïde { $number } est poussé vers le système de { $other }.
cosmic-planetoid-destroyed = 💥 Le planétoïde { $number } rentre chez { $other }, où il est détruit : il lui faut une colonie de moins.
cosmic-planetoid-destroyed-only = 💥 Le planétoïde { $number } rentre chez { $other }, où il est détruit.
cosmic-planetoid-nothing = { $who } n’a aucun vaisseau sur un planétoïde, et deux marqueurs d’origine dans son système l’empêchent d’en créer un : rien ne bouge.
cosmic-planetoid-nothing-left = { $who } n’a aucun vaisseau sur un planétoïde, et il n’en reste aucun à créer : rien ne bouge.

## Ce qui se voit

cosmic-called-planetoid = planétoïde { $number }
cosmic-note-planetoid = chez { $who }, origine : { $letter } · vaisseaux : { $fleets }
cosmic-drift-room = { $hops }
cosmic-drift-bump = { $hops }, en troisième
cosmic-move-drift = { $hops }
cosmic-note-drift = colonies : { $changes }
cosmic-summary-planetoid = Planétoïde { $number } : chez { $who }, origine : { $letter } · vaisseaux { $ships }
cosmic-summary-drift = Ils vont d’un système à l’autre : { $systems }
cosmic-summary-markers = Repères d’origine ici : { $numbers }
cosmic-planetoid-tree-of = Ce que { $who } pourrait en faire maintenant :
cosmic-planetoid-tree = { $hops }
cosmic-planetoid-tree-more = { $number ->
    [one] … { $who } a encore { $number } possibilité.
   *[other] … { $who } a encore { $number } possibilités.
}
cosmic-planetoids-title = Les planétoïdes
cosmic-planetoids-subtitle = Ils descendent ; sur chacun, son numéro et d’où il vient
