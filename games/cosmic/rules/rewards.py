"""CE-105: for each ship a defensive ally gets a card or a ship from the warp, and says beforehand which."""

from games.cosmic import facts, hooks
from games.cosmic.asking import ask_all
from games.cosmic.hands import draw
from games.cosmic.hooks import Cards, Reward
from games.cosmic.roles import list_seats
from games.cosmic.rules.losses import retrieve
from games.cosmic.rules.reckoning import count_ships
from games.cosmic.ships import count
from games.cosmic.state import WARP, Side, State
from games.table.asks import Ask, Number, Option, Reply
from games.table.facts import Seat, Who
from games.table.script import tell
from games.table.traces import not_a_rule

NONE = "no-rewards"
"""A mark that nobody gets rewards in this encounter; what sets it names it so."""


@not_a_rule
async def count_rewards(state: State, defense: Side) -> dict[Seat, int]:
    """CE-105: one for each ship committed."""
    owed: dict[Seat, int] = {}
    for ally in defense.allies:
        number = count_ships(state, defense, ally)
        owed[ally] = await hooks.rewards.compute(number, Reward(state, ally, number))
    return owed


async def rewards(state: State, owed: dict[Seat, int]) -> None:
    """CE-105: the mixes are declared before anything is drawn, then all draw in turn order."""
    if state.now.marks.get(NONE):
        return
    seats = [seat for seat in list_seats(state) if owed.get(seat, 0) > 0]
    # Who has nothing in the warp has nothing to choose.
    asked = [seat for seat in seats if count(state, seat, WARP)]
    replies = await ask_all(state, [_ask(state, seat, owed[seat]) for seat in asked])
    wanted = {seat: reply.number(facts.SHIPS) for seat, reply in replies.items()}
    for seat in seats:
        ships = wanted.get(seat, 0)
        await tell(facts.REWARDED, who=Who(seat), cards=owed[seat] - ships, ships=ships)
    for seat in seats:
        ships = wanted.get(seat, 0)
        await retrieve(state, seat, ships, "reward")
        cards = await draw(state, seat, owed[seat] - ships, by="reward")
        if cards:
            await hooks.rewarded.open(Cards(state, seat, cards))


@not_a_rule
async def reward(state: State, seat: Seat, number: int) -> None:
    """A seat gets rewards by a power."""
    await rewards(state, {seat: number})


def _ask(state: State, seat: Seat, number: int) -> Ask:
    most = min(number, count(state, seat, WARP))
    options = {"reward": Option({facts.SHIPS: Number((0, most))})}
    default = Reply("reward", {facts.SHIPS: 0})
    return Ask(seat, facts.ASK_REWARD, "CE-105", options, default, {"number": number})
