### Private threads in which two players of a table negotiate.

private-thread-title = Parley: { $who }
private-thread-hello = 🤫 A parley at { $table }. I read nothing that is written here, and nothing here binds anybody; but whoever manages the threads of this server can open this one.
private-thread-open = Your parley with { $who }: { $where }

## Why there is none (private)

private-thread-oneself = Negotiating alone? Choose somebody else at the table.
private-thread-practice = { $who } plays for practice and negotiates with nobody.
private-thread-nowhere = This table is not in a text channel: Discord opens no private threads there. There are still direct messages.
private-thread-create-private-threads = I am not allowed to create private threads in this channel. There are still direct messages; whoever manages the server can give me “Create Private Threads”.
private-thread-send-messages-in-threads = I am not allowed to write in the threads of this channel. There are still direct messages; whoever manages the server can give me “Send Messages in Threads”.
private-thread-refused = Discord refuses to open this thread (code { $code }). There are still direct messages.
