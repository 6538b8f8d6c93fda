### Les aliens, de Miroir à Zombie : nom, pouvoir, éruption sauvage, super-éruption, titre de la carte. Aussi montré sur les images, donc sans Markdown.
### « Adversaire » : l’autre protagoniste. « Avant la révélation » : les deux cartes rencontre sont face cachée.

## Mirror

cosmic-alien-mirror = Miroir
cosmic-power-mirror = Comme protagoniste, cartes choisies, avant la révélation : tu peux demander un miroir. Toute attaque révélée voit alors ses deux chiffres échangés (08 devient 80, 15 devient 51).
cosmic-wild-mirror = Comme protagoniste, après la révélation : tu peux changer ta carte rencontre en copie de celle de ton adversaire.
cosmic-super-mirror = Avec ton pouvoir, tu peux n’échanger les chiffres que d’une des deux cartes, la tienne ou celle de ton adversaire.
cosmic-flare-mirror = Éruption du Miroir

## Mite

cosmic-alien-mite = Mite
cosmic-power-mite = À l’offensive, au lancement, portail pointé : si la défense a plus de 3 cartes, tu dois exiger un choix. Elle en défausse au hasard jusqu’à 3, ou te donne une colonie sur la planète visée ; la rencontre finit alors aussitôt, comme un succès.
cosmic-wild-mite = Comme protagoniste, une fois les alliances formées, si ton adversaire a plus de vaisseaux alliés que toi : tu peux renvoyer chez eux tous les alliés, des deux camps.
cosmic-super-mite = Des cartes que la défense défausse à cause de ton pouvoir, tu peux prendre en main celles que tu veux.
cosmic-flare-mite = Éruption de la Mite

## Mutant

cosmic-alien-mutant = Mutant
cosmic-power-mutant = Comme protagoniste avec moins de 8 cartes, avant les invitations : tu peux compléter ta main à 8, une carte à la fois. Chacune est prise au hasard dans une main de ton choix, ou sur la pioche.
cosmic-wild-mutant = Comme protagoniste, si tu gagnes ou conclus un accord : tu peux prendre 1 carte au hasard à ton adversaire et à chacun de ses alliés.
cosmic-super-mutant = Avant de te servir de ton pouvoir, tu peux défausser jusqu’à 3 cartes.
cosmic-flare-mutant = Éruption du Mutant

## Observer

cosmic-alien-observer = Observateur
cosmic-power-observer = Comme protagoniste ou allié, quand des vaisseaux partent dans le warp à la résolution, quelle qu’en soit la cause : allié, tu dois ramener les tiens dans tes colonies ; protagoniste, ce sont ceux de tes alliés qui rentrent. Les tiens, protagoniste, ne sont pas sauvés.
cosmic-wild-observer = Comme protagoniste, une fois les alliances formées : tu peux faire piocher 1 carte à chacun de tes alliés.
cosmic-super-observer = Quand tu envoies des vaisseaux dans une rencontre, l’un d’eux peut venir du warp. La limite habituelle reste.
cosmic-flare-observer = Éruption de l’Observateur

## Oracle

cosmic-alien-oracle = Oracle
cosmic-power-oracle = Comme protagoniste, au choix des cartes : ton adversaire doit choisir en premier et jouer sa carte rencontre face visible. Tu dois choisir la tienne seulement après l’avoir vue.
cosmic-wild-oracle = Comme protagoniste, avant le choix des cartes : tu peux mêler ta main et celle de ton adversaire, puis les redonner au hasard. Chacun a autant de cartes qu’avant.
cosmic-super-oracle = Avec ton pouvoir, carte adverse vue : tu peux finir la rencontre comme si un accord venait d’être conclu. Ton adversaire reprend sa carte.
cosmic-flare-oracle = Éruption de l’Oracle

## Pacifist

cosmic-alien-pacifist = Pacifiste
cosmic-power-pacifist = Comme protagoniste, quand l’issue se décide : si tu as révélé une négociation et ton adversaire une attaque, tu dois gagner la rencontre.
cosmic-wild-pacifist = Comme protagoniste, après la révélation : si tu as montré une négociation et ton adversaire une attaque, tu peux changer ta négociation en attaque 15.
cosmic-super-pacifist = Comme protagoniste, quand un accord échoue : tu peux perdre 2 vaisseaux de moins et en faire perdre 2 de plus à ton adversaire.
cosmic-flare-pacifist = Éruption du Pacifiste

