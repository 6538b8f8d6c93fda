### What people look up: why, rules, log, help, settings; and the first screen of local mode.

## /why

why-title = Why this question?
why-rule = Rule { $rule }
why-path = Where we are: { $path }
why-default = If you stay away, the rules take for you: { $what }. That only keeps the game going; it is not advice.
why-default-lesson = A lesson waits for you: nothing is taken in your place.
why-deadline = You have until { $when }.

## /advice

button-advice = What would you do?
advice-move = 💡 **I would:** { $what }
advice-note = What an ordinary practice player would do who knows what you know, and nothing else.
advice-note-lesson = That is what this lesson teaches here, for the sake of what comes next; at a table something else may do as well or better.
advice-refused = Advice is given in lessons, against practice players alone, and where the lobby has allowed it.

## /rules

rules-title = Rules of { $game }
rules-about = These are their parts: { $titles }.
rules-how = `/rules` with one of these or any other word tells the rules in which it stands.
rules-none = Nothing about “{ $word }” in the rules that are played here. Try another word, or `/rules` alone for what they are about.
rules-reason = *Why so? { $why }*
rules-more = { $count ->
    [one] One more rule; a longer word finds fewer.
   *[other] { $count } more rules; a longer word finds fewer.
}
rules-note = These are the rules in our own words; the game’s own booklet has the last word.

## /card

card-title = **{ $name }** · { $what } · { $game }
card-also = Also: { $names }
card-copies = { $count } in the game
card-rules = Rules
card-more-rules = { $count ->
    [one] One more rule names it: `/rules`.
   *[other] { $count } more rules name it: `/rules`.
}
card-none = Nothing is called “{ $word }”. Type a part of a name, in either language, and choose from what is proposed.
card-several = { $count ->
    [one] This is called “{ $word }”:
   *[other] { $count } things are called “{ $word }” or alike. Which one?
}
named-does = 🔎 { $name }: { $does }
entry-word = word of the rules
entry-card = card
entry-event = event
entry-place = place

## The pages of the rules, docs/rules

rules-page-note = Each rule with its number, as code, tests and `/why` cite it. This page is made by `{ $command }` of the sentences that the bot tells; change those, not this.
rules-page-only = *Only with { $options }.*
rules-page-not = *Not with { $options }.*
rules-page-option = { $option }: { $values }
rules-page-value = “{ $value }”
rules-page-unplayed = *Not played. { $why }*

## /log

log-title = Log of { $table }
log-head = **{ $title }** · { $first }–{ $last } of { $count }
log-damaged = { $count ->
    [one] one entry cannot be read any more
   *[other] { $count } entries cannot be read any more
 }
log-rechained = ({ $count ->
    [one] the first entry was
   *[other] the first { $count } entries were
} secured anew by an upgrade, what people typed kept apart from them)
log-empty = Nothing has happened yet.
log-mark = ▬▬ New since you were last here ▬▬
button-log-earlier = ◀ Earlier
button-log-later = Later ▶
button-log-mark = Where I was
button-log-newest = Newest

## /catchup: what somebody missed

catchup-title = { $table }: since you were last here, { $when }
catchup-begin = { $table }: what has happened so far
catchup-nothing = Nothing new at { $table } since you were last here, { $when }.
catchup-answered = **Answered for you:**
catchup-answered-one = • { $what } ({ $why })
catchup-answered-more = … and before that { $count ->
    [one] one more answer
   *[other] { $count } more answers
}
answered-for-you = 🪑 Answered for you ({ $why }): { $what }
catchup-by-default = time was up: what the rules provide
catchup-by-order = your standing order
catchup-by-practice = an ordinary practice player in your place
catchup-by-deputy = your deputy
catchup-earlier = … { $count ->
    [one] one earlier part
   *[other] { $count } earlier parts
}: **Read it all** has everything.
catchup-part = ▸ { $first } … (+ { $count })
catchup-skipped = … and { $count } more before this:
catchup-asked = **You are asked now:** { $what }
catchup-over = The game is over.
catchup-pictures = Pictures: the board as you last saw it, then as it is now.
catchup-then = As you last saw it:
catchup-now = As it is now:
button-catchup-all = Read it all
button-catchup = What has happened so far

## /settings

settings-title = Your settings
settings-saved = Saved. From now on I speak to you in { $language }.
settings-auto-saved = Saved. I speak to you in the language of your Discord.
settings-language = I speak to you in { $language }.

## /settings: time zone and quiet hours

hours-saved = Saved.
hours-none = I know nothing of your hours: to me you are awake at any time. `/settings` takes your time zone and your quiet hours.
# $zone: the name of a zone in code letters, such as `Europe/Paris`
hours-zone = Your time zone: { $zone }.
hours-never-quiet = You have no quiet hours: to me you are awake at any time.
# $hours: such as "22:00–08:00"
hours-quiet = Quiet hours: **{ $hours }**, every day.
hours-weekends = Saturdays and Sundays are quiet all day.
hours-now = It is quiet now, until { $until }.
hours-next = The next time: from { $since } until { $until }. If that is wrong, so is the time zone.
hours-note = Quiet hours do not count when I give you time to answer, as far as the table allows. I show them to nobody; but the deadlines that they move can be seen, and from those others can guess roughly when you sleep.
hours-moved = ⏳ { $table }: you have until { $when } now.
hours-zone-forget = none: forget my time zone and my quiet hours
hours-quiet-forget = none: no quiet hours
hours-error-zone = I know no time zone “{ $zone }”. Choose one that I propose while you type, such as Europe/Paris.
hours-error-zone-first = I need your time zone first: choose one under `zone`, too.
hours-error-quiet = I cannot read those quiet hours. Write something like 22:00-08:00, or none.
hours-error-same = Those quiet hours end when they begin. Write two different times, such as 22:00-08:00, or none.
hours-error-none-left = Those quiet hours leave no hour of the day: at least one must be left.

## /help

help-title = Porc Royal in a few words
help-pick = Choose a page
help-page-start = Start
help-page-play = Play
help-page-time = Time
help-page-secret = Secrets
help-page-table = Tables
help-start =
    I keep the hands, roll the dice, watch over the rules and say whose turn it is. You talk, plot and play, over an evening or over weeks.
    1. In a channel, type `/table open` and choose a game.
    2. Everybody presses **Join**. Too few? **Add a practice player** fills a seat.
    3. Press **Start**. Each of you gets a hand in private.
    From then on I tell each player what is asked of them. `/answer` always brings up your question again.
help-play = In direct messages, the option `table` picks the table. Each game has commands of its own: type `/` to see them. The others:
help-time =
    A table may have a deadline for each answer. I remind those who are late, halfway through and again near the end.
    When time is up I play a modest legal answer for the absent, and say so.
    `/table pause` stops the clock and `/table resume` starts it again. If I was away, everybody gets extra time.
    `/settings` takes your time zone and your quiet hours: those do not count.
help-secret =
    What is hidden goes to its owner only: by direct message, or in an answer nobody else can see.
    While several people answer in secret, I tell how many have answered, never who.
    The dice are sealed before the game and opened after it, so that anybody can check them.
    Do not paste your hand into a channel, and beware: people with the Administrator permission can read private channels.
    What I keep of you, who can read it and for how long: `/privacy show`, `docs/privacy.md` and `docs/terms.md`.
help-table = Tables are opened, looked after and ended with these commands:
help-version = This is Porc Royal { $number }.
help-command = { $command } · { $what }
