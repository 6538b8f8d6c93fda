### Les règles par numéro : l’élection du Porc Royal.

cochons-section-royal = Le Porc Royal
cochons-rule-c-60 = Le Porc Royal mène le tour : il distribue les colons, place et promène les monstres, et préside le vote. L’étiquette veut qu’on lui dise « Porc Royal » ou « Votre Grosseur ».
cochons-rule-r-112 = La charge de Porc Royal court d’un résultat au suivant : qui est élu en fin de tour l’exerce au tour d’après.
cochons-rule-r-95 = Dès le tour 2, il y a toujours un Porc Royal, même sans une voix ni un cochon. S’il ne répond pas à temps, le bot joue pour lui, sans malice ; au tour 1, le premier joueur en tient lieu.
cochons-rule-r-95-why = Le texte fait agir le Porc Royal à chaque tour et ne prévoit pas qu’il soit éliminé, ou absent.
cochons-rule-r-113 = Le bot applique la règle : le Porc Royal n’a donc pas de cas litigieux à trancher.
cochons-rule-r-113-why = Le texte en fait l’arbitre ; mais juger ses propres cartes, ce serait se juger soi-même, et les délais comme les manières regardent la table.

cochons-section-ballot = Candidats et votes
cochons-rule-c-59 = Chaque gland produit donne un gouverneur, et chaque gouverneur est une voix à l’élection de ce tour.
cochons-rule-r-98 = Les gouverneurs sont recomptés à chaque tour, un par gland, et rentrent une fois le vote fini. Il peut y en avoir plus de dix, sauf si la table s’en tient aux dix de la boîte.
cochons-rule-r-98-why = La boîte en contient dix par clan, mais le texte en promet un par marqueur, et ce ne sont que des pions.
cochons-rule-c-61 = N’importe qui peut se présenter. Discours, promesses et marchandages sont libres : rien ne t’engage. Le vote commence quand tout le monde est prêt.
cochons-rule-r-99 = Tu peux te présenter ou te retirer jusqu’au premier vote ; qui ne dit rien est candidat, sauf si la table veut qu’on se présente. Si personne ne le fait, tous ceux qui le peuvent le sont.
cochons-rule-r-99-why = Le texte dit que chacun peut se présenter, ni quand ni comment ; par messages, se retirer demande moins de mots que se présenter.
cochons-rule-c-62 = Tu donnes tous tes gouverneurs à un candidat, ou les gardes en votant pour toi ; on ne les partage ni ne reprend jamais un vote. On appelle les votants à voix haute, un à un ; à bulletins secrets, tous votent en même temps.
cochons-rule-r-100 = Le Porc Royal (le premier joueur au tour 1) nomme qui vote ensuite, ou tout un ordre qui peut encore changer, et peut voter entre deux autres, mais jamais pendant qu’on interroge quelqu’un.
cochons-rule-r-100-why = Le texte fait voter le Porc Royal avant ou après les autres, jamais pendant, mais dans son exemple il vote troisième sur cinq.
cochons-rule-r-101 = Personne ne s’abstient, même sans un seul gouverneur : le vote décide encore de tes alliés.
cochons-rule-r-101-why = Le texte demande son vote à chacun et ne parle jamais de s’abstenir.

cochons-section-intrigues = Les cartes à l’élection
cochons-rule-c-63 = Les cartes d’élection se jouent à tout moment de l’élection : pendant les palabres, avant, pendant ou après le vote. À bulletins secrets, aucune ne se joue pendant qu’on les remplit.
cochons-rule-r-102 = Devant chacun, il y a une pile : ses gouverneurs jusqu’à son vote, et ceux qu’il reçoit. Une carte qui en ôte prend dans cette pile, les siens d’abord, puis dans l’ordre de réception (à certaines tables, les siens seulement).
cochons-rule-r-102-why = Dans l’exemple imprimé, une carte prive le Porc Royal de gouverneurs donnés par d’autres ; on retient à qui est chacun, car un nouveau scrutin les renvoie chez eux.
cochons-rule-r-103 = Une pile ne descend jamais sous zéro : une carte ne prend que ce qu’il y a.
cochons-rule-r-104 = Les gouverneurs que tu gagnes après avoir voté suivent aussitôt ton vote.
cochons-rule-r-104-why = Un vote ne se partage ni ne se reprend : ils ne peuvent donc pas rester devant toi.
cochons-rule-r-105 = Une moitié s’arrondit toujours à l’entier supérieur.
cochons-rule-r-105-why = La plupart des cartes le disent ; Erreur de vote, non, et se lit comme les autres.
cochons-rule-r-106 = Erreur de vote rend tienne la moitié d’une pile. Avant ton vote, tu peux la garder avec les tiens ou la donner à un candidat ; après, elle va à un candidat de ton choix.
cochons-rule-r-106-why = La carte dit de les jouer comme on veut, ce qui lève, pour ces gouverneurs, l’interdiction de partager un vote.
cochons-rule-r-107 = Délit de Sale Gueule se joue avant le premier vote d’un scrutin. Sa victime ne peut ni se présenter ni recevoir de voix et doit voter pour un autre ; il reste toujours quelqu’un pour qui voter.
cochons-rule-r-107-why = Plus tard, il faudrait reprendre des votes déjà donnés ; le pouvoir des Porcus, son jumeau, doit s’annoncer avant le vote.
cochons-rule-r-108 = Qui joue Maître de séance fixe l’ordre des votes restants ; le Porc Royal garde le moment de son propre vote, et ses autres charges.
cochons-rule-r-108-why = La carte parle de l’ordre de vote, et de rien d’autre.
cochons-rule-r-109 = Rififi annule tous les votes : les gouverneurs rentrent avec gains et pertes, puis sa cible perd la moitié des siens, et candidatures, palabres et scrutin recommencent. Qui est écarté le reste, et les cartes jouées sont perdues.
cochons-rule-r-109-why = La carte dit qu’on recommence l’élection et que quelqu’un perd la moitié ; elle ne dit pas ce que devient tout ce qui précède.
cochons-rule-r-110 = Après le dernier vote et avant le résultat, chacun peut encore jouer une carte ; chaque carte rouvre ce moment, jusqu’à ce que personne ne joue.
cochons-rule-r-110-why = Le texte permet des cartes après le vote ; sans moment fixé pour cela, le plus rapide déciderait.

cochons-section-result = Le résultat
cochons-rule-c-64 = Qui a le plus de gouverneurs devant lui est le nouveau Porc Royal. À égalité, c’est le plus proche du premier joueur dans l’ordre du tour qui s’achève.
cochons-rule-r-111 = Toute égalité, même sans une seule voix, va au candidat le plus proche du premier joueur dans l’ordre de ce tour.
