### Ce qui arrive. Plusieurs de ces phrases font les lignes d’un même message ; $who et consorts : des noms, en gras.
### Ce qui est public ne compte que ce que tout le monde peut compter : les mains, jamais les enveloppes.

## Avant la première manche

interstellar_pig-character = 🧬 { $race } : { $temperature }, { $atmosphere }, { $gravity } · { $abilities } (🎲 { $dice }{ $discounted ->
    [0] ).
    [one] , 1 dé relancé).
   *[other] , { $discounted } dés relancés).
}
interstellar_pig-charted = 🌌 Le vide est mesuré : { $planets } mondes, { $lines } lignes, { $dots } points. Il a pris vos mesures, lui aussi. Le plateau les montre tous, le journal garde chaque lancer.
interstellar_pig-planet = 🪐 { $planet } : { $temperature }, { $atmosphere }, { $gravity }, { $terrain } (🎲 { $dice }).
interstellar_pig-seated = Autour de la table, dans l’ordre voulu par les astres : { $order }.
interstellar_pig-plays = { $who } joue { $ship } ({ $race }).
interstellar_pig-favours = { $who } digère aussi : { $favours }.
interstellar_pig-roll-off = { $who } fait { $kept } (🎲 { $dice }).
interstellar_pig-roll-off-tied = Égalité à { $best } : { $tied } relancent.
interstellar_pig-picks-first = { $who } choisit en premier. Choisissez bien vos mondes : l’un d’eux devra peut-être garder un secret.
interstellar_pig-picked = 🚩 { $who } prend { $planet }.
interstellar_pig-named-ship = 🖋️ { $who } se choisit un nom : { $name }.
interstellar_pig-named-planet = 🖋️ { $who } rebaptise { $planet } : { $name }. La population n’a pas été consultée.
interstellar_pig-dealt = 🃏 Tes { $number } cartes : { $cards }.
interstellar_pig-stashed = ✉️ Toutes les enveloppes sont scellées. Dans une main ou une enveloppe, un médaillon sourit.
interstellar_pig-kept = 🤫 Tu gardes en main { $number ->
    [0] trois fois rien. Quelle audace.
    [one] { $cards }.
   *[other] { $number } cartes : { $cards }.
}
interstellar_pig-stashed-in = ✉️ { $planet } : { $number ->
    [0] tu laisses l’enveloppe vide.
    [one] dans l’enveloppe, { $cards }.
   *[other] dans l’enveloppe, { $number } cartes, { $cards }.
}
interstellar_pig-starts = { $who } commence ici : { $place }, { $layer }.
interstellar_pig-showed = 🧳 { $who } montre ce qu’exige { $planet } : { $cards }.
interstellar_pig-nowhere = ☠️ Pas un monde où respirer : { $who } perd avant le décollage. Sa main finit dans une enveloppe, face cachée : { $planet }.
interstellar_pig-redealt = Aucun monde n’accepte { $who } : on ramasse toutes les cartes et on redonne.
interstellar_pig-first-turn = { $who } ouvre la partie. Ordre de jeu : { $order }.

## Manches et tours

interstellar_pig-round = 🌌 **Manche { $round } sur { $rounds }.**{ $round ->
    [1] {" "}Là-dehors, quelque chose tient les comptes.
    [13] {" "}Treize : là-dehors, quelque chose trouve cela très drôle.
   *[other] {""}
}
interstellar_pig-extra-turn = ⏩ { $who } joue un tour de plus.
interstellar_pig-missed = ⏳ { $who } passe ce tour{ $repairs ->
    [0] { $others ->
        [0] .
       *[other] {" "}(encore à passer : { $others }).
    }
   *[other] { $others ->
        [0] {" "}(encore en réparation : { $repairs }).
       *[other] {" "}(encore en réparation : { $repairs } ; à passer ensuite : { $others }).
    }
}
interstellar_pig-trapped = 🪤 { $who } tire sur le piège : pas de déplacement ce tour-ci{ $left ->
    [0] , mais les mâchoires faiblissent.
    [one] , ni au prochain.
   *[other] , ni aux { $left } prochains.
}
interstellar_pig-last-alive = Il ne reste que { $who }. Dans l’espace, personne ne vous entend grouiner.
interstellar_pig-concedes = 🏳️ { $who } voudrait en rester là : { $number } d’accord sur { $living }. Si tout le monde l’est, tout le monde perd.
interstellar_pig-plays-on = { $who } joue finalement jusqu’au bout.
interstellar_pig-resigned = { $who } ouvre le sas et quitte la partie.
interstellar_pig-stands = 🛡️ Si un combat se livre sans toi : { $stance }{ $number ->
    [0] .
   *[other] {" "}({ $cards }).
} Cela reste entre nous.
interstellar_pig-auto-end-on = ⏩ Désormais tes tours finissent automatiquement. Pour qu’on te repose la question, le même bouton sert à ton prochain tour.
interstellar_pig-auto-end-off = ⏸️ Désormais on te demande avant de finir tes tours.

## Vols

