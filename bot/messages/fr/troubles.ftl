### Ce qui va mal, et ce que le bot vérifie.

## Messages privés

dm-closed-channel = { $who }, je ne peux pas t’écrire en privé. Le bouton te montre ta part, à toi et à personne d’autre.
dm-closed-button = Montre-moi ma part
dm-closed-how = Pour la recevoir en message privé : nom du serveur › Paramètres de confidentialité › Messages privés, puis appuie de nouveau sur un de mes boutons.

## Permissions et salons

permission-missing = { $count ->
    [one] Il me manque une permission dans { $where } : { $permissions }.
   *[other] Il me manque des permissions dans { $where } : { $permissions }.
} La partie continue par commandes ; rien n’est perdu.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
permission-manage-threads = Gérer les fils
channel-gone = Le salon de { $table } a disparu. La partie est en pause, pas perdue : tape `/table deplacer` là où elle doit continuer.
guild-gone = On m’a retiré du serveur de { $table }. La partie est gardée, son horloge arrêtée.

## Docteur

doctor-title = Santé : { $table }
doctor-permission = { $where } : la permission « { $permission } » manque.
doctor-permissions-fine = { $where } : j’ai toutes les permissions qu’il me faut.
doctor-channel-gone = Je ne trouve plus le salon. `/table deplacer` en donne un autre à la table.
doctor-dm-open = { $who } : messages privés ouverts.
doctor-dm-closed = { $who } : messages privés fermés. Un bouton dans le salon les remplace.
doctor-dm-unknown = { $who } : messages privés pas encore essayés.
doctor-practice = { $who } : cochon d’entraînement.
doctor-paused = La table est en pause.
doctor-set-aside = La table est mise de côté. Rapport : `{ $report }`
doctor-log = { $count ->
    [0] Le journal est vide.
    [one] Le journal contient une réponse.
   *[other] Le journal contient { $count } réponses.
}

## Une table mise de côté

parked-public = { $table } est mise de côté : je suis tombé sur une erreur de ma part, et je ne peux pas continuer. Rien de ce qui a été répondu n’est perdu. L’horloge est arrêtée ; `/table reprendre` me fait essayer de nouveau.
parked-host = { $table } est mise de côté : quelque chose a échoué chez moi (`{ $report }`). Préviens s’il te plaît qui me fait tourner : mon journal technique en dit plus.
aside-public = { $table } est mise de côté : je suis tombé sur une erreur dans mes propres règles. La dernière réponse n’a pas été prise ; tout ce qui précède est à l’abri, les mains aussi. L’horloge est arrêtée.
aside-host = { $table } est mise de côté. Envoie s’il te plaît le rapport `{ $report }` à qui me fait tourner : il reproduit l’erreur.
aside-public-not-installed = { $table } est à l’arrêt : son jeu n’est plus installé ici. Rien n’est perdu, et le temps est suspendu ; elle reprendra dès que le jeu sera de retour. Son hôte peut l’arrêter avec `/table annuler`.
aside-public-unplayable = { $table } est mise de côté : mes règles d’aujourd’hui ne savent plus continuer sa partie. L’horloge est arrêtée et rien n’est perdu ; `/journal` montre ce qui s’est passé. Son hôte peut la ramener à la dernière position lisible, ou l’arrêter avec `/table annuler`.
aside-host-unplayable = { $table } est mise de côté : mes règles ne savent plus continuer sa partie. Envoie s’il te plaît le rapport `{ $report }` à qui me fait tourner.
aside-public-damaged = { $table } est mise de côté : l’enregistrement de sa partie est abîmé, sans que personne à la table y soit pour rien. L’horloge est arrêtée ; `/journal` montre ce qui s’en lit encore. Son hôte peut la ramener à la dernière position lisible, ou l’arrêter avec `/table annuler`.
aside-host-damaged = { $table } est mise de côté : son enregistrement est abîmé (`{ $report }`). Préviens s’il te plaît qui me fait tourner : une sauvegarde l’a peut-être en entier.
rewind-button = Ramener à la dernière position lisible
rewind-ask = Ramener { $table } à la dernière position lisible ? { $count ->
    [0] Rien n’a été répondu depuis.
    [one] La dernière entrée de son journal est reprise et demandée de nouveau.
   *[other] Les { $count } dernières entrées de son journal sont reprises et demandées de nouveau.
 } Ce que quelqu’un a vu depuis reste vu.
