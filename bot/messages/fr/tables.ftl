### Les tables et leurs horloges : listes, état, pauses, délais, rappels, résultats.

## Listes et état

list-title = { $count ->
    [0] Aucune table ici.
    [one] Une table ici
   *[other] { $count } tables ici
}
list-yours-title = { $count ->
    [0] Tu n’es à aucune table.
    [one] Tu es à une table
   *[other] Tu es à { $count } tables
}
list-line = **{ $table }** dans { $where } : { $progress }
list-go = Y aller
list-yours = t’attend
list-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
status-title = { $table }
status-lobby = en préparation
status-playing = en cours
status-paused = en pause
status-ended = finie
status-cancelled = annulée
status-set-aside = mise de côté
status-progress = { $progress }
status-players = À table : { $players }
status-player = { $who } ({ $title })
status-you = Tu joues { $title }.
status-log = Dernière réponse : #{ NUMBER($log, useGrouping: 0) }, { $when }.
status-deadline = Réponses attendues avant { $when }.

## Délais et rappels

deadline-due = Avant { $when }.
# $times : au moins 2
waiting-cut = Les heures calmes repousseraient encore ce moment, mais ici un délai devient au plus { $times } fois plus long, ou plus long d’une nuit.
waiting-uncapped = À cette table, les heures calmes ne repoussent pas les délais.
waiting-banks = Le délai est passé ; la réserve de temps de { $who } s’écoule.
status-banks = Réserves de temps : { $what }.
status-bank = { $who } { $length }
reminder-bank = { $table } : le délai est passé, ta réserve de temps s’écoule. On attend toujours ta réponse à « { $what } ». Elle sera épuisée { $when } ; alors je réponds pour toi.
reminder-half = { $table } : la moitié du temps est passée. On attend encore ta réponse à « { $what } ». Échéance : { $when }.
reminder-tenth = { $table } : c’est presque l’heure ! On attend encore ta réponse à « { $what } ». Échéance : { $when } ; ensuite, je réponds pour toi.
reminder-missing = { $what }
default-played = Le temps de { $who } est écoulé. J’ai joué à sa place : { $what }.
default-played-hidden = { $count ->
    [one] Le temps est écoulé. J’ai répondu à la place d’une personne absente.
   *[other] Le temps est écoulé. J’ai répondu à la place de { $count } personnes absentes.
}

## Rappels sans échéance, relances, résumés

reminder-gentle = { $table } : on attend toujours ta réponse, demandée { $when } : { $what }
reminder-window = { $table } : tu peux encore réagir, avant { $when } : { $what }
reminder-nudge = 👋 { $who } te relance à { $table } : { $what }
reminder-last = Tous les autres ont répondu : il ne manque plus que toi.
nudge-public = 👋 { $who } relance tous ceux qu’on attend.
nudge-receipt = C’est fait : tous ceux qu’on attend sont prévenus, après leurs heures calmes si besoin. Prochaine relance possible { $when }.
nudge-too-soon = Quelqu’un a déjà relancé cette table : prochaine relance possible { $when }.
nudge-nobody = On n’attend personne d’autre à cette table.
digest-title = On t’attend aujourd’hui :
digest-line = **{ $table }** dans { $where } : { $what }
digest-button = Répondre à { $table }
settings-reminders-on = On te rappelle ce qui t’attend même sans échéance : après un jour, trois jours, puis chaque semaine.
settings-reminders-off = On ne te rappelle rien là où aucune échéance ne presse.
settings-digest-on = Une fois par jour, un seul message cite toutes les tables qui t’attendent ; aucun autre appel.
settings-digest-off = On t’appelle quand une table t’attend, et non une fois par jour.

## Pause, reprise, annulation, déménagement

pause-done = { $who } met la table en pause. L’horloge est arrêtée.
pause-receipt = C’est en pause. L’horloge reste arrêtée jusqu’à ce que quelqu’un tape `/table reprendre`.
pause-already = Cette table est déjà en pause.
resume-done = { $who } relance la table. Réponses attendues avant { $when }.
resume-done-no-deadline = { $who } relance la table.
resume-receipt = C’est reparti. Réponses attendues avant { $when }.
resume-receipt-no-deadline = C’est reparti.
resume-not-paused = Cette table n’est pas en pause.
cancel-ask = Annuler { $table } pour de bon ? La partie s’arrête sans que personne gagne.
cancel-ask-lobby = Annuler { $table } pour de bon ? Elle n’a pas commencé, et tout le monde se lève.
cancel-done = { $who } a annulé { $table }. Personne ne gagne, personne ne perd.
cancel-receipt = { $table } est annulée.
cancel-kept = Rien n’a été annulé.
cancel-button = Oui, annuler
keep-button = Non, continuer
move-done = { $table } continue dans { $where }.
move-done-by = { $who } déplace { $table } : on continue dans { $where }.
move-receipt = { $table } se joue maintenant dans { $where }.

## Après une panne

outage-grace = J’ai été absent pendant { $length }. { $count ->
    [0] Aucune réponse n’est arrivée à échéance entre-temps.
    [one] Une réponse est arrivée à échéance entre-temps : il y a du temps en plus, jusqu’à { $when }.
   *[other] { $count } réponses sont arrivées à échéance entre-temps : il y a du temps en plus, jusqu’à { $when }.
}

## Résultats et hasard loyal

