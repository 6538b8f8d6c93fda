# What a table agrees to put right.

cosmic-ask-correct = What is to be put right?
cosmic-ask-correct-move-ships = Ships stand elsewhere
cosmic-ask-correct-return-card = A discarded card goes back to a hand
cosmic-ask-correct-set-turn = Somebody else has the turn
cosmic-corrected-card = Put right: { $who } takes back { $card }.
cosmic-corrected-turn = Put right: it is the turn of { $who }.
cosmic-refused-correction = That cannot be put right so.
cosmic-corrected-ships = Put right: { $number ->
    [one] one ship of { $who } goes
   *[other] { $number } ships of { $who } go
} from { $from } to { $to }.
cosmic-field-from = departure
cosmic-field-to = destination
