### Les règles par numéro : Cosmic Dominion.

## Cosmic Dominion, et le séisme

cosmic-section-dominion = Cosmic Dominion, et le séisme
cosmic-rule-cd-1 = Les extraterrestres de Cosmic Dominion joués ici font partie de ceux qui peuvent être distribués à toute table, et leurs éruptions aussi.
cosmic-rule-cd-2 = Les cartes récompense ne sont en jeu que si la table a choisi une pioche de récompenses.
cosmic-rule-cd-10 = Si une carte est à piocher et que ni la pioche cosmique ni sa défausse n’en ont, c’est le séisme cosmique : tous défaussent leur main, la défausse est mélangée, et chacun reçoit une nouvelle main.
cosmic-rule-cd-r13 = Ce qui restait à piocher tombe lors d’un séisme. S’il y a trop peu de cartes, on les distribue une à une à tour de rôle jusqu’à la dernière, sans second séisme.
cosmic-rule-cd-r13-why = Les règles en donnent huit à chacun sans dire quoi faire s’il n’y en a pas tant ; sinon les séismes se suivraient.
cosmic-rule-cd-11 = Une alerte danger vaut du moment où sa carte destin est tirée jusqu’à la fin de la rencontre ; chaque rencontre commence sans alerte.
cosmic-rule-cd-12 = Certaines extensions font tirer une carte d’une pioche de dangers quand il y a une alerte.
cosmic-rule-cd-12-why = Cette pioche appartient à une autre boîte, qu’on ne joue pas ici ; une alerte change quand même les attaques à deux valeurs et la route du Touriste.
cosmic-rule-cd-r28 = Sans cette pioche, une alerte danger n’est qu’un signe que lisent d’autres cartes et extraterrestres.
cosmic-rule-cd-r28-why = Le jeton de cette extension a été fait pour plusieurs boîtes ; il n’a ici que ces deux usages.
cosmic-rule-cd-13 = La boîte apporte des jetons pour le Joker et le Yin-Yang, un paquebot pour le Touriste, des marqueurs de vaisseaux spéciaux et un de danger. Ils sont à la vue de tous.

## La pioche de récompenses

cosmic-section-reward-deck = La pioche de récompenses
cosmic-rule-cd-30 = La pioche de récompenses a son propre dos : les trente-deux cartes de Dominion, les trente-deux d’Incursion, ou toutes mélangées. On la mélange au début.
cosmic-rule-cd-31 = Parmi les cartes que tu reçois en récompense, autant que tu veux viennent de la pioche de récompenses ; tu dis combien avant de piocher.
cosmic-rule-cd-32 = Les cartes récompense ont leur propre défausse. Ce qui agit sur une carte au moment où elle est défaussée les atteint ; ce qui fouille la défausse plus tard ne trouve que les cosmiques.
cosmic-rule-cd-33 = Quand la pioche de récompenses est vide, sa défausse la remplace. S’il n’y en a pas non plus, on n’en pioche plus jusqu’à ce qu’une soit défaussée ; elle ne cause jamais de séisme.
cosmic-rule-cd-34 = Les dos se voient dans les mains : tout le monde sait combien de cartes de chaque pioche tu tiens.
cosmic-rule-cd-35 = Qui prend des cartes au hasard dans une main aux deux dos dit combien de chaque dos, et le sort choisit parmi celles-là.
cosmic-rule-cd-36 = Quand une carte ou un pouvoir parle de la pioche, il s’agit de la pioche cosmique.
cosmic-rule-cd-r14 = Lors d’un séisme, les cartes récompense en main vont à leur défausse, et seules des cartes cosmiques sont redistribuées.
cosmic-rule-cd-r14-why = Toutes les mains sont défaussées, chaque carte à la défausse de son dos ; le séisme refait une pioche cosmique.

## Les multiplicateurs

