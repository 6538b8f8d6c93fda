### The game as a whole: in the lobby, when it begins, before it ends.

interstellar_pig-played-seed = rules as written
interstellar_pig-played-quick = the quick game
interstellar_pig-played-own = a game of your own making
interstellar_pig-played-rounds = { $number ->
    [one] one round
   *[other] { $number } rounds
}
interstellar_pig-wins = 🎯 **What wins.** Have the Keepsake in hand when { $number ->
    [one] the only round
   *[other] round { $number }
} ends. If nobody has, nobody wins.
interstellar_pig-turn-goes = 🔄 **A turn.** Name a line and one or two dice, fly as many spaces as they say, fight whoever is where you stop; before and after, open the envelope you stand on.
interstellar_pig-foreseen-last = 🔔 Round { $round } is the last! When it ends, hands are opened, and one race at most is saved.
interstellar_pig-foreseen-adrift = 🔔 The Keepsake is adrift: if nobody takes it by the end of this round, nobody wins.
interstellar_pig-foreseen-conceded = 🔔 All have given up but { $who }, who can end the game without a winner by giving up too.
interstellar_pig-lobby-lasts = ⏳ With { $number } players a whole game takes { $what } rounds, and in each one waits for answers about { $count ->
    [one] once
   *[other] { $count } times
}: { $length }.

## In the lobby, for whoever has never seen it

interstellar_pig-pitch = You fly from planet to planet after the Keepsake: whoever holds it when the last round ends wins, and nobody knows who has it. Middling, half an hour to learn.
