### What happens. Several of these stand as lines of one message; $who and the like are names in bold.
### What is public counts only what all may count: hands, never envelopes.

## Before the first round

interstellar_pig-character = 🧬 A { $race }: { $temperature }, { $atmosphere }, { $gravity } · { $abilities } (🎲 { $dice }{ $discounted ->
    [0] ).
    [one] , 1 die rolled again).
   *[other] , { $discounted } dice rolled again).
}
interstellar_pig-charted = 🌌 The void has been measured: { $planets } worlds, { $lines } lines, { $dots } dots. It has taken your measurements too. The board shows them all, the log every throw.
interstellar_pig-planet = 🪐 { $planet }: { $temperature }, { $atmosphere }, { $gravity }, { $terrain } (🎲 { $dice }).
interstellar_pig-seated = Round the table, in the order the stars saw fit: { $order }.
interstellar_pig-plays = { $who } plays { $ship } ({ $race }).
interstellar_pig-favours = { $who } also thrives on: { $favours }.
interstellar_pig-roll-off = { $who } rolls { $kept } (🎲 { $dice }).
interstellar_pig-roll-off-tied = Tied at { $best }: { $tied } roll again.
interstellar_pig-picks-first = { $who } picks first. Choose your worlds well: one may have to keep a secret.
interstellar_pig-picked = 🚩 { $who } picks { $planet }.
interstellar_pig-named-ship = 🖋️ { $who } answers to { $name } from now on.
interstellar_pig-named-planet = 🖋️ { $who } renames { $planet }: { $name }. The locals were not consulted.
interstellar_pig-dealt = 🃏 Your { $number } cards: { $cards }.
interstellar_pig-stashed = ✉️ All envelopes are sealed. In one hand or one envelope, a locket smiles.
interstellar_pig-kept = 🤫 You keep { $number ->
    [0] nothing in hand. Bold.
    [one] in hand: { $cards }.
   *[other] { $number } cards in hand: { $cards }.
}
interstellar_pig-stashed-in = ✉️ { $planet }: { $number ->
    [0] you leave the envelope empty.
    [one] into the envelope goes { $cards }.
   *[other] into the envelope go { $number } cards, { $cards }.
}
interstellar_pig-starts = { $who } starts from { $place }, { $layer }.
interstellar_pig-showed = 🧳 { $who } shows what { $planet } calls for: { $cards }.
interstellar_pig-nowhere = ☠️ Not a world fit to breathe on: { $who } loses before take-off. The hand goes face down into the envelope of { $planet }.
interstellar_pig-redealt = No world will have { $who }: all cards are gathered up and dealt anew.
interstellar_pig-first-turn = { $who } has the first turn. Play order: { $order }.

## Rounds and turns

interstellar_pig-round = 🌌 **Round { $round } of { $rounds }.**{ $round ->
    [1] {" "}Something out there keeps count.
    [13] {" "}Thirteen: something out there finds this very funny.
   *[other] {""}
}
interstellar_pig-extra-turn = ⏩ { $who } takes an extra turn.
interstellar_pig-missed = ⏳ { $who } misses this turn{ $repairs ->
    [0] { $others ->
        [0] .
       *[other] , with { $others } more to miss.
    }
   *[other] { $others ->
        [0] , with { $repairs } more under repair.
       *[other] , with { $repairs } more under repair and { $others } besides.
    }
}
interstellar_pig-trapped = 🪤 { $who } tugs at the trap: no move this turn{ $left ->
    [0] , but the jaws are giving way.
    [one] , nor in the next.
   *[other] , nor in the next { $left }.
}
interstellar_pig-last-alive = Only { $who } is left. In space, no one can hear you oink.
interstellar_pig-concedes = 🏳️ { $who } would call it a day: { $number } of { $living } agree. If all do, all lose.
interstellar_pig-plays-on = { $who } plays on after all.
interstellar_pig-resigned = { $who } opens the airlock and leaves the game.
interstellar_pig-stands = 🛡️ If a fight finds you away: { $stance }{ $number ->
    [0] .
   *[other] {" "}({ $cards }).
} This stays between us.
interstellar_pig-auto-end-on = ⏩ From now on your turns end by themselves. To be asked again, press the same button in your next turn.
interstellar_pig-auto-end-off = ⏸️ From now on you are asked before your turns end.

## Flying

