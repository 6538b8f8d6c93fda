### The Extra-Cochons arrive (1E), fight, and go for walks (3C). "cochons-monsters" counts them.

## Names

cochons-extras-pirate = the band of Pirates
cochons-extras-porcophage = the pack of Porcophages
cochons-extras-worm = the Acorn Worm
cochons-piece-pirate = Pirate
cochons-piece-porcophage = Porcophage
cochons-piece-worm = worm (the only one)

## Arrival (1E)

cochons-nobody-comes = 🎲 { $face }: not an Extra-Cochon in sight this turn.
cochons-extras-arrived = 👾 Extra-Cochons ahoy! { cochons-monsters } on { $tile }.
cochons-extras-arrived-on = 👾 Extra-Cochons ahoy! { cochons-monsters } on { $tile }, right on top of whoever was there: { $pinned ->
    [one] 1 pig pinned.
   *[other] { $pinned } pigs pinned.
}
cochons-extras-lost = No room or no tokens left: { cochons-monsters } { $number ->
    [one] is lost in space.
   *[other] are lost in space.
}
cochons-worms-sated = An Acorn Worm passes by, well fed: no more of them will come.
cochons-ask-arrival = You decide: where { $number ->
    [one] does { cochons-monsters } land?
   *[other] do { cochons-monsters } land?
} Pigs that stand there will be pinned.
cochons-ask-arrival-settle = Let them land →
cochons-ask-arrival-waiting = On the menu: Extra-Cochons looking for a home.

## Walks (3C)

cochons-ask-reins = { $leads ->
    [yes] The Extra-Cochons are stirring, and you lead them, unless somebody takes the reins with a card. One of your own keeps them with you if nobody before you in play order plays one. Play it?
   *[no] The Extra-Cochons are stirring, and { $who } leads them. A card to take the reins?
}
cochons-ask-reins-pass = Let things be
cochons-ask-reins-lead = Take the reins →
cochons-ask-reins-waiting = On the menu: who leads the Extra-Cochons.
cochons-extras-led = 👾 { $who } whistles for { $card }: the Extra-Cochons now obey that trotter.
cochons-ask-steer = The Extra-Cochons obey you. Which stack goes for a walk, and where to?
cochons-ask-steer-pass = None of them
cochons-ask-steer-move = Move a stack
cochons-ask-steer-waiting = On the menu: a walk for the Extra-Cochons.
cochons-extras-moved = 👾 { $who } unleashes { cochons-monsters }: { $origin } → { $target }.
cochons-planet-eaten = 🪱 Yum! { $tile } is swallowed whole and is nothing but an asteroid now. The worm is off to digest it ({ $eaten }/3).
cochons-ask-next-clash = Your Grossness, several Extra-Cochon fights are served. Which one first?
cochons-ask-next-clash-fight = Let them fight →
cochons-ask-next-clash-waiting = On the menu: which Extra-Cochon fight comes first.

## Fights

cochons-fight-extras = ⚔️ **Fight on { $tile }!** { $attacker } attacks with { cochons-troops-attack }. Facing them: { cochons-monsters }.
cochons-extras-fight = ⚔️ **Fight on { $tile }!** { cochons-monsters } { $number ->
    [one] attacks.
   *[other] attack.
} { $defender } defends with { cochons-troops-defence }.
cochons-extras-meet = ⚔️ **Fight on { $tile }!** Extra-Cochons against Extra-Cochons: { $attacker } ({ $attack_number }) falls upon { $defender } ({ $defence_number }).
cochons-extras-perished = 💥 { cochons-monsters } { $number ->
    [one] goes up in smoke
   *[other] go up in smoke
} on { $tile }.
cochons-extras-won = { cochons-monsters } { $number ->
    [one] stays
   *[other] stay
} on { $tile }, belly full.
cochons-pack-grew = 🩸 The smell of blood draws another one. Porcophages in the pack: { $number }.
cochons-ask-defence-extras = 🛡️ { cochons-monsters } { $number ->
    [one] attacks
   *[other] attack
} you on { $tile } ({ $enemy_dice }). You: { cochons-troops } ({ $dice }). { cochons-odds-blind } { $doomed ->
    [0] From technology 6, every pig of yours here dies.
   *[other] From technology 6, everybody here dies, monsters included.
} Do you lay cards, face down?
cochons-ask-defence-extras-waiting = On the menu: cards against the Extra-Cochons.
cochons-ask-attack-extras = ⚔️ You attack { cochons-monsters } ({ $enemy_dice }) on { $tile }. You: { cochons-troops } ({ $dice }). { cochons-odds-blind } { $doomed ->
    [0] From technology 6, every pig of yours here dies.
   *[other] From technology 6, everybody here dies, monsters included.
} Do you lay cards, face down?
cochons-ask-attack-extras-waiting = On the menu: cards against the Extra-Cochons.
cochons-ask-flee-extras = Round { $round } on { $tile }. You: { cochons-troops } ({ $dice }). Facing you: { cochons-monsters } ({ $enemy_dice }). { cochons-odds-open } Stand, or take to the trotters?
cochons-ask-flee-extras-pass = Stay for this round
cochons-ask-flee-extras-waiting = On the menu: courage, or a brisk trot.

## Card

cochons-card-cho-boko = Cho Boko l’Extra-Cochon
cochons-effect-cho-boko = The Extra-Cochons obey you: you move a stack of them this turn, and not the Porc Royal.

## Chance, rules being played

cochons-chance-arrivals = the die of the Extra-Cochons
cochons-chance-pirates = the die of the Pirates
cochons-step-arrivals = arrival of the Extra-Cochons
cochons-step-arrive = Extra-Cochons land
cochons-step-extras = trips and fights of the Extra-Cochons
cochons-step-leader = who leads the Extra-Cochons
cochons-step-stack_move = the walk of a stack
cochons-step-clash = Extra-Cochon fights on a tile
