### Les règles par numéro : Cosmic Pig.

## Cosmic Pig : avant la partie

cosmic-section-pig-set-up = Cosmic Pig : avant la partie
cosmic-rule-cp-1 = La Cochonne est une seule carte, avec le même dos que les autres. Elle n’est ni artéfact ni carte rencontre, ne se joue pas, et n’est jamais dans une pioche ni dans une défausse.
cosmic-rule-cp-2 = Huit édits cochons, des artéfacts faits pour ce jeu, sont mélangés à la pioche cosmique, un de chaque.
cosmic-rule-cp-3 = Sous chaque planète et chaque lune se trouve une enveloppe, qui peut contenir autant de cartes qu’on veut. Son contenu est secret.
cosmic-rule-cp-4 = Les enveloppes d’un système portent le numéro de ses planètes, de gauche à droite comme qui attaque les voit ; le plateau les montre dans cet ordre.
cosmic-rule-cp-5 = Les attaques peuvent recevoir les titres d’une autre édition, pour le plaisir.
cosmic-rule-cp-5-why = Cela ne change rien au jeu, et ces titres ne sont pas à nous.
cosmic-rule-cp-6 = Chacun reçoit quatorze cartes, et La Cochonne est toujours parmi les cartes distribuées. Le reste forme la pioche cosmique.
cosmic-rule-cp-7 = Chacun a un extraterrestre. Aucun de ceux qui détruisent des planètes n’est distribué.
cosmic-rule-cp-8 = Le Virus n’est distribué que si une carte attaque a une valeur sous zéro.
cosmic-rule-cp-r24 = Les extraterrestres qui gagnent tout seuls, le Masochiste et Tic-Tac, ne sont pas distribués.
cosmic-rule-cp-r24-why = Ici seule La Cochonne fait gagner, et seulement quand les dés le disent ; une autre façon de gagner mettrait fin à la chasse.
cosmic-rule-cp-r25 = Le Négociant n’est pas distribué, sauf si la table l’admet.
cosmic-rule-cp-r25-why = Les auteurs doutent eux-mêmes qu’un extraterrestre qui échange des mains entières soit à permettre, et vous laissent choisir.
cosmic-rule-cp-9 = Le hasard dit qui cache des cartes en premier ; les autres suivent dans le sens horaire.
cosmic-rule-cp-r30 = Qui a caché en premier a le premier tour ; on ne tire pas de carte destin pour cela.
cosmic-rule-cp-r30-why = Le jeu de base laisse le destin désigner qui commence, celui-ci l’ordre des cachettes ; l’extension prime.
cosmic-rule-cp-10 = Quand c’est à toi de cacher, tu mets les cartes que tu veux, La Cochonne aussi, dans des enveloppes de planètes de tout système, mais pas là où quelqu’un a caché avant toi. On voit quelles enveloppes tu prends, pas ce que tu y mets.
cosmic-rule-cp-r5 = On ne dit pas combien de cartes une enveloppe contient, sauf si la table a choisi de dire les nombres du début.
cosmic-rule-cp-r5-why = Les règles font annoncer des nombres quand on se pose, et rien quand on cache ; deviner est la moitié du jeu.
cosmic-rule-cp-r6 = Au début, on ne cache que sous des planètes. Les enveloppes des lunes servent plus tard, à qui s’y pose.
cosmic-rule-cp-r6-why = Les lunes ont des enveloppes, mais le paragraphe sur les cachettes ne nomme que les planètes.
cosmic-rule-cp-r7 = Tu peux prendre plusieurs enveloppes, chez toi et ailleurs, et en remplir une que tu as toi-même choisie tant que c’est à toi de cacher.
cosmic-rule-cp-r7-why = Sont fermées les enveloppes déjà choisies, ce qui ne peut vouloir dire que par quelqu’un d’autre.
cosmic-rule-cp-11 = Après avoir caché, tu gardes au plus sept cartes et défausses les autres, face visible et à ton choix, mais jamais La Cochonne.
cosmic-rule-cp-r31 = La limite de sept ne vaut qu’au début ; une nouvelle main est aussi grande que dans le jeu de base.
cosmic-rule-cp-r31-why = Le sept est dit du début de la partie, et de rien d’autre.
cosmic-rule-cp-r34 = Une carte cachée reste où elle est jusqu’à ce que quelqu’un s’y pose ; elle peut bien y rester toute la partie.
cosmic-rule-cp-r34-why = Rien dans les règles ne la ramène autrement.

