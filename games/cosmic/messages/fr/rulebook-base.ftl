### Les règles par numéro : la mise en place, la victoire, qui agit quand.

## Mise en place

cosmic-section-setup = Mise en place
cosmic-rule-ce-1 = On joue de trois à huit, chacun avec sa couleur.
cosmic-rule-ce-2 = Chacun a un système de cinq planètes, avec quatre vaisseaux sur chacune : vingt vaisseaux en tout. Si la table a choisi quatre planètes, chacun en a seize.
cosmic-rule-ce-3 = On partage un warp, où gisent les vaisseaux perdus, un portail, par où passent les attaques, une pioche cosmique avec sa défausse et une pioche de destin avec la sienne.
cosmic-rule-ce-4 = Deux extraterrestres se présentent à chacun, ou plus si la table l’a choisi. On en garde un en secret, et tous les choix se montrent ensemble ; ce que tu refuses reste ton secret. Deux extraterrestres qui ne vont pas ensemble ne sont jamais dans la même partie.
cosmic-rule-ce-5 = Les éruptions de tous les extraterrestres distribués rejoignent la pioche cosmique, même de ceux dont personne n’a voulu. À trois ou quatre, on en ajoute d’autres jusqu’à dix.
cosmic-rule-ce-r74 = Si plus de deux extraterrestres se présentent à chacun, l’éruption de celui qu’il garde et celle du premier autre rejoignent la pioche cosmique ; les autres ne servent à personne.
cosmic-rule-ce-r74-why = La pioche contient deux éruptions par joueur, quel que soit le nombre d’extraterrestres au choix.
cosmic-rule-ce-r75 = Si les extraterrestres passent de main en main, chacun en prend un en secret et passe les autres au joueur suivant ; de ceux qui arrivent, il en prend un second, et le reste est écarté. Des deux qu’il a pris, il en garde un.
cosmic-rule-ce-r75-why = On en prend deux pour que deux éruptions par joueur rejoignent la pioche, comme sans ce passage.
cosmic-rule-ce-6 = La pioche cosmique est mélangée, et chacun reçoit huit cartes, ou sept si la table l’a choisi. Ce que tu as en main est ton secret ; le nombre de tes cartes ne l’est pas.
cosmic-rule-ce-7 = La première couleur qui sort de la pioche de destin commence ; puis cette pioche est remélangée.
cosmic-rule-ce-8 = Un extraterrestre dont la fiche demande quelque chose avant la partie le fait dès que tous sont connus, et ce n’est pas au choix.
cosmic-rule-ce-9 = Tu peux dire ce que tu veux de tes cartes, vrai ou faux. Tu ne montres une carte cachée à personne, sauf si le jeu te le permet ou t’y oblige.
cosmic-rule-ce-r9 = Avec Cosmic Pig, un Détecteur rejoint la pioche cosmique si la table le veut, et avec les planétoïdes une Renaissance ; sauf si une pioche de récompenses apporte déjà cette carte.
cosmic-rule-ce-r9-why = Les textes de ces deux extensions parlent de ces vieilles cartes comme si tout le monde les avait, mais aucun paquet d’aujourd’hui ne les contient.

## Gagner, colonies et vaisseaux

cosmic-section-aim = Gagner, colonies et vaisseaux
cosmic-rule-ce-20 = Qui a assez de colonies étrangères, cinq si la table n’a rien choisi d’autre, gagne à l’instant même. Qui y arrive du même pas gagne aussi : l’offensive et les alliés qui se posent avec elle le font d’un seul pas.
cosmic-rule-ce-r2 = Après chaque pas qui déplace des vaisseaux, on regarde qui a gagné et quels pouvoirs agissent encore. Un atterrissage, tous les transferts d’un accord, ou un planétoïde qui bouge avec tout ce qu’il pousse, sont chacun un seul pas.
cosmic-rule-ce-r2-why = La règle dit qu’on gagne aussitôt, sans dire à quel point un mouvement se découpe ; découpé trop fin, l’allié qui se pose avec le gagnant arriverait trop tard.
cosmic-rule-ce-21 = Une colonie, c’est un vaisseau ou plus d’une même couleur sur une planète : tu en as donc au plus une par planète. Les colonies de plusieurs personnes peuvent se partager une planète en paix.
cosmic-rule-ce-22 = Tes colonies sur tes propres planètes sont chez toi, toutes les autres sont étrangères. Quand ton dernier vaisseau quitte une planète, la colonie n’existe plus, même s’il revient bientôt.
cosmic-rule-ce-23 = Ton pouvoir agit tant que tu as trois colonies chez toi, ou deux si les systèmes ont quatre planètes. Il disparaît et revient avec elles ; en son absence, l’éruption de ton propre extraterrestre compte comme sauvage.
cosmic-rule-ce-29 = Les vaisseaux qui rentrent se répartissent entre tes colonies comme tu veux. Qui n’a plus aucune colonie les perd dans le warp.
cosmic-rule-ce-30 = Les vaisseaux du warp y restent jusqu’à ce que quelque chose les ramène. Ceux qui ont quitté le jeu ne reviennent pas, sauf si une carte le dit.
cosmic-rule-ce-31 = Personne n’est jamais éliminé : même sans une seule colonie, tu joues tes tours.

## Qui agit quand

cosmic-section-order = Qui agit quand
cosmic-rule-ce-24 = Quand plusieurs veulent agir au même moment, l’offensive passe d’abord, puis la défense, puis les autres dans le sens horaire à partir de sa gauche. Chacun peut utiliser chaque pouvoir une fois par occasion.
cosmic-rule-ce-25 = Ce que dit un pouvoir ou une carte prime sur ces règles. S’il est écrit « peut », c’est au choix de qui le possède ; sinon, c’est obligatoire.
cosmic-rule-ce-26 = Ce que quelqu’un annonce s’accomplit avant que rien d’autre ne commence. Seul ce qui annule peut s’intercaler, et cela peut s’annuler à son tour. Aux sas, on demande à tous s’ils annulent les cartes jouées, sauf si tous les autres y ont dit les laisser faire ; un pouvoir ne s’y annule que par consigne.
cosmic-rule-ce-27 = Les cartes posées sur la table, visibles ou non, mises de côté ou cachées sous une planète ne sont dans aucune main : on ne les compte pas et on ne les prend pas avec elle.
cosmic-rule-ce-28 = Quand il faut piocher et que la pioche cosmique est vide, sa défausse est mélangée et la remplace. S’il n’y a pas de défausse non plus, c’est un séisme cosmique.
cosmic-rule-ce-32 = On n’échange cartes et colonies que dans un accord entre protagonistes, ou là où un pouvoir ou une carte le permet. Une promesse n’engage personne.
