### Les voyages du jeu complet : marqueurs, atterrissages, cartes et pouvoirs qui s'y jouent, réorganisation.

## Marqueurs (2A)

cochons-ask-marker = Combien de voyages au plus, ce tour-ci ? Choisis un de ceux qui te restent ({ $left }), en secret : les cinq te reviennent ensemble, une fois tous dépensés.
cochons-ask-marker-2 = 2 voyages
cochons-ask-marker-3 = 3 voyages
cochons-ask-marker-4 = 4 voyages
cochons-ask-marker-waiting = Au menu : les marqueurs de voyage.
cochons-marker-chosen = 🧳 { $who } retourne son marqueur. Voyages au plus : { $trips }.
cochons-markers-back = { $who } a tout dépensé et reprend ses cinq marqueurs de voyage.

## Atterrissages

cochons-explored = 🔭 { $tile } montre enfin son visage : { $planet }, { $kind }.
cochons-attacked-extras = ⚔️ { $who } atterrit en { $tile }, groin à groin avec { cochons-monsters }.

## Cartes

cochons-card-fusee = Fusée
cochons-card-teleporteur = Téléporteur de Mr Scoto de l’Entrepo
cochons-card-fete-du-gland = Fête du Gland
cochons-card-fremono = Les Frémono
cochons-card-van-soulo = Van Soulo
cochons-effect-fusee = Un de tes voyages peut aller jusqu’à 4 pas, par-dessus tout ce qui traîne en route.
cochons-effect-teleporteur = Un de tes voyages mène à n’importe quelle tuile, même inexplorée. Sauf au soleil : ça roussit.
cochons-effect-fete-du-gland = Jusqu’à la fin du tour, seul le clan qui tient la tuile choisie (ou le tien, si elle est libre) peut y atterrir. Les Extra-Cochons s’en moquent.
cochons-effect-fremono = Le dé donne la couleur d’une planète que personne ne connaissait ; tu la poses contre une tuile de ton choix.
cochons-effect-van-soulo = Une bande de Pirates change de camp : sur place, ce sont désormais tes Gorets, tant que ta réserve en a.
cochons-do-feast = Fête du Gland sur une tuile
cochons-feast = 🎉 { $who } joue { $card } en { $tile } : jusqu’à la fin du tour, on n’y atterrit plus. Seule exception : { $host }, ou qui s’emparerait de la tuile entre-temps.
cochons-do-fremono = Une planète en plus →
cochons-fremono = { $who } joue { $card } : une planète inconnue pointe le bout de son museau !
cochons-ask-fremono = Les Frémono te confient une planète { $kind }. Où la poses-tu ?
cochons-ask-fremono-lay = La poser →
cochons-ask-fremono-waiting = Au menu : une planète toute neuve.
cochons-fremono-settled = 🪐 🎲 { $die } : { $who } pose une planète { $kind } en { $cell }.
cochons-fremono-nothing = 🎲 { $die } : { $who } cherche une planète { $kind }, mais la boîte n’en a plus.
cochons-do-hire = Embaucher des Pirates
cochons-hired = 🏴‍☠️ { $who } joue { $card } en { $tile } : { $gorets ->
    [0] pas un Goret en réserve pour prendre la relève
    [one] 1 Pirate se découvre Goret
   *[other] { $gorets } Pirates se découvrent Gorets
}{ $lost ->
    [0] .
    [one] {" "}; 1 Pirate file sans demander son reste.
   *[other] {" "}; { $lost } Pirates filent sans demander leur reste.
}

## Pouvoirs des clans

cochons-card-extra-mouve-scrofa = Extra-Mouve des Scrofa
cochons-effect-extra-mouve-scrofa = Pouvoir, une fois par tour : un voyage de plus, à ton tour ou juste après le tour de n’importe qui.
cochons-card-teleportation-pecari = Téléportation des Pécari
cochons-effect-teleportation-pecari = Pouvoir, une fois par tour : un de tes voyages mène à n’importe quelle tuile, sauf au soleil.
cochons-ask-travel-again = Pouvoir : repartir aussitôt
cochons-moved-again = 🔁 Pouvoir des Phacochérus : parmi les cochons que { $who } vient de poser, il y en a qui repartent.
cochons-do-nudge = Pouvoir : échanger deux voisines
cochons-do-nudge-form = Deux tuiles qui se touchent changent aussitôt de place, chacune avec tous ses cochons et monstres. Qui les tient ne change pas, leurs glands non plus ; leurs voisines, si. Cela ne coûte aucun voyage, et personne n’atterrit ainsi.
cochons-nudged = 🪐 Pouvoir des Scrofa : { $who } donne un coup de groin : les tuiles en { $one } et { $other } changent de place, cochons compris.
cochons-do-forbid = Pouvoir : interdire un atterrissage
cochons-landing-banned = 🚫 Pouvoir des Babiroussa : { $who } le décrète : { $victim } n’atterrira pas en { $tile } de tout le tour.
cochons-ask-travel-preach = Pouvoir : convertir des Gorets
cochons-preached = 🙏 Pouvoir des Babiroussa : en { $tile }, { $who } prêche aux Gorets de { $victim } (🎲 { $dice }) : { $gorets ->
    [0] personne n’écoute.
    [one] 1 converti file en { $target }.
   *[other] { $gorets } convertis filent en { $target }.
}
cochons-ask-travel-starve = Pouvoir : famine →
cochons-famine = 🌰 Pouvoir des Hylochérus : { $who } décrète la famine en { $tile } : plus un gland dans l’auge.
cochons-famine-toll = ↳ { $who } (🎲 { $dice }) : { cochons-troops } en moins.
cochons-ask-reorganise-recover = Pouvoir : rappeler un Goret →
cochons-recovered = 🩹 Pouvoir des Babiroussa : { $who } remet sur pattes, en { $tile }, un Goret tombé au combat.
cochons-ask-reorganise-stretch = Pouvoir : oublier les distances
cochons-stretched = 🐾 Pouvoir des Scrofa : { $who } se réorganise sans compter les pas.

