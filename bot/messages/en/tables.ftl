### Tables and their clocks: lists, status, pauses, deadlines, reminders, results.

## Lists and status

list-title = { $count ->
    [0] No table here.
    [one] One table here
   *[other] { $count } tables here
}
list-yours-title = { $count ->
    [0] You are at no table.
    [one] You are at one table
   *[other] You are at { $count } tables
}
list-line = **{ $table }** in { $where }: { $progress }
list-go = Go there
list-yours = waiting for you
list-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
status-title = { $table }
status-lobby = in the lobby
status-playing = being played
status-paused = paused
status-ended = over
status-cancelled = cancelled
status-set-aside = set aside
status-progress = { $progress }
status-players = Players: { $players }
status-player = { $who } ({ $title })
status-you = You are { $title }.
status-log = Last reply: #{ NUMBER($log, useGrouping: 0) }, { $when }.
status-deadline = Answers are due { $when }.

## Deadlines and reminders

deadline-due = Before { $when }.
# $times: at least 2
waiting-cut = Quiet hours would put that off even longer, but a deadline becomes at most { $times } times as long here, or one night longer.
waiting-uncapped = Quiet hours do not put deadlines off at this table.
waiting-banks = That time is up; the time bank of { $who } is running.
status-banks = Time banks: { $what }.
status-bank = { $who } { $length }
reminder-bank = { $table }: time was up, so your time bank is running. We are still waiting for your answer to “{ $what }”. It is spent { $when }; then I answer for you.
reminder-half = { $table }: half of the time has gone. We are still waiting for your answer to “{ $what }”. Time is up { $when }.
reminder-tenth = { $table }: hardly any time left! We are still waiting for your answer to “{ $what }”. Time is up { $when }; then I answer for you.
reminder-missing = { $what }
default-played = Time is up for { $who }. I played for them: { $what }.
default-played-hidden = { $count ->
    [one] Time is up. I answered for one absent player.
   *[other] Time is up. I answered for { $count } absent players.
}

## Reminders without a deadline, nudges, digests

reminder-gentle = { $table }: we are still waiting for your answer, asked { $when }: { $what }
reminder-window = { $table }: you may still react, before { $when }: { $what }
reminder-nudge = 👋 { $who } nudges you at { $table }: { $what }
reminder-last = All the others have answered: you are the last.
nudge-public = 👋 { $who } nudges whoever is awaited.
nudge-receipt = Done: whoever is awaited is told, in quiet hours once they are over. The next nudge is possible { $when }.
nudge-too-soon = Somebody has nudged this table already: the next nudge is possible { $when }.
nudge-nobody = Nobody else is awaited at this table.
digest-title = Waiting for you today:
digest-line = **{ $table }** in { $where }: { $what }
digest-button = Answer at { $table }
settings-reminders-on = You are reminded of what waits for you where no deadline presses: after a day, three days, then every week.
settings-reminders-off = You are not reminded where no deadline presses.
settings-digest-on = Once a day you get one message with all the tables that wait for you, and no other call.
settings-digest-off = You are called when a table waits for you, not once a day.

## Pause, resume, cancel, move

pause-done = { $who } pauses the table. The clock is stopped.
pause-receipt = Paused. The clock is stopped until somebody types `/table resume`.
pause-already = This table is already paused.
resume-done = { $who } resumes the table. Answers are now due { $when }.
resume-done-no-deadline = { $who } resumes the table.
resume-receipt = On it goes. Answers are due { $when }.
resume-receipt-no-deadline = On it goes.
resume-not-paused = This table is not paused.
cancel-ask = Cancel { $table } for good? The game ends without a winner.
cancel-ask-lobby = Cancel { $table } for good? It has not begun, and everybody gets up.
cancel-done = { $who } has cancelled { $table }. Nobody wins, nobody loses.
cancel-receipt = { $table } is cancelled.
cancel-kept = Nothing was cancelled.
cancel-button = Yes, cancel it
keep-button = No, keep it
move-done = { $table } continues in { $where }.
move-done-by = { $who } moves { $table }: it continues in { $where }.
move-receipt = { $table } is now bound to { $where }.

## After an outage

outage-grace = I was away for { $length }. { $count ->
    [0] No answer fell due meanwhile.
    [one] One answer fell due meanwhile: there is extra time, until { $when }.
   *[other] { $count } answers fell due meanwhile: there is extra time, until { $when }.
}

## Results and fair chance

