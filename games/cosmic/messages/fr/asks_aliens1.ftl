### Petites questions des aliens, de l’Amibe à la Haine : ce que l’on choisit. Chacune se suffit.

cosmic-choice-amoeba-add = Amibe : lesquels de tes vaisseaux rejoignent la rencontre ?
cosmic-choice-amoeba-withdraw = Amibe : lesquels de tes vaisseaux quittent la rencontre ?
cosmic-choice-aura-card = Aura : quelle carte poses-tu face visible ?
cosmic-choice-aura-second = Aura : quelle carte d’un autre type poses-tu aussi, s’il y en a une ?
cosmic-choice-barbarian-keep = Barbare : lesquelles de ces cartes gardes-tu ? Les autres sont défaussées.
cosmic-choice-barbarian-discard = Barbare : lesquelles des cartes obtenues défausses-tu ?
cosmic-choice-calculator-odd = Calculateur : la somme des deux attaques sera-t-elle impaire ? Si tu passes, tu annonces qu’elle sera paire.
cosmic-choice-chosen-card = Élu : quelle carte rencontre piochée joues-tu, s’il y en a une ?
cosmic-choice-chosen-add = Élu : s’ajoute-t-elle à ton attaque ? Si tu passes, elle la remplace.
cosmic-choice-clone-number = Clone : combien de cartes de compensation prends-tu ?
cosmic-choice-deuce-both = Duo : défausses-tu tes deux cartes rencontre ?
cosmic-choice-deuce-twin = Duo : quelle attaque défausses-tu ?
cosmic-choice-deuce-side = Duo : de qui change-t-elle le total ?
cosmic-choice-deuce-minus = Duo : est-elle soustraite ? Si tu passes, elle est ajoutée.
cosmic-choice-diplomat-card = Diplomate : quelle négociation joues-tu ?
cosmic-choice-diplomat-instead = Diplomate : de qui prends-tu la place ?
cosmic-choice-diplomat-vote = Diplomate : qui doit gagner cette rencontre ?
cosmic-choice-ethic-number = Éthique : combien de cartes de compensation prends-tu ?
cosmic-choice-ethic-deck = Éthique : combien de cartes de ta compensation pioches-tu ? Les autres viennent de la main de qui te la doit.
cosmic-choice-ethic-give = Éthique : quelles cartes piochées donnes-tu, s’il y en a ?
cosmic-choice-ethic-whom = Éthique : à qui donnes-tu la prochaine carte ?
cosmic-choice-fido-card = Médor : que rapportes-tu ?
cosmic-choice-fido-whom = Médor : à qui offres-tu la prochaine carte ?
cosmic-choice-fido-accept = Médor : acceptes-tu la carte qui t’est offerte ?
cosmic-choice-fido-keep = Médor : gardes-tu la carte si elle est refusée ? Si tu passes, elle restera alors à la défausse.
cosmic-choice-fido-ship = Médor : reprends-tu 1 de tes vaisseaux du warp ? Si tu passes, tu pioches 1 carte.
cosmic-choice-fodder-cards = Piétaille : quelles attaques défausses-tu pour les ajouter à ton total ?
cosmic-choice-fodder-side = Piétaille : quel camp rejoins-tu ?
cosmic-choice-fodder-ship = Piétaille : de quelle colonie vient ton vaisseau ?
cosmic-choice-hacker-whom = Pirate : dans quelle main prends-tu ta compensation ?
cosmic-choice-hacker-take = Pirate : quelles cartes prends-tu ?
cosmic-choice-hacker-give = Pirate : lesquelles de tes cartes ton adversaire reçoit-il ?
cosmic-hacker-due = Compensation pour les vaisseaux perdus : { $number ->
    [one] exactement 1 carte.
   *[other] exactement { $number } cartes.
}
cosmic-choice-hacker-rubbish = Pirate : lesquelles de tes cartes donnes-tu en échange, s’il y en a ?
cosmic-choice-hate-card = Haine : quelle carte défausses-tu la première ? Chacun des autres en défausse une du même type, ou perd 3 vaisseaux.
cosmic-choice-hate-match = Haine : quelle carte assortie défausses-tu ? Si tu passes, tu perds 3 vaisseaux.
cosmic-choice-hate-ships = Haine : lesquels de ces vaisseaux vont dans le warp ?

cosmic-ask-their-ships = { $what } Ils sont à { $who }.
cosmic-ask-their-ships-pass = Aucun choix
cosmic-ask-their-ships-waiting = Au menu : un choix.
