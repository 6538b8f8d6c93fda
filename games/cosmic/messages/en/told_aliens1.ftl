### What is told of aliens from Amoeba to Hate.

cosmic-aura-lays = { $number ->
    [0] { $who } has no card of that type.
   *[other] { $who } lays out, until planning: { $cards }.
}
cosmic-aura-peeks = { $who } shows the top of the deck, the next card first: { $cards }.
cosmic-barbarian-sees = { $number ->
    [0] In the hand of { $who } there is no card.
   *[other] Cards of { $who }: { $cards }.
}
cosmic-chosen-adds = ✨ { $who } adds { $card } to the card shown: both count.
cosmic-calculator-calls = { $who } calls the sum of both attacks { $odd ->
    [1] odd
   *[other] even
}.
cosmic-clone-keeps = { $who } keeps { $card }.
cosmic-diplomat-votes = { $who } votes for { $other }.
cosmic-grudge-bears = { $who } bears a grudge against { $other }.
cosmic-hacker-sees = { $number ->
    [0] In the hand of { $who } there is no card.
   *[other] Hand of { $who }: { $cards }.
}
