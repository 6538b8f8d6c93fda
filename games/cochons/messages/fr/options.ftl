### Les options de la table, dans la salle d'attente : rubriques, options, valeurs, à quoi elles servent.

## Rubriques

cochons-group-game = La partie
cochons-group-galaxy = La galaxie
cochons-group-start = Le départ
cochons-group-travel = Ordre de jeu et voyages
cochons-group-fights = Combats
cochons-group-extras = Extra-Cochons (jeu complet)
cochons-group-powers = Pouvoirs des clans (jeu complet)
cochons-group-election = Élection (jeu complet)

## La partie

cochons-option-rule_set = Règles
cochons-option-rule_set-simplified = simplifiées
cochons-option-rule_set-complete = complètes
cochons-option-rule_set-help = Simplifiées : plus court, recettes visibles. Complètes : recettes secrètes, colons, monstres, élections.
cochons-option-preset = Style de partie
cochons-option-preset-by-chat = faite pour le chat
cochons-option-preset-as-written = la règle, rien que la règle
cochons-option-preset-quick = rapide
cochons-option-preset-full-politics = toute la politique
cochons-option-preset-own = sur mesure, options retouchées
cochons-option-preset-help = Règle d’autres options d’un coup. La règle : à la lettre, tuiles posées une à une. Rapide : 6 tours.
cochons-option-placing = Placement des cochons
cochons-option-placing-together = préparé ensemble, en secret
cochons-option-placing-in-order = chacun à son tour, dans l’ordre de jeu
cochons-option-placing-help = Nouvelles troupes et réorganisation. Ensemble : moins d’attente. Dans l’ordre : chacun voit ce qui précède.
cochons-option-first_player = Qui commence
cochons-option-first_player-random = au hasard
cochons-option-first_player-host = qui a ouvert la table
cochons-option-first_player-seat-2 = qui occupe la place 2
cochons-option-first_player-seat-3 = qui occupe la place 3
cochons-option-first_player-seat-4 = qui occupe la place 4
cochons-option-first_player-seat-5 = qui occupe la place 5
cochons-option-first_player-seat-6 = qui occupe la place 6
cochons-option-first_player-help = Qui joue en premier ; ensuite, on tourne. Le hasard (au dé, jeu complet) décide aussi si la place est vide.
cochons-option-max_turns = Dernier tour
cochons-option-max_turns-0 = aucun : jusqu’à une recette complète
cochons-option-max_turns-3 = tour 3, pour une première soirée
cochons-option-max_turns-4 = tour 4, pour une partie courte
cochons-option-max_turns-6 = tour 6
cochons-option-max_turns-8 = tour 8
cochons-option-max_turns-10 = tour 10
cochons-option-max_turns-12 = tour 12
cochons-option-max_turns-help = Ensuite, la victoire va au clan le plus proche de sa recette.

## La galaxie

cochons-option-galaxy = Forme de la galaxie
cochons-option-galaxy-rings = en cercles
cochons-option-galaxy-twins = galaxies jumelles
cochons-option-galaxy-galette = galette
cochons-option-galaxy-freedom = liberté
cochons-option-galaxy-help = Jumelles : deux cœurs, un soleil, une passerelle. Galette : trois rangs. Liberté : sans cœur, bord replié.
cochons-option-building = Tuiles posées
cochons-option-building-blind = à l’aveugle
cochons-option-building-looking = après un coup d’œil
cochons-option-building-face-down = retournées à la fin
cochons-option-building-exploration = face cachée, à explorer
cochons-option-building-help = Jeu complet : si on voit la tuile qu’on pose, et quand elle est retournée.
cochons-option-auto_build = Construction
cochons-option-auto_build-true = d’un coup, par le hasard
cochons-option-auto_build-false = par vous, tuile à tuile
cochons-option-auto_build-help = Le hasard bâtit en une seconde ; par messages, jusqu’à 30 tuiles tour à tour, cela peut prendre des jours.

## Le départ

