### What happens. Several of these stand as lines of one message; $who and the like are names in bold.

## Setting up

cochons-clan = { $who }, alias { $chief }, leads the { $clan } clan. Sacred Recipe: { $red } red, { $yellow } yellow, { $blue } blue.
cochons-first-player = { $who } goes first. Play order: { $order }.
cochons-dealt = Your first cards: { $cards }.
cochons-built = Big bang! The galaxy of Porcina unrolls its { $tiles } tiles.
cochons-tile-laid = { $who } lays a tile on { $cell }: { $kind }.
cochons-started = { $who } lands { $gorets } Gorets on { $tile }.

## Drawing

cochons-turn = 🐷 **Turn { $turn }.** Snouts up, trotters on the cards!
cochons-discarded = { $who } discards { $number ->
    [one] { $cards }.
   *[other] { $number } cards: { $cards }.
}
cochons-reshuffled = The pile has run dry: { $number ->
    [one] the only discard becomes
   *[other] the { $number } discards become
} a new one.
cochons-drew = { $number ->
    [0] { $who } finds nothing left to draw
    [one] { $who } draws 1 card
   *[other] { $who } draws { $number } cards
} (hand: { $hand }).
cochons-drew-cards = You draw { $number ->
    [one] { $cards }.
   *[other] { $number } cards: { $cards }.
}

## Coming back

cochons-returned = { $who } is back from the wallow, with { $gorets } Gorets on { $tile }!
cochons-return-later = { $who } would like to come back, but every tile is taken. Next turn, perhaps.

## Travelling

cochons-trip = 🚀 { $who }: { $origin } → { $target }, { cochons-troops }.
cochons-trip-ship = 🚀 { $who }: { $origin } → { $target }, { cochons-troops }, by { $card }.
cochons-extra-trip = { $who } slips in a trip with { $card }.
cochons-extra = { $who } plays { $card }: { $trips ->
    [one] 1 trip
   *[other] { $trips } trips
} to go.
cochons-boots = 🚀 { $who } pulls on { $card } and leaves { $origin } with { cochons-troops }. Route: { $path }.
cochons-boots-dropped = ↳ { $who } drops { cochons-troops } on { $tile }.
cochons-swapped = 🪐 { $who } plays { $card }: the tiles on { $one } and { $other } change places, pigs and all.
cochons-attacked = ⚔️ { $who } lands on { $tile } right among the troops of { $defender }: { $pinned ->
    [one] 1 pig pinned.
   *[other] { $pinned } pigs pinned.
}
cochons-trips-over = { $who } unpacks the bags{ $left ->
    [0] .
    [one] {" "}(1 trip unused).
   *[other] {" "}({ $left } trips unused).
}
cochons-order-lost = { $done ->
    [0] What you had prepared has become impossible meanwhile. Nothing was played; your cards are still yours.
   *[other] Only the beginning of what you had prepared was played: the rest has become impossible meanwhile. Cards that were not used are still yours.
}
cochons-plan-again = Planets of yours have changed places since you planned. What you had planned is not carried out: look again.

## Fighting

cochons-fight = ⚔️ **Fight on { $tile }!** { $attacker } attacks with { cochons-troops-attack }; { $defender } defends with { cochons-troops-defence }.
cochons-laid = { $who } lays { $number ->
    [0] no card.
    [one] 1 card face down.
   *[other] { $number } cards face down.
}
cochons-no-cards-laid = No cards: it will be settled snout to snout.
cochons-revealed = { $number ->
    [0] { $who } turns up nothing.
   *[other] { $who } turns up { $cards }: +{ $bonus }, technology { $technology }.
}
cochons-technology = Technology on the tile: { $technology } (at 6 it all blows up).
cochons-disintegrated = 💥 Technology { $technology }: { $tile } is disintegrated! { $pieces ->
    [one] 1 pig goes
   *[other] { $pieces } pigs go
} up in bacon-scented smoke.
cochons-round-tied = Round { $round }: { $attacker } { $attack_total } (🎲 { $attack_die }{ $attack_more ->
    [0] {""}
   *[other] {" "}+ { $attack_more }
}), { $defender } { $defence_total } (🎲 { $defence_die }{ $defence_more ->
    [0] {""}
   *[other] {" "}+ { $defence_more }
}). A tie, not a bristle lost.
cochons-round-won = Round { $round }: { $attacker } { $attack_total } (🎲 { $attack_die }{ $attack_more ->
    [0] {""}
   *[other] {" "}+ { $attack_more }
}), { $defender } { $defence_total } (🎲 { $defence_die }{ $defence_more ->
    [0] {""}
   *[other] {" "}+ { $defence_more }
}): { $loser } loses a { $piece }.
cochons-fled = 💨 { $who } takes to the trotters: { $origin } → { $target }, { cochons-troops }.
cochons-fight-won = { $who } holds { $tile } with { cochons-troops }.

