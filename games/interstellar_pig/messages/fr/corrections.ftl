# Ce qu’une table s’accorde à corriger.

interstellar_pig-ask-correct = Que faut-il corriger ?
interstellar_pig-ask-correct-move-pawn = Un pion est ailleurs
interstellar_pig-corrected-pawn = Corrigé : le pion de { $who } est en { $place }.
interstellar_pig-refused-correction = Cela ne peut pas être corrigé ainsi.
