### Le salon d'attente : qui est là, avec quelles options, et comment il se termine.

## Langues et délais

language-auto = celle de ton Discord
deadline-none = sans délai
# $length : des mots comme « 2 jours »
deadline-of = { $length } pour répondre
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
seat-number = Place { $number }
table-name = { $game } #{ NUMBER($number, useGrouping: 0) }

## Le message du salon d'attente

lobby-title = { $game } : qui joue ?
lobby-intro = De { $least } à { $most } personnes.
lobby-host = Table ouverte par { $who }.
lobby-players = À table ({ $taken } sur { $most })
lobby-player = { $place }. { $who }
practice-player-ordinary = { $who } (cochon d’entraînement ordinaire)
practice-player-gentle = { $who } (cochon d’entraînement docile)
practice-player-strong = { $who } (cochon d’entraînement coriace)
lobby-options-title = Options : choisis dans les menus ; le salon affiche ce que tu as changé.
lobby-option = { $option } : **{ $value }**
lobby-option-proposed = { $option } : { $value }
# $what : ce qui se joue, comme « Règles complètes, sans pouvoirs des clans, 6 tours au plus » ; $pace : le temps laissé
lobby-played = **{ $what }** ; { $pace }.
lobby-pace-answer = { $length } par réponse
lobby-pace-answer-none = réponses sans délai
lobby-pace-window = { $length } pour réagir
lobby-pace-window-none = réactions sans délai
lobby-pace-none = sans délai
lobby-pace-bank = { $length } de réserve par personne
# $what : combien de tours, comme « 2 à 6 » ; $count : combien d’attentes dans chacun ; $length : combien de temps cela prend
lobby-lasts = ⏳ À { $number }, une partie entière prend { $what } tours, et à chacun on attend des réponses environ { $count ->
    [one] une fois
   *[other] { $count } fois
} : { $length }.
lobby-lasts-paces = { $sitting } d’une traite, à une minute la réponse ; { $length } si tous répondent en { $pace }
lobby-lasts-longest = Au plus { $length }, si tous laissent passer tous les délais.
lobby-range = { $from } à { $to }
lobby-advanced-changed = Options avancées, changées :
lobby-more-options = • et { $count ->
    [one] une autre option changée
   *[other] { $count } autres options changées
}
lobby-need = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
lobby-ready = Le compte est bon : { $who } peut appuyer sur **Commencer**.
lobby-privacy = Ta main vient en privé, ou dans des réponses visibles de toi seulement : même les administrateurs ne la lisent pas.
lobby-dm-hint = Première fois ? `/apprendre`. Autorise si tu peux les messages privés.

## Ses boutons, menus et fenêtres

