### Techs: the option, their names and what they do, what is asked and told; then Engineer.

cosmic-option-tech_deck = Technologies
cosmic-option-tech_deck-false = aucune
cosmic-option-tech_deck-true = tous en recherchent
cosmic-option-tech_deck-help = Vingt technologies à part : des vaisseaux les recherchent, face cachée, jusqu’à les achever.
cosmic-played-techs = des technologies se recherchent
cosmic-played-without-techs = sans technologies (ce que les vaisseaux spéciaux en disent ne compte pas)
cosmic-entry-tech = technologie
cosmic-word-tech = Technologie
cosmic-means-tech = Une carte d’un paquet à part, recherchée face cachée par des vaisseaux dans ton système. Quand il y en a assez, tu peux l’achever : elle est retournée et fait ce qu’elle dit.
cosmic-tech-cost = { $cost ->
        [0] Achevée par un nombre quelconque de vaisseaux
        [one] Achevée par { $cost } vaisseau
       *[other] Achevée par { $cost } vaisseaux
    }
cosmic-tech-secret = Retournée seulement quand on s’en sert

cosmic-tech-coldsleep-ship = Vaisseau cryogénique
cosmic-tech-text-coldsleep-ship = À un regroupement : défausse-la pour fonder une colonie, avec 4 vaisseaux de tes colonies au plus, sur une planète d’un autre où tu n’en as pas. Si tu n’as aucune colonie en l’achevant, tous les vaisseaux qui l’ont recherchée s’y installent aussitôt.
cosmic-tech-collapsium-hulls = Coques de collapsium
cosmic-tech-text-collapsium-hulls = Quand tu perds comme défense de 5 ou moins, attaque contre attaque, un de tes vaisseaux reste sur la planète.
cosmic-tech-cosmic-field-generator = Générateur de champ
cosmic-tech-text-cosmic-field-generator = À tout moment : défausse-la pour couper le pouvoir d’un joueur jusqu’à la fin de la rencontre. Rien ne peut l’annuler.
cosmic-tech-delta-scanners = Scanneurs delta
cosmic-tech-text-delta-scanners = À un regroupement : défausse-la pour prendre une carte quelconque de la défausse cosmique.
cosmic-tech-energy-cloak = Voile d’énergie
cosmic-tech-text-energy-cloak = Comme offense, le portail pointé : défausse-la, et la défense ne peut inviter personne.
cosmic-tech-enigma-device = Engin énigmatique
cosmic-tech-text-enigma-device = À un regroupement : tu peux défausser des cartes, puis défausse celle-ci. À partir de toi, chacun pioche jusqu’à 8 cartes ou en défausse au hasard jusqu’à 8.
cosmic-tech-genesis-bomb = Bombe Genèse
cosmic-tech-text-genesis-bomb = À un regroupement : la planète Genèse rejoint ton système, et les vaisseaux qui ont recherché cette carte peuvent s’y installer. Défausse-la.
cosmic-tech-gluon-mines = Mines à gluons
cosmic-tech-text-gluon-mines = Comme défense, les cartes choisies : autant de vaisseaux de l’offense et de ses alliés qu’il y en a sur cette carte vont dans le warp, à ton choix. S’il n’en reste aucun, la défense gagne. Défausse-la.
cosmic-tech-infinity-drive = Propulsion infinie
cosmic-tech-text-infinity-drive = À la fin d’une rencontre, avec une carte de rencontre en main : défausse-la pour avoir aussitôt une rencontre à toi. Puis le jeu reprend où il en était.
cosmic-tech-lunar-cannon = Canon lunaire
cosmic-tech-text-lunar-cannon = Il se dresse entre deux de tes planètes. Sur l’une et l’autre, ton camp a 10 de plus quand tu es protagoniste ou allié. Un destin libre te laisse le déplacer dans n’importe quel système.
cosmic-tech-omega-missile = Missile oméga
cosmic-tech-text-omega-missile = À un regroupement : défausse-la pour retirer une planète de la partie. Ses vaisseaux vont dans le warp.
cosmic-tech-plasma-thrusters = Propulseurs à plasma
cosmic-tech-text-plasma-thrusters = Tu peux envoyer un vaisseau de plus à chaque rencontre. Comme défense, tu peux en amener un d’une autre colonie sur la planète attaquée.
cosmic-tech-precursor-seed = Graine des précurseurs
cosmic-tech-text-precursor-seed = Tire un extraterrestre que personne n’a et qui ne prépare rien : tu as son pouvoir en plus du tien.
cosmic-tech-prometheus = Prométhée
cosmic-tech-text-prometheus = Tu reçois un vaisseau de plus, à toi en tout point. Là où il est de la rencontre, il ajoute 3 en outre.
cosmic-tech-the-qax = Les Qax
cosmic-tech-text-the-qax = Comme protagoniste, les alliances conclues : donne cette carte à un joueur que tu as invité et qui n’est l’allié de personne. Il doit te rejoindre avec 4 vaisseaux, ou autant qu’il peut sans abandonner de colonie.
cosmic-tech-quark-battery = Batterie à quarks
cosmic-tech-text-quark-battery = À l’achèvement, pose dessous une carte de rencontre de ta main. Comme protagoniste, les cartes retournées, tu peux défausser celle-ci pour jouer cette carte au lieu de la tienne.
cosmic-tech-tech-scrambler = Brouilleur
cosmic-tech-text-tech-scrambler = À tout moment : défausse-la, avec une technologie d’un autre qui ne coûte pas plus qu’il n’y a de vaisseaux sur celle-ci.
cosmic-tech-vacuum-turbines = Turbines à vide
cosmic-tech-text-vacuum-turbines = À un regroupement : défausse-la pour piocher 4 cartes, en garder à ton gré et défausser les autres.
cosmic-tech-warpspace-key = Clé du warp
cosmic-tech-text-warpspace-key = À un regroupement, comme offense : défausse-la, et tous tes vaisseaux quittent le warp.
cosmic-tech-xenon-lasers = Lasers au xénon
cosmic-tech-text-xenon-lasers = Comme protagoniste ou allié, ton camp a un de plus, ou un de moins là où le total le plus bas gagne.

