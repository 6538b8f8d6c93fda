### Questions, in the second person; `…-waiting` tells the others, after "Waiting for …", what is being done.

cosmic-ask-orders = At any time you may say what is done without asking you: what you cancel, which cards are played when their moment comes, where your ships go home to.
cosmic-ask-orders-pass = Change nothing
cosmic-do-orders = Without asking me →
cosmic-ask-orders-waiting = What is done without asking may be changed.
cosmic-ask-alien =
    Which alien do you keep? All are shown together; the other one stays your secret.
    { $alien }: { $power }
    { $other }: { $other_power }
cosmic-do-keep = Keep
cosmic-ask-alien-waiting = On the menu: an alien to be.
cosmic-ask-aliens =
    Which alien do you keep? All are shown together; the others stay your secret.
    { $number ->
    [3]
        { $alien }: { $power }
        { $other }: { $other_power }
        { $third }: { $third_power }
   *[4]
        { $alien }: { $power }
        { $other }: { $other_power }
        { $third }: { $third_power }
        { $fourth }: { $fourth_power }
    }
cosmic-ask-aliens-waiting = On the menu: an alien to be.
cosmic-ask-draft =
    Which alien do you take, in secret? What you leave goes on to { $next }; of the two that you take you keep one in the end.
    { $number ->
    [2]
        { $alien }: { $power }
        { $other }: { $other_power }
    [3]
        { $alien }: { $power }
        { $other }: { $other_power }
        { $third }: { $third_power }
   *[4]
        { $alien }: { $power }
        { $other }: { $other_power }
        { $third }: { $third_power }
        { $fourth }: { $fourth_power }
    }
cosmic-ask-draft-take = Take
cosmic-ask-draft-waiting = On the menu: an alien to take as they go round.
cosmic-ask-power = Your power { $alien } could be used now. Do you use it?
cosmic-do-use = Use it
cosmic-ask-power-pass = Not now
cosmic-ask-power-waiting = On the menu: a power to use, or not.
cosmic-moment-turn = The turn of { $who } begins.
cosmic-moment-begun = The encounter of { $who } begins; whom it meets is still open.
cosmic-moment-met = { $offense } attacks { $defense } at { $planet }: { $stage ->
        [1] before cards are chosen
        [2] cards are about to be chosen
        [3] the cards lie there, face down
        [4] the cards are revealed
       *[5] the outcome is known
    }.
