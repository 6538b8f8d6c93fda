"""`/cosmic`: the moves of Cosmic Encounter.

`/play` plays flares and artifacts, and whatever else begins with a card; `/pass` says no wherever that is an answer.
What is asked in one word (a player, a planet, a number, yes) shares one command, as aliens ask for it at any time.
"""

from typing import Final

from bot.app import PorcRoyal
from cogs.moves import Count, Move, Way, Word, group, move
from cogs.negotiating import make_negotiate
from cogs.ways import Otherwise
from games.cosmic import facts
from porc_royal.facts import Saying

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
    *("lay", "drive", "drive-in", "beam", "ship-orders", "mark", "announce"),
    *("commit", "exchange", "hide", "keep", "stash", "surplus", "take", "unhide"),
)
"""Answers of Cosmic Dominion and Cosmic Pig that share a command: a group has room for 25."""
NAMING: Final = ("support", "swap")
"""Further ones, which name a player."""


def peeking(what: str) -> Way:
    """What Tourist's wild flare looks at."""
    return Way(what, {"player": "seat"}, {"what": what})


def only_when(name: str) -> Otherwise:
    """Says when this move may be made, to whoever makes it at another time."""
    return lambda _live, _ask: Saying(facts.NOT_NOW[name])


MOVES: Final[tuple[Move, ...]] = (
    move("alien", "keep", Word("alien")),
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
        otherwise=only_when("launch"),
    ),
    move("settle", "refound", Word("planet"), SHIPS, COLONY, AGAIN),
    move("redraw", "redraw"),
    move("invite", Way("invite", {"players": "seats"}), Word("players"), otherwise=only_when("invite")),
    move(
        "ally",
        "ally",
        SIDE,
        SHIPS,
        Word("unless", optional=True),
        Word("instead", optional=True),
        otherwise=only_when("ally"),
    ),
    move("card", "card", CARD, CARDS, Word("kicker", optional=True), AGAIN, otherwise=only_when("card")),
    move("reinforce", (Way("reinforce"), Way("bid")), SIDE, CARDS, otherwise=only_when("reinforce")),
    move("reward", "reward", Count("ships"), otherwise=only_when("reward")),
    move("flare", "play", CARD, otherwise=only_when("flare")),
    move("artifact", "play", CARD, otherwise=only_when("artifact")),
    # A deal
    move(
        "offer",
        "offer",
        *(Word("give-cards", optional=True), Count("give-random")),
        *(Word("give-planet", optional=True), Count("give-ships")),
        *(Word("take-types", optional=True), Count("take-random")),
        *(Word("take-planet", optional=True), Count("take-ships")),
    ),
    move(
        "deal",
        tuple(Way(one, when={"do": one}) for one in ("offer", "accept", "refuse")),
        Word("do"),
        otherwise=only_when("deal"),
    ),
    # Powers, and what cancels
    move("power", "use", otherwise=only_when("power")),
    move("zap", "cancel", CARD, otherwise=only_when("zap")),
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
        *(PLAYERS, PLANET, Count("number")),
    ),
    move("ships", (Way("ships"), Way("home", {"ships": "berths"})), SHIPS, otherwise=only_when("ships")),
    move(
        "tokens",
        (Way("hide"), Way("swap"), Way("place")),
        *(Word("traps", optional=True), Word("decoys", optional=True), Word("planets", optional=True)),
        *(Word("token", optional=True), PLANET),
    ),
    move("peek", tuple(map(peeking, ("deck", "destiny", "card", "alien"))), Word("what"), PLAYER),
    # What expansions ask, and what may be done at any time with them
    move(
        "act",
        (
            *(Way(one, when={"do": one}) for one in ACTS),
            *(Way(one, {"players": "seat"}, {"do": one}) for one in NAMING),
            Way("discard", {"cards": "discarded"}, {"do": "discard"}),
        ),
        *(Word("do"), CARD, CARDS, SHIPS, PLANET, Word("kicker", optional=True), PLAYERS),
        *(Word("ship", optional=True), Word("second", optional=True)),
        *(Word("holds", optional=True), Word("flees", optional=True)),
        *(Word("put", optional=True), Word("take", optional=True)),
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


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    commands = group("cosmic", "cosmic", MOVES)
    commands.add_command(make_negotiate())
    bot.tree.add_command(commands)
