### The table in the lobby, in words and in pictures. No Markdown in the last two.

## Options of the lobby

interstellar_pig-option-preset = Game
interstellar_pig-option-preset-seed = full: 16 rounds, rules as written
interstellar_pig-option-preset-quick = quick: 8 rounds, nobody out at the start
interstellar_pig-option-preset-own = your own mix, options changed
interstellar_pig-option-preset-help = Sets other options at once; you may change them afterwards, and then it is your own mix.
interstellar_pig-option-rounds = Rounds
interstellar_pig-option-rounds-16 = 16, the full count
interstellar_pig-option-rounds-4 = 4, a snack
interstellar_pig-option-rounds-5 = 5
interstellar_pig-option-rounds-6 = 6
interstellar_pig-option-rounds-7 = 7
interstellar_pig-option-rounds-8 = 8, half the count
interstellar_pig-option-rounds-9 = 9
interstellar_pig-option-rounds-10 = 10
interstellar_pig-option-rounds-11 = 11
interstellar_pig-option-rounds-12 = 12
interstellar_pig-option-rounds-13 = 13
interstellar_pig-option-rounds-14 = 14
interstellar_pig-option-rounds-15 = 15
interstellar_pig-option-rounds-help = When the count is reached, whoever holds the Keepsake wins.
interstellar_pig-option-setup_loss = Nowhere to live
interstellar_pig-option-setup_loss-strict = out before the first round
interstellar_pig-option-setup_loss-orbit_start = start in orbit over a planet of theirs
interstellar_pig-option-setup_loss-redeal = all cards are dealt again
interstellar_pig-option-setup_loss-help = What becomes of somebody who can live on none of their four planets. Rare, but sad.
interstellar_pig-option-duplicates = An ability rolled twice
interstellar_pig-option-duplicates-stand = stands, and mostly counts twice
interstellar_pig-option-duplicates-reroll = is rolled again
interstellar_pig-option-duplicates-help = Each character rolls three times for abilities; nearly half roll the same one twice.
interstellar_pig-option-super = Super Metabolism
interstellar_pig-option-super-owner = its owner chooses
interstellar_pig-option-super-dice = the dice choose
interstellar_pig-option-super-help = Who says which other temperature or atmosphere suits the character.
interstellar_pig-option-planet_gravity = Gravity of planets
interstellar_pig-option-planet_gravity-false = for show
interstellar_pig-option-planet_gravity-true = counts in fights on the ground
interstellar_pig-option-planet_gravity-help = If it counts: one more die where it suits you, one fewer where it is the opposite.
interstellar_pig-option-allow_hold = Staying where you are
interstellar_pig-option-allow_hold-false = forbidden: every turn is a move
interstellar_pig-option-allow_hold-true = allowed, as is changing orbit for ground
interstellar_pig-option-allow_hold-help = Whether a turn may be spent without flying. It makes the Keepsake easier to sit on.
interstellar_pig-option-envelope = An open envelope
interstellar_pig-option-envelope-exchange = take cards and leave others
interstellar_pig-option-envelope-take_only = take cards only
interstellar_pig-option-envelope-help = Whether cards from a hand may go into the envelope just opened.
interstellar_pig-option-robot = Guardian Robot
interstellar_pig-option-robot-best_of = rolls three dice, the best score counts
interstellar_pig-option-robot-extra_die = one more die for its holder
interstellar_pig-option-robot-help = What the robot is worth in Ground Combat. One more die is a little stronger.
interstellar_pig-option-hazards = Trap and Bacteria
interstellar_pig-option-hazards-on_landing = strike whoever lands
interstellar_pig-option-hazards-on_opening = strike whoever opens the envelope
interstellar_pig-option-hazards-help = When the hazards of an envelope do what they are there for.
interstellar_pig-option-max_events = Event cards in a turn
interstellar_pig-option-max_events-3 = 3 at most
interstellar_pig-option-max_events-1 = 1 at most
interstellar_pig-option-max_events-2 = 2 at most
interstellar_pig-option-max_events-help = Events may lead from star to star; beyond that, the stars of a turn stay silent.
interstellar_pig-option-sole_survivor = The last survivor
interstellar_pig-option-sole_survivor-play_on = plays on, and needs the Keepsake
interstellar_pig-option-sole_survivor-wins = wins at once
interstellar_pig-option-sole_survivor-help = When all the others are dead.
interstellar_pig-option-map = Map
interstellar_pig-option-map-planar = 3 or 4 lines a planet, none crossing
interstellar_pig-option-map-three_nearest = each planet with its three nearest
interstellar_pig-option-map-help = The first kind is easier to read; the second takes the rules at their word.

