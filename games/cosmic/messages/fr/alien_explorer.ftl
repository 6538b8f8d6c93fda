### Explorer, and planets that come into systems in the course of a game.

cosmic-alien-explorer = Explorateur
cosmic-power-explorer = Tu commences avec 4 planètes sur ta fiche. Comme offense, le portail pointé : tu peux en mettre une dans ce système et la viser à la place ; la défense n’y a personne. Comme protagoniste ou allié, quand les deux camps montrent des attaques : pour chaque planète ainsi découverte, tu dois ajouter 1, ou 2 si tu la partages, ou 4 si tu y es seul.
cosmic-wild-explorer = Comme offense, le portail pointé : tu peux amener la planète Genèse dans ce système et la viser à la place. À la fin, prends autant de récompenses que tu avais de vaisseaux si tu as gagné ou conclu, sinon 1.
cosmic-super-explorer = Comme protagoniste ou allié, après la révélation, quand la cible est une planète que tu as découverte : tu peux ajouter 4 à ton camp.
cosmic-flare-explorer = Éruption de l’Explorateur
cosmic-explorer-finds = 🔭 { $who } découvre une planète, et le portail la vise : { $planet }.
cosmic-explorer-moves = 🔭 { $who } y amène la planète Genèse, et le portail la vise : { $planet }.
cosmic-called-found = { $who } · X{ $number }, découverte
cosmic-called-found-gone = X{ $number }, découverte
cosmic-called-genesis = { $who } · planète Genèse
cosmic-called-genesis-gone = planète Genèse
cosmic-summary-new-planet = { $planet } : { $ships }
