### The rules by number: Cosmic Dominion.

## Cosmic Dominion, and the quake

cosmic-section-dominion = Cosmic Dominion, and the quake
cosmic-rule-cd-1 = The aliens of Cosmic Dominion that are played here are among those that may be dealt in every game, and so are their flares.
cosmic-rule-cd-2 = Reward cards are in the game only if the table has chosen a reward deck.
cosmic-rule-cd-10 = If a card has to be drawn and neither the cosmic deck nor its discards hold one, a cosmic quake comes: all discard their hands, the discards are shuffled, and everybody is dealt a new hand.
cosmic-rule-cd-r13 = What was still to be drawn is dropped in a quake. If there are too few cards, one after the other is dealt to each in turn until none is left, and no second quake comes.
cosmic-rule-cd-r13-why = The rules deal eight each and do not say what happens when there are not so many; otherwise quakes would follow one another.
cosmic-rule-cd-11 = A hazard warning holds from the moment its destiny card is drawn to the end of that encounter; every encounter begins without one.
cosmic-rule-cd-12 = Some expansions draw a card from a deck of hazards when there is a warning.
cosmic-rule-cd-12-why = That deck belongs to another set, which is not played here; a warning still changes attacks with two values and the Tourist’s way.
cosmic-rule-cd-r28 = Without that deck a hazard warning is only a sign that other cards and aliens read.
cosmic-rule-cd-r28-why = The token of this expansion was made for several sets; here it has only these two uses.
cosmic-rule-cd-13 = The set brings tokens for the Joker and Yin-Yang, a liner for the Tourist, markers for special ships and one for hazards. They lie where all can see them.

## The reward deck

cosmic-section-reward-deck = The reward deck
cosmic-rule-cd-30 = The reward deck has a back of its own: the thirty-two cards of Dominion, the thirty-two of Incursion, or all of them mixed. It is shuffled at the beginning.
cosmic-rule-cd-31 = Of the cards you get as a reward any number may come from the reward deck; you say how many before you draw.
cosmic-rule-cd-32 = Reward cards have discards of their own. Whatever acts on a card as it is discarded reaches them; what looks into the discards later finds the cosmic ones alone.
cosmic-rule-cd-33 = When the reward deck is empty its discards become the deck. If there are none either, no reward card can be drawn until one is discarded; it never causes a quake.
cosmic-rule-cd-34 = Backs can be seen in hands: all know how many cards of each deck you hold.
cosmic-rule-cd-35 = Whoever takes cards at random out of a hand with both backs says how many of each back, and chance picks among those.
cosmic-rule-cd-36 = Where a card or a power speaks of the deck it means the cosmic one.
cosmic-rule-cd-r14 = In a quake reward cards in hands go to their own discards, and only cosmic cards are dealt anew.
cosmic-rule-cd-r14-why = All hands are discarded, and each card goes to the discards of its back; the quake makes a new cosmic deck.

## Kickers

cosmic-section-kickers = Kickers
cosmic-rule-cd-40 = Before encounter cards are chosen each main player may put one kicker face down and say so. Whoever sees one announced may choose anew, and announce one too. Allies cannot.
cosmic-rule-cd-41 = Whatever looks at, swaps or takes an encounter card leaves the kicker alone.
cosmic-rule-cd-42 = With an attack the kicker multiplies the value of the card, once it has changed itself and before anything else; ships are added afterwards. A ten with ×2 and twelve ships makes thirty-two.
cosmic-rule-cd-43 = With a negotiate against an attack it multiplies the cards of compensation.
cosmic-rule-cd-44 = If both deal and fail, it multiplies what the opponent loses; what its owner loses stays as it is.
cosmic-rule-cd-45 = Below nought things run backwards: compensation goes to the winner, and the opponent gets ships back from the warp.
cosmic-rule-cd-46 = What is written on a kicker goes before these rules of multiplying.
cosmic-rule-cd-47 = After the encounter a kicker goes to the discards, as encounter cards do.
cosmic-rule-cd-r3 = Jamming Signal cancels all kickers but itself. If there were two they would cancel each other, and nobody could reinforce all the same.
cosmic-rule-cd-r3-why = Each says all other kickers, so neither goes first; the ban of reinforcements is no multiplying.
cosmic-rule-cd-r4 = If an attack becomes something else after the kicker has multiplied it, the kicker acts on what the card is in the end.
cosmic-rule-cd-r4-why = A kicker does something for every kind of card, and only one of these is there when it counts.
cosmic-rule-cd-r5 = Mirror turns the digits of the value that the kicker has made, written with two digits at least; a minus stays.
cosmic-rule-cd-r5-why = Kickers come before all other effects, so Mirror finds the multiplied card.
cosmic-rule-cd-r6 = With a morph your kicker multiplies what the morph has become.
cosmic-rule-cd-r6-why = Cards change themselves first, and kickers multiply what there is then.
cosmic-rule-cd-r21 = Self Destruct goes before everything: both sides lose all ships in the encounter, even against a negotiate, and a retreat does not save them.
cosmic-rule-cd-r21-why = Both sides lose at once, before there is an outcome that another card could soften.
cosmic-rule-cd-r22 = With Duplicity the allies of its owner lose their ships whatever the outcome, before rewards are drawn; they get their rewards all the same.
cosmic-rule-cd-r22-why = They are lost as they leave, and all of them leave in some way; the card says nothing of rewards.

