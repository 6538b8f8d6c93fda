### Extraterrestres de Cosmic Dominion, et ceux de la boîte de base venus avec eux : nom, pouvoir, éruptions, puis ce qu’ils demandent et disent.

cosmic-group-aliens = Les extraterrestres
cosmic-option-aliens = Extraterrestres
cosmic-option-aliens-usual = les 56 de toujours
cosmic-option-aliens-base = ceux de la boîte de base
cosmic-option-aliens-dominion = ceux de Cosmic Dominion
cosmic-option-aliens-base-dominion = boîte de base et Cosmic Dominion
cosmic-option-aliens-all = tous
cosmic-option-aliens-help = De quelles boîtes viennent extraterrestres et éruptions. Extensions et grandes tablées en écartent quelques-uns.
cosmic-option-alert = Niveau d’alerte
cosmic-option-alert-all = vert, jaune et rouge
cosmic-option-alert-to-yellow = vert et jaune
cosmic-option-alert-green = vert seulement, pour débuter
cosmic-option-alert-help = À quel point les extraterrestres peuvent être difficiles.
cosmic-option-newcomers = Première partie
cosmic-option-newcomers-own = extraterrestres choisis ici
cosmic-option-newcomers-gentle = extraterrestres faciles
cosmic-option-newcomers-help = Les faciles sont les verts de la boîte de base, ceux qui s’apprennent le plus vite : bien pour débuter.
cosmic-option-dealt = Extraterrestres au choix
cosmic-option-dealt-2 = 2
cosmic-option-dealt-3 = 3
cosmic-option-dealt-4 = 4
cosmic-option-dealt-help = Combien d’extraterrestres chacun reçoit pour en garder un.
cosmic-option-draft = Choix tournant
cosmic-option-draft-false = chacun garde ce qu’il reçoit
cosmic-option-draft-true = ils passent de main en main
cosmic-option-draft-help = Chacun en prend un en secret, passe les autres, en prend un de ceux qui arrivent, et garde l’un des deux.
cosmic-option-pairs = Paires séparées
cosmic-option-pairs-usual = comme toujours
cosmic-option-pairs-strict = comme sur les fiches
cosmic-option-pairs-revised = version révisée
cosmic-option-pairs-free = aucune
cosmic-option-pairs-help = D’une paire, un seul est distribué : Flambeur–Sorcier, Magicien–Oracle, Masochiste–Guérisseur, selon le choix.
cosmic-refused-too-few-aliens = Avec ces options il y a { $number } extraterrestres ; il en faut { $needed } pour être si nombreux.

cosmic-set-aside = 🂠 { $who } met { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    } de côté jusqu’à la fin de la rencontre.
cosmic-set-aside-own = 🤫 { $number ->
        [one] Cette carte est mise
       *[other] Ces cartes sont mises
    } de côté jusqu’à la fin de la rencontre : { $cards }.
cosmic-looked-aside = De côté jusqu’à la fin de la rencontre : { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }

## Alchemist

cosmic-alien-alchemist = Alchimiste
cosmic-power-alchemist = Dans n’importe quel rôle, une fois par rencontre, au regroupement ou avant le choix des cartes : tu peux envoyer 1 de tes vaisseaux dans le warp pour défausser une carte et en prendre une autre du même type dans les défausses. Entre attaques, 4 d’écart au plus.
cosmic-wild-alchemist = Dans n’importe quel rôle, à toute porte : tu peux défausser une carte qui n’est pas une carte rencontre et en prendre une autre du même type dans les défausses.
cosmic-super-alchemist = Avec ton pouvoir, tu peux changer une attaque contre n’importe quelle autre.
cosmic-flare-alchemist = Éruption de l’Alchimiste
cosmic-choice-alchemist-give = Alchimiste : quelle carte défausses-tu ?
cosmic-choice-alchemist-take = Alchimiste : quelle carte des défausses prends-tu à la place ?

## Angler

cosmic-alien-angler = Pêcheur
cosmic-power-angler = Comme protagoniste, avant le choix des cartes : tu peux demander à quelqu’un du camp adverse une carte par son nom. Si cette personne l’a, elle doit te la donner ; sinon tu pioches une carte. Si c’est celle-là, tu peux la montrer et demander encore une fois.
cosmic-wild-angler = Dans n’importe quel rôle, à toute porte : tu peux nommer une carte. Le premier à ta gauche qui l’offre te la donne et reçoit cette éruption. Si personne ne l’offre, prends une carte au hasard à qui tu veux.
cosmic-super-angler = Tu peux aussi te servir de ton pouvoir comme allié.
cosmic-flare-angler = Éruption du Pêcheur
cosmic-choice-angler-whom = Pêcheur : à qui demandes-tu une carte ?
cosmic-choice-angler-card = Pêcheur : quelle carte nommes-tu ?
cosmic-choice-angler-copy = Pêcheur : laquelle de tes cartes de ce nom donnes-tu ?
cosmic-choice-angler-again = Pêcheur : tu as pioché cette carte-là. Demandes-tu encore une fois ?
cosmic-choice-angler-offer = Éruption du Pêcheur : offres-tu la carte nommée ? Tu recevrais l’éruption en échange.
cosmic-choice-angler-rob = Éruption du Pêcheur : à qui prends-tu une carte au hasard ?
cosmic-angler-asks = 🎣 { $who } demande { $card } à { $other }.
cosmic-angler-lacks = 🎣 { $who } n’a pas { $card }.
cosmic-angler-wants = 🎣 { $who } demande { $card } à tout le monde.

