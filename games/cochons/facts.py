"""Every key that rules and views of this game share, with the names of its arguments (`porc_royal.register`).

What one file alone says, that file enters, on its own `Additions`; assembling joins them. Tiles and cells are shown by
their labels, cards by the titles in `catalogue.CARDS`.
"""

from typing import Final

from porc_royal.additions import Additions, Place

GAME: Final = "cochons"
OWN: Final = Additions(GAME)
KEYS: Final = OWN.keys

# ------------------------------------------------------------------------------------------------- fields

FROM: Final = KEYS.field("from")
TO: Final = KEYS.field("to")
TILE: Final = KEYS.field("tile")
CELL: Final = KEYS.field("cell")
KIND: Final = KEYS.field("kind")
GORETS: Final = KEYS.field("gorets")
GRUIKS: Final = KEYS.field("gruiks")
CARD: Final = KEYS.field("card")
CARDS: Final = KEYS.field("cards")
EXTRA: Final = KEYS.field("extra")
PLAYER: Final = KEYS.field("player")
NUMBER: Final = KEYS.field("number")
HOME: Final = KEYS.field("home")
GOVERNORS: Final = KEYS.field("governors")

# -------------------------------------------------------------------------------------------------- facts

CLANS: Final = KEYS.fact("clan", "who", "chief", "clan", "red", "yellow", "blue")
FIRST: Final = KEYS.fact("first-player", "who", "order")
DEALT: Final = KEYS.fact("dealt", "cards")
BUILT: Final = KEYS.fact("built", "tiles")
LAID_TILE: Final = KEYS.fact("tile-laid", "who", "kind", "cell")
STARTED: Final = KEYS.fact("started", "who", "tile", "gorets")
TURN: Final = KEYS.fact("turn", "turn")
DISCARDED: Final = KEYS.fact("discarded", "who", "number", "cards")
RESHUFFLED: Final = KEYS.fact("reshuffled", "number")
DREW: Final = KEYS.fact("drew", "who", "number", "hand")
DREW_CARDS: Final = KEYS.fact("drew-cards", "number", "cards")
RETURNED: Final = KEYS.fact("returned", "who", "tile", "gorets")
RETURN_LATER: Final = KEYS.fact("return-later", "who")
TRIP: Final = KEYS.fact("trip", "who", "origin", "target", "gorets", "gruiks")
TRIP_SHIP: Final = KEYS.fact("trip-ship", "who", "origin", "target", "gorets", "gruiks", "card")
EXTRA_TRIP: Final = KEYS.fact("extra-trip", "who", "card")
ATTACKED: Final = KEYS.fact("attacked", "who", "tile", "defender", "pinned")
TRIPS_OVER: Final = KEYS.fact("trips-over", "who", "left")
ORDER_LOST: Final = KEYS.fact("order-lost", "done")
FIGHT: Final = KEYS.fact(
    "fight",
    "tile",
    "attacker",
    "attack_gorets",
    "attack_gruiks",
    "defender",
    "defence_gorets",
    "defence_gruiks",
)
LAID: Final = KEYS.fact("laid", "who", "number")
NO_CARDS: Final = KEYS.fact("no-cards-laid")
REVEALED: Final = KEYS.fact("revealed", "who", "number", "cards", "bonus", "technology")
TECHNOLOGY: Final = KEYS.fact("technology", "technology")
DISINTEGRATED: Final = KEYS.fact("disintegrated", "tile", "technology", "pieces")
ROUND: Final = (
    "round",
    "attacker",
    "attack_die",
    "attack_more",
    "attack_total",
    "defender",
    "defence_die",
    "defence_more",
    "defence_total",
)
ROUND_TIED: Final = KEYS.fact("round-tied", *ROUND)
ROUND_WON: Final = KEYS.fact("round-won", *ROUND, "winner", "loser", "piece")
FLED: Final = KEYS.fact("fled", "who", "origin", "target", "gorets", "gruiks")
FIGHT_WON: Final = KEYS.fact("fight-won", "who", "tile", "gorets", "gruiks")
REORGANISED: Final = KEYS.fact("reorganised", "who", "origin", "target", "gorets", "gruiks")
ELIMINATED: Final = KEYS.fact("eliminated", "who", "pieces")
OUT_FOR_NOW: Final = KEYS.fact("out-for-now", "votes")
PRODUCED: Final = KEYS.fact(
    "produced", "who", "red", "yellow", "blue", "recipe_red", "recipe_yellow", "recipe_blue"
)
TOO_EARLY: Final = KEYS.fact("won-too-early", "who")
NEWCOMERS: Final = KEYS.fact("newcomers", "who", "number", "lost")
CONVERTED: Final = KEYS.fact("converted", "who")
PLACED: Final = KEYS.fact("placed", "who", "tile", "gorets", "gruiks")