## Other reward cards

cosmic-section-reward-cards = Other reward cards
cosmic-rule-cd-50 = An attack with two values counts the first one. If a hazard warning stands when it is revealed it counts the second one, for this encounter.
cosmic-rule-cd-r2 = The first value is the one printed large, whether it is higher or not: a 12/21 grows under a warning, a 21/12 shrinks.
cosmic-rule-cd-r2-why = Larger number in the rules is about print, as the cards themselves show.
cosmic-rule-cd-52 = Negotiates with a text of their own are negotiates in every way, and do what their text says besides.
cosmic-rule-cd-53 = If Faulty Translator meets Crooked Deal and no deal is made, both act: whoever showed Crooked Deal loses one ship, the other three.
cosmic-rule-cd-r15 = Epic Oratory lets both sides of a deal gain up to two colonies, whoever showed it; two of them do not let anybody gain more.
cosmic-rule-cd-r15-why = The card says two per player, and not only for its owner.
cosmic-rule-cd-r16 = Whoever saves ships by Epic Oratory collects no compensation for them.
cosmic-rule-cd-r16-why = It is the one or the other, and compensation is counted by ships lost.
cosmic-rule-cd-r17 = Several such cards add up: three ships, one fewer or one more for each text, never less than none; then the opponent’s kicker multiplies.
cosmic-rule-cd-r17-why = Only one pair is explained in the rules; this gives the same numbers for it and settles the rest.
cosmic-rule-cd-60 = A retreat loses to an attack, but all ships on its side go home instead of to the warp; those of the defense stay on the planet. Against anything else it is a negotiate.
cosmic-rule-cd-61 = When the defense retreats the offense has won: it lands with its allies beside the ships that stay there.
cosmic-rule-cd-61-why = The loss and the staying are both said; colonies can share a planet, so both can be true.
cosmic-rule-cd-62 = A retreat collects no compensation. If the offense retreats, its encounter was no success, and the allies of the defense are rewarded.
cosmic-rule-cd-62-why = It is no negotiate and loses no ship, and it is a defeat like others.
cosmic-rule-cd-r1 = Cards that change themselves all look at what was printed on the other card before either changed; a morph copies last. So two intimidates, or a retreat and an intimidate, make a deal.
cosmic-rule-cd-r1-why = Each waits for the other to be an attack; only the printed card answers that without going round in circles.
cosmic-rule-cd-80 = A rift is played at the start of an encounter for the benefit that it names.
cosmic-rule-cd-81 = A rift that somebody takes from your hand and keeps detonates at once: the taker loses what it says, and it is discarded.
cosmic-rule-cd-82 = A rift that its owner gives away, in a deal for instance, does not detonate, nor does one that is taken and got rid of at once.
cosmic-rule-cd-r11 = Of several cards that are taken together all are taken first; then the rifts among them detonate, in the order that the taker chooses.
cosmic-rule-cd-r11-why = Otherwise one rift could cost cards that have not been taken yet.
cosmic-rule-cd-r12 = Whoever has too few ships, cards or colonies for what a rift costs loses those that there are.
cosmic-rule-cd-r12-why = Nobody can lose what they do not have, and nothing makes up for it.

## Cards of Cosmic Dominion

