### Pirate and Voyager: name, power, flares, then what they ask and tell.

cosmic-alien-pirate = Corsaire
cosmic-power-pirate = Comme offense ou allié, quand ton camp a gagné : tu peux renvoyer chez eux, sans gain, de tes vaisseaux de la rencontre et capturer autant de ceux des perdants. Ils sont sur ta fiche, sans compensation pour personne. À chaque regroupement, tu peux en envoyer jusqu’à 4 dans le warp pour autant de récompenses, ou demander une rançon.
cosmic-wild-pirate = Comme allié victorieux, quand des récompenses te reviennent : tu peux prendre des cartes au hasard dans la main de ton protagoniste au lieu de piocher.
cosmic-super-pirate = Avec ton pouvoir, tu peux capturer jusqu’à 2 vaisseaux par vaisseau renvoyé.
cosmic-flare-pirate = Éruption du Corsaire
cosmic-ask-pirate-capture = Corsaire : combien de tes vaisseaux vainqueurs rentrent, pour que tu en captures autant ?
cosmic-ask-pirate-capture-capture = Capturer →
cosmic-ask-pirate-capture-pass = Aucun
cosmic-ask-pirate-capture-waiting = Au menu : le nombre.
cosmic-ask-pirate-trade = Corsaire : que deviennent tes captifs à ce regroupement ?
cosmic-ask-pirate-trade-sell = Des récompenses contre des captifs →
cosmic-ask-pirate-trade-ransom = Une rançon →
cosmic-ask-pirate-trade-pass = Ils restent
cosmic-ask-pirate-trade-waiting = Au menu : de quoi il s’agit.
cosmic-ask-pirate-pay = { $who } libérerait { $number ->
        [one] { $number } de tes vaisseaux
       *[other] { $number } de tes vaisseaux
    } contre { $price ->
        [0] aucune carte
        [one] { $price } carte
       *[other] { $price } cartes
    }{ $colony ->
        [0] {""}
       *[other] {" "}et une colonie à côté de la tienne
    }. Paies-tu ?
cosmic-ask-pirate-pay-pay = Payer →
cosmic-ask-pirate-pay-pass = Non
cosmic-ask-pirate-pay-waiting = Au menu : les cartes.
cosmic-field-price = Combien de cartes
cosmic-choice-pirate-many = Éruption du Corsaire : combien de vaisseaux captures-tu ?
cosmic-choice-pirate-whose = Corsaire : à qui est ce vaisseau ?
cosmic-choice-pirate-rob = Éruption du Corsaire : combien de récompenses prends-tu dans la main de ton protagoniste ?
cosmic-choice-pirate-settlers = Corsaire : quels vaisseaux fondent la colonie qui est ta rançon ?
cosmic-pirate-captures = 🏴‍☠️ { $who } capture { $number ->
        [one] { $number } vaisseau
       *[other] { $number } vaisseaux
    } de { $other }.
cosmic-pirate-sells = 🏴‍☠️ { $who } envoie { $number ->
        [one] { $number } captif
       *[other] { $number } captifs
    } dans le warp pour des récompenses.
cosmic-pirate-demands = 🏴‍☠️ { $who } demande à { $other } { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    } pour libérer { $number ->
        [one] { $number } vaisseau
       *[other] { $number } vaisseaux
    }.
cosmic-pirate-demands-colony = 🏴‍☠️ { $who } veut en plus une colonie : { $planet }.
cosmic-pirate-frees = 🏴‍☠️ { $who } libère { $number ->
        [one] { $number } vaisseau
       *[other] { $number } vaisseaux
    } de { $other }.
cosmic-pirate-declines = 🏴‍☠️ { $who } ne paie pas de rançon.
cosmic-pirate-lies = Vaisseaux capturés : { $ships }

## Voyager

cosmic-alien-voyager = Voyageur
cosmic-power-voyager = Comme offense, au début de ton tour : tu peux envoyer dans le warp une de tes planètes, avec tout ce qu’elle porte ; celle qui y était revient. Tes vaisseaux y sont dans le warp et aussi sur une colonie, qui compte chez toi et à l’étranger. Les colonies des autres n’y comptent ni comme l’une ni comme l’autre.
cosmic-wild-voyager = Dans n’importe quel rôle, à chaque étape : tu peux poser une autre carte face cachée dans le warp ; elle revient quand tu la rappelles, ou à la fin de la rencontre. Si tu perds cette éruption, elle est défaussée.
cosmic-super-voyager = Avec ton pouvoir, tu peux avoir une seconde planète dans le warp.
cosmic-flare-voyager = Éruption du Voyageur
cosmic-ask-voyager-move = Voyageur : laquelle de tes planètes va dans le warp ?
cosmic-ask-voyager-move-set-out = Partir →
cosmic-ask-voyager-move-pass = Aucune
cosmic-ask-voyager-move-waiting = Au menu : la planète.
cosmic-choice-voyager-second = Éruption du Voyageur : quelle seconde planète va dans le warp ?
cosmic-choice-voyager-back = Éruption du Voyageur : quelle planète revient du warp ?
cosmic-choice-voyager-card = Éruption du Voyageur : quelle carte poses-tu dans le warp jusqu’à la fin de la rencontre ?
cosmic-voyager-leaves = 🌀 Une planète de { $who } part dans le warp : { $planet }.
cosmic-voyager-returns = 🌀 Une planète de { $who } est revenue du warp : { $planet }.
cosmic-do-call-back = Rappeler ma carte du warp
cosmic-voyager-calls = 🌀 { $who } rappelle sa carte du warp.
cosmic-voyager-lost = 🌀 { $who } a perdu l’éruption ; ce qui était dans le warp est défaussé : { $card }.
cosmic-voyager-lies = Dans le warp : { $planets }