cosmic-question-research = les technologies au regroupement
cosmic-question-mines = une technologie retournée en défense
cosmic-field-lab = Quelle technologie
cosmic-field-target = Quelle technologie d’un autre
cosmic-called-lab = { $tech } ({ $ships }/{ $cost ->
        [0] X
       *[other] { $cost }
    })
cosmic-called-lab-down = technologie cachée { $number }
cosmic-called-lab-gone = technologie { $number }
cosmic-note-lab-own = { $tech } ({ $ships }/{ $cost ->
        [0] X
       *[other] { $cost }
    }) : { $text }
cosmic-note-lab-down = vaisseaux dessus : { $ships }
cosmic-tech-too-few = Trop peu de vaisseaux ({ $ships } sur { $cost }) : retournée maintenant, elle est défaussée
cosmic-summary-techs-up = Technologies achevées : { $techs }
cosmic-summary-techs-down = Technologies cachées : { $number }, vaisseaux dessus : { $ships }
cosmic-summary-tech-own = Ta technologie { $number } : { $tech }, vaisseaux { $ships } sur { $cost ->
        [0] un nombre quelconque
       *[other] { $cost }
    }
cosmic-summary-tech-under = Sous ta batterie à quarks : { $card }
cosmic-summary-tech-deck = Technologies : { $number } dans le paquet, { $discards } défaussées
cosmic-called-prometheus = { $planet } (Prométhée)
cosmic-called-prometheus-in = { $place } (Prométhée)
cosmic-ship-apart = Vaisseau spécial de { $who } : { $ship }, mis à part, il n’y peut rien faire

cosmic-ask-tech = { $number ->
        [one] Gardes-tu cette technologie
       *[other] Laquelle de ces { $number } technologies gardes-tu
    }, face cachée ?
