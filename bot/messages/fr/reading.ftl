### Ce que l'on consulte : pourquoi, règles, journal, aide, réglages ; et le premier écran du mode local.

## /pourquoi

why-title = Pourquoi cette question ?
why-rule = Règle { $rule }
why-path = Où l’on en est : { $path }
why-default = En ton absence, les règles prennent pour toi : { $what }. Cela fait seulement avancer la partie ; ce n’est pas un conseil.
why-default-lesson = Une leçon t’attend : rien n’est pris à ta place.
why-deadline = Tu as jusqu’à { $when }.

## /conseil

button-advice = Que ferais-tu ?
advice-move = 💡 **À ta place :** { $what }
advice-note = Ce que ferait un joueur d’entraînement ordinaire qui sait ce que tu sais, et rien d’autre.
advice-note-lesson = C’est ce que cette leçon enseigne ici, en vue de la suite ; à une table, autre chose peut valoir autant ou mieux.
advice-refused = Les conseils se donnent dans les leçons, contre des joueurs d’entraînement seuls, et là où le salon l’a permis.

## /regles

rules-title = Règles : { $game }
rules-about = En voici les parties : { $titles }.
rules-how = `/regles` suivi d’un de ces titres ou d’un autre mot dit les règles où il figure.
rules-none = Rien sur « { $word } » dans les règles jouées ici. Essaie un autre mot, ou `/regles` seul pour voir de quoi elles parlent.
rules-reason = *Pourquoi ? { $why }*
rules-more = { $count ->
    [one] Encore une règle ; un mot plus long en trouve moins.
   *[other] Encore { $count } règles ; un mot plus long en trouve moins.
}
rules-note = Ce sont les règles dans nos propres mots ; c’est le livret du jeu qui fait foi.

## /carte

card-title = **{ $name }** · { $what } · { $game }
card-also = Aussi : { $names }
card-copies = { $count } dans le jeu
card-rules = Règles
card-more-rules = { $count ->
    [one] Une autre règle en parle : `/regles`.
   *[other] { $count } autres règles en parlent : `/regles`.
}
card-none = Rien ne s’appelle « { $word } ». Tape un bout de nom, dans l’une ou l’autre langue, et choisis parmi ce qui est proposé.
card-several = { $count ->
    [one] Voici ce qui s’appelle « { $word } » :
   *[other] { $count } choses s’appellent « { $word } » ou à peu près. Laquelle ?
}
named-does = 🔎 { $name } : { $does }
entry-word = mot des règles
entry-card = carte
entry-event = événement
entry-place = lieu

## Les pages des règles, docs/rules

rules-page-note = Chaque règle avec son numéro, tel que le citent le code, les tests et `/pourquoi`. Cette page est faite par `{ $command }` à partir des phrases que dit le bot ; ce sont elles qu’il faut changer.
rules-page-only = *Seulement avec { $options }.*
rules-page-not = *Pas avec { $options }.*
rules-page-option = { $option } : { $values }
rules-page-value = « { $value } »
rules-page-unplayed = *Pas joué. { $why }*

## /journal

log-title = Journal : { $table }
log-head = **{ $title }** · { $first }–{ $last } sur { $count }
log-damaged = { $count ->
    [one] une entrée ne se lit plus
   *[other] { $count } entrées ne se lisent plus
 }
log-rechained = ({ $count ->
    [one] la première entrée a été scellée
   *[other] les { $count } premières entrées ont été scellées
} à nouveau par une mise à jour, les textes saisis étant gardés à part)
log-empty = Il ne s’est encore rien passé.
log-mark = ▬▬ Nouveau depuis ton dernier passage ▬▬
button-log-earlier = ◀ Plus tôt
button-log-later = Plus tard ▶
button-log-mark = Là où j’en étais
button-log-newest = Le plus récent

## /rattrapage : ce que quelqu’un a manqué

