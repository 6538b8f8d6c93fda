### An election as a whole: in the lobby, when it begins, before it ends.

election-played-roll-call = roll call, aloud
election-played-sealed = secret ballot, published at the close
election-played-tally = secret ballot, only the tally published
election-played-governors = { $number ->
    [one] one governor each
   *[other] { $number } governors each
}
election-wins-order = 🎯 **What wins.** Most governors in front of you at the close; in a tie, the first seat at the table.
election-wins-presider = 🎯 **What wins.** Most governors in front of you at the close; in a tie, the presider decides.
election-wins-lot = 🎯 **What wins.** Most governors in front of you at the close; in a tie, a lot is drawn.
election-wins-nobody = 🎯 **What wins.** Most governors in front of you at the close; in a tie, nobody is elected.
election-turn-roll-call = 🔄 **How it goes.** Candidates and promises; then the presider calls each voter, who gives all governors to one candidate, aloud and for good; then the presider closes.
election-turn-sealed = 🔄 **How it goes.** Candidates and promises; then everybody votes in secret, and may change the vote until the close, which publishes who voted for whom.
election-turn-tally = 🔄 **How it goes.** Candidates and promises; then everybody votes in secret, and may change the vote until the close, which publishes the tally alone.
election-foreseen = 🔔 { $who } is out of reach of all votes still to come, and is elected at the close, unless governors are still given or taken.
election-lobby-lasts = ⏳ With { $number } voters, about { $count ->
    [one] one wait
   *[other] { $count } waits
}: { $length }.
election-again-button = Another election

## In the lobby, for whoever has never seen it

election-pitch = Everybody gives their governors to somebody, aloud or in secret, and the best supported becomes Porc Royal. There is nothing to learn.
