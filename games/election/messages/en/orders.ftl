### Standing orders: a vote in advance.

election-ask-standing-orders = Which order? A new one replaces the one before.
election-ask-standing-orders-pass = Leave it as it is
election-ask-standing-orders-withdraw = Withdraw →
election-order-vote = Vote in advance
election-ready-vote = Vote for { $who } as soon as I am called
election-order-tie = Decide a tie in advance
election-order-usual = Answer as for the absent
election-question-campaign = opening the ballot
election-question-call = whom to call
election-question-vote = my vote
election-question-close = closing the ballot
election-question-tie = who wins a tie
election-ready-preside = Call everybody in turn, and close after the last vote
