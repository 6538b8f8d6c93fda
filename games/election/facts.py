"""Every key that rules and views of the election say, with the names of its arguments (`porc_royal.register`).

* `THINGS`: kinds of `Named` with their names, worded by `election-<kind>-<name>`; seats are shown as names.
* `CHANCE`: what chance is asked for. `STEPS`: the rules of `Play.where`.
"""

from typing import Final

from porc_royal.additions import Additions
from porc_royal.asks import PASS

GAME: Final = "election"
OWN: Final = Additions(GAME)
KEYS: Final = OWN.keys

# ------------------------------------------------------------------------------------------------- fields

VOTER: Final = KEYS.field("voter")
NUMBER: Final = KEYS.field("number")
FOR: Final = KEYS.field("for")
ORDER: Final = KEYS.field("order")
TARGET: Final = KEYS.field("target")
HOME: Final = KEYS.field("home")

# -------------------------------------------------------------------------------------------------- facts

OPENED: Final = KEYS.fact("opened", "title", "who", "voters", "governors")
OPENED_UNTITLED: Final = KEYS.fact("opened-untitled", "who", "voters", "governors")
CANDIDATES: Final = KEYS.fact("candidates", "who")
OPEN_CANDIDACY: Final = KEYS.fact("open-candidacy")
BALLOT_OPEN: Final = KEYS.fact("ballot-open", "who", "voters")
BALLOT_OPEN_NAMELESS: Final = KEYS.fact("ballot-open-nameless", "who", "voters")
STOOD: Final = KEYS.fact("stood", "who")
WITHDREW: Final = KEYS.fact("withdrew", "who")
BANNED: Final = KEYS.fact("banned", "who", strikes="who")
ALLOTTED: Final = KEYS.fact("allotted", "who", "number")
GAVE: Final = KEYS.fact("gave", "who", "number")
GAVE_ON: Final = KEYS.fact("gave-on", "who", "number", "home")
TOOK: Final = KEYS.fact("took", "who", "number")
STOLE: Final = KEYS.fact("stole", "target", "who", "number", "home", strikes="target")
CALLED: Final = KEYS.fact("called", "who")
ORDERED: Final = KEYS.fact("ordered", "who")
VOTED: Final = KEYS.fact("voted", "who", "home", "number")
KEPT: Final = KEYS.fact("kept", "who", "number")
ABSTAINED: Final = KEYS.fact("abstained", "who")
COUNTED: Final = KEYS.fact("counted")
PILE: Final = KEYS.fact("pile", "who", "number")
TALLIED: Final = KEYS.fact("tallied", "who", "number", "votes")
UNCAST: Final = KEYS.fact("uncast", "number", "left")
ANNULLED: Final = KEYS.fact("annulled")
ANNULLED_HALF: Final = KEYS.fact("annulled-half", "who", "number")
TIED: Final = KEYS.fact("tied", "who", "number")
TIE_LOT: Final = KEYS.fact("tie-lot", "who")
TIE_DECIDED: Final = KEYS.fact("tie-decided", "who", "home")
COALITION: Final = KEYS.fact("coalition", "who", "home")

# ---------------------------------------------------------------------------------------------- questions

STANDING: Final = ("stand", "withdraw")
PRESIDING: Final = (
    "allot",
    "ban",
    "give",
    "give-half",
    "take",
    "take-half",
    "steal",
    "order",
    "close",
    "annul",
)
"""What the presider may do at any time, where it is possible."""

_FREE: Final = (*STANDING, *PRESIDING)
ASK_CAMPAIGN: Final = KEYS.question("campaign", options=("open", *_FREE))
ASK_CALL: Final = KEYS.question("call", "left", options=("call", "vote", *_FREE))
ASK_VOTE: Final = KEYS.question("vote", "number", "sealed", options=("vote", PASS, *_FREE))
ASK_CLOSE: Final = KEYS.question("close", options=("close", *(one for one in _FREE if one != "close")))
ASK_TIE: Final = KEYS.question("tie", "who", options=("decide",))
ASK_ASIDE: Final = KEYS.question("aside", options=(PASS, *_FREE))

# ------------------------------------------------------------------------------------------------ results

WON: Final = KEYS.result("won", "who", "number")
NOBODY: Final = KEYS.result("nobody", "number")

TIE_ORDER: Final = KEYS.notice("tie-order")
HIGHLIGHT_STANDS: Final = KEYS.notice("highlight-stands", "number")
HIGHLIGHT_TURN: Final = KEYS.notice("highlight-turn", "who", "by")

# ---------------------------------------------------------------------------------------------- the rest

TITLE: Final = KEYS.line("title", "title")
UNTITLED: Final = KEYS.line("untitled")
PROGRESS_CAMPAIGN: Final = KEYS.line("progress-campaign")
PROGRESS_CALL: Final = KEYS.line("progress-call", "done", "voters")
PROGRESS_CALLED: Final = KEYS.line("progress-called", "who", "done", "voters")
PROGRESS_SEALED: Final = KEYS.line("progress-sealed", "voters")
PROGRESS_CLOSING: Final = KEYS.line("progress-closing")
PROGRESS_OVER: Final = KEYS.line("progress-over", "who")
PROGRESS_NOBODY: Final = KEYS.line("progress-nobody")

LINE_PRESIDES: Final = KEYS.line("line-presides", "who")
LINE_CANDIDATE: Final = KEYS.line("line-candidate", "who", "number")
LINE_LOT: Final = KEYS.line("line-lot", "who", "number")
LINE_WAITING: Final = KEYS.line("line-waiting", "who", "number")
LINE_SEALED: Final = KEYS.line("line-sealed", "who", "number")
LINE_VOTED: Final = KEYS.line("line-voted", "who", "home")
LINE_ABSTAINED: Final = KEYS.line("line-abstained", "who", "number")
LINE_VOTES: Final = KEYS.line("line-votes", "who", "number", "votes")
LINE_UNNAMED: Final = KEYS.line("line-unnamed", "who")
PICTURE_VOTES: Final = KEYS.line("picture-votes", "votes")
LINE_BANNED: Final = KEYS.line("line-banned", "who")
NOTE: Final = KEYS.line("note", "number")

KEYS.chance("lot")
KEYS.step("campaign", "roll_call", "sealed", "closing", "tie")
