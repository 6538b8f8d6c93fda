### Parleys: private threads in which two players of a table negotiate.

parley-title = Parley: { $who }
parley-hello = 🤫 A parley at { $table }. I read nothing that is written here, and nothing here binds anybody; but whoever manages the threads of this server can open this one.
parley-open = Your parley with { $who }: { $where }

## Why there is none (private)

parley-oneself = Negotiating alone? Choose somebody else at the table.
parley-practice = { $who } plays for practice and negotiates with nobody.
parley-nowhere = This table is not in a text channel: Discord opens no private threads there. There are still direct messages.
parley-create-private-threads = I am not allowed to create private threads in this channel. There are still direct messages; whoever manages the server can give me “Create Private Threads”.
parley-send-messages-in-threads = I am not allowed to write in the threads of this channel. There are still direct messages; whoever manages the server can give me “Send Messages in Threads”.
parley-refused = Discord refuses to open this thread (code { $code }). There are still direct messages.
