### What happens in an election.

election-governors = { $number ->
    [0] no governor
    [one] { $number } governor
   *[other] { $number } governors
}

## The opening

election-opened = 🗳️ **{ $title }** · { $voters ->
    [one] { $voters } voter
   *[other] { $voters } voters
}, { $governors ->
    [0] no governor
    [one] { $governors } governor
   *[other] { $governors } governors
} at stake. { $who } presides.
election-opened-untitled = 🗳️ Time to vote: { $voters ->
    [one] { $voters } voter
   *[other] { $voters } voters
}, { $governors ->
    [0] no governor
    [one] { $governors } governor
   *[other] { $governors } governors
} at stake. { $who } presides.
election-candidates = Candidates: { $who }.
election-open-candidacy = Who stands? Any voter may, with `/election stand`; if nobody does, every voter is a candidate.
election-ballot-open = 🤫 The secret ballot is open: { $voters ->
    [one] { $voters } vote expected
   *[other] { $voters } votes expected
}. Candidates: { $who }. A vote may be changed until the close, and until then nobody knows who has voted; at the count, everybody sees who voted for whom.
election-ballot-open-nameless = 🤫 The secret ballot is open: { $voters ->
    [one] { $voters } vote expected
   *[other] { $voters } votes expected
}. Candidates: { $who }. A vote may be changed until the close, and nobody knows who has voted. Only the tally is published: nobody ever reads here who voted for whom, and no coalition comes of it.

## Candidates

election-stood = ✋ { $who } stands.
election-withdrew = { $who } withdraws.
election-banned = ⛔ { $who } may neither stand nor receive votes, and must vote for somebody else.

## Governors

election-allotted = { $who } now has { election-governors }.
election-gave = ➕ { $who } gains { election-governors }.
election-gave-on = ➕ { $who } gains { election-governors }, which { $number ->
    [one] follows the vote and goes
   *[other] follow the vote and go
} to { $home }.
election-took = ➖ The pile of { $who } loses { election-governors }.
election-stole = 🫳 { $number ->
    [0] There is nothing to take from { $target }: { $who } puts nothing in front of { $home }.
    [one] { $number } governor from the pile of { $target } passes to { $who }, and is put in front of { $home }.
   *[other] { $number } governors from the pile of { $target } pass to { $who }, and are put in front of { $home }.
}

## The vote

election-called = 📣 { $who }, who gets your vote?
election-ordered = Order of the call: { $who }.
election-voted = 🗳️ { $who } votes for { $home } ({ election-governors }).
election-kept = 🗳️ { $who } votes for themselves ({ election-governors }).
election-abstained = { $who } abstains.
election-counted = 📬 The ballot is closed. The count:
election-pile = **{ $number }** · { $who }
election-tallied = **{ $number }** · { $who } ({ $votes ->
    [0] no vote
    [one] 1 vote
   *[other] { $votes } votes
})
election-uncast = { $number ->
    [0] Nobody abstained
    [one] 1 abstention
   *[other] { $number } abstentions
}; governors in front of nobody: { $left }.
election-annulled = 💥 The ballot is annulled! All governors go home, and everything starts again.
election-annulled-half = 💥 The ballot is annulled! All governors go home, { $who } loses { $number }, and everything starts again.

## The result

election-tied = ⚖️ A tie at { $number } between { $who }.
election-tie-order = By the rule of this election the one who sits first at the table wins a tie.
election-tie-lot = 🎲 The lot falls on { $who }.
election-tie-decided = { $who } decides: { $home } it is.
election-coalition = 🤝 Coalition behind { $home }: { $who }.
election-won = ♛ Long live the Porc Royal! { $who } wins { $number ->
    [0] without a single governor
    [one] with 1 governor
   *[other] with { $number } governors
}.
election-nobody = A tie at { $number }: nobody is elected.

# What is told of it in the end.

election-highlight-stands = { election-governors }
election-highlight-turn = After the vote of { $by } nobody caught up with { $who } any more.
