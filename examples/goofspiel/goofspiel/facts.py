"""Every key that the game says, with the names of its arguments. The sentences are in `messages/`."""

from typing import Final

from porc_royal.reference import enter_word
from porc_royal.register import Register

KEYS: Final = Register("goofspiel")

CARD: Final = KEYS.field("card")

DEALT: Final = KEYS.fact("dealt", "cards")
TURNED: Final = KEYS.fact("turned", "cards", "number")
LAID: Final = KEYS.fact("laid", "who", "card")
WON: Final = KEYS.fact("won-prize", "who", "cards")
TIED: Final = KEYS.fact("tied", "card")
LOST: Final = KEYS.fact("lost", "cards")

ASK_BID: Final = KEYS.question("bid", "cards", options=("bid",))

ENDED: Final = KEYS.result("ended", "who", "number")

LINE_SEAT: Final = KEYS.line("line-seat", "who", "points", "held")
LINE_PRIZES: Final = KEYS.line("line-prizes", "cards")
LINE_NO_PRIZES: Final = KEYS.line("line-no-prizes")
PROGRESS: Final = KEYS.line("progress", "left")
PROGRESS_OVER: Final = KEYS.line("progress-over")
PICTURE_SEAT: Final = KEYS.line("picture-seat", "points", "held")
YOUR_HAND: Final = KEYS.line("your-hand")
HAND_EMPTY: Final = KEYS.line("hand-empty")
EFFECT: Final = KEYS.effect("card")

PLAYED: Final = KEYS.notice("played", "number")
WINS: Final = KEYS.notice("wins")
TURN: Final = KEYS.notice("turn-goes")
FORESEEN_LAST: Final = KEYS.notice("foreseen-last")

STANDS: Final = KEYS.notice("stands", "points")
TURNED_AT: Final = KEYS.notice("turned-at", "who", "number")
PILED_UP: Final = KEYS.notice("piled-up", "who", "number")
LOW_BID: Final = KEYS.notice("low-bid", "who", "card", "cards")

ENTRIES: Final = (enter_word(KEYS, "prize", "G-1", "G-3"), enter_word(KEYS, "bid", "G-4", "G-5"))
"""What can be looked up with `/card`: the words of the rules, each with the rules that say more."""

CHANCE: Final = ("deck", "hands")
STEPS: Final = ("deal", "bids")
