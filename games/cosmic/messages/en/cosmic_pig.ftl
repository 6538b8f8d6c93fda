### Cosmic Pig: The Piggy, envelopes under planets, the Piggy Edicts. $who and the like are names.

## Cards (shown on pictures too, hence without Markdown)

cosmic-card-the-piggy = The Piggy
cosmic-card-piggy-befriending-contraption = Piggy-Befriending Contraption
cosmic-card-portable-fold-door = Portable Fold-Door
cosmic-card-disguise-kit = Disguise Kit
cosmic-card-envelope-scanner = Envelope Scanner
cosmic-card-stasis-seal = Stasis Seal
cosmic-card-clock-jammer = Clock Jammer
cosmic-card-neural-amplifier = Neural Amplifier
cosmic-card-vacuum-capsule = Vacuum Capsule
cosmic-card-type-piggy = The Piggy
cosmic-effect-the-piggy = Have it when the game ends, in your hand or in an envelope of your system, with a ship at home. It cannot be played; if it is discarded, all fight for it.
cosmic-effect-piggy-befriending-contraption = Any player, before the end dice: The Piggy, wherever it is, comes to the hand of whoever has most bases. If several have most, it stays.
cosmic-effect-portable-fold-door = As the offense, once the destiny card is drawn: ignore it. You may attack any base of anybody in any system.
cosmic-effect-disguise-kit = Any player, when the exposure die shows a one: nobody is told where The Piggy is. You need not have it.
cosmic-effect-envelope-scanner = Any player, at regroup: look into one envelope of any system. Nothing is moved.
cosmic-effect-stasis-seal = Any player, at regroup: one envelope is sealed until the end of your next turn. Nobody looks into it or exchanges cards there.
cosmic-effect-clock-jammer = Any player, before the end dice: they are not rolled after this encounter.
cosmic-effect-neural-amplifier = As a main player, once cards are chosen: your side’s total is 5 lower; in a Homo sapiens challenge, 5 higher.
cosmic-effect-vacuum-capsule = Any player, when an encounter or a Piggy Challenge sends your ships to the warp: they go home instead.

## Homo sapiens, who replaces Anti-Matter

cosmic-alien-homo-sapiens = Homo sapiens
cosmic-power-homo-sapiens = As a main player, once cards are chosen: you may declare a Homo sapiens challenge. Then both sides add their ships and reinforcements to their card, bases do not count, and the higher total wins.
cosmic-wild-homo-sapiens = As a main player or ally, at any time, once per encounter: you may stop a wild flare that someone is playing.
cosmic-super-homo-sapiens = You may declare the Homo sapiens challenge after the cards are revealed, too.
cosmic-flare-homo-sapiens = Homo sapiens flare

## Questions

cosmic-ask-pig-hide = { $surplus ->
    [0] You have { $number } cards left, seven may be kept. Hide more in envelopes, or keep these.
   *[other] You have { $number } cards left, seven may be kept. Hide some in envelopes of any system, then keep the rest and discard { $surplus }. The Piggy may be hidden, not discarded.
}
cosmic-ask-pig-hide-hide = Hide cards →
cosmic-ask-pig-hide-unhide = Out of an envelope, back to my hand →
cosmic-ask-pig-hide-surplus = Hide what is worth least at home
cosmic-ask-pig-hide-keep = Keep these
cosmic-ask-pig-hide-discard = Discard, keep the rest →
cosmic-ask-pig-hide-waiting = On the menu: cards to hide in envelopes.
cosmic-ask-pig-envelope = { $number ->
    [0] The envelope of { $planet } is empty. Do you stash cards there?
    [one] There is one card in the envelope of { $planet }, before your eyes alone. Do you exchange or take it?
   *[other] There are { $number } cards in the envelope of { $planet }, before your eyes alone. Do you exchange or take any?
}
cosmic-ask-pig-envelope-exchange = Exchange →
cosmic-ask-pig-envelope-take = Take one →
cosmic-ask-pig-envelope-stash = Stash →
cosmic-ask-pig-envelope-pass = Change nothing
cosmic-ask-pig-envelope-waiting = On the menu: an envelope.
cosmic-ask-pig-commit = { $number ->
    [one] Piggy Challenge! All against all, the lowest total takes The Piggy: card less bases, ships and reinforcements. Which card do you play, and which ships do you risk?
   *[other] Piggy Challenge, round { $number }: it was even. Which card do you play now, and which ships do you risk?
}
cosmic-ask-pig-commit-commit = Commit →
cosmic-ask-pig-commit-waiting = On the menu: a Piggy Challenge.
cosmic-ask-pig-support = The cards of the Piggy Challenge are shown. Do you play reinforcements, for whomever you like?
cosmic-ask-pig-support-support = Reinforce →
cosmic-ask-pig-support-waiting = On the menu: reinforcements, or not.
cosmic-ask-gate-exposing = The exposure die shows a one: The Piggy is about to be shown. Do you play a card first?
cosmic-ask-gate-exposing-waiting = On the menu: cards before The Piggy is shown.
cosmic-ask-gate-closing = The encounter is over, the end dice are about to be rolled. Do you play a card first?
cosmic-ask-gate-closing-waiting = On the menu: cards before the end dice.
cosmic-ask-pig-defend = You are attacked at { $planet }, ships { $offense } to { $defense }, offense first. Which ships of your other bases join the defense, if any?
cosmic-ask-pig-defend-ships = Send ships →
cosmic-ask-pig-defend-waiting = On the menu: ships for the defense.
cosmic-choice-pig-scan = Envelope Scanner: into which envelope do you look?
cosmic-choice-pig-seal = Stasis Seal: which envelope is sealed?
cosmic-field-put = cards to stash
cosmic-field-discarded = cards to discard
cosmic-field-take = cards taken out
cosmic-refused-pig-uneven = As many in as out: you put in { $put } and take out { $take }.

