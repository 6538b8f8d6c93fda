### Standing orders (D-52): what a seat wants answered for it.

cochons-ask-standing-orders = Which order? An order answers until it ends, and a new one replaces the old one of its kind; for fleeing and rolling again, 0 means never. A plan answers once, in its turn in the queue.
cochons-ask-standing-orders-pass = Leave them as they are
cochons-ask-standing-orders-withdraw = Withdraw →

cochons-order-flee = Flee or stand fast
cochons-order-flee-half = Flee when fewer than half are left
cochons-order-reroll = Roll my dice again
cochons-order-defend = Lay cards in defence
cochons-order-windows = Do not react
cochons-order-vote = Vote in advance
cochons-order-own-turn = Not until my turn
cochons-order-attack = Lay cards when I attack
cochons-order-lay-nothing = Lay no cards
cochons-order-marker = How many trips
cochons-order-newcomers = Where newcomers go
cochons-order-arrival = Where Extra-Cochons arrive
cochons-order-trip = Plan: trip
cochons-order-play = Plan: play a card
cochons-order-travelled = Plan: end my travels
cochons-order-discard = Plan: discard
cochons-order-move = Plan: reorganise
cochons-order-reorganised = Plan: end my reorganisation
cochons-order-fight = Plan: which fight comes next
cochons-order-return = Plan: where I come back
cochons-order-steer = Plan: lead Extra-Cochons
cochons-order-usual = Answer as for the absent

cochons-question-discard = the cards I discard
cochons-question-travel = my trips
cochons-question-next-fight = which fight comes next
cochons-question-attack = cards when I attack
cochons-question-defence = cards when I defend
cochons-question-reorganise = the reorganisation
cochons-question-newcomers = where newcomers go
cochons-question-chips = who gets which colonists
cochons-question-convoy = cards with the colonists
cochons-question-marker = how many trips
cochons-question-arrival = where Extra-Cochons arrive
cochons-question-attack-extras = cards against Extra-Cochons
cochons-question-defence-extras = cards when they attack
cochons-question-cowards = where cowards withdraw
cochons-question-run = whether to run
cochons-question-slip-away = whether to slip away
cochons-question-steal = whom to rob of a card
cochons-question-tweak = more or less technology
cochons-question-piga = a swap by the princess
cochons-question-fremono = where a found tile goes
cochons-question-reins = leading Extra-Cochons
cochons-question-steer = where they go
cochons-question-next-clash = which of their fights comes next
cochons-question-call = whom to call to vote
cochons-question-ready = ready to vote
cochons-question-return = where I come back

cochons-windows-all = at any time
cochons-windows-travels = between two travellers
cochons-windows-fights = around fights and Extra-Cochons
cochons-windows-ballot = before the result of the ballot

cochons-field-left = flee with so many pigs or fewer
cochons-field-most = losing die to reroll, at most
cochons-field-against = against so many or more
cochons-field-windows = at what time
cochons-field-but = except in whose turn

cochons-ready-own-turn = Do not ask me until my turn, unless I am attacked
cochons-ready-windows = Pass every window this turn
cochons-ready-travels = Never react between two travellers, until the end of the game
cochons-ready-half = Flee when fewer than half are left, this turn
cochons-ready-never = Never flee, this turn
cochons-ready-attack = Lay no cards when I attack, this turn
cochons-ready-fights = Lay no cards in any fight, this turn
cochons-ready-dice = Roll my losing dice again up to 2, until the end of the game
cochons-ready-fall = Take the dice as they fall, this turn
cochons-ready-self = Vote for myself whenever I stand, until the end of the game

cochons-beside-gaps = Nothing until the fights, and no cards in them
cochons-beside-travels = Finish travelling, no cards when I attack
cochons-beside-fights = Nothing until the reorganisation, no cards in the fights
cochons-beside-no-cards = No cards in any fight this turn
cochons-beside-no-rerolls = No more rerolls in any fight this turn
