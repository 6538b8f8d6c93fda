### Les questions, à la deuxième personne ; `…-waiting` dit aux autres, après « On attend … », ce qui se fait.

cosmic-ask-orders = Tu peux dire à tout moment ce qui se fait sans te demander : ce que tu annules, les cartes jouées quand leur moment vient, la colonie où rentrent tes vaisseaux.
cosmic-ask-orders-pass = Ne rien changer
cosmic-do-orders = Sans me demander →
cosmic-ask-orders-waiting = Ce qui se fait sans demander peut changer.
cosmic-ask-alien =
    Quel extraterrestre gardes-tu ? On les montre tous ensemble ; l’autre reste ton secret.
    { $alien } : { $power }
    { $other } : { $other_power }
cosmic-do-keep = Garder
cosmic-ask-alien-waiting = Au menu : un extraterrestre à incarner.
cosmic-ask-aliens =
    Quel extraterrestre gardes-tu ? On les montre tous ensemble ; les autres restent ton secret.
    { $number ->
    [3]
        { $alien } : { $power }
        { $other } : { $other_power }
        { $third } : { $third_power }
   *[4]
        { $alien } : { $power }
        { $other } : { $other_power }
        { $third } : { $third_power }
        { $fourth } : { $fourth_power }
    }
cosmic-ask-aliens-waiting = Au menu : un extraterrestre à incarner.
cosmic-ask-draft =
    Quel extraterrestre prends-tu, en secret ? Ce que tu laisses passe à { $next } ; des deux que tu prends, tu en gardes un à la fin.
    { $number ->
    [2]
        { $alien } : { $power }
        { $other } : { $other_power }
    [3]
        { $alien } : { $power }
        { $other } : { $other_power }
        { $third } : { $third_power }
   *[4]
        { $alien } : { $power }
        { $other } : { $other_power }
        { $third } : { $third_power }
        { $fourth } : { $fourth_power }
    }
cosmic-ask-draft-take = Prendre
cosmic-ask-draft-waiting = Au menu : un extraterrestre à prendre quand ils passent.
cosmic-ask-power = Ton pouvoir { $alien } peut servir maintenant. L’utilises-tu ?
cosmic-do-use = L’utiliser
cosmic-ask-power-pass = Pas maintenant
cosmic-ask-power-waiting = Au menu : un pouvoir à utiliser, ou pas.
cosmic-moment-turn = Le tour de { $who } commence.
cosmic-moment-begun = La rencontre de { $who } commence ; son adversaire n’est pas encore connu.
cosmic-moment-met = { $offense } attaque { $defense } sur { $planet } : { $stage ->
        [1] avant le choix des cartes
        [2] les cartes vont être choisies
        [3] les cartes sont posées, face cachée
        [4] les cartes sont révélées
       *[5] l’issue est connue
    }.
