### The election, in words and pictures. No Markdown, except in the rules.

election-name = Election

## How far it is

election-title = { $title }
election-untitled = Election of the Porc Royal
election-progress-campaign = Candidates and promises
election-progress-call = Roll call: { $done } of { $voters }; the presider calls the next
election-progress-called = Roll call: { $done } of { $voters }; { $who } must vote
election-progress-sealed = Secret ballot open, { $voters } votes expected
election-progress-closing = Everybody has voted; about to close
election-progress-over = ♛ { $who }, Porc Royal
election-progress-nobody = A tie at the top: nobody is elected

## The tally

election-line-presides = Presiding: { $who }
election-line-candidate = { $who }: { election-governors }
election-line-lot = ↳ of which { $number } from { $who }
election-line-waiting = { $who } has not voted yet ({ election-governors })
election-line-sealed = { $who } holds { election-governors }
election-line-voted = { $who } → { $home }
election-line-abstained = { $who } abstains ({ election-governors })
election-line-votes = { $who }: { election-governors } ({ $votes ->
    [0] no vote
    [one] 1 vote
   *[other] { $votes } votes
})
election-line-unnamed = { $who }: the vote stays secret
election-line-banned = ✖ { $who } may receive no votes
election-note = { $number ->
    [0] holds no governor
   *[other] holds { election-governors }
}
election-picture-lot = { $who } { $number }
election-picture-votes = { $votes ->
    [0] no vote
    [one] 1 vote
   *[other] { $votes } votes
}
election-picture-none = no governor
election-picture-before = Nobody’s vote is known yet: the governors that each has
election-picture-candidates = Governors in front of each candidate
election-picture-others = The other votes

## Chance

election-chance-lot = a lot decides

## The options

election-option-ballot = Ballot
election-option-ballot-roll-call = roll call, aloud
election-option-ballot-sealed = secret, then all is published
election-option-ballot-tally = secret, only the tally is published
election-option-ballot-help = Roll call: in turn, for good. Secret: the close publishes who voted for whom, or the tally alone.
election-option-each = Governors each
election-option-each-1 = 1
election-option-each-2 = 2
election-option-each-3 = 3
election-option-each-5 = 5
election-option-each-10 = 10
election-option-each-help = How many votes everybody gets; the presider may set them one by one afterwards.
election-option-tie = In a tie
election-option-tie-order = the first seat at the table
election-option-tie-presider = the presider decides
election-option-tie-lot = a lot is drawn
election-option-tie-nobody = nobody is elected
election-option-tie-help = Who wins among several candidates in the lead.
election-option-abstention = Abstention
election-option-abstention-true = allowed
election-option-abstention-false = not allowed
election-option-abstention-help = Allowed: the absent abstain. Not allowed: they vote for themselves, else the presider, else the first candidate.
election-option-pile_or_own_governors = What losses fall on
election-option-pile_or_own_governors-pile = the pile in front, votes received included
election-option-pile_or_own_governors-own = one’s own governors, wherever they lie
election-option-pile_or_own_governors-help = What grows smaller when governors are taken from somebody.

## What the bot says otherwise here

election-lobby-intro = { $least } to { $most } voters; each of them may stand. Whoever opens the election presides.
election-lobby-privacy = Good to know: a secret vote goes through your direct messages or answers that only you see. The close publishes who voted for whom, and with how many governors; or the tally alone, if the election was opened so.
election-lobby-started = 🗳️ The election begins! Round the ballot box: { $players }.
election-result-title = The election is over!
election-result-winner = { $count ->
    [0] The throne stays empty.
   *[other] On the throne: { $who }!
}
election-end-lasted = { $length } from the opening to the close
election-result-there = The result, and what is published of the votes: { $where }
election-result-thanks = Thank you for voting!

## The rules in short

