"""Hand Zap: a player discards the hand and draws a new one."""

from typing import Final

from games.cosmic import facts, hooks
from games.cosmic.choosing import ask_one_seat
from games.cosmic.declaring import Artifact
from games.cosmic.hands import renew_hand
from games.cosmic.hooks import Now
from games.cosmic.roles import is_anyone, list_others
from games.cosmic.state import State
from games.table.facts import Seat
from games.table.traces import not_a_rule

CARD: Final = Artifact("hand_zap")
WHOM: Final = facts.choice("hand-zap")


@not_a_rule
async def zap_hand(state: State, seat: Seat) -> None:
    """Whoever plays it says whose, be it the own one."""
    await renew_hand(state, await ask_one_seat(state, seat, WHOM, "CD-83", [*list_others(state, seat), seat]))


@CARD.plays(hooks.regroup, is_anyone)
async def renews_a_hand(at: Now, seat: Seat) -> None:
    """At the start of an encounter."""
    await zap_hand(at.state, seat)
