### Travelling in the complete game: markers, landings, the cards and powers played there, reorganisation.

## Markers (2A)

cochons-ask-marker = How many trips at most this turn? Choose one of those you have left ({ $left }), in secret: all five come back together, once they are spent.
cochons-ask-marker-2 = 2 trips
cochons-ask-marker-3 = 3 trips
cochons-ask-marker-4 = 4 trips
cochons-ask-marker-waiting = On the menu: travel markers.
cochons-marker-chosen = 🧳 { $who } turns up a marker. Trips at most: { $trips }.
cochons-markers-back = { $who } has spent them all and takes back five travel markers.

## Landings

cochons-explored = 🔭 { $tile } shows its face at last: { $planet }, { $kind }.
cochons-attacked-extras = ⚔️ { $who } lands on { $tile }, snout to snout with { cochons-monsters }.

## Cards

cochons-card-fusee = Fusée (rocket)
cochons-card-teleporteur = Téléporteur de Mr Scoto de l’Entrepo
cochons-card-fete-du-gland = Fête du Gland (acorn feast)
cochons-card-fremono = Les Frémono
cochons-card-van-soulo = Van Soulo
cochons-effect-fusee = One of your trips may go up to 4 steps, over whatever lies on the way.
cochons-effect-teleporteur = One of your trips leads to any tile, even an unexplored one. Except the sun: bacon is made that way.
cochons-effect-fete-du-gland = Until the end of the turn only the clan that holds the tile you choose (or yours, if it is free) may land there. Extra-Cochons do not care.
cochons-effect-fremono = The die gives the colour of a planet nobody knew; you lay it against a tile of your choice.
cochons-effect-van-soulo = A band of Pirates changes sides: where they stand they are your Gorets now, as far as your reserve goes.
cochons-do-feast = Acorn feast on a tile
cochons-feast = 🎉 { $who } plays { $card } on { $tile }: no more landing there until the end of the turn. The one exception: { $host }, or whoever comes to hold the tile meanwhile.
cochons-do-fremono = One more planet →
cochons-fremono = { $who } plays { $card }: an unknown planet pokes its snout out!
cochons-ask-fremono = The Frémono give you a { $kind } planet. Where do you lay it?
cochons-ask-fremono-lay = Lay it →
cochons-ask-fremono-waiting = On the menu: a brand-new planet.
cochons-fremono-settled = 🪐 🎲 { $die }: { $who } lays a { $kind } planet on { $cell }.
cochons-fremono-nothing = 🎲 { $die }: { $who } looks for a { $kind } planet, but the box has none left.
cochons-do-hire = Hire Pirates
cochons-hired = 🏴‍☠️ { $who } plays { $card } on { $tile }: { $gorets ->
    [0] not a Goret in reserve to take over
    [one] 1 Pirate turns out to be a Goret
   *[other] { $gorets } Pirates turn out to be Gorets
}{ $lost ->
    [0] .
    [one] ; 1 Pirate slinks away.
   *[other] ; { $lost } Pirates slink away.
}

## Powers of the clans

cochons-card-extra-mouve-scrofa = Extra-Mouve des Scrofa (free extra trip)
cochons-effect-extra-mouve-scrofa = Power, once a turn: one more trip, in your own turn or right after anybody’s.
cochons-card-teleportation-pecari = Téléportation des Pécari (free teleport)
cochons-effect-teleportation-pecari = Power, once a turn: one of your trips leads to any tile except the sun.
cochons-ask-travel-again = Power: move on at once
cochons-moved-again = 🔁 Power of the Phacochérus: some of those { $who } has just landed set out once more.
cochons-do-nudge = Power: swap two neighbours
cochons-do-nudge-form = Two tiles that touch change places at once, each with all its pigs and monsters. Who holds them stays, and so do their acorns; who lies next to whom changes. It costs no trip, and nobody lands by it.
cochons-nudged = 🪐 Power of the Scrofa: a nudge of the snout from { $who }, and the tiles on { $one } and { $other } change places, pigs and all.
cochons-do-forbid = Power: forbid a landing
cochons-landing-banned = 🚫 Power of the Babiroussa: { $who } decrees that { $victim } may not land on { $tile } this turn.
cochons-ask-travel-preach = Power: convert Gorets
cochons-preached = 🙏 Power of the Babiroussa: { $who } preaches on { $tile } to the Gorets of { $victim } (🎲 { $dice }): { $gorets ->
    [0] nobody listens.
    [one] 1 convert heads for { $target }.
   *[other] { $gorets } converts head for { $target }.
}
cochons-ask-travel-starve = Power: famine →
cochons-famine = 🌰 Power of the Hylochérus: { $who } decrees famine on { $tile }: not an acorn left in the trough.
cochons-famine-toll = ↳ { $who } (🎲 { $dice }) loses { cochons-troops }.
cochons-ask-reorganise-recover = Power: recover a Goret →
cochons-recovered = 🩹 Power of the Babiroussa: { $who } puts a Goret that fell in a fight back on its trotters, on { $tile }.
cochons-ask-reorganise-stretch = Power: forget distances
cochons-stretched = 🐾 Power of the Scrofa: { $who } reorganises without counting steps.

