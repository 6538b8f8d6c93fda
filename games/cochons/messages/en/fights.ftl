### Fights of the complete game: cards between fights, events laid face down, dice rolled again, powers.

## Before somebody's attacks, and after the fights (3A)

cochons-ask-attack-gap = { $who } is about to attack on { $tiles }. A card to slip in first?
cochons-ask-attack-gap-pass = Pass this once
cochons-ask-attack-gap-pass-phase = Nothing until the reorganisation
cochons-ask-attack-gap-waiting = On the menu: cards before the attacks.
cochons-ask-fights-over = The fights are over. A card to play before the reorganisation?
cochons-ask-fights-over-pass = Nothing
cochons-ask-fights-over-waiting = On the menu: cards after the fights.

## Cards

cochons-card-force-gruik = Force Gruik (the Gruik Force)
cochons-card-gorruption = Gorruption
cochons-card-gros-laches = Gros Lâches (big cowards)
cochons-card-gros-traitre = Gros Traître (big traitor)
cochons-card-jaret-pied-de-porc = Jaret Pied de Porc
cochons-card-pluie-de-cailloux = Pluie de Cailloux Spatiaux (meteor shower)
cochons-card-sauve-qui-peut = Sauve qui peut !!! (run for it)
cochons-card-yodo-lardo = Maître Yodo Lardo
cochons-effect-force-gruik = In a fight of yours, once the dice are down, one of them is rolled again: yours or theirs.
cochons-effect-gorruption = Where there is a single enemy, and a Goret at that: on 1 to 4 it joins you. During trips or fights.
cochons-effect-gros-laches = Laid in your fight: half of the enemy (rounded up) withdraws to a tile of theirs next door before the first round. No refuge, no withdrawal.
cochons-effect-gros-traitre = Laid in your fight: a die for each enemy. A Goret falls on 1 to 3, a Gros Gruik on 1 to 2.
cochons-effect-jaret-pied-de-porc = Laid in your fight: two six-sided dice replace your die.
cochons-effect-pluie-de-cailloux = On a tile you choose, a die for every head, your own included: 5 or 6 is the end. During trips or fights.
cochons-effect-sauve-qui-peut = Laid in your fight: all your troops may run, before the first round, to one tile next door where you have pigs.
cochons-effect-yodo-lardo = One of your Gorets becomes a Gros Gruik, if your reserve has one. During trips or fights; laid, for a Goret of that fight.
cochons-do-bribe = Grease a trotter
cochons-do-promote = A Goret becomes a Gros Gruik
cochons-do-rain = Make it rain rocks
cochons-bribed = 💰 { $who } plays { $card } on { $tile } (🎲 { $face }): the Goret of { $victim } turns its coat.
cochons-bribe-refused = 💰 { $who } plays { $card } on { $tile } (🎲 { $face }): the Goret of { $victim } has principles.
cochons-promoted = ✨ { $who } calls on { $card } on { $tile }: a Goret rises a Gros Gruik.
cochons-rain = ☄️ { $who } plays { $card }: mind your snouts on { $tile }!
cochons-rain-toll = ↳ { $who } (🎲 { $dice }): { cochons-troops } lost.
cochons-rain-toll-extras = ↳ 🎲 { $dice }: { $number ->
    [0] not an Extra-Cochon is hit.
   *[other] { cochons-monsters } lost.
}
cochons-no-effect = { $who } has nothing left to sink a snout into: { $card } is discarded.
cochons-refused-swap-without-tiles = For each swap laid, both tiles must be named.

## Withdrawals

cochons-ask-run = Run for it on { $tile }! With you: { cochons-troops } ({ $dice }), against { $enemy_dice }. { cochons-odds-open } Where do you run, or is it to be a fight after all?
cochons-ask-run-pass = Fight after all
cochons-ask-run-flee = Run →
cochons-ask-run-waiting = On the menu: a withdrawal, or not.
cochons-run = 💨 { $who } plays { $card }: every pig for itself!
cochons-run-not = { $who } puts { $card } away: staying after all.
cochons-ask-cowards = { $who } spreads panic on { $tile }: { $number ->
    [one] 1 of your pigs must withdraw.
   *[other] { $number } of your pigs must withdraw.
} Where to, and with how many Gros Gruiks?
cochons-ask-cowards-withdraw = Withdraw
cochons-ask-cowards-waiting = On the menu: cowards withdrawing.
cochons-cowards = 🐔 { $who } plays { $card }: in the ranks of { $loser }, { $number ->
    [one] 1 pig remembers an appointment elsewhere.
   *[other] { $number } pigs remember an appointment elsewhere.
}
cochons-cut-off = Nowhere to go: { $who } loses { cochons-troops } on { $tile }.
cochons-betrayed = 🗡️ { $who } plays { $card }: treason in the ranks of { $loser } (🎲 { $dice }), { cochons-troops } lost.
cochons-jaret = 🥓 { $who } fights with { $card }: two dice instead of one.

