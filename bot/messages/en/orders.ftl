### Standing orders: what a seat wants answered for it.

orders-title = 📜 Your standing orders · { $table }
orders-none = No standing orders yet.
orders-speed = What answers as soon as you are asked shows by its speed that it is an order; with a delay it shows less.
orders-given = Noted: it holds from your next question on. The one you have now is still yours to answer.
orders-withdrawn = Order withdrawn.
orders-kept = Nothing changed.
orders-answered = 📜 By your standing order: { $what }
orders-ended = 📜 Your standing order “{ $what }” is over: { $why }
orders-turn-over = it was for that turn only.
orders-with-it = it was to be answered together with another one that is over.
orders-impossible = it is not possible any more.
orders-instead = you have given another one with your answer.
orders-answered-yourself = you have answered yourself.
orders-changed = things have changed there since ({ $what }). Please decide again.
orders-changed-all = things have changed since. Please decide again.
orders-failed = I could not follow it, for a fault of mine. Please answer yourself.
refused-orders-many = You have { $most } plans already. Withdraw one, or change one of them.
no-orders = { $game } has no standing orders.
button-orders = 📜 Standing orders
orders-ready = Choose a ready order

## What all of them have

field-when = when
field-until = until when
field-questions = which questions
field-instead = in place of which plan
order-when-at-once = as soon as I am asked
order-when-after-half-an-hour = if I have not answered after half an hour
order-when-after-two-hours = if I have not answered after two hours
order-when-after-eight-hours = if I have not answered after eight hours
order-when-if-late = only if I take too long
order-until-turn = until the end of the turn
order-until-game = until the end of the game

## Nothing until one's turn

button-until-turn = 🔕 Not until my turn
button-ask-all = 🔔 Ask me everything
until-turn-on = 🔕 From now on you are asked nothing until your turn, unless you are attacked or a question is put to you alone. Nobody else sees that.
until-turn-off = 🔔 From now on you are asked everything again.
