### Les règles par numéro : les cartes, les pouvoirs, les lunes.

## Cartes, éruptions et zaps

cosmic-section-cards = Cartes, éruptions et zaps
cosmic-rule-ce-130 = Une éruption est super pour qui a le pouvoir de cet extraterrestre, s’il agit, et sauvage pour tous les autres. Chacun peut en jouer une par rencontre ; elle revient en main, sauf si elle dit autre chose.
cosmic-rule-ce-131 = Si la table l’a choisi, une éruption est défaussée après usage, comme dans les anciennes éditions ; sinon on la garde.
cosmic-rule-ce-132 = Une éruption annulée est défaussée, et elle était quand même la seule de la rencontre pour qui l’a jouée.
cosmic-rule-ce-133 = Un artéfact se joue de la main, au moment et dans le rôle qu’il indique, à la vue de tous, et se défausse. Il n’y a pas de limite, et un Zap de carte peut l’annuler.
cosmic-rule-ce-134 = Un Zap cosmique annule un pouvoir à l’instant où il sert : ce qu’il aurait fait n’arrive pas, même si c’était obligatoire. Certains extraterrestres ont leur mot à dire quand on les zappe.
cosmic-rule-ce-135 = Un pouvoir qui agit à plusieurs moments d’une rencontre peut se faire zapper à chacun d’eux.
cosmic-rule-ce-r6 = Un seul zap coupe un pouvoir pour le reste de la rencontre, peu importe qui l’a alors.
cosmic-rule-ce-r6-why = La carte parle d’un usage, et aussi de toute la rencontre ; pour un pouvoir qui agit sans cesse, seule la lecture longue fait qu’un zap vaut une carte.
cosmic-rule-ce-137 = Les multiplicateurs ne sont pas dans la pioche habituelle. Avec les anciens, cinq y sont mélangés, de ×0 à ×4, un de chaque.
cosmic-rule-ce-138 = Une nouvelle main compte autant de cartes que la table l’a choisi, huit d’ordinaire.
cosmic-rule-ce-139 = Au hasard : personne ne voit les faces, et c’est le sort qui choisit. Si les dos diffèrent, qui prend dit combien de cartes de chaque dos.

## Décisions sur les extraterrestres

cosmic-section-aliens = Décisions sur les extraterrestres
cosmic-rule-ce-r16 = Quand des pouvoirs s’échangent ou se prêtent, tout ce qui est sur la fiche de l’extraterrestre suit, ses jetons par exemple. Un prêt finit avec la rencontre.
cosmic-rule-ce-r16-why = Les éruptions qui le font ne parlent que du pouvoir ; sans ce qui va avec, bien des pouvoirs ne serviraient à rien.
cosmic-rule-cc-1 = Une fois par rencontre, le Pickpocket peut prendre au hasard une carte à quelqu’un qui a une colonie dans son système ; après l’avoir vue, il la garde ou la défausse. La super-éruption en prend une à toutes les personnes de ce genre qu’il veut.
cosmic-rule-cc-1-why = En bref, le pouvoir ne fait que prendre une carte ; son texte entier permet de s’en défaire aussitôt, ce qui compte pour les cartes qui nuisent à qui les garde.
cosmic-rule-cc-2 = L’éruption sauvage du Pickpocket prend à l’offensive autant de cartes qu’on veut, jusqu’à une par vaisseau au portail. Si l’offensive n’a alors plus de carte rencontre, elle pioche une nouvelle main et son tour continue.
cosmic-rule-cc-2-why = Sinon, une éruption pourrait simplement finir le tour des autres, ce que son texte prend soin d’éviter.
cosmic-rule-cc-3 = Quand le Diplomate en fait un accord à trois, les trois négociations agissent selon leurs textes, et les attaques en deviennent de simples. Ce que chaque paire convient forme une seule offre : les trois l’acceptent, ou elle échoue pour les trois.
cosmic-rule-cc-3-why = La fiche parle d’un accord entre trois ; trois accords séparés laisseraient deux d’entre eux évincer l’autre.
cosmic-rule-cc-4 = Dans un accord à trois, chacun est l’adversaire des deux autres : un multiplicateur ou une carte qui coûte des vaisseaux à l’adversaire en coûte aux deux.
cosmic-rule-cc-4-why = Ces cartes sont écrites pour deux ; épargner la troisième personne rendrait sa place trop bonne.
cosmic-rule-cc-5 = Le paquebot du Touriste agit quand on sait qui défend : il s’agit du système de la rencontre. Chaque fois qu’il rentre chez lui, et au début, jusqu’à quatre vaisseaux passent entre lui et les colonies du système, dans un sens ou l’autre.
cosmic-rule-cc-5-why = Avec une carte libre ou spéciale, personne ne sait avant le lancement dans quel système on se rencontrera.
cosmic-rule-cc-6 = On répond à l’Amour dans le sens horaire à sa gauche, en voyant les réponses d’avant, ou par une consigne à condition. Nul n’est obligé ; une carte suit par son type, toute attaque une attaque. Si tous suivent, l’Amour prend toutes ces cartes.
cosmic-rule-cc-6-why = Le texte court ne dit ni l’ordre des réponses ni ce que deviennent les cartes ; les conditions épargnent l’attente à tous.
cosmic-rule-cd-r24 = Si les deux cartes révélées correspondent à la carte du Joker, il pose un jeton sur chacune, sur celle de l’offensive d’abord.
cosmic-rule-cd-r24-why = Son pouvoir est obligatoire pour chaque carte qui correspond, et un jeton déjà pris fait que l’ordre compte.
cosmic-rule-cd-r25 = Une carte qu’un jeton du Joker change en morphe ou en retraite l’est dès lors, et se change elle-même comme une vraie.
cosmic-rule-cd-r25-why = La fiche dit que la carte devient ce que montre le jeton, et ces deux-là ont à faire dès qu’elles sont révélées.

## Les lunes

cosmic-section-moons = Les lunes
cosmic-rule-ce-140 = Chaque système a deux lunes, vides au début.
cosmic-rule-ce-141 = Qui peut orienter le portail vers un système peut viser une de ses lunes au lieu d’une planète.
cosmic-rule-ce-142 = Une lune vide se prend aussitôt, sans carte : les vaisseaux se posent, et la rencontre est un succès. Une lune où il n’y a que toi n’est pas une cible pour toi.
cosmic-rule-ce-143 = Pour une lune habitée, on se bat comme pour une planète, mais on n’invite personne.
cosmic-rule-ce-144 = Les vaisseaux sur une lune ne font pas une colonie : ils ne font ni gagner ni garder un pouvoir, et n’ajoutent rien à un total comme bases.
cosmic-rule-ce-145 = Ce qui est imprimé sur une lune se regarde quand on l’occupe, et parfois cela agit.
cosmic-rule-ce-145-why = Aucune liste de lunes n’a été trouvée : ici toutes sont nues, et il n’y a rien à regarder.
