### Ce qui arrive. Plusieurs de ces phrases font les lignes d'un même message ; $who et consorts : des noms, en gras.

## Mise en place

cochons-clan = { $who }, alias { $chief }, mène le clan { $clan }. Recette Sacrée : rouge { $red }, jaune { $yellow }, bleu { $blue }.
cochons-first-player = { $who } ouvre le bal. Ordre de jeu : { $order }.
cochons-dealt = Tes premières cartes : { $cards }.
cochons-built = Big bang ! La galaxie Porcina déroule ses { $tiles } tuiles.
cochons-tile-laid = { $who } pose une tuile en { $cell } : { $kind }.
cochons-started = { $who } débarque { $gorets } Gorets en { $tile }.

## Pioche

cochons-turn = 🐷 **Tour { $turn }.** Groin en l’air, pattes sur les cartes !
cochons-discarded = { $who } défausse { $number ->
    [one] { $cards }.
   *[other] { $number } cartes : { $cards }.
}
cochons-reshuffled = La pioche est à sec : { $number ->
    [one] l’unique carte de la défausse en tient lieu.
   *[other] les { $number } cartes de la défausse en refont une.
}
cochons-drew = { $number ->
    [0] { $who } ne trouve plus rien à piocher
    [one] { $who } pioche 1 carte
   *[other] { $who } pioche { $number } cartes
} (en main : { $hand }).
cochons-drew-cards = Tu pioches { $number ->
    [one] { $cards }.
   *[other] { $number } cartes : { $cards }.
}

## Retours

cochons-returned = { $who } ressort de la bauge, avec { $gorets } Gorets en { $tile } !
cochons-return-later = { $who } voudrait bien revenir, mais toutes les tuiles sont prises. Au prochain tour, peut-être.

## Voyages

cochons-trip = 🚀 { $who } : { $origin } → { $target }, { cochons-troops }.
cochons-trip-ship = 🚀 { $who } : { $origin } → { $target }, { cochons-troops }, par { $card }.
cochons-extra-trip = { $who } glisse un voyage grâce à { $card }.
cochons-extra = { $who } joue { $card } : encore { $trips ->
    [one] 1 voyage.
   *[other] { $trips } voyages.
}
cochons-boots = 🚀 { $who } enfile ses { $card } et quitte { $origin } avec { cochons-troops }. Trajet : { $path }.
cochons-boots-dropped = ↳ { $who } dépose { cochons-troops } en { $tile }.
cochons-swapped = 🪐 { $who } joue { $card } : les tuiles en { $one } et { $other } changent de place, cochons compris.
cochons-attacked = ⚔️ { $who } atterrit en { $tile }, en plein chez { $defender } : { $pinned ->
    [one] 1 cochon bloqué.
   *[other] { $pinned } cochons bloqués.
}
cochons-trips-over = { $who } pose ses valises{ $left ->
    [0] .
    [one] {" "}(1 voyage inutilisé).
   *[other] {" "}({ $left } voyages inutilisés).
}
cochons-order-lost = { $done ->
    [0] Ce que tu avais préparé est devenu impossible entre-temps. Rien n’a été joué ; tes cartes restent à toi.
   *[other] De ce que tu avais préparé, seul le début a été joué : la suite est devenue impossible entre-temps. Les cartes qui n’ont pas servi restent à toi.
}
cochons-plan-again = Des planètes à toi ont changé de place depuis ton plan. Il n’est pas exécuté : regarde à nouveau.

## Combats

cochons-fight = ⚔️ **Combat en { $tile } !** { $attacker } attaque avec { cochons-troops-attack } ; { $defender } défend avec { cochons-troops-defence }.
cochons-laid = { $who } { $number ->
    [0] ne pose aucune carte.
    [one] pose 1 carte face cachée.
   *[other] pose { $number } cartes face cachée.
}
cochons-no-cards-laid = Aucune carte : ça se réglera à coups de groin.
cochons-revealed = { $number ->
    [0] { $who } n’a rien à retourner.
   *[other] { $who } retourne { $cards } : +{ $bonus }, technologie { $technology }.
}
cochons-technology = Technologie sur la tuile : { $technology } (à 6, tout saute).
cochons-disintegrated = 💥 Technologie { $technology } : { $tile } est désintégrée ! { $pieces ->
    [one] 1 cochon finit
   *[other] { $pieces } cochons finissent
} en jambon fumé.
cochons-round-tied = Round { $round } : { $attacker } { $attack_total } (🎲 { $attack_die }{ $attack_more ->
    [0] {""}
   *[other] {" "}+ { $attack_more }
}), { $defender } { $defence_total } (🎲 { $defence_die }{ $defence_more ->
    [0] {""}
   *[other] {" "}+ { $defence_more }
}). Égalité : pas une soie de perdue.
cochons-round-won = Round { $round } : { $attacker } { $attack_total } (🎲 { $attack_die }{ $attack_more ->
    [0] {""}
   *[other] {" "}+ { $attack_more }
}), { $defender } { $defence_total } (🎲 { $defence_die }{ $defence_more ->
    [0] {""}
   *[other] {" "}+ { $defence_more }
}) : { $loser } perd un { $piece }.
cochons-fled = 💨 { $who } prend la carapate : { $origin } → { $target }, { cochons-troops }.
cochons-fight-won = { $who } tient { $tile } avec { cochons-troops }.