result-title = { $table } : c’est fini !
result-winner = { $count ->
    [0] Personne ne gagne.
    [one] { $who } l’emporte !
   *[other] { $who } l’emportent ensemble !
}
result-there = L’état final et le récit de la partie : { $where }
result-thanks = Merci d’avoir joué !
fair-commitment = Les dés sont sous scellés : `{ $mark }`
fair-commitment-note = À la fin, le secret est publié : tirages et mains se vérifient alors.
fair-commitment-closed = À la fin, le secret reste : chacun vérifie alors ce qu’il a reçu, et le public.
fair-words = Mots, dans cet ordre : { $what }
fair-word = { $who } : { $what }
fair-revealed = Le secret des dés était `{ $secret }`
fair-check = Son SHA-256 est l’empreinte publiée avant la partie : `{ $mark }`. Chaque tirage en découle et peut maintenant être retrouvé par tout le monde, même ce qu’il y avait dans chaque main.
fair-closed = La table est fermée : le secret de ses dés reste. Chacun peut vérifier ce qu’il a reçu et ce qui était public, avec l’empreinte publiée avant la partie : `{ $mark }`.
word-button = Un mot pour les dés
word-title = Un mot pour les dés
word-label = Ce que personne ne peut prévoir
word-noted = Ajouté : { $what }. Les dés en découlent aussi. Ce que tu ajoutes encore avant le début prend sa place.
proof-button = Vérifier les dés
proof-head = **{ $table }** : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} et { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
}, avec ce qui a été demandé au hasard et ce qui en est sorti.
proof-how = Ouvre `verify.html` dans n’importe quel navigateur et choisis-y l’autre fichier, ou écris `porc-royal verify { $file }` : tout est recalculé sur ton appareil.
proof-mark = Compare l’empreinte avec celle du salon d’attente : `{ $mark }`. Cela montre que personne n’a choisi un résultat ; mais qui me fait tourner a pu regarder ce qui allait venir.
proof-older = Cette table a commencé avant qu’on puisse ajouter des mots : sa recette est le numéro { $recipe }.
proof-closed = La table est fermée : ce fichier est à toi seul. Il contient les clés de ce que tu as reçu et de ce que tout le monde a vu, et rien d’autre. Il montre que cela était fixé avant la partie, non ce que les autres avaient en main.
proof-own = Ce qui a été lancé pour toi :
proof-own-line = • { NUMBER($place, useGrouping: 0) } · { $what } : **{ $faces }**
proof-own-none = Aucun dé n’a été lancé pour toi.
proof-not-over = Il n’y a de preuve qu’une fois la partie terminée : d’ici là, le secret reste sous scellés.
proof-nothing = Rien n’a été laissé au hasard à cette table.
proof-failed = La preuve ne peut pas être faite pour l’instant. Réessaie dans un moment.
proof-erased = Quelqu’un à cette table a fait effacer ses données, et avec elles le mot qui entrait dans son hasard : plus personne ne peut le recalculer.
proof-lost-closed = Les règles d’aujourd’hui jouent cette partie autrement : je ne peux pas dire ce que tu as reçu. La table était fermée : son secret reste.
proof-lost = Cette partie est plus ancienne que les preuves, et les règles d’aujourd’hui la jouent autrement : je ne peux pas énumérer ses tirages. Son secret était `{ $secret }` ; `docs/chance.md` donne sa recette.

## Remplacer, prolonger

substitute-done = 🪑 { $who } laisse sa place à { $what }.
substitute-done-by = 🪑 { $by } donne la place de { $who } à { $what }.
substitute-yours = 🪑 Tu prends la place de { $who } : ses cartes et ses secrets sont désormais les tiens.
substitute-nobody = Personne de ce nom n’est assis à cette table.
substitute-seated = { $who } est déjà à cette table.
substitute-bot = Les bots ne jouent pas ici. Si tu ne nommes personne, un cochon d’entraînement prend la place.
substitute-receipt = { $what } prend la place de { $who }.
substitute-offer = 🪑 { $who } : { $by } te propose la place de { $what }, avec ses cartes et ses secrets.
substitute-offer-until = L’offre tient jusqu’à { $when }.
substitute-offer-host = Tu t’occuperais aussi de la table.
substitute-offer-closed = 🪑 La place de { $what } était proposée ; c’est réglé.
substitute-accept = Prendre la place
substitute-decline = Non, merci
substitute-asked = { $who } reçoit dans le salon l’offre de prendre la place de { $what }. Rien ne change avant sa réponse.
substitute-taken = Te voici à la place de { $who }. `/main` montre tes cartes, `/repondre` ce qui t’est demandé.
substitute-declined = 🪑 { $who } ne prend pas la place de { $what }, qui la garde.
substitute-declined-receipt = C’est noté : tu ne prends pas la place.
substitute-expired = Cette place n’est plus proposée. Qui s’occupe de la table peut la proposer de nouveau.
host-passed = 🗝️ { $who } s’occupe de la table à partir de maintenant.
host-given = 🗝️ { $who } confie la table à { $what }, qui s’en occupe à partir de maintenant.
host-passed-away = 🗝️ { $who } est en absence. { $what } s’occupe de la table à partir de maintenant.
host-passed-silent = 🗝️ On attend { $who } depuis trois jours. { $what } s’occupe de la table à partir de maintenant.
host-receipt = { $who } s’occupe de la table à partir de maintenant.
host-already = Tu t’occupes déjà de cette table.
host-not-seated = { $who } n’est pas à cette table, et ne peut donc pas s’en occuper.
host-bot = Un bot ne peut pas s’occuper d’une table.
host-manager = { $who }, qui gère les salons de ce serveur,
extend-done = ⏳ { $who } donne plus de temps : jusqu’à { $when }.
extend-receipt = Il y a maintenant du temps jusqu’à { $when }.
extend-nothing = Il n’y a aucun délai à prolonger en ce moment.
