### Scrutins d'un club entier : ouvrir, voter, clore, compter.

## Club

elections-method-single = une voix · Tu votes pour une seule candidature. Celle qui a le plus de voix est élue.
elections-method-single-how = Tu donnes une voix à une seule candidature. Celle qui a le plus de voix est élue.
elections-method-single-places-how = Tu donnes une voix à une seule candidature. Les { $places } qui ont le plus de voix sont élues.
elections-method-approval = approbation · Tu votes pour autant que tu veux. Celle qui a le plus de voix est élue.
elections-method-approval-how = Tu choisis autant de candidatures que tu en approuves, et chacune a ta voix. Celle qui a le plus de voix est élue.
elections-method-approval-places-how = Tu choisis autant de candidatures que tu en approuves, et chacune a ta voix. Les { $places } qui ont le plus de voix sont élues.
elections-method-ranked = par ordre de préférence · La dernière sort. Ses bulletins passent à celle qui suit.
elections-method-ranked-how = Tu classes les candidatures, autant que tu veux. La dernière sort et ses bulletins passent à la suivante qu’ils nomment, jusqu’à ce que l’une ait plus de la moitié.
elections-method-ranked-places-how = Tu classes les candidatures, autant que tu veux ; celle qui atteint le quota est élue, et ce qu’elle a de trop passe aux suivantes par fractions. Sinon, la dernière sort et ses bulletins passent plus loin, jusqu’à ce que les { $places } places soient prises.
elections-method-pairs = duels · Tu donnes un ordre. Celle qui bat chacune des autres est élue.
elections-method-pairs-how = Tu classes les candidatures, autant que tu veux, et chacune est comparée à chacune. Celle qui bat toutes les autres est élue ; si ces victoires tournent en rond, la plus forte chaîne de victoires décide (Schulze).
elections-method-pairs-places-how = Tu classes les candidatures, autant que tu veux, et chacune est comparée à chacune. Les { $places } que nulle autre ne bat sont élues ; si ces victoires tournent en rond, la plus forte chaîne de victoires décide (Schulze).

elections-secrecy-names = avec les noms · qui a voté pour qui
elections-secrecy-names-how = À la clôture, tout le monde peut lire qui a voté pour qui.
elections-secrecy-tally = les nombres seuls · nul n’apprend qui a voté pour qui
elections-secrecy-tally-how = Secret : seuls les nombres sont publiés, jamais qui a voté, ni pour qui. Qui fait tourner le bot pourrait regarder dans sa base jusqu’à la clôture.
elections-secrecy-secret = secret et vérifiable · chacun peut recompter les bulletins ; dix votants au moins
elections-secrecy-secret-how = Secret et vérifiable : ton bulletin reçoit un mot que toi seul apprends, et à la clôture tous les mots et bulletins sont publiés, à recompter par qui veut. Cela prouve que ton bulletin a été compté tel quel ; cela n’empêche ni de montrer ton mot à qui te presse, ni qui fait tourner le bot de regarder dans sa base avant la clôture. S’il y a moins de 10 bulletins, ou s’ils sont tous pareils, seul le résultat est publié.

elections-every-week = chaque semaine
elections-every-week-how = Il se rouvre de lui-même chaque semaine, à la même heure.
elections-every-month = chaque mois
elections-every-month-how = Il se rouvre de lui-même chaque mois, le même jour (le premier lundi, le deuxième…), à la même heure.
elections-club-stop = Arrêter la série
elections-club-stopped = La série est finie : ce scrutin est le dernier.
elections-club-listed-waiting = N° { NUMBER($number, useGrouping: 0) } · { $title } · ouvre { $when }

elections-club-opened = 🗳️ **{ $title }** · { $who } ouvre le scrutin.
elections-club-voters = Qui peut voter : { $who }.
elections-club-voters-named = { $count } personnes peuvent voter : elles sont nommées ci-dessous.
elections-club-called = Sont appelées à voter dans « { $title } », jusqu’à { $when } : { $who }
elections-club-remind = { $who } : « { $title } » se clôt { $when }. Qui a voté n’a rien à faire.
elections-club-everybody = tout le monde ici
elections-club-right-plain = { $who }
elections-club-right = { $who } ({ $number ->
    [one] 1 voix
   *[other] { $number } voix
})
elections-club-ties = En cas d’égalité, qui vient en premier dans la liste l’emporte.
elections-club-quorum = { $number ->
    [one] Sans aucun bulletin, personne n’est élu.
   *[other] S’il y a moins de { $number } bulletins, personne n’est élu.
}
elections-club-counted = On peut voir entre-temps combien de bulletins il y a.
elections-club-closes = Clôture : { $when } ; { $who } peut clore plus tôt.
elections-club-opened-ok = Le scrutin n° { NUMBER($number, useGrouping: 0) } est ouvert : on vote par son bouton.

