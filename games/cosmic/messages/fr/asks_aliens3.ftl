### Ce que demandent et racontent les aliens, du Rémora au Yin-Yang.

cosmic-field-idle = pouvoirs laissés sans question
cosmic-field-token = jeton
cosmic-field-traps = pièges
cosmic-field-decoys = leurres
cosmic-field-planets = planètes
cosmic-token-trap = piège
cosmic-token-decoy = leurre

## Rémora

cosmic-choice-remora-ship = Rémora : récupères-tu un vaisseau du warp ? Sinon, tu pioches une carte.

## Saboteur

cosmic-chance-saboteur = où sont les pièges, sauf avis de qui les pose
cosmic-choice-saboteur-spring = Saboteur : défausses-tu une négociation, pour que le leurre agisse comme un piège ?
cosmic-choice-saboteur-hostages = Éruption du Saboteur : où prends-tu des otages ?
cosmic-ask-saboteur-hide = Saboteur : sous quelles planètes caches-tu tes pièges (un par personne) et tes leurres (deux par personne) ? Tout le monde voit où il y a un jeton, toi seul sais lequel.
cosmic-ask-saboteur-hide-hide = Cacher →
cosmic-ask-saboteur-hide-waiting = Au menu : des pièges.
cosmic-ask-saboteur-rearrange = Saboteur : quels jetons déplaces-tu ?
cosmic-ask-saboteur-rearrange-place = Replacer un jeton →
cosmic-ask-saboteur-rearrange-swap = Échanger deux jetons →
cosmic-ask-saboteur-rearrange-pass = Aucun, finalement
cosmic-ask-saboteur-rearrange-waiting = Au menu : des pièges.
cosmic-saboteur-hides = { $number ->
    [one] 💣 { $who } a caché un jeton.
   *[other] 💣 { $who } a caché { $number } jetons, dont un tiers de pièges.
}
cosmic-saboteur-places = 💣 { $who } replace un jeton face cachée : { $planet }.
cosmic-saboteur-swaps = 💣 { $who } échange deux jetons face cachée : { $planet } et { $other_planet }.
cosmic-saboteur-springs = 💥 Un piège de { $who } : { $planet } ! Tous les vaisseaux qui s’y trouvent sont perdus.
cosmic-saboteur-fools = 🎈 Un leurre de { $who } : { $planet }.

## Tic-Tac

cosmic-choice-tick-tock-planet = Éruption du Tic-Tac : où fondes-tu une colonie ?

## Touriste

cosmic-choice-tourist-board = Touriste : qui monte à bord de ton paquebot ?
cosmic-choice-tourist-sail = Touriste : dans le système de qui va ton paquebot ?
cosmic-choice-tourist-ashore = Touriste : où tout le monde débarque-t-il ?
cosmic-choice-tourist-home = Touriste : un vaisseau rentre-t-il avec une carte de ton hôte ?
cosmic-choice-tourist-from = Éruption du Touriste : de quelle colonie embarque-t-on ?
cosmic-choice-tourist-load = Éruption du Touriste : quels vaisseaux embarquent ?
cosmic-choice-tourist-calls = Touriste : ton paquebot est chez toi. Dans quelle colonie des vaisseaux débarquent-ils, s’il y en a une ?
cosmic-choice-tourist-lands = Touriste : combien de vaisseaux y débarquent ?
cosmic-ask-tourist-peek = Éruption du Touriste : que regardes-tu en douce ?
cosmic-ask-tourist-peek-deck = La première carte de la pioche
cosmic-ask-tourist-peek-destiny = La première carte destin
cosmic-ask-tourist-peek-card = Une carte rencontre face cachée →
cosmic-ask-tourist-peek-alien = Les extraterrestres de quelqu’un →
cosmic-ask-tourist-peek-pass = Rien, finalement
cosmic-ask-tourist-peek-waiting = Au menu : un coup d’œil discret.
cosmic-tourist-sails = 🛳️ Le paquebot de { $who } arrive dans le système de { $other }.
cosmic-tourist-boards = { $number ->
    [one] 🛳️ Un vaisseau de { $who } monte à bord du paquebot.
   *[other] 🛳️ Vaisseaux de { $who } qui montent à bord du paquebot : { $number }.
}
cosmic-tourist-sees = 🤫 Tu vois { $cards }.
cosmic-tourist-sees-colour = 🤫 La prochaine carte destin désigne { $who }.
cosmic-tourist-sees-wild = 🤫 La prochaine carte destin laisse le choix à l’offensive.
cosmic-tourist-sees-special = 🤫 La prochaine carte destin : { $card }.
cosmic-tourist-sees-aliens = 🤫 Extraterrestres distribués à { $who } : { $aliens }.

## Vide

cosmic-choice-vacuum-whom = Vide : qui perd des vaisseaux avec toi ? Si tu passes, personne d’autre n’en perd.
cosmic-choice-vacuum-ships = Vide : combien en perd cette personne ?
cosmic-choice-vacuum-which = Vide : lesquels de ses vaisseaux ?

## Visionnaire

cosmic-choice-visionary-whom = Visionnaire : de qui prédis-tu la carte ?
cosmic-choice-visionary-card = Visionnaire : quelle carte nommes-tu ?
cosmic-choice-visionary-show = Éruption du Visionnaire : quelle carte montres-tu ?
cosmic-visionary-names = 🔮 { $who } nomme { $card } : { $other } doit la jouer, si elle est là.
cosmic-visionary-wants = 🔮 { $who } veut voir { $card } ; qui ne l’a pas en montre une autre.
cosmic-visionary-shown = 🤫 { $who } montre à { $other } : { $cards }.

## Vautour

cosmic-choice-vulch-feed = Éruption du Vautour : quelle carte donnes-tu ?
cosmic-choice-vulch-keep = Éruption du Vautour : gardes-tu la carte que l’on vient de te donner ? Sinon, elle est défaussée.

## Volonté

cosmic-choice-will-hand = Éruption de la Volonté : de qui regardes-tu la main ?
cosmic-will-looks = 👁️ { $who } regarde la main de { $other }.
cosmic-will-looked = { $number ->
    [0] 🤫 La main de { $other } est vide.
   *[other] 🤫 La main de { $other } : { $cards }.
}

## Yin-Yang

cosmic-choice-yin-yang-give = Yin-Yang : qui reçoit un jeton ?
cosmic-choice-yin-yang-stay = Yin-Yang est dans les deux camps : combien de tes vaisseaux restent sur la planète ?
cosmic-choice-yin-yang-blame = Éruption du Yin-Yang : qui accuses-tu de tes pertes ?
cosmic-yin-yang-gives = ☯️ { $who } donne un jeton à { $other }.
