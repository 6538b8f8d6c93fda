### Comment s'appellent les choses : le jeu, les clans, les cartes, les tuiles, les pièces, les phases, les champs.

cochons-name = Les Cochons de l’Espace

## Clans

cochons-clan-hylocherus = Hylochérus
cochons-clan-porcus = Porcus
cochons-clan-babiroussa = Babiroussa
cochons-clan-phacocherus = Phacochérus
cochons-clan-scrofa = Scrofa
cochons-clan-pecari = Pécari Banzaï

## Tuiles, pièces, phases

cochons-tile-kind-red = rouge
cochons-tile-kind-yellow = jaune
cochons-tile-kind-blue = bleue
cochons-tile-kind-double-red = double rouge
cochons-tile-kind-double-yellow = double jaune
cochons-tile-kind-double-blue = double bleue
cochons-tile-kind-asteroid = astéroïde
cochons-piece-goret = Goret
cochons-piece-gruik = Gros Gruik
cochons-phase-setup = mise en place
cochons-phase-building = pose de la galaxie
cochons-phase-placement = premiers débarquements
cochons-phase-draw = pioche
cochons-phase-returns = retours
cochons-phase-gap = entre deux voyages
cochons-phase-travel = voyages
cochons-phase-combats = combats
cochons-phase-reorganisation = réorganisation
cochons-phase-elimination = élimination
cochons-phase-production = production
cochons-phase-new-troops = nouvelles troupes

## Cartes de combat

cochons-card-base-du-groin-noir = Base du Groin Noir
cochons-card-bombarde-a-boum = Bombarde à Boum
cochons-card-bunker-kosto = Bunker Kosto
cochons-card-cannon-casse-groin = Cannon Casse-Groin
cochons-card-canoniere-karnage = Canonière Karnage
cochons-card-char-krabouille = Char d’Assaut Krabouille
cochons-card-chateau-porc = Château-Porc
cochons-card-destroyer-de-cochon-noir = Destroyer de Cochon Noir
cochons-card-fusee-a-groin-chercheur = Fusée à Groin Chercheur
cochons-card-goret-santonium = Le Goret Santonium
cochons-card-jamboneuse = Jamboneuse
cochons-card-lardoneuse = Lardoneuse
cochons-card-missile-eklatou = Missile Eklatou
cochons-card-petaudiere-paf-paf = Pétaudière Paf Paf
cochons-card-piege-a-jambon = Piège à Jambon
cochons-card-porcheresse-volante = Porcheresse Volante
cochons-card-porcherie-blindee = Porcherie Blindée
cochons-card-robot-auto-boum = Robot Auto-Boum
cochons-card-robot-kastagne = Robot Kastagne
cochons-card-super-couenne = Super Couenne
cochons-card-torpille-moulinette = Torpille Moulinette
cochons-card-tromblon-pif-paf = Tromblon Pif Paf
cochons-card-vibro-massue = Vibro-Massue de Groin Groin

## Cartes d'événement

cochons-card-bottes-a-reaction = Bottes à Réaction
cochons-card-deplacement-de-planetes = Déplacement de planètes
cochons-card-extra-mouve = Extra-Mouve
cochons-card-fusee-dorsale = Fusée Dorsale
cochons-card-transporteur = Transporteur

## Ce que font les cartes

cochons-effect-combat = Attaque +{ $attack } · Technologie { $technology } · Défense +{ $defence }
cochons-effect-bottes-a-reaction = Un voyage de 3 pas au plus. Tu peux laisser des cochons sur chaque tuile du trajet.
cochons-effect-deplacement-de-planetes = Deux tuiles au choix changent de place, avec tout ce qu’elles portent. Ne coûte aucun voyage, et personne n’« atterrit ».
cochons-effect-extra-mouve = Un voyage de plus : à ton tour, ou juste après le tour de n’importe qui.
cochons-effect-fusee-dorsale = Un de tes voyages peut aller jusqu’à 3 pas, par-dessus tout ce qui traîne en route.
cochons-effect-transporteur = Un de tes voyages peut aller jusqu’à 2 pas, par-dessus tout ce qui traîne en route.

## Noms des champs, dans les formulaires, les reçus et les refus

cochons-field-from = départ
cochons-field-to = arrivée
cochons-field-tile = tuile
cochons-field-cell = emplacement
cochons-field-kind = sorte de tuile
cochons-field-gorets = Gorets
cochons-field-gruiks = Gros Gruiks
cochons-field-card = carte
cochons-field-cards = cartes
cochons-field-extra = carte qui paie le voyage
cochons-field-one = une tuile
cochons-field-other = l’autre tuile
cochons-field-first = première étape
cochons-field-second = deuxième étape
cochons-field-third = troisième étape
cochons-field-gorets-first = Gorets laissés à la 1re étape
cochons-field-gorets-second = Gorets laissés à la 2e étape
cochons-field-gruiks-first = Gros Gruiks laissés, 1re étape
cochons-field-gruiks-second = Gros Gruiks laissés, 2e étape

## Ce que fait le hasard

cochons-chance-clans = les clans sont tirés au sort
cochons-chance-recipes = les recettes sont distribuées
cochons-chance-first-player = tirage au sort de qui commence
cochons-chance-deck = les cartes sont mélangées
cochons-chance-tiles = les tuiles sont mélangées
cochons-chance-cells = le dernier cercle est semé au hasard
cochons-chance-start-tile = une tuile de départ est tirée au sort
cochons-chance-attack = le dé de l’attaque
cochons-chance-defence = le dé de la défense

## Les règles en cours, pour /pourquoi

cochons-step-set_up = mise en place
cochons-step-clans_and_recipes = clans et recettes
cochons-step-first_player = premier joueur
cochons-step-building = construction
cochons-step-chance_builds = le hasard construit
cochons-step-placement = débarquement
cochons-step-draw = défausses et pioches
cochons-step-refill = mains complétées
cochons-step-returns = retours
cochons-step-come_back = retour en jeu
cochons-step-gap = entre deux voyages
cochons-step-travel = voyages
cochons-step-combats = combats
cochons-step-fights_on_tile = combats sur une tuile
cochons-step-combat = un combat
cochons-step-cards_and_rounds = cartes et rounds
cochons-step-lay = pose des cartes
cochons-step-flight = carapate
cochons-step-fight_round = un round
cochons-step-throw = les dés
cochons-step-reorganisation = réorganisation
cochons-step-new_troops = nouvelles troupes

# What is planned in secret, step by step

cochons-plan-done = C’est tout : mon plan tient
cochons-plan-anew = Annuler mon plan et recommencer
