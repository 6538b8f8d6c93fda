### Les images de Cosmic Encounter, et la même chose en mots. Pas de Markdown.

cosmic-picture-warp = Le warp
cosmic-picture-gate = Portail
cosmic-picture-nothing = Rien
cosmic-picture-no-cards = Aucune carte
cosmic-picture-more = de plus
cosmic-picture-total = Total
cosmic-picture-role-offense = Offensive
cosmic-picture-role-defense = Défense
cosmic-picture-role-offense-ally = Allié : offensive
cosmic-picture-role-defense-ally = Allié : défense
cosmic-picture-power-off = Sans pouvoir
cosmic-picture-power-zapped = Zappé
cosmic-picture-deck-cosmic = Cartes cosmiques
cosmic-picture-deck-reward = Cartes récompense
cosmic-picture-discard = Défausse :
cosmic-picture-ships = quatre vaisseaux d’A
cosmic-picture-colonies = colonies étrangères
cosmic-picture-hand = cartes en main
cosmic-picture-aim = cible du portail
cosmic-picture-lit = à ton choix
cosmic-picture-clockwise = ordre du jeu
cosmic-picture-charged = vaisseau spécial, prêt
cosmic-picture-spent = vaisseau spécial, utilisé
cosmic-picture-marker = marqueur d’origine
cosmic-picture-card-attack = Attaque
cosmic-picture-card-negotiate = Négociation
cosmic-picture-card-morph = Morphe
cosmic-picture-card-reinforcement = Renfort
cosmic-picture-card-artifact = Artéfact
cosmic-picture-card-flare = Éruption
cosmic-picture-card-kicker = Multiplicateur
cosmic-picture-card-retreat = Retraite
cosmic-picture-card-intimidate = Intimidation
cosmic-picture-card-rift = Faille
cosmic-picture-wild = Éruption sauvage
cosmic-picture-super = Super-éruption
cosmic-picture-face-down = Face cachée

## Texte de remplacement : une ligne chacun. $ships, $offense et $defense sont des lettres de joueurs avec des nombres de vaisseaux (A4 B2).

cosmic-picture-alt-code = A4 : quatre vaisseaux du joueur A.
cosmic-picture-alt-gate = Dans le portail : { $offense } ; cible : { $planet } ; en face : { $defense }.
cosmic-picture-alt-warp = Dans le warp : { $ships }.
cosmic-picture-alt-system = { $letter } { $name } : colonies { $colonies }, main { $hand }. { $worlds }
cosmic-picture-alt-alien = { $letter } { $name }, { $alien } : colonies { $colonies }, main { $hand }. { $worlds }
cosmic-picture-alt-idle = { $letter } { $name }, { $alien } sans pouvoir : colonies { $colonies }, main { $hand }. { $worlds }
cosmic-picture-alt-offense = Attaque : { $name }, { $ships }. { $cards }
cosmic-picture-alt-defense = Défense : { $name }, { $ships }. { $cards }
cosmic-picture-alt-sum = { $label } : { $offense } | { $defense }
cosmic-picture-alt-total = Total : { $offense } | { $defense }. { $rule }
cosmic-picture-alt-card = { $title } : { $text }
cosmic-picture-alt-flare = { $title }. Sauvage : { $wild } Super : { $strong }
cosmic-picture-alt-power = { $player }, { $alien } : { $text }
cosmic-picture-alt-plain = { $text }
