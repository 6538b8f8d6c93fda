### The lobby: who has joined, with which options, and how it ends.

## Languages and deadlines

language-auto = that of your Discord
deadline-none = no deadline
# $length: words such as "2 days"
deadline-of = { $length } to answer
deadline-wrong = I cannot read that as a length of time. Write something like 36h, 2d or 90m, or none.
deadline-short = That is too short: at least { $minutes ->
    [one] one minute.
   *[other] { $minutes } minutes.
}
deadline-long = That is too long: at most { $days ->
    [one] one day.
   *[other] { $days } days.
}
yes = yes
no = no
nobody = nobody
seat-number = Seat { $number }
table-name = { $game } #{ NUMBER($number, useGrouping: 0) }

## The lobby's own message

lobby-title = { $game }: who is playing?
lobby-intro = For { $least } to { $most } players.
lobby-host = Opened by { $who }.
lobby-players = Players ({ $taken } of { $most })
lobby-player = { $place }. { $who }
practice-player-ordinary = { $who } (ordinary practice player)
practice-player-gentle = { $who } (gentle practice player)
practice-player-strong = { $who } (strong practice player)
lobby-options-title = Options: choose in the menus; the lobby shows what you have changed.
lobby-option = { $option }: **{ $value }**
lobby-option-proposed = { $option }: { $value }
# $what: what is played, such as "Complete rules, no clan powers, 6 turns at most"; $pace: the time there is
lobby-played = **{ $what }**; { $pace }.
lobby-pace-answer = { $length } for each answer
lobby-pace-answer-none = no time limit for answers
lobby-pace-window = { $length } for a reaction
lobby-pace-window-none = no time limit for reactions
lobby-pace-none = no time limit
lobby-pace-bank = { $length } of extra time each
# $what: how many turns, such as "2 to 6"; $count: how often one waits in each; $length: how long that takes
lobby-lasts = ⏳ With { $number } players a whole game takes { $what } turns, and in each one waits for answers about { $count ->
    [one] once
   *[other] { $count } times
}: { $length }.
lobby-lasts-paces = { $sitting } in one go, at a minute an answer; { $length } if all answer within { $pace }
lobby-lasts-longest = At most { $length }, if all let every deadline pass.
lobby-range = { $from } to { $to }
lobby-advanced-changed = Advanced options, changed:
lobby-more-options = • and { $count ->
    [one] one more option changed
   *[other] { $count } more options changed
}
lobby-need = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
lobby-ready = Enough players: { $who } may press **Start**.
lobby-privacy = Your hand comes in direct messages, or in answers only you see: even administrators cannot read it.
lobby-dm-hint = New here? `/learn` teaches the game. Allow direct messages if you can.

## Its buttons, menus and windows

lobby-join = Join
lobby-leave = Leave
lobby-options = Options
lobby-practice-add = Add a practice player
lobby-practice-gentle = Add a gentle one
lobby-practice-strong = Add a strong one
lobby-practice-remove = Remove a practice player
lobby-start = Start
lobby-thread = Play in a thread
lobby-option-which = Which option?
lobby-option-value = { $option }: choose
lobby-language-which = Language of the channel
lobby-deadline-which = Time to answer
lobby-window-which = Time for a reaction
lobby-deadline-help = How long an answer may take. When time is up, I answer for whoever is late.
lobby-window-help = How long everybody has to react out of turn, in secret. With no limit, I wait for everybody.
lobby-waking-which = Quiet hours put deadlines off
lobby-waking-help = Hours at which somebody I ask wants to be left in peace (`/settings`) do not count, up to this limit; a short deadline may always wait for one night.
waking-none = not at all
waking-of = up to { $times } times as long
waking-wrong = Write how many times as long quiet hours may make a deadline, from 1 (not at all) to { $most }.
lobby-bank-which = Time bank
lobby-bank-help = Extra time for each player and the whole game: it runs once a deadline has passed, before I answer. Not in secret steps and reactions, which end for all at one moment.
bank-none = none
bank-of = { $length } for each player
lobby-language-help = The language in which I speak to the channel; in private, I speak to each of you in your own.
lobby-votes-which = Votes of the table
lobby-votes-help = How many of those present carry what somebody proposes with `/table vote`.
lobby-advice-which = Advice
lobby-advice-help = Who may ask with `/advice` what a practice player would do in their place, from what they see themselves.
advice-alone = only against practice players
advice-everybody = everybody
votes-majority = more than half
votes-two-thirds = two thirds
votes-all = everybody
lobby-ending-which = After the end
lobby-ending-help = Open: every hand and the secret of the dice are published. Closed: each sees, and can check, only what they were dealt and what was public.
ending-open = open: everything is published
ending-closed = closed: each sees their own
ending-sealed = Somebody has added a word to the dice already: what they are sealed for stays as it is.
lobby-group-deciding = What decides the game
lobby-group-table = Time and language
lobby-group-game = The game
lobby-advanced = Advanced: { $what }