catchup-title = { $table } : depuis ton dernier passage, { $when }
catchup-begin = { $table } : ce qui s’est passé jusqu’ici
catchup-nothing = Rien de nouveau ({ $table }) depuis ton dernier passage, { $when }.
catchup-answered = **On a répondu pour toi :**
catchup-answered-one = • { $what } ({ $why })
catchup-answered-more = … et avant cela { $count ->
    [one] une autre réponse
   *[other] { $count } autres réponses
}
answered-for-you = 🪑 On a répondu pour toi ({ $why }) : { $what }
catchup-by-default = délai écoulé : ce que prévoient les règles
catchup-by-order = ta consigne
catchup-by-practice = un cochon d’entraînement ordinaire à ta place
catchup-by-deputy = la personne qui te remplace
catchup-earlier = … { $count ->
    [one] un épisode plus ancien
   *[other] { $count } épisodes plus anciens
} : **Tout lire** raconte tout.
catchup-part = ▸ { $first } … (+ { $count })
catchup-skipped = … et { $count } de plus avant ceci :
catchup-asked = **On te demande maintenant :** { $what }
catchup-over = La partie est terminée.
catchup-pictures = Images : le plateau tel que tu l’as vu la dernière fois, puis tel qu’il est.
catchup-then = Tel que tu l’as vu la dernière fois :
catchup-now = Tel qu’il est maintenant :
button-catchup-all = Tout lire
button-catchup = Ce qui s’est passé jusqu’ici

## /reglages

settings-title = Tes réglages
settings-saved = C’est noté. Désormais, je te parle en { $language }.
settings-auto-saved = C’est noté. Je te parle dans la langue de ton Discord.
settings-language = Je te parle en { $language }.

## /reglages : fuseau horaire et heures calmes

hours-saved = C’est noté.
hours-none = Je ne sais rien de tes heures : pour moi, tu es debout à toute heure. `/reglages` prend ton fuseau horaire et tes heures calmes.
# $zone : le nom d’un fuseau en lettres de code, comme `Europe/Paris`
hours-zone = Ton fuseau horaire : { $zone }.
hours-never-quiet = Tu n’as pas d’heures calmes : pour moi, tu es debout à toute heure.
# $hours : par exemple « 22:00–08:00 »
hours-quiet = Heures calmes : **{ $hours }**, chaque jour.
hours-weekends = Le samedi et le dimanche sont calmes toute la journée.
hours-now = C’est calme en ce moment, jusqu’à { $until }.
hours-next = La prochaine fois : de { $since } à { $until }. Si c’est faux, le fuseau l’est aussi.
hours-note = Les heures calmes ne comptent pas dans le temps que je te donne pour répondre, dans la limite de la table. Je ne les montre à personne ; mais les délais qu’elles repoussent se voient, et d’autres peuvent en deviner à peu près quand tu dors.
hours-moved = ⏳ { $table } : tu as maintenant jusqu’à { $when }.
hours-zone-forget = aucun : oublier mon fuseau et mes heures calmes
hours-quiet-forget = aucune : pas d’heures calmes
hours-error-zone = Je ne connais pas de fuseau horaire « { $zone } ». Choisis-en un que je propose pendant que tu écris, comme Europe/Paris.
hours-error-zone-first = Il me faut d’abord ton fuseau horaire : choisis-en un aussi, dans `fuseau`.
hours-error-quiet = Je n’arrive pas à lire ces heures calmes. Écris par exemple 22h-8h, ou aucune.
hours-error-same = Ces heures calmes finissent quand elles commencent. Écris deux heures différentes, comme 22h-8h, ou aucune.
hours-error-none-left = Ces heures calmes ne laissent aucune heure de la journée : il en faut au moins une.

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
help-play = En messages privés, l’option `table` choisit la table. Chaque jeu a ses commandes : tape `/` pour les voir. Les autres :
help-time =
    Une table peut donner un délai à chaque réponse. Je fais signe aux retardataires à la moitié du temps, puis vers la fin.
    Le temps écoulé, je joue pour les absents un coup légal et modeste, et je le dis.
    `/table pause` arrête l’horloge, `/table reprendre` la relance. Si c’est moi qui étais absent, tout le monde a du temps en plus.
    `/reglages` prend ton fuseau horaire et tes heures calmes : celles-ci ne comptent pas.
help-secret =
    Ce qui est caché ne va qu’à qui de droit : en message privé, ou dans une réponse que personne d’autre ne voit.
    Quand plusieurs personnes répondent en secret, je dis combien ont répondu, jamais lesquelles.
    Les dés sont mis sous scellés avant la partie et ouverts après, pour que chacun puisse vérifier.
    Ne colle pas ta main dans un salon, et méfie-toi : qui a la permission Administrateur peut lire les salons privés.
    Ce que je garde de toi, qui peut le lire et combien de temps : `/donnees voir`, `docs/privacy.md` et `docs/terms.md`.
help-table = Une table s’ouvre, se soigne et se termine par ces commandes :
help-version = C’est Porc Royal { $number }.
help-command = { $command } · { $what }
