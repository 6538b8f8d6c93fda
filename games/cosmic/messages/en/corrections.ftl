# What a table agrees to put right.

cosmic-ask-correct = What is to be put right?
cosmic-ask-correct-move-ships = Ships stand elsewhere
cosmic-corrected-ships = Put right: { $number ->
    [one] one ship of { $who } goes
   *[other] { $number } ships of { $who } go
} from { $from } to { $to }.
cosmic-field-from = departure
cosmic-field-to = destination