## Champs

cochons-field-player = clan visé
cochons-field-number = nombre de dés

## Hasard, règles en cours

cochons-chance-fremono = le dé des Frémono
cochons-chance-conversion = les dés de la conversion
cochons-chance-famine = les dés de la famine
cochons-step-markers = marqueurs de voyage
cochons-step-fremono = Les Frémono
cochons-step-settle = une nouvelle planète
cochons-step-conversion = pouvoir des Babiroussa
cochons-step-convert = conversion
cochons-step-famine = pouvoir des Hylochérus
cochons-step-starve = famine
cochons-step-prepare = ce que tous préparent en secret
cochons-step-carry_out = réorganisation, chacun à son tour

## Coups entiers, à choisir d’un seul geste

cochons-move = { $origin } → { $target } · { cochons-troops }
cochons-move-drop = { $origin } → { $tiles } : un Goret reste sur chacune
cochons-move-lay = { $cell } · { $kind }
cochons-move-spread = { $tile } · { cochons-troops }
cochons-move-walk = { $origin } → { $target }
cochons-move-costs = dépense { $cards }
cochons-note-needs-card = Il faut une carte : { $cards }

# Ce que vaut un coup, à côté de lui dans un menu
cochons-worth-recipe = { $sure ->
    [0] 🏆 ta recette serait sans doute complète
   *[other] 🏆 ta recette serait complète
}
cochons-worth-glands = { $sure ->
    [0] sans doute +{ $number } { cochons-acorn }
   *[other] +{ $number } { cochons-acorn }
}{ $lacking ->
    [0] {""}
   *[other] , il t’en manque { $lacking }
}
cochons-worth-beyond = { $sure ->
    [0] sans doute +{ $number } { cochons-acorn }
   *[other] +{ $number } { cochons-acorn }
}, que ta recette ne demande plus : { $complete ->
    [0] { $number ->
        [one] 1 Goret
       *[other] { $number } Gorets
    }
   *[other] { $number ->
        [one] 1 gouverneur
       *[other] { $number } gouverneurs
    }
} de plus
cochons-acorn = { $colour ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
}
cochons-worth-fight = { cochons-odds } { $own ->
    [0] de chances de la prendre
   *[other] de chances de la garder
}, tes cartes comprises{ $hidden ->
    [0] {""}
   *[other] , si les siennes n’ajoutent que 1
}
cochons-worth-as-it-stands = { cochons-odds } pour toi dans ce combat, en l’état{ $hidden ->
    [0] {""}
    [one] , si la carte cachée n’ajoute que 1
   *[other] , si chaque carte cachée n’ajoute que 1
}
cochons-worth-with-cards = { cochons-odds } pour toi avec ces cartes
cochons-worth-with-one = avec elle seule, { cochons-odds }
cochons-worth-with-best = { cochons-odds } pour toi avec tes meilleures cartes
cochons-worth-friends = sur { $cell }, { $number ->
    [one] 1 cochon à toi
   *[other] { $number } cochons à toi
}
cochons-worth-leaves = vide { $cell }{ $number ->
    [0] {""}
   *[other] {" "}(−{ $number } { cochons-acorn })
}
cochons-worth-trips = { $number ->
    [0] aucun voyage à pied n’en vaut la peine maintenant
    [one] 1 voyage à pied en vaut la peine maintenant
   *[other] { $number } voyages à pied en valent la peine maintenant
}
cochons-worth-kept = le { $trips } reste pour un tour qui en aura besoin
cochons-worth-as-rolled = { cochons-odds } pour toi dans ce combat si plus rien n’est relancé
cochons-worth-own-vote = tu gardes tes gouverneurs : { $number }, contre { $most } au plus à ce stade du vote
cochons-worth-vote = { $who } aurait { $number ->
    [one] 1 gouverneur
   *[other] { $number } gouverneurs
} avec les tiens, personne d’autre plus de { $most }
cochons-worth-alone = en votant pour toi, tu en aurais { $number }, contre { $most }
