"""CD-26, CD-27, CD-R23: salvage vessels: rewards for whoever wins with one, and a card from the discards."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.dominion.rules.flagships import KEYS, are_beside, list_present
from games.cosmic.expansions.dominion.state.drives import DRIVES, SALVAGE, list_marked
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_yes
from games.cosmic.questions.script import FREE
from games.cosmic.rules.hands import take_back
from games.cosmic.rules.rewards import rewards
from games.cosmic.rules.techs import are_for_all, choose_tech
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import find_stance, list_seats, list_sides
from games.cosmic.state.state import State
from porc_royal.asks import Option, Pick, Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = DRIVES.part()

BEAM: Final = ADDS.keys.offer("beam", *KEYS, facts.ASK_ORDERS)
BEAMS: Final = ADDS.keys.fact("beams", "who")
SALVAGES: Final = ADDS.keys.fact("salvages", "who", "number")
TECHS: Final = ADDS.choice("salvage-techs")
REWARDS: Final = 2


@ADDS.acts(hooks.resolution, after=True)
@not_a_rule
async def note_wins(at: Now) -> None:
    """CD-26: who has one in the encounter when it is won, as a main player or an ally."""
    state = at.state
    for side in list_sides(state):
        if state.now.winner == find_stance(state, side):
            for seat in (side.seat, *side.allies):
                number = REWARDS * len(list_present(state, side, seat, SALVAGE))
                if number:
                    DRIVES.of(state).owed[seat] = number
                    await tell(SALVAGES, who=Who(seat), number=number)


@ADDS.acts(hooks.after_ships)
@not_a_rule
async def reward_salvage(at: Now) -> None:
    """CD-26, TD-8: on top of everything else; where everybody plays with techs, two of those instead."""
    state = at.state
    owed = {Seat(seat): number for seat, number in DRIVES.of(state).owed.items()}
    DRIVES.of(state).owed = {}
    for seat in [seat for seat in list_seats(state) if seat in owed] if are_for_all(state) else []:
        if await ask_yes(state, seat, TECHS, "TD-8"):
            await choose_tech(state, seat, owed.pop(seat))
    if owed:
        await rewards(state, owed)


class Beaming:
    """CD-27, CD-R19, CD-32: a vessel takes a card from the cosmic discards, once."""

    options: Sequence[str] = (BEAM,)

    def list_options(self, state: State, seat: Seat, asked: Sequence[str]) -> dict[str, Option]:
        """By what all can see: the vessel, its marker and the discards; of each kind the card on top."""
        charged = [one for one in list_marked(state, seat, SALVAGE) if one.charged]
        if not charged or state.encounter is None or not are_beside(asked):
            return {}
        top = {find_kind(card).name: card for card in state.deck.discards}
        return {BEAM: Option({facts.CARD: Pick("card", tuple(top.values()))}, free=True)} if top else {}

    @not_a_rule
    async def act(self, state: State, seat: Seat, reply: Reply) -> None:
        """The marker is turned down."""
        card = reply.text(facts.CARD)
        charged = [one for one in list_marked(state, seat, SALVAGE) if one.charged]
        if charged and card in state.deck.discards:
            charged[0].charged = False
            await tell(BEAMS, who=Who(seat))
            await take_back(state, seat, [card])


ADDS.add(FREE, Beaming())
