### Questions, réponses et reçus.

## Reçus (privés). $what : ce qui a été fait ; son numéro se trouve dans `/journal`.

receipt-taken = Noté : { $what }
receipt-part = { $field } : **{ $value }**
receipt-sealed = Sous scellés : { $what }
receipt-sealed-note = Caché jusqu’à ce que tout le monde ait répondu ; d’ici là, tu peux changer d’avis.
receipt-ordered = Consigne donnée avec : { $what }. `/consignes` la retire. Sa vitesse montre aux autres que c’est une consigne.
receipt-set = C’est réglé : { $what }
receipt-stands = C’était déjà réglé ainsi : { $what }
receipt-set-note = Ça vaut dès maintenant ; personne d’autre ne l’apprend.
receipt-next = Regarde ensuite dans { $where } : la partie s’y poursuit, et ce qu’on demande à tout le monde ensemble n’est que là. Ce qu’on ne demande qu’à toi arrive ici ; `/repondre` montre l’un et l’autre partout.
receipt-below = ↓ Ce que tu viens d’apprendre et ta prochaine question sont plus bas.
receipt-asked-below = ↓ Ta prochaine question est plus bas.
receipt-already = C’était déjà noté ; rien n’est joué deux fois.

## Qui l'on attend (public)

waiting-for = { $count ->
    [one] On attend { $who }.
   *[other] On attend { $who } ({ $count } personnes).
}
waiting-thinks = { $count ->
    [one] { $who } réfléchit.
   *[other] { $who } réfléchissent.
}
waiting-sealed = Réponses sous scellés : { $done } sur { $total }.
waiting-secret = Tout le monde répond en secret.
waiting-since = Question posée { $when }.
question-there = { $where } ([vers la question]({ $link }))
inbox-elsewhere = → Ensuite : on répond dans { $where }. Ce qu’on ne demande qu’à toi vient ici aussi.
waiting-window = Les personnes concernées peuvent réagir, en secret. Clôture { $when }.
waiting-window-open = Les personnes concernées peuvent réagir, en secret.
waiting-you = On t’attend !

## Une question, telle qu'on la reçoit

what-nothing = Il n’y a rien de plus que ce qui est dit. *Pourquoi ?* donne la règle.
what-more = `/carte` explique tout le reste, par son nom.
ask-table = { $table } te demande :
ask-deadline = À répondre avant { $when }.
ask-sealed-note = Ta réponse reste cachée jusqu’à ce que tout le monde ait répondu ; d’ici là, tu peux changer d’avis.
ask-closed = Cette question est close.
ask-answered = Ta réponse : { $what }

## Boutons sous les messages (80 caractères au plus)

button-answer = Répondre
button-hand = Ma main
button-why = Pourquoi ?
button-what = Qu’est-ce ?
button-board = Plateau
button-parley = En tête-à-tête
button-confirm = Valider
button-restart = Recommencer
button-back = Retour
button-type = Écrire
button-skip = Laisser vide
button-none = Rien
button-more = Encore…
button-step-by-step = Autre chose, pas à pas
button-rest = Remplir les { $number } suivants d’un coup

## Composer une réponse pas à pas

wizard-line = { $field } : **{ $value }**
wizard-empty = rien
wizard-choose = À choisir : { $field }.
wizard-order = À mettre en ordre : { $field }.
wizard-order-next = Et ensuite ? (place { $place })
window-place = { $field } · place { $place }
window-exactly = Exactement { $count }
window-between = De { $least } à { $most }
window-besides = Et en plus
window-besides-note = À ta guise ; de chaque sorte, un choix au plus
window-besides-several = À ta guise ; de chaque sorte, un choix au plus, mais plusieurs de : { $fields }
window-list = ({ $list } sur { $lists })
window-list-of = { $first } … { $last } ; choisis dans une seule liste
window-list-several = { $first } … { $last }
window-named = Écris son nom : il y en a { $number }, de « { $first } » à « { $last } »
modal-title = Ta réponse

## Noms des champs, dans les formulaires, les reçus et les refus

