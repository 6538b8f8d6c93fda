### Les règles par numéro : voyages, vaisseaux, débarquements, événements de cette phase.

cochons-section-markers = Les marqueurs de voyage
cochons-rule-c-36 = En secret, chacun choisit un de ses marqueurs de voyage, 2, 2, 3, 3 ou 4 : autant de voyages au plus ce tour-ci. On les montre ensemble, et un marqueur ne revient qu’une fois les quatre autres joués aussi.
cochons-rule-r-46 = Les deux 2 et les deux 3 sont des marqueurs distincts. Ceux qu’on a joués restent visibles, et les cinq reviennent à la fin du tour où le cinquième est joué ; ton choix reste scellé jusqu’à celui du dernier.
cochons-rule-r-47 = Chacun joue un marqueur à chaque tour, même sans vouloir bouger. Qui n’a plus que des marqueurs d’un même chiffre n’est pas interrogé.
cochons-rule-r-47-why = Le texte fait choisir tout le monde et compte cinq tours pour les récupérer ; qui pourrait passer son tour fausserait ce compte.

cochons-section-travel = Les voyages
cochons-rule-s-14 = Chaque clan a trois voyages par tour. Rien n’oblige à les faire, ceux qui restent sont perdus, et on n’en donne pas à un autre.
cochons-rule-c-37 = Dans l’ordre de jeu, chaque clan fait tous ses voyages avant le suivant. Rien n’oblige à les faire tous, ceux qui restent sont perdus, et on n’en donne pas à un autre.
cochons-rule-s-15 = Un voyage mène autant de tes cochons que tu veux d’une tuile à une tuile adjacente ; seule une carte les mène plus loin. Chaque cochon voyage une fois par tour.
cochons-rule-c-38 = Dans un voyage, autant de tes cochons que tu veux quittent ensemble une tuile et débarquent sur une autre, voisine sauf si une carte de vaisseau les mène plus loin.
cochons-rule-c-40 = Chaque cochon voyage une fois par tour. Les cartes de vaisseau survolent librement les tuiles des autres, et on peut toujours débarquer chez des monstres ou d’autres clans.
cochons-rule-r-48 = Un voyage a une tuile de départ et une d’arrivée, et emmène au moins un cochon. Diviser un groupe vers deux tuiles, ou réunir deux groupes sur une seule, en prend deux.
cochons-rule-r-49 = Chaque cochon voyage une fois par tour, même avec Extra-Mouve ou une carte de vaisseau ; un cochon déposé en route par les Bottes a voyagé.
cochons-rule-r-50 = Tu peux débarquer sur une même tuile en plusieurs voyages : tous tes cochons y forment une seule force, qui prend rang à son premier débarquement.
cochons-rule-r-67 = Une tuile est au clan qui y est seul ou, s’ils sont plusieurs, au premier arrivé. Une tuile vide n’est à personne : la quitter tout à fait, c’est l’abandonner.
cochons-rule-c-42 = L’Extra-Mouve donne un voyage de plus, à ton tour ou après celui de qui tu veux. Joués au même moment, plusieurs s’exécutent dans l’ordre de jeu.
cochons-rule-r-54 = L’Extra-Mouve ajoute un voyage à ton tour, ou en donne un juste après le tour de n’importe qui, avant ou après le tien. C’est un voyage comme un autre, avec des cochons qui n’ont pas voyagé, et on peut y joindre un vaisseau.
cochons-rule-r-54-why = La carte nomme les deux moments, et non ce qui vaut encore. Si un autre avant toi rend ton projet impossible, ta carte te revient.

cochons-section-ships = Les cartes de vaisseau
cochons-rule-r-51 = Une carte de vaisseau allonge un de tes voyages jusqu’à sa portée et survole tout ce qu’il y a en route. Elle ne donne pas de voyage, sauf choix de la table, et un voyage n’emploie qu’un vaisseau.
cochons-rule-r-51-why = Les cartes disent jusqu’où aller, et non si c’est un voyage de plus ; le texte en parle comme d’un moyen de voyager à plusieurs planètes de distance.
cochons-rule-c-39 = Les Bottes à Réaction font exception au débarquement commun : on peut laisser des cochons en route, sur trois tuiles au plus.
cochons-rule-r-52 = Avec les Bottes, un voyage fait jusqu’à trois pas ; sur chaque tuile du trajet, tu laisses autant de cochons que tu veux, et les autres se posent sur la dernière. Débarquer chez d’autres est chaque fois une attaque ; une tuile où nul ne reste est seulement survolée.
cochons-rule-r-52-why = La carte permet de laisser des troupes sur chacune des trois planètes, et ne dit rien de celles qu’on survole sans s’arrêter.
cochons-rule-r-53 = Le Téléporteur mène un voyage d’une tuile à n’importe quelle autre, si loin soit-elle, mais jamais sur le soleil ; c’est un voyage qui compte.
cochons-rule-r-53-why = La carte envoie des troupes sans tenir compte des distances ; rien ne dit que ce soit un voyage de plus.

