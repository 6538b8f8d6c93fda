### The command group of Interstellar Pig.

command-pig-option-show =
    .name = show
    .description = The gear you show on landing, with commas; if left out, the bot chooses
command-pig-option-sure =
    .name = sure
    .description = Yes, to confirm

command-pig =
    .name = pig
    .description = Moves of Interstellar Pig

## Before the first round

command-pig-favour =
    .name = favour
    .description = Choose what else suits your character
command-pig-favour-option-values =
    .name = values
    .description = One or two temperatures or atmospheres, with commas between them
command-pig-pick =
    .name = pick
    .description = Pick one of your four planets
command-pig-pick-option-planet =
    .name = planet
    .description = The planet to pick
command-pig-stash =
    .name = stash
    .description = Keep six cards and stash the others; without any option, the bot sorts them
command-pig-stash-option-keep =
    .name = keep
    .description = The cards to keep in hand, with commas between them; six at most
command-pig-stash-option-envelope-1 =
    .name = envelope-1
    .description = The cards for the envelope of your first planet
command-pig-stash-option-envelope-2 =
    .name = envelope-2
    .description = The cards for the envelope of your second planet
command-pig-stash-option-envelope-3 =
    .name = envelope-3
    .description = The cards for your third planet; the fourth gets what is left
command-pig-stash-option-anyway =
    .name = anyway
    .description = Even if I can live nowhere with that hand
command-pig-name =
    .name = name
    .description = Name your character, or one of your planets
command-pig-name-option-name =
    .name = name
    .description = The new name, 2 to 24 characters
command-pig-name-option-planet =
    .name = planet
    .description = The planet to name; if left out, your character
command-pig-start =
    .name = start
    .description = Choose the planet from which you start
command-pig-start-option-planet =
    .name = planet
    .description = One of your planets on which you can live

## Flying

command-pig-move =
    .name = move
    .description = Fly: first a line and the dice, then where the flight ends
command-pig-move-option-line =
    .name = line
    .description = Before the roll: along which line, towards which planet
command-pig-move-option-dice =
    .name = dice
    .description = Before the roll: one die or two
command-pig-move-option-place =
    .name = place
    .description = After the roll: where the flight ends
command-pig-move-option-way =
    .name = way
    .description = After the roll: by which lines, if there are several ways
command-pig-move-option-spaces =
    .name = spaces
    .description = After the roll: which result counts, if you may choose
command-pig-land =
    .name = land
    .description = Go down from orbit to the ground, where this table allows it
command-pig-lift =
    .name = lift
    .description = Go up from the ground into orbit, where this table allows it
command-pig-hold =
    .name = hold
    .description = Stay where you are, where this table allows it
command-pig-jump =
    .name = jump
    .description = Come out of a tunnel, a worm hole or a pocket doorway
command-pig-jump-option-place =
    .name = place
    .description = Where you come out
command-pig-ahead =
    .name = ahead
    .description = Say which way is ahead, after a jump
command-pig-ahead-option-line =
    .name = line
    .description = Along which line, towards which planet

## Envelopes and cards

command-pig-open =
    .name = open
    .description = Open the envelope of the planet on which you stand
command-pig-keep =
    .name = keep
    .description = Choose the cards you hold from now on
command-pig-keep-option-cards =
    .name = cards
    .description = Six at most, with commas between them; all others are left behind
command-pig-take =
    .name = take
    .description = Take the Keepsake out of Space
command-pig-take-option-card =
    .name = card
    .description = With six cards in hand: the one you discard for it
command-pig-scan =
    .name = scan
    .description = Play a Scanner: look into an envelope, however far
command-pig-scan-option-planet =
    .name = planet
    .description = The planet whose envelope you read
command-pig-look =
    .name = look
    .description = Look at a hand, when Sensors let you
command-pig-look-option-player =
    .name = player
    .description = Whose hand
command-pig-recover =
    .name = recover
    .description = Play a Temporal Vault: take back a discarded One Use card
command-pig-recover-option-card =
    .name = card
    .description = The card to take back
command-pig-repair =
    .name = repair
    .description = Play a Repair Kit, or order one for your next turn, or cancel that order

## Fights

command-pig-fight =
    .name = fight
    .description = Choose whom you fight first
command-pig-fight-option-order =
    .name = order
    .description = All of them in order, with commas between them
command-pig-commit =
    .name = commit
    .description = Choose your cards for a fight; without any option, whatever protects you best
command-pig-commit-option-cards =
    .name = cards
    .description = Which cards, with commas between them
command-pig-commit-option-gas =
    .name = gas
    .description = When Euphoric Gas is used
command-pig-commit-option-reusable =
    .name = reusable
    .description = All cards that help, except One Use cards
command-pig-stance =
    .name = stance
    .description = Say in advance what is used in a fight while you are away
command-pig-stance-option-stance =
    .name = stance
    .description = Protect me, all but One Use, nothing, or the cards you name
command-pig-stance-option-cards =
    .name = cards
    .description = The cards you name, with commas between them

## Ending turns, and the game

command-pig-auto-end =
    .name = auto-end
    .description = Let your turns end by themselves after the move, or not
command-pig-concede =
    .name = concede
    .description = Propose that everybody gives up: if all agree, all lose
command-pig-play-on =
    .name = play-on
    .description = Take back your proposal to give up
command-pig-resign =
    .name = resign
    .description = Leave the game for good: your pawn dies

## Looks

command-envelope =
    .name = envelope
    .description = What you know about the envelopes, and since when
command-envelope-option-planet =
    .name = planet
    .description = The envelope of which planet; if left out, all of them
button-envelopes = Envelopes
no-envelopes = { $game } has no envelopes.
envelopes-title = What you know about the envelopes at { $table }
envelopes-none = Nothing yet: you have put nothing in and seen none.
command-sheets =
    .name = sheets
    .description = See who plays whom, and what they can do
button-sheets = Who is who?
no-sheets = { $game } has no character sheets.
sheets-title = Who plays whom at { $table }
sheets-none = Nobody plays anybody yet.

## Fields

interstellar_pig-field-envelopes = planet
