"""CE-105: for each ship a defensive ally gets a card or a ship from the warp, and says beforehand which."""

from games.cosmic import facts, hooks
from games.cosmic.asking import ask_all
from games.cosmic.hands import draw, draw_further
from games.cosmic.hooks import Cards, Reward
from games.cosmic.roles import list_seats
from games.cosmic.rules.losses import retrieve
from games.cosmic.rules.reckoning import count_ships
from games.cosmic.ships import count
from games.cosmic.state import WARP, Side, State
from games.table.asks import Ask, Chosen, Field, Number, Option, Reply
from games.table.facts import Named, Seat, Who
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
    """CE-105, CD-31: the mixes are declared before anything is drawn, then all draw in turn order."""
    if state.now.marks.get(NONE):
        return
    seats = [seat for seat in list_seats(state) if owed.get(seat, 0) > 0]
    replies = await ask_all(state, [_ask(state, seat, owed[seat]) for seat in seats])
    for seat in seats:
        ships = replies[seat].number(facts.SHIPS)
        further = read_further(state, replies[seat])
        number = owed[seat] - ships - sum(further.values())
        await tell(facts.REWARDED, who=Who(seat), cards=number, ships=ships)
        for back, more in further.items():
            if more:
                await tell(facts.REWARDED_FURTHER, who=Who(seat), number=more, back=Named("back", back))
    for seat in seats:
        ships = replies[seat].number(facts.SHIPS)
        further = read_further(state, replies[seat])
        await retrieve(state, seat, ships, "reward")
        cards = await draw(state, seat, owed[seat] - ships - sum(further.values()), by="reward")
        for back, number in further.items():
            cards += await draw_further(state, seat, back, number)
        if cards:
            await hooks.rewarded.open(Cards(state, seat, cards))


def read_further(state: State, reply: Reply) -> dict[str, int]:
    """CD-31: how many cards a reply wants of decks with a back of their own."""
    return {back: reply.number(facts.name_further(back)) for back in state.decks}


@not_a_rule
async def reward(state: State, seat: Seat, number: int) -> None:
    """A seat gets rewards by a power."""
    await rewards(state, {seat: number})


def _ask(state: State, seat: Seat, number: int) -> Ask:
    most = min(number, count(state, seat, WARP))
    fields: dict[str, Field] = {facts.SHIPS: Number((0, most))}
    names = [facts.SHIPS]
    for back, deck in state.decks.items():
        left = len(deck.pile) + len(deck.discards)
        before = tuple(names)

        def bound(chosen: Chosen, before: tuple[str, ...] = before, left: int = left) -> tuple[int, int]:
            taken = [chosen.get(name, 0) for name in before]
            return 0, min(left, number - sum(one for one in taken if isinstance(one, int)))

        fields[facts.name_further(back)] = Number(bound, optional=True)
        names.append(facts.name_further(back))
    options = {"reward": Option(fields)}
    default = Reply("reward", {facts.SHIPS: 0})
    return Ask(seat, facts.ASK_REWARD, "CE-105", options, default, {"number": number})
