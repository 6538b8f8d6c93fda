### Ce qui se dit des aliens, de l’Amibe à la Haine.

cosmic-aura-lays = { $number ->
    [0] { $who } n’a aucune carte de ce type.
   *[other] { $who } pose face visible, jusqu’à la préparation : { $cards }.
}
cosmic-aura-peeks = { $who } montre le dessus de la pioche, la prochaine carte d’abord : { $cards }.
cosmic-barbarian-sees = { $number ->
    [0] Dans la main de { $who }, aucune carte.
   *[other] Cartes de { $who } : { $cards }.
}
cosmic-chosen-adds = ✨ { $who } ajoute { $card } à la carte montrée : les deux comptent.
cosmic-calculator-calls = { $who } annonce que la somme des deux attaques sera { $odd ->
    [1] impaire
   *[other] paire
}.
cosmic-clone-keeps = { $who } garde { $card }.
cosmic-diplomat-votes = { $who } vote pour { $other }.
cosmic-grudge-bears = { $who } garde rancune à { $other }.
cosmic-hacker-sees = { $number ->
    [0] Dans la main de { $who }, aucune carte.
   *[other] Main de { $who } : { $cards }.
}
