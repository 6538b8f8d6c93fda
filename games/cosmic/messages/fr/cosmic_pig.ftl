### Cosmic Pig : La Cochonne, les enveloppes sous les planètes, les édits cochons. $who et consorts : des noms.

## Cartes (aussi montrées sur les images, donc sans Markdown)

cosmic-card-the-piggy = La Cochonne
cosmic-card-piggy-befriending-contraption = Engin à amadouer les cochons
cosmic-card-portable-fold-door = Porte pliante
cosmic-card-disguise-kit = Trousse à déguisement
cosmic-card-envelope-scanner = Scanner d’enveloppe
cosmic-card-stasis-seal = Sceau de stase
cosmic-card-clock-jammer = Brouilleur d’horloge
cosmic-card-neural-amplifier = Amplificateur neuronal
cosmic-card-vacuum-capsule = Capsule à vide
cosmic-card-type-piggy = La Cochonne
cosmic-effect-the-piggy = À avoir quand la partie finit, en main ou dans une enveloppe de ton système, avec un vaisseau chez toi. Ne se joue pas ; défaussée, tout le monde se bat pour elle.
cosmic-effect-piggy-befriending-contraption = Dans n’importe quel rôle, avant les dés de fin : La Cochonne, où qu’elle soit, vient dans la main de qui a le plus de bases. S’il y a égalité, elle reste.
cosmic-effect-portable-fold-door = À l’attaque, une fois le destin tiré : ignore-le. Tu peux attaquer n’importe quelle base adverse de n’importe quel système.
cosmic-effect-disguise-kit = Dans n’importe quel rôle, quand le dé d’exposition montre un : on ne dit pas où est La Cochonne. Tu n’as pas besoin de l’avoir.
cosmic-effect-envelope-scanner = Dans n’importe quel rôle, au regroupement : regarde dans une enveloppe de n’importe quel système. Rien ne bouge.
cosmic-effect-stasis-seal = Dans n’importe quel rôle, au regroupement : une enveloppe est scellée jusqu’à la fin de ton prochain tour. Personne n’y regarde ni n’y échange rien.
cosmic-effect-clock-jammer = Dans n’importe quel rôle, avant les dés de fin : on ne les lance pas après cette rencontre.
cosmic-effect-neural-amplifier = Comme protagoniste, une fois les cartes choisies : le total de ton camp baisse de 5 ; dans un défi Homo sapiens, il monte de 5.
cosmic-effect-vacuum-capsule = Dans n’importe quel rôle, quand une rencontre ou un défi cochon envoie tes vaisseaux dans le warp : ils rentrent chez toi.

## Homo sapiens, qui remplace l’Antimatière

cosmic-alien-homo-sapiens = Homo sapiens
cosmic-power-homo-sapiens = Comme protagoniste, une fois les cartes choisies : tu peux déclarer un défi Homo sapiens. Alors les deux camps ajoutent vaisseaux et renforts à leur carte, les bases ne comptent pas, et le plus haut total gagne.
cosmic-wild-homo-sapiens = Comme protagoniste ou allié, à tout moment, une fois par rencontre : tu peux arrêter une éruption sauvage que l’on joue.
cosmic-super-homo-sapiens = Tu peux déclarer le défi Homo sapiens même une fois les cartes révélées.
cosmic-flare-homo-sapiens = Éruption d’Homo sapiens

## Questions

