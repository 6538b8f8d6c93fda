### Aliens from Mirror to Zombie: name, power, wild flare, super flare, title of the flare card. Shown on pictures too, hence without Markdown.
### "Opponent": the other main player. "Before the reveal": both encounter cards lie face down.

## Mirror

cosmic-alien-mirror = Mirror
cosmic-power-mirror = As a main player, once cards are chosen and before the reveal: you may call for a mirror. Every attack revealed then has its two digits swapped (08 becomes 80, 15 becomes 51).
cosmic-wild-mirror = As a main player, after the reveal: you may turn your encounter card into a copy of your opponent’s.
cosmic-super-mirror = With your power, you may swap the digits of only one of the two cards, yours or your opponent’s.
cosmic-flare-mirror = Mirror flare

## Mite

cosmic-alien-mite = Mite
cosmic-power-mite = As the offense, at launch, once the gate is aimed: if the defense holds more than 3 cards, you must demand a choice. The defense either discards at random down to 3 cards, or gives you a colony on the target planet; the encounter then ends at once as a success.
cosmic-wild-mite = As a main player, once alliances are formed, if your opponent has more allied ships than you: you may send all allies of both sides home.
cosmic-super-mite = Of the cards that the defense discards because of your power, you may take any into your hand.
cosmic-flare-mite = Mite flare

## Mutant

cosmic-alien-mutant = Mutant
cosmic-power-mutant = As a main player with fewer than 8 cards, before allies are invited: you may refill your hand to 8, one card at a time. Take each at random from any player’s hand, or from the deck, as you choose each time.
cosmic-wild-mutant = As a main player, when you win or make a deal: you may take 1 card at random from your opponent and from each of their allies.
cosmic-super-mutant = Before you use your power, you may discard up to 3 cards.
cosmic-flare-mutant = Mutant flare

## Observer

cosmic-alien-observer = Observer
cosmic-power-observer = As a main player or ally, when ships go to the warp in the resolution, whatever for: as an ally, you must bring your own ships home to colonies instead; as a main player, your allies’ ships instead. A main player’s own ships are not saved.
cosmic-wild-observer = As a main player, once alliances are formed: you may have each of your allies draw a card from the deck.
cosmic-super-observer = When you send ships into an encounter, one of them may come from the warp. The usual limit still holds.
cosmic-flare-observer = Observer flare

## Oracle

cosmic-alien-oracle = Oracle
cosmic-power-oracle = As a main player, when cards are chosen: your opponent must choose first and play their encounter card face up. You must choose yours only after you have seen it.
cosmic-wild-oracle = As a main player, before cards are chosen: you may mix both main players’ hands and deal them back at random. Each gets as many cards as before.
cosmic-super-oracle = With your power, after you have seen your opponent’s card: you may end the encounter as if a deal had been made. Your opponent takes that card back.
cosmic-flare-oracle = Oracle flare

## Pacifist

cosmic-alien-pacifist = Pacifist
cosmic-power-pacifist = As a main player, when the outcome is decided: if you revealed a negotiate and your opponent an attack, you must win the encounter.
cosmic-wild-pacifist = As a main player, after the reveal: if you showed a negotiate and your opponent an attack, you may turn your negotiate into an attack 15.
cosmic-super-pacifist = As a main player, when a deal fails: you may lose 2 ships fewer and make your opponent lose 2 more.
cosmic-flare-pacifist = Pacifist flare

## Parasite

cosmic-alien-parasite = Parasite
cosmic-power-parasite = Not as a main player, when the invited players answer: you may ally with the offense or the defense even if that side did not invite you, with 1 to 4 ships.
cosmic-wild-parasite = Any player, at any time: when another player loses their power for having too few home colonies, you may found a colony with 1 ship on a planet of that player’s system.
cosmic-super-parasite = As an ally, you may send any number of ships.
cosmic-flare-parasite = Parasite flare

## Philanthropist

cosmic-alien-philanthropist = Philanthropist
cosmic-power-philanthropist = As a main player or ally, once alliances are formed: you may give one card of your hand, seen by nobody else, to a main player. If you are a main player yourself, it goes to your opponent. If, as the offense, you have no encounter card left, you draw a new hand.
cosmic-wild-philanthropist = Any player, during regroup: you may send 1 of your own ships to the warp to lend your power to another player for this encounter. You do without it until the encounter ends.
cosmic-super-philanthropist = When cards are chosen: if you gave an encounter card with your power, you may force the main player who got it to play it.
cosmic-flare-philanthropist = Philanthropist flare

## Pickpocket

cosmic-alien-pickpocket = Pickpocket
cosmic-power-pickpocket = Any player, once per encounter, after the launch or at its end: you may take 1 card at random from the hand of a player who has a colony in your system, look at it, and keep or discard it.
cosmic-wild-pickpocket = When the gate is aimed at your system: you may take from the offense, at random, up to 1 card per ship in the gate, and keep or discard each. Without an encounter card left it draws a new hand.
cosmic-super-pickpocket = Once per encounter, with your power, you may take 1 card at random from each player with a colony in your system, as you like, and keep or discard each.
cosmic-flare-pickpocket = Pickpocket flare

