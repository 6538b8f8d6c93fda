### Lessons, and why each question is asked.

interstellar_pig-lesson-flight = First landings
interstellar_pig-lesson-flight-begin = A game from its first roll: you choose planets, stash cards, fly, land and look into envelopes. Somewhere lies the Keepsake, which wins at the end. About fifteen minutes.
interstellar_pig-lesson-flight-6 = Keep these six: Cooling Unit, Laser Gun, Missiles, Rebreather and both Grenades. Hide the others as you like, or let me sort them all.
interstellar_pig-lesson-flight-end = You know all that a turn asks. What is left is the hunt: remember what you saw in envelopes, and watch who turns away.
interstellar_pig-lesson-repair = When something breaks
interstellar_pig-lesson-repair-begin = An accident costs turns, and you say when they are paid. Five minutes.
interstellar_pig-lesson-repair-6 = Sort them as you like, or let me sort them: with gear for your start in your hand.
interstellar_pig-lesson-repair-end = Pay when you have nothing better to do with a turn.

interstellar_pig-ask-favour-hint = Your character feels at home in more climates than others. The more you favour, the fewer cards you need to live there.
interstellar_pig-ask-pick-hint = Each player picks planets one by one; your spare cards go into their envelopes. Take some on which you can live without gear, for you start on one.
interstellar_pig-ask-stash-hint = Six cards stay in your hand, the others are hidden on your planets. What you hide you know, and nobody else does.
interstellar_pig-ask-place-hint = You start where you can live; gear that you need there is seen by all. Choose a planet that betrays little.
interstellar_pig-ask-turn-hint = Before you move you may open the envelope where you stand, or play a card; then name a line and one die or two. You must fly as many spaces as come up.
interstellar_pig-ask-course-hint = The dice have fallen: choose where exactly you come out. A surface lets you open an envelope, but you need gear to live there.
interstellar_pig-ask-divide-hint = Before you lie your hand and what was in the envelope. Keep six at most, the rest stays: a memory worth having.
interstellar_pig-ask-end-hint = You have moved; the envelope and cards may be used once more before the next player. Else end your turn.
interstellar_pig-ask-commit-hint = Whoever meets fights: each chooses cards in secret, then dice are added. The winner takes a card, so weigh what you would show against what you may lose.
interstellar_pig-ask-tunnel-hint = A star gave you a tunnel: you may come out anywhere. A planet with a promising envelope is worth it.
interstellar_pig-ask-keep-hint = A hand holds six cards. Keep gear for where you go, and let go what everybody has seen.
interstellar_pig-ask-orders-hint = You owe a turn for repairs or for something missed, and may say ahead when it is paid. Nobody waits for it.
interstellar_pig-ask-anytime-hint = It is not your turn; you may give up or leave the game, nothing else. Nobody waits for you.
interstellar_pig-ask-repair-hint = You owe a turn for repairs. Paying now or later changes when you fly again.
interstellar_pig-ask-worm-hole-hint = The worm leaves you on a star of your choice, and a star draws a card. Choose one near where you want to land.
