### Le groupe de commandes d'Interstellar Pig.

command-pig-option-show =
    .name = montrer
    .description = L’équipement à montrer en te posant, avec des virgules ; sans lui, le bot choisit
command-pig-option-sure =
    .name = certain
    .description = Oui, pour confirmer

command-pig =
    .name = pig
    .description = Les coups d’Interstellar Pig

## Avant la première manche

command-pig-favour =
    .name = convenir
    .description = Choisir ce qui convient aussi à ton personnage
command-pig-favour-option-values =
    .name = valeurs
    .description = Une ou deux températures ou atmosphères, séparées par des virgules
command-pig-pick =
    .name = prendre
    .description = Prendre une de tes quatre planètes
command-pig-pick-option-planet =
    .name = planete
    .description = La planète à prendre
command-pig-stash =
    .name = ranger
    .description = Garder six cartes et cacher les autres ; sans option, le bot range
command-pig-stash-option-keep =
    .name = garder
    .description = Les cartes à garder en main, séparées par des virgules ; six au plus
command-pig-stash-option-envelope-1 =
    .name = enveloppe-1
    .description = Les cartes pour l’enveloppe de ta première planète
command-pig-stash-option-envelope-2 =
    .name = enveloppe-2
    .description = Les cartes pour l’enveloppe de ta deuxième planète
command-pig-stash-option-envelope-3 =
    .name = enveloppe-3
    .description = Les cartes pour ta troisième planète ; la quatrième reçoit le reste
command-pig-stash-option-anyway =
    .name = quand-meme
    .description = Même si cette main ne me laisse vivre nulle part
command-pig-name =
    .name = nommer
    .description = Nommer ton personnage, ou une de tes planètes
command-pig-name-option-name =
    .name = nom
    .description = Le nouveau nom, de 2 à 24 caractères
command-pig-name-option-planet =
    .name = planete
    .description = La planète à nommer ; sans elle, c’est ton personnage
command-pig-start =
    .name = partir
    .description = Choisir la planète d’où tu pars
command-pig-start-option-planet =
    .name = planete
    .description = Une de tes planètes où tu peux vivre

## Voler

command-pig-move =
    .name = voler
    .description = Voler : d’abord une ligne et les dés, puis où finit le vol
command-pig-move-option-line =
    .name = ligne
    .description = Avant le jet : par quelle ligne, vers quelle planète
command-pig-move-option-dice =
    .name = des
    .description = Avant le jet : un dé ou deux
command-pig-move-option-place =
    .name = lieu
    .description = Après le jet : où finit le vol
command-pig-move-option-way =
    .name = chemin
    .description = Après le jet : par quelles lignes, s’il y a plusieurs chemins
command-pig-move-option-spaces =
    .name = cases
    .description = Après le jet : quel résultat compte, si tu as le choix
command-pig-land =
    .name = atterrir
    .description = Descendre d’orbite au sol, si cette table le permet
command-pig-lift =
    .name = decoller
    .description = Monter du sol en orbite, si cette table le permet
command-pig-hold =
    .name = rester
    .description = Rester où tu es, si cette table le permet
command-pig-jump =
    .name = sauter
    .description = Ressortir d’un tunnel, d’un trou de ver ou d’une porte de poche
command-pig-jump-option-place =
    .name = lieu
    .description = Où tu ressors
command-pig-ahead =
    .name = avant
    .description = Dire de quel côté est l’avant, après un saut
command-pig-ahead-option-line =
    .name = ligne
    .description = Par quelle ligne, vers quelle planète

## Enveloppes et cartes

command-pig-open =
    .name = ouvrir
    .description = Ouvrir l’enveloppe de la planète où tu te trouves
command-pig-keep =
    .name = tenir
    .description = Choisir les cartes que tu tiens désormais
command-pig-keep-option-cards =
    .name = cartes
    .description = Six au plus, séparées par des virgules ; toutes les autres restent
command-pig-take =
    .name = pecher
    .description = Prendre le Médaillon qui dérive
command-pig-take-option-card =
    .name = carte
    .description = Avec six cartes en main : celle qui est jetée à sa place
command-pig-scan =
    .name = scanner
    .description = Jouer un Scanner : lire une enveloppe, si loin soit-elle
command-pig-scan-option-planet =
    .name = planete
    .description = La planète dont tu lis l’enveloppe
command-pig-look =
    .name = regarder
    .description = Regarder une main, quand des Détecteurs le permettent
command-pig-look-option-player =
    .name = joueur
    .description = La main de qui
command-pig-recover =
    .name = recuperer
    .description = Jouer un Coffre temporel : reprendre une carte à usage unique jetée
command-pig-recover-option-card =
    .name = carte
    .description = La carte à reprendre
command-pig-repair =
    .name = reparer
    .description = Jouer une Trousse, la commander pour ton tour, ou annuler la commande

## Combats

command-pig-fight =
    .name = combattre
    .description = Choisir contre qui tu te bats d’abord
command-pig-fight-option-order =
    .name = ordre
    .description = Tout le monde dans l’ordre, avec des virgules
command-pig-commit =
    .name = engager
    .description = Choisir tes cartes de combat ; sans option, ce qui te protège le mieux
command-pig-commit-option-cards =
    .name = cartes
    .description = Quelles cartes, séparées par des virgules
command-pig-commit-option-gas =
    .name = gaz
    .description = Quand sert le Gaz euphorisant
command-pig-commit-option-reusable =
    .name = reutilisables
    .description = Toutes les cartes utiles, sauf celles à usage unique
command-pig-stance =
    .name = posture
    .description = Dire d’avance ce qui sert dans un combat en ton absence
command-pig-stance-option-stance =
    .name = posture
    .description = Me protéger, tout sauf l’usage unique, rien, ou les cartes nommées
command-pig-stance-option-cards =
    .name = cartes
    .description = Les cartes nommées, séparées par des virgules

## Finir les tours, et la partie

command-pig-auto-end =
    .name = fin-auto
    .description = Faire finir tes tours d’eux-mêmes après le vol, ou non
command-pig-concede =
    .name = abandonner
    .description = Proposer l’abandon général : si tout le monde accepte, tout le monde perd
command-pig-play-on =
    .name = continuer
    .description = Retirer ta proposition d’abandon
command-pig-resign =
    .name = quitter
    .description = Quitter la partie pour de bon : ton pion meurt

## À regarder

command-envelope =
    .name = enveloppe
    .description = Ce que tu sais des enveloppes, et depuis quand
command-envelope-option-planet =
    .name = planete
    .description = L’enveloppe de quelle planète ; sans rien, toutes
button-envelopes = Les enveloppes
no-envelopes = Il n’y a pas d’enveloppes dans { $game }.
envelopes-title = Ce que tu sais des enveloppes à { $table }
envelopes-none = Rien encore : tu n’y as rien mis, tu n’en as vu aucune.
command-sheets =
    .name = fiches
    .description = Voir qui joue qui, avec quels talents
button-sheets = Qui est qui ?
no-sheets = Il n’y a pas de fiches de personnage dans { $game }.
sheets-title = Qui joue qui à { $table }
sheets-none = Personne ne joue encore personne.

## Champs

interstellar_pig-field-envelopes = planète