cosmic-section-kickers = Les multiplicateurs
cosmic-rule-cd-40 = Avant le choix des cartes rencontre, chaque protagoniste peut poser un multiplicateur face cachée et l’annoncer. Qui en voit annoncer un peut choisir de nouveau, et en annoncer un aussi. Les alliés ne le peuvent pas.
cosmic-rule-cd-41 = Ce qui regarde, échange ou prend une carte rencontre ne touche pas au multiplicateur.
cosmic-rule-cd-42 = Avec une attaque, il multiplie la valeur de la carte, une fois qu’elle s’est changée et avant tout le reste ; les vaisseaux s’ajoutent après. Un dix avec ×2 et douze vaisseaux fait trente-deux.
cosmic-rule-cd-43 = Avec une négociation contre une attaque, il multiplie les cartes de compensation.
cosmic-rule-cd-44 = Si les deux négocient et échouent, il multiplie ce que perd l’adversaire ; ce que perd qui l’a joué reste tel quel.
cosmic-rule-cd-45 = Sous zéro, tout va à l’envers : la compensation va à qui a gagné, et l’adversaire reprend des vaisseaux du warp.
cosmic-rule-cd-46 = Ce qui est écrit sur un multiplicateur prime sur ces règles.
cosmic-rule-cd-47 = Après la rencontre, un multiplicateur va à la défausse, comme les cartes rencontre.
cosmic-rule-cd-r3 = Le Brouillage annule tous les multiplicateurs sauf lui-même. S’il y en avait deux, ils s’annuleraient, et les renforts seraient quand même interdits.
cosmic-rule-cd-r3-why = Chacun dit tous les autres, donc aucun ne passe avant ; l’interdiction des renforts n’est pas une multiplication.
cosmic-rule-cd-r4 = Si une attaque devient autre chose après la multiplication, le multiplicateur agit sur ce que la carte est à la fin.
cosmic-rule-cd-r4-why = Un multiplicateur fait quelque chose pour chaque sorte de carte, et une seule est là quand cela compte.
cosmic-rule-cd-r5 = Le Miroir inverse les chiffres de la valeur déjà multipliée, écrite avec au moins deux chiffres ; un signe moins reste.
cosmic-rule-cd-r5-why = Les multiplicateurs passent avant tout autre effet : le Miroir trouve donc la carte multipliée.
cosmic-rule-cd-r6 = Avec une morphe, ton multiplicateur multiplie ce qu’elle est devenue.
cosmic-rule-cd-r6-why = Les cartes se changent d’abord, et les multiplicateurs multiplient ce qu’il y a alors.
cosmic-rule-cd-r21 = L’Autodestruction prime sur tout : les deux camps perdent tous les vaisseaux de la rencontre, même contre une négociation, et une retraite ne les sauve pas.
cosmic-rule-cd-r21-why = Les deux camps perdent aussitôt, avant toute issue qu’une autre carte pourrait adoucir.
cosmic-rule-cd-r22 = Avec la Duplicité, les alliés de qui la joue perdent leurs vaisseaux quelle que soit l’issue, avant les récompenses, qu’ils reçoivent quand même.
cosmic-rule-cd-r22-why = Les vaisseaux vont au warp en quittant la rencontre, et tous la quittent d’une façon ou d’une autre ; la carte ne dit rien des récompenses.

## Les autres cartes récompense

