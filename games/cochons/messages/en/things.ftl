### What things are called: the game, clans, cards, tiles, pieces, phases, fields. Proper names stay French.

cochons-name = Les Cochons de l’Espace

## Clans

cochons-clan-hylocherus = Hylochérus
cochons-clan-porcus = Porcus
cochons-clan-babiroussa = Babiroussa
cochons-clan-phacocherus = Phacochérus
cochons-clan-scrofa = Scrofa
cochons-clan-pecari = Pécari Banzaï

## Tiles, pieces, phases

cochons-tile-kind-red = red
cochons-tile-kind-yellow = yellow
cochons-tile-kind-blue = blue
cochons-tile-kind-double-red = double red
cochons-tile-kind-double-yellow = double yellow
cochons-tile-kind-double-blue = double blue
cochons-tile-kind-asteroid = asteroid
cochons-piece-goret = Goret
cochons-piece-gruik = Gros Gruik
cochons-phase-setup = set-up
cochons-phase-building = laying the galaxy
cochons-phase-placement = first landings
cochons-phase-draw = draw
cochons-phase-returns = returns
cochons-phase-gap = between two travellers
cochons-phase-travel = trips
cochons-phase-combats = fights
cochons-phase-reorganisation = reorganisation
cochons-phase-elimination = elimination
cochons-phase-production = production
cochons-phase-new-troops = new troops

## Combat cards

cochons-card-base-du-groin-noir = Base du Groin Noir (Black Snout Base)
cochons-card-bombarde-a-boum = Bombarde à Boum
cochons-card-bunker-kosto = Bunker Kosto
cochons-card-cannon-casse-groin = Cannon Casse-Groin (Snout-Breaker)
cochons-card-canoniere-karnage = Canonière Karnage (gunboat)
cochons-card-char-krabouille = Char d’Assaut Krabouille (tank)
cochons-card-chateau-porc = Château-Porc (Pig Castle)
cochons-card-destroyer-de-cochon-noir = Destroyer de Cochon Noir
cochons-card-fusee-a-groin-chercheur = Fusée à Groin Chercheur (seeker rocket)
cochons-card-goret-santonium = Le Goret Santonium
cochons-card-jamboneuse = Jamboneuse (ham gun)
cochons-card-lardoneuse = Lardoneuse (bacon gun)
cochons-card-missile-eklatou = Missile Eklatou
cochons-card-petaudiere-paf-paf = Pétaudière Paf Paf
cochons-card-piege-a-jambon = Piège à Jambon (ham trap)
cochons-card-porcheresse-volante = Porcheresse Volante (flying fortress)
cochons-card-porcherie-blindee = Porcherie Blindée (armoured sty)
cochons-card-robot-auto-boum = Robot Auto-Boum
cochons-card-robot-kastagne = Robot Kastagne (brawler)
cochons-card-super-couenne = Super Couenne (super rind)
cochons-card-torpille-moulinette = Torpille Moulinette (mincer)
cochons-card-tromblon-pif-paf = Tromblon Pif Paf
cochons-card-vibro-massue = Vibro-Massue de Groin Groin

## Event cards

cochons-card-bottes-a-reaction = Bottes à Réaction (jet boots)
cochons-card-deplacement-de-planetes = Déplacement de planètes (planet swap)
cochons-card-extra-mouve = Extra-Mouve (extra trip)
cochons-card-fusee-dorsale = Fusée Dorsale (jet pack)
cochons-card-transporteur = Transporteur (carrier)

## What cards do

cochons-effect-combat = Attack +{ $attack } · Technology { $technology } · Defence +{ $defence }
cochons-effect-bottes-a-reaction = One trip of up to 3 steps. You may leave pigs on every tile along the way.
cochons-effect-deplacement-de-planetes = Any two tiles change places, with everything on them. Costs no trip, and nobody “lands” by it.
cochons-effect-extra-mouve = One more trip: in your turn, or right after anybody’s turn.
cochons-effect-fusee-dorsale = One of your trips may cover up to 3 steps, right over whatever is in the way.
cochons-effect-transporteur = One of your trips may cover up to 2 steps, right over whatever is in the way.

## Names of fields, in forms, receipts and refusals

cochons-field-from = departure
cochons-field-to = destination
cochons-field-tile = tile
cochons-field-cell = place
cochons-field-kind = kind of tile
cochons-field-gorets = Gorets
cochons-field-gruiks = Gros Gruiks
cochons-field-card = card
cochons-field-cards = cards
cochons-field-extra = card that pays for the trip
cochons-field-one = one tile
cochons-field-other = the other tile
cochons-field-first = first stop
cochons-field-second = second stop
cochons-field-third = third stop
cochons-field-gorets-first = Gorets left at the first stop
cochons-field-gorets-second = Gorets left at the second stop
cochons-field-gruiks-first = Gros Gruiks left, first stop
cochons-field-gruiks-second = Gros Gruiks left, second stop

## What chance does

cochons-chance-clans = the clans are drawn
cochons-chance-recipes = the recipes are dealt
cochons-chance-first-player = the first player is drawn
cochons-chance-deck = the cards are shuffled
cochons-chance-tiles = the tiles are shuffled
cochons-chance-cells = the last ring is scattered
cochons-chance-start-tile = a start tile is drawn
cochons-chance-attack = the attacker’s die
cochons-chance-defence = the defender’s die

## The rules being applied, for /why

cochons-step-set_up = set-up
cochons-step-clans_and_recipes = clans and recipes
cochons-step-first_player = first player
cochons-step-building = building
cochons-step-chance_builds = chance builds
cochons-step-placement = landing
cochons-step-draw = discards and draws
cochons-step-refill = refilling hands
cochons-step-returns = returns
cochons-step-come_back = coming back
cochons-step-gap = the gap between two travellers
cochons-step-travel = trips
cochons-step-combats = fights
cochons-step-fights_on_tile = fights on one tile
cochons-step-combat = a fight
cochons-step-cards_and_rounds = cards and rounds
cochons-step-lay = laying cards
cochons-step-flight = flight
cochons-step-fight_round = a round
cochons-step-throw = the dice
cochons-step-reorganisation = reorganisation
cochons-step-new_troops = new troops

# What is planned in secret, step by step

cochons-plan-done = That is all: my plan stands
cochons-plan-anew = Drop my plan and start again
