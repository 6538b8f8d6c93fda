### Le salon d'attente : qui est là, avec quelles options, et comment il se termine.

## Langues et délais

language-fr = français
language-en = anglais
language-auto = celle de ton Discord
deadline-none = sans délai
# $length : des mots comme « 2 jours »
deadline-of = { $length } pour répondre
deadline-other = Une autre durée…
deadline-field = Combien de temps pour une réponse ?
deadline-example = 36h, 2j, 90m, aucun
deadline-wrong = Je n’arrive pas à lire cette durée. Écris par exemple 36h, 2j ou 90m, ou bien aucun.
deadline-short = C’est trop court : il faut au moins { $minutes ->
    [one] une minute.
   *[other] { $minutes } minutes.
}
deadline-long = C’est trop long : pas plus { $days ->
    [one] d’un jour.
   *[other] de { $days } jours.
}
yes = oui
no = non
nobody = personne
unknown-person = quelqu’un qui est parti
seat-number = Place { $number }
table-name = { $game } #{ NUMBER($number, useGrouping: 0) }

## Le message du salon d'attente

lobby-title = { $game } : qui joue ?
lobby-intro = De { $least } à { $most } personnes. Les mains restent cachées : ce qui est à toi t’arrive en privé.
lobby-host = Table ouverte par { $who }.
lobby-players = À table ({ $taken } sur { $most })
lobby-player = { $place }. { $who }
lobby-player-practice = { $place }. { $who } (cochon d’entraînement)
lobby-empty = Personne pour l’instant. Appuie sur **Rejoindre** !
lobby-options-title = Options : choisis dans les menus ; le salon affiche ce que tu as changé.
lobby-option = { $option } : **{ $value }**
lobby-language = Langue du salon : **{ $language }**
lobby-deadline = Temps : **{ $deadline }**
lobby-window = Temps pour réagir : **{ $length }**
lobby-more-options = • et { $count ->
    [one] une autre option changée
   *[other] { $count } autres options changées
}
lobby-need = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
lobby-ready = Le compte est bon : { $who } peut appuyer sur **Commencer**.
lobby-privacy = Bon à savoir : sur Discord, qui a la permission Administrateur peut lire les salons et les fils privés. Ta main passe par tes messages privés ou par des réponses que personne d’autre ne voit : elle ne les lit pas.
lobby-dm-hint = Si possible, autorise les messages privés venant de ce serveur ; sinon, un bouton te montrera ta part ici, en privé.

## Ses boutons, menus et fenêtres

lobby-join = Rejoindre
lobby-leave = Quitter
lobby-options = Options
lobby-practice-add = Ajouter un cochon d’entraînement
lobby-practice-remove = Retirer un cochon d’entraînement
lobby-start = Commencer
lobby-cancel = Annuler la table
lobby-option-which = Quelle option ?
lobby-option-value = { $option } : choisir
lobby-language-which = Langue du salon
lobby-deadline-which = Temps pour répondre
lobby-window-which = Temps pour réagir
lobby-deadline-help = Combien de temps pour répondre. Passé ce temps, je réponds à la place des absents.
lobby-window-help = Combien de temps pour réagir hors de son tour, en secret. Sans délai, j’attends tout le monde.
lobby-language-help = La langue dans laquelle je parle au salon ; en privé, je parle à chaque personne dans la sienne.
lobby-group-table = Le temps et la langue
lobby-group-game = Le jeu

## Ce qui s'y passe

lobby-opened = La table #{ NUMBER($table, useGrouping: 0) } est ouverte. On s’y assoit avec le bouton du salon ; la première place est à toi.
lobby-joined = Te voilà à table : place { $taken } sur { $most }. La partie commence quand { $who } appuie sur Commencer.
lobby-left = Tu as quitté la table. Tu peux revenir tant que la partie n’a pas commencé.
lobby-host-passed = { $who } s’occupe désormais de la table.
lobby-option-saved = { $option } : c’est maintenant « { $value } ».
lobby-option-noted = C’est noté.
lobby-practice-joined = { $who }, cochon d’entraînement, s’assoit à table.
lobby-practice-left = { $who }, cochon d’entraînement, se lève de table.
lobby-started = { $game }, c’est parti ! { $count ->
    [one] Une personne
   *[other] { $count } personnes
} à table : { $players }.
lobby-started-ok = C’est parti !
lobby-cancelled = { $who } a annulé cette table.
lobby-expired = Personne n’a lancé cette table, alors elle est repliée. `/table ouvrir` en ouvre une autre.

## Ce qu'on ne peut pas y faire

lobby-error-full = La table est pleine : { $most ->
    [one] il y a une place.
   *[other] il y a { $most } places.
}
lobby-error-already = Tu es déjà à cette table.
lobby-error-not-in = Tu n’es pas à cette table.
lobby-error-too-few = { $least ->
    [one] Il faut au moins une personne
   *[other] Il faut au moins { $least } personnes
} ; pour l’instant { $taken ->
    [0] il n’y a personne.
    [one] il y en a une.
   *[other] il y en a { $taken }.
}
lobby-error-host-only = C’est à { $who }, qui s’occupe de la table, de le faire.
lobby-error-started = La partie a déjà commencé.
lobby-error-cancelled = Cette table a été annulée.
lobby-error-busy = { $table } est déjà ici. Une seule table par salon ou par fil : ouvre la tienne ailleurs, ou dans un fil.
lobby-error-last = Il ne reste que toi. Pour fermer la table, utilise `/table annuler`.
lobby-error-many = { $most ->
    [one] Tu tiens déjà une table qui n’est pas finie.
   *[other] Tu tiens déjà { $most } tables qui ne sont pas finies.
}
lobby-error-practice-full = Pas plus de { $most } cochons d’entraînement à une table.
lobby-error-no-practice = Il n’y a pas de cochon d’entraînement à retirer.
lobby-error-game = Je ne connais pas ce jeu. Je sais mener : { $games }.
lobby-error-language = Je parle français et anglais.
lobby-error-option = « { $option } » n’est pas une option de ce jeu. Ses options : { $options }.
lobby-error-option-value = « { $value } » ne convient pas pour { $option }. Au choix : { $values }.
lobby-error-server-only = Une table s’ouvre dans un salon d’un serveur, pas en messages privés.
lobby-error-channel = Je ne peux pas tenir de table dans ce genre de salon. Prends un salon textuel ou un fil.

## Cochons d'entraînement

practice-announce = { $who } est un cochon d’entraînement : un petit programme qui ne voit que sa propre main et joue sagement, sans génie.
practice-label = { $name } (entraînement)
practice-name-1 = Truffe
practice-name-2 = Gadoue
practice-name-3 = Couenne
practice-name-4 = Groin-Groin
practice-name-5 = Jambonneau
practice-name-6 = Glandée
practice-name-7 = Soie-Raide
practice-name-8 = Bauge