result-title = { $table } is over!
result-winner = { $count ->
    [0] Nobody wins.
    [one] { $who } wins!
   *[other] { $who } win together!
}
result-there = How it stood at the end, and how it was played: { $where }
result-thanks = Thanks for playing!
fair-commitment = The dice are sealed: `{ $mark }`
fair-commitment-note = At the end the secret is published: every draw and every hand can be checked then.
fair-commitment-closed = At the end the secret stays: each can check then what they were dealt, and what was public.
fair-words = Words, in this order: { $what }
fair-word = { $who }: { $what }
fair-revealed = The secret of the dice was `{ $secret }`
fair-check = Its SHA-256 is the fingerprint published before the game: `{ $mark }`. Every draw follows from it, and can be worked out by anybody now, also what was in each hand.
fair-closed = The table is closed: the secret of its dice stays. Each can check what they were dealt and what was public, against the fingerprint published before the game: `{ $mark }`.
word-button = Word for the dice
word-title = A word for the dice
word-label = Anything that nobody can foresee
word-noted = Added: { $what }. The dice follow from it, too. Whatever you add before the start takes its place.
proof-button = Check the dice
proof-head = **{ $table }**: { $dice ->
    [one] one die
   *[other] { $dice } dice
} and { $shuffles ->
    [one] one shuffle
   *[other] { $shuffles } shuffles
}, each with what was asked and what came of it.
proof-how = Open `verify.html` in any browser and choose the other file there, or type `porc-royal verify { $file }`: all of it is computed again on your device.
proof-mark = Compare the fingerprint with the one shown in the lobby: `{ $mark }`. It shows that nobody chose an outcome; whoever runs me could have looked at what was to come.
proof-older = This table began before players could add words: its recipe is number { $recipe }.
proof-closed = The table is closed: this file is yours alone. It holds the keys of what was dealt to you and of what everybody saw, and of nothing else. It shows that these were fixed before the game, not what anybody else held.
proof-own = What was rolled for you:
proof-own-line = • { NUMBER($place, useGrouping: 0) } · { $what }: **{ $faces }**
proof-own-none = No die was rolled for you.
proof-not-over = There is a proof only when the game is over: until then the secret stays sealed.
proof-nothing = Nothing was left to chance at this table.
proof-failed = The proof cannot be made just now. Try again in a moment.
proof-erased = Somebody at this table has had their data erased, and with it the word that went into its chance: nobody can compute it again.
proof-lost-closed = Today’s rules play this game differently, so I cannot tell what was dealt to you. The table was closed: its secret stays.
proof-lost = This game is older than the proofs, and today’s rules play it differently, so I cannot list its draws. Its secret was `{ $secret }`; `docs/chance.md` has its recipe.

## Substitutes, more time

substitute-done = 🪑 { $who } gives up the seat to { $what }.
substitute-done-by = 🪑 { $by } gives the seat of { $who } to { $what }.
substitute-yours = 🪑 You take over from { $who }: those cards and secrets are yours from now on.
substitute-nobody = Nobody of that name sits at this table.
substitute-seated = { $who } already sits at this table.
substitute-bot = Bots do not play here. If you name nobody, a practice player takes the seat.
substitute-receipt = { $what } takes over from { $who }.
substitute-offer = 🪑 { $who }: { $by } offers you the seat of { $what }, with its cards and secrets.
substitute-offer-until = The offer holds until { $when }.
substitute-offer-host = You would look after the table, too.
substitute-offer-closed = 🪑 The seat of { $what } was offered; that is settled.
substitute-accept = Take the seat
substitute-decline = No, thanks
substitute-asked = { $who } is being asked in the channel to take over from { $what }. Nothing changes before the answer.
substitute-taken = You sit in the place of { $who } now. `/hand` shows your cards, `/answer` what is asked of you.
substitute-declined = 🪑 { $who } does not take over from { $what }, who keeps the seat.
substitute-declined-receipt = Noted: you do not take the seat.
substitute-expired = This seat is not on offer any more. Whoever looks after the table can offer it again.
host-passed = 🗝️ { $who } looks after the table from now on.
host-given = 🗝️ { $who } hands the table over to { $what }, who looks after it from now on.
host-passed-away = 🗝️ { $who } is away. { $what } looks after the table from now on.
host-passed-silent = 🗝️ { $who } has owed an answer for three days. { $what } looks after the table from now on.
host-receipt = { $who } looks after the table from now on.
host-already = You look after this table already.
host-not-seated = { $who } does not sit at this table, and so cannot look after it.
host-bot = Bots cannot look after a table.
host-manager = { $who }, who manages this server’s channels,
extend-done = ⏳ { $who } gives more time: until { $when }.
extend-receipt = There is time until { $when } now.
extend-nothing = There is no deadline to extend right now.
