### Goofspiel. Chaque message porte le même nom dans `en.ftl`.

goofspiel-name = Goofspiel

## Ce qui se passe

goofspiel-dealt = 🂠 Ta main : { $cards }.
goofspiel-turned = { $number ->
    [one] 🎁 **Le lot : { $cards }.** Que mises-tu ?
   *[other] 🎁 **Les lots : { $cards }, tous pour la plus haute mise.** Que mises-tu ?
}
goofspiel-laid = { $who } mise { $card }.
goofspiel-won-prize = 🏅 { $who } emporte { $cards }.
goofspiel-tied = ⚖️ Plusieurs ont misé { $card } : le lot reste, et le suivant s’y ajoute.
goofspiel-lost = ⚖️ Personne n’a misé seul le plus haut : { $cards } ne revient à personne.

## La question

goofspiel-ask-bid = Que mises-tu pour { $cards } ?
goofspiel-ask-bid-bid = Miser →
goofspiel-ask-bid-waiting = Au menu : les mises.
goofspiel-field-card = carte

## Ce que l'on voit

goofspiel-progress = { $left ->
    [0] Le dernier lot
    [one] Encore un lot à venir
   *[other] Encore { $left } lots à venir
}
goofspiel-progress-over = Il n’y a plus de lots
goofspiel-line-prizes = En jeu : { $cards }
goofspiel-line-no-prizes = Aucun lot sur la table
goofspiel-line-seat = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $held ->
    [one] { $held } carte en main
   *[other] { $held } cartes en main
}
goofspiel-picture-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
}
goofspiel-your-hand = Ta main
goofspiel-hand-empty = Tu as misé toutes tes cartes
goofspiel-effect-card = Une mise de son nombre, une fois.

## La fin

goofspiel-ended = Total des lots de { $who } : { $number ->
    [one] { $number } point
   *[other] { $number } points
}.

## Le jeu dans son ensemble

goofspiel-played = { $number } lots
goofspiel-wins = 🎯 **Pour gagner.** La plus haute somme des lots emportés.
goofspiel-turn-goes = 🔄 **Le déroulement.** Un lot est retourné, chacun mise une carte en secret, la plus haute l’emporte, et toutes les mises sont perdues.
goofspiel-foreseen-last = 🔔 C’est le dernier lot.

## Les options

goofspiel-option-prizes = Lots
goofspiel-option-prizes-7 = 7, partie courte
goofspiel-option-prizes-10 = 10
goofspiel-option-prizes-13 = 13, comme avec un jeu de cartes
goofspiel-option-prizes-help = Combien il y a de lots, et combien de cartes chacun tient en main.
goofspiel-option-hands = Mains
goofspiel-option-hands-dealt = distribuées en secret
goofspiel-option-hands-same = les mêmes pour tous
goofspiel-option-hands-help = Distribuées : nul ne sait ce que tiennent les autres. Les mêmes : qui compte sait ce qui reste.

## Le hasard, et les étapes des règles

goofspiel-chance-deck = l’ordre des lots
goofspiel-chance-hands = les mains
goofspiel-step-deal = distribution
goofspiel-step-bids = mises

## Les règles

goofspiel-section-beginning = Le début
goofspiel-section-bidding = Les mises
goofspiel-section-end = La fin
goofspiel-rule-g-1 = Les lots sont des cartes numérotées de 1 au nombre choisi, mélangées en une pile face cachée.
goofspiel-rule-g-2 = Chacun tient autant de cartes qu’il y a de lots : les mêmes nombres pour tous, ou distribuées en secret d’un seul paquet où chaque nombre existe une fois.
goofspiel-rule-g-3 = Le lot suivant est retourné à la vue de tous, et rejoint ceux que personne n’a encore emportés.
goofspiel-rule-g-4 = Chacun mise une carte en même temps et en secret ; les mises sont montrées ensemble, et toutes sont perdues.
goofspiel-rule-g-5 = La plus haute mise emporte ce qui est en jeu, sauf si plusieurs la partagent : cela reste alors pour la mise suivante, et ne revient à personne après la dernière.
goofspiel-rule-g-6 = Quand tous les lots ont été joués, la plus haute somme de lots gagne ; les égaux gagnent ensemble.

## Les commandes

command-goofspiel =
    .name = goofspiel
    .description = Les coups du Goofspiel
command-goofspiel-bid =
    .name = miser
    .description = Miser une carte pour ce qui est en jeu
command-goofspiel-bid-option-card =
    .name = carte
    .description = La carte que tu mises

## Les mots des règles, pour /carte

goofspiel-word-prize = prix
goofspiel-means-prize = La carte sur la table pour laquelle tous misent ; elle vaut son nombre.
goofspiel-word-bid = mise
goofspiel-means-bid = Une carte que tu poses en secret pour le prix. Elle est perdue, qui que ce soit qui gagne.

## Quand c’est fini

goofspiel-stands = { $points } en lots
goofspiel-turned-at = { $who } prend la tête pour de bon avec le lot pris en { $number }e position.
goofspiel-piled-up = { $who } rafle { $number } lots en une seule mise.
goofspiel-low-bid = { $who } emporte { $cards } avec seulement { $card }.
