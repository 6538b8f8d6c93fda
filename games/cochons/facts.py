"""Every key that rules, cards and views of this game say, with the names of its arguments.

The sentences are in `messages/*.ftl`; a test holds this page against them and against what random games say.

* `FACTS`: what happened. `REFUSALS`: why a reply may not be taken. `RESULTS`: how the game ended.
* `SUMMARY`: lines of `/status` and of the board's text. `EFFECTS`: what cards do. `RULES`: short rules.
* `ASKS`: questions; each option is worded by `<ask>-<option>`, each field by `cochons-field-<name>`.
* `FIELDS`: names of fields. `THINGS`: kinds of `Named` with their names, worded by `cochons-<kind>-<name>`;
  tiles and cells are shown by their labels, cards by the titles in `catalogue.CARDS`.
"""

from typing import Final, TypeAlias

Registry: TypeAlias = dict[str, tuple[str, ...]]

FACTS: Final[Registry] = {}
REFUSALS: Final[Registry] = {}
RESULTS: Final[Registry] = {}
SUMMARY: Final[Registry] = {}
EFFECTS: Final[Registry] = {}
ASKS: Final[Registry] = {}
OPTIONS: Final[Registry] = {}
FIELDS: Final[list[str]] = []


def entry(registry: Registry, key: str, *args: str) -> str:
    """Enter a key with the names of its arguments; card files enter theirs from their own file."""
    registry[key] = args
    return key


def fact(key: str, *args: str) -> str:
    """Enter something that happens."""
    return entry(FACTS, key, *args)


def question(key: str, *args: str, options: tuple[str, ...]) -> str:
    """Enter a question with the names of its options."""
    OPTIONS[key] = options
    return entry(ASKS, key, *args)


def offer(option: str, *asks: str) -> str:
    """Enter an option that a card adds to questions."""
    for key in asks:
        OPTIONS[key] = (*OPTIONS[key], option)
    return option


def field(name: str) -> str:
    """Enter the name of a field."""
    FIELDS.append(name)
    return name


# ------------------------------------------------------------------------------------------------- fields

FROM: Final = field("from")
TO: Final = field("to")
TILE: Final = field("tile")
CELL: Final = field("cell")
KIND: Final = field("kind")
GORETS: Final = field("gorets")
GRUIKS: Final = field("gruiks")
CARD: Final = field("card")
CARDS: Final = field("cards")
EXTRA: Final = field("extra")

# -------------------------------------------------------------------------------------------------- facts

