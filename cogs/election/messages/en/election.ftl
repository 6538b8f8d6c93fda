### The election outside a game: opening, summons, result, reigns, export.

## Opening

elections-opened-ok = The election is open: everybody has been told, here and in private.
elections-summons = { $who } calls you to the vote: **{ $title }**. I will write when it is your turn to vote.
elections-summons-votes = { $number ->
    [0] You have no governor, but your vote counts for the coalitions.
    [one] You have 1 governor, which is 1 vote.
   *[other] You have { $number } governors, which are as many votes.
}
elections-summons-presides = You preside: `/election call`, `/election close`, and everything that cards do.

## What is wrong

elections-error-voters = An election needs { $least } to { $most } voters.
elections-error-twice = Somebody is named twice among the voters.
elections-error-bot = Bots do not vote. Not even me.
elections-error-governors = Give one number for all, or { $count } numbers: one for each voter, in order.
elections-error-candidate = I cannot find { $who } among the voters.
elections-error-name-voters = To say who presides, who stands or how many governors everybody has, name the voters as well.
elections-error-format = I can only write CSV and JSON.
elections-none = No election in this channel, neither under way nor over. Open one with `/election open`.

## Looking

elections-result-coalition = 🤝 Coalition: { $who }
elections-reigns = Reigns in { $where }
elections-reign = ♛ { $who } · { $when } · { $title } · { $number ->
    [0] no governor
    [one] 1 governor
   *[other] { $number } governors
}
elections-exported = { $table }: everything that anybody may know about it.
