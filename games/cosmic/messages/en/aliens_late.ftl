### Aliens of Cosmic Dominion, and those of the base set that came with them: name, power, flares, then what they ask and tell.

cosmic-group-aliens = Aliens
cosmic-option-aliens = Aliens
cosmic-option-aliens-usual = the 56 of old
cosmic-option-aliens-base = those of the base set
cosmic-option-aliens-dominion = those of Cosmic Dominion
cosmic-option-aliens-base-dominion = base set and Cosmic Dominion
cosmic-option-aliens-all = all that there are
cosmic-option-aliens-help = From which sets aliens and flares are dealt. Expansions and many players may leave out a few.
cosmic-option-alert = Alert level
cosmic-option-alert-all = green, yellow and red
cosmic-option-alert-to-yellow = green and yellow
cosmic-option-alert-green = green alone, for a first game
cosmic-option-alert-help = How hard the aliens may be to play.
cosmic-option-newcomers = New to the game
cosmic-option-newcomers-own = aliens as chosen here
cosmic-option-newcomers-gentle = gentle aliens
cosmic-option-newcomers-help = Gentle aliens are the green ones of the base set, those that are learnt soonest: good for a first game.
cosmic-option-dealt = Aliens to choose from
cosmic-option-dealt-2 = 2
cosmic-option-dealt-3 = 3
cosmic-option-dealt-4 = 4
cosmic-option-dealt-help = How many aliens come to each player, who keeps one of them.
cosmic-option-draft = Drafting
cosmic-option-draft-false = each keeps to what came
cosmic-option-draft-true = they go round
cosmic-option-draft-help = Each takes one in secret and passes the others on, then one of those that came; of the two one is kept.
cosmic-option-pairs = Pairs kept apart
cosmic-option-pairs-usual = as ever
cosmic-option-pairs-strict = as their sheets say
cosmic-option-pairs-revised = as revised
cosmic-option-pairs-free = none
cosmic-option-pairs-help = Of a pair one is dealt at most: Gambler–Sorcerer, Magician–Oracle, Masochist–Healer; which of these, is chosen.
cosmic-refused-too-few-aliens = With these options there are { $number } aliens; so many players need { $needed }.

cosmic-set-aside = 🂠 { $who } lays { $number ->
        [one] 1 card
       *[other] { $number } cards
    } aside until the encounter ends.
cosmic-set-aside-own = 🤫 { $number ->
        [one] This card of yours lies
       *[other] These cards of yours lie
    } aside until the encounter ends: { $cards }.
cosmic-looked-aside = Aside until the encounter ends: { $number ->
        [one] 1 card
       *[other] { $number } cards
    }

## Alchemist

cosmic-alien-alchemist = Alchemist
cosmic-power-alchemist = In any role, once an encounter, at the regroup or before cards are chosen: you may send 1 of your ships to the warp to discard a card and take another of its type from the discards. Attacks must differ by 4 at most.
cosmic-wild-alchemist = In any role, at any gate: you may discard a card that is no encounter card and take another of its type from the discards.
cosmic-super-alchemist = With your power, you may change an attack for any other attack.
cosmic-flare-alchemist = Alchemist flare
cosmic-choice-alchemist-give = Alchemist: which card of yours do you discard?
cosmic-choice-alchemist-take = Alchemist: which card of the discards do you take for it?

## Angler

cosmic-alien-angler = Angler
cosmic-power-angler = As a main player, before cards are chosen: you may ask one player of the other side for a card by its name. They must hand it over if they hold it; else you draw a card. If it is the one you named, you may show it and ask once more.
cosmic-wild-angler = In any role, at any gate: you may name a card. Everybody else may offer it; the first to your left hands it to you and gets this flare. If nobody does, take a card at random from any player.
cosmic-super-angler = You may also use your power as an ally.
cosmic-flare-angler = Angler flare
cosmic-choice-angler-whom = Angler: whom do you ask for a card?
cosmic-choice-angler-card = Angler: which card do you name?
cosmic-choice-angler-copy = Angler: which of your cards of that name do you hand over?
cosmic-choice-angler-again = Angler: you drew the very card. Do you ask once more?
cosmic-choice-angler-offer = Angler flare: do you offer the card that was named? You would get the flare for it.
cosmic-choice-angler-rob = Angler flare: from whom do you take a card at random?
cosmic-angler-asks = 🎣 { $who } asks { $other } for { $card }.
cosmic-angler-lacks = 🎣 { $who } does not hold { $card }.
cosmic-angler-wants = 🎣 { $who } asks everybody for { $card }.