interstellar_pig-threw = { $who } rolls { $purpose }: 🎲 { $dice }.
interstellar_pig-threw-spare = { $who } rolls { $purpose } and { $spare ->
    [one] 1 more, which may be any of them and is dropped
   *[other] { $spare } more, which may be any of them and are dropped
}: 🎲 { $dice }.
interstellar_pig-flew = 🚀 { $who } flies { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}: { $place }, { $layer }.
interstellar_pig-arrived = 📍 { $who }: { $place }, { $layer }.
interstellar_pig-held = ⚓ { $who } does not stir: { $place }, { $layer }.

## Envelopes

interstellar_pig-opened = ✉️ { $who } opens the envelope of { $planet }.
interstellar_pig-found = 👁️ In the envelope of { $planet }: { $number ->
    [0] nothing but a faint smell of bacon.
    [one] { $cards }.
   *[other] { $number } cards, { $cards }.
}
interstellar_pig-divided = ✉️ { $planet }: { $number ->
    [0] you leave the envelope empty.
    [one] you leave { $cards } in the envelope.
   *[other] you leave { $number } cards in the envelope, { $cards }.
} Your hand is now { $held ->
    [0] empty.
    [one] { $hand }.
   *[other] { $held } cards: { $hand }.
}

## Fighting

interstellar_pig-fight = ⚔️ **{ $kind }** at { $place }, { $layer }: { $attacker } against { $defender }!
interstellar_pig-committed = { $number ->
    [0] { $who } brings no card
    [one] { $who } brings { $cards }
   *[other] { $who } brings { $number } cards, { $cards }
}: { $dice ->
    [one] 1 die.
   *[other] { $dice } dice.
}
interstellar_pig-rolled = { $who }: 🎲 { $dice }; { $kept ->
    [one] 1 die counts
   *[other] { $kept } dice count
}, score { $score }.
interstellar_pig-scored = { $who } scores { $score } in the end.
interstellar_pig-robot = 🤖 { $card } fights for { $who }: 🎲 { $dice }, score { $score }. The better score counts.
interstellar_pig-called-off = 🎭 { $who } plays { $card }: a fight? Where? Nobody here but the furniture. All other cards go back unseen.
interstellar_pig-gas = 😵‍💫 { $card }! Thanks to { $who }, nobody dies and everybody giggles.
interstellar_pig-tied = { $score } all: nobody dies, and nobody has to leave.
interstellar_pig-won = 💀 { $winner } makes sausage meat of { $loser }.
interstellar_pig-died = ☠️ That was { $who }. The universe does not even look up.
interstellar_pig-looted = { $who } goes through the pockets of { $loser }: { $number ->
    [0] not a single card.
    [one] 1 card.
   *[other] { $number } cards.
}
interstellar_pig-loot = 🎒 Your loot: { $number ->
    [0] nothing. All that for this.
    [one] { $cards }.
   *[other] { $number } cards, { $cards }.
}
interstellar_pig-keeps = 🎒 You keep: { $hand }
interstellar_pig-discarded = { $who } discards { $number ->
    [one] { $cards }.
   *[other] { $number } cards: { $cards }.
}
interstellar_pig-out = 🪦 You are out of this game for good: nothing more will be asked of you. You may watch to the end.
interstellar_pig-left-hand = ✉️ The hand of { $who } stays on { $planet }, face down in the envelope.

## The Keepsake in Space

interstellar_pig-afloat = 💛 The Keepsake drifts in Space: { $place }, { $layer }. It is smiling.
interstellar_pig-took-prize = 💛 { $who } fishes the Keepsake out of the void: { $place }, { $layer }.
interstellar_pig-left-prize = { $who } meets the Keepsake at { $place }, { $layer }, and looks away. It drifts on.

## Stars and their events

interstellar_pig-drew = ⭐ { $who } draws an Event card: **{ $event }**. “{ $effect }”
interstellar_pig-no-more-events = ⭐ { $who } stops on a star, but has drawn { $number ->
    [one] 1 Event card
   *[other] { $number } Event cards
} this turn. That will do, say the stars.
interstellar_pig-reshuffled = { $number ->
    [one] The only Event card played makes
   *[other] The { $number } Event cards played make
} a new pile.
interstellar_pig-meteor-swarm = ☄️ The hull of { $who } has holes, like a cheese but colder. Turns of repairs owed: { $turns }.
interstellar_pig-malfunction = 🔧 The ship of { $who } coughs, oinks, stops. Turns of repairs owed: { $turns }.
interstellar_pig-solar-flare = ☀️ A solar flare toasts the ship of { $who }, crackling included. Turns to miss, repairs aside: { $turns }.
interstellar_pig-lost-in-nebula = 🌫️ It is pink, it is soft, and { $who } cannot find the way out. Turns to miss, repairs aside: { $turns }.
interstellar_pig-sensors = 📡 { $who } looks at the hand of { $target }.
interstellar_pig-sensors-hand = 📡 { $target } holds { $number ->
    [0] no card at all.
    [one] { $cards }.
   *[other] { $number } cards: { $cards }.
}

