### Production, élection du Porc Royal, fin du tour. On dit « Votre Grosseur » au Porc Royal, et « Sa Grosseur » de lui.

# Combien de gouverneurs, avec les variables de la phrase autour.
cochons-governors-counted = { $number ->
    [0] aucun gouverneur
    [one] 1 gouverneur
   *[other] { $number } gouverneurs
}
cochons-governors-pile = { $pile ->
    [0] aucun gouverneur
    [one] 1 gouverneur
   *[other] { $pile } gouverneurs
}

## Production et gouverneurs (4A, 4B)

cochons-produced-secretly = { $who } produit : rouge { $red }, jaune { $yellow }, bleu { $blue }.
cochons-recipe-shown = 📜 La Recette Sacrée de { $who } : rouge { $red }, jaune { $yellow }, bleu { $blue }.
cochons-recipe-unclaimed = 📜 Une Recette Sacrée que personne n’avait : rouge { $red }, jaune { $yellow }, bleu { $blue }.
cochons-governors = { $number ->
    [0] { $who } n’aligne aucun gouverneur.
   *[other] { $who } aligne { cochons-governors-counted }.
}

## Candidatures et négociations (4C)

cochons-senate-sits = 🏛️ **Le Sénat Porc se réunit.** { $who } préside. { $standing ->
    [0] Personne n’est encore en lice ; si cela dure, tout le monde le sera.
   *[other] En lice : { $candidates }.
} Discours, promesses et trahisons sont ouverts ; le scrutin commence dès que tout le monde est prêt.
cochons-stands = { $who } se présente devant le Sénat.
cochons-withdraws = { $who } retire sa candidature.
cochons-banned = 🚫 { $who } ne peut ni se présenter ni recevoir une seule voix, et devra voter pour quelqu’un d’autre.
cochons-standing = { $standing ->
    [0] Plus personne n’est en lice ; si cela dure, tout le monde le sera.
   *[other] En lice désormais : { $candidates }.
}
cochons-nobody-stands = Personne ne se présente ? Alors tout le monde est candidat, qu’il le veuille ou non.
cochons-candidates = 🗳️ On vote ! En lice : { $candidates }.

cochons-ask-ready = { $caller } préside ; on vote dès que tout le monde est prêt. { $standing ->
    [0] Personne n’est encore en lice ; si cela dure, tout le monde le sera.
   *[other] En lice : { $candidates }.
} Négocie, promets, mens ; tu peux te présenter, te retirer ou jouer une carte tant que ça dure.
cochons-ask-ready-pass = Prêt à voter
cochons-ask-ready-waiting = Au menu : négociations et candidatures.

cochons-tally-title = Sénat Porc, tour { $turn }
cochons-tally-caller = { $done ->
    [0] { $who } préside · avant le premier vote
    [one] { $who } préside · { $done } sur { $voters } a voté
   *[other] { $who } préside · { $done } sur { $voters } ont voté
}
cochons-tally-sealed = { $who } préside · bulletins secrets
cochons-talks-title = Négociations, tour { $turn }
cochons-talks-invite = 💬 Jusqu’au vote, la parole est libre : discours, promesses et marchandages, ici ou dans le fil.

## Le vote (4C)

