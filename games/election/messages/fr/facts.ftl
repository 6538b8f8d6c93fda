### Ce qui se passe dans une élection.

election-governors = { $number ->
    [0] aucun gouverneur
    [one] { $number } gouverneur
   *[other] { $number } gouverneurs
}

## L'ouverture

election-opened = 🗳️ **{ $title }** · { $voters ->
    [one] { $voters } votant
   *[other] { $voters } votants
}, { $governors ->
    [0] aucun gouverneur
    [one] { $governors } gouverneur
   *[other] { $governors } gouverneurs
} en jeu. { $who } préside.
election-opened-untitled = 🗳️ On vote : { $voters ->
    [one] { $voters } votant
   *[other] { $voters } votants
}, { $governors ->
    [0] aucun gouverneur
    [one] { $governors } gouverneur
   *[other] { $governors } gouverneurs
} en jeu. { $who } préside.
election-candidates = En lice : { $who }.
election-open-candidacy = Qui se présente ? Chaque votant le peut, par `/election candidat` ; si personne ne le fait, tous les votants sont candidats.
election-ballot-open = 🤫 Le scrutin secret est ouvert : { $voters ->
    [one] { $voters } vote attendu
   *[other] { $voters } votes attendus
}. En lice : { $who }. Un vote peut changer jusqu’à la clôture, et personne ne sait d’ici là qui a voté ; au dépouillement, tout le monde verra qui a voté pour qui.
election-ballot-open-nameless = 🤫 Le scrutin secret est ouvert : { $voters ->
    [one] { $voters } vote attendu
   *[other] { $voters } votes attendus
}. En lice : { $who }. Un vote peut changer jusqu’à la clôture, et personne ne sait qui a voté. Seul le décompte sera publié : on ne lira jamais ici qui a voté pour qui, et aucune coalition n’en sortira.

## Les candidatures

election-stood = ✋ { $who } se présente.
election-withdrew = { $who } retire sa candidature.
election-banned = ⛔ { $who } ne peut ni se présenter ni recevoir de voix, et votera pour quelqu’un d’autre.

## Les gouverneurs

election-allotted = Compte réglé pour { $who } : { election-governors }.
election-gave = ➕ { $who } gagne { election-governors }.
election-gave-on = ➕ { $who } gagne { election-governors }, qui { $number ->
    [one] suit son vote et va
   *[other] suivent son vote et vont
} devant { $home }.
election-took = ➖ La pile de { $who } perd { election-governors }.
election-stole = 🫳 { $number ->
    [0] Rien à prendre chez { $target } : { $who } ne met rien devant { $home }.
    [one] { $number } gouverneur de la pile de { $target } passe à { $who }, et se range devant { $home }.
   *[other] { $number } gouverneurs de la pile de { $target } passent à { $who }, et se rangent devant { $home }.
}

## Le vote

election-called = 📣 { $who }, pour qui votes-tu ?
election-ordered = Ordre d’appel : { $who }.
election-voted = 🗳️ { $who } vote pour { $home } ({ election-governors }).
election-kept = 🗳️ { $who } vote pour sa propre candidature ({ election-governors }).
election-abstained = { $who } s’abstient.
election-counted = 📬 Le scrutin est clos. Dépouillement :
election-pile = **{ $number }** · { $who }
election-tallied = **{ $number }** · { $who } ({ $votes ->
    [0] aucun vote
    [one] 1 vote
   *[other] { $votes } votes
})
election-uncast = { $number ->
    [0] Aucune abstention
    [one] 1 abstention
   *[other] { $number } abstentions
} ; gouverneurs devant personne : { $left }.
election-annulled = 💥 Le scrutin est annulé ! Chacun reprend ses gouverneurs ; on recommence tout.
election-annulled-half = 💥 Le scrutin est annulé ! Chacun reprend ses gouverneurs, { $who } en perd { $number }, et on recommence tout.

## Le résultat

election-tied = ⚖️ Égalité à { $number } entre { $who }.
election-tie-order = Selon la règle de cette élection, la première place de la table l’emporte en cas d’égalité.
election-tie-lot = 🎲 Le sort désigne { $who }.
election-tie-decided = { $who } tranche : ce sera { $home }.
election-coalition = 🤝 Coalition derrière { $home } : { $who }.
election-won = ♛ Vive le Porc Royal ! Sa Grosseur { $who } l’emporte { $number ->
    [0] sans un seul gouverneur
    [one] avec 1 gouverneur
   *[other] avec { $number } gouverneurs
}.
election-nobody = Égalité à { $number } : personne n’est élu.

# What is told of it in the end.

election-highlight-stands = { election-governors }
election-highlight-turn = Après le vote de { $by }, plus personne n’a rattrapé { $who }.
