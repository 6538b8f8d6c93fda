"""The commands of Les Cochons de l'Espace, in both rule sets.

`/play` plays cards, `/vote` votes. Discord holds a group to 25 commands, and this one is full: what resembles each
other shares one, and the next one opens the game's second group.
"""

from typing import Final

from porc_royal.commands import Amount, CommandGroup, LookCommand, MoveCommand, Switch, Way, Word, move

GORETS: Final = Amount("gorets")
GRUIKS: Final = Amount("gruiks")
TILE: Final = Word("tile", optional=True)
CARD: Final = Word("card", optional=True)
CARDS: Final = Word("cards", optional=True)
EXTRA: Final = Word("extra", optional=True)
STOPS: Final = (Word("first"), Word("second", optional=True), Word("third", optional=True))
LEFT: Final = tuple(
    Amount(f"{troop}-{stop}") for stop in ("first", "second") for troop in ("gorets", "gruiks")
)
TARGETS: Final = tuple(
    Word(name, optional=True) for name in ("one", "other", "one-2", "other-2", "bribed-on", "rain-on")
)
"""What events laid in a fight are aimed at."""

CHIPS: Final = {
    name: tuple(f"chip-{worth}-{number}" for number in range(1, stock + 1))
    for name, worth, stock in (("threes", 3, 3), ("twos", 2, 4), ("ones", 1, 5))
}
"""Who receives the chips of each value, one after another."""

FOR_GOOD: Final = {"for-good": True}


def name_power(power: str, **fields: str) -> Way:
    """A clan's power, which is named; `fields` are those that go by another name among what is typed."""
    return Way(power, fields, {"use": power})


def name_step(deed: str) -> Way:
    """A step of a trade, which is named."""
    return Way(deed, when={"do": deed})


FIELDS: Final[dict[str, dict[str, str]]] = {
    "steal": {"player": "victim"},
    "more": {},
    "less": {},
    "nudge": {"tile": "one", "to": "other"},
    "porcus-ban": {"player": "target"},
    "phacocherus-assassins": {"player": "target"},
    "again": {"tile": "from"},
}
"""Powers whose fields go by another name among what is typed, or that are answers to a question of their own."""


OFFERED: Final = (
    *("forbid", "preach", "recover", "starve", "banzai", "again"),
    *("phacocherus-assassins", "porcus-ban", "nudge", "stretch"),
)
"""The clans' powers that are moves."""

MOVES: Final[tuple[MoveCommand, ...]] = (
    # The galaxy, and landing on it
    move("build", (Way("lay"), Way("look")), Word("kind", optional=True), Word("cell", optional=True)),
    move("start", (Way("start"), Way("return")), Word("tile")),
    # The beginning of a turn
    move("discard", "discard", Word("cards")),
    move(
        "give",
        (Way("evenly", when={"evenly": True}), Way("give", CHIPS)),
        *(Word(name, optional=True) for name in CHIPS),
        *(CARDS, Switch("evenly")),
    ),
    # Without numbers everybody is placed, as by the option "all".
    move("place", (Way("place"), Way("all")), Word("tile"), GORETS, GRUIKS),
    move("convert", "convert"),
    move("settle", "settle", Word("tile")),
    # Travel
    move(
        "marker",
        tuple(Way(str(number), when={"number": number}) for number in (2, 3, 4)),
        Amount("number", False),
    ),
    move(
        "move",
        (Way("again", when={"again": True}), Way("trip")),
        *(Word("from"), Word("to"), GORETS, GRUIKS, CARD, EXTRA, Switch("again")),
    ),
    move("boots", "boots", Word("from"), *STOPS, GORETS, GRUIKS, *LEFT, CARD, EXTRA),
    move("swap", "swap", *TARGETS[:2], CARD, Word("give", optional=True), Word("take", optional=True)),
    move("extra", "extra", CARD),
    # Fights
    move("fight", "fight", Word("tile")),
    move("lay", (Way("lay"), Way("play")), Word("cards"), *TARGETS),
    move("flee", "flee", Word("tile")),
    move(
        "stay",
        (
            Way("stay-to-the-end", when=FOR_GOOD),
            Way("accept-all", when=FOR_GOOD),
            Way("pass-phase", when=FOR_GOOD),
            Way("pass", beside="flee"),
        ),
        Switch("for-good"),
    ),
    move("reorganise", "move", Word("from"), Word("to"), GORETS, GRUIKS),
    move("steer", "move", Word("from"), Word("to")),
    # Politics
    move("stand", "stand"),
    # Without anything named: what one has planned in secret is taken back.
    move("withdraw", (Way("withdraw"), Way("anew")), TILE, GRUIKS),
    move(
        "call",
        (
            Way("reorder", when={"order": None}),
            Way("order", when={"order": None}),
            Way("call", when={"voter": None}),
            Way("claim"),
        ),
        *(Word("voter", optional=True), Word("order", optional=True)),
    ),
    move(
        "trade",
        tuple(map(name_step, ("offer", "accept", "refuse", "take-back"))),
        *(Word("do"), Word("ally", optional=True), CARDS),
    ),
    # Powers of the clans (O-9)
    move(
        "power",
        (
            *(name_power(power, **FIELDS.get(power, {})) for power in dict.fromkeys((*FIELDS, *OFFERED))),
            # Before the first round; later on flight is everybody's.
            Way("flee", when={"use": "flee"}, without="stay-to-the-end"),
        ),
        *(Word("use"), TILE, Word("player", optional=True), Amount("number")),
        *(Word("to", optional=True), Word("die", optional=True), GORETS, GRUIKS, CARD),
    ),
)

GROUP: Final = CommandGroup("cochons", MOVES, (LookCommand("recipe", "recipe"),), negotiate=True)
LOOKS: Final = (LookCommand("tally", "tally"),)
