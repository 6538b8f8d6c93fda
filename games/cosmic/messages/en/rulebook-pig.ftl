### The rules by number: Cosmic Pig.

## Cosmic Pig: before the game

cosmic-section-pig-set-up = Cosmic Pig: before the game
cosmic-rule-cp-1 = The Piggy is one card with the back of all others. It is neither an artifact nor an encounter card, cannot be played, and lies in no deck and among no discards.
cosmic-rule-cp-2 = Eight Piggy Edicts, artifacts made for this game, are shuffled into the cosmic deck, one of each.
cosmic-rule-cp-3 = Under every planet and every moon lies an envelope, which may hold any number of cards. What is in it is secret.
cosmic-rule-cp-4 = The envelopes of a system are numbered as its planets are, from left to right as an attacker sees them; the board shows them in this order.
cosmic-rule-cp-5 = Attack cards may be given titles of their own from another edition, for the flavour.
cosmic-rule-cp-5-why = They change nothing in the game, and the titles are not ours to print.
cosmic-rule-cp-6 = Everybody is dealt fourteen cards, and The Piggy is always among those that were dealt. All other cards are the cosmic deck.
cosmic-rule-cp-7 = Everybody has one alien. None that destroys planets is dealt.
cosmic-rule-cp-8 = Virus is dealt only where some attack card has a value below nought.
cosmic-rule-cp-r24 = Aliens that win by themselves, Masochist and Tick-Tock, are not dealt.
cosmic-rule-cp-r24-why = Here only The Piggy wins, and only when the dice say so; a second way to win would end the hunt for it.
cosmic-rule-cp-r25 = Trader is not dealt, unless the table lets it in.
cosmic-rule-cp-r25-why = The authors themselves doubt whether an alien that swaps whole hands should be allowed, and leave it to you.
cosmic-rule-cp-9 = Chance says who hides cards first; the others follow clockwise.
cosmic-rule-cp-r30 = Whoever hid first has the first turn; no destiny card is drawn for that.
cosmic-rule-cp-r30-why = The base game lets destiny say who begins, this one the order of hiding; the rules of the expansion go first.
cosmic-rule-cp-10 = When it is your turn to hide you may put any of your cards, The Piggy too, into envelopes of planets in any system, but not where somebody has hidden cards before you. All see which envelopes you use, nobody what goes in.
cosmic-rule-cp-r5 = Nobody is told how many cards lie in an envelope, unless the table has chosen that the numbers at the beginning are told.
cosmic-rule-cp-r5-why = The rules have numbers announced when somebody lands, and say nothing about hiding; guessing is half the game.
cosmic-rule-cp-r6 = At the beginning cards may be hidden under planets only. Envelopes of moons are used later, by whoever lands there.
cosmic-rule-cp-r6-why = Moons are given envelopes, but the paragraph on hiding names planets alone.
cosmic-rule-cp-r7 = You may use several envelopes, in your own system and in others, and add to one that you have chosen yourself as long as it is your turn to hide.
cosmic-rule-cp-r7-why = Closed are the envelopes that were chosen already, which can only mean by somebody else.
cosmic-rule-cp-11 = After hiding you keep seven cards at most and discard the others, face up and as you choose, but never The Piggy.
cosmic-rule-cp-r31 = The limit of seven holds at the beginning only; new hands are as large as in the base game.
cosmic-rule-cp-r31-why = Seven is said of the start of the game, and of nothing after it.
cosmic-rule-cp-r34 = A hidden card stays where it is until somebody lands there; it may well stay hidden for the whole game.
cosmic-rule-cp-r34-why = Nothing in the rules brings it back in another way.

## Cosmic Pig: who wins, and when

