# What a table agrees to put right.

cochons-ask-correct = What is to be put right?
cochons-ask-correct-move-pieces = Pieces stand elsewhere
cochons-ask-correct-return-card = A discarded card goes back to a hand
cochons-ask-correct-set-turn = The trips of somebody else come next
cochons-ask-correct-set-governors = Governors are too many, or too few
cochons-corrected-card = Put right: { $who } takes back { $card }.
cochons-corrected-turn = Put right: the trips of { $who } come next.
cochons-corrected-governors = Put right: in front of { $home }, { $who } has { cochons-governors-counted }.
cochons-corrected-pieces = Put right: { $from } → { $to }, { $who }: { cochons-troops }.
cochons-refused-correction = That cannot be put right so.
cochons-tile-reserve = the reserve
cochons-field-home = in front of whom
cochons-field-governors = governors
