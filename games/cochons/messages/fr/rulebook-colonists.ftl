### Les règles par numéro : colons, ordre de jeu, placement, arrivée des monstres.

cochons-section-colonists = Les colons
cochons-rule-c-22 = À chaque tour sauf le premier, des convois de colons arrivent, et le Porc Royal seul décide à qui ils vont.
cochons-rule-c-23 = Le Porc Royal tire des jetons en secret : 5 à trois, 6 à quatre, 7 à cinq, 9 à six.
cochons-rule-c-24 = Un jeton amène 1, 2 ou 3 Gorets, selon son chiffre ; il y a cinq jetons de 1, quatre de 2 et trois de 3.
cochons-rule-c-25 = Le Porc Royal distribue les jetons face cachée, comme il lui plaît, deux au plus par joueur et pour lui-même. Puis on les retourne tous et ils deviennent des Gorets ; d’ici là, on peut supplier, menacer ou promettre.
cochons-rule-r-30 = Tous les jetons tirés sont distribués, deux au plus par clan ; un clan peut très bien n’en recevoir aucun.
cochons-rule-r-31 = Les jetons retournés reviennent au stock : chaque tirage se fait parmi les douze.
cochons-rule-r-31-why = Le texte ne le dit pas, mais à six, on en tire neuf sur douze à chaque tour.
cochons-rule-r-32 = Le Porc Royal voit la valeur des jetons ; tout le monde voit combien chaque clan en reçoit, et qui en reçoit un voit le sien. Tout est public une fois retourné.
cochons-rule-r-32-why = Le texte les fait tirer en secret et donner face cachée, et laisse deviner le reste ; jusqu’au retournement, le Porc Royal peut raconter ce qu’il veut.
cochons-rule-r-33 = Pendant le partage des jetons, chacun peut poser en secret des cartes qui amènent des colons, autant qu’il veut. Elles sont retournées avec les jetons, une fois le choix du Porc Royal fait.
cochons-rule-r-33-why = Les cartes disent seulement qu’elles sont de cette séquence ; posées en secret, elles ne peuvent pas être punies dans le partage.
cochons-rule-c-26 = Tu peux changer deux des Gorets que tu viens de recevoir en un Gros Gruik, une fois par tour et jamais au tour 1. Les Gorets déjà sur le plateau ne comptent pas.

cochons-section-order = L’ordre de jeu
cochons-rule-c-27 = Dès le tour 2, le clan qui a le plus de troupes joue en premier, et ainsi de suite ; un Goret compte 1, un Gros Gruik 2, et un dé départage. Au tour 1, on tourne à partir du premier joueur.
cochons-rule-r-36 = Tout ce que tu as compte : les troupes du plateau, les nouveaux de ce tour (sauf si la table les écarte), un Gros Gruik prêté, et les cinq Gorets avec lesquels tu reviens.
cochons-rule-r-36-why = Le texte compte ce que possède chaque joueur, et les colons arrivent avant le décompte.
cochons-rule-r-37 = Ceux qui sont à égalité lancent un dé, le plus haut d’abord ; qui est encore à égalité relance, entre ex æquo.
cochons-rule-r-37-why = Le texte dit de lancer le dé, et non ce que veut dire une seconde égalité.

cochons-section-placing = Le placement des nouveaux
cochons-rule-s-27 = En fin de tour, tu reçois un Goret par planète que tu possèdes, deux par double, aucun par astéroïde. Deux d’entre eux peuvent devenir un Gros Gruik.
cochons-rule-c-28 = Tes nouveaux vont sur des tuiles où tu as déjà des troupes, répartis comme tu veux ; une tuile en porte autant qu’on veut.
cochons-rule-r-34 = Une fois par tour, deux des nouveaux Gorets du tour peuvent devenir un Gros Gruik, s’il t’en reste un en réserve ; tu peux n’en décider qu’au placement. Celui de Yodo Lardo ne compte pas.
cochons-rule-r-34-why = Deux Gorets et un Gros Gruik comptent pareil pour l’ordre de jeu : attendre ne change rien et épargne une question à tout le monde.
cochons-rule-r-38 = Les nouveaux se répartissent sur toutes tes tuiles, même partagées avec des monstres. Ou bien tous préparent en secret et on exécute dans l’ordre de jeu, ou bien chacun place à son tour, au choix de la table ; ils peuvent voyager ce tour-ci.

