"""CD-70 to CD-74, CD-R7 to CD-R10: intimidates, laid before planning by anybody, and used by main players."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.dominion.state.printed_cards import INTIMIDATE
from games.cosmic.expansions.dominion.state.stakes import STAKES, list_held
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now, Sender
from games.cosmic.questions.script import FREE, ask_all
from games.cosmic.rules.hands import give
from games.cosmic.rules.planning import WITHOUT_CARDS
from games.cosmic.state.roles import is_main, list_sides
from games.cosmic.state.state import Side, State
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = STAKES.part()

BESIDE_KEYS: Final = (
    *(facts.ASK_GATES["start"], facts.ASK_GATES["alliances"]),
    *(facts.ASK_LAUNCH, facts.ASK_INVITE, facts.ASK_ALLY),
)
"""Questions beside which one may be laid: they come before planning, and name no card of a hand for good."""
LAY: Final = ADDS.keys.offer("lay", *BESIDE_KEYS, facts.ASK_ORDERS)
ASK_SWAP: Final = ADDS.keys.question("swap", "planet", options=("swap", "pass", facts.ORDERS))
LAYS: Final = ADDS.keys.fact("intimidate-lays", "who")
IS_LAID: Final = ADDS.keys.fact("intimidate-is-card", "who")
BACK: Final = ADDS.keys.fact("intimidate-back", "who")
SWAPS: Final = ADDS.keys.fact("intimidate-swaps", "who", "other", strikes="other")
EARLY: Final = frozenset({"encounter", "launch", "alliance"})


class Laying:
    """CD-70: one intimidate each an encounter, any time before planning."""

    options: Sequence[str] = (LAY,)

    def list_options(self, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        """Offered to all alike who have not laid one, whatever they hold."""
        if not STAKES.is_on(state) or state.phase not in EARLY or not set(asked) & set(BESIDE_KEYS):
            return {}
        if seat in STAKES.of(state).placed:
            return {}
        held = tuple(list_held(state, seat, INTIMIDATE))
        return {LAY: Option({facts.CARD: Pick("card", held)}, free=True)}

    @not_a_rule
    async def act(self, state: State, seat: Seat, reply: Reply) -> None:
        """It lies face down, and out of the hand; that it is one, all are told."""
        kept, card = STAKES.of(state), reply.text(facts.CARD)
        if card in state.player(seat).hand and seat not in kept.placed:
            state.player(seat).hand.remove(card)
            kept.laid[seat] = card
            kept.placed.append(seat)
            await tell(LAYS, who=Who(seat))


ADDS.add(FREE, Laying())


@not_a_rule
async def take_back(state: State, seats: Sequence[int]) -> None:
    """CD-74: intimidates of these seats go back to their hands unseen."""
    kept = STAKES.of(state)
    for seat in state.seats:
        if seat in seats and seat in kept.laid:
            give(state, seat, [kept.laid.pop(seat)])
            await tell(BACK, who=Who(seat))


@ADDS.acts(hooks.planning)
@not_a_rule
async def use_own(at: Now) -> None:
    """CD-71, CD-R7, CD-R9: a main player's becomes the encounter card; those who are no allies take theirs back."""
    state, kept = at.state, STAKES.of(at.state)
    without = bool(state.now.marks.get(WITHOUT_CARDS))
    for side in [] if without else list_sides(state):
        if side.seat in kept.laid:
            side.card, side.is_laid = kept.laid.pop(side.seat), True
            await tell(IS_LAID, who=Who(side.seat))
    allies = [] if without else [ally for side in list_sides(state) for ally in side.allies]
    await take_back(state, [seat for seat in kept.laid if seat not in allies])


@ADDS.changes(hooks.cards_needed, after=True)
def needs_none(number: int, at: Sender) -> int:
    """CD-71: a main player whose own lies on the table draws no new hand for lack of cards."""
    return 0 if at.seat in STAKES.of(at.state).laid and is_main(at, at.seat) else number


def list_offered(state: State, side: Side) -> list[Seat]:
    """CD-72: the allies of a side who have one on the table."""
    return [ally for ally in side.allies if ally in STAKES.of(state).laid]


@ADDS.acts(hooks.selected)
@not_a_rule
async def swap(at: Now) -> None:
    """CD-72, CD-R8: each main player may replace its card, blind; both choose at once. The others go back."""
    state, kept = at.state, STAKES.of(at.state)
    asked = [_ask_swap(state, side) for side in list_sides(state) if list_offered(state, side)]
    replies = await ask_all(state, asked)
    for side in list_sides(state):
        reply = replies.get(side.seat)
        if reply is None or reply.option == PASS:
            continue
        ally = Seat(int(reply.text(facts.SEAT)))
        if ally not in kept.laid:  # an ally of both sides: the offense has it
            continue
        give(state, state.now.unseen.pop(side.card, side.seat), [side.card])
        side.card, side.shown, side.is_laid = kept.laid.pop(ally), "", False
        state.now.unseen[side.card] = ally
        await tell(SWAPS, who=Who(side.seat), other=Who(ally))
    await take_back(state, list(kept.laid))


def _ask_swap(state: State, side: Side) -> Ask:
    allies = tuple(str(ally) for ally in list_offered(state, side))
    options = {PASS: Option(), "swap": Option({facts.SEAT: Pick("player", allies)})}
    args = {"planet": facts.name_planet(state.now.planet)}
    return Ask(side.seat, ASK_SWAP, "CD-72", options, Reply(PASS), dict(args))


@ADDS.acts(hooks.ending)
@not_a_rule
async def clear(at: Now) -> None:
    """CD-74: what was not used goes back, and in the next encounter one may be laid again."""
    state, kept = at.state, STAKES.of(at.state)
    for side in list_sides(state):
        if side.is_laid and side.card and not state.now.revealed:
            give(state, side.seat, [side.card])
            side.card = ""
    await take_back(state, list(kept.laid))
    kept.placed, kept.cancelled, kept.owed = [], [], {}