## Cosmic Pig : qui gagne, et quand

cosmic-section-pig-aim = Cosmic Pig : qui gagne, et quand
cosmic-rule-cp-12 = La Cochonne est à toi si tu l’as en main, ou si elle est dans une enveloppe de ton système, peu importe qui l’y a cachée.
cosmic-rule-cp-13 = Qui possède La Cochonne à la fin gagne, mais seulement avec un vaisseau dans son propre système ; sans cela, tout le monde perd.
cosmic-rule-cp-r10 = Tu peux vider ton système de ses vaisseaux, même du dernier. Tu ne peux alors pas gagner tant qu’aucun n’est revenu.
cosmic-rule-cp-r10-why = On peut envoyer autant de vaisseaux qu’on veut, et rien n’interdit le dernier ; le risque suffit comme peine.
cosmic-rule-cp-14 = Si personne ne possède La Cochonne à la fin, tout le monde perd.
cosmic-rule-cp-15 = Ici, les colonies ne font rien gagner, si nombreuses soient-elles, et il y a au plus une personne qui gagne.
cosmic-rule-cp-16 = Après chaque rencontre, on lance deux dés, à la vue de tous. Deux uns finissent la partie aussitôt.
cosmic-rule-cp-r29 = Deux uns finissent toujours la partie. Sauf si la table ne veut que cela, un total de trois la finit aussi à partir de la onzième rencontre, puis un de plus toutes les trois rencontres.
cosmic-rule-cp-r29-why = Deux uns sortent une fois sur trente-six rencontres en moyenne : une soirée à une table, des mois par messages.
cosmic-rule-cp-17 = Avant chaque rencontre, on lance un dé. Sur un 1, on dit à tous où est La Cochonne, dans quelle main ou sous quelle planète ; rien ne bouge, et personne ne se bat pour elle.
cosmic-rule-cp-r12 = On la montre une seule fois. Où elle va ensuite reste aussi secret qu’avant.
cosmic-rule-cp-r12-why = La carte est exposée quand le dé tombe ; rien ne dit qu’elle le resterait toute la partie.

## Cosmic Pig : les rencontres

