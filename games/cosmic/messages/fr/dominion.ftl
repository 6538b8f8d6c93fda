### Cosmic Dominion : récompenses et vaisseaux spéciaux ; $who, $other : des gens ; $card, $planet, $ship : des noms.

## Cosmic Dominion : options

cosmic-option-reward_deck = Pioche de récompenses
cosmic-option-reward_deck-none = aucune
cosmic-option-reward_deck-dominion = Dominion (32 cartes)
cosmic-option-reward_deck-incursion = Incursion (32 cartes)
cosmic-option-reward_deck-both = les deux (64 cartes)
cosmic-option-reward_deck-help = Qui aide la défense peut piocher des cartes plus fortes : multiplicateurs, failles, retraites, intimidations.
cosmic-option-special_ships = Vaisseaux spéciaux
cosmic-option-special_ships-none = aucun
cosmic-option-special_ships-flagship = vaisseaux amiraux
cosmic-option-special_ships-salvage = vaisseaux récupérateurs
cosmic-option-special_ships-help = Un vaisseau de chacun en fait plus que les autres.
cosmic-option-double_ships = Un second vaisseau spécial
cosmic-option-double_ships-none = non
cosmic-option-double_ships-same = du même genre
cosmic-option-double_ships-other = de l’autre genre
cosmic-option-double_ships-help = Avec des vaisseaux spéciaux, à trois ou quatre.
cosmic-refused-double-ships = Un second vaisseau spécial chacun, c’est à { $number } au plus.
cosmic-refused-both-ships = Un seul de tes vaisseaux spéciaux peut être envoyé dans une rencontre.
cosmic-outline-reward-deck = cartes récompense ({ $deck })
cosmic-outline-special-ships = vaisseaux spéciaux { $number ->
    [1] (un { $ship } par personne)
    [2] (deux par personne : { $ship })
   *[other] (un { $ship } et un { $second } par personne)
}

## Règles


## Questions

cosmic-ask-swap = Qui t’aide a posé une intimidation ({ $planet }). La joues-tu, sans la voir, à la place de ta carte ?
cosmic-ask-swap-swap = La jouer →
cosmic-ask-swap-pass = Garder ma carte
cosmic-ask-swap-waiting = Au menu : l’intimidation d’un allié, ou pas.
cosmic-ask-mark = { $number ->
    [one] Lequel de tes vaisseaux est spécial ? Dis où se trouve ton { $ship }.
   *[other] Quels sont tes deux vaisseaux spéciaux ? Dis où se trouve ton { $ship }, puis le second ({ $second }).
}
cosmic-ask-mark-mark = Choisir →
cosmic-ask-mark-waiting = Au menu : les vaisseaux spéciaux.
cosmic-do-lay = Poser une intimidation →
cosmic-do-drive = Vaisseau amiral vers une colonie →
cosmic-do-drive-in = Vaisseau amiral dans la rencontre →
cosmic-do-ship-orders = Ce que fait mon vaisseau amiral →
cosmic-do-beam = Rayon tracteur →

## Champs et choses

cosmic-field-give-second = J’accorde aussi une colonie sur
cosmic-field-give-second-ships = pour tant de leurs vaisseaux
cosmic-field-take-second = Je veux aussi une colonie sur
cosmic-field-take-second-ships = pour tant de mes vaisseaux
cosmic-field-reward-cards = cartes récompense
cosmic-field-second = planète du second
cosmic-field-ship = vaisseau
cosmic-field-holds = garder ses 3 pour moi
cosmic-field-flees = fuir quand tout est perdu
cosmic-sort-rift = faille
cosmic-card-type-retreat = retraite
cosmic-card-type-intimidate = intimidation
cosmic-card-type-rift = faille
cosmic-back-cosmic = cosmique
cosmic-back-reward = récompense
cosmic-special-flagship = vaisseau amiral
cosmic-special-salvage = vaisseau récupérateur
cosmic-reward-deck-dominion = les 32 de Dominion
cosmic-reward-deck-incursion = les 32 d’Incursion
cosmic-reward-deck-both = les 64 de Dominion et d’Incursion
cosmic-step-place_markers = marqueurs des vaisseaux spéciaux
cosmic-step-ask_flagships = les trois d’un vaisseau amiral

## Ce qui est raconté

cosmic-intimidate-lays = 🂠 { $who } pose une intimidation, face cachée.
cosmic-intimidate-is-card = 🂠 L’intimidation de { $who } devient la carte rencontre.
cosmic-intimidate-back = 🂠 { $who } reprend une intimidation non utilisée.
cosmic-intimidate-swaps = 🂠 { $who } joue l’intimidation de { $other }, sans la voir.
cosmic-kicker-jams = 📡 Tous les autres multiplicateurs sont annulés, et les renforts interdits.
cosmic-kicker-destroys = 💥 Les deux camps perdent aussitôt.
cosmic-kicker-scatters = 🌪️ Qui aidait { $who } perd ses vaisseaux.
cosmic-clause-saves = 🕊️ { $who } sauve ses vaisseaux au lieu d’une compensation.
cosmic-rift-detonates = 💥 { $card } explose : { $who } l’avait prise.
cosmic-finder-seeks = 🔎 { $who } cherche dans la main de { $other } : { $card }.
cosmic-finder-seeks-everywhere = 🔎 { $who } cherche dans toutes les mains : { $card }.
cosmic-finder-fails-everywhere = 🔎 { $who } ne trouve { $card } dans aucune main ; les enveloppes ne sont pas fouillées.
cosmic-finder-fails = 🔎 { $who } ne trouve rien dans la main de { $other } : { $card } n’y est pas.
cosmic-omni-zap-cancels = ⚡ { $who } annule { $card }.
cosmic-solar-wind-blows = ☀️ Vent solaire : les gains des alliés victorieux sont échangés.
cosmic-victory-boon = 🎁 Butin de victoire : { $who } aura aussi des récompenses.
cosmic-marks = 🚩 { $who } a marqué un vaisseau ({ $ship }) : { $planet }.
cosmic-marks-again = 🚩 { $who } marque un autre vaisseau ({ $ship }), chargé.
cosmic-charges = 🔋 { $who } recharge un vaisseau ({ $ship }).
cosmic-drives = 🚀 Le vaisseau amiral de { $who } file vers { $planet }.
cosmic-drives-in = 🚀 Le vaisseau amiral de { $who } entre dans la rencontre.
cosmic-beams = 🧲 { $who } se sert du rayon tracteur.
cosmic-salvages = 🧲 { $who } récupère : { $number } récompenses.

