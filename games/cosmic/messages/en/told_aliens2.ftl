### What is told of aliens from Healer to Shadow.

cosmic-shows = { $number ->
    [one] { $who } shows { $cards }.
   *[other] { $who } shows { $number } cards: { $cards }.
}
cosmic-names-card = 🃏 { $who } names a card for { $alien }: { $card }.
cosmic-counts-tokens = { $number ->
    [0] 🪙 { $who }, { $alien }: no token is left.
    [one] 🪙 { $who }, { $alien }: { $number } token on the sheet.
   *[other] 🪙 { $who }, { $alien }: { $number } tokens on the sheet.
}
cosmic-turns-token = { $number ->
    [one] 🪙 { $who } uses a token for { $alien }: { $card }; { $number } lies face up.
   *[other] 🪙 { $who } uses a token for { $alien }: { $card }; { $number } lie face up.
}
cosmic-mind-looks = 🧠 { $who } looks at the hand of { $other }.
cosmic-mind-sees = { $number ->
    [0] 🧠 { $who }: no card.
   *[other] 🧠 Cards of { $who }: { $cards }.
}
cosmic-mind-watches = 🧠 { $who } sees every card that { $other } draws, until the encounter ends.
