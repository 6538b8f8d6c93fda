### Standing orders (D-52): what a seat wants answered for it.

cochons-ask-standing-orders = Which order? A new one replaces the one of its kind. For fleeing and rolling again, 0 means never.
cochons-ask-standing-orders-pass = Leave them as they are
cochons-ask-standing-orders-flee = Flee or stand fast
cochons-ask-standing-orders-reroll = Roll my dice again
cochons-ask-standing-orders-defend = Lay cards in defence
cochons-ask-standing-orders-windows = Let windows pass
cochons-ask-standing-orders-vote = Vote in advance
cochons-ask-standing-orders-withdraw = Withdraw →

cochons-order-flee = Flee or stand fast
cochons-order-reroll = Roll my dice again
cochons-order-defend = Lay cards in defence
cochons-order-windows = Let windows pass
cochons-order-vote = Vote in advance

cochons-windows-all = all of them
cochons-windows-travels = between the travels
cochons-windows-fights = before attacks and Extra-Cochons
cochons-windows-ballot = before the result of the ballot

cochons-field-left = troops left, at most
cochons-field-most = losing die rolled again, at most
cochons-field-against = enemies, at least
cochons-field-windows = which windows
cochons-field-but = except those of
