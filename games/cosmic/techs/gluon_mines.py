"""Gluon Mines: ships of the offense go to the warp before cards are revealed."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import Loss, Now
from games.cosmic.extension.techs import Tech, has_techs
from games.cosmic.questions.choices import ask_one_seat
from games.cosmic.questions.script import ask
from games.cosmic.rules.losses import lose
from games.cosmic.rules.techs import LAB, count_researching, discard_tech
from games.cosmic.state.labs import count_there, find_lab, list_down, name_lab, name_tech
from games.cosmic.state.ships import count
from games.cosmic.state.state import GATE, State
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

GLUON_MINES: Final = Tech("gluon_mines", 0, is_secret=True)
ASK_MINES: Final = GLUON_MINES.keys.question("mines", options=("turn-up", PASS, facts.ORDERS))
WHOSE: Final = GLUON_MINES.choice("gluon-whose")
EXPLODE: Final = GLUON_MINES.keys.fact("tech-mines", "who", "tech", "number")
GLUON_MINES.orderable("mines")


@not_a_rule
async def may_explode(at: Now) -> None:
    """As the defense, once cards are chosen; whoever has ships on a tech that lies face down is asked alike."""
    state, defense = at.state, at.state.now.defense
    if defense is None:
        return
    seat = defense.seat
    down = [one for one in list_down(state, seat) if count_there(state, seat, one)]
    if not down:
        return
    mines = [one for one in down if one.name == GLUON_MINES.name]
    labs = tuple(name_lab(seat, one) for one in mines)
    options = {PASS: Option(), "turn-up": Option({LAB: Pick("lab", labs)})}
    reply = await ask(state, Ask(seat, ASK_MINES, "TD-6", options, Reply(PASS)))
    found = find_lab(state, reply.text(LAB))
    if reply.option == "turn-up" and found is not None:
        number = count_researching(state, seat, found[1])
        named = name_tech(GLUON_MINES.name)
        await tell(EXPLODE, reveals=True, who=Who(seat), tech=named, number=number)
        await detonate(state, seat, number)
        await discard_tech(state, seat, found[1])


@not_a_rule
async def detonate(state: State, seat: Seat, number: int) -> None:
    """One ship of the offense for each that researched them, of allies, too; without any the defense wins."""
    there = {one: count(state, one, GATE) for one in state.seats if count(state, one, GATE)}
    hit: dict[Seat, int] = {}
    for _ in range(min(number, sum(there.values()))):
        among = [one for one, ships in there.items() if ships > hit.get(one, 0)]
        among.sort(key=lambda one: one != state.offense)
        whose = await ask_one_seat(state, seat, WHOSE, "TD-6", among)
        hit[whose] = hit.get(whose, 0) + 1
    await lose(state, [Loss(state, one, {GATE: ships}, GLUON_MINES.name) for one, ships in hit.items()])
    if not any(count(state, one, GATE) for one in state.seats):
        state.now.decided = "defense"


GLUON_MINES.add(hooks.selected.rules, MomentRule(has_techs, may_explode))
