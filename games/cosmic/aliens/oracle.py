"""Oracle (A33): sees the opponent's card before it chooses."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.script import EncounterOver
from games.cosmic.rules.hands import deal_mixed
from games.cosmic.rules.returns import go_home
from games.cosmic.state.roles import is_main
from games.cosmic.state.sides import find_other_side
from games.cosmic.state.state import BESIDE, GATE
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

ORACLE: Final = Alien("oracle", alert="green")
FORESEES: Final = ORACLE.keys.fact("oracle-ends", "who", "other")


@ORACLE.changes(hooks.plays_first, is_main)
def foresees(first: tuple[Seat, ...], at: Now, seat: Seat) -> tuple[Seat, ...]:
    """Mandatory: the opponent's card lies face up before its own is chosen."""
    return (*first, find_other_side(at.state, seat).seat)


@ORACLE.wild.plays(hooks.before_cards, is_main)
async def mixes_hands(at: Now, seat: Seat) -> None:
    """Both hands are mixed and dealt back at random, each as many as it had."""
    await deal_mixed(at.state, seat, find_other_side(at.state, seat).seat)


def has_seen(at: Now, seat: Seat) -> bool:
    """The opponent's card lies face up, the own one does not yet."""
    return is_main(at, seat) and bool(find_other_side(at.state, seat).shown)


@ORACLE.super.plays(hooks.face_up, has_seen)
async def ends_it(at: Now, seat: Seat) -> None:
    """The encounter ends as if a deal had been made, for what acts on deals, too; the opponent's card goes back."""
    state = at.state
    await tell(FORESEES, who=Who(seat), other=Who(find_other_side(state, seat).seat))
    state.now.winner, state.now.success = "deal", True
    await go_home(state, [(one, place) for one in state.seats for place in (GATE, BESIDE)])
    await hooks.after_ships.open(at)
    raise EncounterOver(success=True)
