"""Every key that rules, cards and views of this game say, with the names of its arguments (`porc_royal.register`).

Arguments: `place` is a text (a planet's name with its number, or between which planets a dot lies) and `layer`
says where there; `planet`, `ship` and `name` are names that people gave; `dice` is a text ("6, 5, 1"); `cards`,
`hand` are lists. What planets, headings, places and routes are called at a table, called.py says. things.py lists
the names of things, of chances and of steps.
"""

from typing import Final

from games.interstellar_pig import things
from porc_royal.additions import Additions

GAME: Final = things.GAME
OWN: Final = Additions(GAME)
KEYS: Final = OWN.keys
PREFIX: Final = KEYS.prefix
RACES: Final = things.RACES
STANCES: Final = things.STANCES

# ------------------------------------------------------------------------------------------------- fields

FAVOUR: Final = KEYS.field("favour")
PLANET: Final = KEYS.field("planet")
PLAYER: Final = KEYS.field("player")
NAME: Final = KEYS.field("name")
KEEP: Final = KEYS.field("keep")
STASHES: Final = tuple(KEYS.field(f"envelope-{number}") for number in (1, 2, 3))
"""The first three envelopes, in pick order; the fourth gets what is left."""
SHOW: Final = KEYS.field("show")
HEADING: Final = KEYS.field("heading")
SPACES: Final = KEYS.field("spaces")
PLACE: Final = KEYS.field("place")
ROUTE: Final = KEYS.field("route")
CARD: Final = KEYS.field("card")
CARDS: Final = KEYS.field("cards")
MODE: Final = KEYS.field("mode")
ORDER: Final = KEYS.field("order")
TARGET: Final = KEYS.field("target")
SURE: Final = KEYS.field("sure")
STANCE: Final = KEYS.field("stance")

# -------------------------------------------------------------------------------------------------- facts

_WHERE: Final = ("place", "layer")

CHARACTER: Final = KEYS.fact(
    "character", "dice", "race", "temperature", "atmosphere", "gravity", "abilities", "discounted"
)
WORLD: Final = KEYS.fact("planet", "dice", "planet", "temperature", "atmosphere", "gravity", "terrain")
CHARTED: Final = KEYS.fact("charted", "planets", "lines", "dots")
SEATED: Final = KEYS.fact("seated", "order")
PLAYS: Final = KEYS.fact("plays", "who", "ship", "race")
FAVOURS: Final = KEYS.fact("favours", "who", "favours")
ROLL_OFF: Final = KEYS.fact("roll-off", "who", "dice", "kept")
ROLL_TIED: Final = KEYS.fact("roll-off-tied", "tied", "best")
PICKS_FIRST: Final = KEYS.fact("picks-first", "who")
PICKED: Final = KEYS.fact("picked", "who", "planet")
NAMED_SHIP: Final = KEYS.fact("named-ship", "who", "name")
NAMED_PLANET: Final = KEYS.fact("named-planet", "who", "planet", "name")
DEALT: Final = KEYS.fact("dealt", "number", "cards")
STASHED: Final = KEYS.fact("stashed")
KEPT: Final = KEYS.fact("kept", "number", "cards")
STASHED_IN: Final = KEYS.fact("stashed-in", "planet", "number", "cards")
STARTS: Final = KEYS.fact("starts", "who", *_WHERE)
SHOWED: Final = KEYS.fact("showed", "who", "cards", "planet")
NOWHERE: Final = KEYS.fact("nowhere", "who", "planet")
REDEALT: Final = KEYS.fact("redealt", "who")
FIRST: Final = KEYS.fact("first-turn", "who", "order")
ROUND: Final = KEYS.fact("round", "round", "rounds")
EXTRA_TURN: Final = KEYS.fact("extra-turn", "who")
MISSED: Final = KEYS.fact("missed", "who", "repairs", "others")
TRAPPED: Final = KEYS.fact("trapped", "who", "left")
LAST_ALIVE: Final = KEYS.fact("last-alive", "who")
CONCEDES: Final = KEYS.fact("concedes", "who", "number", "living")
PLAYS_ON: Final = KEYS.fact("plays-on", "who")
RESIGNED: Final = KEYS.fact("resigned", "who")
STANDS: Final = KEYS.fact("stands", "stance", "number", "cards")
ENDS_ALONE: Final = KEYS.fact("auto-end-on")
ENDS_ASKED: Final = KEYS.fact("auto-end-off")
THREW: Final = KEYS.fact("threw", "who", "purpose", "dice")
THREW_SPARE: Final = KEYS.fact("threw-spare", "who", "purpose", "dice", "spare")
FLEW: Final = KEYS.fact("flew", "who", "spaces", *_WHERE)
ARRIVED: Final = KEYS.fact("arrived", "who", *_WHERE)
HELD: Final = KEYS.fact("held", "who", *_WHERE)
OPENED: Final = KEYS.fact("opened", "who", "planet")
FOUND: Final = KEYS.fact("found", "planet", "number", "cards")
DIVIDED: Final = KEYS.fact("divided", "planet", "number", "cards", "held", "hand")
FOUGHT: Final = KEYS.fact("fight", "attacker", "defender", "kind", *_WHERE)
COMMITTED: Final = KEYS.fact("committed", "who", "number", "cards", "dice")
ROLLED: Final = KEYS.fact("rolled", "who", "dice", "kept", "score")
SCORED: Final = KEYS.fact("scored", "who", "score")
CALLED_OFF: Final = KEYS.fact("called-off", "who", "card")
TIED: Final = KEYS.fact("tied", "score")
WON: Final = KEYS.fact("won", "winner", "loser")
DIED: Final = KEYS.fact("died", "who", strikes="who", below=WON)
OUT: Final = KEYS.fact("out")
LOOTED: Final = KEYS.fact("looted", "who", "loser", "number")
LOOT: Final = KEYS.fact("loot", "number", "cards")
KEEPS: Final = KEYS.fact("keeps", "hand")
DISCARDED: Final = KEYS.fact("discarded", "who", "number", "cards")
LEFT_HAND: Final = KEYS.fact("left-hand", "who", "planet")
AFLOAT: Final = KEYS.fact("afloat", "place", "layer")
TOOK_PRIZE: Final = KEYS.fact("took-prize", "who", *_WHERE)
LEFT_PRIZE: Final = KEYS.fact("left-prize", "who", *_WHERE)
DREW: Final = KEYS.fact("drew", "who", "event", "effect")
NO_MORE_EVENTS: Final = KEYS.fact("no-more-events", "who", "number")
RESHUFFLED: Final = KEYS.fact("reshuffled", "number")
LAST_HAND: Final = KEYS.fact("last-hand", "who", "number", "cards")
LAST_ENVELOPE: Final = KEYS.fact("last-envelope", "planet", "number", "cards")

