### Les questions, à la deuxième personne ; `…-waiting` dit aux autres, après « On attend … », ce qui se fait.

## Avant la première manche

interstellar_pig-ask-favour = Ton Super métabolisme digère mieux : { $left ->
    [one] quelle température ou quelle atmosphère te convient en plus ?
   *[other] quelles { $left } températures ou atmosphères te conviennent en plus ?
}
interstellar_pig-ask-favour-favour = Choisir
interstellar_pig-ask-favour-waiting = Au menu : un estomac plus solide.
interstellar_pig-ask-pick = { $left ->
    [one] Ta dernière planète : laquelle ?
   *[other] Encore { $left } planètes à choisir. Laquelle maintenant ?
} Pourras-tu y vivre, avec un peu de chance et d’équipement ?
interstellar_pig-ask-pick-pick = Prendre →
interstellar_pig-ask-pick-waiting = Au menu : une planète où planter un drapeau.
interstellar_pig-ask-stash = { $number } cartes. Gardes-en six au plus ; les autres vont dans les enveloppes de tes planètes, dans cet ordre : { $planets }. La dernière reçoit ce qui reste. Tu partiras d’une planète où l’on peut vivre avec ce que tu gardes.
interstellar_pig-ask-stash-stash = Ranger mes cartes
interstellar_pig-ask-stash-auto = Laisser le bot ranger
interstellar_pig-ask-stash-stash-anyway = Les ranger, quitte à en mourir
interstellar_pig-ask-stash-name-ship = Nommer mon personnage
interstellar_pig-ask-stash-name-planet = Nommer une de mes planètes
interstellar_pig-ask-stash-waiting = Au menu : des cartes à garder, d’autres à cacher.
interstellar_pig-ask-place = De laquelle de tes planètes pars-tu ? L’équipement qu’il t’y faut sera vu par tout le monde.
interstellar_pig-ask-place-start = Partir d’ici
interstellar_pig-ask-place-pass = Aucune ne veut de moi
interstellar_pig-ask-place-waiting = Au menu : un point de départ.

## Ton tour

interstellar_pig-ask-turn = Te voici : { $place }, { $layer }. D’abord une ligne et le nombre de dés ; ensuite ils roulent, et tu voles.
interstellar_pig-ask-turn-one-die = Un dé →
interstellar_pig-ask-turn-two-dice = Deux dés →
interstellar_pig-ask-turn-hold = Rester là
interstellar_pig-ask-turn-land = Descendre au sol
interstellar_pig-ask-turn-lift = Monter en orbite
interstellar_pig-do-open = Ouvrir l’enveloppe d’ici
interstellar_pig-ask-turn-jump = Porte de poche : aller n’importe où
interstellar_pig-do-scan = Scanner →
interstellar_pig-do-recover = Récupérer dans la défausse →
interstellar_pig-do-eat = Tour de plus →
interstellar_pig-do-stance = En mon absence, au combat →
interstellar_pig-do-auto-end = Fin de tour automatique : oui ou non
interstellar_pig-ask-turn-waiting = Au menu : un tour parmi les étoiles.
interstellar_pig-ask-end = Te voici : { $place }, { $layer }. Autre chose avant de passer la main ?
interstellar_pig-ask-end-pass = Finir mon tour
interstellar_pig-do-repair = Réparer →
interstellar_pig-ask-end-waiting = Au menu : une fin de tour.
interstellar_pig-ask-orders = Tu dois { $repairs ->
    [one] 1 tour de réparation.
   *[other] { $repairs } tours de réparation.
} Une Trousse de réparation doit-elle servir quand viendra ton tour ? Tu peux le dire même sans en tenir une ; personne n’en saura rien.
interstellar_pig-ask-orders-pass = Ne rien changer
interstellar_pig-ask-orders-order-repair = Utiliser une trousse à mon tour
interstellar_pig-ask-orders-cancel-repair = N’utiliser aucune trousse
interstellar_pig-ask-orders-waiting = Au menu : un mot au garage.
interstellar_pig-ask-repair = Tu dois { $repairs ->
    [one] 1 tour de réparation, et c’est celui-ci.
   *[other] { $repairs } tours de réparation, et celui-ci en est un.
} Une Trousse de réparation le sauverait. La question est posée à qui doit réparer, trousse ou pas.
interstellar_pig-ask-repair-pass = Passer ce tour
interstellar_pig-ask-repair-waiting = Au menu : un tour à passer, ou une réparation.
interstellar_pig-ask-anytime = Tu peux renoncer, ou quitter la partie, quel que soit le tour.
interstellar_pig-ask-anytime-pass = Rien pour le moment
interstellar_pig-ask-anytime-waiting = Au menu : ce que chacun peut faire à tout moment.