## Daredevil

cosmic-alien-daredevil = Casse-cou
cosmic-power-daredevil = Comme protagoniste ou allié, si deux attaques sont révélées : tu peux défausser une attaque de 01 à 08 et la retirer du total de ton camp. Si ton camp gagne de 4 ou moins, chacun de ses membres reçoit une récompense par vaisseau engagé.
cosmic-wild-daredevil = Comme protagoniste ou allié, avant la révélation : tu peux parier que ton camp gagne de 4 ou moins. Un de tes vaisseaux engagés fonde alors une colonie chez le protagoniste adverse, sinon tu perds 3 vaisseaux.
cosmic-super-daredevil = Comme protagoniste, ton camp est récompensé s’il gagne de 6 ou moins.
cosmic-flare-daredevil = Éruption du Casse-cou
cosmic-ask-daredevil-dare = Casse-cou : quelle attaque de 01 à 08 défausses-tu pour baisser le total de ton propre camp ?
cosmic-ask-daredevil-dare-dare = Défausser →
cosmic-ask-daredevil-dare-pass = Aucune
cosmic-ask-daredevil-dare-waiting = Au menu : l’attaque.
cosmic-choice-daredevil-planet = Éruption du Casse-cou : où l’un de tes vaisseaux fonde-t-il une colonie ?

## Laser

cosmic-alien-laser = Laser
cosmic-power-laser = Comme protagoniste, avant les invitations : tu dois mettre de côté, jusqu’à la fin de la rencontre, autant de cartes de la main adverse, au hasard, que ton adversaire a de vaisseaux engagés, ou moins. Sans carte rencontre, ton adversaire perd aussitôt.
cosmic-wild-laser = Comme protagoniste ou allié, alliances formées : tu peux défausser jusqu’à 3 cartes pour mettre de côté autant de cartes de quelqu’un, au hasard, jusqu’à la fin de la rencontre.
cosmic-super-laser = Comme allié, alliances formées : tu peux te servir de ton pouvoir contre l’un des protagonistes.
cosmic-flare-laser = Éruption du Laser
cosmic-choice-laser-number = Laser : combien de cartes coupes-tu dans cette main ?
cosmic-choice-laser-whom = Éruption du Laser : les cartes de qui sont mises de côté ?
cosmic-choice-laser-price = Éruption du Laser : quelles cartes défausses-tu pour cela, 3 au plus ?
cosmic-choice-laser-whose = Éruption du Laser : contre quel protagoniste te sers-tu de ton pouvoir ?
cosmic-laser-beats = ⚡ { $who } laisse { $other } sans carte rencontre : la rencontre est jouée.

## Mirage

cosmic-alien-mirage = Mirage
cosmic-power-mirage = Comme protagoniste, si deux attaques sont révélées : tu dois choisir une de tes colonies et une de ton adversaire. Les totaux comptent les vaisseaux qui s’y trouvent au lieu de ceux que vous avez engagés. Rien ne bouge.
cosmic-wild-mirage = Comme protagoniste ou allié d’un camp qui montre une attaque, après la révélation : tu peux jouer une négociation comme renfort de 3.
cosmic-super-mirage = Avec ton pouvoir, tu peux aussi choisir une colonie d’un allié, qui compte au lieu de ses vaisseaux.
cosmic-flare-mirage = Éruption du Mirage
cosmic-choice-mirage-own = Mirage : laquelle de tes colonies compte au lieu de tes vaisseaux ?
cosmic-choice-mirage-theirs = Mirage : quelle colonie adverse compte au lieu des vaisseaux adverses ?
cosmic-choice-mirage-whose = Éruption du Mirage : pour quel allié une colonie compte-t-elle aussi ?
cosmic-choice-mirage-allied = Éruption du Mirage : laquelle des colonies de cet allié compte ?
cosmic-mirage-seen = 🌫️ { $who } : pour { $other }, on compte { $number ->
        [one] 1 vaisseau
       *[other] { $number } vaisseaux
    } sur { $planet }.

## Reserve

cosmic-alien-reserve = Réserve
cosmic-power-reserve = Comme protagoniste ou allié : tu peux jouer des attaques de 06 ou moins comme renforts de cette valeur. Quand quelqu’un d’autre joue un renfort, tu peux défausser une négociation pour l’annuler et le défausser.
cosmic-wild-reserve = Dans n’importe quel rôle, quand quelqu’un d’autre défausse un renfort, joué ou non : tu peux le prendre.
cosmic-super-reserve = Une attaque de 09 ou moins peut aussi être jouée ainsi.
cosmic-flare-reserve = Éruption de la Réserve
cosmic-ask-reserve-call = Réserve : { $who } joue { $card }. Défausses-tu une négociation pour l’annuler ?
cosmic-ask-reserve-call-call = Défausser →
cosmic-ask-reserve-call-pass = Non
cosmic-ask-reserve-call-waiting = Au menu : la négociation.
cosmic-reserve-calls = ↩️ { $who } annule { $card } de { $other }.
cosmic-choice-reserve-which = Éruption de la Réserve : quel renfort prends-tu ?

## Whirligig

