### Ses propres données : `/donnees`

privacy-title = Ce que je garde de toi
privacy-seats = { $count ->
    [0] Aucune place à aucune table.
    [one] Une place, avec ton nom et tes réponses.
   *[other] { $count } places, avec ton nom et tes réponses.
}
privacy-hosted = { $count ->
    [0] Aucune table dont tu t’occupes.
    [one] Une table dont tu t’occupes.
   *[other] { $count } tables dont tu t’occupes.
}
privacy-texts = { $count ->
    [0] Rien que tu aies saisi dans une partie.
    [one] Un texte que tu as saisi dans une partie.
   *[other] { $count } textes que tu as saisis dans des parties.
}
privacy-papers = { $count ->
    [0] Aucun bulletin dans un scrutin.
    [one] 1 bulletin dans un scrutin.
   *[other] { $count } bulletins dans des scrutins.
}
privacy-settings = { $count ->
    [0] Aucun réglage.
    [one] Un réglage.
   *[other] { $count } réglages.
}
privacy-zone = Ton fuseau horaire : { $zone }.
privacy-no-zone = Aucun fuseau horaire.
privacy-more = `/donnees exporter` donne tout dans un fichier, `/donnees effacer` l’enlève. Je ne lis aucun message. Plus dans `docs/privacy.md`.
privacy-exported = Voici tout ce que je garde de toi.
privacy-erase-ask = **Effacer ce que je garde de toi ?** Ton nom, ton numéro Discord, tes réglages, ton fuseau horaire et ce que tu as saisi disparaissent aussitôt, de toutes les tables. Les parties des autres restent, avec un joueur sans nom à ta place. Les copies de la base disparaissent après quelques jours, selon le réglage de qui me fait tourner. Les messages déjà dans Discord y restent. C’est sans retour.
privacy-erase-button = Oui, effacer
privacy-erased = Je ne garde plus rien de toi, sauf dans les copies de la base, qui disparaissent après quelques jours.
privacy-player = Joueur
privacy-leaves-seat = Table { $table } : à partir de { $when }, n’importe qui peut prendre ta place ; d’ici là, on y répond comme pour une personne absente.
privacy-leaves-lobby = Table { $table } : à partir de { $when }, tu n’es plus dans sa préparation.
privacy-leaves-closed = Table { $table } : close à partir de { $when }, puisqu’il n’y a personne d’autre.
privacy-leaves-more = { $count ->
    [one] Une autre table en cours, de même.
   *[other] { $count } autres tables en cours, de même.
}