## Daredevil

cosmic-alien-daredevil = Daredevil
cosmic-power-daredevil = As a main player or ally, after the reveal of two attacks: you may discard an attack of 01 to 08 and take it off your side’s total. If your side wins by 4 or less, each of its players gets a reward for each of their ships in the encounter.
cosmic-wild-daredevil = As a main player or ally, before the reveal: you may pledge a narrow win. If your side wins by 4 or less, found a colony with 1 of your ships in the system of the opposing main player. Otherwise you lose 3 ships.
cosmic-super-daredevil = As a main player, your side is rewarded if it wins by 6 or less.
cosmic-flare-daredevil = Daredevil flare
cosmic-ask-daredevil-dare = Daredevil: which attack of 01 to 08 do you discard, to lower the total of your own side?
cosmic-ask-daredevil-dare-dare = Discard →
cosmic-ask-daredevil-dare-pass = None
cosmic-ask-daredevil-dare-waiting = On the menu: the attack.
cosmic-choice-daredevil-planet = Daredevil flare: where does one of your ships found a colony?

## Laser

cosmic-alien-laser = Laser
cosmic-power-laser = As a main player, before allies are invited: you must set aside as many random cards of your opponent’s hand, until the encounter ends, as they have ships in it, or fewer. Without an encounter card left, they lose at once.
cosmic-wild-laser = As a main player or ally, once alliances are formed: you may discard up to 3 cards to set as many random cards of any one player aside until the encounter ends.
cosmic-super-laser = As an ally, once alliances are formed: you may use your power against either main player.
cosmic-flare-laser = Laser flare
cosmic-choice-laser-number = Laser: how many cards do you cut out of that hand?
cosmic-choice-laser-whom = Laser flare: whose cards are set aside?
cosmic-choice-laser-price = Laser flare: which cards do you discard for it, up to 3?
cosmic-choice-laser-whose = Laser flare: against which main player do you use your power?
cosmic-laser-beats = ⚡ { $who } leaves { $other } without an encounter card: the encounter is decided.

## Mirage

cosmic-alien-mirage = Mirage
cosmic-power-mirage = As a main player, when two attacks are revealed: you must choose one of your colonies and one of your opponent’s. Totals count the ships there instead of those that the two of you have in the encounter. Nothing moves.
cosmic-wild-mirage = As a main player or ally whose side shows an attack, after the reveal: you may play one negotiate as a reinforcement of 3.
cosmic-super-mirage = With your power, you may also choose a colony of one ally, which counts instead of that ally’s ships.
cosmic-flare-mirage = Mirage flare
cosmic-choice-mirage-own = Mirage: which of your colonies counts instead of your ships?
cosmic-choice-mirage-theirs = Mirage: which of your opponent’s colonies counts instead of their ships?
cosmic-choice-mirage-whose = Mirage flare: for which ally does a colony count, too?
cosmic-choice-mirage-allied = Mirage flare: which of that ally’s colonies counts?
cosmic-mirage-seen = 🌫️ { $who }: for { $other }, { $number ->
        [one] 1 ship
       *[other] { $number } ships
    } on { $planet } are counted.

## Reserve

cosmic-alien-reserve = Reserve
cosmic-power-reserve = As a main player or ally: you may play attacks of 06 or less as reinforcements of that value. When another player plays a reinforcement, you may discard a negotiate to cancel and discard it.
cosmic-wild-reserve = In any role, when another player discards a reinforcement, played or not: you may take it.
cosmic-super-reserve = One attack of 09 or less may be played so, too.
cosmic-flare-reserve = Reserve flare
cosmic-ask-reserve-call = Reserve: { $who } plays { $card }. Do you discard a negotiate to cancel it?
cosmic-ask-reserve-call-call = Discard →
cosmic-ask-reserve-call-pass = No
cosmic-ask-reserve-call-waiting = On the menu: the negotiate.
cosmic-reserve-calls = ↩️ { $who } cancels { $card } of { $other }.
cosmic-choice-reserve-which = Reserve flare: which reinforcement do you take?

## Whirligig