cosmic-move-pig-commit = { $number ->
    [0] { $card }, no ships
    [one] { $card }, 1 ship
   *[other] { $card }, { $number } ships
}

## What happens

cosmic-pig-hides = ✉️ { $who } hides cards in { $planets }.
cosmic-pig-hides-nothing = ✉️ { $who } hides nothing.
cosmic-pig-hides-so-many = { $number ->
    [one] { $who } puts a card into the envelope of { $planet }.
   *[other] { $who } puts { $number } cards into the envelope of { $planet }.
}
cosmic-pig-exposure = 🎲 Exposure die: { $number }{ $number ->
    [1] !
   *[other] , so The Piggy does not show itself.
}
cosmic-pig-in-hand = 🐷 The Piggy shows itself: { $who } holds it.
cosmic-pig-in-envelope = 🐷 The Piggy shows itself: it is in the envelope of { $planet }.
cosmic-pig-disguised = 🥸 { $who } keeps its place from being told.
cosmic-pig-joins = { $number ->
    [one] { $who } adds a ship to the defense.
   *[other] { $who } adds { $number } ships to the defense.
}
cosmic-pig-homo-sapiens = 🧍 { $who } declares a Homo sapiens challenge: the higher total wins, bases do not count.
cosmic-pig-captures = 🐷 The Piggy changes hands: { $who } takes it from { $other }.
cosmic-pig-sees = { $number ->
    [one] 🤫 In the envelope of { $planet } there is { $cards }.
   *[other] 🤫 In the envelope of { $planet } there are { $number } cards: { $cards }.
}
cosmic-pig-sees-nothing = 🤫 The envelope of { $planet } is empty.
cosmic-pig-exchanged = { $number ->
    [0] ✉️ { $who } looks into the envelope of { $planet }: nothing is exchanged.
    [one] ✉️ { $who } looks into the envelope of { $planet }: one card exchanged.
   *[other] ✉️ { $who } looks into the envelope of { $planet }: { $number } cards exchanged.
}
cosmic-pig-took = { $number ->
    [one] ✉️ { $who } looks into the envelope of { $planet }, and takes a card.
   *[other] ✉️ { $who } looks into the envelope of { $planet }, and takes { $number } cards.
}
cosmic-pig-stashed = { $number ->
    [one] ✉️ { $who } looks into the envelope of { $planet }, and stashes a card.
   *[other] ✉️ { $who } looks into the envelope of { $planet }, and stashes { $number } cards.
}
cosmic-pig-stays-sealed = { $number ->
   *[other] 🔒 { $who } finds the envelope of { $planet } sealed.
}
cosmic-pig-spills = { $number ->
    [one] ✉️ The envelope that lay there spills { $cards }.
   *[other] ✉️ The envelope that lay there spills { $number } cards: { $cards }.
}
cosmic-pig-scans = 🔍 { $who } looks into the envelope of { $planet }.
cosmic-pig-seals = 🔒 { $who } seals the envelope of { $planet }.
cosmic-pig-unsealed = 🔓 The envelope of { $planet } is sealed no longer.
cosmic-pig-befriends = { $number ->
    [one] 🐷 The Piggy comes to { $who }, who has most bases: { $number }.
   *[other] 🐷 The Piggy comes to { $who }, who has most bases: { $number }.
}
cosmic-pig-befriends-nobody = { $number ->
   *[other] 🐷 Several have most bases ({ $number }): The Piggy stays where it is.
}
cosmic-pig-jams = ⏱️ { $who } stops the clock: no end dice after this encounter.
cosmic-pig-end = 🎲 End dice: { $first } + { $second } = { $number }.
cosmic-pig-dropped = 🐷 The Piggy falls on the table!
cosmic-pig-round = { $number ->
    [one] ⚔️ Piggy Challenge: all against all.
   *[other] ⚔️ Piggy Challenge, round { $number }.
}
cosmic-pig-commits = { $number ->
    [0] { $who } risks no ship.
    [one] { $who } risks a ship.
   *[other] { $who } risks { $number } ships.
}
cosmic-pig-supports = ➕ { $who } plays { $card } for { $other }.
cosmic-pig-total = 🧮 { $who }: card { $card }{ $bases ->
    [0] { "" }
    [one] , − { $bases } base
   *[other] , − { $bases } bases
}{ $own ->
    [0] { "" }
    [one] , − { $own } ship
   *[other] , − { $own } ships
}{ $reinforcements ->
    [0] { "" }
   *[other] , − { $reinforcements } by reinforcements
} = **{ $total }**.
cosmic-pig-no-attack = 🧮 { $who }: { $card }, which any attack beats.
cosmic-pig-even = ⚖️ Even: { $seats }. Once more, all of you!
cosmic-pig-by-chance = ⚖️ Still even after five rounds: chance decides among { $seats }.
cosmic-pig-goes-to = 🐷 { $who } takes The Piggy.
cosmic-pig-won-hand = 🐷 The end dice have fallen: { $who } holds The Piggy and wins. All other planets are destroyed.
cosmic-pig-won-envelope = 🐷 The end dice have fallen: The Piggy is in the envelope of { $planet }, and { $who } wins. All other planets are destroyed.
cosmic-pig-lost-homeless = 💥 The end dice have fallen: { $who } holds The Piggy, without a ship at home. All lose.
cosmic-pig-lost-envelope = 💥 The end dice have fallen: The Piggy is in the envelope of { $planet }, and { $who } has no ship at home. All lose.
cosmic-pig-lost-nobody = 💥 The end dice have fallen, and nobody has The Piggy. All lose.