cosmic-alien-whirligig = Tourbillon
cosmic-power-whirligig = Comme protagoniste, avant le choix des cartes : tu peux mélanger ta main et celle de ton adversaire. Choisis ensuite : parts égales (la carte en trop est à toi), chacun autant qu’avant, ou les nombres échangés. Ton adversaire reçoit les siennes au hasard.
cosmic-wild-whirligig = Comme protagoniste, avant le choix des cartes : tu peux mélanger une carte de ton adversaire, au hasard, et une des tiennes. Ton adversaire en reprend une sans la voir ; l’autre est à toi.
cosmic-super-whirligig = Avec ton pouvoir, tu regardes d’abord la main de ton adversaire.
cosmic-flare-whirligig = Éruption du Tourbillon
cosmic-ask-whirligig-split = Tourbillon : comment les mains mélangées sont-elles distribuées ?
cosmic-ask-whirligig-split-equal = Parts égales
cosmic-ask-whirligig-split-same = Comme avant
cosmic-ask-whirligig-split-exchanged = Échangées
cosmic-ask-whirligig-split-waiting = Au menu : les parts.
cosmic-choice-whirligig-own = Éruption du Tourbillon : laquelle de tes cartes y mêles-tu ?
cosmic-whirligig-sees = 🤫 { $who } a { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    } : { $cards }.
cosmic-whirligig-mixes = 🌀 { $who } mélange une carte et une de { $other }.

## Dictator

cosmic-alien-dictator = Dictateur
cosmic-power-dictator = Quand tu n’es pas l’offense, avant chaque tirage du destin : tu dois regarder la pioche du destin et choisir la carte que l’offense tire. À ton propre tour, elle vient au hasard.
cosmic-wild-dictator = Quand tu n’es pas l’offense, une carte destin tirée : tu peux la faire défausser et en faire tirer une autre.
cosmic-super-dictator = Comme offense, tu peux aussi te servir de ton pouvoir à ton propre tour.
cosmic-flare-dictator = Éruption du Dictateur
cosmic-ask-dictator-choose = Dictateur : quelle carte destin { $who } tire-t-il ?
cosmic-ask-dictator-choose-colour = Une couleur →
cosmic-ask-dictator-choose-warning = Une couleur avec alerte →
cosmic-ask-dictator-choose-wild = Un joker
cosmic-ask-dictator-choose-special-colonies = Le plus de colonies étrangères
cosmic-ask-dictator-choose-special-cards = Le plus de cartes
cosmic-ask-dictator-choose-special-warp = Le moins de vaisseaux dans le warp
cosmic-ask-dictator-choose-waiting = Au menu : la couleur.
cosmic-dictator-again = 🎲 { $who } fait tirer une autre carte destin à { $other }.

## Doppelganger

cosmic-alien-doppelganger = Sosie
cosmic-power-doppelganger = Comme protagoniste, au début de la planification : tu dois défausser tes cartes rencontre. Quelqu’un d’autre que ton adversaire t’en prête deux de types différents, dont sa plus haute attaque. À moins de deux, tu pioches jusqu’à en avoir deux. Ce que tu ne joues pas est rendu après la révélation.
cosmic-wild-doppelganger = Si tu n’es pas protagoniste, alliances formées : tu peux mettre ta main de côté et prendre celle d’un joueur qui a une colonie chez toi, jusqu’à la fin de la rencontre. L’offense pioche alors une nouvelle main.
cosmic-super-doppelganger = Avec ton pouvoir, quelqu’un d’autre que ton adversaire te donne aussi deux cartes qui ne sont pas des cartes rencontre.
cosmic-flare-doppelganger = Éruption du Sosie
cosmic-choice-doppelganger-whom = Sosie : qui hantes-tu pour deux cartes rencontre ?
cosmic-choice-doppelganger-lend = Sosie : quelles cartes rencontre prêtes-tu ? De types différents, dont ta plus haute attaque.
cosmic-choice-doppelganger-more = Éruption du Sosie : qui te donne deux autres cartes ?
cosmic-choice-doppelganger-gift = Éruption du Sosie : quelles deux cartes donnes-tu ?
cosmic-choice-doppelganger-rob = Éruption du Sosie : de qui prends-tu la main jusqu’à la fin de la rencontre ?
cosmic-doppelganger-haunts = 👻 { $who } hante { $other } pour des cartes rencontre.
cosmic-refused-doppelganger-unalike = Elles doivent être de types différents, dont ta plus haute attaque.

## Judge

cosmic-alien-judge = Juge
cosmic-power-judge = Comme protagoniste, avant le choix des cartes : tu peux déclarer ce que celui qui gagne, ou qui perd, prend en plus à l’autre protagoniste : des cartes, et une colonie là où il en a une. Si une attaque est montrée et que quelqu’un gagne, c’est fait à la fin de la rencontre.
cosmic-wild-judge = Comme protagoniste, si deux attaques sont révélées : tu peux déclarer égaux des totaux à moins de 5 d’écart. Vous négociez alors tous deux comme si vous aviez montré une négociation.
cosmic-super-judge = Avec ton pouvoir, tu peux déclarer un gain pour chacun.
cosmic-flare-judge = Éruption du Juge
cosmic-ask-judge-declare = Juge : que prend celui qui gagne, ou qui perd, à l’autre protagoniste à la fin de cette rencontre ?
cosmic-ask-judge-declare-for-winner = Pour qui gagne →
cosmic-ask-judge-declare-for-loser = Pour qui perd →
cosmic-ask-judge-declare-pass = Rien
cosmic-ask-judge-declare-waiting = Au menu : les gains.
cosmic-judge-for-winner = ⚖️ { $who } déclare pour qui gagne : { $number ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $number } cartes
    } au hasard.
