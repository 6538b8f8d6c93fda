### Les règles par numéro : les planétoïdes.

## Les planétoïdes

cosmic-section-planetoids = Les planétoïdes
cosmic-rule-pl-1 = Il y a douze planétoïdes, numérotés de un à douze, et un repère d’origine pour chacun. Un planétoïde hors jeu attend avec son repère dans la réserve.
cosmic-rule-pl-2 = À deux, on est trop peu pour les planétoïdes, comme pour tout le jeu.
cosmic-rule-pl-3 = Au début, chaque système reçoit un planétoïde avec son repère, et chacun y met deux de ses vaisseaux. On choisit tous à la fois, en secret.
cosmic-rule-pl-r7 = Ces deux vaisseaux viennent de n’importe lesquelles de tes planètes, d’une ou de deux, et peuvent la laisser vide.
cosmic-rule-pl-r7-why = Il est seulement dit qu’on les prend sur des bases.
cosmic-rule-pl-4 = Un planétoïde est en tout une planète du système où il se trouve à l’instant, quoi que disent des planètes une règle, un pouvoir ou une carte.
cosmic-rule-pl-5 = Qui habite le système est la défense quand un planétoïde y est attaqué, même sans vaisseau dessus.
cosmic-rule-pl-6 = Tant qu’un planétoïde vide est dans ton système, tu peux l’occuper comme n’importe laquelle de tes planètes vides.
cosmic-rule-pl-7 = Tes vaisseaux sur un planétoïde dans ton système font une colonie chez toi, partout ailleurs une colonie étrangère. Cela change à chaque mouvement.
cosmic-rule-pl-r6 = Un planétoïde chez toi aide donc à garder ton pouvoir, et te le fait perdre quand il s’en va.
cosmic-rule-pl-r6-why = Il est dit qu’ils comptent pour le pouvoir ; qu’on puisse le perdre au tour d’un autre en découle.
cosmic-rule-pl-8 = Plusieurs personnes peuvent avoir des vaisseaux sur un même planétoïde.
cosmic-rule-pl-r13 = Un planétoïde n’a pas de lune ; les lunes d’un système sont celles de ses planètes.
cosmic-rule-pl-r13-why = Le texte cite les lunes parmi ce qui vaut pour eux, mais on n’en pose aucune pour eux.
cosmic-rule-pl-9 = Là où un planétoïde est créé, au début aussi, son repère est posé sur ce système.
cosmic-rule-pl-10 = Chaque repère chez toi est une colonie étrangère de plus à réunir pour gagner. Quand un repère s’en va, il t’en faut aussitôt une de moins, ce qui peut te faire gagner au tour d’un autre.
cosmic-rule-pl-r5 = Comme chacun commence avec un repère, il en faut à chacun une de plus dès le début, six d’ordinaire.
cosmic-rule-pl-r5-why = Les règles comptent les planétoïdes du début parmi ceux qu’on crée, donc leurs repères aussi.
cosmic-rule-pl-r16 = On peut jouer les planétoïdes avec quatre planètes par système ; deux colonies chez soi gardent alors un pouvoir.
cosmic-rule-pl-r16-why = Les règles ne les interdisent qu’à deux.
cosmic-rule-pl-r14 = Un planétoïde compte comme une planète pour ce qui détruit ou déplace des planètes. S’il quitte le jeu, de quelque façon que ce soit, son repère et ce qui est dessous partent aussi.
cosmic-rule-pl-r14-why = Une planète en tout, cela doit comprendre ceci ; un repère sans planétoïde gênerait pour toujours qui l’a chez soi.

## Comment bougent les planétoïdes

