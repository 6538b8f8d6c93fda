### Les règles par numéro. Ce sont celles de l’élection des Cochons de l’Espace, pour autant qu’une élection sans le jeu en a besoin.

election-section-aim = De quoi il s’agit
election-rule-c-59 = Chaque gouverneur devant toi est une voix. Chacun en a d’abord autant que l’élection en a fixé, et la présidence peut les changer pour n’importe qui avant le vote.
election-rule-c-64 = Qui a le plus de gouverneurs devant soi à la clôture devient Porc Royal. À égalité, c’est la règle choisie pour cette élection : la première place, la présidence, un tirage au sort, ou personne.
election-rule-c-60 = Une personne préside : elle appelle les votants, clôt le vote et applique ce qui se décide à table. C’est la personne qui a ouvert l’élection, qu’elle vote ou non.
election-rule-r-98 = Les gouverneurs ne sont que des pions : on en a autant que la présidence en donne, sans limite de dix.
election-rule-r-98-why = La boîte du jeu en contient dix par clan, mais son texte en promet un par gland.

election-section-candidates = Les candidatures
election-rule-c-61 = Tout votant peut se présenter, sauf si l’élection a nommé ses candidats. Discours, promesses et accords n’engagent personne.
election-rule-r-99 = Tu peux te présenter ou te retirer jusqu’au premier vote, ou jusqu’à l’ouverture du scrutin secret. Si personne ne le fait, tout le monde est en lice ; de candidats nommés, il en reste toujours un.
election-rule-r-99-why = La règle du jeu dit que chacun peut se présenter, et non jusqu’à quand ; après le premier vote, une candidature viendrait trop tard pour ce votant.
election-rule-r-107 = Avant le premier vote, la présidence peut écarter quelqu’un, qui ne peut plus ni se présenter ni recevoir de voix et doit voter pour un autre. Il reste toujours quelqu’un pour qui voter.
election-rule-r-107-why = Dans le jeu, une carte le fait ; après un vote, il faudrait reprendre ce qui est donné.
election-rule-p-2 = Qui est écarté le reste quand on revote.

election-section-vote = Le vote
election-rule-c-62 = Tu donnes tous tes gouverneurs à une candidature, ou les gardes en votant pour toi : on ne partage pas. À l’appel, le vote est dit à voix haute, sans retour ; au scrutin secret, tu peux le changer jusqu’à la clôture.
election-rule-r-100 = La présidence nomme qui vote ensuite ou tout l’ordre, qui peut encore changer, et vote entre deux autres, mais jamais pendant qu’on interroge quelqu’un.
election-rule-r-100-why = La règle du jeu dit avant ou après les autres, jamais pendant, et son propre exemple la fait voter au milieu.
election-rule-x-15 = La présidence ne vote pas pendant le vote, mais le fait dans l’exemple imprimé : entre deux autres, oui ; pendant qu’on interroge quelqu’un, non.
election-rule-x-15-why = Ainsi, la règle et l’exemple tiennent tous deux.
election-rule-r-101 = Tu peux t’abstenir si l’élection le permet ; sinon, tout le monde vote, même sans gouverneur. Le silence est une abstention ou, si c’est interdit, un vote pour sa propre candidature, sinon pour la présidence, sinon pour la première.
election-rule-r-101-why = Le jeu demande son vote à chacun ; seule, une élection fait mieux de ne pas parler pour qui n’est pas là.
election-rule-r-24 = Ce que la présidence donne, prend ou change agit aussitôt, dans l’ordre où cela vient, sur les piles du moment ; un vote déjà donné reste.
election-rule-r-24-why = Le jeu le dit d’une carte jouée par plusieurs à la fois ; ici, cela vaut pour tout.

