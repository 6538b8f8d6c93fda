### Production, the election of the Porc Royal, the end of the turn. The Porc Royal is addressed as "Your Grossness".

# How many governors, with the variables of the sentence around.
cochons-governors-counted = { $number ->
    [0] no governor
    [one] 1 governor
   *[other] { $number } governors
}
cochons-governors-pile = { $pile ->
    [0] no governor
    [one] 1 governor
   *[other] { $pile } governors
}

## Production and governors (4A, 4B)

cochons-produced-secretly = { $who } produces: red { $red }, yellow { $yellow }, blue { $blue }.
cochons-recipe-shown = 📜 The Sacred Recipe of { $who }: red { $red }, yellow { $yellow }, blue { $blue }.
cochons-recipe-unclaimed = 📜 A Sacred Recipe that nobody had: red { $red }, yellow { $yellow }, blue { $blue }.
cochons-governors = { $number ->
    [0] { $who } has no governor to line up.
   *[other] { $who } lines up { cochons-governors-counted }.
}

## Candidacies and negotiations (4C)

cochons-senate-sits = 🏛️ **The Pig Senate sits.** { $who } presides. { $standing ->
    [0] Nobody stands yet; if that lasts, everybody will.
   *[other] Standing: { $candidates }.
} Speeches, promises and betrayals are open; the vote begins as soon as everybody is ready.
cochons-stands = { $who } stands before the Senate.
cochons-withdraws = { $who } withdraws from the race.
cochons-banned = 🚫 { $who } may neither stand nor receive a single vote, and will have to vote for somebody else.
cochons-standing = { $standing ->
    [0] Nobody stands any more; if that lasts, everybody will.
   *[other] Standing now: { $candidates }.
}
cochons-nobody-stands = Nobody stands? Then everybody is a candidate, like it or not.
cochons-candidates = 🗳️ To the vote! Standing: { $candidates }.

cochons-ask-ready = { $caller } presides; the vote begins as soon as everybody is ready. { $standing ->
    [0] Nobody stands yet; if that lasts, everybody will.
   *[other] Standing: { $candidates }.
} Negotiate, promise, lie; you may stand, withdraw or play a card while it lasts.
cochons-ask-ready-pass = Ready to vote
cochons-ask-ready-waiting = On the menu: negotiations and candidacies.

cochons-tally-title = The Pig Senate, turn { $turn }
cochons-tally-caller = { $done ->
    [0] { $who } presides · before the first vote
    [one] { $who } presides · { $done } of { $voters } has voted
   *[other] { $who } presides · { $done } of { $voters } have voted
}
cochons-tally-sealed = { $who } presides · secret ballots
cochons-talks-title = Negotiations, turn { $turn }
cochons-talks-invite = 💬 Until the vote the floor is open: speeches, promises and bargains, here or in the thread.

## The vote (4C)

cochons-ask-call = { $reigns ->
    [yes] Your Grossness, { $left } snouts are waiting to vote.
   *[no] You run the vote: { $left } snouts are waiting to vote.
} Who is next? One name, or the whole order at once.
cochons-ask-call-call = Call →
cochons-ask-call-order = Set the whole order
cochons-ask-call-waiting = On the menu: who votes next.
cochons-called = 📣 { $who } sets the order of the vote: { $voters }.
cochons-claims-next-vote = { $reigns ->
    [yes] { $who } (“Your Grossness” to you) clears a royal throat
   *[no] { $who } clears a throat
}: the next vote is theirs.
cochons-chairs = { $who } settles into the Porc Royal’s chair and runs the vote instead.
cochons-ask-vote = Who gets your votes ({ cochons-governors-counted })? It is final: a vote is never taken back.
cochons-do-vote = Vote →
cochons-ask-vote-waiting = On the menu: a vote, out loud.
cochons-ask-sealed-vote = Slip your vote into the ballot box: who gets your votes ({ cochons-governors-counted })? At the count, everybody sees who voted for whom.
cochons-ask-sealed-vote-waiting = On the menu: the secret ballots.
cochons-ask-tally-vote = Slip your vote into the ballot box: who gets your votes ({ cochons-governors-counted })? Only the tally will be published: nobody sees who voted for whom, nobody is allied, and no card comes after it.
cochons-ask-tally-vote-waiting = On the menu: the secret ballots.
cochons-tallied = 🗳️ In front of { $who }: { cochons-governors-counted }, by { $votes ->
    [0] no vote.
    [one] 1 vote.
   *[other] { $votes } votes.
}
cochons-tally-left = In front of those who do not stand: { cochons-governors-counted }.
cochons-voted = 🗳️ { $who } votes for { $candidate } ({ cochons-governors-counted }). In front of { $candidate }: { cochons-governors-pile }.
cochons-voted-for-self = 🗳️ { $who } votes for… that very same snout. In front of { $who }: { cochons-governors-pile }.
cochons-ask-closing = Everybody has voted. In the lead: { $who } ({ cochons-governors-counted }){ $level ->
    [0] {""}
   *[other] , level with { $rivals } and before them in the play order
}. One last card before the result?
cochons-ask-closing-pass = Pass this once
cochons-ask-closing-pass-phase = Nothing more until the result
cochons-ask-closing-waiting = On the menu: one last card before the result.
cochons-elected = 👑 { $who } becomes Porc Royal { $number ->
    [0] without a single governor
    [one] with 1 governor
   *[other] with { $number } governors
}! Bow your snouts, and say “Your Grossness”.
cochons-elected-again = 👑 { $who } keeps the throne { $number ->
    [0] without a single governor
    [one] with 1 governor
   *[other] with { $number } governors
}. Long live that belly!

