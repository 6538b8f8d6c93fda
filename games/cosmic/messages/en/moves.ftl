### Whole moves, what things are called, and what is said beside a choice.

cosmic-move-launch = { $planet }: { $number } against { $there } of { $who }
cosmic-move-launch-home = { $number ->
    [one] { $planet }: 1 ship against { $there }
   *[other] { $planet }: { $number } ships against { $there }
}
cosmic-move-refound = { $number ->
    [one] { $planet } with 1 ship
   *[other] { $planet } with { $number } ships
}
cosmic-move-ally = { $number ->
    [one] { $stance } with 1 ship
   *[other] { $stance } with { $number } ships
}
cosmic-move-invite = { $who }
cosmic-move-invite-all = Everybody
cosmic-move-invite-but = Everybody but { $seats }
cosmic-move-card = { $card }
cosmic-move-no-card = None of them
cosmic-move-card-again = { $card }, and another encounter if I win
cosmic-move-bid = { $cards } for the { $stance }
cosmic-move-reward = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
cosmic-move-reward-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
cosmic-move-reward-ships = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
cosmic-move-ships = { $number ->
    [0] No ships
    [one] 1 ship: { $places }
   *[other] { $number } ships: { $places }
}
cosmic-move-ships-around = { $number } ships from { $places } places
cosmic-move-home = { $number ->
    [one] The ship goes to { $planet }
   *[other] All { $number } go to { $planet }
}
cosmic-move-homes = { $number } ships, spread over { $places } colonies
cosmic-move-colonies = { $other } ⇄ { $planet }
cosmic-move-give-card = { $number ->
    [0] { $cards } for nothing
    [one] { $cards } for 1 card at random
   *[other] { $cards } for { $number } cards at random
}
cosmic-move-swap = { $number ->
    [one] One card at random each
   *[other] { $number } cards at random each
}

# What a move is worth, beside it in a menu

cosmic-worth-wins = 🏆 you win with this
cosmic-worth-hands = ⚠️ { $number ->
    [one] { $who } wins with this
   *[other] { $who } win with this
}
cosmic-worth-hands-if = ⚠️ { $number ->
    [one] { $who } wins with this if the offense does
   *[other] { $who } win with this if the offense does
}
cosmic-worth-colony = your foreign colony { $have } of { $need }
cosmic-worth-chance = wins about { $percent } times in 100
cosmic-worth-show = they would have to show { $number }
cosmic-worth-show-less = they would have to show { $number } or less
cosmic-worth-show-against = against { $card } they would have to show { $number }
cosmic-worth-beats-all = no attack beats it
cosmic-worth-beats-none = any attack beats it
cosmic-worth-beats-shown = beats what they show
cosmic-worth-loses-shown = loses to what they show
cosmic-worth-ahead = brings that side ahead
cosmic-worth-behind = not enough alone
cosmic-worth-from = from { $places }
cosmic-worth-empties = leaves { $places } empty
cosmic-worth-stays-out = stays out if { $who } comes, who would win
cosmic-worth-other-decks = { $number ->
    [one] 1 card of another deck
   *[other] { $number } cards of other decks
}

# What things are called

cosmic-called-planet = { $who } · { $number }
cosmic-called-moon = { $who } · { $number }, moon
cosmic-called-nowhere = no planet
cosmic-called-ship = { $planet } (ship { $number })
cosmic-called-ship-in = { $place } (ship { $number })
cosmic-called-berth = to { $planet } (ship { $number })
cosmic-called-ships = { $planet } ({ $number } ships)
cosmic-called-ships-in = { $place } ({ $number } ships)
cosmic-called-berths = to { $planet } ({ $number } ships)
cosmic-called-joined = { $who } is there: { $stance }
cosmic-called-thing = { $thing }
cosmic-called-system = { $who } · system
cosmic-note-planet = ships: { $fleets }
cosmic-note-empty = nobody there
cosmic-note-seat = colonies { $colonies }, hand { $hand }, warp { $warp }
cosmic-note-alien = { $power }
cosmic-place-warp = the warp
cosmic-place-gate = the gate
cosmic-place-beside = beside the planet
cosmic-place-regrouped = back from the warp
cosmic-place-removed = out of the game
