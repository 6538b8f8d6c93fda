# Ce qu’une table s’accorde à corriger.

interstellar_pig-ask-correct = Que faut-il corriger ?
interstellar_pig-ask-correct-move-pawn = Un pion est ailleurs
interstellar_pig-ask-correct-return-card = Une carte défaussée revient en main
interstellar_pig-ask-correct-set-turn = C’est le tour de quelqu’un d’autre
interstellar_pig-corrected-card = Corrigé : { $who } reprend { $card }.
interstellar_pig-corrected-turn = Corrigé : c’est le tour de { $who }.
interstellar_pig-corrected-pawn = Corrigé : le pion de { $who } est en { $place }.
interstellar_pig-refused-correction = Cela ne peut pas être corrigé ainsi.
