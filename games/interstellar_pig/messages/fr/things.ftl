### Comment s’appellent les choses : le jeu, les personnages, les mondes, les cartes, les événements, les lieux.

interstellar_pig-name = Interstellar Pig

## Personnages

interstellar_pig-race-fungus = moisissure pensante
interstellar_pig-race-spider = araignée à gros cerveau
interstellar_pig-race-octopus = pieuvre volante à griffes
interstellar_pig-race-mammal = mammifère à locataire
interstellar_pig-race-worm = ver à tentacules
interstellar_pig-race-herbivore = brouteur à carapace
interstellar_pig-race-polyp = polype gélatineux flottant
interstellar_pig-race-hopper = sauteur à branchies
interstellar_pig-ability-infravision = Infravision
interstellar_pig-ability-natural-weapons = Armes naturelles
interstellar_pig-ability-intelligence = Intelligence
interstellar_pig-ability-agility = Agilité
interstellar_pig-ability-resistant = Résistance
interstellar_pig-ability-super-metabolism = Super métabolisme
interstellar_pig-fighter-monster = Grouinthulhu

## Ce que sont les planètes, et ce qu’il faut pour y vivre

interstellar_pig-temperature-hot = chaud
interstellar_pig-temperature-cold = froid
interstellar_pig-temperature-temperate = tempéré
interstellar_pig-atmosphere-oxidizing = air oxydant
interstellar_pig-atmosphere-reducing = air réducteur
interstellar_pig-atmosphere-inert = air inerte
interstellar_pig-gravity-light = gravité légère
interstellar_pig-gravity-moderate = gravité moyenne
interstellar_pig-gravity-heavy = gravité écrasante
interstellar_pig-terrain-darkness = obscurité
interstellar_pig-terrain-radiation = radiations
interstellar_pig-terrain-topography = relief difficile
interstellar_pig-terrain-plain = sol facile
interstellar_pig-need-hot = la chaleur
interstellar_pig-need-cold = le froid
interstellar_pig-need-temperate = le climat tempéré
interstellar_pig-need-oxidizing = l’air oxydant
interstellar_pig-need-reducing = l’air réducteur
interstellar_pig-need-inert = l’air inerte
interstellar_pig-need-darkness = l’obscurité
interstellar_pig-need-radiation = les radiations
interstellar_pig-need-topography = le relief difficile

## Lieux, dés, combats, notes

interstellar_pig-layer-surface = au sol
interstellar_pig-layer-orbit = en orbite
interstellar_pig-layer-dot = dans l’espace
interstellar_pig-layer-star = sur une étoile
interstellar_pig-fight-kind-space = Bataille spatiale
interstellar_pig-fight-kind-ground = Combat au sol
interstellar_pig-throw-one-die = un dé
interstellar_pig-throw-two-dice = deux dés
interstellar_pig-throw-forward = pour avancer
interstellar_pig-throw-back = pour reculer
interstellar_pig-how-stashed = rangé par toi
interstellar_pig-how-left = laissé par toi
interstellar_pig-how-scanned = scanné
interstellar_pig-how-added = ajouté par toi, sans voir le reste
interstellar_pig-mode-if-losing = seulement si je devais mourir
interstellar_pig-mode-always = quoi qu’il arrive
interstellar_pig-stance-protect = ce qui me protège le mieux
interstellar_pig-stance-reusable = tout, sauf mes cartes à usage unique
interstellar_pig-stance-pass = aucune carte
interstellar_pig-stance-cards = les cartes que je nomme
interstellar_pig-sure-yes = oui, sans regret
interstellar_pig-leave-concede = Proposer l’abandon général
interstellar_pig-leave-play-on = Jouer finalement jusqu’au bout
interstellar_pig-leave-resign = Quitter la partie pour de bon
interstellar_pig-phase-characters = personnages
interstellar_pig-phase-chart = carte du vide
interstellar_pig-phase-planets = création des mondes
interstellar_pig-phase-dealing = qui joue qui
interstellar_pig-phase-favours = métabolismes
interstellar_pig-phase-pick-order = qui choisit en premier
interstellar_pig-phase-picks = choix des planètes
interstellar_pig-phase-attributes = distribution des cartes
interstellar_pig-phase-stash = cachettes
interstellar_pig-phase-placement = points de départ
interstellar_pig-phase-first-turn = qui commence
interstellar_pig-phase-turn = avant le déplacement
interstellar_pig-phase-after = après le déplacement

## Cartes Attribut