interstellar_pig-threw = { $who } lance { $purpose } : 🎲 { $dice }.
interstellar_pig-threw-spare = { $who } lance { $purpose } et { $spare ->
    [one] 1 de plus, et en écarte un au choix
   *[other] { $spare } de plus, et en écarte autant au choix
} : 🎲 { $dice }.
interstellar_pig-flew = 🚀 { $who } vole { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
} : { $place }, { $layer }.
interstellar_pig-arrived = 📍 { $who } : { $place }, { $layer }.
interstellar_pig-held = ⚓ { $who } ne bouge pas d’une soie : { $place }, { $layer }.

## Enveloppes

interstellar_pig-opened = ✉️ { $who } ouvre une enveloppe : { $planet }.
interstellar_pig-found = 👁️ Dans l’enveloppe ({ $planet }) : { $number ->
    [0] rien, sinon une vague odeur de lard.
    [one] { $cards }.
   *[other] { $number } cartes, { $cards }.
}
interstellar_pig-divided = ✉️ { $planet } : { $number ->
    [0] tu laisses l’enveloppe vide.
    [one] dans l’enveloppe, tu laisses { $cards }.
   *[other] dans l’enveloppe, tu laisses { $number } cartes, { $cards }.
} Ta main{ $held ->
    [0] {" "}est désormais vide.
    [one] {""} : { $hand }.
   *[other] {""} : { $held } cartes, { $hand }.
}

## Combats

interstellar_pig-fight = ⚔️ **{ $kind }** : { $place }, { $layer }. { $attacker } contre { $defender } !
interstellar_pig-committed = { $number ->
    [0] { $who } vient sans carte
    [one] { $who } sort { $cards }
   *[other] { $who } sort { $number } cartes, { $cards }
} : { $dice ->
    [one] 1 dé.
   *[other] { $dice } dés.
}
interstellar_pig-rolled = { $who } : 🎲 { $dice } ; { $kept ->
    [one] 1 dé compte
   *[other] { $kept } dés comptent
}, score { $score }.
interstellar_pig-scored = { $who } obtient { $score } pour finir.
interstellar_pig-robot = 🤖 { $card } se bat pour { $who } : 🎲 { $dice }, score { $score }. Le meilleur score compte.
interstellar_pig-called-off = 🎭 { $who } joue { $card } : un combat ? Où ça ? Il n’y a ici que du mobilier. Les autres cartes retournent en main sans être vues.
interstellar_pig-gas = 😵‍💫 { $card } ! Grâce à { $who }, personne ne meurt, tout le monde glousse.
interstellar_pig-tied = { $score } partout : personne ne meurt, et personne n’est tenu de partir.
interstellar_pig-won = 💀 { $winner } réduit { $loser } en chair à saucisse.
interstellar_pig-died = ☠️ Pour { $who }, c’est fini. L’univers ne lève même pas les yeux.
interstellar_pig-looted = { $who } fait les poches de sa victime ({ $loser }) : { $number ->
    [0] pas une carte.
    [one] 1 carte.
   *[other] { $number } cartes.
}
interstellar_pig-loot = 🎒 Ton butin : { $number ->
    [0] rien. Tout ça pour ça.
    [one] { $cards }.
   *[other] { $number } cartes, { $cards }.
}
interstellar_pig-keeps = 🎒 Tu gardes : { $hand }
interstellar_pig-discarded = { $who } défausse { $number ->
    [one] { $cards }.
   *[other] { $number } cartes : { $cards }.
}
interstellar_pig-out = 🪦 Pour toi, la partie s’arrête là : on ne te demandera plus rien. Tu peux regarder jusqu’au bout.
interstellar_pig-left-hand = ✉️ { $who } laisse sa main sur { $planet }, face cachée dans l’enveloppe.

## Le Médaillon dans l’espace

interstellar_pig-afloat = 💛 Le Médaillon dérive dans l’espace : { $place }, { $layer }. Il sourit.
interstellar_pig-took-prize = 💛 { $who } repêche le Médaillon dans le vide : { $place }, { $layer }.
interstellar_pig-left-prize = { $who } croise le Médaillon et détourne les yeux. Il dérive toujours : { $place }, { $layer }.

## Les étoiles et leurs événements

interstellar_pig-drew = ⭐ { $who } pioche un Événement : **{ $event }**. « { $effect } »
interstellar_pig-no-more-events = ⭐ { $who } s’arrête sur une étoile, mais a déjà pioché { $number ->
    [one] 1 Événement
   *[other] { $number } Événements
} ce tour-ci. Les étoiles trouvent que ça suffit.
interstellar_pig-reshuffled = { $number ->
    [one] L’unique Événement joué refait
   *[other] Les { $number } Événements joués refont
} une pioche.
interstellar_pig-meteor-swarm = ☄️ { $who } a la coque trouée comme un gruyère, en plus froid. Tours de réparation dus : { $turns }.
interstellar_pig-malfunction = 🔧 Ça tousse, ça grouine, ça s’arrête : le moteur lâche { $who }. Tours de réparation dus : { $turns }.
interstellar_pig-solar-flare = ☀️ Une éruption solaire fait dorer { $who }, couenne comprise. Tours à passer, hors réparations : { $turns }.
interstellar_pig-lost-in-nebula = 🌫️ C’est rose, c’est doux, et { $who } n’en trouve plus la sortie. Tours à passer, hors réparations : { $turns }.
interstellar_pig-sensors = 📡 { $who } braque ses détecteurs sur { $target } et regarde sa main.
interstellar_pig-sensors-hand = 📡 { $target } { $number ->
    [0] n’a pas une seule carte.
    [one] tient { $cards }.
   *[other] tient { $number } cartes : { $cards }.
}

