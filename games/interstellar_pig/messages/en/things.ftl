### What things are called: the game, characters, worlds, cards, events, places, phases, fields.

interstellar_pig-name = Interstellar Pig

## Characters

interstellar_pig-race-fungus = thinking mould
interstellar_pig-race-spider = big-brained spider
interstellar_pig-race-octopus = flying clawed octopus
interstellar_pig-race-mammal = mammal with a lodger
interstellar_pig-race-worm = worm of many tentacles
interstellar_pig-race-herbivore = shelled salad-eater
interstellar_pig-race-polyp = floating jelly polyp
interstellar_pig-race-hopper = gilled hopper
interstellar_pig-ability-infravision = Infravision
interstellar_pig-ability-natural-weapons = Natural Weapons
interstellar_pig-ability-intelligence = Intelligence
interstellar_pig-ability-agility = Agility
interstellar_pig-ability-resistant = Resistant
interstellar_pig-ability-super-metabolism = Super Metabolism
interstellar_pig-fighter-monster = Hogthulhu

## What planets are like, and what characters need there

interstellar_pig-temperature-hot = hot
interstellar_pig-temperature-cold = cold
interstellar_pig-temperature-temperate = temperate
interstellar_pig-atmosphere-oxidizing = oxidizing air
interstellar_pig-atmosphere-reducing = reducing air
interstellar_pig-atmosphere-inert = inert air
interstellar_pig-gravity-light = light gravity
interstellar_pig-gravity-moderate = moderate gravity
interstellar_pig-gravity-heavy = heavy gravity
interstellar_pig-terrain-darkness = darkness
interstellar_pig-terrain-radiation = radiation
interstellar_pig-terrain-topography = difficult ground
interstellar_pig-terrain-plain = easy ground
interstellar_pig-need-hot = heat
interstellar_pig-need-cold = cold
interstellar_pig-need-temperate = a temperate climate
interstellar_pig-need-oxidizing = oxidizing air
interstellar_pig-need-reducing = reducing air
interstellar_pig-need-inert = inert air
interstellar_pig-need-darkness = darkness
interstellar_pig-need-radiation = radiation
interstellar_pig-need-topography = difficult ground

## Places, dice, fights, notes

interstellar_pig-layer-surface = on the ground
interstellar_pig-layer-orbit = in orbit
interstellar_pig-layer-dot = in Space
interstellar_pig-layer-star = on a star
interstellar_pig-fight-kind-space = Space Battle
interstellar_pig-fight-kind-ground = Ground Combat
interstellar_pig-throw-one-die = one die
interstellar_pig-throw-two-dice = two dice
interstellar_pig-throw-forward = to fly ahead
interstellar_pig-throw-back = to fly back
interstellar_pig-how-stashed = stashed by you
interstellar_pig-how-left = as you left it
interstellar_pig-how-scanned = scanned
interstellar_pig-how-added = added by you, the rest unseen
interstellar_pig-mode-if-losing = only if I would die
interstellar_pig-mode-always = whatever happens
interstellar_pig-stance-protect = whatever protects me best
interstellar_pig-stance-reusable = all but my One Use cards
interstellar_pig-stance-pass = no card
interstellar_pig-stance-cards = the cards I name
interstellar_pig-sure-yes = yes, I am sure
interstellar_pig-leave-concede = Propose that we all give up
interstellar_pig-leave-play-on = Play on after all
interstellar_pig-leave-resign = Leave the game for good
interstellar_pig-phase-characters = characters
interstellar_pig-phase-chart = charting the void
interstellar_pig-phase-planets = making the worlds
interstellar_pig-phase-dealing = who plays whom
interstellar_pig-phase-favours = metabolisms
interstellar_pig-phase-pick-order = roll-off for the planets
interstellar_pig-phase-picks = picking planets
interstellar_pig-phase-attributes = dealing the cards
interstellar_pig-phase-stash = stashing
interstellar_pig-phase-placement = starting places
interstellar_pig-phase-first-turn = roll-off for the first turn
interstellar_pig-phase-turn = before the move
interstellar_pig-phase-after = after the move

## Attribute cards