cosmic-ask-pig-hide = { $surplus ->
    [0] Il te reste { $number } cartes, tu peux en garder sept. Cache encore des cartes dans des enveloppes, ou garde celles-ci.
   *[other] Il te reste { $number } cartes, tu peux en garder sept. Cache des cartes dans des enveloppes de tout système, puis garde le reste et défausses-en { $surplus }. La Cochonne se cache, mais ne se défausse pas.
}
cosmic-ask-pig-hide-hide = Cacher des cartes →
cosmic-ask-pig-hide-unhide = D’une enveloppe, remettre en main →
cosmic-ask-pig-hide-surplus = Cacher le moins utile chez moi
cosmic-ask-pig-hide-keep = Garder ces cartes
cosmic-ask-pig-hide-discard = Défausser, garder le reste →
cosmic-ask-pig-hide-waiting = Au menu : des cartes à cacher.
cosmic-ask-pig-envelope = { $number ->
    [0] L’enveloppe de { $planet } est vide. Y caches-tu des cartes ?
    [one] Une carte est dans l’enveloppe de { $planet }, pour tes yeux seuls. L’échanges-tu, la prends-tu ?
   *[other] { $number } cartes sont dans l’enveloppe de { $planet }, pour tes yeux seuls. En échanges-tu, en prends-tu ?
}
cosmic-ask-pig-envelope-exchange = Échanger →
cosmic-ask-pig-envelope-take = En prendre une →
cosmic-ask-pig-envelope-stash = Cacher →
cosmic-ask-pig-envelope-pass = Ne rien changer
cosmic-ask-pig-envelope-waiting = Au menu : une enveloppe.
cosmic-ask-pig-commit = { $number ->
    [one] Défi cochon ! Chacun pour soi, le plus bas total prend La Cochonne : carte moins bases, vaisseaux et renforts. Quelle carte joues-tu, quels vaisseaux risques-tu ?
   *[other] Défi cochon, manche { $number } : c’était égal. Quelle carte joues-tu, quels vaisseaux risques-tu ?
}
cosmic-ask-pig-commit-commit = Engager →
cosmic-ask-pig-commit-waiting = Au menu : un défi cochon.
cosmic-ask-pig-support = Les cartes du défi cochon sont montrées. Joues-tu des renforts, pour qui tu veux ?
cosmic-ask-pig-support-support = Renforcer →
cosmic-ask-pig-support-waiting = Au menu : des renforts, ou pas.
cosmic-ask-gate-exposing = Le dé d’exposition donne un 1 : la place de La Cochonne va être révélée. Joues-tu une carte avant ?
cosmic-ask-gate-exposing-waiting = Au menu : des cartes, avant que La Cochonne se montre.
cosmic-ask-gate-closing = La rencontre est finie, on va lancer les dés de fin. Joues-tu une carte avant ?
cosmic-ask-gate-closing-waiting = Au menu : des cartes, avant les dés de fin.
cosmic-ask-pig-defend = On t’attaque, vaisseaux { $offense } contre { $defense }, l’attaque d’abord : { $planet }. Quels vaisseaux de tes autres bases rejoignent la défense, s’il y en a ?
cosmic-ask-pig-defend-ships = Envoyer des vaisseaux →
cosmic-ask-pig-defend-waiting = Au menu : des vaisseaux pour la défense.
cosmic-choice-pig-scan = Scanner d’enveloppe : dans laquelle regardes-tu ?
cosmic-choice-pig-seal = Sceau de stase : quelle enveloppe est scellée ?
cosmic-field-put = cartes mises
cosmic-field-discarded = cartes à défausser
cosmic-field-take = cartes sorties
cosmic-refused-pig-uneven = Autant dedans que dehors : tu y mets { $put } et en sors { $take }.
cosmic-move-pig-commit = { $number ->
    [0] { $card }, aucun vaisseau
    [one] { $card }, 1 vaisseau
   *[other] { $card }, { $number } vaisseaux
}

## Ce qui arrive