cosmic-section-reward-cards = Les autres cartes récompense
cosmic-rule-cd-50 = Une attaque à deux valeurs compte la première. Si une alerte danger vaut quand on la révèle, elle compte la seconde, pour cette rencontre.
cosmic-rule-cd-r2 = La première valeur est celle imprimée en grand, qu’elle soit plus haute ou non : une 12/21 monte sous une alerte, une 21/12 descend.
cosmic-rule-cd-r2-why = Le plus grand nombre, dans les règles, parle de l’impression, comme le montrent les cartes.
cosmic-rule-cd-52 = Les négociations qui ont leur propre texte sont des négociations en tout, et font en plus ce qu’il dit.
cosmic-rule-cd-53 = Si un Traducteur en panne rencontre un Marché de dupes et que l’accord échoue, les deux agissent : qui montrait le Marché de dupes perd un vaisseau, l’autre trois.
cosmic-rule-cd-r15 = L’Éloquence permet aux deux parties d’un accord de gagner jusqu’à deux colonies, peu importe qui la montre ; deux d’entre elles n’en permettent pas plus.
cosmic-rule-cd-r15-why = La carte dit deux par personne, et pas seulement pour qui la joue.
cosmic-rule-cd-r16 = Qui sauve ses vaisseaux par l’Éloquence ne reçoit pas de compensation pour eux.
cosmic-rule-cd-r16-why = C’est l’un ou l’autre, et la compensation se compte en vaisseaux perdus.
cosmic-rule-cd-r17 = Plusieurs de ces cartes s’additionnent : trois vaisseaux, un de moins ou de plus par texte, jamais moins de zéro ; puis le multiplicateur de l’adversaire multiplie.
cosmic-rule-cd-r17-why = Les règles n’expliquent qu’une paire ; ceci donne les mêmes nombres pour elle et règle le reste.
cosmic-rule-cd-60 = Une retraite perd contre une attaque, mais tous les vaisseaux de son camp rentrent au lieu d’aller au warp ; ceux de la défense restent sur la planète. Contre toute autre carte, c’est une négociation.
cosmic-rule-cd-61 = Quand la défense bat en retraite, l’offensive a gagné : elle se pose avec ses alliés à côté des vaisseaux qui restent.
cosmic-rule-cd-61-why = La perte est dite, et le fait de rester aussi ; des colonies peuvent partager une planète, donc les deux sont vrais.
cosmic-rule-cd-62 = Une retraite ne reçoit pas de compensation. Si l’offensive bat en retraite, sa rencontre n’est pas un succès, et les alliés de la défense sont récompensés.
cosmic-rule-cd-62-why = Ce n’est pas une négociation, elle ne perd aucun vaisseau, et c’est une défaite comme une autre.
cosmic-rule-cd-r1 = Les cartes qui se changent regardent toutes ce qui était imprimé sur l’autre avant tout changement ; une morphe copie en dernier. Deux intimidations, ou une retraite et une intimidation, font donc un accord.
cosmic-rule-cd-r1-why = Chacune attend que l’autre soit une attaque ; seule la carte imprimée y répond sans tourner en rond.
cosmic-rule-cd-80 = Une faille se joue au début d’une rencontre, pour le bienfait qu’elle nomme.
cosmic-rule-cd-81 = Une faille que quelqu’un te prend en main et garde explose aussitôt : qui l’a prise perd ce qu’elle dit, et elle est défaussée.
cosmic-rule-cd-82 = Une faille que l’on donne, dans un accord par exemple, n’explose pas, ni celle que l’on prend et dont on se défait aussitôt.
cosmic-rule-cd-r11 = De plusieurs cartes prises ensemble, toutes sont prises d’abord ; puis les failles parmi elles explosent, dans l’ordre que choisit qui les a prises.
cosmic-rule-cd-r11-why = Sinon, une faille pourrait coûter des cartes qui ne sont pas encore prises.
cosmic-rule-cd-r12 = Qui a trop peu de vaisseaux, de cartes ou de colonies pour ce que coûte une faille perd ce qu’il y a.
cosmic-rule-cd-r12-why = Personne ne peut perdre ce qu’il n’a pas, et rien ne le remplace.

## Les cartes de Cosmic Dominion

cosmic-section-dominion-cards = Les cartes de Cosmic Dominion
cosmic-rule-cd-83 = Les renforts, les artéfacts et la morphe venus de Cosmic Dominion agissent comme ceux de la pioche cosmique et font ce qui y est écrit, quelle que soit la pioche où ils se trouvent.
cosmic-rule-cd-51 = Là où il faut nommer une carte, une attaque à deux valeurs s’appelle par la première.
cosmic-rule-cd-51-why = Les règles ne disent pas comment une telle carte s’appelle en main.

## Les intimidations

cosmic-section-intimidates = Les intimidations
cosmic-rule-cd-70 = Avant la préparation, chacun peut poser une intimidation face cachée par rencontre, et dit que c’en est une. Ce n’est pas encore une carte rencontre.
cosmic-rule-cd-71 = L’intimidation d’un protagoniste devient sa carte rencontre. Rien de ce qui restreint le choix d’une carte n’y touche, et il n’en faut pas d’autre en main.
cosmic-rule-cd-r7 = Qui en a posé une doit l’utiliser comme protagoniste, quoi qu’il y ait en main, et n’en pose pas une seconde.
cosmic-rule-cd-r7-why = Elle devient la carte d’office, et il y en a une par personne et par rencontre.
cosmic-rule-cd-r9 = Cela vaut aussi si tu l’as posée avant que le destin ne fasse de toi un protagoniste.
cosmic-rule-cd-r9-why = On peut la poser à tout moment avant la préparation, et c’est au choix des cartes qu’il compte à qui elle est.
cosmic-rule-cd-72 = Les cartes choisies, un protagoniste peut jouer, sans la voir, une intimidation posée par un de ses alliés, à la place de sa carte. L’allié peut en parler, vrai ou faux, mais pas la montrer.
cosmic-rule-cd-r8 = Si les deux protagonistes peuvent le faire, ils choisissent en même temps, en secret.
cosmic-rule-cd-r8-why = Qui choisirait en second en saurait plus, et rien ne dit qui ce serait.
cosmic-rule-cd-r10 = Une intimidation jouée pour quelqu’un d’autre est en tout la carte de ce protagoniste ; ensuite elle est défaussée.
cosmic-rule-cd-r10-why = Elle remplace la carte rencontre, donc ce qui regarde les cartes rencontre la regarde.
cosmic-rule-cd-73 = Révélée, une intimidation est une attaque de sa valeur si l’autre carte est une attaque, et sinon une négociation.
cosmic-rule-cd-74 = Une intimidation sur la table n’est dans aucune main. Celle qui ne servira pas, et la carte qu’une autre a remplacée, reviennent sans être vues dès que c’est certain.