interstellar_pig-card-keepsake = Keepsake
interstellar_pig-card-thermal-suit = Thermal Suit
interstellar_pig-card-heat-pump = Heat Pump
interstellar_pig-card-cooling-unit = Cooling Unit
interstellar_pig-card-dissipator = Dissipator
interstellar_pig-card-nerve-lash = Nerve Lash
interstellar_pig-card-grenade = Grenade
interstellar_pig-card-laser-gun = Laser Gun
interstellar_pig-card-force-field = Force Field
interstellar_pig-card-missiles = Missiles
interstellar_pig-card-euphoric-gas = Euphoric Gas
interstellar_pig-card-breathing-apparatus = Breathing Apparatus
interstellar_pig-card-rebreather = Rebreather
interstellar_pig-card-air-converter = Air Converter
interstellar_pig-card-pocket-doorway = Pocket Doorway
interstellar_pig-card-repair-kit = Repair Kit
interstellar_pig-card-temporal-vault = Temporal Vault
interstellar_pig-card-virulent-bacteria = Virulent Bacteria
interstellar_pig-card-vaccine = Vaccine
interstellar_pig-card-radiation-suit = Radiation Suit
interstellar_pig-card-spectrum-visor = Spectrum Visor
interstellar_pig-card-search-light = Search Light
interstellar_pig-card-hover-sled = Hover Sled
interstellar_pig-card-climbing-gear = Climbing Gear
interstellar_pig-card-costume-trunk = Costume Trunk
interstellar_pig-card-guardian-robot = Guardian Robot
interstellar_pig-card-trap = Trap
interstellar_pig-card-dehydrated-food = Dehydrated Food
interstellar_pig-card-scanner = Scanner

## Event cards

interstellar_pig-event-meteor-swarm = Meteor Swarm
interstellar_pig-event-malfunction = Malfunction
interstellar_pig-event-solar-flare = Solar Flare
interstellar_pig-event-lost-in-space = Lost in Space
interstellar_pig-event-black-hole = Black Hole
interstellar_pig-event-worm-hole = Worm Hole
interstellar_pig-event-gravity-well = Gravity Well
interstellar_pig-event-navigation-error = Navigation Error
interstellar_pig-event-lost-in-nebula = Lost in Nebula
interstellar_pig-event-space-monster = Space Monster
interstellar_pig-event-sensors = Sensors
interstellar_pig-event-hyperspace-tunnel = Hyperspace Tunnel

## Names of fields, in forms, receipts and refusals

interstellar_pig-field-favour = what also suits you
interstellar_pig-field-planet = planet
interstellar_pig-field-player = player
interstellar_pig-field-name = name
interstellar_pig-field-keep = cards to keep in hand
interstellar_pig-field-envelope-1 = envelope of your 1st planet
interstellar_pig-field-envelope-2 = envelope of your 2nd planet
interstellar_pig-field-envelope-3 = envelope of your 3rd planet
interstellar_pig-field-show = gear to show
interstellar_pig-field-heading = line
interstellar_pig-field-spaces = spaces
interstellar_pig-field-place = place
interstellar_pig-field-route = way
interstellar_pig-field-card = card
interstellar_pig-field-cards = cards
interstellar_pig-field-mode = when the gas is used
interstellar_pig-field-order = order of fights
interstellar_pig-field-target = player
interstellar_pig-field-stance = what is used for me
interstellar_pig-field-sure = confirmation

## What chance does

interstellar_pig-chance-character = a character is rolled
interstellar_pig-chance-planet = a planet is rolled
interstellar_pig-chance-map = the map is drawn
interstellar_pig-chance-planet-names = the planets get their names
interstellar_pig-chance-seats = the seats are drawn
interstellar_pig-chance-characters = the characters are dealt
interstellar_pig-chance-favour = a metabolism is rolled
interstellar_pig-chance-roll-off = a roll-off
interstellar_pig-chance-attributes = the Attribute cards are dealt
interstellar_pig-chance-deck = the Event cards are shuffled
interstellar_pig-chance-move = dice for a flight
interstellar_pig-chance-fight = dice for a fight
interstellar_pig-chance-robot = the dice of a robot
