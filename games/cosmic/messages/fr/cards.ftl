### Les cartes de la pioche cosmique et du destin : titres, et ce que font les artéfacts. Aussi montré sur les images, donc sans Markdown.

## Attaques : 16 à 19 viennent de l’ancien paquet, 42 des jetons du Joker

cosmic-card-attack-00 = Attaque 00
cosmic-card-attack-01 = Attaque 01
cosmic-card-attack-04 = Attaque 04
cosmic-card-attack-05 = Attaque 05
cosmic-card-attack-06 = Attaque 06
cosmic-card-attack-07 = Attaque 07
cosmic-card-attack-08 = Attaque 08
cosmic-card-attack-09 = Attaque 09
cosmic-card-attack-10 = Attaque 10
cosmic-card-attack-11 = Attaque 11
cosmic-card-attack-12 = Attaque 12
cosmic-card-attack-13 = Attaque 13
cosmic-card-attack-14 = Attaque 14
cosmic-card-attack-15 = Attaque 15
cosmic-card-attack-16 = Attaque 16
cosmic-card-attack-17 = Attaque 17
cosmic-card-attack-18 = Attaque 18
cosmic-card-attack-19 = Attaque 19
cosmic-card-attack-20 = Attaque 20
cosmic-card-attack-23 = Attaque 23
cosmic-card-attack-30 = Attaque 30
cosmic-card-attack-40 = Attaque 40
cosmic-card-attack-42 = Attaque 42

## Autres cartes rencontre : la retraite vient des jetons du Joker

cosmic-card-negotiate = Négociation
cosmic-card-morph = Morphe
cosmic-card-retreat = Retraite

## Renforts : 4 et 8 servent aux grandes tablées

cosmic-card-reinforcement-2 = Renfort +2
cosmic-card-reinforcement-3 = Renfort +3
cosmic-card-reinforcement-4 = Renfort +4
cosmic-card-reinforcement-5 = Renfort +5
cosmic-card-reinforcement-8 = Renfort +8

## Multiplicateurs, une option

cosmic-card-kicker-0 = Multiplicateur ×0
cosmic-card-kicker-1 = Multiplicateur ×1
cosmic-card-kicker-2 = Multiplicateur ×2
cosmic-card-kicker-3 = Multiplicateur ×3
cosmic-card-kicker-4 = Multiplicateur ×4

## Artéfacts

cosmic-card-card-zap = Zap de carte
cosmic-card-cosmic-zap = Zap cosmique
cosmic-card-emotion-control = Contrôle des émotions
cosmic-card-force-field = Champ de force
cosmic-card-ionic-gas = Gaz ionique
cosmic-card-mobius-tubes = Tubes de Möbius
cosmic-card-plague = Peste
cosmic-card-quash = Veto

cosmic-effect-card-zap = Dans n’importe quel rôle, à tout moment : annule un artéfact ou une éruption que l’on est en train de jouer, même un autre Zap de carte ou un Zap cosmique. La carte annulée est défaussée.
cosmic-effect-cosmic-zap = Dans n’importe quel rôle, à tout moment : annule l’usage d’un pouvoir, même du tien, à l’instant où il sert. Ce pouvoir ne peut plus servir de toute la rencontre.
cosmic-effect-emotion-control = Dans n’importe quel rôle, après la révélation : toute attaque révélée devient une simple négociation. Les protagonistes tentent un accord.
cosmic-effect-force-field = Dans n’importe quel rôle, une fois les alliances formées : annule celles que tu veux, ou toutes. Leurs vaisseaux rentrent dans leurs colonies.
cosmic-effect-ionic-gas = Dans n’importe quel rôle, dès l’issue connue : personne ne reçoit de compensation, ni de récompense de défense, dans cette rencontre.
cosmic-effect-mobius-tubes = Seulement à l’offensive, au regroupement : tous les vaisseaux de tout le monde quittent le warp et rejoignent les colonies que chacun veut parmi les siennes.
cosmic-effect-plague = Dans n’importe quel rôle, au regroupement : choisis une personne. Elle perd dans le warp 3 vaisseaux de son choix et défausse une carte de chaque type qu’elle a en main ; dans un type, elle choisit.
cosmic-effect-quash = Dans n’importe quel rôle, juste après un accord : l’accord est défait. Il compte comme un échec, avec la peine habituelle.

## Destin ; $who : le nom de qui a la couleur tirée

cosmic-destiny-colour = Destin : la couleur de { $who }
cosmic-destiny-wild = Destin : libre, l’offensive choisit
cosmic-destiny-special = Destin : { $card }
cosmic-destiny-most-colonies = Le plus de colonies étrangères
cosmic-destiny-most-cards = Le plus de cartes en main
cosmic-destiny-fewest-in-warp = Le moins de vaisseaux dans le warp
cosmic-destiny-hazard = Alerte danger