## Après les combats

cochons-reorganised = { $who } se réorganise : { $origin } → { $target }, { cochons-troops }.
cochons-eliminated = { $pieces ->
    [0] ☠️ { $who } n’a plus un seul cochon dans la galaxie.
   *[other] ☠️ { $who } : le dernier cochon plie bagage et rentre à la bauge.
} Retour au prochain tour.
cochons-out-for-now = ☠️ Te voilà hors jeu, mais pas pour de bon. { $votes ->
    [0] Tu gardes ta recette et tes cartes,
   *[other] Tu gardes ta recette, tes cartes et ton vote, et on pourra t’interroger là-dessus,
} et au prochain tour tu débarques de nouveau avec 5 Gorets, dès qu’une tuile est libre. D’ici là, aucune carte ne met de cochon à toi sur le plateau.
cochons-produced = { $who } produit : rouge { $red }/{ $recipe_red }, jaune { $yellow }/{ $recipe_yellow }, bleu { $blue }/{ $recipe_blue }.
cochons-won-too-early = { $who } a déjà tous les glands de sa recette… au tour 1 ! Personne ne gagne si tôt : la bière doit fermenter.
cochons-newcomers = { $number ->
    [0] { $who } ne reçoit personne
    [one] { $who } reçoit 1 nouveau Goret
   *[other] { $who } reçoit { $number } nouveaux Gorets
}{ $lost ->
    [0] .
    [one] {" "}(1 perdu : la réserve est vide).
   *[other] {" "}({ $lost } perdus : la réserve est vide).
}
cochons-converted = { $who } engraisse 2 nouveaux Gorets : ça donne 1 Gros Gruik.
cochons-placed = { $who } place { cochons-troops } en { $tile }.

## Pourquoi une réponse est refusée (en privé). Rien n'a changé.

cochons-refused-no-pieces = Pas un seul cochon ? Emmènes-en au moins un.
cochons-refused-too-many = Depuis { $tile }, tu peux emmener { $most ->
    [0] zéro cochon : ils ont déjà voyagé, ou sont bloqués.
    [one] 1 cochon au plus : les autres ont déjà voyagé, ou sont bloqués.
   *[other] { $most } cochons au plus : les autres ont déjà voyagé, ou sont bloqués.
}
cochons-refused-too-far = { $steps ->
    [99] Aucun chemin ne mène de là à { $target }.
   *[other] { $target } est à { $steps } pas : trop loin sans une meilleure carte de vaisseau.
}
cochons-refused-no-trips = Il ne te reste aucun voyage. Une carte peut encore en offrir un.
cochons-refused-dropped = Le compte des étapes n’y est pas : au départ, { cochons-troops } ; on ne dépose personne deux fois, et il faut au moins un cochon à la dernière étape.
cochons-refused-landing = Défense d’atterrir en { $tile } pour l’instant.

## Comment cela finit

cochons-won-recipe = 🍺 Recette complète pour { $who } au tour { $turn }, avec rouge { $red }, jaune { $yellow }, bleu { $blue }. La Glandenbourg coule à flots, et l’Empereur tend sa chope !
cochons-won-count = Le tour { $turn } était le dernier. { $who } s’approche le plus de sa recette : { $shared ->
    [one] { $shared } gland
   *[other] { $shared } glands
} sur 6, { $glands } en tout. Une petite bière, mais une bière !

## Ce qui se raconte quand c’est fini

cochons-highlight-stands = { $shared ->
    [one] { $shared } gland
   *[other] { $shared } glands
} de la recette, { $glands } en tout
cochons-highlight-total = { $glands ->
    [one] { $glands } gland
   *[other] { $glands } glands
}
cochons-highlight-turn = À partir du tour { $turn }, { $who } reste devant pour de bon.
cochons-highlight-fight = { $attacker } et { $defender } se sont disputé { $tile } pendant { $rounds } manches.
cochons-highlight-bluff = { $who } tient { $tile } avec des cartes à +{ $bonus } contre +{ $more } pour { $other }.

cochons-end-deals = Chance à la donne (cartes selon le poids que leur donnent les joueurs d’entraînement) : { $what }
