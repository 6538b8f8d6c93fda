### The rules by number: expansions together, and how it is played by chat.

## Expansions together

cosmic-section-together = Expansions together
cosmic-rule-x-1 = Every planetoid in play has an envelope, which travels with it, and at the beginning cards may be hidden there too.
cosmic-rule-x-1-why = Each planet has an envelope, and a planetoid is a planet in every way.
cosmic-rule-x-2 = An encounter begins with the exposure die; then planetoids move, and then comes the regroup.
cosmic-rule-x-2-why = Both happen at the very beginning; so The Piggy is shown where it has been lying, before its planet moves on.
cosmic-rule-x-3 = If a planetoid is destroyed with cards under it they are discarded, and The Piggy falls on the table for all to fight for.
cosmic-rule-x-3-why = Otherwise the one card that wins could be lost for good. Aliens that destroy planets are kept out, planetoids that come home are not.
cosmic-rule-x-4 = The envelope of a planetoid belongs to the system in which the planetoid is when the game ends.
cosmic-rule-x-4-why = A planetoid is a planet of the system where it is at the moment.
cosmic-rule-x-5 = A ship on a planetoid in your own system is a ship at home, and enough to win with The Piggy.
cosmic-rule-x-5-why = One token in the home system is asked for, on whichever of its planets.
cosmic-rule-x-6 = Markers mean nothing for winning here, since colonies win nothing, but still limit how many planetoids are created. Colonies on planetoids are bases like others.
cosmic-rule-x-6-why = One expansion counts colonies to win and the other does away with that; the rest of the markers’ rule stands by itself.
cosmic-rule-x-7 = Ships that ride on a planetoid do not land, so nobody opens an envelope for it.
cosmic-rule-x-7-why = To land is something a main player does in an encounter.
cosmic-rule-x-8 = Attacks with two values, intimidates and kickers count as they are, and very low numbers are very strong here.
cosmic-rule-x-8-why = They were made for the higher total; the authors of Cosmic Pig reckon with attacks below nought, so low ones are no mistake.
cosmic-rule-x-9 = Virus is dealt if the reward cards of Incursion are in the game, for some attacks there are below nought. The intimidate of minus nine alone is not enough.
cosmic-rule-x-9-why = The rule asks for negative attack cards, and an intimidate is not an attack card.
cosmic-rule-x-10 = If the defense retreats with The Piggy in hand its ships stay, and The Piggy goes to the winner.
cosmic-rule-x-10-why = Retreating saves ships, and it is still a defeat.
cosmic-rule-x-11 = A colony that a rift founds is no landing of a main player: its envelope stays closed.
cosmic-rule-x-11-why = It comes of a card and not of an encounter.
cosmic-rule-x-12 = A cosmic quake does not touch envelopes.
cosmic-rule-x-12-why = Hands are discarded, and what is hidden is in no hand.
cosmic-rule-x-13 = A zap that makes the holder of The Piggy discard the hand makes The Piggy fall.
cosmic-rule-x-13-why = It is a whole hand that is discarded, whoever wanted it.
cosmic-rule-x-14 = Finder may name The Piggy. It is then looked for in all hands, and in no envelope; if somebody holds it, it is yours.
cosmic-rule-x-14-why = The card searches one hand, but the authors say that it finds The Piggy if it is in somebody else’s hand.
cosmic-rule-x-15 = There is no limit of the gate here, and a flagship takes three off its side’s total. Two special ships of one player may still not be sent together.
cosmic-rule-x-15-why = It helps its side, and here helping means less; any number of ships does not speak of which.
cosmic-rule-x-16 = Reward cards may be put into envelopes. Their backs can be seen in a hand only.
cosmic-rule-x-16-why = Any card may be hidden, and an envelope hides the back as well.
cosmic-rule-x-17 = A rift that founds a colony where there is none may do so on an empty planetoid, in any system.
cosmic-rule-x-17-why = A planetoid is a planet in every way.
cosmic-rule-x-18 = A special ship on a planetoid that is destroyed goes to the warp, and is charged again when it comes back.
cosmic-rule-x-18-why = It is a ship like those beside it.
cosmic-rule-x-19 = Tourist’s liner is neither a planet nor a planetoid, and goes its own way.
cosmic-rule-x-19-why = Both wander between systems, but ships aboard are on no colony.
cosmic-rule-x-20 = Rebirth settles empty planetoids in the chosen player’s system too.
cosmic-rule-x-20-why = The authors of planetoids name that very card.
cosmic-rule-x-21 = Aliens that need a deck or cards not in play would not be dealt.
cosmic-rule-x-21-why = No alien that is dealt here needs any.

## What the bot decides

cosmic-section-by-chat = What the bot decides
cosmic-rule-bot-1 = At gates all get the same question, whatever they hold: with destiny turned up, with alliances formed, with cards revealed, after a deal, and where compensation or rewards are due other than foreseen. You may say ahead what follows, or wait; after a card all are asked again if anybody wishes. A table may ask every moment instead, or nobody. A question is left out only where all see its one answer.
cosmic-rule-bot-1-why = Cards may be played at dozens of moments. To ask at each takes days, and to ask only those who hold something would tell everybody who does.
cosmic-rule-bot-2 = Where you are not asked, or do not answer in time, your orders answer for you. Without any, you pass, invite and join nobody, send one ship against the weakest planet, play your best attack, take cards as rewards and refuse a deal.
cosmic-rule-bot-2-why = A game must go on without anybody, and what is done for the absent should spend nothing of theirs that could wait.
cosmic-rule-bot-3 = You may say beforehand, in secret and as long as you like, what is to be done, and on which condition that all can see. An order may use what you hold, never what others hide.
cosmic-rule-bot-3-why = That is how people play by letter; it lets a game go on while they sleep.
cosmic-rule-bot-4 = You see your own hand, what you have put face down, ordered or hidden, and what you have looked at. Of others you see how many cards they hold, and all that lies open.
cosmic-rule-bot-4-why = At a table everybody’s eyes settle this; here it has to be said for each thing.
cosmic-rule-bot-5 = An encounter runs: what comes first of all, regroup, destiny, launch, alliances, planning, reveal, outcome with compensation, ships, rewards or a deal, discards, and its end. What has no order of its own falls into this one.
cosmic-rule-bot-5-why = Every expansion says where its own part goes, but only one list says where all of them go.
cosmic-rule-bot-6 = What beats what is settled once the cards have changed themselves: two attacks compare totals, an attack beats anything else, two morphs lose everything, and whatever is left makes a deal.
cosmic-rule-bot-6-why = Each card says how it meets an attack and a negotiate; how the newer ones meet one another follows from that alone.
cosmic-rule-bot-7 = There have to be cards enough for fourteen each, so seven and eight players need those for large groups. These are shuffled in until there are twenty for everybody, unless the table has chosen otherwise.
cosmic-rule-bot-7-why = What is hidden never comes back, and with fewer cards nearly every encounter would have its quake.
cosmic-rule-ce-r10 = Nobody’s absence stops the game: every question has an answer for whoever does not give one, made of what that player may know, and what is at random chance decides.
cosmic-rule-ce-r10-why = The rules suppose that everybody sits at the table.