cosmic-section-pig-encounters = Cosmic Pig : les rencontres
cosmic-rule-cp-31 = La couleur de quelqu’un d’autre mène dans son système, et tu peux y attaquer n’importe quelle base qui n’est pas à toi. La personne à qui elle appartient est la défense.
cosmic-rule-cp-32 = Une seule base est attaquée. Celles des autres sur la même planète ne s’en mêlent pas, mais on peut inviter leurs propriétaires.
cosmic-rule-cp-r13 = Une planète où il n’y a personne peut aussi être attaquée ; qui habite le système la défend sans vaisseau.
cosmic-rule-cp-r13-why = Seules des bases sont nommées comme cibles ; le jeu de base permet d’attaquer une planète vide, et rien ici ne l’enlève.
cosmic-rule-cp-r14 = Ta propre base dans ce système n’est pas une cible pour toi.
cosmic-rule-cp-r14-why = Toute base de toute couleur comprendrait la tienne, mais personne ne peut être les deux camps d’une rencontre.
cosmic-rule-cp-r15 = Ta propre couleur agit comme dans le jeu de base. Une carte libre mène dans le système de qui tu veux, vers n’importe quelle base, une carte spéciale dans celui de la personne qu’elle nomme.
cosmic-rule-cp-r15-why = La règle ne parle que de la couleur des autres ; les autres cartes se lisent dans le même esprit.
cosmic-rule-cp-25 = Protagonistes et alliés envoient autant de vaisseaux qu’ils veulent, au lieu de quatre. Ces vaisseaux quittent vraiment leurs bases, perdues s’il n’y en reste aucun.
cosmic-rule-cp-r11 = Après le lancement, la défense peut ajouter des vaisseaux de ses autres bases, avant toute invitation. Ils rentrent si elle gagne, et vont au warp si elle perd.
cosmic-rule-cp-r11-why = Tout protagoniste peut engager autant de vaisseaux qu’il veut, donc la défense aussi ; le jeu de base ne le permet jamais. Une table peut choisir la lecture stricte.
cosmic-rule-cp-20 = Le total de ton camp est sa carte, moins toutes les bases du protagoniste, moins tous les vaisseaux du camp dans la rencontre, moins les renforts. Le plus bas total gagne.
cosmic-rule-cp-21 = Toutes les bases du protagoniste comptent, chez lui et ailleurs. Celles des alliés jamais, seulement les vaisseaux qu’ils envoient.
cosmic-rule-cp-r1 = On compte les bases au moment des totaux : celles que tous les vaisseaux ont quittées ne comptent plus, la planète attaquée compte pour la défense, et l’offensive n’en a pas encore là.
cosmic-rule-cp-r1-why = L’exemple des règles ne dit pas si l’on compte avant ou après le départ ; comme les vaisseaux doivent vraiment partir, après est la lecture simple.
cosmic-rule-cp-22 = Les renforts s’ôtent du total du camp pour lequel on les joue.
cosmic-rule-cp-23 = Les multiplicateurs multiplient la carte comme toujours, ce qui sert rarement à qui en joue un grand ici.
cosmic-rule-cp-24 = Toute attaque bat une négociation, si mauvaise soit-elle, et deux négociations font un accord.
cosmic-rule-cp-r22 = L’égalité va à la défense, comme dans le jeu de base.
cosmic-rule-cp-r22-why = Seul le sens du meilleur total a été inversé, le reste de la règle de base demeure.
cosmic-rule-cp-r23 = Ce qu’un pouvoir ou une carte ajoute à son camp s’ôte ici, pour aider quand même ; ce qu’il fait au nombre de vaisseaux reste tel quel. Dans un défi Homo sapiens, on l’ajoute comme d’habitude.
cosmic-rule-cp-r23-why = Pris à la lettre, tout bonus du jeu de base nuirait à qui l’a ; les règles retournent les renforts de la même façon.
cosmic-rule-cp-r26 = Le retournement du Perdant vient en dernier ici aussi : qui aurait gagné par le plus bas total perd.
cosmic-rule-cp-r26-why = Il retourne l’issue, quelle qu’en soit la cause.
cosmic-rule-cp-r27 = Les pouvoirs qui changent la valeur d’une carte, comme le Tripleur, le Calculateur ou le Miroir, font exactement ce qu’ils disent, en bien ou en mal.
cosmic-rule-cp-r27-why = Ils parlent de la carte et non de l’avantage de quelqu’un, et une carte vaut ce qui y est écrit.
cosmic-rule-cp-26 = L’Antimatière se joue comme Homo sapiens. Protagoniste, il peut déclarer un défi Homo sapiens une fois les cartes choisies : on ajoute alors vaisseaux et renforts, les bases ne comptent pas, et le plus haut total gagne.
cosmic-rule-cp-r28 = L’éruption d’Homo sapiens est sauvage comme celle de l’Antimatière ; super, elle permet de déclarer le défi même après la révélation.
cosmic-rule-cp-r28-why = Les auteurs ont promis une carte pour Homo sapiens, rien pour son éruption ; ainsi les deux moitiés de l’ancienne servent encore.
cosmic-rule-cp-27 = Si quelqu’un du camp perdant a La Cochonne en main, protagoniste ou allié, le protagoniste vainqueur la prend, à la vue de tous.
cosmic-rule-cp-r2 = Seule une main est fouillée : dans une enveloppe du système perdant, La Cochonne est à l’abri.
cosmic-rule-cp-r2-why = Les règles disent que qui perd la tient, et parlent des enveloppes à part ; un allié la remet, ce qui ne se fait que de la main.
cosmic-rule-cp-28 = La compensation se prend ensuite, et peut ramener aussitôt La Cochonne à qui l’a perdue.
cosmic-rule-cp-r19 = Les cartes de compensation sortent au hasard de la main du vainqueur, La Cochonne parmi elles comme une autre.
cosmic-rule-cp-r19-why = Les auteurs recommandent une négociation exactement pour cela.
cosmic-rule-cp-r17 = La rencontre finie, on capture d’abord La Cochonne, puis viennent butin et compensation, puis les vaisseaux bougent, on ouvre les enveloppes, l’offensive d’abord, et on pioche les récompenses ; les dés de fin viennent en dernier.
cosmic-rule-cp-r17-why = Les règles mettent la capture avant la compensation et les dés à la fin ; le reste suit le jeu de base.
cosmic-rule-cp-r20 = Si les deux camps perdent, personne ne capture La Cochonne.
cosmic-rule-cp-r20-why = Personne n’a gagné qui pourrait la prendre.
cosmic-rule-cp-r21 = Un camp qui bat en retraite a perdu, et cède La Cochonne si l’un des siens l’a en main.
cosmic-rule-cp-r21-why = Une retraite sauve les vaisseaux du warp ; la rencontre est perdue quand même.

