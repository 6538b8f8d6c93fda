# What a table agrees to put right.

interstellar_pig-ask-correct = What is to be put right?
interstellar_pig-ask-correct-move-pawn = A pawn is elsewhere
interstellar_pig-ask-correct-return-card = A discarded card goes back to a hand
interstellar_pig-ask-correct-set-turn = Somebody else has the turn
interstellar_pig-corrected-card = Put right: { $who } takes back { $card }.
interstellar_pig-corrected-turn = Put right: it is the turn of { $who }.
interstellar_pig-corrected-pawn = Put right: the pawn of { $who } is at { $place }.
interstellar_pig-refused-correction = That cannot be put right so.
