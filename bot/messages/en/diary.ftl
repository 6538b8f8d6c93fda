### The diary: what somebody notes for themselves. Read by whoever wrote it, and by nobody else.

note-beside = 📝 *Your note: { $what }*
note-title = **Your notes** · { $table }
note-line = • { $when }: { $what }
note-line-gone = • { $when }: note taken away
note-none = You have noted nothing here. What you note is shown to you with every question, and to nobody else.
note-button = Write a note
note-window = A note for yourself
note-label = Nobody else reads this. Empty: no note
note-kept = Noted. You read it with every question from now on; nobody else does.
note-gone = Your note is gone.
note-over = This game is over: its notes stay as they are.
