### Decks with a back of their own; $back: the deck, by its back.

cosmic-rewarded-further = 🎁 { $who } takes from the { $back } deck: { $number }.
cosmic-draws-further = { $number ->
    [one] 🃏 { $who } draws a card of the { $back } deck.
   *[other] 🃏 { $who } draws { $number } cards of the { $back } deck.
}
cosmic-choice-backs = Cards with two backs: how many cosmic cards? The others are reward cards.
