"""CD-40 to CD-47, CD-R3, CD-R4, CD-R6, CD-R21, CD-R22: kickers with texts of their own."""

from typing import Final

from games.cosmic.expansions.dominion.state.printed_cards import PER_ALLY, STRAIGHT, TWISTS, Twist
from games.cosmic.expansions.dominion.state.stakes import STAKES
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Kick, Loss, Now, OnSide, Reinforcing
from games.cosmic.rules.losses import lose
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import list_sides
from games.cosmic.state.ships import count
from games.cosmic.state.sides import list_revealed_kickers
from games.cosmic.state.state import BESIDE, GATE, State, Winner
from porc_royal.facts import Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = STAKES.part()

SCATTERS: Final = ADDS.keys.fact("kicker-scatters", "who")
DESTROYS: Final = ADDS.keys.fact("kicker-destroys")
JAMS: Final = ADDS.keys.fact("kicker-jams")


def find_twist(card: str) -> Twist:
    """The text of a kicker."""
    return TWISTS.get(find_kind(card).name, STRAIGHT)


def list_kickers(state: State) -> list[str]:
    """The kickers that have been revealed, and that no artifact has cancelled."""
    return [card for card in list_revealed_kickers(state) if card not in STAKES.of(state).cancelled]


def is_jammed(state: State, card: str) -> bool:
    """CD-R3: another kicker cancels all but itself; two of them cancel each other."""
    return any(find_twist(one).jams for one in list_kickers(state) if one != card)


def list_working(state: State) -> list[str]:
    """The kickers that have an effect."""
    return [card for card in list_kickers(state) if not is_jammed(state, card)]


@ADDS.changes(hooks.kicker)
def multiply(value: int, at: Kick) -> int:
    """CD-42 to CD-46: a cancelled one multiplies nothing, and one that reverses attacks does so on both sides."""
    if at.card not in list_working(at.state):
        return 1
    if find_twist(at.card).reverses:
        return find_kind(at.card).value if at.use == "attack" else 1
    return value


@ADDS.changes(hooks.reinforceable)
def forbid_reinforcements(may: bool, at: Now) -> bool:
    """CD-R3: the ban of a jamming kicker stays when it is jammed itself; where all is lost nothing helps."""
    kickers = list_kickers(at.state)
    return may and not any(find_twist(card).jams for card in kickers) and not is_lost(at.state)


@ADDS.changes(hooks.reinforcement)
def count_allies(value: int, at: Reinforcing) -> int:
    """CD-83, our reading: one for each player allied with either side."""
    if find_kind(at.card).name not in PER_ALLY:
        return value
    return len({ally for side in list_sides(at.state) for ally in side.allies})


def is_lost(state: State) -> bool:
    """CD-R21: whether a kicker lets both sides lose."""
    return any(find_twist(card).destroys for card in list_working(state))


@ADDS.changes(hooks.outcome, after=True)
def let_both_lose(winner: Winner, at: Now) -> Winner:
    """CD-46, CD-R21: whatever the cards say, and powers; nobody is compensated."""
    return "nobody" if is_lost(at.state) else winner


@ADDS.changes(hooks.retreats)
def let_nobody_retreat(retreats: bool, at: OnSide) -> bool:
    """CD-R21: a retreat does not save ships then."""
    return retreats and not is_lost(at.state)


@ADDS.acts(hooks.modified)
@not_a_rule
async def announce(at: Now) -> None:
    """CD-46: what a kicker does to all is said as soon as it is revealed."""
    if any(find_twist(card).jams for card in list_kickers(at.state)):
        await tell(JAMS)
    if is_lost(at.state):
        await tell(DESTROYS)


@ADDS.acts(hooks.dispersing)
@not_a_rule
async def scatter(at: OnSide) -> None:
    """CD-R22: whatever the outcome, the allies of this side lose their ships before they leave the encounter.

    As ships that are lost in it: what saves or removes those works on these.
    """
    state, side = at.state, at.side
    if not any(find_twist(card).scatters for card in side.laid if card in list_working(state)):
        return
    place = GATE if side is state.now.offense else BESIDE
    losses = [Loss(state, ally, {place: count(state, ally, place)}, "encounter") for ally in side.allies]
    if any(loss.number for loss in losses):
        await tell(SCATTERS, who=Who(side.seat))
        await lose(state, losses)
