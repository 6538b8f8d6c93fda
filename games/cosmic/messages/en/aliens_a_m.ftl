### Aliens from Amoeba to Mind: name, power, wild flare, super flare, title of the flare card. Shown on pictures too, hence without Markdown.
### "Opponent": the other main player. "Before the reveal": both encounter cards lie face down.

## Amoeba

cosmic-alien-amoeba = Amoeba
cosmic-power-amoeba = As a main player with at least 1 ship in the encounter, once cards are chosen and before the reveal: you may change your own number of ships freely. Send ships back to colonies, or add any number, even beyond 4.
cosmic-wild-amoeba = As a main player, before cards are chosen: you may add or withdraw up to 4 of your own ships.
cosmic-super-amoeba = You may also use your power as an ally.
cosmic-flare-amoeba = Amoeba flare

## Anti-Matter

cosmic-alien-anti-matter = Anti-Matter
cosmic-power-anti-matter = As a main player, if both main players reveal attacks: the lower total must win. Your ships and all allies’ ships, on both sides, are subtracted from their side’s total instead of added; your opponent’s own ships still add.
cosmic-wild-anti-matter = As a main player or ally, at any time, once per encounter: you may prevent a wild flare that someone is playing. It stays in their hand and does not count, but cannot be played again in this encounter.
cosmic-super-anti-matter = At any time, in any role, once per encounter: you may prevent a wild or super flare that someone is playing. It stays in their hand and does not count, but cannot be played again in this encounter.
cosmic-flare-anti-matter = Anti-Matter flare

## Aura

cosmic-alien-aura = Aura
cosmic-power-aura = As a main player, before launch (right after it where the offense chooses you): you may lay one card of your hand face up. Every other player with a colony in your system must lay out all their cards of that type. Cards laid out are not in hand until planning; then they return.
cosmic-wild-aura = Any player, at any time: you may show everybody the top 4 cards of the deck, then put them back in the same order.
cosmic-super-aura = With your power, you may lay out two cards of different types; the others must then lay out both types.
cosmic-flare-aura = Aura flare

## Barbarian

cosmic-alien-barbarian = Barbarian
cosmic-power-barbarian = As the offense, after you win and before compensation: you must look at your opponent’s hand, keep up to one of its cards for each of your own ships in the encounter, and discard the rest.
cosmic-wild-barbarian = As a main player or ally: when you receive compensation or rewards, you may look at all the cards you got and discard those you do not want.
cosmic-super-barbarian = You may also use your power as an offensive ally.
cosmic-flare-barbarian = Barbarian flare

## Calculator

cosmic-alien-calculator = Calculator
cosmic-power-calculator = As a main player, once cards are chosen and before the reveal: you may call a calculation. If both cards then are attacks of different values, the higher is reduced by the value of the lower.
cosmic-wild-calculator = As a main player, before the reveal: you may call the sum of both attacks odd or even. Right: your opponent’s attack is reduced by yours. Wrong: yours is reduced by theirs.
cosmic-super-calculator = You may also use your power as an ally.
cosmic-flare-calculator = Calculator flare

## Chosen

cosmic-alien-chosen = Chosen
cosmic-power-chosen = As a main player, after the reveal, once per encounter: you may draw 3 cards. You may then play one encounter card among them in place of yours; an attack may instead be added to your own attack. The rest is discarded.
cosmic-wild-chosen = As a main player, before cards are chosen: you may draw 1 card.
cosmic-super-chosen = When you use your power, you may keep the drawn cards that are not encounter cards.
cosmic-flare-chosen = Chosen flare

## Clone

cosmic-alien-clone = Clone
cosmic-power-clone = As a main player, at the end of the encounter, after compensation: you may take your final encounter card back into your hand instead of discarding it.
cosmic-wild-clone = Any player: you may keep an artifact that you have just played instead of discarding it. You may play it again only in a later encounter.
cosmic-super-clone = You may take up to twice the compensation that is due to you.
cosmic-flare-clone = Clone flare

## Cudgel

cosmic-alien-cudgel = Cudgel
cosmic-power-cudgel = As a main player, after you win with an attack: your opponent must lose extra ships to the warp, as many as your own ships in the encounter. Your opponent chooses which.
cosmic-wild-cudgel = As the offense, when you gain a colony: you may send all other ships on that planet to the warp, except those of your allies.
cosmic-super-cudgel = Your power also strikes your opponent’s allies: each loses as many extra ships.
cosmic-flare-cudgel = Cudgel flare

## Deuce

cosmic-alien-deuce = Deuce
cosmic-power-deuce = As a main player, before the reveal: you must add a second encounter card. Two attacks add up; any negotiate makes yours a negotiate. Afterwards discard the higher attack, or the negotiate, and take the other back. With one encounter card or none, you first draw a new hand.
cosmic-wild-deuce = As a main player or ally, after the reveal: you may discard an attack equal to a revealed one, to add its value to that side’s total or subtract it.
cosmic-super-deuce = Afterwards, you may discard both your encounter cards.
cosmic-flare-deuce = Deuce flare

