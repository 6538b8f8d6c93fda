### La table : dans la salle d’attente, en mots et en images. Pas de Markdown dans les deux dernières parties.

## Options de la table

interstellar_pig-option-preset = Partie
interstellar_pig-option-preset-seed = entière : 16 manches, règles à la lettre
interstellar_pig-option-preset-quick = rapide : 8 manches, personne dehors au départ
interstellar_pig-option-preset-own = sur mesure, options retouchées
interstellar_pig-option-preset-help = Règle d’autres options d’un coup ; tu peux les retoucher ensuite, et c’est alors sur mesure.
interstellar_pig-option-rounds = Manches
interstellar_pig-option-rounds-16 = 16, le compte entier
interstellar_pig-option-rounds-4 = 4, un en-cas
interstellar_pig-option-rounds-5 = 5
interstellar_pig-option-rounds-6 = 6
interstellar_pig-option-rounds-7 = 7
interstellar_pig-option-rounds-8 = 8, la moitié du compte
interstellar_pig-option-rounds-9 = 9
interstellar_pig-option-rounds-10 = 10
interstellar_pig-option-rounds-11 = 11
interstellar_pig-option-rounds-12 = 12
interstellar_pig-option-rounds-13 = 13
interstellar_pig-option-rounds-14 = 14
interstellar_pig-option-rounds-15 = 15
interstellar_pig-option-rounds-help = Quand le compte y est, la victoire va à qui tient le Médaillon.
interstellar_pig-option-setup_loss = Aucun monde vivable
interstellar_pig-option-setup_loss-strict = hors jeu avant la première manche
interstellar_pig-option-setup_loss-orbit_start = départ en orbite autour d’une de ses planètes
interstellar_pig-option-setup_loss-redeal = toutes les cartes sont redonnées
interstellar_pig-option-setup_loss-help = Le sort de qui ne peut vivre sur aucune de ses quatre planètes. C’est rare, mais triste.
interstellar_pig-option-duplicates = Une aptitude tirée deux fois
interstellar_pig-option-duplicates-stand = reste, et compte le plus souvent double
interstellar_pig-option-duplicates-reroll = est relancée
interstellar_pig-option-duplicates-help = Chaque personnage tire trois aptitudes ; presque la moitié tirent deux fois la même.
interstellar_pig-option-super = Super métabolisme
interstellar_pig-option-super-owner = au choix de qui l’a
interstellar_pig-option-super-dice = au choix des dés
interstellar_pig-option-super-help = Qui dit quelle température ou quelle atmosphère convient en plus au personnage.
interstellar_pig-option-planet_gravity = Gravité des planètes
interstellar_pig-option-planet_gravity-false = pour la galerie
interstellar_pig-option-planet_gravity-true = compte dans les combats au sol
interstellar_pig-option-planet_gravity-help = Si elle compte : un dé de plus là où elle te convient, un de moins là où elle est tout l’inverse.
interstellar_pig-option-allow_hold = Rester sur place
interstellar_pig-option-allow_hold-false = interdit : chaque tour déplace
interstellar_pig-option-allow_hold-true = permis, comme passer de l’orbite au sol
interstellar_pig-option-allow_hold-help = Si l’on peut passer un tour sans voler. On couve alors plus facilement le Médaillon.
interstellar_pig-option-envelope = Une enveloppe ouverte
interstellar_pig-option-envelope-exchange = on y prend et on y laisse
interstellar_pig-option-envelope-take_only = on y prend seulement
interstellar_pig-option-envelope-help = Si l’on peut mettre des cartes de sa main dans l’enveloppe que l’on vient d’ouvrir.
interstellar_pig-option-robot = Robot gardien
interstellar_pig-option-robot-best_of = trois dés à lui, le meilleur score compte
interstellar_pig-option-robot-extra_die = un dé de plus pour qui le tient
interstellar_pig-option-robot-help = Ce que vaut le robot en Combat au sol. Un dé de plus, c’est un peu plus fort.
interstellar_pig-option-hazards = Piège et Bactéries
interstellar_pig-option-hazards-on_landing = frappent qui se pose
interstellar_pig-option-hazards-on_opening = frappent qui ouvre l’enveloppe
interstellar_pig-option-hazards-help = Quand les dangers d’une enveloppe font ce pour quoi ils sont là.
interstellar_pig-option-max_events = Événements dans un tour
interstellar_pig-option-max_events-3 = 3 au plus
interstellar_pig-option-max_events-1 = 1 au plus
interstellar_pig-option-max_events-2 = 2 au plus
interstellar_pig-option-max_events-help = Un Événement peut mener d’étoile en étoile ; au-delà, les étoiles d’un même tour se taisent.
interstellar_pig-option-sole_survivor = Qui survit en dernier
interstellar_pig-option-sole_survivor-play_on = joue jusqu’au bout : il faut le Médaillon
interstellar_pig-option-sole_survivor-wins = gagne aussitôt
interstellar_pig-option-sole_survivor-help = Quand tous les autres sont morts.
interstellar_pig-option-map = Carte
interstellar_pig-option-map-planar = 3 ou 4 lignes par planète, sans croisement
interstellar_pig-option-map-three_nearest = chaque planète et ses trois plus proches
interstellar_pig-option-map-help = La première sorte se lit mieux ; la seconde prend les règles au mot.

