### Les règles par numéro : une rencontre, du début d’un tour à sa fin.

## Le tour

cosmic-section-turn = Le tour
cosmic-rule-ce-40 = L’offensive qui commence son tour sans carte rencontre montre sa main, la défausse et en pioche une nouvelle, autant de fois qu’il faut pour en tenir une. De même si un pouvoir lui coûte la dernière à ce moment.
cosmic-rule-ce-r3 = Avant de défausser toute sa main, on peut encore en jouer les cartes permises à ce moment. Comme tout le monde a vu la main, on te le demande simplement ; là où l’on ne demande jamais rien, les cartes préparées se jouent.
cosmic-rule-ce-r3-why = Les règles permettent de jouer d’abord, mais par messages personne ne peut abattre une carte à temps ; la main étant montrée, poser la question ne trahit rien.
cosmic-rule-ce-41 = Les pouvoirs et les cartes du début du tour agissent maintenant, une fois pour tout le tour et non avant chaque rencontre.
cosmic-rule-ce-42 = Au regroupement, l’offensive ramène un de ses vaisseaux du warp vers la colonie qu’elle veut, avant chacune de ses rencontres. Sans colonie, il va droit au portail. Tu dis où il se pose en lançant.
cosmic-rule-ce-43 = Les cartes du début d’une rencontre se jouent juste après le regroupement, par qui elles le disent.
cosmic-rule-ce-120 = Après un succès dans sa première rencontre, l’offensive peut en avoir une seconde, si elle tient encore une carte rencontre. Elle recommence au regroupement, et il n’y en a pas de troisième, sauf si un pouvoir le dit.
cosmic-rule-ce-r7 = Réoccuper une de tes planètes vides compte comme un succès : une seconde rencontre peut suivre.
cosmic-rule-ce-r7-why = On n’y croise personne, on pourrait donc douter que ce soit une rencontre ; tout le reste la traite comme une rencontre réussie.
cosmic-rule-ce-121 = Quand l’offensive n’a plus de rencontre, le tour passe à la personne assise à sa gauche.

## Le destin

cosmic-section-destiny = Le destin
cosmic-rule-ce-10 = La pioche de destin contient trois cartes par couleur en jeu, dont une avec une alerte danger, deux cartes libres et trois spéciales. Son ordre est caché, son contenu non.
cosmic-rule-ce-11 = Les cartes spéciales nomment quelqu’un d’autre que l’offensive : qui a le plus de colonies étrangères, le plus de cartes en main ou le moins de vaisseaux dans le warp. À égalité, c’est la personne la plus proche à gauche de l’offensive.
cosmic-rule-ce-12 = Quand il faut tirer une carte destin et qu’il n’en reste qu’une, on la mélange d’abord avec la défausse.
cosmic-rule-ce-50 = L’offensive tire une carte destin, face visible. Son alerte danger vaut pour toute la rencontre, même si une autre carte est tirée ensuite.
cosmic-rule-ce-51 = La couleur de quelqu’un d’autre : cette personne est la défense, et la rencontre a lieu sur une de ses planètes.
cosmic-rule-ce-52 = Ta propre couleur : (a) attaque la colonie de quelqu’un d’autre dans ton système, qui la défend ; (b) réoccupe une de tes planètes où il n’y a personne, avec des vaisseaux d’autres colonies, sans croiser personne, et c’est un succès ; ou (c) tire une autre carte.
cosmic-rule-ce-53 = Une carte libre : l’offensive choisit qui elle rencontre parmi les autres, dans le système de cette personne.
cosmic-rule-ce-54 = Une carte spéciale compte comme la couleur de la personne qu’elle nomme.
cosmic-rule-ce-55 = Une couleur ne mène qu’aux planètes de cette personne. Ses colonies ailleurs ne sont attaquées que par qui habite là, ou par ce que dit un pouvoir ou une carte.

## Le lancement

