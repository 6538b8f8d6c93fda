### Ce qui arrive. Plusieurs de ces phrases font les lignes d’un même message ; $who et consorts : des noms, en gras.

cosmic-ordered = 📜 C’est noté : cela se fait sans te demander.
cosmic-dealt-aliens = 👽 Deux extraterrestres se présentent : { $aliens }.
cosmic-dealt-some = 👽 { $number } extraterrestres se présentent : { $aliens }.
cosmic-passed-on = { $number ->
    [one] 👽 Chacun a pris un extraterrestre et passe l’autre à son voisin.
   *[other] 👽 Chacun a pris un extraterrestre et passe les { $number } autres à son voisin.
}
cosmic-plays-alien = 👽 { $who } incarne { $alien }.
cosmic-first = 🌌 Le destin fait commencer { $who }.
cosmic-turn = 🚀 Tour { $number } : { $who } attaque.
cosmic-encounter = { $number ->
    [one] { $who } commence une première rencontre.
   *[other] { $who } commence la rencontre { $number } de ce tour.
}
cosmic-uses = ✨ { $who } utilise un pouvoir : { $alien }.
cosmic-zapped = ⚡ { $who } perd le pouvoir { $alien } pour cette rencontre : il est annulé.
cosmic-cancels = ⚡ { $who } joue { $card } contre { $what } de { $other }.
cosmic-played = 🃏 { $who } joue { $card } ({ $sort }).
cosmic-plays-as = 🎭 { $who } montre { $card }, à jouer comme { $other }.
cosmic-discards = { $number ->
    [one] { $who } défausse { $cards }.
   *[other] { $who } défausse { $number } cartes : { $cards }.
}
cosmic-draws = { $number ->
    [one] { $who } pioche une carte.
   *[other] { $who } pioche { $number } cartes.
}
cosmic-drew = { $number ->
    [one] 🃏 Tu reçois { $cards }.
   *[other] 🃏 Tu reçois { $number } cartes : { $cards }.
}
cosmic-quake = 🌋 Séisme cosmique ! Plus une carte : toutes les mains sont défaussées, mélangées et redistribuées.
cosmic-new-hand = { $who } n’a pas de carte rencontre : sa main est montrée et remplacée. { $number ->
    [0] Elle était vide.
   *[other] C’était { $cards }.
}
cosmic-takes = { $number ->
    [one] { $who } prend une carte à { $other }.
   *[other] { $who } prend { $number } cartes à { $other }.
}
cosmic-took = { $number ->
    [one] 🤫 De { $other } à { $who } : { $cards }.
   *[other] 🤫 De { $other } à { $who }, { $number } cartes : { $cards }.
}
cosmic-takes-back = { $who } reprend dans la défausse : { $cards }.
cosmic-mixed = 🌀 Les mains de { $who } et de { $other } sont mélangées et redistribuées.
cosmic-trade-powers = 🔁 { $who } et { $other } échangent leurs pouvoirs.
cosmic-lends = 🤝 { $who } prête à { $other } le pouvoir { $alien } pour cette rencontre.
cosmic-regroups = { $who } ramène un vaisseau du warp.
cosmic-destiny-colour-drawn = 🎴 Destin : { $who }.
cosmic-destiny-wild-drawn = 🎴 Le destin laisse l’offensive choisir son adversaire.
cosmic-destiny-special-drawn = 🎴 Destin : { $card }, c’est { $who }.
cosmic-hazard = ⚠️ Alerte danger, jusqu’à la fin de la rencontre : certaines cartes et certains extraterrestres agissent autrement.
cosmic-redraws = { $who } pioche une autre carte destin.
cosmic-refounds = { $number ->
    [one] 🚩 { $who } occupe { $planet } avec un vaisseau, sans croiser personne.
   *[other] 🚩 { $who } occupe { $planet } avec { $number } vaisseaux, sans croiser personne.
}
cosmic-launches = { $number ->
    [one] 🚀 { $who } envoie un vaisseau vers { $planet }, contre { $other }.
   *[other] 🚀 { $who } envoie { $number } vaisseaux vers { $planet }, contre { $other }.
}
cosmic-cannot-launch = { $who } n’a aucun vaisseau à lancer : le tour s’achève.
cosmic-no-target = { $who } ne peut attaquer personne, nulle part : le tour s’achève.
cosmic-invites = 📣 { $who } invite { $seats }.
cosmic-invites-nobody = { $who } n’invite personne.
cosmic-allies = { $number ->
    [one] 🤝 { $who } s’allie avec un vaisseau ({ $stance }).
   *[other] 🤝 { $who } s’allie avec { $number } vaisseaux ({ $stance }).
}
cosmic-declines = { $who } reste à l’écart.
cosmic-no-card = { $who } n’a pas de carte rencontre.
cosmic-announces-kicker = 🂠 { $who } annonce un multiplicateur, face cachée.
cosmic-chose-card = { $number ->
    [one] { $who } a posé une carte.
   *[other] { $who } a posé { $number } cartes.
}
cosmic-reveals = 🎴 { $who } montre { $card }.
cosmic-becomes = La carte de { $who } devient { $card }.
cosmic-becomes-attack = La carte de { $who } devient une attaque { $number }.
cosmic-reinforces = ➕ { $who } joue { $card } ({ $stance }).
cosmic-total = 🧮 { $who } : { $card } + { $own } + { $allies } + { $reinforcements } + { $bonus } = **{ $total }** (carte, vaisseaux, alliés, renforts, pouvoirs et le reste).
cosmic-total-less = 🧮 { $who } : { $card } − { $bases } − { $own } − { $allies } − { $reinforcements } − { $bonus } = **{ $total }** (carte, bases, vaisseaux, alliés, renforts, pouvoirs et le reste).
cosmic-remark-negotiate = 🤝 { $who } montrait une négociation : toute attaque la bat.
cosmic-remark-given-up = 🪐 { $who } abandonne { $planet } : le dernier vaisseau en est parti.
cosmic-wins = ⚔️ { $who } remporte la rencontre.
cosmic-both-lose = 💥 Les deux camps perdent tout ce qu’ils ont engagé.
cosmic-deal-begins = 🕊️ { $who } et { $other } négocient ; les alliés rentrent.
cosmic-offers = 🕊️ { $who } fait une offre à { $other }.
cosmic-offers-cards = { $who } donnerait à { $other } : { $cards }.
cosmic-offers-types = { $who } donnerait à { $other } une carte de chaque type : { $types }.
cosmic-offers-random = { $number ->
    [one] { $who } donnerait à { $other } une carte au hasard.
   *[other] { $who } donnerait à { $other } { $number } cartes au hasard.
}
cosmic-offers-colony = { $number ->
    [one] { $who } accorderait à { $other } une colonie sur { $planet }, avec un vaisseau.
   *[other] { $who } accorderait à { $other } une colonie sur { $planet }, avec { $number } vaisseaux.
}
cosmic-refuses = { $who } refuse tout accord.
cosmic-agrees = 🤝 { $who } accepte l’offre de { $other } :
cosmic-deal-fails = 💔 Pas d’accord entre { $who } et { $other }.
cosmic-loses = { $number ->
    [one] 🌀 { $who } perd un vaisseau dans le warp.
   *[other] 🌀 { $who } perd { $number } vaisseaux dans le warp.
}
cosmic-removes = { $number ->
    [one] ☠️ Un vaisseau de { $who } quitte la partie.
   *[other] ☠️ { $number } vaisseaux de { $who } quittent la partie.
}
cosmic-goes-home = { $number ->
    [one] Un vaisseau de { $who } rentre chez lui.
   *[other] { $number } vaisseaux de { $who } rentrent chez eux.
}
cosmic-lands = { $number ->
    [one] 🚩 { $who } se pose sur { $planet } avec un vaisseau.
   *[other] 🚩 { $who } se pose sur { $planet } avec { $number } vaisseaux.
}
cosmic-power-lost = 🌑 { $who } a trop peu de colonies chez soi : plus de pouvoir.
cosmic-power-back = 🌕 { $who } a de nouveau assez de colonies chez soi : le pouvoir revient.
cosmic-retrieves = { $number ->
    [one] { $who } libère un vaisseau du warp.
   *[other] { $who } libère { $number } vaisseaux du warp.
}
cosmic-compensation = { $number ->
    [0] ⚖️ Compensation : { $other } n’a plus de carte pour { $who }.
    [one] ⚖️ Compensation : une carte pour { $who }, prise à { $other }.
   *[other] ⚖️ Compensation : { $number } cartes pour { $who }, prises à { $other }.
}
cosmic-compensation-deck = { $number ->
    [one] ⚖️ Compensation : { $who } pioche une carte.
   *[other] ⚖️ Compensation : { $who } pioche { $number } cartes.
}
cosmic-rewarded = 🎁 Récompense de { $who }{ $cards ->
    [0] { $ships ->
        [0] .
        [one]  : { $ships } vaisseau.
       *[other]  : { $ships } vaisseaux.
    }
    [one]  : { $cards } carte{ $ships ->
        [0] .
        [one] { " " }et { $ships } vaisseau.
       *[other] { " " }et { $ships } vaisseaux.
    }
   *[other]  : { $cards } cartes{ $ships ->
        [0] .
        [one] { " " }et { $ships } vaisseau.
       *[other] { " " }et { $ships } vaisseaux.
    }
}
cosmic-next-encounter = { $who } enchaîne avec une autre rencontre.
cosmic-ends-at-once = La rencontre de { $who } s’arrête là.
cosmic-oracle-ends = 🔮 { $who } en a assez vu : la rencontre finit comme par un accord, et { $other } reprend sa carte.
cosmic-refused-no-terms = Au moins une carte ou une colonie doit changer de mains.
cosmic-refused-no-negotiate = Tu n’as aucune négociation en main.
cosmic-refused-not-launch = L’offensive lance ses vaisseaux une fois le destin tiré : `/cosmic lancer` à ce moment-là.
cosmic-refused-not-invite = Les protagonistes invitent une fois le portail pointé.
cosmic-refused-not-ally = Qui est invité peut rejoindre un camp, avant le choix des cartes.
cosmic-refused-not-card = Les protagonistes posent leurs cartes une fois les alliances formées ; d’autres cartes se choisissent quand on te les demande.
cosmic-refused-not-flare = Une éruption se joue quand une fenêtre pour des cartes est demandée, une chacun par rencontre. `/cosmic sans-demander` la prépare pour son moment.
cosmic-refused-not-artifact = Un artéfact se joue quand une fenêtre pour des cartes est demandée. `/cosmic sans-demander` le prépare pour son moment.
cosmic-refused-not-deal = Deux protagonistes négocient quand leurs deux cartes sont des négociations, et à tour de rôle : ce n’est pas à toi de parler.
cosmic-refused-not-zap = Un Zap répond à ce qui se fait à l’instant : quand on te le demande, ou par ce que tu dis d’avance avec `/cosmic sans-demander`.
cosmic-refused-not-power = Ton pouvoir sert quand on te le demande ; ce qui est obligatoire se fait tout seul.
cosmic-refused-not-reinforce = Les renforts se jouent dans la rencontre, après la révélation de deux attaques.
cosmic-refused-not-ships = Les vaisseaux se choisissent quand on te les demande. `/plateau` montre où sont les tiens.
cosmic-refused-not-reward = Les alliés d’une défense victorieuse sont récompensés.
cosmic-refused-cannot-deliver = Tu ne pourrais pas fournir ce qui t’est demandé.
cosmic-refused-one-of-each = Une carte de chaque type, jamais deux du même.
cosmic-won = { $number ->
    [one] 🪐 { $winners } l’emporte : assez de colonies étrangères.
   *[other] 🪐 { $winners } l’emportent ensemble : assez de colonies étrangères.
}
cosmic-won-by-power = 🏆 { $winners } l’emporte par le pouvoir de son alien : { $alien }.

## Ce qui se raconte quand c’est fini

cosmic-highlight-stands = { $colonies ->
    [one] { $colonies } colonie extérieure
   *[other] { $colonies } colonies extérieures
} sur { $needed }
cosmic-highlight-turn = Après la défaite sur { $planet } au tour { $turn }, { $who } n’a plus perdu une seule rencontre.
cosmic-highlight-unbeaten = { $who } n’a pas perdu une seule rencontre.
cosmic-highlight-siege = Des vaisseaux sont partis { $number } fois pour { $planet }.
cosmic-highlight-bluff = { $who } gagne avec un simple { $card } contre le { $more } qu’a joué { $other }.

cosmic-end-deals = Chance à la donne (points des cartes d’attaque) : { $what }