## Remora

cosmic-alien-remora = Remora
cosmic-power-remora = Any player, at any time: whenever another player retrieves ships from the warp, you may retrieve 1 of yours, but none that you lost in this encounter; whenever another player draws from the deck, you may draw 1 card. Once for each such occasion, however many ships or cards.
cosmic-wild-remora = Any player, at any time: whenever another player uses a flare, you may draw 1 card from the deck.
cosmic-super-remora = Whenever another player gains a colony, you may draw 1 card from the deck or retrieve 1 ship from the warp.
cosmic-flare-remora = Remora flare

## Shadow

cosmic-alien-shadow = Shadow
cosmic-power-shadow = Any player, after each destiny draw: if it names another player (colour or special card), you must send one of that player’s ships to the warp, whichever you pick; on a wild card, one ship of any other player.
cosmic-wild-shadow = As the defense, when you lose to an attack: you may send 1 of your ships outside the encounter to the warp to take all ships of the opposing side there too.
cosmic-super-shadow = On your own turn, you may replace the ship that your power sends to the warp with one of your own from the warp.
cosmic-flare-shadow = Shadow flare

## Sorcerer

cosmic-alien-sorcerer = Sorcerer
cosmic-power-sorcerer = As a main player, once cards are chosen and before the reveal: you may swap the two encounter cards while they lie face down. Each side then reveals the other’s card as its own.
cosmic-wild-sorcerer = Any player, before cards are chosen, unless the Sorcerer is a main player: you may make the main players trade powers for good. Then give this flare to Sorcerer’s player, or discard it if there is none.
cosmic-super-sorcerer = You may also use your power as an ally, on the main players’ cards.
cosmic-flare-sorcerer = Sorcerer flare

## Spiff

cosmic-alien-spiff = Spiff
cosmic-power-spiff = As the offense, when ships leave the encounter: if both revealed attacks and you lost by 10 or more, you may land 1 of your ships on the target planet instead of sending it to the warp.
cosmic-wild-spiff = As the defense, when you lose: you may keep 1 of your ships on the planet; the others go to the warp.
cosmic-super-spiff = You may use your power when you lose by 5 or more.
cosmic-flare-spiff = Spiff flare

## Saboteur

cosmic-alien-saboteur = Saboteur
cosmic-power-saboteur = At set-up, you must hide 1 trap and 2 decoys per player under different planets. Start of an encounter: you may place a used token anew, or swap two. When ships land on one, you must reveal it: a trap sends all ships there to the warp, the planet stays; a decoy does nothing.
cosmic-wild-saboteur = As a main player, at launch: on a planet you share, you may hold your opponent’s ships hostage for this encounter. They cannot leave; if you lose, they go to the warp.
cosmic-super-saboteur = When ships land on a decoy: you may discard a negotiate to make it act as a trap.
cosmic-flare-saboteur = Saboteur flare

## Tick-Tock

cosmic-alien-tick-tock = Tick-Tock
cosmic-power-tick-tock = You start with 10 tokens, with 8 if each player has four planets. In any role, each time the defense wins or a deal is made, you must discard 1 token. When none is left, you win the game at once. You may still win with colonies.
cosmic-wild-tick-tock = Any player, when the cosmic deck is reshuffled: you may found a colony with up to 4 ships on a planet of another player.
cosmic-super-tick-tock = As a main player, when you win or make a deal: you may send 1 of your ships to the warp to discard one more token.
cosmic-flare-tick-tock = Tick-Tock flare

## Tourist

cosmic-alien-tourist = Tourist
cosmic-power-tourist = At set-up, and at home, up to 4 of your ships board your liner. A hazard drawn: 1 aboard must go to the warp. Else, the defense known, it must move 1 system. In the defense’s (where you meet), without your colony, all may land on a planet; else 1 may go home for 1 random card of that player.
cosmic-wild-tourist = You may peek at one face-down card or alien sheet, or at the top card of one deck.
cosmic-super-tourist = After your liner has moved, you may load ships from a colony in that system.
cosmic-flare-tourist = Tourist flare

## Trader

cosmic-alien-trader = Trader
cosmic-power-trader = As a main player, before cards are chosen: you may swap your whole hand with your opponent’s. A defense without encounter cards draws its new hand first.
cosmic-wild-trader = As a main player, before allies are invited: you may take 1 card at random from your opponent’s hand, then give back 1 card of your choice.
cosmic-super-trader = With your power, you may swap hands with any player.
cosmic-flare-trader = Trader flare

## Tripler

cosmic-alien-tripler = Tripler
cosmic-power-tripler = As a main player, after the reveal: you must change your attack. 10 or less is multiplied by 3; more than 10 is divided by 3, rounded up (11 becomes 04).
cosmic-wild-tripler = As a main player, after the reveal: if your opponent’s attack is 15 or more, you may first divide it by 3, rounded up.
cosmic-super-tripler = Your power multiplies attacks up to 13 by 3 and divides only those of 14 or more, if you wish.
cosmic-flare-tripler = Tripler flare

## Vacuum

