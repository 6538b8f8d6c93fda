### Les règles en cours, pour /pourquoi : celles où le jeu peut attendre.

## Avant la première manche

interstellar_pig-step-characters = les personnages
interstellar_pig-step-character = un personnage
interstellar_pig-step-chart = la carte
interstellar_pig-step-planets = les planètes
interstellar_pig-step-dealing = qui joue qui
interstellar_pig-step-favours = métabolismes
interstellar_pig-step-rolled_favours = métabolismes aux dés
interstellar_pig-step-pick_order = qui choisit en premier
interstellar_pig-step-roll_off = un dé pour départager
interstellar_pig-step-picks = choix des planètes
interstellar_pig-step-attributes = distribution
interstellar_pig-step-stash = cachettes
interstellar_pig-step-placement = points de départ
interstellar_pig-step-first_turn = qui commence

## Tours

interstellar_pig-step-turn = tour, avant le déplacement
interstellar_pig-step-after = tour, après le déplacement
interstellar_pig-step-interlude = ce que l’on peut faire
interstellar_pig-step-play = le choix fait

## Déplacements

interstellar_pig-step-roll_and_fly = dés et vol
interstellar_pig-step-throw = les dés
interstellar_pig-step-choose_and_fly = le cap
interstellar_pig-step-fly = vol
interstellar_pig-step-hold = rester sur place
interstellar_pig-step-land = descendre
interstellar_pig-step-lift = monter
interstellar_pig-step-arrive = arrivée
interstellar_pig-step-jump = un saut
interstellar_pig-step-relocate = un saut
interstellar_pig-step-offer_prize = le Médaillon à la dérive

## Enveloppes, mains, combats, mort

interstellar_pig-step-open_envelope = une enveloppe ouverte
interstellar_pig-step-keep_six = six cartes au plus
interstellar_pig-step-fights = combats
interstellar_pig-step-combat = un combat
interstellar_pig-step-commits = cartes du combat
interstellar_pig-step-roll_side = dés d’un camp
interstellar_pig-step-outcome = l’issue
interstellar_pig-step-loot = butin

## Cartes qui agissent

interstellar_pig-step-repairs_at_the_start = Trousse de réparation
interstellar_pig-step-fights_along = Robot gardien

## Événements

interstellar_pig-step-draw_event = un Événement
interstellar_pig-step-direction_ahead = où est l’avant
interstellar_pig-step-gravity_well = Puits de gravité
interstellar_pig-step-hyperspace_tunnel = Tunnel hyperspatial
interstellar_pig-step-lost_in_space = Égarement spatial
interstellar_pig-step-navigation_error = Erreur de navigation
interstellar_pig-step-sensors = Détecteurs
interstellar_pig-step-space_monster = Monstre de l’espace
interstellar_pig-step-worm_hole = Trou de ver
