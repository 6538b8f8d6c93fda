# What a table agrees to put right.

cochons-ask-correct = What is to be put right?
cochons-ask-correct-move-pieces = Pieces stand elsewhere
cochons-corrected-pieces = Put right: { $from } → { $to }, { $who }: { cochons-troops }.
cochons-refused-correction = That cannot be put right so.
cochons-tile-reserve = the reserve
