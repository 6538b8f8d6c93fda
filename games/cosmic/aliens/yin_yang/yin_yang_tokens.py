"""Yin-Yang gives tokens, and blames whom it likes."""

from games.cosmic.aliens.yin_yang.yin_yang_parts import BLAME, GIVE, GIVES, YIN_YANG, list_inviting
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Sender, Ships
from games.cosmic.extension.roles import list_sides
from games.cosmic.extension.tokens import shows_given
from games.cosmic.questions.choices import ask_seat, ask_seats
from games.cosmic.rules.losses import list_colonies, lose_chosen
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

shows_given(YIN_YANG.name)


def is_left_out(at: Sender, seat: Seat) -> bool:
    """A main player has not invited it; neither is one itself."""
    return at.seat == seat and len(list_inviting(at, seat)) < 2


@YIN_YANG.uses(hooks.joining, is_left_out, optional=True)
async def gives_tokens(at: Sender, seat: Seat) -> None:
    """It may give a token to whoever has not invited it; they come back when the encounter ends."""
    out = [side.seat for side in list_sides(at.state) if seat not in side.invited]
    for other in await ask_seats(at.state, seat, GIVE, "A55", out) if len(out) > 1 else out:
        at.state.now.marks[f"yin-yang-{other}"] = 1
        await tell(GIVES, who=Who(seat), other=Who(other))


def list_holders(at: Ships) -> list[Seat]:
    """Main players with a token whose opponent has lost these ships."""
    mains = [side.seat for side in list_sides(at.state)]
    lost = at.seat in mains and at.by in {"encounter", "deal"}
    return [one for one in mains if lost and one != at.seat and f"yin-yang-{one}" in at.state.now.marks]


@YIN_YANG.uses(hooks.lost, lambda at, seat: bool(list_holders(at)))
async def balances(at: Ships, seat: Seat) -> None:
    """Whoever has a token loses as many ships of its colonies as the opponent."""
    owed = dict.fromkeys(list_holders(at), at.number)
    await lose_chosen(at.state, owed, "yin-yang", "A55", list_colonies)


@YIN_YANG.wild.plays(hooks.lost, lambda at, seat: at.seat == seat)
async def blames(at: Ships, seat: Seat) -> None:
    """When it has lost ships, a player whom it blames loses as many."""
    whom = await ask_seat(at.state, seat, BLAME, "A55", [one for one in at.state.seats if one != seat])
    if whom is not None:
        await lose_chosen(at.state, {whom: at.number}, "yin-yang", "A55")
