### La table, en mots et en images. Pas de Markdown.

## La table en mots

cochons-progress = Tour { $turn }, { $phase }
cochons-summary-deck = Pioche : { $pile } · Défausse : { $discards } · G : Gorets, GG : Gros Gruiks
cochons-summary-marks = Sur les images, { $marks }
cochons-summary-seat = { $place }. { $who } ({ $clan }) : rouge { $red }/{ $recipe_red }, jaune { $yellow }/{ $recipe_yellow }, bleu { $blue }/{ $recipe_blue } · main { $hand } · réserve { cochons-troops }
cochons-summary-out = { $who } : hors jeu jusqu’au prochain tour
cochons-summary-holds = ↳ { $tiles }
cochons-summary-kind = { $kind } : { $tiles }
cochons-summary-fight = ⚔ { $tile } : { $attacker } (cartes : { $attack_laid }) contre { $defender } (cartes : { $defence_laid })

# À côté d'une tuile à choisir : Tirelire, bleue · Truffe 3G+1GG
cochons-note-tile = { $planet }, { $kind }
cochons-note-held = { $planet }, { $kind } · { $who } { cochons-troops-short } { $dice }{ $others ->
    [0] {""}
   *[other] {" "}⚔
}

## Images

cochons-board-title = Porcina, tour { $turn }
cochons-hand-title = Ta main
cochons-hand-count = { $number ->
    [0] Aucune carte
    [one] 1 carte
   *[other] { $number } cartes
}
cochons-card-when-combat = au combat
cochons-card-when-travel = aux voyages
cochons-sequence-1b = colons
cochons-sequence-2b = voyages
cochons-sequence-3a = combats
cochons-sequence-3b = réorga.
cochons-sequence-3c = monstres
cochons-sequence-4c = élection
cochons-sequence-any = n’importe quand
cochons-picture-letter-red = R
cochons-picture-letter-yellow = J
cochons-picture-letter-blue = B
cochons-picture-glands = Glands : produits / recette
cochons-picture-reserve = Réserve
cochons-picture-hand = Main
cochons-picture-recipe = Ta Recette Sacrée
cochons-picture-no-cards = Pas de carte. On voyage léger !
cochons-picture-gorets = Gorets
cochons-picture-gruiks = Gros Gruik (D8)
cochons-picture-double = double : 2 glands
cochons-picture-fight = combat
cochons-picture-pinned = cochons bloqués
cochons-picture-moves = voyages faits
cochons-picture-lit = à toi de choisir
cochons-picture-attack = Attaque
cochons-picture-technology = Techno
cochons-picture-defence = Défense
cochons-picture-combat-card = Carte de combat
cochons-picture-event-card = Événement
cochons-mark-phacocherus = F : Phacochérus
cochons-mark-pecari = Z : Pécari Banzaï
