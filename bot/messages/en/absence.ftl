### Absence: who is away, what answers for them, who comes back.

## In the channel

away-now = { $count ->
    [one] 💤 { $who } is away from now on
   *[other] 💤 { $who } are away from now on
}, until they press anything here or type `/back`.
away-back = 👋 { $who } is back.
steward-answered = { $who } is away; the answer given for them is: { $what }.
away-nobody-knows = 💤 { $who } is away.
away-until = 💤 { $who } is away until { $when }.
away-deputy = 💤 { $who } is away; { $what } sits in as their deputy.
seat-opened = 🪑 { $who } has been away for so long that anybody may take their seat.

## Settings of a table

lobby-grace-which = Wait for absent players
lobby-grace-help = How long I wait for somebody who is away, before what they chose answers for them. What follows at once is answered at once.
lobby-patience-which = Patience with absent players
lobby-patience-help = How many deadlines somebody may let pass before their seat is open to others. Announced absences do not count.
# $length: words such as "15 minutes"
grace-of = { $length } for whoever is away
grace-none = no wait for whoever is away
patience-of = { $count ->
    [0] the seat stays theirs
    [one] one missed deadline opens the seat
   *[other] { $count } missed deadlines open the seat
}
patience-wrong = That must be a number of missed deadlines from 0 (never) to { $most }.

## Going away, coming back

away-announced = 💤 { $who } will be away until { $when }.
away-announced-later = 💤 { $who } will be away from { $since } until { $when }.
away-called-off = 👋 { $who } will not be away after all.
away-noted = Noted: you are away until { $when }, at { $count ->
    [one] one table
   *[other] { $count } tables
}. What you chose by `/table steward` answers for you. Whatever you press at a table brings you back there, and so does `/back`.
away-noted-later = Noted: you are away from { $since } until { $when }, at { $count ->
    [one] one table
   *[other] { $count } tables
}. What you chose by `/table steward` answers for you then; `/back` calls it off.
away-ends-before = That absence would end before it begins, or in the past: { $when }.
away-too-long = An absence may be announced for a year at most.
away-no-table = You sit at no table that is being played, so there is nothing to be away from.
moment-wrong = I cannot read that as a moment. Write something like 3d, 2026-12-24, 24/12 18:00, or a timestamp of Discord.
back-noted = Welcome back! You are there again at { $count ->
    [one] one table
   *[other] { $count } tables
}.
back-already = You were not away from any table.

## What answers for an absent player (private)

steward-orders = my standing orders, then what the rules hold for the absent
steward-defaults = what the rules hold for the absent
steward-practice = a practice player, on what my seat knows
steward-wait = nothing, until time is up
steward-chosen-orders = While you are away from this table, your standing orders answer for you, else what the rules hold for the absent. Nobody else is told.
steward-chosen-defaults = While you are away from this table, what the rules hold for the absent answers for you. Nobody else is told.
steward-chosen-practice = While you are away from this table, a practice player answers for you; it knows what your seat knows, and nothing more. Nobody else is told.
steward-chosen-wait = While you are away from this table, it waits for you as long as for anybody. Nobody else is told.
steward-unknown = Choose one of what is proposed: orders, defaults, practice, wait or a deputy.

## Deputies

deputy-offer = 🤝 { $who }: { $by } would like you to sit in whenever they are away: you would see what they see, and answer for them.
deputy-offer-until = The offer holds until { $when }.
deputy-offer-closed = 🤝 { $who } asked somebody to sit in; that is settled.
deputy-accept = Sit in
deputy-decline = No, thanks
deputy-asked = { $who } is being asked in the channel to sit in for you. Nothing changes before the answer.
deputy-named = 🤝 { $who } is the deputy of { $what } now: sees what that seat sees, and answers for it, while its player is away.
deputy-noted = You are the deputy of { $who } now. I write to you when { $who } is away.
deputy-yours = 🤝 You sit in for { $who }, who is away. `/hand` shows the cards, `/answer` what is asked.
deputy-declined = 🤝 { $who } does not sit in for { $what }.
deputy-declined-receipt = Noted: you do not sit in.
deputy-expired = This offer does not hold any more. Whoever made it can make it again.
deputy-yourself = You cannot be your own deputy. Name somebody else.
deputy-bot = A bot cannot be your deputy. Choose the practice player instead, or name a person.
deputy-seated = { $who } plays at this table and must not see your cards. Name somebody who does not sit here.
deputy-elsewhere = { $who } is somebody else’s deputy at this table and knows that hand already. Name somebody else.

## What usually answers for somebody (`/settings`)

settings-steward-orders = Wherever you choose nothing else, your standing orders answer while you are away, else what the rules hold for the absent.
settings-steward-defaults = Wherever you choose nothing else, what the rules hold for the absent answers while you are away.
settings-steward-practice = Wherever you choose nothing else, a practice player answers while you are away, on what your seat knows.
settings-steward-wait = Wherever you choose nothing else, tables wait for you while you are away, as long as for anybody.