cosmic-judge-for-loser = ⚖️ { $who } déclare pour qui perd : { $number ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $number } cartes
    } au hasard.
cosmic-judge-for-winner-types = ⚖️ { $who } : qui gagne prend une carte de chacun de ces types : { $types }.
cosmic-judge-for-loser-types = ⚖️ { $who } : qui perd prend une carte de chacun de ces types : { $types }.
cosmic-judge-for-winner-colony = ⚖️ { $who } : qui gagne peut s’établir sur { $planet }.
cosmic-judge-for-loser-colony = ⚖️ { $who } : qui perd peut s’établir sur { $planet }.
cosmic-choice-judge-ships = Juge : lesquels de tes vaisseaux fondent la colonie déclarée ?

## Muckraker

cosmic-alien-muckraker = Fouineur
cosmic-power-muckraker = Comme protagoniste ou allié, quand un camp a gagné : tu peux défausser une carte et accuser des alliés vainqueurs autres que toi. Chacun peut te soudoyer avec une carte qui n’est pas une carte rencontre, ou une de ce type (attaque : plus haute). Qui ne paie pas rentre sans aucun gain.
cosmic-wild-muckraker = Comme protagoniste ou allié, alliances formées : tu peux chasser de la rencontre un allié de l’un des camps. Ses vaisseaux rentrent.
cosmic-super-muckraker = Avec ton pouvoir, tu peux aussi accuser le protagoniste vainqueur.
cosmic-flare-muckraker = Éruption du Fouineur
cosmic-choice-muckraker-price = Fouineur : quelle carte défausses-tu pour accuser ?
cosmic-choice-muckraker-accused = Fouineur : qui accuses-tu ?
cosmic-choice-muckraker-exempt = Fouineur : lequel de tes alliés accusés épargnes-tu ?
cosmic-choice-muckraker-bribe = Fouineur : avec quelle carte soudoies-tu qui t’accuse ?
cosmic-choice-muckraker-leaves = Éruption du Fouineur : quel allié quitte la rencontre ?
cosmic-muckraker-accuses = 🗞️ { $who } accuse { $seats }.
cosmic-muckraker-disgraced = 🗞️ { $who } ne paie rien et repart sans aucun gain.

## Usurper

cosmic-alien-usurper = Usurpateur
cosmic-power-usurper = Comme protagoniste, cartes choisies : tu peux faire poser une carte rencontre à chaque allié des deux camps. Tu vois celles de tes alliés ; l’une peut remplacer la tienne et, sans la voir, une des alliés adverses celle de ton adversaire. Ce qui n’est pas joué est repris.
cosmic-wild-usurper = Comme protagoniste, avant les invitations : tu peux décider que le camp qui a le plus de vaisseaux alliés gagne, la défense à égalité. On ne choisit pas de cartes.
cosmic-super-usurper = Avec ton pouvoir, tu vois aussi les cartes des alliés adverses.
cosmic-flare-usurper = Éruption de l’Usurpateur
cosmic-choice-usurper-lay = Usurpateur : quelle carte rencontre poses-tu comme allié ?
cosmic-choice-usurper-own = Usurpateur : la carte de qui joues-tu à la place de la tienne ?
cosmic-choice-usurper-theirs = Usurpateur : la carte de quel allié remplace celle de ton adversaire ?
cosmic-usurper-sees = 🤫 { $who } a posé { $cards }.
cosmic-usurper-replaces = 👑 { $who } met la carte de { $ally } à la place de celle de { $other }.

## Ace

cosmic-alien-ace = As
cosmic-power-ace = Comme offense, au début de ton tour : tu dois gagner la partie si tu as une colonie étrangère. Les autres peuvent viser une telle colonie dès que le destin permet une cible dans ton système ou dans celui de la colonie. Au début, tu dois retirer une de tes planètes ; ses vaisseaux vont dans le warp.
cosmic-wild-ace = Comme protagoniste, tous les autres étant contre toi, après la révélation : tu peux gagner la rencontre, quoi qu’on ait montré. Donne cette éruption à l’As.
cosmic-super-ace = Comme défense, après une défaite : tu peux déplacer tous tes vaisseaux de la rencontre sur une planète d’un autre système. Défausse cette éruption.
cosmic-flare-ace = Éruption de l’As
cosmic-choice-ace-gone = As : laquelle de tes planètes quitte la partie ? Ses vaisseaux vont dans le warp.
cosmic-choice-ace-refuge = Éruption de l’As : sur quelle planète vont tous tes vaisseaux de la rencontre ?
cosmic-ace-leaves = 🕳️ Une planète de { $who } quitte la partie : { $planet }.
cosmic-ace-near = { $who } a une colonie étrangère et gagne avec elle au début de son prochain tour.

## Citadel

