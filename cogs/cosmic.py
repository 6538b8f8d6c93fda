"""`/cosmic`: the moves of Cosmic Encounter.

`/play` plays flares and artifacts, and whatever else begins with a card; `/pass` says no wherever that is an answer.
What is asked in one word (a player, a planet, a number, yes) shares one command, as aliens ask for it at any time.
"""

from typing import Final

from bot.app import PorcRoyal
from cogs.moves import Count, Move, Way, Word, group, move
from cogs.negotiating import make_negotiate

PLANET: Final = Word("planet", optional=True)
PLAYER: Final = Word("player", optional=True)
SIDE: Final = Word("side", optional=True)
SHIPS: Final = Word("ships", optional=True)
CARD: Final = Word("card", optional=True)
CARDS: Final = Word("cards", optional=True)
COLONY: Final = Word("colony", optional=True)
AGAIN: Final = Word("again", optional=True)


def peeking(what: str) -> Way:
    """What Tourist's wild flare looks at."""
    return Way(what, {"player": "seat"}, {"what": what})


MOVES: Final[tuple[Move, ...]] = (
    move("alien", "keep", Word("alien")),
    # An encounter, in its order
    move(
        "planetoid",
        (Way("drift"), Way("create")),
        Word("planetoid", optional=True),
        *(Word(f"bump-{step}", optional=True) for step in range(1, 8)),
    ),
    move("launch", "launch", Word("planet"), SHIPS, Word("against", optional=True), COLONY),
    move("settle", "refound", Word("planet"), SHIPS, COLONY, AGAIN),
    move("redraw", "redraw"),
    move("invite", Way("invite", {"players": "seats"}), Word("players")),
    move("ally", "ally", SIDE, SHIPS, Word("unless", optional=True), Word("instead", optional=True)),
    move("card", "card", CARD, CARDS, Word("kicker", optional=True), AGAIN),
    move("reinforce", (Way("reinforce"), Way("bid")), SIDE, CARDS),
    move("reward", "reward", Count("ships")),
    # A deal
    move(
        "offer",
        "offer",
        *(Word("give-cards", optional=True), Count("give-random")),
        *(Word("give-planet", optional=True), Count("give-ships")),
        *(Word("take-types", optional=True), Count("take-random")),
        *(Word("take-planet", optional=True), Count("take-ships")),
    ),
    move("accept", "accept"),
    move("refuse", "refuse"),
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
        ),
        *(Word("players", optional=True), PLANET, Count("number")),
    ),
    move("ships", (Way("ships"), Way("home", {"ships": "berths"})), SHIPS),
    move(
        "tokens",
        (Way("hide"), Way("swap"), Way("place")),
        *(Word("traps", optional=True), Word("decoys", optional=True), Word("planets", optional=True)),
        *(Word("token", optional=True), PLANET),
    ),
    move("peek", tuple(map(peeking, ("deck", "destiny", "card", "alien"))), Word("what"), PLAYER),
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
