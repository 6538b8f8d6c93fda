"""Solar Wind: what winning allies get changes places, rewards for those of the offense, colonies for the defense's."""

from typing import Final

from games.cosmic.expansions.dominion.state.stakes import STAKES, promise
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now, OnSide, Reward
from games.cosmic.rules.losses import land
from games.cosmic.rules.returns import go_home
from games.cosmic.rules.rewards import rewards
from games.cosmic.state.roles import find_stance, is_anyone, list_sides
from games.cosmic.state.ships import count
from games.cosmic.state.state import BESIDE, GATE
from porc_royal.facts import Seat
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = STAKES.part()

CARD: Final = Artifact("solar_wind")
MARK: Final = "solar-wind"
BLOWS: Final = CARD.keys.fact("solar-wind-blows")


@CARD.plays(hooks.revealed, is_anyone)
async def turns_gains_round(at: Now, seat: Seat) -> None:
    """For this encounter."""
    at.state.now.marks[MARK] = 1


def is_blown(at: OnSide) -> bool:
    """It blows, and the side has won with allies."""
    now = at.state.now
    return bool(now.marks.get(MARK) and at.side.allies) and now.winner == find_stance(at.state, at.side)


@ADDS.acts(hooks.dispersing)
@not_a_rule
async def promise_rewards(at: OnSide) -> None:
    """Allies of the offense are rewarded later, for the ships that they have there now."""
    state = at.state
    for ally in at.side.allies if is_blown(at) and at.side is state.now.offense else []:
        await promise(state, ally, count(state, ally, GATE))


@ADDS.acts(hooks.dispersing, after=True)
@not_a_rule
async def change_places(at: OnSide) -> None:
    """Those of the offense go home, those of the defense land: what a kicker has left of them (CD-R22)."""
    state, side = at.state, at.side
    if not is_blown(at):
        return
    await tell(BLOWS)
    if side is state.now.offense:
        await go_home(state, [(ally, GATE) for ally in side.allies])
    else:
        await land(state, side.allies, BESIDE, state.now.planet)


@ADDS.changes(hooks.rewards, after=True)
def take_rewards(number: int, at: Reward) -> int:
    """Allies of the defense are not rewarded then."""
    defense = list_sides(at.state)[-1]
    return 0 if at.state.now.marks.get(MARK) and at.seat in defense.allies else number


@ADDS.acts(hooks.after_ships)
@not_a_rule
async def reward_all(at: Now) -> None:
    """What was owed for ships is paid once all have moved."""
    owed = dict(STAKES.of(at.state).owed)
    STAKES.of(at.state).owed = {}
    if owed:
        await rewards(at.state, {Seat(seat): number for seat, number in owed.items()})
