### The table in the lobby and in words. No Markdown in the last.

cosmic-name = Cosmic Encounter
cosmic-progress = { $turn ->
    [0] Before the first turn: { $phase }
   *[other] Turn { $turn }, { $who } is the offense: { $phase }
}
cosmic-summary-seat = { $letter } · { $who }: { $aliens }{ $needed ->
    [0] { "" }
   *[other] { " " }· colonies { $colonies }/{ $needed }
} · hand { $hand } · warp { $warp }
cosmic-option-pace = Windows
cosmic-option-pace-gates = the gates of an encounter
cosmic-option-pace-every = every window
cosmic-option-pace-orders = standing orders only
cosmic-option-pace-help = When everybody is asked whether they play something. Every window takes about five times as long as the gates.
cosmic-option-win = Foreign colonies to win
cosmic-option-win-5 = 5, as printed
cosmic-option-win-4 = 4
cosmic-option-win-3 = 3, a short game
cosmic-option-win-help = How long the game lasts.
cosmic-option-planets = Planets a system
cosmic-option-planets-5 = 5
cosmic-option-planets-4 = 4
cosmic-option-planets-help = With four, there are 16 ships each, and two home colonies keep a power.
cosmic-option-invitations = Invitations
cosmic-option-invitations-together = both at once
cosmic-option-invitations-in-order = offense first
cosmic-option-invitations-help = Whether the main players invite at once, or the offense first.
cosmic-option-answers = Answers of the invited
cosmic-option-answers-together = at once, with conditions
cosmic-option-answers-in-order = one after the other
cosmic-option-answers-help = At once, with conditions, or one after the other.
cosmic-option-deck = Cosmic deck
cosmic-option-deck-modern = modern
cosmic-option-deck-old = older
cosmic-option-deck-help = The older deck has no morph.
cosmic-option-large_group = Cards for large groups
cosmic-option-large_group-always = once
cosmic-option-large_group-never = never
cosmic-option-large_group-by-number = as many as it takes
cosmic-option-large_group-help = 24 cards more, with seven and eight players; in Cosmic Pig from five on, for envelopes keep cards.
cosmic-option-flares = Flares
cosmic-option-flares-retained = return to the hand
cosmic-option-flares-one-shot = are discarded once used
cosmic-option-flares-help = Whether a flare returns to the hand.
cosmic-option-kickers = Kickers
cosmic-option-kickers-none = none
cosmic-option-kickers-old = the old five
cosmic-option-kickers-help = Cards that multiply the card of their owner.
cosmic-option-moons = Moons
cosmic-option-moons-false = none
cosmic-option-moons-true = two a system
cosmic-option-moons-help = Two moons a system, which can be taken and count for nothing.
cosmic-option-hand = Cards of a new hand
cosmic-option-hand-8 = 8
cosmic-option-hand-7 = 7
cosmic-option-hand-help = How many cards are dealt.