cosmic-alien-citadel = Citadelle
cosmic-power-citadel = Dans n’importe quel rôle, le destin tiré : tu peux poser une attaque face visible près d’une planète. Quand cette planète est la cible, les cartes choisies, tu peux ajouter au total de la défense toutes les attaques posées là. Elles ne sont défaussées que si la défense perd alors.
cosmic-wild-citadel = Comme protagoniste ou allié, après la révélation : tu peux ajouter 5 au total de la défense.
cosmic-super-citadel = Avec ton pouvoir, tu peux les soustraire au lieu de les ajouter.
cosmic-flare-citadel = Éruption de la Citadelle
cosmic-ask-citadel-lay = Citadelle : quelle attaque poses-tu près de quelle planète ?
cosmic-ask-citadel-lay-lay = Poser →
cosmic-ask-citadel-lay-pass = Aucune
cosmic-ask-citadel-lay-waiting = Au menu : l’attaque.
cosmic-choice-citadel-less = Éruption de la Citadelle : retires-tu les citadelles du total de la défense au lieu de les ajouter ?
cosmic-citadel-lays = 🏰 { $who } pose { $card } près de { $planet }.
cosmic-citadel-falls = 🏰 Ce qui était posé près de { $planet } est défaussé : { $cards }.
cosmic-looked-standing = Près de { $planet } : { $cards }

## Reincarnator

cosmic-alien-reincarnator = Réincarné
cosmic-power-reincarnator = Comme protagoniste ou allié d’un camp qui a perdu, ou après un accord manqué : tu dois tirer un extraterrestre que personne n’a et qui ne prépare rien. Tu as son pouvoir en plus du tien, jusqu’à la fois suivante.
cosmic-wild-reincarnator = Dans n’importe quel rôle, si d’autres ont perdu ou manqué un accord : tu peux donner cette éruption à l’un d’eux, sauf au Réincarné. En fin de rencontre, il dépose son extraterrestre et en tire un libre.
cosmic-super-reincarnator = Tu n’es pas obligé de tirer un autre extraterrestre.
cosmic-flare-reincarnator = Éruption du Réincarné
cosmic-choice-reincarnator-whether = Réincarné : tires-tu un autre extraterrestre ?
cosmic-choice-reincarnator-whom = Éruption du Réincarné : qui, ayant perdu, reçoit cette éruption et un autre extraterrestre ?
cosmic-reincarnator-becomes = ♻️ { $who } tire un extraterrestre : { $alien }.
cosmic-chance-reincarnator = quel extraterrestre est tiré

## Quartermaster

cosmic-alien-quartermaster = Intendant
cosmic-power-quartermaster = Dans n’importe quel rôle, quand d’autres reçoivent des récompenses : tu dois dire dans lesquelles de leurs colonies vont leurs vaisseaux, regarder les cartes piochées et les répartir, autant à chacun qu’il lui en revient. S’il ne t’en revient aucune, reprends un vaisseau du warp ou pioche une carte de plus.
cosmic-wild-quartermaster = Dans n’importe quel rôle, quand des cartes reviennent à d’autres comme récompenses : tu peux donner à l’un d’eux des cartes de ta main, à ton choix, à la place de certaines à piocher.
cosmic-super-quartermaster = S’il te revient aussi des récompenses, tu peux mêler ta main et tes propres cartes à celles que tu répartis.
cosmic-flare-quartermaster = Éruption de l’Intendant
cosmic-choice-quartermaster-share = Intendant : lesquelles de ces cartes vont au suivant ?
cosmic-quartermaster-due = Ce qui lui revient en récompenses : { $number ->
    [one] exactement 1 carte.
   *[other] exactement { $number } cartes.
}
cosmic-choice-quartermaster-colony = Intendant : dans laquelle de leurs colonies vont ces vaisseaux ?
cosmic-choice-quartermaster-ship = Intendant : reprends-tu un vaisseau du warp ? Si tu passes, tu pioches une carte de plus.
cosmic-choice-quartermaster-whom = Éruption de l’Intendant : à qui donnes-tu de tes cartes comme récompenses ?
cosmic-choice-quartermaster-instead = Éruption de l’Intendant : lesquelles de tes cartes donnes-tu ?

## Greenhorn

cosmic-alien-greenhorn = Bleu
cosmic-power-greenhorn = Dans n’importe quel rôle, au début d’une rencontre : tu dois montrer une carte à un joueur et peux déplacer des vaisseaux entre tes colonies et planètes. Sans attaque, tu peux changer de main avant le choix des cartes. Tu peux jouer un multiplicateur après la révélation, des renforts du dehors, des artéfacts de début ou d’alliance plus tard.
cosmic-wild-greenhorn = Dans n’importe quel rôle, à chaque étape : s’il manque à ta main des attaques ou des négociations, tu peux la défausser et en piocher une autre.
cosmic-super-greenhorn = Comme attaquant, une fois la destinée tirée : tu peux affronter n’importe qui à une de ses colonies dans le système désigné.
cosmic-flare-greenhorn = Éruption du Bleu
cosmic-choice-greenhorn-to = Bleu : à qui demandes-tu ce que vaut une de tes cartes ?
cosmic-choice-greenhorn-shown = Bleu : quelle carte montres-tu ?
cosmic-choice-greenhorn-moved = Bleu : quels vaisseaux déplaces-tu vers d’autres de tes colonies ou planètes ?
cosmic-ask-greenhorn-renew = Bleu : défausses-tu ta main pour en piocher une autre ? Seulement sans attaque.
cosmic-ask-greenhorn-renew-renew = Nouvelle main
cosmic-ask-greenhorn-renew-pass = La garder
cosmic-ask-greenhorn-renew-waiting = Une nouvelle main, ou celle-ci.
cosmic-ask-greenhorn-kicker = Bleu : les cartes sont montrées. Joues-tu un multiplicateur maintenant ?
cosmic-ask-greenhorn-kicker-late = Multiplicateur →
cosmic-ask-greenhorn-kicker-pass = Aucun
cosmic-ask-greenhorn-kicker-waiting = Au menu : le multiplicateur.
cosmic-refused-greenhorn-attacks = Il y a une attaque dans ta main : tu ne peux en piocher une autre que sans attaque.
cosmic-greenhorn-asks = 🐣 { $who } montre une carte à { $other } : « À quoi ça sert ? »
cosmic-greenhorn-shows = 🤫 { $who } te montre { $cards }.
cosmic-greenhorn-moves = 🐣 { $who } déplace des vaisseaux entre ses planètes : { $number }.