## Cards that act

interstellar_pig-ate = 🥫 { $who } adds water ({ $card }) and eats: an extra turn follows. Better not ask what it was.
interstellar_pig-doorway = 🚪 { $who } plays { $card } and steps through. The door shuts itself.
interstellar_pig-repaired = 🛠️ { $who } plays { $card }: { $number ->
    [one] 1 turn of repairs is saved.
   *[other] { $number } turns of repairs are saved.
}
interstellar_pig-repair-ordered = 🛠️ Ordered: if you hold a Repair Kit when your turn comes, it is used. This stays between us.
interstellar_pig-repair-cancelled = 🛠️ Order cancelled: no kit is used by itself.
interstellar_pig-scanned = 📡 { $who } plays { $card } and reads an envelope from afar: { $planet }.
interstellar_pig-recovered = 🕰️ { $who } plays { $vault }, and yesterday gives back { $card }.
interstellar_pig-trap = 🪤 Snap! On { $planet }: { $card }. { $who } will not move for two turns.
interstellar_pig-bacteria = 🦠 On { $planet }, { $card } had been waiting for company. { $who } breathes in.
interstellar_pig-bacteria-immune = 🦠 On { $planet }: { $card }. { $who } shows { $vaccine }, sneezes once, and that is that.

## Why a reply was refused (private). Nothing has changed.

interstellar_pig-refused-name-taken = Somebody or something here is called { $name } already.
interstellar_pig-refused-name-signs = “{ $sign }” does not go into a name: letters, digits, spaces, hyphens, dots and apostrophes do.
interstellar_pig-refused-unlivable = With this hand you can live on none of your four planets, and you would lose. Keep other gear, or choose “even if it kills me”.
interstellar_pig-refused-not-covered = Show one card for each need, no more and no fewer. Needed there: { $needs }.
interstellar_pig-refused-needed-here = Without gear for this you would die where you stand: { $needs }.
interstellar_pig-refused-must-keep = At this table nothing is put into envelopes: your { $number ->
    [one] card stays
   *[other] { $number } cards stay
} in your hand.

## How it ended

interstellar_pig-last-hand = 🃏 { $who } held { $number ->
    [0] nothing but hope.
    [one] { $cards }.
   *[other] { $number } cards: { $cards }.
}
interstellar_pig-last-envelope = ✉️ { $planet } hid { $number ->
    [one] { $cards }.
   *[other] { $number } cards: { $cards }.
}

interstellar_pig-won-prize = 💛 Round { $round } is over, and the Keepsake lies in the hand of { $who }. One race is saved; all the others are bacon.
interstellar_pig-won-alone = 💛 { $who } is the last one breathing { $round ->
    [0] before the first round
   *[other] in round { $round }
}, and wins. Nobody is left to applaud.
interstellar_pig-nobody = Round { $round } is over, and nobody holds the Keepsake. It closes its eyes, and so do all the races. Everybody loses.
interstellar_pig-all-dead = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}: nobody is left. The Keepsake smiles to an empty room. Everybody loses.
interstellar_pig-all-conceded = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}: all who lived have given up. Everybody loses; the Keepsake is very understanding.

## What is told when it is over

interstellar_pig-highlight-alive = alive, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
interstellar_pig-highlight-out = dead
interstellar_pig-highlight-prize = In round { $round } { $who } fished the Keepsake out for all to see ({ $place }, { $layer }).
interstellar_pig-highlight-fight = In round { $round } { $who } won the last fight, against { $other }.
interstellar_pig-highlight-siege = { $number } fights took place here: { $place } ({ $layer }).
interstellar_pig-highlight-bluff = { $who } won with a score of no more than { $score }, against { $other }.

interstellar_pig-end-deals = Luck of the deal (cards as practice players weigh them): { $what }