cosmic-ask-tech-keep-tech = Garder →
cosmic-ask-tech-pass = Aucune
cosmic-ask-tech-waiting = Au menu : la technologie.
cosmic-ask-tech-hint = Une technologie est achevée par autant de vaisseaux qu’elle coûte, un à chaque regroupement. Les autres sont défaussées.
cosmic-ask-research = Regroupement : envoies-tu un vaisseau rechercher, achèves-tu une technologie ou t’en sers-tu ?
cosmic-ask-research-research = Rechercher →
cosmic-ask-research-complete = Achever →
cosmic-ask-research-use-tech = S’en servir →
cosmic-ask-research-pass = Rien
cosmic-ask-research-waiting = Au menu : la technologie et le vaisseau.
cosmic-ask-research-hint = Un vaisseau qui recherche n’est sur aucune colonie tant que la technologie n’est pas achevée. Retournée avec trop peu de vaisseaux, elle est défaussée.
cosmic-ask-mines = Les cartes sont choisies : retournes-tu une technologie ?
cosmic-ask-mines-turn-up = Retourner →
cosmic-ask-mines-pass = Non
cosmic-ask-mines-waiting = Au menu : la technologie.
cosmic-ask-mines-hint = Quiconque défend avec des vaisseaux sur une technologie cachée lit cette question. Elle ne dit rien de la technologie.
cosmic-do-switch-off = Générateur de champ contre →
cosmic-do-scramble = Brouilleur →
cosmic-do-drive-onto = Vaisseau amiral sur une technologie →
cosmic-choice-tech-now = Te sers-tu aussitôt de la technologie que tu as achevée ?
cosmic-choice-tech-instead = Sans autre rencontre : pioches-tu des technologies, pour en garder une ?
cosmic-choice-salvage-techs = Vaisseau de récupération : prends-tu des technologies au lieu de récompenses ?
cosmic-choice-coldsleep-where = Vaisseau cryogénique : sur quelle planète tes vaisseaux s’installent-ils ?
cosmic-choice-coldsleep-ships = Vaisseau cryogénique : quels vaisseaux s’y installent ?
cosmic-choice-delta-card = Scanneurs delta : quelle carte de la défausse prends-tu ?
cosmic-choice-energy-cloak = Voile d’énergie : t’en sers-tu, pour que la défense ne puisse inviter personne ?
cosmic-choice-enigma-first = Engin énigmatique : quelles cartes défausses-tu d’abord ?
cosmic-choice-genesis-settlers = Bombe Genèse : combien de ces vaisseaux s’installent sur la planète Genèse ?
cosmic-choice-gluon-whose = Mines à gluons : un vaisseau de qui va dans le warp ?
cosmic-choice-infinity-drive = Propulsion infinie : as-tu une rencontre à toi maintenant ? Il te faut une carte de rencontre.
cosmic-choice-cannon-where = Canon lunaire : après laquelle de tes planètes se dresse-t-il ? Il compte là et sur la suivante.
cosmic-choice-cannon-move = Canon lunaire : après quelle planète se dresse-t-il désormais ?
cosmic-choice-omega-where = Missile oméga : quelle planète quitte la partie ?
cosmic-choice-plasma-ship = Propulseurs à plasma : quel vaisseau va sur la planète attaquée ?
cosmic-choice-qax-whom = Les Qax : qui doit te rejoindre ?
cosmic-choice-quark-card = Batterie à quarks : quelle carte de rencontre poses-tu dessous ?
cosmic-choice-quark-now = Batterie à quarks : joues-tu la carte posée dessous au lieu de la tienne ?
cosmic-choice-vacuum-away = Turbines à vide : lesquelles de ces cartes défausses-tu ?
cosmic-chance-tech-seed = quel extraterrestre apporte la graine des précurseurs
cosmic-step-research = Recherche

cosmic-tech-draws = 🧪 { $who } pioche { $number ->
        [one] { $number } technologie
       *[other] { $number } technologies
    }.
cosmic-tech-drew = 🤫 Tu as pioché : { $techs }.
cosmic-tech-keeps = 🧪 { $who } garde une technologie, face cachée.
cosmic-tech-researches = 🧪 { $who } recherche : technologie cachée { $lab }, { $number ->
        [one] { $number } vaisseau
       *[other] { $number } vaisseaux
    } dessus.
