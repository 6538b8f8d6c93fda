### The pictures of Cosmic Encounter, and the same in words. No Markdown.

cosmic-picture-warp = The warp
cosmic-picture-gate = Hyperspace gate
cosmic-picture-nothing = Nothing
cosmic-picture-no-cards = No card
cosmic-picture-more = more
cosmic-picture-total = Total
cosmic-picture-role-offense = Offense
cosmic-picture-role-defense = Defense
cosmic-picture-role-offense-ally = Ally: offense
cosmic-picture-role-defense-ally = Ally: defense
cosmic-picture-power-off = Power off
cosmic-picture-power-zapped = Zapped
cosmic-picture-deck-cosmic = Cosmic cards
cosmic-picture-deck-reward = Reward cards
cosmic-picture-discard = Discard pile:
cosmic-picture-ships = four ships of A
cosmic-picture-colonies = foreign colonies
cosmic-picture-hand = cards in hand
cosmic-picture-aim = the gate’s aim
cosmic-picture-lit = yours to choose
cosmic-picture-clockwise = order of play
cosmic-picture-charged = special ship, ready
cosmic-picture-spent = special ship, used
cosmic-picture-marker = origin marker
cosmic-picture-card-attack = Attack
cosmic-picture-card-negotiate = Negotiate
cosmic-picture-card-morph = Morph
cosmic-picture-card-reinforcement = Reinforcement
cosmic-picture-card-artifact = Artifact
cosmic-picture-card-flare = Flare
cosmic-picture-card-kicker = Kicker
cosmic-picture-card-retreat = Retreat
cosmic-picture-card-intimidate = Intimidate
cosmic-picture-card-rift = Rift
cosmic-picture-wild = Wild
cosmic-picture-super = Super
cosmic-picture-face-down = Face down

## Alternative text: a line each. $ships, $offense and $defense are letters of players with numbers of ships (A4 B2).

cosmic-picture-alt-code = A4 means four ships of player A.
cosmic-picture-alt-gate = In the gate: { $offense }; aim: { $planet }; facing them: { $defense }.
cosmic-picture-alt-warp = In the warp: { $ships }.
cosmic-picture-alt-system = { $letter } { $name }: colonies { $colonies }, hand { $hand }. { $worlds }
cosmic-picture-alt-alien = { $letter } { $name }, { $alien }: colonies { $colonies }, hand { $hand }. { $worlds }
cosmic-picture-alt-idle = { $letter } { $name }, { $alien } without power: colonies { $colonies }, hand { $hand }. { $worlds }
cosmic-picture-alt-offense = Offense: { $name }, { $ships }. { $cards }
cosmic-picture-alt-defense = Defense: { $name }, { $ships }. { $cards }
cosmic-picture-alt-sum = { $label }: { $offense } | { $defense }
cosmic-picture-alt-total = Total: { $offense } | { $defense }. { $rule }
cosmic-picture-alt-card = { $title }: { $text }
cosmic-picture-alt-flare = { $title }. Wild: { $wild } Super: { $strong }
cosmic-picture-alt-power = { $player }, { $alien }: { $text }
cosmic-picture-alt-plain = { $text }
