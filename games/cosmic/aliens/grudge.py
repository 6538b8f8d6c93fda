"""Grudge (A15): who was invited and did not come pays for it."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.rules.alliance import leave
from games.cosmic.rules.losses import list_unallied, lose_chosen
from games.cosmic.state.roles import is_main
from games.cosmic.state.sides import find_other_side, get_side, has_gained, has_lost
from games.cosmic.views.tokens import show_given
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

GRUDGE: Final = Alien("grudge", alert="red")
show_given(GRUDGE)
BEARS: Final = GRUDGE.keys.fact("grudge-bears", "who", "other", strikes="other")


def list_absent(at: Now, seat: Seat) -> list[Seat]:
    """Whom it invited as a main player, and who did not join it; who had to leave again did (CE-74)."""
    side = get_side(at.state, seat) if is_main(at, seat) else None
    return [one for one in side.invited if one not in {*side.allies, *side.joined}] if side else []


def list_marked(at: Now, seat: Seat) -> list[Seat]:
    """Who has a token."""
    return [one for one in at.state.seats if is_main(at, seat) and f"grudge-{one}" in at.state.now.marks]


@GRUDGE.uses(hooks.alliances, lambda at, seat: bool(list_absent(at, seat)))
async def hands_out_tokens(at: Now, seat: Seat) -> None:
    """Mandatory."""
    for one in list_absent(at, seat):
        at.state.now.marks[f"grudge-{one}"] = 1
        await tell(BEARS, who=Who(seat), other=Who(one))


@GRUDGE.uses(hooks.after_ships, lambda at, seat: bool(list_marked(at, seat)))
async def takes_revenge(at: Now, seat: Seat) -> None:
    """Mandatory: a ship if it has won or made a deal, four if not; with the super flare always four."""
    number = 1 if has_gained(at, seat) and not GRUDGE.super.is_on(at.state, seat) else 4
    await lose_chosen(at.state, dict.fromkeys(list_marked(at, seat), number), "grudge", "A15", list_unallied)


def is_beaten(at: Now, seat: Seat) -> bool:
    """A main player whose opponent has won."""
    return is_main(at, seat) and has_lost(at.state, seat) and at.state.now.winner != "nobody"


@GRUDGE.wild.plays(hooks.resolution, is_beaten)
async def sends_them_home(at: Now, seat: Seat) -> None:
    """The opponent's allies get nothing, and go home."""
    for ally in tuple(find_other_side(at.state, seat).allies):
        await leave(at.state, ally)


GRUDGE.super.lasts(hooks.alliances, is_main)
GRUDGE.super.lasts(hooks.resolution, is_main)
