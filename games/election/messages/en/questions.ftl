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
election-ask-campaign-stand = { election-do-stand }
election-ask-campaign-withdraw = { election-do-withdraw }
election-ask-campaign-allot = { election-do-allot }
election-ask-campaign-ban = { election-do-ban }
election-ask-campaign-give = { election-do-give }
election-ask-campaign-give-half = { election-do-give-half }
election-ask-campaign-take = { election-do-take }
election-ask-campaign-take-half = { election-do-take-half }
election-ask-campaign-steal = { election-do-steal }
election-ask-campaign-order = { election-do-order }
election-ask-campaign-close = { election-do-close }
election-ask-campaign-annul = { election-do-annul }
election-ask-campaign-waiting = On the menu: candidates, speeches, promises.

## The roll call

election-ask-call = { $left ->
    [one] One voter is left to call. Whose turn is it?
   *[other] { $left } voters are left to call. Whose turn is it?
}
election-ask-call-call = Call →
election-ask-call-vote = Vote now →
election-ask-call-stand = { election-do-stand }
election-ask-call-withdraw = { election-do-withdraw }
election-ask-call-allot = { election-do-allot }
election-ask-call-ban = { election-do-ban }
election-ask-call-give = { election-do-give }
election-ask-call-give-half = { election-do-give-half }
election-ask-call-take = { election-do-take }
election-ask-call-take-half = { election-do-take-half }
election-ask-call-steal = { election-do-steal }
election-ask-call-order = { election-do-order }
election-ask-call-close = { election-do-close }
election-ask-call-annul = { election-do-annul }
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
election-ask-vote-stand = { election-do-stand }
election-ask-vote-withdraw = { election-do-withdraw }
election-ask-vote-allot = { election-do-allot }
election-ask-vote-ban = { election-do-ban }
election-ask-vote-give = { election-do-give }
election-ask-vote-give-half = { election-do-give-half }
election-ask-vote-take = { election-do-take }
election-ask-vote-take-half = { election-do-take-half }
election-ask-vote-steal = { election-do-steal }
election-ask-vote-order = { election-do-order }
election-ask-vote-close = { election-do-close }
election-ask-vote-annul = { election-do-annul }
election-ask-vote-waiting = On the menu: the vote.

## The close

election-ask-close = Everybody has voted. Any more cards to play? If not, close the ballot.
election-ask-close-stand = { election-do-stand }
election-ask-close-withdraw = { election-do-withdraw }
election-ask-close-allot = { election-do-allot }
election-ask-close-ban = { election-do-ban }
election-ask-close-give = { election-do-give }
election-ask-close-give-half = { election-do-give-half }
election-ask-close-take = { election-do-take }
election-ask-close-take-half = { election-do-take-half }
election-ask-close-steal = { election-do-steal }
election-ask-close-order = { election-do-order }
election-ask-close-close = { election-do-close }
election-ask-close-annul = { election-do-annul }
election-ask-close-waiting = On the menu: the last cards, then the result.

election-ask-tie = A tie between { $who }. You decide.
election-ask-tie-decide = Decide →
election-ask-tie-waiting = On the menu: breaking the tie.

## While nobody waits

election-ask-aside = Nobody is waiting for you, but you may act.
election-ask-aside-pass = Nothing for now
election-ask-aside-stand = { election-do-stand }
election-ask-aside-withdraw = { election-do-withdraw }
election-ask-aside-allot = { election-do-allot }
election-ask-aside-ban = { election-do-ban }
election-ask-aside-give = { election-do-give }
election-ask-aside-give-half = { election-do-give-half }
election-ask-aside-take = { election-do-take }
election-ask-aside-take-half = { election-do-take-half }
election-ask-aside-steal = { election-do-steal }
election-ask-aside-order = { election-do-order }
election-ask-aside-close = { election-do-close }
election-ask-aside-annul = { election-do-annul }
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