field-from = départ
field-to = arrivée
field-tile = tuile
field-cell = emplacement
field-card = carte
field-cards = cartes
field-target = cible
field-player = qui
field-seat = qui
field-number = nombre
field-count = nombre
field-convert = conversions
field-first = premier choix
field-second = second choix
field-order = ordre
field-text = texte
field-for = pour qui
field-planet = planète
field-path = trajet
field-troops = troupes
field-dice = dés
field-use = pouvoir
field-do = que faire

## Rien à montrer, rien à faire

no-vote = Il n’y a pas de vote en ce moment.
no-pass = Impossible de passer ici : cette question attend une réponse.
no-hand = Il n’y a pas de cartes en main dans { $game }.
no-such-card = Tu ne peux pas jouer « { $card } » maintenant.

## Main et plateau

hand-title = Ta main à { $table } { $count ->
    [0] (aucune carte)
    [one] (1 carte)
   *[other] ({ $count } cartes)
}
hand-card = **{ $title }** : { $effect }
hand-card-marked = **{ $title }** : { $effect } ({ $marks })
board-title = { $table }
board-picture = Plateau : { $table }.

## Défaire

undo-done = { $who } revient sur une réponse.
undo-what = ↩️ Ne compte plus : { $what }
undo-receipt = Ta réponse est annulée : { $what }. La question t’est reposée.
undo-nothing = Tu n’as rien à défaire.
undo-revealed = Impossible de revenir là-dessus : quelque chose de caché a été révélé depuis. `/revenir` demande à la table.
undo-chance-drawn = Impossible de revenir là-dessus : un dé a roulé ou une carte a été piochée depuis. `/revenir` demande à la table.
back-button = Revenir avant …
back-ask = { $table } : à quel moment la partie doit-elle revenir ? Si c’est ton propre coup, et que rien de caché n’a été montré ni rien tiré depuis, elle y revient tout de suite ; sinon, on demande à tout le monde.
back-which = Revenir avant …
back-own = ta réponse : { $what }
back-answer = la réponse de { $who }
back-secret = ce qui a été répondu en secret
back-gone = La partie a continué autrement : ce moment n’existe plus.
back-done = ↩️ { $who } fait revenir la partie avant : { $what }
back-agreed = ↩️ La table revient avant : { $what }
back-more = { $count ->
    [one] Une autre ligne ne compte plus : `/journal` montre les deux suites.
   *[other] { $count } autres lignes ne comptent plus : `/journal` montre les deux suites.
}
back-receipt = La partie est revenue là où tu voulais. La question t’est reposée.
back-opened = La question est posée à la table, et tu es d’accord.
back-look = Qu’ai-je appris ?
back-learned = **Ce que tu as appris depuis, et qui te resterait en tête :**
back-learned-some = Tu sais quelque chose de caché que tu ne savais pas alors.
back-learned-none = Tu n’as rien appris de caché depuis.
correct-ask = { $table } : que faut-il corriger ? Tout le monde le lit, et c’est fait si tous sont d’accord.
correct-next = { $what }. { $field } ?
correct-nothing = Rien ne peut être corrigé ici pour l’instant.
correct-host-only = Seul l’hôte propose une correction, ou qui gère le salon et ne joue pas.
correct-opened = La question est posée à la table.
correct-done = ✏️ La table s’est mise d’accord pour corriger.
correct-terms = La question est la même pour chacun à la table, et la réponse secrète, jusqu’à { $when } ; moins si tout le monde a répondu. C’est fait si tous sont d’accord. Les absents le sont ; qui est là et ne répond pas ne l’est pas. Ce qui a été répondu depuis le début de la phase en cours est redemandé.
back-stays = La partie reste comme elle est : tout le monde n’est pas d’accord.
back-terms = La question est la même pour chacun, et la réponse secrète, jusqu’à { $when } ; moins si tout le monde a répondu. C’est fait si tous sont d’accord. Les absents le sont ; qui est là et ne répond pas ne l’est pas. Ce qui se joue d’ici là est repris aussi. Dés et cartes restent les mêmes là où la même chose est demandée.