rewind-yes = Oui, la ramener
rewind-done = { $who } a ramené { $table } à la dernière position lisible. Ce qui avait été répondu depuis est demandé de nouveau.
rewind-done-manager = { $who }, qui gère les salons de ce serveur, a ramené { $table } à la dernière position lisible. Ce qui avait été répondu depuis est demandé de nouveau.
rewind-receipt = { $table } reprend à partir de là.
rewind-loads = { $table } se charge telle quelle : `/table reprendre` la fait continuer.
rewind-none = Plus rien de { $table } ne se charge. `/table annuler` y met fin, et `/journal` montre ce qui s’en lit encore.
restored-earlier = ⏪ { $table } se retrouve comme { $when } : ma base de données s’est perdue, et en voici la copie la plus récente. Ce qui a été répondu depuis est demandé de nouveau ; les boutons des anciens messages ne comptent plus.
restored-copy = ⏪ { $table } se retrouve comme à un moment antérieur : ma base de données s’est perdue, et en voici la copie la plus récente. Ce qui a été répondu depuis est demandé de nouveau ; les boutons des anciens messages ne comptent plus.
restored-known = ⚠ { $table } s’était terminée après ce moment, et son secret a été publié : qui l’a regardé connaît les mains et les dés à venir. Elle est en pause. Si personne n’a regardé, continuez par `/table reprendre` ; sinon, finissez-la par `/table annuler` et recommencez.
asked-again = { $table } : mes règles ont été corrigées entre-temps, alors cette question est posée de nouveau. Rien d’autre n’a changé.

## Le bot lui-même

owner-space = 💾 Mon disque est plein : je ne prends plus de réponses tant qu’il n’y a pas de place. Ce qui a été répondu est gardé.
owner-damage = ⚠ Des parties de ma base de données sont abîmées ({ $what }). Les tables touchées sont mises de côté, les autres continuent ; restaure une sauvegarde dès que possible.
owner-copy = La base n’a pas pu être copiée ; je réessaie chaque minute. Reste-t-il de la place dans `data/backups` ?
owner-aside = { $count ->
    [one] ⚠ Une table est mise de côté ; son hôte sait pourquoi, et mon journal technique en dit plus.
   *[other] ⚠ { $count } tables sont mises de côté ; leurs hôtes savent pourquoi, et mon journal technique en dit plus.
 }
bot-going = Je reviens dans un instant : on me redémarre. Refais ton geste à ce moment-là ; rien n’a été joué.
bot-disk-full = Je n’ai plus de place pour écrire quoi que ce soit, alors je ne prends plus de réponses pour l’instant. Rien n’est perdu ; tu peux toujours tout regarder.
bot-memory-away = Ma mémoire ne répond pas pour l’instant. Rien de ce qui était enregistré n’est perdu. Réessaie dans un moment : rien ne sera enregistré deux fois.
bot-trouble-taken = Ce que tu as fait est bien enregistré, mais quelque chose a cloché de mon côté au moment de te répondre : `/etat` montre où en est la partie. (référence { $reference })
bot-trouble-unknown = Quelque chose a cloché de mon côté, et je ne sais pas dire si ton action a été enregistrée : regarde `/etat`. (référence { $reference })
bot-trouble = Quelque chose a cloché de mon côté, et rien n’a été joué. Réessaie, s’il te plaît. (référence { $reference })

## Messages refusés

message-refused = Discord refuse un de mes messages dans { $where } (code { $code }). La partie continue : `/etat`, `/journal` et `/repondre` montrent tout.
message-plain = Du nouveau à { $table }. Tape `/etat` pour savoir où en est la partie, `/repondre` pour voir ce qu’on te demande.
