### The rules by number: cards, powers, moons.

## Cards, flares and zaps

cosmic-section-cards = Cards, flares and zaps
cosmic-rule-ce-130 = A flare is super for whoever has that alien’s power, if it works, and wild for everybody else. Everybody may play one flare in each encounter; it goes back to the hand unless it says otherwise.
cosmic-rule-ce-131 = If the table has chosen it, a flare is discarded once it has been used, as in older editions; otherwise its owner keeps it.
cosmic-rule-ce-132 = A flare that is cancelled is discarded, and still was its owner’s one flare of the encounter.
cosmic-rule-ce-133 = An artifact is played from the hand at the moment and in the role that it names, for all to see, and is discarded. There is no limit to how many, and a Card Zap may cancel it.
cosmic-rule-ce-134 = A Cosmic Zap cancels a power as it is used, and what it would have done does not happen, even if it must. Some aliens have something to say about being zapped.
cosmic-rule-ce-135 = A power that acts at several moments of an encounter may be zapped at any of them.
cosmic-rule-ce-r6 = After one zap a power is off until the encounter ends, whoever has it by then.
cosmic-rule-ce-r6-why = The card speaks of one use and of the whole encounter as well; for powers that act again and again only the longer reading makes the zap worth a card.
cosmic-rule-ce-137 = Kickers are not in the usual deck. With the old kickers five are shuffled into it, from ×0 to ×4, one of each.
cosmic-rule-ce-138 = A new hand is as many cards as the table has chosen for a hand, eight as a rule.
cosmic-rule-ce-139 = At random: nobody sees the faces, and chance picks the cards. Where backs differ, whoever takes them says how many of each back.

## Rulings on aliens

cosmic-section-aliens = Rulings on aliens
cosmic-rule-ce-r16 = When powers are traded or lent everything that lies on the alien’s sheet goes along, its tokens for instance. A loan ends with the encounter.
cosmic-rule-ce-r16-why = The flares that do so speak of the power alone; without what belongs to it many a power could not be used at all.
cosmic-rule-cc-1 = Once in each encounter Pickpocket may take a card at random from one player who has a colony in its system; having seen it, it keeps or discards it. The super flare takes one from each such player it likes.
cosmic-rule-cc-1-why = In short the power only takes a card; its full text lets it be thrown away at once, which matters for cards that harm whoever keeps them.
cosmic-rule-cc-2 = Pickpocket’s wild flare takes as many cards of the offense as its player likes, up to one for each ship in the gate. If that leaves the offense without an encounter card it draws a new hand, and its turn goes on.
cosmic-rule-cc-2-why = Otherwise a flare could simply end other people’s turns, which its text is careful to prevent.
cosmic-rule-cc-3 = When Diplomat makes it a deal of three, each of the three negotiates does what is written on it, and attacks become plain ones. What each two agree on is one offer together: all three accept it, or it fails for all three.
cosmic-rule-cc-3-why = The sheet speaks of one deal among three; three separate deals would let two of them cut out the third.
cosmic-rule-cc-4 = In a deal of three everybody is the opponent of the two others, so a kicker or a card that costs the opponent ships costs them both.
cosmic-rule-cc-4-why = Such cards were written for two; to spare the third would make it pay to be one.
cosmic-rule-cc-5 = Tourist’s liner acts once it is known who defends: the system meant is the one where the encounter is. Whenever it comes home, and at the beginning, up to four ships may go between it and home colonies, either way.
cosmic-rule-cc-5-why = With a wild or a special card nobody knows before the launch in whose system one will meet.
cosmic-rule-cc-6 = Love is answered clockwise from its left, each seeing the answers before, or by an order with a condition. Nobody has to discard; a card matches by its type, any attack any attack. If all match, Love takes all the cards that were discarded.
cosmic-rule-cc-6-why = The short text says neither in which order others answer nor what becomes of the cards; conditions spare everybody the waiting.
cosmic-rule-cd-r24 = If both revealed cards match Joker’s wild card, Joker puts a token on each, on that of the offense first.
cosmic-rule-cd-r24-why = Its power must be used for each card that matches, and a token that is used up makes the order matter.
cosmic-rule-cd-r25 = A card that a token of Joker turns into a morph or a retreat is one from then on, and changes itself as a printed one would.
cosmic-rule-cd-r25-why = The sheet says that the card becomes what the token shows, and these two have something to do once they are revealed.

## Moons

cosmic-section-moons = Moons
cosmic-rule-ce-140 = Every system has two moons, empty at the beginning.
cosmic-rule-ce-141 = Whoever may aim the gate at a system may aim it at a moon there instead of a planet.
cosmic-rule-ce-142 = An empty moon is taken at once, without cards: the ships land, and the encounter was a success. A moon that you alone live on is no target for you.
cosmic-rule-ce-143 = For a moon on which somebody lives you fight as for a planet, but nobody is invited.
cosmic-rule-ce-144 = Ships on moons are no colonies: they neither win nor keep a power, and add nothing to a total as bases.
cosmic-rule-ce-145 = What is printed on a moon is looked at by whoever occupies it, and some of it takes effect.
cosmic-rule-ce-145-why = No list of moons was found, so all moons here are blank and there is nothing to look at.
