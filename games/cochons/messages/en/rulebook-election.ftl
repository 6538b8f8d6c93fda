### The rules by their numbers: the election of the Porc Royal.

cochons-section-royal = The Porc Royal
cochons-rule-c-60 = The Porc Royal leads the turn: gives out the colonists, places and moves the monsters, and presides over the vote. Good manners ask for “Porc Royal” or “Votre Grosseur”.
cochons-rule-r-112 = The Porc Royal’s office lasts from one result to the next: whoever is elected at the end of a turn serves in the following one.
cochons-rule-r-95 = From turn 2 on there is always a Porc Royal, even one without a vote or a pig left. If they do not answer in time the bot plays for them, mildly; on turn 1 the first player stands in.
cochons-rule-r-95-why = The text has the Porc Royal act in every turn and does not foresee one who is out, or away.
cochons-rule-r-113 = The bot applies the rules, so there are no doubtful cases for the Porc Royal to settle.
cochons-rule-r-113-why = The text makes the Porc Royal the judge; but judging one’s own cards would be judging oneself, and deadlines and manners are the table’s affair.

cochons-section-ballot = Candidates and votes
cochons-rule-c-59 = Each acorn produced gives one governor, and each governor is one vote in this turn’s election.
cochons-rule-r-98 = Governors are counted afresh each turn, one for each acorn, and go home once the vote is over. There may be more than ten, unless the table keeps to the ten of the box.
cochons-rule-r-98-why = The box has ten for each clan, but the text promises one for each marker, and they are only counters.
cochons-rule-c-61 = Anybody may stand for Porc Royal. Make speeches, promises and deals as you please: nothing binds you. The vote begins when everybody is ready.
cochons-rule-r-99 = You may stand or withdraw until the first vote; whoever says nothing is a candidate, unless the table wants candidates to come forward. If nobody stands, everybody who may does.
cochons-rule-r-99-why = The text says that each player may stand, not when or how; asking to withdraw rather than to stand takes fewer words by chat.
cochons-rule-c-62 = You give all your governors to one candidate, or keep them by voting for yourself; they are never split and a vote is never taken back. Voters are called aloud, one by one; at a table with secret ballots, all vote at once.
cochons-rule-r-100 = The Porc Royal (the first player on turn 1) names the next voter, or a whole order that may still change, and may vote between any two others, but never while somebody is being asked.
cochons-rule-r-100-why = The text has the Porc Royal vote before or after the others, never during, but in its example they vote third of five.
cochons-rule-r-101 = Nobody abstains, not even without a single governor: the vote still decides who your allies are.
cochons-rule-r-101-why = The text asks everybody for a vote and never mentions keeping out.

cochons-section-intrigues = Cards in the election
cochons-rule-c-63 = Election cards may be played at any moment of the election: while candidates talk, before, amid or after the vote. With secret ballots none is played while they are being filled in.
cochons-rule-r-102 = In front of each player lies a pile: their own governors until they vote, and those received. A card that takes governors takes from that pile, the owner’s first, then in order of receipt (at some tables, from the owner’s alone).
cochons-rule-r-102-why = In the printed example a card robs the Porc Royal of governors that others had given; whose each is must be remembered, for a new ballot sends them home.
cochons-rule-r-103 = A pile never falls below zero: a card takes only what is there.
cochons-rule-r-104 = Governors that you gain after voting follow your vote at once.
cochons-rule-r-104-why = Votes may be neither split nor taken back, so they cannot stay behind in front of you.
cochons-rule-r-105 = Halves are always rounded up.
cochons-rule-r-105-why = Most cards say so; Erreur de vote does not, and is read like the others.
cochons-rule-r-106 = Erreur de vote makes half of somebody’s pile yours. Before you have voted you may keep it with your own or give it to any candidate; afterwards it goes to a candidate, whom you choose.
cochons-rule-r-106-why = The card says to play them as you like, which for these governors lifts the ban on splitting a vote.
cochons-rule-r-107 = Délit de Sale Gueule is played before the first vote of a ballot. Its victim may neither stand nor receive a vote and must vote for somebody else; one person to vote for always remains.
cochons-rule-r-107-why = Later it would have to take back votes already given; the Porcus’ power, its twin, must be announced before the vote.
cochons-rule-r-108 = Whoever plays Maître de séance decides the order of the votes still to come; the Porc Royal keeps the moment of their own vote, and all other duties.
cochons-rule-r-108-why = The card speaks of the order of voting and of nothing else.
cochons-rule-r-109 = Rififi voids all votes: governors go home with what was gained and lost, then its target loses half of theirs, and candidatures, talks and ballot begin again. Bans stand, and cards that were played are gone.
cochons-rule-r-109-why = The card says that the election is held again and somebody loses half; it does not say what becomes of all that came before.
cochons-rule-r-110 = After the last vote and before the result everybody may play one more card; each card opens that moment again, until nobody plays.
cochons-rule-r-110-why = The text allows cards after the vote; without a fixed moment for it, the fastest would decide.

cochons-section-result = The result
cochons-rule-c-64 = Whoever has most governors in front of them is the new Porc Royal. In a tie it is the nearest to the first player in the order of the turn that ends.
cochons-rule-r-111 = Ties, even without a single vote, go to the candidate nearest the first player in the order of this turn.
