"""Flares and powers that change hands by what a card says."""

from games.cosmic import facts
from games.cosmic.catalogue import flare_of
from games.cosmic.hands import hand_over
from games.cosmic.state import State
from games.cosmic.zaps import lose_flare
from games.table.facts import Seat, Who
from games.table.powers import Power
from games.table.script import tell
from games.table.traces import not_a_rule


@not_a_rule
async def give_flare(state: State, seat: Seat, alien: Power) -> None:
    """A flare goes to whoever has that alien's power, to the discards where nobody has it."""
    card = flare_of(alien.name)
    owners = [one for one in state.seats if alien.name in state.player(one).powers]
    if not owners:
        lose_flare(state, seat, card)
    elif owners[0] != seat and card in state.player(seat).hand:
        await hand_over(state, seat, owners[0], [card])


@not_a_rule
async def trade_powers(state: State, one: Seat, other: Seat) -> None:
    """Two seats trade all their powers, for good; what was cancelled stays cancelled for whoever used it."""
    mine, theirs = state.player(one), state.player(other)
    mine.powers, theirs.powers = theirs.powers, mine.powers
    await tell(facts.TRADE_POWERS, who=Who(one), other=Who(other))


@not_a_rule
async def lend_powers(state: State, owner: Seat, holder: Seat) -> None:
    """All powers of a seat go to another until the encounter ends."""
    for alien in list(state.player(owner).powers):
        await lend_power(state, owner, holder, alien)


@not_a_rule
async def lend_power(state: State, owner: Seat, holder: Seat, alien: str) -> None:
    """A power goes to another seat until the encounter ends."""
    state.player(owner).powers.remove(alien)
    state.player(holder).powers.append(alien)
    state.now.lent.append(f"{owner}:{holder}:{alien}")
    await tell(facts.LENDS, who=Who(owner), other=Who(holder), alien=facts.name_alien(alien))
