### The game as a whole: in the lobby, when it begins, before it ends.

cosmic-group-space = Space
cosmic-group-pace = Pace of alliances
cosmic-group-cards = Cards
cosmic-played-gates = cards are asked for at the gates
cosmic-played-every = every window (≈ { $days } days, gates { $gates })
cosmic-played-orders = standing orders play the cards
cosmic-played-win = { $number ->
    [one] { $number } foreign colony wins
   *[other] { $number } foreign colonies win
}
cosmic-played-aliens = { $number ->
    [one] { $number } alien in the box
   *[other] { $number } aliens in the box
}
cosmic-played-rounds = with { $aliens } more is asked in between
cosmic-wins-with = { $number ->
    [one] 🎯 **What wins.** { $number } colony outside your own system; all who get there in one step win together.
   *[other] 🎯 **What wins.** { $number } colonies outside your own system; all who get there in one step win together.
}
cosmic-turn-goes = 🔄 **A turn.** Destiny names whom you meet, you aim and launch ships, both sides invite allies, both choose a card in secret; the higher total wins. After a success you may have a second encounter.
cosmic-foreseen-one = { $number ->
    [one] 🔔 { $who } has { $number } foreign colony: one more wins.
   *[other] 🔔 { $who } has { $number } foreign colonies: one more wins.
}
cosmic-foreseen-tokens = { $number ->
    [one] 🔔 { $who } has { $number } token left on { $alien }: with the last one gone, { $who } wins.
   *[other] 🔔 { $who } has { $number } tokens left on { $alien }: with the last one gone, { $who } wins.
}
cosmic-masochist-near = { $number ->
    [one] 🔔 { $who } has at most { $number } ship left outside the warp: Masochist wins when all are lost.
   *[other] 🔔 { $who } has at most { $number } ships left outside the warp: Masochist wins when all are lost.
}

## In the lobby, for whoever has never seen it

cosmic-pitch = Aliens that each break a rule fight and bargain for colonies, and allies may win together. Hard, but `/learn` leads you in.
