### Les règles par numéro : les extensions entre elles, et le jeu par messages.

## Les extensions entre elles

cosmic-section-together = Les extensions entre elles
cosmic-rule-x-1 = Chaque planétoïde en jeu a une enveloppe, qui voyage avec lui, et au début on peut aussi y cacher des cartes.
cosmic-rule-x-1-why = Chaque planète a une enveloppe, et un planétoïde est en tout une planète.
cosmic-rule-x-2 = Une rencontre commence par le dé d’exposition ; puis les planétoïdes bougent, et vient le regroupement.
cosmic-rule-x-2-why = Les deux arrivent au tout début ; La Cochonne se montre ainsi là où elle était, avant que sa planète ne s’en aille.
cosmic-rule-x-3 = Si un planétoïde est détruit avec des cartes dessous, elles sont défaussées, et La Cochonne tombe sur la table, où tous se battent pour elle.
cosmic-rule-x-3-why = Sinon, la seule carte qui fait gagner pourrait être perdue pour toujours. Les extraterrestres qui détruisent des planètes sont exclus, pas les planétoïdes qui rentrent.
cosmic-rule-x-4 = L’enveloppe d’un planétoïde appartient au système où se trouve le planétoïde quand la partie finit.
cosmic-rule-x-4-why = Un planétoïde est une planète du système où il se trouve à l’instant.
cosmic-rule-x-5 = Un vaisseau sur un planétoïde dans ton système est un vaisseau chez toi, et suffit pour gagner avec La Cochonne.
cosmic-rule-x-5-why = Il est demandé un vaisseau chez soi, sur n’importe laquelle de ses planètes.
cosmic-rule-x-6 = Les repères ne comptent pas pour la victoire, puisque les colonies ne font rien gagner, mais limitent encore les créations. Les colonies sur des planétoïdes sont des bases comme les autres.
cosmic-rule-x-6-why = Une extension compte des colonies pour gagner et l’autre l’abolit ; le reste de la règle des repères tient tout seul.
cosmic-rule-x-7 = Des vaisseaux portés par un planétoïde ne se posent pas : personne n’ouvre donc d’enveloppe.
cosmic-rule-x-7-why = Se poser est ce que fait un protagoniste dans une rencontre.
cosmic-rule-x-8 = Les attaques à deux valeurs, intimidations et multiplicateurs comptent tels quels, et un nombre très bas est très fort ici.
cosmic-rule-x-8-why = Ils ont été faits pour le plus haut total ; les auteurs de Cosmic Pig comptent avec des attaques sous zéro, donc ce n’est pas une erreur.
cosmic-rule-x-9 = Le Virus est distribué si les cartes d’Incursion sont en jeu, car certaines attaques y sont sous zéro. L’intimidation de moins neuf seule ne suffit pas.
cosmic-rule-x-9-why = La règle demande des cartes attaque négatives, et une intimidation n’en est pas une.
cosmic-rule-x-10 = Si la défense bat en retraite avec La Cochonne en main, ses vaisseaux restent, et La Cochonne va au vainqueur.
cosmic-rule-x-10-why = La retraite sauve des vaisseaux, et reste une défaite.
cosmic-rule-x-11 = Une colonie fondée par une faille n’est pas l’atterrissage d’un protagoniste : son enveloppe reste fermée.
cosmic-rule-x-11-why = Elle vient d’une carte et non d’une rencontre.
cosmic-rule-x-12 = Un séisme cosmique ne touche pas aux enveloppes.
cosmic-rule-x-12-why = On défausse les mains, et ce qui est caché n’est dans aucune main.
cosmic-rule-x-13 = Un zap qui fait défausser la main où est La Cochonne la fait tomber.
cosmic-rule-x-13-why = C’est une main entière qu’on défausse, peu importe qui l’a voulu.
cosmic-rule-x-14 = Le Détecteur peut nommer La Cochonne. On la cherche alors dans toutes les mains, et dans aucune enveloppe ; si quelqu’un l’a, elle est à toi.
cosmic-rule-x-14-why = La carte fouille une seule main, mais les auteurs disent qu’elle trouve La Cochonne si elle est dans la main de quelqu’un.
cosmic-rule-x-15 = Il n’y a pas de limite au portail ici, et un vaisseau amiral ôte trois au total de son camp. Deux vaisseaux spéciaux d’une personne ne s’envoient toujours pas ensemble.
cosmic-rule-x-15-why = Il aide son camp, et ici aider c’est moins ; autant de vaisseaux qu’on veut ne dit pas lesquels.
cosmic-rule-x-16 = On peut mettre des cartes récompense dans les enveloppes. Leur dos ne se voit que dans une main.
cosmic-rule-x-16-why = Toute carte peut être cachée, et une enveloppe cache aussi le dos.
cosmic-rule-x-17 = Une faille qui fonde une colonie là où il n’y en a pas peut le faire sur un planétoïde vide, dans n’importe quel système.
cosmic-rule-x-17-why = Un planétoïde est en tout une planète.
cosmic-rule-x-18 = Un vaisseau spécial sur un planétoïde détruit va au warp, et se recharge quand il en revient.
cosmic-rule-x-18-why = C’est un vaisseau comme ses voisins.
cosmic-rule-x-19 = Le paquebot du Touriste n’est ni une planète ni un planétoïde, et va son chemin.
cosmic-rule-x-19-why = Tous deux vont d’un système à l’autre, mais les vaisseaux à bord ne sont sur aucune colonie.
cosmic-rule-x-20 = La Renaissance occupe aussi les planétoïdes vides du système de la personne choisie.
cosmic-rule-x-20-why = Les auteurs des planétoïdes nomment cette carte elle-même.
cosmic-rule-x-21 = Les extraterrestres qui ont besoin d’une pioche ou de cartes absentes ne seraient pas distribués.
cosmic-rule-x-21-why = Aucun extraterrestre distribué ici n’en a besoin.

