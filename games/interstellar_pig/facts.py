"""Every key that rules, cards and views of this game say, with the names of its arguments.

Keys begin with the name of the game, which is written once (things.py); the sentences are in `messages/*.ftl`.

* `FACTS`: what happened. `REFUSALS`: why a reply may not be taken. `RESULTS`: how the game ended.
* `SUMMARY`: lines of `/status` and of the board's text. `EFFECTS`: what cards do. `RULES`: short rules.
* `ASKS`: questions; each option is worded by `<ask>-<option>`, each field by `<game>-field-<name>`.
* `FIELDS`: names of fields. `THINGS`: kinds of `Named` with their names, worded by `<game>-<kind>-<name>`.
  Planets, lines, headings, places and routes are shown by their labels ("P05.s", "L12>P05").

Arguments: `place` is a text (a planet's name with its id, or a dot's label) and `layer` says where there;
`planet`, `ship` and `name` are names that people gave; `dice` is a text ("6, 5, 1"); `cards`, `hand` are lists.
"""

from typing import Final, TypeAlias

from games.interstellar_pig import things

Registry: TypeAlias = dict[str, tuple[str, ...]]

PREFIX: Final = things.PREFIX
RACES: Final = things.RACES
THINGS: Final = things.THINGS
CHANCE: Final = things.CHANCE
STEPS: Final = things.STEPS
RULES: Final = things.RULES

FACTS: Final[Registry] = {}
REFUSALS: Final[Registry] = {}
RESULTS: Final[Registry] = {}
SUMMARY: Final[Registry] = {}
EFFECTS: Final[Registry] = {}
ASKS: Final[Registry] = {}
OPTIONS: Final[Registry] = {}
FIELDS: Final[list[str]] = []


def entry(registry: Registry, name: str, *args: str) -> str:
    """Enter a key with the names of its arguments; card files enter theirs from their own file."""
    registry[PREFIX + name] = args
    return PREFIX + name


def fact(name: str, *args: str) -> str:
    """Enter something that happens."""
    return entry(FACTS, name, *args)


def refusal(name: str, *args: str) -> str:
    """Enter a reason why a reply is not taken."""
    return entry(REFUSALS, f"refused-{name}", *args)


def line(name: str, *args: str) -> str:
    """Enter a line of what is shown."""
    return entry(SUMMARY, name, *args)


def effect(title: str) -> str:
    """Enter what a card does."""
    return entry(EFFECTS, f"effect-{title}")


def effect_of(title: str) -> str:
    """The key of what a card does."""
    return f"{PREFIX}effect-{title}"


def question(name: str, *args: str, options: tuple[str, ...]) -> str:
    """Enter a question with the names of its options."""
    OPTIONS[f"{PREFIX}ask-{name}"] = options
    return entry(ASKS, f"ask-{name}", *args)


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

FAVOUR: Final = field("favour")
PLANET: Final = field("planet")
NAME: Final = field("name")
KEEP: Final = field("keep")
STASHES: Final = tuple(field(f"envelope-{number}") for number in (1, 2, 3))
"""The first three envelopes, in pick order; the fourth gets what is left."""
SHOW: Final = field("show")
HEADING: Final = field("heading")
SPACES: Final = field("spaces")
PLACE: Final = field("place")
ROUTE: Final = field("route")
CARD: Final = field("card")
CARDS: Final = field("cards")
MODE: Final = field("mode")
ORDER: Final = field("order")
TARGET: Final = field("target")
SURE: Final = field("sure")

# -------------------------------------------------------------------------------------------------- facts

_WHERE: Final = ("place", "layer")

