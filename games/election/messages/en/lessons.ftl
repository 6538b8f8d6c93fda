### Lessons, and why each question is asked.

election-lesson-sealed = A secret vote
election-lesson-sealed-begin = Four vote, and anybody may win. You preside: open the ballot, then vote. Nobody sees a vote before all are in; governors decide, not heads. Two minutes.
election-lesson-sealed-end = You kept your governors by voting for yourself, and that decided it. A sealed vote may be changed until the last one is in.
election-lesson-aloud = A vote aloud, and you preside
election-lesson-aloud-begin = Now you call the voters one by one, and all hear what each says. Whoever votes later knows more; governors decide, not heads. Five minutes.
election-lesson-aloud-end = Called last, you knew what your vote was worth. In Les Cochons such a vote makes the Porc Royal of the turn.
election-lesson-friends = With friends: type `/election open` in a channel of your server, with a title and who votes; practice players fill the seats that stay free.

election-ask-vote-hint = Your vote gives all your governors to whom you name; a candidate who votes for themself keeps them. Whoever has most in front of them wins.
election-ask-campaign-hint = Before the vote anybody may stand or step back. Whoever presides opens the ballot once all is said.
election-ask-call-hint = You preside and say whose turn it is. Whoever is called late knows how the others voted.
election-ask-close-hint = All have voted; as long as the ballot is open, whoever presides may still change piles. Closing counts.
election-ask-tie-hint = Several lead with as many governors. The house rule of this table lets whoever presides decide.
election-ask-aside-hint = You have no vote to give now, and may still speak up by what is offered here. Nobody waits for you.

# Why a lesson answers so, where it says nothing of its own
election-ask-call-call-why = Those who vote early show the others what to expect.
election-ask-campaign-open-why = Everybody has said what they wanted to say.
election-ask-close-close-why = Nobody has anything left to play.
election-ask-vote-vote-why = A vote for yourself keeps your governors with you.