cosmic-section-pig-aim = Cosmic Pig: who wins, and when
cosmic-rule-cp-12 = You possess The Piggy if you hold it in your hand, or if one of your system’s envelopes holds it, no matter who hid it.
cosmic-rule-cp-13 = Whoever possesses The Piggy at the end wins, but only with a ship somewhere in the own system; without one all players lose.
cosmic-rule-cp-r10 = You may strip your own system of ships, even of the last one. Then you cannot win as long as none is back.
cosmic-rule-cp-r10-why = Any number of ships may be sent, and nothing forbids the last one; the risk is punishment enough.
cosmic-rule-cp-14 = If nobody possesses The Piggy at the end, all players lose.
cosmic-rule-cp-15 = Colonies win nothing here, however many you have, and there is one winner at most.
cosmic-rule-cp-16 = After every encounter two dice are rolled, for all to see. Two ones end the game at once.
cosmic-rule-cp-r29 = Two ones always end the game. Unless the table wants these only, a total of three ends it, too, from the eleventh encounter on, and one more after every third encounter.
cosmic-rule-cp-r29-why = Two ones come once in thirty-six encounters on average, which is an evening at a table and months by chat.
cosmic-rule-cp-17 = Before every encounter a die is rolled. On a one all are told where The Piggy is, in whose hand or under which planet; nothing moves, and nobody fights for it.
cosmic-rule-cp-r12 = It is shown once. Where The Piggy goes afterwards is as secret as before.
cosmic-rule-cp-r12-why = The card is exposed when the die is rolled; nothing says that it would lie open for the rest of the game.

## Cosmic Pig: encounters

cosmic-section-pig-encounters = Cosmic Pig: encounters
cosmic-rule-cp-31 = The colour of somebody else leads into that player’s system, and there you may attack any base that is not your own, whoever it belongs to. The owner of that base is the defense.
cosmic-rule-cp-32 = Exactly one base is attacked. Other players’ bases on the same planet take no part, but their owners may be invited.
cosmic-rule-cp-r13 = A planet on which nobody is may be attacked as well; the owner of the system defends it without ships.
cosmic-rule-cp-r13-why = Only bases are named as targets; the base game lets empty planets be attacked, and nothing here takes that away.
cosmic-rule-cp-r14 = Your own base in that system is no target for you.
cosmic-rule-cp-r14-why = Any base of any colour would include your own, but nobody can be both sides of an encounter.
cosmic-rule-cp-r15 = Your own colour works as in the base game. A wild card leads into any other player’s system, to any base there, a special one into the system of the player it names.
cosmic-rule-cp-r15-why = The rule speaks of other players’ colours only; the other cards are read in the same spirit.
cosmic-rule-cp-25 = Main players and allies may send as many ships as they like, instead of four. The ships really leave their bases, which are lost if none stays.
cosmic-rule-cp-r11 = After the launch the defense may add ships from its other bases, before anybody is invited. They go home if it wins, and to the warp if it loses.
cosmic-rule-cp-r11-why = Any main player may commit any number of ships, which must mean the defense as well; the base game never lets it add one. A table may choose the stricter reading.
cosmic-rule-cp-20 = Your side’s total is its card, less all bases of the main player, less all ships of yours and your allies’ in the encounter, less reinforcements. The lower total wins.
cosmic-rule-cp-21 = All bases of the main player count, at home and elsewhere. Bases of allies never do, only the ships they sent.
cosmic-rule-cp-r1 = Bases are counted when totals are worked out: those that all ships have left count no more, the planet under attack counts for the defense, and the offense has none there yet.
cosmic-rule-cp-r1-why = The example in the rules does not say whether bases are counted before or after ships have left; since ships must really leave, after is the plain reading.
cosmic-rule-cp-22 = Reinforcements are taken off the total of the side for which they are played.
cosmic-rule-cp-23 = Kickers multiply the card as ever, which is rarely good for whoever plays a high one here.
cosmic-rule-cp-24 = Any attack beats a negotiate, however bad the attack is, and two negotiates make a deal.
cosmic-rule-cp-r22 = Equal totals go to the defense, as in the base game.
cosmic-rule-cp-r22-why = Only which total is better was turned round, so the rest of the base rule stands.
cosmic-rule-cp-r23 = What a power or a card adds for its own side is taken off here, so that it still helps; what it does to the number of ships stays as it is. In a Homo sapiens challenge it is added as usual.
cosmic-rule-cp-r23-why = Read literally, every bonus of the base game would harm its owner; the rules turn reinforcements round in the same way.
cosmic-rule-cp-r26 = Loser’s upset comes last here too: whoever would have won by the lower total loses.
cosmic-rule-cp-r26-why = It turns the outcome round, whatever the outcome is made of.
cosmic-rule-cp-r27 = Powers that change what a card counts, such as Tripler, Calculator or Mirror, do exactly what they say, for better or worse.
cosmic-rule-cp-r27-why = They speak of the card and not of anybody’s advantage, and a card is as it is written.
cosmic-rule-cp-26 = Anti-Matter is played as Homo sapiens. As a main player it may declare a Homo sapiens challenge once cards are chosen: then ships and reinforcements are added, bases do not count, and the higher total wins.
cosmic-rule-cp-r28 = The flare of Homo sapiens is wild as Anti-Matter’s is; as super it lets its owner declare the challenge even after the reveal.
cosmic-rule-cp-r28-why = The authors promised a card for Homo sapiens and nothing on its flare; this keeps both halves of the old one useful.
cosmic-rule-cp-27 = If a player on the losing side holds The Piggy, main player or ally, the winning main player takes it, for all to see.
cosmic-rule-cp-r2 = Only a hand is searched for it: in an envelope of the loser’s system The Piggy is safe.
cosmic-rule-cp-r2-why = The rules say that the loser holds it, and speak of envelopes apart; an ally gives it over, which one can only do from the hand.
cosmic-rule-cp-28 = Compensation is taken after that, and may bring The Piggy straight back to whoever lost it.
cosmic-rule-cp-r19 = The cards of compensation come out of the winner’s hand at random, The Piggy among them like any other.
cosmic-rule-cp-r19-why = The authors recommend a negotiate for this very purpose.
cosmic-rule-cp-r17 = When an encounter is over, first The Piggy is captured, then loot and compensation are taken, then ships move, envelopes are opened, the offense first, and rewards drawn; the end dice come last.
cosmic-rule-cp-r17-why = The rules put the capture before compensation and the dice at the end; what lies between follows the base game.
cosmic-rule-cp-r20 = Where both sides lose nobody captures The Piggy.
cosmic-rule-cp-r20-why = There is no winner who could take it.
cosmic-rule-cp-r21 = A side that retreats has lost, and gives The Piggy up if one of it holds it.
cosmic-rule-cp-r21-why = A retreat saves ships from the warp; the encounter is lost all the same.