cochons-ask-call = { $reigns ->
    [yes] Votre Grosseur, { $left } groins attendent de voter.
   *[no] À toi de mener le scrutin : { $left } groins attendent de voter.
} Qui votera ensuite ? Un nom, ou tout l’ordre d’un coup.
cochons-ask-call-call = Appeler →
cochons-ask-call-order = Fixer tout l’ordre
cochons-ask-call-waiting = Au menu : qui votera ensuite.
cochons-called = 📣 { $who } fixe l’ordre du scrutin : { $voters }.
cochons-claims-next-vote = { $reigns ->
    [yes] Sa Grosseur { $who }
   *[no] { $who }
} se racle la gorge : le prochain vote sera le sien.
cochons-chairs = { $who } s’installe dans le fauteuil du Porc Royal et mène le scrutin à sa place.
cochons-ask-vote = À qui donnes-tu tes voix ({ cochons-governors-counted }) ? C’est définitif : un vote ne se reprend jamais.
cochons-do-vote = Voter →
cochons-ask-vote-waiting = Au menu : un vote, à voix haute.
cochons-ask-sealed-vote = Glisse ton bulletin dans l’urne : à qui vont tes voix ({ cochons-governors-counted }) ? Au dépouillement, tout le monde verra qui a voté pour qui.
cochons-ask-sealed-vote-waiting = Au menu : les bulletins secrets.
cochons-ask-tally-vote = Glisse ton bulletin dans l’urne : à qui vont tes voix ({ cochons-governors-counted }) ? Seul le décompte sera publié : personne ne verra qui a voté pour qui, personne ne sera allié, et plus aucune carte ne suivra.
cochons-ask-tally-vote-waiting = Au menu : les bulletins secrets.
cochons-tallied = 🗳️ Devant { $who } : { cochons-governors-counted }, par { $votes ->
    [0] aucun vote.
    [one] 1 vote.
   *[other] { $votes } votes.
}
cochons-tally-left = Chez qui n’est pas en lice : { cochons-governors-counted }.
cochons-voted = 🗳️ { $who } vote pour { $candidate } ({ cochons-governors-counted }). Devant { $candidate } : { cochons-governors-pile }.
cochons-voted-for-self = 🗳️ { $who } vote pour… sa propre hure. Devant { $who } : { cochons-governors-pile }.
cochons-ask-closing = Tout le monde a voté. En tête : { $who } ({ cochons-governors-counted }){ $level ->
    [0] {""}
   *[other] , à égalité avec { $rivals } mais avant dans l’ordre de jeu
}. Une dernière carte avant le résultat ?
cochons-ask-closing-pass = Passer cette fois
cochons-ask-closing-pass-phase = Plus rien jusqu’au résultat
cochons-ask-closing-waiting = Au menu : une dernière carte avant le résultat.
cochons-elected = 👑 { $who } devient Porc Royal { $number ->
    [0] sans un seul gouverneur
    [one] avec 1 gouverneur
   *[other] avec { $number } gouverneurs
} ! Inclinez le groin devant Sa Grosseur.
cochons-elected-again = 👑 Sa Grosseur { $who } garde le trône { $number ->
    [0] sans un seul gouverneur
    [one] avec 1 gouverneur
   *[other] avec { $number } gouverneurs
}. Longue vie à son ventre !

## Ce que les cartes font aux gouverneurs

cochons-card-played = 🃏 { $who } joue { $card }.
cochons-governors-gained = { $number ->
    [0] { $who } ne reçoit aucun gouverneur de plus.
    [one] { $who } reçoit 1 gouverneur.
   *[other] { $who } reçoit { $number } gouverneurs.
} Devant { $home } : { cochons-governors-pile }.
cochons-governors-lost = { $number ->
    [0] { $pile ->
        [0] { $who } n’avait rien à perdre.
       *[other] { $who } ne perd aucun gouverneur.
    }
    [one] { $who } perd 1 gouverneur. Reste : { cochons-governors-pile }.
   *[other] { $who } perd { $number } gouverneurs. Reste : { cochons-governors-pile }.
}
cochons-governors-changed-sides = { $number ->
    [0] Chez { $victim }, personne ne se trompe de patte : { $who } repart sans rien.
    [one] Chez { $victim }, 1 gouverneur lève la mauvaise patte : { $who } le place devant { $towards }, qui a maintenant { cochons-governors-pile }.
   *[other] Chez { $victim }, { $number } gouverneurs lèvent la mauvaise patte : { $who } les place devant { $towards }, qui a maintenant { cochons-governors-pile }.
}
cochons-smuggled-beer = 🎲 { $die } : { $die ->
    [1] la bière a tourné. Quelle odeur !
    [2] la bière a tourné. Quelle odeur !
    [3] la bière a tourné. Quelle odeur !
   *[other] une cuvée du tonnerre, et les amis accourent.
}
cochons-ballot-again = 🥊 On s’empoigne autour de l’urne ! Le vote est annulé, chacun reprend ses gouverneurs, et tout recommence : candidatures, palabres, scrutin.
cochons-assassins = 🗡️ Pouvoir des Phacochérus : { $who } envoie ses assassins chez { $victim } (🎲 { $die }).
cochons-porcus-ban = 🍺 Pouvoir des Porcus : { $who } dénonce { $victim } devant le Sénat.

