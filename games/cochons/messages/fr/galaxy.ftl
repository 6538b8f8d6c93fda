### Ce que le jeu complet ajoute à la table : tuiles retournées, monstres, règne et alliances.

## Tuiles et phases

cochons-tile-kind-sun = soleil
cochons-tile-kind-back-red = dos rouge
cochons-tile-kind-back-yellow = dos jaune
cochons-tile-kind-back-blue = dos bleu
cochons-tile-kind-back-black = dos noir
cochons-phase-colonists = arrivée des colons
cochons-phase-order = ordre de jeu
cochons-phase-newcomers = placement des colons
cochons-phase-arrivals = arrivée des Extra-Cochons
cochons-phase-markers = choix des voyages
cochons-phase-attack-gap = cartes autour des combats
cochons-phase-extras = voyages et combats des Extra-Cochons
cochons-phase-governors = gouverneurs
cochons-phase-candidates = candidatures
cochons-phase-voting = élection
cochons-phase-end-of-turn = fin du tour

## La table en mots

# Les monstres, comptés : « 3 Pirates »
cochons-monsters = { $monster ->
    [pirate] { $number ->
        [one] 1 Pirate
       *[other] { $number } Pirates
    }
    [porcophage] { $number ->
        [one] 1 Porcophage
       *[other] { $number } Porcophages
    }
   *[worm] { $number ->
        [one] 1 Ver des Glands
       *[other] { $number } Vers des Glands
    }
}
cochons-summary-royal = ♛ Sa Grosseur le Porc Royal : { $who }
cochons-summary-coalition = Coalition : { $who }
cochons-summary-pile = 🗳 { $who } : { $number }
cochons-summary-lot = ↳ { $number } de { $who }
cochons-summary-extras = Extra-Cochons : { $tile } { cochons-monsters }{ $attacking ->
    [0] {""}
   *[other] {" "}⚔
}
cochons-summary-eaten = Planètes mangées par les Vers des Glands : { $number }
cochons-summary-left = À poser, par dos : rouge { $red }, jaune { $yellow }, bleu { $blue }, noir { $black }
cochons-summary-plan = 🤫 Ton plan, encore secret (cartes et troupes sont montrées telles qu’il les laisse) :
cochons-plan-step = { $card } (les dés diront)
cochons-summary-pinned = ↳ bloqués : { $tiles }
cochons-summary-lent = ↳ Gros Gruik prêté par l’Empereur : { $tiles }
cochons-summary-feast = 🎉 { $tile } : Fête du Gland, n’y atterrit que { $host }
cochons-summary-ban = 🚫 { $who } ne peut pas atterrir en { $tile } ce tour-ci
cochons-summary-seat-secret = { $place }. { $who } ({ $clan }) : rouge { $red }, jaune { $yellow }, bleu { $blue } · main { $hand } · réserve { cochons-troops }
cochons-summary-markers = ↳ { $marker ->
    [0] {""}
   *[other] voyages : { $marker } ·{" "}
}{ $left ->
    [0] marqueurs tous joués, ils reviennent
   *[other] marqueurs restants : { $markers }
}
cochons-summary-newcomers = ↳ à placer : { cochons-troops }
cochons-own-recipe = 📜 Ta Recette Sacrée, produit / voulu : rouge { $red }/{ $recipe_red }, jaune { $yellow }/{ $recipe_yellow }, bleu { $blue }/{ $recipe_blue }.
cochons-no-recipe = Pas encore de Recette Sacrée : elles se tirent au début de la partie.
cochons-note-extras = { $planet }, { $kind } · { cochons-monsters } ({ $dice })

## Images

cochons-panel-royal = { $clan } · ♛ Porc Royal
cochons-panel-marker = { $clan } · ✈ { $marker }
cochons-picture-back = tuile inexplorée
cochons-board-plan = Ton plan, encore secret
cochons-picture-lent = Gros Gruik prêté
cochons-picture-closed = atterrissage interdit
cochons-picture-feast = Fête du Gland
cochons-picture-pirate = Pirates
cochons-picture-porcophage = Porcophages
cochons-picture-worm = Ver des Glands
