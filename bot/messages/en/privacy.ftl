### One's own data: `/privacy`

privacy-title = What I keep of you
privacy-seats = { $count ->
    [0] No seat at any table.
    [one] One seat, with your name and your answers.
   *[other] { $count } seats, with your name and your answers.
}
privacy-hosted = { $count ->
    [0] No table that you host.
    [one] One table of which you are the host.
   *[other] { $count } tables of which you are the host.
}
privacy-texts = { $count ->
    [0] Nothing that you typed into a game.
    [one] One text that you typed into a game.
   *[other] { $count } texts that you typed into games.
}
privacy-papers = { $count ->
    [0] No paper in a ballot.
    [one] 1 paper in a ballot.
   *[other] { $count } papers in ballots.
}
privacy-settings = { $count ->
    [0] No settings.
    [one] One setting.
   *[other] { $count } settings.
}
privacy-zone = Your time zone: { $zone }.
privacy-no-zone = No time zone.
privacy-more = `/privacy export` gives all of it as a file, `/privacy erase` removes it. I read no messages. More in `docs/privacy.md`.
privacy-exported = This is all that I keep of you.
privacy-erase-ask = **Erase what I keep of you?** Your name, your Discord number, your settings, your time zone and what you typed go at once, from every table. The games of the others stay, with a player without a name in your place. Copies of the database go after some days, as whoever runs me has set. Messages that are already in Discord stay there. This cannot be undone.
privacy-erase-button = Yes, erase it
privacy-erased = Nothing of you is kept any more, but for copies of the database, which go after some days.
privacy-player = Player
privacy-leaves-seat = Table { $table }: as of { $when } anybody may take your seat; until somebody does, it is answered for as for somebody absent.
privacy-leaves-lobby = Table { $table }: as of { $when } you are not in its lobby any more.
privacy-leaves-closed = Table { $table }: closed as of { $when }, since nobody else is there.
privacy-leaves-more = { $count ->
    [one] One more running table likewise.
   *[other] { $count } more running tables likewise.
}