## Fin du tour

cochons-lent-back = L’Empereur reprend { $number ->
    [one] le Gros Gruik
   *[other] les { $number } Gros Gruiks
} qu’il prêtait à { $who }.
cochons-allies = 🤝 Coalition jusqu’à la fin du prochain tour : { $allies }. Entre alliés, les cartes s’échangent.
cochons-no-allies = Aucune coalition cette fois : il n’y a pas deux votes qui aillent à la même personne.{ $turn ->
    [0] {""}
   *[other] {" "}Aucune carte ne s’échangera avant le tour { $turn }.
}
cochons-no-names = Seul le décompte est publié ici : personne n’est allié, et aucune carte ne s’échange.

## Échanges entre alliés

cochons-trade-offered = { $who } propose à { $ally } { $number ->
    [one] { $cards }, contre une carte.
   *[other] { $number } cartes, contre autant : { $cards }.
}
cochons-trade-off = L’échange proposé par { $who } à { $ally } ({ $number ->
    [one] 1 carte
   *[other] { $number } cartes
}) n’aura pas lieu.
cochons-traded = 🤝 { $who } et { $ally } échangent { $number ->
    [one] une carte contre une carte.
   *[other] { $number } cartes contre { $number }.
}
cochons-traded-cards = Échange conclu avec { $who } ({ $number } contre { $number }). Tu donnes { $given } ; tu reçois { $cards }.
cochons-refused-not-as-many = Un échange est équilibré : il faut { $number ->
    [one] 1 carte, ni plus ni moins.
   *[other] { $number } cartes, ni plus ni moins.
}
cochons-refused-trade-complete-only = On n’échange des cartes que dans le jeu complet, entre alliés.
cochons-refused-trade-not-in-secret = Pas d’échange en cet instant : un choix secret est en cours. Ce sera de nouveau possible juste après.
cochons-refused-trade-no-ally = Tu n’as pas d’allié avec qui échanger : sont alliés ceux qui ont voté pour le même candidat à la dernière élection. { $turn ->
    [0] Il n’y aura plus d’échanges : ce tour est le dernier.
   *[other] L’élection de ce tour-ci dira qui peut échanger pendant le tour { $turn }, jusqu’au bout de l’élection qui le termine.
}
cochons-refused-trade-no-names = À cette table, seul le décompte des votes est publié : personne n’est allié, et les cartes ne s’échangent jamais.
cochons-refused-committed = { $card } fait partie de ta réponse secrète. Change d’abord cette réponse, et la carte sera de nouveau libre.
cochons-refused-pledged = Tu as proposé { $card } à un allié. Retire d’abord ta proposition, et tu pourras t’en servir ici.

## La princesse Piga

cochons-piga-looks = 💘 La princesse Piga papillonne autour de { $victim }, et { $who } lit toute sa main.
cochons-piga-seen = { $number ->
    [0] La main de { $who } est vide.
    [one] Dans la main de { $who }, 1 carte : { $cards }.
   *[other] Dans la main de { $who }, { $number } cartes : { $cards }.
}
cochons-ask-piga = { $who } est sous le charme. Prends { $number ->
    [one] 1 carte contre 1 des tiennes, faute de plus à échanger,
   *[other] { $number } cartes contre { $number } des tiennes, autant que la carte en échange,
} ou rien du tout. Sa main : { $cards }.
cochons-ask-piga-pass = Ne rien prendre
cochons-ask-piga-swap = Échanger des cartes
cochons-ask-piga-waiting = Au menu : une princesse et des cartes.
cochons-piga-took = { $who } échange { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} avec { $victim }, qui soupire d’aise.
cochons-piga-left-all = { $who } rend sa main à { $victim } sans y toucher.
cochons-piga-cards = La princesse est passée ({ $number } contre { $number }, avec { $who }). Tu donnes { $given } ; tu reçois { $cards }.

## Comment s'appellent les actions libres, les cartes et les champs

