# Ce qu’une table s’accorde à corriger.

cosmic-ask-correct = Que faut-il corriger ?
cosmic-ask-correct-move-ships = Des vaisseaux sont ailleurs
cosmic-ask-correct-return-card = Une carte défaussée revient en main
cosmic-ask-correct-set-turn = C’est le tour de quelqu’un d’autre
cosmic-corrected-card = Corrigé : { $who } reprend { $card }.
cosmic-corrected-turn = Corrigé : c’est le tour de { $who }.
cosmic-refused-correction = Cela ne peut pas être corrigé ainsi.
cosmic-corrected-ships = Corrigé : { $number ->
    [one] un vaisseau de { $who } passe
   *[other] { $number } vaisseaux de { $who } passent
} de { $from } à { $to }.
cosmic-field-from = départ
cosmic-field-to = arrivée