cosmic-alien-vacuum = Vacuum
cosmic-power-vacuum = Any player, at any time: when you lose ships to the warp, you must take along up to as many ships of other players. You name the players and how many each loses; they pick which ships.
cosmic-wild-vacuum = Any player, after the reveal: for each main player other than you who showed an attack, you may retrieve 1 ship from the warp.
cosmic-super-vacuum = With your power, you may also pick which ships go to the warp.
cosmic-flare-vacuum = Vacuum flare

## Virus

cosmic-alien-virus = Virus
cosmic-power-virus = As a main player with an attack, after the reveal: you must multiply your attack by the number of your own ships in the encounter instead of adding them. Your allies’ ships still add.
cosmic-wild-virus = As a main player with an attack, after the reveal: you may multiply your own ships by your allied ships instead of adding the two numbers.
cosmic-super-virus = With your power, you may count your allies’ ships in the multiplication too, instead of adding them.
cosmic-flare-virus = Virus flare

## Visionary

cosmic-alien-visionary = Visionary
cosmic-power-visionary = As a main player, before cards are chosen: you may name an encounter card, such as "negotiate" or "attack 08". Your opponent must play it if they hold it; for "negotiate", one with a text of its own if they hold no other.
cosmic-wild-visionary = As a main player, at any time: you may name a card. Every other player must show you one if they hold it, or any other card of their choice if not.
cosmic-super-visionary = You may also use your power when you are not a main player, on one main player.
cosmic-flare-visionary = Visionary flare

## Void

cosmic-alien-void = Void
cosmic-power-void = As a main player, when you win: you must remove the losing side’s ships from the game instead of sending them to the warp, before anything can save them. No player may thereby fall below as many ships as colonies needed to win; the rest go to the warp.
cosmic-wild-void = Any player, when an artifact is played: you may send 1 of your ships outside the encounter to the warp to cancel it. It is discarded.
cosmic-super-void = You may also use your power as an ally, when your side wins.
cosmic-flare-void = Void flare

## Vulch

cosmic-alien-vulch = Vulch
cosmic-power-vulch = Any player, at any time: when another player discards an artifact, played or not, you must take it into your hand. You must keep your artifacts when you discard your hand for a new one. Artifacts that you play are discarded as usual.
cosmic-wild-vulch = As a main player, when you win or make a deal: you may make your opponent hand over cards one by one. Discard each until you keep one.
cosmic-super-vulch = Your power may also take flares that other players discard.
cosmic-flare-vulch = Vulch flare

## Warpish

cosmic-alien-warpish = Warpish
cosmic-power-warpish = As a main player with an attack, after the reveal: you must add 1 to your side’s total for each ship in the warp, whoever owns it.
cosmic-wild-warpish = As a main player, after the reveal: you may add 1 to your side’s total for each of your own ships in the warp.
cosmic-super-warpish = You may also subtract 1 from your opponent’s total for each of your own ships in the warp.
cosmic-flare-warpish = Warpish flare

## Warrior

cosmic-alien-warrior = Warrior
cosmic-power-warrior = As a main player, at the end of the encounter, zapped or not: you take 1 token if you won or made a deal, 2 if you lost or failed to deal, and 1 more if each player has four planets. After the reveal, with an attack: you must add 1 to your total for each of your tokens.
cosmic-wild-warrior = As the defense, right after the encounter: you may have an encounter with the offense, in their system, as the offense yourself. Then play goes on as before.
cosmic-super-warrior = As an ally too, if your side shows an attack, you may add 1 to its total for each of your tokens.
cosmic-flare-warrior = Warrior flare

## Will

cosmic-alien-will = Will
cosmic-power-will = As the offense, after the destiny draw: you must yourself pick any other player as the defense, and as target any colony or home planet of theirs, in any system, whatever the card says.
cosmic-wild-will = As the offense, if you draw another player’s colour: you may meet that player at any of their colonies, in any system.
cosmic-super-will = Before you pick with your power, you may look at one player’s hand.
cosmic-flare-will = Will flare

## Yin-Yang

cosmic-alien-yin-yang = Yin-Yang
cosmic-power-yin-yang = Not a main player, you may: invited by both, ally with both. If a side loses, each ship of yours with the other may spare 1 defense ship, or earns the offense 1 reward. To a main player who does not invite you, you may give a token for this encounter: they also lose as many ships as their opponent.
cosmic-wild-yin-yang = When you lose ships to the warp: you may blame a player, who then loses as many.
cosmic-super-yin-yang = When you are allied with both sides, those of your ships that lose may go home instead of to the warp.
cosmic-flare-yin-yang = Yin-Yang flare

## Zombie

cosmic-alien-zombie = Zombie
cosmic-power-zombie = Any player, at any time: your ships must never go to the warp; they return to your colonies instead. When you make a deal, you may free ships of those you deal with from the warp as part of it.
cosmic-wild-zombie = Any player, each time you lose ships to the warp: you may bring 1 of them back to one of your colonies instead.
cosmic-super-zombie = As a main player, when allies join: each ally of yours may add 1 of their ships from the warp, even beyond 4.
cosmic-flare-zombie = Zombie flare