cosmic-alien-whirligig = Whirligig
cosmic-power-whirligig = As a main player, before cards are chosen: you may mix your hand with your opponent’s. Then choose: equal shares (an odd card is yours), each as many as before, or the two numbers exchanged. They get theirs at random.
cosmic-wild-whirligig = As a main player, before cards are chosen: you may mix a random card of your opponent with one of yours. They take one of the two back unseen; you get the other.
cosmic-super-whirligig = With your power, you look at your opponent’s hand first.
cosmic-flare-whirligig = Whirligig flare
cosmic-ask-whirligig-split = Whirligig: how are the mixed hands dealt?
cosmic-ask-whirligig-split-equal = Equal shares
cosmic-ask-whirligig-split-same = As before
cosmic-ask-whirligig-split-exchanged = Exchanged
cosmic-ask-whirligig-split-waiting = On the menu: the shares.
cosmic-choice-whirligig-own = Whirligig flare: which card of yours do you mix in?
cosmic-whirligig-sees = 🤫 { $who } holds { $number ->
        [one] 1 card
       *[other] { $number } cards
    }: { $cards }.
cosmic-whirligig-mixes = 🌀 { $who } mixes a card with one of { $other }.

## Dictator

cosmic-alien-dictator = Dictator
cosmic-power-dictator = Not as the offense, before each destiny draw: you must look through the destiny deck and choose the card that the offense draws. On your own turn it comes by chance.
cosmic-wild-dictator = Not as the offense, when a destiny card is drawn: you may have the offense discard it and draw another.
cosmic-super-dictator = As the offense, you may use your power on your own turn, too.
cosmic-flare-dictator = Dictator flare
cosmic-ask-dictator-choose = Dictator: which destiny card does { $who } draw?
cosmic-ask-dictator-choose-colour = A colour →
cosmic-ask-dictator-choose-warning = A colour with a warning →
cosmic-ask-dictator-choose-wild = A wild card
cosmic-ask-dictator-choose-special-colonies = Most foreign colonies
cosmic-ask-dictator-choose-special-cards = Most cards
cosmic-ask-dictator-choose-special-warp = Fewest ships in the warp
cosmic-ask-dictator-choose-waiting = On the menu: the colour.
cosmic-dictator-again = 🎲 { $who } has { $other } draw another destiny card.

## Doppelganger

cosmic-alien-doppelganger = Doppelganger
cosmic-power-doppelganger = As a main player, when planning begins: you must discard your encounter cards. Any player but your opponent lends you two of different types, one of them their highest attack. With fewer than two you draw until you have two. What you do not play goes back after the reveal.
cosmic-wild-doppelganger = Not as a main player, once alliances are formed: you may set your hand aside and take that of a player with a colony in your system, until the encounter ends. The offense then draws a new hand.
cosmic-super-doppelganger = With your power, any player but your opponent also gives you two cards that are no encounter cards.
cosmic-flare-doppelganger = Doppelganger flare
cosmic-choice-doppelganger-whom = Doppelganger: whom do you haunt for two encounter cards?
cosmic-choice-doppelganger-lend = Doppelganger: which encounter cards do you lend? Of different types, one your highest attack.
cosmic-choice-doppelganger-more = Doppelganger flare: who gives you two other cards?
cosmic-choice-doppelganger-gift = Doppelganger flare: which two cards do you give?
cosmic-choice-doppelganger-rob = Doppelganger flare: whose hand do you take until the encounter ends?
cosmic-doppelganger-haunts = 👻 { $who } haunts { $other } for encounter cards.
cosmic-refused-doppelganger-unalike = They must be of different types, and one of them your highest attack.

## Judge

cosmic-alien-judge = Judge
cosmic-power-judge = As a main player, before cards are chosen: you may declare what the winner, or the loser, takes besides of the other main player: cards, and a colony where they have one. If an attack is shown and somebody wins, it is done when the encounter ends.
cosmic-wild-judge = As a main player, after the reveal of two attacks: you may call a draw for totals that differ by less than 5. You both then deal as if both had shown a negotiate.
cosmic-super-judge = With your power, you may declare something for both.
cosmic-flare-judge = Judge flare
cosmic-ask-judge-declare = Judge: what does the winner, or the loser, take of the other main player when this encounter ends?
cosmic-ask-judge-declare-for-winner = For the winner →
cosmic-ask-judge-declare-for-loser = For the loser →
cosmic-ask-judge-declare-pass = Nothing
cosmic-ask-judge-declare-waiting = On the menu: the gains.
cosmic-judge-for-winner = ⚖️ { $who } declares for the winner: { $number ->
        [0] no card
        [one] 1 card
       *[other] { $number } cards
    } at random.
