### Ballots for a whole club: opening, voting, closing, the count.

## Club

elections-method-single = one vote · You vote for one candidate. Whoever has most votes is elected.
elections-method-single-how = You give one vote to one candidate. Whoever has most votes is elected.
elections-method-single-places-how = You give one vote to one candidate. The { $places } who have most votes are elected.
elections-method-approval = approval · You vote for as many as you like. Whoever has most votes is elected.
elections-method-approval-how = You choose as many candidates as you approve of, and each of them has your vote. Whoever has most votes is elected.
elections-method-approval-places-how = You choose as many candidates as you approve of, and each of them has your vote. The { $places } who have most votes are elected.
elections-method-ranked = ranked · You put them in order. Whoever is last goes out, and those papers pass on.
elections-method-ranked-how = You put candidates in order, as many as you like. Whoever has least goes out and those papers pass to whom they name next, until somebody has more than half.
elections-method-ranked-places-how = You put candidates in order, as many as you like; whoever reaches the quota is elected, and what is above it passes on in parts. If nobody does, whoever has least goes out and those papers pass on, until all { $places } places are taken.
elections-method-pairs = pairs · You put them in order. Whoever beats each of the others is elected.
elections-method-pairs-how = You put candidates in order, as many as you like, and each is compared with each. Whoever beats all the others is elected; where such victories run in a circle, the strongest chain of them decides (Schulze).
elections-method-pairs-places-how = You put candidates in order, as many as you like, and each is compared with each. The { $places } who are beaten by none of the rest are elected; where victories run in a circle, the strongest chain of them decides (Schulze).

elections-secrecy-names = names are published · who voted for whom
elections-secrecy-names-how = At the close everybody can read who voted for whom.
elections-secrecy-tally = numbers only · nobody learns who voted for whom
elections-secrecy-tally-how = Secret: only the numbers are published, never who voted, nor for whom. Whoever runs the bot could look into its database until the close.
elections-secrecy-secret = secret, and to be checked · anybody can count the papers again; ten voters at least
elections-secrecy-secret-how = Secret, and to be checked: your paper gets a word that you alone are told, and at the close all words and papers are published for anybody to count again. That proves that your paper was counted as you gave it; it does not keep you from showing your word to somebody who presses you, nor whoever runs the bot from looking into its database before the close. With fewer than 10 papers, or where all are alike, nothing but the result is published.

elections-every-week = each week
elections-every-week-how = It opens again by itself each week, at the same hour.
elections-every-month = each month
elections-every-month-how = It opens again by itself each month, on the same weekday (the first, the second…), at the same hour.
elections-club-stop = Stop the series
elections-club-stopped = The series is over: this ballot is its last.
elections-club-listed-waiting = No. { NUMBER($number, useGrouping: 0) } · { $title } · opens { $when }

elections-club-opened = 🗳️ **{ $title }** · { $who } opens the ballot.
elections-club-voters = Who may vote: { $who }.
elections-club-voters-named = { $count } people may vote: they are named below.
elections-club-called = { $who }: you are asked to vote in “{ $title }”, until { $when }.
elections-club-remind = { $who }: “{ $title }” closes { $when }. Whoever has voted need do nothing.
elections-club-everybody = everybody here
elections-club-right-plain = { $who }
elections-club-right = { $who } ({ $number ->
    [one] 1 vote
   *[other] { $number } votes
})
elections-club-ties = On a tie, whoever stands first in the list is preferred.
elections-club-quorum = { $number ->
    [one] With no paper at all nobody is elected.
   *[other] With fewer than { $number } papers nobody is elected.
}
elections-club-counted = How many papers there are can be seen meanwhile.
elections-club-closes = It closes { $when }; { $who } may close it earlier.
elections-club-opened-ok = Ballot no. { NUMBER($number, useGrouping: 0) } is open: everybody votes by its button.

elections-club-vote = Vote
elections-club-until = Until { $when } you may change your paper as often as you like.
elections-club-weight = Your paper is worth { $number } votes.
elections-club-so-far = { $number ->
    [0] No paper so far.
    [one] 1 paper so far.
   *[other] { $number } papers so far.
}
elections-club-no-paper = You have not handed in a paper.
elections-club-paper = Your paper: { $what }
elections-club-word = Your word: { $what }. Keep it to yourself.
elections-club-order = Your order so far: { $what }. It is not handed in yet.
elections-club-taken = ✅ Your paper is in: { $what }
elections-club-changeable = You may change it until { $when }.
elections-club-taken-back = You have no paper any more in “{ $title }”.
elections-club-choose = Your candidate
elections-club-choose-several = All that you approve of
elections-club-next = Choice no. { $place }
elections-club-cast = Hand in
elections-club-again = Start again
elections-club-type = Type the order
elections-club-change = Change
elections-club-take-back = Take back
elections-club-window = Your order
elections-club-window-label = One a line, the dearest first
elections-club-close = Close now
elections-club-close-sure = Close “{ $title }” now, before its time? Nobody can vote afterwards.
elections-club-close-yes = Close it
elections-club-close-no = Leave it open
elections-club-closed-early = It is closed. The result comes here in a moment.