## After the fights

cochons-reorganised = { $who } reorganises: { $origin } → { $target }, { cochons-troops }.
cochons-eliminated = { $pieces ->
    [0] ☠️ Not a pig of { $who } is left in the galaxy.
   *[other] ☠️ The last pig of { $who } packs up and goes home.
} Back next turn.
cochons-out-for-now = ☠️ You are out for now, not for good. { $votes ->
    [0] You keep your recipe and your cards,
   *[other] You keep your recipe, your cards and your vote, and may be asked about them,
} and next turn you land again with 5 Gorets, as soon as a tile is free. Until then no card puts a pig of yours on the board.
cochons-produced = { $who } produces: red { $red }/{ $recipe_red }, yellow { $yellow }/{ $recipe_yellow }, blue { $blue }/{ $recipe_blue }.
cochons-won-too-early = { $who } has every acorn of the recipe… on turn 1! Nobody wins that early: the beer must ferment.
cochons-newcomers = { $number ->
    [0] { $who } gets no new Goret
    [one] { $who } gets 1 new Goret
   *[other] { $who } gets { $number } new Gorets
}{ $lost ->
    [0] .
   *[other] {" "}({ $lost } lost: the reserve is empty).
}
cochons-converted = { $who } fattens 2 new Gorets into 1 Gros Gruik.
cochons-placed = { $who } places { cochons-troops } on { $tile }.

## Why a reply was refused (private). Nothing has changed.

cochons-refused-no-pieces = Not one pig? Take at least one along.
cochons-refused-too-many = From { $tile } you can take { $most ->
    [0] nobody: the pigs there have moved, or are pinned.
    [one] 1 pig at most: the others have moved, or are pinned.
   *[other] { $most } pigs at most: the others have moved, or are pinned.
}
cochons-refused-too-far = { $steps ->
    [99] There is no way to { $target } from there.
   *[other] { $target } is { $steps } steps away: too far without a better ship card.
}
cochons-refused-no-trips = You have no trip left. A card may still offer one.
cochons-refused-dropped = These stops do not add up: { cochons-troops } set out, nobody can be dropped twice, and the last stop needs at least one pig.
cochons-refused-landing = Landing on { $tile } is forbidden for now.

## How it ended

cochons-won-recipe = 🍺 The recipe of { $who } is complete on turn { $turn }, with { $red } red, { $yellow } yellow and { $blue } blue. The Glandenbourg flows, and the Emperor holds out his mug!
cochons-won-count = Turn { $turn } was the last. { $who } comes closest: { $shared ->
    [one] 1 acorn
   *[other] { $shared } acorns
} out of the 6 in the recipe, { $glands } in all (ties go to the higher total, then by play order). A small beer, but a beer!

## What is told when it is over

cochons-highlight-stands = { $shared ->
    [one] 1 acorn
   *[other] { $shared } acorns
} of the recipe, { $glands } in all
cochons-highlight-total = { $glands ->
    [one] 1 acorn
   *[other] { $glands } acorns
}
cochons-highlight-turn = From turn { $turn } on { $who } was ahead for good.
cochons-highlight-fight = { $attacker } and { $defender } fought over { $tile } for { $rounds } rounds.
cochons-highlight-bluff = { $who } held { $tile } with cards worth +{ $bonus } against +{ $more } of { $other }.

cochons-end-deals = Luck of the deal (cards as practice players weigh them): { $what }
