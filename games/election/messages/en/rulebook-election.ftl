### The rules by their numbers. They are those of the election in Les Cochons de l’Espace, as far as one without the game needs them.

election-section-aim = What it is about
election-rule-c-59 = Each governor in front of you is one vote. Everybody starts with as many as the election has fixed, and the presider may change that for anybody before the vote.
election-rule-c-64 = Whoever has most governors in front at the close is elected Porc Royal. Ties go by the rule this election has chosen: the first seat, the presider’s word, a lot, or nobody at all.
election-rule-c-60 = One person presides: calls the voters, closes the vote, and carries out what is decided at the table. Whoever opens the election does so, with or without a vote of their own.
election-rule-r-98 = Governors are only counters: anybody may have as many as the presider gives, there is no limit of ten.
election-rule-r-98-why = The box of the game holds ten for each clan, but its text promises one for every acorn.

election-section-candidates = Candidates
election-rule-c-61 = Any voter may stand, unless the election has named its candidates. Speeches, promises and deals bind nobody.
election-rule-r-99 = You may stand or withdraw until the first vote, or until a secret ballot opens. If nobody stands everybody does; of named candidates one always remains.
election-rule-r-99-why = The rules of the game say that each player may stand, and not until when; a candidature after the first vote would come too late for that voter.
election-rule-r-107 = Before the first vote the presider may bar somebody, who may then neither stand nor receive votes and must vote for another. Somebody to vote for always remains.
election-rule-r-107-why = In the game a card does it; after a vote it would have to take back what was given.
election-rule-p-2 = A voter who is barred stays barred when the ballot is held again.

election-section-vote = The vote
election-rule-c-62 = You give all your governors to one candidate, or keep them by voting for yourself: no splitting. By roll call the vote is said aloud and never taken back; in a secret ballot you may change it until the close.
election-rule-r-100 = The presider names the next voter or the whole order, which may still change, and votes between any two others, but never while somebody is being asked.
election-rule-r-100-why = The rules of the game say before or after the others, never during, and their own example has the presider vote in the middle.
election-rule-x-15 = The presider may not vote during the vote, yet does so in the printed example: between two others is fine, while somebody is being asked is not.
election-rule-x-15-why = So rule and example both stand.
election-rule-r-101 = You may abstain where the election allows it; where it does not, everybody votes, even without a governor. Those who do not answer abstain or, where nobody may, vote for themselves, else for the presider, else for the first candidate.
election-rule-r-101-why = The game asks everybody for a vote; on its own, an election had better not speak for somebody who is away.
election-rule-r-24 = What the presider gives, takes or changes takes effect at once, in the order in which it comes, on the piles as they are then; a vote already given stays.
election-rule-r-24-why = The game says it of one card played by several at once; here it holds for everything.

election-section-piles = Governors given and taken
election-rule-c-63 = Cards played at the table, at any moment of the election, are carried out by the presider: governors given or taken, halves, a bar, a new ballot.
election-rule-r-102 = In front of each voter lies a pile: their own governors until they vote, and those received. What is taken comes from it, their own first, then in order of receipt; or, if the election says so, from their own alone.
election-rule-r-102-why = In the printed example governors given by others are lost, too; whose each is must be remembered, since a new ballot sends them home.
election-rule-r-103 = No pile ever falls below zero.
election-rule-r-104 = Governors gained after a vote follow that vote at once.
election-rule-r-104-why = They could neither stay behind, which would split the vote, nor change it.
election-rule-r-105 = Half of a pile is rounded up.
election-rule-r-105-why = Most cards of the game say so, and the one that does not is read like them.
election-rule-r-106 = Half of somebody’s pile may change sides: it becomes another voter’s, who keeps it until voting, or it goes in front of a candidate at once.
election-rule-r-106-why = The card says to play them as one likes, which for these governors lifts the ban on splitting.
election-rule-r-109 = The presider may annul the ballot: all votes are void, governors go home with what was gained and lost, somebody may lose half, and it begins again. Those barred stay barred.
election-rule-r-109-why = The card of the game only says that the election is held again and that somebody loses half.

election-section-close = The close and the result
election-rule-r-110 = After the last vote the presider waits for what is still to be played, and then closes. Closing earlier counts those not yet called as absent.
election-rule-r-110-why = The rules of the game allow cards after the vote, so the result needs a moment before it.
election-rule-r-111 = Where ties go by the order of seats, the first seat among those in the lead is elected.
election-rule-c-65 = Those who have voted for the same candidate form a coalition, which is told at the close.
election-rule-r-26 = A coalition goes by the last vote that counted, whether the candidate won or not; nobody is allied alone.
election-rule-r-26-why = The text of the game says the same Porc Royal once and the same candidate once; the second stands where coalitions are explained.

election-section-game = What only the game plays
election-rule-c-20 = Allies may trade cards.
election-rule-c-20-why = This election has no cards; at your own table a coalition may mean what you like.
election-rule-r-108 = A card may give somebody else the right to call the voters.
election-rule-r-108-why = Whoever presides calls here from the first vote to the last; there is no such card.
election-rule-p-3 = The Porcus have one governor more.
election-rule-p-3-why = There are no clans here; the presider may give a voter one more.
election-rule-x-16 = In the printed example of a vote one clan has four governors, then five.
election-rule-x-16-why = It is a clan’s own governor that is missing in the list, and there are no clans here.

election-section-questions = What the bot asks
election-rule-d-41 = The presider says who votes next; without an answer the last seat still to vote is called, the presider last of all.
election-rule-d-42 = Each voter is asked for a vote; without an answer it is an abstention where that is allowed, else a vote for oneself, the presider or the first candidate.
election-rule-d-43 = The presider may vote whenever nobody is being asked.
election-rule-d-46 = Once all have voted the presider is asked to close; without an answer time closes the vote.
election-rule-d-52 = You may give a vote in advance, secret until it is due, and decide a tie in advance if you preside.
