### Seats that anybody takes, votes of the table, tables that nobody uses.

## Open seats

open-seat-name = Open seat of { $who }
open-seat-left = 🪑 { $who } leaves the table.
open-seat-by = 🪑 { $by } opens the seat of { $who }.
open-seat-offer = The seat is open: anybody may take it, with its cards and secrets. Until then I answer for it as for those who are absent.
open-seat-until = Until then it is answered for as before.
open-seat-done = 🪑 { $who } takes { $what }.
open-seat-settled = 🪑 { $what }: the seat is settled, { $who } sits there.
seat-stands = 📋 How it stands:
open-seat-news = 🪑 You have taken an open seat: its cards and secrets are yours from now on.
open-seat-receipt = The seat of { $who } is open: anybody can take it in the channel.
open-seat-yours = You have taken the seat. `/hand` shows your cards, `/answer` what is asked of you. Here is what happened lately:
open-seat-seated = You sit at this table already.
open-seat-taken = This seat is not open any more.
open-seat-already = This seat is open already: anybody can take it.
substitute-either = Either name somebody, or let anybody take the seat.
leave-ask = Leave { $table }? Your seat will be open: whoever takes it learns your cards and secrets, and plays on for you.
leave-button = Yes, leave
leave-keep-button = No, stay
leave-kept = You keep your seat.
leave-receipt = You have left the table. Until somebody takes your seat, you can take it back in the channel.

## Votes of the table

level-ordinary = ordinary
level-gentle = gentle
level-strong = strong
no-level = This game has no practice players who play like that.
vote-what-pause = Pause the table for a while
vote-what-extend = Give more time
vote-what-open = Open somebody’s seat to anybody
vote-what-practice = Give somebody’s seat to an ordinary practice player
vote-what-cancel = Cancel the table
vote-pause = 🗳️ { $who } proposes to pause the table until { $when }.
vote-extend = 🗳️ { $who } proposes to give { $length } more.
vote-open = 🗳️ { $who } proposes to open the seat of { $what } to anybody.
vote-practice = 🗳️ { $who } proposes to give the seat of { $what } to an ordinary practice player.
vote-cancel = 🗳️ { $who } proposes to cancel the table.
vote-back = 🗳️ { $who } proposes to go back to before: { $what }
vote-correct = 🗳️ { $who } proposes to put something right. { $what }
vote-for = For: { $who }
vote-against = Against: { $who }
vote-needs = Needed: { $count } of { $number }, by { $when }. Whoever is away does not count.
vote-yes = For
vote-no = Against
vote-carried = ✅ Agreed.
vote-lost = ❌ Not agreed.
vote-expired = ⌛ The time is over, and not enough were for it.
vote-moot = This vote has become needless.
vote-table = The vote
vote-opened = The vote is open in the channel, and your voice is for it.
vote-taken-yes = Your voice counts for it.
vote-taken-no = Your voice counts against it.
vote-running = There is a vote at this table already. It has to end first.
vote-over = This vote is over.
vote-unknown = Choose what the table is to vote on from the list.
vote-how-long = Say how long, too: 12h, 3d…
vote-past = That moment has passed already: { $when }.
pause-done-until = { $who } pauses the table until { $when }. It goes on by itself then, or earlier with `/table resume`.
resume-by-itself = The pause is over: the table goes on.

## Tables that nobody uses

upkeep-warning-lobby = 🧹 Nobody has touched { $table } for days. The lobby will be closed { $when }, unless somebody keeps it.
upkeep-warning = 🧹 Nobody has touched { $table } for months. It will be closed { $when }, unless somebody keeps it. Nothing will be deleted.
upkeep-button = Keep the table
upkeep-kept = 🧹 { $who } keeps the table.
upkeep-used = 🧹 The table is in use again, and stays.
upkeep-anew = 🧹 I was away: the warning is repeated below.
upkeep-closed = 🧹 { $table } is closed.
upkeep-receipt = The table stays.
upkeep-done-lobby = 🧹 { $table } was not begun for a week, and is closed. `/table open` opens another.
upkeep-done = 🧹 Nobody has touched { $table } for three months: it is closed. Nothing is deleted, and this channel is free for another table.