# ---------------------------------------------------------------------------------------------- questions

ASK_FAVOUR: Final = KEYS.question("favour", "left", options=("favour",))
ASK_PICK: Final = KEYS.question("pick", "left", options=("pick",))
ASK_STASH: Final = KEYS.question(
    "stash", "number", "planets", options=("stash", "auto", "stash-anyway", "name-ship", "name-planet")
)
ASK_PLACE: Final = KEYS.question("place", options=("start", "pass"))
ASK_TURN: Final = KEYS.question(
    "turn",
    *_WHERE,
    options=(
        "one-die",
        "two-dice",
        "hold",
        "land",
        "lift",
        "open",
        "stance",
        "auto-end",
    ),
)
ASK_END: Final = KEYS.question("end", *_WHERE, options=("pass", "open", "stance", "auto-end"))
ASK_ORDERS: Final = KEYS.question("orders", "repairs", options=("pass",))
ASK_ANYTIME: Final = KEYS.question("anytime", options=("pass",))
ASK_COURSE: Final = KEYS.question("course", "spaces", options=("course",))
ASK_DIVIDE: Final = KEYS.question("divide", "planet", "number", options=("divide",))
ASK_KEEP: Final = KEYS.question("keep", "number", options=("keep",))
ASK_PRIZE: Final = KEYS.question("prize", *_WHERE, "number", options=("pass", "take"))
ASK_FIGHTS: Final = KEYS.question("fights", *_WHERE, options=("fight",))
_FIGHT: Final = ("enemy", "kind", "dice", "enemy_dice")
ASK_COMMIT: Final = KEYS.question(
    "commit",
    *(*_FIGHT, "spare", "enemy_spare", "hand", "win", "lose"),
    options=("pass", "protect", "reusable", "commit"),
)
ASK_AHEAD: Final = KEYS.question("ahead", *_WHERE, options=("ahead",))

# ----------------------------------------------------------------------------------- refusals and results

NAME_TAKEN: Final = KEYS.refusal("name-taken", "name")
NAME_SIGNS: Final = KEYS.refusal("name-signs", "sign")
UNLIVABLE: Final = KEYS.refusal("unlivable")
NOT_COVERED: Final = KEYS.refusal("not-covered", "needs")
NEEDED_HERE: Final = KEYS.refusal("needed-here", "needs")
MUST_KEEP: Final = KEYS.refusal("must-keep", "number")

WON_PRIZE: Final = KEYS.result("won-prize", "who", "round")
WON_ALONE: Final = KEYS.result("won-alone", "who", "round")
NOBODY: Final = KEYS.result("nobody", "round")
ALL_DEAD: Final = KEYS.result("all-dead", "round")
ALL_CONCEDED: Final = KEYS.result("all-conceded", "round")

# ---------------------------------------------------------------------------------------------- the rest

