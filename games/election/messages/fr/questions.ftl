### Les questions, à la deuxième personne ; `…-waiting` dit aux autres, après « On attend … », ce qui se fait.

## Ce qui se fait à tout moment, quelle que soit la question

election-do-stand = Me présenter
election-do-withdraw = Retirer ma candidature
election-do-allot = Fixer des gouverneurs
election-do-ban = Écarter quelqu’un
election-do-give = Donner des gouverneurs
election-do-give-half = Donner la moitié en plus
election-do-take = Prendre des gouverneurs
election-do-take-half = Prendre la moitié
election-do-steal = Faire changer de camp la moitié
election-do-order = Fixer l’ordre d’appel
election-do-close = Clore le scrutin
election-do-annul = Annuler le scrutin

## Avant le vote

election-ask-campaign = Tout le monde est prêt ? Ouvre le scrutin secret quand candidatures et discours sont finis.
election-ask-campaign-open = Ouvrir le scrutin
election-ask-campaign-waiting = Au menu : candidatures, discours, promesses.

## L’appel

election-ask-call = { $left ->
    [one] Il reste une personne à appeler. À qui le tour ?
   *[other] Il reste { $left } personnes à appeler. À qui le tour ?
}
election-ask-call-call = Appeler →
election-ask-call-vote = Voter maintenant →
election-ask-call-waiting = Au menu : qui votera maintenant.

election-ask-vote = Pour qui votes-tu ? { $number ->
    [0] Tu n’as aucun gouverneur, mais ton vote fait ta coalition.
    [one] Tu donnes ton gouverneur, ou le gardes en votant pour toi.
   *[other] Tu donnes tes { $number } gouverneurs d’un bloc, ou les gardes en votant pour toi.
}{ $sealed ->
    [0] {" "}À voix haute, et sans retour.
    [2] {" "}Ton vote reste secret pour de bon : seul le décompte est publié.
   *[other] {" "}Ton vote reste secret jusqu’à la clôture ; alors, tout le monde verra qui a voté pour qui.
}
election-ask-vote-vote = Voter →
election-ask-vote-pass = M’abstenir
election-ask-vote-waiting = Au menu : le vote.

## La clôture

election-ask-close = Tout le monde a voté. Si plus rien ne doit changer, clos le scrutin : on compte alors les voix.
election-ask-close-waiting = Au menu : les dernières cartes, puis le résultat.

election-ask-tie = Égalité entre { $who }. À toi de trancher.
election-ask-tie-decide = Trancher →
election-ask-tie-waiting = Au menu : départager les premiers.

## Sans que personne n’attende

election-ask-aside = Tu peux agir malgré tout.
election-ask-aside-pass = Rien pour l’instant
election-ask-aside-waiting = Au menu : l’élection.

## Champs
election-field-voter = qui
election-field-number = combien
election-field-for = pour qui
election-field-order = votants
election-field-target = pile visée
election-field-home = devant qui

## Pourquoi cette question
election-step-campaign = candidatures
election-step-roll_call = appel
election-step-sealed = scrutin secret
election-step-closing = clôture
election-step-tie = égalité