## Parasite

cosmic-alien-parasite = Parasite
cosmic-power-parasite = Sans être protagoniste, quand les invités répondent : tu peux t’allier à l’offensive ou à la défense, même sans invitation, avec 1 à 4 vaisseaux.
cosmic-wild-parasite = Dans n’importe quel rôle, à tout moment : quand quelqu’un perd son pouvoir, faute d’assez de colonies chez soi, tu peux fonder avec 1 vaisseau une colonie sur une planète de son système.
cosmic-super-parasite = Comme allié, tu peux envoyer autant de vaisseaux que tu veux.
cosmic-flare-parasite = Éruption du Parasite

## Philanthropist

cosmic-alien-philanthropist = Philanthrope
cosmic-power-philanthropist = Comme protagoniste ou allié, une fois les alliances formées : tu peux donner à un protagoniste une carte de ta main, sans que les autres la voient. Si tu es toi-même protagoniste, elle va à ton adversaire. S’il ne te reste, à l’offensive, aucune carte rencontre, tu pioches une nouvelle main.
cosmic-wild-philanthropist = Dans n’importe quel rôle, au regroupement : tu peux envoyer 1 de tes vaisseaux dans le warp et prêter ton pouvoir à quelqu’un pour cette rencontre. D’ici à sa fin, tu ne l’as plus.
cosmic-super-philanthropist = Au choix des cartes : si tu as donné une carte rencontre avec ton pouvoir, tu peux obliger qui l’a reçue à la jouer.
cosmic-flare-philanthropist = Éruption du Philanthrope

## Pickpocket

cosmic-alien-pickpocket = Pickpocket
cosmic-power-pickpocket = Dans n’importe quel rôle, une fois par rencontre, après le lancement ou à la fin : tu peux prendre 1 carte au hasard à quelqu’un qui a une colonie dans ton système, la regarder, puis la garder ou la défausser.
cosmic-wild-pickpocket = Quand le portail vise ton système : prends au hasard à l’offensive jusqu’à une carte par vaisseau dans le portail, et garde ou défausse chacune. Sans carte rencontre, elle repioche sa main.
cosmic-super-pickpocket = Une fois par rencontre, avec ton pouvoir, tu peux prendre 1 carte au hasard à chacune des personnes de ton choix qui ont une colonie dans ton système, et garder ou défausser chacune.
cosmic-flare-pickpocket = Éruption du Pickpocket

## Remora

cosmic-alien-remora = Rémora
cosmic-power-remora = Dans n’importe quel rôle, à tout moment : chaque fois que quelqu’un d’autre récupère des vaisseaux du warp, tu peux en récupérer 1, mais aucun de ceux que tu as perdus dans cette rencontre ; chaque fois que quelqu’un d’autre pioche, tu peux piocher 1 carte. Une fois par occasion, quel qu’en soit le nombre.
cosmic-wild-remora = Dans n’importe quel rôle, à tout moment : chaque fois que quelqu’un d’autre se sert d’une éruption, tu peux piocher 1 carte.
cosmic-super-remora = Chaque fois que quelqu’un d’autre gagne une colonie, tu peux piocher 1 carte ou récupérer 1 vaisseau du warp.
cosmic-flare-remora = Éruption du Rémora

## Shadow

cosmic-alien-shadow = Ombre
cosmic-power-shadow = Dans n’importe quel rôle, à chaque carte destin tirée : si elle désigne quelqu’un d’autre (couleur ou carte spéciale), tu dois envoyer dans le warp un de ses vaisseaux, à ton choix ; sur une carte « Libre », un vaisseau de n’importe qui d’autre.
cosmic-wild-shadow = En défense, si tu perds contre une attaque : tu peux envoyer dans le warp 1 de tes vaisseaux hors de la rencontre ; tous ceux du camp adverse y partent aussi.
cosmic-super-shadow = À ton tour, tu peux remplacer le vaisseau que ton pouvoir envoie dans le warp par un des tiens, pris dans le warp.
cosmic-flare-shadow = Éruption de l’Ombre

