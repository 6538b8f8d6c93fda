"""CD-52, CD-53, CD-R15 to CD-R17: negotiates with texts of their own."""

from typing import Final

from games.cosmic.expansions.dominion.state.printed_cards import CLAUSES, PLAIN, Clause
from games.cosmic.expansions.dominion.state.stakes import STAKES
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import CardsOfSeat, Loss, Now, OnSide, Sender
from games.cosmic.questions.choices import ask_cards, ask_yes
from games.cosmic.rules.hands import hand_over, take_random
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import find_opponent, find_stance, list_dealers, list_sides
from games.cosmic.state.sides import is_attack
from games.cosmic.state.state import Side, State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = STAKES.part()

SAVE, EXCHANGE = ADDS.choices("clause", "save", "exchange")
SAVES: Final = ADDS.keys.fact("clause-saves", "who")
MARK: Final = "clause-saves"


def find_clause(side: Side) -> Clause:
    """What the card that a side shows does besides; a morph does what it has become."""
    return CLAUSES.get(find_kind(side.shown).name, PLAIN) if side.shown else PLAIN


def find_main(state: State, seat: Seat) -> Side | None:
    """The side whose main player a seat is."""
    return next((side for side in list_sides(state) if side.seat == seat), None)


@ADDS.changes(hooks.deal_cost)
def count_clauses(cost: int, at: Sender) -> int:
    """CD-53, CD-R17, CC-3: what all cards shown add to what a failed deal costs a party, before kickers."""
    for side in list_dealers(at.state):
        clause = find_clause(side)
        cost += clause.own if side.seat == at.seat else clause.other
    return cost


@ADDS.changes(hooks.deal_colonies)
def allow_colonies(number: int, at: Now) -> int:
    """CD-R15: the limit rises for both parties; two such cards do not add up."""
    return max([number, *(find_clause(side).colonies for side in list_dealers(at.state))])


@ADDS.changes(hooks.due)
def count_due(number: int, at: OnSide) -> int:
    """CD-52: cards of compensation more, where any are due."""
    clause = find_clause(at.side)
    return number * clause.times + clause.cards if number > 0 else number


def is_beaten(state: State, side: Side) -> bool:
    """Whether a side has lost against an attack."""
    other = find_opponent(state.now, side)
    return state.now.winner == find_stance(state, other) and is_attack(other)


@ADDS.acts(hooks.resolution, after=True)
@not_a_rule
async def choose_what_is_saved(at: Now) -> None:
    """CD-52, CD-R16: its owner says whether ships are saved instead of a compensation that is doubled."""
    for side in list_sides(at.state):
        may = find_clause(side).saves == "all" and is_beaten(at.state, side)
        if may and await ask_yes(at.state, side.seat, SAVE, "CD-52"):
            at.state.now.marks[f"{MARK}-{side.seat}"] = 1
            await tell(SAVES, who=Who(side.seat))


@ADDS.acts(hooks.losing)
@not_a_rule
async def save_ships(loss: Loss) -> None:
    """CD-52, CD-R16: these ships go home; what is not lost is not compensated."""
    state = loss.state
    side = find_main(state, loss.seat) if state.encounter is not None else None
    if side is None or loss.by != "encounter" or not is_beaten(state, side):
        return
    if state.now.marks.get(f"{MARK}-{loss.seat}"):
        loss.to = "home"
    elif find_clause(side).saves == "half" and side is not state.now.offense:
        loss.saved += -(-loss.ships.get(state.now.planet, 0) // 2)


@ADDS.acts(hooks.compensated)
@not_a_rule
async def exchange(at: CardsOfSeat) -> None:
    """CD-52, our reading: cards of compensation are put back, and as many others taken at random, once."""
    side = find_main(at.state, at.seat)
    if side is None or at.giver is None or not find_clause(side).exchanges:
        return
    held = [card for card in at.cards if card in at.state.player(at.seat).hand]
    back = await ask_cards(at.state, at.seat, EXCHANGE, "CD-52", held, (0, len(held)))
    if back:
        await hand_over(at.state, at.seat, at.giver, back, "given")
        others = await take_random(at.state, at.seat, at.giver, len(back), "later")
        at.cards[:] = [*(card for card in at.cards if card not in back), *others]
