"""Where Tourist's liner is, as everybody sees it."""

from typing import Final

from games.cosmic import facts
from games.cosmic.aliens.tourist.tourist_parts import LINER, TOURIST, WHERE
from games.cosmic.extension import additions
from games.cosmic.extension.additions import Lying
from games.cosmic.views.view import View
from porc_royal.facts import Saying, Seat, Who

LIES: Final = facts.KEYS.line("tourist-lies", "who", "number")


def show_liner(view: View, seat: Seat) -> Lying | None:
    """In whose system the liner is, with how many ships."""
    where = dict(view.seat(seat).tokens).get(WHERE)
    if where is None:
        return None
    return Lying((Saying(LIES, {"who": Who(Seat(where)), "number": view.there(LINER)[seat]}),))


additions.SHEETS[TOURIST.name] = show_liner