cosmic-ask-answer = { $who } is about to use or play { $what }. Do you cancel that?
cosmic-against = It would cancel { $what } of { $other }.
cosmic-ask-answer-cancel = Cancel it →
cosmic-ask-answer-pass = Let it be
cosmic-ask-answer-wait = Let it be, and ask me again afterwards
cosmic-ask-answer-waiting = On the menu: whether to cancel what { $who } does.
cosmic-said-stands = What you have said at this gate stands, unless you ask to be asked again.
cosmic-ask-window = In the encounter of { $offense }, a card may be played now. Do you play one?
cosmic-do-play = Play →
cosmic-do-pass = Pass
cosmic-do-let = Pass, let all cards be
cosmic-ask-gate-alliances-use = Use your power
cosmic-ask-gate-revealed-use = Use your power
cosmic-do-spare = Do without your power
cosmic-stands-at = It stands at { $offense } to { $defense }, offense first{ $lower ->
    [1] , and the lower total wins
   *[0] { "" }
}.
cosmic-gate-sides = { $offense } attacks { $defense } at { $planet }, with { $attackers ->
    [one] 1 ship
   *[other] { $attackers } ships
} against { $defenders }.
cosmic-gate-allies = Allied with { $who }: { $seats }.
cosmic-may-use = Your power { $alien } may be used before the next gate: say so here and you are not asked again, unless something happens before.
cosmic-zap-ahead = You hold { $cards }. You are not asked: only powers named under “Without asking me” are cancelled{ $number ->
    [0] .
   *[other] : { $aliens }.
}
cosmic-do-offer = Make an offer →
cosmic-ask-window-waiting = On the menu: a card to play, or not (offense: { $offense }).
cosmic-ask-gate-start = The encounter of { $offense } begins, and destiny is known. Do you play a card now, or lay one ready for what comes before alliances?
cosmic-ask-gate-start-play = Play or lay ready →
cosmic-ask-gate-start-waiting = On the menu: cards at the start (offense: { $offense }).
cosmic-ask-gate-alliances = In the encounter of { $offense }, alliances are formed. Do you play a card now, or lay one ready for the choice of cards?
cosmic-ask-gate-alliances-play = Play or lay ready →
cosmic-ask-gate-alliances-card = Choose your card for the encounter →
cosmic-ask-gate-alliances-waiting = On the menu: cards, alliances formed (offense: { $offense }).
cosmic-ask-gate-revealed = In the encounter of { $offense }, the cards are revealed. Do you play a card, lay one ready for the outcome, or bid reinforcements in secret? If it comes out as it stands now, you are not asked again.
cosmic-ask-gate-revealed-play = Play or lay ready →
cosmic-ask-gate-revealed-bid = Bid reinforcements →
cosmic-ask-gate-revealed-waiting = On the menu: cards after the reveal (offense: { $offense }).
cosmic-ask-gate-resolution = In the encounter of { $offense }, the outcome is known. Do you play a card now, or lay one ready for what follows?
cosmic-ask-gate-resolution-play = Play or lay ready →
cosmic-do-reward = Say what your reward is →
cosmic-ask-gate-resolution-waiting = On the menu: cards at the outcome (offense: { $offense }).
cosmic-ask-launch = { $how ->
    [1] Destiny points at { $who }. Choose a planet to attack, and the ships that go.
    [2] Destiny points at yourself: drive somebody out of your own system, settle an empty planet of yours, or draw again, whichever is there to be done.
    [4] Destiny names the system of { $who }. Choose any base there, and the ships that go.
    [5] The destiny card is ignored. Choose any base of anybody else, in any system, and the ships that go.
   *[3] Destiny lets you choose whom to meet. Choose a planet of anybody else, and the ships that go.
}
cosmic-do-launch = Launch →
cosmic-do-refound = Settle an empty planet of mine →
cosmic-do-redraw = Draw again
cosmic-ask-launch-waiting = On the menu: a launch.
cosmic-ask-invite = You are the { $stance } at { $planet }. Whom do you invite to help?
cosmic-ask-invite-invite = Invite →
cosmic-ask-invite-pass = Nobody
cosmic-ask-invite-waiting = On the menu: invitations.
cosmic-ask-ally = { $offense } attacks { $defense } at { $planet }. { $ahead ->
    [1] You may be invited
   *[0] You may join
}; say with which ships, and if you like on what condition.
cosmic-ask-ally-ally = Join →
cosmic-ask-ally-pass = Stay out of it
cosmic-ask-ally-wait = See first who is invited
cosmic-ask-ally-waiting = On the menu: alliances ({ $offense } attacks { $defense }).
cosmic-ask-card = You are the { $stance } at { $planet }; ships of the offense: { $offense }, of the defense: { $defense }.{ $lower ->
    [1] { " " }The lower total wins.
   *[0] { "" }
}{ $kickers ->
    [0] {""}
    [1] {" "}You have announced a kicker.
    [2] {" "}The other side has announced a kicker.
   *[3] {" "}Both sides have announced a kicker.
} Which card do you put down?
cosmic-lays = A power has you put down { $number } encounter cards instead of one.
cosmic-ask-card-card = Put down →
cosmic-ask-card-waiting = On the menu: an encounter card, face down.
cosmic-ask-kicker = You are the { $stance } at { $planet }.{ $kickers ->
    [0] {""}
   *[2] {" "}The other side has announced a kicker.
} Do you announce a kicker, before cards are chosen?
cosmic-ask-kicker-announce = Announce a kicker →
cosmic-ask-kicker-pass = None
cosmic-ask-kicker-waiting = On the menu: a kicker, or not.
cosmic-ask-reinforce = { cosmic-stands-at } Do you play reinforcements, for either side?
cosmic-ask-reinforce-reinforce = Reinforce →
cosmic-ask-reinforce-waiting = On the menu: reinforcements, or not.
cosmic-ask-reward = { $number ->
    [one] One reward
   *[other] { $number } rewards
} for you: how many ships from the warp? The rest are cards.
cosmic-ask-reward-reward = Take them
cosmic-ask-reward-waiting = On the menu: rewards.
cosmic-ask-deal = Two negotiates: deal with { $other }. Cards, a colony, nothing else counts. If it fails, each of you loses three ships.
cosmic-ask-deal-accept = Accept the offer
cosmic-ask-deal-refuse = Refuse to deal
cosmic-ask-deal-waiting = On the menu: a deal with { $other }.
cosmic-ask-whole-deal = What two of you have agreed is one offer now, to all three. Do you accept it? If one of you refuses, each of you loses three ships.
cosmic-ask-whole-deal-accept = Accept all of it
cosmic-ask-whole-deal-refuse = Refuse it
cosmic-ask-whole-deal-waiting = On the menu: a deal of three.
cosmic-ask-home = { $number ->
    [one] A ship of yours goes
   *[other] { $number } of your ships go
} home. To which of your colonies?
cosmic-ask-home-home = Send them →
cosmic-ask-home-lot = Some to one colony →
cosmic-ask-home-pass = Spread the rest as ordered
cosmic-ask-home-waiting = On the menu: ships that go home.
cosmic-ask-last-cards = You have no encounter card: your hand is shown and replaced. Do you play one of these cards first?
cosmic-ask-last-cards-pass = Discard them all
cosmic-ask-last-cards-waiting = On the menu: last cards before a new hand.
cosmic-ask-choose-seat = { $what }
cosmic-ask-choose-seat-seat = Choose →
cosmic-ask-choose-seat-pass = None
cosmic-ask-choose-seat-waiting = On the menu: a choice.
cosmic-ask-choose-alien = { $what }
cosmic-ask-choose-alien-choose = Choose →
cosmic-ask-choose-alien-waiting = On the menu: a choice.
cosmic-ask-choose-card = { $what }
cosmic-ask-choose-card-card = Choose →
cosmic-ask-choose-card-pass = None
cosmic-ask-choose-card-waiting = On the menu: a choice.
cosmic-ask-choose-number = { $what }
cosmic-ask-choose-number-number = Choose →
cosmic-ask-choose-number-pass = None
cosmic-ask-choose-number-waiting = On the menu: a choice.
cosmic-ask-choose-yes = { $what }
cosmic-ask-choose-yes-yes = Yes
cosmic-ask-choose-yes-pass = No
cosmic-ask-choose-yes-waiting = On the menu: a choice.
cosmic-ask-choose-ships = { $what }
cosmic-owes = { $by }: { $number ->
    [one] exactly 1 ship of yours. You say which.
   *[other] exactly { $number } ships of yours. You say which.
}
cosmic-exactly = { $number } of them, no more and no fewer.
cosmic-owes-cards = { $by }: { $number ->
    [one] exactly 1 card of yours. You say which.
   *[other] exactly { $number } cards of yours. You say which.
}
cosmic-founders = As agreed: { $number ->
    [one] exactly 1 ship of yours lands on { $planet }. You say which.
   *[other] exactly { $number } ships of yours land on { $planet }. You say which.
}
cosmic-loss-deal = The deal has failed
cosmic-loss-plague = Plague
cosmic-loss-rift-lose = A rift detonates
cosmic-loss-omni-zap-pay = The price of an Omni-Zap
cosmic-do-ships = Choose →
cosmic-ask-choose-ships-pass = None
cosmic-ask-choose-ships-waiting = On the menu: a choice.
cosmic-ask-choose-planet = { $what }
cosmic-ask-choose-planet-planet = Choose →
cosmic-ask-choose-planet-pass = None
cosmic-ask-choose-planet-waiting = On the menu: a choice.