lobby-join = Rejoindre
lobby-leave = Quitter
lobby-options = Options
lobby-practice-add = Ajouter un cochon d’entraînement
lobby-practice-gentle = Ajouter un joueur docile
lobby-practice-strong = Ajouter un joueur coriace
lobby-practice-remove = Retirer un cochon d’entraînement
lobby-start = Commencer
lobby-thread = Jouer dans un fil
lobby-option-which = Quelle option ?
lobby-option-value = { $option } : choisir
lobby-language-which = Langue du salon
lobby-deadline-which = Temps pour répondre
lobby-window-which = Temps pour réagir
lobby-deadline-help = Combien de temps pour répondre. Passé ce temps, je réponds à la place des absents.
lobby-window-help = Combien de temps pour réagir hors de son tour, en secret. Sans délai, j’attends tout le monde.
lobby-waking-which = Les heures calmes repoussent les délais
lobby-waking-help = Les heures où quelqu’un à qui je demande veut être tranquille (`/reglages`) ne comptent pas, dans cette limite ; un délai court peut toujours attendre une nuit.
waking-none = pas du tout
waking-of = jusqu’à { $times } fois plus longs
waking-wrong = Écris combien de fois plus longs les heures calmes peuvent rendre les délais, de 1 (pas du tout) à { $most }.
lobby-bank-which = Réserve de temps
lobby-bank-help = Du temps en plus pour chacun et pour toute la partie : il s’écoule une fois le délai passé, avant que je réponde. Pas dans les étapes secrètes ni les réactions, qui finissent pour tout le monde au même moment.
bank-none = aucune
bank-of = { $length } par personne
lobby-language-help = La langue dans laquelle je parle au salon ; en privé, je parle à chaque personne dans la sienne.
lobby-votes-which = Votes de la table
lobby-votes-help = Combien de présents il faut pour ce que quelqu’un propose par `/table vote`.
lobby-advice-which = Conseils
lobby-advice-help = Qui peut demander par `/conseil` ce que ferait un joueur d’entraînement à sa place, d’après ce qu’on voit soi-même.
advice-alone = seulement contre des joueurs d’entraînement
advice-everybody = tout le monde
votes-majority = plus de la moitié
votes-two-thirds = les deux tiers
votes-all = tout le monde
lobby-ending-which = Après la fin
lobby-ending-help = Ouverte : toutes les mains et le secret des dés sont publiés. Fermée : chacun ne voit, et ne peut vérifier, que ce qu’il a reçu et ce qui était public.
ending-open = ouverte : tout est publié
ending-closed = fermée : à chacun les siennes
ending-sealed = Quelqu’un a déjà ajouté un mot aux dés : leur sceau reste tel quel.
lobby-group-deciding = Ce qui décide de la partie
lobby-group-table = Le temps et la langue
lobby-group-game = Le jeu
lobby-advanced = Avancé : { $what }

## Ce qui s'y passe

lobby-opened = La table #{ NUMBER($table, useGrouping: 0) } est ouverte. On s’y assoit avec le bouton du salon ; la première place est à toi.
lobby-joined = Te voilà à table : place { $taken } sur { $most }. La partie commence quand { $who } appuie sur Commencer.
lobby-left = Tu as quitté la table. Tu peux revenir tant que la partie n’a pas commencé.
lobby-option-noted = C’est noté.
lobby-practice-joined = { $who } s’assoit à table.
lobby-practice-left = { $who } se lève de table.
lobby-started = { $game }, c’est parti ! { $count ->
    [one] Une personne
   *[other] { $count } personnes
} à table : { $players }.
lobby-started-ok = C’est parti !
start-help = ❓ **De l’aide.** Le bouton **Répondre** montre ce qu’on te demande, `/pourquoi` par quelle règle ; `/regles` résume les règles, `/aide` les commandes.

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
lobby-error-server-only = Une table s’ouvre dans un salon d’un serveur, pas en messages privés.

## Un fil pour la table

thread-moved = 🧵 { $table } continue dans le fil ci-dessous : { $where }
thread-already = Cette table est déjà dans un fil.
thread-nowhere = Cette table n’est pas dans un salon textuel, et Discord n’ouvre de fil sous un message que là.
thread-create-public-threads = Je n’ai pas le droit d’ouvrir de fils dans ce salon. Qui gère le serveur peut m’accorder « Créer des fils publics » ; ou bien ouvre un fil toi-même, puis écris-y `/table deplacer`.
thread-send-messages-in-threads = Je n’ai pas le droit d’écrire dans les fils de ce salon. Qui gère le serveur peut m’accorder « Envoyer des messages dans les fils ».
thread-refused = Discord refuse d’ouvrir un fil ici (code { $code }). Ouvre-le toi-même, puis écris-y `/table deplacer`.
thread-unheard = Discord n’a pas répondu. Appuie encore une fois dans un instant.

## Rejouer

again-button = Rejouer
again-invite = 🔁 { $who } veut rejouer ! { $what } : on s’assoit avec **Rejoindre**, ci-dessus.
again-once = Cette partie a déjà sa suite : { $table }.

## Cochons d'entraînement

practice-name-1 = Truffe
practice-name-2 = Gadoue
practice-name-3 = Couenne
practice-name-4 = Groin-Groin
practice-name-5 = Jambonneau
practice-name-6 = Glandée
practice-name-7 = Soie-Raide
practice-name-8 = Bauge
