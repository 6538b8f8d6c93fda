### Questions, in the second person; `…-waiting` tells the others, after "Waiting for …", what is being done.

## Before the first round

interstellar_pig-ask-favour = Your Super Metabolism digests more: { $left ->
    [one] which other temperature or atmosphere suits you?
   *[other] which { $left } other temperatures or atmospheres suit you?
}
interstellar_pig-ask-favour-favour = Choose
interstellar_pig-ask-favour-waiting = On the menu: a stronger stomach.
interstellar_pig-ask-pick = { $left ->
    [one] Your last planet: which one?
   *[other] You have { $left } planets still to pick. Which one now?
} Can you live there, with luck and gear?
interstellar_pig-ask-pick-pick = Pick →
interstellar_pig-ask-pick-waiting = On the menu: a planet to plant a flag on.
interstellar_pig-ask-stash = { $number } cards. Keep six at most; the others go into the envelopes of your planets, in this order: { $planets }. The last one gets what is left. You will start on a planet you can live on with what you kept.
interstellar_pig-ask-stash-stash = Sort my cards
interstellar_pig-ask-stash-auto = Let the bot sort them
interstellar_pig-ask-stash-stash-anyway = Sort them, even if it kills me
interstellar_pig-ask-stash-name-ship = Name my character
interstellar_pig-ask-stash-name-planet = Name one of my planets
interstellar_pig-ask-stash-waiting = On the menu: cards to keep, cards to hide.
interstellar_pig-ask-place = On which of your planets do you start? Gear that you need there will be seen by all.
interstellar_pig-ask-place-start = Start here
interstellar_pig-ask-place-pass = None of them will have me
interstellar_pig-ask-place-waiting = On the menu: a place to start from.

## Your turn

interstellar_pig-ask-turn = You are at { $place }, { $layer }. First a line and the number of dice; then they roll, and you fly.
interstellar_pig-ask-turn-one-die = One die →
interstellar_pig-ask-turn-two-dice = Two dice →
interstellar_pig-ask-turn-hold = Stay here
interstellar_pig-ask-turn-land = Go down to the ground
interstellar_pig-ask-turn-lift = Go up into orbit
interstellar_pig-do-open = Open the envelope here
interstellar_pig-ask-turn-jump = Pocket Doorway: go anywhere
interstellar_pig-do-scan = Scan →
interstellar_pig-do-recover = Back from the discards →
interstellar_pig-do-eat = Extra turn →
interstellar_pig-do-stance = If I am away in a fight →
interstellar_pig-do-auto-end = Turns end by themselves: on or off
interstellar_pig-ask-turn-waiting = On the menu: a turn among the stars.
interstellar_pig-ask-end = You are at { $place }, { $layer }. Anything else before your turn ends?
interstellar_pig-ask-end-pass = End my turn
interstellar_pig-do-repair = Repair →
interstellar_pig-ask-end-waiting = On the menu: the end of a turn.
interstellar_pig-ask-orders = You owe { $repairs ->
    [one] 1 turn
   *[other] { $repairs } turns
} of repairs. Should a Repair Kit be used when your turn comes? You may say so whether you hold one or not; nobody will know.
interstellar_pig-ask-orders-pass = Change nothing
interstellar_pig-ask-orders-order-repair = Use a kit when my turn comes
interstellar_pig-ask-orders-cancel-repair = Use no kit after all
interstellar_pig-ask-orders-waiting = On the menu: a word with the mechanics.
interstellar_pig-ask-repair = You owe { $repairs ->
    [one] 1 turn
   *[other] { $repairs } turns
} of repairs, and this is one of them. A Repair Kit would save it. Everybody in your place is asked, kit or not.
interstellar_pig-ask-repair-pass = Miss this turn
interstellar_pig-ask-repair-waiting = On the menu: a turn to miss, or a repair.
interstellar_pig-ask-anytime = You may give up, or leave the game, whoever’s turn it is.
interstellar_pig-ask-anytime-pass = Nothing now
interstellar_pig-ask-anytime-waiting = On the menu: what anybody may do at any time.

