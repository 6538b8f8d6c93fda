### Standing orders: what a seat wants answered for it.

orders-title = 📜 Your standing orders · { $table }
orders-none = No standing orders so far.
orders-given = Noted: it speaks from your next question on. What is asked of you right now is still yours.
orders-withdrawn = Order withdrawn.
orders-kept = Nothing changed.
orders-obeyed = 📜 By your standing order: { $what }
orders-ended = 📜 Your standing order “{ $what }” is over: { $why }
orders-turn-over = it was for that turn only.
no-orders = { $game } knows no standing orders.
button-orders = 📜 Standing orders

## What all of them have

field-when = when
field-until = until when
order-when-at-once = as soon as I am asked
order-when-if-late = only if I take too long
order-until-turn = until the end of the turn
order-until-game = until the end of the game