elections-club-ruling = ⚖️ **{ $title }** · { $who }: { $what }
elections-club-ruling-ok = It is said, and enters the record.
elections-club-ruled = Ruling: { $what }
elections-club-line = 📣 { $who }: { $what }
elections-club-line-ok = It is said, and stands on every paper.
elections-club-speakers = 🎙️ **{ $title }** · They speak in this order:
elections-club-speakers-thread = Speeches: { $title }
elections-club-stand = Stand
elections-club-stand-label = What you stand for, in a line
elections-club-stands = Whoever may vote may stand, by the button below, until { $when }: then the voting begins.
elections-club-stands-ok = Ballot no. { NUMBER($number, useGrouping: 0) } is announced: people stand by its button until the voting begins.
elections-club-stand-ok = You stand, and the channel is told. You may change your line or withdraw until the voting begins, { $when }.
elections-club-enters = 📣 **{ $title }** · { $who } stands: { $what }
elections-club-enters-plain = 📣 **{ $title }** · { $who } stands.
elections-club-leave = Withdraw
elections-club-leaves = **{ $title }**: { $who } stands no more.
elections-club-leaves-ok = You stand no more.
elections-club-unfilled = Nobody is elected, and nobody votes: { $count ->
    [0] nobody stands
    [one] only one candidate stands
   *[other] only { $count } candidates stand, no more than there are places
}.
elections-club-chair = **{ $title }**: { $who } presides from now on.
elections-club-chair-ok = The chair is handed over.
elections-error-rulings = There are { $most } rulings already.
elections-error-changed = Somebody has just changed this ballot, or it is closed: look again.

elections-club-put-off = “{ $title }”: nobody could be heard here when it was to close. It stays open until { $when }.
elections-club-closed = 🗳️ **{ $title }** is closed.
elections-club-no-quorum = Nobody is elected: { $number ->
    [0] there was no paper
    [one] there was 1 paper
   *[other] there were { $number } papers
}, and { $least } were needed.
elections-club-nobody = Nobody is elected: nobody has voted.
elections-club-elected = { $count ->
    [one] 👑 Elected: { $who }
   *[other] 👑 Elected, in this order: { $who }
}
elections-club-papers = { $number ->
    [one] 1 paper
   *[other] { $number } papers
}, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
elections-club-withheld-few = There were too few papers to publish more without telling who voted for whom.
elections-club-withheld-alike = More would tell what each has voted, so no more is published.
elections-club-compared = each number: votes that prefer the row to the column
elections-club-tied = There was a tie: the order of the list decided.
elections-club-published = All words and papers are published: below, as files, with a program that counts them again.
elections-club-round = Round { $number }
elections-club-last-round = Round { $number }: { $what }
elections-club-needed = Needed: { $what }
elections-club-passes-on = What { $who } has above that passes on.
elections-club-goes-out = Out: { $who }
elections-club-duels = { $who } against { $what }
elections-club-show-count = The count
elections-club-show-files = Files
elections-club-once-more = The same again
elections-club-files = Ballot no. { NUMBER($number, useGrouping: 0) }: all that anybody may know about it.
elections-club-files-check = Ballot no. { NUMBER($number, useGrouping: 0) }: all that anybody may know about it. `python check.py` and the `.json` file count it again; with your word after them, you see your paper. Or open `check.html`.
elections-club-none = No ballot in this channel. `/election club` opens one.
elections-reigns-picture = Who has reigned here
elections-reigns-with = with { $who }
elections-club-list = **Ballots in this channel**
elections-club-listed = No. { NUMBER($number, useGrouping: 0) } · { $title } · open until { $when }
elections-club-listed-over = No. { NUMBER($number, useGrouping: 0) } · { $title } · { $when } · ♛ { $who }
elections-club-listed-none = No. { NUMBER($number, useGrouping: 0) } · { $title } · { $when } · nobody elected

elections-settings-everybody = Everybody may open ballots here.
elections-settings-role = { $who } may open ballots here, and whoever manages the server.

elections-error-paper = I cannot count such a paper.
elections-error-order = I cannot read “{ $what }”: each candidate once, by name or number, one a line.
elections-error-list = A ballot needs { $least } to { $most } candidates, with commas between them.
elections-error-list-twice = Somebody is twice among the candidates.
elections-error-long = “{ $what }…” is too long: { $most } characters at most.
elections-error-places = There can be 1 to { $most } places: fewer than candidates.
elections-error-quorum = The quorum is a number of papers, such as 20, or a share of one role, such as 30%.
elections-error-weights = Say how many votes each role has, 1 to 99, such as: 5 @Council, 1 @Member
elections-error-role-twice = Say who votes once: by one role, by several with their votes, or by name.
elections-error-secret-weights = A secret ballot counts everybody alike: where few have as many votes, the published papers would name them.
elections-error-secret-few = A secret ballot needs { $least } people who may vote: with fewer, its numbers would tell who voted for whom.
elections-error-share = I cannot tell how many may vote here: give the quorum as a number of papers.
elections-error-value = I do not know “{ $what }” here: choose one of those that are proposed.
elections-error-no-close = A ballot needs a time at which it closes.
elections-error-no-ballot = There is no such ballot in this channel.
elections-error-no-right = You may not vote here: you have none of the roles that may.
elections-error-not-named = You may not vote here: only those who were named may.
elections-error-named = Name { $least } to { $most } voters, each by a mention: @Anna @Bob
elections-error-unknown-people = I cannot find one of those whom you mention as candidates: try again, or write the name.
elections-error-full = There are { $most } candidates already, as many as a menu can hold.
elections-error-name-taken = Somebody of your name stands already: take another name on this server, or ask whoever presides.
elections-error-not-standing = You do not stand here.
elections-error-stands-over = Nobody can stand, or withdraw, here: the voting has begun, or is over.
elections-error-stand-series = In a series nobody can stand: name its candidates.
elections-error-over = This ballot is closed, and takes no paper any more.
elections-error-still = This ballot is still open.
elections-error-not-opener = Only whoever opened this ballot, or manages the channel, may close it early.
elections-error-not-allowed = Here not everybody may open ballots: `/election settings` says who.
elections-error-not-manager = Only whoever manages the server may change that.