## Cosmic Pig : les enveloppes

cosmic-section-pig-envelopes = Cosmic Pig : les enveloppes
cosmic-rule-cp-33 = Un protagoniste qui se pose sur une planète ou une lune, même par un accord, peut regarder dans l’enveloppe, puis échanger des cartes contre autant des siennes, ou en prendre une si sa main est vide, ou en cacher tant qu’il veut si l’enveloppe est vide.
cosmic-rule-cp-r16 = Seuls les protagonistes ouvrent une enveloppe : en se posant comme offensive victorieuse, par un accord, en occupant une planète à eux ou une lune, ou par un pouvoir qui les y pose. Les alliés, jamais.
cosmic-rule-cp-r16-why = La règle dit comme protagoniste, sans dire comment ; des vaisseaux qui rentrent ou que déplace autre chose ne se posent dans aucune rencontre.
cosmic-rule-cp-r18 = On n’échange jamais plus de cartes que n’en contient la plus petite de la main et de l’enveloppe, et La Cochonne peut être d’un côté ou de l’autre.
cosmic-rule-cp-r18-why = C’est le même nombre dans les deux sens, et aucune carte n’est exclue.
cosmic-rule-cp-34 = Qui a regardé dit à tous combien de cartes ont été échangées, prises ou cachées, même zéro.
cosmic-rule-cp-35 = Personne d’autre ne regarde dans une enveloppe, sauf si un édit le permet, et le Détecteur ne fouille que des mains.
cosmic-rule-cp-36 = Un accord peut donner des bases et des cartes, La Cochonne aussi, qui est une carte comme une autre tant qu’elle est en main. Qui gagne une base par un accord ouvre son enveloppe.

## Cosmic Pig : le défi cochon

cosmic-section-pig-challenge = Cosmic Pig : le défi cochon
cosmic-rule-cp-40 = Quand une main entière où se trouve La Cochonne est défaussée, pour quelque raison que ce soit, La Cochonne tombe sur la table, et tous se battent pour elle aussitôt.
cosmic-rule-cp-r3 = La Cochonne ne va jamais à la défausse. Personne ne peut la choisir pour s’en défaire tant qu’il y a une autre carte ; touchée par le hasard, ou seule carte, elle tombe sur la table.
cosmic-rule-cp-r3-why = Les règles interdisent de la défausser en cachant, et parlent plus tard de mains entières ; la défausse d’une seule carte n’est réglée nulle part.
cosmic-rule-cp-r4 = Une main défaussée compte comme entière même si La Cochonne en était la seule carte.
cosmic-rule-cp-r4-why = Une main d’une carte est une main.
cosmic-rule-cp-41 = Tout le monde participe au défi cochon, chacun pour soi, y compris qui l’a laissée tomber. Il n’y a pas d’alliances.
cosmic-rule-cp-42 = Qui n’a pas de carte rencontre défausse sa main et en pioche une nouvelle, jusqu’à en avoir une.
cosmic-rule-cp-43 = En secret, chacun choisit des vaisseaux à risquer, une carte rencontre et, s’il veut, un multiplicateur ; tout se montre ensemble.
cosmic-rule-cp-r9 = Rien ne t’oblige à risquer un vaisseau ; ceux que tu risques quittent aussitôt leurs bases, et une base alors vide ne compte plus.
cosmic-rule-cp-r9-why = On peut engager n’importe quel nombre, zéro compris ; même ici, les vaisseaux quittent leurs bases.
cosmic-rule-cp-44 = Ton total est ta carte, moins toutes tes bases, moins les vaisseaux risqués, moins les renforts. Le plus bas gagne. Toute attaque bat tout le reste, et sans attaque tout le monde est à égalité.
cosmic-rule-cp-45 = Des renforts se jouent alors pour n’importe qui, un seul tour de table. Là où toutes les fenêtres ne sont pas demandées, on les choisit en secret, et ils ne se jouent que si cette personne gagne alors seule.
cosmic-rule-cp-45-why = Les règles font se battre tous contre tous sans dire comment les renforts s’en mêlent ; un seul tour reste court.
cosmic-rule-cp-46 = Si plusieurs sont à égalité au plus bas total, il y a un autre défi cochon.
cosmic-rule-cp-r8 = Après cinq manches à égalité, le hasard tranche entre celles et ceux qui la partagent. À chaque manche, ils reprennent leurs vaisseaux, les autres perdent les leurs, et tous rejouent.
cosmic-rule-cp-r8-why = Rien dans les règles ne finit une suite d’égalités, et une partie par messages doit finir un jour.
cosmic-rule-cp-47 = Qui gagne prend La Cochonne en main et ramène ses vaisseaux risqués. Tous les autres perdent les leurs dans le warp. Il n’y a ni compensation ni récompense.
cosmic-rule-cp-48 = Puis le jeu reprend exactement où il s’était arrêté.
cosmic-rule-cp-48-why = Un défi peut survenir au milieu de n’importe quoi, et les règles ne disent pas qu’il y mette fin.
cosmic-rule-cp-r32 = Lors d’un séisme cosmique, toutes les mains sont défaussées, donc La Cochonne tombe ; le défi vient une fois les nouvelles mains distribuées.
cosmic-rule-cp-r32-why = Avant la distribution, personne n’aurait de carte pour se battre.
cosmic-rule-cp-r33 = Dans un défi cochon, personne n’est protagoniste ni allié. Les pouvoirs de ces rôles se taisent ; ceux qui sauvent ou envoient des vaisseaux dans n’importe quel rôle agissent.
cosmic-rule-cp-r33-why = Ce n’est pas une rencontre, mais on y perd des vaisseaux comme d’habitude : ce qui ne demande aucun rôle n’en est pas exclu.