cosmic-pig-hides = ✉️ { $who } cache des cartes : { $planets }.
cosmic-pig-hides-nothing = ✉️ { $who } ne cache rien.
cosmic-pig-hides-so-many = { $number ->
    [one] { $who } met une carte dans l’enveloppe de { $planet }.
   *[other] { $who } met { $number } cartes dans l’enveloppe de { $planet }.
}
cosmic-pig-exposure = 🎲 Dé d’exposition : { $number }{ $number ->
    [1]  !
   *[other] , La Cochonne ne se montre pas.
}
cosmic-pig-in-hand = 🐷 La Cochonne se montre : { $who } l’a en main.
cosmic-pig-in-envelope = 🐷 La Cochonne se montre : elle est dans l’enveloppe de { $planet }.
cosmic-pig-disguised = 🥸 { $who } empêche qu’on dise où elle est.
cosmic-pig-joins = { $number ->
    [one] { $who } ajoute un vaisseau à sa défense.
   *[other] { $who } ajoute { $number } vaisseaux à sa défense.
}
cosmic-pig-homo-sapiens = 🧍 { $who } déclare un défi Homo sapiens : le plus haut total gagne, les bases ne comptent pas.
cosmic-pig-captures = 🐷 La Cochonne change de mains : { $who } la prend à { $other }.
cosmic-pig-sees = { $number ->
    [one] 🤫 Dans l’enveloppe de { $planet } : { $cards }.
   *[other] 🤫 Dans l’enveloppe de { $planet }, { $number } cartes : { $cards }.
}
cosmic-pig-sees-nothing = 🤫 L’enveloppe de { $planet } est vide.
cosmic-pig-exchanged = { $number ->
    [0] ✉️ { $who } regarde dans l’enveloppe de { $planet } : rien n’est échangé.
    [one] ✉️ { $who } regarde dans l’enveloppe de { $planet } : une carte échangée.
   *[other] ✉️ { $who } regarde dans l’enveloppe de { $planet } : { $number } cartes échangées.
}
cosmic-pig-took = { $number ->
    [one] ✉️ { $who } regarde dans l’enveloppe de { $planet } et prend une carte.
   *[other] ✉️ { $who } regarde dans l’enveloppe de { $planet } et prend { $number } cartes.
}
cosmic-pig-stashed = { $number ->
    [one] ✉️ { $who } regarde dans l’enveloppe de { $planet } et y cache une carte.
   *[other] ✉️ { $who } regarde dans l’enveloppe de { $planet } et y cache { $number } cartes.
}
cosmic-pig-stays-sealed = { $number ->
   *[other] 🔒 { $who } trouve scellée l’enveloppe de { $planet }.
}
cosmic-pig-spills = { $number ->
    [one] ✉️ L’enveloppe qui était là se vide : { $cards }.
   *[other] ✉️ L’enveloppe qui était là se vide, { $number } cartes : { $cards }.
}
cosmic-pig-scans = 🔍 { $who } regarde dans l’enveloppe de { $planet }.
cosmic-pig-seals = 🔒 { $who } scelle l’enveloppe de { $planet }.
cosmic-pig-unsealed = 🔓 L’enveloppe de { $planet } n’est plus scellée.
cosmic-pig-befriends = { $number ->
    [one] 🐷 La Cochonne vient chez { $who }, qui a le plus de bases : { $number }.
   *[other] 🐷 La Cochonne vient chez { $who }, qui a le plus de bases : { $number }.
}
cosmic-pig-befriends-nobody = { $number ->
   *[other] 🐷 Égalité de bases ({ $number }) : La Cochonne reste où elle est.
}
cosmic-pig-jams = ⏱️ { $who } arrête l’horloge : pas de dés de fin après cette rencontre.
cosmic-pig-end = 🎲 Dés de fin : { $first } + { $second } = { $number }.
cosmic-pig-dropped = 🐷 La Cochonne tombe sur la table !
cosmic-pig-round = { $number ->
    [one] ⚔️ Défi cochon : chacun pour soi.
   *[other] ⚔️ Défi cochon, manche { $number }.
}
cosmic-pig-commits = { $number ->
    [0] { $who } ne risque aucun vaisseau.
    [one] { $who } risque un vaisseau.
   *[other] { $who } risque { $number } vaisseaux.
}
cosmic-pig-supports = ➕ { $who } joue { $card } pour { $other }.
cosmic-pig-total = 🧮 { $who } : carte { $card }{ $bases ->
    [0] { "" }
    [one] , − { $bases } base
   *[other] , − { $bases } bases
}{ $own ->
    [0] { "" }
    [one] , − { $own } vaisseau
   *[other] , − { $own } vaisseaux
}{ $reinforcements ->
    [0] { "" }
   *[other] , − { $reinforcements } de renforts
} = **{ $total }**.
cosmic-pig-no-attack = 🧮 { $who } : { $card }, que bat toute attaque.
cosmic-pig-even = ⚖️ Égalité : { $seats }. On recommence, tout le monde !
cosmic-pig-by-chance = ⚖️ Toujours égal après cinq manches : le hasard choisit entre { $seats }.
cosmic-pig-goes-to = 🐷 { $who } prend La Cochonne.
cosmic-pig-won-hand = 🐷 Les dés de fin sont tombés : { $who } a La Cochonne et gagne. Toutes les autres planètes sont détruites.
cosmic-pig-won-envelope = 🐷 Les dés de fin sont tombés : La Cochonne est dans l’enveloppe de { $planet }, et { $who } gagne. Toutes les autres planètes sont détruites.
cosmic-pig-lost-homeless = 💥 Les dés de fin sont tombés : { $who } a La Cochonne, sans un vaisseau chez soi. Tout le monde perd.
cosmic-pig-lost-envelope = 💥 Les dés de fin sont tombés : La Cochonne est dans l’enveloppe de { $planet }, et { $who } n’a pas un vaisseau chez soi. Tout le monde perd.
cosmic-pig-lost-nobody = 💥 Les dés de fin sont tombés, et personne n’a La Cochonne. Tout le monde perd.

