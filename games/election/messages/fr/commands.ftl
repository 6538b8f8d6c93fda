### Le groupe de commandes de l'élection.

command-election-option-voter =
    .name = qui
    .description = De qui il s’agit

command-election =
    .name = election
    .description = L’élection du Porc Royal, à une vraie table ou pour un autre jeu

## Voter

command-election-stand =
    .name = candidat
    .description = Te présenter
command-election-withdraw =
    .name = retrait
    .description = Retirer ta candidature
command-election-vote =
    .name = vote
    .description = Voter ; au scrutin secret, le vote peut changer jusqu’à la clôture
command-election-vote-option-for =
    .name = pour
    .description = Pour qui
command-election-abstain =
    .name = abstention
    .description = Ne voter pour personne, si c’est permis

## Présider

command-election-governors =
    .name = gouverneurs
    .description = Fixer le nombre de gouverneurs de quelqu’un, avant le premier vote
command-election-governors-option-number =
    .name = nombre
    .description = Combien en tout
command-election-call =
    .name = appel
    .description = Appeler à voter : une personne, toutes dans un ordre, ou ouvrir le scrutin secret
command-election-call-option-order =
    .name = ordre
    .description = Toutes les personnes qui restent, dans l’ordre, avec des virgules
command-election-ban =
    .name = ecarter
    .description = Empêcher quelqu’un d’être élu, avant le premier vote
command-election-give =
    .name = donner
    .description = Donner des gouverneurs, comme le fait une carte
command-election-give-option-number =
    .name = nombre
    .description = Combien
command-election-give-option-half =
    .name = moitie
    .description = Oui : la moitié de ce qui est là, arrondie à l’entier supérieur
command-election-take =
    .name = prendre
    .description = Prendre des gouverneurs, comme le fait une carte
command-election-take-option-number =
    .name = nombre
    .description = Combien
command-election-take-option-half =
    .name = moitie
    .description = Oui : la moitié de ce qui est là, arrondie à l’entier supérieur
command-election-take-option-by =
    .name = par
    .description = La moitié passe à cette personne (Erreur de vote)
command-election-take-option-home =
    .name = devant
    .description = Devant qui cette moitié est posée
command-election-close =
    .name = clore
    .description = Clore le scrutin ; qui n’a pas voté compte comme absent
command-election-decide =
    .name = trancher
    .description = Départager les ex æquo, quand c’est à la présidence de trancher
command-election-decide-option-for =
    .name = pour
    .description = Pour qui
command-election-annul =
    .name = annuler
    .description = Annuler le scrutin et tout recommencer (Rififi)
command-election-annul-option-target =
    .name = cible
    .description = Qui y perd la moitié de ses gouverneurs

## À regarder

command-tally =
    .name = scrutin
    .description = Voir où en est l’élection du Porc Royal
button-tally = Le décompte
no-tally = Il n’y a pas d’élection dans { $game }.
tally-title = L’élection à { $table }
tally-none = Pas d’élection en cours.
