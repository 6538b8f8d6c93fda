# Ce qu’une table s’accorde à corriger.

cochons-ask-correct = Que faut-il corriger ?
cochons-ask-correct-move-pieces = Des pièces sont ailleurs
cochons-ask-correct-return-card = Une carte défaussée revient en main
cochons-ask-correct-set-turn = C’est à quelqu’un d’autre de voyager
cochons-ask-correct-set-governors = Des gouverneurs en trop, ou en moins
cochons-corrected-card = Corrigé : { $who } reprend { $card }.
cochons-corrected-turn = Corrigé : c’est à { $who } de voyager.
cochons-corrected-governors = Corrigé : devant { $home }, { $who } a { cochons-governors-counted }.
cochons-corrected-pieces = Corrigé : { $from } → { $to }, { $who } : { cochons-troops }.
cochons-refused-correction = Cela ne peut pas être corrigé ainsi.
cochons-tile-reserve = la réserve
cochons-field-home = devant qui
cochons-field-governors = gouverneurs
