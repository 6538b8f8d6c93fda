"""Why a seat has nothing to answer, as far as the table may know it."""

from bot.tables.live import Live
from porc_royal.asks import Ask, Refused
from porc_royal.facts import Listing


def refuse_unasked(live: Live) -> Refused:
    """The refusal for a seat that is asked nothing: the game is over, or others are awaited.

    Who they are is said where everybody may know it; of those who answer in secret, nothing is.
    """
    if live.table.status in ("ended", "cancelled"):
        return Refused("refused-over")
    if live.table.status == "lobby":
        return Refused("refused-not-started")
    asked = [one for one in live.play.asks.values() if not one.optional]
    if any(map(_is_secret, asked)):
        return Refused("refused-not-asked-secret")
    names = tuple(live.at(seat).name for seat in live.play.awaited)
    return Refused("refused-not-asked-waiting", who=Listing(names)) if names else Refused("refused-not-asked")


def _is_secret(ask: Ask) -> bool:
    return ask.sealed or ask.window
