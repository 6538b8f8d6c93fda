### /record: what somebody has played to its end. In private; of others only of those who let it be seen.

## Of a person

record-title = **The record of { $who }**
record-title-game = **The record of { $who } at { $game }**
record-none = Nothing has been played to its end yet.
record-games = { $count ->
    [one] 1 game played to its end
   *[other] { $count } games played to their end
}, { $won } won.
record-row = Won in a row: { $row } by now, { $best } at best.
record-game = { $game }: { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $won } won
record-favourite = { $count ->
    [one] most often { $what } (once)
   *[other] most often { $what } ({ $count } times)
}
record-length = A game took { $length } on average, the longest { $longest }.
record-answers = { $count ->
    [one] 1 answer, given
   *[other] { $count } answers, each given
} { $length } after its question on average, nights and pauses included.
record-opponents = Met most often: { $who }.
record-opponent = { $count ->
    [one] { $who } (1 game; won { $won } to { $lost })
   *[other] { $who } ({ $count } games; won { $won } to { $lost })
}
record-others = { $count ->
    [one] One more person at these tables does not let others see their record.
   *[other] { $count } more people at these tables do not let others see their record.
}
record-is-shown = Others may see this. `/record sharing` takes it back.
record-is-hidden = Nobody but you sees this. `/record sharing` lets others see it.

## A year as a picture

record-year = { NUMBER($year, useGrouping: 0) } · { $who }
record-year-line = { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $won } won · a square for each game, a star if it was won
record-year-month = { $what }: { $count }, { $won } won

## Of a server

record-server = **Who plays here**
record-server-game = **Who plays { $game } here**
record-server-line = { NUMBER($place, useGrouping: 0) }. { $who }: { $won } won out of { $count }
record-server-none = Nobody here lets others see their record yet. `/record sharing` does so.
record-server-note = Only those who let others see their record; by games won on this server.

## Who may see it

record-now-shown = Others may see your record now: what you have played, how often you won, what you like to play, how fast you answer. `/record sharing` takes it back at any time.
record-now-hidden = Nobody but you sees your record now.
record-refused-hidden = { $who } does not let others see their record.
record-refused-year = That is no year that any game was played in: { NUMBER($year, useGrouping: 0) }.