CLANS: Final = fact("cochons-clan", "who", "clan", "red", "yellow", "blue")
FIRST: Final = fact("cochons-first-player", "who", "order")
DEALT: Final = fact("cochons-dealt", "cards")
BUILT: Final = fact("cochons-built", "tiles")
LAID_TILE: Final = fact("cochons-tile-laid", "who", "kind", "cell")
STARTED: Final = fact("cochons-started", "who", "tile", "gorets")
TURN: Final = fact("cochons-turn", "turn")
DISCARDED: Final = fact("cochons-discarded", "who", "number", "cards")
RESHUFFLED: Final = fact("cochons-reshuffled", "number")
DREW: Final = fact("cochons-drew", "who", "number", "hand")
DREW_CARDS: Final = fact("cochons-drew-cards", "number", "cards")
RETURNED: Final = fact("cochons-returned", "who", "tile", "gorets")
RETURN_LATER: Final = fact("cochons-return-later", "who")
TRIP: Final = fact("cochons-trip", "who", "origin", "target", "gorets", "gruiks")
TRIP_SHIP: Final = fact("cochons-trip-ship", "who", "origin", "target", "gorets", "gruiks", "card")
EXTRA_TRIP: Final = fact("cochons-extra-trip", "who", "card")
ATTACKED: Final = fact("cochons-attacked", "who", "tile", "defender", "pinned")
TRIPS_OVER: Final = fact("cochons-trips-over", "who", "left")
ORDER_LOST: Final = fact("cochons-order-lost")
FIGHT: Final = fact(
    "cochons-fight",
    "tile",
    "attacker",
    "attack_gorets",
    "attack_gruiks",
    "defender",
    "defence_gorets",
    "defence_gruiks",
)
LAID: Final = fact("cochons-laid", "who", "number")
NO_CARDS: Final = fact("cochons-no-cards-laid")
REVEALED: Final = fact("cochons-revealed", "who", "number", "cards", "bonus", "technology")
TECHNOLOGY: Final = fact("cochons-technology", "technology")
DISINTEGRATED: Final = fact("cochons-disintegrated", "tile", "technology", "pieces")
_ROUND: Final = (
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
ROUND_TIED: Final = fact("cochons-round-tied", *_ROUND)
ROUND_WON: Final = fact("cochons-round-won", *_ROUND, "winner", "loser", "piece")
FLED: Final = fact("cochons-fled", "who", "origin", "target", "gorets", "gruiks")
FIGHT_WON: Final = fact("cochons-fight-won", "who", "tile", "gorets", "gruiks")
REORGANISED: Final = fact("cochons-reorganised", "who", "origin", "target", "gorets", "gruiks")
ELIMINATED: Final = fact("cochons-eliminated", "who", "pieces")
PRODUCED: Final = fact(
    "cochons-produced", "who", "red", "yellow", "blue", "recipe_red", "recipe_yellow", "recipe_blue"
)
TOO_EARLY: Final = fact("cochons-won-too-early", "who")
NEWCOMERS: Final = fact("cochons-newcomers", "who", "number", "lost")
CONVERTED: Final = fact("cochons-converted", "who")
PLACED: Final = fact("cochons-placed", "who", "tile", "gorets", "gruiks")

# ---------------------------------------------------------------------------------------------- questions

ASK_BUILD: Final = question("cochons-ask-build", "left", options=("lay",))
ASK_START: Final = question("cochons-ask-start", options=("start",))
ASK_DISCARD: Final = question("cochons-ask-discard", "hand", options=("pass", "discard"))
ASK_RETURN: Final = question("cochons-ask-return", options=("return",))
ASK_TRAVEL: Final = question("cochons-ask-travel", "trips", options=("pass", "trip"))
ASK_GAP_FIRST: Final = question("cochons-ask-gap-first", options=("pass", "pass-phase"))
ASK_GAP: Final = question("cochons-ask-gap", "who", options=("pass", "pass-phase", "trip"))
ASK_NEXT_FIGHT: Final = question("cochons-ask-next-fight", options=("fight",))
_STRENGTHS: Final = ("tile", "enemy", "gorets", "gruiks", "enemy_gorets", "enemy_gruiks")
ASK_DEFENCE: Final = question("cochons-ask-defence", *_STRENGTHS, options=("pass", "lay"))
ASK_ATTACK: Final = question("cochons-ask-attack", *_STRENGTHS, "laid", options=("pass", "lay"))
ASK_FLEE: Final = question(
    "cochons-ask-flee", "round", *_STRENGTHS, options=("pass", "stay-to-the-end", "flee")
)
ASK_REORGANISE: Final = question("cochons-ask-reorganise", options=("pass", "move"))
ASK_NEWCOMERS: Final = question("cochons-ask-newcomers", "gorets", "gruiks", options=("place", "convert"))

# ----------------------------------------------------------------------------------- refusals and results

NO_PIECES: Final = entry(REFUSALS, "cochons-refused-no-pieces")
TOO_MANY: Final = entry(REFUSALS, "cochons-refused-too-many", "tile", "most")
TOO_FAR: Final = entry(REFUSALS, "cochons-refused-too-far", "target", "steps")
NO_TRIPS: Final = entry(REFUSALS, "cochons-refused-no-trips")

WON: Final = entry(RESULTS, "cochons-won-recipe", "who", "turn", "red", "yellow", "blue")
WON_ON_COUNT: Final = entry(RESULTS, "cochons-won-count", "who", "turn", "shared", "glands")

# ---------------------------------------------------------------------------------------------- the rest

EFFECT_COMBAT: Final = entry(EFFECTS, "cochons-effect-combat", "attack", "defence", "technology")

BOARD_TITLE: Final = entry(SUMMARY, "cochons-board-title", "turn")
HAND_TITLE: Final = entry(SUMMARY, "cochons-hand-title", "who")
HAND_COUNT: Final = entry(SUMMARY, "cochons-hand-count", "number")
CARD_WHEN: Final = entry(SUMMARY, "cochons-card-when-combat")
CARD_WHEN_TRAVEL: Final = entry(SUMMARY, "cochons-card-when-travel")
PROGRESS: Final = entry(SUMMARY, "cochons-progress", "turn", "phase")
SUMMARY_DECK: Final = entry(SUMMARY, "cochons-summary-deck", "pile", "discards")
SUMMARY_SEAT: Final = entry(
    SUMMARY,
    "cochons-summary-seat",
    "place",
    "who",
    "clan",
    "red",
    "yellow",
    "blue",
    "recipe_red",
    "recipe_yellow",
    "recipe_blue",
    "hand",
    "gorets",
    "gruiks",
)
SUMMARY_OUT: Final = entry(SUMMARY, "cochons-summary-out", "who")
SUMMARY_HOLDS: Final = entry(SUMMARY, "cochons-summary-holds", "tiles")
SUMMARY_KIND: Final = entry(SUMMARY, "cochons-summary-kind", "kind", "tiles")
SUMMARY_FIGHT: Final = entry(
    SUMMARY, "cochons-summary-fight", "tile", "attacker", "defender", "attack_laid", "defence_laid"
)
NOTE_TILE: Final = entry(SUMMARY, "cochons-note-tile", "planet", "kind")
NOTE_HELD: Final = entry(SUMMARY, "cochons-note-held", "planet", "kind", "who", "gorets", "gruiks", "others")
"""What stands beside a tile's label where one is to be chosen."""

TILE_KINDS: Final = (
    "red",
    "yellow",
    "blue",
    "double-red",
    "double-yellow",
    "double-blue",
    "asteroid",
)
CLAN_NAMES: Final = ("hylocherus", "porcus", "babiroussa", "phacocherus", "scrofa", "pecari")
PHASES: Final = (
    "setup",
    "building",
    "placement",
    "draw",
    "returns",
    "gap",
    "travel",
    "combats",
    "reorganisation",
    "elimination",
    "production",
    "new-troops",
)
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "clan": CLAN_NAMES,
    "tile-kind": TILE_KINDS,
    "piece": ("goret", "gruik"),
    "phase": PHASES,
}

CHANCE: Final = (
    "clans",
    "recipes",
    "first-player",
    "deck",
    "tiles",
    "cells",
    "start-tile",
    "attack",
    "defence",
)
"""What chance is asked for; each is worded by `chance-<purpose>`."""

STEPS: Final = (
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
"""The rules in which a game may be waiting, as `Play.where` names them."""

RULES: Final = tuple(
    f"cochons-rules-{topic}"
    for topic in (
        "aim",
        "board",
        "start",
        "turn",
        "draw",
        "travel",
        "ships",
        "pinning",
        "swap",
        "extra",
        "windows",
        "combat",
        "cards",
        "disintegration",
        "rounds",
        "flight",
        "several",
        "reorganisation",
        "elimination",
        "production",
        "victory",
        "new-troops",
        "reserve",
    )
)
"""Paragraphs of the short rulebook, in reading order."""
