### What goes wrong, and what the bot looks for.

## Direct messages

dm-hello = Hello! You are playing at { $table }. What only you may see will come here.
dm-closed-channel = { $who }, I cannot write to you directly. The button shows you your part, and only to you.
dm-closed-button = Show me my part
dm-closed-how = To get it by direct message: server name › Privacy Settings › Direct Messages, then press a button of mine again.
dm-open-again = { $who }, direct messages work again.
dm-go = It is in your direct messages, and here too, where only you can see it.

## Permissions and channels

permission-missing = { $count ->
    [one] I am missing a permission in { $where }: { $permissions }.
   *[other] I am missing permissions in { $where }: { $permissions }.
} The game goes on by commands; nothing is lost.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-add-reactions = Add Reactions
permission-use-external-emojis = Use External Emojis
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-manage-threads = Manage Threads
permission-manage-messages = Manage Messages
permission-use-application-commands = Use Application Commands
channel-gone = The channel of { $table } is gone. The game is paused, not lost: type `/table move` where it should go on.
thread-archived = The thread of { $table } is archived and I am not allowed to open it again. Open it, or type `/table move` elsewhere.
thread-locked = The thread of { $table } is locked. Unlock it, or type `/table move` elsewhere.
guild-gone = I was removed from the server of { $table }. The game is kept, its clock stopped.
player-gone = { $who } has left the server. The seat and its hand are kept.
player-back = { $who } is back at the table.

letter-refused = Discord refuses one of my messages in { $where } (code { $code }). The game goes on: `/status`, `/log` and `/answer` show everything.
letter-plain = News at { $table }. Type `/status` to see where the game stands, `/answer` to see what is asked of you.

## Doctor

doctor-title = Health of { $table }
doctor-fine = All is well.
doctor-permission = { $where }: permission “{ $permission }” is missing.
doctor-permissions-fine = { $where }: I have every permission I need.
doctor-channel-gone = I cannot find the channel. `/table move` gives the table another one.
doctor-thread-archived = The thread is archived; I cannot open it again without “{ $permission }”.
doctor-dm-open = { $who }: direct messages are open.
doctor-dm-closed = { $who }: direct messages are closed. A button in the channel stands in for them.
doctor-dm-unknown = { $who }: direct messages not tried yet.
doctor-practice = { $who }: practice player.
doctor-waiting-letters = { $count ->
    [0] Every message is delivered.
    [one] One message is still to be delivered.
   *[other] { $count } messages are still to be delivered.
}
doctor-paused = The table is paused.
doctor-set-aside = The table is set aside. Report: `{ $report }`
doctor-log = { $count ->
    [0] The log is empty.
    [one] The log holds one reply.
   *[other] The log holds { $count } replies.
}

## A table set aside

aside-public = { $table } is set aside: I came across a fault in my own rules. The last reply was not taken; everything before it is safe, and so are the hands. The clock is stopped.
aside-host = { $table } is set aside. Please send the report `{ $report }` to whoever runs me: it replays the fault.
aside-again = { $table } is back at work.
asked-again = { $table }: my rules have been corrected meanwhile, so this question is asked once more. Nothing else has changed.

## The bot itself

bot-going = Back in a moment: I am being restarted. Please do that again then; nothing was played.
bot-disk-full = I have no room left to write anything down, so I take no replies for now. Nothing is lost; you can still look at everything.
bot-trouble-taken = What you did was taken, but something went wrong on my side when I was answering you: `/status` shows how things stand. (reference { $reference })
bot-trouble-unknown = Something went wrong on my side, and I cannot tell whether what you did was taken: look at `/status`. (reference { $reference })
bot-trouble = Something went wrong on my side, and nothing was played. Please try again. (reference { $reference })
bot-late = That took me too long, sorry. `/status` shows where the table stands.
bot-outdated = My commands have just changed. Please try again.
bot-slow-down = Easy! Try again in a moment.
bot-server-only = This only works on a server.
