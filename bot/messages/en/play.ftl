### Questions, replies and receipts.

## Receipts (private). $what is what was done; its number in the log stands in `/log`.

receipt-taken = Taken: { $what }
receipt-part = { $field }: **{ $value }**
receipt-sealed = Sealed: { $what }
receipt-sealed-note = Hidden until everybody has answered; you may change it until then.
receipt-ordered = Ordered with it: { $what }. `/orders` takes it back. Its speed shows others that it is an order.
receipt-set = Set: { $what }
receipt-stands = It stands so already: { $what }
receipt-set-note = It holds from now on; nobody else is told.
receipt-next = Then look in { $where }: the game goes on there, and what everybody is asked together stands there alone. What only you are asked comes here; `/answer` shows either anywhere.
receipt-below = ↓ What you have learned, and your next question, stand below.
receipt-asked-below = ↓ Your next question stands below.
receipt-already = That was taken already; nothing is played twice.

## Who is awaited (public)

waiting-for = { $count ->
    [one] Waiting for { $who }.
   *[other] Waiting for { $who } ({ $count } players).
}
waiting-thinks = { $count ->
    [one] { $who } is thinking.
   *[other] { $who } are thinking.
}
waiting-sealed = { $done } of { $total } { $total ->
    [one] player has
   *[other] players have
} sealed an answer.
waiting-secret = Everybody answers in secret.
waiting-since = Asked { $when }.
question-there = { $where } ([to the question]({ $link }))
inbox-elsewhere = → Next: answer in { $where }. What you alone are asked comes here, too.
waiting-window = Anyone concerned may react, in secret. It closes { $when }.
waiting-window-open = Anyone concerned may react, in secret.
waiting-you = Waiting for you.

## A question, as its player meets it

what-nothing = There is nothing in it but what it says. *Why?* tells the rule.
what-more = `/card` looks up anything else by its name.
ask-table = { $table } asks you:
ask-deadline = Answer before { $when }.
ask-sealed-note = Your answer stays hidden until everybody has answered; you may change it until then.
ask-closed = This question is closed.
ask-answered = You have answered: { $what }

## Buttons under messages (at most 80 characters)

button-answer = Answer
button-hand = My hand
button-why = Why?
button-what = What is this?
button-board = Board
button-parley = Talk in private
button-confirm = Confirm
button-restart = Start again
button-back = Back
button-type = Type it
button-skip = Leave it out
button-none = None
button-more = More…
button-step-by-step = Something else, step by step
button-rest = Fill in the next { $number } at once

## Filling in an answer step by step

wizard-line = { $field }: **{ $value }**
wizard-empty = none
wizard-choose = Choose: { $field }.
wizard-order = Put in order: { $field }.
wizard-order-next = Which comes next? (place { $place })
window-place = { $field } · place { $place }
window-exactly = Exactly { $count }
window-between = From { $least } to { $most }
window-besides = And besides
window-besides-note = As you like; of each at most one
window-besides-several = As you like; of each at most one, but several of: { $fields }
window-list = ({ $list } of { $lists })
window-list-of = { $first } … { $last }; choose in one list only
window-list-several = { $first } … { $last }
window-named = Type its name: one of { $number }, from “{ $first }” to “{ $last }”
modal-title = Your answer

## Names of fields, in forms, receipts and refusals

field-from = departure
field-to = destination
field-tile = tile
field-cell = place
field-card = card
field-cards = cards
field-target = target
field-player = player
field-seat = player
field-number = number
field-count = number
field-convert = converted
field-first = first
field-second = second
field-order = order
field-text = text
field-for = for whom
field-planet = planet
field-path = path
field-troops = troops
field-dice = dice
field-use = power
field-do = what to do

## Nothing to show, nothing to do

no-vote = There is no vote at the moment.
no-pass = You cannot pass here: this question needs an answer.
no-hand = { $game } has no hands of cards.
no-such-card = You cannot play “{ $card }” now.

## Hand and board

hand-title = Your hand at { $table } { $count ->
    [0] (no cards)
    [one] (1 card)
   *[other] ({ $count } cards)
}
hand-card = **{ $title }**: { $effect }
hand-card-marked = **{ $title }**: { $effect } ({ $marks })
board-title = { $table }
board-picture = Board of { $table }.

## Undo