## Dice rolled again

cochons-ask-reroll = Round { $round } on { $tile }: { $attacker } { $attack_total } (🎲 { $attack_die } + { $attack_more }), { $defender } { $defence_total } (🎲 { $defence_die } + { $defence_more }). If nothing more is rolled again, { cochons-odds } for you in this fight. Roll a die again?
cochons-ask-reroll-pass = Not this time
cochons-ask-reroll-accept-all = No more rerolls in this fight
cochons-ask-reroll-reroll = Roll a die again, by a card
cochons-ask-reroll-banzai = Power: roll a die again
cochons-ask-reroll-waiting = On the menu: the die is cast. Or is it?
cochons-force-gruik = 🌀 { $who } calls on { $card }.
cochons-rolled-again = Rolling { $which } again: 🎲 { $face }.
cochons-die-attack = the attack die
cochons-die-attack-1 = the first attack die
cochons-die-attack-2 = the second attack die
cochons-die-defence = the defence die
cochons-die-defence-1 = the first defence die
cochons-die-defence-2 = the second defence die

## Clan powers

cochons-ask-slip-away = The fight begins on { $tile }: you { $dice }, facing you { $enemy_dice }. { cochons-odds-blind } The Hylochérus power, once a turn: slip away before the first round?
cochons-ask-slip-away-pass = Stay
cochons-ask-slip-away-flee = Slip away →
cochons-ask-slip-away-waiting = On the menu: a hasty departure.
cochons-slipped-away = 🦶 Power of the Hylochérus: { $who } bolts before the first round.
cochons-tie-won = ⚖️ Power of the Phacochérus: a tie goes to { $who }, by the privilege of well-sharpened tusks.
cochons-banzai = 🎌 Power of the Pécari: { $who } shouts “Banzai!”, and a die is rolled again.
cochons-ask-tweak = Technology { $technology } on { $tile }: at 6 everything blows up. The Pécari power, once a turn: add or take 1?
cochons-ask-tweak-pass = Touch nothing
cochons-ask-tweak-more = +1
cochons-ask-tweak-less = -1
cochons-ask-tweak-waiting = On the menu: a turn of the screw, perhaps.
cochons-tweaked = 🔧 Power of the Pécari: { $who } gives it a turn of the screw. Technology: { $technology }.

## Fields

cochons-field-die = die
cochons-field-bribed-on = tile where to grease a trotter
cochons-field-rain-on = tile under the rocks
cochons-field-one-2 = 2nd swap: one tile
cochons-field-other-2 = 2nd swap: the other tile
cochons-field-one-3 = 3rd swap: one tile
cochons-field-other-3 = 3rd swap: the other tile
cochons-field-one-4 = 4th swap: one tile
cochons-field-other-4 = 4th swap: the other tile
cochons-field-one-5 = 5th swap: one tile
cochons-field-other-5 = 5th swap: the other tile
cochons-field-one-6 = 6th swap: one tile
cochons-field-other-6 = 6th swap: the other tile
cochons-field-one-7 = 7th swap: one tile
cochons-field-other-7 = 7th swap: the other tile
cochons-field-one-8 = 8th swap: one tile
cochons-field-other-8 = 8th swap: the other tile

## Chance, rules being played

cochons-chance-bribe = the die of corruption
cochons-chance-treason = the dice of treason
cochons-chance-rain = the dice of the meteor shower
cochons-step-attack_gap = cards around the fights
cochons-step-react = cards between two steps
cochons-step-destroyed = effects of the cards laid
cochons-step-unfold = events turned up
cochons-step-disintegration = technology
cochons-step-rerolling = dice rolled again
cochons-step-roll_again = a die rolled again
cochons-step-bribe = corruption
cochons-step-rain = meteor shower
cochons-step-run_for_it = run for it
cochons-step-scare = cowards withdrawing
cochons-step-betray = treason
cochons-step-offer_flight = power of the Hylochérus
cochons-step-offer_technology = power of the Pécari