cosmic-section-launch = Le lancement
cosmic-rule-ce-60 = L’offensive oriente le portail vers une planète où le destin la laisse aller. La défense peut n’y avoir plus aucun vaisseau ; elle défend quand même.
cosmic-rule-ce-r8 = Si la personne qui habite le système n’a pas de vaisseau sur la planète, elle défend avec zéro. Les autres qui y ont des colonies ne s’en mêlent pas et les gardent, peu importe qui gagne.
cosmic-rule-ce-r8-why = Une planète sans vaisseau de qui l’habite peut être attaquée, mais rien ne dit ce que deviennent celles et ceux qui y ont une colonie.
cosmic-rule-ce-61 = L’offensive met au portail un à quatre de ses vaisseaux, de n’importe lesquelles de ses colonies, même le dernier d’une colonie.
cosmic-rule-ce-62 = Les vaisseaux que la défense a sur la planète sont dans la rencontre sans la quitter ; elle n’en ajoute pas d’autres.
cosmic-rule-ce-63 = Si l’offensive n’a pas un seul vaisseau pour le portail, ou personne à attaquer quoi que dise le destin, son tour finit.

## Les alliances

cosmic-section-alliances = Les alliances
cosmic-rule-ce-70 = Les pouvoirs et les cartes qui agissent avant les invitations agissent maintenant.
cosmic-rule-ce-71 = L’offensive invite qui elle veut parmi les autres, sauf la défense, ou personne. On ne répond pas encore. Les deux protagonistes invitent en même temps, sauf si la table fait parler l’offensive d’abord.
cosmic-rule-ce-72 = La défense aussi invite qui elle veut parmi les autres, ou personne, y compris des gens que l’offensive a déjà invités.
cosmic-rule-ce-73 = Qui est invité rejoint un camp qui l’a demandé, avec un vaisseau ou autant que l’offensive peut en lancer, ou reste à l’écart, dans le sens horaire à sa gauche. Là où l’on répond à la fois, tu peux poser une condition : si quelqu’un est dans un camp, tu fais autrement.
cosmic-rule-ce-74 = Une fois toutes les réponses données, les alliances sont formées. Les pouvoirs et les cartes qui agissent sur elles servent maintenant.

## La préparation

cosmic-section-planning = La préparation
cosmic-rule-ce-80 = L’offensive qui n’a pas de carte rencontre à ce stade finit son tour : elle ne pioche pas de nouvelle main.
cosmic-rule-ce-r4 = Quand un tour finit avant la révélation, tous les vaisseaux envoyés rentrent, ceux des alliés aussi, et les cartes posées face cachée retournent en main. Ce n’était pas un succès.
cosmic-rule-ce-r4-why = Il est dit que le tour est fini, sans rien de ce qui était en route ; personne n’a perdu, personne ne doit donc payer.
cosmic-rule-ce-81 = La défense sans carte rencontre montre sa main, la défausse et en pioche une nouvelle jusqu’à en tenir une. On regarde l’offensive d’abord.
cosmic-rule-ce-82 = Les pouvoirs et les cartes qui agissent avant le choix des cartes rencontre agissent maintenant. S’il y a des multiplicateurs, chaque protagoniste peut en annoncer un, face cachée.
cosmic-rule-ce-83 = Les deux protagonistes choisissent une carte rencontre de leur main et la posent face cachée, en même temps.
cosmic-rule-ce-84 = Une fois les deux cartes posées, et avant qu’on les révèle, servent les pouvoirs et les cartes qui agissent sur elles.

## La révélation

cosmic-section-reveal = La révélation
cosmic-rule-ce-90 = Les deux cartes rencontre sont retournées ensemble, avec les multiplicateurs s’il y en a.
cosmic-rule-ce-91 = Les cartes qui se changent elles-mêmes le font d’abord : chacune regarde ce qui est imprimé sur l’autre. Une morphe vient en dernier et devient ce que l’autre carte est devenue.
cosmic-rule-ce-136 = Une morphe est en tout ce qu’est l’autre carte. À la défausse, elle redevient une morphe.
cosmic-rule-ce-92 = Puis les multiplicateurs multiplient, et les pouvoirs, éruptions et artéfacts agissent, dans l’ordre du jeu ; ce qui est obligatoire précède ce qui est au choix.
cosmic-rule-ce-r5 = La valeur d’une attaque se calcule dans cet ordre : ce que la carte fait d’elle-même, les multiplicateurs, les pouvoirs, les renforts ; ce qui inverse qui gagne et qui perd vient tout à la fin.
cosmic-rule-ce-r5-why = Plusieurs cartes et pouvoirs disent ce qu’ils font à une carte, mais pas dans quel ordre, et le total en dépend.
cosmic-rule-ce-93 = Deux attaques révélées, toutes les personnes de la rencontre peuvent ajouter des renforts, pour un camp ou l’autre ; qui a passé n’ajoute plus rien. Aux sas, on mise en secret, et la mise ne se joue, les plus petites cartes d’abord, que si elle change l’issue.
cosmic-rule-ce-94 = Le total d’un camp, c’est son attaque, plus un par vaisseau du protagoniste et de ses alliés, plus les renforts et ce qu’ajoutent pouvoirs et cartes.

