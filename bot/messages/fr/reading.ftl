### Ce que l'on consulte : pourquoi, règles, journal, aide, réglages ; et le premier écran du mode local.

## /pourquoi

why-title = Pourquoi cette question ?
why-asked = C’est la règle **{ $rule }** qui te pose cette question.
why-path = Où l’on en est : { $path }
why-default = Sans réponse de ta part : { $what }.
why-deadline = Tu as jusqu’à { $when }.

## /regles

rules-title = Règles : { $game }
rules-how = `/regles` suivi d’un mot montre chaque paragraphe où il figure.
rules-none = Rien sur « { $word } » dans les règles courtes. Essaie un autre mot, ou `/regles` seul pour tout voir.
rules-more = { $count ->
    [one] Encore un passage ; un mot plus long en trouve moins.
   *[other] Encore { $count } passages ; un mot plus long en trouve moins.
}
rules-note = Ce sont des règles courtes, dans nos propres mots ; c’est le livret du jeu qui fait foi.

## /journal

log-title = Journal : { $table }

## /reglages

settings-title = Tes réglages
settings-saved = C’est noté. Désormais, je te parle en { $language }.
settings-auto-saved = C’est noté. Je te parle dans la langue de ton Discord.

## /aide

help-title = Porc Royal en quelques mots
help-pick = Choisis une page
help-page-start = Débuter
help-page-play = Jouer
help-page-time = Le temps
help-page-secret = Les secrets
help-page-table = Les tables
help-start =
    Je garde les mains, je lance les dés, je veille aux règles et je dis à qui c’est de jouer. À vous les palabres, les complots et les coups, le temps d’une soirée ou pendant des semaines.
    1. Dans un salon, tape `/table ouvrir` et choisis un jeu.
    2. Chacun appuie sur **Rejoindre**. Pas assez de monde ? **Ajouter un cochon d’entraînement** occupe une place.
    3. Appuie sur **Commencer**. Chaque main arrive en privé.
    Ensuite, je dis à chacun ce qui lui est demandé. `/repondre` ramène toujours ta question.
help-play = En messages privés, l’option `table` choisit la table. Chaque jeu a ses commandes, comme `/cochons voyager`. Les autres :
help-time =
    Une table peut donner un délai à chaque réponse. Je fais signe aux retardataires à la moitié du temps, puis vers la fin.
    Le temps écoulé, je joue pour les absents un coup légal et modeste, et je le dis.
    `/table pause` arrête l’horloge, `/table reprendre` la relance. Si c’est moi qui étais absent, tout le monde a du temps en plus.
help-secret =
    Ce qui est caché ne va qu’à qui de droit : en message privé, ou dans une réponse que personne d’autre ne voit.
    Quand plusieurs personnes répondent en secret, je dis combien ont répondu, jamais lesquelles.
    Les dés sont mis sous scellés avant la partie et ouverts après, pour que chacun puisse vérifier.
    Ne colle pas ta main dans un salon, et méfie-toi : qui a la permission Administrateur peut lire les salons privés.
help-table = Une table s’ouvre, se soigne et se termine par ces commandes :
help-command = { $command } · { $what }