## Mesmer

cosmic-alien-mesmer = Mesmer
cosmic-power-mesmer = Dans n’importe quel rôle : tu peux jouer tout artéfact de ta main comme n’importe quel autre artéfact qui existe. À côté d’une question, nomme en secret la carte et ce qu’elle sera. Quand tu la joues, tous voient les deux. Si ce pouvoir est annulé, la carte reste dans ta main.
cosmic-wild-mesmer = Comme protagoniste, après la révélation : ton attaque de moins de 10 devient une négociation.
cosmic-super-mesmer = Toute carte qui n’est pas de rencontre peut être jouée ainsi, puis est défaussée.
cosmic-flare-mesmer = Éruption de Mesmer
cosmic-do-disguise = Jouer une carte comme une autre →
cosmic-field-as = Jouée comme
cosmic-mesmer-names = 🤫 Tu joueras { $card } comme { $other }.
cosmic-mesmer-lies = Mesmer : { $card } sera { $other }.

## Miser

cosmic-alien-miser = Avare
cosmic-power-miser = Tu as une seconde main, le magot : tu peux en jouer les cartes comme de ta main, mais personne d’autre ne le regarde ni n’y prend. Ce qui te reviendrait en main y retourne. Sans carte de rencontre, il est montré, défaussé et repioché au regroupement ou avant le choix des cartes, sauf ordre contraire.
cosmic-wild-miser = Dans n’importe quel rôle, quand tu pioches une nouvelle main ou qu’on te prend une compensation : cette carte et 2 autres sont mises de côté jusqu’à la fin de la rencontre. La nouvelle main est entière.
cosmic-super-miser = Comme attaquant, à ton regroupement : tu peux piocher une carte pour le magot.
cosmic-flare-miser = Éruption de l’Avare
cosmic-choice-miser-swap = Avare : tu as deux mains. Celle que tu tiens devient-elle le magot ? Sinon, c’est la nouvelle.
cosmic-choice-miser-saved = Éruption de l’Avare : quelles 2 autres cartes mets-tu de côté avec elle ?
cosmic-miser-hoard = 🤫 Ton magot : { $cards }.

## Host

cosmic-alien-host = Hôte
cosmic-power-host = Au début de chaque tour : tu peux retirer de la partie des éruptions de ta fiche, puis la compléter à 3 avec des inutilisées, face cachée. Tu peux les jouer comme éruptions sauvages dans n’importe quel rôle, en plus de celle de la rencontre. Elles sont ensuite défaussées.
cosmic-wild-host = Dans n’importe quel rôle, à chaque étape : pioche 3 éruptions inutilisées. Cette éruption va à l’Hôte.
cosmic-super-host = Quand tu complètes, pioches-en 2 de plus et choisis lesquelles restent. Les autres quittent la partie.
cosmic-flare-host = Éruption de l’Hôte
cosmic-choice-host-remove = Hôte : quelles éruptions de ta fiche quittent la partie, avant de la compléter ?
cosmic-choice-host-keep = Éruption de l’Hôte : lesquelles de ces éruptions restent sur ta fiche ?
cosmic-host-due = Place sur ta fiche : { $number ->
    [one] pour exactement 1 éruption.
   *[other] pour exactement { $number } éruptions.
}

## Reactor

cosmic-alien-reactor = Réacteur
cosmic-power-reactor = Les éruptions des extraterrestres adverses commencent face visible sur ta fiche. Comme allié d’un vainqueur, tu dois lui donner la sienne. Si nul ne t’a invité et que l’un perd, tu peux prendre la sienne ou la tienne sur la fiche, ou défausser la sienne de ta main. Celles en jeu que d’autres défaussent viennent sur ta fiche.
cosmic-wild-reactor = Comme défenseur qui a gagné : fonde une colonie sur n’importe quelle planète étrangère. Cette éruption va au Réacteur, de même quand son détenteur joue une autre éruption super.
cosmic-super-reactor = Comme protagoniste ou allié du camp qui gagne, tu gagnes la partie si tu n’as aucune autre éruption, en main ou sur ta fiche.
cosmic-flare-reactor = Éruption du Réacteur
cosmic-choice-reactor-feed = Réacteur : quelle éruption ? De la fiche elle vient dans ta main, de ta main elle est défaussée.
cosmic-choice-reactor-planet = Éruption du Réacteur : où fondes-tu une colonie ?
cosmic-choice-reactor-ships = Éruption du Réacteur : avec quels vaisseaux ?

## Aristocrat

