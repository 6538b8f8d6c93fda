### Les leçons, et pourquoi chaque question est posée.

interstellar_pig-lesson-flight = Premiers atterrissages
interstellar_pig-lesson-flight-begin = Une partie depuis le premier dé : tu choisis des planètes, caches des cartes, voles, atterris et regardes dans des enveloppes. Quelque part se trouve le Médaillon, qui gagne à la fin. Une quinzaine de minutes.
interstellar_pig-lesson-flight-6 = Garde ces six : Bloc réfrigérant, Pistolet laser, Missiles, Recycleur d’air et les deux Grenades. Cache les autres comme tu veux, ou laisse-moi tout trier.
interstellar_pig-lesson-flight-end = Tu sais tout ce qu’un tour demande. Reste la chasse : retiens ce que tu as vu dans les enveloppes, et regarde qui se détourne.
interstellar_pig-lesson-repair = Quand quelque chose casse
interstellar_pig-lesson-repair-begin = Un accident coûte des tours, et tu dis quand ils sont payés. Cinq minutes.
interstellar_pig-lesson-repair-6 = Trie-les comme tu veux, ou laisse-moi trier : en main, l’équipement de ton départ.
interstellar_pig-lesson-repair-end = Paie quand tu n’as rien de mieux à faire d’un tour.

interstellar_pig-ask-favour-hint = Ton personnage vit bien sous plus de climats que d’autres. Plus tu en as, moins il te faut de cartes pour y vivre.
interstellar_pig-ask-pick-hint = Chacun choisit ses planètes une à une ; tes cartes en trop vont dans leurs enveloppes. Prends-en où tu peux vivre sans équipement, car tu commences sur l’une.
interstellar_pig-ask-stash-hint = Six cartes restent en main, les autres sont cachées sur tes planètes. Ce que tu caches, toi seul le sais.
interstellar_pig-ask-place-hint = Tu commences là où tu peux vivre ; l’équipement nécessaire est vu de tous. Choisis une planète qui trahit peu.
interstellar_pig-ask-turn-hint = Avant de bouger, tu peux ouvrir l’enveloppe où tu es, ou jouer une carte ; puis nomme une ligne et un dé ou deux. Tu dois voler d’autant de cases.
interstellar_pig-ask-course-hint = Les dés sont tombés : choisis où tu t’arrêtes. Au sol tu peux ouvrir une enveloppe, mais il faut de quoi y vivre.
interstellar_pig-ask-divide-hint = Devant toi, ta main et ce qu’il y avait dans l’enveloppe. Garde-en six au plus, le reste demeure : un souvenir précieux.
interstellar_pig-ask-end-hint = Tu as bougé ; enveloppe et cartes servent encore avant le joueur suivant. Sinon finis ton tour.
interstellar_pig-ask-commit-hint = Qui se rencontre se bat : chacun choisit ses cartes en secret, puis on ajoute les dés. Le gagnant prend une carte ; compare ce que tu montres à ce que tu peux perdre.
interstellar_pig-ask-tunnel-hint = Une étoile t’a donné un tunnel : tu ressors où tu veux. Une planète à l’enveloppe prometteuse en vaut la peine.
interstellar_pig-ask-keep-hint = Une main tient six cartes. Garde l’équipement pour là où tu vas, et laisse ce que tous ont vu.
interstellar_pig-ask-orders-hint = Tu dois un tour pour réparer ou en rattraper un, et peux dire d’avance quand il est payé. Personne ne l’attend.
interstellar_pig-ask-anytime-hint = Ce n’est pas ton tour ; tu peux renoncer ou quitter la partie, rien d’autre. Personne ne t’attend.
interstellar_pig-ask-repair-hint = Tu dois un tour de réparations. Payer maintenant ou plus tard change quand tu revoles.
interstellar_pig-ask-worm-hole-hint = Le ver te laisse sur l’étoile de ton choix, et une étoile fait piocher. Choisis-la près de là où tu veux atterrir.
