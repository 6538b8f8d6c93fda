### Pirate and Voyager: name, power, flares, then what they ask and tell.

cosmic-alien-pirate = Pirate
cosmic-power-pirate = As the offense or an ally, when your side won: you may send any of your ships there home without gain and capture as many of the losers’. Captives lie on your sheet, and nobody is compensated for them. In each regroup you may send up to 4 of them to the warp for as many rewards, or ask one owner for a ransom.
cosmic-wild-pirate = As a winning ally, when you are due rewards: you may take cards at random from the hand of your main player instead of drawing.
cosmic-super-pirate = With your power, you may capture up to 2 ships for each ship that you send home.
cosmic-flare-pirate = Pirate flare
cosmic-ask-pirate-capture = Pirate: how many of your winning ships go home, so that you capture as many?
cosmic-ask-pirate-capture-capture = Capture →
cosmic-ask-pirate-capture-pass = None
cosmic-ask-pirate-capture-waiting = In the menu: the number.
cosmic-ask-pirate-trade = Pirate: what becomes of your captives in this regroup?
cosmic-ask-pirate-trade-sell = Rewards for captives →
cosmic-ask-pirate-trade-ransom = A ransom →
cosmic-ask-pirate-trade-pass = They stay
cosmic-ask-pirate-trade-waiting = In the menu: what it is about.
cosmic-ask-pirate-pay = { $who } would free { $number ->
        [one] 1 ship
       *[other] { $number } ships
    } of yours for { $price ->
        [0] no card
        [one] 1 card
       *[other] { $price } cards
    }{ $colony ->
        [0] {""}
       *[other] {" "}and a colony beside yours
    }. Do you pay?
cosmic-ask-pirate-pay-pay = Pay →
cosmic-ask-pirate-pay-pass = No
cosmic-ask-pirate-pay-waiting = In the menu: the cards.
cosmic-field-price = How many cards
cosmic-choice-pirate-many = Pirate flare: how many ships do you capture?
cosmic-choice-pirate-whose = Pirate: whose ship is it?
cosmic-choice-pirate-rob = Pirate flare: how many rewards do you take from the hand of your main player?
cosmic-choice-pirate-settlers = Pirate: which ships found the colony that is your ransom?
cosmic-pirate-captures = 🏴‍☠️ { $who } captures { $number ->
        [one] 1 ship
       *[other] { $number } ships
    } of { $other }.
cosmic-pirate-sells = 🏴‍☠️ { $who } sends { $number ->
        [one] 1 captive
       *[other] { $number } captives
    } to the warp for rewards.
cosmic-pirate-demands = 🏴‍☠️ { $who } asks { $other } for { $price ->
        [one] 1 card
       *[other] { $price } cards
    } to free { $number ->
        [one] 1 ship
       *[other] { $number } ships
    }.
cosmic-pirate-demands-colony = 🏴‍☠️ { $who } wants a colony besides: { $planet }.
cosmic-pirate-frees = 🏴‍☠️ { $who } frees { $number ->
        [one] 1 ship
       *[other] { $number } ships
    } of { $other }.
cosmic-pirate-declines = 🏴‍☠️ { $who } pays no ransom.
cosmic-pirate-lies = Captured ships: { $ships }

## Voyager

cosmic-alien-voyager = Voyager
cosmic-power-voyager = As the offense, at the start of your turn: you may move one of your home planets, with all on it, into the warp; the one that was there comes back. Your ships there are in the warp as well as on a colony, which counts both as a home colony and as a foreign one. Colonies of others there count as neither.
cosmic-wild-voyager = In any role, at any gate: you may lay another card of your hand face down in the warp until you call it back at a gate, or the encounter ends. If you lose this flare it is discarded.
cosmic-super-voyager = With your power, you may have a second home planet in the warp.
cosmic-flare-voyager = Voyager flare
cosmic-ask-voyager-move = Voyager: which of your home planets goes into the warp?
cosmic-ask-voyager-move-set-out = Set out →
cosmic-ask-voyager-move-pass = None
cosmic-ask-voyager-move-waiting = In the menu: the planet.
cosmic-choice-voyager-second = Voyager flare: which second planet goes into the warp?
cosmic-choice-voyager-back = Voyager flare: which planet comes back from the warp?
cosmic-choice-voyager-card = Voyager flare: which card do you lay in the warp until the encounter ends?
cosmic-voyager-leaves = 🌀 A planet of { $who } goes into the warp: { $planet }.
cosmic-voyager-returns = 🌀 A planet of { $who } is back from the warp: { $planet }.
cosmic-do-call-back = Call my card back from the warp
cosmic-voyager-calls = 🌀 { $who } calls its card back from the warp.
cosmic-voyager-lost = 🌀 { $who } has lost the flare; what lay in the warp is discarded: { $card }.
cosmic-voyager-lies = In the warp: { $planets }