cosmic-section-planetoid-moves = Comment bougent les planétoïdes
cosmic-rule-pl-11 = Les planétoïdes bougent au début de chaque rencontre, avant qu’un vaisseau ne revienne du warp.
cosmic-rule-pl-r11 = C’est donc aussi avant les cartes du début d’une rencontre et, dans la première d’un tour, après ce qui se passe au début du tour.
cosmic-rule-pl-r11-why = Le début d’une rencontre est seulement décrit comme avant le regroupement.
cosmic-rule-pl-18 = Les planétoïdes dérivent avant chaque rencontre : deux fois dans un tour qui en a deux.
cosmic-rule-pl-r12 = Les rencontres qu’un pouvoir ajoute ont aussi leur mouvement ; c’est l’offensive de cette rencontre qui le fait.
cosmic-rule-pl-r12-why = Au début de chaque rencontre n’en exclut aucune.
cosmic-rule-pl-12 = L’offensive qui a des vaisseaux sur des planétoïdes en déplace exactement un vers le système suivant, contre l’ordre du jeu, avec tous les vaisseaux qui s’y trouvent.
cosmic-rule-pl-r2 = Le système suivant à droite est celui de la personne qui joue avant toi.
cosmic-rule-pl-r2-why = La droite est expliquée comme le sens antihoraire, et les tours vont dans le sens horaire.
cosmic-rule-pl-r8 = Un seul vaisseau suffit pour occuper un planétoïde.
cosmic-rule-pl-r8-why = Tout vaisseau sur une planète y fait une base.
cosmic-rule-pl-r9 = L’offensive doit en déplacer un même si cela le détruit avec ses propres vaisseaux.
cosmic-rule-pl-r9-why = La règle dit qu’elle doit, et ne nomme aucune exception.
cosmic-rule-pl-r17 = Lancer ensuite des vaisseaux d’un planétoïde ne le fait pas bouger encore dans cette rencontre.
cosmic-rule-pl-r17-why = Le mouvement précède le lancement, une fois par rencontre.
cosmic-rule-pl-13 = Un planétoïde qui arrive dans le système où est son propre repère est détruit aussitôt : tous ses vaisseaux vont au warp, et il quitte le jeu avec son repère.
cosmic-rule-pl-r1 = Les planétoïdes détruits retournent à la réserve et peuvent être créés de nouveau, le plus petit numéro d’abord.
cosmic-rule-pl-r1-why = Il est dit qu’ils quittent le jeu, et que les nouveaux viennent de ceux hors jeu : cela s’accorde s’ils peuvent revenir.
cosmic-rule-pl-r3 = Sur un planétoïde détruit, les vaisseaux de tout le monde sont perdus, et les pouvoirs qui sauvent ou suivent des vaisseaux agissent dans l’ordre habituel.
cosmic-rule-pl-r3-why = Tous les vaisseaux partent, à qui qu’ils soient ; l’ordre où les pouvoirs réagissent n’est pas dit.
cosmic-rule-pl-14 = L’offensive sans vaisseau sur aucun planétoïde en crée un, vide, dans son système, le plus petit numéro libre, sauf si deux repères y sont déjà. Alors rien ne bouge.
cosmic-rule-pl-r15 = Si la réserve est vide, aucun planétoïde n’est créé, et rien ne bouge non plus.
cosmic-rule-pl-r15-why = À sept ou huit, les douze paires peuvent être toutes en jeu, à quoi les règles n’ont pas pensé.
cosmic-rule-pl-r10 = Seuls les repères interdisent une création. Si deux planétoïdes venus d’ailleurs remplissent le système, on en crée un quand même, qui pousse l’un d’eux.
cosmic-rule-pl-r10-why = La règle nomme les repères pour une limite et les planétoïdes pour l’autre.
cosmic-rule-pl-15 = Il y a au plus deux repères sur un système.
cosmic-rule-pl-16 = Il y a au plus deux planétoïdes dans un système. S’il en vient un troisième, déplacé ou créé, l’offensive dit lequel des deux autres est poussé vers le système suivant, peu importe qui s’y trouve.
cosmic-rule-pl-17 = Un planétoïde poussé peut rentrer chez lui et être détruit, ou être le troisième là où il arrive et en pousser un autre, et ainsi de suite. L’offensive choisit à chaque fois, et répond pour toute la chaîne d’un coup.
cosmic-rule-pl-r4 = Toute la chaîne est un seul pas : on regarde qui a gagné, et quels pouvoirs agissent, quand tout s’est arrêté.
cosmic-rule-pl-r4-why = Sinon, l’ordre des bonds déciderait qui gagne, alors qu’ils viennent d’un seul mouvement.