## What happens in it

lobby-opened = The table is open: #{ NUMBER($table, useGrouping: 0) }. Players join by the button in the channel; you have the first seat.
lobby-joined = You are in: seat { $taken } of { $most }. The game starts when { $who } presses Start.
lobby-left = You have left the table. You can come back as long as it has not started.
lobby-option-noted = Noted.
lobby-practice-joined = { $who } takes a seat.
lobby-practice-left = { $who } gets up.
lobby-started = { $game } begins! { $count ->
    [one] One player
   *[other] { $count } players
} at the table: { $players }.
lobby-started-ok = Off we go!
start-help = ❓ **Help.** The button **Answer** shows what is asked of you, `/why` by which rule; `/rules` has the rules in short, `/help` the commands.

## What cannot be done in it

lobby-error-full = The table is full: { $most ->
    [one] there is one seat.
   *[other] there are { $most } seats.
}
lobby-error-already = You are already at this table.
lobby-error-not-in = You are not at this table.
lobby-error-too-few = { $least ->
    [one] At least one player is needed
   *[other] At least { $least } players are needed
}; so far there { $taken ->
    [one] is one.
   *[other] are { $taken }.
}
lobby-error-host-only = Only { $who }, who looks after the table, can do that.
lobby-error-started = The game has already begun.
lobby-error-cancelled = This table was cancelled.
lobby-error-busy = { $table } is already here. One table per channel or thread: open yours in another one, or in a thread.
lobby-error-last = You are the last one here. To close the table, use `/table cancel`.
lobby-error-many = { $most ->
    [one] You already host a table that is not over yet.
   *[other] You already host { $most } tables that are not over yet.
}
lobby-error-practice-full = No more than { $most } practice players at one table.
lobby-error-no-practice = There is no practice player to remove.
lobby-error-game = I do not know that game. I can run: { $games }.
lobby-error-language = I speak French and English.
lobby-error-server-only = A table is opened in a channel of a server, not in direct messages.

## A thread for the table

thread-moved = 🧵 { $table } goes on in the thread below: { $where }
thread-already = This table is in a thread already.
thread-nowhere = This table is not in a text channel, and Discord opens threads below a message in those only.
thread-create-public-threads = I am not allowed to open threads in this channel. Whoever manages the server can give me “Create Public Threads”; or open a thread yourself, and type `/table move` in it.
thread-send-messages-in-threads = I am not allowed to write in the threads of this channel. Whoever manages the server can give me “Send Messages in Threads”.
thread-refused = Discord refuses to open a thread here (code { $code }). Open one yourself, and type `/table move` in it.
thread-unheard = Discord has not answered. Press again in a moment.

## Playing again

again-button = Play again
again-invite = 🔁 { $who } wants to play again! { $what }: press **Join** above to sit down.
again-once = That game has its sequel already: { $table }.

## Practice players

practice-name-1 = Truffle
practice-name-2 = Puddle
practice-name-3 = Crackling
practice-name-4 = Snuffle
practice-name-5 = Trotter
practice-name-6 = Acorn
practice-name-7 = Bristle
practice-name-8 = Wallow
