"""Quash: a deal just agreed is undone, and counts as failed."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Agreement
from porc_royal.facts import Seat

CARD: Final = Artifact("quash")


def is_agreed(agreement: Agreement, seat: Seat) -> bool:
    """After a deal that stands."""
    return agreement.made


@CARD.plays(hooks.after_deal, is_agreed)
async def undoes_the_deal(agreement: Agreement, seat: Seat) -> None:
    """With the penalty of a failed deal."""
    agreement.made = False
