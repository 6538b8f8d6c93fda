### Les règles par numéro : le tour, les cartes, quand se jouent les événements, les alliés.

cochons-section-turn = Un tour
cochons-rule-s-12 = Un tour enchaîne pioche, voyages, combats, production et nouvelles troupes. Dans chaque phase, tout le monde agit dans l’ordre de jeu avant qu’on passe à la suivante.
cochons-rule-c-16 = Un tour enchaîne pioche, colons, ordre de jeu, placement, arrivée des monstres ; marqueurs, voyages ; combats, réorganisation, promenade des monstres ; production, gouverneurs, élection. Colons et monstres sont au Porc Royal.
cochons-rule-c-17 = Au tour 1, pas de Porc Royal : le premier joueur place les monstres et préside l’élection. Ni colons, ni promenade des monstres, ni échanges de cartes, ni pouvoirs de clan, et personne ne peut gagner.
cochons-rule-r-119 = Au tour 1, aucun nouveau ne devient Gros Gruik, mais Yodo Lardo peut déjà en faire un ; les cartes de colons et de promenade attendent, et les pouvoirs des clans dorment, même ceux qui agissent toujours.
cochons-rule-r-121 = Les dés tombent dans un ordre fixe : l’attaque avant la défense dans un round ; un dé par troupe dans l’ordre de jeu de leurs propriétaires, Gorets d’abord, puis Gros Gruiks, puis monstres.
cochons-rule-r-121-why = À une vraie table, peu importe quel dé part le premier ; ici chaque lancer est noté, et chacun doit pouvoir voir lequel est à qui.

cochons-section-cards = Les cartes
cochons-rule-s-13 = Avant de piocher, tu peux défausser autant de cartes que tu veux ; puis les mains sont complétées à quatre. Les événements ne servent qu’aux voyages, quoi que dise leur bas de carte ; les cartes de combat, aux combats.
cochons-rule-c-18 = Il y a deux sortes de cartes. Un événement dit quand il se joue et ne se joue jamais à un autre moment ; une carte de combat porte attaque, défense et technologie, et ne sert qu’aux combats.
cochons-rule-c-19 = Au tour 1, chacun pioche six cartes. Aux tours suivants, tu défausses d’abord ce que tu veux, puis tu complètes ta main à six.
cochons-rule-c-21 = Tu ne joues que tes cartes, et pour toi : personne ne joue une carte à la place d’un autre.
cochons-rule-r-17 = Quand la pioche est vide, la défausse mélangée en refait une ; s’il n’y en a plus non plus, tu pioches moins.
cochons-rule-r-17-why = La règle imprimée n’imagine pas que les cartes manquent ; c’est ce que fait toute table.
cochons-rule-r-18 = Tout le monde choisit ses défausses en même temps et en secret ; puis on les retourne ensemble, et la défausse reste visible de tous.
cochons-rule-r-18-why = Le texte ne dit pas si les défausses se voient ; les cartes jouées, elles, se voient, et choisir ensemble épargne une attente par joueur.
cochons-rule-r-19 = Quand tout le monde a défaussé, les mains se complètent l’une après l’autre dans l’ordre de jeu ; tant que le nouveau n’est pas connu, celui du tour d’avant vaut encore.
cochons-rule-r-19-why = Cela ne compte que si la pioche s’épuise, et le texte ne donne pas d’ordre.
cochons-rule-r-20 = Compléter ne coupe jamais une main : qui a plus de cartes que la limite ne pioche rien, voilà tout.
cochons-rule-r-23 = Rien ne limite le nombre de cartes que tu joues dans une séquence, un combat ou une élection ; mais un voyage n’emploie qu’une carte de vaisseau.

