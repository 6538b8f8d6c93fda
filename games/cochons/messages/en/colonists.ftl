### How a turn of the complete game begins: colonists and chips (1B), play order (1C), returns and placing (1D).

## The colonists arrive

cochons-convoys = 🛸 Colonists in sight! { $who }, whom they obey, draws { $number } chips in secret.
cochons-chips-drawn = The { $number } chips of Your Grossness: { $chips }.
cochons-ask-chips = Your Grossness has { $number } chips to give out, all of them, two to a clan at most: { $chips }. Who gets what? Shared evenly from you on in play order, { $twice } get two.
cochons-ask-chips-evenly = Share evenly: one each, me first
cochons-ask-chips-give = Choose who gets what
cochons-ask-chips-give-form =
    Every chip goes to somebody: two to a clan at most, your own included.
    Cards: those that bring you colonists of your own, if you like.
cochons-ask-chips-waiting = On the menu: the Porc Royal gives out colonists.
cochons-ask-convoy = { $who } is giving out colonists. Any pigs of yours to smuggle in?
cochons-ask-convoy-pass = None
cochons-ask-convoy-play = Play cards
cochons-ask-convoy-waiting = On the menu: the colonists arrive.
cochons-chips-given = { $number ->
    [0] { $by } gives { $who } no chip.
    [one] { $by } gives { $who } 1 chip, face down.
   *[other] { $by } gives { $who } { $number } chips, face down.
}
cochons-chips-kept = { $number ->
    [0] { $who } keeps no chip.
    [one] { $who } keeps 1 chip, face down.
   *[other] { $who } keeps { $number } chips, face down.
}
cochons-chips-seen = { $number ->
    [one] Your chip: { $chips }.
   *[other] Your chips: { $chips }.
}
cochons-chips-turned = { $number ->
    [one] { $who } turns up a chip: { $chips }.
   *[other] { $who } turns up chips: { $chips }.
}
cochons-convoy-cards = 🛸 { $who } slaps down { $cards }!
cochons-lent = The Emperor lends { $who } 1 Gros Gruik until the end of the turn. To be returned clean.
cochons-newcomers-homeless = { $number ->
    [one] 1 new pig
   *[other] { $number } new pigs
} of { $who } can find no friendly tile: back to the wallow.
cochons-chip-1 = 1
cochons-chip-2 = 2
cochons-chip-3 = 3
cochons-field-chip-1-1 = 1st chip worth 1
cochons-field-chip-1-2 = 2nd chip worth 1
cochons-field-chip-1-3 = 3rd chip worth 1
cochons-field-chip-1-4 = 4th chip worth 1
cochons-field-chip-1-5 = 5th chip worth 1
cochons-field-chip-2-1 = 1st chip worth 2
cochons-field-chip-2-2 = 2nd chip worth 2
cochons-field-chip-2-3 = 3rd chip worth 2
cochons-field-chip-2-4 = 4th chip worth 2
cochons-field-chip-3-1 = 1st chip worth 3
cochons-field-chip-3-2 = 2nd chip worth 3
cochons-field-chip-3-3 = 3rd chip worth 3

## Play order

cochons-counted = { $who } musters { $number ->
    [one] 1 point of troops.
   *[other] { $number } points of troops.
}
cochons-rolled-order = 🎲 { $who } rolls { $die } to break the tie.
cochons-ordered = Play order: { $order }.

## Light trotters

cochons-ask-steal = The Hylochérus have light trotters: from whom do you take a card, at random?
cochons-ask-steal-pass = From nobody
cochons-ask-steal-steal = Take →
cochons-ask-steal-waiting = On the menu: a trotter in somebody’s hand.
cochons-field-victim = victim
cochons-stole = 🖐️ Power of the Hylochérus: { $who } takes a card at random from the hand of { $victim }.
cochons-stolen-card = { $card } goes from the hand of { $victim } to that of { $who }.

## Cards

cochons-card-colons = Colons (Colonists)
cochons-card-sourdokoko = Les Sourdokoko de la force impériale
cochons-effect-colons = 2 stowaway Gorets come ashore for you while the colonists arrive. Never on turn 1.
cochons-effect-sourdokoko = The Emperor lends you 1 Gros Gruik for this turn. To be played while the colonists arrive, never on turn 1.

## What chance does, and the rules being applied

cochons-chance-chips = the colonist chips are drawn
cochons-chance-order = dice break the ties
cochons-chance-stolen = a card is drawn from a hand
cochons-step-colonists = arrival of the colonists
cochons-step-draw_chips = drawing the chips
cochons-step-give_out = giving out the chips
cochons-step-turn_in = chips and cards turned up
cochons-step-order = play order
cochons-step-untie = a tie is broken
cochons-step-newcomers = placing of the colonists
cochons-step-all_come_back = returns
cochons-step-settle_all = placing of newcomers
cochons-step-settle_one = placing of newcomers, one after another
cochons-step-choose_victim = theft of a card
cochons-step-take = a card changes hands
