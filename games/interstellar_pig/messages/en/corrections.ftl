# What a table agrees to put right.

interstellar_pig-ask-correct = What is to be put right?
interstellar_pig-ask-correct-move-pawn = A pawn is elsewhere
interstellar_pig-corrected-pawn = Put right: the pawn of { $who } is at { $place }.
interstellar_pig-refused-correction = That cannot be put right so.
