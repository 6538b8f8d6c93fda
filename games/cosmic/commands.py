"""The commands of Cosmic Encounter and its expansions.

`/play` plays flares and artifacts, and whatever else begins with a card; `/pass` says no wherever that is an answer.
What is asked in one word (a player, a planet, a number, yes) shares one command, as aliens ask for it at any time.
"""

from typing import Final

from porc_royal.commands import Amount, CommandGroup, LookCommand, MoveCommand, Way, Word, move

PLANET: Final = Word("planet", optional=True)
PLAYER: Final = Word("player", optional=True)
SIDE: Final = Word("side", optional=True)
SHIPS: Final = Word("ships", optional=True)
CARD: Final = Word("card", optional=True)
CARDS: Final = Word("cards", optional=True)
COLONY: Final = Word("colony", optional=True)
AGAIN: Final = Word("again", optional=True)
PLAYERS: Final = Word("players", optional=True)
ACTS: Final = (
    *("let", "spare", "lay", "drive", "drive-in", "beam", "ship-orders", "mark", "announce"),
    *("commit", "exchange", "hide", "keep", "stash", "surplus", "take", "unhide", "wait"),
    *("research", "complete", "use-tech", "keep-tech", "turn-up", "scramble", "drive-onto"),
    *("renew", "late", "disguise", "claim", "doubt", "trade", "divorce", "show-spouse"),
    *("capture", "sell", "ransom", "pay", "set-out", "call-back"),
    *("dare", "call", "equal", "same", "exchanged", "for-winner", "for-loser"),
    *("wild", "special-colonies", "special-cards", "special-warp"),
)
"""Answers of gates, of expansions and of single aliens that share a command: a group has room for 25."""
NAMING: Final = ("support", "swap", "colour", "warning", "switch-off")
"""Further ones, which name a player."""


def name_peek(what: str) -> Way:
    """What Tourist's wild flare looks at."""
    return Way(what, {"player": "seat"}, {"what": what})


MOVES: Final[tuple[MoveCommand, ...]] = (
    move("alien", (Way("keep"), Way("choose")), Word("alien")),
    # An encounter, in its order
    move(
        "planetoid",
        (Way("drift"), Way("create")),
        Word("planetoid", optional=True),
        *(Word(f"bump-{step}", optional=True) for step in range(1, 8)),
    ),
    move(
        "launch",
        "launch",
        Word("planet"),
        SHIPS,
        Word("against", optional=True),
        COLONY,
    ),
    move("settle", "refound", Word("planet"), SHIPS, COLONY, AGAIN),
    move("redraw", "redraw"),
    move("invite", Way("invite", {"players": "seats"}), Word("players")),
    move(
        "ally",
        "ally",
        SIDE,
        SHIPS,
        Word("unless", optional=True),
        Word("instead", optional=True),
    ),
    move("card", "card", CARD, CARDS, Word("kicker", optional=True), AGAIN),
    move("reinforce", (Way("reinforce"), Way("bid")), SIDE, CARDS),
    move("reward", "reward", Amount("ships")),
    move("flare", "play", CARD),
    move("artifact", "play", CARD),
    # A deal
    move(
        "offer",
        "offer",
        *(Word("give-cards", optional=True), Amount("give-random")),
        *(Word("give-planet", optional=True), Amount("give-ships")),
        *(Word("take-types", optional=True), Amount("take-random")),
        *(Word("take-planet", optional=True), Amount("take-ships")),
    ),
    move(
        "deal",
        tuple(Way(one, when={"do": one}) for one in ("offer", "accept", "refuse")),
        Word("do"),
    ),
    # Powers, and what cancels
    move("power", "use"),
    move("zap", "cancel", CARD),
    move(
        "choose",
        (
            Way("seat", {"players": "seat"}),
            Way("seat", {"players": "seats"}),
            Way("planet"),
            Way("number"),
            Way("yes"),
            Way("lot"),
        ),
        *(PLAYERS, PLANET, Amount("number")),
    ),
    move("ships", (Way("ships"), Way("home", {"ships": "berths"})), SHIPS),
    move(
        "tokens",
        (Way("hide"), Way("swap"), Way("place")),
        *(Word("traps", optional=True), Word("decoys", optional=True), Word("planets", optional=True)),
        *(Word("token", optional=True), PLANET),
    ),
    move("peek", tuple(map(name_peek, ("deck", "destiny", "card", "alien"))), Word("what"), PLAYER),
    # What expansions and some aliens ask, and what may be done at any time with them
    move(
        "act",
        (
            *(Way(one, when={"do": one}) for one in ACTS),
            *(Way(one, {"players": "seat"}, {"do": one}) for one in NAMING),
            Way("discard", {"cards": "discarded"}, {"do": "discard"}),
        ),
        *(Word("do"), CARD, CARDS, SHIPS, PLANET, Word("kicker", optional=True), PLAYERS),
        *(Word("ship", optional=True), Word("second", optional=True)),
        *(Word("lab", optional=True), Word("target", optional=True)),
        *(Amount("number"), Amount("price")),
        *(Word("holds", optional=True), Word("flees", optional=True)),
        *(Word("put", optional=True), Word("take", optional=True), Word("as", optional=True)),
        *(Word("take-types", optional=True), Amount("take-random"), Word("take-planet", optional=True)),
    ),
    # What is done where nobody is asked
    move(
        "unasked",
        "orders",
        Word("setting", optional=True),
        *(Word("powers", optional=True), Word("sorts", optional=True), Word("protect", optional=True)),
        *(Word("ready", optional=True), Word("reinforce", optional=True), Word("home", optional=True)),
        Word("idle", optional=True),
    ),
)

GROUP: Final = CommandGroup(
    "cosmic",
    MOVES,
    (LookCommand("table", "look", asked="what"), LookCommand("planetoids", "planetoids")),
    negotiate=True,
)
LOOKS: Final = (
    LookCommand("encounter", "encounter"),
    LookCommand("aliens", "aliens", asked="alien"),
    LookCommand("envelopes", "envelope", asked="planet"),
)