## Les vaisseaux spéciaux

cosmic-section-special-ships = Les vaisseaux spéciaux
cosmic-rule-cd-20 = Au début, chacun marque un de ses vaisseaux comme spécial, chargé. Tous ont le même genre, celui que la table a choisi.
cosmic-rule-cd-21 = Un vaisseau spécial n’agit que tant que tu l’as : ni dans le warp, ni capturé, ni hors du jeu.
cosmic-rule-cd-22 = Son action spéciale dépense la charge. Il se recharge quand il revient du warp, ou quand ton tour finit après une seule rencontre.
cosmic-rule-cd-23 = S’il a été capturé ou a quitté le jeu, le premier autre vaisseau que tu ramènes à ton propre regroupement devient le spécial, chargé.
cosmic-rule-cd-24 = Un vaisseau amiral dans la rencontre ajoute trois au total de son camp, après la révélation, si la personne à qui il est le veut, protagoniste ou alliée.
cosmic-rule-cd-25 = Hyperpropulsion, son action spéciale : à tout moment, le vaisseau amiral va vers une de tes colonies, ou dans une rencontre où tu es, même au-delà de la limite du portail.
cosmic-rule-cd-r18 = Il n’entre dans une rencontre que jusqu’à la révélation des cartes.
cosmic-rule-cd-r18-why = Il peut interrompre le jeu, mais un vaisseau qui arrive quand les deux cartes sont connues serait trois points pour rien.
cosmic-rule-cd-26 = Qui gagne avec un vaisseau récupérateur dans la rencontre, protagoniste ou allié, a deux récompenses en plus de tout le reste.
cosmic-rule-cd-r23 = Cela vaut aussi pour le camp de l’offensive.
cosmic-rule-cd-r23-why = Les récompenses vont sinon aux alliés de la défense, mais le vaisseau parle de gagner, sans nommer de camp.
cosmic-rule-cd-27 = Rayon tracteur, son action spéciale : à tout moment, il prend une carte dans la défausse cosmique.
cosmic-rule-cd-r19 = À tout moment veut dire à côté de toute question où rien d’autre n’est en train de s’accomplir : pas entre une annonce et son effet.
cosmic-rule-cd-r19-why = Une action s’accomplit avant que rien d’autre ne commence, et seul ce qui annule peut s’intercaler.
cosmic-rule-cd-r20 = Qui choisit quels vaisseaux sont perdus peut choisir le spécial aussi, ou l’épargner.
cosmic-rule-cd-r20-why = Un vaisseau spécial est un vaisseau ordinaire avec un marqueur dessus.
cosmic-rule-cd-r26 = Ce que font les vaisseaux spéciaux n’est pas un pouvoir : cela ne se zappe pas.
cosmic-rule-cd-r26-why = Un Zap cosmique annule un pouvoir, et ceux-ci ne sont à aucun extraterrestre.
cosmic-rule-cd-28 = À trois ou quatre, chacun peut avoir un second vaisseau spécial, du même genre ou de l’autre. Tu n’envoies pas les deux dans une rencontre, sauf si autre chose y amène le second.
cosmic-rule-cd-r27 = On y regarde quand des vaisseaux sont envoyés, et à aucun autre moment.
cosmic-rule-cd-r27-why = La règle dit envoyer, et nomme des effets qui peuvent réunir les deux.