cosmic-ask-answer = { $who } s’apprête à utiliser ou à jouer { $what }. L’annules-tu ?
cosmic-against = C’est pour annuler { $what } de { $other }.
cosmic-ask-answer-cancel = L’annuler →
cosmic-ask-answer-pass = Laisser faire
cosmic-ask-answer-wait = Laisser faire, et me redemander ensuite
cosmic-ask-answer-waiting = Au menu : annuler ou non ce que fait { $who }.
cosmic-said-stands = Ce que tu as dit à ce sas reste valable, sauf si tu demandes qu’on te le redemande.
cosmic-ask-window = Dans la rencontre de { $offense }, une carte peut être jouée maintenant. En joues-tu une ?
cosmic-do-play = Jouer →
cosmic-do-pass = Passer
cosmic-do-let = Passer, laisser faire
cosmic-ask-gate-alliances-use = Utiliser ton pouvoir
cosmic-ask-gate-revealed-use = Utiliser ton pouvoir
cosmic-do-spare = Te passer de ton pouvoir
cosmic-stands-at = On en est à { $offense } contre { $defense }, l’offensive d’abord{ $lower ->
    [1] , et le plus bas total gagne
   *[0] { "" }
}.
cosmic-gate-sides = { $offense } attaque { $defense } sur { $planet }, avec { $attackers ->
    [one] { $attackers } vaisseau
   *[other] { $attackers } vaisseaux
} contre { $defenders }.
cosmic-gate-allies = Avec { $who } : { $seats }.
cosmic-may-use = Ton pouvoir { $alien } peut servir avant le prochain sas : dis-le ici et on ne te le redemande pas, sauf s’il se passe quelque chose d’ici là.
cosmic-zap-ahead = Tu tiens { $cards }. On ne te demande rien : seuls les pouvoirs nommés sous « Sans me demander » sont annulés{ $number ->
    [0] .
   *[other]  : { $aliens }.
}
cosmic-do-offer = Faire une offre →
cosmic-ask-window-waiting = Au menu : une carte à jouer, ou pas (offensive : { $offense }).
cosmic-ask-gate-start = La rencontre de { $offense } commence, et le destin est connu. Joues-tu une carte, ou en prépares-tu une pour ce qui précède les alliances ?
cosmic-ask-gate-start-play = Jouer ou préparer →
cosmic-ask-gate-start-waiting = Au menu : des cartes au début (offensive : { $offense }).
cosmic-ask-gate-alliances = Dans la rencontre de { $offense }, les alliances sont formées. Joues-tu une carte, ou en prépares-tu une pour le choix des cartes ?
cosmic-ask-gate-alliances-play = Jouer ou préparer →
cosmic-ask-gate-alliances-card = Choisir ta carte de rencontre →
cosmic-ask-gate-alliances-waiting = Au menu : des cartes, alliances formées (offensive : { $offense }).
cosmic-ask-gate-revealed = Dans la rencontre de { $offense }, les cartes sont révélées. Joues-tu une carte, en prépares-tu une pour l’issue, ou mises-tu des renforts en secret ? Si l’issue reste celle d’à présent, rien ne te sera redemandé.
cosmic-ask-gate-revealed-play = Jouer ou préparer →
cosmic-ask-gate-revealed-bid = Miser des renforts →
cosmic-ask-gate-revealed-waiting = Au menu : des cartes, révélation faite (offensive : { $offense }).
cosmic-ask-gate-resolution = Dans la rencontre de { $offense }, l’issue est connue. Joues-tu une carte, ou en prépares-tu une pour la suite ?
cosmic-ask-gate-resolution-play = Jouer ou préparer →
cosmic-do-reward = Dire ta récompense →
cosmic-ask-gate-resolution-waiting = Au menu : des cartes, issue connue (offensive : { $offense }).
cosmic-ask-launch = { $how ->
    [1] Le destin désigne { $who }. Oriente le portail vers une planète et choisis les vaisseaux qui partent.
    [2] Le destin te désigne : chasse quelqu’un de ton propre système, réoccupe une de tes planètes vides ou pioche encore, selon ce qui est possible.
    [4] Le destin nomme le système de { $who }. Vise n’importe quelle base de ce système et choisis les vaisseaux qui partent.
    [5] La carte destin est ignorée. Vise n’importe quelle base d’un autre, où qu’elle soit, et choisis les vaisseaux qui partent.
   *[3] Le destin te laisse choisir qui rencontrer. Oriente le portail vers une planète de quelqu’un d’autre et choisis les vaisseaux qui partent.
}
cosmic-do-launch = Lancer →
cosmic-do-refound = Réoccuper une de mes planètes vides →
cosmic-do-redraw = Piocher encore
cosmic-ask-launch-waiting = Au menu : un lancement.
cosmic-ask-invite = Ton rôle : { $stance }, sur { $planet }. À qui demandes-tu de l’aide ?
cosmic-ask-invite-invite = Inviter →
cosmic-ask-invite-pass = Personne
cosmic-ask-invite-waiting = Au menu : des invitations.
cosmic-ask-ally = { $offense } attaque { $defense } sur { $planet }. { $ahead ->
    [1] On peut t’inviter
   *[0] Tu peux te joindre à un camp
} ; dis avec quels vaisseaux et, si tu veux, à quelle condition.
cosmic-ask-ally-ally = S’allier →
cosmic-ask-ally-pass = Rester à l’écart
cosmic-ask-ally-wait = Voir d’abord qui est invité
cosmic-ask-ally-waiting = Au menu : des alliances ({ $offense } attaque { $defense }).
cosmic-ask-card = Ton rôle : { $stance }, sur { $planet } ; vaisseaux de l’offensive : { $offense }, de la défense : { $defense }.{ $lower ->
    [1] { " " }Le plus bas total gagne.
   *[0] { "" }
}{ $kickers ->
    [0] {""}
    [1] {" "}Tu as annoncé un multiplicateur.
    [2] {" "}L’autre camp a annoncé un multiplicateur.
   *[3] {" "}Les deux camps ont annoncé un multiplicateur.
} Quelle carte poses-tu ?
cosmic-lays = Un pouvoir te fait poser { $number } cartes rencontre au lieu d’une.
cosmic-ask-card-card = Poser →
cosmic-ask-card-waiting = Au menu : une carte rencontre, face cachée.
cosmic-ask-kicker = Ton rôle : { $stance }, sur { $planet }.{ $kickers ->
    [0] {""}
   *[2] {" "}L’autre camp a annoncé un multiplicateur.
} Annonces-tu un multiplicateur, avant le choix des cartes ?
cosmic-ask-kicker-announce = Annoncer →
cosmic-ask-kicker-pass = Aucun
cosmic-ask-kicker-waiting = Au menu : un multiplicateur, ou non.
cosmic-ask-reinforce = { cosmic-stands-at } Joues-tu des renforts, pour un camp ou l’autre ?
cosmic-ask-reinforce-reinforce = Renforcer →
cosmic-ask-reinforce-waiting = Au menu : des renforts, ou pas.
cosmic-ask-reward = { $number ->
    [one] Une récompense
   *[other] { $number } récompenses
} pour toi : combien de vaisseaux du warp ? Le reste en cartes.
cosmic-ask-reward-reward = Les prendre
cosmic-ask-reward-waiting = Au menu : des récompenses.
cosmic-ask-deal = Deux négociations : trouve un accord avec { $other }. Des cartes, une colonie, rien d’autre ne compte. En cas d’échec, chacun perd trois vaisseaux.
cosmic-ask-deal-accept = Accepter l’offre
cosmic-ask-deal-refuse = Refuser tout accord
cosmic-ask-deal-waiting = Au menu : un accord avec { $other }.
cosmic-ask-whole-deal = Ce que deux d’entre vous ont convenu est maintenant une seule offre, pour vous trois. L’acceptes-tu ? Si l’un de vous refuse, chacun de vous perd trois vaisseaux.
cosmic-ask-whole-deal-accept = Tout accepter
cosmic-ask-whole-deal-refuse = Refuser
cosmic-ask-whole-deal-waiting = Au menu : un accord à trois.
cosmic-ask-home = { $number ->
    [one] Un de tes vaisseaux rentre
   *[other] { $number } de tes vaisseaux rentrent
}. Dans lesquelles de tes colonies ?
cosmic-ask-home-home = Les faire rentrer →
cosmic-ask-home-lot = En envoyer vers une colonie →
cosmic-ask-home-pass = Répartir le reste selon mes consignes
cosmic-ask-home-waiting = Au menu : des vaisseaux qui rentrent.
cosmic-ask-last-cards = Tu n’as pas de carte rencontre : ta main est montrée et remplacée. Joues-tu d’abord une de ces cartes ?
cosmic-ask-last-cards-pass = Tout défausser
cosmic-ask-last-cards-waiting = Au menu : les dernières cartes avant une nouvelle main.
cosmic-ask-choose-seat = { $what }
cosmic-ask-choose-seat-seat = Choisir →
cosmic-ask-choose-seat-pass = Aucun choix
cosmic-ask-choose-seat-waiting = Au menu : un choix.
cosmic-ask-choose-alien = { $what }
cosmic-ask-choose-alien-choose = Choisir →
cosmic-ask-choose-alien-waiting = Au menu : un choix.
cosmic-ask-choose-card = { $what }
cosmic-ask-choose-card-card = Choisir →
cosmic-ask-choose-card-pass = Aucun choix
cosmic-ask-choose-card-waiting = Au menu : un choix.
cosmic-ask-choose-number = { $what }
cosmic-ask-choose-number-number = Choisir →
cosmic-ask-choose-number-pass = Aucun choix
cosmic-ask-choose-number-waiting = Au menu : un choix.
cosmic-ask-choose-yes = { $what }
cosmic-ask-choose-yes-yes = Oui
cosmic-ask-choose-yes-pass = Non
cosmic-ask-choose-yes-waiting = Au menu : un choix.
cosmic-ask-choose-ships = { $what }
cosmic-owes = { $by } : { $number ->
    [one] exactement 1 de tes vaisseaux. À toi de dire lequel.
   *[other] exactement { $number } de tes vaisseaux. À toi de dire lesquels.
}
cosmic-exactly = { $number } d’entre eux, ni plus ni moins.
cosmic-owes-cards = { $by } : { $number ->
    [one] exactement 1 carte à toi. À toi de dire laquelle.
   *[other] exactement { $number } cartes à toi. À toi de dire lesquelles.
}
cosmic-founders = Comme convenu : { $number ->
    [one] exactement 1 vaisseau à toi se pose sur { $planet }. À toi de dire lequel.
   *[other] exactement { $number } vaisseaux à toi se posent sur { $planet }. À toi de dire lesquels.
}
cosmic-loss-deal = La négociation a échoué
cosmic-loss-plague = Peste
cosmic-loss-rift-lose = Une faille explose
cosmic-loss-omni-zap-pay = Le prix d’un Omni-Zap
cosmic-do-ships = Choisir →
cosmic-ask-choose-ships-pass = Aucun choix
cosmic-ask-choose-ships-waiting = Au menu : un choix.
cosmic-ask-choose-planet = { $what }
cosmic-ask-choose-planet-planet = Choisir →
cosmic-ask-choose-planet-pass = Aucun choix
cosmic-ask-choose-planet-waiting = Au menu : un choix.