## Vols et rencontres

interstellar_pig-ask-course = { $spaces ->
    [one] 1 case
   *[other] { $spaces } cases
} au plus : le menu donne chaque arrivée que les dés permettent. Où finit le vol, par quel chemin, et quel équipement montres-tu si tu te poses ?
interstellar_pig-ask-course-course = Fixer le cap
interstellar_pig-ask-course-waiting = Au menu : un cap à fixer.
interstellar_pig-ask-prize = 💛 Le Médaillon dérive ici : { $place }, { $layer }. Il connaît ton nom. { $number ->
    [6] Ta main est pleine : pour le prendre, nomme la carte à défausser.
   *[other] Le prends-tu ?
}
interstellar_pig-ask-prize-pass = Le laisser dériver
interstellar_pig-ask-prize-take = Prendre le Médaillon
interstellar_pig-ask-prize-waiting = Au menu : un médaillon qui dérive en souriant.
interstellar_pig-ask-ahead = Te voici surgi de nulle part : { $place }, { $layer }. De quel côté est l’avant ?
interstellar_pig-ask-ahead-ahead = L’avant →
interstellar_pig-ask-ahead-waiting = Au menu : où est l’avant.
interstellar_pig-ask-tunnel = 🌀 Un tunnel bâille. Il mène à n’importe quel point, étoile ou orbite, ou à tout sol où tu peux vivre. Où ressors-tu ?
interstellar_pig-ask-tunnel-jump = Traverser
interstellar_pig-ask-tunnel-waiting = Au menu : la sortie d’un tunnel.
interstellar_pig-ask-worm-hole = 🌀 Le ver t’avale. Sur quelle étoile te recrache-t-il ? C’est une étoile : une autre carte y attend.
interstellar_pig-ask-worm-hole-jump = Ressortir sur une étoile
interstellar_pig-ask-worm-hole-waiting = Au menu : l’autre bout d’un ver.
interstellar_pig-ask-sensors = 📡 Tes détecteurs ronronnent. Quelle main regardes-tu ?
interstellar_pig-ask-sensors-look = Regarder →
interstellar_pig-ask-sensors-waiting = Au menu : une main à regarder.

## Cartes et combats

interstellar_pig-ask-divide = { $planet } : l’enveloppe est ouverte devant toi, { $number ->
    [0] vide.
    [one] avec 1 carte.
   *[other] avec { $number } cartes.
} Avec ta main, quelles cartes tiens-tu désormais ? Six au plus ; les autres restent là.
interstellar_pig-ask-divide-divide = Composer ma main
interstellar_pig-ask-divide-waiting = Au menu : une enveloppe ouverte.
interstellar_pig-ask-keep = { $number } cartes, et une main n’en tient que six. Lesquelles ?
interstellar_pig-ask-keep-keep = En choisir six
interstellar_pig-ask-keep-waiting = Au menu : une main trop pleine.
interstellar_pig-ask-fights = Il y a du monde : { $place }, { $layer }. Contre qui te bats-tu d’abord ?
interstellar_pig-ask-fights-fight = Choisir l’ordre
interstellar_pig-ask-fights-waiting = Au menu : qui affronter d’abord.
interstellar_pig-ask-commit = ⚔️ { $kind } contre { $enemy } ! Dés sans carte (3 ± gravité, capacités) : toi { $dice }{ $spare ->
    [0] {""}
   *[other] {" "}(et { $spare } à écarter)
}, en face { $enemy_dice }{ $enemy_spare ->
    [0] {""}
   *[other] {" "}(et { $enemy_spare } à écarter)
}. Sans carte : { interstellar_pig-odds }. Main d’en face : { $hand ->
    [0] aucune carte.
    [one] 1 carte.
   *[other] { $hand } cartes.
} Quelles cartes utilises-tu ? Le plus petit score meurt.
interstellar_pig-ask-commit-pass = Aucune carte
interstellar_pig-ask-commit-protect = Ce qui me protège le mieux
interstellar_pig-ask-commit-reusable = Tout, sauf mes cartes à usage unique
interstellar_pig-ask-commit-commit = Choisir des cartes
interstellar_pig-ask-commit-waiting = Au menu : des cartes de combat.

# Comment finirait un combat sans carte, à cinq pour cent près ; le reste est égalité.
interstellar_pig-odds = { $win ->
    [0] victoire à moins de 5 %
    [100] victoire à plus de 95 %
   *[other] victoire à environ { $win } %
}, { $lose ->
    [0] mort à moins de 5 %
    [100] mort à plus de 95 %
   *[other] mort à { $lose } %
}