## The table in words

interstellar_pig-progress = { $round ->
    [0] Before round 1 of { $rounds }, { $phase }
   *[other] Round { $round } of { $rounds }, { $phase }
}
interstellar_pig-summary-seat = { $who }: { $ship } ({ $race }), { $temperature }, { $atmosphere }, { $gravity } · { $abilities } · hand { $hand }
interstellar_pig-summary-favours = { $who } also thrives on: { $favours }
interstellar_pig-summary-place = { $who } is at { $place }, { $layer }
interstellar_pig-summary-owes = { $who } owes turns: repairs { $repairs }, others { $others }, trapped { $trapped }
interstellar_pig-summary-seen = { $who } showed { $round ->
    [0] before the game
   *[other] in round { $round }
}: { $cards }
interstellar_pig-summary-out = { $who } is out of the game
interstellar_pig-summary-planet = { $planet }: { $temperature }, { $atmosphere }, { $gravity }, { $terrain } · lines { $lines }
interstellar_pig-summary-envelope = ✉ { $planet }, { $round ->
    [0] { $how }
   *[other] { $how } in round { $round }
}: { $number ->
    [0] no card
    [one] { $cards }
   *[other] { $number } cards, { $cards }
}
interstellar_pig-summary-afloat = The Keepsake drifts: { $place }, { $layer }
interstellar_pig-summary-discards = Discards ({ $number }): { $cards }
interstellar_pig-summary-events = Event cards: { $pile } in the pile, { $discards } played
interstellar_pig-summary-event = · played: { $event }, { $number } of { $copies }
interstellar_pig-summary-undealt = Played by nobody: { $race }, { $temperature }, { $atmosphere }, { $gravity } · { $abilities }
interstellar_pig-summary-line = Line { $line }: { $one } – { $other }, { $dots } dots, star on dot { $star }

## What things are called here, and what is said beside them where they may be chosen

interstellar_pig-called-planet = { $planet }
interstellar_pig-called-heading = { $planet }, line { $line }
interstellar_pig-called-route = { $number ->
    [one] line { $lines }
   *[other] lines { $lines }
}
interstellar_pig-note-gear = you show { $cards }
interstellar_pig-note-livable = you can live there with this hand; traps in envelopes not counted
interstellar_pig-note-home = you can live there without gear
interstellar_pig-note-need = on { $number ->
    [one] 1 planet
   *[other] { $number } planets
} of this map
interstellar_pig-note-hostile = you lack gear for: { $needs }
interstellar_pig-note-fight = fight: { $who }
interstellar_pig-note-fight-odds = fight: { $who }, cards aside { interstellar_pig-odds }
interstellar_pig-note-rival = cards aside: { interstellar_pig-odds }
interstellar_pig-note-afloat = the Keepsake drifts here
interstellar_pig-note-star = an Event card
interstellar_pig-note-heading = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}{ $star ->
    [0] , no star ahead
    [one] , star after 1 space
   *[other] , star after { $star } spaces
}
interstellar_pig-note-route = by way of { $planets }

## Whole moves, and the headings of places in menus

