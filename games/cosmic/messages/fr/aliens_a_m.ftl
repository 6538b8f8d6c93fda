### Les aliens, d’Amibe à Esprit : nom, pouvoir, éruption sauvage, super-éruption, titre de la carte. Aussi montré sur les images, donc sans Markdown.
### « Adversaire » : l’autre protagoniste. « Avant la révélation » : les deux cartes rencontre sont face cachée.

## Amoeba

cosmic-alien-amoeba = Amibe
cosmic-power-amoeba = Comme protagoniste avec au moins 1 vaisseau dans la rencontre, cartes choisies, avant la révélation : tu peux changer à ta guise le nombre de tes vaisseaux. Renvoies-en dans tes colonies, ou ajoutes-en autant que tu veux, même au-delà de 4.
cosmic-wild-amoeba = Comme protagoniste, avant le choix des cartes : tu peux ajouter ou retirer jusqu’à 4 de tes vaisseaux.
cosmic-super-amoeba = Tu peux aussi te servir de ton pouvoir comme allié.
cosmic-flare-amoeba = Éruption de l’Amibe

## Anti-Matter

cosmic-alien-anti-matter = Antimatière
cosmic-power-anti-matter = Comme protagoniste, si les deux protagonistes révèlent une attaque : le plus petit total doit gagner. Tes vaisseaux et ceux de tous les alliés, des deux camps, se retranchent du total de leur camp au lieu de s’ajouter ; ceux de ton adversaire s’ajoutent toujours.
cosmic-wild-anti-matter = Comme protagoniste ou allié, à tout moment, une fois par rencontre : tu peux empêcher une éruption sauvage que l’on joue. Elle reste en main sans compter, et ne se joue plus dans cette rencontre.
cosmic-super-anti-matter = À tout moment, dans tout rôle, une fois par rencontre : tu peux empêcher une éruption sauvage ou super que l’on joue. Elle reste en main sans compter, et ne se joue plus dans cette rencontre.
cosmic-flare-anti-matter = Éruption de l’Antimatière

## Aura

cosmic-alien-aura = Aura
cosmic-power-aura = Protagoniste, avant le lancement (juste après, si l’offensive te choisit) : tu peux poser une carte de ta main face visible. Qui d’autre a une colonie dans ton système doit poser toutes ses cartes de ce type. Ces cartes sont hors des mains jusqu’à la préparation, puis y reviennent.
cosmic-wild-aura = Dans n’importe quel rôle, à tout moment : tu peux montrer à tout le monde les 4 premières cartes de la pioche, puis les remettre dans le même ordre.
cosmic-super-aura = Avec ton pouvoir, tu peux poser deux cartes de types différents ; les autres doivent alors poser les deux types.
cosmic-flare-aura = Éruption de l’Aura

## Barbarian

cosmic-alien-barbarian = Barbare
cosmic-power-barbarian = À l’offensive, après ta victoire et avant la compensation : tu dois regarder la main adverse, en garder au plus une carte pour chacun de tes vaisseaux dans la rencontre, et défausser le reste.
cosmic-wild-barbarian = Comme protagoniste ou allié : quand tu reçois une compensation ou des récompenses, tu peux regarder toutes les cartes obtenues et défausser celles dont tu ne veux pas.
cosmic-super-barbarian = Tu peux aussi te servir de ton pouvoir comme allié de l’offensive.
cosmic-flare-barbarian = Éruption du Barbare

## Calculator

cosmic-alien-calculator = Calculateur
cosmic-power-calculator = Comme protagoniste, cartes choisies, avant la révélation : tu peux annoncer un calcul. Si les deux cartes sont alors des attaques de valeurs différentes, la plus haute est diminuée de la valeur de la plus basse.
cosmic-wild-calculator = Comme protagoniste, avant la révélation : tu peux parier sur la somme des deux attaques, paire ou impaire. Gagné : la tienne diminue l’attaque adverse. Perdu : c’est l’inverse.
cosmic-super-calculator = Tu peux aussi te servir de ton pouvoir comme allié.
cosmic-flare-calculator = Éruption du Calculateur