cosmic-judge-for-loser = ⚖️ { $who } declares for the loser: { $number ->
        [0] no card
        [one] 1 card
       *[other] { $number } cards
    } at random.
cosmic-judge-for-winner-types = ⚖️ { $who }: the winner takes a card of each of these types: { $types }.
cosmic-judge-for-loser-types = ⚖️ { $who }: the loser takes a card of each of these types: { $types }.
cosmic-judge-for-winner-colony = ⚖️ { $who }: the winner may settle on { $planet }.
cosmic-judge-for-loser-colony = ⚖️ { $who }: the loser may settle on { $planet }.
cosmic-choice-judge-ships = Judge: which of your ships found the colony that was declared?

## Muckraker

cosmic-alien-muckraker = Muckraker
cosmic-power-muckraker = As a main player or ally, when a side has won: you may discard a card and accuse any winning allies but yourself. Each may bribe you with a card that is no encounter card, or one of that type (an attack: a higher one). Whoever does not goes home without any benefit.
cosmic-wild-muckraker = As a main player or ally, once alliances are formed: you may drive one ally of either side out of the encounter. Their ships go home.
cosmic-super-muckraker = With your power, you may also accuse the winning main player.
cosmic-flare-muckraker = Muckraker flare
cosmic-choice-muckraker-price = Muckraker: which card do you discard to accuse others?
cosmic-choice-muckraker-accused = Muckraker: whom do you accuse?
cosmic-choice-muckraker-exempt = Muckraker: which of your accused allies do you exempt?
cosmic-choice-muckraker-bribe = Muckraker: with which card do you bribe the one who accuses you?
cosmic-choice-muckraker-leaves = Muckraker flare: which ally leaves the encounter?
cosmic-muckraker-accuses = 🗞️ { $who } accuses { $seats }.
cosmic-muckraker-disgraced = 🗞️ { $who } pays nothing, and leaves without any benefit.

## Usurper

cosmic-alien-usurper = Usurper
cosmic-power-usurper = As a main player, once cards are chosen: you may have every ally of both sides lay an encounter card. You see those of your own allies; one may replace your card, and unseen one of the other side’s allies your opponent’s. What is not played goes back.
cosmic-wild-usurper = As a main player, before allies are invited: you may decide that the side with more allied ships wins, the defense if they are as many. No cards are chosen.
cosmic-super-usurper = With your power, you also see the cards of the other side’s allies.
cosmic-flare-usurper = Usurper flare
cosmic-choice-usurper-lay = Usurper: which encounter card do you lay as an ally?
cosmic-choice-usurper-own = Usurper: whose card do you play instead of your own?
cosmic-choice-usurper-theirs = Usurper: which ally’s card replaces your opponent’s?
cosmic-usurper-sees = 🤫 { $who } has laid { $cards }.
cosmic-usurper-replaces = 👑 { $who } puts the card of { $ally } in the place of that of { $other }.

## Ace

cosmic-alien-ace = Ace
cosmic-power-ace = As the offense, at the start of your turn: you must win the game if you have a foreign colony. Others may aim at such a colony whenever destiny allows a target in your home system or in that of the colony. At the beginning you must remove one of your planets; the ships there go to the warp.
cosmic-wild-ace = As a main player with everybody else against you, after the reveal: you may win the encounter, whatever was shown. Give this flare to whoever is Ace.
cosmic-super-ace = As the defense, when you have lost: you may move all your ships of the encounter to one planet of another system. Discard this flare.
cosmic-flare-ace = Ace flare
cosmic-choice-ace-gone = Ace: which of your planets leaves the game? The ships there go to the warp.
cosmic-choice-ace-refuge = Ace flare: to which planet do all your ships of the encounter move?
cosmic-ace-leaves = 🕳️ A planet of { $who } leaves the game: { $planet }.
cosmic-ace-near = { $who } has a foreign colony, and wins with it at the start of the next turn.

## Citadel

