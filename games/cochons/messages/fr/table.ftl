### La table : dans la salle d'attente, en mots et en images. Pas de Markdown dans les deux dernières parties.

## Options de la table

cochons-option-rule_set = Règles
cochons-option-rule_set-simplified = simplifiées
cochons-option-rule_set-help = Le jeu simplifié : plus court, recettes visibles, ni élection ni monstres.
cochons-option-first_player = Qui commence
cochons-option-first_player-random = au hasard
cochons-option-first_player-host = qui a ouvert la table
cochons-option-first_player-help = Qui joue en premier ; on tourne ensuite dans le même sens jusqu’à la fin.
cochons-option-auto_build = La galaxie
cochons-option-auto_build-true = posée d’un coup, par le hasard
cochons-option-auto_build-false = posée par vous, tuile à tuile
cochons-option-auto_build-help = Le hasard bâtit en une seconde ; par messages, jusqu’à 30 tuiles tour à tour, c’est l’affaire de jours.
cochons-option-auto_start = Premier débarquement
cochons-option-auto_start-false = chaque clan choisit sa tuile
cochons-option-auto_start-true = le hasard choisit les tuiles
cochons-option-auto_start-help = Si vous choisissez où débarquent vos 5 premiers Gorets.
cochons-option-gap_windows = Entre deux voyages
cochons-option-gap_windows-true = voyages en plus et échanges de tuiles
cochons-option-gap_windows-false = voyages en plus seulement
cochons-option-gap_windows-help = Ce qui se joue hors de son tour. La question est la même pour tout le monde, quelle que soit la main.
cochons-option-travel_once_per_piece = Chaque cochon voyage
cochons-option-travel_once_per_piece-true = une fois par tour
cochons-option-travel_once_per_piece-false = autant qu’il reste de voyages
cochons-option-travel_once_per_piece-help = Si un cochon qui a voyagé peut repartir dans le même tour.
cochons-option-ship_costs_trip = Un voyage avec carte vaisseau
cochons-option-ship_costs_trip-true = compte parmi les 3 voyages
cochons-option-ship_costs_trip-false = s’ajoute aux 3 voyages
cochons-option-ship_costs_trip-help = Si une carte vaisseau allonge seulement un de tes voyages, ou le paie aussi.
cochons-option-disintegration_kills_waiting = Une désintégration tue
cochons-option-disintegration_kills_waiting-true = tous les cochons de la tuile
cochons-option-disintegration_kills_waiting-false = seulement les deux camps qui se battent
cochons-option-disintegration_kills_waiting-help = Le sort des troupes qui attendent leur propre combat quand la tuile saute.
cochons-option-elimination_check = Élimination
cochons-option-elimination_check-after_combats = vérifiée après tous les combats
cochons-option-elimination_check-immediate = vérifiée après chaque combat
cochons-option-elimination_check-help = Quand un clan réduit à un cochon ou zéro sort du jeu, jusqu’au prochain tour.
cochons-option-max_turns = Dernier tour
cochons-option-max_turns-0 = aucun : jusqu’à une recette complète
cochons-option-max_turns-6 = tour 6
cochons-option-max_turns-8 = tour 8
cochons-option-max_turns-10 = tour 10
cochons-option-max_turns-12 = tour 12
cochons-option-max_turns-help = Ensuite, la victoire va au clan le plus proche de sa recette.

## La table en mots

cochons-progress = Tour { $turn }, { $phase }
cochons-summary-deck = Pioche : { $pile } · Défausse : { $discards }
cochons-summary-seat = { $place }. { $who } ({ $clan }) : rouge { $red }/{ $recipe_red }, jaune { $yellow }/{ $recipe_yellow }, bleu { $blue }/{ $recipe_blue } · main { $hand } · réserve { cochons-troops-short }
cochons-summary-out = { $who } : hors jeu jusqu’au prochain tour
cochons-summary-holds = ↳ { $tiles }
cochons-summary-kind = { $kind } : { $tiles }
cochons-summary-fight = ⚔ { $tile } : { $attacker } (cartes : { $attack_laid }) contre { $defender } (cartes : { $defence_laid })

# À côté d'une tuile à choisir : Tirelire, bleue · Truffe 3G+1GG
cochons-note-tile = { $planet }, { $kind }
cochons-note-held = { $planet }, { $kind } · { $who } { cochons-troops-short }{ $others ->
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
