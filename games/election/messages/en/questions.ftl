### Questions, in the second person; `…-waiting` tells the others, after "Waiting for …", what is being done.

## What may be done at any time, whatever the question

election-do-stand = Stand
election-do-withdraw = Withdraw
election-do-allot = Set governors
election-do-ban = Ban somebody
election-do-give = Give governors
election-do-give-half = Give half as many again
election-do-take = Take governors
election-do-take-half = Take half
election-do-steal = Move half to somebody else
election-do-order = Set the order of the call
election-do-close = Close the ballot
election-do-annul = Annul the ballot

## Before the vote

election-ask-campaign = Is everybody ready? Open the secret ballot once candidates and speeches are done.
election-ask-campaign-open = Open the ballot
election-ask-campaign-waiting = On the menu: candidates, speeches, promises.

## The roll call

election-ask-call = { $left ->
    [one] One voter is left to call. Whose turn is it?
   *[other] { $left } voters are left to call. Whose turn is it?
}
election-ask-call-call = Call →
election-ask-call-vote = Vote now →
election-ask-call-waiting = On the menu: who votes now.

election-ask-vote = Who gets your vote? { $number ->
    [0] You have no governor, but your vote makes your coalition.
    [one] You give your governor, or keep it by voting for yourself.
   *[other] You give all your { $number } governors, or keep them by voting for yourself.
}{ $sealed ->
    [0] {" "}Aloud, and for good.
    [2] {" "}Your vote is secret for good: only the tally is published.
   *[other] {" "}Your vote is secret until the close; then everybody sees who voted for whom.
}
election-ask-vote-vote = Vote →
election-ask-vote-pass = Abstain
election-ask-vote-waiting = On the menu: the vote.

## The close

election-ask-close = Everybody has voted. If nothing is to change any more, close the vote: then the votes are counted.
election-ask-close-waiting = On the menu: the last cards, then the result.

election-ask-tie = A tie between { $who }. You decide.
election-ask-tie-decide = Decide →
election-ask-tie-waiting = On the menu: breaking the tie.

## While nobody waits

election-ask-aside = You may act all the same.
election-ask-aside-pass = Nothing for now
election-ask-aside-waiting = On the menu: the election.

## Fields
election-field-voter = who
election-field-number = how many
election-field-for = for whom
election-field-order = voters
election-field-target = pile
election-field-home = in front of whom

## Why this question
election-step-campaign = candidates
election-step-roll_call = roll call
election-step-sealed = secret ballot
election-step-closing = close
election-step-tie = tie