cochons-option-recipe = Recettes Sacrées
cochons-option-recipe-321 = 3, 2 et 1
cochons-option-recipe-420 = 4 et 2
cochons-option-recipe-510 = 5 et 1
cochons-option-recipe-help = Comment les 6 glands d’une recette se partagent entre les couleurs.
cochons-option-auto_start = Premier débarquement
cochons-option-auto_start-false = chaque clan choisit sa tuile
cochons-option-auto_start-true = le hasard choisit les tuiles
cochons-option-auto_start-help = Si vous choisissez où débarquent vos 5 premiers Gorets.
cochons-option-reversed_placement = Ordre du premier débarquement
cochons-option-reversed_placement-false = l’ordre de jeu
cochons-option-reversed_placement-true = à l’envers
cochons-option-reversed_placement-help = À l’envers, qui débarque en dernier joue en premier.

## Ordre de jeu et voyages

cochons-option-gap_windows = Hors de son tour
cochons-option-gap_windows-true = voyages en plus et autres cartes
cochons-option-gap_windows-false = voyages en plus seulement
cochons-option-gap_windows-help = Entre deux voyages et autour des combats, une même question à tout le monde, quelle que soit la main.
cochons-option-travel_once_per_piece = Chaque cochon voyage
cochons-option-travel_once_per_piece-true = une fois par tour
cochons-option-travel_once_per_piece-false = autant qu’il reste de voyages
cochons-option-travel_once_per_piece-help = Jeu simplifié : si un cochon qui a voyagé peut repartir dans le même tour.
cochons-option-ship_costs_trip = Un voyage avec carte de vaisseau
cochons-option-ship_costs_trip-true = compte parmi les voyages du tour
cochons-option-ship_costs_trip-false = s’ajoute aux voyages du tour
cochons-option-ship_costs_trip-help = Si une carte de vaisseau allonge seulement un de tes voyages, ou le paie aussi.
cochons-option-count_newcomers_in_order = Nouveaux colons
cochons-option-count_newcomers_in_order-true = comptés pour l’ordre de jeu
cochons-option-count_newcomers_in_order-false = pas comptés pour l’ordre de jeu
cochons-option-count_newcomers_in_order-help = Jeu complet : qui a le plus de troupes joue en premier ; ceux qui débarquent en sont, ou pas.

## Combats

cochons-option-disintegration_kills_waiting = Une désintégration tue
cochons-option-disintegration_kills_waiting-true = tous les cochons de la tuile
cochons-option-disintegration_kills_waiting-false = seulement les deux camps qui se battent
cochons-option-disintegration_kills_waiting-help = Le sort des troupes qui attendent leur propre combat quand la tuile saute.
cochons-option-elimination_check = Élimination
cochons-option-elimination_check-after_combats = vérifiée une fois, après tous les combats
cochons-option-elimination_check-immediate = aussitôt, mais jamais en plein combat
cochons-option-elimination_check-help = Quand un clan réduit à un cochon ou zéro sort du jeu, jusqu’au prochain tour.
cochons-option-withdraw_before_tech_check = Un repli par carte a lieu
cochons-option-withdraw_before_tech_check-true = avant la désintégration
cochons-option-withdraw_before_tech_check-false = après la désintégration
cochons-option-withdraw_before_tech_check-help = Jeu complet : si Sauve qui peut et Gros Lâches mettent à l’abri avant que la tuile saute.
cochons-option-retreat_card_without_destination = Un repli sans refuge
cochons-option-retreat_card_without_destination-nothing = n’a pas lieu
cochons-option-retreat_card_without_destination-lost = perd les cochons
cochons-option-retreat_card_without_destination-help = Jeu complet : une carte fait replier des troupes qui n’ont pas de tuile voisine à elles.
cochons-option-jaret_duration = Jaret Pied de Porc dure
cochons-option-jaret_duration-combat = tout le combat
cochons-option-jaret_duration-round = un seul round
cochons-option-jaret_duration-help = Jeu complet : combien de temps cette carte fait lancer deux dés au lieu d’un.

## Extra-Cochons

