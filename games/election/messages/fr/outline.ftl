### Une élection en entier : au salon, au début, avant la fin.

election-played-roll-call = appel à voix haute
election-played-sealed = scrutin secret, publié à la clôture
election-played-tally = scrutin secret, seul le décompte est publié
election-played-governors = { $number ->
    [one] un gouverneur par personne
   *[other] { $number } gouverneurs par personne
}
election-wins-order = 🎯 **Pour gagner.** Le plus de gouverneurs devant soi à la clôture ; à égalité, la première place à table.
election-wins-presider = 🎯 **Pour gagner.** Le plus de gouverneurs devant soi à la clôture ; à égalité, la présidence décide.
election-wins-lot = 🎯 **Pour gagner.** Le plus de gouverneurs devant soi à la clôture ; à égalité, on tire au sort.
election-wins-nobody = 🎯 **Pour gagner.** Le plus de gouverneurs devant soi à la clôture ; à égalité, personne n’est élu.
election-turn-roll-call = 🔄 **Comment ça se passe.** Candidatures et promesses ; puis la présidence appelle chaque votant, qui donne tous ses gouverneurs à une candidature, à voix haute et sans retour ; puis elle clôt.
election-turn-sealed = 🔄 **Comment ça se passe.** Candidatures et promesses ; puis tout le monde vote en secret et peut changer d’avis jusqu’à la clôture, où l’on publie qui a voté pour qui.
election-turn-tally = 🔄 **Comment ça se passe.** Candidatures et promesses ; puis tout le monde vote en secret et peut changer d’avis jusqu’à la clôture, où seul le décompte est publié.
election-foreseen = 🔔 Aucun vote à venir ne peut plus rattraper { $who }, qui l’emporte à la clôture, sauf si des gouverneurs sont encore donnés ou pris.
election-lobby-lasts = ⏳ Avec { $number } votants, environ { $count ->
    [one] une attente
   *[other] { $count } attentes
} : { $length }.
election-again-button = Autre élection

## Dans le hall, pour qui ne l’a jamais vu

election-pitch = Chacun donne ses gouverneurs à quelqu’un, à voix haute ou en secret, et le mieux soutenu devient Porc Royal. Il n’y a rien à apprendre.
