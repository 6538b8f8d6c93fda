### Petites questions des aliens, du Guérisseur à l’Ombre : ce que l’on choisit. Chacune se suffit.

cosmic-choice-joker-kind = Joker : quelle carte est le joker désormais ?
cosmic-choice-joker-token = Joker : que devient le joker révélé ?
cosmic-choice-joker-whose = Joker : de qui la négociation devient-elle une attaque 08 ?
cosmic-choice-kamikaze-ships = Kamikaze : lesquels de tes vaisseaux partent dans le warp, jusqu’à 4 ?
cosmic-choice-love-card = Amour : par quelle carte commences-tu ?
cosmic-choice-love-answer = Amour : quelle carte défausses-tu en réponse, s’il y en a une ? Une carte du même type peut libérer tous tes vaisseaux du warp. Les réponses comptent dans le sens du jeu.
cosmic-choice-love-planet = Amour : sur quelle planète fondes-tu une colonie avec tous tes vaisseaux du warp, s’il y en a une ?
cosmic-choice-love-opponent = Amour : défausses-tu au hasard une carte, que ton adversaire pourra prendre ? Si tu passes, ton adversaire reçoit une récompense.
cosmic-choice-love-take = Amour : prends-tu la carte défaussée ?
cosmic-choice-magician-take = Magicien : prends-tu la carte visible ? Si tu passes, tu prends l’autre.
cosmic-choice-masochist-whom = Masochiste : qui reprend un vaisseau du warp à la place de l’offensive ?
cosmic-choice-mind-whom = Esprit : de qui regardes-tu la main ?
cosmic-choice-mind-watch = Esprit : de qui vois-tu les cartes piochées pendant cette rencontre ?
cosmic-choice-mirror-whose = Miroir : de qui l’attaque passe-t-elle seule au miroir ? Si tu passes, elles y passent toutes deux.
cosmic-choice-mite-colony = Mite : donnes-tu à l’offensive une colonie sur la planète visée ? Si tu passes, tu défausses au hasard jusqu’à 3 cartes.
cosmic-choice-mite-cards = Mite : lesquelles des cartes défaussées prends-tu, s’il y en a ?
cosmic-choice-philanthropist-whom = Philanthrope : qui reçoit une de tes cartes ?
cosmic-choice-philanthropist-lend = Philanthrope : qui a ton pouvoir pour cette rencontre ?
cosmic-choice-pickpocket-whom = Pickpocket : à qui prends-tu une carte ?
cosmic-choice-pickpocket-cards = Pickpocket : combien de cartes prends-tu à l’offensive ?
cosmic-choice-pickpocket-away = Pickpocket : lesquelles des cartes prises défausses-tu ? Tu gardes les autres.
cosmic-choice-shadow-whom = Ombre : qui perd un vaisseau ?
cosmic-choice-shadow-ship = Ombre : quel vaisseau part dans le warp ?

cosmic-ask-power-on = Ton pouvoir { $alien } peut servir maintenant pour { $who }. L’utilises-tu ?
cosmic-ask-power-on-pass = Pas maintenant
cosmic-ask-power-on-waiting = Au menu : un pouvoir à utiliser, ou pas.
