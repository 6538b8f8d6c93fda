### Planetoids: planets that wander. Letters are those of players on the board.

cosmic-group-expansions = Expansions
cosmic-option-planetoids = Planetoids
cosmic-option-planetoids-false = none
cosmic-option-planetoids-true = wander
cosmic-option-planetoids-help = Small planets that move before each encounter; each marker on a system is one colony more that its owner needs.
cosmic-played-planetoids = planetoids wander
cosmic-wins-with-planetoids = { $number ->
    [one] 🎯 **What wins.** { $number } colony outside your own system, and one more for each origin marker on your system: one marker lies there from the start. All who get there in one step win together.
   *[other] 🎯 **What wins.** { $number } colonies outside your own system, and one more for each origin marker on your system: one marker lies there from the start. All who get there in one step win together.
}

## The questions

cosmic-choice-planetoid-ships = Which two ships do you put on the planetoid of your system?
cosmic-ask-drift = One planetoid with ships of yours moves to the next system. Which, and what does it push on?
cosmic-ask-drift-drift = Move →
cosmic-ask-drift-waiting = On the menu: a planetoid that moves.
cosmic-ask-drift-create = Planetoid { $number } comes into being in your system, as the third. What does it push on?
cosmic-ask-drift-create-create = Create →
cosmic-ask-drift-create-waiting = On the menu: a new planetoid.
cosmic-planetoid-signs = “1 → β”: planetoid 1 goes to the system of β; “✕”: it comes home there and is destroyed; “+”: it is created. The letters α, β, γ … are, in this order, { $seats }.
cosmic-field-planetoid = planetoid
cosmic-field-bump-1 = it bumps
cosmic-field-bump-2 = which bumps
cosmic-field-bump-3 = 3rd bumped
cosmic-field-bump-4 = 4th bumped
cosmic-field-bump-5 = 5th bumped
cosmic-field-bump-6 = 6th bumped
cosmic-field-bump-7 = 7th bumped
cosmic-field-chain = how
cosmic-chain-gain = what brings me most
cosmic-chain-spare = without losing ships of mine
cosmic-order-drift = Planetoids: which, and how
cosmic-question-drift = which planetoid I move
cosmic-question-drift-create = what a new planetoid bumps
cosmic-step-settle_planetoids = ships for the planetoids
cosmic-step-planetoid_step = planetoids wander

## What happens

cosmic-planetoid-settles = { $ships ->
    [one] { $who } puts { $ships } ship on planetoid { $number }.
   *[other] { $who } puts { $ships } ships on planetoid { $number }.
}
cosmic-planetoid-creates = ☄️ { $who } creates planetoid { $number }, and needs one colony more.
cosmic-planetoid-creates-only = ☄️ { $who } creates planetoid { $number }.
cosmic-planetoid-moves = ☄️ { $who } moves planetoid { $number } to the system of { $other }.
cosmic-planetoid-bumped = ☄️ Planetoid { $number } is bumped on to the system of { $other }.
cosmic-planetoid-destroyed = 💥 Planetoid { $number } comes home to { $other } and is destroyed: { $other } needs one colony fewer.
cosmic-planetoid-destroyed-only = 💥 Planetoid { $number } comes home to { $other } and is destroyed.
cosmic-planetoid-nothing = { $who } has no ships on a planetoid, and with two origin markers on that system none is created: nothing moves.
cosmic-planetoid-nothing-left = { $who } has no ships on a planetoid, and there is none left to be created: nothing moves.

## What is shown

cosmic-called-planetoid = planetoid { $number }
cosmic-note-planetoid = with { $who }, from { $letter } · ships: { $fleets }
cosmic-drift-room = { $hops }
cosmic-drift-bump = { $hops }, as the third there
cosmic-move-drift = { $hops }
cosmic-note-drift = colonies: { $changes }
cosmic-summary-planetoid = Planetoid { $number }: with { $who }, from { $letter } · ships { $ships }
cosmic-summary-drift = They go from system to system: { $systems }
cosmic-summary-markers = Origin markers here: { $numbers }
cosmic-planetoid-tree-of = What { $who } could do with them now:
cosmic-planetoid-tree = { $hops }
cosmic-planetoid-tree-more = { $number ->
    [one] … { $who } has { $number } way more.
   *[other] … { $who } has { $number } ways more.
}
cosmic-planetoids-title = Planetoids
cosmic-planetoids-subtitle = They move downwards; on each its number and where it comes from