election-section-piles = Gouverneurs donnés et pris
election-rule-c-63 = Les cartes jouées à table, à tout moment de l’élection, c’est la présidence qui les applique : gouverneurs donnés ou pris, moitiés, mise à l’écart, nouveau scrutin.
election-rule-r-102 = Devant chaque votant, il y a une pile : ses gouverneurs jusqu’à son vote, et ceux qu’il reçoit. Ce qu’on prend en vient, les siens d’abord, puis dans l’ordre de réception ; ou des siens seulement, si l’élection le veut.
election-rule-r-102-why = Dans l’exemple imprimé, des gouverneurs donnés par d’autres se perdent aussi ; on retient à qui est chacun, car un nouveau scrutin les renvoie chez eux.
election-rule-r-103 = Une pile ne descend jamais sous zéro.
election-rule-r-104 = Les gouverneurs gagnés après un vote suivent aussitôt ce vote.
election-rule-r-104-why = Ils ne peuvent ni rester, ce qui partagerait le vote, ni le changer.
election-rule-r-105 = La moitié d’une pile s’arrondit à l’entier supérieur.
election-rule-r-105-why = La plupart des cartes du jeu le disent, et celle qui ne le dit pas se lit comme elles.
election-rule-r-106 = La moitié d’une pile peut changer de camp : elle passe à un autre votant, qui la garde jusqu’à son vote, ou va aussitôt devant une candidature.
election-rule-r-106-why = La carte dit de les jouer comme on veut, ce qui lève, pour ces gouverneurs, l’interdiction de partager.
election-rule-r-109 = La présidence peut annuler le scrutin : les votes sont nuls, les gouverneurs rentrent avec gains et pertes, quelqu’un peut perdre la moitié, et l’on recommence. Qui est écarté le reste.
election-rule-r-109-why = La carte du jeu dit seulement qu’on recommence l’élection et que quelqu’un perd la moitié.

election-section-close = La clôture et le résultat
election-rule-r-110 = Après le dernier vote, la présidence attend ce qui est encore à jouer, puis clôt. Clore plus tôt compte comme absents ceux qu’on n’a pas appelés.
election-rule-r-110-why = La règle du jeu permet des cartes après le vote : il faut donc un moment avant le résultat.
election-rule-r-111 = Là où les places départagent, c’est la première place parmi les candidatures en tête.
election-rule-c-65 = Ceux qui ont voté pour la même candidature forment une coalition, annoncée à la clôture.
election-rule-r-26 = Une coalition suit le dernier vote qui a compté, que la candidature l’ait emporté ou non ; on n’est pas allié tout seul.
election-rule-r-26-why = Le texte du jeu dit une fois le même Porc Royal, une fois le même candidat ; le second se trouve là où il explique les coalitions.

election-section-game = Ce qui ne se joue qu’avec le jeu
election-rule-c-20 = Les alliés peuvent échanger des cartes.
election-rule-c-20-why = Cette élection n’a pas de cartes ; à votre table, une coalition peut vouloir dire ce que vous voulez.
election-rule-r-108 = Une carte peut donner à quelqu’un d’autre le droit d’appeler les votants.
election-rule-r-108-why = Ici, qui préside appelle du premier vote au dernier ; il n’y a pas de telle carte.
election-rule-p-3 = Les Porcus ont un gouverneur de plus.
election-rule-p-3-why = Il n’y a pas de clans ici ; la présidence peut donner à un votant un gouverneur de plus.
election-rule-x-16 = Dans l’exemple de vote imprimé, un clan a quatre gouverneurs, puis cinq.
election-rule-x-16-why = C’est le gouverneur propre à un clan qui manque dans la liste, et il n’y a pas de clans ici.

election-section-questions = Ce que le bot demande
election-rule-d-41 = La présidence dit qui vote ensuite ; sans réponse, on appelle la dernière place qui n’a pas voté, la présidence tout à la fin.
election-rule-d-42 = On demande son vote à chacun ; sans réponse, c’est une abstention si elle est permise, sinon un vote pour sa propre candidature, pour la présidence ou pour la première.
election-rule-d-43 = La présidence peut voter quand on n’interroge personne.
election-rule-d-46 = Quand tous ont voté, on demande à la présidence de clore ; sans réponse, le délai clôt le vote.
election-rule-d-52 = Tu peux voter d’avance, en secret jusqu’à ton tour, et départager d’avance si tu présides.