## Diplomat

cosmic-alien-diplomat = Diplomat
cosmic-power-diplomat = When you are not a main player, after an attack is revealed: you may play a negotiate from your hand. Revealed attacks become negotiates, and you and both main players attempt a deal of three: what each two agree on is one offer, which all three must accept.
cosmic-wild-diplomat = When you are not a main player, while a deal is being made: you may play a negotiate from your hand to take the place of one of its parties.
cosmic-super-diplomat = As a main player, once alliances are formed: you may have the encounter settled by a vote of all players instead.
cosmic-flare-diplomat = Diplomat flare

## Ethic

cosmic-alien-ethic = Ethic
cosmic-power-ethic = As a main player, after you lose attack against attack: you must collect compensation as if you had revealed a negotiate. Whenever you collect compensation, you may draw some or all of it from the deck instead.
cosmic-wild-ethic = When you draw cards: you may give some of them to other players, at most 3 cards per encounter.
cosmic-super-ethic = When you collect compensation, you may name a number from 0 to 8 and take that many cards.
cosmic-flare-ethic = Ethic flare

## Fido

cosmic-alien-fido = Fido
cosmic-power-fido = At the end of any encounter: you may fetch one encounter card that was used in its outcome from the discard pile, and offer it to a player. Refused: keep it or discard it. Accepted: take 1 of your ships from the warp, or draw 1 card.
cosmic-wild-fido = As a main player, before cards are chosen: you may have your opponent take the top card of the discard pile while you draw 1 card.
cosmic-super-fido = With your power, you may fetch any or all of these encounter cards, and offer them one by one.
cosmic-flare-fido = Fido flare

## Filch

cosmic-alien-filch = Filch
cosmic-power-filch = As a main player, at the end of the encounter: you may take your opponent’s final encounter card from the discard pile into your hand.
cosmic-wild-filch = Any player, when someone else plays an artifact or a flare: you may discard a negotiate to steal it. It has no effect and goes into your hand.
cosmic-super-filch = You may use your power on the encounter card used by any one other player, whether or not you were in the encounter.
cosmic-flare-filch = Filch flare

## Fodder

cosmic-alien-fodder = Fodder
cosmic-power-fodder = As a main player, if both main players reveal attacks and yours is the lower: you may discard attacks from your hand that are higher than yours and lower than your opponent’s. Their values are added to your total.
cosmic-wild-fodder = After the reveal, if you declined an invitation: you may join a side that invited you, with 1 ship.
cosmic-super-fodder = With your power, you may discard any attacks lower than your opponent’s, whatever you revealed yourself.
cosmic-flare-fodder = Fodder flare

## Grudge

cosmic-alien-grudge = Grudge
cosmic-power-grudge = As a main player, once alliances are formed: each player whom you invited and who did not join you must take a grudge token; who joined and had to leave takes none. At resolution, each of them loses 1 ship to the warp if you win or make a deal, 4 ships if you lose or the deal fails.
cosmic-wild-grudge = As a main player, if your opponent wins: you may have their allies get nothing and return home.
cosmic-super-grudge = Each player with a grudge token loses 4 ships, however the encounter ends.
cosmic-flare-grudge = Grudge flare

## Hacker

cosmic-alien-hacker = Hacker
cosmic-power-hacker = As a main player: when you collect compensation, you may choose whose hand you take it from, and which cards. When your opponent collects compensation from you, you may choose which cards they get.
cosmic-wild-hacker = When compensation is about to be taken from you: you may prevent it.
cosmic-super-hacker = After you collect compensation, you may also give that player up to as many cards from your hand.
cosmic-flare-hacker = Hacker flare

## Hate

cosmic-alien-hate = Hate
cosmic-power-hate = As the offense, at the start of your turn: you must discard a card. Each other player must discard a card of the same type (against an attack: an attack of equal or higher value), or lose 3 ships of your choice to the warp. If you have no encounter card left, you draw a new hand.
cosmic-wild-hate = As a main player, before cards are chosen: you may have your opponent discard a card at random. If this leaves them no encounter card, you win the encounter.
cosmic-super-hate = You may show your card instead of discarding it.
cosmic-flare-hate = Hate flare

## Healer

cosmic-alien-healer = Healer
cosmic-power-healer = Whenever ships go to the warp or out of the game: you may give another player the ships just lost back to their colonies. You draw 1 card for each player whom you heal.
cosmic-wild-healer = When a Cosmic Zap is played on you: you may ignore it.
cosmic-super-healer = You draw 1 card for each ship that you heal, instead of 1 for each player.
cosmic-flare-healer = Healer flare

## Human