## Clics trop tardifs ou venus d'ailleurs

press-stale = Ce bouton date d’un moment passé de la partie. Voici ce qui t’est demandé maintenant.
press-not-yours = Ce bouton n’est pas pour toi.
press-unknown = Je ne reconnais pas ce bouton. Rien n’a changé.

## Pourquoi une réponse est refusée (privé). Rien n'a changé.

refused-option = « { $option } » ne fait pas partie des réponses possibles en ce moment.
refused-value = « { $value } » ne convient pas ici ({ $field }).
refused-twice = { $field } : tu as choisi { $value } deux fois. Il n’y en a qu’un exemplaire : choisis autre chose à côté, ou restes-en là.
refused-taken = { $field } : { $value } n’est plus libre, tu l’as choisi pour « { $other } » dans ce formulaire.
refused-beside = { $field } : { $value } ne va pas avec { $chosen }.
refused-one = { $field } : tu as fait plusieurs choix, et un seul est possible.
refused-several = « { $value } » peut vouloir dire : { $values }. Lequel ou laquelle ?
refused-setting = { $option } : « { $value } » ne convient pas. Au choix : { $values }.
refused-setting-unknown = « { $name } » n’est pas une option de ce jeu. On écrit nom=valeur, avec des virgules entre les options ; les propositions qui s’affichent pendant que tu écris montrent comment.
refused-number = { $field } : il en faut { $most ->
    [0] zéro.
   *[other] de { $least } à { $most }.
}
refused-order = { $field } : il faut tout citer, une seule fois chacun.
refused-length = { $field } : il faut de { $least } à { $most } caractères.
refused-nothing-to-choose = Rien à choisir en ce moment pour : { $field }.
refused-missing = Il manque quelque chose : { $field }.
refused-not-asked = Rien ne t’est demandé en ce moment.
refused-not-asked-waiting = Rien ne t’est demandé en ce moment. On attend { $who }.
refused-not-asked-secret = Rien ne t’est demandé en ce moment. D’autres répondent en secret.
refused-stale = La partie a avancé depuis. Voici où elle en est.
refused-not-seated = Tu ne joues pas à cette table.
refused-order-deputy = Tu remplaces quelqu’un : ses consignes n’appartiennent qu’à cette personne. Réponds sans en donner.
refused-paused = Cette table est en pause. Son horloge aussi.
refused-over = Cette partie est finie.
refused-not-started = Cette partie n’a pas encore commencé.
refused-set-aside = Cette table est mise de côté à cause d’une erreur dans mes règles. Sa partie est à l’abri, ta main aussi.
refused-not-installed = Le jeu de cette table n’est pas installé ici en ce moment. Rien n’est perdu : la table reprendra dès que le jeu sera de retour, et ses échéances attendent. Son hôte peut l’arrêter avec `/table annuler`.
refused-newer = Cette table est désormais jouée par une version plus récente du bot, qui prend le relais. Rien n’est perdu : réessaie dans un instant.
refused-unplayable = Cette table est mise de côté : mes règles d’aujourd’hui ne savent plus continuer sa partie. `/journal` montre ce qui s’est passé. Son hôte peut la ramener à la dernière position lisible, ou l’arrêter avec `/table annuler`.
refused-damaged = Cette table est mise de côté : l’enregistrement de sa partie est abîmé. `/journal` montre ce qui s’en lit encore. Son hôte peut la ramener à la dernière position lisible, ou l’arrêter avec `/table annuler`.
refused-over-lost = Cette partie est finie, et son plateau ne peut plus être montré. `/journal` montre ce qui s’est passé.
refused-no-table = Il n’y a pas de table ici. `/table ouvrir` en ouvre une.
refused-which-table = Tu es à plusieurs tables. Précise laquelle avec l’option `table`.
refused-unknown-table = Je ne trouve pas cette table parmi les tiennes.
refused-other-game = { $table } joue à autre chose : cette commande n’est pas pour elle.
refused-not-now = Impossible à ce moment de la partie.