## Hasard, règles, lieux

cosmic-chance-pig-deal = quatorze cartes chacun
cosmic-chance-pig-exposure = le dé d’exposition
cosmic-chance-pig-end = les dés de fin
cosmic-chance-pig-tie = qui prend La Cochonne
cosmic-step-hiding = des cartes sont cachées
cosmic-step-landing = une enveloppe
cosmic-step-piggy_challenge = un défi cochon

## Options

cosmic-group-pig = Cosmic Pig
cosmic-option-cosmic_pig = Cosmic Pig
cosmic-option-cosmic_pig-false = non
cosmic-option-cosmic_pig-true = oui
cosmic-option-cosmic_pig-help = Qui a La Cochonne quand les dés finissent la partie gagne : en main, ou cachée chez soi dans une enveloppe.
cosmic-option-pig_end = Dés de fin
cosmic-option-pig_end-dice = un total de 2 seulement
cosmic-option-pig_end-sooner = plus tôt dès la 8e rencontre
cosmic-option-pig_end-help = Avec 2 seulement, 36 rencontres en moyenne ; plus tôt convient aux parties en ligne.
cosmic-option-pig_defense = Vaisseaux de la défense
cosmic-option-pig_defense-true = de toute base
cosmic-option-pig_defense-false = ceux de la planète
cosmic-option-pig_defense-help = Si la défense peut ajouter des vaisseaux d’autres bases.
cosmic-option-pig_counts = Cartes dans chaque enveloppe
cosmic-option-pig_counts-false = leur nombre est secret
cosmic-option-pig_counts-true = leur nombre est dit
cosmic-option-pig_counts-help = Si l’on dit combien de cartes sont cachées où, au début.
cosmic-option-pig_trader = Négociant
cosmic-option-pig_trader-false = n’est pas distribué
cosmic-option-pig_trader-true = peut être distribué
cosmic-option-pig_trader-help = Le Négociant échange les mains : très fort ici.
cosmic-option-pig_finder = Détecteur
cosmic-option-pig_finder-true = un dans la pioche
cosmic-option-pig_finder-false = aucun
cosmic-option-pig_finder-help = Une ancienne carte, qui prend dans une main la carte qu’on nomme.

## En mots