## Sorcerer

cosmic-alien-sorcerer = Sorcier
cosmic-power-sorcerer = Comme protagoniste, cartes choisies, avant la révélation : tu peux échanger les deux cartes rencontre, toujours face cachée. Chaque camp révèle alors comme sienne la carte de l’autre.
cosmic-wild-sorcerer = Si le Sorcier n’est pas protagoniste, avant le choix des cartes : tu peux faire échanger leurs pouvoirs aux protagonistes, pour de bon. Donne ensuite cette éruption au Sorcier ; sinon, défausse-la.
cosmic-super-sorcerer = Tu peux aussi te servir de ton pouvoir comme allié, sur les cartes des protagonistes.
cosmic-flare-sorcerer = Éruption du Sorcier

## Spiff

cosmic-alien-spiff = Dandy
cosmic-power-spiff = À l’offensive, quand les vaisseaux quittent la rencontre : si les deux cartes étaient des attaques et que tu perds d’au moins 10, tu peux poser 1 de tes vaisseaux sur la planète visée au lieu de l’envoyer dans le warp.
cosmic-wild-spiff = En défense, si tu perds : tu peux garder 1 de tes vaisseaux sur la planète ; les autres vont dans le warp.
cosmic-super-spiff = Tu peux te servir de ton pouvoir dès que tu perds d’au moins 5.
cosmic-flare-spiff = Éruption du Dandy

## Saboteur

cosmic-alien-saboteur = Saboteur
cosmic-power-saboteur = Au départ, tu dois cacher 1 piège et 2 leurres par personne sous des planètes différentes. Début de rencontre : tu peux replacer un jeton ou en échanger deux. On se pose dessus : tu dois le révéler. Piège : tous les vaisseaux de là partent dans le warp, la planète reste. Leurre : rien.
cosmic-wild-saboteur = Comme protagoniste, au lancement : tu peux retenir en otage, pour cette rencontre, les vaisseaux adverses d’une planète partagée. Ils ne bougent plus ; si tu perds, ils vont dans le warp.
cosmic-super-saboteur = Quand des vaisseaux se posent sur un leurre : tu peux défausser une négociation pour qu’il agisse comme un piège.
cosmic-flare-saboteur = Éruption du Saboteur

## Tick-Tock

cosmic-alien-tick-tock = Tic-Tac
cosmic-power-tick-tock = Tu commences avec 10 jetons, avec 8 si chacun a quatre planètes. Quel que soit ton rôle, à chaque victoire de la défense et à chaque accord conclu, tu dois en défausser 1. Quand il n’en reste aucun, tu gagnes la partie aussitôt. Les colonies te font toujours gagner aussi.
cosmic-wild-tick-tock = Dans n’importe quel rôle, quand la pioche est remélangée : tu peux fonder une colonie, avec 4 vaisseaux au plus, sur une planète de quelqu’un d’autre.
cosmic-super-tick-tock = Comme protagoniste, si tu gagnes ou conclus un accord : tu peux envoyer 1 de tes vaisseaux dans le warp pour défausser un jeton de plus.
cosmic-flare-tick-tock = Éruption du Tic-Tac

## Tourist

cosmic-alien-tourist = Touriste
cosmic-power-tourist = Au départ et chez toi, 4 vaisseaux au plus montent ou descendent. Danger tiré : 1 à bord doit aller au warp. Sinon, la défense connue, le paquebot doit avancer d’un système. Chez elle (au lieu visé), sans colonie à toi : tout peut débarquer sur une planète. Sinon : 1 peut rentrer, pour 1 carte au hasard de l’hôte.
cosmic-wild-tourist = Tu peux regarder une carte ou une fiche d’alien face cachée, ou la première carte d’une pioche.
cosmic-super-tourist = Après le déplacement de ton paquebot, tu peux embarquer des vaisseaux d’une colonie de ce système.
cosmic-flare-tourist = Éruption du Touriste

## Trader

