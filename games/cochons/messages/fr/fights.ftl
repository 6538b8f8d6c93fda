### Les combats du jeu complet : cartes entre les combats, événements posés face cachée, dés relancés, pouvoirs.

## Avant les attaques de quelqu'un, et après les combats (3A)

cochons-ask-attack-gap = { $who } s’apprête à attaquer en { $tiles }. Une carte à glisser avant ?
cochons-ask-attack-gap-pass = Passer cette fois
cochons-ask-attack-gap-pass-phase = Plus rien jusqu’à la réorganisation
cochons-ask-attack-gap-waiting = Au menu : des cartes avant les attaques.
cochons-ask-fights-over = Les combats sont finis. Une carte à jouer avant la réorganisation ?
cochons-ask-fights-over-pass = Rien
cochons-ask-fights-over-waiting = Au menu : des cartes après les combats.

## Cartes

cochons-card-force-gruik = Force Gruik
cochons-card-gorruption = Gorruption
cochons-card-gros-laches = Gros Lâches
cochons-card-gros-traitre = Gros Traître
cochons-card-jaret-pied-de-porc = Jaret Pied de Porc
cochons-card-pluie-de-cailloux = Pluie de Cailloux Spatiaux
cochons-card-sauve-qui-peut = Sauve qui peut !!!
cochons-card-yodo-lardo = Maître Yodo Lardo
cochons-effect-force-gruik = Dans un de tes combats, les dés jetés, l’un d’eux est relancé : le tien ou celui d’en face.
cochons-effect-gorruption = Là où il n’y a qu’un seul ennemi, et que c’est un Goret : de 1 à 4 au dé, il passe chez toi. Pendant les voyages ou les combats.
cochons-effect-gros-laches = Posée dans ton combat : la moitié d’en face (arrondie à l’entier supérieur) se replie d’abord sur une tuile voisine à elle. Sans refuge, rien.
cochons-effect-gros-traitre = Posée dans ton combat : un dé par ennemi. Un Goret tombe de 1 à 3, un Gros Gruik de 1 à 2.
cochons-effect-jaret-pied-de-porc = Posée dans ton combat : deux dés à six faces remplacent ton dé.
cochons-effect-pluie-de-cailloux = Sur une tuile de ton choix, un dé par tête, tout le monde compris : à 5 ou 6, c’est fini. Pendant les voyages ou les combats.
cochons-effect-sauve-qui-peut = Posée dans ton combat : toutes tes troupes peuvent filer, avant le premier round, vers une tuile voisine où tu as déjà des cochons.
cochons-effect-yodo-lardo = Un de tes Gorets devient Gros Gruik, s’il t’en reste en réserve. Pendant les voyages ou les combats ; posée, pour un Goret de ce combat.
cochons-do-bribe = Graisser une patte
cochons-do-promote = Un Goret devient Gros Gruik
cochons-do-rain = Faire pleuvoir des cailloux
cochons-bribed = 💰 { $who } joue { $card } en { $tile } (🎲 { $face }) : le Goret de { $victim } retourne sa couenne.
cochons-bribe-refused = 💰 { $who } joue { $card } en { $tile } (🎲 { $face }) : le Goret de { $victim } a des principes.
cochons-promoted = ✨ { $who } invoque { $card } en { $tile } : un Goret se relève Gros Gruik.
cochons-rain = ☄️ { $who } joue { $card } : gare aux groins en { $tile } !
cochons-rain-toll = ↳ { $who } (🎲 { $dice }) : { cochons-troops } en moins.
cochons-rain-toll-extras = ↳ 🎲 { $dice } : { $number ->
    [0] pas un Extra-Cochon n’est touché.
   *[other] { cochons-monsters } en moins.
}
cochons-no-effect = { $who } n’a plus rien à se mettre sous le groin : { $card } part à la défausse.
cochons-refused-swap-without-tiles = Pour chaque échange posé, il faut nommer les deux tuiles.

## Replis

cochons-ask-run = Sauve qui peut en { $tile } ! Avec toi : { cochons-troops } ({ $dice }), contre { $enemy_dice }. { cochons-odds-open } Où filez-vous, ou faut-il finalement se battre ?
cochons-ask-run-pass = Tout compte fait, se battre
cochons-ask-run-flee = Filer →
cochons-ask-run-waiting = Au menu : un repli, ou pas.
cochons-run = 💨 { $who } joue { $card } : chacun pour soi !
cochons-run-not = { $who } range { $card } : finalement, on reste.
cochons-ask-cowards = { $who } sème la panique en { $tile } : { $number ->
    [one] 1 de tes cochons doit se replier.
   *[other] { $number } de tes cochons doivent se replier.
} Où, et avec combien de Gros Gruiks ?
cochons-ask-cowards-withdraw = Se replier
cochons-ask-cowards-waiting = Au menu : un repli de lâches.
cochons-cowards = 🐔 { $who } joue { $card } : dans les rangs de { $loser }, { $number ->
    [one] 1 cochon se découvre un rendez-vous ailleurs.
   *[other] { $number } cochons se découvrent un rendez-vous ailleurs.
}
cochons-cut-off = Nulle part où aller : { $who } perd { cochons-troops } en { $tile }.
cochons-betrayed = 🗡️ { $who } joue { $card } : trahison chez { $loser } (🎲 { $dice }), { cochons-troops } en moins.
cochons-jaret = 🥓 { $who } combat avec { $card } : deux dés au lieu d’un.