## What cards do to governors

cochons-card-played = 🃏 { $who } plays { $card }.
cochons-governors-gained = { $number ->
    [0] { $who } receives no governor.
    [one] { $who } receives 1 governor.
   *[other] { $who } receives { $number } governors.
} In front of { $home }: { cochons-governors-pile }.
cochons-governors-lost = { $number ->
    [0] { $pile ->
        [0] { $who } had nothing to lose.
       *[other] { $who } loses no governor.
    }
    [one] { $who } loses 1 governor and is left with { cochons-governors-pile }.
   *[other] { $who } loses { $number } governors and is left with { cochons-governors-pile }.
}
cochons-governors-changed-sides = { $number ->
    [0] Among the governors of { $victim }, nobody mistakes one trotter for the other: { $who } leaves with nothing.
    [one] Among the governors of { $victim }, 1 raises the wrong trotter: { $who } puts it in front of { $towards }, who now has { cochons-governors-pile }.
   *[other] Among the governors of { $victim }, { $number } raise the wrong trotter: { $who } puts them in front of { $towards }, who now has { cochons-governors-pile }.
}
cochons-smuggled-beer = 🎲 { $die }: { $die ->
    [1] the beer has gone off. What a smell!
    [2] the beer has gone off. What a smell!
    [3] the beer has gone off. What a smell!
   *[other] a thundering brew, and friends come running.
}
cochons-ballot-again = 🥊 A brawl around the ballot box! The vote is void, everybody takes their governors back, and it all begins again: candidacies, talk, vote.
cochons-assassins = 🗡️ Power of the Phacochérus: { $who } sends assassins to { $victim } (🎲 { $die }).
cochons-porcus-ban = 🍺 Power of the Porcus: { $who } denounces { $victim } before the Senate.

## End of the turn

cochons-lent-back = The Emperor takes back { $number ->
    [one] the Gros Gruik
   *[other] the { $number } Gros Gruiks
} he had lent to { $who }.
cochons-allies = 🤝 Coalition until the end of the next turn: { $allies }. Allies may trade cards.
cochons-no-allies = No coalition this time: no two votes went to the same person.{ $turn ->
    [0] {""}
   *[other] {" "}No card is traded before turn { $turn }.
}
cochons-no-names = Only the tally is published here: nobody is allied, and no cards are traded.

## Trades between allies

cochons-trade-offered = { $who } offers { $ally } { $number ->
    [one] { $cards }, for one card.
   *[other] { $number } cards, for as many: { $cards }.
}
cochons-trade-off = The trade that { $who } offered { $ally } ({ $number ->
    [one] 1 card
   *[other] { $number } cards
}) is off.
cochons-traded = 🤝 { $who } and { $ally } trade { $number ->
    [one] one card for one card.
   *[other] { $number } cards for { $number }.
}
cochons-traded-cards = Trade done with { $who } ({ $number } for { $number }). You give { $given }; you get { $cards }.
cochons-refused-not-as-many = A trade is even: it takes { $number ->
    [one] 1 card, neither more nor less.
   *[other] { $number } cards, neither more nor less.
}
cochons-refused-trade-complete-only = Cards are traded in the complete game only, between allies.
cochons-refused-trade-not-in-secret = No trade at this very moment, while a secret choice is being made. It is possible again right after.
cochons-refused-trade-no-ally = You have no ally to trade with: allies are those who voted for the same candidate in the last election. { $turn ->
    [0] There will be no more trading: this turn is the last.
   *[other] This turn’s election will say who may trade during turn { $turn }, to the end of the election that closes it.
}
cochons-refused-trade-no-names = At this table only the tally of votes is published, so nobody is allied and cards are never traded.
cochons-refused-committed = { $card } is part of your sealed answer. Change that answer first, then the card is free again.
cochons-refused-pledged = You have offered { $card } to an ally. Take the offer back first, then you may use the card here.

## Princess Piga