cosmic-alien-citadel = Citadel
cosmic-power-citadel = In any role, once destiny is drawn: you may lay one attack card face up beside any planet. When that planet is the target, once cards are chosen, you may add all attacks that lie there to the defense’s total. They are discarded only if the defense then loses.
cosmic-wild-citadel = As a main player or ally, after the reveal: you may add 5 to the defense’s total.
cosmic-super-citadel = With your power, you may subtract them instead.
cosmic-flare-citadel = Citadel flare
cosmic-ask-citadel-lay = Citadel: which attack do you lay beside which planet?
cosmic-ask-citadel-lay-lay = Lay →
cosmic-ask-citadel-lay-pass = None
cosmic-ask-citadel-lay-waiting = On the menu: the attack.
cosmic-choice-citadel-less = Citadel flare: do you take the citadels off the defense’s total instead of adding them?
cosmic-citadel-lays = 🏰 { $who } lays { $card } beside { $planet }.
cosmic-citadel-falls = 🏰 What lay beside { $planet } is discarded: { $cards }.
cosmic-looked-standing = Beside { $planet }: { $cards }

## Reincarnator

cosmic-alien-reincarnator = Reincarnator
cosmic-power-reincarnator = As a main player or ally whose side has lost, or after a failed deal of yours: you must draw an alien that nobody has and that sets nothing up. You have its power besides yours, until the next time.
cosmic-wild-reincarnator = In any role, when others have lost or failed to deal: you may give this flare to one of them but Reincarnator. When the encounter ends, they lay their alien down and draw one that nobody has.
cosmic-super-reincarnator = You need not draw another alien.
cosmic-flare-reincarnator = Reincarnator flare
cosmic-choice-reincarnator-whether = Reincarnator: do you draw another alien?
cosmic-choice-reincarnator-whom = Reincarnator flare: which loser gets this flare, and another alien?
cosmic-reincarnator-becomes = ♻️ { $who } draws an alien: { $alien }.
cosmic-chance-reincarnator = which alien is drawn

## Quartermaster

cosmic-alien-quartermaster = Quartermaster
cosmic-power-quartermaster = In any role, when others get rewards: you must say to which of their colonies their ships go, look at the cards that were drawn, and share them out, as many to each as are due. If you are due none yourself, take a ship from the warp or draw a card more.
cosmic-wild-quartermaster = In any role, when others are due cards as rewards: you may hand one of them cards of your choice from your hand instead of some that would be drawn.
cosmic-super-quartermaster = When you are due rewards, too, you may mix your hand and your own cards into those that you share out.
cosmic-flare-quartermaster = Quartermaster flare
cosmic-choice-quartermaster-share = Quartermaster: which of these cards go to the next receiver?
cosmic-quartermaster-due = Due to them as rewards: { $number ->
    [one] exactly 1 card.
   *[other] exactly { $number } cards.
}
cosmic-choice-quartermaster-colony = Quartermaster: to which colony of theirs do the ships go?
cosmic-choice-quartermaster-ship = Quartermaster: do you take a ship from the warp? If you pass, you draw a card more.
cosmic-choice-quartermaster-whom = Quartermaster flare: to whom do you hand cards of yours as rewards?
cosmic-choice-quartermaster-instead = Quartermaster flare: which cards of yours do you hand over?

## Greenhorn

cosmic-alien-greenhorn = Greenhorn
cosmic-power-greenhorn = In any role, when an encounter starts: you must show one player a card, and may move ships among your colonies and home planets. Without an attack you may draw a new hand before cards are chosen. You may play kickers after the reveal, reinforcements from outside, and artifacts of the regroup or of alliances at any gate.
cosmic-wild-greenhorn = In any role, at any gate: if your hand lacks attacks or negotiates, you may discard it and draw a new one.
cosmic-super-greenhorn = As the offense, once destiny is drawn: you may meet anybody at a colony of theirs in the system that it names.
cosmic-flare-greenhorn = Greenhorn flare
cosmic-choice-greenhorn-to = Greenhorn: whom do you ask about a card of yours?
cosmic-choice-greenhorn-shown = Greenhorn: which card do you show?
cosmic-choice-greenhorn-moved = Greenhorn: which ships do you move to other colonies or home planets of yours?
cosmic-ask-greenhorn-renew = Greenhorn: do you discard your hand and draw a new one? Only without an attack in it.
cosmic-ask-greenhorn-renew-renew = New hand
cosmic-ask-greenhorn-renew-pass = Keep it
cosmic-ask-greenhorn-renew-waiting = A new hand, or this one.
cosmic-ask-greenhorn-kicker = Greenhorn: the cards are shown. Do you play a kicker now?
cosmic-ask-greenhorn-kicker-late = Kicker →
cosmic-ask-greenhorn-kicker-pass = None
cosmic-ask-greenhorn-kicker-waiting = On the menu: the kicker.
cosmic-refused-greenhorn-attacks = There is an attack in your hand: you may draw a new one only without any.
cosmic-greenhorn-asks = 🐣 { $who } shows { $other } a card: “What is this for?”
cosmic-greenhorn-shows = 🤫 { $who } shows you { $cards }.
cosmic-greenhorn-moves = 🐣 { $who } moves ships among own planets: { $number }.