cochons-section-arrivals = L’arrivée des Extra-Cochons
cochons-rule-c-29 = Un dé à huit faces dit qui arrive : 1-2 personne, 3-4 des Pirates, 5-6 un Porcophage, 7-8 un Ver des Glands.
cochons-rule-c-30 = Le Porc Royal pose les monstres qui arrivent sur un astéroïde où il n’y en a pas, ou avec leurs semblables où qu’ils soient. Des cochons sur l’astéroïde n’y changent rien.
cochons-rule-c-31 = Une tuile porte au plus quatre Pirates, trois Porcophages ou un Ver.
cochons-rule-c-32 = Deux sortes de monstres ne cohabitent jamais sur une tuile. Ceux pour qui il n’y a plus de place sont perdus, mais le Porc Royal ne peut jamais en perdre exprès.
cochons-rule-c-33 = Les Pirates arrivent en bande, tous sur la même tuile : deux sur un dé de 1-2, trois sur 3-4, quatre sur 5-6. Ils se battent avec un D6 et se déplacent de trois tuiles.
cochons-rule-c-34 = Les Porcophages arrivent un par un, se battent avec un D8 (D6 si la table l’a choisi), +1 par Porcophage après le premier, et se déplacent de deux tuiles. Quand ils tuent un Goret, un autre rejoint la meute, jusqu’à trois.
cochons-rule-c-35 = Le Ver des Glands se bat avec un D6 et un D8 et se déplace d’une tuile. Il change en astéroïde la planète qu’il attaque, dès que plus personne ne la défend, et disparaît ; trois planètes par partie peuvent être mangées.
cochons-rule-c-44 = Des monstres qui tombent sur des cochons en bloquent autant qu’ils sont eux-mêmes, comme le ferait un clan qui attaque.
cochons-rule-c-55 = Des cochons sur un astéroïde n’empêchent pas des monstres d’y apparaître : autant de cochons que de monstres doivent alors y rester et les combattre.
cochons-rule-r-39 = Au tour 1, c’est le premier joueur qui lance le dé et place les monstres, dans les mêmes limites.
cochons-rule-r-40 = Parmi les places permises, il faut celles qui perdent le moins de monstres ; si aucune n’a de place, ils sont perdus. Une planète n’en reçoit que là où leurs semblables se tiennent déjà.
cochons-rule-r-40-why = Le Porc Royal ne peut pas gaspiller de monstres exprès, et le texte ne dit pas jusqu’où cela va.
cochons-rule-r-41 = Une bande de Pirates n’en rejoint une autre que si tous y tiennent ; si aucune tuile ne prend toute la bande, elle va là où l’on en perd le moins.
cochons-rule-r-41-why = Tous les nouveaux Pirates vont sur une seule tuile, et il n’y en tient que quatre ; les diviser briserait la première règle, en jeter la seconde.
cochons-rule-r-42 = Il y a six pions de chaque sorte de monstre : ce qui arrive au-delà est perdu.
cochons-rule-r-42-why = La boîte en contient autant, et le texte ne dit que faire quand ils manquent.
cochons-rule-r-43 = Des monstres arrivés sur des cochons en bloquent un chacun, aux voyages comme à la réorganisation, et se battent quand vient le tour des monstres. Au tour 1, où il n’y en a pas, ils attendent ensemble le suivant.
cochons-rule-r-43-why = Le texte force les cochons à rester se battre sans dire quand ; les tableaux mettent les combats des monstres après la réorganisation.
cochons-rule-r-44 = Quand de nouveaux monstres arrivent, ceux du plateau restent où ils sont.
cochons-rule-r-44-why = Un titre parle d’arrivée et de déplacement, tout le reste d’arrivée et de placement.
cochons-rule-r-45 = Après trois planètes mangées, plus aucun Ver n’arrive ; ceux du plateau se battent encore, mais ne mangent plus rien. La table peut compter à la place les Vers qui arrivent.
cochons-rule-r-45-why = Le texte permet autant de Vers qu’on veut et trois repas, son annexe trois Vers ; la boîte en contient six, ce qui va avec le texte.
