### The encounter, hands and aliens in words; titles of pictures. No Markdown.

cosmic-summary-planet = { $planet }: { $ships }
cosmic-summary-gate = { $who } attacks { $planet }: ships { $offense } to { $defense }
cosmic-summary-aim = The gate points at { $planet }, ships in it: { $ships }
cosmic-summary-in-gate = In the gate: { $ships }
cosmic-summary-offense = Offense: { $letter } · { $who } ({ $aliens }), ships { $ships }
cosmic-summary-defense = Defense: { $letter } · { $who } ({ $aliens }), ships { $ships }
cosmic-summary-allies = Allies of { $who }: { $seats }
cosmic-summary-cards = { $who } shows { $cards }
cosmic-summary-own = You have put face down: { $cards }
cosmic-summary-kicker = { $who } has announced a kicker
cosmic-summary-down = { $number ->
    [one] { $who } has a card face down
   *[other] { $who } has { $number } cards face down
}
cosmic-summary-down-back = { $number ->
    [one] { $who } has a card from the { $back } deck face down
   *[other] { $who } has { $number } cards from the { $back } deck face down
}
cosmic-summary-sum = { $who }: { $card } + { $own } + { $allies } + { $reinforcements } + { $bonus } = { $total } (card, own ships, allies, reinforcements, powers and the rest)
cosmic-summary-sum-less = { $who }: { $card } − { $bases } − { $own } − { $allies } − { $reinforcements } − { $bonus } = { $total } (card, bases, own ships, allies, reinforcements, powers and the rest)
cosmic-looked-displayed = Laid out: { $cards }
cosmic-looked-deserted = { $planet }: nobody
cosmic-summary-deck = Cosmic deck { $deck }, discards { $discards }
cosmic-summary-warp = In the warp: { $ships }
cosmic-summary-code = α4 means four ships of player α.
cosmic-summary-home = Planets of { $letter }: { $planets }
cosmic-summary-idle = { $who } has no power now: { $aliens }
cosmic-summary-zapped = Zapped: { $aliens } of { $who }
cosmic-lies-tokens = { $number ->
    [0] { $alien }: no token left
    [one] { $alien }: { $number } token
   *[other] { $alien }: { $number } tokens
}
cosmic-lies-wild = { $alien }: the joker is { $card }
cosmic-lies-by-flare = { $alien }: the joker is { $card } while the flare is held, else { $usual }
cosmic-lies-up = { $number ->
    [one] { $alien }: { $number } token face up ({ $cards })
   *[other] { $alien }: { $number } tokens face up ({ $cards })
}
cosmic-lies-with = { $alien }: tokens lie with { $players }
cosmic-saboteur-lies = Saboteur: tokens lie under { $planets }
cosmic-tourist-lies = { $number ->
    [0] Tourist: the liner is in the system of { $who }, with no ship aboard
    [one] Tourist: the liner is in the system of { $who }, with { $number } ship aboard
   *[other] Tourist: the liner is in the system of { $who }, with { $number } ships aboard
}
cosmic-summary-policy = You cancel if you can: powers of { $aliens }; cards: { $sorts }
cosmic-summary-ready = Ready to be played: { $cards }
cosmic-summary-bid = Bid: { $cards }
cosmic-offer-stands = On the table, from { $who }:
cosmic-sheet = { $who }, { $alien }{ $zapped ->
    [0] { $works ->
        [0] { " " }(power off)
       *[other] { "" }
    }
   *[other] { " " }(zapped)
}: { $power }
cosmic-sheet-alone = { $alien }: { $power }
cosmic-sheet-flares = { $alien }. Wild flare: { $wild } Super flare: { $strong }
cosmic-card-artifact = { $effect }
cosmic-card-flare = Wild: { $wild } Super: { $strong }
cosmic-does-attack = Encounter card: its value is added to your ships.
cosmic-does-negotiate = Encounter card: loses to an attack, but takes cards for ships lost; two make a deal possible.
cosmic-does-morph = Encounter card: becomes what the other card is. Two of them lose everything.
cosmic-does-reinforcement = After the reveal, in the encounter: adds its value to either side.
cosmic-does-kicker = Announced face down before cards are chosen: multiplies your attack, your compensation, or what a failed deal costs your opponent.
cosmic-board-title = The galaxy
cosmic-hand-title = Your hand
cosmic-hand-count = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
cosmic-aliens-title = The aliens
cosmic-encounter-title = The encounter
cosmic-encounter-higher = The higher total wins, a tie is the defense’s
cosmic-encounter-lower = The lower total wins, a tie is the defense’s
cosmic-outcome-offense = { $who } wins as the offense.
cosmic-outcome-defense = { $who } wins as the defense.
cosmic-outcome-deal = Two negotiates: they try for a deal.
cosmic-outcome-nobody = Both sides lose.
cosmic-sum-bases = Bases of the main players
cosmic-sum-own = Ships of the main players
cosmic-sum-allies = Ships of the allies
cosmic-sum-reinforcements = Reinforcements
cosmic-sum-bonus = Powers and flares
cosmic-sum-cards = Encounter cards
cosmic-sum-changed = Changed by powers