## Mesmer

cosmic-alien-mesmer = Mesmer
cosmic-power-mesmer = In any role: you may play any artifact of your hand as any other artifact there is. Beside a question you name in secret the card and what it is to be. When you play it, all see both. If this is zapped, the card stays in your hand.
cosmic-wild-mesmer = As a main player, after the reveal: an attack of yours below 10 becomes a negotiate.
cosmic-super-mesmer = Any card that is no encounter card may be played so, and is discarded.
cosmic-flare-mesmer = Mesmer flare
cosmic-do-disguise = Play a card as another →
cosmic-field-as = Played as
cosmic-mesmer-names = 🤫 You will play { $card } as { $other }.
cosmic-mesmer-lies = Mesmer: { $card } is to be { $other }.

## Miser

cosmic-alien-miser = Miser
cosmic-power-miser = You have a second hand, the hoard: you may play its cards as those of your hand, but nobody else looks at it or takes from it. What would come back to your hand goes back there. Without an encounter card it is shown, discarded and drawn anew at the regroup or before cards are chosen, unless you ordered otherwise.
cosmic-wild-miser = In any role, when you draw a new hand, or compensation is taken from you: this card and 2 others of yours lie aside until the encounter ends. The new hand is whole.
cosmic-super-miser = As the offense, at your regroup: you may draw a card into the hoard.
cosmic-flare-miser = Miser flare
cosmic-choice-miser-swap = Miser: two hands are yours. Does the one that you hold become the hoard? Otherwise the new one does.
cosmic-choice-miser-saved = Miser flare: which 2 other cards lie aside with it?
cosmic-miser-hoard = 🤫 Your hoard: { $cards }.

## Host

cosmic-alien-host = Host
cosmic-power-host = When any turn starts: you may take flares of your sheet out of the game, and fill it up to 3 with unused ones, face down. You may play them as wild flares in any role, besides the one flare of the encounter. They are discarded after use.
cosmic-wild-host = In any role, at any gate: draw 3 unused flares. This flare goes to Host.
cosmic-super-host = When you fill up, draw 2 more and choose which stay. The others leave the game.
cosmic-flare-host = Host flare
cosmic-choice-host-remove = Host: which flares of your sheet leave the game, before you fill it up?
cosmic-choice-host-keep = Host flare: which of these flares stay on your sheet?
cosmic-host-due = Room on your sheet: { $number ->
    [one] for exactly 1 flare.
   *[other] for exactly { $number } flares.
}

## Reactor

cosmic-alien-reactor = Reactor
cosmic-power-reactor = The flares of the others’ aliens begin face up on your sheet. As an ally of a winner, you must give them theirs. If neither invited you and one loses, you may take their flare or your own from the sheet, or discard theirs from your hand. Flares of aliens in play that others discard come onto your sheet.
cosmic-wild-reactor = As the defense that has won: found a colony on any foreign planet. This flare goes to Reactor, and does so, too, when its holder plays any other super flare.
cosmic-super-reactor = As a main player or ally of the side that wins, you win the game if you have no other flare, in hand or on your sheet.
cosmic-flare-reactor = Reactor flare
cosmic-choice-reactor-feed = Reactor: which flare? From the sheet it comes into your hand, from your hand it is discarded.
cosmic-choice-reactor-planet = Reactor flare: where do you found a colony?
cosmic-choice-reactor-ships = Reactor flare: with which ships?

## Aristocrat