cosmic-tech-completes = 🧪 { $who } achève une technologie : { $tech }.
cosmic-tech-fails = 🧪 { $who } retourne une technologie, avec trop peu de vaisseaux : { $tech }.
cosmic-tech-uses = 🧪 { $who } se sert d’une technologie : { $tech }.
cosmic-tech-discards = 🧪 { $who } défausse : { $techs }.
cosmic-tech-switches-off = 🧪 { $who } coupe le pouvoir de { $other } jusqu’à la fin de la rencontre.
cosmic-tech-scrambles = 🧪 { $who } retourne : { $tech }, contre { $other } (technologie cachée { $lab }).
cosmic-tech-too-dear = 🧪 La technologie cachée { $lab } de { $other } coûte plus que cela et reste.
cosmic-tech-mines = 🧪 { $who } retourne : { $tech }, avec { $number ->
        [one] { $number } vaisseau
       *[other] { $number } vaisseaux
    } dessus.
cosmic-tech-cannon = 🧪 Le canon lunaire de { $who } se dresse entre { $planet } et { $other_planet }.
cosmic-tech-omega = 🧪 { $who } détruit une planète : { $planet }.
cosmic-tech-seed = 🧪 { $who } a un second extraterrestre : { $alien }.

## Engineer

cosmic-alien-engineer = Ingénieur
cosmic-power-engineer = Comme protagoniste, après une défaite ou un accord manqué : tu peux piocher 2 technologies et en poser une face cachée sur ta fiche ; une plus ancienne est défaussée. Comme toutes, elle est recherchée et achevée aux regroupements, et tes vaisseaux dans le warp comptent pour son coût.
cosmic-wild-engineer = Dans n’importe quel rôle, à chaque étape : tu peux retourner des cartes de la pioche cosmique jusqu’à un artéfact et le prendre. Sans artéfact, prends-en un de la défausse. Donne cette éruption à l’Ingénieur.
cosmic-super-engineer = Avec ton pouvoir, tu peux regarder toutes les technologies qui restent et en prendre une à la place.
cosmic-flare-engineer = Éruption de l’Ingénieur
cosmic-choice-engineer-card = Éruption de l’Ingénieur : quel artéfact de la défausse prends-tu ?
cosmic-engineer-searches = 🔧 { $who } retourne { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } : { $cards }.

## Rules

cosmic-section-techs = Technologies
cosmic-rule-td-1 = Il y a vingt technologies dans un paquet à part. Au début, chacun en pioche deux, en garde une face cachée et défausse l’autre. Avec quatre planètes chacun, celles qui coûtent huit ou plus sont mises de côté.
cosmic-rule-td-2 = Quelle technologie est face cachée, seul son propriétaire le sait. Combien il y en a et combien de vaisseaux sont sur chacune, tous le voient.
cosmic-rule-td-3 = Quand le paquet des technologies est vide, sa défausse est mélangée. Sans l’un ni l’autre, personne ne pioche de technologie.
cosmic-rule-td-3-why = Un séisme concerne la pioche cosmique ; les technologies ne sont jamais en main.
cosmic-rule-td-4 = Au début de chaque regroupement, chacun peut poser un vaisseau d’une colonie sur une de ses technologies face cachée. Ces vaisseaux ne sont sur aucune colonie ni dans aucune rencontre, et ne peuvent la quitter.
cosmic-rule-td-5 = Au lieu de cela, tu peux en retourner une : avec autant de vaisseaux qu’elle coûte elle est achevée, avec moins elle est défaussée. Ses vaisseaux vont dans des colonies.
cosmic-rule-td-6 = Une technologie achevée reste devant toi et fait ce qu’elle dit, quand elle le dit. Une technologie secrète n’est retournée que lorsqu’elle sert.
cosmic-rule-td-7 = Qui pourrait avoir une autre rencontre et s’en passe peut piocher des technologies, une et une de plus par colonie étrangère, et en garder une.
cosmic-rule-td-8 = Un vaisseau de récupération peut apporter deux technologies, dont une est gardée, au lieu de ses récompenses. Un vaisseau amiral peut aller sur une technologie que son propriétaire recherche.
cosmic-rule-td-9 = Les technologies ne sont ni des artéfacts ni des pouvoirs : aucune carte ne les annule.
cosmic-rule-ce-r54 = Un vaisseau spécial sur une technologie, ou capturé, ne peut rien faire ni en être sorti.
cosmic-rule-ce-r54-why = Les vaisseaux qui recherchent ne partent pas avant que ce soit achevé.