## Chosen

cosmic-alien-chosen = Élu
cosmic-power-chosen = Comme protagoniste, après la révélation, une fois par rencontre : tu peux piocher 3 cartes. Tu peux alors jouer une de leurs cartes rencontre à la place de la tienne ; une attaque peut aussi s’ajouter à ton attaque. Le reste est défaussé.
cosmic-wild-chosen = Comme protagoniste, avant le choix des cartes : tu peux piocher 1 carte.
cosmic-super-chosen = Quand tu te sers de ton pouvoir, tu peux garder les cartes piochées qui ne sont pas des cartes rencontre.
cosmic-flare-chosen = Éruption de l’Élu

## Clone

cosmic-alien-clone = Clone
cosmic-power-clone = Comme protagoniste, en fin de rencontre, après la compensation : tu peux reprendre en main ta carte rencontre finale au lieu de la défausser.
cosmic-wild-clone = Dans n’importe quel rôle : tu peux garder un artéfact que tu viens de jouer au lieu de le défausser. Tu ne peux le rejouer qu’à une rencontre suivante.
cosmic-super-clone = Tu peux prendre jusqu’au double de la compensation qui t’est due.
cosmic-flare-clone = Éruption du Clone

## Cudgel

cosmic-alien-cudgel = Gourdin
cosmic-power-cudgel = Comme protagoniste, après ta victoire avec une attaque : ton adversaire doit perdre dans le warp des vaisseaux de plus, autant que tu en as dans la rencontre. Ton adversaire choisit lesquels.
cosmic-wild-cudgel = À l’offensive, quand tu gagnes une colonie : tu peux envoyer dans le warp tous les autres vaisseaux de cette planète, sauf ceux de tes alliés.
cosmic-super-cudgel = Ton pouvoir frappe aussi les alliés de ton adversaire : chacun perd autant de vaisseaux de plus.
cosmic-flare-cudgel = Éruption du Gourdin

## Deuce

cosmic-alien-deuce = Duo
cosmic-power-deuce = Comme protagoniste, avant la révélation : tu dois ajouter une 2e carte rencontre. Deux attaques s’additionnent ; avec une négociation, tu négocies. Ensuite, défausse la plus haute attaque ou la négociation, reprends l’autre. Avec au plus une carte rencontre, pioche d’abord une nouvelle main.
cosmic-wild-deuce = Comme protagoniste ou allié, après la révélation : tu peux défausser une attaque égale à une attaque révélée, pour ajouter sa valeur au total de ce camp ou l’en retrancher.
cosmic-super-deuce = Ensuite, tu peux défausser tes deux cartes rencontre.
cosmic-flare-deuce = Éruption du Duo

## Diplomat

cosmic-alien-diplomat = Diplomate
cosmic-power-diplomat = Si tu n’es pas protagoniste, après la révélation d’une attaque : tu peux jouer une négociation de ta main. Les attaques révélées deviennent des négociations, et vous tentez un accord à trois : ce que deux conviennent forme une seule offre, que tous les trois doivent accepter.
cosmic-wild-diplomat = Si tu n’es pas protagoniste, pendant qu’un accord se négocie : tu peux jouer une négociation de ta main pour y prendre la place de l’une des parties.
cosmic-super-diplomat = Comme protagoniste, une fois les alliances formées : tu peux faire trancher la rencontre par un vote de tout le monde.
cosmic-flare-diplomat = Éruption du Diplomate

## Ethic

cosmic-alien-ethic = Éthique
cosmic-power-ethic = Comme protagoniste, après ta défaite attaque contre attaque : tu dois recevoir une compensation comme si tu avais révélé une négociation. Chaque fois que tu reçois une compensation, tu peux en piocher une partie ou la totalité.
cosmic-wild-ethic = Quand tu pioches : tu peux donner des cartes piochées à d’autres, au plus 3 cartes par rencontre.
cosmic-super-ethic = Quand tu reçois une compensation, tu peux dire un nombre de 0 à 8 et prendre autant de cartes.
cosmic-flare-ethic = Éruption de l’Éthique