cosmic-alien-aristocrat = Aristocrat
cosmic-power-aristocrat = You choose your first hand from the whole deck. As a main player, before cards are chosen: you may draw an unused flare. If you then hold two or more flares of aliens that nobody has, you must take one of them out of the game.
cosmic-wild-aristocrat = In any role, at the regroup: look through the cosmic deck and take a card. Deck and discards are shuffled together. This flare goes to Aristocrat.
cosmic-super-aristocrat = Instead of drawing one flare you may discard this one, and look through all unused flares to take one, or draw 3.
cosmic-flare-aristocrat = Aristocrat flare
cosmic-choice-aristocrat-hand = Aristocrat: which cards of the whole deck are your first hand?
cosmic-aristocrat-due = A first hand: { $number ->
    [one] exactly 1 card.
   *[other] exactly { $number } cards.
}
cosmic-choice-aristocrat-remove = Aristocrat: which flare leaves the game?
cosmic-choice-aristocrat-look = Aristocrat flare: do you discard it for a look at all unused flares, or for 3 of them?
cosmic-choice-aristocrat-take = Aristocrat flare: which one do you take? Without any you draw 3.
cosmic-choice-aristocrat-deck = Aristocrat flare: which card of the deck do you take?
cosmic-aristocrat-chooses = 👑 { $who } chooses a first hand of { $number }.
cosmic-aristocrat-looks = 👑 { $who } discards the flare for unused ones.

## Gambler

cosmic-alien-gambler = Gambler
cosmic-power-gambler = As a main player, at the reveal: you may keep your card face down and claim which encounter card it is. If your opponent believes you, it is, and goes unseen under its deck. Otherwise it is shown: whoever was wrong loses as many ships, from outside the encounter, as they have in it.
cosmic-wild-gambler = As a main player, before the reveal: call a number. If both cards are attacks that differ by at least as much, it is added to your total.
cosmic-super-gambler = With your claim you may put up to 20 further ships at stake.
cosmic-flare-gambler = Gambler flare
cosmic-choice-gambler-called = Gambler flare: which number do you call?
cosmic-do-claim = Claim →
cosmic-do-doubt = I doubt it
cosmic-ask-gambler-claim = Gambler: do you show your card, or keep it down and claim what it is?
cosmic-ask-gambler-claim-pass = Show it
cosmic-ask-gambler-claim-waiting = On the menu: what it is said to be.
cosmic-ask-gambler-doubt = { $who } claims { $card }. Do you doubt it? If it is true, you lose ships; if not, they lose { $number }.
cosmic-ask-gambler-doubt-pass = I believe it
cosmic-ask-gambler-doubt-waiting = { $who } is waiting for your answer.
cosmic-ask-gambler-claim-over = Gambler: the card that you laid lies before { $other } now. May it be shown, or do you claim what it is?
cosmic-ask-gambler-claim-over-pass = Let it be shown
cosmic-ask-gambler-claim-over-waiting = On the menu: what it is said to be.
cosmic-ask-gambler-doubt-over = { $who } laid the card that lies before you now, and claims { $card }. Do you doubt it? If it is true, you lose ships; if not, they lose { $number }.
cosmic-ask-gambler-doubt-over-pass = I believe it
cosmic-ask-gambler-doubt-over-waiting = { $who } is waiting for your answer.
cosmic-gambler-claims = 🎲 { $who } keeps the card down and claims: { $card }.{ $number ->
        [0] {""}
       *[other] {" "}Further ships at stake: { $number }.
    }
cosmic-gambler-doubts = 🎲 { $other } has to show the card: { $who } doubts it.
cosmic-gambler-calls = 🎲 { $who } calls { $number }.
cosmic-believes = 🎲 { $who } believes { $other }: it counts as { $card }.
cosmic-buries = 🂠 A card of { $who } goes unseen under its deck.

## Pentaform

cosmic-alien-pentaform = Pentaform
cosmic-power-pentaform = You begin with five aliens that nobody has, in an order of yours, and have the power of the first besides your own. You must go one step on for each foreign colony that you gain, and one back for each that you lose, and have the power of the stage where you are.
cosmic-wild-pentaform = In any role, before cards are chosen: lay down your alien, draw two that nobody has, and become one of them. Their flares are shuffled into the deck. This flare goes to Pentaform.
cosmic-super-pentaform = At any regroup: two of your stages change places, even the one where you are.
cosmic-flare-pentaform = Pentaform flare
cosmic-choice-pentaform-order = Pentaform: which alien comes next in your order?
cosmic-choice-pentaform-first = Pentaform flare: which stage changes places?
cosmic-choice-pentaform-second = Pentaform flare: with which other one?
cosmic-choice-pentaform-become = Pentaform flare: which of these aliens do you become?
cosmic-pentaform-line = 🧬 The stages of { $who }: { $aliens }.
cosmic-pentaform-stage = 🧬 { $who } is at stage { $number }: { $alien }.
cosmic-pentaform-turns = 🧬 { $who } becomes { $alien }.
cosmic-pentaform-lies = Stage { $number } of: { $aliens }
cosmic-chance-pentaform = which alien is drawn

