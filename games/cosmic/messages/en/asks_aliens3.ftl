### What the aliens from Remora to Yin-Yang ask, and what they tell.

cosmic-field-idle = powers unused unless asked
cosmic-field-token = token
cosmic-field-traps = traps
cosmic-field-decoys = decoys
cosmic-field-planets = planets
cosmic-token-trap = trap
cosmic-token-decoy = decoy

## Remora

cosmic-choice-remora-ship = Remora: do you retrieve a ship from the warp? If you pass, you draw a card.

## Saboteur

cosmic-chance-saboteur = where traps lie, unless their owner says so
cosmic-choice-saboteur-spring = Saboteur: do you discard a negotiate, so that the decoy acts as a trap?
cosmic-choice-saboteur-hostages = Saboteur flare: where do you take hostages?
cosmic-ask-saboteur-hide = Saboteur: under which planets do you hide your traps (one for each player) and decoys (two for each)? All see where tokens lie, you alone what they are.
cosmic-ask-saboteur-hide-hide = Hide →
cosmic-ask-saboteur-hide-waiting = On the menu: traps.
cosmic-ask-saboteur-rearrange = Saboteur: which tokens do you move?
cosmic-ask-saboteur-rearrange-place = Place a used token →
cosmic-ask-saboteur-rearrange-swap = Swap two tokens →
cosmic-ask-saboteur-rearrange-pass = None after all
cosmic-ask-saboteur-rearrange-waiting = On the menu: traps.
cosmic-saboteur-hides = { $number ->
    [one] 💣 { $who } has hidden a token.
   *[other] 💣 { $who } has hidden { $number } tokens: a third of them are traps.
}
cosmic-saboteur-places = 💣 { $who } lays a used token face down under { $planet }.
cosmic-saboteur-swaps = 💣 { $who } swaps the tokens under { $planet } and { $other_planet }, face down.
cosmic-saboteur-springs = 💥 A trap of { $who } under { $planet }! All ships there are lost.
cosmic-saboteur-fools = 🎈 A decoy of { $who } under { $planet }.

## Tick-Tock

cosmic-choice-tick-tock-planet = Tick-Tock flare: where do you found a colony?

## Tourist

cosmic-choice-tourist-board = Tourist: who boards your liner?
cosmic-choice-tourist-sail = Tourist: to whose system does your liner sail?
cosmic-choice-tourist-ashore = Tourist: where does everybody go ashore?
cosmic-choice-tourist-home = Tourist: does one ship go home with a card of your host?
cosmic-choice-tourist-from = Tourist flare: from which colony do ships come aboard?
cosmic-choice-tourist-load = Tourist flare: which ships come aboard?
cosmic-choice-tourist-calls = Tourist: your liner is at home. To which colony do ships go ashore, if any?
cosmic-choice-tourist-lands = Tourist: how many ships go ashore there?
cosmic-ask-tourist-peek = Tourist flare: what do you peek at?
cosmic-ask-tourist-peek-deck = The top card of the cosmic deck
cosmic-ask-tourist-peek-destiny = The top destiny card
cosmic-ask-tourist-peek-card = A face-down encounter card →
cosmic-ask-tourist-peek-alien = The aliens that were dealt to someone →
cosmic-ask-tourist-peek-pass = Nothing after all
cosmic-ask-tourist-peek-waiting = On the menu: a discreet look.
cosmic-tourist-sails = 🛳️ The liner of { $who } reaches the system of { $other }.
cosmic-tourist-boards = { $number ->
    [one] 🛳️ A ship of { $who } comes aboard the liner.
   *[other] 🛳️ { $number } ships of { $who } come aboard the liner.
}
cosmic-tourist-sees = 🤫 You see { $cards }.
cosmic-tourist-sees-colour = 🤫 The next destiny card names { $who }.
cosmic-tourist-sees-wild = 🤫 The next destiny card lets the offense choose.
cosmic-tourist-sees-special = 🤫 The next destiny card: { $card }.
cosmic-tourist-sees-aliens = 🤫 { $who } was dealt { $aliens }.

## Vacuum

cosmic-choice-vacuum-whom = Vacuum: who loses ships along with you? If you pass, nobody else does.
cosmic-choice-vacuum-ships = Vacuum: how many do they lose?
cosmic-choice-vacuum-which = Vacuum: which of their ships?

## Visionary

cosmic-choice-visionary-whom = Visionary: whose card do you foretell?
cosmic-choice-visionary-card = Visionary: which card do you name?
cosmic-choice-visionary-show = Visionary flare: which card do you show?
cosmic-visionary-names = 🔮 { $who } names { $card }: { $other } must play it, if it is there.
cosmic-visionary-wants = 🔮 { $who } wants to see { $card }; whoever lacks it shows another card.
cosmic-visionary-shown = 🤫 { $who } shows { $other }: { $cards }.

## Vulch

cosmic-choice-vulch-feed = Vulch flare: which card do you hand over?
cosmic-choice-vulch-keep = Vulch flare: do you keep the card that you were just given? If you pass, it is discarded.

## Will

cosmic-choice-will-hand = Will flare: whose hand do you look at?
cosmic-will-looks = 👁️ { $who } looks at the hand of { $other }.
cosmic-will-looked = { $number ->
    [0] 🤫 The hand of { $other } is empty.
   *[other] 🤫 The hand of { $other }: { $cards }.
}

## Yin-Yang

cosmic-choice-yin-yang-give = Yin-Yang: who gets a token?
cosmic-choice-yin-yang-stay = Yin-Yang is on both sides: how many of your ships stay on the planet?
cosmic-choice-yin-yang-blame = Yin-Yang flare: whom do you blame for your losses?
cosmic-yin-yang-gives = ☯️ { $who } gives { $other } a token.
