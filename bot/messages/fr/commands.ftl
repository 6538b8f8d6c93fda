### Commandes. La clé est le chemin anglais de la commande, puis pour une option `-option-` et son nom anglais ;
### `option-<nom>` sert à toute commande qui n'a pas ses propres mots pour elle.
### `.name` : 1 à 32 caractères en minuscules, sans blanc. `.description` : 100 caractères au plus.
### Les noms se tapent au clavier : sans accents.

## Options communes à plusieurs commandes

option-table =
    .name = table
    .description = Laquelle de tes tables (seulement si plusieurs conviennent)
option-from =
    .name = de
    .description = La tuile de départ
option-to =
    .name = vers
    .description = La tuile d’arrivée
option-gorets =
    .name = gorets
    .description = Combien de Gorets
option-gruiks =
    .name = gruiks
    .description = Combien de Gros Gruiks
option-card =
    .name = carte
    .description = Une de tes cartes
option-cards =
    .name = cartes
    .description = Quelques-unes de tes cartes, séparées par des virgules
option-extra =
    .name = extra
    .description = Pour réagir : la carte qui paie un voyage de plus

## Tables

command-table =
    .name = table
    .description = Ouvrir, lister, arrêter et soigner les tables
command-table-open =
    .name = ouvrir
    .description = Ouvrir une table dans ce salon : choisir un jeu, puis chacun s’assoit
command-table-open-option-game =
    .name = jeu
    .description = Quel jeu
command-table-open-option-options =
    .name = options
    .description = Options du jeu, comme rules=simplified (ou par menus avant de commencer)
command-table-open-option-deadline =
    .name = delai
    .description = Combien de temps pour une réponse ? 12h, 36h, 2j… ou aucun
command-table-open-option-language =
    .name = langue
    .description = La langue du salon
command-table-list =
    .name = liste
    .description = Les tables d’ici, et les tiennes ailleurs
command-table-status =
    .name = etat
    .description = Où en est une table : qui joue, qui l’on attend
command-table-pause =
    .name = pause
    .description = Mettre une table en pause ; son horloge s’arrête
command-table-resume =
    .name = reprendre
    .description = Relancer une table en pause
command-table-cancel =
    .name = annuler
    .description = Arrêter une table pour de bon, sans que personne gagne
command-table-doctor =
    .name = docteur
    .description = Chercher ce qui pourrait clocher : permissions, messages privés
command-table-move =
    .name = deplacer
    .description = Continuer une table dans le salon où tu écris ceci

## Ce que tous les jeux partagent

command-hand =
    .name = main
    .description = Voir tes cartes ; personne d’autre ne les voit
command-envelope =
    .name = enveloppe
    .description = Ce que tu sais des enveloppes, et depuis quand
command-envelope-option-planet =
    .name = planete
    .description = L’enveloppe de quelle planète ; rien, pour toutes
command-sheets =
    .name = fiches
    .description = Voir qui joue qui, avec quels talents
command-board =
    .name = plateau
    .description = Voir la table
command-board-option-text =
    .name = texte
    .description = En mots plutôt qu’en image
command-status =
    .name = etat
    .description = Où en est-on, et qui attend-on ?
command-play =
    .name = jouer
    .description = Jouer une de tes cartes
command-play-option-card =
    .name = carte
    .description = La carte à jouer
command-play-option-target =
    .name = cible
    .description = Sur qui, ou sur quoi
command-play-option-other =
    .name = autre
    .description = Une seconde cible, s’il en faut deux
command-vote =
    .name = vote
    .description = Voter, quand il y a un vote
command-vote-option-for =
    .name = pour
    .description = Pour quoi ou pour qui tu votes
command-pass =
    .name = passer
    .description = Ne rien faire, quand c’est permis
command-answer =
    .name = repondre
    .description = Répondre à ce qui t’est demandé
command-undo =
    .name = annuler
    .description = Reprendre ta dernière réponse, tant que rien n’en est sorti
command-log =
    .name = journal
    .description = Ce qui s’est passé, pour autant que tu puisses le savoir
command-why =
    .name = pourquoi
    .description = Quelle règle te demande cela ?
command-rules =
    .name = regles
    .description = Chercher un mot dans les règles courtes
command-rules-option-word =
    .name = mot
    .description = Ce que tu cherches ; sans rien, tout est montré
command-rules-option-game =
    .name = jeu
    .description = Les règles de quel jeu
command-help =
    .name = aide
    .description = Comment jouer avec moi, en quelques mots
command-settings =
    .name = reglages
    .description = Tes réglages à toi
command-settings-option-language =
    .name = langue
    .description = La langue dans laquelle je te parle