## Cosmic Pig: envelopes

cosmic-section-pig-envelopes = Cosmic Pig: envelopes
cosmic-rule-cp-33 = A main player who lands on a planet or a moon, by a deal too, may look into its envelope, and then exchange cards for as many of the hand’s, or take one if the hand is empty, or stash any number if the envelope is empty.
cosmic-rule-cp-r16 = Only main players open envelopes: by landing as the winning offense, by a deal, by settling an own planet or a moon, or by what a power lets them land. Allies never do.
cosmic-rule-cp-r16-why = The rule says as a main player, not how; ships that only come home or are moved by something else have landed in no encounter.
cosmic-rule-cp-r18 = An exchange is never of more cards than the smaller of hand and envelope holds, and The Piggy may be among them, going in or coming out.
cosmic-rule-cp-r18-why = It is the same number both ways, and no card is left out.
cosmic-rule-cp-34 = Whoever has looked tells everybody how many cards were exchanged, taken or stashed, nought too.
cosmic-rule-cp-35 = Nobody else looks into an envelope, unless an edict lets them, and Finder searches hands only.
cosmic-rule-cp-36 = A deal may give bases and cards, The Piggy too, for it is a card like others while it is in a hand. Whoever gains a base by a deal opens its envelope.

## Cosmic Pig: the Piggy Challenge