elections-club-vote = Voter
elections-club-until = Jusqu’à la clôture, { $when }, tu peux changer ton bulletin autant de fois que tu veux.
elections-club-weight = Ton bulletin vaut { $number } voix.
elections-club-so-far = { $number ->
    [0] Aucun bulletin pour l’instant.
    [one] 1 bulletin pour l’instant.
   *[other] { $number } bulletins pour l’instant.
}
elections-club-no-paper = Tu n’as pas remis de bulletin.
elections-club-paper = Ton bulletin : { $what }
elections-club-word = Ton mot : { $what }. Garde-le pour toi.
elections-club-order = Ton ordre pour l’instant : { $what }. Il n’est pas encore remis.
elections-club-taken = ✅ Ton bulletin est remis : { $what }
elections-club-changeable = Tu peux le changer jusqu’à la clôture, { $when }.
elections-club-taken-back = Tu n’as plus de bulletin dans « { $title } ».
elections-club-choose = Ton choix
elections-club-choose-several = Tout ce que tu approuves
elections-club-next = Choix n° { $place }
elections-club-cast = Remettre
elections-club-again = Recommencer
elections-club-type = Taper l’ordre
elections-club-change = Changer
elections-club-take-back = Reprendre
elections-club-window = Ton ordre
elections-club-window-label = Un nom par ligne, ton préféré d’abord
elections-club-close = Clore maintenant
elections-club-close-sure = Clore « { $title } » maintenant, avant l’heure ? Après, personne ne peut plus voter.
elections-club-close-yes = Clore
elections-club-close-no = Laisser ouvert
elections-club-closed-early = C’est clos. Le résultat arrive ici dans un instant.

elections-club-ruling = ⚖️ **{ $title }** · { $who } : { $what }
elections-club-ruling-ok = C’est dit, et cela reste au procès-verbal.
elections-club-ruled = Décision : { $what }
elections-club-line = 📣 { $who } : { $what }
elections-club-line-ok = C’est dit, et cela figure sur chaque bulletin.
elections-club-speakers = 🎙️ **{ $title }** · La parole est donnée dans cet ordre :
elections-club-speakers-thread = Discours : { $title }
elections-club-stand = Me présenter
elections-club-stand-label = Ce que tu défends, en une ligne
elections-club-stands = Qui peut voter peut se présenter, par le bouton ci-dessous, jusqu’à { $when } : alors le vote commence.
elections-club-stands-ok = Le scrutin n° { NUMBER($number, useGrouping: 0) } est annoncé : on se présente par son bouton, jusqu’au vote.
elections-club-stand-ok = Tu te présentes, et le salon le sait. Tu peux changer ta ligne ou te retirer jusqu’au vote, { $when }.
elections-club-enters = 📣 **{ $title }** · { $who } se présente : { $what }
elections-club-enters-plain = 📣 **{ $title }** · { $who } se présente.
elections-club-leave = Me retirer
elections-club-leaves = **{ $title }** : { $who } ne se présente plus.
elections-club-leaves-ok = Tu ne te présentes plus.
elections-club-unfilled = Personne n’est élu, et personne ne vote : { $count ->
    [0] personne ne se présente
    [one] il n’y a qu’une candidature
   *[other] il n’y a que { $count } candidatures, pas plus que de places
}.
elections-club-chair = **{ $title }** : { $who } préside désormais.
elections-club-chair-ok = La présidence est passée.
elections-error-rulings = Il y a déjà { $most } décisions.
elections-error-changed = Quelqu’un vient de changer ce scrutin, ou il est clos : regarde de nouveau.