HIGHLIGHT_ALIVE: Final = KEYS.notice("highlight-alive", "hand")
HIGHLIGHT_OUT: Final = KEYS.notice("highlight-out")
HIGHLIGHT_PRIZE: Final = KEYS.notice("highlight-prize", "who", "round", *_WHERE)
HIGHLIGHT_FIGHT: Final = KEYS.notice("highlight-fight", "who", "round", "other")
HIGHLIGHT_SIEGE: Final = KEYS.notice("highlight-siege", *_WHERE, "number")
HIGHLIGHT_BLUFF: Final = KEYS.notice("highlight-bluff", "who", "score", "other")

ON_HANDS: Final = frozenset({DEALT, KEPT, STASHED_IN, DIVIDED, LOOT, KEEPS})
"""Private facts that say what is in a hand from then on."""
BOARD_TITLE: Final = KEYS.line("board-title")
HAND_TITLE: Final = KEYS.line("hand-title")
HAND_COUNT: Final = KEYS.line("hand-count", "number")
ENVELOPES_TITLE: Final = KEYS.line("envelopes-title")
ENVELOPE_NOTE: Final = KEYS.line("envelope-note", "how", "round")
SHEETS_TITLE: Final = KEYS.line("sheets-title")
PANEL_PLACE: Final = KEYS.line("panel-place", *_WHERE)
PANEL_OWES: Final = KEYS.line("panel-owes", "turns", "trapped")
CALLED_PLANET: Final = KEYS.line("called-planet", "planet")
CALLED_HEADING: Final = KEYS.line("called-heading", "planet", "line")
CALLED_ROUTE: Final = KEYS.line("called-route", "number", "lines")
NOTE_LIVABLE: Final = KEYS.line("note-livable")
NOTE_HOME: Final = KEYS.line("note-home")
NOTE_NEED: Final = KEYS.line("note-need", "number")
NOTE_GEAR: Final = KEYS.line("note-gear", "cards")
NOTE_HOSTILE: Final = KEYS.line("note-hostile", "needs")
NOTE_FIGHT: Final = KEYS.line("note-fight", "who")
NOTE_FIGHT_ODDS: Final = KEYS.line("note-fight-odds", "who", "win", "lose")
NOTE_RIVAL: Final = KEYS.line("note-rival", "win", "lose")
NOTE_AFLOAT: Final = KEYS.line("note-afloat")
NOTE_STAR: Final = KEYS.line("note-star")
NOTE_HEADING: Final = KEYS.line("note-heading", "spaces", "star")
NOTE_ROUTE: Final = KEYS.line("note-route", "planets")
PROGRESS: Final = KEYS.line("progress", "round", "rounds", "phase")
SUMMARY_SEAT: Final = KEYS.line(
    "summary-seat", "who", "ship", "race", "temperature", "atmosphere", "gravity", "abilities", "hand"
)
SUMMARY_FAVOURS: Final = KEYS.line("summary-favours", "who", "favours")
ON_SHEETS: Final = (SUMMARY_SEAT, SUMMARY_FAVOURS)
SUMMARY_PLACE: Final = KEYS.line("summary-place", "who", *_WHERE)
SUMMARY_OWES: Final = KEYS.line("summary-owes", "who", "repairs", "others", "trapped")
SUMMARY_SEEN: Final = KEYS.line("summary-seen", "who", "round", "cards")
SUMMARY_OUT: Final = KEYS.line("summary-out", "who")
SUMMARY_PLANET: Final = KEYS.line(
    "summary-planet", "planet", "temperature", "atmosphere", "gravity", "terrain", "lines"
)
SUMMARY_ENVELOPE: Final = KEYS.line("summary-envelope", "planet", "how", "round", "number", "cards")
SUMMARY_AFLOAT: Final = KEYS.line("summary-afloat", "place", "layer")
SUMMARY_DISCARDS: Final = KEYS.line("summary-discards", "number", "cards")
SUMMARY_EVENTS: Final = KEYS.line("summary-events", "pile", "discards")
SUMMARY_EVENT: Final = KEYS.line("summary-event", "event", "number", "copies")
SUMMARY_UNDEALT: Final = KEYS.line(
    "summary-undealt", "race", "temperature", "atmosphere", "gravity", "abilities"
)
SHEETS_UNDEALT: Final = KEYS.line("sheets-undealt")
SUMMARY_LINE: Final = KEYS.line("summary-line", "line", "one", "other", "dots", "star")

# ------------------------------------------------------------------------------------------------ put right

CORRECT: Final = KEYS.form("correct", options=("move-pawn", "return-card", "set-turn"))
CORRECTED_PAWN: Final = KEYS.fact("corrected-pawn", "who", "place")
CORRECTED_CARD: Final = KEYS.fact("corrected-card", "who", "card")
CORRECTED_TURN: Final = KEYS.fact("corrected-turn", "who")
REFUSED_CORRECTION: Final = KEYS.refusal("correction")
