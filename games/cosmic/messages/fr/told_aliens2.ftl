### Ce qui se dit des aliens, du Guérisseur à l’Ombre.

cosmic-shows = { $number ->
    [one] { $who } montre { $cards }.
   *[other] { $who } montre { $number } cartes : { $cards }.
}
cosmic-names-card = 🃏 { $who } nomme une carte ({ $alien }) : { $card }.
cosmic-mind-looks = 🧠 { $who } regarde la main de { $other }.
cosmic-mind-sees = { $number ->
    [0] 🧠 { $who } : aucune carte.
   *[other] 🧠 Cartes de { $who } : { $cards }.
}
cosmic-mind-watches = 🧠 { $who } voit chaque carte que pioche { $other }, jusqu’à la fin de la rencontre.