## Flying, and what is met on the way

interstellar_pig-ask-course = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} at most: the menu has every end that the dice allow. Where does the flight end, by which way, and which gear do you show if you land?
interstellar_pig-ask-course-course = Set the course
interstellar_pig-ask-course-waiting = On the menu: a course to set.
interstellar_pig-ask-prize = 💛 The Keepsake drifts here: { $place }, { $layer }. It knows your name. { $number ->
    [6] Your hand is full: to take it, name the card to be discarded.
   *[other] Do you take it?
}
interstellar_pig-ask-prize-pass = Let it drift
interstellar_pig-ask-prize-take = Take the Keepsake
interstellar_pig-ask-prize-waiting = On the menu: a locket, drifting and smiling.
interstellar_pig-ask-ahead = You came to { $place }, { $layer }, out of nowhere. Which way is ahead?
interstellar_pig-ask-ahead-ahead = Ahead →
interstellar_pig-ask-ahead-waiting = On the menu: which way is ahead.
interstellar_pig-ask-tunnel = 🌀 A tunnel yawns. It leads to any dot, star or orbit, or to any ground on which you can live. Where do you come out?
interstellar_pig-ask-tunnel-jump = Go through
interstellar_pig-ask-tunnel-waiting = On the menu: the way out of a tunnel.
interstellar_pig-ask-worm-hole = 🌀 The worm swallows you. Which star does it leave you on? It is a star: another card awaits.
interstellar_pig-ask-worm-hole-jump = Come out at a star
interstellar_pig-ask-worm-hole-waiting = On the menu: the other end of a worm.
interstellar_pig-ask-sensors = 📡 Your sensors hum. Whose hand do you look at?
interstellar_pig-ask-sensors-look = Look at →
interstellar_pig-ask-sensors-waiting = On the menu: a hand to look at.

## Cards and fights

interstellar_pig-ask-divide = The envelope of { $planet } lies open before you: { $number ->
    [0] empty.
    [one] 1 card.
   *[other] { $number } cards.
} Of these and your hand, which cards do you hold from now on? Six at most; the others stay there.
interstellar_pig-ask-divide-divide = Choose my hand
interstellar_pig-ask-divide-waiting = On the menu: an open envelope.
interstellar_pig-ask-keep = { $number } cards, and only six fit into a hand. Which ones?
interstellar_pig-ask-keep-keep = Choose six
interstellar_pig-ask-keep-waiting = On the menu: a hand too full.
interstellar_pig-ask-fights = There is company at { $place }, { $layer }. Whom do you fight first?
interstellar_pig-ask-fights-fight = Choose the order
interstellar_pig-ask-fights-waiting = On the menu: whom to fight first.
interstellar_pig-ask-commit = ⚔️ { $kind } against { $enemy }! Dice before any card (3 ± gravity, abilities): you { $dice }{ $spare ->
    [0] {""}
   *[other] {" "}(and { $spare } to drop)
}, facing you { $enemy_dice }{ $enemy_spare ->
    [0] {""}
   *[other] {" "}(and { $enemy_spare } to drop)
}. Without a card: { interstellar_pig-odds }. In the hand facing you: { $hand ->
    [0] no card.
    [one] 1 card.
   *[other] { $hand } cards.
} Which cards do you use? The lower score dies.
interstellar_pig-ask-commit-pass = No card
interstellar_pig-ask-commit-protect = Whatever protects me best
interstellar_pig-ask-commit-reusable = All but my One Use cards
interstellar_pig-ask-commit-commit = Choose cards
interstellar_pig-ask-commit-waiting = On the menu: cards for a fight.

# How a fight would end without a card, to the nearest five percent; what is missing to a hundred is a tie.
interstellar_pig-odds = { $win ->
    [0] under 5% you win
    [100] over 95% you win
   *[other] about { $win }% you win
}, { $lose ->
    [0] under 5% you die
    [100] over 95% you die
   *[other] { $lose }% you die
}