## Fido

cosmic-alien-fido = Médor
cosmic-power-fido = À la fin de toute rencontre : tu peux rapporter de la défausse une carte rencontre qui a servi à son issue, et l’offrir à quelqu’un. Refus : garde-la ou défausse-la. Accord : reprends 1 de tes vaisseaux du warp, ou pioche 1 carte.
cosmic-wild-fido = Comme protagoniste, avant le choix des cartes : tu peux faire prendre à ton adversaire la première carte de la défausse, tandis que tu pioches 1 carte.
cosmic-super-fido = Avec ton pouvoir, tu peux rapporter plusieurs de ces cartes rencontre, ou toutes, et les offrir une à une.
cosmic-flare-fido = Éruption de Médor

## Filch

cosmic-alien-filch = Chapardeur
cosmic-power-filch = Comme protagoniste, en fin de rencontre : tu peux prendre en main, dans la défausse, la carte rencontre finale de ton adversaire.
cosmic-wild-filch = Dans n’importe quel rôle, quand quelqu’un d’autre joue un artéfact ou une éruption : tu peux défausser une négociation pour voler cette carte. Elle est sans effet et va dans ta main.
cosmic-super-filch = Ton pouvoir peut prendre la carte rencontre utilisée par n’importe qui d’autre, que tu aies été ou non dans la rencontre.
cosmic-flare-filch = Éruption du Chapardeur

## Fodder

cosmic-alien-fodder = Piétaille
cosmic-power-fodder = Comme protagoniste, si les deux protagonistes révèlent une attaque et que la tienne est la plus basse : tu peux défausser de ta main des attaques plus hautes que la tienne et plus basses que celle de ton adversaire. Leurs valeurs s’ajoutent à ton total.
cosmic-wild-fodder = Après la révélation, si tu as décliné une invitation : tu peux rejoindre, avec 1 vaisseau, un camp dont tu as reçu l’invitation.
cosmic-super-fodder = Avec ton pouvoir, tu peux défausser toutes les attaques que tu veux, plus basses que celle de ton adversaire, quoi que tu aies révélé.
cosmic-flare-fodder = Éruption de la Piétaille

## Grudge

cosmic-alien-grudge = Rancune
cosmic-power-grudge = Comme protagoniste, une fois les alliances formées : qui a reçu ton invitation sans te rejoindre doit prendre un jeton rancune ; qui t’a rejoint puis a dû repartir n’en prend pas. À la résolution, chaque jeton coûte 1 vaisseau, perdu dans le warp, si tu gagnes ou conclus un accord, 4 si tu perds ou si l’accord échoue.
cosmic-wild-grudge = Comme protagoniste, si ton adversaire gagne : tu peux priver ses alliés de tout gain ; leurs vaisseaux rentrent.
cosmic-super-grudge = Un jeton rancune coûte 4 vaisseaux, quelle que soit l’issue de la rencontre.
cosmic-flare-grudge = Éruption de la Rancune

## Hacker

cosmic-alien-hacker = Pirate
cosmic-power-hacker = Comme protagoniste : quand tu reçois une compensation, tu peux choisir dans quelle main tu la prends, et quelles cartes. Quand ton adversaire la prend dans ta main, tu peux choisir quelles cartes partent.
cosmic-wild-hacker = Quand on va prendre une compensation dans ta main : tu peux l’empêcher.
cosmic-super-hacker = Après avoir reçu une compensation, tu peux aussi donner à la même personne jusqu’à autant de cartes de ta main.
cosmic-flare-hacker = Éruption du Pirate

## Hate

