### Standing orders (D-52): what a seat wants answered for it.

cochons-ask-standing-orders = Which order? A new one replaces the old one of the same kind. For fleeing and rolling again, 0 means never.
cochons-ask-standing-orders-pass = Leave them as they are
cochons-ask-standing-orders-flee = Flee or stand fast
cochons-ask-standing-orders-reroll = Roll my dice again
cochons-ask-standing-orders-defend = Lay cards in defence
cochons-ask-standing-orders-windows = Do not react
cochons-ask-standing-orders-vote = Vote in advance
cochons-ask-standing-orders-withdraw = Withdraw →

cochons-order-flee = Flee or stand fast
cochons-order-reroll = Roll my dice again
cochons-order-defend = Lay cards in defence
cochons-order-windows = Do not react
cochons-order-vote = Vote in advance

cochons-windows-all = at any time
cochons-windows-travels = between two travellers
cochons-windows-fights = before attacks and Extra-Cochons
cochons-windows-ballot = before the result of the ballot

cochons-field-left = flee with so many pigs or fewer
cochons-field-most = losing die to reroll, at most
cochons-field-against = against so many or more
cochons-field-windows = at what time
cochons-field-but = except in whose turn