## Chance, rules, places

cosmic-chance-pig-deal = fourteen cards each
cosmic-chance-pig-exposure = the exposure die
cosmic-chance-pig-end = the end dice
cosmic-chance-pig-tie = who takes The Piggy
cosmic-step-hiding = cards are hidden
cosmic-step-landing = an envelope
cosmic-step-piggy_challenge = a Piggy Challenge

## Options

cosmic-group-pig = Cosmic Pig
cosmic-option-cosmic_pig = Cosmic Pig
cosmic-option-cosmic_pig-false = no
cosmic-option-cosmic_pig-true = yes
cosmic-option-cosmic_pig-help = Whoever has The Piggy when the dice end the game wins: in hand, or in an envelope hidden at home.
cosmic-option-pig_end = End dice
cosmic-option-pig_end-dice = a total of 2 only
cosmic-option-pig_end-sooner = sooner from the 8th encounter on
cosmic-option-pig_end-help = With 2 only, a game lasts 36 encounters on average; sooner suits games by chat.
cosmic-option-pig_defense = Ships for the defense
cosmic-option-pig_defense-true = from any base
cosmic-option-pig_defense-false = those on the planet
cosmic-option-pig_defense-help = Whether the defense may add ships of other bases.
cosmic-option-pig_counts = Cards in each envelope
cosmic-option-pig_counts-false = their number is secret
cosmic-option-pig_counts-true = their number is told
cosmic-option-pig_counts-help = Whether all are told how many cards are hidden where at the beginning.
cosmic-option-pig_trader = Trader
cosmic-option-pig_trader-false = is not dealt
cosmic-option-pig_trader-true = may be dealt
cosmic-option-pig_trader-help = Trader swaps hands, which is very strong here.
cosmic-option-pig_finder = Finder
cosmic-option-pig_finder-true = one in the deck
cosmic-option-pig_finder-false = none
cosmic-option-pig_finder-help = An older card that takes a named card out of a hand.

