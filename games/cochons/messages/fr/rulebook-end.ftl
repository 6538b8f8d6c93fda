### Les règles par numéro : promenade des monstres, élimination, production et victoire.

cochons-section-extras = La promenade des Extra-Cochons
cochons-rule-c-54 = Le Porc Royal peut déplacer une pile entière d’Extra-Cochons d’une sorte, annoncée d’avance, puis il les fait combattre. Une pile ne se divise jamais, les monstres ne fuient pas, et personne ne pose de cartes pour eux.
cochons-rule-r-88 = Une pile peut aller jusqu’à sa portée, par-dessus tout sauf le soleil et les tuiles inexplorées, ou aucune ne bouge. Puis on se bat sur chaque tuile où des monstres rencontrent des cochons ou d’autres monstres, dans l’ordre que veut le Porc Royal.
cochons-rule-r-88-why = Le texte permet de déplacer une seule pile, sans dire qu’il le faut ; il ne donne pas non plus d’ordre aux combats.
cochons-rule-r-89 = Deux piles d’une même sorte sur une tuile n’en font qu’une, si la limite le permet ; sinon, le déplacement est interdit. Deux sortes différentes se battent jusqu’au bout ; s’il y a aussi des cochons, tous se battent dans l’ordre d’arrivée.
cochons-rule-r-89-why = Les sortes ne cohabitent pas, et le texte prévoit un Ver qui combat d’autres monstres.
cochons-rule-r-90 = Un Ver mange une planète vide dès qu’il y arrive ; défendue, il doit d’abord gagner, par la mort ou la fuite. La planète, simple ou double, est un astéroïde à jamais et le Ver disparaît ; sur un astéroïde, il reste, voilà tout.
cochons-rule-r-90-why = Le texte et l’annexe diffèrent sur les planètes vides et sur l’ennemi en fuite ; on suit le texte, qui en dit plus.
cochons-rule-r-91 = Une meute de Porcophages lance un D8 (D6 si la table l’a choisi), +1 par Porcophage après le premier. Chaque Goret qu’elle tue en amène un dès le round suivant, jusqu’à trois dans la meute ; un Gros Gruik, aucun.
cochons-rule-r-91-why = L’annexe dit un D6 et un nombre tiré au dé, mot pour mot comme pour les Pirates juste au-dessus : sans doute une mauvaise copie, et le texte décide.
cochons-rule-r-92 = Une bande de Pirates lance un seul D6, quel que soit leur nombre, sauf si la table leur donne +1 par Pirate après le premier.
cochons-rule-r-92-why = Leur pouvoir est dit aucun, et le bonus du nombre n’est imprimé que pour les Porcophages ; mais il est dit aussi que les monstres se battent comme les cochons.
cochons-rule-r-93 = Face aux monstres, tu poses des cartes de combat, qui que ce soit qui attaque : tes chiffres d’attaque si c’est toi, de défense si ce sont eux. Ils n’en ont pas, mais ta seule technologie peut faire sauter la tuile. Quand ils attaquent, aucun événement ne se pose.
cochons-rule-r-93-why = Seules les cartes au profit des monstres sont interdites. Un événement est lié à la séquence imprimée, et aucun ne porte celle des combats des monstres.
cochons-rule-r-94 = Avec Cho Boko, c’est toi qui déplaces une pile ce tour-ci à la place du Porc Royal ; l’ordre des combats lui reste.
cochons-rule-r-94-why = La carte donne le contrôle d’un groupe, elle ne transmet pas la charge.

cochons-section-elimination = L’élimination
cochons-rule-c-66 = Avec une seule troupe sur le plateau ou aucune, te voilà hors jeu. Au tour suivant, tu reviens avec cinq Gorets sur une tuile vide du bord, à ton choix, ou plus au centre s’il n’y en a pas ; au jeu complet, tes cinq marqueurs de voyage reviennent aussi.
cochons-rule-r-114 = L’élimination se vérifie une fois par tour, après tous les combats (ou dès que des troupes ont pu tomber, si la table l’a choisi), jamais en plein combat. Un Gros Gruik est une seule troupe.
cochons-rule-r-114-why = Le texte dit dès que ; pris à la lettre, il couperait des combats : on l’applique donc avant tout décompte.
cochons-rule-r-115 = Qui est hors jeu ramène sa dernière pièce et ne produit rien, mais garde recette, cartes et charge, et peut encore, au jeu complet, échanger, se présenter et voter. Ni carte ni pouvoir ne remet de ses cochons sur le plateau d’ici là.
cochons-rule-r-115-why = Le texte fait réapparaître le clan comme au départ et ne dit rien de ce qu’il garde ; personne n’est jamais éliminé pour de bon.
cochons-rule-r-116 = Après une élimination, tu reviens avant les voyages suivants, avec cinq Gorets sur une tuile du bord sans cochons ni monstres, à côté d’autres si tu veux ; les nouveaux de ce tour t’y rejoignent. Les convois n’entament jamais ces cinq-là.
cochons-rule-r-116-why = Le texte donne cinq Gorets, une tuile vide et le choix du joueur ; l’écart du premier débarquement n’y est pas répété.
cochons-rule-r-117 = Si le bord est plein quand tu reviens, tu prends une tuile vide plus au centre ; sinon, une où il n’y a que des monstres ; sinon, tu attends un tour de plus.
cochons-rule-r-117-why = Le texte dit seulement : sinon au centre, et n’imagine pas une galaxie pleine.

cochons-section-production = Production et victoire
cochons-rule-s-25 = Chaque planète que tu possèdes produit un gland de sa couleur, une double deux, un astéroïde aucun ; une double ne se partage pas.
cochons-rule-c-57 = Tu produis un gland par planète de couleur possédée et deux par double, aucun par astéroïde. Ce qui est devant toi est la production du tour, visible de tous.
cochons-rule-r-96 = La production repart de zéro à chaque tour, et les glands ne s’accumulent pas ; une tuile vide ou peuplée de seuls monstres ne produit pour personne.
cochons-rule-s-26 = Qui a tous les glands de sa recette au décompte gagne, mais jamais au tour 1.
cochons-rule-c-58 = Qui a tous les glands de sa recette au décompte gagne, à aucun autre moment et jamais au tour 1. Si plusieurs les ont, c’est le premier d’entre eux dans l’ordre de jeu.
cochons-rule-r-97 = Le bot vérifie lui-même toutes les recettes, dès le tour 2. Si plusieurs sont complètes, le premier dans l’ordre de jeu de ce tour gagne.
cochons-rule-c-56 = La dernière phase rapporte : un marqueur de gland par planète contrôlée, un gouverneur par marqueur ; les gouverneurs sont des voix.