cosmic-alien-trader = Négociant
cosmic-power-trader = Comme protagoniste, avant le choix des cartes : tu peux échanger toute ta main contre celle de ton adversaire. Une défense sans carte rencontre pioche d’abord sa nouvelle main.
cosmic-wild-trader = Comme protagoniste, avant les invitations : tu peux prendre 1 carte au hasard dans la main de ton adversaire, puis lui en rendre 1 de ton choix.
cosmic-super-trader = Avec ton pouvoir, tu peux échanger ta main avec celle de n’importe qui.
cosmic-flare-trader = Éruption du Négociant

## Tripler

cosmic-alien-tripler = Tripleur
cosmic-power-tripler = Comme protagoniste, après la révélation : tu dois changer ton attaque. Jusqu’à 10, elle est multipliée par 3 ; au-dessus, divisée par 3, arrondie vers le haut (11 devient 04).
cosmic-wild-tripler = Comme protagoniste, après la révélation : si l’attaque adverse vaut 15 ou plus, tu peux d’abord la diviser par 3, arrondie vers le haut.
cosmic-super-tripler = Si tu veux, ton pouvoir multiplie par 3 les attaques jusqu’à 13 et ne divise que celles à partir de 14.
cosmic-flare-tripler = Éruption du Tripleur

## Vacuum

cosmic-alien-vacuum = Vide
cosmic-power-vacuum = Dans n’importe quel rôle, à tout moment : quand tu perds des vaisseaux dans le warp, tu dois y entraîner au plus autant de vaisseaux d’autres personnes. Tu dis qui en perd combien ; chaque propriétaire choisit lesquels.
cosmic-wild-vacuum = Dans n’importe quel rôle, après la révélation : pour chaque protagoniste autre que toi qui montre une attaque, tu peux récupérer 1 vaisseau du warp.
cosmic-super-vacuum = Avec ton pouvoir, tu peux aussi choisir quels vaisseaux partent dans le warp.
cosmic-flare-vacuum = Éruption du Vide

## Virus

cosmic-alien-virus = Virus
cosmic-power-virus = Comme protagoniste avec une attaque, après la révélation : tu dois multiplier ton attaque par le nombre de tes propres vaisseaux dans la rencontre au lieu de les ajouter. Les vaisseaux de tes alliés s’ajoutent toujours.
cosmic-wild-virus = Comme protagoniste avec une attaque, après la révélation : tu peux multiplier le nombre de tes vaisseaux par celui de tes vaisseaux alliés au lieu de les additionner.
cosmic-super-virus = Avec ton pouvoir, tu peux compter aussi les vaisseaux de tes alliés dans la multiplication, au lieu de les ajouter.
cosmic-flare-virus = Éruption du Virus

## Visionary

cosmic-alien-visionary = Visionnaire
cosmic-power-visionary = Comme protagoniste, avant le choix des cartes : tu peux nommer une carte rencontre, par exemple « négociation » ou « attaque 08 ». Ton adversaire doit la jouer s’il l’a en main ; pour « négociation », une qui a son propre texte s’il n’en a pas d’autre.
cosmic-wild-visionary = Comme protagoniste, à tout moment : tu peux nommer une carte. Les autres doivent chacun te la montrer, ou, faute de l’avoir, une autre carte de leur choix.
cosmic-super-visionary = Tu peux aussi te servir de ton pouvoir sans être protagoniste, contre un protagoniste.
cosmic-flare-visionary = Éruption du Visionnaire

## Void

cosmic-alien-void = Néant
cosmic-power-void = Comme protagoniste, si tu gagnes : tu dois retirer de la partie les vaisseaux du camp perdant au lieu de les envoyer dans le warp, avant que rien puisse les sauver. Il en reste toujours à chacun autant qu’il faut de colonies pour gagner ; les autres vont dans le warp.
cosmic-wild-void = Dans n’importe quel rôle, quand on joue un artéfact : tu peux envoyer dans le warp 1 de tes vaisseaux hors de la rencontre pour l’annuler. Il est défaussé.
cosmic-super-void = Tu peux aussi te servir de ton pouvoir comme allié, quand ton camp gagne.
cosmic-flare-void = Éruption du Néant

## Vulch

