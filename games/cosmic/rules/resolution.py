"""CE-100 to CE-109: what becomes of ships and cards once the outcome is known."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Arrival, Loss, Now, OnSide
from games.cosmic.questions.ahead import Ahead
from games.cosmic.rules.compensation import compensation, is_compensated
from games.cosmic.rules.deals import deal, disperse
from games.cosmic.rules.losses import land, lose
from games.cosmic.rules.reckoning import count_ships
from games.cosmic.rules.returns import go_home
from games.cosmic.rules.rewards import count_rewards, make_rewards_ahead, rewards
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import list_sides
from games.cosmic.state.ships import count
from games.cosmic.state.state import BESIDE, GATE, WARP, Side, State
from porc_royal.facts import Who
from porc_royal.rulebook import Next
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = facts.Adds()

FORESEEN: Final = "outcome-foreseen"
"""A mark that nothing has happened since all were asked at the gate before."""


async def resolution(state: State, ahead: Ahead | None = None, offer: Ahead | None = None) -> Next:
    """CE-100 to CE-109, perhaps with rewards, or a first offer, that were said at the gate before."""
    state.phase = "resolution"
    offense, defense = list_sides(state)
    match state.now.winner:
        case "deal":
            await deal(state, offer)
        case "nobody":
            await hooks.resolution.open(Now(state))
            await tell(facts.BOTH_LOSE)
            await lose_sides(state, offense, defense)
        case "offense":
            await hooks.resolution.open(Now(state))
            await win_as_offense(state, offense, defense)
        case _:
            ahead = make_rewards_ahead() if ahead is None else ahead
            await hooks.resolution.open(Now(state), beside=(ahead,))
            await win_as_defense(state, offense, defense, ahead)
    await hooks.after_ships.open(Now(state))
    await look_around(state)
    return "end"


def are_gains_due(at: Now) -> bool:
    """BOT-2: whether compensation or rewards are due by what all can see; else the gate is not held.

    Nor where it comes out as everybody saw it at the gate before, who could play and lay ready the same cards there.
    """
    if at.state.now.marks.get(FORESEEN):
        return False
    offense, defense = list_sides(at.state)
    if at.state.now.winner == "defense":
        return is_compensated(at.state, offense, defense) or bool(defense.allies)
    return at.state.now.winner == "offense" and is_compensated(at.state, defense, offense)


ADDS.add(hooks.resolution.held, are_gains_due)


@not_a_rule
async def win_as_offense(state: State, offense: Side, defense: Side) -> None:
    """CE-104, CE-109: the defense and its allies lose their ships; all in the gate land, in one step.

    CD-61: beside those of a defense that retreated.
    """
    await tell(facts.WINS, who=Who(offense.seat))
    state.now.success = True
    await disperse(state)
    await lose_sides(state, defense)
    await compensation(state, defense, offense)
    await land(state, [offense.seat, *offense.allies], GATE, state.now.planet)
    await look_around(state)
    await hooks.arrived.open(Arrival(state, offense.seat, state.now.planet))


@not_a_rule
async def win_as_defense(state: State, offense: Side, defense: Side, ahead: Ahead) -> None:
    """CE-105: all in the gate are lost; defensive allies go home and are rewarded."""
    await tell(facts.WINS, who=Who(defense.seat))
    owed = await count_rewards(state, defense)
    await disperse(state)
    await lose_sides(state, offense)
    await compensation(state, offense, defense)
    await go_home(state, [(seat, BESIDE) for seat in (*defense.allies, defense.seat)])
    await rewards(state, owed, ahead.find_standing(owed.get))


@not_a_rule
async def lose_sides(state: State, *sides: Side) -> None:
    """CE-103 to CE-105: all ships of these sides are lost; how many each main player lost is noted (CE-107)."""
    losses = [list_loss(state, side, seat) for side in sides for seat in (side.seat, *side.allies)]
    lost = await lose(state, losses)
    for side in sides:
        state.now.lost[str(side.seat)] = lost.get(side.seat, 0)


def list_loss(state: State, side: Side, seat: int) -> Loss:
    """The ships of a seat on a side, by place; CD-60 to CD-62: a retreat takes them home, the defense's stay."""
    retreats = bool(side.shown) and find_kind(side.shown).retreats
    retreats = hooks.retreats.of(retreats, OnSide(state, side))
    owner = next(one for one in state.seats if one == seat)
    places = [GATE] if side is state.now.offense else [BESIDE]
    if owner == side.seat and side is not state.now.offense and not retreats:
        places.append(state.now.planet)
    ships = {place: count(state, owner, place) for place in places if count_ships(state, side, owner)}
    taken = {place: number for place, number in ships.items() if number}
    return Loss(state, owner, taken, "encounter", to="home" if retreats else WARP)