## In words

cosmic-pig-bases = { $number ->
    [one] { $who } has { $number } base
   *[other] { $who } has { $number } bases
}
cosmic-pig-hider = { $planet }: { $who } hid cards here at the beginning
cosmic-pig-sealed = { $planet }: sealed by { $who }
cosmic-pig-left = { $turn ->
    [0] { $planet }: you hid { $cards } here at the beginning
   *[other] { $planet }: in turn { $turn } you left { $cards } here
}
cosmic-pig-saw = { $planet }: in turn { $turn } you saw { $cards } here
cosmic-pig-empty = { $planet }: empty in turn { $turn }, when you looked
cosmic-pig-said-exchanged = { $number ->
    [0] { $planet }, turn { $turn }: { $who } looked, and exchanged nothing
    [one] { $planet }, turn { $turn }: { $who } exchanged { $number } card
   *[other] { $planet }, turn { $turn }: { $who } exchanged { $number } cards
}
cosmic-pig-said-took = { $number ->
    [one] { $planet }, turn { $turn }: { $who } took { $number } card
   *[other] { $planet }, turn { $turn }: { $who } took { $number } cards
}
cosmic-pig-said-stashed = { $number ->
    [one] { $planet }, turn { $turn }: { $who } stashed { $number } card
   *[other] { $planet }, turn { $turn }: { $who } stashed { $number } cards
}
cosmic-pig-said-sealed = { $number ->
   *[other] { $planet }, turn { $turn }: { $who } found it sealed
}
cosmic-pig-does-attack = Encounter card: bases and ships are taken off its value, the lower total wins.
cosmic-pig-does-reinforcement = After the reveal, in the encounter: its value is taken off either side’s total.
cosmic-pig-does-finder = Any player, at any time: name a card and search a player’s hand, never an envelope; if it is there, it is yours. The Piggy is found in anybody’s hand.
cosmic-pig-planned = { $planet }: you are about to hide { $cards } here
cosmic-pig-bid = You would play in the Piggy Challenge: { $cards }
cosmic-pig-challenge = { $number ->
    [one] A Piggy Challenge is on
   *[other] A Piggy Challenge is on, round { $number }
}
cosmic-pig-fighter = { $who }: { $cards }, ships { $ships }
cosmic-pig-fighter-total = { $who }: { $cards }, ships { $ships }, total { $total }
cosmic-pig-envelope-title = Envelope of { $planet }
cosmic-pig-envelopes-title = Envelopes
cosmic-pig-note-left = you left it here in turn { $turn }
cosmic-pig-note-saw = you saw it here in turn { $turn }
cosmic-refused-pig-too-few-cards = Cosmic Pig deals fourteen cards to each of { $number } players: { $needed } are needed, and there are { $cards }. Play with the cards for large groups.
cosmic-pig-sighted-hand = The Piggy was last seen in turn { $turn }: { $who } held it
cosmic-pig-sighted-under = The Piggy was last seen in turn { $turn }: in the envelope of { $planet }

## The game as a whole

cosmic-played-pig = Cosmic Pig
cosmic-pig-wins = 🐷 **What wins.** The Piggy, when { $sooner ->
    [1] the end dice stop the game, ever more likely from the eighth encounter on
   *[other] the end dice show two ones
}: in your hand, or in an envelope of your system, with a ship at home. Otherwise all lose. Colonies win nothing, but each makes you stronger.
cosmic-pig-turn-goes = 🔄 **A turn.** Destiny names a system: you attack any base there, with as many ships as you like. Both sides invite allies and choose a card in secret; the lower total wins. Where you land you look into the envelope.

## Questions that an order answers

cosmic-question-gate-exposing = the gate before The Piggy is shown
cosmic-question-gate-closing = the gate before the end dice
cosmic-question-pig-hide = cards to hide
cosmic-question-pig-envelope = an envelope where I land
cosmic-question-pig-commit = a Piggy Challenge
cosmic-question-pig-support = reinforcements for The Piggy
cosmic-question-pig-defend = more ships for my defense
cosmic-barred-replaced = Not dealt in Cosmic Pig: Homo sapiens takes its place.
cosmic-barred-wins = Not dealt in Cosmic Pig: it would win by itself, and that game is won in its own way.
cosmic-barred-virus = In Cosmic Pig dealt only with reward cards that hold attacks below nought: without them it is too strong.
cosmic-barred-trader = In Cosmic Pig dealt only if the table has chosen so: hands are what that game is about.
