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
election-ask-campaign-stand = { election-do-stand }
election-ask-campaign-withdraw = { election-do-withdraw }
election-ask-campaign-allot = { election-do-allot }
election-ask-campaign-ban = { election-do-ban }
election-ask-campaign-give = { election-do-give }
election-ask-campaign-give-half = { election-do-give-half }
election-ask-campaign-take = { election-do-take }
election-ask-campaign-take-half = { election-do-take-half }
election-ask-campaign-steal = { election-do-steal }
election-ask-campaign-order = { election-do-order }
election-ask-campaign-close = { election-do-close }
election-ask-campaign-annul = { election-do-annul }
election-ask-campaign-waiting = Au menu : candidatures, discours, promesses.

## L’appel

election-ask-call = { $left ->
    [one] Il reste une personne à appeler. À qui le tour ?
   *[other] Il reste { $left } personnes à appeler. À qui le tour ?
}
election-ask-call-call = Appeler →
election-ask-call-vote = Voter maintenant →
election-ask-call-stand = { election-do-stand }
election-ask-call-withdraw = { election-do-withdraw }
election-ask-call-allot = { election-do-allot }
election-ask-call-ban = { election-do-ban }
election-ask-call-give = { election-do-give }
election-ask-call-give-half = { election-do-give-half }
election-ask-call-take = { election-do-take }
election-ask-call-take-half = { election-do-take-half }
election-ask-call-steal = { election-do-steal }
election-ask-call-order = { election-do-order }
election-ask-call-close = { election-do-close }
election-ask-call-annul = { election-do-annul }
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
election-ask-vote-stand = { election-do-stand }
election-ask-vote-withdraw = { election-do-withdraw }
election-ask-vote-allot = { election-do-allot }
election-ask-vote-ban = { election-do-ban }
election-ask-vote-give = { election-do-give }
election-ask-vote-give-half = { election-do-give-half }
election-ask-vote-take = { election-do-take }
election-ask-vote-take-half = { election-do-take-half }
election-ask-vote-steal = { election-do-steal }
election-ask-vote-order = { election-do-order }
election-ask-vote-close = { election-do-close }
election-ask-vote-annul = { election-do-annul }
election-ask-vote-waiting = Au menu : le vote.

## La clôture

election-ask-close = Tout le monde a voté. D’autres cartes à jouer ? Sinon, clos le scrutin.
election-ask-close-stand = { election-do-stand }
election-ask-close-withdraw = { election-do-withdraw }
election-ask-close-allot = { election-do-allot }
election-ask-close-ban = { election-do-ban }
election-ask-close-give = { election-do-give }
election-ask-close-give-half = { election-do-give-half }
election-ask-close-take = { election-do-take }
election-ask-close-take-half = { election-do-take-half }
election-ask-close-steal = { election-do-steal }
election-ask-close-order = { election-do-order }
election-ask-close-close = { election-do-close }
election-ask-close-annul = { election-do-annul }
election-ask-close-waiting = Au menu : les dernières cartes, puis le résultat.

election-ask-tie = Égalité entre { $who }. À toi de trancher.
election-ask-tie-decide = Trancher →
election-ask-tie-waiting = Au menu : départager les premiers.

## Sans que personne n’attende

election-ask-aside = On n’attend rien de toi, mais tu peux agir.
election-ask-aside-pass = Rien pour l’instant
election-ask-aside-stand = { election-do-stand }
election-ask-aside-withdraw = { election-do-withdraw }
election-ask-aside-allot = { election-do-allot }
election-ask-aside-ban = { election-do-ban }
election-ask-aside-give = { election-do-give }
election-ask-aside-give-half = { election-do-give-half }
election-ask-aside-take = { election-do-take }
election-ask-aside-take-half = { election-do-take-half }
election-ask-aside-steal = { election-do-steal }
election-ask-aside-order = { election-do-order }
election-ask-aside-close = { election-do-close }
election-ask-aside-annul = { election-do-annul }
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
