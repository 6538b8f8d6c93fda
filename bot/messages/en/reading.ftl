### What people look up: why, rules, log, help, settings; and the first screen of local mode.

## /why

why-title = Why this question?
why-asked = Rule **{ $rule }** is why you are asked this.
why-path = Where we are: { $path }
why-default = If you do not answer: { $what }.
why-deadline = You have until { $when }.

## /rules

rules-title = Rules of { $game }
rules-how = `/rules` with a word brings up every paragraph in which it stands.
rules-none = Nothing about “{ $word }” in the short rules. Try another word, or `/rules` alone for all of them.
rules-more = { $count ->
    [one] One more passage; a longer word finds fewer.
   *[other] { $count } more passages; a longer word finds fewer.
}
rules-note = These are short rules in our own words; the game’s own booklet has the last word.

## /log

log-title = Log of { $table }

## /settings

settings-title = Your settings
settings-saved = Saved. From now on I speak to you in { $language }.
settings-auto-saved = Saved. I speak to you in the language of your Discord.

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
help-play = In direct messages, the option `table` picks the table. Each game has commands of its own, such as `/cochons move`. The others:
help-time =
    A table may have a deadline for each answer. I remind those who are late, halfway through and again near the end.
    When time is up I play a modest legal answer for the absent, and say so.
    `/table pause` stops the clock and `/table resume` starts it again. If I was away, everybody gets extra time.
help-secret =
    What is hidden goes to its owner only: by direct message, or in an answer nobody else can see.
    While several people answer in secret, I tell how many have answered, never who.
    The dice are sealed before the game and opened after it, so that anybody can check them.
    Do not paste your hand into a channel, and beware: people with the Administrator permission can read private channels.
help-table = Tables are opened, looked after and ended with these commands:
help-command = { $command } · { $what }
