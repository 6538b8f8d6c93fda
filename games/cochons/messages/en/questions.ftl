### Questions, in the second person; `…-waiting` tells the others, after "Waiting for …", what is being done.

## Setting up

cochons-ask-build = { $left ->
    [one] The last tile is yours. Where does it go?
   *[other] { $left } tiles are left to lay. Which kind, and where?
}
cochons-ask-build-lay = Lay a tile
cochons-ask-build-waiting = On the menu: laying a tile.
cochons-ask-start = Where do your 5 Gorets land? Look at your recipe before you sniff out a tile!
cochons-ask-start-start = Land →
cochons-ask-start-waiting = On the menu: five Gorets looking for a home.

## Drawing, coming back

cochons-ask-discard = { $hand ->
    [0] Your hand is empty: nothing to discard, you draw { $size } cards in any case.
    [one] You hold 1 card. Discard it before the draw fills your hand to { $size }?
   *[other] You hold { $hand } cards. Discard some before the draw fills your hand to { $size }?
}
cochons-ask-discard-pass = Keep everything
cochons-ask-discard-discard = Discard cards
cochons-ask-discard-waiting = On the menu: discards.
cochons-ask-return = You are back in the game! Where do your 5 Gorets land?
cochons-ask-return-return = Come back →
cochons-ask-return-waiting = On the menu: a grand return.

## Travelling

cochons-ask-travel = { $trips ->
    [0] No trip left. A card, or is that all?
    [one] You have 1 trip left. Where do your pigs fly?
   *[other] You have { $trips } trips left. Where do your pigs fly?
}
cochons-ask-travel-pass = Finish travelling
cochons-ask-travel-trip = Make a trip
cochons-ask-travel-extra = Extra trip →
cochons-ask-travel-boots = Jet boots: drop pigs on the way
cochons-do-boots-form = Your pigs of one tile walk up to 3 tiles: leave some at each stop, the rest land at the last.
cochons-do-swap = Swap two tiles
cochons-do-swap-form = The two tiles you name change places at once, each with all its pigs and monsters. Who holds them stays, and so do their acorns; who lies next to whom changes. It costs no trip, and nobody lands by it.
cochons-ask-travel-waiting = On the menu: trips.
cochons-ask-gap-first = Before the first traveller sets out: a card to play?
cochons-ask-gap-first-pass = Pass this once
cochons-do-pass-phase = Nothing until the fights
cochons-ask-gap-first-waiting = On the menu: cards before the first traveller.
cochons-ask-gap = The trips of { $who } are over. A card to slip in?
cochons-ask-gap-pass = Pass this once
cochons-ask-gap-trip = Extra trip
cochons-ask-gap-boots = Extra trip with jet boots: drop pigs
cochons-ask-gap-waiting = On the menu: cards between two travellers.

## Fighting

cochons-ask-next-fight = Several fights await you. Which one first?
cochons-ask-next-fight-fight = Fight →
cochons-ask-next-fight-waiting = On the menu: which fight comes first.
cochons-ask-defence = 🛡️ { $enemy } attacks you on { $tile }. You: { cochons-troops } ({ $dice }). Facing you: { cochons-troops-enemy } ({ $enemy_dice }). { cochons-odds-blind } { cochons-technology-kills } Do you lay cards, face down?
cochons-do-pass = No cards
cochons-do-lay = Lay cards
cochons-ask-defence-waiting = On the menu: cards for the defence, face down.
cochons-ask-attack = ⚔️ You attack { $enemy } on { $tile }. You: { cochons-troops } ({ $dice }). Facing you: { cochons-troops-enemy } ({ $enemy_dice }), and { $laid ->
    [0] no card.
    [one] 1 card face down.
   *[other] { $laid } cards face down.
} { cochons-odds-laid } { cochons-technology-kills } Do you lay cards?
cochons-ask-attack-waiting = On the menu: cards for the attack, face down.
cochons-ask-flee = Round { $round } on { $tile }, against { $enemy }. You: { cochons-troops } ({ $dice }). Facing you: { cochons-troops-enemy } ({ $enemy_dice }). { cochons-odds-open } Stand, or take to the trotters?
cochons-ask-flee-pass = Stay for this round
cochons-do-stay-to-the-end = Stay to the end
cochons-do-flee = Flee →
cochons-ask-flee-waiting = On the menu: courage, or a brisk trot.

## After the fights

cochons-ask-reorganise = The dust settles. Do any of your pigs step over to a neighbouring tile of yours?
cochons-ask-reorganise-pass = Everyone stays put
cochons-ask-reorganise-move = Move pigs
cochons-ask-reorganise-waiting = On the menu: reorganisation.
cochons-ask-newcomers = Fresh pigs! To be placed on your tiles: { cochons-troops }.
cochons-ask-newcomers-all = Place all →
cochons-ask-newcomers-place = Spread pigs out
cochons-ask-newcomers-convert = 2 Gorets become 1 Gros Gruik
cochons-ask-newcomers-waiting = On the menu: new troops to place.

## At any time, complete game (C-20, R-29)

cochons-ask-anytime = Between two steps you may act, if you wish.
cochons-ask-anytime-pass = Nothing now
cochons-ask-anytime-waiting = On the menu: what anybody may do at any time.