## Cosmic Pig : les édits cochons

cosmic-section-pig-edicts = Cosmic Pig : les édits cochons
cosmic-rule-pe-1 = Engin à amadouer les cochons, joué avant les dés de fin : La Cochonne vient d’où qu’elle soit dans la main de qui a le plus de bases. À égalité elle reste, et la carte est dépensée.
cosmic-rule-pe-1-why = De tous les édits, seul ce nom nous est parvenu, avec l’indice que le nombre de bases compte ; ce qu’il fait est de nous.
cosmic-rule-pe-2 = Porte pliante, jouée par l’offensive une fois le destin tiré : on ignore la carte, et n’importe quelle base d’un autre peut être attaquée, dans n’importe quel système.
cosmic-rule-pe-2-why = La liste des auteurs est perdue ; cet édit est de nous, d’après un objet du roman.
cosmic-rule-pe-3 = Trousse à déguisement, jouée par n’importe qui quand le dé d’exposition donne un 1 : on ne dit pas où est La Cochonne. Tu n’as pas besoin de l’avoir.
cosmic-rule-pe-3-why = La liste des auteurs est perdue ; cet édit est de nous, et ne servirait à rien s’il trahissait qui le joue.
cosmic-rule-pe-4 = Scanner d’enveloppe, joué par n’importe qui au regroupement : tu regardes, pour toi seul, dans une enveloppe non scellée de n’importe quel système, et tout y reste.
cosmic-rule-pe-4-why = La liste des auteurs est perdue ; cet édit est de nous.
cosmic-rule-pe-5 = Sceau de stase, joué par n’importe qui au regroupement : jusqu’à la fin de ton prochain tour, personne ne regarde dans cette enveloppe ni n’y change rien.
cosmic-rule-pe-5-why = La liste des auteurs est perdue ; cet édit est de nous.
cosmic-rule-pe-6 = Brouilleur d’horloge, joué par n’importe qui avant les dés de fin : on ne les lance pas après cette rencontre.
cosmic-rule-pe-6-why = La liste des auteurs est perdue ; cet édit est de nous.
cosmic-rule-pe-7 = Amplificateur neuronal, joué par un protagoniste une fois les cartes choisies : le total de son camp est meilleur de cinq, donc plus bas ici, et plus haut dans un défi Homo sapiens.
cosmic-rule-pe-7-why = La liste des auteurs est perdue ; cet édit est de nous.
cosmic-rule-pe-8 = Capsule à vide : qui va perdre des vaisseaux dans le warp lors d’une rencontre ou d’un défi cochon peut la jouer ; ces vaisseaux rentrent alors dans ses bases.
cosmic-rule-pe-8-why = La liste des auteurs est perdue ; cet édit est de nous.