cosmic-alien-human = Human
cosmic-power-human = As a main player or ally, after the reveal: you must add 4 to your side’s total. If this is zapped, your side wins the encounter.
cosmic-wild-human = As a main player, after the reveal: you may make your encounter card an attack 42. Then you must give this flare to the Human.
cosmic-super-human = You add 8 instead of 4. You may discard this flare to zap your own power.
cosmic-flare-human = Human flare

## Joker

cosmic-alien-joker = Joker
cosmic-power-joker = Your tokens: attacks 04, 08, 15, 16, 23, 42, negotiate, morph, retreat. The joker is attack 08; at the start of your turn you may name another attack. Each joker revealed must take a face-up token of yours and become it. Used tokens turn face down; when you take the last one, the others turn up.
cosmic-wild-joker = As a main player or ally, after the reveal: you may make one revealed negotiate an attack 08.
cosmic-super-joker = At the regroup, or once alliances are formed: you may name any encounter card as the joker. When you lose this flare, the joker is attack 08 again.
cosmic-flare-joker = Joker flare

## Kamikaze

cosmic-alien-kamikaze = Kamikaze
cosmic-power-kamikaze = As a main player, before cards are chosen: you may send up to 4 ships of your colonies to the warp, and draw 2 cards for each.
cosmic-wild-kamikaze = As a main player, once cards are chosen and before the reveal: you may send up to 4 of your ships outside the encounter to the warp. Each adds 3 to your side’s total.
cosmic-super-kamikaze = When you regroup, you may take up to 3 ships from the warp instead of 1.
cosmic-flare-kamikaze = Kamikaze flare

## Loser

cosmic-alien-loser = Loser
cosmic-power-loser = As a main player, before cards are chosen: you may declare an upset. Both main players must play attacks if they can. After everything else, the winner loses and the loser wins; on a tie, the offense wins.
cosmic-wild-loser = As a main player, before cards are chosen: you may declare that both sides lose this encounter.
cosmic-super-loser = You may declare your upset once cards are chosen, before the reveal; then nobody has to play an attack.
cosmic-flare-loser = Loser flare

## Love

cosmic-alien-love = Love
cosmic-power-love = As the offense, at the start of your turn: you must discard a card. Clockwise, each other player may discard one; whose type is the same may free all their ships from the warp. If all match, you keep all these cards. If not, you may free all your ships and found a colony with them in a non-matcher’s system.
cosmic-wild-love = As a main player, before cards are chosen: you may ask your opponent to discard a card at random. If they do, you may take it; if not, you get 1 reward.
cosmic-super-love = You may show your card instead of discarding it.
cosmic-flare-love = Love flare

## Machine

cosmic-alien-machine = Machine
cosmic-power-machine = As the offense, at the end of an encounter, successful or not: you may have another one, any number of times, as long as you hold an encounter card.
cosmic-wild-machine = As the offense: you may have a second encounter even after a failure, or without an encounter card; you then draw a new hand.
cosmic-super-machine = When you regroup, you may draw a card instead of taking a ship from the warp.
cosmic-flare-machine = Machine flare

## Macron

cosmic-alien-macron = Macron
cosmic-power-macron = As a main player or ally: you must send only 1 ship. Each of your ships counts 4 in your side’s total, and 2 for compensation and rewards.
cosmic-wild-macron = As a main player or ally, if your side reveals an attack: you may have each of your ships count 1 more.
cosmic-super-macron = You may send up to 4 ships.
cosmic-flare-macron = Macron flare

## Magician

cosmic-alien-magician = Magician
cosmic-power-magician = As a main player, when cards are chosen: your opponent must lay two encounter cards face down. You must take one of them at random into your hand, then choose your card; your opponent plays the other. If they have only one encounter card, nothing happens.
cosmic-wild-magician = As a main player, when cards are chosen: you may have your opponent lay three encounter cards face down. One of them, at random, is played. A defense that has fewer than three draws a new hand first.
cosmic-super-magician = You may turn one of the two cards face up before you take one.
cosmic-flare-magician = Magician flare

## Masochist

cosmic-alien-masochist = Masochist
cosmic-power-masochist = When the regroup of any encounter begins: if all your ships are lost, you win the game. You keep this power however few home colonies you have. Masochist and Healer are never dealt in the same game.
cosmic-wild-masochist = At regroup, unless all the offense’s ships are in the warp or out of the game: you may choose another player to take a ship from the warp instead of the offense.
cosmic-super-masochist = At your own regroup: you may remove one of your ships in the warp from the game instead of taking it back.
cosmic-flare-masochist = Masochist flare

## Mind

cosmic-alien-mind = Mind
cosmic-power-mind = Before allies are invited: you may look at one main player’s hand; at your opponent’s, if you are a main player. You must not tell what you saw.
cosmic-wild-mind = Any player, at the regroup or once alliances are formed: you may choose a player. For the rest of the encounter, you look at each card that they draw from the cosmic deck before they do.
cosmic-super-mind = When you are not a main player, you may look at both main players’ hands.
cosmic-flare-mind = Mind flare
