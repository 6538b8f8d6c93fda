### Standing orders (D-52): what a seat wants answered for it, and what it plans.

interstellar_pig-ask-standing-orders = Which order? An order answers until it ends, and a new one replaces the old one of the same kind. A plan answers once, in its turn in the queue.
interstellar_pig-ask-standing-orders-pass = Leave them as they are
interstellar_pig-ask-standing-orders-withdraw = Withdraw →

interstellar_pig-order-fly-to = Fly to a planet
interstellar_pig-order-fight = Cards in fights
interstellar_pig-order-first = Whom to fight first
interstellar_pig-order-keep = Cards that I keep
interstellar_pig-order-prize = The Keepsake, when it drifts by
interstellar_pig-order-repair = Repair Kit when turns are owed
interstellar_pig-order-look = Whose hand my sensors show
interstellar_pig-order-tunnel = Where tunnels lead me
interstellar_pig-order-star = Where a worm hole leaves me
interstellar_pig-order-usual = Answer as for the absent
interstellar_pig-order-fly = Plan: fly
interstellar_pig-order-land = Plan: go down to the ground
interstellar_pig-order-lift = Plan: go up into orbit
interstellar_pig-order-open = Plan: open the envelope
interstellar_pig-order-hold = Plan: stay here
interstellar_pig-order-scan = Plan: Scanner
interstellar_pig-order-eat = Plan: Dehydrated Food
interstellar_pig-order-recover = Plan: Temporal Vault
interstellar_pig-order-jump = Plan: Pocket Doorway

interstellar_pig-question-turn = my move
interstellar_pig-question-end = the end of my turn
interstellar_pig-question-course = the course
interstellar_pig-question-divide = the cards of an envelope
interstellar_pig-question-keep = which six cards to keep
interstellar_pig-question-prize = the Keepsake that drifts by
interstellar_pig-question-fights = whom to fight first
interstellar_pig-question-commit = cards in fights
interstellar_pig-question-ahead = which way is ahead
interstellar_pig-question-tunnel = the way out of a tunnel
interstellar_pig-question-sensors = whose hand to look at
interstellar_pig-question-worm-hole = the way out of a worm hole
interstellar_pig-question-repair = a Repair Kit

interstellar_pig-prize-take = take it
interstellar_pig-prize-leave = let it drift
interstellar_pig-repair-use = use one if I hold it
interstellar_pig-repair-miss = miss the turn

interstellar_pig-field-but = except against whom
interstellar_pig-field-do = what
interstellar_pig-field-dice = how many dice
interstellar_pig-field-layer = where there

interstellar_pig-ready-end = End my turns without asking, until the end of the game
interstellar_pig-ready-fly = Fly on by autopilot, this round
interstellar_pig-ready-leave = Leave envelopes as they are, until the end of the game
interstellar_pig-ready-protect = In fights, whatever protects me best, until the end of the game
interstellar_pig-ready-no-cards = No cards in fights, this round
interstellar_pig-ready-prize = Always take the Keepsake, until the end of the game
interstellar_pig-ready-repair = Use a Repair Kit whenever I hold one, until the end of the game
interstellar_pig-ready-events = Tunnels, worm holes, sensors: as for the absent, until the end of the game