cosmic-section-dominion-cards = Cards of Cosmic Dominion
cosmic-rule-cd-83 = Reinforcements, artifacts and a morph that came with Cosmic Dominion work as those of the cosmic deck and do what is written on them, in whichever deck they lie.
cosmic-rule-cd-51 = Where a card has to be named, an attack with two values is called by its first one.
cosmic-rule-cd-51-why = The rules do not say what such a card is called in a hand.

## Intimidates

cosmic-section-intimidates = Intimidates
cosmic-rule-cd-70 = Before planning everybody may lay one intimidate face down in each encounter and says that it is one. It is no encounter card as yet.
cosmic-rule-cd-71 = A main player’s intimidate becomes that player’s encounter card. Nothing that restricts the choice of a card touches it, and its owner needs no other encounter card in hand.
cosmic-rule-cd-r7 = Whoever has laid one must use it as a main player, whatever is in the hand, and cannot lay a second.
cosmic-rule-cd-r7-why = It becomes the card automatically, and there is one for each player in an encounter.
cosmic-rule-cd-r9 = That holds as well if you laid it before destiny made you a main player.
cosmic-rule-cd-r9-why = It may be laid any time before planning, and whose it is counts when cards are chosen.
cosmic-rule-cd-72 = Once cards are chosen a main player may play, unseen, an intimidate that one of their allies has laid, instead of the own card. The ally may talk about it, truly or not, and may not show it.
cosmic-rule-cd-r8 = If both main players may do so they choose at the same time, in secret.
cosmic-rule-cd-r8-why = Whoever chose second would know more, and nothing says who that should be.
cosmic-rule-cd-r10 = An intimidate that was played for somebody else is that main player’s card in every way; afterwards it is discarded.
cosmic-rule-cd-r10-why = It replaces the encounter card, so what looks at encounter cards looks at it.
cosmic-rule-cd-73 = When it is revealed an intimidate is an attack of its value if the other card is an attack, and otherwise a negotiate.
cosmic-rule-cd-74 = An intimidate on the table is in nobody’s hand. One that will not be used, and a card that one has replaced, go back unseen as soon as that is certain.

## Special ships

cosmic-section-special-ships = Special ships
cosmic-rule-cd-20 = At the beginning everybody marks one own ship as special, charged. All have the same kind, as the table has chosen.
cosmic-rule-cd-21 = A special ship does something only while you have it: not in the warp, not captured, not out of the game.
cosmic-rule-cd-22 = Its special action uses up the charge. It is charged again when the ship comes back from the warp, or when your turn ends after a single encounter.
cosmic-rule-cd-23 = If it was captured or has left the game, the first other ship that you bring back in your own regroup becomes the special one, charged.
cosmic-rule-cd-24 = A flagship in the encounter adds three to the total of its side, after the reveal, if its owner wishes, main player or ally.
cosmic-rule-cd-25 = Hyperspace drive, its special action: at any time the flagship moves to one of your colonies, or into an encounter in which you are, even past the limit of the gate.
cosmic-rule-cd-r18 = Into an encounter it drives only until the cards are revealed.
cosmic-rule-cd-r18-why = It may interrupt play, but a ship that joins once both cards are known would always be three for nothing.
cosmic-rule-cd-26 = Whoever wins with a salvage vessel in the encounter, as a main player or an ally, gets two rewards on top of everything else.
cosmic-rule-cd-r23 = That holds for the side of the offense too.
cosmic-rule-cd-r23-why = Rewards are otherwise for defensive allies, but the ship speaks of winning and of no side.
cosmic-rule-cd-27 = Tractor beam, its special action: at any time it takes one card from the cosmic discards.
cosmic-rule-cd-r19 = At any time means beside any question at which nothing else is being carried out: not between an announcement and its effect.
cosmic-rule-cd-r19-why = An action is carried out before anything else begins, and only what cancels may come in between.
cosmic-rule-cd-r20 = Whoever may choose which ships are lost may choose the special one too, or leave it out.
cosmic-rule-cd-r20-why = A special ship is a normal ship with a marker on it.
cosmic-rule-cd-r26 = What special ships do is no power: it cannot be zapped.
cosmic-rule-cd-r26-why = A Cosmic Zap cancels a power, and these belong to no alien.
cosmic-rule-cd-28 = With three or four players everybody may have a second special ship, of the same kind or of the other. You may not send both into one encounter, unless something else brings the second one in.
cosmic-rule-cd-r27 = That is looked at when ships are sent, and at no other moment.
cosmic-rule-cd-r27-why = The rule says send, and names effects that may bring both together.
