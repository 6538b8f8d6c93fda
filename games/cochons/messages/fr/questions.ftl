### Les questions, à la deuxième personne ; `…-waiting` dit aux autres, après « On attend … », ce qui se fait.

## Mise en place

cochons-ask-build = { $left ->
    [one] La dernière tuile est pour toi. Où va-t-elle ?
   *[other] Il reste { $left } tuiles à poser. Laquelle, et où ?
}
cochons-ask-build-lay = Poser une tuile
cochons-ask-build-waiting = Au menu : une tuile à poser.
cochons-ask-start = Où débarquent tes 5 Gorets ? Relis ta recette avant de flairer une tuile !
cochons-ask-start-start = Débarquer →
cochons-ask-start-waiting = Au menu : cinq Gorets cherchent un toit.

## Pioche, retours

cochons-ask-discard = { $hand ->
    [0] Ta main est vide : rien à défausser, tu piocheras { $size } cartes de toute façon.
    [one] Tu as 1 carte en main. La défausser avant de piocher jusqu’à { $size } ?
   *[other] Tu as { $hand } cartes en main. En défausser avant de piocher jusqu’à { $size } ?
}
cochons-ask-discard-pass = Tout garder
cochons-ask-discard-discard = Défausser des cartes
cochons-ask-discard-waiting = Au menu : la défausse.
cochons-ask-return = Te revoilà ! Où débarquent tes 5 Gorets ?
cochons-ask-return-return = Revenir →
cochons-ask-return-waiting = Au menu : un retour en fanfare.

## Voyages

cochons-ask-travel = { $trips ->
    [0] Il ne te reste aucun voyage. Une carte, ou c’est tout ?
    [one] Il te reste 1 voyage. Où filent tes cochons ?
   *[other] Il te reste { $trips } voyages. Où filent tes cochons ?
}
cochons-ask-travel-pass = Finir les voyages
cochons-ask-travel-trip = Faire un voyage
cochons-ask-travel-extra = Voyage en plus →
cochons-ask-travel-boots = Bottes : déposer des cochons en route
cochons-do-boots-form = Tes cochons d’une tuile font jusqu’à 3 pas : laisses-en aux étapes, le reste va à la dernière.
cochons-do-swap = Échanger deux tuiles
cochons-do-swap-form = Les deux tuiles nommées changent aussitôt de place, chacune avec tous ses cochons et monstres. Qui les tient ne change pas, leurs glands non plus ; leurs voisines, si. Cela ne coûte aucun voyage, et personne n’atterrit ainsi.
cochons-ask-travel-waiting = Au menu : les voyages.
cochons-ask-gap-first = Avant le premier départ : une carte à jouer ?
cochons-ask-gap-first-pass = Passer cette fois
cochons-do-pass-phase = Plus rien avant les combats
cochons-ask-gap-first-waiting = Au menu : des cartes avant le premier départ.
cochons-ask-gap = Fin des voyages pour { $who }. Une carte à glisser ?
cochons-ask-gap-pass = Passer cette fois
cochons-ask-gap-trip = Voyage en plus
cochons-ask-gap-boots = Voyage en plus, avec les bottes
cochons-ask-gap-waiting = Au menu : des cartes entre deux voyages.

## Combats

cochons-ask-next-fight = Plusieurs combats t’attendent. Lequel d’abord ?
cochons-ask-next-fight-fight = Combattre →
cochons-ask-next-fight-waiting = Au menu : quel combat d’abord.
cochons-ask-defence = 🛡️ { $enemy } t’attaque en { $tile }. Toi : { cochons-troops } ({ $dice }). En face : { cochons-troops-enemy } ({ $enemy_dice }). { cochons-odds-blind } { cochons-technology-kills } Poses-tu des cartes, face cachée ?
cochons-do-pass = Aucune carte
cochons-do-lay = Poser des cartes
cochons-ask-defence-waiting = Au menu : des cartes pour la défense, face cachée.
cochons-ask-attack = ⚔️ Tu attaques { $enemy } en { $tile }. Toi : { cochons-troops } ({ $dice }). En face : { cochons-troops-enemy } ({ $enemy_dice }), et { $laid ->
    [0] aucune carte.
    [one] 1 carte cachée.
   *[other] { $laid } cartes cachées.
} { cochons-odds-laid } { cochons-technology-kills } Et tes cartes ?
cochons-ask-attack-waiting = Au menu : des cartes pour l’attaque, face cachée.
cochons-ask-flee = Round { $round } en { $tile }, contre { $enemy }. Toi : { cochons-troops } ({ $dice }). En face : { cochons-troops-enemy } ({ $enemy_dice }). { cochons-odds-open } Tenir bon, ou prendre la carapate ?
cochons-ask-flee-pass = Rester pour ce round
cochons-do-stay-to-the-end = Rester jusqu’au bout
cochons-do-flee = Fuir →
cochons-ask-flee-waiting = Au menu : du courage, ou la carapate.

## Après les combats

cochons-ask-reorganise = La poussière retombe. Des cochons à faire passer sur une tuile voisine à toi ?
cochons-ask-reorganise-pass = Personne ne bouge
cochons-ask-reorganise-move = Déplacer des cochons
cochons-ask-reorganise-waiting = Au menu : la réorganisation.
cochons-ask-newcomers = Du sang frais ! À placer sur tes tuiles : { cochons-troops }.
cochons-ask-newcomers-all = Tout placer →
cochons-ask-newcomers-place = Répartir des cochons
cochons-ask-newcomers-convert = Changer 2 Gorets en 1 Gros Gruik
cochons-ask-newcomers-waiting = Au menu : de nouvelles troupes à placer.

## À tout moment, jeu complet (C-20, R-29)

cochons-ask-anytime = Entre deux étapes, tu peux agir si tu veux.
cochons-ask-anytime-pass = Rien pour le moment
cochons-ask-anytime-waiting = Au menu : ce que chacun peut faire à tout moment.
