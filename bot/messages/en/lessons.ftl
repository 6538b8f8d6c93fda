### Lessons: `/learn`, and what is told whoever meets something for the first time.

lesson-opened-here = Your lesson begins here, with the next message.
lesson-opened = Your lesson begins in your direct messages. Nothing arrives there? Allow them for this server, or type `/learn` again.
lesson-how = Answer by the buttons as in any game. Nothing is lost by a wrong choice: it is tried on a copy, I tell you what came of it, and you choose again. `/learn` brings you back here whenever you like.
lesson-under-way = You are in the middle of a lesson: **{ $what }**.
lesson-resume = Go on with it
lesson-anew = Begin instead: { $what }
lesson-none = There is no lesson for { $game } yet. `/rules` tells how it is played.
lesson-unknown = { $game } has no such lesson.
lesson-do = In this lesson: { $what }. Try anything else first, if you like.
lesson-do-only = In this lesson: { $what }.
lesson-here = 👉 { $what }
lesson-tried = 🔎 You try: { $what }. What would come of it:
lesson-tried-nothing = Nothing that is told at once.
lesson-tried-changed = 📋 { $line }
lesson-tried-spent = 🃏 Out of your hand: { $cards }.
lesson-tried-next = ➡️ Then you are asked: { $what }
lesson-tried-again = ➡️ Then you are asked the same again.
lesson-tried-note = That was a try: nothing has happened.
lesson-tried-more = ⋯ { $count ->
    [one] One more line.
   *[other] { $count } more lines.
}
lesson-way = 🎓 In this lesson: { $what }. What would come of that:
lesson-way-alike = 🎓 In this lesson: { $what }. That would bring nothing else than what stands above; what follows here is prepared for it.
lesson-way-next = ➡️ Then as above.
lesson-way-same = = { $count } lines as above.
lesson-over = Learnt: { $what }
lesson-friends = With friends: type `/table open` in a channel of your server and choose { $game }; practice players fill the seats that stay free.
lesson-next = Next: { $what }
lesson-again = Once more
settings-hints-on = The first time you are asked something new, two sentences say why.
settings-hints-off = Questions come without explanations.