## La table en mots

interstellar_pig-progress = { $round ->
    [0] Avant la manche 1 sur { $rounds }, { $phase }
   *[other] Manche { $round } sur { $rounds }, { $phase }
}
interstellar_pig-summary-seat = { $who } : { $ship } ({ $race }), { $temperature }, { $atmosphere }, { $gravity } · { $abilities } · main { $hand }
interstellar_pig-summary-favours = { $who } digère aussi : { $favours }
interstellar_pig-summary-place = { $who } : { $place }, { $layer }
interstellar_pig-summary-owes = { $who } doit des tours : réparations { $repairs }, autres { $others }, piège { $trapped }
interstellar_pig-summary-seen = { $who } a montré { $round ->
    [0] avant la partie
   *[other] à la manche { $round }
} : { $cards }
interstellar_pig-summary-out = { $who } : hors jeu
interstellar_pig-summary-planet = { $planet } : { $temperature }, { $atmosphere }, { $gravity }, { $terrain } · lignes { $lines }
interstellar_pig-summary-envelope = ✉ { $planet }, { $round ->
    [0] { $how }
   *[other] { $how } à la manche { $round }
} : { $number ->
    [0] aucune carte
    [one] { $cards }
   *[other] { $number } cartes, { $cards }
}
interstellar_pig-summary-afloat = Le Médaillon dérive : { $place }, { $layer }
interstellar_pig-summary-discards = Défausse ({ $number }) : { $cards }
interstellar_pig-summary-events = Événements : pioche { $pile }, joués { $discards }
interstellar_pig-summary-event = · déjà vu : { $event }, { $number } sur { $copies }
interstellar_pig-summary-undealt = Que personne ne joue : { $race }, { $temperature }, { $atmosphere }, { $gravity } · { $abilities }
interstellar_pig-summary-line = Ligne { $line } : { $one } – { $other }, { $dots } points, étoile au point { $star }

## Comment les choses s’appellent ici, et ce qui se dit à côté quand on peut les choisir

interstellar_pig-called-planet = { $planet }
interstellar_pig-called-heading = { $planet }, ligne { $line }
interstellar_pig-called-route = { $number ->
    [one] ligne { $lines }
   *[other] lignes { $lines }
}
interstellar_pig-note-gear = tu montres { $cards }
interstellar_pig-note-livable = tu peux y vivre avec cette main, sans compter les pièges d’enveloppe
interstellar_pig-note-home = tu peux y vivre sans équipement
interstellar_pig-note-need = sur { $number ->
    [one] 1 planète
   *[other] { $number } planètes
} de cette carte
interstellar_pig-note-hostile = il te manque de quoi supporter { $needs }
interstellar_pig-note-fight = combat : { $who }
interstellar_pig-note-fight-odds = combat : { $who }, hors cartes { interstellar_pig-odds }
interstellar_pig-note-rival = hors cartes : { interstellar_pig-odds }
interstellar_pig-note-afloat = le Médaillon dérive ici
interstellar_pig-note-star = un Événement
interstellar_pig-note-heading = { $spaces ->
    [one] 1 case
   *[other] { $spaces } cases
}{ $star ->
    [0] , pas d’étoile devant
    [one] , étoile à 1 case
   *[other] , étoile à { $star } cases
}
interstellar_pig-note-route = en passant par { $planets }

## Coups entiers, et titres des lieux dans les menus