interstellar_pig-card-keepsake = Médaillon
interstellar_pig-card-thermal-suit = Combinaison thermique
interstellar_pig-card-heat-pump = Pompe à chaleur
interstellar_pig-card-cooling-unit = Bloc réfrigérant
interstellar_pig-card-dissipator = Dissipateur
interstellar_pig-card-nerve-lash = Fouet à nerfs
interstellar_pig-card-grenade = Grenade
interstellar_pig-card-laser-gun = Pistolet laser
interstellar_pig-card-force-field = Champ de force
interstellar_pig-card-missiles = Missiles
interstellar_pig-card-euphoric-gas = Gaz euphorisant
interstellar_pig-card-breathing-apparatus = Appareil respiratoire
interstellar_pig-card-rebreather = Recycleur d’air
interstellar_pig-card-air-converter = Convertisseur d’air
interstellar_pig-card-pocket-doorway = Porte de poche
interstellar_pig-card-repair-kit = Trousse de réparation
interstellar_pig-card-temporal-vault = Coffre temporel
interstellar_pig-card-virulent-bacteria = Bactéries virulentes
interstellar_pig-card-vaccine = Vaccin
interstellar_pig-card-radiation-suit = Combinaison antiradiation
interstellar_pig-card-spectrum-visor = Visière spectrale
interstellar_pig-card-search-light = Projecteur
interstellar_pig-card-hover-sled = Traîneau flottant
interstellar_pig-card-climbing-gear = Matériel d’escalade
interstellar_pig-card-costume-trunk = Malle à costumes
interstellar_pig-card-guardian-robot = Robot gardien
interstellar_pig-card-trap = Piège
interstellar_pig-card-dehydrated-food = Vivres déshydratés
interstellar_pig-card-scanner = Scanner

## Cartes Événement

interstellar_pig-event-meteor-swarm = Essaim de météores
interstellar_pig-event-malfunction = Panne
interstellar_pig-event-solar-flare = Éruption solaire
interstellar_pig-event-lost-in-space = Égarement spatial
interstellar_pig-event-black-hole = Trou noir
interstellar_pig-event-worm-hole = Trou de ver
interstellar_pig-event-gravity-well = Puits de gravité
interstellar_pig-event-navigation-error = Erreur de navigation
interstellar_pig-event-lost-in-nebula = Égarement nébuleux
interstellar_pig-event-space-monster = Monstre de l’espace
interstellar_pig-event-sensors = Détecteurs
interstellar_pig-event-hyperspace-tunnel = Tunnel hyperspatial

## Noms des champs, dans les formulaires, les reçus et les refus

interstellar_pig-field-favour = ce qui te convient aussi
interstellar_pig-field-planet = planète
interstellar_pig-field-player = personne
interstellar_pig-field-name = nom
interstellar_pig-field-keep = cartes à garder en main
interstellar_pig-field-envelope-1 = enveloppe de ta 1re planète
interstellar_pig-field-envelope-2 = enveloppe de ta 2e planète
interstellar_pig-field-envelope-3 = enveloppe de ta 3e planète
interstellar_pig-field-show = équipement à montrer
interstellar_pig-field-heading = ligne
interstellar_pig-field-spaces = cases
interstellar_pig-field-place = lieu
interstellar_pig-field-route = chemin
interstellar_pig-field-card = carte
interstellar_pig-field-cards = cartes
interstellar_pig-field-mode = quand sert le gaz
interstellar_pig-field-order = ordre des combats
interstellar_pig-field-target = qui
interstellar_pig-field-stance = ce qui sert pour moi
interstellar_pig-field-sure = confirmation

## Ce que fait le hasard

interstellar_pig-chance-character = un personnage est tiré aux dés
interstellar_pig-chance-planet = une planète est tirée aux dés
interstellar_pig-chance-map = la carte est tracée
interstellar_pig-chance-planet-names = les planètes reçoivent leurs noms
interstellar_pig-chance-seats = les places sont tirées au sort
interstellar_pig-chance-characters = les personnages sont distribués
interstellar_pig-chance-favour = un métabolisme est tiré aux dés
interstellar_pig-chance-roll-off = un dé pour départager
interstellar_pig-chance-attributes = les cartes Attribut sont distribuées
interstellar_pig-chance-deck = les Événements sont mélangés
interstellar_pig-chance-move = les dés d’un vol
interstellar_pig-chance-fight = les dés d’un combat
interstellar_pig-chance-robot = les dés d’un robot
