### Standing orders: what a seat wants answered for it.

orders-title = 📜 Your standing orders · { $table }
orders-none = No standing orders yet.
orders-given = Noted: it holds from your next question on. The one you have now is still yours to answer.
orders-withdrawn = Order withdrawn.
orders-kept = Nothing changed.
orders-obeyed = 📜 By your standing order: { $what }
orders-ended = 📜 Your standing order “{ $what }” is over: { $why }
orders-turn-over = it was for that turn only.
no-orders = { $game } has no standing orders.
button-orders = 📜 Standing orders

## What all of them have

field-when = when
field-until = until when
order-when-at-once = as soon as I am asked
order-when-if-late = only if I take too long
order-until-turn = until the end of the turn
order-until-game = until the end of the game
