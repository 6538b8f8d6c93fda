### The rules by their numbers: the turn, the cards, when events are played, allies.

cochons-section-turn = A turn
cochons-rule-s-12 = A turn goes: draw, trips, fights, production, new troops. In each phase everybody acts in play order before the next phase begins.
cochons-rule-c-16 = A turn goes: draw, colonists, play order, placing, monsters arrive; markers, trips; fights, reorganisation, monsters move; production, governors, election. The Porc Royal plays colonists and monsters.
cochons-rule-c-17 = On turn 1 there is no Porc Royal: the first player places the monsters and presides over the election. No colonists come, monsters do not move, no cards are traded, no power is used, and nobody can win.
cochons-rule-r-119 = On turn 1 no newcomers become a Gros Gruik, though Yodo Lardo may already make one; cards for colonists and for the monsters’ move have to wait, and clan powers sleep, even those that always work.
cochons-rule-r-121 = Dice fall in a fixed order: the attacker’s before the defender’s in a round; those for each troop in play order of their owners, Gorets first, then Gros Gruiks, then monsters.
cochons-rule-r-121-why = At a real table nobody minds which die is thrown first; here each roll is written down, and everybody must be able to see which was whose.

cochons-section-cards = Cards
cochons-rule-s-13 = Before drawing you may discard any cards; then hands are filled up to four. Events serve during trips only, whatever is printed at their foot; combat cards serve in fights.
cochons-rule-c-18 = There are two sorts of cards. An event says when it may be played and is never played at another time; combat cards show attack, defence and technology, and are for fights only.
cochons-rule-c-19 = On turn 1 everybody draws six cards. On later turns you first discard as many as you like and then fill your hand up to six.
cochons-rule-c-21 = You only ever play your own cards, and for yourself: nobody may play one in somebody else’s place.
cochons-rule-r-17 = When the draw pile is empty the discards are shuffled into a new one; if there are none either, you draw fewer cards.
cochons-rule-r-17-why = The printed rules never run out of cards; this is what every table does.
cochons-rule-r-18 = All choose their discards at the same time and in secret; then they are turned up together, and the discard pile stays open to all.
cochons-rule-r-18-why = The text does not say whether discards are seen; cards that were played are, and choosing together saves a wait for each player.
cochons-rule-r-19 = Once all have discarded, hands are filled one after another in play order; until the new order is known, that of the turn before still holds.
cochons-rule-r-19-why = It only matters when the pile runs short, and the text gives no order.
cochons-rule-r-20 = Filling up never cuts a hand: whoever holds more than the limit simply draws nothing.
cochons-rule-r-23 = There is no limit to how many cards you play in a sequence, a fight or an election; but a trip uses one ship card at most.

cochons-section-events = Events and when to play them
cochons-rule-r-21 = Events are played in your own turn of a phase, or when everybody is asked: before the first traveller, after each one, and in the complete game before anybody’s attacks and after the last fight. A table may keep these pauses for extra trips alone.
cochons-rule-r-21-why = A card’s foot names a phase, not a moment in it. Phases go in play order, so your own turn is the natural moment; the pauses between turns are for reacting.
cochons-rule-r-22 = At such a pause everybody gets the same question, whatever they hold, and all answers stay sealed until the last is in; nobody learns who could have played. You may pass for the rest of the phase.
cochons-rule-r-22-why = If only those were asked who can react, the question itself would show their hands.
cochons-rule-r-24 = Answers to a pause are opened together and carried out in play order, all of one player’s before the next. During the election, where cards are free, they work in the order in which they arrive, on the piles as they are then.
cochons-rule-r-24-why = The text says it of Extra-Mouve only; here it holds for every card. A vote already given is never undone by a card, but for the one that has all vote again.
cochons-rule-r-25 = A card laid in a fight that has lost its target is discarded without effect. One planned for a pause goes back to your hand unplayed, with all you had planned after it; what you name is tiles, so it follows them when they change places.
cochons-rule-r-25-why = The printed rules do not foresee it. What lay on the table has been shown and is spent; what was still sealed has not.
cochons-rule-r-58 = Events played during trips cost no trip, and may come between two trips of your own or at any pause.
cochons-rule-r-58-why = The cards carry only the number of the sequence; nothing says that they take the place of a trip.

cochons-section-allies = Allies, trades and the princess
cochons-rule-c-20 = From turn 2 on, those who voted for the same candidate in the last election may trade cards at any moment of the turn, as many for as many. Nobody has to, and nobody else may; where only the tally of votes is published, nobody does.
cochons-rule-c-65 = Those who voted for the same candidate are allies for the whole next turn, until its election ends: they may trade cards.
cochons-rule-r-26 = A coalition is made by the last vote that counted, whether the candidate won or not. Whoever alone voted for somebody has no ally, and the Porc Royal has no special right.
cochons-rule-r-26-why = In one place the text says the same Porc Royal, in another the same candidate; the second is the paragraph about coalitions, so it decides.
cochons-rule-r-27 = You may trade from the beginning of the turn after the election to the end of its own election, beside secret choices too. A card named in your sealed answer must be taken out of it first, and a card on offer cannot be sealed.
cochons-rule-r-27-why = The text says at any moment of the next turn. Only cards already committed are held back, lest an offer that lapses should tell what was sealed.
cochons-rule-r-28 = A trade is between two: one offers cards, the other accepts with as many of their own, or refuses. What was traded is known to the two alone, how many cards to all; other promises bind nobody.
cochons-rule-r-29 = Princess Piga may be played between any two steps, on turn 1 too: you see another’s whole hand, then swap two of your cards for two of theirs, fewer if one of you has fewer, or nothing. Only you two know which.
cochons-rule-r-29-why = The card says any time, without more. What was laid in a fight has left the hand; what she takes out of a sealed answer is simply missing from it, so nobody sees what it named.