## L’issue

cosmic-section-outcome = L’issue
cosmic-rule-ce-100 = De deux attaques, le plus haut total gagne ; l’égalité va à la défense.
cosmic-rule-ce-101 = Une attaque bat une négociation, quelle que soit sa valeur.
cosmic-rule-ce-102 = Deux négociations : personne ne gagne, tous les alliés rentrent, et les protagonistes tentent un accord.
cosmic-rule-ce-103 = Deux morphes n’ont rien à devenir, et les deux camps perdent : tous les vaisseaux de la rencontre vont au warp, ceux des alliés et de la défense sur sa planète compris. Ni compensation ni récompense.
cosmic-rule-ce-104 = Si l’offensive gagne, la défense et ses alliés perdent leurs vaisseaux de la rencontre dans le warp, et tous ceux du portail se posent sur la planète. Les autres qui y avaient des colonies les gardent.
cosmic-rule-ce-105 = Si la défense gagne, tous les vaisseaux du portail vont au warp. Ses alliés rentrent et ont une récompense par vaisseau envoyé : une carte, ou un de leurs vaisseaux du warp. Tu dis combien de chaque avant de piocher.
cosmic-rule-ce-109 = Une rencontre est un succès pour l’offensive si elle a gagné, conclu un accord, occupé une planète sans croiser personne, ou si un pouvoir ou une carte le dit.
cosmic-rule-ce-106 = Un protagoniste battu par une attaque avec une négociation prend au hasard dans la main du vainqueur une carte par vaisseau qu’il y a perdu, toutes s’il y en a moins. Avant, le vainqueur peut jouer ce qui est permis. Les alliés n’ont rien.
cosmic-rule-ce-107 = Seuls les vaisseaux vraiment partis dans le warp sont compensés : ce qui a été sauvé, ou a quitté le jeu, ne rapporte aucune carte.
cosmic-rule-ce-108 = À la fin, les cartes rencontre, multiplicateurs et renforts joués sont défaussés. Un artéfact l’est en se jouant, une éruption revient en main.

## Les accords

cosmic-section-deals = Les accords
cosmic-rule-ce-110 = On négocie à tour de rôle, l’offensive d’abord : une offre, un oui à la dernière, ou un refus. Tous savent qu’il y a une offre, eux deux seuls ce qu’elle dit. Après huit offres, ou le temps écoulé, l’accord a échoué.
cosmic-rule-ce-111 = Un accord peut déplacer des cartes, nommées, d’un type ou au hasard, et donner à chacun une colonie là où l’autre en a une. Ses vaisseaux viennent de partout sauf du warp. Ce qui est convenu se dit à tous.
cosmic-rule-ce-112 = Une carte ou une colonie au moins doit changer de mains. Une simple promesse ne compte pas, et un accord que l’un des deux ne peut pas tenir a échoué.
cosmic-rule-ce-113 = Les vaisseaux du portail que l’accord n’a pas employés rentrent dans les colonies de l’offensive.
cosmic-rule-ce-114 = Sans accord, chacun des deux perd trois vaisseaux dans le warp, ou tous s’il en a moins.
cosmic-rule-ce-r1 = Après un accord manqué, tous les vaisseaux rentrent d’abord ; puis tu choisis librement, où que ce soit, lesquels des tiens sont perdus.
cosmic-rule-ce-r1-why = Il est dit combien de vaisseaux sont perdus, pas lesquels ; le libre choix est la lecture la plus douce, et ne demande pas d’autre règle.
cosmic-rule-ce-115 = Un accord conclu est un succès pour l’offensive.
