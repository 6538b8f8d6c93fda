### Questions, replies and receipts.

## Receipts (private). $log is the reply's number in the log, $what what was done.

receipt-taken = Taken: **#{ NUMBER($log, useGrouping: 0) }** · { $what }
receipt-part = { $field }: **{ $value }**
receipt-sealed = Sealed: **#{ NUMBER($log, useGrouping: 0) }** · { $what }
receipt-sealed-note = Hidden until everybody has answered; you may change it until then.
receipt-changed = Changed: **#{ NUMBER($log, useGrouping: 0) }** · { $what }
receipt-table = Table: { $table }
receipt-next = Something more is asked of you:
receipt-turn-over = That is all for now.
receipt-already = That was taken already; nothing is played twice.

## Who is awaited (public)

waiting-for = { $count ->
    [one] Waiting for { $who }.
   *[other] Waiting for { $who } ({ $count } players).
}
waiting-sealed = { $done } of { $total } { $total ->
    [one] player has
   *[other] players have
} sealed an answer.
waiting-sealed-who = Everybody answers in secret: { $who }.
waiting-window = Anyone concerned may react, in secret. It closes { $when }.
waiting-window-open = Anyone concerned may react, in secret.
waiting-nobody = We are waiting for nobody.
waiting-you = Waiting for you.
waiting-you-and = Waiting for you and { $others }.

## A question, as its player meets it

ask-yours = Your turn, { $who }!
ask-table = { $table } asks you:
ask-deadline = Answer before { $when }.
ask-sealed-note = Your answer stays hidden until everybody has answered; you may change it until then.
ask-window-note = You do not have to react. Everybody concerned gets this question, whatever they hold.
ask-optional-note = Nobody is waiting for this: answer only if you like.
ask-default = Without an answer: { $what }.
ask-closed = This question is closed.
ask-answered = You have answered: { $what }

## Buttons under messages (at most 80 characters)

button-answer = Answer
button-hand = My hand
button-board = Board
button-board-text = Board as text
button-why = Why?
button-pass = Pass
button-undo = Undo
button-rules = Rules
button-help = Help
button-log = Log
button-status = Where are we?
button-envelope = My envelopes
button-sheets = Who is who?
button-change = Change my answer
button-confirm = Confirm
button-restart = Start again
button-back = Back
button-cancel = Cancel
button-type = Type it
button-skip = Leave it out
button-none = None
button-all = All
button-done = Done
button-more = More…
button-previous = Previous
button-next = Next
button-refresh = Refresh
button-play-again = Play again

## Filling in an answer step by step

wizard-title = { $what }
wizard-so-far = So far:
wizard-line = { $field }: **{ $value }**
wizard-empty = none
wizard-choose = Choose: { $field }.
wizard-choose-several = Choose: { $field } ({ $least } to { $most }).
wizard-choose-exactly = Choose: { $field } ({ $count }).
wizard-order = Put in order: { $field }.
wizard-order-next = Which comes next? (place { $place })
wizard-number = How many: { $field }? From { $least } to { $most }.
wizard-text = Write: { $field } ({ $least } to { $most } characters).
wizard-optional = You may leave this out.
wizard-confirm = Is that right? Nothing is played before you confirm.
wizard-cancelled = Dropped. Nothing was played.
wizard-expired = This form is out of date. Here is the question as it stands now.
wizard-page = Page { $page } of { $pages }
wizard-unavailable = not possible now
modal-title = Your answer
modal-number = { $field } ({ $least } to { $most })

## Placeholders of menus (at most 150 characters)

placeholder-option = What will you do?
placeholder-field = Choose: { $field }
placeholder-several = Choose { $least } to { $most }: { $field }
placeholder-order = Place { $place }: { $field }
placeholder-table = Which table?
placeholder-player = Which player?
placeholder-card = Which card?
placeholder-more = More choices (page { $page })

## Names of fields, in forms, receipts and refusals

field-from = departure
field-to = destination
field-tile = tile
field-cell = place
field-card = card
field-cards = cards
field-target = target
field-targets = targets
field-player = player
field-seat = player
field-number = number
field-count = number
field-gorets = gorets
field-gruiks = gros gruiks
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
field-envelopes = planet
field-use = power
field-do = what to do

## Nothing to show, nothing to do

nothing-asked = Nothing is asked of you at { $table }.
nothing-asked-anywhere = Nothing is asked of you at any table. Enjoy the quiet.
no-envelopes = { $game } has no envelopes.
no-sheets = { $game } has no character sheets.
no-tally = There are no elections in { $game }.
no-vote = There is no vote at the moment.
no-pass = You cannot pass here: this question needs an answer.
no-card-now = You have no card to play at the moment.
no-hand = { $game } has no hands of cards.
no-such-card = You cannot play “{ $card }” now.

## Hand and board

hand-title = Your hand at { $table } { $count ->
    [0] (no cards)
    [one] (1 card)
   *[other] ({ $count } cards)
}
hand-empty = Your hand is empty.
hand-card = **{ $title }**: { $effect }
hand-private = Only you can see this.
hand-dealt = { $table }: here are your cards.
hand-changed = { $table }: your hand has changed.
hand-picture = Your cards at { $table }.
board-title = { $table }
board-picture = Board of { $table }.
board-late = The picture is taking its time; here is the board as text.
board-lit = What you may choose is lit.
envelopes-title = What you know about the envelopes at { $table }
envelopes-none = Nothing yet: you have put nothing in and seen none.
sheets-title = Who plays whom at { $table }
sheets-none = Nobody plays anybody yet.
tally-title = The election at { $table }
tally-none = No election is under way.

## Vote

vote-taken = Your vote is sealed. You may change it until everybody has voted.

## Undo

undo-done = { $who } takes back reply #{ NUMBER($log, useGrouping: 0) }.
undo-what = ↩️ No longer true: { $what }
undo-receipt = Reply **#{ NUMBER($log, useGrouping: 0) }** is taken back: { $what }. The question is open again.
undo-nothing = There is nothing of yours to take back.
undo-revealed = That cannot be taken back: something hidden has been revealed since.
undo-chance-drawn = That cannot be taken back: a die has been rolled or a card drawn since.
undo-somebody-replied = That cannot be taken back: somebody else has replied since.
undo-not-yours = Only your own last reply can be taken back.
undo-over = The game is over; nothing can be taken back.

## Presses that come too late or from somewhere else

press-stale = This button belongs to an earlier moment of the game. Here is what is asked of you now.
press-not-yours = This button is not for you.
press-unknown = I do not recognise this button. Nothing has changed.
press-closed = This table is closed; its buttons are asleep.

## Why a reply was refused (private). Nothing has changed.

refused-option = “{ $option }” is not one of the answers possible now.
refused-value = “{ $value }” will not do here ({ $field }).
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
refused-paused = This table is paused. Its clock is stopped, too.
refused-over = This game is over.
refused-not-started = This game has not begun yet.
refused-set-aside = This table is set aside because of a fault in my rules. Its game is safe, and so is your hand.
refused-host-only = Only { $who }, who opened the table, can do that.
refused-no-table = There is no table here. Open one with `/table open`.
refused-no-table-yours = You are not at any table.
refused-which-table = You are at several tables. Say which one with the option `table`.
refused-unknown-table = I cannot find that table among yours.
refused-other-game = { $table } plays another game: this command is not for it.
refused-not-now = That cannot be done at this moment of the game.