# How a place is reached, where there are several ways or results of the roll: “ · line 3 → 5 · 7 spaces”
interstellar_pig-way = { $lines ->
    [none] {""}
   *[other] {" "}· line { $lines }
}{ $spaces ->
    [0] {""}
    [one] {" "}· 1 space
   *[other] {" "}· { $spaces } spaces
}
interstellar_pig-move-land = 🪐 Land: { $place }{ interstellar_pig-way }
interstellar_pig-move-orbit = 🛰️ Orbit: { $place }{ interstellar_pig-way }
interstellar_pig-move-star = ⭐ Star: { $place }{ interstellar_pig-way }
interstellar_pig-move-dot = ⚫ Dot: { $place }{ interstellar_pig-way }
interstellar_pig-sort-planets = 🪐 Planets
interstellar_pig-sort-dots = ⚫ Dots and stars

# What a flight is worth, beside it in a menu
interstellar_pig-worth-lies = known to lie there: { $cards }
interstellar_pig-worth-unseen = nothing known of its envelope
interstellar_pig-worth-seen = { $rounds ->
    [0] envelope seen this round
    [one] envelope seen 1 round ago
   *[other] envelope seen { $rounds } rounds ago
}

# What cards are worth in a fight
interstellar_pig-worth-odds = { interstellar_pig-odds }, guessing what they hold
interstellar_pig-worth-spends = spends { $cards }
interstellar_pig-worth-calls-off = calls the fight off: { $cards }

## Pictures

interstellar_pig-board-title = Sixteen Worlds
interstellar_pig-hand-title = Your hand
interstellar_pig-hand-count = { $number ->
    [0] No card
    [one] 1 card
   *[other] { $number } cards
}
interstellar_pig-envelopes-title = What you know about the envelopes
interstellar_pig-envelope-note = { $round ->
    [0] { $how }, before the game
   *[other] { $how }, round { $round }
}
interstellar_pig-sheets-title = The characters
interstellar_pig-sheets-undealt = played by nobody
interstellar_pig-panel-place = { $place }, { $layer }
interstellar_pig-panel-owes = { $trapped ->
    [0] misses { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
   *[other] { $turns ->
        [0] trapped for { $trapped }
       *[other] misses { $turns } · trapped { $trapped }
    }
}
interstellar_pig-picture-letter-hot = H
interstellar_pig-picture-letter-cold = C
interstellar_pig-picture-letter-temperate = T
interstellar_pig-picture-letter-oxidizing = O
interstellar_pig-picture-letter-reducing = R
interstellar_pig-picture-letter-inert = I
interstellar_pig-picture-letter-light = L
interstellar_pig-picture-letter-moderate = M
interstellar_pig-picture-letter-heavy = V
interstellar_pig-picture-hot = hot
interstellar_pig-picture-cold = cold
interstellar_pig-picture-temperate = temperate
interstellar_pig-picture-oxidizing = oxidizing air
interstellar_pig-picture-reducing = reducing air
interstellar_pig-picture-inert = inert air
interstellar_pig-picture-light = light gravity
interstellar_pig-picture-moderate = moderate gravity
interstellar_pig-picture-heavy = heavy gravity
interstellar_pig-picture-darkness = darkness
interstellar_pig-picture-radiation = radiation
interstellar_pig-picture-topography = difficult ground
interstellar_pig-picture-hand = Hand
interstellar_pig-picture-favours = At ease with
interstellar_pig-picture-out = out of the game
interstellar_pig-picture-no-cards = No cards
interstellar_pig-picture-unknown = You know nothing about any envelope. Yet.
interstellar_pig-picture-surface = on the ground
interstellar_pig-picture-orbit = in orbit
interstellar_pig-picture-ship = in Space
interstellar_pig-picture-star = star: an event
interstellar_pig-picture-line = number of a line
interstellar_pig-picture-picked = a starting planet
interstellar_pig-picture-afloat = the Keepsake, adrift
interstellar_pig-picture-lit = yours to choose
interstellar_pig-picture-fight = fight
interstellar_pig-picture-one-use = One Use
interstellar_pig-picture-space = in Space
interstellar_pig-picture-ground = on ground
interstellar_pig-picture-prize-card = The one
interstellar_pig-picture-gear-card = Gear
interstellar_pig-picture-combat-card = Combat
interstellar_pig-picture-utility-card = Tool
interstellar_pig-picture-hazard-card = Hazard
