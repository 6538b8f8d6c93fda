# Ce qu’une table s’accorde à corriger.

cochons-ask-correct = Que faut-il corriger ?
cochons-ask-correct-move-pieces = Des pièces sont ailleurs
cochons-corrected-pieces = Corrigé : { $from } → { $to }, { $who } : { cochons-troops }.
cochons-refused-correction = Cela ne peut pas être corrigé ainsi.
cochons-tile-reserve = la réserve
