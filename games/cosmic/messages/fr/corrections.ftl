# Ce qu’une table s’accorde à corriger.

cosmic-ask-correct = Que faut-il corriger ?
cosmic-ask-correct-move-ships = Des vaisseaux sont ailleurs
cosmic-corrected-ships = Corrigé : { $number ->
    [one] un vaisseau de { $who } passe
   *[other] { $number } vaisseaux de { $who } passent
} de { $from } à { $to }.
cosmic-field-from = départ
cosmic-field-to = arrivée