# ---------------------------------------------------------------------------------------------- questions

ASK_BUILD: Final = KEYS.question("build", "left", options=("lay",))
ASK_START: Final = KEYS.question("start", options=("start",))
ASK_DISCARD: Final = KEYS.question("discard", "hand", "size", options=("pass", "discard"))
ASK_RETURN: Final = KEYS.question("return", options=("return",))
ASK_TRAVEL: Final = KEYS.question("travel", "trips", options=("pass", "trip"))
ASK_GAP_FIRST: Final = KEYS.question("gap-first", options=("pass", "pass-phase"))
ASK_GAP: Final = KEYS.question("gap", "who", options=("pass", "pass-phase", "trip"))
ASK_NEXT_FIGHT: Final = KEYS.question("next-fight", options=("fight",))
FORECAST: Final = ("dice", "enemy_dice", "odds")
"""What each side throws and adds, and how likely the one who is asked is to win, in percent: what all can see."""
_STRENGTHS: Final = ("tile", "enemy", "gorets", "gruiks", "enemy_gorets", "enemy_gruiks", *FORECAST)
ASK_DEFENCE: Final = KEYS.question("defence", *_STRENGTHS, options=("pass", "lay"))
ASK_ATTACK: Final = KEYS.question("attack", *_STRENGTHS, "laid", options=("pass", "lay"))
ASK_FLEE: Final = KEYS.question("flee", "round", *_STRENGTHS, options=("pass", "stay-to-the-end", "flee"))
ASK_REORGANISE: Final = KEYS.question("reorganise", options=("pass", "move"))
ASK_ANYTIME: Final = KEYS.question("anytime", options=("pass",))
ASK_NEWCOMERS: Final = KEYS.question("newcomers", "gorets", "gruiks", options=("all", "place", "convert"))

# ----------------------------------------------------------------------------------- refusals and results

NO_PIECES: Final = KEYS.refusal("no-pieces")
TOO_MANY: Final = KEYS.refusal("too-many", "tile", "most")
TOO_FAR: Final = KEYS.refusal("too-far", "target", "steps")
NO_TRIPS: Final = KEYS.refusal("no-trips")

WON: Final = KEYS.result("won-recipe", "who", "turn", "red", "yellow", "blue")
WON_ON_COUNT: Final = KEYS.result("won-count", "who", "turn", "shared", "glands")

# ---------------------------------------------------------------------------------------------- the rest

EFFECT_COMBAT: Final = KEYS.effect("combat", "attack", "defence", "technology")

BOARD_TITLE: Final = KEYS.line("board-title", "turn")
HAND_TITLE: Final = KEYS.line("hand-title", "who")
HAND_COUNT: Final = KEYS.line("hand-count", "number")
CARD_WHEN: Final = KEYS.line("card-when-combat")
CARD_WHEN_TRAVEL: Final = KEYS.line("card-when-travel")
PROGRESS: Final = KEYS.line("progress", "turn", "phase")
SUMMARY_DECK: Final = KEYS.line("summary-deck", "pile", "discards")
SUMMARY_SEAT: Final = KEYS.line(
    "summary-seat",
    *("place", "who", "clan", "red", "yellow", "blue", "hand", "gorets", "gruiks"),
    *("recipe_red", "recipe_yellow", "recipe_blue"),
)
SUMMARY_OUT: Final = KEYS.line("summary-out", "who")
SUMMARY_HOLDS: Final = KEYS.line("summary-holds", "tiles")
SUMMARY_KIND: Final = KEYS.line("summary-kind", "kind", "tiles")
SUMMARY_FIGHT: Final = KEYS.line(
    "summary-fight", "tile", "attacker", "defender", "attack_laid", "defence_laid"
)
NOTE_TILE: Final = KEYS.line("note-tile", "planet", "kind")
NOTE_HELD: Final = KEYS.line("note-held", "planet", "kind", "who", "gorets", "gruiks", "dice", "others")
"""What stands beside a tile's label where one is to be chosen."""