elections-club-put-off = « { $title } » : personne ne pouvait se faire entendre ici à l’heure de la clôture. Le scrutin reste ouvert jusqu’à { $when }.
elections-club-closed = 🗳️ **{ $title }** : c’est clos.
elections-club-no-quorum = Personne n’est élu : { $number ->
    [0] il n’y avait aucun bulletin
    [one] il y avait 1 bulletin
   *[other] il y avait { $number } bulletins
}, il en fallait { $least }.
elections-club-nobody = Personne n’est élu : personne n’a voté.
elections-club-elected = { $count ->
    [one] 👑 Résultat : { $who }
   *[other] 👑 Résultat, dans cet ordre : { $who }
}
elections-club-papers = { $number ->
    [one] 1 bulletin
   *[other] { $number } bulletins
}, { $votes ->
    [one] 1 voix
   *[other] { $votes } voix
}
elections-club-withheld-few = Il y avait trop peu de bulletins pour en publier plus sans dire qui a voté pour qui.
elections-club-withheld-alike = En publier plus dirait ce que chacun a voté : on s’en tient là.
elections-club-compared = chaque nombre : voix qui préfèrent la ligne à la colonne
elections-club-tied = Il y a eu égalité : l’ordre de la liste a décidé.
elections-club-published = Tous les mots et bulletins sont publiés : ci-dessous, en fichiers, avec un programme qui les recompte.
elections-club-round = Tour { $number }
elections-club-last-round = Tour { $number } : { $what }
elections-club-needed = Il fallait : { $what }
elections-club-passes-on = Ce que { $who } a de trop passe plus loin.
elections-club-goes-out = Sort : { $who }
elections-club-duels = { $who } contre { $what }
elections-club-show-count = Le décompte
elections-club-show-files = Fichiers
elections-club-once-more = Rouvrir le même
elections-club-files = Scrutin n° { NUMBER($number, useGrouping: 0) } : tout ce que tout le monde peut en savoir.
elections-club-files-check = Scrutin n° { NUMBER($number, useGrouping: 0) } : tout ce que tout le monde peut en savoir. `python check.py` et le fichier `.json` le recomptent ; avec ton mot derrière, tu vois ton bulletin. Ou ouvre `check.html`.
elections-club-none = Aucun scrutin dans ce salon. `/election club` en ouvre un.
elections-reigns-picture = Qui a régné ici
elections-reigns-with = avec { $who }
elections-club-list = **Scrutins de ce salon**
elections-club-listed = N° { NUMBER($number, useGrouping: 0) } · { $title } · ouvert jusqu’à { $when }
elections-club-listed-over = N° { NUMBER($number, useGrouping: 0) } · { $title } · { $when } · ♛ { $who }
elections-club-listed-none = N° { NUMBER($number, useGrouping: 0) } · { $title } · { $when } · personne

elections-settings-everybody = Ici, tout le monde peut ouvrir des scrutins.
elections-settings-role = Ici, { $who } peut ouvrir des scrutins, et qui gère le serveur.

elections-error-paper = Je ne peux pas compter un tel bulletin.
elections-error-order = Je ne comprends pas « { $what } » : chaque nom une fois, par nom ou numéro, un par ligne.
elections-error-list = Il faut entre { $least } et { $most } candidatures, séparées par des virgules.
elections-error-list-twice = Un nom figure deux fois parmi les candidatures.
elections-error-long = « { $what }… » est trop long : { $most } caractères au plus.
elections-error-places = Il peut y avoir de 1 à { $most } places : moins que de candidatures.
elections-error-quorum = Le quorum est un nombre de bulletins, par exemple 20, ou une part d’un seul rôle, par exemple 30%.
elections-error-weights = Dis combien de voix a chaque rôle, de 1 à 99, par exemple : 5 @Conseil, 1 @Membre
elections-error-role-twice = Dis une seule fois qui vote : par un rôle, par plusieurs avec leurs voix, ou par les noms.
elections-error-secret-weights = Un scrutin secret compte tout le monde de la même façon : là où peu de gens ont autant de voix, les bulletins publiés les nommeraient.
elections-error-secret-few = Un scrutin secret demande { $least } personnes qui peuvent voter : à moins, ses nombres diraient qui a voté pour qui.
elections-error-share = Je ne peux pas dire combien de gens peuvent voter ici : donne le quorum en nombre de bulletins.
elections-error-value = Je ne connais pas « { $what } » ici : choisis parmi ce que je propose.
elections-error-no-close = Il faut une heure de clôture.
elections-error-no-ballot = Il n’y a pas de tel scrutin dans ce salon.
elections-error-no-right = Tu ne peux pas voter ici : tu n’as aucun des rôles qui le peuvent.
elections-error-not-named = Tu ne peux pas voter ici : seules les personnes nommées le peuvent.
elections-error-named = Nomme de { $least } à { $most } votants, chacun par une mention : @Anna @Bob
elections-error-unknown-people = Je ne trouve pas l’une des personnes mentionnées comme candidates : réessaie, ou écris le nom.
elections-error-full = Il y a déjà { $most } candidatures, autant qu’un menu en contient.
elections-error-name-taken = Quelqu’un de ton nom se présente déjà : prends un autre nom sur ce serveur, ou demande à qui préside.
elections-error-not-standing = Tu ne te présentes pas ici.
elections-error-stands-over = On ne peut plus se présenter ni se retirer ici : le vote a commencé, ou il est fini.
elections-error-stand-series = Dans une série, personne ne se présente : nomme les candidatures.
elections-error-over = Ce scrutin est clos et ne prend plus de bulletin.
elections-error-still = Ce scrutin est encore ouvert.
elections-error-not-opener = Seul qui a ouvert ce scrutin, ou gère le salon, peut le clore plus tôt.
elections-error-not-allowed = Ici, tout le monde ne peut pas ouvrir de scrutin : `/election reglages` dit qui.
elections-error-not-manager = Seul qui gère le serveur peut changer cela.
