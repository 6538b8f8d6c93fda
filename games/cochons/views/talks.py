"""When the players negotiate, and what the thread for it is called (C-61, D-40)."""

from typing import Final

from games.cochons import facts
from games.cochons.rules.candidates import RUNNING, SITS
from games.cochons.views.shapes import View
from porc_royal.additions import Additions
from porc_royal.facts import Saying
from porc_royal.rulebook import Talks

OWN: Final = Additions(facts.GAME)
TITLE: Final = OWN.keys.line("talks-title", "turn")
INVITE: Final = OWN.keys.line("talks-invite")


def entitle_talk(view: View) -> Saying:
    """Each turn has its own."""
    return Saying(TITLE, {"turn": view.turn})


TALKS: Final = Talks(SITS, RUNNING, entitle_talk, Saying(INVITE))
"""From the opening of the Senate until the vote begins; a new ballot opens a new thread (R-109)."""