CHARACTER: Final = fact(
    "character", "dice", "race", "temperature", "atmosphere", "gravity", "abilities", "discounted"
)
WORLD: Final = fact("planet", "dice", "planet", "temperature", "atmosphere", "gravity", "terrain")
CHARTED: Final = fact("charted", "planets", "lines", "dots")
SEATED: Final = fact("seated", "order")
PLAYS: Final = fact("plays", "who", "ship", "race")
FAVOURS: Final = fact("favours", "who", "favours")
ROLL_OFF: Final = fact("roll-off", "who", "dice", "kept")
ROLL_TIED: Final = fact("roll-off-tied", "tied", "best")
PICKS_FIRST: Final = fact("picks-first", "who")
PICKED: Final = fact("picked", "who", "planet")
NAMED_SHIP: Final = fact("named-ship", "who", "name")
NAMED_PLANET: Final = fact("named-planet", "who", "planet", "name")
DEALT: Final = fact("dealt", "number", "cards")
STASHED: Final = fact("stashed")
KEPT: Final = fact("kept", "cards")
STASHED_IN: Final = fact("stashed-in", "planet", "number", "cards")
STARTS: Final = fact("starts", "who", *_WHERE)
SHOWED: Final = fact("showed", "who", "cards", "planet")
NOWHERE: Final = fact("nowhere", "who", "planet")
REDEALT: Final = fact("redealt", "who")
FIRST: Final = fact("first-turn", "who", "order")
ROUND: Final = fact("round", "round", "rounds")
EXTRA_TURN: Final = fact("extra-turn", "who")
MISSED: Final = fact("missed", "who", "repairs", "others")
TRAPPED: Final = fact("trapped", "who", "left")
LAST_ALIVE: Final = fact("last-alive", "who")
CONCEDES: Final = fact("concedes", "who", "number", "living")
PLAYS_ON: Final = fact("plays-on", "who")
RESIGNED: Final = fact("resigned", "who")
THREW: Final = fact("threw", "who", "purpose", "dice")
FLEW: Final = fact("flew", "who", "spaces", *_WHERE)
ARRIVED: Final = fact("arrived", "who", *_WHERE)
HELD: Final = fact("held", "who", *_WHERE)
OPENED: Final = fact("opened", "who", "planet")
FOUND: Final = fact("found", "planet", "number", "cards")
DIVIDED: Final = fact("divided", "planet", "hand", "number", "cards")
FOUGHT: Final = fact("fight", "attacker", "defender", "kind", *_WHERE)
COMMITTED: Final = fact("committed", "who", "number", "cards", "dice")
ROLLED: Final = fact("rolled", "who", "dice", "kept", "score")
SCORED: Final = fact("scored", "who", "score")
CALLED_OFF: Final = fact("called-off", "who", "card")
TIED: Final = fact("tied", "score")
WON: Final = fact("won", "winner", "loser")
DIED: Final = fact("died", "who")
LOOTED: Final = fact("looted", "who", "loser", "number")
LOOT: Final = fact("loot", "number", "cards")
KEEPS: Final = fact("keeps", "hand")
DISCARDED: Final = fact("discarded", "who", "number", "cards")
LEFT_HAND: Final = fact("left-hand", "who", "planet")
AFLOAT: Final = fact("afloat", "place", "layer")
TOOK_PRIZE: Final = fact("took-prize", "who", *_WHERE)
LEFT_PRIZE: Final = fact("left-prize", "who", *_WHERE)
DREW: Final = fact("drew", "who", "event")
NO_MORE_EVENTS: Final = fact("no-more-events", "who", "number")
RESHUFFLED: Final = fact("reshuffled", "number")
LAST_HAND: Final = fact("last-hand", "who", "number", "cards")
LAST_ENVELOPE: Final = fact("last-envelope", "planet", "number", "cards")

# ---------------------------------------------------------------------------------------------- questions

