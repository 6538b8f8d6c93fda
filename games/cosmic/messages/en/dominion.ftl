### Cosmic Dominion: reward decks and special ships; $who, $other: players; $card, $planet, $ship: names.

## Cosmic Dominion: options

cosmic-option-reward_deck = Reward deck
cosmic-option-reward_deck-none = none
cosmic-option-reward_deck-dominion = Dominion (32 cards)
cosmic-option-reward_deck-incursion = Incursion (32 cards)
cosmic-option-reward_deck-both = both (64 cards)
cosmic-option-reward_deck-help = Defensive allies may draw stronger cards: kickers, rifts, retreats, intimidates.
cosmic-option-special_ships = Special ships
cosmic-option-special_ships-none = none
cosmic-option-special_ships-flagship = flagships
cosmic-option-special_ships-salvage = salvage vessels
cosmic-option-special_ships-help = One ship of each player can do more than others.
cosmic-option-double_ships = A second special ship
cosmic-option-double_ships-none = no
cosmic-option-double_ships-same = of the same kind
cosmic-option-double_ships-other = of the other kind
cosmic-option-double_ships-help = With special ships, for three or four players.
cosmic-refused-double-ships = A second special ship each is for { $number } players at most.
cosmic-refused-both-ships = Only one of your special ships may be sent into an encounter.
cosmic-outline-reward-deck = reward cards ({ $deck })
cosmic-outline-special-ships = special ships { $number ->
    [1] (a { $ship } each)
    [2] (two each: { $ship })
   *[other] (a { $ship } and a { $second } each)
}

## Rules


## Questions

cosmic-ask-swap = An ally of yours has laid an intimidate ({ $planet }). Do you play it, unseen, instead of your card?
cosmic-ask-swap-swap = Play it →
cosmic-ask-swap-pass = Keep my card
cosmic-ask-swap-waiting = On the menu: an intimidate of an ally, or not.
cosmic-ask-mark = { $number ->
    [one] Which of your ships is special? Say where your { $ship } is.
   *[other] Which two of your ships are special? Say where your { $ship } is, then your second one (a { $second }).
}
cosmic-ask-mark-mark = Choose →
cosmic-ask-mark-waiting = On the menu: special ships.
cosmic-do-lay = Lay an intimidate →
cosmic-do-drive = Flagship to a colony →
cosmic-do-drive-in = Flagship into the encounter →
cosmic-do-ship-orders = What my flagship does →
cosmic-do-beam = Tractor beam →

## Fields and things

cosmic-field-give-second = I grant a second colony on
cosmic-field-give-second-ships = for so many of their ships
cosmic-field-take-second = I want a second colony on
cosmic-field-take-second-ships = for so many of my ships
cosmic-field-reward-cards = cards of the reward deck
cosmic-field-second = planet of the second one
cosmic-field-ship = ship
cosmic-field-holds = keep its 3 to myself
cosmic-field-flees = flee when all is lost
cosmic-sort-rift = rift
cosmic-card-type-retreat = retreat
cosmic-card-type-intimidate = intimidate
cosmic-card-type-rift = rift
cosmic-back-cosmic = cosmic
cosmic-back-reward = reward
cosmic-special-flagship = flagship
cosmic-special-salvage = salvage vessel
cosmic-reward-deck-dominion = the 32 of Dominion
cosmic-reward-deck-incursion = the 32 of Incursion
cosmic-reward-deck-both = the 64 of Dominion and Incursion
cosmic-step-place_markers = markers of special ships
cosmic-step-ask_flagships = the three of a flagship

## What is told

cosmic-intimidate-lays = 🂠 { $who } lays an intimidate face down.
cosmic-intimidate-is-card = 🂠 The intimidate of { $who } is the encounter card.
cosmic-intimidate-back = 🂠 { $who } takes an unused intimidate back.
cosmic-intimidate-swaps = 🂠 { $who } plays the intimidate of { $other }, unseen.
cosmic-kicker-jams = 📡 All other kickers are cancelled, and nobody may reinforce.
cosmic-kicker-destroys = 💥 Both sides lose at once.
cosmic-kicker-scatters = 🌪️ The allies of { $who } lose their ships.
cosmic-clause-saves = 🕊️ { $who } saves ships instead of being compensated.
cosmic-rift-detonates = 💥 { $card } detonates: { $who } took it.
cosmic-finder-seeks = 🔎 { $who } seeks in the hand of { $other }: { $card }.
cosmic-finder-seeks-everywhere = 🔎 { $who } seeks in the hands of all: { $card }.
cosmic-finder-fails-everywhere = 🔎 { $who } finds { $card } in nobody’s hand; envelopes are not searched.
cosmic-finder-fails = 🔎 { $who } finds nothing in the hand of { $other }: { $card } is not there.
cosmic-omni-zap-cancels = ⚡ { $who } cancels { $card }.
cosmic-solar-wind-blows = ☀️ Solar Wind: what winning allies get changes places.
cosmic-victory-boon = 🎁 Victory Boon: { $who } will be rewarded, too.
cosmic-marks = 🚩 { $who } has marked a ship ({ $ship }): { $planet }.
cosmic-marks-again = 🚩 { $who } marks another ship ({ $ship }), charged.
cosmic-charges = 🔋 { $who } charges a ship again ({ $ship }).
cosmic-drives = 🚀 The flagship of { $who } drives to { $planet }.
cosmic-drives-in = 🚀 The flagship of { $who } drives into the encounter.
cosmic-beams = 🧲 { $who } uses the tractor beam.
cosmic-salvages = 🧲 { $who } salvages: { $number } rewards.

