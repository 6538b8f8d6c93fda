### L'élection, en mots et en images. Pas de Markdown, sauf dans les règles.

election-name = Élection

## Où elle en est

election-title = { $title }
election-untitled = Élection du Porc Royal
election-progress-campaign = Candidatures et promesses
election-progress-call = Appel : { $done } sur { $voters } ; à la présidence d’appeler
election-progress-called = Appel : { $done } sur { $voters } ; { $who } doit voter
election-progress-sealed = Scrutin secret ouvert, { $voters } votes attendus
election-progress-closing = Tout le monde a voté ; clôture imminente
election-progress-over = ♛ { $who }, Porc Royal
election-progress-nobody = Égalité en tête : personne n’est élu

## Le décompte

election-line-presides = Préside : { $who }
election-line-candidate = { $who } : { election-governors }
election-line-lot = ↳ dont { $number } de { $who }
election-line-waiting = { $who } n’a pas encore voté ({ election-governors })
election-line-sealed = Entre les mains de { $who } : { election-governors }
election-line-voted = { $who } → { $home }
election-line-abstained = { $who } s’abstient ({ election-governors })
election-line-votes = { $who } : { election-governors } ({ $votes ->
    [0] aucun vote
    [one] 1 vote
   *[other] { $votes } votes
})
election-line-unnamed = { $who } : vote tenu secret
election-line-banned = ✖ { $who } ne peut pas recevoir de voix
election-note = { $number ->
    [0] ne tient aucun gouverneur
   *[other] tient { election-governors }
}
election-picture-lot = { $who } { $number }
election-picture-votes = { $votes ->
    [0] aucun vote
    [one] 1 vote
   *[other] { $votes } votes
}
election-picture-none = aucun gouverneur
election-picture-before = Aucun vote encore connu : les gouverneurs de chaque candidature
election-picture-candidates = Gouverneurs devant chaque candidature
election-picture-others = Les autres votes

## Le hasard

election-chance-lot = le sort départage

## Les options

election-option-ballot = Scrutin
election-option-ballot-roll-call = à l’appel, à voix haute
election-option-ballot-sealed = secret, puis tout est publié
election-option-ballot-tally = secret, seul le décompte est publié
election-option-ballot-help = À l’appel : chacun son tour, sans retour. Secret : la clôture publie qui a voté pour qui, ou le seul décompte.
election-option-each = Gouverneurs par personne
election-option-each-1 = 1
election-option-each-2 = 2
election-option-each-3 = 3
election-option-each-5 = 5
election-option-each-10 = 10
election-option-each-help = Combien de voix chacun reçoit ; la présidence peut ensuite les régler une à une.
election-option-tie = En cas d’égalité
election-option-tie-order = la première place à table
election-option-tie-presider = la présidence tranche
election-option-tie-lot = tirage au sort
election-option-tie-nobody = personne n’est élu
election-option-tie-help = Qui l’emporte entre plusieurs candidatures en tête.
election-option-abstention = Abstention
election-option-abstention-true = permise
election-option-abstention-false = interdite
election-option-abstention-help = Interdite, les absents votent pour eux-mêmes, sinon pour la présidence, sinon pour la première candidature.
election-option-pile_or_own_governors = Ce que touchent les pertes
election-option-pile_or_own_governors-pile = la pile devant soi, voix reçues comprises
election-option-pile_or_own_governors-own = ses propres gouverneurs, où qu’ils soient
election-option-pile_or_own_governors-help = Ce qui diminue quand on prend des gouverneurs à quelqu’un.

## Ce que le bot dit autrement ici

election-lobby-intro = De { $least } à { $most } votants ; chacun d’eux peut se présenter. Qui ouvre l’élection la préside.
election-lobby-privacy = Bon à savoir : un vote secret passe par tes messages privés ou par des réponses que personne d’autre ne voit. La clôture publie qui a voté pour qui, et avec combien de gouverneurs ; ou le seul décompte, si l’élection est ouverte ainsi.
election-lobby-started = 🗳️ L’élection commence ! Autour de l’urne : { $players }.
election-result-title = L’élection est finie !
election-result-winner = { $count ->
    [0] Le trône reste vide.
   *[other] Au trône : { $who } !
}
election-end-lasted = { $length } de l’ouverture à la clôture
election-result-there = Le résultat, et ce qui est publié des votes : { $where }
election-result-thanks = Merci d’avoir voté !

## Les règles en bref