# Comment on y arrive, s’il y a plusieurs chemins ou résultats du jet : « · ligne 3 → 5 · 7 cases »
interstellar_pig-way = { $lines ->
    [none] {""}
   *[other] {" "}· ligne { $lines }
}{ $spaces ->
    [0] {""}
    [one] {" "}· 1 case
   *[other] {" "}· { $spaces } cases
}
interstellar_pig-move-land = 🪐 Atterrir : { $place }{ interstellar_pig-way }
interstellar_pig-move-orbit = 🛰️ Orbite : { $place }{ interstellar_pig-way }
interstellar_pig-move-star = ⭐ Étoile : { $place }{ interstellar_pig-way }
interstellar_pig-move-dot = ⚫ Point : { $place }{ interstellar_pig-way }
interstellar_pig-sort-planets = 🪐 Planètes
interstellar_pig-sort-dots = ⚫ Points et étoiles

# Ce que vaut un vol, à côté de lui dans un menu
interstellar_pig-worth-lies = s’y trouve, à ta connaissance : { $cards }
interstellar_pig-worth-unseen = rien de connu de son enveloppe
interstellar_pig-worth-seen = { $rounds ->
    [0] enveloppe vue cette manche
    [one] enveloppe vue il y a 1 manche
   *[other] enveloppe vue il y a { $rounds } manches
}

# Ce que valent des cartes dans un combat
interstellar_pig-worth-odds = { interstellar_pig-odds }, à deviner leurs cartes
interstellar_pig-worth-spends = dépense { $cards }
interstellar_pig-worth-calls-off = annule le combat : { $cards }

## Images

interstellar_pig-board-title = Seize mondes
interstellar_pig-hand-title = Ta main
interstellar_pig-hand-count = { $number ->
    [0] Aucune carte
    [one] 1 carte
   *[other] { $number } cartes
}
interstellar_pig-envelopes-title = Ce que tu sais des enveloppes
interstellar_pig-envelope-note = { $round ->
    [0] { $how }, avant la partie
   *[other] { $how }, manche { $round }
}
interstellar_pig-sheets-title = Les personnages
interstellar_pig-sheets-undealt = que personne ne joue
interstellar_pig-panel-place = { $place }, { $layer }
interstellar_pig-panel-owes = { $trapped ->
    [0] passe { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }
   *[other] { $turns ->
        [0] piège : { $trapped }
       *[other] passe { $turns } · piège { $trapped }
    }
}
interstellar_pig-picture-letter-hot = C
interstellar_pig-picture-letter-cold = F
interstellar_pig-picture-letter-temperate = T
interstellar_pig-picture-letter-oxidizing = O
interstellar_pig-picture-letter-reducing = R
interstellar_pig-picture-letter-inert = I
interstellar_pig-picture-letter-light = L
interstellar_pig-picture-letter-moderate = M
interstellar_pig-picture-letter-heavy = E
interstellar_pig-picture-hot = chaud
interstellar_pig-picture-cold = froid
interstellar_pig-picture-temperate = tempéré
interstellar_pig-picture-oxidizing = air oxydant
interstellar_pig-picture-reducing = air réducteur
interstellar_pig-picture-inert = air inerte
interstellar_pig-picture-light = gravité légère
interstellar_pig-picture-moderate = gravité moyenne
interstellar_pig-picture-heavy = gravité écrasante
interstellar_pig-picture-darkness = obscurité
interstellar_pig-picture-radiation = radiations
interstellar_pig-picture-topography = relief difficile
interstellar_pig-picture-hand = Main
interstellar_pig-picture-favours = À l’aise avec
interstellar_pig-picture-out = hors jeu
interstellar_pig-picture-no-cards = Pas de carte
interstellar_pig-picture-unknown = Tu ne sais rien d’aucune enveloppe. Encore.
interstellar_pig-picture-surface = au sol
interstellar_pig-picture-orbit = en orbite
interstellar_pig-picture-ship = dans l’espace
interstellar_pig-picture-star = étoile : un Événement
interstellar_pig-picture-line = numéro d’une ligne
interstellar_pig-picture-picked = planète de départ
interstellar_pig-picture-afloat = le Médaillon, à la dérive
interstellar_pig-picture-lit = à toi de choisir
interstellar_pig-picture-fight = combat
interstellar_pig-picture-one-use = usage unique
interstellar_pig-picture-space = espace
interstellar_pig-picture-ground = au sol
interstellar_pig-picture-prize-card = L’unique
interstellar_pig-picture-gear-card = Équipement
interstellar_pig-picture-combat-card = Combat
interstellar_pig-picture-utility-card = Outil
interstellar_pig-picture-hazard-card = Danger
