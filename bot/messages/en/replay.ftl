## /table replay: the game once more

replay-button = Look back
replay-turn = scene { $number } of { $count }
replay-step = step { $number } of { $count }
replay-eyes = Through whose eyes?
replay-eyes-all = all hands
replay-eyes-public = what everybody saw
replay-eyes-seat = through the eyes of { $who }
replay-told-to = 🤫 (only { $who }) { $what }
replay-nothing = Nothing was said.
replay-more = … { $count ->
    [one] one more line
   *[other] { $count } more lines
}: go step by step, or read `/log`.
replay-answered = ✍️ { $who }: { $what }
replay-answered-sealed = ✉️ { $who }, sealed: { $what }
replay-asked = ❓ { $who }: { $what }
replay-sealed = ✉️ Sealed: { $what }
replay-hand = 🃏 { $who }: { $what }
replay-hand-empty = no card
replay-note = 📝 Your note: ||{ $what }||
replay-away = 💤 Away: { $who }
replay-corrected = The rules were corrected since. What was said stands here as it was; the board of that moment is lost.
replay-failed = This page cannot be made just now. Try again in a moment.
button-replay-first = ⏮ Start
button-replay-back = ◀ Back
button-replay-next = Next ▶
button-replay-last = End ⏭
button-replay-turn = Scene by scene
button-replay-step = Step by step
list-over = **Played to the end here** (`/table replay` shows them once more):
list-over-line = • { $table }, { $when }