cosmic-section-pig-challenge = Cosmic Pig: the Piggy Challenge
cosmic-rule-cp-40 = When a whole hand with The Piggy in it is discarded, for whatever reason, The Piggy falls on the table, and all fight for it at once.
cosmic-rule-cp-r3 = The Piggy can never come among the discards. Nobody may choose it for a discard as long as there is another card; if it is hit by chance, or is the only card, it falls on the table.
cosmic-rule-cp-r3-why = The rules forbid to discard it when hiding, and speak of whole hands later; single discards are nowhere settled.
cosmic-rule-cp-r4 = A discarded hand counts as whole even if The Piggy was its only card.
cosmic-rule-cp-r4-why = A hand of one card is a hand.
cosmic-rule-cp-41 = Everybody takes part in a Piggy Challenge, each for themselves, also whoever dropped it. There are no alliances.
cosmic-rule-cp-42 = Whoever has no encounter card for it discards the hand and draws a new one, until there is one in it.
cosmic-rule-cp-43 = In secret everybody chooses ships to risk, an encounter card, and a kicker if they like; all is shown together.
cosmic-rule-cp-r9 = You need not risk any ship; those you do risk leave their bases at once, and bases that are empty then count no more.
cosmic-rule-cp-r9-why = Any number may be committed, and nought is one; ships have to come off their bases even here.
cosmic-rule-cp-44 = Your total is your card, less all your bases, less the ships you risk, less reinforcements. The lowest wins. Any attack beats anything else, and without an attack all are even.
cosmic-rule-cp-45 = Reinforcements may then be played for anybody, one round in turn order. Where not every window is asked they are chosen in secret and played only if they make that player win alone.
cosmic-rule-cp-45-why = The rules let all fight all and do not say how reinforcements join in; one round keeps it short.
cosmic-rule-cp-46 = If several are tied at the lowest total, there is another Piggy Challenge.
cosmic-rule-cp-r8 = After five tied rounds chance decides among those who are tied. After each round they take their ships home, the others lose theirs, and all play again.
cosmic-rule-cp-r8-why = Nothing in the rules ends a row of ties, and a game by chat has to end some day.
cosmic-rule-cp-47 = The winner takes The Piggy into the hand and the risked ships home. All others lose theirs to the warp. There is no compensation and no reward.
cosmic-rule-cp-48 = Then play goes on exactly where it stopped.
cosmic-rule-cp-48-why = A challenge may come in the middle of anything, and the rules do not say that it ends what was going on.
cosmic-rule-cp-r32 = In a cosmic quake all hands are discarded, so The Piggy falls; the challenge comes once new hands have been dealt.
cosmic-rule-cp-r32-why = Before the deal nobody would have a card to fight with.
cosmic-rule-cp-r33 = Nobody is a main player or an ally in a Piggy Challenge. Powers for those roles rest; powers that save or send ships for any player work.
cosmic-rule-cp-r33-why = It is no encounter, but ships are lost as usual, so what asks for no role is not left out.

## Cosmic Pig: Piggy Edicts

cosmic-section-pig-edicts = Cosmic Pig: Piggy Edicts
cosmic-rule-pe-1 = Piggy-Befriending Contraption, played before the end dice: The Piggy comes from wherever it is to the hand of whoever has most bases. If several have most it stays, and the card is spent.
cosmic-rule-pe-1-why = Of all edicts only this name has come down to us, with the hint that the number of bases matters; what it does is ours.
cosmic-rule-pe-2 = Portable Fold-Door, played by the offense once destiny is drawn: the card is ignored, and any base of anybody else may be attacked, in any system.
cosmic-rule-pe-2-why = The list of the authors is lost; this edict is ours, after a gadget of the novel.
cosmic-rule-pe-3 = Disguise Kit, played by anybody when the exposure die shows a one: nobody is told where The Piggy is. You need not have it yourself.
cosmic-rule-pe-3-why = The list of the authors is lost; this edict is ours, and would be useless if it gave its player away.
cosmic-rule-pe-4 = Envelope Scanner, played by anybody at the regroup: look into one envelope of any system that is not sealed, alone, and leave everything there.
cosmic-rule-pe-4-why = The list of the authors is lost; this edict is ours.
cosmic-rule-pe-5 = Stasis Seal, played by anybody at the regroup: until your next turn is over nobody looks into that envelope or changes anything in it.
cosmic-rule-pe-5-why = The list of the authors is lost; this edict is ours.
cosmic-rule-pe-6 = Clock Jammer, played by anybody before the end dice: they are not rolled after this encounter.
cosmic-rule-pe-6-why = The list of the authors is lost; this edict is ours.
cosmic-rule-pe-7 = Neural Amplifier, played by a main player once cards are chosen: that side’s total is five better, which is lower here, and higher in a Homo sapiens challenge.
cosmic-rule-pe-7-why = The list of the authors is lost; this edict is ours.
cosmic-rule-pe-8 = Vacuum Capsule: whoever is about to lose ships to the warp in an encounter or a Piggy Challenge may play it, and these ships go home to bases instead.
cosmic-rule-pe-8-why = The list of the authors is lost; this edict is ours.