cosmic-alien-vulch = Vautour
cosmic-power-vulch = Dans n’importe quel rôle, à tout moment : quand quelqu’un d’autre défausse un artéfact, joué ou non, tu dois le prendre en main. Tu dois garder tes artéfacts quand tu changes de main. Ceux que tu joues sont défaussés normalement.
cosmic-wild-vulch = Comme protagoniste, si tu gagnes ou conclus un accord : tu peux te faire donner des cartes une à une par ton adversaire. Défausse-les jusqu’à celle que tu gardes.
cosmic-super-vulch = Ton pouvoir peut aussi prendre les éruptions que les autres défaussent.
cosmic-flare-vulch = Éruption du Vautour

## Warpish

cosmic-alien-warpish = Warpien
cosmic-power-warpish = Comme protagoniste avec une attaque, après la révélation : tu dois ajouter 1 au total de ton camp pour chaque vaisseau dans le warp, quel qu’en soit le propriétaire.
cosmic-wild-warpish = Comme protagoniste, après la révélation : tu peux ajouter 1 au total de ton camp pour chacun de tes propres vaisseaux dans le warp.
cosmic-super-warpish = Tu peux aussi retrancher 1 du total de ton adversaire pour chacun de tes propres vaisseaux dans le warp.
cosmic-flare-warpish = Éruption du Warpien

## Warrior

cosmic-alien-warrior = Guerrier
cosmic-power-warrior = Comme protagoniste, en fin de rencontre, même si ton pouvoir a été annulé : tu prends 1 jeton si tu as gagné ou conclu un accord, 2 si tu as perdu ou échoué à négocier, et 1 de plus si chacun a quatre planètes. Après la révélation, avec une attaque : tu dois ajouter 1 à ton total par jeton.
cosmic-wild-warrior = En défense, juste après la rencontre : tu peux à ton tour lancer une rencontre contre l’offensive, dans son système. Puis le jeu reprend où il en était.
cosmic-super-warrior = Comme allié aussi, si ton camp montre une attaque, tu peux ajouter 1 à son total pour chacun de tes jetons.
cosmic-flare-warrior = Éruption du Guerrier

## Will

cosmic-alien-will = Volonté
cosmic-power-will = À l’offensive, une fois le destin tiré : tu dois désigner toi-même qui défend, parmi les autres, et comme cible n’importe laquelle de ses colonies ou de ses planètes, dans n’importe quel système, quoi que dise la carte.
cosmic-wild-will = À l’offensive, si tu tires la couleur de quelqu’un d’autre : tu peux l’affronter dans n’importe laquelle de ses colonies, dans tout système.
cosmic-super-will = Avant de désigner avec ton pouvoir, tu peux regarder la main d’une personne.
cosmic-flare-will = Éruption de la Volonté

## Yin-Yang

cosmic-alien-yin-yang = Yin-Yang
cosmic-power-yin-yang = Sans être protagoniste, tu peux, si les deux camps t’invitent, t’allier aux deux. Si l’un perd, chacun de tes vaisseaux chez l’autre peut épargner 1 vaisseau de la défense, ou vaut 1 récompense à l’offensive. Qui ne t’invite pas peut recevoir un jeton : dans cette rencontre, il perd aussi autant que l’autre.
cosmic-wild-yin-yang = Quand tu perds des vaisseaux dans le warp : tu peux en accuser quelqu’un, qui en perd alors autant.
cosmic-super-yin-yang = Quand tu es l’allié des deux camps, tes vaisseaux du camp perdant peuvent rentrer dans tes colonies au lieu d’aller dans le warp.
cosmic-flare-yin-yang = Éruption du Yin-Yang

## Zombie

cosmic-alien-zombie = Zombie
cosmic-power-zombie = Dans n’importe quel rôle, à tout moment : tes vaisseaux ne doivent jamais aller dans le warp ; ils reviennent dans tes colonies. Dans un accord, tu peux aussi libérer du warp des vaisseaux de qui le conclut avec toi.
cosmic-wild-zombie = Dans n’importe quel rôle, chaque fois que tu perds des vaisseaux dans le warp : tu peux en ramener 1 dans une de tes colonies.
cosmic-super-zombie = Comme protagoniste, quand les alliés arrivent : chacun des tiens peut ajouter 1 vaisseau pris dans le warp, même au-delà de 4.
cosmic-flare-zombie = Éruption du Zombie