cochons-option-worm_cap = Trois Vers des Glands par partie
cochons-option-worm_cap-eaten = comptés en planètes mangées
cochons-option-worm_cap-appearances = comptés en apparitions
cochons-option-worm_cap-help = Ce qui est limité à trois par partie : les planètes mangées, ou les Vers qui arrivent.
cochons-option-porcophage_die = Dé des Porcophages
cochons-option-porcophage_die-8 = à 8 faces
cochons-option-porcophage_die-6 = à 6 faces
cochons-option-porcophage_die-help = La force d’un Porcophage : le texte de la règle dit D8, son annexe D6.
cochons-option-pirate_bonus_per_extra = Une bande de Pirates
cochons-option-pirate_bonus_per_extra-1 = +1 par Pirate après le premier
cochons-option-pirate_bonus_per_extra-0 = un D6, quel que soit leur nombre
cochons-option-pirate_bonus_per_extra-help = Si les Pirates se battent mieux à plusieurs, comme les cochons.
cochons-option-ec_hit_by_area_effects = Ce qui frappe toute une tuile
cochons-option-ec_hit_by_area_effects-true = touche aussi les Extra-Cochons
cochons-option-ec_hit_by_area_effects-false = épargne les Extra-Cochons
cochons-option-ec_hit_by_area_effects-help = La désintégration et la Pluie de Cailloux : pour les monstres aussi, ou pour les cochons seuls.
cochons-option-ec_attacked_in = Attaquer un Extra-Cochon
cochons-option-ec_attacked_in-3a = avec les autres combats
cochons-option-ec_attacked_in-3c = avec les combats des monstres
cochons-option-ec_attacked_in-help = Quand se battent des cochons qui ont atterri sur des monstres.

## Pouvoirs des clans

cochons-option-clan_powers = Pouvoirs des clans
cochons-option-clan_powers-false = sans
cochons-option-clan_powers-true = avec, à partir du tour 2
cochons-option-clan_powers-help = Trois pouvoirs par clan, chacun une fois par tour. Pour qui connaît déjà le jeu.
cochons-option-p9_spends_trip = Repartir avec le Phacochérus
cochons-option-p9_spends_trip-true = coûte un voyage
cochons-option-p9_spends_trip-false = est gratuit
cochons-option-p9_spends_trip-help = Son pouvoir : faire voyager encore des cochons qui viennent d’arriver.
cochons-option-p7_every_tie = Le Phacochérus gagne
cochons-option-p7_every_tie-false = une égalité par tour
cochons-option-p7_every_tie-true = toutes ses égalités
cochons-option-p7_every_tie-help = Son pouvoir : gagner un round où les deux camps font le même total.
cochons-option-p17_any_combat = Le Pécari Banzaï règle la technologie
cochons-option-p17_any_combat-false = de ses propres combats
cochons-option-p17_any_combat-true = de n’importe quel combat
cochons-option-p17_any_combat-help = Son pouvoir : ajouter ou ôter 1 à la technologie, juste avant qu’elle soit comptée.
cochons-option-assassination_table = Gouverneurs assassinés
cochons-option-assassination_table-0-1-2 = aucun, un ou deux
cochons-option-assassination_table-0-2-2 = aucun ou deux
cochons-option-assassination_table-help = Le pouvoir du Phacochérus, selon le dé (1, 2-3, 4-6) : l’annexe de la règle, ou son texte.

## Élection

cochons-option-ballot = Le scrutin
cochons-option-ballot-roll-call = à l’appel, à voix haute
cochons-option-ballot-sealed = à bulletins secrets
cochons-option-ballot-tally = à bulletins secrets sans noms
cochons-option-ballot-help = À l’appel : chacun son tour. Secret : tous à la fois, puis les noms, ou le seul décompte (ni alliés ni carte après).
cochons-option-governor_cap = Gouverneurs
cochons-option-governor_cap-0 = un par gland, sans limite
cochons-option-governor_cap-10 = dix au plus
cochons-option-governor_cap-help = La boîte en contient dix par clan ; la règle en promet un par gland produit.
cochons-option-pile_or_own_governors = Une carte contre des gouverneurs
cochons-option-pile_or_own_governors-pile = vise toute la pile, voix reçues comprises
cochons-option-pile_or_own_governors-own = ne vise que les siens
cochons-option-pile_or_own_governors-help = Si les gouverneurs reçus des autres peuvent être perdus eux aussi.
cochons-option-everyone_candidate_by_default = Candidatures
cochons-option-everyone_candidate_by_default-true = tout le monde, sauf refus
cochons-option-everyone_candidate_by_default-false = il faut se présenter
cochons-option-everyone_candidate_by_default-help = Ce que vaut le silence de qui ne dit pas s’il se présente.