cosmic-alien-hate = Haine
cosmic-power-hate = À l’offensive, au début de ton tour : tu dois défausser une carte. Chaque autre personne doit défausser une carte du même type (contre une attaque : une attaque de valeur égale ou supérieure), ou perdre dans le warp 3 vaisseaux de ton choix. S’il ne te reste aucune carte rencontre, tu pioches une nouvelle main.
cosmic-wild-hate = Comme protagoniste, avant le choix des cartes : tu peux faire défausser à ton adversaire une carte au hasard. S’il ne lui reste aucune carte rencontre, tu gagnes la rencontre.
cosmic-super-hate = Tu peux montrer ta carte au lieu de la défausser.
cosmic-flare-hate = Éruption de la Haine

## Healer

cosmic-alien-healer = Guérisseur
cosmic-power-healer = Chaque fois que des vaisseaux vont dans le warp ou quittent la partie : tu peux rendre à quelqu’un d’autre ceux qui viennent d’être perdus ; ils rentrent dans ses colonies. Tu pioches 1 carte par personne guérie.
cosmic-wild-healer = Quand un Zap cosmique te vise : tu peux l’ignorer.
cosmic-super-healer = Tu pioches 1 carte par vaisseau guéri, et non par personne.
cosmic-flare-healer = Éruption du Guérisseur

## Human

cosmic-alien-human = Humain
cosmic-power-human = Comme protagoniste ou allié, après la révélation : tu dois ajouter 4 au total de ton camp. Si un zap l’annule, ton camp gagne la rencontre.
cosmic-wild-human = Comme protagoniste, après la révélation : tu peux faire de ta carte rencontre une attaque 42. Tu dois ensuite donner cette éruption à l’Humain.
cosmic-super-human = Tu ajoutes 8 au lieu de 4. Tu peux défausser cette éruption pour zapper ton propre pouvoir.
cosmic-flare-human = Éruption de l’Humain

## Joker

cosmic-alien-joker = Joker
cosmic-power-joker = Tes jetons : attaques 04, 08, 15, 16, 23, 42, négociation, morphe, retraite. Le joker est l’attaque 08 ; au début de ton tour, tu peux nommer une autre attaque. Tout joker révélé doit prendre un jeton visible et le devient. Un jeton utilisé se retourne ; quand tu prends le dernier, les autres reviennent.
cosmic-wild-joker = Comme protagoniste ou allié, après la révélation : tu peux faire d’une négociation révélée une attaque 08.
cosmic-super-joker = Au regroupement, ou une fois les alliances formées : tu peux nommer n’importe quelle carte rencontre comme joker. Quand tu perds cette éruption, le joker redevient l’attaque 08.
cosmic-flare-joker = Éruption du Joker

## Kamikaze

cosmic-alien-kamikaze = Kamikaze
cosmic-power-kamikaze = Comme protagoniste, avant le choix des cartes : tu peux envoyer dans le warp jusqu’à 4 vaisseaux de tes colonies, et piocher 2 cartes pour chacun.
cosmic-wild-kamikaze = Comme protagoniste, cartes choisies, avant la révélation : tu peux envoyer dans le warp jusqu’à 4 de tes vaisseaux hors de la rencontre. Chacun ajoute 3 au total de ton camp.
cosmic-super-kamikaze = À ton regroupement, tu peux reprendre jusqu’à 3 vaisseaux du warp au lieu de 1.
cosmic-flare-kamikaze = Éruption du Kamikaze

## Loser

cosmic-alien-loser = Perdant
cosmic-power-loser = Comme protagoniste, avant le choix des cartes : tu peux annoncer un renversement. Les deux protagonistes doivent jouer une attaque s’ils le peuvent. Après tout le reste, qui gagne perd, et qui perd gagne ; à égalité, l’offensive gagne.
cosmic-wild-loser = Comme protagoniste, avant le choix des cartes : tu peux annoncer que les deux camps perdent cette rencontre.
cosmic-super-loser = Tu peux annoncer ton renversement cartes choisies, avant la révélation ; personne n’est alors tenu de jouer une attaque.
cosmic-flare-loser = Éruption du Perdant

## Love

