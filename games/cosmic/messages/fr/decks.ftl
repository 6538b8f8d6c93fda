### Les pioches qui ont un dos à elles ; $back : la pioche, d’après son dos.

cosmic-rewarded-further = 🎁 { $who } prend dans la pioche { $back } : { $number }.
cosmic-draws-further = { $number ->
    [one] 🃏 { $who } pioche une carte de la pioche { $back }.
   *[other] 🃏 { $who } pioche { $number } cartes de la pioche { $back }.
}
cosmic-choice-backs = Cartes à deux dos : combien de cartes cosmiques ? Les autres sont des cartes récompense.
