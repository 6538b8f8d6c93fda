### Questions, réponses et reçus.

## Reçus (privés). $log : le numéro de la réponse au journal ; $what : ce qui a été fait.

receipt-taken = Noté : **#{ NUMBER($log, useGrouping: 0) }** · { $what }
receipt-part = { $field } : **{ $value }**
receipt-sealed = Sous scellés : **#{ NUMBER($log, useGrouping: 0) }** · { $what }
receipt-sealed-note = Caché jusqu’à ce que tout le monde ait répondu ; d’ici là, tu peux changer d’avis.
receipt-changed = Changé : **#{ NUMBER($log, useGrouping: 0) }** · { $what }
receipt-table = Table : { $table }
receipt-next = Il y a encore quelque chose pour toi :
receipt-turn-over = C’est tout pour toi, pour l’instant.
receipt-already = C’était déjà noté ; rien n’est joué deux fois.

## Qui l'on attend (public)

waiting-for = { $count ->
    [one] On attend { $who }.
   *[other] On attend { $who } ({ $count } personnes).
}
waiting-sealed = Réponses sous scellés : { $done } sur { $total }.
waiting-sealed-who = Tout le monde répond en secret : { $who }.
waiting-window = Les personnes concernées peuvent réagir, en secret. Clôture { $when }.
waiting-window-open = Les personnes concernées peuvent réagir, en secret.
waiting-nobody = On n’attend personne.
waiting-you = On t’attend !
waiting-you-and = On t’attend, avec { $others }.

## Une question, telle qu'on la reçoit

ask-yours = À toi de jouer, { $who } !
ask-table = { $table } te demande :
ask-deadline = À répondre avant { $when }.
ask-sealed-note = Ta réponse reste cachée jusqu’à ce que tout le monde ait répondu ; d’ici là, tu peux changer d’avis.
ask-window-note = Rien ne t’oblige à réagir. La même question est posée à chaque personne concernée, quoi qu’elle ait en main.
ask-optional-note = On n’attend pas après toi : réponds seulement si tu en as envie.
ask-default = Sans réponse de ta part : { $what }.
ask-closed = Cette question est close.
ask-answered = Ta réponse : { $what }

## Boutons sous les messages (80 caractères au plus)

button-answer = Répondre
button-hand = Ma main
button-board = Plateau
button-board-text = Plateau en mots
button-why = Pourquoi ?
button-pass = Passer
button-undo = Défaire mon coup
button-rules = Règles
button-help = Aide
button-log = Journal
button-status = Où en est-on ?
button-envelope = Mes enveloppes
button-sheets = Qui est qui ?
button-change = Changer ma réponse
button-confirm = Valider
button-restart = Recommencer
button-back = Retour
button-cancel = Annuler
button-type = Écrire
button-skip = Laisser vide
button-none = Rien
button-all = Tout
button-done = Terminé
button-more = Encore…
button-previous = Précédent
button-next = Suivant
button-refresh = Actualiser
button-play-again = Rejouer

## Composer une réponse pas à pas

wizard-title = { $what }
wizard-so-far = Pour l’instant :
wizard-line = { $field } : **{ $value }**
wizard-empty = rien
wizard-choose = À choisir : { $field }.
wizard-choose-several = À choisir : { $field } (de { $least } à { $most }).
wizard-choose-exactly = À choisir : { $field } ({ $count }).
wizard-order = À mettre en ordre : { $field }.
wizard-order-next = Et ensuite ? (place { $place })
wizard-number = Combien : { $field } ? De { $least } à { $most }.
wizard-text = À écrire : { $field } (de { $least } à { $most } caractères).
wizard-optional = Tu peux laisser vide.
wizard-confirm = C’est bien ça ? Rien n’est joué tant que tu n’as pas validé.
wizard-cancelled = C’est oublié. Rien n’a été joué.
wizard-expired = Ce formulaire est dépassé. Voici la question telle qu’elle se pose maintenant.
wizard-page = Page { $page } sur { $pages }
wizard-unavailable = impossible pour l’instant
modal-title = Ta réponse
modal-number = { $field } (de { $least } à { $most })

## Textes d'attente des menus (150 caractères au plus)

placeholder-option = Que fais-tu ?
placeholder-field = À choisir : { $field }
placeholder-several = À choisir, de { $least } à { $most } : { $field }
placeholder-order = Place { $place } : { $field }
placeholder-table = Quelle table ?
placeholder-player = Qui ?
placeholder-card = Quelle carte ?
placeholder-more = La suite des choix (page { $page })