cosmic-alien-love = Amour
cosmic-power-love = À l’offensive, au début de ton tour : tu dois défausser une carte. À son tour, chacun peut en défausser une ; le même type permet de libérer tous ses vaisseaux du warp. Si toutes sont du type, garde-les. Sinon, tu peux libérer tous les tiens et fonder avec eux une colonie chez qui n’a pas suivi.
cosmic-wild-love = Comme protagoniste, avant le choix des cartes : tu peux prier ton adversaire de défausser une carte au hasard. Si oui, tu peux la prendre ; sinon, tu reçois 1 récompense.
cosmic-super-love = Tu peux montrer ta carte au lieu de la défausser.
cosmic-flare-love = Éruption de l’Amour

## Machine

cosmic-alien-machine = Machine
cosmic-power-machine = À l’offensive, à la fin d’une rencontre, réussie ou non : tu peux en faire une autre, autant de fois que tu veux, tant que tu as en main une carte rencontre.
cosmic-wild-machine = À l’offensive : tu peux faire une seconde rencontre même après un échec, ou sans carte rencontre ; tu pioches alors une nouvelle main.
cosmic-super-machine = À ton regroupement, tu peux piocher une carte au lieu de reprendre un vaisseau du warp.
cosmic-flare-machine = Éruption de la Machine

## Macron

cosmic-alien-macron = Macron
cosmic-power-macron = Comme protagoniste ou allié : tu dois n’envoyer que 1 vaisseau. Chacun de tes vaisseaux compte pour 4 dans le total de ton camp, et pour 2 en compensation et en récompense.
cosmic-wild-macron = Comme protagoniste ou allié, si ton camp révèle une attaque : tu peux compter chacun de tes vaisseaux pour 1 de plus.
cosmic-super-macron = Tu peux envoyer jusqu’à 4 vaisseaux.
cosmic-flare-macron = Éruption du Macron

## Magician

cosmic-alien-magician = Magicien
cosmic-power-magician = Comme protagoniste, au choix des cartes : ton adversaire doit poser deux cartes rencontre face cachée. Tu dois en prendre une au hasard dans ta main, puis choisir ta carte ; ton adversaire joue l’autre. S’il n’en a qu’une, il ne se passe rien.
cosmic-wild-magician = Comme protagoniste, au choix des cartes : tu peux faire poser à ton adversaire trois cartes rencontre face cachée ; l’une, au hasard, est jouée. Une défense qui en a moins repioche sa main.
cosmic-super-magician = Tu peux retourner face visible l’une des deux cartes avant d’en prendre une.
cosmic-flare-magician = Éruption du Magicien

## Masochist

cosmic-alien-masochist = Masochiste
cosmic-power-masochist = Au début du regroupement de toute rencontre : si tous tes vaisseaux sont perdus, tu gagnes la partie. Tu gardes ce pouvoir si peu que tu aies de colonies chez toi. Le Masochiste et le Guérisseur ne sont jamais distribués dans la même partie.
cosmic-wild-masochist = Au regroupement, sauf si tous les vaisseaux de l’offensive sont dans le warp ou hors de la partie : tu peux choisir qui d’autre reprend un vaisseau du warp à la place de l’offensive.
cosmic-super-masochist = À ton propre regroupement : tu peux retirer de la partie un de tes vaisseaux dans le warp au lieu de le reprendre.
cosmic-flare-masochist = Éruption du Masochiste

## Mind

cosmic-alien-mind = Esprit
cosmic-power-mind = Avant les invitations : tu peux regarder la main d’un protagoniste ; celle de ton adversaire, si tu es protagoniste. Tu ne dois pas dire ce que tu as vu.
cosmic-wild-mind = Dans n’importe quel rôle, au regroupement ou une fois les alliances formées : tu peux choisir quelqu’un. Jusqu’à la fin de la rencontre, tu regardes avant lui ce qu’il prend dans la pioche cosmique.
cosmic-super-mind = Si tu n’es pas protagoniste, tu peux regarder la main des deux protagonistes.
cosmic-flare-mind = Éruption de l’Esprit
