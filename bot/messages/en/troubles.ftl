### What goes wrong, and what the bot looks for.

## Direct messages

dm-closed-channel = { $who }, I cannot write to you directly. The button shows you your part, and only to you.
dm-closed-button = Show me my part
dm-closed-how = To get it by direct message: server name › Privacy Settings › Direct Messages, then press a button of mine again.

## Permissions and channels

permission-missing = { $count ->
    [one] I am missing a permission in { $where }: { $permissions }.
   *[other] I am missing permissions in { $where }: { $permissions }.
} The game goes on by commands; nothing is lost.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-manage-threads = Manage Threads
channel-gone = The channel of { $table } is gone. The game is paused, not lost: type `/table move` where it should go on.
guild-gone = I was removed from the server of { $table }. The game is kept, its clock stopped.

message-refused = Discord refuses one of my messages in { $where } (code { $code }). The game goes on: `/status`, `/log` and `/answer` show everything.
message-plain = News at { $table }. Type `/status` to see where the game stands, `/answer` to see what is asked of you.

## Doctor

doctor-title = Health of { $table }
doctor-permission = { $where }: permission “{ $permission }” is missing.
doctor-permissions-fine = { $where }: I have every permission I need.
doctor-channel-gone = I cannot find the channel. `/table move` gives the table another one.
doctor-dm-open = { $who }: direct messages are open.
doctor-dm-closed = { $who }: direct messages are closed. A button in the channel stands in for them.
doctor-dm-unknown = { $who }: direct messages not tried yet.
doctor-practice = { $who }: practice player.
doctor-paused = The table is paused.
doctor-set-aside = The table is set aside. Report: `{ $report }`
doctor-log = { $count ->
    [0] The log is empty.
    [one] The log holds one reply.
   *[other] The log holds { $count } replies.
}

## A table set aside

parked-public = { $table } is set aside: I came across a fault of mine, and cannot go on. Nothing that was answered is lost. The clock is stopped; `/table resume` lets me try again.
parked-host = { $table } is set aside, as something of mine failed: `{ $report }`. Please tell whoever runs me: my log says more.
aside-public = { $table } is set aside: I came across a fault in my own rules. The last reply was not taken; everything before it is safe, and so are the hands. The clock is stopped.
aside-host = { $table } is set aside. Please send the report `{ $report }` to whoever runs me: it replays the fault.
aside-public-not-installed = { $table } stands still: its game is not installed here any more. Nothing is lost, and the clock is stopped; it goes on as soon as the game is back. Its host can end it with `/table cancel`.
aside-public-unplayable = { $table } is set aside: my rules of today cannot play its record on. The clock is stopped, and nothing is lost; `/log` shows what has happened. Its host can take it back to the last position that loads, or end it with `/table cancel`.
aside-host-unplayable = { $table } is set aside: my rules cannot play its record on. Please send the report `{ $report }` to whoever runs me.
aside-public-damaged = { $table } is set aside: the record of its game is damaged, through nobody’s fault at the table. The clock is stopped; `/log` shows what can still be read. Its host can take it back to the last position that loads, or end it with `/table cancel`.
aside-host-damaged = { $table } is set aside: its record is damaged (`{ $report }`). Please tell whoever runs me: a backup may have it whole.
rewind-button = Back to the last position that loads
rewind-ask = Take { $table } back to the last position that loads? { $count ->
    [0] Nothing was answered since.
    [one] The last entry of its log is taken back and asked again.
   *[other] The last { $count } entries of its log are taken back and asked again.
 } Whatever somebody has seen since then stays seen.
rewind-yes = Yes, take it back
rewind-done = { $who } has taken { $table } back to the last position that loads. What was answered since then is asked again.
rewind-done-manager = { $who }, who manages this server’s channels, has taken { $table } back to the last position that loads. What was answered since then is asked again.
rewind-receipt = { $table } goes on from there.
rewind-loads = { $table } can be loaded as it stands: `/table resume` lets it go on.
rewind-none = Nothing of { $table } can be loaded any more. `/table cancel` ends it, and `/log` shows what can still be read.
restored-earlier = ⏪ { $table } stands again as it stood { $when }: my database was lost, and this is its newest copy. What was answered since then is asked again; buttons of older messages count no more.
restored-copy = ⏪ { $table } stands again as it stood at an earlier moment: my database was lost, and this is its newest copy. What was answered since then is asked again; buttons of older messages count no more.
restored-known = ⚠ { $table } had ended after that moment, and its secret was published: whoever has looked knows the hands and the dice to come. It is paused. If nobody has looked, go on with `/table resume`; else end it with `/table cancel`, and begin anew.
asked-again = { $table }: my rules have been corrected meanwhile, so this question is asked once more. Nothing else has changed.

## The bot itself

owner-space = 💾 My disk is full: I take no more replies until there is room on it again. What was answered is kept.
owner-damage = ⚠ Parts of my database are damaged ({ $what }). The tables that this has reached are set aside, the others go on; restore a backup when you can.
owner-copy = The database could not be copied; I try again every minute. Is there room in `data/backups`?
owner-aside = { $count ->
    [one] ⚠ One table is set aside; its host knows why, and my log says more.
   *[other] ⚠ { $count } tables are set aside; their hosts know why, and my log says more.
 }
bot-going = Back in a moment: I am being restarted. Please do that again then; nothing was played.
bot-disk-full = I have no room left to write anything down, so I take no replies for now. Nothing is lost; you can still look at everything.
bot-memory-away = My memory does not answer at the moment. Nothing that was taken is lost. Please try again in a moment: nothing is taken twice.
bot-trouble-taken = What you did was taken, but something went wrong on my side when I was answering you: `/status` shows how things stand. (reference { $reference })
bot-trouble-unknown = Something went wrong on my side, and I cannot tell whether what you did was taken: look at `/status`. (reference { $reference })
bot-trouble = Something went wrong on my side, and nothing was played. Please try again. (reference { $reference })
