### Standing orders: a vote in advance.

election-ask-standing-orders = Which order? A new one replaces the one before.
election-ask-standing-orders-pass = Leave it as it is
election-ask-standing-orders-vote = Vote in advance
election-ask-standing-orders-withdraw = Withdraw →
election-order-vote = Vote in advance