## Ce que le bot décide

cosmic-section-by-chat = Ce que le bot décide
cosmic-rule-bot-1 = Aux sas, tous ont la même question, quelle que soit leur main : destin tiré, alliances formées, cartes révélées, après un accord, et si ce qui est dû n’est pas ce qu’on prévoyait. On dit d’avance la suite, ou on attend ; après une carte, tous sont réinterrogés si l’un le veut. Une table peut demander chaque moment, ou rien. Une question ne saute que si tous en voient la seule réponse.
cosmic-rule-bot-1-why = Des cartes peuvent se jouer à des dizaines de moments. Les demander tous prend des jours, et ne demander qu’à qui tient quelque chose le dirait à tous.
cosmic-rule-bot-2 = Là où l’on ne te demande rien, ou sans réponse à temps, tes consignes répondent. Sans consigne, tu passes, n’invites et ne rejoins personne, envoies un vaisseau vers la planète la plus faible, joues ta meilleure attaque, prends des cartes en récompense et refuses tout accord.
cosmic-rule-bot-2-why = Une partie doit pouvoir continuer sans quelqu’un, et ce qu’on fait pour les absents ne doit rien dépenser qui puisse attendre.
cosmic-rule-bot-3 = Tu peux dire d’avance, en secret et pour aussi longtemps que tu veux, ce qui se fera, et à quelle condition visible de tous. Une consigne peut se servir de ta main, jamais de ce que les autres cachent.
cosmic-rule-bot-3-why = C’est ainsi qu’on joue par lettres ; la partie avance pendant qu’on dort.
cosmic-rule-bot-4 = Tu vois ta main, ce que tu as posé face cachée, ordonné ou caché, et ce que tu as regardé. Des autres, tu vois combien de cartes ils tiennent, et tout ce qui est visible.
cosmic-rule-bot-4-why = À une table, les yeux de chacun en décident ; ici il faut le dire pour chaque chose.
cosmic-rule-bot-5 = Une rencontre se déroule ainsi : ce qui vient avant tout, regroupement, destin, lancement, alliances, préparation, révélation, issue avec compensation, vaisseaux, récompenses ou accord, défausses, et fin. Ce qui n’a pas d’ordre propre prend celui-ci.
cosmic-rule-bot-5-why = Chaque extension dit où va sa propre part, mais une seule liste dit où vont toutes les parts.
cosmic-rule-bot-6 = Ce qui bat quoi se règle une fois les cartes changées : deux attaques comparent leurs totaux, une attaque bat tout le reste, deux morphes perdent tout, et ce qui reste fait un accord.
cosmic-rule-bot-6-why = Chaque carte dit comment elle rencontre une attaque ou une négociation ; la rencontre des plus récentes entre elles n’en est que la suite.
cosmic-rule-bot-7 = Il faut assez de cartes pour en donner quatorze à chacun : à sept et huit, il faut donc celles des grands groupes. On en ajoute jusqu’à vingt par personne, sauf si la table a choisi autre chose.
cosmic-rule-bot-7-why = Ce qui est caché ne revient pas, et avec moins de cartes presque chaque rencontre aurait son séisme.
cosmic-rule-ce-r10 = L’absence de personne n’arrête la partie : chaque question a une réponse pour qui n’en donne pas, faite de ce que cette personne peut savoir, et ce qui est au hasard, le sort le décide.
cosmic-rule-ce-r10-why = Les règles supposent que tout le monde est à table.