TILE_KINDS: Final = (
    "red",
    "yellow",
    "blue",
    "double-red",
    "double-yellow",
    "double-blue",
    "asteroid",
    "sun",
    *("back-red", "back-yellow", "back-blue", "back-black"),
)
CLAN_NAMES: Final = ("hylocherus", "porcus", "babiroussa", "phacocherus", "scrofa", "pecari")
"""Six, though the boards print one name twice (R-7, X-9)."""
LETTERED: Final = ("phacocherus", "pecari")
"""Clans whose letter on pictures is not their first one, which another clan has."""
KEYS.thing("mark", *LETTERED)
PHASES: Final = (
    "setup",
    "building",
    "placement",
    "draw",
    "returns",
    *("colonists", "order", "newcomers", "arrivals", "markers"),
    "gap",
    "travel",
    "attack-gap",
    "combats",
    "reorganisation",
    "extras",
    "elimination",
    "production",
    "new-troops",
    *("governors", "candidates", "voting", "end-of-turn"),
)
KEYS.thing("clan", *CLAN_NAMES)
KEYS.thing("tile-kind", *TILE_KINDS)
KEYS.thing("piece", "goret", "gruik", "pirate", "porcophage", "worm")
KEYS.thing("extras", "pirate", "porcophage", "worm")
KEYS.thing("die", "attack", "attack-1", "attack-2", "defence", "defence-1", "defence-2")
KEYS.thing("phase", *PHASES)

KEYS.chance(
    "clans",
    "recipes",
    "first-player",
    "deck",
    "tiles",
    "cells",
)
KEYS.die("start-tile", "attack", "defence")

KEYS.step(
    "set_up",
    "clans_and_recipes",
    "first_player",
    "building",
    "chance_builds",
    "placement",
    "draw",
    "refill",
    "returns",
    "come_back",
    "gap",
    "travel",
    "combats",
    "fights_on_tile",
    "combat",
    "cards_and_rounds",
    "lay",
    "flight",
    "fight_round",
    "throw",
    "reorganisation",
    "new_troops",
)

HIGHLIGHT_STANDS: Final = KEYS.notice("highlight-stands", "shared", "glands")
HIGHLIGHT_TOTAL: Final = KEYS.notice("highlight-total", "glands")
HIGHLIGHT_TURN: Final = KEYS.notice("highlight-turn", "who", "turn")
HIGHLIGHT_FIGHT: Final = KEYS.notice("highlight-fight", "tile", "attacker", "defender", "rounds")
HIGHLIGHT_BLUFF: Final = KEYS.notice("highlight-bluff", "who", "tile", "bonus", "other", "more")

ON_HANDS: Final = Place[str](
    "private facts that say what is in a hand from then on: they come with its picture"
)
for _fact in (DEALT, DREW_CARDS):
    OWN.add(ON_HANDS, _fact)

# ------------------------------------------------------------------------------------------------ put right

CORRECT: Final = KEYS.form("correct", options=("move-pieces", "return-card", "set-turn", "set-governors"))
CORRECTED_PIECES: Final = KEYS.fact("corrected-pieces", "who", "gorets", "gruiks", "from", "to")
CORRECTED_CARD: Final = KEYS.fact("corrected-card", "who", "card")
CORRECTED_TURN: Final = KEYS.fact("corrected-turn", "who")
CORRECTED_GOVERNORS: Final = KEYS.fact("corrected-governors", "who", "home", "number")
REFUSED_CORRECTION: Final = KEYS.refusal("correction")
