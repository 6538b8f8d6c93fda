"""Solar Wind: what winning allies get changes places, rewards for those of the offense, colonies for the defense's."""

from typing import Final

from games.cosmic import facts, hooks
from games.cosmic.declaring import Artifact
from games.cosmic.expansions.dominion.stakes import STAKES
from games.cosmic.hooks import Now, OnSide, Reward
from games.cosmic.roles import find_stance, is_anyone
from games.cosmic.rules.homing import go_home
from games.cosmic.rules.losses import land
from games.cosmic.rules.rewards import rewards
from games.cosmic.ships import count
from games.cosmic.state import BESIDE, GATE
from games.table.facts import Seat
from games.table.script import tell
from games.table.traces import not_a_rule

CARD: Final = Artifact("solar_wind")
MARK: Final = "solar-wind"
BLOWS: Final = facts.KEYS.fact("solar-wind-blows")


@CARD.plays(hooks.revealed, is_anyone)
async def turns_gains_round(at: Now, seat: Seat) -> None:
    """For this encounter."""
    at.state.now.marks[MARK] = 1


@STAKES.acts(hooks.dispersing)
@not_a_rule
async def change_places(at: OnSide) -> None:
    """Allies of the offense go home, and are rewarded later; those of the defense land on the planet."""
    state, side = at.state, at.side
    if not state.now.marks.get(MARK) or state.now.winner != find_stance(state, side) or not side.allies:
        return
    await tell(BLOWS)
    if side is not state.now.offense:
        await land(state, side.allies, BESIDE, state.now.planet)
        return
    owed = STAKES.of(state).owed
    for ally in side.allies:
        owed[ally] = owed.get(ally, 0) + count(state, ally, GATE)
    await go_home(state, [(ally, GATE) for ally in side.allies])


@STAKES.changes(hooks.rewards, after=True)
def take_rewards(number: int, at: Reward) -> int:
    """Those of the defense are not rewarded then."""
    return 0 if at.state.now.marks.get(MARK) else number


@STAKES.acts(hooks.after_ships)
@not_a_rule
async def reward_all(at: Now) -> None:
    """What was owed for ships is paid once all have moved."""
    owed = dict(STAKES.of(at.state).owed)
    STAKES.of(at.state).owed = {}
    if owed:
        await rewards(at.state, {Seat(seat): number for seat, number in owed.items()})
