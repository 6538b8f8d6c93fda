### Fils privés où deux joueurs d'une table négocient.

private-thread-title = Tête-à-tête : { $who }
private-thread-hello = 🤫 Un tête-à-tête de { $table }. Je ne lis rien de ce qui s’écrit ici, et rien n’y engage personne ; mais qui gère les fils de ce serveur peut ouvrir celui-ci.
private-thread-open = Ton tête-à-tête avec { $who } : { $where }

## Pourquoi il n'y en a pas (en privé)

private-thread-oneself = Négocier en solo ? Choisis quelqu’un d’autre à la table.
private-thread-practice = { $who } joue pour l’entraînement et ne négocie avec personne.
private-thread-nowhere = Cette table n’est pas dans un salon textuel : Discord n’y ouvre pas de fil privé. Restent les messages directs.
private-thread-create-private-threads = Je n’ai pas le droit de créer des fils privés dans ce salon. Restent les messages directs ; qui gère le serveur peut me donner « Créer des fils privés ».
private-thread-send-messages-in-threads = Je n’ai pas le droit d’écrire dans les fils de ce salon. Restent les messages directs ; qui gère le serveur peut me donner « Envoyer des messages dans les fils ».
private-thread-refused = Discord refuse d’ouvrir ce fil (code { $code }). Restent les messages directs.