cosmic-alien-aristocrat = Aristocrate
cosmic-power-aristocrat = Tu choisis ta première main dans toute la pioche. Comme protagoniste, avant le choix des cartes : tu peux piocher une éruption inutilisée. Si tu as alors au moins deux éruptions d’extraterrestres que personne n’a, tu dois en retirer une de la partie.
cosmic-wild-aristocrat = Dans n’importe quel rôle, au regroupement : regarde la pioche cosmique et prends-y une carte. Pioche et défausse sont mélangées ensemble. Cette éruption va à l’Aristocrate.
cosmic-super-aristocrat = Au lieu de piocher une éruption, tu peux défausser celle-ci et choisir parmi toutes les inutilisées, ou en piocher 3.
cosmic-flare-aristocrat = Éruption de l’Aristocrate
cosmic-choice-aristocrat-hand = Aristocrate : quelles cartes de toute la pioche forment ta première main ?
cosmic-aristocrat-due = Une première main : { $number ->
    [one] exactement 1 carte.
   *[other] exactement { $number } cartes.
}
cosmic-choice-aristocrat-remove = Aristocrate : quelle éruption quitte la partie ?
cosmic-choice-aristocrat-look = Éruption de l’Aristocrate : la défausses-tu pour regarder les éruptions inutilisées, ou en avoir 3 ?
cosmic-choice-aristocrat-take = Éruption de l’Aristocrate : laquelle prends-tu ? Sans choix, tu en pioches 3.
cosmic-choice-aristocrat-deck = Éruption de l’Aristocrate : quelle carte de la pioche prends-tu ?
cosmic-aristocrat-chooses = 👑 { $who } choisit sa première main : { $number }.
cosmic-aristocrat-looks = 👑 { $who } défausse cette éruption pour des inutilisées.

## Gambler

cosmic-alien-gambler = Flambeur
cosmic-power-gambler = Comme protagoniste, à la révélation : tu peux garder ta carte cachée et annoncer quelle carte de rencontre c’est. Si l’adversaire te croit, elle l’est et va sous sa pioche sans être vue. Sinon elle est montrée : qui s’est trompé perd, hors de la rencontre, autant de vaisseaux qu’il y en a.
cosmic-wild-gambler = Comme protagoniste, avant la révélation : annonce un nombre. Si les deux cartes sont des attaques qui diffèrent d’au moins autant, il s’ajoute à ton total.
cosmic-super-gambler = Avec ton annonce, tu peux mettre en jeu jusqu’à 20 autres vaisseaux.
cosmic-flare-gambler = Éruption du Flambeur
cosmic-choice-gambler-called = Éruption du Flambeur : quel nombre annonces-tu ?
cosmic-do-claim = Annoncer →
cosmic-do-doubt = J’en doute
cosmic-ask-gambler-claim = Flambeur : montres-tu ta carte, ou la gardes-tu cachée en annonçant ce qu’elle est ?
cosmic-ask-gambler-claim-pass = La montrer
cosmic-ask-gambler-claim-waiting = Au menu : ce qu’elle serait.
cosmic-ask-gambler-doubt = { $who } annonce { $card }. En doutes-tu ? Si c’est vrai, tu perds des vaisseaux ; sinon, son camp en perd { $number }.
cosmic-ask-gambler-doubt-pass = J’y crois
cosmic-ask-gambler-doubt-waiting = { $who } attend ta réponse.
cosmic-ask-gambler-claim-over = Flambeur : la carte que tu as posée est maintenant devant { $other }. Peut-elle être montrée, ou annonces-tu ce qu’elle est ?
cosmic-ask-gambler-claim-over-pass = La laisser montrer
cosmic-ask-gambler-claim-over-waiting = Au menu : ce qu’elle serait.
cosmic-ask-gambler-doubt-over = { $who } a posé la carte qui est maintenant devant toi, et annonce { $card }. En doutes-tu ? Si c’est vrai, tu perds des vaisseaux ; sinon, son camp en perd { $number }.
cosmic-ask-gambler-doubt-over-pass = J’y crois
cosmic-ask-gambler-doubt-over-waiting = { $who } attend ta réponse.
cosmic-gambler-claims = 🎲 { $who } garde sa carte cachée et annonce : { $card }.{ $number ->
        [0] {""}
       *[other] {" "}Autres vaisseaux en jeu : { $number }.
    }
cosmic-gambler-doubts = 🎲 { $other } doit montrer sa carte : { $who } en doute.
cosmic-gambler-calls = 🎲 { $who } annonce { $number }.
cosmic-believes = 🎲 { $who } croit { $other } : elle compte comme { $card }.
cosmic-buries = 🂠 Une carte de { $who } va sous sa pioche sans être vue.

## Pentaform

cosmic-alien-pentaform = Pentaforme
cosmic-power-pentaform = Tu commences avec cinq extraterrestres que personne n’a, dans ton ordre, et as le pouvoir du premier en plus du tien. Tu dois avancer d’un pas pour chaque colonie étrangère gagnée, reculer d’un pas pour chacune perdue, et as le pouvoir du stade où tu es.
cosmic-wild-pentaform = Dans tout rôle, avant le choix des cartes : dépose ton extraterrestre, tires-en deux que personne n’a, deviens l’un d’eux. Leurs éruptions vont dans la pioche, mélangée. Celle-ci va au Pentaforme.
cosmic-super-pentaform = À tout regroupement : deux de tes stades changent de place, même celui où tu es.
cosmic-flare-pentaform = Éruption du Pentaforme
cosmic-choice-pentaform-order = Pentaforme : quel extraterrestre vient ensuite dans ton ordre ?
cosmic-choice-pentaform-first = Éruption du Pentaforme : quel stade change de place ?
cosmic-choice-pentaform-second = Éruption du Pentaforme : avec quel autre ?
cosmic-choice-pentaform-become = Éruption du Pentaforme : lequel de ces extraterrestres deviens-tu ?
cosmic-pentaform-line = 🧬 Les stades de { $who } : { $aliens }.
cosmic-pentaform-stage = 🧬 { $who } est au stade { $number } : { $alien }.
cosmic-pentaform-turns = 🧬 { $who } devient { $alien }.
cosmic-pentaform-lies = Stade { $number } parmi : { $aliens }
cosmic-chance-pentaform = quel extraterrestre est tiré

