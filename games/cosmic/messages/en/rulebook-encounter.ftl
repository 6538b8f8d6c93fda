### The rules by number: an encounter from the start of a turn to its end.

## The turn

cosmic-section-turn = The turn
cosmic-rule-ce-40 = An offense that begins its turn without an encounter card shows its hand, discards it and draws a new one, again and again until it holds one. So it does if a power has cost it the last one at that moment.
cosmic-rule-ce-r3 = Before a hand is discarded whole its owner may still play any card of it that may be played at that moment. All have seen the hand by then, so its owner is simply asked; where nobody is ever asked, cards laid ready are played.
cosmic-rule-ce-r3-why = The rules let you play first, but by chat nobody can slap a card down in time; since the hand lies open, asking its owner betrays nothing.
cosmic-rule-ce-41 = Powers and cards that act at the start of a turn do so now, once for the whole turn and not before each encounter.
cosmic-rule-ce-42 = At the regroup the offense brings one of its ships back from the warp to any of its colonies, before each of its encounters. Without a colony the ship goes straight into the gate. You say with your launch where it lands.
cosmic-rule-ce-43 = Cards for the start of an encounter are played right after the regroup, by whoever they say.
cosmic-rule-ce-120 = After a success in its first encounter the offense may have a second one, if it still holds an encounter card. It begins with the regroup again, and there is no third, unless a power says so.
cosmic-rule-ce-r7 = Settling an empty planet of your own counts as a success, so a second encounter may follow it.
cosmic-rule-ce-r7-why = Nobody is met there, so one might ask whether it is an encounter at all; everything else treats it as one that went well.
cosmic-rule-ce-121 = When the offense has no further encounter the turn goes to the player on its left.

## Destiny

cosmic-section-destiny = Destiny
cosmic-rule-ce-10 = The destiny deck holds three cards of each colour in play, one of which bears a hazard warning, two wild ones and three special ones. Its order is hidden, what is in it is not.
cosmic-rule-ce-11 = The special cards name somebody other than the offense: whoever has the most foreign colonies, the most cards in hand, or the fewest ships in the warp. Among equals it is the one nearest to the offense’s left.
cosmic-rule-ce-12 = When a destiny card is to be drawn and only one is left, it is first shuffled together with the discarded ones.
cosmic-rule-ce-50 = One destiny card is drawn for the offense, for all to see. A hazard warning on it stands for the whole encounter, even if another card is drawn after it.
cosmic-rule-ce-51 = Somebody else’s colour: that player is the defense, and you meet at one of their home planets.
cosmic-rule-ce-52 = Your own colour: (a) attack somebody else’s colony in your system, whose owner defends it; (b) settle a planet of yours where nobody is, with ships from other colonies, which meets nobody and is a success; or (c) draw another card.
cosmic-rule-ce-53 = A wild card: the offense chooses any other player to meet, in that player’s system.
cosmic-rule-ce-54 = A special card counts as the colour of the player it names.
cosmic-rule-ce-55 = Drawing a colour leads to that player’s home planets alone. Their colonies elsewhere can be attacked only by whoever lives there, or by what a power or a card says.

## The launch

cosmic-section-launch = The launch
cosmic-rule-ce-60 = To aim the gate the offense picks one planet to which destiny lets it go. The planet may be one on which the defense has no ship left; it defends there all the same.
cosmic-rule-ce-r8 = Where the owner of the system has no ship on the planet it defends with none. Others who have colonies there take no part, and keep them whoever wins.
cosmic-rule-ce-r8-why = A planet without its owner’s ships may be attacked, but it is not said what becomes of those who happen to live on it.
cosmic-rule-ce-61 = The offense puts one to four of its ships into the gate, from any of its colonies, even the last ship of one.
cosmic-rule-ce-62 = The ships that the defense has on the planet are in the encounter without leaving it; it adds no others.
cosmic-rule-ce-63 = If the offense has not a single ship for the gate, or nobody to attack whatever destiny says, its turn ends.

## Alliances

cosmic-section-alliances = Alliances
cosmic-rule-ce-70 = Powers and cards that act before anybody is invited act now.
cosmic-rule-ce-71 = The offense invites any of the others but the defense, or none. Nobody answers yet. Both main players invite at the same time, unless the table lets the offense speak first.
cosmic-rule-ce-72 = The defense likewise invites any of the others, or none. It may invite people whom the offense has invited too.
cosmic-rule-ce-73 = Whoever is invited joins one side that asked for it, with one ship or as many as the offense may launch, or stays out; clockwise from the offense’s left. Where all answer at once you may add a condition: if somebody is on a side, then you choose otherwise.
cosmic-rule-ce-74 = Once all have answered the alliances stand. Powers and cards that act on alliances are used now.

## Planning