## What is shown

cosmic-summary-reward-deck = Reward deck: { $deck }, discarded { $discards }.
cosmic-summary-laid = Intimidates on the table: { $seats }.
cosmic-summary-own-laid = You have laid { $card }.
cosmic-summary-backs = { $number ->
    [one] { $who } has { $number } card from the { $back } deck in hand
   *[other] { $who } has { $number } cards from the { $back } deck in hand
}
cosmic-ship-charged = { $who }: { $ship }, charged, on { $planet }
cosmic-ship-charged-in = { $who }: { $ship }, charged, { $whereabouts }
cosmic-ship-spent = { $who }: { $ship }, spent, on { $planet }
cosmic-ship-spent-in = { $who }: { $ship }, spent, { $whereabouts }
cosmic-ship-lost = { $who }: { $ship }, lost
cosmic-called-special = { $planet } ({ $ship })
cosmic-called-special-in = { $place } ({ $ship })
cosmic-ship-holds = Your flagship adds nothing.
cosmic-ship-flees = Your flagship flees when all is lost.
cosmic-does-retreat = Encounter card: against an attack you lose, but your side’s ships go home; if you are the defense, yours stay on the planet. Against anything else it is a negotiate.

cosmic-whereabouts-warp = in the warp
cosmic-whereabouts-gate = at the gate
cosmic-whereabouts-beside = beside the planet
cosmic-whereabouts-regrouped = back from the warp
cosmic-whereabouts-removed = out of the game
cosmic-move-drive = { $ship } → { $planet }
cosmic-move-ship-orders = { $adds ->
    [1] adds its 3
   *[other] adds nothing
}, { $flees ->
    [1] flees when all is lost
   *[other] stays to the end
}

## Small questions

cosmic-choice-finder-whom = Finder: whose hand do you search?
cosmic-choice-finder-what = Finder: which card do you seek?
cosmic-choice-hand-zap = Hand Zap: who draws a new hand?
cosmic-choice-ship-zap-whose = Ship Zap: whose ship goes to the warp?
cosmic-choice-ship-zap-ship = Ship Zap: which ship goes to the warp?
cosmic-choice-omni-zap-as-hand-zap = Omni-Zap: as a Hand Zap? If not, as a Ship Zap.
cosmic-choice-omni-zap-as-ship-zap = Omni-Zap: as a Ship Zap? If not, it cancels a revealed card.
cosmic-choice-omni-zap-card = Omni-Zap: which card do you cancel?
cosmic-choice-omni-zap-remove = Omni-Zap: does one ship leave the game instead of three to the warp?
cosmic-choice-omni-zap-pay = Omni-Zap: which ships go to the warp?
cosmic-choice-omni-zap-ship = Omni-Zap: which ship leaves the game?
cosmic-choice-rebirth-whom = Rebirth: who founds colonies again?
cosmic-choice-rebirth-planet = Rebirth: on which empty planet?
cosmic-choice-rebirth-ships = Rebirth: with which ships?
cosmic-choice-space-junk = Space Junk: who takes the top discard?
cosmic-choice-flagship-adds = Does your flagship add three to your side?
cosmic-choice-clause-save = Do your ships go home, instead of double compensation?
cosmic-choice-clause-exchange = Right of Refusal: which cards do you put back for others?
cosmic-choice-rift-whom = Rift: for whom?
cosmic-choice-rift-free = Rift: whose ships leave the warp?
cosmic-choice-rift-number = Rift: how many of these ships?
cosmic-choice-rift-planet = Rift: on which planet is the colony?
cosmic-choice-rift-ships = Rift: which ships found the colony?
cosmic-choice-rift-lose = A rift detonates: which ships do you lose?
cosmic-choice-rift-cards = A rift detonates: which cards do you discard?
cosmic-choice-rift-leave = A rift detonates: which colony do you give up?
cosmic-choice-rift-order = Several rifts: which one detonates first?
