"""The commands of Interstellar Pig. `/pass` ends a turn and says no wherever that is an answer; `/play` eats.

What a card does by itself needs no command here.
"""

from typing import Final

from porc_royal.commands import Amount, CommandGroup, LookCommand, MoveCommand, Switch, Way, Word, move

LINE: Final = {"line": "heading"}
SHOW: Final = Word("show", optional=True)
ENVELOPES: Final = tuple(Word(f"envelope-{number}", optional=True) for number in (1, 2, 3))
SURE: Final = Word("sure")

MOVES: Final[tuple[MoveCommand, ...]] = (
    move("favour", Way("favour", {"values": "favour"}), Word("values")),
    move("pick", "pick", Word("planet")),
    move(
        "stash",
        (Way("stash-anyway", when={"anyway": True}), Way("stash", when={"keep": None}), Way("auto")),
        Word("keep", optional=True),
        *ENVELOPES,
        Switch("anyway"),
    ),
    move(
        "name",
        (Way("name-planet", when={"planet": None}), Way("name-ship")),
        Word("name"),
        Word("planet", optional=True),
    ),
    move("start", "start", Word("planet"), SHOW),
    move(
        "move",
        (
            Way("one-die", LINE, {"dice": 1}),
            Way("two-dice", LINE, {"dice": 2}),
            Way("course", {"way": "route"}),
        ),
        Word("line", optional=True),
        Amount("dice"),
        Word("place", optional=True),
        Word("way", optional=True),
        Word("spaces", optional=True),
        SHOW,
    ),
    move("land", "land", SHOW),
    move("lift", "lift"),
    move("hold", "hold"),
    move("jump", "jump", Word("place"), SHOW),
    move("ahead", Way("ahead", LINE), Word("line")),
    move("open", "open"),
    move("keep", (Way("divide"), Way("keep", {"cards": "keep"})), Word("cards")),
    move("take", "take", Word("card", optional=True)),
    move("scan", "scan", Word("planet")),
    move("look", Way("look", {"player": "target"}), Word("player")),
    move("recover", "recover", Word("card")),
    move("repair", (Way("repair"), Way("order-repair"), Way("cancel-repair"))),
    move("fight", "fight", Word("order")),
    move(
        "commit",
        (
            Way("commit", {"gas": "mode"}, {"cards": None}),
            Way("reusable", when={"reusable": True}),
            Way("protect"),
        ),
        Word("cards", optional=True),
        Word("gas", optional=True),
        Switch("reusable"),
    ),
    move("stance", "stance", Word("stance"), Word("cards", optional=True)),
    move("auto-end", "auto-end"),
    move("concede", "concede", SURE),
    move("play-on", "play-on"),
    move("resign", "resign", SURE),
)

GROUP: Final = CommandGroup("pig", MOVES)
LOOKS: Final = (LookCommand("envelopes", "envelope", asked="planet"), LookCommand("sheets", "sheets"))