cochons-section-events = Les événements et leurs moments
cochons-rule-r-21 = Un événement se joue à ton tour dans une phase, ou quand la question est posée à tout le monde : avant le premier voyage, après chaque voyageur et, au jeu complet, avant les attaques de chacun et après le dernier combat. Une table peut réserver ces pauses aux voyages en plus.
cochons-rule-r-21-why = Le bas d’une carte nomme une phase, pas un moment. Les phases suivent l’ordre de jeu : ton tour est le moment naturel, et les pauses entre deux tours servent à réagir.
cochons-rule-r-22 = À chaque pause, tout le monde reçoit la même question, quelle que soit sa main, et les réponses restent scellées jusqu’à la dernière ; personne n’apprend qui aurait pu jouer. Tu peux passer pour le reste de la phase.
cochons-rule-r-22-why = Si l’on n’interrogeait que ceux qui peuvent réagir, la question même trahirait leur main.
cochons-rule-r-24 = Les réponses à une pause s’ouvrent ensemble et s’exécutent dans l’ordre de jeu, toutes celles d’un joueur avant les suivantes. À l’élection, où les cartes sont libres, elles agissent dans l’ordre d’arrivée, sur les piles du moment.
cochons-rule-r-24-why = Le texte ne le dit que de l’Extra-Mouve ; ici cela vaut pour toute carte. Aucune ne défait un vote déjà donné, sauf celle qui fait tout revoter.
cochons-rule-r-25 = Posée dans un combat, une carte qui a perdu sa cible est défaussée sans effet. Prévue pour une pause, elle revient en main, avec tout ce que tu prévoyais ensuite ; tu nommes des tuiles, et ta réponse les suit si elles changent de place.
cochons-rule-r-25-why = La règle imprimée ne le prévoit pas. Ce qui était sur la table a été montré, donc dépensé ; ce qui était encore scellé, non.
cochons-rule-r-58 = Un événement joué pendant les voyages ne coûte aucun voyage, et passe entre deux de tes voyages ou à n’importe quelle pause.
cochons-rule-r-58-why = Les cartes ne portent que le numéro de la séquence ; rien ne dit qu’elles remplacent un voyage.

cochons-section-allies = Les alliés, les échanges et la princesse
cochons-rule-c-20 = Dès le tour 2, ceux qui ont voté pour le même candidat à la dernière élection peuvent échanger des cartes à tout moment du tour, autant contre autant. Personne n’y est obligé, et personne d’autre n’en a le droit ; là où seul le décompte est publié, personne n’échange.
cochons-rule-c-65 = Ceux qui ont voté pour le même candidat sont alliés pendant tout le tour suivant, jusqu’au bout de son élection : ils peuvent échanger des cartes.
cochons-rule-r-26 = Une coalition vient du dernier vote qui a compté, que le candidat l’ait emporté ou non. Qui est seul à avoir voté pour quelqu’un n’a pas d’allié, et le Porc Royal n’a aucun droit particulier.
cochons-rule-r-26-why = À un endroit le texte dit le même Porc Royal, à un autre le même candidat ; le second est le paragraphe sur les coalitions, il l’emporte.
cochons-rule-r-27 = On échange du début du tour qui suit l’élection jusqu’au bout de sa propre élection, même à côté d’un choix secret. Une carte nommée dans ta réponse scellée doit d’abord en sortir, et une carte proposée ne se scelle pas.
cochons-rule-r-27-why = Le texte dit à tout moment du tour suivant. Seules les cartes déjà engagées sont retenues : une offre qui tombe trahirait ce qui est scellé.
cochons-rule-r-28 = Un échange se fait à deux : l’un propose des cartes, l’autre accepte avec autant des siennes, ou refuse. Le contenu reste entre eux, le nombre est public ; les autres promesses n’engagent à rien.
cochons-rule-r-29 = La princesse Piga se joue entre deux étapes quelconques, même au tour 1 : tu vois toute la main de quelqu’un, puis tu échanges deux de tes cartes contre deux des siennes, moins si l’un de vous en a moins, ou rien. Vous seuls savez lesquelles.
cochons-rule-r-29-why = La carte dit n’importe quand, sans plus. Ce qui est posé dans un combat n’est plus en main ; ce qu’elle prend à une réponse scellée y manque simplement, et nul ne voit ce qu’elle nommait.
