### /bilan : ce que quelqu’un a joué jusqu’au bout. En privé ; des autres, seulement de qui le laisse voir.

## D’une personne

record-title = **Le bilan de { $who }**
record-title-game = **Le bilan de { $who } : { $game }**
record-none = Rien n’a encore été joué jusqu’au bout.
record-games = { $count ->
    [one] 1 partie jouée
   *[other] { $count } parties jouées
} jusqu’au bout, dont { $won ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $won } gagnées
}.
record-row = Victoires d’affilée : { $row } en ce moment, { $best } au mieux.
record-game = { $game } : { $count ->
    [one] 1 partie
   *[other] { $count } parties
}, { $won ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $won } gagnées
}
record-favourite = le plus souvent { $what } ({ $count } fois)
record-length = Une partie a duré { $length } en moyenne, la plus longue { $longest }.
record-answers = { $count ->
    [one] 1 réponse, donnée
   *[other] { $count } réponses, données
} en moyenne { $length } après la question, nuits et pauses comprises.
record-opponents = Le plus souvent en face : { $who }.
record-opponent = { $count ->
    [one] { $who } (1 partie ; victoires : { $won } à { $lost })
   *[other] { $who } ({ $count } parties ; victoires : { $won } à { $lost })
}
record-others = { $count ->
    [one] Une autre personne de ces tables ne laisse pas voir son bilan.
   *[other] { $count } autres personnes de ces tables ne laissent pas voir leur bilan.
}
record-is-shown = Les autres peuvent le voir. `/bilan partage` l’annule.
record-is-hidden = Personne d’autre que toi ne le voit. `/bilan partage` le laisse voir.

## Une année en image

record-year = { NUMBER($year, useGrouping: 0) } · { $who }
record-year-line = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}, { $won ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $won } gagnées
} · un carré par partie, une étoile si elle est gagnée
record-year-month = { $what } : { $count }, { $won ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $won } gagnées
}

## D’un serveur

record-server = **Qui joue ici**
record-server-game = **Qui joue ici : { $game }**
record-server-line = { NUMBER($place, useGrouping: 0) }. { $who } : { $won ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $won } victoires
} en { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
record-server-none = Personne ici ne laisse encore voir son bilan. `/bilan partage` le permet.
record-server-note = Seulement qui laisse voir son bilan ; par parties gagnées sur ce serveur.

## Qui peut le voir

record-now-shown = Les autres peuvent maintenant voir ton bilan : ce que tu as joué, combien de fois tu as gagné, ce que tu aimes jouer, en combien de temps tu réponds. `/bilan partage` l’annule à tout moment.
record-now-hidden = Personne d’autre que toi ne voit plus ton bilan.
record-refused-hidden = { $who } ne laisse pas voir son bilan.
record-refused-year = Aucune partie n’a été jouée cette année-là : { NUMBER($year, useGrouping: 0) }.