## Fields

cochons-field-player = target clan
cochons-field-number = number of dice

## Chance, rules being applied

cochons-chance-fremono = the die of Les Frémono
cochons-chance-conversion = the dice of the conversion
cochons-chance-famine = the dice of the famine
cochons-step-markers = travel markers
cochons-step-fremono = Les Frémono
cochons-step-settle = a new planet
cochons-step-conversion = power of the Babiroussa
cochons-step-convert = conversion
cochons-step-famine = power of the Hylochérus
cochons-step-starve = famine
cochons-step-prepare = what all prepare in secret
cochons-step-carry_out = reorganisation, one after another

## Whole moves, to be chosen as one

cochons-move = { $origin } → { $target } · { cochons-troops }
cochons-move-drop = { $origin } → { $tiles }: a Goret stays on each
cochons-move-lay = { $cell } · { $kind }
cochons-move-spread = { $tile } · { cochons-troops }
cochons-move-walk = { $origin } → { $target }
cochons-move-costs = spends { $cards }
cochons-note-needs-card = Needs a card: { $cards }

# What a move is worth, beside it in a menu
cochons-worth-recipe = { $sure ->
    [0] 🏆 your recipe would probably be complete
   *[other] 🏆 your recipe would be complete
}
cochons-worth-glands = { $sure ->
    [0] probably +{ $number } { cochons-acorn }
   *[other] +{ $number } { cochons-acorn }
}{ $lacking ->
    [0] {""}
   *[other] , you lack { $lacking }
}
cochons-worth-beyond = { $sure ->
    [0] probably +{ $number } { cochons-acorn }
   *[other] +{ $number } { cochons-acorn }
}, more than your recipe asks: { $complete ->
    [0] { $number ->
        [one] 1 more Goret
       *[other] { $number } more Gorets
    }
   *[other] { $number ->
        [one] 1 more governor
       *[other] { $number } more governors
    }
}
cochons-acorn = { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
}
cochons-worth-fight = { cochons-odds } { $own ->
    [0] to take it
   *[other] to keep it
}, your cards included{ $hidden ->
    [0] {""}
   *[other] , if theirs add 1 only
}
cochons-worth-as-it-stands = { cochons-odds } for you as the fight stands{ $hidden ->
    [0] {""}
    [one] , if the card face down adds 1 only
   *[other] , if the cards face down add 1 each only
}
cochons-worth-with-cards = { cochons-odds } for you with these cards
cochons-worth-with-one = with it alone { cochons-odds }
cochons-worth-with-best = { cochons-odds } for you with the best you could lay
cochons-worth-friends = on { $cell } { $number ->
    [one] 1 pig of yours stands
   *[other] { $number } pigs of yours stand
}
cochons-worth-leaves = leaves { $cell } empty{ $number ->
    [0] {""}
   *[other] {" "}(−{ $number } { cochons-acorn })
}
cochons-worth-trips = { $number ->
    [0] no trip on foot is worth making now
    [one] 1 trip on foot is worth making now
   *[other] { $number } trips on foot are worth making now
}
cochons-worth-kept = the { $trips } stays for a turn that needs it
cochons-worth-as-rolled = { cochons-odds } for you in this fight if nothing more is rolled again
cochons-worth-own-vote = you keep your governors: { $number }, against { $most } at most as the votes stand
cochons-worth-vote = { $who } would have { $number ->
    [one] 1 governor
   *[other] { $number } governors
} with yours, nobody else more than { $most }
cochons-worth-alone = voting for yourself you would have { $number }, against { $most }
