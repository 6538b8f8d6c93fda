### The lobby: who has joined, with which options, and how it ends.

## Languages and deadlines

language-fr = French
language-en = English
language-auto = that of your Discord
deadline-none = no deadline
# $length: words such as "2 days"
deadline-of = { $length } to answer
deadline-other = Another length…
deadline-field = How long may one answer take?
deadline-example = 36h, 2d, 90m, none
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
unknown-person = someone who left
seat-number = Seat { $number }
table-name = { $game } #{ NUMBER($number, useGrouping: 0) }

## The lobby's own message

lobby-title = { $game }: who is playing?
lobby-intro = For { $least } to { $most } players. Hands stay hidden: what is yours comes to you in private.
lobby-host = Opened by { $who }.
lobby-players = Players ({ $taken } of { $most })
lobby-player = { $place }. { $who }
lobby-player-practice = { $place }. { $who } (practice player)
lobby-empty = Nobody yet. Press **Join**!
lobby-options-title = Options: choose in the menus; the lobby shows what you have changed.
lobby-option = { $option }: **{ $value }**
lobby-language = Language of the channel: **{ $language }**
lobby-deadline = Time: **{ $deadline }**
lobby-window = Time for a reaction: **{ $length }**
lobby-more-options = • and { $count ->
    [one] one more option changed
   *[other] { $count } more options changed
}
lobby-need = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
lobby-ready = Enough players: { $who } may press **Start**.
lobby-privacy = Good to know: on Discord, people with the Administrator permission can read private channels and threads. Your hand is sent in direct messages or in answers only you can see, which they cannot.
lobby-dm-hint = Allow direct messages from this server if you can; without them, a button here shows you your part privately.

## Its buttons, menus and windows

lobby-join = Join
lobby-leave = Leave
lobby-options = Options
lobby-practice-add = Add a practice player
lobby-practice-remove = Remove a practice player
lobby-start = Start
lobby-cancel = Cancel the table
lobby-option-which = Which option?
lobby-option-value = { $option }: choose
lobby-language-which = Language of the channel
lobby-deadline-which = Time to answer
lobby-window-which = Time for a reaction
lobby-deadline-help = How long an answer may take. When time is up, I answer for whoever is late.
lobby-window-help = How long everybody has to react out of turn, in secret. With no limit, I wait for everybody.
lobby-language-help = The language in which I speak to the channel; in private, I speak to each of you in your own.
lobby-group-table = Time and language
lobby-group-game = The game

## What happens in it

lobby-opened = The table is open: #{ NUMBER($table, useGrouping: 0) }. Players join by the button in the channel; you have the first seat.
lobby-joined = You are in: seat { $taken } of { $most }. The game starts when { $who } presses Start.
lobby-left = You have left the table. You can come back as long as it has not started.
lobby-host-passed = { $who } is now the host of this table.
lobby-option-saved = { $option } is now “{ $value }”.
lobby-option-noted = Noted.
lobby-practice-joined = { $who }, a practice player, takes a seat.
lobby-practice-left = { $who }, a practice player, gets up.
lobby-started = { $game } begins! { $count ->
    [one] One player
   *[other] { $count } players
} at the table: { $players }.
lobby-started-ok = Off we go!
lobby-cancelled = { $who } has cancelled this table.
lobby-expired = Nobody started this table, so it is folded away. Open another with `/table open`.

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
lobby-error-option = “{ $option }” is not an option of this game. Its options: { $options }.
lobby-error-option-value = “{ $value }” is not a value of { $option }. Possible: { $values }.
lobby-error-server-only = A table is opened in a channel of a server, not in direct messages.
lobby-error-channel = I cannot run a table in this kind of channel. Use a text channel or a thread.

## Practice players

practice-announce = { $who } is a practice player: a small program that sees only its own hand and plays sensible, not clever, moves.
practice-label = { $name } (practice)
practice-name-1 = Truffle
practice-name-2 = Puddle
practice-name-3 = Crackling
practice-name-4 = Snuffle
practice-name-5 = Trotter
practice-name-6 = Acorn
practice-name-7 = Bristle
practice-name-8 = Wallow