cosmic-section-planning = Planning
cosmic-rule-ce-80 = An offense without an encounter card at this point ends its turn: it does not draw a new hand.
cosmic-rule-ce-r4 = When a turn ends before cards are revealed all ships that were sent go home, those of allies too, and cards that lay face down go back to their hands. It was no success.
cosmic-rule-ce-r4-why = It is said that the turn is over, and nothing of what was already on its way; nobody has lost, so nobody should pay for it.
cosmic-rule-ce-81 = A defense without an encounter card shows its hand, discards it and draws a new one until it holds one. The offense is looked at first.
cosmic-rule-ce-82 = Powers and cards that act before encounter cards are chosen act now. If there are kickers, the main players may announce one each, face down.
cosmic-rule-ce-83 = Both main players choose an encounter card of their hand and put it face down, at the same time.
cosmic-rule-ce-84 = Once both cards lie there, and before they are revealed, powers and cards that act on them are used.

## The reveal

cosmic-section-reveal = The reveal
cosmic-rule-ce-90 = Both encounter cards are turned up together, with any kickers.
cosmic-rule-ce-91 = Cards that change themselves do so first: each looks at what is printed on the other one. A morph comes last, and becomes what the other card has become.
cosmic-rule-ce-136 = A morph is in every way what the other card is. It is discarded as a morph again.
cosmic-rule-ce-92 = Then kickers multiply, and powers, flares and artifacts act, in the order of play; what its owner must use comes before what it may use.
cosmic-rule-ce-r5 = What counts for an attack is worked out in this order: what the card makes of itself, kickers, powers, reinforcements; an effect that turns winner and loser round comes last of all.
cosmic-rule-ce-r5-why = Several cards and powers say what they do to a card, but not in which order, and the sum depends on it.
cosmic-rule-ce-93 = Once two attacks are revealed all who are in the encounter may add reinforcements, for either side; whoever has passed adds no more. At gates you bid in secret, and a bid is played, cheapest cards first, only where it changes who wins.
cosmic-rule-ce-94 = The total of a side is its attack, and one for each ship of the main player and of its allies, with reinforcements and what powers and cards add.

## The outcome

cosmic-section-outcome = The outcome
cosmic-rule-ce-100 = Of two attacks the higher total wins; equal totals go to the defense.
cosmic-rule-ce-101 = An attack beats a negotiate, whatever its value.
cosmic-rule-ce-102 = Two negotiates: nobody wins, all allies go home, and the main players try for a deal.
cosmic-rule-ce-103 = Two morphs have nothing to become, and both sides lose: every ship in the encounter goes to the warp, those of allies and of the defense on its planet as well. Nobody is compensated or rewarded.
cosmic-rule-ce-104 = When the offense wins, the defense and its allies lose their ships in the encounter to the warp, and all ships in the gate land on the planet. Others who had colonies there keep them.
cosmic-rule-ce-105 = When the defense wins, all ships in the gate go to the warp. Its allies go home, and get a reward for each ship they sent: a card or an own ship from the warp. You say how many of each before you draw any.
cosmic-rule-ce-109 = An encounter is a success for the offense if it won, made a deal, settled a planet without meeting anybody, or if a power or card says so.
cosmic-rule-ce-106 = A main player who showed a negotiate and lost to an attack takes cards at random from the winner’s hand, one for each own ship lost in the encounter, all of them if there are fewer. Before that the winner may play what may be played now. Allies get nothing.
cosmic-rule-ce-107 = Only ships that really went to the warp are compensated: what was saved, or left the game, brings no card.
cosmic-rule-ce-108 = At the end the encounter cards, kickers and reinforcements that were played are discarded. Artifacts are discarded as they are played, flares go back to the hand.

## Deals

cosmic-section-deals = Deals
cosmic-rule-ce-110 = Those who deal speak in turn, the offense first: an offer, a yes to the last one, or a refusal. All learn that there is an offer, only the two of them what it says. After eight offers, or when time is up, the deal has failed.
cosmic-rule-ce-111 = A deal may move any cards, named, of a type or so many at random, and a colony for each, on a planet where the other has one. The ships for it may come from anywhere but the warp. What was agreed is told to all.
cosmic-rule-ce-112 = At least one card or colony has to change hands. What somebody only promises does not count, and a deal that one of them cannot keep has failed.
cosmic-rule-ce-113 = Ships in the gate that the deal did not use go home to colonies of the offense.
cosmic-rule-ce-114 = If there is no deal, each of the two loses three ships to the warp, or all if there are fewer.
cosmic-rule-ce-r1 = After a failed deal all ships go home first; then you choose freely, from anywhere, which of yours are lost.
cosmic-rule-ce-r1-why = It is said how many ships are lost, not which; the owner’s free choice is the mildest reading, and needs no further rule.
cosmic-rule-ce-115 = If they make a deal, the offense has had a success.