## Cartes qui agissent

interstellar_pig-ate = 🥫 { $who } ajoute de l’eau ({ $card }) et mange : un tour de plus suivra. Mieux vaut ne pas demander ce que c’était.
interstellar_pig-doorway = 🚪 { $who } joue { $card } et passe le seuil. La porte se referme seule.
interstellar_pig-repaired = 🛠️ { $who } joue { $card } : { $number ->
    [one] 1 tour de réparation évité.
   *[other] { $number } tours de réparation évités.
}
interstellar_pig-repair-ordered = 🛠️ C’est noté : si tu tiens une Trousse de réparation quand vient ton tour, elle sert. Cela reste entre nous.
interstellar_pig-repair-cancelled = 🛠️ C’est annulé : aucune trousse ne servira toute seule.
interstellar_pig-scanned = 📡 { $who } joue { $card } et lit de loin une enveloppe : { $planet }.
interstellar_pig-recovered = 🕰️ { $who } joue { $vault }, et hier rend { $card }.
interstellar_pig-trap = 🪤 Clac ! Sur { $planet } : { $card }. { $who } ne bougera pas pendant deux tours.
interstellar_pig-bacteria = 🦠 Sur { $planet } : { $card }, en manque de compagnie. { $who } inspire un grand coup.
interstellar_pig-bacteria-immune = 🦠 Sur { $planet } : { $card }. { $who } montre { $vaccine }, éternue une fois, et c’est tout.

## Pourquoi une réponse est refusée (en privé). Rien n’a changé.

interstellar_pig-refused-name-taken = Quelqu’un ou quelque chose s’appelle déjà { $name } par ici.
interstellar_pig-refused-name-signs = « { $sign } » n’entre pas dans un nom : il y faut des lettres, des chiffres, des espaces, des tirets, des points et des apostrophes.
interstellar_pig-refused-unlivable = Avec cette main, aucun de tes quatre mondes n’est vivable, et tu perdrais. Garde un autre équipement, ou choisis « quitte à en mourir ».
interstellar_pig-refused-not-covered = Montre une carte par besoin, ni plus ni moins. Il te faut là-bas de quoi affronter : { $needs }.
interstellar_pig-refused-needed-here = Sans équipement contre ceci, tu mourrais sur place : { $needs }.
interstellar_pig-refused-must-keep = À cette table, on ne met rien dans les enveloppes : { $number ->
    [one] ta carte reste
   *[other] tes { $number } cartes restent
} en main.

## Comment cela finit

interstellar_pig-last-hand = 🃏 { $who } { $number ->
    [0] ne tenait plus que l’espoir.
    [one] tenait { $cards }.
   *[other] tenait { $number } cartes : { $cards }.
}
interstellar_pig-last-envelope = ✉️ { $planet } cachait { $number ->
    [one] { $cards }.
   *[other] { $number } cartes : { $cards }.
}
interstellar_pig-won-prize = 💛 La manche { $round } s’achève, et c’est { $who } qui tient le Médaillon. Une espèce est sauvée ; les autres finissent en lard.
interstellar_pig-won-alone = 💛 { $who } respire encore { $round ->
    [0] avant la première manche
   *[other] à la manche { $round }
}, et c’est bien tout. Victoire ! Plus personne pour applaudir.
interstellar_pig-nobody = La manche { $round } s’achève, et personne ne tient le Médaillon. Il ferme les yeux, et toutes les espèces avec. Tout le monde perd.
interstellar_pig-all-dead = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round }
} : il n’y a plus personne. Le Médaillon sourit dans le vide. Tout le monde perd.
interstellar_pig-all-conceded = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round }
} : tout ce qui vivait encore abandonne. Tout le monde perd ; le Médaillon est très compréhensif.

## Ce qui se raconte quand c’est fini

interstellar_pig-highlight-alive = toujours en vie, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}
interstellar_pig-highlight-out = hors jeu
interstellar_pig-highlight-prize = À la manche { $round }, { $who } prend le Médaillon devant tout le monde ({ $place }, { $layer }).
interstellar_pig-highlight-fight = À la manche { $round }, { $who } gagne son dernier combat, contre { $other }.
interstellar_pig-highlight-siege = { $number } combats ont eu lieu ici : { $place } ({ $layer }).
interstellar_pig-highlight-bluff = { $who } gagne avec un score de { $score } seulement, contre { $other }.

interstellar_pig-end-deals = Chance à la donne (cartes selon le poids que leur donnent les joueurs d’entraînement) : { $what }