cochons-section-landing = Débarquer chez les autres
cochons-rule-s-17 = Quand d’autres débarquent sur ta tuile, autant de tes cochons qu’il en est arrivé y sont bloqués : ils doivent rester et se battre.
cochons-rule-r-55 = Tant que d’autres sont chez toi, autant de tes cochons qu’ils sont à eux tous y restent bloqués ; un Gros Gruik compte pour un cochon. Le reste peut partir, à ton choix ; aucune carte ne libère les bloqués.
cochons-rule-r-55-why = Le texte bloque autant de cochons qu’il en attaque. Il compte les têtes, non la force, et ne parle que d’un attaquant ; à plusieurs, ils bloquent ensemble.
cochons-rule-r-56 = Tu peux envoyer du renfort sur ta tuile attaquée : il se joint à la défense. Un clan qui débarque où deux se font déjà face est l’assaillant suivant, et la tuile ne change pas de mains avant un combat gagné.
cochons-rule-r-56-why = Le texte dit qui possède la tuile quand le premier attaquant débarque, et laisse la suite au bon sens.
cochons-rule-r-59 = Débarquer chez des monstres est permis : c’est les attaquer.
cochons-rule-c-41 = Là où se tient une Fête du Gland, aucun joueur ne peut attaquer ce tour-ci.
cochons-rule-r-57 = Une Fête du Gland annoncée, seul le possesseur de la tuile (ou qui l’a jouée, s’il n’y en a pas) peut y débarquer jusqu’à la fin du tour. Qui y est déjà reste et se bat, les replis restent permis, et les monstres s’en moquent.
cochons-rule-r-57-why = La carte dit que les troupes d’un autre joueur ne peuvent l’attaquer ; elle ne revient pas sur les débarquements déjà faits, et elle suit sa tuile.

cochons-section-travel-events = Les événements qui changent la galaxie
cochons-rule-r-60 = On peut échanger deux tuiles quelconques, proches ou non, explorées ou non, avec tout ce qu’elles portent : cochons, monstres, bloqués, ordre d’arrivée. Seul le soleil ne bouge pas, et personne n’atterrit ainsi.
cochons-rule-r-60-why = La carte dit deux planètes au choix, et que les troupes y restent ; un pouvoir de clan, lui, les demande adjacentes.
cochons-rule-r-61 = Pour les Frémono, on lance d’abord : 1-2 rouge, 3-4 jaune, 5-6 bleue. Puis tu poses une telle planète de la boîte sur n’importe quelle place vide à côté d’une tuile, soleil excepté ; elle n’est à personne, et si la boîte n’en a plus, rien ne se passe.
cochons-rule-r-61-why = La carte dit adjacente à une autre planète, sans plus : ni l’ordre du dé et du choix, ni ce qui arrive si la boîte est vide.
cochons-rule-r-62 = Van Soulo change toute une bande de Pirates en Gorets à toi, là où ils sont et à leur rang d’arrivée, dans la limite de ta réserve ; les autres disparaissent. Ils n’ont pas voyagé.
cochons-rule-r-62-why = La carte dit seulement que ces pirates deviennent des Gorets de ta couleur.
cochons-rule-r-63 = Gorruption veut une tuile où se tient une seule troupe ennemie, un Goret ; tes cochons et les monstres n’y changent rien. Sur 1-4, il est à toi, à sa place et aussi fatigué qu’avant ; sur 5-6, rien.
cochons-rule-r-63-why = La carte dit un seul Goret ennemi, sans dire qui d’autre peut s’y trouver.
cochons-rule-r-64 = La pluie tombe sur tous les cochons de la tuile, les tiens aussi, et sur les monstres sauf si la table les épargne : un dé chacun, et un 5 ou un 6 tue, Gros Gruiks comme Gorets.
cochons-rule-r-64-why = La carte lance un dé par troupe présente, sans épargner qui l’a jouée.
cochons-rule-r-65 = Yodo Lardo fait un Gros Gruik de n’importe lequel de tes Gorets du plateau ; posé dans un combat, d’un Goret de ce combat. S’il avait voyagé, le Gros Gruik aussi.
cochons-rule-r-65-why = La carte dit un de tes Gorets ; l’exemple de combat imprimé la montre jouée là.
cochons-rule-r-66 = Le Gros Gruik que prête l’Empereur arrive avec les colons, compte et agit comme les tiens, ne demande aucune réserve, et repart en fin de tour s’il vit encore. Au combat, il tombe avant les tiens.
cochons-rule-r-66-why = La carte le prête pour un tour, pour tes combats ; une pièce qui se bat doit bien être quelque part, elle fait donc tout comme les autres.