undo-done = { $who } takes back an answer.
undo-what = ↩️ No longer true: { $what }
undo-receipt = Your answer is taken back: { $what }. The question is open again.
undo-nothing = There is nothing of yours to take back.
undo-revealed = That cannot be taken back: something hidden has been revealed since. `/takeback` asks the table.
undo-chance-drawn = That cannot be taken back: a die has been rolled or a card drawn since. `/takeback` asks the table.
back-button = Back to before …
back-ask = { $table }: to which moment shall the game go back? If it is your own step, and nothing hidden was shown and nothing drawn since, it goes back at once; else everybody is asked.
back-which = Back to before …
back-own = your answer: { $what }
back-answer = the answer of { $who }
back-secret = what was answered in secret
back-gone = The game has gone on in another way: that moment is not there any more.
back-done = ↩️ { $who } takes the game back to before: { $what }
back-agreed = ↩️ The table goes back to before: { $what }
back-more = { $count ->
    [one] One line more is no longer true: `/log` shows both ways.
   *[other] { $count } lines more are no longer true: `/log` shows both ways.
}
back-receipt = The game is back where you wanted it. The question is open again.
back-opened = The table is asked, and you agree.
back-look = What have I learned?
back-learned = **What you have learned since, which would stay in your head:**
back-learned-some = You know something hidden that you did not know then.
back-learned-none = You have learned nothing hidden since.
correct-ask = { $table }: what is to be put right? Everybody reads it, and it is done if all agree.
correct-next = { $what }. { $field }?
correct-nothing = Nothing can be put right here now.
correct-host-only = Only the host proposes to put something right, or whoever manages the channel and does not play.
correct-opened = The table is asked.
correct-done = ✏️ The table has agreed to put something right.
correct-terms = Everybody at the table is asked alike and answers in secret, by { $when }; earlier once all have answered. It is done if all agree. Whoever is away agrees; whoever is here and does not answer does not. What has been answered since the part of the game that is under way began is asked again.
back-stays = The game stays as it is: not everybody has agreed.
back-terms = Everybody is asked alike and answers in secret, by { $when }; earlier once all have answered. It is done if all agree. Whoever is away agrees; whoever is here and does not answer does not. What is still played until then goes back, too. Dice and cards stay the same where the same is asked.

## Presses that come too late or from somewhere else

press-stale = This button belongs to an earlier moment of the game. Here is what is asked of you now.
press-not-yours = This button is not for you.
press-unknown = I do not recognise this button. Nothing has changed.

## Why a reply was refused (private). Nothing has changed.

refused-option = “{ $option }” is not one of the answers possible now.
refused-value = “{ $value }” will not do here ({ $field }).
refused-twice = { $field }: you have chosen { $value } twice. It is there once: choose something else beside it, or leave it at that.
refused-taken = { $field }: { $value } is not free any more, you have chosen it for “{ $other }” in this form.
refused-beside = { $field }: { $value } does not go with { $chosen }.
refused-one = { $field }: you have chosen several, and only one is possible.
refused-several = “{ $value }” may be any of { $values }. Which one?
refused-setting = { $option }: “{ $value }” is not one of { $values }.
refused-setting-unknown = “{ $name }” is not an option of this game. Type name=value, with commas between the options; the suggestions shown while you type say how.
refused-number = { $field }: it takes { $most ->
    [0] none at all.
   *[other] from { $least } to { $most }.
}
refused-order = { $field }: name each one once, and only once.
refused-length = { $field }: it takes { $least } to { $most } characters.
refused-nothing-to-choose = Nothing can be chosen now for: { $field }.
refused-missing = Something is missing: { $field }.
refused-not-asked = Nothing is asked of you at the moment.
refused-not-asked-waiting = Nothing is asked of you at the moment. Waiting for { $who }.
refused-not-asked-secret = Nothing is asked of you at the moment. Others answer in secret.
refused-stale = The game has moved on since. Here is where it stands now.
refused-not-seated = You are not playing at this table.
refused-order-deputy = You sit in for somebody else: their standing orders are theirs alone. Answer without one.
refused-paused = This table is paused. Its clock is stopped, too.
refused-over = This game is over.
refused-not-started = This game has not begun yet.
refused-set-aside = This table is set aside because of a fault in my rules. Its game is safe, and so is your hand.
refused-not-installed = The game of this table is not installed here at the moment. Nothing is lost: the table goes on as soon as the game is back, and its deadlines wait. Its host can end it with `/table cancel`.
refused-newer = This table is played by a newer version of the bot by now, which is taking over. Nothing is lost: try again in a moment.
refused-unplayable = This table is set aside: my rules of today cannot play its record on. `/log` shows what has happened. Its host can take it back to the last position that loads, or end it with `/table cancel`.
refused-damaged = This table is set aside: the record of its game is damaged. `/log` shows what can still be read of it. Its host can take it back to the last position that loads, or end it with `/table cancel`.
refused-over-lost = This game is over, and its board cannot be shown any more. `/log` shows what happened.
refused-no-table = There is no table here. Open one with `/table open`.
refused-which-table = You are at several tables. Say which one with the option `table`.
refused-unknown-table = I cannot find that table among yours.
refused-other-game = { $table } plays another game: this command is not for it.
refused-not-now = That cannot be done at this moment of the game.