## Lizard

cosmic-alien-lizard = Lizard
cosmic-power-lizard = As a main player who wins: your ships in the encounter that are on the target planet must change their colour. Ships of the second colour are yours in every way, and each adds 2 to your side, as a main player or ally. When no ship of the first colour is left in the game, you win it.
cosmic-wild-lizard = As a main player or ally whose side shows an attack: reinforcements that you play from now on count double, or your kicker multiplies by one more.
cosmic-super-lizard = When your ships change their colour, 2 more outside the encounter may do so, too.
cosmic-flare-lizard = Lizard flare
cosmic-choice-lizard-outside = Lizard flare: which 2 ships outside the encounter change their colour, too?
cosmic-choice-lizard-kick = Lizard flare: does your kicker multiply by one more? Otherwise your reinforcements count double.
cosmic-lizard-morphs = 🦎 Ships of { $who } that change their colour: { $number }.
cosmic-lizard-near = { $who } wins as Lizard when no ship of the first colour is left: { $number } to go.
cosmic-lizard-ship = Ship of the second colour on { $planet }
cosmic-lizard-ship-in = Ship of the second colour: { $place }

## Bride

cosmic-alien-bride = Bride
cosmic-power-bride = As a main player, before allies are invited: you may marry your opponent, who puts a ship on your sheet. Spouses may ally with each other uninvited, show each other cards, and trade one each once an encounter. You may divorce to take half of their hand at random. Whom you divorced you cannot marry again.
cosmic-wild-bride = As the defense, once ships are launched: the offense lands them on a home planet of its own or on any empty planet, and its turn ends.
cosmic-super-bride = As a main player, before alliances: you marry a divorced opponent again, but never take half of that hand once more.
cosmic-flare-bride = Bride flare
cosmic-do-show-spouse = Show my spouse a card →
cosmic-ask-bride-home = Bride: you are married to { $who }. Do you trade a card, or get a divorce?
cosmic-ask-bride-home-trade = Trade
cosmic-ask-bride-home-divorce = Divorce
cosmic-ask-bride-home-pass = Neither
cosmic-ask-bride-home-waiting = A trade, a divorce, or neither.
cosmic-choice-bride-ship = Bride: which of your ships lies on its sheet from now on?
cosmic-choice-bride-trade = Bride: which card do you trade, unseen? Without one nothing is traded.
cosmic-choice-bride-refuge = Bride flare: where do your ships land?
cosmic-bride-weds = 💍 { $who } marries { $other }.
cosmic-bride-parts = 💔 { $who } and { $other } are divorced.
cosmic-bride-trades = 💍 { $who } and { $other } trade a card each.
cosmic-bride-flees = 💨 { $who } runs away: the ships of { $other } land on { $planet }.
cosmic-bride-shows = 🤫 { $who } shows you { $cards }.
cosmic-bride-married = Married to { $who }
cosmic-place-held-bride = Bride’s sheet

## What several of them share: unused flares, captives, cards on sheets.

cosmic-draws-flares = 🎴 { $who } draws { $number ->
        [one] 1 unused flare
       *[other] { $number } unused flares
    }.
cosmic-leaves-game = 🚮 { $who } takes out of the game: { $cards }.
cosmic-leaves-game-unseen = 🚮 { $who } takes { $number ->
        [one] 1 card
       *[other] { $number } cards
    } out of the game, unseen.
cosmic-captures = ⛓️ { $who } captures { $number ->
        [one] 1 ship
       *[other] { $number } ships
    } of { $other }.
cosmic-frees = ⛓️ Captive ships of { $who } go home: { $number }.
cosmic-draws-onto = 🂠 { $who } draws { $number ->
        [one] 1 card
       *[other] { $number } cards
    } onto the sheet of { $alien }.
cosmic-collects = 🎴 Onto the sheet of { $alien }: { $cards }.
cosmic-from-sheet = 🎴 { $who } takes { $cards } from the sheet of { $other }.
cosmic-lies-down = Face down: { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
cosmic-lies-own = Face down: { $cards }
cosmic-lies-face-up = On the sheet: { $cards }
cosmic-bride-captives = Captive ships: { $ships }
cosmic-lizard-lies = Ships of the second colour: { $number }