## Dés relancés

cochons-ask-reroll = Round { $round } en { $tile } : { $attacker } { $attack_total } (🎲 { $attack_die } + { $attack_more }), { $defender } { $defence_total } (🎲 { $defence_die } + { $defence_more }). Si plus rien n’est relancé, { cochons-odds } pour toi dans ce combat. Relancer un dé ?
cochons-ask-reroll-pass = Pas cette fois
cochons-ask-reroll-accept-all = Ne plus rien relancer de ce combat
cochons-ask-reroll-reroll = Relancer un dé, par une carte
cochons-ask-reroll-banzai = Pouvoir : relancer un dé
cochons-ask-reroll-waiting = Au menu : les dés sont jetés. Quoique.
cochons-force-gruik = 🌀 { $who } en appelle à { $card }.
cochons-rolled-again = On relance { $which } : 🎲 { $face }.
cochons-die-attack = le dé de l’attaque
cochons-die-attack-1 = le premier dé de l’attaque
cochons-die-attack-2 = le second dé de l’attaque
cochons-die-defence = le dé de la défense
cochons-die-defence-1 = le premier dé de la défense
cochons-die-defence-2 = le second dé de la défense

## Pouvoirs des clans

cochons-ask-slip-away = Le combat commence en { $tile } : toi { $dice }, en face { $enemy_dice }. { cochons-odds-blind } Pouvoir des Hylochérus, une fois par tour : filer avant le premier round ?
cochons-ask-slip-away-pass = Rester
cochons-ask-slip-away-flee = Filer →
cochons-ask-slip-away-waiting = Au menu : un départ précipité.
cochons-slipped-away = 🦶 Pouvoir des Hylochérus : { $who } détale avant le premier round.
cochons-tie-won = ⚖️ Pouvoir des Phacochérus : à égalité, { $who } l’emporte, privilège de défenses bien aiguisées.
cochons-banzai = 🎌 Pouvoir des Pécari : { $who } hurle « Banzaï ! » : un dé est relancé.
cochons-ask-tweak = Technologie { $technology } en { $tile } : à 6, tout saute. Pouvoir des Pécari, une fois par tour : en ajouter ou en ôter 1 ?
cochons-ask-tweak-pass = Ne toucher à rien
cochons-ask-tweak-more = +1
cochons-ask-tweak-less = -1
cochons-ask-tweak-waiting = Au menu : un tour de vis, peut-être.
cochons-tweaked = 🔧 Pouvoir des Pécari : { $who } donne un tour de vis. Technologie : { $technology }.

## Champs

cochons-field-die = dé
cochons-field-bribed-on = tuile où graisser une patte
cochons-field-rain-on = tuile sous les cailloux
cochons-field-one-2 = 2e échange : une tuile
cochons-field-other-2 = 2e échange : l’autre tuile
cochons-field-one-3 = 3e échange : une tuile
cochons-field-other-3 = 3e échange : l’autre tuile
cochons-field-one-4 = 4e échange : une tuile
cochons-field-other-4 = 4e échange : l’autre tuile
cochons-field-one-5 = 5e échange : une tuile
cochons-field-other-5 = 5e échange : l’autre tuile
cochons-field-one-6 = 6e échange : une tuile
cochons-field-other-6 = 6e échange : l’autre tuile
cochons-field-one-7 = 7e échange : une tuile
cochons-field-other-7 = 7e échange : l’autre tuile
cochons-field-one-8 = 8e échange : une tuile
cochons-field-other-8 = 8e échange : l’autre tuile

## Hasard, règles en cours

cochons-chance-bribe = le dé de la gorruption
cochons-chance-treason = les dés de la trahison
cochons-chance-rain = les dés de la pluie de cailloux
cochons-step-attack_gap = cartes autour des combats
cochons-step-react = cartes entre deux étapes
cochons-step-destroyed = effets des cartes posées
cochons-step-unfold = événements retournés
cochons-step-disintegration = technologie
cochons-step-rerolling = dés relancés
cochons-step-roll_again = un dé relancé
cochons-step-bribe = gorruption
cochons-step-rain = pluie de cailloux
cochons-step-run_for_it = sauve qui peut
cochons-step-scare = repli de lâches
cochons-step-betray = trahison
cochons-step-offer_flight = pouvoir des Hylochérus
cochons-step-offer_technology = pouvoir des Pécari
