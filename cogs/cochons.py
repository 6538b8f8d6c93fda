"""`/cochons`: the moves of Les Cochons de l'Espace."""

from typing import Final

from bot.app import PorcRoyal
from cogs.moves import Count, Move, Way, Word, group, move
from cogs.negotiating import negotiate

GORETS: Final = Count("gorets")
GRUIKS: Final = Count("gruiks")
CARD: Final = Word("card", optional=True)
EXTRA: Final = Word("extra", optional=True)
STOPS: Final = (Word("first"), Word("second", optional=True), Word("third", optional=True))
LEFT: Final = tuple(
    Count(f"{troop}-{stop}") for stop in ("first", "second") for troop in ("gorets", "gruiks")
)

MOVES: Final[tuple[Move, ...]] = (
    move("build", "lay", Word("kind"), Word("cell")),
    move("start", "start", Word("tile")),
    move("discard", "discard", Word("cards")),
    move("move", "trip", Word("from"), Word("to"), GORETS, GRUIKS, CARD, EXTRA),
    move("boots", "boots", Word("from"), *STOPS, GORETS, GRUIKS, *LEFT, CARD, EXTRA),
    move("swap", "swap", Word("one"), Word("other"), CARD),
    move("extra", "extra", CARD),
    move("lay", "lay", Word("cards")),
    move("flee", "flee", Word("tile")),
    move("stay", Way("pass", beside="flee")),
    move("fight", "fight", Word("tile")),
    move("reorganise", "move", Word("from"), Word("to"), GORETS, GRUIKS),
    move("place", "place", Word("tile"), GORETS, GRUIKS),
    move("convert", "convert"),
    move("return", "return", Word("tile")),
)


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    commands = group("cochons", "cochons", MOVES)
    commands.add_command(negotiate)
    bot.tree.add_command(commands)
