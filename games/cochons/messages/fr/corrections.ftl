# Ce qu’une table s’accorde à corriger.

cochons-ask-correct = Que faut-il corriger ?
cochons-ask-correct-move-pieces = Des pièces sont ailleurs
cochons-corrected-pieces = Corrigé : des pièces de { $who }, { $gorets } Gorets et { $gruiks } Gros Gruiks passent de { $from } à { $to }.
cochons-refused-correction = Cela ne peut pas être corrigé ainsi.
cochons-tile-reserve = la réserve
