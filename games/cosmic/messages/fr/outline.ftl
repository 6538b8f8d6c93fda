### La partie entière : dans le salon, au début, avant la fin.

cosmic-group-space = L’espace
cosmic-group-pace = Rythme des alliances
cosmic-group-cards = Les cartes
cosmic-played-gates = les cartes se jouent aux sas
cosmic-played-every = chaque fenêtre (≈ { $days } jours, sas { $gates })
cosmic-played-orders = les consignes jouent les cartes
cosmic-played-win = { $number ->
    [one] { $number } colonie étrangère gagne
   *[other] { $number } colonies étrangères gagnent
}
cosmic-played-aliens = { $number ->
    [one] { $number } extraterrestre dans la boîte
   *[other] { $number } extraterrestres dans la boîte
}
cosmic-played-rounds = avec { $aliens }, on est demandé plus souvent
cosmic-wins-with = { $number ->
    [one] 🎯 **Pour gagner.** { $number } colonie hors de ton système ; qui y arrive au même instant gagne aussi.
   *[other] 🎯 **Pour gagner.** { $number } colonies hors de ton système ; qui y arrive au même instant gagne aussi.
}
cosmic-turn-goes = 🔄 **Un tour.** Le destin désigne un adversaire, tu vises et lances des vaisseaux, chaque camp invite des alliés, chacun choisit une carte en secret ; le plus haut total l’emporte. Après un succès, une seconde rencontre est possible.
cosmic-foreseen-one = { $number ->
    [one] 🔔 { $who } a { $number } colonie étrangère : une de plus et c’est gagné.
   *[other] 🔔 { $who } a { $number } colonies étrangères : une de plus et c’est gagné.
}
cosmic-foreseen-tokens = { $number ->
    [one] 🔔 { $who } n’a plus que { $number } jeton ({ $alien }) : quand le dernier sera parti, c’est gagné.
   *[other] 🔔 { $who } n’a plus que { $number } jetons ({ $alien }) : quand le dernier sera parti, c’est gagné.
}
cosmic-masochist-near = { $number ->
    [one] 🔔 { $who } a au plus { $number } vaisseau hors du warp : quand tous sont perdus, le Masochiste gagne.
   *[other] 🔔 { $who } a au plus { $number } vaisseaux hors du warp : quand tous sont perdus, le Masochiste gagne.
}

## Dans le hall, pour qui ne l’a jamais vu

cosmic-pitch = Des aliens qui enfreignent chacun une règle se battent et marchandent pour des colonies, et des alliés peuvent gagner ensemble. Difficile, mais `/apprendre` t’y mène.
