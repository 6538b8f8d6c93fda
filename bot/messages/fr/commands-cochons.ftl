### Le groupe de commandes de Cochons de l'Espace.

command-cochons =
    .name = cochons
    .description = Les coups de Cochons de l’Espace

## Mise en place

command-cochons-build =
    .name = construire
    .description = Poser une tuile de l’univers
command-cochons-build-option-kind =
    .name = sorte
    .description = Quelle sorte de tuile
command-cochons-build-option-cell =
    .name = case
    .description = Où la poser
command-cochons-start =
    .name = debarquer
    .description = Poser tes premières troupes sur le bord
command-cochons-start-option-tile =
    .name = tuile
    .description = La tuile où débarquer

## Cartes

command-cochons-discard =
    .name = defausser
    .description = Défausser des cartes avant de piocher
command-cochons-lay =
    .name = poser
    .description = Poser des cartes de combat, face cachée
command-cochons-lay-option-cards =
    .name = cartes
    .description = Les cartes à poser, séparées par des virgules ; aucune, c’est possible
command-cochons-extra =
    .name = extra
    .description = Jouer Extra-Mouve : un voyage de plus
command-cochons-boots =
    .name = bottes
    .description = Jouer les Bottes à Réaction : un voyage de trois pas au plus
command-cochons-boots-option-first =
    .name = premiere
    .description = La première tuile du trajet
command-cochons-boots-option-second =
    .name = seconde
    .description = La seconde tuile du trajet
command-cochons-boots-option-third =
    .name = troisieme
    .description = La troisième tuile du trajet
command-cochons-boots-option-gorets =
    .name = gorets
    .description = Combien de Gorets partent
command-cochons-boots-option-gruiks =
    .name = gruiks
    .description = Combien de Gros Gruiks partent
command-cochons-boots-option-gorets-first =
    .name = gorets-premiere
    .description = Combien de Gorets restent sur la première tuile
command-cochons-boots-option-gruiks-first =
    .name = gruiks-premiere
    .description = Combien de Gros Gruiks restent sur la première tuile
command-cochons-boots-option-gorets-second =
    .name = gorets-seconde
    .description = Combien de Gorets restent sur la seconde tuile
command-cochons-boots-option-gruiks-second =
    .name = gruiks-seconde
    .description = Combien de Gros Gruiks restent sur la seconde tuile
command-cochons-swap =
    .name = permuter
    .description = Jouer Déplacement de planètes : deux tuiles changent de place
command-cochons-swap-option-one =
    .name = une
    .description = Une des deux tuiles
command-cochons-swap-option-other =
    .name = autre
    .description = L’autre tuile

## Voyages, combats, réorganisation, nouvelles troupes

command-cochons-move =
    .name = voyager
    .description = Faire un voyage d’une tuile à une autre
command-cochons-move-option-card =
    .name = carte
    .description = Une carte de vaisseau qui porte plus loin
command-cochons-flee =
    .name = fuir
    .description = Fuir un combat
command-cochons-flee-option-tile =
    .name = tuile
    .description = La tuile où fuir
command-cochons-stay =
    .name = rester
    .description = Rester et continuer le combat
command-cochons-fight =
    .name = combattre
    .description = Choisir le combat qui passe en premier
command-cochons-fight-option-tile =
    .name = tuile
    .description = La tuile où tu combats ensuite
command-cochons-reorganise =
    .name = reorganiser
    .description = Faire passer des troupes sur une tuile voisine à toi
command-cochons-place =
    .name = placer
    .description = Placer tes nouvelles troupes
command-cochons-place-option-tile =
    .name = tuile
    .description = La tuile où les poser
command-cochons-convert =
    .name = convertir
    .description = Faire un Gros Gruik avec deux de tes nouveaux Gorets
command-cochons-return =
    .name = revenir
    .description = Revenir dans la partie sur une tuile libre
command-cochons-return-option-tile =
    .name = tuile
    .description = La tuile où tu reviens

## Négociations

command-cochons-negotiate =
    .name = negocier
    .description = Ouvrir un fil privé avec quelqu’un de la table
command-cochons-negotiate-option-with =
    .name = avec
    .description = Avec qui
