### The group of commands of the election.

command-election-option-voter =
    .name = voter
    .description = Who it is about

command-election =
    .name = election
    .description = The election of the Porc Royal, at a real table or for another game

## Voting

command-election-stand =
    .name = stand
    .description = Stand for election
command-election-withdraw =
    .name = withdraw
    .description = Withdraw as a candidate
command-election-vote =
    .name = vote
    .description = Vote; in a secret ballot the vote may change until the close
command-election-vote-option-for =
    .name = for
    .description = For whom
command-election-abstain =
    .name = abstain
    .description = Vote for nobody, where that is allowed

## Presiding

command-election-governors =
    .name = governors
    .description = Set how many governors somebody has, before the first vote
command-election-governors-option-number =
    .name = number
    .description = How many in all
command-election-call =
    .name = call
    .description = Call to the vote: one person, or all in an order; or open the secret ballot
command-election-call-option-order =
    .name = order
    .description = Everybody who is left, in order, with commas
command-election-ban =
    .name = ban
    .description = Keep somebody from being elected, before the first vote
command-election-give =
    .name = give
    .description = Give governors, as a card does
command-election-give-option-number =
    .name = number
    .description = How many
command-election-give-option-half =
    .name = half
    .description = Yes: half of what is there, rounded up
command-election-take =
    .name = take
    .description = Take governors, as a card does
command-election-take-option-number =
    .name = number
    .description = How many
command-election-take-option-half =
    .name = half
    .description = Yes: half of what is there, rounded up
command-election-take-option-by =
    .name = by
    .description = Half of them pass to this person (Erreur de vote)
command-election-take-option-home =
    .name = home
    .description = In front of whom that half is put
command-election-close =
    .name = close
    .description = Close the ballot; whoever has not voted counts as absent
command-election-decide =
    .name = decide
    .description = Break a tie, where the presider decides
command-election-decide-option-for =
    .name = for
    .description = For whom
command-election-annul =
    .name = annul
    .description = Annul the ballot and start again (Rififi)
command-election-annul-option-target =
    .name = target
    .description = Who loses half of their governors because of it

## Looks

command-tally =
    .name = tally
    .description = See how the election of the Porc Royal stands
button-tally = Tally
no-tally = There are no elections in { $game }.
tally-title = The election at { $table }
tally-none = No election is under way.