cosmic-pig-bases = { $number ->
    [one] { $who } a { $number } base
   *[other] { $who } a { $number } bases
}
cosmic-pig-hider = { $planet } : { $who } y a caché des cartes au début
cosmic-pig-sealed = { $planet } : scellée par { $who }
cosmic-pig-left = { $turn ->
    [0] { $planet } : tu y as caché { $cards } au début
   *[other] { $planet } : au tour { $turn } tu y as laissé { $cards }
}
cosmic-pig-saw = { $planet } : au tour { $turn } tu y as vu { $cards }
cosmic-pig-empty = { $planet } : vide au tour { $turn }, quand tu as regardé
cosmic-pig-said-exchanged = { $number ->
    [0] { $planet }, tour { $turn } : { $who } a regardé, sans rien échanger
    [one] { $planet }, tour { $turn } : { $who } a échangé une carte
   *[other] { $planet }, tour { $turn } : { $who } a échangé { $number } cartes
}
cosmic-pig-said-took = { $number ->
    [one] { $planet }, tour { $turn } : { $who } a pris une carte
   *[other] { $planet }, tour { $turn } : { $who } a pris { $number } cartes
}
cosmic-pig-said-stashed = { $number ->
    [one] { $planet }, tour { $turn } : { $who } a caché une carte
   *[other] { $planet }, tour { $turn } : { $who } a caché { $number } cartes
}
cosmic-pig-said-sealed = { $number ->
   *[other] { $planet }, tour { $turn } : { $who } l’a trouvée scellée
}
cosmic-pig-does-attack = Carte rencontre : bases et vaisseaux s’ôtent de sa valeur, le plus bas total l’emporte.
cosmic-pig-does-reinforcement = Après la révélation, dans la rencontre : sa valeur s’ôte du total d’un camp.
cosmic-pig-does-finder = N’importe qui, n’importe quand : nomme une carte et fouille une main, jamais une enveloppe ; si elle y est, elle est à toi. La Cochonne se trouve dans n’importe quelle main.
cosmic-pig-planned = { $planet } : tu vas y cacher { $cards }
cosmic-pig-bid = Tu jouerais dans le défi cochon : { $cards }
cosmic-pig-challenge = { $number ->
    [one] Un défi cochon est en cours
   *[other] Un défi cochon est en cours, manche { $number }
}
cosmic-pig-fighter = { $who } : { $cards }, vaisseaux { $ships }
cosmic-pig-fighter-total = { $who } : { $cards }, vaisseaux { $ships }, total { $total }
cosmic-pig-envelope-title = Enveloppe de { $planet }
cosmic-pig-envelopes-title = Enveloppes
cosmic-pig-note-left = laissée là au tour { $turn }
cosmic-pig-note-saw = vue là au tour { $turn }
cosmic-refused-pig-too-few-cards = Cosmic Pig distribue quatorze cartes à { $number } personnes : il en faut { $needed }, il y en a { $cards }. Jouez avec les cartes des grands groupes.
cosmic-pig-sighted-hand = La Cochonne a été vue au tour { $turn }, en main de { $who }
cosmic-pig-sighted-under = La Cochonne a été vue au tour { $turn }, dans l’enveloppe de { $planet }

## La partie entière

cosmic-played-pig = Cosmic Pig
cosmic-pig-wins = 🐷 **Pour gagner.** La Cochonne, quand les dés de fin { $sooner ->
    [1] arrêtent la partie, de plus en plus vite dès la huitième rencontre
   *[other] montrent deux uns
} : en main, ou dans une enveloppe de ton système, avec un vaisseau chez toi. Sinon tout le monde perd. Les colonies ne gagnent rien, mais chacune rend plus fort.
cosmic-pig-turn-goes = 🔄 **Un tour.** Le destin désigne un système : tu y attaques la base que tu veux, avec autant de vaisseaux que tu veux. Chaque camp invite des alliés et choisit une carte en secret ; le plus bas total l’emporte. Où tu atterris, tu regardes dans l’enveloppe.

## Questions auxquelles une consigne répond

cosmic-question-gate-exposing = le sas avant que La Cochonne se montre
cosmic-question-gate-closing = le sas avant les dés de fin
cosmic-question-pig-hide = les cartes à cacher
cosmic-question-pig-envelope = une enveloppe où je me pose
cosmic-question-pig-commit = un défi cochon
cosmic-question-pig-support = des renforts pour La Cochonne
cosmic-question-pig-defend = plus de vaisseaux en défense
cosmic-barred-replaced = Pas distribué dans Cosmic Pig : Homo sapiens prend sa place.
cosmic-barred-wins = Pas distribué dans Cosmic Pig : il gagnerait seul, et cette partie se gagne à sa façon.
cosmic-barred-virus = Dans Cosmic Pig, distribué seulement avec des récompenses qui ont des attaques négatives : sans elles, il est trop fort.
cosmic-barred-trader = Dans Cosmic Pig, distribué seulement si la table l’a choisi : tout y tourne autour des mains.