## Lizard

cosmic-alien-lizard = Lézard
cosmic-power-lizard = Comme protagoniste qui gagne : tes vaisseaux de la rencontre qui sont sur la planète visée doivent changer de couleur. Ceux de la seconde couleur sont à toi en tout, et chacun ajoute 2 à ton camp, comme protagoniste ou allié. Quand il n’en reste aucun de la première dans la partie, tu la gagnes.
cosmic-wild-lizard = Comme protagoniste ou allié dont le camp montre une attaque : les renforts que tu joues ensuite comptent double, ou ton multiplicateur multiplie par un de plus.
cosmic-super-lizard = Quand tes vaisseaux changent de couleur, 2 autres hors de la rencontre peuvent le faire aussi.
cosmic-flare-lizard = Éruption du Lézard
cosmic-choice-lizard-outside = Éruption du Lézard : quels 2 vaisseaux hors de la rencontre changent aussi de couleur ?
cosmic-choice-lizard-kick = Éruption du Lézard : ton multiplicateur multiplie-t-il par un de plus ? Sinon tes renforts comptent double.
cosmic-lizard-morphs = 🦎 Vaisseaux de { $who } qui changent de couleur : { $number }.
cosmic-lizard-near = { $who } gagne comme Lézard quand il ne reste aucun vaisseau de sa première couleur : encore { $number }.
cosmic-lizard-ship = Vaisseau de la seconde couleur sur { $planet }
cosmic-lizard-ship-in = Vaisseau de la seconde couleur : { $place }

## Bride

cosmic-alien-bride = Mariée
cosmic-power-bride = Comme protagoniste, avant les invitations : tu peux épouser l’adversaire, qui pose un vaisseau sur ta fiche. Vous pouvez vous allier sans invitation, vous montrer des cartes et en échanger une chacun par rencontre. Tu peux divorcer et prendre au hasard la moitié de sa main, sans jamais l’épouser à nouveau.
cosmic-wild-bride = Comme défenseur, une fois les vaisseaux lancés : l’attaquant les pose sur une de ses planètes ou sur une planète vide, et son tour s’arrête.
cosmic-super-bride = Comme protagoniste, avant les alliances : tu épouses à nouveau un adversaire divorcé, sans pouvoir reprendre la moitié de sa main.
cosmic-flare-bride = Éruption de la Mariée
cosmic-do-show-spouse = Montrer une carte au conjoint →
cosmic-ask-bride-home = Mariée : tu es l’épouse de { $who }. Échanges-tu une carte, ou divorces-tu ?
cosmic-ask-bride-home-trade = Échanger
cosmic-ask-bride-home-divorce = Divorcer
cosmic-ask-bride-home-pass = Ni l’un ni l’autre
cosmic-ask-bride-home-waiting = Un échange, un divorce, ou rien.
cosmic-choice-bride-ship = Mariée : lequel de tes vaisseaux reste désormais sur sa fiche ?
cosmic-choice-bride-trade = Mariée : quelle carte échanges-tu, sans voir l’autre ? Sans carte, rien n’est échangé.
cosmic-choice-bride-refuge = Éruption de la Mariée : où se posent tes vaisseaux ?
cosmic-bride-weds = 💍 { $who } épouse { $other }.
cosmic-bride-parts = 💔 { $who } et { $other } divorcent.
cosmic-bride-trades = 💍 { $who } et { $other } échangent une carte.
cosmic-bride-flees = 💨 { $who } s’enfuit : les vaisseaux de { $other } se posent sur { $planet }.
cosmic-bride-shows = 🤫 { $who } te montre { $cards }.
cosmic-bride-married = Conjoint : { $who }
cosmic-place-held-bride = la fiche de la Mariée

## What several of them share: unused flares, captives, cards on sheets.

cosmic-draws-flares = 🎴 { $who } pioche { $number ->
        [one] 1 éruption inutilisée
       *[other] { $number } éruptions inutilisées
    }.
cosmic-leaves-game = 🚮 { $who } retire de la partie : { $cards }.
cosmic-leaves-game-unseen = 🚮 { $who } retire de la partie, sans les montrer, { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }.
cosmic-captures = ⛓️ { $who } capture { $number ->
        [one] 1 vaisseau
       *[other] { $number } vaisseaux
    } de { $other }.
cosmic-frees = ⛓️ Vaisseaux captifs de { $who } qui rentrent : { $number }.
cosmic-draws-onto = 🂠 { $who } pioche { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    } pour la fiche : { $alien }.
cosmic-collects = 🎴 Sur la fiche ({ $alien }) : { $cards }.
cosmic-from-sheet = 🎴 { $who } prend { $cards } sur la fiche de { $other }.
cosmic-lies-down = Face cachée : { $number ->
        [one] 1 carte
       *[other] { $number } cartes
    }
cosmic-lies-own = Face cachée : { $cards }
cosmic-lies-face-up = Sur la fiche : { $cards }
cosmic-bride-captives = Vaisseaux captifs : { $ships }
cosmic-lizard-lies = Vaisseaux de la seconde couleur : { $number }
