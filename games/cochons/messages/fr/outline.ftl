### La partie en entier : au salon, au début, avant la fin.

## Ce qui se joue, en peu de mots, dans cet ordre, séparé par des virgules

cochons-played-simplified = règles simplifiées
cochons-played-complete = règles complètes
cochons-played-powers = pouvoirs des clans
cochons-played-no-powers = sans pouvoirs des clans
cochons-played-turns = { $number ->
    [0] jusqu’à une recette complète
    [one] un tour au plus
   *[other] { $number } tours au plus
}

## Au début

cochons-wins-simplified = 🎯 **Pour gagner.** Posséder les 6 glands de sa recette quand on les compte, dès le tour 2. Toutes les recettes sont visibles.{ $number ->
    [0] {""}
   *[other] {" "}Après le tour { $number }, la victoire va au clan le plus proche de sa recette.
}
cochons-wins-complete = 🎯 **Pour gagner.** Posséder les 6 glands de sa recette secrète quand on les compte, dès le tour 2.{ $number ->
    [0] {""}
   *[other] {" "}Après le tour { $number }, la victoire va au clan le plus proche de sa recette.
}
cochons-turn-simplified = 🔄 **Un tour.** Défausse et pioche, jusqu’à trois voyages par clan, combats, réorganisation, décompte des glands, nouvelles troupes.
cochons-turn-complete = 🔄 **Un tour.** Cartes, colons, placement, monstres, autant de voyages que dit ton marqueur, combats, réorganisation, décompte des glands, élection du Porc Royal.

## Avant la fin

cochons-foreseen-win = 🔔 { $who } a tous les glands qu’il faut et gagne au décompte du tour { $turn }, sauf si quelqu’un gagne d’ici là un combat sur une de ses tuiles (*Faire un voyage*).
cochons-foreseen-perhaps = 🔔 { $who } a les glands d’une des Recettes Sacrées. Si c’est la bonne, il faut gagner un combat sur une de ses tuiles avant le prochain décompte (*Faire un voyage*).
cochons-foreseen-last = 🔔 Le tour { $turn } est le dernier : si aucune recette n’est complète au décompte, la victoire va au clan le plus proche de la sienne.

## Dans le hall, pour qui ne l’a jamais vu

cochons-pitch = Des cochons de l’espace conquièrent des planètes pour les glands de leur recette sacrée, à coups de dés, de cartes cachées et de culot. Simplifié, il s’apprend en dix minutes ; complet, il ajoute des monstres, des votes et un Porc Royal.
