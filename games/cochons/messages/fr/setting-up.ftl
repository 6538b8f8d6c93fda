### La mise en place du jeu complet : recettes cachées, dé du premier joueur, piles de tuiles et façons de les poser.

## Clans, recettes, premier joueur

cochons-clan-drawn = { $who }, alias { $chief }, mène le clan { $clan }. Sa Recette Sacrée reste sous la patte.
cochons-recipe = Ta Recette Sacrée : rouge { $red }, jaune { $yellow }, bleu { $blue }. En parler est permis, mentir aussi ; la montrer, jamais !
cochons-rolled-first = 🎲 { $who } fait { $die }.

## La galaxie

cochons-piles = Les tuiles sont en piles, face cachée : { $red } à dos rouge, { $yellow } à dos jaune, { $blue } à dos bleu, { $black } à dos noir.
cochons-ask-build-pile = { $left ->
    [one] La dernière tuile est pour toi. Où va-t-elle ?
   *[other] Il reste { $left } tuiles, face cachée. Quelle pile, et où ?
}
cochons-ask-build-pile-lay = Poser la tuile du dessus
cochons-ask-build-pile-waiting = Au menu : une tuile à poser à l’aveugle.
cochons-ask-build-look = { $left ->
    [one] La dernière tuile est pour toi. Regarde-la !
   *[other] Il reste { $left } tuiles. De quelle pile regardes-tu celle du dessus ?
}
cochons-ask-build-look-look = Regarder →
cochons-ask-build-look-waiting = Au menu : une tuile à choisir.
cochons-ask-build-looked = Dans ta patte : { $kind }. Où la poses-tu ?
cochons-ask-build-looked-lay = Poser →
cochons-ask-build-looked-waiting = Au menu : une tuile à poser.
cochons-looked = { $who } prend une tuile et la regarde en cachette : { $kind }.
cochons-saw-tile = Toi, tu sais ce que c’est : { $kind }.
cochons-turned-up = Toutes les tuiles sont posées, on les retourne : { $tiles } surprises d’un coup !

## Ce que fait le hasard, et les règles en cours

cochons-chance-first-roll = tout le monde lance le dé pour commencer
cochons-chance-piles = les tuiles sont mélangées, pile par pile
cochons-step-highest_die = le dé du premier joueur
cochons-step-pile_up = les piles de tuiles
cochons-step-builder_lays = une tuile à poser
cochons-step-turn_up = les tuiles se retournent