cochons-piga-looks = 💘 Princess Piga flutters about { $victim }, and { $who } reads the whole hand.
cochons-piga-seen = { $number ->
    [0] The hand of { $who } is empty.
    [one] In the hand of { $who }, 1 card: { $cards }.
   *[other] In the hand of { $who }, { $number } cards: { $cards }.
}
cochons-ask-piga = { $who } is under the spell. Take { $number ->
    [one] 1 card for 1 of yours, as there is no more to swap,
   *[other] { $number } cards for { $number } of yours, as many as the card swaps,
} or nothing at all. The hand: { $cards }.
cochons-ask-piga-pass = Take nothing
cochons-ask-piga-swap = Swap cards
cochons-ask-piga-waiting = On the menu: a princess and some cards.
cochons-piga-took = { $who } swaps { $number ->
    [one] 1 card
   *[other] { $number } cards
} with { $victim }, who sighs happily.
cochons-piga-left-all = { $who } gives the hand back to { $victim } untouched.
cochons-piga-cards = The princess came by ({ $number } for { $number }, with { $who }). You give { $given }; you get { $cards }.

## What free actions, cards and fields are called

cochons-deed-play = Play →
cochons-deed-stand = Stand for election
cochons-deed-withdraw = Withdraw from the race
cochons-deed-reorder = Change the order of votes
cochons-deed-claim = Vote right after
cochons-deed-offer = Offer a trade
cochons-deed-offer-form = You name an ally, and the cards that you would give. If they accept, they give as many back, of their own choice. Until then nothing changes hands.
cochons-deed-accept = Accept a trade
cochons-deed-accept-form = You get the cards that your ally has offered, and give as many back, of your own choice.
cochons-deed-refuse = Refuse the trade →
cochons-deed-take-back = Take back my offer →
cochons-deed-porcus-ban = Power: denounce →
cochons-deed-phacocherus-assassins = Power: assassinate →

cochons-card-baron-harkonono = Baron Harkonono, neveu de Groin Groin
cochons-card-combinat-des-honnetes-cochons = Le Combinat des Honnêtes Cochons (the trust)
cochons-card-delit-de-sale-gueule = Délit de Sale Gueule (ugly mug)
cochons-card-erreur-de-vote = Erreur de vote (voting slip)
cochons-card-glandenbourg-de-contrebande = Glandenbourg de contrebande (smuggled)
cochons-card-maitre-de-seance = Maître de séance (chairman)
cochons-card-mentoto = Les Mentoto
cochons-card-muado-dibo = Muado Dibo
cochons-card-pionce-au-senat-porc = Pionce au Sénat Porc (nap)
cochons-card-reverende-mere-buena-larda = Révérende Mère Buena Larda
cochons-card-rififi-au-senat-porc = Rififi au Sénat Porc (brawl)
cochons-card-seduction-de-la-princesse-piga = Séduction de la princesse Piga

cochons-effect-baron-harkonono = At the election: the Emperor’s nephew miscounts, and always in your favour. +2 governors.
cochons-effect-combinat-des-honnetes-cochons = At the election: these honest traders find you even more honest than themselves. +1 governor.
cochons-effect-delit-de-sale-gueule = At the election, before the first vote: somebody may neither stand nor receive votes, and must give theirs to another.
cochons-effect-erreur-de-vote = At the election: half of somebody’s governors (rounded up) raise the wrong trotter. You place them.
cochons-effect-glandenbourg-de-contrebande = At the election, a die: 1 to 3, half of your pile (rounded up) dies of the brew; 4 to 6, it grows by as much.
cochons-effect-maitre-de-seance = At the election, while votes are left: you set their order instead of the Porc Royal.
cochons-effect-mentoto = At the election: their figures prove you right, to the third decimal. +1 governor.
cochons-effect-muado-dibo = At the election: the beloved godson gives you a very blue wink. +1 governor.
cochons-effect-pionce-au-senat-porc = At the election: two governors of the pile you choose snore, and count no more.
cochons-effect-reverende-mere-buena-larda = At the election: she whispers your name into the Emperor’s ear. +2 governors.
cochons-effect-rififi-au-senat-porc = From the first vote on: the whole ballot begins again, and somebody loses half of their governors (rounded up).
cochons-effect-seduction-de-la-princesse-piga = At any time: read somebody’s hand, then swap 2 of your cards for 2 of theirs, or nothing.

cochons-field-target = target
cochons-field-towards = in front of whom
cochons-field-for = for whom
cochons-field-voter = who votes
cochons-field-order = voters
cochons-field-ally = ally
cochons-field-give = cards given
cochons-field-take = cards taken

cochons-chance-smuggled-beer = the die of the smuggled beer
cochons-chance-assassins = the assassins’ die

cochons-step-play = a card played
cochons-step-candidates = candidacies and negotiations
cochons-step-call = calling the voters
cochons-step-voting = election
cochons-step-roll_call = vote by roll call
cochons-step-sealed_ballot = vote by secret ballot
cochons-step-closing = last cards
cochons-step-smuggled_beer = smuggled beer
cochons-step-seduction = seduction
cochons-step-assassins = assassins

## The rules in short, complete game: the election

