### Ce qui se dit des aliens, du Guérisseur à l’Ombre.

cosmic-shows = { $number ->
    [one] { $who } montre { $cards }.
   *[other] { $who } montre { $number } cartes : { $cards }.
}
cosmic-names-card = 🃏 { $who } nomme une carte ({ $alien }) : { $card }.
cosmic-counts-tokens = { $number ->
    [0] 🪙 { $who }, { $alien } : plus aucun jeton.
    [one] 🪙 { $who }, { $alien } : { $number } jeton sur la fiche.
   *[other] 🪙 { $who }, { $alien } : { $number } jetons sur la fiche.
}
cosmic-turns-token = { $number ->
    [one] 🪙 { $who } utilise un jeton ({ $alien }) : { $card } ; il en reste { $number } visible.
   *[other] 🪙 { $who } utilise un jeton ({ $alien }) : { $card } ; il en reste { $number } visibles.
}
cosmic-mind-looks = 🧠 { $who } regarde la main de { $other }.
cosmic-mind-sees = { $number ->
    [0] 🧠 { $who } : aucune carte.
   *[other] 🧠 Cartes de { $who } : { $cards }.
}
cosmic-mind-watches = 🧠 { $who } voit chaque carte que pioche { $other }, jusqu’à la fin de la rencontre.
