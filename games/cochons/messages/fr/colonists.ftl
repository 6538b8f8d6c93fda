### Début de tour du jeu complet : les colons et leurs jetons (1B), l'ordre de jeu (1C), les retours et le placement (1D).

## L'arrivée des colons

cochons-convoys = 🛸 Des colons en vue ! { $who }, à qui ils obéissent, tire { $number } jetons en secret.
cochons-chips-drawn = Les { $number } jetons de Votre Grosseur : { $chips }.
cochons-ask-chips = À Votre Grosseur de répartir { $number } jetons, deux au plus par clan, jusqu’au dernier : { $chips }. Qui reçoit quoi ? En partageant : deux pour { $twice }.
cochons-ask-chips-evenly = Partager : un chacun, moi d’abord
cochons-ask-chips-give = Choisir qui reçoit quoi
cochons-ask-chips-give-form =
    Chaque jeton va à quelqu’un : deux au plus par clan, celui du Porc Royal compris.
    Cartes : celles qui amènent des colons à Votre Grosseur, s’il Lui plaît.
cochons-ask-chips-waiting = Au menu : le Porc Royal répartit les colons.
cochons-ask-convoy = { $who } répartit les colons. As-tu des cochons à faire débarquer en douce ?
cochons-ask-convoy-pass = Aucun
cochons-ask-convoy-play = Jouer des cartes
cochons-ask-convoy-waiting = Au menu : l’arrivée des colons.
cochons-chips-given = { $number ->
    [0] { $by } ne donne aucun jeton à { $who }.
    [one] { $by } donne 1 jeton, face cachée, à { $who }.
   *[other] { $by } donne { $number } jetons, face cachée, à { $who }.
}
cochons-chips-kept = { $number ->
    [0] { $who } ne garde aucun jeton.
    [one] { $who } garde 1 jeton, face cachée.
   *[other] { $who } garde { $number } jetons, face cachée.
}
cochons-chips-seen = { $number ->
    [one] Ton jeton : { $chips }.
   *[other] Tes jetons : { $chips }.
}
cochons-chips-turned = { $number ->
    [one] { $who } retourne son jeton : { $chips }.
   *[other] { $who } retourne ses jetons : { $chips }.
}
cochons-convoy-cards = 🛸 { $who } abat { $cards } !
cochons-lent = L’Empereur prête 1 Gros Gruik à { $who } jusqu’à la fin du tour. À rendre propre.
cochons-newcomers-homeless = { $number ->
    [one] 1 nouveau cochon de { $who } ne trouve
   *[other] { $number } nouveaux cochons de { $who } ne trouvent
} aucune tuile amie : retour à la bauge.
cochons-chip-1 = 1
cochons-chip-2 = 2
cochons-chip-3 = 3
cochons-field-chip-1-1 = jeton valant 1, 1er
cochons-field-chip-1-2 = jeton valant 1, 2e
cochons-field-chip-1-3 = jeton valant 1, 3e
cochons-field-chip-1-4 = jeton valant 1, 4e
cochons-field-chip-1-5 = jeton valant 1, 5e
cochons-field-chip-2-1 = jeton valant 2, 1er
cochons-field-chip-2-2 = jeton valant 2, 2e
cochons-field-chip-2-3 = jeton valant 2, 3e
cochons-field-chip-2-4 = jeton valant 2, 4e
cochons-field-chip-3-1 = jeton valant 3, 1er
cochons-field-chip-3-2 = jeton valant 3, 2e
cochons-field-chip-3-3 = jeton valant 3, 3e

## L'ordre de jeu

cochons-counted = { $who } aligne { $number ->
    [one] 1 point de troupes.
   *[other] { $number } points de troupes.
}
cochons-rolled-order = 🎲 À égalité, { $who } fait { $die }.
cochons-ordered = Ordre de jeu : { $order }.

## Un vol à la tire

cochons-ask-steal = Les Hylochérus ont la patte leste : à qui prends-tu une carte, au hasard ?
cochons-ask-steal-pass = À personne
cochons-ask-steal-steal = Prendre →
cochons-ask-steal-waiting = Au menu : une patte dans la main d’autrui.
cochons-field-victim = victime
cochons-stole = 🖐️ Pouvoir des Hylochérus : { $who } prend une carte au hasard dans la main de { $victim }.
cochons-stolen-card = { $card } passe de la main de { $victim } à celle de { $who }.

## Cartes

cochons-card-colons = Colons
cochons-card-sourdokoko = Les Sourdokoko de la force impériale
cochons-effect-colons = 2 Gorets clandestins débarquent pour toi, pendant l’arrivée des colons. Jamais au tour 1.
cochons-effect-sourdokoko = L’Empereur te prête 1 Gros Gruik pour ce tour. À jouer pendant l’arrivée des colons, jamais au tour 1.

## Ce que fait le hasard, et les règles en cours

cochons-chance-chips = les jetons de colons sont tirés
cochons-chance-order = les dés départagent les ex æquo
cochons-chance-stolen = une carte est tirée d’une main
cochons-step-colonists = arrivée des colons
cochons-step-draw_chips = tirage des jetons
cochons-step-give_out = distribution des jetons
cochons-step-turn_in = jetons et cartes retournés
cochons-step-order = ordre de jeu
cochons-step-untie = égalité départagée
cochons-step-newcomers = placement des colons
cochons-step-all_come_back = retours
cochons-step-settle_all = placement des nouveaux
cochons-step-settle_one = placement des nouveaux, chacun à son tour
cochons-step-choose_victim = vol d’une carte
cochons-step-take = une carte change de main