## Noms des champs, dans les formulaires, les reçus et les refus

field-from = départ
field-to = arrivée
field-tile = tuile
field-cell = emplacement
field-card = carte
field-cards = cartes
field-target = cible
field-targets = cibles
field-player = qui
field-seat = qui
field-number = nombre
field-count = nombre
field-gorets = gorets
field-gruiks = gros gruiks
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
field-envelopes = planète
field-use = pouvoir
field-do = que faire

## Rien à montrer, rien à faire

nothing-asked = Rien ne t’est demandé à { $table }.
nothing-asked-anywhere = Rien ne t’est demandé, à aucune table. Profite du calme.
no-envelopes = Il n’y a pas d’enveloppes dans { $game }.
no-sheets = Il n’y a pas de fiches de personnage dans { $game }.
no-tally = Il n’y a pas d’élection dans { $game }.
no-vote = Il n’y a pas de vote en ce moment.
no-pass = Impossible de passer ici : cette question attend une réponse.
no-card-now = Tu n’as aucune carte à jouer en ce moment.
no-hand = Il n’y a pas de cartes en main dans { $game }.
no-such-card = Tu ne peux pas jouer « { $card } » maintenant.

## Main et plateau

hand-title = Ta main à { $table } { $count ->
    [0] (aucune carte)
    [one] (1 carte)
   *[other] ({ $count } cartes)
}
hand-empty = Ta main est vide.
hand-card = **{ $title }** : { $effect }
hand-private = Personne d’autre que toi ne voit ceci.
hand-dealt = { $table } : voici tes cartes.
hand-changed = { $table } : ta main a changé.
hand-picture = Tes cartes à { $table }.
board-title = { $table }
board-picture = Plateau : { $table }.
board-late = L’image se fait attendre ; voici le plateau en mots.
board-lit = Ce que tu peux choisir est éclairé.
envelopes-title = Ce que tu sais des enveloppes à { $table }
envelopes-none = Rien encore : tu n’y as rien mis, tu n’en as vu aucune.
sheets-title = Qui joue qui à { $table }
sheets-none = Personne ne joue encore personne.
tally-title = L’élection à { $table }
tally-none = Pas d’élection en cours.

## Vote

vote-taken = Ton vote est sous scellés. Tu peux en changer jusqu’à ce que tout le monde ait voté.

## Défaire

undo-done = { $who } reprend sa réponse #{ NUMBER($log, useGrouping: 0) }.
undo-what = ↩️ Ne compte plus : { $what }
undo-receipt = La réponse **#{ NUMBER($log, useGrouping: 0) }** est reprise : { $what }. La question t’est reposée.
undo-nothing = Tu n’as rien à défaire.
undo-revealed = Impossible de revenir là-dessus : quelque chose de caché a été révélé depuis.
undo-chance-drawn = Impossible de revenir là-dessus : un dé a roulé ou une carte a été piochée depuis.
undo-somebody-replied = Impossible de revenir là-dessus : quelqu’un d’autre a répondu depuis.
undo-not-yours = On ne reprend que sa propre dernière réponse.
undo-over = La partie est finie ; on ne défait plus rien.

## Clics trop tardifs ou venus d'ailleurs

press-stale = Ce bouton date d’un moment passé de la partie. Voici ce qui t’est demandé maintenant.
press-not-yours = Ce bouton n’est pas pour toi.
press-unknown = Je ne reconnais pas ce bouton. Rien n’a changé.
press-closed = Cette table est fermée ; ses boutons dorment.

## Pourquoi une réponse est refusée (privé). Rien n'a changé.

refused-option = « { $option } » ne fait pas partie des réponses possibles en ce moment.
refused-value = « { $value } » ne convient pas ici ({ $field }).
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
refused-paused = Cette table est en pause. Son horloge aussi.
refused-over = Cette partie est finie.
refused-not-started = Cette partie n’a pas encore commencé.
refused-set-aside = Cette table est mise de côté à cause d’une erreur dans mes règles. Sa partie est à l’abri, ta main aussi.
refused-host-only = C’est à { $who }, qui a ouvert la table, de le faire.
refused-no-table = Il n’y a pas de table ici. `/table ouvrir` en ouvre une.
refused-no-table-yours = Tu n’es à aucune table.
refused-which-table = Tu es à plusieurs tables. Précise laquelle avec l’option `table`.
refused-unknown-table = Je ne trouve pas cette table parmi les tiennes.
refused-other-game = { $table } joue à autre chose : cette commande n’est pas pour elle.
refused-not-now = Impossible à ce moment de la partie.
