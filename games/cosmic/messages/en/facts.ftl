### What happens. Several of these stand as lines of one message; $who and the like are names in bold.

cosmic-ordered = 📜 Noted: that is done without asking you.
cosmic-dealt-aliens = 👽 Two aliens came to you: { $aliens }.
cosmic-dealt-some = 👽 { $number } aliens came to you: { $aliens }.
cosmic-passed-on = { $number ->
    [one] 👽 Everybody has taken an alien, and passes on the other one.
   *[other] 👽 Everybody has taken an alien, and passes on the { $number } others.
}
cosmic-plays-alien = 👽 { $who } is { $alien }.
cosmic-first = 🌌 Destiny lets { $who } begin.
cosmic-turn = 🚀 Turn { $number }: { $who } is the offense.
cosmic-encounter = { $number ->
    [one] { $who } begins a first encounter.
   *[other] { $who } begins encounter { $number } of this turn.
}
cosmic-uses = ✨ { $who } uses a power: { $alien }.
cosmic-zapped = ⚡ { $who } loses the power { $alien } for this encounter: it was cancelled.
cosmic-cancels = ⚡ { $who } plays { $card } against { $what } of { $other }.
cosmic-played = 🃏 { $who } plays { $card } ({ $sort }).
cosmic-plays-as = 🎭 { $who } shows { $card }, to be played as { $other }.
cosmic-discards = { $number ->
    [one] { $who } discards { $cards }.
   *[other] { $who } discards { $number } cards: { $cards }.
}
cosmic-draws = { $number ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $number } cards.
}
cosmic-drew = { $number ->
    [one] 🃏 You get { $cards }.
   *[other] 🃏 You get { $number } cards: { $cards }.
}
cosmic-quake = 🌋 Cosmic quake! No card is left: all hands are discarded, shuffled and dealt anew.
cosmic-new-hand = { $who } has no encounter card: the hand is shown and replaced. { $number ->
    [0] It was empty.
   *[other] It was { $cards }.
}
cosmic-takes = { $number ->
    [one] { $who } takes a card from { $other }.
   *[other] { $who } takes { $number } cards from { $other }.
}
cosmic-took = { $number ->
    [one] 🤫 From { $other } to { $who }: { $cards }.
   *[other] 🤫 From { $other } to { $who }, { $number } cards: { $cards }.
}
cosmic-takes-back = { $who } takes from the discards: { $cards }.
cosmic-mixed = 🌀 The hands of { $who } and { $other } are mixed and dealt back.
cosmic-trade-powers = 🔁 { $who } and { $other } trade their powers.
cosmic-lends = 🤝 { $who } lends { $other } the power { $alien } for this encounter.
cosmic-regroups = { $who } brings a ship back from the warp.
cosmic-destiny-colour-drawn = 🎴 Destiny: { $who }.
cosmic-destiny-wild-drawn = 🎴 Destiny lets the offense choose whom to meet.
cosmic-destiny-special-drawn = 🎴 Destiny: { $card }, which is { $who }.
cosmic-hazard = ⚠️ Hazard warning, until the end of this encounter: some cards and aliens now act otherwise.
cosmic-redraws = { $who } draws another destiny card.
cosmic-refounds = { $number ->
    [one] 🚩 { $who } takes { $planet } with a ship, and meets nobody.
   *[other] 🚩 { $who } takes { $planet } with { $number } ships, and meets nobody.
}
cosmic-launches = { $number ->
    [one] 🚀 { $who } sends a ship to { $planet }, against { $other }.
   *[other] 🚀 { $who } sends { $number } ships to { $planet }, against { $other }.
}
cosmic-cannot-launch = { $who } has no ship to launch: the turn ends.
cosmic-no-target = { $who } can attack nobody anywhere: the turn ends.
cosmic-invites = 📣 { $who } invites { $seats }.
cosmic-invites-nobody = { $who } invites nobody.
cosmic-allies = { $number ->
    [one] 🤝 { $who } joins with a ship ({ $stance }).
   *[other] 🤝 { $who } joins with { $number } ships ({ $stance }).
}
cosmic-declines = { $who } stays out of it.
cosmic-no-card = { $who } has no encounter card.
cosmic-announces-kicker = 🂠 { $who } announces a kicker, face down.
cosmic-chose-card = { $number ->
    [one] { $who } has put down a card.
   *[other] { $who } has put down { $number } cards.
}
cosmic-reveals = 🎴 { $who } shows { $card }.
cosmic-becomes = The card of { $who } becomes { $card }.
cosmic-becomes-attack = The card of { $who } becomes an attack { $number }.
cosmic-reinforces = ➕ { $who } plays { $card } ({ $stance }).
cosmic-total = 🧮 { $who }: { $card } + { $own } + { $allies } + { $reinforcements } + { $bonus } = **{ $total }** (card, own ships, allies, reinforcements, powers and the rest).
cosmic-total-less = 🧮 { $who }: { $card } − { $bases } − { $own } − { $allies } − { $reinforcements } − { $bonus } = **{ $total }** (card, bases, own ships, allies, reinforcements, powers and the rest).
cosmic-remark-negotiate = 🤝 { $who } showed a negotiate: any attack beats it.
cosmic-remark-given-up = 🪐 { $who } gives up { $planet }: the last ship has left it.
cosmic-wins = ⚔️ { $who } wins the encounter.
cosmic-both-lose = 💥 Both sides lose everything they sent.
cosmic-deal-begins = 🕊️ { $who } and { $other } negotiate; the allies go home.
cosmic-offers = 🕊️ { $who } makes { $other } an offer.
cosmic-offers-cards = { $who } would give { $other }: { $cards }.
cosmic-offers-types = { $who } would give { $other } one card of each: { $types }.
cosmic-offers-random = { $number ->
    [one] { $who } would give { $other } a card at random.
   *[other] { $who } would give { $other } { $number } cards at random.
}
cosmic-offers-colony = { $number ->
    [one] { $who } would grant { $other } a colony on { $planet }, with a ship.
   *[other] { $who } would grant { $other } a colony on { $planet }, with { $number } ships.
}
cosmic-refuses = { $who } refuses to deal.
cosmic-agrees = 🤝 { $who } accepts the offer of { $other }:
cosmic-deal-fails = 💔 No deal between { $who } and { $other }.
cosmic-loses = { $number ->
    [one] 🌀 { $who } loses a ship to the warp.
   *[other] 🌀 { $who } loses { $number } ships to the warp.
}
cosmic-removes = { $number ->
    [one] ☠️ A ship of { $who } leaves the game.
   *[other] ☠️ { $number } ships of { $who } leave the game.
}
cosmic-goes-home = { $number ->
    [one] A ship of { $who } goes home.
   *[other] { $number } ships of { $who } go home.
}
cosmic-lands = { $number ->
    [one] 🚩 { $who } lands on { $planet } with a ship.
   *[other] 🚩 { $who } lands on { $planet } with { $number } ships.
}
cosmic-power-lost = 🌑 { $who } has too few home colonies: the power is gone.
cosmic-power-back = 🌕 { $who } has enough home colonies again: the power is back.
cosmic-retrieves = { $number ->
    [one] { $who } frees a ship from the warp.
   *[other] { $who } frees { $number } ships from the warp.
}
cosmic-compensation = { $number ->
    [0] ⚖️ Compensation: { $other } has no card left for { $who }.
    [one] ⚖️ Compensation: a card for { $who }, from { $other }.
   *[other] ⚖️ Compensation: { $number } cards for { $who }, from { $other }.
}
cosmic-compensation-deck = { $number ->
    [one] ⚖️ Compensation: { $who } draws a card from the deck.
   *[other] ⚖️ Compensation: { $who } draws { $number } cards from the deck.
}
cosmic-rewarded = 🎁 { $who } is rewarded{ $cards ->
    [0] { $ships ->
        [0] .
        [one] { " " }with 1 ship.
       *[other] { " " }with { $ships } ships.
    }
    [one] { " " }with 1 card{ $ships ->
        [0] .
        [one] { " " }and 1 ship.
       *[other] { " " }and { $ships } ships.
    }
   *[other] { " " }with { $cards } cards{ $ships ->
        [0] .
        [one] { " " }and 1 ship.
       *[other] { " " }and { $ships } ships.
    }
}
cosmic-next-encounter = { $who } goes on to another encounter.
cosmic-ends-at-once = The encounter of { $who } ends here.
cosmic-oracle-ends = 🔮 { $who } has seen enough: the encounter ends as if there were a deal, and { $other } takes the card back.
cosmic-refused-no-terms = At least one card or colony must change hands.
cosmic-refused-no-negotiate = You hold no negotiate.
cosmic-refused-not-launch = The offense launches, once destiny is drawn: `/cosmic launch` then.
cosmic-refused-not-invite = The main players invite, once the gate is aimed.
cosmic-refused-not-ally = Whoever is invited may join, before cards are chosen.
cosmic-refused-not-card = The main players put cards down once alliances are formed; other cards are chosen when you are asked for them.
cosmic-refused-not-flare = A flare is played when a window for cards is asked, one each an encounter. Lay it ready with `/cosmic unasked` to play it in its moment.
cosmic-refused-not-artifact = An artifact is played when a window for cards is asked. Lay it ready with `/cosmic unasked` to play it in its moment.
cosmic-refused-not-deal = Two main players deal when both have shown a negotiate, and in turn: it is not for you to speak now.
cosmic-refused-not-zap = A zap answers what is just being done: when you are asked, or by what you say beforehand with `/cosmic unasked`.
cosmic-refused-not-power = Your power is used when you are asked; what must be used is used by itself.
cosmic-refused-not-reinforce = Reinforcements are played in the encounter, after the reveal of two attacks.
cosmic-refused-not-ships = Ships are chosen when you are asked for them. `/board` shows where yours are.
cosmic-refused-not-reward = Allies of a defense that has won are rewarded.
cosmic-refused-cannot-deliver = You could not deliver what that asks of you.
cosmic-refused-one-of-each = One card of each type, no two of one.
cosmic-won = { $number ->
    [one] 🪐 { $winners } wins: enough foreign colonies.
   *[other] 🪐 { $winners } win together: enough foreign colonies.
}
cosmic-won-by-power = 🏆 { $winners } wins by the power of { $alien }.

## What is told when it is over

cosmic-highlight-stands = { $colonies ->
    [one] 1 foreign colony
   *[other] { $colonies } foreign colonies
} of { $needed }
cosmic-highlight-turn = After the defeat at { $planet } in turn { $turn } { $who } lost no encounter any more.
cosmic-highlight-unbeaten = { $who } did not lose a single encounter.
cosmic-highlight-siege = Ships set out { $number } times for { $planet }.
cosmic-highlight-bluff = { $who } won with a mere { $card } against the { $more } of { $other }.

cosmic-end-deals = Luck of the deal (points of attack cards): { $what }