ASK_FAVOUR: Final = question("favour", "left", options=("favour",))
ASK_PICK: Final = question("pick", "left", options=("pick",))
ASK_STASH: Final = question(
    "stash", "number", options=("stash", "auto", "stash-anyway", "name-ship", "name-planet")
)
ASK_PLACE: Final = question("place", options=("start", "pass"))
ASK_TURN: Final = question(
    "turn",
    *_WHERE,
    options=(
        "one-die",
        "two-dice",
        "hold",
        "land",
        "lift",
        "open",
        "auto-end",
        "concede",
        "play-on",
        "resign",
    ),
)
ASK_END: Final = question(
    "end", *_WHERE, options=("pass", "open", "auto-end", "concede", "play-on", "resign")
)
ASK_ORDERS: Final = question("orders", "repairs", options=("pass",))
ASK_COURSE: Final = question("course", "spaces", options=("course",))
ASK_DIVIDE: Final = question("divide", "planet", "number", options=("divide",))
ASK_KEEP: Final = question("keep", "number", options=("keep",))
ASK_PRIZE: Final = question("prize", *_WHERE, options=("pass", "take"))
ASK_FIGHTS: Final = question("fights", *_WHERE, options=("fight",))
_FIGHT: Final = ("enemy", "kind", "dice", "enemy_dice")
ASK_COMMIT: Final = question("commit", *_FIGHT, options=("pass", "protect", "reusable", "commit"))
ASK_AHEAD: Final = question("ahead", *_WHERE, options=("ahead",))

# ----------------------------------------------------------------------------------- refusals and results

NAME_TAKEN: Final = refusal("name-taken", "name")
NAME_SIGNS: Final = refusal("name-signs", "sign")
UNLIVABLE: Final = refusal("unlivable")
NOT_COVERED: Final = refusal("not-covered", "needs")
NEEDED_HERE: Final = refusal("needed-here", "needs")
MUST_KEEP: Final = refusal("must-keep", "number")

WON_PRIZE: Final = entry(RESULTS, "won-prize", "who", "round")
WON_ALONE: Final = entry(RESULTS, "won-alone", "who", "round")
NOBODY: Final = entry(RESULTS, "nobody", "round")
ALL_DEAD: Final = entry(RESULTS, "all-dead", "round")
ALL_CONCEDED: Final = entry(RESULTS, "all-conceded", "round")

# ---------------------------------------------------------------------------------------------- the rest

BOARD_TITLE: Final = line("board-title")
HAND_TITLE: Final = line("hand-title")
HAND_COUNT: Final = line("hand-count", "number")
ENVELOPES_TITLE: Final = line("envelopes-title")
ENVELOPE_NOTE: Final = line("envelope-note", "how", "round")
SHEETS_TITLE: Final = line("sheets-title")
PANEL_PLACE: Final = line("panel-place", *_WHERE)
PANEL_OWES: Final = line("panel-owes", "turns", "trapped")
PROGRESS: Final = line("progress", "round", "rounds", "phase")
SUMMARY_SEAT: Final = line(
    "summary-seat", "who", "ship", "race", "temperature", "atmosphere", "gravity", "abilities", "hand"
)
SUMMARY_FAVOURS: Final = line("summary-favours", "who", "favours")
SUMMARY_PLACE: Final = line("summary-place", "who", *_WHERE)
SUMMARY_OWES: Final = line("summary-owes", "who", "repairs", "others", "trapped")
SUMMARY_SEEN: Final = line("summary-seen", "who", "cards")
SUMMARY_OUT: Final = line("summary-out", "who")
SUMMARY_PLANET: Final = line(
    "summary-planet", "planet", "temperature", "atmosphere", "gravity", "terrain", "lines"
)
SUMMARY_ENVELOPE: Final = line("summary-envelope", "planet", "how", "round", "number", "cards")
SUMMARY_AFLOAT: Final = line("summary-afloat", "place", "layer")
SUMMARY_DISCARDS: Final = line("summary-discards", "number", "cards")
SUMMARY_EVENTS: Final = line("summary-events", "pile", "discards")
SUMMARY_LINE: Final = line("summary-line", "line", "one", "other", "dots", "star")