## Ce qui est montré

cosmic-summary-reward-deck = Pioche de récompenses : { $deck }, défausse { $discards }.
cosmic-summary-laid = Intimidations sur la table : { $seats }.
cosmic-summary-own-laid = Tu as posé { $card }.
cosmic-summary-backs = { $number ->
    [one] { $who } a en main { $number } carte de la pioche { $back }
   *[other] { $who } a en main { $number } cartes de la pioche { $back }
}
cosmic-ship-charged = { $who } : { $ship }, chargé, sur { $planet }
cosmic-ship-charged-in = { $who } : { $ship }, chargé, { $whereabouts }
cosmic-ship-spent = { $who } : { $ship }, déchargé, sur { $planet }
cosmic-ship-spent-in = { $who } : { $ship }, déchargé, { $whereabouts }
cosmic-ship-lost = { $who } : { $ship }, perdu
cosmic-called-special = { $planet } ({ $ship })
cosmic-called-special-in = { $place } ({ $ship })
cosmic-ship-holds = Ton vaisseau amiral n’ajoute rien.
cosmic-ship-flees = Ton vaisseau amiral fuit quand tout est perdu.
cosmic-does-retreat = Carte rencontre : contre une attaque tu perds, mais les vaisseaux de ton camp rentrent ; si tu défends, les tiens restent sur la planète. Contre toute autre carte, c’est une négociation.
cosmic-whereabouts-warp = dans le warp
cosmic-whereabouts-gate = au portail
cosmic-whereabouts-beside = près de la planète
cosmic-whereabouts-regrouped = de retour du warp
cosmic-whereabouts-removed = hors du jeu
cosmic-move-drive = { $ship } → { $planet }
cosmic-move-ship-orders = { $adds ->
    [1] ajoute ses 3
   *[other] n’ajoute rien
}, { $flees ->
    [1] fuit quand tout est perdu
   *[other] reste jusqu’au bout
}

## Petites questions

cosmic-choice-finder-whom = Détecteur : quelle main fouilles-tu ?
cosmic-choice-finder-what = Détecteur : quelle carte cherches-tu ?
cosmic-choice-hand-zap = Zap de main : qui pioche une nouvelle main ?
cosmic-choice-ship-zap-whose = Zap de vaisseau : à qui le vaisseau ?
cosmic-choice-ship-zap-ship = Zap de vaisseau : quel vaisseau va au warp ?
cosmic-choice-omni-zap-as-hand-zap = Omni-Zap : comme un Zap de main ? Sinon, comme un Zap de vaisseau.
cosmic-choice-omni-zap-as-ship-zap = Omni-Zap : comme un Zap de vaisseau ? Sinon, il annule une carte révélée.
cosmic-choice-omni-zap-card = Omni-Zap : quelle carte annules-tu ?
cosmic-choice-omni-zap-remove = Omni-Zap : un vaisseau quitte-t-il le jeu, au lieu de trois au warp ?
cosmic-choice-omni-zap-pay = Omni-Zap : quels vaisseaux vont au warp ?
cosmic-choice-omni-zap-ship = Omni-Zap : quel vaisseau quitte le jeu ?
cosmic-choice-rebirth-whom = Renaissance : qui refonde des colonies ?
cosmic-choice-rebirth-planet = Renaissance : sur quelle planète vide ?
cosmic-choice-rebirth-ships = Renaissance : avec quels vaisseaux ?
cosmic-choice-space-junk = Débris spatiaux : qui prend la carte du dessus ?
cosmic-choice-flagship-adds = Ton vaisseau amiral ajoute-t-il trois à ton camp ?
cosmic-choice-clause-save = Tes vaisseaux rentrent-ils, au lieu d’une double compensation ?
cosmic-choice-clause-exchange = Droit de refus : quelles cartes rends-tu contre d’autres ?
cosmic-choice-rift-whom = Faille : pour qui ?
cosmic-choice-rift-free = Faille : à qui les vaisseaux qui quittent le warp ?
cosmic-choice-rift-number = Faille : combien de ces vaisseaux ?
cosmic-choice-rift-planet = Faille : sur quelle planète est la colonie ?
cosmic-choice-rift-ships = Faille : quels vaisseaux fondent la colonie ?
cosmic-choice-rift-lose = Une faille explose : quels vaisseaux perds-tu ?
cosmic-choice-rift-cards = Une faille explose : quelles cartes défausses-tu ?
cosmic-choice-rift-leave = Une faille explose : quelle colonie abandonnes-tu ?
cosmic-choice-rift-order = Plusieurs failles : laquelle explose d’abord ?
