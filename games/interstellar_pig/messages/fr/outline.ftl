### La partie en entier : au salon, au début, avant la fin.

interstellar_pig-played-seed = règle telle qu’écrite
interstellar_pig-played-quick = partie rapide
interstellar_pig-played-own = partie à la carte
interstellar_pig-played-rounds = { $number ->
    [one] une manche
   *[other] { $number } manches
}
interstellar_pig-wins = 🎯 **Pour gagner.** Tenir le Médaillon en main à la fin de { $number ->
    [one] la seule manche
   *[other] la manche { $number }
}. Si personne ne le tient, personne ne gagne.
interstellar_pig-turn-goes = 🔄 **Un tour.** Annonce une ligne et un ou deux dés, vole d’autant de cases, affronte qui se trouve à l’arrivée ; avant et après, ouvre l’enveloppe sur laquelle tu te tiens.
interstellar_pig-foreseen-last = 🔔 La manche { $round } est la dernière ! À la fin, les mains s’ouvrent, et une espèce au plus est sauvée.
interstellar_pig-foreseen-adrift = 🔔 Le Médaillon est à la dérive : si personne ne le prend d’ici la fin de cette manche, personne ne gagne.
interstellar_pig-foreseen-conceded = 🔔 Tout le monde renonce sauf { $who }, qui peut mettre fin à la partie sans victoire en renonçant aussi.
interstellar_pig-lobby-lasts = ⏳ À { $number }, une partie entière prend { $what } manches, et à chacune on attend des réponses environ { $count ->
    [one] une fois
   *[other] { $count } fois
} : { $length }.

## Dans le hall, pour qui ne l’a jamais vu

interstellar_pig-pitch = Tu voles de planète en planète après le Médaillon : qui le tient à la fin de la dernière manche gagne, et personne ne sait qui l’a. Moyen, une demi-heure pour apprendre.