cochons-deed-play = Jouer →
cochons-deed-stand = Me présenter
cochons-deed-withdraw = Retirer ma candidature
cochons-deed-reorder = Changer l’ordre des votes
cochons-deed-claim = Voter juste après
cochons-deed-offer = Proposer un échange
cochons-deed-offer-form = Tu nommes un allié et les cartes que tu donnerais. S’il accepte, il en rend autant, de son choix. D’ici là, rien ne change de main.
cochons-deed-accept = Accepter un échange
cochons-deed-accept-form = Tu reçois les cartes que ton allié a proposées, et tu en rends autant, de ton choix.
cochons-deed-refuse = Refuser l’échange →
cochons-deed-take-back = Retirer mon offre →
cochons-deed-porcus-ban = Pouvoir : dénoncer →
cochons-deed-phacocherus-assassins = Pouvoir : assassiner →

cochons-card-baron-harkonono = Baron Harkonono, neveu de Groin Groin
cochons-card-combinat-des-honnetes-cochons = Le Combinat des Honnêtes Cochons
cochons-card-delit-de-sale-gueule = Délit de Sale Gueule
cochons-card-erreur-de-vote = Erreur de vote
cochons-card-glandenbourg-de-contrebande = Glandenbourg de contrebande
cochons-card-maitre-de-seance = Maître de séance
cochons-card-mentoto = Les Mentoto
cochons-card-muado-dibo = Muado Dibo
cochons-card-pionce-au-senat-porc = Pionce au Sénat Porc
cochons-card-reverende-mere-buena-larda = Révérende Mère Buena Larda
cochons-card-rififi-au-senat-porc = Rififi au Sénat Porc
cochons-card-seduction-de-la-princesse-piga = Séduction de la princesse Piga

cochons-effect-baron-harkonono = À l’élection : le neveu de l’Empereur compte mal, et toujours en ta faveur. +2 gouverneurs.
cochons-effect-combinat-des-honnetes-cochons = À l’élection : ces honnêtes négociants te trouvent encore plus honnête qu’eux. +1 gouverneur.
cochons-effect-delit-de-sale-gueule = À l’élection, avant le premier vote : quelqu’un ne peut être candidat ni recevoir de voix, et devra donner les siennes ailleurs.
cochons-effect-erreur-de-vote = À l’élection : la moitié (arrondie à l’entier supérieur) des gouverneurs de quelqu’un lève la mauvaise patte. À toi de les placer.
cochons-effect-glandenbourg-de-contrebande = À l’élection, un dé : 1 à 3, la moitié de ta pile (arrondie à l’entier supérieur) meurt empoisonnée ; 4 à 6, elle grossit d’autant.
cochons-effect-maitre-de-seance = À l’élection, s’il reste des votes : tu fixes leur ordre à la place du Porc Royal.
cochons-effect-mentoto = À l’élection : leurs calculs te donnent raison, à la troisième décimale. +1 gouverneur.
cochons-effect-muado-dibo = À l’élection : le filleul chéri te fait un clin d’œil très bleu. +1 gouverneur.
cochons-effect-pionce-au-senat-porc = À l’élection : deux gouverneurs de la pile de ton choix ronflent, et ne comptent plus.
cochons-effect-reverende-mere-buena-larda = À l’élection : elle souffle ton nom à l’oreille de l’Empereur. +2 gouverneurs.
cochons-effect-rififi-au-senat-porc = Dès le premier vote : tout le scrutin recommence, et quelqu’un perd la moitié de ses gouverneurs (arrondie à l’entier supérieur).
cochons-effect-seduction-de-la-princesse-piga = N’importe quand : lis la main de quelqu’un, puis échange 2 de tes cartes contre 2 des siennes, ou rien.

cochons-field-target = cible
cochons-field-towards = devant qui
cochons-field-for = pour qui
cochons-field-voter = qui vote
cochons-field-order = votants
cochons-field-ally = allié
cochons-field-give = cartes données
cochons-field-take = cartes prises

cochons-chance-smuggled-beer = le dé de la bière de contrebande
cochons-chance-assassins = le dé des assassins

cochons-step-play = une carte jouée
cochons-step-candidates = candidatures et négociations
cochons-step-call = appel des votants
cochons-step-voting = élection
cochons-step-roll_call = vote à l’appel
cochons-step-sealed_ballot = vote à bulletins secrets
cochons-step-closing = dernières cartes
cochons-step-smuggled_beer = bière de contrebande
cochons-step-seduction = séduction
cochons-step-assassins = assassins

## Les règles en bref, jeu complet : l'élection

